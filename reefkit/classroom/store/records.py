"""What the store gives back: plain records, none of which knows a database."""

from __future__ import annotations

import hashlib
import re
import secrets
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct

from reefkit.match.errors import Rejection, reject
from reefkit.text.codes import ALPHABET, LOOK_ALIKES, base32_of, letters_of


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


# ---- Join codes, which a room reads aloud, and class keys, which open the teacher's desk
#
# A join code is a word of the sea and three figures from 2 to 9, such as ``KELP 473``: 129,024 of
# them. It stands on a wall, so it is no secret; what keeps strangers out is that failures are
# counted by visitor, address and server, that the teacher sees who came, and that the door
# closes. With 600 failures in ten minutes from everywhere, an hour of guessing finds the code of
# a lone class with a chance of 2.8 %; from one address, where 60 may fail, with 0.3 %.
#
# So few cannot be told from a guess before they are looked up: whoever guesses uses up what an
# address may fail, and who types the right code there must wait too. Therefore each class has a
# long code besides, such as ``KELP 473 QXTA``: the same with four letters of Crockford's base 32
# that follow from the class's id, which is random and stands on no page. There are 1.4 · 10¹¹ of
# them, so it can be compared before anything is counted: a thousand guesses a second find that of
# a lone class in two years. Links and pictures hold it, so they let in whatever others guess; and
# while somebody guesses, the desk shows it beside the code.
#
# A class key is 100 random bits in Crockford's base 32. So many cannot be tried, by a slow hash
# or by a fast one: SHA-256 is enough to keep it by.

FIGURES = "23456789"
EXAMPLE = "KELP 473"
EXAMPLE_KEY = "K7F2M-9QXTA-4HB8W-ZC3RN"
_GROUPS, _GROUP = 4, 5
_WORDS = Path(__file__).with_name("words.txt")
_TAIL = 4
_WORD_AND_FIGURES = re.compile(rf"([A-Z01]+)([0-9]{{3}})([0-9A-Z]{{{_TAIL}}})?")
_JOIN_CODE = re.compile(rf"[A-Z]{{4,5}}[{FIGURES}]{{3}}")


@cache
def words() -> tuple[str, ...]:
    return tuple(_WORDS.read_text("utf-8").split())


@cache
def _words_by_look() -> dict[str, str]:
    """Return the words keyed by their look once O, I and L are read as digits."""
    return {each.translate(LOOK_ALIKES): each for each in words()}


def new_join_code() -> str:
    return secrets.choice(words()) + "".join(secrets.choice(FIGURES) for _ in range(3))


def printed_join_code(code: str) -> str:
    return f"{code[:-3]} {code[-3:]}"


def read_join_code(typed: str) -> str:
    """Return a typed join code as it is stored, whether or not it was the long one.

    Raises
    ------
    Rejection
        As `read_long_code` has it.
    """
    return read_long_code(typed)[0]


def read_long_code(typed: str) -> tuple[str, str]:
    """Return a typed join code, and what of the long one follows it; empty for none.

    Raises
    ------
    Rejection
        When it is no word with three figures, or one that no class can have.
    """
    found = _WORD_AND_FIGURES.fullmatch(letters_of(typed))
    if found is None:
        raise reject("class-code-mistyped", example=EXAMPLE)
    word, figures, tail = found.groups(default="")
    code = _words_by_look().get(word.translate(LOOK_ALIKES), word) + figures
    if not _JOIN_CODE.fullmatch(code):
        raise reject("class-no-code")
    return code, tail.translate(LOOK_ALIKES)


def shown_join_code(typed: str) -> str:
    """Return a typed join code as it is shown, with what follows it in a long one; empty for none.

    Examples
    --------
    >>> shown_join_code("kelp473qxta")
    'KELP 473 QXTA'
    """
    try:
        code, tail = read_long_code(typed)
    except Rejection:
        return ""
    return f"{printed_join_code(code)} {tail}".rstrip()


def is_long_form(long: str, typed: str) -> bool:
    short = shown_join_code(typed)
    return bool(short) and shown_join_code(long).startswith(f"{short} ")


def tail_of(class_id: str, code: str) -> str:
    told = f"reefkit-join\n{class_id}\n{code}".encode()
    number = int.from_bytes(hashlib.sha256(told).digest()[:4])
    return "".join(ALPHABET[number >> 5 * place & 31] for place in range(_TAIL))


def new_class_key() -> str:
    groups = ("".join(secrets.choice(ALPHABET) for _ in range(_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)


def read_class_key(typed: str) -> str:
    """Return the class key that somebody typed, as it is printed.

    Raises
    ------
    Rejection
        When it is no key: a letter too many, missing, or none of the alphabet.
    """
    key = base32_of(typed)
    if len(key) != _GROUPS * _GROUP or any(letter not in ALPHABET for letter in key):
        raise reject("class-key-mistyped", example=EXAMPLE_KEY)
    return "-".join(key[start : start + _GROUP] for start in range(0, len(key), _GROUP))


def hashed(secret: str) -> str:
    return hashlib.sha256(f"reefkit-class\n{secret}".encode()).hexdigest()


# ---- What the store gives back of classes: plain records, none of which knows a database


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


class MergedMember(Struct, frozen=True):
    """Somebody who was made one with a member, and can be made two with them again."""

    person: str
    label: str  #: As it was in the class.
    keep: str  #: The member's person.
    time: str


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


class Mark(Struct, frozen=True):
    """What a teacher gave an answer: points and a sentence."""

    answer: str
    points: float
    text: str
    time: str
    by: str = ""


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


class CourseMember(Struct, frozen=True, kw_only=True):
    """Somebody in the course of a class."""

    context: str
    visitor: str  #: As whom the store knows them.
    person: str | None  #: Who they are here; none for a teacher, who has no work in the class.
    teaches: bool
    #: ``came``, ``gone``: When they first came by a launch; since when the roster has them no more.
    came: str | None = None
    gone: str | None = None


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
    """That something was erased: what is printed for whoever asked."""

    name: str  #: Of the class or the pupil; the store itself keeps it no longer.
    when: str
    #: How many of each kind: people, answers, notes, plots, matches, entries and so on.
    counts: dict[str, int]
    receipt: str  #: The number under which the store keeps that it was done.


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
    taken: str | None = None  #: When a save file said so; none where it was handed in here.
