"""A seat's view as a `Step` that can be queried, and cached public events of a match."""

from __future__ import annotations

from functools import partial
from weakref import WeakKeyDictionary

from reefkit.games.reef.match_events import EventRow, told
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import Step
from reefkit.match import seat_view
from reefkit.match.match import Match
from reefkit.match.table import Table

rules_of = partial(seat_view.rules_of, kind=ReefRules)


def look(handle: Table, seat: int | None, position: int | None = None) -> Step:
    """Return a seat's view (None: a spectator's) at a position (None: the current one)."""
    return rules_of(handle).stepping(seat_view.view_at(handle, seat, position).state)


_MOST_CACHED = 3
"""Number of positions cached; each has all events up to it."""
_cache: WeakKeyDictionary[Match, dict[int, tuple[EventRow, ...]]] = WeakKeyDictionary()


def event_rows(handle: Table, position: int | None = None) -> tuple[EventRow, ...]:
    """List the public events up to a position (None: the current one).

    Results are cached: a log only grows, so those for a position never change.

    Raises
    ------
    Rejection
        If the log has no such position.
    """
    end = handle.position if position is None else position
    cache = _cache.setdefault(handle.match, {})
    if end not in cache:
        start = max((each for each in cache if each < end), default=0)
        if handle.match.takes_back(start, end):
            start = 0
        found = (*cache.get(start, ()), *told(handle.match, end, since=start))
        if len(cache) >= _MOST_CACHED:
            cache.clear()
        cache[end] = found
    return cache[end]
