"""The table handle: all that a page knows of a match (architecture.md, decisions 6, 7 and 9).

A page, a bot and the clock speak to a handle and cannot tell whether it stands in memory or on a
class's store. Appending names the position it expects; a second writer at the same
position loses, reads again, checks whether its move is still legal, and tries again. Deadlines are
read from the log and bots draw from the match's key, so all pages of a table find the same thing
due.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Any, Generic, Self, TypeVar

from msgspec import Struct

from reefkit.match import save
from reefkit.match.course import Course
from reefkit.match.errors import ConflictError, Rejection, reject
from reefkit.match.game import GATE, Action, Awaited, Onward, Plain, Ready, Row, Rules, Setup, Undo
from reefkit.match.log import Author, Entry, VisibleEntry
from reefkit.match.match import Match
from reefkit.text import Message, message

# ---- What a page asks a table: how a match stands, how it stood, and what is read from it


class View(Struct, frozen=True):
    """What a seat may see of its match at one position."""

    position: int
    state: Any
    awaited: tuple[Awaited, ...]
    over: bool


class TableQueries(ABC):
    """What a table tells and does not change; others' entries are read first, whatever is asked."""

    match: Match  #: The match itself, with all that is hidden; a page asks the methods.

    _rests = 0
    _lock: AbstractContextManager[object]

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """Ask many things of one moment: others' entries are read at its start, and not again.

        What is appended meanwhile by this handle is seen; appending reads others' entries always.
        """
        if not self._rests:
            with self._locked():
                self.refresh()
        self._rests += 1
        try:
            yield
        finally:
            self._rests -= 1

    @contextmanager
    def _fresh(self) -> Iterator[None]:
        if self._rests:
            with self._lock:
                yield
            return
        with self._locked():
            self.refresh()
            yield

    @property
    def setup(self) -> Setup:
        return self.match.setup

    @property
    def rules(self) -> Rules:
        return self.match.rules

    @property
    def position(self) -> int:
        with self._fresh():
            return self.match.position

    def view(self, seat: int | None) -> View:
        """Return the match as the seat may see it (none: a spectator).

        Raises
        ------
        Rejection
            When there is no such seat.
        """
        with self._fresh():
            return self._view(self.match.position, seat)

    def moment(self, position: int, seat: int | None) -> View:
        """Return the match as it stood after so many entries, as the seat may see it.

        Raises
        ------
        Rejection
            When there is no such position or seat.
        """
        with self._fresh():
            return self._view(position, seat)

    def since(self, position: int, seat: int | None = None) -> list[VisibleEntry]:
        """List what happened from a position on, as the seat may see it.

        Raises
        ------
        Rejection
            When there is no such position or seat.
        """
        with self._fresh():
            return self.match.steps(seat, position)

    def remaining_task(self, seat: int) -> Message | None:
        """Say what a seat has still to do before it may say *Ready*; none when it may.

        Raises
        ------
        Rejection
            When there is no such seat.
        """
        with self._fresh():
            self.match.check_viewer(seat)
            return self.match.rules.remaining_task(self.match.state, seat)

    def may_undo(self, seat: int) -> bool:
        with self._fresh():
            try:
                self.match.propose(seat, Undo())
            except Rejection:
                return False
            return True

    def read(self, name: str, position: int | None = None) -> Sequence[Row]:
        """Return the rows of one of the game's readings, as they could be read at a position.

        Raises
        ------
        Rejection
            When the game has no such reading, or the log no such position.
        """
        with self._fresh():
            reading = self.match.game.readings.get(name)
            if reading is None:
                known = list(self.match.game.readings)
                raise reject("no-such-reading", reading=name, known=known)
            return reading.read(self.match, position)

    def course(self, position: int | None = None) -> Course:
        """Return the match as numbers through time, up to a position of its log (none: now).

        Raises
        ------
        Rejection
            When the log has no such position.
        """
        with self._fresh():
            if self.match.game.course is None:
                raise NotImplementedError(self.match.game.id)
            return self.match.game.course(self.match, position)

    def dump(self) -> bytes:
        with self._fresh():
            return save.dump(self.match)

    def seat_copy(self, seat: int) -> bytes:
        """Write what a seat saw of the match as a save file (`save.seat_copy`).

        Raises
        ------
        Rejection
            When there is no such seat.
        """
        with self._fresh():
            return save.seat_copy(self.match, seat)

    def _view(self, position: int, seat: int | None) -> View:
        self.match.check_viewer(seat)
        state, rules = self.match.state_at(position), self.match.rules
        return View(position, rules.view(state, seat), rules.awaited(state), rules.is_over(state))

    @abstractmethod
    def _locked(self) -> AbstractContextManager[None]:
        """Keep everybody else from writing for a while."""

    @abstractmethod
    def refresh(self) -> None:
        """Take in the entries that others appended."""


