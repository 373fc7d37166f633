"""The entries of a match's log.

An entry records a decision, its author, the rolls, and a checksum of the state after it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from reefkit.match.game import Event, Plain

MOST_ENTRIES = 50_000
"""Above the length of any match: a table takes no more entries, and a longer file is refused."""

Roll = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Author = Literal["person", "bot", "clock", "teacher", "helper"]
"""Who decided: the seat itself, its bot, a clock, or a bot on behalf of the teacher or the seat."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One committed decision (architecture.md, decision 1).

    `time` is when the store took it, ISO 8601 in UTC; no rule reads it. `draws` has the rolls in
    the order in which the rules asked for them. `state` is stored with every survey.
    """

    position: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0)] | None
    action: Plain
    author: Author
    checksum: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
    draws: list[Roll] = []
    time: Annotated[str, Meta(max_length=40)] = ""
    state: Plain | None = None


class VisibleEntry(Struct, frozen=True):
    """An entry as one seat may see it; the action is None while it is secret."""

    position: int
    seat: int | None
    action: Plain | None
    author: Author
    time: str
    events: tuple[Event, ...]


def standing(steps: Iterable[VisibleEntry]) -> list[VisibleEntry]:
    entries: list[VisibleEntry] = []
    for step in steps:
        action = step.action or {}
        if action.get("do") == "undo":
            mine = [each for each in entries if each.seat == step.seat]
            entries.remove(mine[-1])
            continue
        entries.append(step)
    return entries
