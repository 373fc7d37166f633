"""What a page remembers beside its match: who sits here, what was typed, which match is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from reefkit.labs.identity import People
from reefkit.labs.lasting import Lasting
from reefkit.labs.remembered import Remembered, apart, put, together
from reefkit.labs.tables import LastingTable, WatchedTable

if TYPE_CHECKING:
    from reefkit.classroom.store import Store


class PageMemory:
    """The part of a page's storage that is no decision of a match.

    Attributes
    ----------
    lab
        Which lab it is.
    lasting
        The way to the store.
    people
        The people of this device.
    table
        The match that is open; none where none is.
    """

    lab: str
    lasting: Lasting
    people: People
    table: LastingTable | None
    _nobody_yet: bool
    _kept: dict[str, dict[str, Any]]
    _named: str | None
    _told: dict[tuple[str, str], object]
    _seat: tuple[str, int] | None

    def remember(self, here: tuple[int, ...], seat: int, page: dict[str, Any]) -> None:
        """Keep what the page remembers of the open match, and that it is the one open.

        What is a mapping is kept value by value, so that two tabs add to it and neither undoes
        what the other kept.
        """
        table = self.table
        if table is None or isinstance(table, WatchedTable):
            return
        wanted = apart({"here": list(here), "seat": seat, "page": page})
        if self._named != table.id and not table.shared:  # the class says which table it is
            self.set_current(table.id)
        before = self._kept.get(table.id)
        changed = {key: value for key, value in wanted.items() if (before or {}).get(key) != value}
        gone = [key for key in before or {} if key not in wanted]
        self._kept[table.id] = wanted
        if changed or gone:
            scope = self._scope(table.id)
            self.lasting.write(lambda store: put(store, scope, changed, gone))

    def recall(self, match: str | None = None) -> Remembered | None:
        """Give what the page remembers of a match, or of the current one; none where nothing."""
        if self._nobody_yet and not self.lasting.is_open:
            return None
        if match is None:
            match = self._current()
        if not match:
            return None
        nothing: dict[str, Any] = {}
        scope = self._scope(match)
        found = self.lasting.read(lambda store: store.work.recall_all(scope), nothing)
        try:
            kept = msgspec.convert({"match": match, **together(found)}, Remembered)
        except msgspec.ValidationError:
            return Remembered(match)
        self._kept[match] = apart({"here": list(kept.here), "seat": kept.seat, "page": kept.page})
        return kept

    def told(self, match: str, name: str) -> object:
        """Give one value that a page remembered of a match that is listed; None where none."""
        if (match, name) not in self._told:
            key = f"match:{match}"
            found = self.lasting.read(lambda store: store.work.recall_all(key), None)
            if found is None:
                return None
            self._told[match, name] = together(found).get("page", {}).get(name)
        return self._told[match, name]

    def leave(self) -> None:
        """Have no match open: a reload begins at the lab's door. The match stays in the store."""
        self.table = None
        if not self._nobody_yet or self.lasting.is_open or self.lasting.waiting:
            self.set_current("")

    def set_current(self, match: str) -> None:
        """Name the match that a reload opens, here and wherever those who sit in it come."""
        self._named = match
        key, scope = f"{self.lab}/current", self.people.scope

        def name(store: Store) -> None:
            rows = store.matches.rows([match]) if match else []
            people = {seat.person for row in rows for seat in row.seats if seat.person}
            for each in [scope, *(f"person:{person}" for person in sorted(people))]:
                store.work.remember(each, key, match)

        self.lasting.write(name)

    def _scope(self, match: str) -> str:
        """Name where what a page remembers of a match stands."""
        shared = self._seat is not None and self._seat[0] == match
        return f"match:{match}:{self._seat[1]}" if shared and self._seat else f"match:{match}"

    def _asked(self, scope: str, key: str) -> object:
        return self.lasting.read(lambda store: store.work.recall(scope, key), None)

    def _current(self) -> str:
        key = f"{self.lab}/current"
        found = self._asked(self.people.scope, key)
        return found if isinstance(found, str) else ""
