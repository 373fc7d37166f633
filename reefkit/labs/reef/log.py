"""The log of a match as lines: what happened and why, each with its place in the match."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple
from weakref import WeakKeyDictionary

from reefkit.games.reef.readings_told import Told, told
from reefkit.games.reef.report_events import together
from reefkit.match.table import Table
from reefkit.text import Message

FLESHY_ALGA = "fleshy-alga"


class Line(NamedTuple):
    """One line of the log.

    Attributes
    ----------
    position : int
        The log's entry that brought it about.
    number : int
        Which of that entry's lines it is, from 0.
    round : int
        0 during set-up.
    phase : str
        One of `state.PHASES`.
    seat : int or None
        Whom it happened to; none: the table.
    organism : str
        Id of the organism it tells of; empty where it tells of none.
    text : Message
        What happened, and why.
    """

    position: int
    number: int
    round: int
    phase: str
    seat: int | None
    organism: str
    text: Message

    @property
    def moment(self) -> int:
        """The position of the match after it."""
        return self.position + 1


_known: WeakKeyDictionary[Table, dict[int | None, tuple[int, list[Line]]]] = WeakKeyDictionary()
"""What was read last, by seat: as the match goes on, only what is new is read."""


def log_lines(table: Table, seat: int | None) -> list[Line]:
    """List what happened in a match as a seat may know it, the earliest first.

    Choices that were taken back are left out; events of one decision that differ in nothing but
    the place are said together.
    """
    kept = _known.setdefault(table, {})
    end = table.position
    start, lines = kept.get(seat, (0, []))
    if start < end:
        if _taken_back(table, start, seat):
            start, lines = 0, []
        lines = [*lines, *_lines(told(table.match, end, seat, start))]
        kept[seat] = (end, lines)
    return lines


def _taken_back(table: Table, start: int, seat: int | None) -> bool:
    """Tell whether something that was read already does not stand any more."""
    later = [each.action or {} for each in table.since(start, seat)]
    return any(action.get("do") in {"undo", "resume"} for action in later)


def _lines(events: list[Told]) -> Iterable[Line]:
    for position, of_entry in groupby(events, lambda one: one.position):
        number = 0
        for (seat, round_, phase), some in groupby(of_entry, _whose):
            for text in together(one.event.what for one in some):
                yield Line(position, number, round_, phase, seat, _organism(text), text)
                number += 1


def _whose(one: Told) -> tuple[int | None, int, str]:
    return one.event.seat, one.round, one.phase


def _organism(text: Message) -> str:
    """Give the organism that a sentence tells of, for its drawing beside it."""
    named = text.values.get("organism")
    if isinstance(named, Message) and named.id.startswith("organism-"):
        return named.id.removeprefix("organism-").partition(".")[0]
    return FLESHY_ALGA if "alga-" in text.id else ""
