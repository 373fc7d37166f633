"""The causes of a type's loss between two surveys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from reefkit.games.reef.state import in_sentence, name_of
from reefkit.match.reading import Row
from reefkit.match.table import Table
from reefkit.text import Message


class Cause(Struct, frozen=True):
    """A cause to which a type was lost between two surveys."""

    text: Message
    count: int  #: Number of organisms lost.
    cause: str  #: As in the reading of losses: ``card``, ``support``, ``built-over``, ``books``.
    #: Id of the card; None if no card is the cause, or hands-on mode leaves several possible.
    card: str | None
    reasons: tuple[Message, ...]  #: All different reasons, in the order of the events.


def causes(
    handle: Table, seat: int | None, type_: str, round_: int, position: int | None = None
) -> tuple[Cause, ...]:
    """List the causes of a type's losses between the survey of the previous round and this one's.

    A range bar that ends at time t is explained by the causes of round t + 1. Builders cleared
    after the previous survey because they were built over count here. So do losses in a round that
    is not surveyed yet. The largest loss comes first. With `seat` None the whole table counts.

    Raises
    ------
    Rejection
        If the log has no such position.
    """
    groups: dict[tuple[str, str | None], list[Row]] = {}
    struck = handle.read("disasters", position)
    for row in handle.read("losses", position):
        if row.organism != type_ or row.stage == "juvenile":
            continue
        after = row.round + 1 if row.phase == "survey" else row.round
        if after == round_ and seat in {None, row.seat - 1}:
            groups.setdefault((row.cause, _card_of(row, struck)), []).append(row)
    found = [_cause(type_, cause, card, rows) for (cause, card), rows in groups.items()]
    return tuple(sorted(found, key=lambda one: -one.count))


def _card_of(row: Row, struck: Sequence[Row]) -> str | None:
    if row.cause != "books" or row.phase != "catastrophe":
        return row.card
    cards = [one.card for one in struck if one.round == row.round]
    return cards[0] if len(cards) == 1 else None


def _cause(type_: str, cause: str, card: str | None, rows: list[Row]) -> Cause:
    count = sum(row.lost for row in rows)
    many = Message(f"organism-{type_}.plural")
    one = name_of("organism", type_)
    values: dict[str, Any] = {"count": count, "organism": one, "organisms": many}
    text = Message(f"cause-{cause}", values)
    if card is not None:
        text = Message("cause-card", {**values, "card": in_sentence("card", card)})
    reasons: list[Message] = []
    for row in rows:
        reasons += [reason for reason in row.reasons if reason not in reasons]
    return Cause(text, count, cause, card, tuple(reasons))
