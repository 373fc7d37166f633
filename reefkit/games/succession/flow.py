"""Turns that begin and end, and rounds."""

from __future__ import annotations

from reefkit.games.succession.dealing import deal, find_starters
from reefkit.games.succession.state import HIDDEN, NOBODY
from reefkit.games.succession.step import Step


def clear(step: Step) -> None:
    """Forget what belonged to the phase that ends."""
    state = step.state
    state.starters, state.opening, state.drawn = [], HIDDEN, HIDDEN
    state.passed = [False] * len(step.seats)
    state.given = [HIDDEN] * len(step.seats)


def _is_late(step: Step) -> bool:
    """Tell whether the round has gone on for so long that it is scored as it stands (S14)."""
    return step.state.turn >= step.content.rules.numbers.round_until * len(step.seats)


def open_round(step: Step) -> None:
    """Deal, and open the start."""
    deal(step)
    state = step.state
    state.coming = (state.round - 1) % len(step.seats)
    state.uncalled, state.called = NOBODY, False
    open_start(step)


def open_start(step: Step) -> None:
    """Let the game start (again) from the lowest card; without a number, the next seat plays."""
    state = step.state
    if _is_late(step):
        finish(step, NOBODY)
        return
    clear(step)
    state.limit = state.limit_next = 0
    if not find_starters(step):
        step.say("no-number-to-start")
        begin_turn(step, state.coming)
        return
    state.turn += 1
    state.phase = "start"


def begin_turn(step: Step, seat: int) -> None:
    """Let a seat's turn begin, or score the round where it has gone on for too long."""
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
    """Note, once a seat has laid all that it will, whether it forgot to say *Last card*."""
    state = step.state
    if len(state.hands[seat]) == 1 and not state.called:
        state.uncalled = seat


def finish(step: Step, out: int) -> None:
    """End the round: what is left in the hands is counted.

    Parameters
    ----------
    out
        Who laid the last card; `NOBODY` where the round is scored as it stands (S14).
    """
    state = step.state
    clear(step)
    state.phase, state.player, state.coming = "survey", NOBODY, NOBODY
    state.uncalled, state.called = NOBODY, False
    state.limit = state.limit_next = 0
    state.out.append(out)
    points = [sum(step.card(kind).points for kind in hand) for hand in state.hands]
    state.points.append(points)
    if out == NOBODY:
        step.say("round-stopped", round=state.round, turns=state.turn)
    else:
        step.say("round-won", out, player=step.who(out), round=state.round)
    for seat in step.seats:
        step.say("points", seat, player=step.who(seat), points=points[seat])


def all_ready(step: Step) -> None:
    """Go on once everybody has said Ready: to the next round, or to the end."""
    state = step.state
    if not all(state.ready):
        return
    if state.round >= step.options.rounds:
        state.phase = "over"
        best = min(totals(step))
        winners = [step.who(seat) for seat in step.seats if totals(step)[seat] == best]
        step.say("match-over", players=winners, count=len(winners), points=best)
        return
    open_round(step)


def totals(step: Step) -> list[int]:
    """Give each seat's points of all finished rounds."""
    return [sum(points[seat] for points in step.state.points) for seat in step.seats]
