"""How simulated students play in the Reef Survivor lab."""

from __future__ import annotations

from collections.abc import Sequence

from reefkit.games.reef.actions import (
    Grow,
    Mutate,
    Predict,
    Settle,
    StrategyNote,
    TakeJuveniles,
    TradeOffer,
)
from reefkit.labs.lesson.simulated_student import MISTAKES, Choosing, Ghost, chance, pick
from reefkit.match.game import Action, Ready
from reefkit.text import message

NOTES = 8
"""How many notes there are to write: `ghost-note-<n>`."""
OFFERS = 0.2
"""How often a seat that has nothing else to do offers its neighbour something."""
_CARELESS = (Grow, Mutate, TakeJuveniles, Settle)
"""Choices that a student may well make without weighing them."""


def unlike_bot(choosing: Choosing, action: Action) -> Action:
    """Return what this student does where a bot would take an action.

    Students write notes, mark other builders in their predictions, offer trades, and now and
    then choose what comes to hand.
    """
    state, seat, ghost = choosing.state, choosing.seat, choosing.ghost
    here = (ghost.key, choosing.rules.stage(state), state.rows_rolled)
    if isinstance(action, Ready):
        return _before_ready(choosing) or action
    if isinstance(action, Predict):
        return _marked(action, choosing.legal(Predict), ghost, here)
    if isinstance(action, _CARELESS):
        turn = state.turn
        left = (turn.due[seat], turn.done[seat], int((state.nursery.kind[seat] != 0).sum()))
        if chance(MISTAKES * (1 - ghost.care), *here, *left, "careless"):
            return pick(choosing.legal(type(action)) or [action], *here, *left)
    return action


def _before_ready(choosing: Choosing) -> Action | None:
    """Return what a student does that a bot leaves out: a note, an offer; none for nothing."""
    state, ghost = choosing.state, choosing.ghost
    here = (ghost.key, state.round, state.phase)
    if state.phase == "survey":
        writes = ghost.habit != "quiet" and chance(0.75, *here, "writes")
        if writes and choosing.legal(StrategyNote):
            number = pick(range(1, NOTES + 1), *here, "note")
            return StrategyNote(choosing.say.render(message(f"ghost-note-{number}")))
    if state.phase == "migration" and not state.turn.trades_made[choosing.seat]:
        offers = choosing.legal(TradeOffer) if chance(OFFERS, *here, "offers") else []
        return pick(offers, *here, "offer") if offers else None
    return None


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
