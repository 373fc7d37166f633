"""The table handle: all that a page knows of a match (DESIGN.md, decisions 6, 7 and 9).

A page, a bot and the clock speak to a handle and cannot tell whether it stands in memory, in a
file or on a class's store. Appending names the position it expects; a second writer at the same
position loses, reads again, checks whether its move is still legal, and tries again.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

from msgspec import Struct

from reefkit.match.errors import ConflictError, reject
from reefkit.match.game import Action, Awaited, Plain
from reefkit.match.log import Author, Entry, Step
from reefkit.match.match import Match
from reefkit.text import message

Clock = Callable[[], datetime]

_TRIES = 8


def utc_now() -> datetime:
    """Give the time in UTC; tests inject another clock."""
    return datetime.now(UTC)


class View(Struct, frozen=True):
    """What a seat may see of its match at one position."""

    position: int
    state: Any
    awaited: tuple[Awaited, ...]
    over: bool


class Table(ABC):
    """A match that several pages may play at once.

    Subclasses say how entries are stored (`_store`) and how those of others are read (`_refresh`);
    both are called with the table locked.
    """

    def __init__(self, match: Match, clock: Clock = utc_now) -> None:
        self.match = match
        self._clock = clock
        self._lock = threading.RLock()
        self._since: dict[str, datetime] = {}
        self._away: set[int] = set()
        self._note_waiting()

    # -- what a page calls ---------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """Give the match as the seat may see it (none: a spectator)."""
        with self._locked():
            self._refresh()
            state = self.match.state
            rules = self.match.rules
            return View(
                self.match.position,
                rules.view(state, seat),
                rules.awaited(state),
                rules.is_over(state),
            )

    def since(self, position: int, seat: int | None = None) -> list[Step]:
        """List what happened from a position on, as the seat may see it."""
        with self._locked():
            self._refresh()
            return self.match.steps(seat, position)

    def act(self, seat: int, action: Action | Plain, author: Author = "person") -> list[Step]:
        """Play an action, again if somebody else was quicker, and give the steps it made.

        Raises
        ------
        Rejection
            When the rules do not allow it; nothing changed.
        ConflictError
            When others were quicker many times over.
        """
        for _ in range(_TRIES):
            expected = self.position
            try:
                return [self.append(expected, seat, action, author)]
            except ConflictError:
                continue
        raise ConflictError(message("table-busy"))

    def append(
        self, expected: int, seat: int, action: Action | Plain, author: Author = "person"
    ) -> Step:
        """Append one entry at the expected position.

        Raises
        ------
        ConflictError
            When the position is taken.
        Rejection
            When the action is not allowed.
        """
        with self._locked():
            self._refresh()
            if self.match.position != expected:
                raise ConflictError(message("table-position", expected=expected))
            entry = self.match.propose(seat, action, author, self._clock().isoformat())
            self._store(entry)
            self.match.take(entry)
            self._note_waiting()
            return self.match.steps(seat, expected)[0]

    @property
    def position(self) -> int:
        """The position of the next entry."""
        with self._locked():
            self._refresh()
            return self.match.position

    # -- bots, clocks and absent seats ---------------------------------------------------------

    def set_away(self, seat: int, *, away: bool = True) -> None:
        """Let a bot decide for a seat that is away, until it is back (R25)."""
        (self._away.add if away else self._away.discard)(seat)

    def stand_in(self, seat: int, author: Author = "teacher") -> list[Step]:
        """Let a bot take one decision for a seat, on the teacher's word; the log says so."""
        state = self.match.state
        return self.act(seat, self._bot_action(state, seat, self.match.game.bots[0]), author)

    def tick(self) -> list[Step]:
        """Append what is due without a person: one bot's decision, or one expired offer.

        Any open page may call this at any time: bots draw from the match key, so two pages propose
        the same entry and the position lets one in.
        """
        position = self.position
        due = self._due()
        if due is None:
            return []
        seat, action, author = due
        try:
            return [self.append(position, seat, action, author)]
        except ConflictError:
            return []

    def run(self, most: int = 100_000) -> int:
        """Tick until a person is awaited or the match is over; give the number of entries."""
        for count in range(most):
            if not self.tick():
                return count
        raise reject("no-end", entries=most)

    def _due(self) -> tuple[int, Action, Author] | None:
        with self._locked():
            state = self.match.state
            for awaited in self.match.rules.awaited(state):
                for seat in awaited.seats:
                    style = self.match.setup.seats[seat].bot
                    if style is not None:
                        return seat, self._bot_action(state, seat, style), "bot"
                    if seat in self._away:
                        return seat, self._bot_action(state, seat, self.match.game.bots[0]), "bot"
                if self._expired(awaited):
                    seat = awaited.seats[0]
                    luck = self.match.luck(seat, state)
                    return seat, self.match.rules.otherwise(state, awaited, seat, luck), "clock"
        return None

    def _bot_action(self, state: Any, seat: int, style: str) -> Action:
        rules = self.match.rules
        return rules.decide(rules.view(state, seat), seat, style, self.match.luck(seat, state))

    def _expired(self, awaited: Awaited) -> bool:
        if awaited.seconds is None or not awaited.seats:
            return False
        opened = self._since.get(awaited.id)
        return opened is not None and (self._clock() - opened).total_seconds() >= awaited.seconds

    def _note_waiting(self) -> None:
        """Remember when each awaited thing was first seen, from the store time of its entry."""
        entries = self.match.entries
        stamp = entries[-1].time if entries else ""
        now = datetime.fromisoformat(stamp) if stamp else self._clock()
        open_ids = {awaited.id for awaited in self.match.rules.awaited(self.match.state)}
        self._since = {name: self._since.get(name, now) for name in open_ids}

    # -- storage -------------------------------------------------------------------------------

    @contextmanager
    def _locked(self) -> Iterator[None]:
        with self._lock:
            yield

    @abstractmethod
    def _refresh(self) -> None:
        """Take in the entries that others appended."""

    @abstractmethod
    def _store(self, entry: Entry) -> None:
        """Make an entry durable, before anybody is told of it."""


class MemoryTable(Table):
    """A table whose match lives in this process."""

    def _refresh(self) -> None:
        """Nobody else can append."""

    def _store(self, entry: Entry) -> None:
        """The match itself is the store."""
