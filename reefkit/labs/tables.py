"""A table that goes on while its store cannot be reached.

Alone or at one screen nobody else plays, so a decision that cannot be stored is taken in memory
and waits. At a shared table the others must see it first: there the decision is refused, kept as
unsent, and sent when the store is back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from reefkit.labs.lasting import Lasting, is_fault
from reefkit.match.asked import View
from reefkit.match.errors import ConflictError, reject
from reefkit.match.game import Action, Plain
from reefkit.match.log import Author, Entry, Step
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import ReefkitError

if TYPE_CHECKING:
    from reefkit.classroom.store import Store, StoreTable

People = Callable[[], Sequence[str | None]]
PEOPLE: tuple[Author, ...] = ("person", "helper")
"""The authors whom a pause holds; the teacher's own word goes on."""


class LastingTable(Table):
    """A match on the store, or on its way there.

    Parameters
    ----------
    match
        The match.
    lasting
        The page's way to the store.
    id_
        How the match is called in the store.
    people
        Gives who sits where, when the match is put there.
    stored
        The store's own handle of it; none while it is not there yet.

    Attributes
    ----------
    id
        How it is called in the store; another one, where what was played in memory went apart from
        what stands there.
    shared
        Whether others play at screens of their own.
    paused
        Tells whether nobody may move now: the teacher has paused the class.
    unsent
        At a shared table, the decision that could not be sent; none when all were.
    """

    shared = False
    paused: Callable[[], bool] = staticmethod(lambda: False)

    def __init__(
        self,
        match: Match,
        lasting: Lasting,
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

    @property
    def is_kept(self) -> bool:
        """Whether every entry stands in the store."""
        return self._stored is not None and not self._is_waiting

    def append(
        self, expected: int, seat: int | None, action: Action | Plain, author: Author = "person"
    ) -> Step:
        """Append one entry; a person's that cannot be sent at a shared table is kept as unsent.

        Raises
        ------
        ConflictError, Rejection
            As `Table` has them; a rejection, too, while the class is paused.
        StoreFault
            At a shared table, when the store cannot be reached.
        """
        if author in PEOPLE and self.paused():
            raise reject("class-paused")
        try:
            step = super().append(expected, seat, action, author)
        except ReefkitError as error:
            if seat is not None and author == "person" and self.shared and is_fault(error):
                self.unsent = (seat, action, author)
                self._lasting.fault = error.message
            raise
        self.unsent = None
        return step

    def tick(self, *, hurried: bool = False) -> list[Step]:
        """Append what is due without a person.

        While the class is paused bots wait too, and at a shared table while nothing can be stored.
        """
        if self.paused() or (self.shared and self._lasting.fault is not None):
            return []
        try:
            return super().tick(hurried=hurried)
        except ReefkitError as error:
            if self.shared and is_fault(error):
                self._lasting.fault = error.message
            raise

    def send(self) -> list[Step]:
        """Send what could not be sent at a shared table, if it is still allowed.

        Raises
        ------
        Rejection
            When it is not; it is unsent no more.
        StoreFault
            When the store still cannot be reached.
        """
        if self.unsent is None:
            return []
        seat, action, author = self.unsent
        try:
            return self.act(seat, action, author)
        except ReefkitError as error:
            if not is_fault(error):
                self.unsent = None
            raise

    # -- storage -------------------------------------------------------------------------------

    def _refresh(self) -> None:
        stored = self._stored
        if stored is None or self._is_waiting:
            return
        before = self.match.position
        self._lasting.read(lambda _: stored._refresh(), None)  # noqa: SLF001  # with one match
        if self.match.position != before:
            self._note_waiting()

    def _store(self, entry: Entry) -> None:
        stored = self._stored
        if stored is not None and self.shared:
            stored._store(entry)  # noqa: SLF001  # as above
            self._lasting.saved = self._clock()
        elif (
            stored is None
            or self._is_waiting
            or not self._lasting.put(
                lambda _: stored._store(entry)  # noqa: SLF001  # as above
            )
        ):
            self._unsaved.append(entry)
            self._wait()

    def _wait(self) -> None:
        if not self._is_waiting:
            self._is_waiting = True
            self._lasting.write(self._catch_up)

    def _catch_up(self, store: Store) -> None:
        """Store what was played in memory.

        Bots of two pages propose the same entries, so the same ones may stand there already. Where
        others do, what was played here is kept beside them as a match of its own.
        """
        if self._stored is not None:
            with self._lock:
                unsaved = list(self._unsaved)
            try:
                store.matches.append(self.id, unsaved)
            except ConflictError:
                self._keep_whole(store)
                return
            with self._lock:
                del self._unsaved[: len(unsaved)]
                self._is_waiting = bool(self._unsaved)
            if self._unsaved:
                self._catch_up(store)
            return
        self._keep_whole(store)

    def _keep_whole(self, store: Store) -> None:
        with self._lock:
            self._stored = store.matches.take_in(
                self.match, self._people(), id=self.id, clock=self._clock
            )
            self.id = self._stored.id
            self._unsaved.clear()
            self._is_waiting = False


class WatchedTable(LastingTable):
    """A shared table as a spectator has it: whoever is asked for, only what is open is shown."""

    shared = True

    def append(
        self, expected: int, seat: int | None, action: Action | Plain, author: Author = "person"
    ) -> Step:
        """Append what is due without a person, as any page of the table may; nothing else.

        Raises
        ------
        Rejection
            When somebody's decision is asked for.
        """
        if author not in {"bot", "clock"}:
            raise reject("class-watching")
        return super().append(expected, seat, action, author)

    def since(self, position: int, seat: int | None = None) -> list[Step]:
        """List what happened from a position on, as everybody may see it."""
        del seat
        return super().since(position)

    def _view(self, position: int, seat: int | None) -> View:
        self.match.check_viewer(seat)
        return super()._view(position, None)
