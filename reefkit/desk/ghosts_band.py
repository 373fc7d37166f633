"""The band above a simulated class: what it is doing, and its pace."""

from __future__ import annotations

from reefkit.desk.session import (
    DeskScene,
    DeskSession,
)
from reefkit.match.errors import reject
from reefkit.simulated_class.rehearsal import PACES
from reefkit.text import message
from reefkit.widgets.acts import Acts

ghost_acts = Acts()


@ghost_acts.on("ghosts-pace")
def _set_pace(session: DeskSession, pace: str = "") -> None:
    if pace not in PACES or session.leading is None:
        raise reject("lab-not-understood")
    session.leading.set_pace(pace)


def ghosts_band(scene: DeskScene) -> str:
    leading = scene.session.leading
    if not scene.klass.ghost:
        return ""
    rehearsal = None if leading is None else leading.rehearsal
    now = message("ghosts-elsewhere") if rehearsal is None else rehearsal.told()
    return scene.render(
        "ghosts.html", paces=tuple(PACES), pace="" if leading is None else leading.pace, now=now
    )
