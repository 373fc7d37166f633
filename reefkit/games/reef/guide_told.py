"""What was told in a match, kept by position, for the functions that read it again and again."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from reefkit.games.reef.readings_told import Told, told
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Message

_MOST_KEPT = 3
"""What is shown now, what it is held against, and one more: each holds a match's whole course."""
_kept: WeakKeyDictionary[Match, dict[int, tuple[Told, ...]]] = WeakKeyDictionary()


def told_at(handle: Table, position: int | None = None) -> tuple[Told, ...]:
    """List what everybody may know to have happened by a position (none: by now).

    A log only grows, so what was told by a position stays the same.

    Raises
    ------
    Rejection
        When the log has no such position.
    """
    end = handle.position if position is None else position
    kept = _kept.setdefault(handle.match, {})
    if end not in kept:
        if len(kept) >= _MOST_KEPT:
            kept.clear()
        kept[end] = tuple(told(handle.match, end))
    return kept[end]


def id_in(what: Message, name: str) -> str:
    """Give the id of the content's entry that a message's value names; empty where it has none."""
    value = what.values.get(name)
    if not isinstance(value, Message):
        return ""
    return value.id.partition(".")[0].partition("-")[2]


def ids_in(what: Message, name: str) -> tuple[str, ...]:
    """Give the ids of the content's entries that a message's list of values names."""
    listed = what.values.get(name)
    if not isinstance(listed, tuple | list):
        return ()
    return tuple(one.id.partition("-")[2] for one in listed if isinstance(one, Message))


def number_in(what: Message, name: str, otherwise: int = 0) -> int:
    """Give a number that a message tells."""
    value = what.values.get(name)
    return value if isinstance(value, int) else otherwise
