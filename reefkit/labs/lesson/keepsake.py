"""What is left of a match: pictures of one's own board through time, a curve, and own records.

Pictures and numbers are those that the teacher's desk shows of a table, read when a match is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

import msgspec
import numpy as np

from reefkit.text import Catalogue, Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from reefkit.labs.lesson.desk_adapter import LabOnDesk
    from reefkit.labs.lesson.desk_records import TableRecord
    from reefkit.labs.lesson.lab import AnyLab
    from reefkit.match.table import Table

MOST_STILLS = 4
RECORDS = "records"
"""The setting of a person that holds their own records of a lesson."""


class Still(NamedTuple):
    """One's own board at a moment: its name, and its drawing as SVG."""

    name: Message
    picture: str


class Keepsake(NamedTuple):
    """What is left of a match for one seat."""

    stills: tuple[Still, ...]
    curve: tuple[float, ...]  #: From time 0; NaN where it is undefined.
    curve_name: Message
    time_name: Message
    points: int


class RecordStanding(msgspec.Struct, frozen=True):
    """One record of a person: its value, what it tells of, and in which match it was made."""

    value: int
    match: str
    of: str = ""


class OwnRecord(NamedTuple):
    """A record as a page tells it."""

    id: str
    value: int
    rounds: int  #: How long the matches are among which it is the best.
    of: Message | None
    new: bool  #: Whether the match that is open made it.


_cache: WeakKeyDictionary[Table, dict[tuple[int, str], Keepsake]] = WeakKeyDictionary()


def keepsake(lab: AnyLab, table: Table, seat: int, say: Catalogue) -> Keepsake | None:
    known = _cache.setdefault(table, {})
    if (seat, say.locale) not in known:
        if lab.desk is None:
            return None
        known[seat, say.locale] = _made(lab.desk, table, seat, say)
    return known[seat, say.locale]


def _made(desk: LabOnDesk, table: Table, seat: int, say: Catalogue) -> Keepsake:
    found = [at for at in desk.surveys(table) or desk.beats(table) if at]
    ends = [*found[:-1], table.position] if len(found) > 1 else [*found, table.position]
    chosen = sorted({ends[round(at)] for at in np.linspace(0, len(ends) - 1, MOST_STILLS)})
    moments, record = desk.lab.moments(table), desk.record(table)
    name, curve = _curve(desk, record, seat)
    return Keepsake(
        tuple(Still(moments[at].name, desk.board(table, seat, at, say).picture) for at in chosen),
        tuple(float(value) for value in curve),
        name,
        record.label,
        desk.standing(table).points[seat],
    )


def types_alive(record: TableRecord, seat: int) -> NDArray[np.bool_]:
    """Return which types lived on a seat's board, of shape (times, types)."""
    return np.asarray(record.counts[:, seat, :] > 0)


def _curve(desk: LabOnDesk, record: TableRecord, seat: int) -> tuple[Message, Sequence[float]]:
    series = next((each for each in record.series if each.id == desk.certificate_series), None)
    if series is not None:
        return series.name, series.values
    if record.taxa:
        return Message("keepsake-types"), types_alive(record, seat).sum(axis=1).tolist()
    return Message(f"keepsake-points-{desk.id}"), [0.0, *record.totals[:, seat].tolist()]
