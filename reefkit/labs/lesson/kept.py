"""What the door tells of a match that can be continued, read from its row without playing it."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from reefkit.labs.storage import Storage

if TYPE_CHECKING:
    from reefkit.classroom.store import MatchRow

MOST_LISTED = 12
"""More matches than these stay in the store, and in no list."""


class Kept(NamedTuple):
    """One match of those who are here.

    Attributes
    ----------
    match
        How the store calls it.
    people, bots
        The names of those who play, and how many bots play with them.
    surveyed, rounds
        How many rounds have been surveyed, of how many; 0 rounds where no page has told.
    when
        When it was last played, local time.
    """

    match: str
    people: tuple[str, ...]
    bots: int
    surveyed: int
    rounds: int
    when: datetime


def kept_matches(storage: Storage | None) -> list[Kept]:
    """List the matches that can be continued, the latest first."""
    if storage is None:
        return []
    return [_kept(storage, row) for row in storage.rows()[:MOST_LISTED]]


def _kept(storage: Storage, row: MatchRow) -> Kept:
    names = tuple(seat.name for seat in row.seats if seat.person is not None)
    rounds = storage.told(row.id, "rounds")
    most = rounds if type(rounds) is int and 0 < rounds < 100 else 0
    return Kept(
        row.id,
        names,
        len(row.seats) - len(names),
        min(row.surveyed, most) if most else row.surveyed,
        most,
        datetime.fromisoformat(row.updated).astimezone(),
    )
