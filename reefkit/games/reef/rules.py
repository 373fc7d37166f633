"""Reef Survivor: how a match starts, what a seat may do, and what an action makes of the state.

The flow says what comes after what, `GAME` is the plain object of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, cast

import msgspec
import numpy as np
from msgspec.structs import replace

from reefkit.games.reef import actions as do
from reefkit.games.reef import cards, catastrophe, growth, hands_on, spawning, survey
from reefkit.games.reef.actions import Predict, ReefAction, StrategyNote, Submit
from reefkit.games.reef.bots import STYLES, decide
from reefkit.games.reef.content import Content, Options, check, default
from reefkit.games.reef.picture import PictureError
from reefkit.games.reef.readings import READINGS
from reefkit.games.reef.state import (
    PHASES,
    TOTAL_PARTS,
    Array,
    Lookups,
    PlayState,
    State,
    Step,
    blank_reefs,
    no_juveniles,
)
from reefkit.match import match
from reefkit.match.codec import copy_state
from reefkit.match.counterfactual import CardRemoved, Change, Changes, StateChanged
from reefkit.match.errors import DamagedError, Rejection, SetupError, reject
from reefkit.match.game import (
    GATE,
    Action,
    Awaited,
    Event,
    Game,
    Onward,
    Plain,
    Ready,
    Rules,
    Setup,
)
from reefkit.match.match import check_seats, read_setup
from reefkit.match.random import Chance, KeyedChance, Luck
from reefkit.text import Message, message

# ---- What comes after what: the flow of a match that is played
#
# A phase closes when nobody is awaited; then the next one opens, carries out what needs no
# choice, and lets reefs with nothing to do pass by themselves (R25).

Handler = Callable[[Step, int, Any], None]
HANDLERS: dict[str, dict[type[Action], Handler]] = {
    "founding": {do.ChooseBoard: growth.choose_board, do.PlaceFounder: growth.found},
    "dwellers": {do.Recruit: growth.recruit, do.Graze: growth.graze},
    "algae": {do.Grow: growth.grow, do.Dismiss: growth.dismiss},
    "mutations": {do.Mutate: growth.mutate},
    "spawning": {do.Feed: spawning.feed},
    "triangle": {do.TakeJuveniles: spawning.take, do.Rescue: spawning.rescue},
    "migration": {
        do.TradeOffer: spawning.offer_trade,
        do.Accept: spawning.accept_trade,
        do.Decline: spawning.decline_trade,
        do.Counter: spawning.counter_trade,
        do.Withdraw: spawning.withdraw_trade,
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
"""What a seat may still do after it said *Ready*: somebody asks it something."""

OPENERS: dict[str, Callable[[Step], None]] = {
    "dwellers": growth.open_dwellers,
    "algae": growth.open_algae,
    "mutations": growth.open_mutations,
    "spawning": spawning.open_spawning,
    "triangle": spawning.open_triangle,
    "migration": spawning.open_migration,
    "settlement": spawning.open_settlement,
    "catastrophe": catastrophe.open_catastrophe,
    "survey": survey.open_survey,
}
AT_GATE = "gate"
"""The step of a turn whose table waits for its class (option `gates`)."""
ROUND = tuple(OPENERS)
"""The phases of a round, in order: 1A, 1B, 1C, 2A, 2B, 2C, 2D, 3, 4."""


def _new_turn(seats: int) -> PlayState:
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
    left = _left_to_do(play, seat)
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


def _left_to_do(play: Step, seat: int) -> Message | None:
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
        count = len(spawning.trades_to_answer(play, seat))
    return message(id_, count=count) if count else None


def _is_awaited(play: Step, seat: int) -> bool:
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
    while play.state.phase != "over" and not any(_is_awaited(play, seat) for seat in play.seats):
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
    """Return whether the class opens what comes now: a phase, but not the end of the match.

    Phase 3 opens with its cards face down, so what waits at a gate there is each card.
    """
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
    return turn.step == AT_GATE and turn.card >= 0


def _gate(play: Step) -> str:
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
        spawning.close_migration(play)
    if state.phase == "founding":
        growth.stock_triangle(play)
    if state.phase == "survey":
        survey.end_round(play)
        if _ends(play):
            state.phase = "over"
            state.turn = _new_turn(len(play.seats))
            survey.end_match(play)
            return
    state.phase = _phase_after(play)
    if state.phase == ROUND[0]:
        state.round += 1
        play.say("round-opened", round=state.round)
    state.turn = _new_turn(len(play.seats))
    if state.phase == "survey":
        hands_on.carry_thefts(play)
    OPENERS[state.phase](play)
    _pass_idle(play)
    if state.phase != "catastrophe":
        hands_on.open_books(play)


def _pass_idle(play: Step) -> None:
    """Let a reef with nothing to do pass automatically, and log it (R25)."""
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
        "migration": lambda: spawning.can_trade(play, seat),
        "settlement": lambda: bool(spawning.placeable(play, seat, must=False)),
    }.get(phase, lambda: False)()


# ---- The first state of a table, or of many: leading axes in front of every array


def new_arrays(
    lead: tuple[int, ...], seats: int, content: Content, options: Options, lookups: Lookups
) -> State:
    types = len(lookups.builders) - 1 + len(lookups.dwellers)
    copies = cards.in_force(content, options, lookups)
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


# ---- What a seat may see (architecture.md, decisions 8 and 11), and what a file may bring
#
# Hidden are the predictions of other seats until all are in, hands-on submissions and their
# findings until they are revealed, and the right tally while seats work it out by hand. The key
# is not in the state at all, and decks keep no order.


def _untold(state: State) -> dict[str, Array]:
    """Return the round's counts as zeros while the seats tally by hand."""
    turn = state.turn
    if turn is None or state.phase != "survey" or turn.step not in {"submit", "revealed"}:
        return {}
    hidden = {}
    for name in ("score", "abundance", "algae"):
        hidden[name] = getattr(state, name).copy()
        hidden[name][state.round - 1] = 0
    return hidden


