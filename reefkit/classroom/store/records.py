"""Records that the store returns, without any dependence on the database."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from reefkit.text import Message


class Person(Struct, frozen=True):
    """Somebody who owns answers, notes and a resume code (architecture.md, decision 12)."""

    id: str  #: Random, made at the person's first act, never from the name.
    name: str  #: The name they gave; may be empty.
    code: str  #: The resume code as printed, such as ``K7F2M-9QXTA``.
    created: str  #: ISO 8601 in UTC, like all times here.


class SeatRow(Struct, frozen=True):
    """A seat of a stored match."""

    name: str  #: Name of the seat at the table.
    person: str | None  #: The person there, if known; of a team, the first.
    people: tuple[str, ...] = ()  #: Everybody there, in order.


class MatchRow(Struct, frozen=True):
    """Summary of a stored match."""

    id: str
    game: str
    seats: tuple[SeatRow, ...]
    entries: int  #: Number of entries.
    surveyed: int  #: Number of entries with a survey.
    created: str
    updated: str  #: Time of the latest entry, or `created` without entries.
    class_table: str | None = None  #: Id of the match's table in a class; None outside classes.

    @property
    def of_class(self) -> bool:
        return self.class_table is not None


class Answer(Struct, frozen=True):
    """One attempt at one question."""

    person: str
    lesson: str
    sheet: str  #: The sheet of questions in the lesson.
    question: str  #: The question's id.
    attempt: int  #: From 1, numbered by the store.
    raw: Any  #: The answer as given, any JSON value.
    time: str  #: When it was stored.
    match: str | None = None  #: The match that the question is about.
    taken: str | None = None  #: When it was imported from a save file; None if it was given here.
    id: str = ""  #: The answer's id, by which a teacher marks it.


class Note(Struct, frozen=True):
    """One version of a note."""

    key: str
    text: str
    time: str


class PlotVersion(Struct, frozen=True):
    """One version of a person's plot of a match: any JSON value."""

    key: str
    value: Any
    time: str


class Receipt(Struct, frozen=True):
    """Summary of what is saved of a person's work."""

    person: Person  #: With the resume code.
    saved: str  #: Time of the latest work; empty if there is none.
    answers: dict[str, int]  #: Number of answered questions, by sheet.
    finished: dict[str, str]  #: Time of hand-in, by sheet.
    notes: int
    plots: int
    matches: tuple[MatchRow, ...]  #: The person's matches, the latest first.


class TakenIn(Struct, frozen=True):
    """Result of importing a save file."""

    people: tuple[Person, ...]  #: The file's people, as stored here.
    matches: tuple[str, ...]  #: Ids in this store of the file's matches.
    added: int  #: Number of new records and entries.
    missing: Message | None = None  #: Says that the file breaks off; None if it is whole.
