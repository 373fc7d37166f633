"""A game and its rules: `Game`, and `Rules` as pure functions over a typed state.

A `Game` makes the `Rules` of a match from its set-up: how the match starts, what a seat may do now,
and the state after an action. Callers never change a state in place: `apply` copies first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Protocol

import msgspec
from msgspec import Meta, Struct

from reefkit.match.course import Course, Lived
from reefkit.match.errors import SetupError
from reefkit.match.random import Chance, Luck
from reefkit.match.reading import Reading
from reefkit.text import Message, message

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Plain = dict[str, Any]
"""Plain JSON data: the options and content of a game, which this package does not interpret."""


class SeatInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """The player of a seat: a person, a team of up to three, or a bot of a named style."""

    name: Name
    members: Annotated[tuple[Name, ...], Meta(max_length=3)] = ()
    bot: Name | None = None


class Setup(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that the fold reads: a copy of whatever was in force when the match was set up.

    `key` is 16 hexadecimal digits; empty in a copy whose reader may not know it (decision 11).
    Draws that belong to the whole table, such as cards, use `table_key`, or `key` if it is empty:
    tables of a class that share one draw the same. It is as secret as `key`. `seen_by` is the seat
    whose view the log has, in a seat's copy of a match (`reefkit.match.match`).
    """

    game: Name
    rules_version: Annotated[int, Meta(ge=1)]
    seats: Annotated[tuple[SeatInfo, ...], Meta(min_length=1, max_length=64)]
    options: Plain
    content: Plain
    key: Annotated[str, Meta(pattern="^([0-9a-f]{16})?$")] = ""
    table_key: Annotated[str, Meta(pattern="^([0-9a-f]{16})?$")] = ""
    seen_by: Annotated[int, Meta(ge=0, le=63)] | None = None


