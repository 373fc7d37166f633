"""Tidy tables of a class for export.

One row is one observation; every column has a name and a kind. People appear by label or by
pseudonym. The caller fills in the records here, from which the tables are made.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeVar, cast

from msgspec import Struct, structs

from reefkit.classroom.store.class_records import Member
from reefkit.match.match import Match
from reefkit.match.reading import Reading, column_kinds
from reefkit.text import Message

Row = Sequence[Any]
_Of = TypeVar("_Of")


class Played(Struct, frozen=True, kw_only=True):
    """A table of the class and its match."""

    number: int
    name: str
    lesson: str
    #: The people at each seat, in order; a seat without people is a bot's.
    seats: tuple[tuple[str, ...], ...]
    away: tuple[int, ...] = ()  #: Seats for which a bot decides now.
    match: Match | None = None  #: None if it could not be opened.

    @property
    def readings(self) -> Mapping[str, Reading]:
        """The tables that the game reads from the match, by name."""
        return {} if self.match is None else self.match.game.readings


class Answered(Struct, frozen=True, kw_only=True):
    """One answer of one attempt, graded now."""

    person: str
    lesson: str
    sheet: str  #: Such as ``before``.
    question: str  #: Id of the question.
    attempt: int  #: Number of the attempt, from 1.
    raw: Any  #: The answer as given: any JSON value.
    time: str
    form: str = ""  #: The form of the sheet that this person had.
    #: Number of the table whose match the sheet is about; None for the student's own match.
    table: int | None = None
    title: Message | None = None  #: The question in a few words.
    kind: str = ""  #: Kind of the question's item.
    goals: tuple[str, ...] = ()  #: Learning goals.
    concept: str = ""  #: The concept that pairs a question before with one after.
    counts: bool = True  #: Whether this attempt is the one that counts.
    filled: str = ""  #: ``empty``, ``half``, ``whole`` or ``strange``.
    points: float | None = None  #: None if it is an opinion, or not graded yet.
    of: float = 0.0  #: Points for a right answer.
    right: bool | None = None  #: None if it is an opinion, or cannot be graded.
    rule: str = ""  #: The rule that graded it; ``teacher`` if a teacher did.
    said: str = ""  #: The teacher's comment for the student.
    taken: str | None = None  #: When it was imported from a file; None if it was given here.
    answer: str = ""  #: Id of the answer in the store.
    match: str | None = None  #: Id of the match that it is about.
    returned: bool = False  #: Whether a teacher returned it to be changed.
    hidden: bool = False  #: Whether others do not see it (`desk.hidden_texts`).


class Total(Struct, frozen=True, kw_only=True):
    """Total of a student's sheet so far."""

    person: str
    lesson: str
    sheet: str
    points: float = 0.0  #: Points of the answers graded so far.
    of: float = 0.0  #: Most points of the whole sheet.
    asked: int = 0
    answered: int = 0
    form: str = ""
    to_read: int = 0  #: Answers that a teacher has to read.
    finished: str = ""  #: When it was handed in; empty if it was not.
    #: Number of answers that count, plus 1 for the hand-in, that came with a save file; at least 1
    #: if all attempts did.
    from_file: int = 0
    table: int | None = None  #: As in `Answered`.

    @property
    def gained(self) -> float | None:
        """The points; None without an answer, which is different from 0."""
        return self.points if self.answered else None


class ClassRecord(Struct, frozen=True, kw_only=True):
    """The exported data of a class."""

    id: str
    name: str
    made: str
    pupils: tuple[Member, ...] = ()
    tables: tuple[Played, ...] = ()
    answers: tuple[Answered, ...] = ()
    totals: tuple[Total, ...] = ()
    #: Notes that students share: person, lesson, table, seat, round, text and time of each, and
    #: whether it is hidden.
    notes: tuple[Row, ...] = ()
    plots: tuple[Row, ...] = ()  #: Person, table, key, value and time of each latest plot.


_LETTERS = "23456789BCDFGHJKMNPQRSTVWXYZ"
_LENGTH = 6


