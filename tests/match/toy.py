"""A toy game, small and whole, with all that the match room serves.

Each round the seats *dive* (dice, into a hidden hand), *hide* at a number (a secret choice, shown
once all are in, and followed by the table's own roll), *swap* (offers that somebody must answer,
until a deadline) and *survey* (the state is stored; notes are private). Every phase is played by
all seats at once.
"""

# ruff: noqa: S311 - play and damage at random, not secrets

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from reefkit.content import Library
from reefkit.match.codec import copy_state, to_plain
from reefkit.match.errors import DamagedError, SetupError, reject
from reefkit.match.game import Action, Awaited, Event, Plain, Reading, Ready, SeatInfo, Setup
from reefkit.match.match import Match
from reefkit.match.random import Chance, Luck, key_from_seed
from reefkit.text import Message, message
from tests.match.toy_step import Step
from tests.match.toy_types import (
    PHASES,
    Content,
    Dive,
    Drop,
    Give,
    Hide,
    Note,
    Offer,
    Options,
    Refuse,
    State,
    Take,
)

DATA = Path(__file__).parent / "toy_data"


class Rules:
    """The toy's rules; `version` 2 counts the hands twice, as a later edition might."""

    def __init__(self, setup: Setup, version: int = 1) -> None:
        self.setup = setup
        self.version = version
        try:
            self.content = msgspec.convert(setup.content, Content)
            self.options = msgspec.convert(setup.options, Options)
        except msgspec.ValidationError as error:
            raise SetupError(message("toy-setup", detail=str(error))) from error
        self.seats = range(len(setup.seats))

    def start(self) -> State:
        count = len(self.seats)
        each: list[Any] = [None] * count
        return State(
            1,
            "dive",
            [[] for _ in each],
            [[] for _ in each],
            [""] * count,
            [False] * count,
            [0] * count,
            each,
            [],
        )

    # -- what a seat may do --------------------------------------------------------------------

    def legal(self, state: State, seat: int) -> list[Action]:
        asked = [o for o in state.offers if o.to == seat]
        if asked:
            return [kind(o.giver) for o in asked for kind in (Take, Refuse)]
        if state.phase == "over" or state.ready[seat]:
            return []
        if state.phase == "hide":
            hidden = state.hidden[seat] is not None
            return [] if hidden else [Hide(n + 1) for n in range(self.content.sides)]
        choices: list[Action] = [Ready()]
        if state.phase == "dive" and state.dives[seat] < self.content.dives:
            choices.append(Dive())
        if state.phase == "survey":
            choices.append(Note("…"))
        if state.phase == "swap":
            shells = range(len(state.hands[seat]))
            choices += [Drop((shell,)) for shell in shells]
            if all(o.giver != seat for o in state.offers):
                others = [n for n in self.seats if n != seat]
                choices += [Give(n, (shell,)) for n in others for shell in shells]
        return choices

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, tell: list[Event] | None
    ) -> State:
        if state.phase == "over":
            raise reject("toy-over")
        step = Step(self, copy_state(state), chance, tell)
        step.act(seat, action)
        step.move_on()
        return step.state

    def awaited(self, state: State) -> tuple[Awaited, ...]:
        if state.phase == "over":
            return ()
        seconds = float(self.options.clock) or None
        found = [
            Awaited(
                f"offer-{state.round}-{offer.giver}",
                (offer.to,),
                message("toy-step-answer", player=self.name(offer.giver)),
                seconds,
            )
            for offer in state.offers
        ]
        what = message(f"toy-step-{state.phase}")
        found += [
            Awaited(f"{state.round}-{state.phase}-{seat}", (seat,), what)
            for seat in self.seats
            if self.waits_for(state, seat)
        ]
        return tuple(found)

    def waits_for(self, state: State, seat: int) -> bool:
        if state.phase == "hide":
            return state.hidden[seat] is None
        return not state.ready[seat]

    def left(self, state: State, seat: int) -> Message | None:
        hides = state.phase == "hide" and state.hidden[seat] is None
        return message("toy-step-hide") if hides else None

    def refuses_help(self, state: State, seat: int) -> Message | None:
        return message("toy-step-hide") if self.left(state, seat) else None

    def name(self, seat: int) -> str:
        return self.setup.seats[seat].name

    def otherwise(self, state: State, awaited: Awaited, seat: int, luck: Luck) -> Action:
        del luck, state, seat
        return Refuse(int(awaited.id.rpartition("-")[2]))

    def decide(self, view: State, seat: int, style: str, luck: Luck) -> Action:
        for offer in view.offers:
            if offer.to == seat:
                return Take(offer.giver) if style == "eager" else Refuse(offer.giver)
        if view.phase == "hide":
            return Hide(int(luck.words("hide")) % self.content.sides + 1)
        if view.phase == "dive" and view.dives[seat] < self.content.dives and style == "eager":
            return Dive()
        return Ready()

    # -- what may be seen and stored -----------------------------------------------------------

    def when(self, state: State) -> tuple[int, str]:
        return state.round, state.phase

    def stage(self, state: State) -> str:
        return f"{state.round}-{state.phase}"

    def view(self, state: State, seat: int | None) -> State:
        return msgspec.structs.replace(
            state,
            hands=[h if n == seat else [0] * len(h) for n, h in enumerate(state.hands)],
            notes=[text if n == seat else "" for n, text in enumerate(state.notes)],
            hidden=[h if n == seat or h is None else 0 for n, h in enumerate(state.hidden)],
            offers=[
                o if seat in (o.giver, o.to) else Offer(o.giver, o.to, [0] * len(o.shells))
                for o in state.offers
            ],
        )

    def veil(self, state: State, owner: int, action: Action, seat: int | None) -> Action | None:
        del state, owner
        if isinstance(action, Hide | Note):
            return None
        if isinstance(action, Give) and action.to != seat:
            return Give(action.to, ())
        return action

    def is_over(self, state: State) -> bool:
        return state.phase == "over"

    def is_survey(self, before: State, after: State) -> bool:
        return after.phase == "survey" and before.phase != "survey"

    def check(self, state: State) -> None:
        lists = (state.hands, state.points, state.notes, state.ready, state.dives, state.hidden)
        seats = len(self.seats)
        if (
            any(len(one) != seats for one in lists)
            or state.phase not in PHASES
            or not 1 <= state.round <= self.options.rounds
            or any(not 0 <= n < seats for o in state.offers for n in (o.giver, o.to))
        ):
            raise DamagedError(message("toy-damaged"))


