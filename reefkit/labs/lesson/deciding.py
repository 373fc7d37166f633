"""What the controls of every game can do: say *Ready*, undo, and be helped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.labs.acts import Acts
from reefkit.labs.lesson import cover
from reefkit.match.errors import reject
from reefkit.match.game import Ready, Undo
from reefkit.text import message

if TYPE_CHECKING:
    from reefkit.labs.lesson.session import LessonSession

helped = Acts()
acts = Acts()


@acts.on("ready")
def ready(session: LessonSession, values: object) -> None:
    """Close the phase for this seat."""
    del values
    session.play(Ready())
    session.ui.hand = session.kind.new_hand()


@acts.on("undo")
def undo(session: LessonSession, values: object) -> None:
    """Take the latest choice back."""
    del values
    session.play(Undo())
    session.ui.hand = session.kind.new_hand()
    session.tell(message("play-undone"))


@helped.on("do-for-me")
def do_for_me(session: LessonSession, values: object) -> None:
    """Let the seat's helper decide what is left of this step."""
    del values
    if session.seat not in session.here:
        raise reject("lab-not-here")
    session.check_present()
    cover.check_open(session)
    session.open_table.do_for_me(session.seat)
    session.next_seat()
    session.tell(message("play-done-for-you"))


acts.include(helped)
