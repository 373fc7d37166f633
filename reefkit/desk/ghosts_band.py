"""The band above a simulated class: what it is doing, and its pace."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from reefkit.desk.session import (
    DeskScene,
    DeskSession,
)
from reefkit.match.errors import reject
from reefkit.simulated_class.rehearsal import PACES
from reefkit.simulated_class.simulated_class import GHOSTS_SETTING, SimulatedClass
from reefkit.text import message
from reefkit.widgets.acts import Acts

ghost_acts = Acts()


@ghost_acts.on("ghosts-pace")
def _set_pace(session: DeskSession, pace: str = "") -> None:
    if pace not in PACES or session.leading is None:
        raise reject("lab-not-understood")
    session.leading.set_pace(pace)


FEWEST, MOST = 2, 36
"""Fewest and most simulated students of a rehearsal."""

USUAL = 24


@ghost_acts.on("rehearse-begin")
def _begin(
    session: DeskSession,
    pupils: Annotated[int, Meta(ge=FEWEST, le=MOST)] = USUAL,
    pace: str = "slow",
) -> None:
    """Let simulated students into the teacher's own empty class."""
    if pace not in PACES or session.leading is None:
        raise reject("lab-not-understood")
    session.store.classes.begin_rehearsal(session.class_id)
    SimulatedClass(session.store, session.class_id, pupils=pupils)
    session.leading.set_pace(pace)
    session.leading.start()
    session.tell(message("rehearse-begun", count=pupils))


@ghost_acts.on("rehearse-end")
def _end(session: DeskSession) -> None:
    """Erase the simulated students, and leave the class as it was."""
    stored = session.store.work.recall(f"class:{session.class_id}", GHOSTS_SETTING, {})
    people = list(stored.get("people", {}).values())
    session.store.classes.end_rehearsal(session.class_id, people)
    session.ui.dialog = session.ui.about = ""
    session.tell(message("rehearse-ended"))


def rehearse_values(scene: DeskScene) -> dict[str, object]:
    """Return what the tab *Class* offers: numbers and paces, none of them while it is in use."""
    is_free = not scene.klass.ghost and not scene.tables
    is_free = is_free and not scene.store.classes.members(scene.class_id, removed=True)
    paces = [each for each in PACES if each != "still"]
    return {"pupils": range(FEWEST, MOST + 1) if is_free else (), "usual": USUAL, "paces": paces}


def ghosts_band(scene: DeskScene) -> str:
    leading = scene.session.leading
    if not scene.klass.ghost:
        return ""
    rehearsal = None if leading is None else leading.rehearsal
    now = message("ghosts-elsewhere") if rehearsal is None else rehearsal.told()
    return scene.render(
        "ghosts.html",
        paces=tuple(PACES),
        pace="" if leading is None else leading.pace,
        now=now,
        own=scene.store.classes.rehearses(scene.class_id),
    )
