"""What a class's exports are made of: plain records that whoever asks for an export fills in.

This room knows no rule and no question: matches bring their game's readings, answers come graded.
A person stands here by id; what a file calls them is decided by `names.Names` alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from reefkit.match.match import Match
from reefkit.match.readings import Reading
from reefkit.text import Message


class Pupil(Struct, frozen=True, kw_only=True):
    """A member of the class: id, label (unique in the class), since when, and whether removed."""

    person: str
    label: str
    joined: str = ""
    removed: bool = False


class Played(Struct, frozen=True, kw_only=True):
    """A table of the class and its match.

    Attributes
    ----------
    number, name, lesson
        The table as the desk shows it.
    seats
        The people at each seat, in order; a seat without people is a bot's.
    away
        Seats for which a bot decides now.
    match
        The match; none where it could not be opened.
    readings
        The tables that its game reads from it, by name.
    """

    number: int
    name: str
    lesson: str
    seats: tuple[tuple[str, ...], ...]
    away: tuple[int, ...] = ()
    match: Match | None = None
    readings: Mapping[str, Reading] = {}


class Answered(Struct, frozen=True, kw_only=True):
    """One answer of one attempt, with what it is worth.

    Attributes
    ----------
    person
        Who answered.
    lesson, sheet, form
        The lesson; the sheet, such as ``before``; the form of it that this person had.
    table
        The number of the table whose match the sheet is about; none for a match of their own.
    question, title, kind
        The question: id, a few words, and the kind of its item.
    goals, concept
        Learning goals, and the concept that pairs a question before with one after.
    attempt, counts
        Which attempt it is, and whether it is the one that counts.
    raw
        The answer as given: any JSON value.
    filled
        ``empty``, ``half``, ``whole`` or ``strange``.
    points, of, right
        What it gained, none where nobody has graded it; what a right answer gains; whether right.
    rule
        The rule that graded it; ``teacher`` where a teacher did.
    said
        The teacher's sentence to the pupil.
    time, taken
        When it was given; when it came in by a file, if it did.
    """

    person: str
    lesson: str
    sheet: str
    question: str
    attempt: int
    raw: Any
    time: str
    form: str = ""
    table: int | None = None
    title: Message | None = None
    kind: str = ""
    goals: tuple[str, ...] = ()
    concept: str = ""
    counts: bool = True
    filled: str = ""
    points: float | None = None
    of: float | None = None
    right: bool | None = None
    rule: str = ""
    said: str = ""
    taken: str | None = None


class Total(Struct, frozen=True, kw_only=True):
    """What a pupil's sheet is worth so far; `table` as in `Answered`.

    Attributes
    ----------
    points, of
        Points gained as far as graded, and what the whole sheet can gain.
    asked, answered, to_read
        How many questions it asks, how many have an answer, how many answers a teacher has to read.
    finished
        When it was handed in; empty when it was not.
    from_file
        How many of the answers that count came in with a save file.
    """

    person: str
    lesson: str
    sheet: str
    points: float
    of: float
    asked: int
    answered: int
    form: str = ""
    to_read: int = 0
    finished: str = ""
    from_file: int = 0
    table: int | None = None


class Noted(Struct, frozen=True, kw_only=True):
    """A note that a pupil shares with the teacher: at which table and seat, after which round."""

    person: str
    lesson: str
    table: int
    seat: int
    round: int
    text: str
    time: str


class Plotted(Struct, frozen=True, kw_only=True):
    """The latest version of what a pupil plotted by hand; `table` as in `Answered`."""

    person: str
    key: str
    value: Any
    time: str
    table: int | None = None


class ClassRecord(Struct, frozen=True, kw_only=True):
    """All that is exported of a class; `made` is the day of the export, ISO 8601."""

    id: str
    name: str
    made: str
    pupils: tuple[Pupil, ...] = ()
    tables: tuple[Played, ...] = ()
    answers: tuple[Answered, ...] = ()
    totals: tuple[Total, ...] = ()
    notes: tuple[Noted, ...] = ()
    plots: tuple[Plotted, ...] = ()
