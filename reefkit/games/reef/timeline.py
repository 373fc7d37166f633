"""What charts draw next to the numbers: the cards that struck, and the ranges of types."""

from __future__ import annotations

from typing import Literal

import numpy as np
from msgspec import Struct

from reefkit import ecology
from reefkit.games.reef.card_draws import DrawnCard, drawn
from reefkit.games.reef.content import DeckName
from reefkit.games.reef.sight import rules_of
from reefkit.games.reef.state import name_of
from reefkit.match.course import Course
from reefkit.match.table import Table
from reefkit.text import Message

_APART = 0.1
_WIDEST = 0.8
"""So much of a round its cards may take up."""


class TimedDisaster(Struct, frozen=True):
    """A card that struck, at its time within its round."""

    time: float
    round: int
    order: int
    card: str
    name: Message
    deck: DeckName


class RangeBar(Struct, frozen=True):
    """The range of one type, from its first to its last presence."""

    type: str
    name: Message
    first: int
    last: int
    #: ``standing`` (there at the latest time), ``extirpated`` (gone from this reef, and another has
    #: it later) or ``extinct`` (gone from the table).
    ending: Literal["standing", "extirpated", "extinct"]


def disasters(handle: Table, position: int | None = None) -> tuple[TimedDisaster, ...]:
    content = rules_of(handle).content
    return tuple(
        TimedDisaster(
            time=time_of(card),
            round=card.round,
            order=card.order,
            card=card.card,
            name=name_of("card", card.card),
            deck=content.cards[card.card].deck,
        )
        for card in drawn(handle, position)
    )


def time_of(card: DrawnCard) -> float:
    apart = min(_APART, _WIDEST / card.of)
    return card.round - apart * (card.of - card.order + 1)


def bars(course: Course, seat: int | None = None) -> tuple[RangeBar, ...]:
    """Return the ranges of the types of a course, on a seat's reef or (None) at the whole table."""
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
    return tuple(
        RangeBar(
            type=bar.taxon,
            name=name_of("organism", bar.taxon),
            first=int(course.times[bar.first]),
            last=int(course.times[bar.last]),
            ending=endings[bar.taxon],  # type: ignore[arg-type]  # a bar ends in one of the three
        )
        for bar in found
    )
