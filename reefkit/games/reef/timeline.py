"""The ranges of types through time, as bars for charts."""

from __future__ import annotations

from typing import Literal

import numpy as np
from msgspec import Struct
from numpy.typing import ArrayLike

from reefkit import ecology
from reefkit.games.reef.state import name_of
from reefkit.match.course import Course
from reefkit.text import Message


class RangeBar(Struct, frozen=True):
    """The range of one type, from its first to its last presence."""

    type: str
    name: Message
    first: int  #: First round of presence; 0 is the founding.
    last: int  #: Last round of presence; 0 is the founding.
    #: ``standing`` (present at the latest time), ``extirpated`` (gone from this reef, but later
    #: present on another) or ``extinct`` (gone from the table).
    ending: Literal["standing", "extirpated", "extinct"]
    #: First and last round of each stay: several if the type went and came back.
    stays: tuple[tuple[int, int], ...]


def stays(times: ArrayLike, counts: ArrayLike) -> tuple[tuple[int, int], ...]:
    """Return the first and last time of each run of presence.

    Examples
    --------
    >>> stays([0, 1, 2, 3, 4], [2, 1, 0, 0, 1])
    ((0, 1), (4, 4))
    """
    at = np.flatnonzero(counts)
    runs = np.split(at, np.flatnonzero(np.diff(at) > 1) + 1) if len(at) else []
    named = np.asarray(times)
    return tuple((int(named[run[0]]), int(named[run[-1]])) for run in runs)


def bars(course: Course, seat: int | None = None) -> tuple[RangeBar, ...]:
    """Return the ranges of types in a course, on a seat's reef or (None) at the whole table."""
    counts = course["abundance"]
    living, names = counts.values.astype(np.int64), counts.types
    if not len(living):
        return ()
    if seat is None:
        found = ecology.range_rows(ecology.ranges_of(ecology.table_presence(living)), names)
        endings = {bar.taxon: "standing" if bar.lives_on else "extinct" for bar in found}
    else:
        found = ecology.range_rows(ecology.ranges_of(living[:, seat]), names)
        ends = ecology.range_endings(living)[seat]
        endings = {name: ecology.RangeEnd(ends[n]).name.lower() for n, name in enumerate(names)}
    present = dict(zip(names, (living.sum(1) if seat is None else living[:, seat]).T, strict=True))
    return tuple(
        RangeBar(
            type=bar.taxon,
            name=name_of("organism", bar.taxon),
            first=int(course.times[bar.first]),
            last=int(course.times[bar.last]),
            ending=endings[bar.taxon],  # type: ignore[arg-type]  # one of the three
            stays=stays(course.times, present[bar.taxon]),
        )
        for bar in found
    )