class Toy:
    """The toy as `reefkit.match.game.Game` wants it."""

    id = "toy"
    action: Any = Dive | Hide | Give | Take | Refuse | Drop | Note
    state: type = State
    bots = ("eager", "calm")
    open_rolls = False
    readings: Mapping[str, Reading] = {}

    def __init__(self, rules_version: int = 1) -> None:
        self.rules_version = rules_version

    def rules(self, setup: Setup) -> Rules:
        for seat in setup.seats:
            if seat.bot not in (None, *self.bots):
                raise SetupError(message("setup-no-such-bot", bot=seat.bot, bots=list(self.bots)))
        return Rules(setup, self.rules_version)


TOY = Toy()
TOYS = {"toy": TOY}


def load(library: Library) -> Plain:
    return to_plain(library.load("toy/rules.toml", Content))


def new_setup(
    *bots: str | None, seed: int = 1, content: Plain | None = None, **options: int
) -> Setup:
    """Make a set-up; each of `bots` is a seat, none for a person."""
    return Setup(
        game="toy",
        rules_version=1,
        seats=tuple(SeatInfo(f"Player {n + 1}", bot=bot) for n, bot in enumerate(bots)),
        options=to_plain(msgspec.convert(options, Options)),
        content=content or load(Library(base=DATA)),
        key=f"{key_from_seed(seed):016x}",
    )


def new_match(*bots: str | None, seed: int = 1, **options: int) -> Match:
    return Match(TOY, new_setup(*bots, seed=seed, **options))


# -- what the tests of every game ask -----------------------------------------------------------
def kit_setup(seed: int, library: Library) -> Setup:
    random = Random(seed)
    bots = [random.choice([None, None, *Toy.bots]) for _ in range(random.randint(1, 4))]
    clock = random.choice([0, 5])
    return new_setup(
        *bots, seed=seed, content=load(library), rounds=random.randint(2, 4), clock=clock
    )


def plant(state: State, owner: int, number: int) -> None:
    state.hands[owner] = [70 + number]
    state.notes[owner] = f"canary {number}"
    state.hidden[owner] = number
    state.offers = [Offer(owner, owner, [80 + number])]


def secrets(rules: Rules, state: State, seat: int) -> list[Action]:
    if state.phase == "survey" and not state.ready[seat]:
        return [Note("a"), Note("b")]
    if state.phase == "hide" and state.hidden[seat] is None and state.hidden.count(None) > 1:
        return [Hide(1), Hide(2)]
    del rules
    return []
