"""A round as a few lines of text, with similar events joined.

"Bivalve settled at row 4, column 2" and two more like it become "Bivalve settled at row 4 (columns
2, 3 and 4)". Events that are also shown in the picture of a reef or in a table are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from reefkit.games.reef.match_events import EventRow
from reefkit.match.game import Event
from reefkit.match.match import Match
from reefkit.text import Catalogue, Message, message
from reefkit.text.layout import hanging, runs, shortened

LONGEST_NAME = 16
_LEFT_OUT = ("pass-", "surveyed", "round-opened", "board-chosen", "founder-placed", "match-won")
_JOINED = {
    "alga-eaten",
    "alga-eaten-over",
    "alga-grew",
    "alga-overgrew",
    "settled",
    "stacked",
    "builder-died",
    "builder-lived",
    "builder-ousted",
    "token-lost",
    "alga-came",
    "alga-came-over",
    "alga-went",
    "alga-went-over",
}
"""Events with a row and a column; the message for several places is ``several-<id>``."""


def story(
    match: Match, events: Iterable[EventRow], say: Catalogue, phase: str = ""
) -> Iterator[str]:
    waiting: list[Event] = []
    for one in events:
        if one.event.what.id.startswith(_LEFT_OUT):
            continue
        if one.phase != phase:
            yield from _by_seat(match, waiting, say)
            waiting = []
            phase = one.phase
            yield say.render(Message(f"phase-{phase}"))
        if one.event.seat is None:
            yield from _by_seat(match, waiting, say)
            waiting = []
            yield from _of_table(one.event.what, say)
        else:
            waiting.append(one.event)
    yield from _by_seat(match, waiting, say)


def together(texts: Iterable[Message]) -> list[Message]:
    """Join events that differ only in their places, and count builders that were built over."""
    found: list[tuple[Message, dict[int, list[int]]]] = []
    cleared = 0
    for one in texts:
        if one.id == "built-over-cleared":
            cleared += 1
            continue
        values = dict(one.values)
        if one.id not in _JOINED:
            found.append((one, {}))
            continue
        row, column = int(str(values.pop("row"))), int(str(values.pop("column")))
        same = Message(one.id, values)
        places = next((places for other, places in found if other == same), None)
        if places is None:
            places = {}
            found.append((same, places))
        places.setdefault(row, []).append(column)
    rock = [message("report-rock", count=cleared)] if cleared else []
    return rock + [_sentence(one, places) for one, places in found]


def _sentence(one: Message, places: dict[int, list[int]]) -> Message:
    if not places:
        return one
    if sum(len(columns) for columns in places.values()) == 1:
        ((row, (column,)),) = places.items()
        return Message(one.id, {**one.values, "row": row, "column": column})
    rows = [
        message("report-row", row=row, count=len(columns), columns=runs(columns))
        for row, columns in sorted(places.items())
    ]
    values: dict[str, Any] = {**one.values, "places": rows}
    return Message(f"several-{one.id}", values)


def _by_seat(match: Match, events: list[Event], say: Catalogue) -> Iterator[str]:
    names = [shortened(seat.name, LONGEST_NAME) for seat in match.setup.seats]
    width = max(len(name) for name in names) + 2
    for seat, name in enumerate(names):
        mine = together(event.what for event in events if event.seat == seat)
        if mine:
            text = " ".join(say.render(one) for one in mine)
            yield from hanging(name, text, 2, width)


def _of_table(what: Message, say: Catalogue) -> list[str]:
    lines = hanging("", say.render(what), 2, 0)
    card = what.values.get("card")
    if what.id == "card-drawn" and isinstance(card, Message):
        id_ = card.id.removeprefix("card-")
        rule, name = say.render(Message(f"card-{id_}.rule")), say.render(card)
        if rule != name:  # a teacher's own card has only a name
            lines += hanging("", rule, 4, 0)
    return lines