def _submissions(turn: PlayState, seat: int | None) -> list[object]:
    """Show submissions once all are in, and never their findings before the phase ends."""
    everybody = turn.step == "revealed"
    return [
        None if one is None or not (everybody or number == seat) else replace(one, findings=[])
        for number, one in enumerate(turn.submissions)
    ]


def _check_state(state: State, expected: State, options: Options, lookups: Lookups) -> None:
    wrong = state.phase not in PHASES or not 0 <= state.round <= options.rounds
    for name in state.__struct_fields__:
        wrong = wrong or not _alike(getattr(state, name), getattr(expected, name), name)
    wrong = wrong or bool((state.reefs.kind >= len(lookups.builders)).any())
    wrong = wrong or bool((state.nursery.kind >= len(lookups.builders)).any())
    wrong = wrong or bool((state.reefs.genes >= 1 << len(lookups.tokens)).any())
    wrong = wrong or bool((state.reefs.depth > 2).any()) or state.turn is None
    if wrong:
        raise DamagedError(message("save-state-shape"))


def _alike(given: object, expected: object, name: str) -> bool:
    if isinstance(expected, np.ndarray):
        if not isinstance(given, np.ndarray):
            return False
        same = given.dtype == expected.dtype
        return same and given.shape == expected.shape
    if name == "nursery":
        return True
    if isinstance(expected, msgspec.Struct) and name == "reefs":
        return all(
            _alike(getattr(given, n), getattr(expected, n), n) for n in expected.__struct_fields__
        )
    return True


RULES_VERSION = 1

_LISTED = {
    "dwellers": growth.legal_dwellers,
    "algae": growth.legal_grow,
    "mutations": growth.legal_mutations,
    "spawning": spawning.legal_feed,
    "triangle": spawning.legal_triangle,
    "settlement": spawning.legal_settle,
    "catastrophe": catastrophe.legal_catastrophe,
    "survey": survey.legal_survey,
}


