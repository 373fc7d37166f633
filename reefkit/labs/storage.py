"""Storage of a lab for one visitor: matches in the store, and what the page remembers of them.

Every decision is durable before the page says *saved* (`reefkit.labs.save_queue`).

What only the page remembers (who sits here, what was typed and not sent) is stored with the match.
Each value of a mapping is a row, so that two tabs can add to it without undoing each other's
changes; everything else is one row. One more row names the match that a reload opens again.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct

from reefkit.labs import environment
from reefkit.labs.environment import open_store, shown_place
from reefkit.labs.people import PeopleHere, Somebody
from reefkit.labs.queued_table import QueuedTable, WatchedTable
from reefkit.labs.save_queue import PATIENCE, SaveQueue
from reefkit.labs.student_work import StudentWork
from reefkit.match import save
from reefkit.match.errors import SaveError
from reefkit.match.game import Game
from reefkit.match.match import Match
from reefkit.text import ReefkitError, message

if TYPE_CHECKING:
    from reefkit.classroom.store import MatchRow, Store, TakenIn

SeatNumber = Annotated[int, Meta(ge=0, le=63)]

_MOST_READ = 3
"""Maximum number of tables of a class that are opened for one reading: a page waits for them."""
PAGE = "page"
"""Key of the row with what a page remembers of a match, except for mappings."""


class Remembered(Struct, omit_defaults=True):
    """What a page remembers of one match."""

    match: str  #: Id of the match in the store.
    here: Annotated[tuple[SeatNumber, ...], Meta(max_length=64)] = ()  #: Seats at this screen.
    seat: SeatNumber = 0  #: The seat whose turn it was here.
    page: dict[str, Any] = {}  #: What the lab's page stores; plain values only.


def _apart(remembered: Mapping[str, Any]) -> dict[str, Any]:
    """Return a page's rows by key; each entry of a mapping has one, ``page/<mapping>/<name>``."""
    page = dict(remembered["page"])
    whole = {key: value for key, value in page.items() if not isinstance(value, dict)}
    found = {PAGE: {**remembered, "page": whole}}
    for key, values in page.items():
        if isinstance(values, dict):
            found |= {f"{PAGE}/{key}/{name}": value for name, value in values.items()}
    return found


def together(found: Mapping[str, Any]) -> dict[str, Any]:
    """Return the dict that `_apart` took apart; empty if the row ``page`` is missing or damaged."""
    whole = found.get(PAGE)
    if not isinstance(whole, dict) or not isinstance(whole.get("page"), dict):
        return {}
    page = dict(whole["page"])
    for key, value in found.items():
        start, _, rest = key.partition("/")
        name, slash, inner = rest.partition("/")
        if start == PAGE and slash and isinstance(page.setdefault(name, {}), dict):
            page[name][inner] = value
    return {**whole, "page": page}


def _put(store: Store, scope: str, changed: Mapping[str, Any], gone: list[str]) -> None:
    for key, value in changed.items():
        store.work.remember(scope, key, value)
    for key in gone:
        store.work.forget(scope, key)


