"""Climate Change: how a match starts, what a seat may do, and what an action makes of the state.

Rules version history
---------------------
1   The rules page with rulings C1 to C21, as first played.
"""

from __future__ import annotations

from reefkit.games.climate import flow, turning
from reefkit.games.climate.bots import decide
from reefkit.games.climate.content import (
    HABITATS,
    LEAST_SEATS,
    MOST_SEATS,
    Content,
    Options,
    check,
)
from reefkit.games.climate.play import Play
from reefkit.games.climate.state import State
from reefkit.games.climate.view import check_state, view
from reefkit.games.climate.world import cards_of, world_of
from reefkit.match.chance import Chance, KeyedChance, Luck
from reefkit.match.codec import copy_state
from reefkit.match.errors import SetupError, reject
from reefkit.match.game import Action, Awaited, Event, Setup
from reefkit.match.setting_up import read_setup
from reefkit.text import Message, message

RULES_VERSION = 1


class ClimateRules:
    """The rules of one match of Climate Change, with its set-up's content and options.

    Raises
    ------
    SetupError
        When content, options or seats are not those of this game.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
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
        self.names = tuple(seat.name for seat in setup.seats)

    # -- the three functions -------------------------------------------------------------------

    def start(self) -> State:
        """Make the table before anybody has placed a species."""
        seats = len(self.names)
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

    def legal(self, state: State, seat: int) -> list[Action]:
        """List the single choices open to a seat now, *Ready* included where it may be said."""
        if state.phase == "over" or state.step == "gate" or seat != state.seat:
            return []
        return turning.legal(self.playing(state), seat)

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, tell: list[Event] | None
    ) -> State:
        """Make the new state; the given one is never changed.

        Raises
        ------
        Rejection
            When the seat may not do this now.
        """
        if state.phase == "over":
            raise reject("match-over")
        play = self.playing(copy_state(state), chance, tell)
        flow.act(play, seat, action)
        return play.state

    # -- what a page asks ----------------------------------------------------------------------

    def awaited(self, state: State) -> tuple[Awaited, ...]:
        """Give the seat whose turn it is, or the gate."""
        if state.phase == "over":
            return ()
        play = self.playing(state)
        if state.step == "gate":
            return (Awaited(flow.gate(play), (), message("step-gate")),)
        seconds = float(self.options.clock) or None
        return (Awaited(self.stage(state), (state.seat,), self.step(state), seconds),)

    def left(self, state: State, seat: int) -> Message | None:
        """Say what a seat has still to do before it may end its turn; none when it may."""
        return flow.left_to_do(self.playing(state), seat)

    def refuses_help(self, state: State, seat: int) -> Message | None:
        """Refuse no help: whatever a seat decides, a bot may decide."""
        del state, seat
        return None

    def step(self, state: State) -> Message:
        """Say in one sentence what the seat whose turn it is is to do now."""
        if state.step != "act":
            return message(f"step-climate-{state.step}")
        if state.must:
            return message("step-climate-must", roll=state.roll)
        adapted = self.playing(state).is_adapted(state.seat)
        if state.steps and not state.moved and not state.settled:
            return message("step-climate-may", roll=state.roll, adapted=adapted)
        return message("step-climate-end" if adapted else "step-climate-adapt", roll=state.roll)

    def otherwise(self, state: State, awaited: Awaited, seat: int, luck: Luck) -> Action:
        """Let a bot decide when nobody answers in time."""
        del awaited
        return self.decide(self.view(state, seat), seat, "wanderer", luck)

    def decide(self, view: State, seat: int, style: str, luck: Luck) -> Action:
        """Choose for a bot, from its seat's view alone."""
        return decide(self.playing(view), seat, style, luck)

    def when(self, state: State) -> tuple[int, str]:
        """Give the round and phase."""
        return state.round, state.phase

    def stage(self, state: State) -> str:
        """Name the round, the seat and the part of its turn that the table stands at."""
        return f"{state.round}-{state.phase}-{state.seat}-{state.step}"

    def view(self, state: State, seat: int | None) -> State:
        """Give the state as a seat may see it."""
        return view(state, seat, self.cards)

    def veil(self, state: State, owner: int, action: Action, seat: int | None) -> Action | None:
        """Give an action as another seat may see it: all are open, cards are played face up."""
        del state, owner, seat
        return action

    def is_over(self, state: State) -> bool:
        """Tell whether the match has ended."""
        return state.phase == "over"

    def is_survey(self, before: State, after: State) -> bool:
        """Tell whether this step ended a round."""
        return len(after.record) > len(before.record)

    def check(self, state: State) -> None:
        """Check a state that came from a file.

        Raises
        ------
        DamagedError
            When no table of these rules could hold it.
        """
        rounds = self.options.rounds or self.content.rules.numbers.most_rounds
        check_state(state, len(self.names), rounds, self.world, self.cards)

    def playing(
        self, state: State, chance: Chance | None = None, tell: list[Event] | None = None
    ) -> Play:
        """Give a state together with all that its rules read."""
        return Play(
            self.names,
            self.content.rules.numbers,
            self.options,
            self.world,
            self.cards,
            state,
            chance if chance is not None else KeyedChance(0),
            tell,
        )