class ReefRules(Rules):
    """The rules of one match of Reef Survivor, with its set-up's content and options.

    Raises
    ------
    SetupError
        When content or options are not those of this game.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.content, self.options = read_setup(setup, Content, Options, check)
        check_seats(setup, self.content.rules.numbers.most_seats)
        if self.options.hands_on and self.options.printed_supply:
            raise SetupError(message("setup-hands-on-supply"))
        _check_subset(self.options, self.content)
        self.lookups = Lookups(self.content)

    # -- the three functions -------------------------------------------------------------------

    def start(self) -> State:
        seats = len(self.setup.seats)
        state = new_arrays((), seats, self.content, self.options, self.lookups)
        state.turn = _new_turn(seats)
        state.notes = [[""] * self.options.rounds for _ in range(seats)]
        state.prediction_score = [[] for _ in range(seats)]
        return state

    def legal(self, state: State, seat: int) -> list[Action]:
        play = self.stepping(state)
        turn = play.turn
        if state.phase == "over" or turn.step == AT_GATE:
            return []
        if state.phase == "founding":
            return [] if turn.ready[seat] else growth.legal_founding(play, seat)
        choices: list[Action] = []
        if state.phase == "migration":
            choices = spawning.legal_migration(play, seat)
        if turn.ready[seat]:
            return choices
        if turn.dismiss[seat]:
            return growth.legal_dismiss(play, seat)
        if hands_on.by_hand(play, seat) and turn.step in {"submit", "revealed"}:
            choices = _legal_by_hand(play, seat)
        else:
            choices += _LISTED[state.phase](play, seat) if state.phase in _LISTED else []
        if _is_awaited(play, seat) and _left_to_do(play, seat) is None:
            choices.append(Ready())
        return choices

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, tell: list[Event] | None
    ) -> State:
        if state.phase == "over":
            raise reject("match-over")
        play = self.stepping(copy_state(state), chance, tell)
        try:
            act(play, seat, action)
        except PictureError as error:
            raise Rejection(error.message) from error
        advance(play)
        return play.state

    # -- what a page asks ----------------------------------------------------------------------

    def awaited(self, state: State) -> tuple[Awaited, ...]:
        if state.phase == "over":
            return ()
        play = self.stepping(state)
        if play.turn.step == AT_GATE:
            waits = "step-gate-strike" if waits_to_strike(play.turn) else "step-gate"
            return (Awaited(_gate(play), (), Message(waits)),)
        seconds = float(self.options.clock) or None
        found = [
            Awaited(
                f"offer-{trade.id}",
                (trade.to,),
                message("step-answer", player=play.who(trade.by)),
                seconds,
            )
            for trade in play.turn.trades
        ]
        name = self.stage(state)
        found += [
            Awaited(f"{name}-{seat}", (seat,), self.step(state, seat), seconds)
            for seat in play.seats
            if _is_awaited(play, seat)
        ]
        return tuple(found)

    def left(self, state: State, seat: int) -> Message | None:
        return None if state.phase == "over" else _left_to_do(self.stepping(state), seat)

    def refuses_help(self, state: State, seat: int) -> Message | None:
        """Refuse help with predictions and hands-on books: working them out is the lesson."""
        play = self.stepping(state)
        if play.turn.step == "predict":
            return message("reject-predict-yourself")
        if play.turn.step == "submit" and hands_on.by_hand(play, seat):
            return message("reject-submit-yourself")
        return None

    def step(self, state: State, seat: int) -> Message:
        play = self.stepping(state)
        turn, phase = play.turn, state.phase
        if turn.dismiss[seat]:
            return message("step-dismiss", count=turn.dismiss[seat])
        if turn.step in {"revealed", AT_GATE}:
            return message(f"step-{turn.step}")
        if hands_on.by_hand(play, seat) and turn.step == "submit":
            none = "" if phase != "catastrophe" or cards.takes_builders(play.card) else "-none"
            return message(f"step-by-hand-{phase}{none}")
        left = turn.due[seat]
        if phase == "catastrophe":
            return message(f"step-catastrophe-{_card_step(play, seat)}", left=left)
        if phase == "settlement":
            left = int((state.nursery.kind[seat] != 0).sum())
        if phase == "dwellers":
            room = 0 if turn.done[seat] else growth.recruit_room(play, seat)
            return message("step-dwellers", left=left, room=room)
        return message(f"step-{phase}", left=left)

    def default_action(self, state: State, awaited: Awaited, seat: int, luck: Luck) -> Action:
        """Decline an unanswered offer; let a bot decide everything else (R25)."""
        if awaited.id.startswith("offer-"):
            return do.Decline(awaited.id.removeprefix("offer-"))
        return self.decide(self.view(state, seat), seat, "builder", luck)

    def decide(self, view: State, seat: int, style: str, luck: Luck) -> Action:
        return decide(self.stepping(view), seat, style, luck)

    def stage(self, state: State) -> str:
        turn = self.stepping(state).turn
        step = f"{turn.step}-{turn.effect}" if state.phase == "catastrophe" else turn.step
        return f"{state.round}-{state.phase}-{state.cards_drawn}-{step}"

    def view(self, state: State, seat: int | None) -> State:
        """Return the state as one seat may see it; arrays that hide nothing are shared."""
        turn = state.turn
        notes = [mine if n == seat else [""] * len(mine) for n, mine in enumerate(state.notes)]
        if turn is None:
            return replace(state, notes=notes)
        shown = replace(
            turn,
            predictions=[p if n == seat else None for n, p in enumerate(turn.predictions)],
            submissions=_submissions(turn, seat),
        )
        return replace(state, notes=notes, turn=shown, **_untold(state))

    def redact(self, state: State, owner: int, action: Action, seat: int | None) -> Action | None:
        return None if isinstance(action, Predict | Submit | StrategyNote) else action

    def is_survey(self, before: State, after: State) -> bool:
        return after.phase == "survey" and before.phase != "survey"

    def check(self, state: State) -> None:
        _check_state(state, self.start(), self.options, self.lookups)

    def points(self, state: State) -> Array:
        return survey.final_points(self.stepping(state))

    def stepping(
        self, state: State, chance: Chance | None = None, tell: list[Event] | None = None
    ) -> Step:
        return Step(
            self.setup,
            KeyedChance(0) if chance is None else chance,
            tell,
            self.content,
            self.options,
            self.lookups,
            state,
        )


def _check_subset(options: Options, content: Content) -> None:
    for card in options.cards:
        if card not in content.cards:
            raise SetupError(message("setup-no-such-card", card=card, cards=sorted(content.cards)))
    topics = sorted({topic for card in content.cards.values() for topic in card.topics})
    for topic in options.topics:
        if topic not in topics:
            raise SetupError(message("setup-no-such-topic", topic=topic, topics=topics))


def _legal_by_hand(play: Step, seat: int) -> list[Action]:
    if play.turn.step == "submit":
        waits = hands_on.awaits_submission(play, seat)
        return [hands_on.model_answer(play, seat)] if waits else []
    return [
        do.Challenge(other)
        for other in play.seats
        if other != seat
        and play.turn.submissions[other] is not None
        and play.turn.challenged[other] < 0
    ]


def _card_step(play: Step, seat: int) -> str:
    step = play.turn.step
    if step == "predict" and not cards.takes_builders(play.card):
        return "predict-none"
    if step != "effect":
        return step
    if play.turn.pool_kinds[seat]:
        return "effect-type"
    if catastrophe.effect_in_force(play).do == "add-algae":
        return "effect-algae"
    return step


# ---- What may be changed in a finished match of Reef Survivor, and what becomes of its state

CLEARED, FEWER = "algae-cleared", "algae-fewer"
"""Named changes: all fleshy algae are gone; from here on half as many grow."""


class _ReefChanges(Changes):
    """Options that say how reefs grow and are counted, a disaster card, and fleshy algae."""

    options = (
        "free_stacking",
        "standing_stacks",
        "mutated_triangle",
        "mutate_on_collection",
        "rescue",
        "reshuffle_each_draw",
        "scoring",
    )

    def cards(self, setup: Setup) -> tuple[str, ...]:
        options = setup.options
        found = [
            name
            for name, card in setup.content["cards"].items()
            if (not options["cards"] or name in options["cards"])
            and (not options["topics"] or set(options["topics"]) & set(card.get("topics", ())))
        ]
        return tuple(found) if len(found) > 1 else ()

    def named(self, setup: Setup) -> tuple[str, ...]:
        grow = setup.content["rules"]["numbers"]["algae_each_round"]
        return (CLEARED, FEWER) if grow > 1 else (CLEARED,)

    def refuses(self, rules: Rules, state: State, change: Change) -> Message | None:
        """Refuse a change within a round, as what the phase still requires was counted before."""
        founding = state.round == 0 and change != StateChanged(CLEARED)  # there are none yet
        opens = founding or (state.phase == "dwellers" and not _has_begun(state))
        return None if opens else message("what-if-reef-opening")

    def setup(self, setup: Setup, change: Change, state: State) -> Setup:
        if isinstance(change, CardRemoved):
            left = [name for name in self.cards(setup) if name != change.card]
            return replace(setup, options={**setup.options, "cards": left})
        if change == StateChanged(FEWER):
            return replace(setup, content=_with_fewer_algae(setup.content))
        return super().setup(setup, change, state)

    def state(self, before: Rules, after: Rules, state: State, change: Change) -> State:
        if isinstance(change, CardRemoved):
            rules = cast("ReefRules", after)
            left = cards.in_force(rules.content, rules.options, rules.lookups) > 0
            zero = np.uint8(0)
            return replace(
                state,
                deck=np.where(left, state.deck, zero),
                discard=np.where(left, state.discard, zero),
            )
        if change == StateChanged(CLEARED):
            cleared = copy_state(state)
            cleared.reefs.alga[...] = False
            if cleared.turn is not None and state.phase == "dwellers":
                cleared.turn.due = [0] * len(cleared.turn.due)  # nothing is left to be grazed
            return cleared
        return state


def _has_begun(state: State) -> bool:
    turn = state.turn
    return turn is None or any(turn.done) or any(turn.ready)


def _with_fewer_algae(content: Plain) -> Plain:
    rules = content["rules"]
    numbers = rules["numbers"]
    fewer = {**numbers, "algae_each_round": numbers["algae_each_round"] // 2}
    return {**content, "rules": {**rules, "numbers": fewer}}


GAME = Game(
    id="reef",
    rules_version=RULES_VERSION,
    action=ReefAction,
    state=State,
    bots=tuple(STYLES),
    readings=READINGS,
    changes=_ReefChanges(),
    ruled_by=ReefRules,
    content=default,
    trials="reefkit.games.reef.trials:TRIALS",
    open_rolls=True,
)
new_match = partial(match.new_match, GAME)
