"""The moments of a match: every position of its log, named by round and phase.

The replay slider moves over them, and the log links to them. Playback goes from beat to beat; a
beat is the last moment of what one seat did in one phase.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import pairwise
from typing import NamedTuple
from weakref import WeakKeyDictionary

from reefkit.match.table import Table
from reefkit.text import Message


class Moment(NamedTuple):
    """A match after a number of entries of its log."""

    position: int  #: Number of entries played.
    round: int  #: 0 during set-up.
    phase: str  #: As named by the game's `Rules.when`.
    card: str  #: Id of the card that was open; empty for none.
    #: The seat whose entry led here; None at the start, and after a clock's entry.
    seat: int | None
    name: Message
    time: int = 0  #: Number of cards laid in the round, in a game whose record counts them.


Read = Callable[[Table, int, int | None], Moment]
"""Reads one moment. Arguments: a table, a position, and the seat whose entry led there."""

_known_moments: WeakKeyDictionary[Table, list[Moment]] = WeakKeyDictionary()
"""Moments read so far; they never change, since a log only grows."""


def read_moments(table: Table, read: Read) -> list[Moment]:
    """Return the moments of a table up to the present; only those not read before are read."""
    known = _known_moments.setdefault(table, [])
    end = table.position
    if len(known) <= end:
        first = len(known)
        authors = {each.position + 1: each.seat for each in table.since(max(first - 1, 0))}
        known += [read(table, at, authors.get(at)) for at in range(first, end + 1)]
    return known[: end + 1]


def beats(found: list[Moment]) -> list[int]:
    """Return the positions at which playback pauses, including the last one.

    It pauses at the last moment before the round, the phase, the card or the acting seat changes.
    """
    keys = [(each.round, each.phase, each.card, each.seat) for each in found]
    return [
        each.position
        for each, key, later in zip(found, keys, [*keys[1:], None], strict=True)
        if key != later
    ]


LAPSE_STOPS = 36
"""Number of steps of a time-lapse, which takes 20 seconds at a little over half a second each."""


def lapse(found: list[Moment]) -> list[int]:
    """Return the positions that a time-lapse of a match shows."""
    stops = beats(found)
    return lapse_stops(stops, card_beats(found, stops))


def lapse_stops(stops: Sequence[int], keep: Collection[int] = ()) -> list[int]:
    """Choose the beats of a time-lapse: `LAPSE_STOPS` + 1, evenly spaced, and those in `keep`.

    If there are fewer, all are chosen.
    """
    last = len(stops) - 1
    many = min(last, LAPSE_STOPS)
    if last < 1:
        return [*stops]
    evenly = {stops[round(last * number / many)] for number in range(many + 1)}
    return sorted(evenly.union(each for each in stops if each in keep))


def card_beats(found: Sequence[Moment], stops: Sequence[int]) -> list[int]:
    """Return the beats at which a new card lies open."""
    return [at for before, at in pairwise(stops) if found[at].card not in {"", found[before].card}]


def openings(found: list[Moment]) -> list[int]:
    """Return the position at which each round begins, the set-up included."""
    begun: dict[int, int] = {}
    for each in found:
        begun.setdefault(each.round, each.position)
    return list(begun.values())
