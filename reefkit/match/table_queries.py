"""What a page asks a table: the state of a match, how it stood, and what is read from it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from msgspec import Struct

from reefkit.match import save
from reefkit.match.course import Course
from reefkit.match.errors import Rejection, reject
from reefkit.match.game import Awaited, Rules, Setup, Undo
from reefkit.match.log import VisibleEntry
from reefkit.match.match import Match
from reefkit.match.reading import Row
from reefkit.text import Message


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