# ---- What a table waits for: since when, who decides for a seat that is away, whose time is up

Clock = Callable[[], datetime]

_MOST_APART = timedelta(minutes=1)
"""By so much another server's clock may be ahead."""


class TableDeadlines(TableQueries):
    """The part of a table that knows what is due without a person.

    Deadlines are read from the log and bots draw from the match's key, so all pages of a table find
    the same thing due.
    """

    _clock: Clock
    _away: set[int]
    #: Whether no time runs out: several share a screen that plays here.
    has_no_deadline: Callable[[], bool] = staticmethod(lambda: False)
    #: Whether bots skip `Awaited.follow_seconds`.
    at_once: Callable[[], bool] = staticmethod(lambda: False)
    _since: dict[str, datetime]
    _noted: int

    @property
    def awaited_seats(self) -> frozenset[int]:
        with self._fresh():
            awaited = self.match.rules.awaited(self.match.state)
            return frozenset(seat for each in awaited for seat in each.seats)

    @property
    def bot_seats(self) -> frozenset[int]:
        """The seats for which bots decide: those of bots, and those that are away."""
        seats = enumerate(self.match.setup.seats)
        return frozenset(seat for seat, info in seats if info.bot is not None) | self._away

    def waits_since(self, awaited: str) -> datetime | None:
        with self._fresh():
            return self._since.get(awaited)

    def _due(self, *, hurried: bool = False) -> tuple[int, Action, Author] | None:
        with self._locked():
            if self.match.is_copy:
                return None
            state = self.match.state
            for awaited in self.match.rules.awaited(state):
                leaves = not hurried and (
                    self._is_left_to_people(awaited)
                    or not self._has_waited(awaited, self._bot_wait(awaited))
                )
                for seat in () if leaves else awaited.seats:
                    style = self.match.setup.seats[seat].bot
                    if style is not None:
                        return seat, self._bot_action(state, seat, style), "bot"
                    if seat in self._away:
                        return seat, self._bot_action(state, seat, self.match.game.bots[0]), "bot"
                if self._expired(awaited):
                    seat = awaited.seats[0]
                    luck = self.match.luck(seat, state)
                    return (
                        seat,
                        self.match.rules.default_action(state, awaited, seat, luck),
                        "clock",
                    )
        return None

    def _bot_wait(self, awaited: Awaited) -> float:
        return max(awaited.bot_seconds, 0.0 if self.at_once() else awaited.follow_seconds)

    def _bot_action(self, state: Any, seat: int, style: str) -> Action:
        rules = self.match.rules
        return rules.decide(rules.view(state, seat), seat, style, self.match.luck(seat, state))

    def _is_left_to_people(self, awaited: Awaited) -> bool:
        """Whether bots wait until people answer: the first answer counts and no clock runs."""
        if not awaited.bot_seconds or not (awaited.seconds is None or self.has_no_deadline()):
            return False
        people = set(awaited.seats) - self.bot_seats
        return 0 < len(people) < len(awaited.seats)

    def _expired(self, awaited: Awaited) -> bool:
        if awaited.seconds is None or not awaited.seats or self.has_no_deadline():
            return False
        return self._has_waited(awaited, awaited.seconds)

    def _has_waited(self, awaited: Awaited, seconds: float) -> bool:
        if not seconds:
            return True
        opened, now = self._since.get(awaited.id), self._clock()
        if opened is not None and opened - now > _MOST_APART:
            self._since[awaited.id] = opened = now  # the clock was put back: the wait begins anew
        return opened is not None and (now - opened).total_seconds() >= seconds

    def _note_waiting(self) -> None:
        """Note since when each awaited thing waits: the store time of the entry that opened it.

        Every entry is read, not the last alone, so that all pages of a table agree on a deadline.
        """
        for position in range(self._noted + 1, self.match.position + 1):
            opened = self._time_of(position)
            waiting = self.match.rules.awaited(self.match.state_at(position))
            self._since = {each.id: self._since.get(each.id, opened) for each in waiting}
        self._noted = self.match.position

    def _time_of(self, position: int) -> datetime:
        """Time at which the entry before a position was stored; now if the log lacks it."""
        stamp = self.match.entries[position - 1].time if position else ""
        try:
            told = datetime.fromisoformat(stamp)
        except ValueError:
            return self._clock()
        return told if told.tzinfo is not None else told.replace(tzinfo=UTC)


