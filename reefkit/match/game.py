"""What a game is: three pure functions over a typed state, and what surrounds them.

A `Game` is one plain object. Given a set-up it makes the `Rules` of that match, which say how the
match starts, what a seat may do now, and what an action makes of the state. States are never
changed in place by a caller: `apply` copies first. A `Reading` makes a tidy table of a match's log,
one row an observation. `Changes` say what may be changed in a finished match, and what a change
makes of its set-up and state; a game that has none of its own can have its options turned.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Protocol

import msgspec
from msgspec import Meta, Struct

from reefkit.match.course import Course
from reefkit.match.errors import SetupError
from reefkit.match.random import Chance, Luck
from reefkit.match.reading import Reading
from reefkit.text import Message, message

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Plain = dict[str, Any]
"""What JSON can hold: the options and content of a game, opaque to this room."""


class SeatInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat: a player or a team of up to three, or a bot of a named style."""

    name: Name
    members: Annotated[tuple[Name, ...], Meta(max_length=3)] = ()
    bot: Name | None = None


class Setup(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that the fold reads: a copy of whatever was in force when the match was set up.

    `key` is 16 hexadecimal digits; empty in a copy whose reader may not know it (decision 11).
    `table_key` is what the draws that belong to the whole table come from, such as cards: tables
    of one class that have the same one draw the same (empty: they come from `key` too). It is as
    secret as `key`. `seen_by` is set in a seat's copy of a match (`reefkit.match.match`): whose
    view its log holds.
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
    """What a seat does: one committed decision. Games subclass it."""


class Ready(Action, frozen=True, tag="ready"):
    """The seat has done what the phase asks, or wants to do no more."""


class Undo(Action, frozen=True, tag="undo"):
    """The seat takes its latest choice back."""


class Onward(Action, frozen=True, tag="onward"):
    """The gate that the table is at opens: every table of the class goes on together.

    No seat's choice: a teacher or a clock makes it (`Table.onward`), and an entry that holds it
    has no seat.
    """


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """What happened and why: an id and named values that the text room renders.

    `seat` is whom it happened to (none: the table). `only` names the seats that may know it (none:
    everybody).
    """

    what: Message
    seat: int | None = None
    only: tuple[int, ...] | None = None


GATE = "gate-"
"""How the id of what is awaited at a gate begins."""


class Awaited(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that waits for somebody (decision 9): one mechanism for every kind of waiting.

    `seats` may answer; `what` says what they are asked, as a sentence; `seconds` is how long they
    have where a clock runs (none: for ever); when it has run out, the first open page appends the
    `Rules.default_action`. At a *gate* nobody may answer: its id begins with `GATE`, its seats are
    none, and `Onward` opens it. Bots wait for `bot_seconds` before they answer, where the
    first answer counts and may be a person's, and for `follow_seconds`, so that people can follow
    them (`Table.at_once`).
    """

    id: str
    seats: tuple[int, ...]
    what: Message
    seconds: float | None = None
    bot_seconds: float = 0.0
    follow_seconds: float = 0.0


class Rules(Protocol):
    """The rules of one match, with its set-up's options and content; a game's derive from these.

    A method with a body is a default: it suits a state that has a ``round`` and a ``phase``, which
    is ``over`` at the end.
    """

    setup: Setup

    def start(self) -> Any:
        """Return the first state; it draws nothing."""
        ...

    def legal(self, state: Any, seat: int) -> list[Action]:
        """List every single choice open to the seat now; lists of choices are built from them."""
        ...

    def apply(
        self, state: Any, seat: int, action: Action, chance: Chance, tell: list[Event] | None
    ) -> Any:
        """Make the new state, and tell what happened when somebody listens.

        `seat` is `chance.TABLE` where nobody's choice is made: an `Onward`.

        Raises
        ------
        Rejection
            When the seat may not do this now. The given state is never changed.
        """
        ...

    def awaited(self, state: Any) -> tuple[Awaited, ...]:
        """List what waits for whom; empty when the match is over."""
        ...

    def remaining_task(self, state: Any, seat: int) -> Message | None: ...

    def refuses_help(self, state: Any, seat: int) -> Message | None:
        return None

    def default_action(self, state: Any, awaited: Awaited, seat: int, luck: Luck) -> Action: ...

    def decide(self, view: Any, seat: int, style: str, luck: Luck) -> Action:
        """Choose for a bot of the named style, from its seat's view alone."""
        ...

    def when(self, state: Any) -> tuple[int, str]:
        """Return the round and phase, which key the luck of bots."""
        return state.round, state.phase

    def undo_scope(self, state: Any) -> str:
        """Name the scope of undo: a choice after which it differs cannot be taken back."""
        ...

    def view(self, state: Any, seat: int | None) -> Any:
        """Return the state as the seat (None: a spectator) may see it; the one gate for this."""
        ...

    def redact(self, state: Any, owner: int, action: Action, seat: int | None) -> Action | None:
        """Return the action as the seat may see it, or None while it is secret."""
        return action

    def is_over(self, state: Any) -> bool:
        return bool(state.phase == "over")

    def is_survey(self, before: Any, after: Any) -> bool:
        """Return whether this step ends a round, so that the state is stored with it."""
        ...

    def check(self, state: Any) -> None:
        """Check a state that came from a file.

        Raises
        ------
        DamagedError
            When no match of these rules could hold it.
        """
        ...


@dataclass(slots=True)
class MatchStep:
    """One step of a match: what the rules read, its chance, and the new state.

    Handlers change `state`, a copy that the step alone holds. Events are added to `tell` where it
    is a list.
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
    """What a game's `rules.toml` holds, as far as setting up needs it."""

    @property
    def options(self) -> Struct:
        """The options' defaults."""


class GameContent(Protocol):
    """What a game's set-up carries, as far as setting up needs it: a struct."""

    @property
    def rules(self) -> GameRulesFile:
        """What `rules.toml` holds."""


@dataclass(eq=False, kw_only=True)
class Game:
    """One game: what its lobby needs, and its rules."""

    id: str
    rules_version: int
    action: Any
    """The union of the game's action types, for decoding."""
    state: type
    bots: Sequence[str]
    """Styles of bots, the default first."""
    readings: Mapping[str, Reading]
    """What can be read from a match of the game, by name."""
    ruled_by: Callable[[Setup], Rules]
    content: Callable[[], GameContent]
    """Loads the content that the package brings."""
    trials: str = ""
    """What experiments vary and measure (`trials.Trials`), ``module:object``; empty: nothing."""
    course: Callable[[Any, int | None], Course] | None = None
    """Makes the course of a match up to a position of its log (none: up to now)."""
    changes: object = None
    """What may be changed in a finished match (`counterfactual.Changes`); none: its options."""
    open_rolls: bool = False
    """Whether every roll is told to the whole table: a seat's copy of a match may hold it then."""

    def rules(self, setup: Setup) -> Rules:
        """Make the rules of a match.

        Raises
        ------
        SetupError
            When the set-up's options, seats, bots or content do not fit the game.
        """
        for seat in setup.seats:
            if seat.bot is not None and seat.bot not in self.bots:
                raise SetupError(message("setup-no-such-bot", bot=seat.bot, bots=list(self.bots)))
        return self.ruled_by(setup)


def decode_action(game: Game, plain: object) -> Action:
    """Turn what a browser or a file sent into one of the game's actions.

    Raises
    ------
    msgspec.ValidationError
        When it is none of them.
    """
    union = game.action | Ready | Undo | Onward
    action: Action = msgspec.convert(plain, union)
    return action
