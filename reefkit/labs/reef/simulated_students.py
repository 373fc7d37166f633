"""How simulated students answer and play in the Reef Survivor lab."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from reefkit.games.reef.actions import (
    Grow,
    Mutate,
    Predict,
    Settle,
    StrategyNote,
    TakeJuveniles,
    TradeOffer,
)
from reefkit.labs.lesson.desk_records import LessonGhosts
from reefkit.labs.lesson.simulated_student import Choosing, Ghost, chance, pick
from reefkit.labs.reef.content import own_papers
from reefkit.match.game import Action, Ready
from reefkit.match.table import Table
from reefkit.text import message

A = TypeVar("A", bound=Action)

NOTES = 8
"""How many notes there are to write: `ghost-note-<n>`."""
MISTAKES = 0.35
"""Of the choices of somebody without any care, how many are made at random."""
OFFERS = 0.2
"""How often a seat that has nothing else to do offers its neighbour something."""
_CARELESS = (Grow, Mutate, TakeJuveniles, Settle)
"""Choices that a student may well make without weighing them."""


class _ReefGhosts(LessonGhosts):
    """Reef Survivor, as ghosts need it."""

    def __init__(self) -> None:
        super().__init__(game="reef", own=own_papers)

    def notes(self, table: Table, seat: int) -> Sequence[str]:
        """Give what a seat wrote down, by round."""
        return tuple(table.view(seat).state.notes[seat])

    def unlike(self, choosing: Choosing, action: Action) -> Action:
        """Turn what a bot would do into what this student does.

        Students write notes, mark other builders in their predictions, offer trades, and now and
        then choose what comes to hand.
        """
        state, seat, ghost = choosing.state, choosing.seat, choosing.ghost
        here = (ghost.key, choosing.rules.stage(state), state.rows_rolled)
        if isinstance(action, Ready):
            return _before_ready(choosing) or action
        if isinstance(action, Predict):
            return _marked(action, _legal(choosing, Predict), ghost, here)
        if isinstance(action, _CARELESS):
            turn = state.turn
            left = (turn.due[seat], turn.done[seat], int((state.nursery.kind[seat] != 0).sum()))
            if chance(MISTAKES * (1 - ghost.care), *here, *left, "careless"):
                return pick(_legal(choosing, type(action)) or [action], *here, *left)
        return action


def _before_ready(choosing: Choosing) -> Action | None:
    """Give what a student does that a bot leaves out: a note, an offer; none for nothing."""
    state, ghost = choosing.state, choosing.ghost
    here = (ghost.key, state.round, state.phase)
    if state.phase == "survey":
        writes = ghost.habit != "quiet" and chance(0.75, *here, "writes")
        if writes and _legal(choosing, StrategyNote):
            number = pick(range(1, NOTES + 1), *here, "note")
            return StrategyNote(choosing.say.render(message(f"ghost-note-{number}")))
    if state.phase == "migration" and not state.turn.trades_made[choosing.seat]:
        offers = _legal(choosing, TradeOffer) if chance(OFFERS, *here, "offers") else []
        return pick(offers, *here, "offer") if offers else None
    return None


def _legal(choosing: Choosing, kind: type[A]) -> list[A]:
    every = choosing.rules.legal(choosing.state, choosing.seat)
    return [each for each in every if isinstance(each, kind)]


def _marked(
    sure: Predict, single: Sequence[Predict], ghost: Ghost, here: tuple[object, ...]
) -> Predict:
    """Mark what a student expects to lose: some that are sure to die, and some that are not."""
    every = [place for one in single for place in one.places]
    foresees = min(0.95, max(0.3, 0.65 + 0.15 * ghost.ability))
    return Predict(
        tuple(
            place
            for place in every
            if (place in sure.places) is chance(foresees, *here, "predict", place)
        )
    )


GHOST_LAB = _ReefGhosts()
