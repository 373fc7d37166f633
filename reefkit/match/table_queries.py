"""The read-only half of `Table`: the state of a match, its history, and readings of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from msgspec import Struct

from reefkit.match import save
from reefkit.match.course import Course
from reefkit.match.errors import reject
from reefkit.match.game import Awaited, Rules, Setup
from reefkit.match.log import VisibleEntry
from reefkit.match.match import Match
from reefkit.match.reading import Row
from reefkit.text import Message


class View(Struct, frozen=True):
    """A match at one position, as a seat may see it."""

    position: int
    state: Any
    awaited: tuple[Awaited, ...]
    over: bool


class TableQueries(ABC):
    """Queries of a table that change nothing. Each first reads the entries that others appended."""

    #: The whole match with everything hidden; pages use the methods, which show a seat's part.
    match: Match

    _snapshot_depth = 0
    _lock: AbstractContextManager[object]

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """Read the entries that others appended only once, as the context begins.

        An append within the context still reads them, so that queries after it may see more.
        """
        if not self._snapshot_depth:
            with self._locked():
                self.refresh()
        self._snapshot_depth += 1
        try:
            yield
        finally:
            self._snapshot_depth -= 1

    @contextmanager
    def _fresh(self) -> Iterator[None]:
        if self._snapshot_depth:
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
        """Return the match as the seat (None: a spectator) may see it.

        Raises
        ------
        Rejection
            If there is no such seat.
        """
        with self._fresh():
            return self._view(self.match.position, seat)

    def moment(self, position: int, seat: int | None) -> View:
        """Return the match after `position` entries, as the seat (None: a spectator) may see it.

        Raises
        ------
        Rejection
            If there is no such position or seat.
        """
        with self._fresh():
            return self._view(position, seat)

    def since(self, position: int, seat: int | None = None) -> list[VisibleEntry]:
        """List the entries from a position on, as the seat (None: a spectator) may see them.

        Raises
        ------
        Rejection
            If there is no such position or seat.
        """
        with self._fresh():
            return self.match.steps(seat, position)

    def remaining_task(self, seat: int) -> Message | None:
        """Return what a seat has still to do before *Ready*; None if nothing.

        Raises
        ------
        Rejection
            If there is no such seat.
        """
        with self._fresh():
            self.match.check_viewer(seat)
            return self.match.rules.remaining_task(self.match.state, seat)

    def may_undo(self, seat: int) -> bool:
        with self._fresh():
            return self.match.may_undo(seat)

    def read(self, name: str, position: int | None = None) -> Sequence[Row]:
        """Return the rows of one of the game's readings, as of a position (None: the current one).

        Raises
        ------
        Rejection
            If the game has no such reading, or the log no such position.
        """
        with self._fresh():
            reading = self.match.game.readings.get(name)
            if reading is None:
                known = list(self.match.game.readings)
                raise reject("no-such-reading", reading=name, known=known)
            return reading.read(self.match, position)

    def course(self, position: int | None = None) -> Course:
        """Return the course of the match up to a position of its log (None: the current one).

        Raises
        ------
        Rejection
            If the log has no such position.
        """
        with self._fresh():
            if self.match.game.course is None:
                raise NotImplementedError(self.match.game.id)
            return self.match.game.course(self.match, position)

    def dump(self) -> bytes:
        with self._fresh():
            return save.dump(self.match)

    def seat_copy(self, seat: int) -> bytes:
        """Return a save file of what a seat saw of the match (`save.seat_copy`).

        Raises
        ------
        Rejection
            If there is no such seat.
        """
        with self._fresh():
            return save.seat_copy(self.match, seat)

    def _view(self, position: int, seat: int | None) -> View:
        self.match.check_viewer(seat)
        state, rules = self.match.state_at(position), self.match.rules
        return View(position, rules.view(state, seat), rules.awaited(state), rules.is_over(state))

    @abstractmethod
    def _locked(self) -> AbstractContextManager[None]:
        """Keep everybody else from writing within the context."""

    @abstractmethod
    def refresh(self) -> None:
        """Read the entries that others appended."""