# ---- The table handle: what a page calls

_TRIES = 8
_MOST_TRIES = 64
_PATIENCE = 4.0
"""Seconds in which a decision tries more often than that: bots of a whole phase may write first."""
_MOST_DECISIONS = 400


def utc_now() -> datetime:
    return datetime.now(UTC)


def _tries() -> Iterator[int]:
    ends = monotonic() + _PATIENCE
    for number in range(_MOST_TRIES):
        if number >= _TRIES and monotonic() > ends:
            return
        yield number


class Table(TableDeadlines):
    """A match that several pages may play at once.

    Subclasses say how entries are stored (`store`) and how those of others are read (`refresh`);
    both are called with the table locked.
    """

    def __init__(self, match: Match, clock: Clock = utc_now) -> None:
        self.match = match
        self._clock = clock
        self._lock = threading.RLock()
        self._away: set[int] = set()
        self._since: dict[str, datetime] = {}
        self._noted = -1
        self._note_waiting()

    # -- what a page calls ---------------------------------------------------------------------

    def act(
        self, seat: int, action: Action | Plain, author: Author = "person"
    ) -> list[VisibleEntry]:
        """Play an action, again if somebody else was quicker, and give the steps it made.

        Raises
        ------
        Rejection
            When the rules do not allow it; nothing changed.
        ConflictError
            When others were quicker many times over.
        """
        for _ in _tries():
            expected = self.position
            try:
                return [self.append(expected, seat, action, author)]
            except ConflictError:
                continue
        raise ConflictError(message("table-busy"))

    def append(
        self, expected: int, seat: int | None, action: Action | Plain, author: Author = "person"
    ) -> VisibleEntry:
        """Append one entry at the expected position (`seat` is none for `Onward` alone).

        Raises
        ------
        ConflictError
            When the position is taken.
        Rejection
            When the action is not allowed.
        """
        with self._locked():
            self.refresh()
            if self.match.position != expected:
                raise ConflictError(message("table-position", expected=expected))
            self._commit(self.match.propose(seat, action, author, self._clock().isoformat()))
            return self.match.steps(seat, expected)[0]

    @property
    def gate(self) -> str | None:
        with self._fresh():
            return self._gate()

    def onward(self, gate: str | None = None, author: Author = "teacher") -> list[VisibleEntry]:
        """Open the gate that the table stands at, on the teacher's word.

        Of several pages that open one gate at once, one does; the next gate stays shut.

        With no `gate`, the one that the table stands at now opens. Nothing happens where the table
        stands at another one, or at none.

        Raises
        ------
        Rejection
            When no gate is named and the table stands at none.
        """
        with self._locked():
            self.refresh()
            stands, expected = self._gate(), self.match.position
        if gate is None and stands is None:
            raise reject("no-gate")
        if stands is None or gate not in {None, stands}:
            return []
        try:
            return [self.append(expected, None, Onward(), author)]
        except ConflictError:
            return []

    def _gate(self) -> str | None:
        waiting = self.match.rules.awaited(self.match.state)
        found = [each.id for each in waiting if each.id.startswith(GATE)]
        return found[0] if found else None

    # -- bots, clocks and absent seats ---------------------------------------------------------

    def set_away(self, seat: int, *, away: bool = True) -> None:
        """Let a bot decide for a seat that is away, until it is back (R25).

        Raises
        ------
        Rejection
            When there is no such seat.
        """
        self.match.check_viewer(seat)
        (self._away.add if away else self._away.discard)(seat)

    def stand_in(self, seat: int, author: Author = "teacher") -> list[VisibleEntry]:
        """Let a bot take one decision for a seat, on the teacher's word; the log says so.

        Raises
        ------
        Rejection
            When there is no such seat, or it has nothing to decide.
        ConflictError
            When others were quicker many times over.
        """
        step = self._decide_for(seat, author, lambda _: True)
        if step is None:
            raise reject("nothing-awaited", seat=self.setup.seats[seat].name)
        return [step]

    def do_for_me(self, seat: int, *, ready: bool = True) -> list[VisibleEntry]:
        """Let the helper, a bot, decide for a seat until its stage asks it nothing more.

        The log's author of what it decides is "helper". What a seat has to work out for itself
        (`Rules.refuses_help`) stays with it, and *Ready* too where it may still take back what it
        sees (`ready` false).

        Raises
        ------
        Rejection
            When the seat has nothing to decide, or has to work it out for itself.
        ConflictError
            When others were quicker many times over.
        """
        stage = self._helped_stage(seat)
        steps: list[VisibleEntry] = []

        def goes_on(action: Action) -> bool:
            same = self.match.rules.undo_scope(self.match.state) == stage
            return same and (ready or not isinstance(action, Ready))

        while (step := self._decide_for(seat, "helper", goes_on)) is not None:
            steps.append(step)
            if len(steps) >= _MOST_DECISIONS:
                raise reject("no-end", entries=_MOST_DECISIONS)
        return steps

    def _helped_stage(self, seat: int) -> str:
        with self._locked():
            self.refresh()
            self.match.check_viewer(seat)
            state, rules = self.match.state, self.match.rules
            if all(seat not in awaited.seats for awaited in rules.awaited(state)):
                raise reject("nothing-awaited", seat=self.setup.seats[seat].name)
            refused = rules.refuses_help(state, seat)
            if refused is not None:
                raise Rejection(refused)
            return rules.undo_scope(state)

    def _decide_for(
        self, seat: int, author: Author, wanted: Callable[[Action], bool]
    ) -> VisibleEntry | None:
        self.match.check_viewer(seat)
        for _ in _tries():
            with self._locked():
                self.refresh()
                position, state = self.match.position, self.match.state
                if all(seat not in awaited.seats for awaited in self.match.rules.awaited(state)):
                    return None
                action = self._bot_action(state, seat, self.match.game.bots[0])
                if not wanted(action):
                    return None
            try:
                return self.append(position, seat, action, author)
            except ConflictError:
                continue
        raise ConflictError(message("table-busy"))

    def tick(self, *, hurried: bool = False) -> list[VisibleEntry]:
        """Append what is due without a person: one bot's decision, or one expired offer.

        Any open page may call this at any time: bots draw from the match key, so two pages propose
        the same entry and the position lets one in. Hurried bots decide at once where they would
        wait (`Awaited.bot_seconds`, `Awaited.follow_seconds`).
        """
        position = self.position
        due = self._due(hurried=hurried)
        if due is None:
            return []
        seat, action, author = due
        try:
            return [self.append(position, seat, action, author)]
        except ConflictError:
            return []

    def run(self, most: int = 100_000) -> int:
        for count in range(most):
            if not self.tick(hurried=True):
                return count
        raise reject("no-end", entries=most)

    # -- storage -------------------------------------------------------------------------------

    def _commit(self, entry: Entry) -> None:
        self.store(entry)
        self.match.take(entry)
        self._note_waiting()

    @contextmanager
    def _locked(self) -> Iterator[None]:
        with self._lock:
            yield

    @abstractmethod
    def store(self, entry: Entry) -> None:
        """Make an entry durable, before anybody is told of it."""


