"""The rules of Climate Change as `ClimateRules`: start, legal actions, effects, and views.

Hidden from a seat are the hands of others, the deck except for a deleterious card on top, which is
face up (C2), the card that another seat drew, and whether another seat could have lived elsewhere,
which depends on its hand. Played and lost cards are face up. The key of the match's chance is not
in the state (architecture.md, decisions 8 and 11).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reefkit.games.climate import flow, turn
from reefkit.games.climate.bots import decide
from reefkit.games.climate.content import HABITATS, LEAST_SEATS, MOST_SEATS, Content, Options, check
from reefkit.games.climate.lookups import DELETERIOUS, Cards, cards_of, world_of
from reefkit.games.climate.saved_state import check_state
from reefkit.games.climate.state import HIDDEN, State
from reefkit.games.climate.step import Step
from reefkit.match.errors import SetupError
from reefkit.match.game import Action, Awaited, Setup
from reefkit.match.random import Luck
from reefkit.match.setup import read_setup
from reefkit.match.turn_based import TurnBasedRules
from reefkit.text import Message, message

RULES_VERSION = 1


def _is_face_up(card: int, cards: Cards) -> bool:
    return card >= 0 and cards.steps[card] == DELETERIOUS


class ClimateRules(TurnBasedRules[Step]):
    """The rules of one match of Climate Change, with its set-up's content and options.

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
        seats = len(setup.seats)
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise SetupError(
                message("climate-setup-seats", least=LEAST_SEATS, most=MOST_SEATS, seats=seats)
            )
        land = self.content.map.get(self.options.map)
        if land is None:
            known = sorted(self.content.map)
            raise SetupError(message("climate-setup-map", map=self.options.map, known=known))
        self.world = world_of(land)
        if any(len(cells) < seats for cells in self.world.savannah[1:]):  # C14
            raise SetupError(message("climate-setup-savannah", map=self.options.map, seats=seats))
        few = seats <= self.content.rules.numbers.few_seats
        self.cards = cards_of(self.content.cards, few=few)

    def start(self) -> State:
        seats = len(self.setup.seats)
        return State(
            round=0,
            phase="placing",
            step="place",
            seat=0,
            climate=self.content.rules.numbers.start_climate,
            changed=False,
            deck=[],
            discards=[],
            hands=[[] for _ in range(seats)],
            genes=[[1, 1, 1] for _ in range(seats)],
            cells=[0] * seats,
            tokens=[[number == 0 for number in range(len(HABITATS))] for _ in range(seats)],
            extinctions=[0] * seats,
        )

    act = staticmethod(flow.act)
    choose = staticmethod(decide)

    @staticmethod
    def choices(step: Step, seat: int) -> list[Action]:
        state = step.state
        if state.phase == "over" or state.step == "gate" or seat != state.seat:
            return []
        return turn.legal(step, seat)

    def awaited(self, state: State) -> tuple[Awaited, ...]:
        if state.phase == "over":
            return ()
        play = self.stepping(state)
        if state.step == "gate":
            return (Awaited(flow.gate(play), (), message("step-gate")),)
        seconds = float(self.options.clock) or None
        return (Awaited(self.undo_scope(state), (state.seat,), self.step(state), seconds),)

    def remaining_task(self, state: State, seat: int) -> Message | None:
        return flow.left_to_do(self.stepping(state), seat)

    def step(self, state: State) -> Message:
        if state.step != "act":
            return message(f"step-climate-{state.step}")
        if state.must:
            return message("step-climate-must", roll=state.roll)
        adapted = self.stepping(state).is_adapted(state.seat)
        if state.steps and not state.moved and not state.settled:
            if state.roll < turn.MOVES_FROM:
                return message("step-climate-free", roll=state.roll)
            return message("step-climate-may", roll=state.roll, adapted=adapted)
        return message("step-climate-end" if adapted else "step-climate-adapt", roll=state.roll)

    def default_action(self, state: State, awaited: Awaited, seat: int, luck: Luck) -> Action:
        return self.decide(self.view(state, seat), seat, "wanderer", luck)

    def undo_scope(self, state: State) -> str:
        stage = f"{state.round}-{state.phase}-{state.seat}-{state.step}"
        return f"{stage}-exchanged" if state.exchanged else stage  # what was drawn has been seen

    def view(self, state: State, seat: int | None) -> State:
        """Return the state as one seat may see it; parts with nothing to hide are shared."""
        deck = [HIDDEN] * len(state.deck)
        if state.deck and _is_face_up(state.deck[-1], self.cards):
            deck[-1] = state.deck[-1]
        mine = seat == state.seat
        return replace(
            state,
            deck=deck,
            hands=[
                list(hand) if owner == seat else [HIDDEN] * len(hand)
                for owner, hand in enumerate(state.hands)
            ],
            drawn=state.drawn if mine or _is_face_up(state.drawn, self.cards) else HIDDEN,
            hope=state.hope and mine,
        )

    def is_survey(self, before: State, after: State) -> bool:
        return len(after.record) > len(before.record)

    def check(self, state: State) -> None:
        rounds = self.options.rounds or self.content.rules.numbers.most_rounds
        check_state(state, len(self.setup.seats), rounds, self.world, self.cards)

    def lookups_of_step(self) -> tuple[Any, ...]:
        return self.content.rules.numbers, self.world, self.cards
