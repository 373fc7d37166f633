"""The entries of a match's log.

An entry records a decision, its author, the rolls, and a checksum of the state after it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from reefkit.match.game import Event, Plain

MOST_ENTRIES = 50_000
"""Greatest number of entries of a match, in a table or a file; real matches are far shorter."""

Roll = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Author = Literal["person", "bot", "clock", "teacher", "helper"]
"""Who decided: a person, a bot, a clock, the teacher (or a bot by order of the teacher), or a bot
that helps a person.
"""


class Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One committed decision (architecture.md, decision 1).

    `checksum` is that of the state after it. `draws` has the rolls in the order in which the rules
    made them. `time` is when it was stored, ISO 8601 in UTC; rules do not use it. `state` is the
    state after it, if it ends a round (`Rules.is_survey`).
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
    """List the entries that were not undone, nor undo others; `steps` must begin with the log."""
    entries: list[VisibleEntry] = []
    for step in steps:
        action = step.action or {}
        if action.get("do") == "undo":
            mine = [each for each in entries if each.seat == step.seat]
            entries.remove(mine[-1])
            continue
        entries.append(step)
    return entries
