"""What a lab's pages keep for one visitor: matches on the store, and what a page remembers.

Every decision is durable before the page says *saved* (`reefkit.labs.lasting`). What only the page
remembers (who sits here, what was typed and not sent) stands beside the match, one row each, so
that two tabs do not undo each other's; and one row names the match that a reload opens again.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from reefkit.labs import folders, places
from reefkit.labs.identity import People, Somebody
from reefkit.labs.lasting import PATIENCE, Lasting
from reefkit.labs.opening import open_store, shown_place
from reefkit.labs.page_memory import PageMemory
from reefkit.labs.remembered import Remembered, apart, put
from reefkit.labs.stored_work import StoreWork
from reefkit.labs.tables import LastingTable, WatchedTable
from reefkit.match import save
from reefkit.match.errors import SaveError
from reefkit.match.game import Game
from reefkit.match.match import Match
from reefkit.text import message

if TYPE_CHECKING:
    from reefkit.classroom.store import MatchRow, TakenIn


class Storage(PageMemory):
    """What is kept of one visitor and one lab.

    Parameters
    ----------
    place
        The store's place: a file, or the address of a PostgreSQL database.
    games
        The games by id.
    lab
        Which lab it is; its matches and settings are its own.
    visitor
        The visitor's key.
    nobody_yet
        Whether the visitor was never here, so that nothing need be looked up.
    patience
        Seconds to wait for others that write.

    Attributes
    ----------
    lasting
        The way to the store: what waits, and why.
    people
        The people of this device.
    match
        The id of the match that is open; none where none is.
    """

    def __init__(  # noqa: PLR0913  # what a place, a reader and a page are known by
        self,
        place: str | Path,
        games: Mapping[str, Game],
        lab: str,
        visitor: str = places.OWN,
        *,
        nobody_yet: bool = False,
        patience: float = PATIENCE,
    ) -> None:
        self.games = games
        self.lab = lab
        self.lasting = Lasting(lambda: open_store(place, patience), shown_place(place))
        self.people = People(self.lasting, visitor, nobody_yet=nobody_yet)
        self.table: LastingTable | None = None
        self._nobody_yet = nobody_yet
        self._kept: dict[str, dict[str, Any]] = {}
        self._named: str | None = None
        self._told: dict[tuple[str, str], object] = {}
        self._works: dict[Somebody, StoreWork] = {}
        self._seat: tuple[str, int] | None = None

    @classmethod
    def for_visitor(cls, lab: str, games: Mapping[str, Game]) -> Storage:
        """Give the storage of whoever looks at this page.

        A lab server names the visitor; in JupyterLab and Notebook the reader is the only one.
        Matches that stand in files from before there was a store are taken in.
        """
        key, is_new = places.visitor(), places.is_new()
        storage = cls(places.database(), games, lab, key, nobody_yet=is_new)
        if not is_new:
            folders.take_in(storage, places.visitor_folder(key) / lab)
        return storage

    # -- people and their work -----------------------------------------------------------------

    @property
    def match(self) -> str | None:
        """The id of the match that is open; none where none is."""
        return None if self.table is None else self.table.id

    @property
    def work(self) -> StoreWork:
        """The work of whoever works at the page."""
        return self.work_of(self.people.at_work)

    def work_of(self, somebody: Somebody) -> StoreWork:
        """Give the work of somebody who is here."""
        if somebody not in self._works:
            self._works[somebody] = StoreWork(
                self.people, somebody, self.lab, lambda: self.match or ""
            )
        return self._works[somebody]

    def _people_of(self, match: Match) -> list[Somebody | None]:
        """Give who sits at each seat: for a lone seat, who works at the page."""
        seats = [seat for seat in match.setup.seats if seat.bot is None]
        if len(seats) == 1 and not self.people.must_say_who:
            alone = self.people.at_work
            alone.name = alone.name or seats[0].name
            self.people.admit(alone)
            return [None if seat.bot is not None else alone for seat in match.setup.seats]
        found = [
            None if seat.bot is not None else self.people.named(seat.name)
            for seat in match.setup.seats
        ]
        self.people.chosen = None if len(seats) > 1 else self.people.chosen
        return found

    # -- matches -------------------------------------------------------------------------------

    def create(self, match: Match) -> LastingTable:
        """Put a new match into the store, or have it wait."""
        seated = self._people_of(match)
        self.table = LastingTable(match, self.lasting, secrets.token_hex(8), lambda: _ids(seated))
        return self.table

    def adopt(self, match: Match, id_: str, beside: Mapping[str, Any]) -> None:
        """Take in a match that stood elsewhere, with what its page remembered; none is opened.

        Parameters
        ----------
        match
            The match.
        id_
            How it is called from now on; twice the same adds nothing.
        beside
            What its page remembered: the fields of `Remembered`.

        Raises
        ------
        StoreFault
            When the store cannot be asked.
        """
        seated = self._people_of(match)
        self.lasting.ask(
            lambda store: store.matches.take_in(
                match, _ids(seated), id=id_, clock=self.lasting.clock
            )
        )
        try:
            kept = msgspec.convert({**beside, "match": id_}, Remembered)
        except msgspec.ValidationError:
            return
        wanted = apart({"here": list(kept.here), "seat": kept.seat, "page": kept.page})
        self.lasting.write(lambda store: put(store, f"match:{id_}", wanted, []))

    def open(self, match: str) -> LastingTable:
        """Open a match of somebody who is here.

        Raises
        ------
        SaveError
            When there is none of that id, or it is damaged.
        StoreFault
            When the store cannot be asked.
        """
        if self.table is not None and self.table.id == match:
            return self.table
        if all(row.id != match for row in self.rows()):
            raise SaveError(message("save-not-here"))
        stored = self.lasting.ask(
            lambda store: store.matches.open(match, self.games, self.lasting.clock)
        )
        self.table = LastingTable(stored.match, self.lasting, match, stored=stored)
        return self.table

    def open_shared(self, match: str, seats: Sequence[int]) -> LastingTable:
        """Open a table of the class, whoever plays there; the class says whose seats these are.

        Parameters
        ----------
        match
            The match.
        seats
            The seats at this screen; none for those who watch.

        Raises
        ------
        Rejection, SaveError
            When there is none of that id, or it is damaged.
        StoreFault
            When the store cannot be asked.
        """
        stored = self.lasting.ask(
            lambda store: store.matches.open(match, self.games, self.lasting.clock)
        )
        kind = LastingTable if seats else WatchedTable
        self.table = kind(stored.match, self.lasting, match, stored=stored)
        self.table.shared = True
        # Every seat's page remembers for itself, wherever it is opened.
        self._seat = (match, seats[0]) if seats else None
        self._kept.pop(match, None)
        return self.table

    def rows(self) -> list[MatchRow]:
        """List the matches of those who are here that can be continued, the latest first.

        A table of a class is none of them: of its seats one is theirs (`open_shared`).
        """
        ids = self.people.ids
        nothing: list[MatchRow] = []
        if not ids:
            return nothing
        found = self.lasting.read(lambda store: store.matches.of_people(ids), nothing)
        return [row for row in found if self._is_own(row.game) and not row.of_class]

    def _is_own(self, game: str) -> bool:
        """Tell whether a match is of this lab's game: those of other lessons go on in theirs."""
        return game in self.games and (self.lab not in self.games or game == self.lab)

    def take_in(self, data: bytes, name: str = "save") -> LastingTable:
        """Put a match that was opened from the student's own files into the store.

        Raises
        ------
        SaveError
            When it is not a match of this lab's game.
        Rejection
            When too many files were opened of late.
        """
        by = self._taker()
        # Where the store is away nothing is kept of the file, and nothing is to be counted.
        self.lasting.read(lambda store: store.allow_file(data, name, by), None)
        match = save.parse(data, self.games, name)
        if not self._is_own(match.game.id):
            raise SaveError(message("save-other-lesson"))
        return self.create(match)

    def take_in_work(self, data: bytes, name: str = "save") -> TakenIn:
        """Take in a save file with everything, and let its people in here.

        Raises
        ------
        SaveError
            When it is none.
        Rejection
            When too many files were opened of late, or no more is kept of somebody.
        StoreFault
            When the store cannot be asked.
        """
        by = self._taker()
        taken = self.lasting.ask(lambda store: store.take_in(data, self.games, name, by=by))
        for person in taken.people:
            self.people.welcome(person)
        if len(taken.people) > 1:
            self.people.chosen = None
        return taken

    def _taker(self) -> tuple[str, str]:
        return self.people.visitor, places.remote_address()

    def export(self) -> bytes:
        """Give everything of those who are here, as one file.

        Raises
        ------
        StoreFault
            When the store cannot be asked.
        """
        ids = self.people.ids
        named = [self.match] if self.match else []
        return self.lasting.ask(lambda store: store.export(ids, named, self.games))

    # -- what was open elsewhere ---------------------------------------------------------------

    def follow(self, somebody: Somebody) -> None:
        """Have open here what somebody who came with a code had open elsewhere."""
        key = f"{self.lab}/current"
        found = self._asked(somebody.scope, key)
        self.table = None
        self.set_current(found if isinstance(found, str) else "")

    def current_of(self, taken: TakenIn) -> str:
        """Give the match to go on with of what was taken in: the one that was open, or the last."""
        key = f"{self.lab}/current"
        rows = [row.id for row in self.rows()]
        for person in taken.people:
            scope = f"person:{person.id}"
            found = self._asked(scope, key)
            if found in rows:
                return str(found)
        return next((id_ for id_ in rows if id_ in taken.matches), "")


def _ids(seated: list[Somebody | None]) -> list[str | None]:
    return [each.id if each is not None else None for each in seated]
