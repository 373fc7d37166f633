"""How simulated students answer and play in the Succession lab."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from reefkit.games.succession.actions import Follow, LayCard, RockNote, Upgrade
from reefkit.labs.lesson.desk_records import LessonGhosts
from reefkit.labs.lesson.simulated_student import chance, pick
from reefkit.labs.succession.content import own_papers
from reefkit.match.game import Action, Ready
from reefkit.match.table import Table
from reefkit.text import message

if TYPE_CHECKING:
    from reefkit.labs.lesson.simulated_student import Choosing


NOTES = 5
"""How many notes there are to write: `succession-desk-note-<n>`."""
MISTAKES = 0.35
"""Of the plays of somebody without any care, how many are made at random."""
FORGETS = 0.5
"""How often somebody without any care forgets to call."""


class _SuccessionGhosts(LessonGhosts):
    """Succession, as ghosts need it."""

    def __init__(self) -> None:
        super().__init__(game="succession", own=own_papers)

    def notes(self, table: Table, seat: int) -> Sequence[str]:
        """Give what a seat wrote down, by round."""
        return tuple(table.view(seat).state.notes[seat])

    def unlike(self, choosing: Choosing, action: Action) -> Action:
        """Turn what a bot would do into what this student does.

        Students write notes, forget to call, and now and then play what comes to hand.
        """
        state, ghost = choosing.state, choosing.ghost
        here = (ghost.key, state.round, state.phase, state.step)
        care = 1 - ghost.care
        if isinstance(action, Ready):
            return _noted(choosing) or action
        if isinstance(action, LayCard) and chance(MISTAKES * care, *here, "careless"):
            action = pick(_alike(choosing), *here, "play")
        if isinstance(action, LayCard | Follow | Upgrade) and chance(
            FORGETS * care, *here, "forgets"
        ):
            return replace(action, last=False, winner=False)
        return action


def _noted(choosing: Choosing) -> Action | None:
    """Give what a student writes after a round; none where it writes nothing more."""
    state, ghost, seat = choosing.state, choosing.ghost, choosing.seat
    here = (ghost.key, state.round, "note")
    wanted = ghost.habit != "quiet" and chance(0.7, *here)
    if state.phase != "survey" or state.notes[seat][state.round - 1] or not wanted:
        return None
    number = pick(range(1, NOTES + 1), *here, "which")
    return RockNote(choosing.say.render(message(f"succession-desk-note-{number}")))


def _alike(choosing: Choosing) -> list[LayCard]:
    every = choosing.rules.legal(choosing.state, choosing.seat)
    return [each for each in every if isinstance(each, LayCard)]


GHOST_LAB = _SuccessionGhosts()
