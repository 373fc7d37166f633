"""The tidy tables of a class: one row an observation, every column with a name and a kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from reefkit.classroom.exports.names import Names
from reefkit.classroom.exports.records import ClassRecord, Played
from reefkit.match.readings import Reading
from reefkit.text import Message

Kind = Literal["text", "whole", "number", "yes-no", "time", "list", "json"]
Row = Sequence[Any]


class Column(NamedTuple):
    """A column's name, which never changes its meaning, and what kind of value it holds."""

    name: str
    kind: Kind


class Listing(Struct, frozen=True):
    """One file: its name without an ending, its columns, its rows."""

    name: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


def _columns(told: str) -> tuple[Column, ...]:
    """Read columns from ``name:kind/name/…``; a name alone is a text."""
    kinds: dict[str, Kind] = {
        "text": "text",
        "whole": "whole",
        "number": "number",
        "yes-no": "yes-no",
        "time": "time",
        "list": "list",
        "json": "json",
    }
    pairs = (each.partition(":") for each in told.split("/"))
    return tuple(Column(name, kinds[kind or "text"]) for name, _, kind in pairs)


# Every file begins with the class, so that the files of several classes can be stacked.
_PUPILS = _columns("class/pupil/joined:time/removed:yes-no/table:whole/seat:whole")
_TABLES = _columns(
    "class/table:whole/name/lesson/seat:whole/player/pupils:whole/away:yes-no/"
    "match-begun:time/match-last:time/decisions:whole"
)
_ANSWERS = _columns(
    "class/pupil/lesson/sheet/form/table:whole/question/title/kind/goals:list/concept/"
    "attempt:whole/counts:yes-no/answer:json/filled/points:number/of:number/right:yes-no/rule/"
    "comment/time:time/from-file:time"
)
_TOTALS = _columns(
    "class/pupil/lesson/sheet/form/table:whole/points:number/of:number/asked:whole/"
    "answered:whole/unread:whole/handed-in:time/from-file:whole"
)
_NOTES = _columns("class/pupil/lesson/table:whole/seat:whole/round:whole/text/time:time")
_PLOTS = _columns("class/pupil/table:whole/key/value:json/time:time")

FIXED = ("pupils", "tables", "answers", "totals", "notes", "plots")
"""The files that every class has; the others are the readings of its game."""


def listings(record: ClassRecord, names: Names) -> tuple[Listing, ...]:
    """Make every table of a class, the readings of its matches included."""
    fixed = (
        Listing("pupils", _PUPILS, tuple(_pupils(record, names))),
        Listing("tables", _TABLES, tuple(_tables(record, names))),
        answers(record, names),
        Listing("totals", _TOTALS, tuple(_totals(record, names))),
        Listing("notes", _NOTES, tuple(_notes(record, names))),
        Listing("plots", _PLOTS, tuple(_plots(record, names))),
    )
    readings = dict.fromkeys(name for table in record.tables for name in table.readings)
    return (*fixed, *(reading(record, names, name) for name in readings))


def answers(record: ClassRecord, names: Names) -> Listing:
    """Make the table of answers: one row an attempt at a question."""
    rows = (
        (
            record.name,
            names.of(each.person),
            each.lesson,
            each.sheet,
            each.form,
            each.table,
            each.question,
            each.title,
            each.kind,
            each.goals,
            each.concept,
            each.attempt,
            each.counts,
            _answer(each.raw),
            each.filled,
            each.points,
            each.of,
            each.right,
            each.rule,
            each.said,
            each.time,
            each.taken,
        )
        for each in record.answers
    )
    return Listing("answers", _ANSWERS, tuple(rows))


def reading(record: ClassRecord, names: Names, name: str) -> Listing:
    """Make one reading of all matches of the class, with the table in front of each row."""
    found = [each for each in record.tables if name in each.readings and each.match is not None]
    columns: tuple[Column, ...] = _columns("class/table:whole")
    rows: list[Row] = []
    for table in found:
        columns = (*columns[:2], *columns_of(table.readings[name]))
        rows += _read(record, names, table, name)
    return Listing(name, columns, tuple(rows))


def columns_of(read: Reading) -> tuple[Column, ...]:
    """Give the columns of a reading, with the kinds that its rows' type declares."""
    kinds: dict[str, Kind] = {"int": "whole", "float": "number", "bool": "yes-no", "str": "text"}
    found = []
    for name in read.columns:
        hint = read.row.__annotations__[name]
        told = str(getattr(hint, "__forward_arg__", hint)).removesuffix(" | None")
        found.append(Column(name, kinds.get(told, "list")))
    return tuple(found)


def _read(record: ClassRecord, names: Names, table: Played, name: str) -> Iterator[Row]:
    read = table.readings[name]
    if table.match is None:
        return
    known = names.known_at(table)
    for row in read.read(table.match, None):
        values = dict(zip(read.columns, row, strict=True))
        if "player" in values:
            seat = values.get("seat")
            values["player"] = "" if seat is None else names.at_seat(table, seat - 1)
        if names.hidden:
            values = {key: _hidden(names, value, known) for key, value in values.items()}
        yield (record.name, table.number, *values.values())


def _hidden(names: Names, value: object, known: Any) -> object:  # noqa: ANN401 - names by name
    """Hide names in the sentences of a row; its plain texts are ids, the player's name is done."""
    if isinstance(value, Message):
        return names.hide(value, known)
    if isinstance(value, tuple):
        return tuple(_hidden(names, each, known) for each in value)
    return value


def _answer(raw: object) -> object:
    """Give an answer as JSON tells it; an answer in words alone as these words."""
    if isinstance(raw, dict) and set(raw) == {"text"} and isinstance(raw["text"], str):
        return raw["text"]
    return [raw] if isinstance(raw, str) else raw


def _pupils(record: ClassRecord, names: Names) -> Iterator[Row]:
    seated = {
        person: (table.number, seat + 1)
        for table in record.tables
        for seat, people in enumerate(table.seats)
        for person in people
    }
    for each in record.pupils:
        place = seated.get(each.person, (None, None))
        yield (record.name, names.of(each.person), each.joined, each.removed, *place)


def _tables(record: ClassRecord, names: Names) -> Iterator[Row]:
    for table in record.tables:
        match = table.match
        times = [entry.time for entry in match.entries] if match is not None else []
        seats = len(match.setup.seats) if match is not None else len(table.seats)
        for seat in range(seats):
            people = table.seats[seat] if seat < len(table.seats) else ()
            yield (
                record.name,
                table.number,
                f"{table.number}" if names.hidden else table.name,
                table.lesson,
                seat + 1,
                names.at_seat(table, seat),
                len(people),
                seat in table.away,
                times[0] if times else None,
                times[-1] if times else None,
                len(times),
            )


def _totals(record: ClassRecord, names: Names) -> Iterator[Row]:
    for each in record.totals:
        yield (
            record.name,
            names.of(each.person),
            each.lesson,
            each.sheet,
            each.form,
            each.table,
            each.points,
            each.of,
            each.asked,
            each.answered,
            each.to_read,
            each.finished,
            each.from_file,
        )


def _notes(record: ClassRecord, names: Names) -> Iterator[Row]:
    for each in record.notes:
        yield (
            record.name,
            names.of(each.person),
            each.lesson,
            each.table,
            each.seat,
            each.round,
            each.text,
            each.time,
        )


def _plots(record: ClassRecord, names: Names) -> Iterator[Row]:
    for each in record.plots:
        yield (
            record.name,
            names.of(each.person),
            each.table,
            each.key,
            _answer(each.value),
            each.time,
        )
