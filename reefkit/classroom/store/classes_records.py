"""What the store gives back of classes: plain records, none of which knows a database."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct

from reefkit.classroom.store.classes.codes import read_join_code, read_long_code, tail_of
from reefkit.match.errors import Rejection


class ClassRow(Struct, frozen=True):
    """A class.

    Attributes
    ----------
    id
        Random; it opens nothing.
    name, teacher
        What the teacher calls the class, and wants to be called there; may be empty.
    code
        The join code as it is read aloud, such as ``KELP 473``.
    created, expires
        When it was made, and when all of it is erased; ISO 8601 in UTC, as all times here.
    open
        Whether the code lets pupils in.
    ghost
        Whether simulated pupils are in it and no real ones.
    """

    id: str
    name: str
    teacher: str
    code: str
    created: str
    expires: str
    open: bool
    ghost: bool

    @property
    def long_code(self) -> str:
        """The join code that cannot be guessed, such as ``KELP 473 QXTA`` (`classes.codes`)."""
        return f"{self.code} {tail_of(self.id, read_join_code(self.code))}"

    def has_code(self, typed: str) -> bool:
        """Tell whether somebody typed its join code, or the long one."""
        try:
            code, tail = read_long_code(typed)
        except Rejection:
            return False
        own = read_join_code(self.code)
        return code == own and tail in {"", tail_of(self.id, own)}


class Member(Struct, frozen=True):
    """A person in a class.

    Attributes
    ----------
    person
        Their id.
    name
        What they called themselves on joining, or what the teacher calls them.
    label
        The same, told apart from everybody else of the class: two Sams are "Sam" and "Sam 2".
    joined
        When.
    resume_code
        Their resume code as printed, for the desk to show when a pupil has lost it.
    removed
        Whether the teacher took them out of the class; their work stays theirs.
    """

    person: str
    name: str
    label: str
    joined: str
    resume_code: str
    removed: bool = False


class Seen(Struct, frozen=True):
    """Where a person's page was when it last told: any JSON object."""

    person: str
    time: str
    place: dict[str, Any]


class TableRow(Struct, frozen=True):
    """A table of a class.

    Attributes
    ----------
    id
        Random.
    class_id
        Whose table it is.
    number, name
        Counted from 1 in the class; the name is what the teacher calls it.
    lesson
        What is played there.
    match
        The match's id in the store; none once the match is gone.
    seats
        Who sits at each seat, in their order; nobody where the tuple is empty.
    names
        What each seat is called now: a page that opened the match under others opens it again.
    away
        The seats a bot decides for until somebody is back.
    created, closed
        When it was laid, and when it was closed; none while it is open.
    """

    id: str
    class_id: str
    number: int
    name: str
    lesson: str
    match: str | None
    seats: tuple[tuple[str, ...], ...]
    names: tuple[str, ...]
    away: tuple[int, ...]
    created: str
    closed: str | None = None

    def seat_of(self, person: str) -> int | None:
        """Give the seat where a person sits; none where they do not sit here."""
        return next((n for n, sitters in enumerate(self.seats) if person in sitters), None)


class Mark(Struct, frozen=True):
    """What a teacher gave an answer: points and a sentence."""

    answer: str
    points: float
    text: str
    time: str
    by: str = ""


class Control(Struct, frozen=True, forbid_unknown_fields=True):
    """What a teacher holds in hand while a lesson runs.

    Attributes
    ----------
    paused
        Nobody moves; reading, notes and answers go on.
    message, message_number
        The latest message to all, and how many there have been: a page shows each once.
    setting
        What the class plays and how, as the desk writes it.
    hide_names
        Whether what is projected leaves names out.
    released
        The sheets whose feedback the teacher has released, as ``lesson/sheet``.
    more
        What else the desk keeps for pages.
    """

    paused: bool = False
    message: str = ""
    message_number: int = 0
    setting: dict[str, Any] = {}
    hide_names: bool = False
    released: tuple[str, ...] = ()
    more: dict[str, Any] = {}


class Erased(Struct, frozen=True):
    """That something was erased: what is printed for whoever asked.

    Attributes
    ----------
    name
        Of the class or the pupil; the store itself keeps it no longer.
    when
        When.
    counts
        How many of each kind: people, answers, notes, plots, matches, entries and so on.
    receipt
        The number under which the store keeps that it was done.
    """

    name: str
    when: str
    counts: dict[str, int]
    receipt: str


class ClassNote(NamedTuple):
    """The latest version of a pupil's note."""

    person: str
    lesson: str
    key: str
    text: str
    time: str


class ClassPlot(NamedTuple):
    """The latest version of what a pupil plotted of a match: any JSON value."""

    person: str
    match: str
    key: str
    value: Any
    time: str


class Finish(NamedTuple):
    """A sheet that a pupil handed in."""

    person: str
    lesson: str
    sheet: str
    time: str