class Names:
    """Names of the people of a class in its exported files: labels or pseudonyms.

    A pseudonym is made from the random ids of the person and the class, never from the name: it is
    the same in every export of the class, differs in every other class, and cannot be traced from
    the files alone.
    """

    def __init__(self, record: ClassRecord, *, hidden: bool = False) -> None:
        self.hidden = hidden
        self._class = record.id
        self._labels = {each.person: each.label for each in record.pupils}
        self._last = {each.person: each.last for each in record.pupils}

    def of(self, person: str) -> str:
        """Return a person's label or pseudonym; empty if they are not in the class."""
        label = self._labels.get(person, "")
        return pseudonym(self._class, person) if self.hidden and label else label

    def first_and_last(self, person: str) -> tuple[str, str]:
        """Return a person's first and last name; both empty if no list told them apart."""
        name, last = self.of(person), self._last.get(person, "")
        first = name.removesuffix(f" {last}") if last else name
        return ("", "") if first == name else (first, last)

    def team(self, people: Iterable[str]) -> str:
        return " & ".join(name for each in people if (name := self.of(each)))

    def at_seat(self, table: Played, seat: int) -> str:
        """Return the name of the player at a seat (from 0): its people, or the bot.

        With pseudonyms, a seat that nobody occupies any more has an empty name: its name in the
        match may still be a student's.
        """
        people = table.seats[seat] if seat < len(table.seats) else ()
        if found := self.team(people):
            return found
        info = None if table.match is None else table.match.setup.seats[seat]
        if info is None or (self.hidden and info.bot is None):
            return ""
        return info.name

    def known_at(self, table: Played) -> Mapping[str, str]:
        """Return the exported name for each name that a table's match contains."""
        if table.match is None:
            return {}
        found: dict[str, str] = {}
        for seat, info in enumerate(table.match.setup.seats):
            for name in (info.name, *info.members):
                found[name] = self.at_seat(table, seat)
        return found

    def hide(self, sentence: Message, known: Mapping[str, str]) -> Message:
        """Replace names in a message's values, given the exported name for each known one."""
        values = {name: _replaced(self, each, known) for name, each in sentence.values.items()}
        return Message(sentence.id, values)


def _replaced(names: Names, value: Any, known: Mapping[str, str]) -> Any:  # noqa: ANN401 - of a message
    if isinstance(value, Message):
        return names.hide(value, known)
    if isinstance(value, str):
        return known.get(value, value)
    if isinstance(value, Sequence):
        return tuple(_replaced(names, each, known) for each in value)
    return value


def pseudonym(class_id: str, person: str) -> str:
    """Return a person's pseudonym in a class, such as `P-7KM2QX`."""
    digest = hashlib.sha256(f"reefkit export\n{class_id}\n{person}".encode()).digest()
    number = int.from_bytes(digest[:8], "big")
    letters = ""
    for _ in range(_LENGTH):
        number, place = divmod(number, len(_LETTERS))
        letters += _LETTERS[place]
    return f"P-{letters}"


Kind = Literal["text", "whole", "number", "yes-no", "time", "list", "json"]


class Column(NamedTuple):
    """A column's name, which never changes its meaning, and the kind of its values."""

    name: str
    kind: Kind


class Listing(Struct, frozen=True):
    """One file: its name without extension, its columns and rows."""

    name: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


def reading_columns(type_name: str) -> tuple[Column, ...]:
    return tuple(Column(name, cast("Kind", kind)) for name, kind in column_kinds(type_name).items())


# Every file begins with the class, so that files of several classes can be concatenated.
_PUPILS = reading_columns(
    "class/pupil/first/last/joined:time/removed:yes-no/table:whole/seat:whole"
)
_TABLES = reading_columns(
    "class/table:whole/name/lesson/seat:whole/player/pupils:whole/away:yes-no/"
    "match-begun:time/match-last:time/decisions:whole"
)
_ANSWERS = reading_columns(
    "class/pupil/lesson/sheet/form/table:whole/question/title/kind/goals:list/concept/"
    "attempt:whole/counts:yes-no/answer:json/filled/points:number/of:number/right:yes-no/rule/"
    "comment/time:time/from-file:time/hidden:yes-no"
)
_TOTALS = reading_columns(
    "class/pupil/lesson/sheet/form/table:whole/points:number/of:number/asked:whole/"
    "answered:whole/unread:whole/handed-in:time/from-file:whole"
)
_NOTES = reading_columns(
    "class/pupil/lesson/table:whole/seat:whole/round:whole/text/time:time/hidden:yes-no"
)
_PLOTS = reading_columns("class/pupil/table:whole/key/value:json/time:time")

