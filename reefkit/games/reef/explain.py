"""The causes of a type's loss between two surveys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from reefkit.games.reef.match_events import id_in, ids_in
from reefkit.games.reef.sight import event_rows, rules_of
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


LastCards = dict[tuple[int | None, str, int], str]
"""The card that took the last of a type, as round, order and id, by seat, type and round."""


def last_cards(handle: Table, position: int | None = None) -> LastCards:
    """Return the latest card by which each type lost organisms, by seat (None: any) and round.

    Dwellers that left because a card killed their builders count as its losses.

    Raises
    ------
    Rejection
        If the log has no such position.
    """
    found: LastCards = {}
    orders: Counter[int] = Counter()
    card = ""
    for one in event_rows(handle, position):
        what = one.event.what
        if what.id == "card-drawn":
            orders[one.round] += 1
            card = f"{one.round}-{orders[one.round]}-{id_in(what, 'card')}"
        elif one.phase == "catastrophe" and what.id in _TAKEN:
            for seat in (one.event.seat, None):
                found[seat, id_in(what, "organism"), one.round] = card
    return found


_TAKEN = {"builder-died", "builder-ousted", "dweller-left", "books-removed", "books-dwellers-left"}


def came_from(
    handle: Table, seat: int | None, type_: str, round_: int, position: int | None = None
) -> Message:
    """Say that a type was gone, and where it came back from in a round; on any reef if no seat.

    Raises
    ------
    Rejection
        If the log has no such position.
    """
    play = rules_of(handle).stepping(handle.view(None).state)
    for one in event_rows(handle, position):
        what, by = one.event.what, one.event.seat
        if one.round != round_ or by is None:
            continue
        if what.id == "offer-accepted":
            other = what.values["other"]
            got = seat == by and type_ in ids_in(what, "give")
            gave = seat is not None and play.who(seat) == other and type_ in ids_in(what, "want")
            if got or gave:
                return Message("seen-back-reef", {"player": other if got else play.who(by)})
        if seat in {None, by} and what.id in _CAME and id_in(what, "organism") == type_:
            return Message(_CAME[what.id])
    return Message("seen-back")


_CAME = {
    "triangle-taken": "seen-back-triangle",
    "rescued": "seen-back-triangle",
    "builders-invaded": "seen-back-invader",
    "dweller-recruited": "seen-back-recruit",
}


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
