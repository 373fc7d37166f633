"""What the store gives back of classes: plain records, none of which knows a database."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct

from reefkit.classroom.store.codes import read_join_code, read_long_code, tail_of
from reefkit.match.errors import Rejection


class ClassRow(Struct, frozen=True):
    """A class."""

    id: str  #: Random; it opens nothing.
    #: ``name``, ``teacher``: What the teacher calls the class, and wants to be called there; may be
    #: empty.
    name: str
    teacher: str
    code: str  #: The join code as it is read aloud, such as ``KELP 473``.
    #: ``created``, ``expires``: When it was made, and when all of it is erased; ISO 8601 in UTC, as
    #: all times here.
    created: str
    expires: str
    open: bool  #: Whether the code lets pupils in.
    ghost: bool  #: Whether simulated pupils are in it and no real ones.

    @property
    def long_code(self) -> str:
        """The join code that cannot be guessed, such as `KELP 473 QXTA`."""
        return f"{self.code} {tail_of(self.id, read_join_code(self.code))}"

    def has_code(self, typed: str) -> bool:
        try:
            code, tail = read_long_code(typed)
        except Rejection:
            return False
        own = read_join_code(self.code)
        return code == own and tail in {"", tail_of(self.id, own)}


class Member(Struct, frozen=True):
    """A person in a class."""

    person: str
    name: str  #: What they called themselves on joining, or what the teacher calls them.
    #: The same, told apart from everybody else of the class: two Sams are "Sam" and "Sam 2".
    label: str
    joined: str
    #: Their resume code as printed, for the desk to show when a pupil has lost it.
    resume_code: str
    #: Whether the teacher took them out of the class; their work stays theirs.
    removed: bool = False


class PageSeen(Struct, frozen=True):
    """Where a person's page was when it last told: any JSON object."""

    person: str
    time: str
    place: dict[str, Any]


class TableRow(Struct, frozen=True):
    """A table of a class."""

    id: str
    class_id: str
    #: ``number``, ``name``: Counted from 1 in the class; the name is what the teacher calls it.
    number: int
    name: str
    lesson: str
    match: str | None  #: The match's id in the store; none once the match is gone.
    #: Who sits at each seat, in their order; nobody where the tuple is empty.
    seats: tuple[tuple[str, ...], ...]
    #: What each seat is called now: a page that opened the match under others opens it again.
    names: tuple[str, ...]
    away: tuple[int, ...]  #: The seats a bot decides for until somebody is back.
    #: ``created``, ``closed``: When it was laid, and when it was closed; none while it is open.
    created: str
    closed: str | None = None

    def seat_of(self, person: str) -> int | None:
        return next((n for n, sitters in enumerate(self.seats) if person in sitters), None)


class ClassControl(Struct, frozen=True, forbid_unknown_fields=True):
    """What a teacher holds in hand while a lesson runs."""

    paused: bool = False  #: Nobody moves; reading, notes and answers go on.
    #: ``message``, ``message_number``: The latest message to all, and how many there have been: a
    #: page shows each once.
    message: str = ""
    message_number: int = 0
    setting: dict[str, Any] = {}  #: What the class plays and how, as the desk writes it.
    hide_names: bool = False  #: Whether what is projected leaves names out.
    #: The sheets whose feedback the teacher has released, as ``lesson/sheet``.
    released: tuple[str, ...] = ()
    more: dict[str, Any] = {}  #: What else the desk keeps for pages.


class PlatformCourse(Struct, frozen=True, kw_only=True):
    """The course on a learning platform that a class belongs to: its roster and its gradebook."""

    context: str  #: Which course, as the store calls it.
    class_id: str
    platform: str
    services: dict[str, Any]  #: What its launches said of roster and grades.
    columns: dict[str, str] = {}  #: The columns that are known, by lesson and part: ``reef/after``.
    sends: bool = False  #: Whether what was done goes there by itself.
    #: ``asked``, ``read``, ``fault``: From when on the roster is to be read, none where it is not;
    #: when it was; the id of the sentence why it could not be, empty where it could.
    asked: str | None = None
    read: str | None = None
    fault: str = ""


class GradeValue(Struct, frozen=True):
    """What a gradebook is to have."""

    points: float
    of: float  #: What can be gained.
    complete: bool = True  #: Whether the work was handed in.
    final: bool = True  #: Whether nothing of it waits for a teacher's eyes.


class CourseGrade(Struct, frozen=True, kw_only=True):
    """A grade of a member of a course: what the gradebook is to have, and what it has."""

    #: ``context``, ``visitor``: Of which course, and whose.
    context: str
    visitor: str
    lesson: str
    part: str  #: ``before``, ``match`` or ``after``.
    due: GradeValue
    due_time: str
    sent: GradeValue | None = None  #: None where nothing was sent.
    sent_time: str | None = None
    tries: int = 0  #: How often it could not be sent since it was last changed.
    again: str = ""  #: From when on it is to be tried.
    fault: str = ""  #: The id of the sentence why it could not be sent; empty where nothing failed.

    @property
    def is_sent(self) -> bool:
        return self.sent == self.due


class Erased(Struct, frozen=True):
    """That something was erased: what is printed for anyone who asked."""

    name: str  #: Of the class or the pupil; the store itself keeps it no longer.
    when: str
    #: How many of each kind: people, answers, notes, plots, matches, entries and so on.
    counts: dict[str, int]
    receipt: str  #: The number under which the store keeps that it was done.


class ClassPlot(NamedTuple):
    """The latest version of what a pupil plotted of a match: any JSON value."""

    person: str
    match: str
    key: str
    value: Any
    time: str
