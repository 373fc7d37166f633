"""The keepsake of a finished match: pictures of the reader's board through time, curve and film.

Pictures and numbers are the ones that the teacher's desk shows of a table. The types of personal
bests (`reefkit.labs.lesson.personal_bests`) are here too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

import msgspec
import numpy as np

from reefkit.labs.lesson.moments import lapse
from reefkit.text import Catalogue, Message
from reefkit.widgets.saved_picture import unsized

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from reefkit.labs.lesson.desk_adapter import LabOnDesk
    from reefkit.labs.lesson.desk_records import TableRecord
    from reefkit.labs.lesson.lab import AnyLab
    from reefkit.match.table import Table

MOST_STILLS = 4
RECORDS = "records"
"""Key under which a person's records of a lesson are stored."""


class Still(NamedTuple):
    """The reader's board at a moment: the moment's name, and the board as SVG."""

    name: Message
    picture: str


class Keepsake(NamedTuple):
    """Keepsake of a match for one seat."""

    stills: tuple[Still, ...]  #: At most `MOST_STILLS`, the last at the end of the match.
    curve: tuple[float, ...]  #: From time 0; NaN where undefined.
    curve_name: Message
    time_name: Message
    points: int


class RecordStanding(msgspec.Struct, frozen=True):
    """One personal best, as stored."""

    value: int
    match: str  #: Name of the match in which it was reached.
    of: str = ""  #: Message id of the name of the type it is about; empty for none.


class OwnRecord(NamedTuple):
    """A personal best as a page shows it."""

    id: str  #: ``points``, ``types`` or ``survivor``.
    value: int
    rounds: int  #: Number of rounds: only matches of the same length are compared.
    of: Message | None  #: Name of the type it is about; None for none.
    new: bool  #: Whether it was reached in the open match.


_cache: WeakKeyDictionary[Table, dict[tuple[int, str], Keepsake]] = WeakKeyDictionary()


def keepsake(lab: AnyLab, table: Table, seat: int, say: Catalogue) -> Keepsake | None:
    """Return the keepsake of a finished match; None if the lab has no desk adapter."""
    known = _cache.setdefault(table, {})
    if (seat, say.locale) not in known:
        if lab.desk is None:
            return None
        known[seat, say.locale] = _make(lab.desk, table, seat, say)
    return known[seat, say.locale]


def film(desk: LabOnDesk, table: Table, seat: int, say: Catalogue) -> list[Still]:
    """Return the pictures of a time-lapse of a seat's match, in order."""
    moments = desk.lab.moments(table)
    return [
        Still(moments[at].name, desk.board(table, seat, at, say).picture) for at in lapse(moments)
    ]


def stills(desk: LabOnDesk, table: Table, seat: int, say: Catalogue) -> tuple[Still, ...]:
    """Return a seat's board at up to `MOST_STILLS` moments of a match so far, the last one now."""
    found = [at for at in desk.surveys(table) or desk.beats(table) if at]
    # The last still shows the end of the match in place of its last survey.
    ends = [*found[:-1], table.position] if len(found) > 1 else [*found, table.position]
    chosen = sorted({ends[round(at)] for at in np.linspace(0, len(ends) - 1, MOST_STILLS)})
    moments = desk.lab.moments(table)
    return tuple(
        Still(moments[at].name, unsized(desk.board(table, seat, at, say).picture)) for at in chosen
    )


def _make(desk: LabOnDesk, table: Table, seat: int, say: Catalogue) -> Keepsake:
    record = desk.record(table)
    name, curve = _curve(desk, record, seat)
    return Keepsake(
        stills(desk, table, seat, say),
        tuple(float(value) for value in curve),
        name,
        record.label,
        desk.standing(table).points[seat],
    )


def types_alive(record: TableRecord, seat: int) -> NDArray[np.bool_]:
    """Return which types lived on a seat's board: bool (times, types)."""
    return np.asarray(record.counts[:, seat, :] > 0)


def _curve(desk: LabOnDesk, record: TableRecord, seat: int) -> tuple[Message, Sequence[float]]:
    series = next((each for each in record.series if each.id == desk.certificate_series), None)
    if series is not None:
        return series.name, series.values
    if record.taxa:
        return Message("keepsake-types"), types_alive(record, seat).sum(axis=1).tolist()
    start = (record.totals - record.points)[:1, seat]
    return Message(f"keepsake-points-{desk.id}"), [*start, *record.totals[:, seat]]
