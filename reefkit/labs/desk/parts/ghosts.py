"""The band over a class of ghosts: what they do now, and how quick they are."""

from __future__ import annotations

from msgspec import Struct

from reefkit.labs.acts import Acts
from reefkit.labs.desk.scene import DeskScene
from reefkit.labs.desk.session import DeskSession
from reefkit.labs.ghosts.rehearsal import PACES
from reefkit.match.errors import reject
from reefkit.text import message

acts = Acts()


class PaceName(Struct, frozen=True):
    """A pace."""

    pace: str = ""


@acts.on("ghosts-pace", PaceName)
def set_pace(session: DeskSession, values: PaceName) -> None:
    """Have the ghosts go on at a pace."""
    if values.pace not in PACES or session.leading is None:
        raise reject("lab-not-understood")
    session.leading.set_pace(values.pace)


def band(scene: DeskScene) -> str:
    """Draw the band; nothing in a class of real students."""
    leading = scene.session.leading
    if not scene.klass.ghost:
        return ""
    rehearsal = None if leading is None else leading.rehearsal
    now = message("ghosts-elsewhere") if rehearsal is None else rehearsal.told()
    return scene.render(
        "ghosts.html", paces=tuple(PACES), pace="" if leading is None else leading.pace, now=now
    )
