"""How simulated students answer and play in the Blue Expanse lab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.games.expanse.actions import ActAll, ActCard, AnswerTask, Buy, Done, TakeCard
from reefkit.labs.expanse.content import own_papers
from reefkit.labs.lesson.desk_records import LessonGhosts
from reefkit.labs.lesson.simulated_student import chance, pick
from reefkit.match.game import Action

if TYPE_CHECKING:
    from reefkit.labs.lesson.simulated_student import Choosing


MISTAKES = 0.35
"""Of the choices of somebody without any care, how many are made at random."""
HASTE = 0.3
"""How often somebody without any care lets all cards act at once."""


class _ExpanseGhosts(LessonGhosts):
    """Blue Expanse, as ghosts need it."""

    def __init__(self) -> None:
        super().__init__(game="expanse", own=own_papers)

    def unlike(self, choosing: Choosing, action: Action) -> Action:
        """Turn what a bot would do into what this student does.

        Students now and then buy what looks nice, take what comes to hand, and let cards act in no
        particular order.
        """
        state, ghost = choosing.state, choosing.ghost
        here = (ghost.key, state.turn, state.phase, state.step)
        care = 1 - ghost.care
        if isinstance(action, ActCard) and chance(HASTE * care, *here, "haste"):
            return ActAll()
        if not isinstance(action, Buy | TakeCard | AnswerTask | Done) or state.phase == "research":
            return action
        if not chance(MISTAKES * care, *here, "careless"):
            return action
        wanted = (Buy, Done) if isinstance(action, Buy | Done) else (type(action),)
        every = choosing.rules.legal(choosing.state, choosing.seat)
        alike = [each for each in every if isinstance(each, wanted)]
        return pick(alike, *here, "which") if alike else action


GHOST_LAB = _ExpanseGhosts()