FIXED = ("pupils", "tables", "answers", "totals", "notes", "plots")
"""Files that every class has; the others are the readings of its game."""


def in_order(record: ClassRecord, names: Names) -> ClassRecord:
    """Return a record in the order of the pseudonyms: that of the class's list tells the names."""
    if not names.hidden:
        return record

    def ordered(rows: Iterable[_Of], person: Callable[[_Of], str]) -> tuple[_Of, ...]:
        return tuple(sorted(rows, key=lambda row: names.of(person(row))))

    return structs.replace(
        record,
        pupils=ordered(record.pupils, lambda row: row.person),
        answers=ordered(record.answers, lambda row: row.person),
        totals=ordered(record.totals, lambda row: row.person),
        notes=ordered(record.notes, lambda row: row[0]),
        plots=ordered(record.plots, lambda row: row[0]),
    )


def listings(record: ClassRecord, names: Names) -> tuple[Listing, ...]:
    """Return all files of a class: `FIXED`, then the readings of its games."""
    record = in_order(record, names)
    fixed = (
        Listing("pupils", _PUPILS, tuple(_pupils(record, names))),
        games(record, names),
        answers(record, names),
        Listing("totals", _TOTALS, tuple(_totals(record, names))),
        Listing("notes", _NOTES, tuple(_notes(record, names))),
        Listing("plots", _PLOTS, tuple(_plots(record, names))),
    )
    readings = dict.fromkeys(name for table in record.tables for name in table.readings)
    return (*fixed, *(_reading(record, names, name) for name in readings))


# What the columns of answers and totals are called in the records.
_QUESTION_COLUMNS = "lesson/sheet/form/table/question/title/kind/goals/concept/attempt/counts"
_GRADED = "filled/points/of/right/rule/said/time/taken/hidden"
_TOTALLED = "lesson/sheet/form/table/gained/of/asked/answered/to_read/finished/from_file"


def _values(record: Struct, names: str) -> list[Any]:
    return [getattr(record, name) for name in names.split("/")]


def answers(record: ClassRecord, names: Names) -> Listing:
    rows = (
        (
            record.name,
            names.of(each.person),
            *_values(each, _QUESTION_COLUMNS),
            _answer(each.raw),
            *_values(each, _GRADED),
        )
        for each in record.answers
    )
    return Listing("answers", _ANSWERS, tuple(rows))


def games(record: ClassRecord, names: Names) -> Listing:
    return Listing("tables", _TABLES, tuple(_tables(record, names)))


def _reading(record: ClassRecord, names: Names, name: str) -> Listing:
    found = [each for each in record.tables if name in each.readings and each.match is not None]
    columns: tuple[Column, ...] = reading_columns("class/table:whole")
    rows: list[Row] = []
    for table in found:
        kinds = table.readings[name].kinds.items()
        read = (Column(each, cast("Kind", kind.rstrip("?"))) for each, kind in kinds)
        columns = (*columns[:2], *read)
        rows += _read(record, names, table, name)
    return Listing(name, columns, tuple(rows))


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


def _hidden(names: Names, value: object, known: Any) -> object:  # noqa: ANN401 - a mapping
    if isinstance(value, Message):
        return names.hide(value, known)
    if isinstance(value, tuple):
        return tuple(_hidden(names, each, known) for each in value)
    return value


def _answer(raw: object) -> object:
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
        name = (names.of(each.person), *names.first_and_last(each.person))
        yield (record.name, *name, each.joined, each.removed, *place)


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
        yield (record.name, names.of(each.person), *_values(each, _TOTALLED))


def _notes(record: ClassRecord, names: Names) -> Iterator[Row]:
    for person, *rest in record.notes:
        yield (record.name, names.of(person), *rest)


def _plots(record: ClassRecord, names: Names) -> Iterator[Row]:
    for person, table, key, value, time in record.plots:
        yield (record.name, names.of(person), table, key, _answer(value), time)
