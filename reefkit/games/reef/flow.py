"""What comes after what: the flow of a match that is played.

A phase closes when nobody is awaited; then the next one opens, carries out what needs no choice,
and lets reefs with nothing to do pass by themselves (R25).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from reefkit.games.reef import actions as do
from reefkit.games.reef import (
    catastrophe,
    founding,
    growing,
    handson,
    predicting,
    spawning,
    surveying,
    trading,
)
from reefkit.games.reef.play import Play
from reefkit.games.reef.state import Turn
from reefkit.match.errors import reject
from reefkit.match.game import GATE, Action, Onward, Ready
from reefkit.text import Message, message

Handler = Callable[[Play, int, Any], None]
HANDLERS: dict[str, dict[type[Action], Handler]] = {
    "founding": {do.ChooseBoard: founding.choose_board, do.Found: founding.found},
    "dwellers": {do.Recruit: growing.recruit, do.Graze: growing.graze},
    "algae": {do.Grow: growing.grow, do.Dismiss: growing.dismiss},
    "mutations": {do.Mutate: growing.mutate},
    "spawning": {do.Feed: spawning.feed},
    "triangle": {do.Take: spawning.take, do.Rescue: spawning.rescue},
    "migration": {
        do.Offer: trading.offer,
        do.Accept: trading.accept,
        do.Decline: trading.decline,
        do.Counter: trading.counter,
        do.Withdraw: trading.withdraw,
    },
    "settlement": {do.Settle: spawning.settle},
    "catastrophe": {
        do.Predict: predicting.predict,
        do.Sacrifice: catastrophe.sacrifice,
        do.SacrificeType: catastrophe.sacrifice_type,
        do.Grow: growing.grow,
        do.Dismiss: growing.dismiss,
    },
    "survey": {do.Note: surveying.note, do.Dismiss: growing.dismiss},
}
ANSWERS = (do.Accept, do.Decline, do.Counter)
"""What a seat may still do after it said *Ready*: somebody asks it something."""

OPENERS: dict[str, Callable[[Play], None]] = {
    "dwellers": growing.open_dwellers,
    "algae": growing.open_algae,
    "mutations": growing.open_mutations,
    "spawning": spawning.open_spawning,
    "triangle": spawning.open_triangle,
    "migration": trading.open_migration,
    "settlement": spawning.open_settlement,
    "catastrophe": catastrophe.open_catastrophe,
    "survey": surveying.open_survey,
}
AT_GATE = "gate"
"""The step of a turn whose table waits for its class (option `gates`)."""
ROUND = tuple(OPENERS)
"""The phases of a round, in order: 1A, 1B, 1C, 2A, 2B, 2C, 2D, 3, 4."""


def new_turn(seats: int) -> Turn:
    """Make the played part of a state, with nobody ready and nothing to choose."""
    places = np.zeros((seats, 6, 5, 3), bool)
    return Turn(
        ready=[False] * seats,
        due=[0] * seats,
        dismiss=[0] * seats,
        done=[0] * seats,
        doomed=places.copy(),
        pool=places,
        pool_kinds=[[] for _ in range(seats)],
        predictions=[None] * seats,
        trades_made=[0] * seats,
        rescued=[False] * seats,
        submissions=[None] * seats,
        challenged=[-1] * seats,
        rows=[[] for _ in range(seats)],
    )


def act(play: Play, seat: int, action: Action) -> None:
    """Carry out one action of one seat.

    Raises
    ------
    Rejection
        When the seat may not do this now.
    """
    turn, phase = play.turn, play.state.phase
    if turn.step == AT_GATE or isinstance(action, Onward):
        _open_gate(play, action)
        return
    if isinstance(action, Ready):
        _ready(play, seat)
        return
    if isinstance(action, do.Submit):
        handson.submit(play, seat, action)
        return
    if isinstance(action, do.Challenge):
        handson.challenge(play, seat, action)
        return
    handler = HANDLERS.get(phase, {}).get(type(action))
    if handler is None:
        raise reject("not-now", phase=Message(f"phase-{phase}"))
    if turn.ready[seat] and not isinstance(action, ANSWERS):
        raise reject("ready-already")
    if turn.dismiss[seat] and not isinstance(action, do.Dismiss):
        raise reject("dismiss-first", left=turn.dismiss[seat])
    if handson.by_hand(play, seat) and not isinstance(action, do.Predict | do.Note | do.Dismiss):
        raise reject("by-hand")
    handler(play, seat, action)
    if phase == "survey" and isinstance(action, do.Dismiss) and not turn.dismiss[seat]:
        turn.ready[seat] = True


def _ready(play: Play, seat: int) -> None:
    turn, phase = play.turn, play.state.phase
    if turn.ready[seat]:
        raise reject("ready-already")
    left = left_to_do(play, seat)
    if left is not None:
        raise reject("not-done", left=left)
    if turn.step == "revealed":
        turn.ready[seat] = True
        return
    if phase == "settlement":
        spawning.close_settlement(play, seat)
    if phase == "survey":
        surveying.close(play, seat)
    turn.ready[seat] = not turn.dismiss[seat]


def left_to_do(play: Play, seat: int) -> Message | None:
    """Say what a seat has still to do before it may say *Ready*; none when it may."""
    turn, phase = play.turn, play.state.phase
    if turn.step == AT_GATE:
        return None
    if handson.by_hand(play, seat) and turn.step in {"submit", "revealed"}:
        waits = turn.step == "submit"
        return message("left-submission") if waits else None
    if turn.dismiss[seat]:
        return message("left-dismiss", count=turn.dismiss[seat])
    if phase == "founding" and play.state.boards[seat] < 0:
        return message("left-board")
    if phase == "catastrophe":
        return None if turn.step == "aftermath" else message("left-choice")
    return _left_in_phase(play, seat)


def _left_in_phase(play: Play, seat: int) -> Message | None:
    turn, phase = play.turn, play.state.phase
    count, id_ = turn.due[seat], f"left-{phase}"
    if phase == "settlement":
        count = spawning.must_settle(play, seat)
    if phase == "migration":
        count = len(trading.asked(play, seat))
    return message(id_, count=count) if count else None


def is_awaited(play: Play, seat: int) -> bool:
    """Tell whether the match waits for a seat."""
    if play.turn.step == AT_GATE:
        return False
    if play.turn.step == "submit":
        return handson.awaits_submission(play, seat) or _bot_is_awaited(play, seat)
    if play.turn.step == "revealed":
        return not play.turn.ready[seat]
    if play.state.phase == "catastrophe":
        return catastrophe.waits_for(play, seat)
    return not play.turn.ready[seat]


def _bot_is_awaited(play: Play, seat: int) -> bool:
    """Tell whether a seat that is guided has not ended a phase that others keep by hand."""
    guided = not handson.by_hand(play, seat) and play.state.phase != "catastrophe"
    return guided and not play.turn.ready[seat]


def advance(play: Play) -> None:
    """Move on for as long as nobody is awaited and no gate is shut."""
    while play.state.phase != "over" and not any(is_awaited(play, seat) for seat in play.seats):
        if play.turn.step == AT_GATE:
            return
        if play.turn.step == "submit":
            handson.reveal(play)
        elif play.turn.step == "revealed":
            _close_books(play)
        elif play.state.phase == "catastrophe" and catastrophe.advance(play):
            continue
        elif _waits_at_gate(play):
            play.turn.step = AT_GATE
        else:
            _next_phase(play)


def _waits_at_gate(play: Play) -> bool:
    """Tell whether the class opens what comes now: a phase, but not the end of the match.

    Phase 3 opens with its cards face down, so what waits at a gate there is each card.
    """
    return play.options.gates and not _ends(play) and _phase_after(play) != "catastrophe"


def _open_gate(play: Play, action: Action) -> None:
    """Go through the gate: draw the card, or open the phase, that it was shut before."""
    if play.turn.step != AT_GATE:
        raise reject("no-gate")
    if not isinstance(action, Onward):
        raise reject("at-gate")
    play.turn.step = ""
    if play.state.phase != "catastrophe" or not catastrophe.draw(play):
        _next_phase(play)


def gate(play: Play) -> str:
    """Name the gate that the table stands at by the round and what it opens: a phase or a card."""
    state = play.state
    if state.phase == "catastrophe" and catastrophe.has_more(play):
        return f"{GATE}{state.round}-card-{int(state.cards_drawn) + 1}"
    opens = _phase_after(play)
    return f"{GATE}{state.round + (opens == ROUND[0])}-{opens}"


def _phase_after(play: Play) -> str:
    """Name the phase that comes next in the order of a round."""
    phase = play.state.phase
    later = ROUND.index(phase) + 1 if phase in ROUND else 0
    return ROUND[later % len(ROUND)]


def _ends(play: Play) -> bool:
    """Tell whether the match ends with this phase."""
    return play.state.phase == "survey" and play.state.round == play.options.rounds


def _close_books(play: Play) -> None:
    """Mend what was submitted; a card goes on to its aftermath, any other phase closes."""
    if play.state.phase == "survey":
        handson.close_survey(play)
        return
    handson.mend(play)
    if play.state.phase == "catastrophe":
        catastrophe.open_aftermath(play)


def _next_phase(play: Play) -> None:
    state = play.state
    if state.phase == "migration":
        trading.close_migration(play)
    if state.phase == "founding":
        founding.stock_triangle(play)
    if state.phase == "survey":
        surveying.end_round(play)
        if _ends(play):
            state.phase = "over"
            state.turn = new_turn(len(play.seats))
            surveying.end_match(play)
            return
    state.phase = _phase_after(play)
    if state.phase == ROUND[0]:
        state.round += 1
        play.say("round-opened", round=state.round)
    state.turn = new_turn(len(play.seats))
    if state.phase == "survey":
        handson.carry_thefts(play)
    OPENERS[state.phase](play)
    _pass_idle(play)
    if state.phase != "catastrophe":
        handson.open_books(play)


def _pass_idle(play: Play) -> None:
    """Let a reef with nothing to do pass by itself, with a sentence (R25)."""
    phase = play.state.phase
    if phase in {"catastrophe", "survey"}:
        return
    for seat in play.seats:
        if _has_something(play, seat):
            continue
        if phase == "settlement":
            spawning.close_settlement(play, seat)
        play.turn.ready[seat] = True
        play.say(f"pass-{phase}", seat, player=play.who(seat))


def _has_something(play: Play, seat: int) -> bool:
    phase, turn = play.state.phase, play.turn
    if turn.due[seat] or turn.dismiss[seat]:
        return True
    return {
        "dwellers": lambda: growing.recruit_room(play, seat) > 0,
        "triangle": lambda: spawning.may_rescue(play, seat),
        "migration": lambda: trading.can_trade(play, seat),
        "settlement": lambda: bool(spawning.placeable(play, seat, must=False)),
    }.get(phase, lambda: False)()