class Action(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """One committed decision of a seat. Games subclass it."""


class Ready(Action, frozen=True, tag="ready"):
    """The seat has done what the phase asks, or chooses to do no more."""


class Undo(Action, frozen=True, tag="undo"):
    """The seat takes back its latest choice."""


class Onward(Action, frozen=True, tag="onward"):
    """The gate at which the table waits opens: every table of the class goes on together.

    A teacher or a clock makes it, not a seat (`Table.onward`), so its entry has no seat.
    """


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """What happened and why: an id and named values that `reefkit.text` renders.

    `seat` is the seat concerned (None: the table). `only` has the seats that may know of it (None:
    all).
    """

    what: Message
    seat: int | None = None
    only: tuple[int, ...] | None = None


GATE = "gate-"
"""Prefix of the ids of `Awaited` at a gate."""


class Awaited(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that the match waits for (decision 9): one mechanism for every kind of waiting.

    `seats` may answer; `what` is the sentence that asks them. `seconds` is the time they have
    (None: no limit); when it has run out, the first open page appends the `Rules.default_action`
    of the first seat. At a *gate* nobody may answer: its id begins with `GATE`, it has no seats,
    and `Onward` opens it. A bot waits for the longer of `bot_seconds`, in which people may answer
    first, and `follow_seconds`, so that people can follow the play (unless `Table.at_once`). With
    `bot_seconds` but no time limit, bots leave the answer to people if any may give it.
    """

    id: str
    seats: tuple[int, ...]
    what: Message
    seconds: float | None = None
    bot_seconds: float = 0.0
    follow_seconds: float = 0.0


class Rules(Protocol):
    """The rules of one match, with its set-up's options and content; games implement this protocol.

    Methods with a body are defaults, for states that have a ``round`` and a ``phase``, which is
    ``over`` at the end.
    """

    setup: Setup

    def start(self) -> Any:
        """Return the first state; it draws nothing."""
        ...

    def legal(self, state: Any, seat: int) -> list[Action]:
        """List the smallest actions open to the seat now; larger ones combine several of them."""
        ...

    def apply(
        self, state: Any, seat: int, action: Action, chance: Chance, tell: list[Event] | None
    ) -> Any:
        """Return the new state; append events to `tell`, if it is a list.

        `seat` is `random.TABLE` for an `Onward`. The given state is never changed.

        Raises
        ------
        Rejection
            If the seat may not do this now.
        """
        ...

    def awaited(self, state: Any) -> tuple[Awaited, ...]:
        """List everything that the match waits for; empty when it is over."""
        ...

    def remaining_task(self, state: Any, seat: int) -> Message | None:
        """Return what the seat has still to do before *Ready*; None if nothing."""
        ...

    def refuses_help(self, state: Any, seat: int) -> Message | None:
        """Return why no bot may decide for a person now, as in an exercise; None if one may."""
        return None

    def default_action(self, state: Any, awaited: Awaited, seat: int, luck: Luck) -> Action:
        """Return the action that is made for a seat when its time has run out."""
        ...

    def decide(self, view: Any, seat: int, style: str, luck: Luck) -> Action:
        """Choose for a bot of the named style, from its seat's view alone."""
        ...

    def when(self, state: Any) -> tuple[int, str]:
        """Return the round and phase, which are part of the address of a bot's luck."""
        return state.round, state.phase

    def undo_scope(self, state: Any) -> str:
        """Name the scope of undo: a choice after which the scope differs cannot be taken back."""
        ...

    def view(self, state: Any, seat: int | None) -> Any:
        """Return the state as the seat (None: a spectator) may see it; pages get no other."""
        ...

    def redact(self, state: Any, owner: int, action: Action, seat: int | None) -> Action | None:
        """Return the action as the seat may see it, or None while it is secret."""
        return action

    def is_over(self, state: Any) -> bool:
        return bool(state.phase == "over")

    def is_survey(self, before: Any, after: Any) -> bool:
        """Return whether this step ends a round, so that the state is stored with its entry."""
        ...

    def check(self, state: Any) -> None:
        """Check a state that came from a file.

        Raises
        ------
        DamagedError
            If no match of these rules could have it.
        """
        ...


@dataclass(slots=True)
class MatchStep:
    """One action being carried out: the new state, the data that the rules read, and the chance.

    Handlers change `state` in place, a copy made for the step. Events are appended to `tell`; if it
    is None, none are made.
    """

    setup: Setup
    chance: Chance
    tell: list[Event] | None
    content: Any
    options: Any
    state: Any

    @property
    def seats(self) -> range:
        return range(len(self.setup.seats))

    def is_bot(self, seat: int) -> bool:
        return self.setup.seats[seat].bot is not None

    def who(self, seat: int) -> str:
        return self.setup.seats[seat].name

    def say(
        self,
        id_: str,
        /,
        seat: int | None = None,
        only: tuple[int, ...] | None = None,
        **values: Any,
    ) -> None:
        if self.tell is not None:
            self.tell.append(Event(message(id_, **values), seat, only))

    def say_of(
        self, id_: str, /, seat: int, only: tuple[int, ...] | None = None, **values: Any
    ) -> None:
        """Emit an event about a seat, with the seat's name as its `player`."""
        self.say(id_, seat, only, player=self.who(seat), **values)


class GameRulesFile(Protocol):
    """The part of a game's `rules.toml` that set-up needs."""

    @property
    def options(self) -> Struct:
        """Defaults of the options."""


class GameContent(Protocol):
    """The part of a game's content that set-up needs."""

    @property
    def rules(self) -> GameRulesFile:
        """The contents of `rules.toml`."""


@dataclass(eq=False, kw_only=True)
class Game:
    """A game: its rules, and the parts that lobbies, charts and experiments use."""

    id: str
    rules_version: int
    action: Any
    """Union of the game's action types, for decoding."""
    state: type
    bots: Sequence[str]
    """Styles of bots, the default first."""
    readings: Mapping[str, Reading]
    """Tables that can be read from a match of the game, by name."""
    ruled_by: Callable[[Setup], Rules]
    content: Callable[[], GameContent]
    """Loads the content that comes with the package."""
    trials: str = ""
    """The game's experiments (`trials.Trials`), as ``module:object``; empty if it has none."""
    course: Callable[[Any, int | None], Course] | None = None
    """Returns the course of a match up to a position of its log (None: the current one)."""
    lived: Callable[[Any, int | None], Lived] | None = None
    """Returns which types lived where in a match up to a position (None: the current one)."""
    quick_bots: Sequence[str] = ()
    """Styles of the bots of *Quick start*, of which `reefkit.play` takes all."""
    changes: object = None
    """A `changes.Changes`; None if only options may be changed in a finished match."""
    open_rolls: bool = False
    """Whether every roll is public, so that a seat's copy of a match may have them."""

    def rules(self, setup: Setup) -> Rules:
        """Return the rules of a match.

        Raises
        ------
        SetupError
            If the set-up's options, seats, bots or content do not fit the game.
        """
        for seat in setup.seats:
            if seat.bot is not None and seat.bot not in self.bots:
                raise SetupError(message("setup-no-such-bot", bot=seat.bot, bots=list(self.bots)))
        return self.ruled_by(setup)


def decode_action(game: Game, plain: object) -> Action:
    """Decode data from a browser or a file as one of the game's actions.

    Raises
    ------
    msgspec.ValidationError
        If it is not one of them.
    """
    union = game.action | Ready | Undo | Onward
    action: Action = msgspec.convert(plain, union)
    return action
