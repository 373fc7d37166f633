"""The beginning and end of turns and rounds."""

from __future__ import annotations

from reefkit.games.succession.deck import deal, find_starters
from reefkit.games.succession.state import HIDDEN, NOBODY
from reefkit.games.succession.step import Step


def clear(step: Step) -> None:
    """Clear what belongs to one phase only: starters, the card drawn, passes, cards handed on."""
    state = step.state
    state.starters, state.opening, state.drawn = [], HIDDEN, HIDDEN
    state.passed = [False] * len(step.seats)
    state.given = [HIDDEN] * len(step.seats)


def _deck_is_over(step: Step) -> bool:
    return step.options.deck_ends and not step.state.deck


def _is_late(step: Step) -> bool:
    """Return whether the round is scored as it stands: after many turns (S14), or cards (S31)."""
    most = step.content.rules.numbers.round_until * len(step.seats)
    return step.state.turn >= most or _deck_is_over(step)


def _open_round(step: Step) -> None:
    deal(step)
    state = step.state
    state.coming = (state.round - 1) % len(step.seats)
    state.uncalled, state.called = NOBODY, False
    open_start(step)


def open_start(step: Step) -> None:
    """Begin the opening of a round, or of the play after a starfish."""
    state = step.state
    if _is_late(step):
        finish(step, NOBODY)
        return
    clear(step)
    state.limit = state.limit_next = 0
    if not find_starters(step):
        step.say("succession-no-number-to-start")
        begin_turn(step, state.coming)
        return
    state.turn += 1
    state.phase = "start"


def begin_turn(step: Step, seat: int) -> None:
    state = step.state
    if _is_late(step):
        finish(step, NOBODY)
        return
    clear(step)
    state.turn += 1
    state.phase, state.player, state.coming = "turn", seat, NOBODY
    state.called = False
    state.limit, state.limit_next = state.limit_next, 0


def close_hand(step: Step, seat: int) -> None:
    """Let a seat be caught if it has finished laying with one card left and did not call."""
    state = step.state
    if len(state.hands[seat]) == 1 and not state.called:
        state.uncalled = seat


def finish(step: Step, out: int) -> None:
    """Score the round; `out` is the seat that laid its last card, or `NOBODY`."""
    state = step.state
    clear(step)
    state.phase, state.player, state.coming = "survey", NOBODY, NOBODY
    state.uncalled, state.called = NOBODY, False
    state.limit = state.limit_next = 0
    state.out.append(out)
    points = [sum(step.card(kind).points for kind in hand) for hand in state.hands]
    state.points.append(points)
    if out == NOBODY and _deck_is_over(step):
        step.say("succession-round-deck-over", round=state.round)
    elif out == NOBODY:
        step.say("succession-round-stopped", round=state.round, turns=state.turn)
    else:
        step.say_of("succession-round-won", out, round=state.round)
    for seat in step.seats:
        step.say_of("succession-points", seat, points=points[seat])


def all_ready(step: Step) -> None:
    """Go on once everybody is ready: deal the next round, or end the match."""
    state = step.state
    if not all(state.ready):
        return
    if state.round >= step.options.rounds:
        state.phase = "over"
        points = totals(step)
        best = min(points)
        winners = [step.who(seat) for seat in step.seats if points[seat] == best]
        step.say("succession-match-over", players=winners, count=len(winners), points=best)
        return
    _open_round(step)


def totals(step: Step) -> list[int]:
    """Return each seat's points over all finished rounds; the fewest win."""
    return [sum(points[seat] for points in step.state.points) for seat in step.seats]