class MemoryTable(Table):
    """A table whose match lives in this process."""

    def refresh(self) -> None:
        """Do nothing: nobody else can append."""

    def store(self, entry: Entry) -> None:
        """Do nothing: the match itself is the store."""


# ---- Where a page stands when it asks a game's guide: a seat's view, with the rules that read it

R = TypeVar("R")
S = TypeVar("S")


def rules_of(handle: Table | Match, kind: type[R]) -> R:
    """Return the rules of a table, which are of some game.

    Raises
    ------
    TypeError
        When another game is played there.
    """
    rules: Any = handle.rules
    if not isinstance(rules, kind):
        raise TypeError("the table plays another game")
    return rules


def read(handle: Table | Match) -> Match:
    if isinstance(handle, Match):
        return handle
    _ = handle.position  # others' entries are read first
    return handle.match


def view_at(handle: Table, seat: int | None, position: int | None = None) -> View:
    """Return what a seat may see.

    Raises
    ------
    Rejection
        When there is no such seat or position.
    """
    return handle.view(seat) if position is None else handle.moment(position, seat)


@dataclass(frozen=True)
class SeatView(Generic[R, S]):
    """What a seat may see, with all that the rules read of it."""

    rules: R  #: The rules of the match.
    state: S  #: The seat's view.
    seat: int | None  #: Who looks; none: a spectator.
    awaited: tuple[Awaited, ...]  #: What waits for whom.

    @classmethod
    def of(
        cls, handle: Table, kind: type[R], seat: int | None, position: int | None = None
    ) -> Self:
        view = view_at(handle, seat, position)
        return cls(rules_of(handle, kind), view.state, seat, view.awaited)
