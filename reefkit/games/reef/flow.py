"""The order of phases in a match of Reef Survivor, and the first state.

A phase ends when no seat is awaited. The next one then opens, carries out what needs no choice, and
is passed for seats that have nothing to do (R25).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from reefkit.games.reef import actions as do
from reefkit.games.reef import (
    catastrophe,
    decks,
    founding,
    growth,
    hands_on,
    migration,
    spawning,
    survey,
)
from reefkit.games.reef.content import Content, Options
from reefkit.games.reef.state import TOTAL_PARTS, PlayState, State, Step, blank_reefs, no_juveniles
from reefkit.games.reef.type_arrays import Lookups
from reefkit.match.errors import reject
from reefkit.match.game import GATE, Action, Onward, Ready
from reefkit.text import Message, message

Handler = Callable[[Step, int, Any], None]
HANDLERS: dict[str, dict[type[Action], Handler]] = {
    "founding": {do.ChooseBoard: founding.choose_board, do.PlaceFounder: founding.found},
    "dwellers": {do.Recruit: growth.recruit, do.Graze: growth.graze},
    "algae": {do.Grow: growth.grow, do.Dismiss: growth.dismiss},
    "mutations": {do.Mutate: growth.mutate},
    "spawning": {do.Feed: spawning.feed},
    "triangle": {do.TakeJuveniles: spawning.take, do.Rescue: spawning.rescue},
    "migration": {
        do.TradeOffer: migration.offer_trade,
        do.Accept: migration.accept_trade,
        do.Decline: migration.decline_trade,
        do.Counter: migration.counter_trade,
        do.Withdraw: migration.withdraw_trade,
    },
    "settlement": {do.Settle: spawning.settle},
    "catastrophe": {
        do.Predict: catastrophe.predict,
        do.Sacrifice: catastrophe.sacrifice,
        do.SacrificeType: catastrophe.sacrifice_type,
        do.Grow: growth.grow,
        do.Dismiss: growth.dismiss,
    },
    "survey": {do.StrategyNote: survey.note, do.Dismiss: growth.dismiss},
}
ANSWERS = (do.Accept, do.Decline, do.Counter)
"""Actions that a seat may take even after *Ready*, since another seat waits for its answer."""

OPENERS: dict[str, Callable[[Step], None]] = {
    "dwellers": growth.open_dwellers,
    "algae": growth.open_algae,
    "mutations": growth.open_mutations,
    "spawning": spawning.open_spawning,
    "triangle": spawning.open_triangle,
    "migration": migration.open_migration,
    "settlement": spawning.open_settlement,
    "catastrophe": catastrophe.open_catastrophe,
    "survey": survey.open_survey,
}
AT_GATE = "gate"
"""`PlayState.step` while the table waits for its class (option `gates`)."""
ROUND = tuple(OPENERS)
"""The phases of a round in order: 1A, 1B, 1C, 2A, 2B, 2C, 2D, 3, 4."""


def new_turn(seats: int) -> PlayState:
    places = np.zeros((seats, 6, 5, 3), bool)
    return PlayState(
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


def act(play: Step, seat: int, action: Action) -> None:
    """Carry out one action of one seat.

    Raises
    ------
    Rejection
        If the seat may not do this now.
    """
    turn, phase = play.turn, play.state.phase
    if turn.step == AT_GATE or isinstance(action, Onward):
        _open_gate(play, action)
        return
    if isinstance(action, Ready):
        _ready(play, seat)
        return
    if isinstance(action, do.Submit):
        hands_on.submit(play, seat, action)
        return
    if isinstance(action, do.Challenge):
        hands_on.challenge(play, seat, action)
        return
    handler = HANDLERS.get(phase, {}).get(type(action))
    if handler is None:
        raise reject("not-now", phase=Message(f"phase-{phase}"))
    if turn.ready[seat] and not isinstance(action, ANSWERS):
        raise reject("ready-already")
    if turn.dismiss[seat] and not isinstance(action, do.Dismiss):
        raise reject("dismiss-first", left=turn.dismiss[seat])
    if hands_on.by_hand(play, seat) and not isinstance(
        action, do.Predict | do.StrategyNote | do.Dismiss
    ):
        raise reject("by-hand")
    handler(play, seat, action)
    if phase == "survey" and isinstance(action, do.Dismiss) and not turn.dismiss[seat]:
        turn.ready[seat] = True


def _ready(play: Step, seat: int) -> None:
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
        survey.close(play, seat)
    turn.ready[seat] = not turn.dismiss[seat]


def left_to_do(play: Step, seat: int) -> Message | None:
    """Return what a seat has still to do before *Ready*; None if nothing."""
    turn, phase = play.turn, play.state.phase
    if turn.step == AT_GATE:
        return None
    if hands_on.by_hand(play, seat) and turn.step in {"submit", "revealed"}:
        waits = turn.step == "submit"
        return message("left-submission") if waits else None
    if turn.dismiss[seat]:
        return message("left-dismiss", count=turn.dismiss[seat])
    if phase == "founding" and play.state.boards[seat] < 0:
        return message("left-board")
    if phase == "catastrophe":
        return None if turn.step == "aftermath" else message("left-choice")
    return _left_in_phase(play, seat)


def _left_in_phase(play: Step, seat: int) -> Message | None:
    turn, phase = play.turn, play.state.phase
    count, id_ = turn.due[seat], f"left-{phase}"
    if phase == "settlement":
        count = spawning.must_settle(play, seat)
    if phase == "migration":
        count = len(migration.trades_to_answer(play, seat))
    return message(id_, count=count) if count else None


def is_awaited(play: Step, seat: int) -> bool:
    if play.turn.step == AT_GATE:
        return False
    if play.turn.step == "submit":
        return hands_on.awaits_submission(play, seat) or _bot_is_awaited(play, seat)
    if play.turn.step == "revealed":
        return not play.turn.ready[seat]
    if play.state.phase == "catastrophe":
        return catastrophe.waits_for(play, seat)
    return not play.turn.ready[seat]


def _bot_is_awaited(play: Step, seat: int) -> bool:
    guided = not hands_on.by_hand(play, seat) and play.state.phase != "catastrophe"
    return guided and not play.turn.ready[seat]


def advance(play: Step) -> None:
    """Go on through steps and phases until a seat or a gate is awaited, or the match ends."""
    while play.state.phase != "over" and not any(is_awaited(play, seat) for seat in play.seats):
        if play.turn.step == AT_GATE:
            return
        if play.turn.step == "submit":
            hands_on.reveal(play)
        elif play.turn.step == "revealed":
            _close_books(play)
        elif play.state.phase == "catastrophe" and catastrophe.advance(play):
            continue
        elif _waits_at_gate(play):
            play.turn.step = AT_GATE
        else:
            _next_phase(play)


def _waits_at_gate(play: Step) -> bool:
    """Return whether the next phase has a gate: in phase 3 each card has its own."""
    return play.options.gates and not _ends(play) and _phase_after(play) != "catastrophe"


def _open_gate(play: Step, action: Action) -> None:
    if play.turn.step != AT_GATE:
        raise reject("no-gate")
    if not isinstance(action, Onward):
        raise reject("at-gate")
    if waits_to_strike(play.turn):
        catastrophe.score_predictions(play)
        return
    play.turn.step = ""
    if play.state.phase != "catastrophe" or not catastrophe.draw(play):
        _next_phase(play)


def waits_to_strike(turn: PlayState) -> bool:
    """Return whether a drawn card waits at a gate before its effects (option `strike`)."""
    return turn.step == AT_GATE and turn.card >= 0


def gate(play: Step) -> str:
    """Return the id of the gate at which the table waits: round, and strike, card or phase."""
    state = play.state
    if waits_to_strike(play.turn):
        return f"{GATE}{state.round}-strike-{int(state.cards_drawn)}"
    if state.phase == "catastrophe" and catastrophe.has_more(play):
        return f"{GATE}{state.round}-card-{int(state.cards_drawn) + 1}"
    opens = _phase_after(play)
    return f"{GATE}{state.round + (opens == ROUND[0])}-{opens}"


def _phase_after(play: Step) -> str:
    phase = play.state.phase
    later = ROUND.index(phase) + 1 if phase in ROUND else 0
    return ROUND[later % len(ROUND)]


def _ends(play: Step) -> bool:
    return play.state.phase == "survey" and play.state.round == play.options.rounds


def _close_books(play: Step) -> None:
    if play.state.phase == "survey":
        hands_on.close_survey(play)
        return
    hands_on.mend(play)
    if play.state.phase == "catastrophe":
        catastrophe.open_aftermath(play)


def _next_phase(play: Step) -> None:
    state = play.state
    if state.phase == "migration":
        migration.close_migration(play)
    if state.phase == "founding":
        founding.open_match(play)
    if state.phase == "survey":
        survey.end_round(play)
        if _ends(play):
            state.phase = "over"
            state.turn = new_turn(len(play.seats))
            survey.end_match(play)
            return
    state.phase = _phase_after(play)
    if state.phase == ROUND[0]:
        state.round += 1
        play.say("round-opened", round=state.round)
    state.turn = new_turn(len(play.seats))
    if state.phase == "survey":
        hands_on.carry_thefts(play)
    OPENERS[state.phase](play)
    _pass_idle(play)
    if state.phase != "catastrophe":
        hands_on.open_books(play)


def _pass_idle(play: Step) -> None:
    """Pass for each seat that has nothing to do, with an event (R25)."""
    phase = play.state.phase
    if phase in {"catastrophe", "survey"}:
        return
    for seat in play.seats:
        if _has_something(play, seat):
            continue
        if phase == "settlement":
            spawning.close_settlement(play, seat)
        play.turn.ready[seat] = True
        play.say_of(f"pass-{phase}", seat)


def _has_something(play: Step, seat: int) -> bool:
    phase, turn = play.state.phase, play.turn
    if turn.due[seat] or turn.dismiss[seat]:
        return True
    return {
        "dwellers": lambda: growth.recruit_room(play, seat) > 0,
        "triangle": lambda: spawning.may_rescue(play, seat),
        "migration": lambda: migration.can_trade(play, seat),
        "settlement": lambda: bool(spawning.placeable(play, seat, must=False)),
    }.get(phase, lambda: False)()


def new_arrays(
    lead: tuple[int, ...], seats: int, content: Content, options: Options, lookups: Lookups
) -> State:
    types = len(lookups.builders) - 1 + len(lookups.dwellers)
    copies = decks.in_force(content, options, lookups)
    rounds = options.rounds
    return State(
        round=0,
        phase="founding",
        reefs=blank_reefs((*lead, seats), len(lookups.dwellers)),
        nursery=no_juveniles((*lead, seats)),
        boards=np.full((*lead, seats), -1, np.int8),
        triangle=np.zeros((*lead, len(lookups.builders)), np.uint16),
        deck=np.broadcast_to(copies, (*lead, len(copies))).copy(),
        discard=np.zeros((*lead, len(copies)), np.uint8),
        cards_drawn=np.zeros(lead, np.uint8),
        rows_rolled=np.zeros(lead, np.uint8),
        recruits_stopped=np.zeros(lead, bool),
        stopping=np.zeros(lead, bool),
        score=np.zeros((*lead, rounds, seats, len(TOTAL_PARTS)), np.int16),
        abundance=np.zeros((*lead, rounds, seats, types), np.int16),
        algae=np.zeros((*lead, rounds, seats), np.int16),
        struck=np.zeros((*lead, rounds, len(copies)), np.uint8),
        bonus=np.zeros((*lead, seats), np.int64),
    )
