"""Whether limits were met of late: somebody tries something, or a class needs more room."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from reefkit.labs.health.finding import Asked, Finding, fine, warn
from reefkit.labs.opening import open_store
from reefkit.text import Message, ReefkitError, Value, catalogue, message

if TYPE_CHECKING:
    from reefkit.classroom.store import Met

PATIENCE = 5.0
MOST_TOLD = 3
"""Of so many limits, those that were met most often, it is said what to do."""


def met(asked: Asked) -> Finding:
    """Check that no limit was met since yesterday."""
    try:
        found = _read(asked.store)
    except ReefkitError as error:
        return warn("limits", message("health-unknown"), error.message)
    if not found:
        return fine("limits", message("health-limits"))
    often = sorted(found, key=lambda each: -each.count)
    said = message("health-limits-met", met=[told(each) for each in often])
    return warn("limits", said, _to_do(often), **{each.kind: each.count for each in found})


def _read(place: str) -> list[Met]:
    """Read which limits were met.

    Raises
    ------
    StoreFault
        When the store cannot be read.
    """
    store = open_store(place, PATIENCE)
    try:
        return store.limits.met()
    finally:
        store.close()


def told(each: Met) -> Message:
    """Say what was met, in the words for its kind or, where there are none, in general ones."""
    since = datetime.fromisoformat(each.first).astimezone().strftime("%Y-%m-%d %H:%M")
    values: dict[str, Value] = {"count": each.count, "since": since, "kind": each.kind}
    return Message(f"limit-{_worded(each)}", values)


def _to_do(found: list[Met]) -> Message:
    """Say what to do about the first of them."""
    first, *rest = [Message(f"limit-{_worded(each)}.do") for each in found[:MOST_TOLD]]
    for each in rest:
        first = message("health-limits-more", do=first, more=each)
    return first


def _worded(each: Met) -> str:
    return each.kind if catalogue().has(f"limit-{each.kind}") else "other"
