"""A table that can be played while its store cannot be reached.

A match that nobody else plays at another screen goes on in memory, and its decisions wait to be
stored. At a shared table others must see a decision first: there it is refused, and kept as unsent
until the reader sends it again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from reefkit.labs.save_queue import SaveQueue
from reefkit.match.errors import ConflictError, StoreFault, reject
from reefkit.match.game import Action, Plain
from reefkit.match.log import Author, Entry, VisibleEntry
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.match.table_queries import View
from reefkit.text import ReefkitError

if TYPE_CHECKING:
    from reefkit.classroom.store import Store, StoreTable

People = Callable[[], Sequence[str | None]]
"""Returns the id of the person in each seat; None for a bot."""

PEOPLE: tuple[Author, ...] = ("person", "helper")
"""Authors whose entries are refused while the class is paused; a teacher's are not."""


class QueuedTable(Table):
    """A match in the store, or waiting to be stored.

    `people`: Returns the people in its seats, for storing it. `stored`: The store's own table;
    None before it is stored.

    Attributes
    ----------
    id
        The match's id in the store; a new one if moves made in memory conflict with the store's.
    unsent
        At a shared table, the decision that could not be sent, until it is sent, its seat decides
        something else, or the rules refuse it; None if there is none.
    """

    shared = False  #: Whether others play on other pages.
    #: Returns whether the teacher has paused the class, so that nobody may move.
    paused: Callable[[], bool] = staticmethod(lambda: False)

    def __init__(
        self,
        match: Match,
        lasting: SaveQueue,
        id_: str,
        people: People = tuple,
        stored: StoreTable | None = None,
    ) -> None:
        self.id = id_
        self.unsent: tuple[int, Action | Plain, Author] | None = None
        self._people = people
        self._lasting = lasting
        self._stored = stored
        self._unsaved: list[Entry] = []
        self._is_waiting = False
        super().__init__(match, lasting.clock)
        if stored is None:
            self._wait()

    def append(
        self, expected: int, seat: int | None, action: Action | Plain, author: Author = "person"
    ) -> VisibleEntry:
        """Append one entry; a person's that cannot be sent at a shared table becomes `unsent`.

        Raises
        ------
        ConflictError, Rejection
            As `Table.append`; also a rejection if the class is paused.
        StoreFault
            At a shared table, if the store cannot be reached.
        """
        if author in PEOPLE and self.paused():
            raise reject("class-paused")
        try:
            step = super().append(expected, seat, action, author)
        except StoreFault as fault:
            if seat is not None and author == "person" and self.shared:
                self.unsent = (seat, action, author)
                self._lasting.fault = fault.message
            raise
        if self.unsent is not None and author == "person" and seat == self.unsent[0]:
            self.unsent = None
        return step

    def tick(self, *, hurried: bool = False) -> list[VisibleEntry]:
        """Append what is due without a person: a bot's move, or the end of an offer.

        Does nothing while the class is paused, or at a shared table that cannot be stored.
        """
        if self.paused() or (self.shared and self._lasting.fault is not None):
            return []
        try:
            return super().tick(hurried=hurried)
        except StoreFault as fault:
            if self.shared:
                self._lasting.fault = fault.message
            raise

    def send(self) -> list[VisibleEntry]:
        """Send the unsent decision, if there is one and it is still allowed.

        Raises
        ------
        Rejection
            If the decision is not allowed any more; it is then dropped.
        StoreFault
            If the store still cannot be reached.
        """
        if self.unsent is None:
            return []
        seat, action, author = self.unsent
        try:
            return self.act(seat, action, author)
        except StoreFault:
            raise
        except ReefkitError:
            self.unsent = None
            raise

    # -- storage -------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Read what others appended, unless entries of this page wait to be stored.

        At a shared table others' moves are shown even if the store can only be read.
        """
        stored = self._stored
        if stored is None or self._is_waiting:
            return
        before = self.match.position
        if self.shared:
            self._lasting.look(lambda _: stored.refresh())
        else:
            self._lasting.read(lambda _: stored.refresh(), None)
        if self.match.position != before:
            self._note_waiting()

    def store(self, entry: Entry) -> None:
        """Make an entry durable, or queue it; at a shared table it never waits."""
        stored = self._stored
        if stored is not None and self.shared:
            stored.store(entry)
            self._lasting.saved = self._clock()
        elif (
            stored is None
            or self._is_waiting
            or not self._lasting.put(lambda _: stored.store(entry))
        ):
            self._unsaved.append(entry)
            self._wait()

    def _wait(self) -> None:
        if not self._is_waiting:
            self._is_waiting = True
            self._lasting.write(self._catch_up)

    def _catch_up(self, store: Store) -> None:
        """Store what was played in memory, under a new id if another page stored other entries."""
        while self._stored is not None:
            with self._lock:
                unsaved = list(self._unsaved)
            try:
                store.matches.append(self.id, unsaved)
            except ConflictError:
                break
            with self._lock:
                del self._unsaved[: len(unsaved)]
                self._is_waiting = bool(self._unsaved)
            if not self._unsaved:
                return
        with self._lock:
            self._stored = store.matches.create(
                self.match, self._people(), id=self.id, clock=self._clock
            )
            self.id = self._stored.id
            self._unsaved.clear()
            self._is_waiting = False


class WatchedTable(QueuedTable):
    """A shared table as a spectator sees it: every view shows only what is public."""

    shared = True

    def append(
        self, expected: int, seat: int | None, action: Action | Plain, author: Author = "person"
    ) -> VisibleEntry:
        """Append what is due without a person, as any page of the table may.

        Raises
        ------
        Rejection
            If it is a person's decision.
        """
        if author not in {"bot", "clock"}:
            raise reject("class-watching")
        return super().append(expected, seat, action, author)

    def since(self, position: int, seat: int | None = None) -> list[VisibleEntry]:
        return super().since(position)

    def _view(self, position: int, seat: int | None) -> View:
        self.match.check_viewer(seat)
        return super()._view(position, None)
