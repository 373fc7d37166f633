"""Blue Expanse: how a match starts, what a seat may do, and what an action makes of the state."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace

from reefkit.games.expanse import bots, supply, turn
from reefkit.games.expanse.actions import ActAll, AnswerTask, Done, Flow, NoBid, RollDie, TakeCard
from reefkit.games.expanse.content import Content, Options, RulesFile, check
from reefkit.games.expanse.manage import is_whole
from reefkit.games.expanse.state import (
    DECKS,
    HIDDEN,
    NOBODY,
    PHASES,
    Ask,
    Food,
    Purse,
    ReefCard,
    Seat,
    State,
)
from reefkit.games.expanse.tasks import HANDLERS, Step, card_name
from reefkit.match.codec import copy_state
from reefkit.match.errors import DamagedError, SetupError, reject
from reefkit.match.game import Action, Awaited, Event, Ready, Rules, Setup
from reefkit.match.match import check_seats, read_setup
from reefkit.match.random import Chance, KeyedChance, Luck
from reefkit.text import Message, message

# ---- What a seat may see (architecture.md, decisions 8 and 11), and what a file may bring
#
# Hidden are the hands of others, and what lies in their decks; the owner sees what her own deck
# holds, not its order. How many cards lie anywhere is open, and so is every card that is played,
# spent or put under a deck, as it is at a table.

_MOST = 2**31


def _from_outside(place: Seat) -> Seat:
    return replace(
        place,
        hand=[HIDDEN] * len(place.hand),
        deck=[[HIDDEN] * len(layer) for layer in place.deck],
    )


def _asked(ask: Ask | None, seat: int | None) -> Ask | None:
    if ask is None or ask.seat == seat:
        return ask
    return replace(ask, options=[each for each in ask.options if not each.startswith("kind:")])


# -- what a file may bring ----------------------------------------------------------------------


def expected_cards(state: State, start: State, rules: RulesFile) -> Counter[str]:
    cards = all_cards(start)
    cards["capital"] += rules.numbers.loop_capital * sum(place.loops for place in state.seats)
    return cards


def all_cards(state: State) -> Counter[str]:
    """Count all cards of a state by kind, except copies and unowned cards (B12, B16)."""
    cards: Counter[str] = Counter(state.left_game)
    for pile in state.piles.values():
        cards.update([kind for kind in pile.open if kind != HIDDEN])
        cards.update([*pile.waiting, *pile.returned])
        for layer in pile.deck:
            cards.update(layer)
    for place in state.seats:
        cards.update([*place.hand, *place.spent])
        cards.update(card.kind for card in place.reef if not card.copy)
        for layer in place.deck:
            cards.update(layer)
    return cards


def _check_state(state: State, start: State, rules: RulesFile) -> None:
    if (
        _wrong_shape(state, start)
        or _wrong_numbers(state, rules)
        or _wrong_turn(state)
        or _wrong_reefs(state)
        or _wrong_cards(state, start, rules)
    ):
        raise DamagedError(message("save-state-shape"))


def _wrong_shape(state: State, start: State) -> bool:
    seats = len(start.seats)
    return (
        state.phase not in PHASES
        or len(state.seats) != seats
        or len(state.ready) != seats
        or len(state.final) not in {0, seats}
        or set(state.piles) != set(DECKS)
        or {name: len(each) for name, each in state.lain.items()}
        != {name: len(each) for name, each in start.lain.items()}
        or any(
            len(pile.open) != len(start.piles[name].open) or len(pile.raised) != len(pile.open)
            for name, pile in state.piles.items()
        )
        or not set(state.opened) <= {"resource", "biomass", "humanitarian"}
        or any(not layer for place in state.seats for layer in place.deck)
        or any(not layer for pile in state.piles.values() for layer in pile.deck)
    )


def _wrong_numbers(state: State, rules: RulesFile) -> bool:
    counters = [state.step, state.turn, state.round, state.rolled, state.next_id]
    counters += [state.warming, state.warmed, state.pool, *state.draws.values()]
    for place in state.seats:
        counters += [place.loops, place.limit, place.pollution, place.polluted, place.research]
        counters += [place.turns, place.purse.biomass, place.purse.capital]
        counters += [place.made.biomass, place.made.capital]
        counters += [place.food.plankton, place.food.coralline_algae, place.food.detritus]
    for pile in state.piles.values():
        counters += pile.raised
    for turns in state.lain.values():
        counters += turns
    return (
        any(not 0 <= number < _MOST for number in counters)
        or any(not 0 <= place.tile < len(rules.tiles) for place in state.seats)
        or any(abs(place.points) + abs(place.more) >= _MOST for place in state.seats)
        or not 1 <= state.stage <= len(rules.numbers.stage_loops) + 1
        or not 0 <= state.last <= len(state.seats)
    )


def _wrong_turn(state: State) -> bool:
    seats = range(len(state.seats))
    whose = [task.seat for task in state.queue]
    whose += [state.ask.seat] if state.ask is not None else []
    if any(seat not in seats and seat != NOBODY for seat in whose):
        return True
    if any(task.do not in HANDLERS for task in state.queue):
        return True
    if state.ask is not None and (state.ask.seat not in seats or not state.queue):
        return True
    if state.phase in {"setup", "over"}:
        return state.player != NOBODY or (state.phase == "over") is not bool(state.final)
    if state.player not in seats:
        return True
    return (state.raiser in seats) is not (state.phase == "raise")


def _wrong_reefs(state: State) -> bool:
    cards: list[ReefCard] = [card for place in state.seats for card in place.reef]
    cards += state.common
    numbers = [card.id for card in cards]
    return (
        len(set(numbers)) < len(numbers)
        or any(not 0 < number < state.next_id for number in numbers)
        or any(card.kind == HIDDEN for card in cards)
    )


def _wrong_cards(state: State, start: State, rules: RulesFile) -> bool:
    seen, every = all_cards(state), expected_cards(state, start, rules)
    hidden = seen.pop(HIDDEN, 0)
    kinds = {card.kind for place in state.seats for card in place.reef}
    return (
        seen.total() + hidden != every.total()
        or bool(seen - every)
        or not kinds <= set(every) | set(seen)
    )


RULES_VERSION = 1
_AT_ONCE = {"setup", "raise", "end"}
"""Phases in which bots leave nobody waiting: what they do there is told when it matters."""


class ExpanseRules(Rules):
    """The rules of one match of Blue Expanse, with its set-up's content and options.

    Raises
    ------
    SetupError
        When content, options or seats are not those of this game.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.content, self.options = read_setup(setup, Content, Options, check)
        numbers = self.content.rules.numbers
        few = message("expanse-too-few-seats", least=numbers.least_seats)
        check_seats(setup, numbers.most_seats, numbers.least_seats, few)
        for kind in self.options.without:
            if kind not in self.content.cards:
                raise SetupError(message("expanse-no-such-kind", given=kind))
        self.sorts: dict[tuple[str, type], list[Any]] = {}
        """Effects of each kind of card by their sort, as far as they were asked for."""
        self.fitted: dict[tuple[str, int], tuple[Any, bool]] = {}
        """Which kinds of cards are meant, as far as it was asked for."""

    # -- the three functions -------------------------------------------------------------------

    def start(self) -> State:
        seats = len(self.setup.seats)
        kinds = {
            kind: (card.deck, card.stage, card.copies)
            for kind, card in self.content.cards.items()
            if kind not in self.options.without
        }
        return State(
            phase="setup",
            step=0,
            turn=0,
            round=0,
            player=NOBODY,
            raiser=NOBODY,
            rolled=0,
            opened=[],
            stage=1,
            warming=0,
            warmed=0,
            pool=0,
            last=0,
            seats=[self._place() for _ in range(seats)],
            piles=supply.first_piles(self.content.rules, kinds),
            common=[],
            queue=[],
            ask=None,
            ready=[False] * seats,
            next_id=1,
            draws={},
            left_game=[],
            final=[],
            lain=supply.first_lain(self.content.rules.numbers),
        )

    def _place(self) -> Seat:
        return Seat(
            tile=0,
            loops=0,
            limit=self.content.rules.numbers.hand,
            hand=[],
            deck=supply.first_deck(self.content.rules),
            spent=[],
            purse=Purse(),
            made=Purse(),
            pollution=0,
            polluted=0,
            research=0,
            points=0,
            reef=[],
            food=Food(),
            more=0,
            turns=0,
            raised=False,
        )

    def legal(self, state: State, seat: int) -> list[Action]:
        return turn.legal(self.stepping(state), seat)

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, tell: list[Event] | None
    ) -> State:
        if state.phase == "over":
            raise reject("match-over")
        step = self.stepping(copy_state(state), chance, tell)
        turn.act(step, seat, action)
        return step.state

    # -- what a page asks ----------------------------------------------------------------------

    def awaited(self, state: State) -> tuple[Awaited, ...]:
        step = self.stepping(state)
        seats, what = turn.asked(step), self.step(state)
        if state.phase == "setup":
            clock = float(self.options.clock) or None
            return tuple(Awaited(f"setup-{seat}", (seat,), what, clock) for seat in seats)
        seconds = self.options.window if self._raising(state) else self.options.clock
        name = f"{state.phase}-{state.turn}-{state.step}"
        return tuple(
            Awaited(name, (seat,), what, float(seconds) or None, follow_seconds=self._moment(state))
            for seat in seats
        )

    @staticmethod
    def _raising(state: State) -> bool:
        return state.phase == "raise" and state.ask is None

    def _moment(self, state: State) -> float:
        numbers = self.content.rules.numbers
        if all(seat.bot is not None for seat in self.setup.seats):
            return 0.0
        if state.ask is None and state.phase in _AT_ONCE:
            return 0.0
        return numbers.bot_moment if state.phase == "move" else numbers.bot_turn

    def left(self, state: State, seat: int) -> Message | None:
        if state.phase in {"setup", "over"}:
            return None
        asked = seat in turn.asked(self.stepping(state))
        return self.step(state) if asked else message("left-expanse-others")

    def step(self, state: State) -> Message:
        ask = state.ask
        if ask is not None:
            values = {"card": card_name(ask.kind)} if ask.kind else {}
            return message(f"ask-expanse-{ask.what}", left=ask.left, **values)
        if state.player == NOBODY:
            return message(f"step-expanse-{state.phase}")
        player = self.setup.seats[state.player].name
        return message(f"step-expanse-{state.phase}", player=player)

    def default_action(self, state: State, awaited: Awaited, seat: int, luck: Luck) -> Action:
        if state.ask is not None:
            return AnswerTask(state.ask.options[0])
        waiting: dict[str, Action] = {
            "setup": Ready(),
            "move": RollDie(),
            "raise": NoBid(),
            "buy": Done(),
            "manage": ActAll(),
            "research": Done(),
            "end": Flow(),
        }
        if state.phase in waiting:
            return waiting[state.phase]
        first = self.legal(state, seat)[0]
        return first if isinstance(first, TakeCard) else NoBid()

    def decide(self, view: State, seat: int, style: str, luck: Luck) -> Action:
        return bots.decide(self.stepping(view), seat, style, luck)

    def stage(self, state: State) -> str:
        return f"{state.phase}-{state.turn}-{state.raiser}"

    def view(self, state: State, seat: int | None) -> State:
        return replace(
            state,
            seats=[
                place if other == seat else _from_outside(place)
                for other, place in enumerate(state.seats)
            ],
            ask=_asked(state.ask, seat),
        )

    def is_survey(self, before: State, after: State) -> bool:
        ended = after.phase == "over" and before.phase != "over"
        return ended or after.round > before.round > 0

    def check(self, state: State) -> None:
        _check_state(state, self.start(), self.content.rules)
        step = self.stepping(state)
        if not all(is_whole(step, task) for task in state.queue):
            raise DamagedError(message("save-state-shape"))

    def stepping(
        self, state: State, chance: Chance | None = None, tell: list[Event] | None = None
    ) -> Step:
        return Step(
            self.setup,
            KeyedChance(0) if chance is None else chance,
            tell,
            self.content,
            self.options,
            state,
            sorts=self.sorts,
            fitted=self.fitted,
        )
