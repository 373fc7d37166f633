"""What the store gives back: plain records, none of which knows a database."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Person(Struct, frozen=True):
    """Somebody who owns answers, notes and a resume code (DESIGN.md, decision 12).

    Attributes
    ----------
    id
        Random, made at the person's first act, never from the name.
    name
        What the person wants to be called; may be empty.
    code
        The resume code as it is printed, such as ``K7F2M-9QXTA``.
    created
        When, ISO 8601 in UTC, as all times here.
    """

    id: str
    name: str
    code: str
    created: str


class SeatRow(Struct, frozen=True):
    """A seat of a stored match.

    Attributes
    ----------
    name
        Its name at the table.
    person
        Who sits there, if known; of a team, the first.
    people
        All who sit there.
    """

    name: str
    person: str | None
    people: tuple[str, ...] = ()


class MatchRow(Struct, frozen=True):
    """A stored match as a list shows it.

    Attributes
    ----------
    id
        The match's id in this store.
    game
        The game's id.
    seats
        Who sits where.
    entries
        How many decisions the log holds.
    surveyed
        How many of them ended in a survey.
    created, updated
        When it was put in, and when its latest entry was.
    class_table
        The id of the table of a class that it is played at; none where it is no class's.
    """

    id: str
    game: str
    seats: tuple[SeatRow, ...]
    entries: int
    surveyed: int
    created: str
    updated: str
    class_table: str | None = None

    @property
    def of_class(self) -> bool:
        """Whether the match is played at a table of a class."""
        return self.class_table is not None


class Answer(Struct, frozen=True):
    """One attempt at one question, as it was given.

    Attributes
    ----------
    person
        Whose it is.
    lesson, sheet, question
        What was answered: the lesson, the sheet of questions in it, the question's id.
    attempt
        1 for the first; the store numbers them.
    raw
        The answer as given, any JSON value.
    time
        When the store took it.
    match
        The match it is about, if any.
    taken
        When it was taken in from a save file; none where it was given here.
    id
        The answer's own, by which a teacher marks it.
    """

    person: str
    lesson: str
    sheet: str
    question: str
    attempt: int
    raw: Any
    time: str
    match: str | None = None
    taken: str | None = None
    id: str = ""


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
    """What is saved of a person's work.

    Attributes
    ----------
    person
        Whose it is, the code included.
    saved
        When the latest of it was saved; empty where nothing is.
    answers
        How many questions of each sheet have an answer.
    finished
        When each finished sheet was handed in.
    notes, plots
        How many of them stand.
    matches
        The matches where the person sits, the latest first.
    """

    person: Person
    saved: str
    answers: dict[str, int]
    finished: dict[str, str]
    notes: int
    plots: int
    matches: tuple[MatchRow, ...]


class TakenIn(Struct, frozen=True):
    """What a save file brought.

    Attributes
    ----------
    people
        The people of the file, as they are called here.
    matches
        The ids that its matches have here.
    added
        How many records and entries were new.
    """

    people: tuple[Person, ...]
    matches: tuple[str, ...]
    added: int
