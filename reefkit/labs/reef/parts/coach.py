"""The coach of the practice round: one more sentence a step, and the way on to a real match."""

from __future__ import annotations

from reefkit.labs.acts import Acts
from reefkit.labs.lesson import begin
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.practice import coach, practice_match
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession

acts = Acts()


@acts.on("practise")
def practise(session: ReefSession, values: object) -> None:
    """Begin the practice round."""
    del values
    begin.practise(session, practice_match(session.say))


@acts.on("stop-practice")
def stop_practice(session: ReefSession, values: object) -> None:
    """Leave the practice round for the set-up of a real match, or for the door before its end."""
    del values
    if session.ui.practice is None:
        return
    over = session.table is not None and session.scene().phase == "over"
    begin.leave(session, "new" if over else "door")


def render(scene: Scene) -> str:
    """Draw the coach's bar while a practice round is played and on the board."""
    said = coach(scene) if not scene.page else None
    if said is None:
        return ""
    return scene.render("coach.html", said=said, over=scene.phase == "over")


PART = Part("coach", render, acts)
