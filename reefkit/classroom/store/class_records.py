"""Records of classes that the store returns, without any dependence on the database."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, NamedTuple

from msgspec import Struct

from reefkit.classroom.store.codes import read_join_code, read_long_code, tail_of
from reefkit.match.errors import Rejection

MESSAGE_LASTS = timedelta(hours=2)
"""How long a message is shown at most, if no desk is open to end it: a double lesson."""


class ClassRow(Struct, frozen=True):
    """A class."""

    id: str  #: Random, and no secret.
    name: str  #: As the teacher calls the class.
    teacher: str  #: As the teacher wants to be called in the class; may be empty.
    code: str  #: The join code as read aloud, such as ``KELP 473``.
    created: str  #: ISO 8601 in UTC, like all times here.
    expires: str  #: When the class's time is over (`store.retention`).
    open: bool  #: Whether the code lets students in.
    ghost: bool  #: Whether it has simulated students instead of real ones.

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
    name: str  #: The name given on joining, or by the teacher.
    #: The name, made unique in the class: two Sams are "Sam" and "Sam 2".
    label: str
    joined: str | None  #: None until somebody comes as a member who was listed.
    resume_code: str  #: As printed, for the desk to show when a student has lost it.
    #: Whether the teacher removed them from the class; they keep their work.
    removed: bool = False
    hidden: str = ""  #: The name that the teacher has hidden, or not let yet.
    last: str = ""  #: The end of the name that is the last name, if a list told it apart.


class PageSeen(Struct, frozen=True):
    """Where a person's page was when it last reported: any JSON object."""

    person: str
    time: str
    place: dict[str, Any]


class TableRow(Struct, frozen=True):
    """A table of a class."""

    id: str
    class_id: str
    number: int  #: From 1 in the class.
    name: str  #: As the teacher calls the table.
    lesson: str
    match: str | None  #: The match's id in the store; None if the match was erased.
    #: The people at each seat, in order; an empty tuple is a free seat.
    seats: tuple[tuple[str, ...], ...]
    #: Current names of the seats: a page that opened the match under others opens it again.
    names: tuple[str, ...]
    away: tuple[int, ...]  #: Seats for which a bot decides until somebody is back.
    created: str
    closed: str | None = None  #: None while the table is open.

    def seat_of(self, person: str) -> int | None:
        return next((n for n, sitters in enumerate(self.seats) if person in sitters), None)


class ClassControl(Struct, frozen=True, forbid_unknown_fields=True):
    """The teacher's controls of a running lesson."""

    paused: bool = False  #: No moves; reading, notes and answers continue.
    message: str = ""  #: The latest message; empty once it is withdrawn.
    message_table: str = ""  #: Id of the table it is for; empty: for all.
    message_phase: str = ""  #: What the class did when it was sent: it ends with that.
    message_time: str = ""  #: When it was sent.
    message_number: int = 0  #: Number of messages so far: a page shows each once.
    setting: dict[str, Any] = {}  #: What the class plays and how, as written by the desk.
    hide_names: bool = False  #: Whether the desk opens with numbers in place of names.
    #: Whether those who join choose their name from those as whom nobody has come yet.
    shows_roster: bool = False
    released: tuple[str, ...] = ()  #: Sheets whose feedback is released, as ``lesson/sheet``.
    more: dict[str, Any] = {}  #: Other values that the desk stores for pages.

    def says(self, now: datetime) -> str:
        """Return the message; empty if it is from an earlier lesson."""
        return self.message if (now - MESSAGE_LASTS).isoformat() < self.message_time else ""


class PlatformCourse(Struct, frozen=True, kw_only=True):
    """The course on a learning platform that a class belongs to: its roster and gradebook."""

    context: str  #: The course's id in the store.
    class_id: str
    platform: str
    services: dict[str, Any]  #: What launches announced about roster and grades.
    columns: dict[str, str] = {}  #: Addresses of columns, by lesson and part: ``reef/after``.
    sends: bool = False  #: Whether grades for completed work are sent automatically.
    asked: str | None = None  #: When the roster is to be read next; None if not requested.
    read: str | None = None  #: When the roster was last read.
    fault: str = ""  #: Id of the sentence why the roster could not be read; empty if it could.


class GradeValue(Struct, frozen=True):
    """The grade for a gradebook column."""

    points: float
    of: float  #: Most points possible.
    complete: bool = True  #: Whether the work was handed in.
    final: bool = True  #: Whether nothing is left for the teacher to grade.


class CourseGrade(Struct, frozen=True, kw_only=True):
    """A grade of a course's member: the grade due in the gradebook, and the grade sent."""

    context: str
    visitor: str
    lesson: str
    part: str  #: ``before``, ``match`` or ``after``.
    due: GradeValue
    due_time: str
    sent: GradeValue | None = None  #: None if nothing was sent yet.
    sent_time: str | None = None
    tries: int = 0  #: Failures since it was last changed.
    again: str = ""  #: When to try next.
    fault: str = ""  #: Id of the sentence why sending failed; empty if it did not.

    @property
    def is_sent(self) -> bool:
        return self.sent == self.due


class Erased(Struct, frozen=True):
    """What was erased, to be printed as a receipt."""

    name: str  #: Of the class or student; the store no longer has it.
    when: str
    counts: dict[str, int]  #: Number of rows by kind: people, answers, notes, matches, …
    receipt: str  #: The number under which the store keeps the counts.


class ClassPlot(NamedTuple):
    """The latest version of a student's plot of a match: any JSON value."""

    person: str
    match: str
    key: str
    value: Any
    time: str
