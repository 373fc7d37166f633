"""What the store gives back: plain records, none of which knows a database."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Person(Struct, frozen=True):
    """Somebody who owns answers, notes and a resume code (architecture.md, decision 12)."""

    id: str  #: Random, made at the person's first act, never from the name.
    name: str  #: What the person wants to be called; may be empty.
    code: str  #: The resume code as it is printed, such as ``K7F2M-9QXTA``.
    created: str  #: When, ISO 8601 in UTC, as all times here.


class SeatRow(Struct, frozen=True):
    """A seat of a stored match."""

    name: str  #: Its name at the table.
    person: str | None  #: Who sits there, if known; of a team, the first.
    people: tuple[str, ...] = ()


class MatchRow(Struct, frozen=True):
    """A stored match as a list shows it."""

    id: str
    game: str
    seats: tuple[SeatRow, ...]
    entries: int
    surveyed: int  #: How many of them ended in a survey.
    #: ``created``, ``updated``: When it was put in, and when its latest entry was.
    created: str
    updated: str
    #: The id of the table of a class that it is played at; none where it is no class's.
    class_table: str | None = None

    @property
    def of_class(self) -> bool:
        return self.class_table is not None


class Answer(Struct, frozen=True):
    """One attempt at one question, as it was given."""

    person: str
    #: ``lesson``, ``sheet``, ``question``: What was answered: the lesson, the sheet of questions in
    #: it, the question's id.
    lesson: str
    sheet: str
    question: str
    attempt: int  #: 1 for the first; the store numbers them.
    raw: Any  #: The answer as given, any JSON value.
    time: str  #: When the store took it.
    match: str | None = None
    #: When it was taken in from a save file; none where it was given here.
    taken: str | None = None
    id: str = ""  #: The answer's own, by which a teacher marks it.


class Note(Struct, frozen=True):
    """One version of a note."""

    key: str
    text: str
    time: str


class PlotVersion(Struct, frozen=True):
    """One version of what a person plotted of a match: any JSON value."""

    key: str
    value: Any
    time: str


class Receipt(Struct, frozen=True):
    """What is saved of a person's work."""

    person: Person  #: Whose it is, the code included.
    saved: str  #: When the latest of it was saved; empty where nothing is.
    answers: dict[str, int]  #: How many questions of each sheet have an answer.
    finished: dict[str, str]  #: When each finished sheet was handed in.
    notes: int
    plots: int
    matches: tuple[MatchRow, ...]  #: The matches where the person sits, the latest first.


class TakenIn(Struct, frozen=True):
    """What a save file brought."""

    people: tuple[Person, ...]  #: The people of the file, as they are called here.
    matches: tuple[str, ...]  #: The ids that its matches have here.
    added: int  #: How many records and entries were new.