class Storage:
    """The stored work of one visitor in one lab.

    Methods that need the store raise `StoreFault` if it does not answer.

    `place`: File or address of the store. `lab`: Id of the lab. `visitor`: Key of the device.
    `nobody_yet`: Whether the visitor is new, so that nothing need be looked up. `patience`: Seconds
    to wait for others' writes.
    """

    def __init__(  # noqa: PLR0913  # identifies place, reader and page
        self,
        place: str | Path,
        games: Mapping[str, Game],
        lab: str,
        visitor: str = environment.OWN_VISITOR,
        *,
        nobody_yet: bool = False,
        patience: float = PATIENCE,
    ) -> None:
        self.games = games
        self.lab = lab
        self.lasting = SaveQueue(lambda: open_store(place, patience), shown_place(place))
        self.people = PeopleHere(self.lasting, visitor, nobody_yet=nobody_yet)
        self.table: QueuedTable | None = None
        self._nobody_yet = nobody_yet
        self._unsaved: dict[str, dict[str, Any]] = {}
        self._named: str | None = None
        self._known: dict[tuple[str, str], object] = {}
        self._works: dict[Somebody, StudentWork] = {}
        self._seat: tuple[str, int] | None = None

    @classmethod
    def for_visitor(cls, lab: str, games: Mapping[str, Game]) -> Storage:
        """Return the storage of the people at this page.

        A lab server names the visitor; in a notebook there is only one, `OWN_VISITOR`.
        """
        key, is_new = environment.visitor(), environment.is_new()
        return cls(environment.database(), games, lab, key, nobody_yet=is_new)

    # -- people and their work -----------------------------------------------------------------

    @property
    def match(self) -> str | None:
        """Id of the open match; None if no match is open."""
        return None if self.table is None else self.table.id

    @property
    def work(self) -> StudentWork:
        return self.work_of(self.people.at_work)

    def work_of(self, somebody: Somebody) -> StudentWork:
        if somebody not in self._works:
            self._works[somebody] = StudentWork(
                people=self.people,
                somebody=somebody,
                lesson=self.lab,
                match=lambda: self.match or "",
            )
        return self._works[somebody]

    def _people_of(self, match: Match) -> list[Somebody | None]:
        seats = [seat for seat in match.setup.seats if seat.bot is None]
        if len(seats) == 1 and not self.people.must_say_who:
            alone = self.people.at_work
            alone.name = alone.name or seats[0].name
            self.people.admit(alone)
            return [None if seat.bot is not None else alone for seat in match.setup.seats]
        if not seats:
            return [None for _ in match.setup.seats]
        found = iter(self.people.sit_together([seat.name for seat in seats]))
        self.people.chosen = None if len(seats) > 1 else self.people.chosen
        return [None if seat.bot is not None else next(found) for seat in match.setup.seats]

    # -- matches -------------------------------------------------------------------------------

    def create(self, match: Match) -> QueuedTable:
        seated = self._people_of(match)
        self.table = QueuedTable(match, self.lasting, secrets.token_hex(8), lambda: _ids(seated))
        return self.table

    def open(self, match: str) -> QueuedTable:
        """Open a match of somebody who is here.

        Raises
        ------
        SaveError
            If there is no match with that id, or it is damaged.
        """
        if self.table is not None and self.table.id == match:
            return self.table
        if all(row.id != match for row in self.rows()):
            raise SaveError(message("save-not-here"))
        stored = self.lasting.ask(
            lambda store: store.matches.open(match, self.games, self.lasting.clock)
        )
        self.table = QueuedTable(stored.match, self.lasting, match, stored=stored)
        return self.table

    def open_shared(self, match: str, seats: Sequence[int]) -> QueuedTable:
        """Open a table of the class; unlike `open`, it need not be a match of people here.

        `seats`: Seats at this screen; empty to watch.

        Raises
        ------
        Rejection, SaveError
            If there is no match with that id, or it is damaged.
        """
        self.table = self._shared(match, QueuedTable if seats else WatchedTable)
        # What a page remembers belongs to the seat, wherever it is opened.
        self._seat = (match, seats[0]) if seats else None
        self._unsaved.pop(match, None)
        return self.table

    def read_shared(self, match: str) -> QueuedTable:
        """Open a table of the class to read what is public; the open table stays open.

        Raises
        ------
        Rejection, SaveError
            If there is no match with that id, or it is damaged.
        """
        return self._shared(match, WatchedTable)

    def read_some(self, matches: Iterable[str | None]) -> Iterator[QueuedTable]:
        """Open tables of the class one by one as `read_shared` does, `_MOST_READ` at most.

        What was erased or is damaged is left out, and so is a table without a match.
        """
        for match in [each for each in matches if each][:_MOST_READ]:
            with suppress(ReefkitError):
                yield self.read_shared(match)

    def _shared(self, match: str, kind: type[QueuedTable]) -> QueuedTable:
        stored = self.lasting.ask(
            lambda store: store.matches.open(match, self.games, self.lasting.clock)
        )
        table = kind(stored.match, self.lasting, match, stored=stored)
        table.shared = True
        return table

    def rows(self) -> list[MatchRow]:
        """List the matches of the people here that can be continued, the latest first.

        Tables of a class are left out, since other people have seats there (`open_shared`).
        """
        ids = self.people.ids
        nothing: list[MatchRow] = []
        if not ids:
            return nothing
        found = self.lasting.read(lambda store: store.matches.of_people(ids), nothing)
        return [row for row in found if self._is_own(row.game) and not row.of_class]

    def _is_own(self, game: str) -> bool:
        return game in self.games and (self.lab not in self.games or game == self.lab)

    def take_in(self, data: bytes, name: str = "save") -> QueuedTable:
        """Store a match from a student's file, and open it.

        Raises
        ------
        SaveError
            If it is not a match of this lab's game.
        Rejection
            If too many files were opened recently.
        """
        by = self._taker()
        # If the store is away nothing of the file is stored, and it need not be counted.
        self.lasting.read(lambda store: store.allow_file(data, name, by), None)
        match = save.parse(data, self.games, name)
        if not self._is_own(match.game.id):
            raise SaveError(message("save-other-lesson"))
        return self.create(match)

    def take_in_work(self, data: bytes, name: str = "save") -> TakenIn:
        """Restore everything in a save file, and add its people to those of this device.

        Raises
        ------
        SaveError
            If it is not a save file.
        Rejection
            If too many files were opened recently, or a person has reached the limit of stored
            work.
        """
        by = self._taker()
        taken = self.lasting.ask(lambda store: store.take_in(data, self.games, name, by=by))
        for person in taken.people:
            self.people.welcome(person)
        if len(taken.people) > 1:
            self.people.chosen = None
        return taken

    def _taker(self) -> tuple[str, str]:
        return self.people.visitor, environment.remote_address()

    def export(self) -> bytes:
        ids = self.people.ids
        named = [self.match] if self.match else []
        return self.lasting.ask(lambda store: store.export(ids, named, self.games))

    # -- what the page remembers of its match ---------------------------------------------------

    def remember(self, here: tuple[int, ...], seat: int, page: dict[str, Any]) -> None:
        """Store what the page remembers of the open match, and that it is the open one.

        A mapping is stored value by value, so that two tabs can add to it without undoing each
        other's changes.
        """
        table = self.table
        if table is None or isinstance(table, WatchedTable):
            return
        wanted = _apart({"here": list(here), "seat": seat, "page": page})
        if self._named != table.id and not table.shared:  # the class names the shared table
            self.set_current(table.id)
        before = self._unsaved.get(table.id)
        changed = {key: value for key, value in wanted.items() if (before or {}).get(key) != value}
        gone = [key for key in before or {} if key not in wanted]
        self._unsaved[table.id] = wanted
        if changed or gone:
            scope = self._scope(table.id)
            self.lasting.write(lambda store: _put(store, scope, changed, gone))

    def recall(self, match: str | None = None) -> Remembered | None:
        """Return what the page remembers of a match.

        None if there is no open match; defaults if nothing is stored, or it is damaged.

        `match`: Id of the match; None for the one that was open last.
        """
        if self._nobody_yet and not self.lasting.is_open:
            return None
        if match is None:
            match = self._current(self.people.scope)
        if not match:
            return None
        nothing: dict[str, Any] = {}
        scope = self._scope(match)
        found = self.lasting.read(lambda store: store.work.recall_all(scope), nothing)
        try:
            remembered = msgspec.convert({"match": match, **together(found)}, Remembered)
        except msgspec.ValidationError:
            return Remembered(match)
        self._unsaved[match] = _apart(
            {"here": list(remembered.here), "seat": remembered.seat, "page": remembered.page}
        )
        return remembered

    def told(self, match: str, name: str) -> object:
        """Return one value of what a page remembers of a match; None if there is none.

        Values are read once per match and name, for lists of matches.
        """
        if (match, name) not in self._known:
            key = f"match:{match}"
            found = self.lasting.read(lambda store: store.work.recall_all(key), None)
            if found is None:
                return None
            self._known[match, name] = together(found).get("page", {}).get(name)
        return self._known[match, name]

    def leave(self) -> None:
        """Close the match; it stays in the store, and a reload shows the lab's entrance."""
        self.table = None
        if not self._nobody_yet or self.lasting.is_open or self.lasting.waiting:
            self.set_current("")

    def set_current(self, match: str) -> None:
        """Store which match a reload opens, for the device and the people in it; empty for none."""
        self._named = match
        key, scope = f"{self.lab}/current", self.people.scope

        def name(store: Store) -> None:
            rows = store.matches.rows([match]) if match else []
            people = {seat.person for row in rows for seat in row.seats if seat.person}
            for each in [scope, *(f"person:{person}" for person in sorted(people))]:
                store.work.remember(each, key, match)

        self.lasting.write(name)

    def _scope(self, match: str) -> str:
        shared = self._seat is not None and self._seat[0] == match
        return f"seat:{match}:{self._seat[1]}" if shared and self._seat else f"match:{match}"

    def _current(self, scope: str) -> str:
        key = f"{self.lab}/current"
        found = self.lasting.read(lambda store: store.work.recall(scope, key), None)
        return found if isinstance(found, str) else ""

    # -- what was open elsewhere ---------------------------------------------------------------

    def follow(self, somebody: Somebody) -> None:
        """Close the match, and make the one that a person had open last that of this device."""
        self.table = None
        self.set_current(self._current(somebody.scope))

    def current_of(self, taken: TakenIn) -> str:
        """Return the id of the match to open after restoring a save file; empty for none."""
        rows = [row.id for row in self.rows()]
        for person in taken.people:
            if (found := self._current(f"person:{person.id}")) in rows:
                return found
        return next((id_ for id_ in rows if id_ in taken.matches), "")


def _ids(seated: list[Somebody | None]) -> list[str | None]:
    return [each.id if each is not None else None for each in seated]
