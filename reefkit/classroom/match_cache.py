"""The open matches of a class: each is read once, and afterwards only what is new."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from reefkit.match.deadlines import Clock
from reefkit.match.game import Game
from reefkit.match.table import Table, utc_now

if TYPE_CHECKING:
    from reefkit.classroom.store import Store, StoreTable, TableRow


MOST_OPEN = 64
"""Most matches open at a time, enough for two classes; the least recently used is closed."""


class MatchCache:
    """Handles of matches, by id; at most `MOST_OPEN`."""

    def __init__(self, store: Store, games: Mapping[str, Game], clock: Clock = utc_now) -> None:
        self.store = store
        self.games = games
        self.clock = clock
        self._tables: dict[str, StoreTable] = {}  # the most recently used is last
        self._away: dict[str, frozenset[int]] = {}

    def match(self, match: str) -> Table:
        """Open a match, or return the handle that is open.

        Raises
        ------
        ReefkitError
            If there is no such match, or it is damaged.
        """
        table = self._tables.pop(match, None)
        if table is None:
            table = self.store.matches.open(match, self.games, self.clock)
        self._tables[match] = table
        if len(self._tables) > MOST_OPEN:
            self.forget(next(iter(self._tables)))
        return table

    def table(self, row: TableRow) -> Table | None:
        """Return the match of a class's table, with absent seats away.

        None if the table has no match.

        Raises
        ------
        ReefkitError
            If it is damaged.
        """
        if row.match is None:
            return None
        table = self.match(row.match)
        if tuple(seat.name for seat in table.setup.seats) != row.names:
            self.forget(row.match)  # names are in a match's header, which is read once
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
