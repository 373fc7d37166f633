"""The rules of Blue Expanse as `ExpanseRules`: start, legal actions, effects, and views.

Hidden from a seat are the hands of others and the cards in their decks; owners see which cards are
in their own deck, but not their order. The number of cards anywhere is public, and so is every card
that is played, spent or put under a deck (architecture.md, decisions 8 and 11).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace

from reefkit.games.expanse import bots, decks, turn
from reefkit.games.expanse.actions import ActAll, AnswerTask, Done, Flow, NoBid, RollDie, TakeCard
from reefkit.games.expanse.carry_out import is_whole
from reefkit.games.expanse.content import Content, check
from reefkit.games.expanse.options import Options
from reefkit.games.expanse.saved_state import check_state
from reefkit.games.expanse.state import HIDDEN, NOBODY, Ask, Food, Purse, Seat, State
from reefkit.games.expanse.step import Step, card_name
from reefkit.match.errors import DamagedError, SetupError
from reefkit.match.game import Action, Awaited, Ready, Setup
from reefkit.match.random import Luck
from reefkit.match.setup import check_seats, read_setup
from reefkit.match.turn_based import TurnBasedRules
from reefkit.text import Message, message

RULES_VERSION = 1
_AT_ONCE = {"setup", "raise", "end"}
"""Phases in which bots act without delay: people see the effect only later."""


def _from_outside(place: Seat) -> Seat:
    return replace(
        place,
        hand=[HIDDEN] * len(place.hand),
        deck=[[HIDDEN] * len(layer) for layer in place.deck],
    )


def _ask_of(ask: Ask | None, seat: int | None) -> Ask | None:
    if ask is None or ask.seat == seat:
        return ask
    return replace(ask, options=[each for each in ask.options if not each.startswith("kind:")])


class ExpanseRules(TurnBasedRules[Step]):
    """The rules of one match of Blue Expanse, with its set-up's content and options.

    Raises
    ------
    SetupError
        If content, options or seats are not those of this game.
    """

    step_type = Step
    content: Content
    options: Options

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.content, self.options = read_setup(setup, Content, Options, check)
        numbers = self.content.rules.numbers
        few = message("expanse-too-few-seats", least=numbers.least_seats)
        check_seats(setup, numbers.most_seats, numbers.least_seats, few)
        for kind in self.options.without:
            if kind not in self.content.cards:
                raise SetupError(message("expanse-no-such-kind", given=kind))
        self.sorts: dict[tuple[str, type], list[Any]] = {}
        """Cache of `targets.effects_of`: effects by kind of card and sort."""
        self.fitted: dict[tuple[str, int], tuple[Any, bool]] = {}
        """Cache of `targets.fits`: whether a kind of card fits a target."""

    def start(self) -> State:
        seats = len(self.setup.seats)
        laid = Counter(self.content.rules.chain if self.options.chain else ())
        kinds = {
            kind: (card.deck, card.stage, card.copies + laid[kind] * seats)
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
            piles=decks.first_piles(self.content.rules, kinds),
            common=[],
            queue=[],
            ask=None,
            ready=[False] * seats,
            next_id=1,
            draws={},
            left_game=[],
            final=[],
            lain=decks.first_offer_ages(self.content.rules.numbers),
        )

    def _place(self) -> Seat:
        return Seat(
            tile=0,
            loops=0,
            limit=self.content.rules.numbers.hand,
            hand=[],
            deck=decks.first_deck(self.content.rules),
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

    act = staticmethod(turn.act)
    choices = staticmethod(turn.legal)
    choose = staticmethod(bots.decide)
    awaited_seats = staticmethod(turn.awaited_seats)

    def awaited(self, state: State) -> tuple[Awaited, ...]:
        step = self.stepping(state)
        seats, what = turn.awaited_seats(step), self.step(state)
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

    def remaining_task(self, state: State, seat: int) -> Message | None:
        if state.phase in {"setup", "over"}:
            return None
        awaited = seat in turn.awaited_seats(self.stepping(state))
        return self.step(state) if awaited else message("left-expanse-others")

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

    def undo_scope(self, state: State) -> str:
        return f"{state.phase}-{state.turn}-{state.raiser}"

    def view(self, state: State, seat: int | None) -> State:
        return replace(
            state,
            seats=[
                place if other == seat else _from_outside(place)
                for other, place in enumerate(state.seats)
            ],
            ask=_ask_of(state.ask, seat),
        )

    def is_survey(self, before: State, after: State) -> bool:
        ended = after.phase == "over" and before.phase != "over"
        return ended or after.round > before.round > 0

    def check(self, state: State) -> None:
        check_state(state, self.start(), self.content.rules)
        step = self.stepping(state)
        if not all(is_whole(step, task) for task in state.queue):
            raise DamagedError(message("save-state-shape"))

    def lookups_of_step(self) -> tuple[Any, ...]:
        return None, self.sorts, self.fitted
