"""Explanations: what a type is, what a card does and to whom, the story of a space."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from reefkit.games.reef.state import in_sentence, name_of
from reefkit.match.reading import Row
from reefkit.match.table import Table
from reefkit.text import Message


class Cause(Struct, frozen=True):
    """What a type was lost to between two surveys."""

    text: Message
    count: int
    cause: str  #: As in the reading of losses: ``card``, ``support``, ``built-over``, ``books``.
    #: The card's id; none where no card is the cause, or the books do not tell which.
    card: str | None
    reasons: tuple[Message, ...]  #: Every different reason, in the order in which they were told.


def causes(
    handle: Table, seat: int | None, type_: str, round_: int, position: int | None = None
) -> tuple[Cause, ...]:
    """Tell what a type was lost to between the survey of the round before and that of a round.

    A bar whose last presence is at time t ended by the causes of round t + 1. What was built over
    and cleared once the round before was tallied counts here, as do all losses of a last round
    that has no survey yet. The largest loss comes first; with no `seat`, those of all the table.

    Raises
    ------
    Rejection
        When the log has no such position.
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
