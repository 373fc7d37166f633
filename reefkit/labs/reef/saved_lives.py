"""Lives that only a mutation saved: at a table, at another of the class, or in a made match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from reefkit.games.reef import card_draws, new_match
from reefkit.games.reef.after_card import saved_by_mutation
from reefkit.games.reef.course import surveyed
from reefkit.labs.reef.scene import ReefSession
from reefkit.match.game import SeatInfo
from reefkit.match.table import MemoryTable, Table
from reefkit.text import once

_BOT = "newcomer"
_MADE_SEEDS = range(40, 60)
"""Seeds of made matches: in the first a hurricane spares a finger coral with a stronger skeleton.
The others are for a teacher's own content."""


class SavedLife(NamedTuple):
    """A builder that lived through a card, and would have died without its mutations."""

    seat: int
    round: int
    card: str
    row: int
    column: int
    builder: str
    mutations: tuple[str, ...]


def first_saved(
    table: Table, seats: Iterable[int], position: int | None = None, last: int | None = None
) -> SavedLife | None:
    """Return the first life saved on these reefs, taken in order; None if there is none.

    `last`: The last round that is read; None to read all.
    """
    for seat in seats:
        for card in card_draws.drawn(table, position):
            if last is not None and card.round > last:
                break
            for saved in saved_by_mutation(table, card, seat, position)[:1]:
                return SavedLife(seat, card.round, card.card, *saved)
    return None


def saved_elsewhere(session: ReefSession, last: int) -> Iterator[tuple[str, SavedLife]]:
    """Yield at most one life from elsewhere, after ``class`` or ``made`` for where it is from.

    Tables of the class that are ahead are read up to round `last`: they may draw the same cards.
    """
    storage = session.storage
    if storage is not None:
        rows = session.membership.open_tables()
        for table in storage.read_some(row.match for row in rows if row.match != storage.match):
            known = min(last, surveyed(table.view(None).state))
            found = first_saved(table, range(len(table.setup.seats)), last=known)
            if found is not None:
                yield "class", found
                return
    made = _made()
    if made is not None:
        yield "made", made


@once
def _made() -> SavedLife | None:
    """Have a bot play one round after another, until a mutation saves a life."""
    for seed in _MADE_SEEDS:
        seats = [SeatInfo(_BOT, bot=_BOT)]
        table = MemoryTable(
            new_match(seats, seed=seed, options={"rounds": 1, "founder_mutations": 1})
        )
        table.run()
        found = first_saved(table, (0,))
        if found is not None:
            return found
    return None
