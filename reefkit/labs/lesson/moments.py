"""The moments of a match: every position of its log, named by round and phase.

The replay slider moves over them, the log points to them, and playing back goes from one beat to
the next: the end of what one seat did in one phase.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import pairwise
from typing import NamedTuple
from weakref import WeakKeyDictionary

from reefkit.match.table import Table
from reefkit.text import Message


class Moment(NamedTuple):
    """A match after so many entries of its log."""

    position: int  #: How many entries had been played.
    round: int  #: 0 during set-up.
    phase: str  #: As the game's `Rules.when` names it.
    card: str  #: Id of the card that lay open; empty where none did.
    seat: int | None  #: Whose entry led here; none at the very start, or where no seat's did.
    name: Message  #: Says which moment this is.
    time: int = 0  #: Cards laid in the round, in a game whose record counts them.


Read = Callable[[Table, int, int | None], Moment]
"""Reads one moment: of a table, at a position, to which a seat's entry led."""

_known_moments: WeakKeyDictionary[Table, list[Moment]] = WeakKeyDictionary()
"""What has been read already: a log only grows, so that a moment never changes."""


def read_moments(table: Table, read: Read) -> list[Moment]:
    known = _known_moments.setdefault(table, [])
    end = table.position
    if len(known) <= end:
        first = len(known)
        authors = {each.position + 1: each.seat for each in table.since(max(first - 1, 0))}
        known += [read(table, at, authors.get(at)) for at in range(first, end + 1)]
    return known[: end + 1]


def beats(found: list[Moment]) -> list[int]:
    """Return the positions at which playing back stops for a moment, the last position among them.

    A beat ends where the phase, the card or the seat that acts changes.
    """
    keys = [(each.round, each.phase, each.card, each.seat) for each in found]
    return [
        each.position
        for each, key, later in zip(found, keys, [*keys[1:], None], strict=True)
        if key != later
    ]


LAPSE_STOPS = 36
"""Beats of a time-lapse: at somewhat more than half a second each it takes 20 seconds."""


def lapse_stops(stops: Sequence[int], keep: Collection[int] = ()) -> list[int]:
    """Choose the beats of a time-lapse: all of a short match, else so many, evenly.

    `kept`: Beats that are never left out.
    """
    last = len(stops) - 1
    many = min(last, LAPSE_STOPS)
    if last < 1:
        return [*stops]
    evenly = {stops[round(last * number / many)] for number in range(many + 1)}
    return sorted(evenly.union(each for each in stops if each in keep))


def card_beats(found: Sequence[Moment], stops: Sequence[int]) -> list[int]:
    return [at for before, at in pairwise(stops) if found[at].card not in {"", found[before].card}]


def openings(found: list[Moment]) -> list[int]:
    begun: dict[int, int] = {}
    for each in found:
        begun.setdefault(each.round, each.position)
    return list(begun.values())
