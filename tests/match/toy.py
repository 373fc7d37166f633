"""A toy game for the tests of matches: its types, its steps and its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct

from reefkit.content import Library
from reefkit.match.codec import copy_state, to_plain
from reefkit.match.errors import DamagedError, SetupError, reject
from reefkit.match.game import Action, Awaited, Event, Plain, Ready, SeatInfo, Setup
from reefkit.match.match import Match
from reefkit.match.random import TABLE, Chance, Luck, key_from_seed
from reefkit.match.reading import Reading
from reefkit.match.setup import read_setup
from reefkit.text import Message, message

PHASES = ("dive", "hide", "swap", "survey", "over")
Shells = Annotated[tuple[Annotated[int, Meta(ge=0, le=99)], ...], Meta(max_length=20)]


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    sides: Annotated[int, Meta(ge=2, le=100)]
    dives: Annotated[int, Meta(ge=1, le=9)]
    finder: int
    flood: int
    names: list[str]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=5)] = 2
    clock: Annotated[int, Meta(ge=0, le=600)] = 0


class Dive(Action, frozen=True, tag="dive"):
    pass


class Hide(Action, frozen=True, tag="hide"):
    number: Annotated[int, Meta(ge=1, le=99)]


class Give(Action, frozen=True, tag="give"):
    to: Annotated[int, Meta(ge=0, le=63)]
    shells: Shells


class Take(Action, frozen=True, tag="take"):
    giver: int


class Refuse(Action, frozen=True, tag="refuse"):
    giver: int


class Drop(Action, frozen=True, tag="drop"):
    shells: Shells


class Note(Action, frozen=True, tag="note"):
    text: Annotated[str, Meta(max_length=200)]


class Offer(Struct):
    giver: int
    to: int
    shells: list[int]


class State(Struct):
    round: int
    phase: str
    hands: list[list[int]]
    points: list[list[int]]
    notes: list[str]
    ready: list[bool]
    dives: list[int]
    hidden: list[int | None]
    offers: list[Offer]


# ---- One step of the toy game while it is made.
if TYPE_CHECKING:
    from tests.match.toy import Rules


class Step:
    """One step while it is made: it changes `state`, a copy."""

    def __init__(
        self, rules: Rules, state: State, chance: Chance, tell: list[Event] | None
    ) -> None:
        self.rules, self.state, self.chance, self.tell = rules, state, chance, tell

    def say(
        self, id_: str, seat: int | None = None, *, only: bool = False, **values: object
    ) -> None:
        if self.tell is not None:
            if seat is not None and not only:
                values["player"] = self.rules.name(seat)
            seats = (seat,) if only and seat is not None else None
            self.tell.append(Event(message(f"toy-{id_}", **values), seat, seats))

    def act(self, seat: int, action: Action) -> None:
        phase, handler = HANDLERS.get(type(action), ("", None))
        if handler is None or phase not in ("", self.state.phase):
            raise reject("toy-phase")
        if self.state.ready[seat] and not isinstance(action, Take | Refuse):
            raise reject("toy-ready")
        handler(self, seat, action)

    def ready(self, seat: int, action: Ready) -> None:
        del action
        if self.state.phase == "hide":
            raise reject("toy-phase")
        if any(o.to == seat for o in self.state.offers):
            raise reject("toy-answer")
        self.state.ready[seat] = True

    def dive(self, seat: int, action: Dive) -> None:
        del action
        content, done = self.rules.content, self.state.dives[seat]
        if done >= content.dives:
            raise reject("toy-dives", most=content.dives)
        roll = self.roll(seat, "dive", done)
        self.state.dives[seat] += 1
        self.state.hands[seat].append(roll)
        self.say("dived", seat)
        self.say("found", seat, only=True, worth=roll)

    def hide(self, seat: int, action: Hide) -> None:
        if self.state.hidden[seat] is not None:
            raise reject("toy-hidden")
        self.state.hidden[seat] = action.number
        self.say("hid", seat, only=True, number=action.number)

    def pick(self, seat: int, shells: tuple[int, ...]) -> list[int]:
        hand = self.state.hands[seat]
        if not shells:
            raise reject("toy-none")
        if len(set(shells)) != len(shells):
            raise reject("toy-twice")
        for shell in shells:
            if shell >= len(hand):
                raise reject("toy-shell", shell=shell)
        picked = [hand[shell] for shell in shells]
        self.state.hands[seat] = [w for n, w in enumerate(hand) if n not in shells]
        return picked

    def give(self, seat: int, action: Give) -> None:
        if action.to == seat or action.to not in self.rules.seats:
            raise reject("toy-to")
        if any(o.giver == seat for o in self.state.offers):
            raise reject("toy-offer")
        shells = self.pick(seat, action.shells)
        self.state.offers.append(Offer(seat, action.to, shells))
        self.state.ready[action.to] = False
        self.say("offered", seat, other=self.rules.name(action.to), count=len(shells))

    def answer(self, seat: int, action: Take | Refuse) -> None:
        for offer in self.state.offers:
            if offer.giver == action.giver and offer.to == seat:
                break
        else:
            raise reject("toy-offer")
        takes = isinstance(action, Take)
        self.state.offers.remove(offer)
        self.state.hands[seat if takes else offer.giver] += offer.shells
        self.say("took" if takes else "refused", seat, other=self.rules.name(offer.giver))

    def drop(self, seat: int, action: Drop) -> None:
        self.say("dropped", seat, count=len(self.pick(seat, action.shells)))

    def note(self, seat: int, action: Note) -> None:
        self.state.notes[seat] = action.text
        self.say("noted", seat, only=True)

    def roll(self, owner: int, purpose: str, index: int = 0) -> int:
        return int(
            self.chance.roll(
                self.rules.content.sides,
                owner=owner,
                round=self.state.round,
                phase=self.state.phase,
                purpose=purpose,
                index=index,
            )
        )

    def move_on(self) -> None:
        state = self.state
        if state.offers or any(self.rules.waits_for(state, seat) for seat in self.rules.seats):
            return
        if state.phase == "hide":
            self.reveal()
        later = PHASES[PHASES.index(state.phase) + 1]
        state.ready = [False] * len(self.rules.seats)
        if later == "survey":
            self.survey()
        if later == "over" and state.round < self.rules.options.rounds:
            later = "dive"
            state.round += 1
            state.dives = [0] * len(self.rules.seats)
            self.say("round", round=state.round)
        state.phase = later
        if later == "over":
            totals = [sum(points) for points in state.points]
            best = [self.rules.name(n) for n, points in enumerate(totals) if points == max(totals)]
            self.say("over", winners=best)

    def reveal(self) -> None:
        """Show where all hide, and let the tide in."""
        state = self.state
        for seat, number in enumerate(state.hidden):
            alone = state.hidden.count(number) == 1
            state.points[seat].append(self.rules.content.finder if alone else 0)
            if alone:
                self.say("finder", seat, number=number)
        state.hidden = [None] * len(self.rules.seats)
        if not self.rules.content.flood:
            return
        tide = self.roll(TABLE, "tide")
        self.say("tide", roll=tide)
        for seat, hand in enumerate(state.hands):
            if tide <= self.rules.content.flood and hand:
                hand.remove(min(hand))
                self.say("washed", seat)

    def survey(self) -> None:
        for seat, hand in enumerate(self.state.hands):
            points = sum(hand)
            self.state.points[seat][-1] += points
            self.say("counted", seat, points=points)


HANDLERS: dict[type[Action], tuple[str, Callable[[Step, int, Any], None]]] = {
    Ready: ("", Step.ready),
    Dive: ("dive", Step.dive),
    Hide: ("hide", Step.hide),
    Give: ("swap", Step.give),
    Take: ("swap", Step.answer),
    Refuse: ("swap", Step.answer),
    Drop: ("swap", Step.drop),
    Note: ("survey", Step.note),
}


# ---- A toy game, small and whole, with all that the match room serves.
# ruff: noqa: S311 - play and damage at random, not secrets


DATA = Path(__file__).parent / "toy_data"


class Rules:
    """The toy's rules."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.content, self.options = read_setup(setup, Content, Options, lambda given: given)
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

    def remaining_task(self, state: State, seat: int) -> Message | None:
        hides = state.phase == "hide" and state.hidden[seat] is None
        return message("toy-step-hide") if hides else None

    def refuses_help(self, state: State, seat: int) -> Message | None:
        return message("toy-step-hide") if self.remaining_task(state, seat) else None

    def name(self, seat: int) -> str:
        return self.setup.seats[seat].name

    def default_action(self, state: State, awaited: Awaited, seat: int, luck: Luck) -> Action:
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

    def undo_scope(self, state: State) -> str:
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

    def redact(self, state: State, owner: int, action: Action, seat: int | None) -> Action | None:
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
    rules_version = 1
    open_rolls = False
    readings: Mapping[str, Reading] = {}
    trials = ""

    def rules(self, setup: Setup) -> Rules:
        for seat in setup.seats:
            if seat.bot not in (None, *self.bots):
                raise SetupError(message("setup-no-such-bot", bot=seat.bot, bots=list(self.bots)))
        return Rules(setup)


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
