"""The log of a match and its fold: what was decided, and the state after every entry.

An entry says what was decided, by whom, what was drawn, and the checksum of what came of it. The
fold works out each state again and holds it against that checksum. An undo takes a choice back by
folding the log without it. States share whatever an entry did not change.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from reefkit.match.game import Event, Plain

MOST_ENTRIES = 50_000
"""More than any match has: beyond it a table takes no more, and a file is none of ours."""

Roll = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Author = Literal["person", "bot", "clock", "teacher", "helper"]
"""Who decided: the seat itself, its bot, a clock, or a bot on the word of teacher or seat."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One committed decision (architecture.md, decision 1).

    `time` is when the store took it, ISO 8601 in UTC; no rule reads it. `draws` are the rolls in
    the order the rules asked for them. `state` is stored with every survey.
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
    """An entry as one seat may see it; the action is none where it is secret."""

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
