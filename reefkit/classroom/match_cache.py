"""The matches of a class as a page has them open: each read once, and then only what is new."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from reefkit.match.deadlines import Clock
from reefkit.match.game import Game
from reefkit.match.table import Table, utc_now

if TYPE_CHECKING:
    from reefkit.classroom.store import Store, StoreTable, TableRow


MOST_OPEN = 64
"""Matches that are open at once: those of two classes; what was longest not asked for is closed."""


class MatchCache:
    """Handles of matches, by id; at most `MOST_OPEN`."""

    def __init__(self, store: Store, games: Mapping[str, Game], clock: Clock = utc_now) -> None:
        self.store = store
        self.games = games
        self.clock = clock
        self._tables: dict[str, StoreTable] = {}  # what was last asked for comes last
        self._away: dict[str, frozenset[int]] = {}

    def match(self, match: str) -> Table:
        """Open a match, or give the handle that is open.

        Raises
        ------
        ReefkitError
            When there is no such match, or it is damaged.
        """
        table = self._tables.pop(match, None)
        if table is None:
            table = self.store.matches.open(match, self.games, self.clock)
        self._tables[match] = table
        if len(self._tables) > MOST_OPEN:
            self.forget(next(iter(self._tables)))
        return table

    def table(self, row: TableRow) -> Table | None:
        """Return a table's match with its absent seats away; none where no match was begun.

        Raises
        ------
        ReefkitError
            When it is damaged.
        """
        if row.match is None:
            return None
        table = self.match(row.match)
        if tuple(seat.name for seat in table.setup.seats) != row.names:
            self.forget(row.match)  # names are at the head of a match, which is read once
            table = self.match(row.match)
        wanted = frozenset(row.away)
        before = self._away.get(row.match, frozenset())
        for seat in before ^ wanted:
            table.set_away(seat, away=seat in wanted)
        self._away[row.match] = wanted
        return table

    def forget(self, match: str) -> None:
        self._tables.pop(match, None)
        self._away.pop(match, None)
