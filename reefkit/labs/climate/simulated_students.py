"""How simulated students answer and play in the Climate Change lab."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from reefkit.games.climate.actions import MoveSpecies, PlaceSpecies, Preadapt
from reefkit.labs.climate.content import own_papers
from reefkit.labs.lesson.desk_records import LessonGhosts
from reefkit.labs.lesson.simulated_student import chance, pick
from reefkit.match.game import Action, Ready

if TYPE_CHECKING:
    from reefkit.labs.lesson.simulated_student import Choosing


A = TypeVar("A", bound=Action)

MISTAKES = 0.35
"""Of the choices of somebody without any care, how many are made at random."""
EARLY = 0.25
"""How often a student changes a gene ahead of need, where a bot would not."""


class _ClimateGhosts(LessonGhosts):
    """Climate Change, as ghosts need it."""

    def __init__(self) -> None:
        super().__init__(game="climate", own=own_papers)

    def unlike(self, choosing: Choosing, action: Action) -> Action:
        """Turn what a bot would do into what this student does.

        Students now and then go where it comes to hand, and try a preadaptation.
        """
        state, ghost = choosing.state, choosing.ghost
        here = (ghost.key, choosing.rules.stage(state), len(state.hands[choosing.seat]))
        if isinstance(action, MoveSpecies | PlaceSpecies) and chance(
            MISTAKES * (1 - ghost.care), *here, "careless"
        ):
            return pick(_legal(choosing, type(action)), *here)
        if isinstance(action, Ready) and chance(EARLY, *here, "early"):
            early = _legal(choosing, Preadapt)
            return pick(early, *here, "gene") if early else action
        return action


def _legal(choosing: Choosing, kind: type[A]) -> list[A]:
    every = choosing.rules.legal(choosing.state, choosing.seat)
    return [each for each in every if isinstance(each, kind)]


GHOST_LAB = _ClimateGhosts()
