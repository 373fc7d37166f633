"""What one person does besides the match: answers, notes, plots, and what a page recalls.

A page speaks to `StudentWork`, and cannot tell whether all of it is on the store. The sheet that
lies open, its question, and the answer being made are an `AnswerSession`.

The text of a note is in the log of its match, as its seat alone sees it. At a table of a class
anyone who wrote it owns a note in the store besides, named after its place: with the text where the
teacher may read it, empty where not. The desk and its files know these alone, so that what nobody
shared cannot be there, and a note goes with its owner when the owner is erased.

What is given is stored as given; whether it is durable already is the header's business
(`reefkit.labs.save_status`).
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from msgspec import Struct

from reefkit.assess.sitting import Given
from reefkit.labs.people import PeopleHere, Somebody
from reefkit.match.errors import Rejection, reject
from reefkit.match.table import utc_now

if TYPE_CHECKING:
    from reefkit.classroom.store import Answer, Store

Readers = Literal["here", "me", "teacher", "other"]
"""Who may read a note.

here: the people at this screen; there is no teacher who could.
me : who wrote it, and not the teacher.
teacher : the teacher as well.
other : its owner chooses, who is not here; one from before there was a choice has none.
"""


class NotePlace(NamedTuple):
    """Where a note belongs: the id of its match, its seat from 0, its round from 1."""

    match: str
    seat: int
    round: int

    @property
    def key(self) -> str:
        return f"{self.match}/{self.seat}/{self.round}"

    @classmethod
    def of(cls, key: str) -> NotePlace | None:
        match, *numbers = key.rsplit("/", 2)
        if len(numbers) != 2 or not all(each.isascii() and each.isdigit() for each in numbers):
            return None
        return cls(match, int(numbers[0]), int(numbers[1]))


class SeatNote(NamedTuple):
    """What a seat wrote after a round, and who may read it."""

    seat: int
    round: int
    text: str
    readers: Readers = "here"


PLACE = "place"
"""The setting of a person that says where on the page it was."""


class TeacherMark(Struct, frozen=True):
    """What a teacher gave for an answer: points, and a sentence as it was typed."""

    points: float
    text: str


class StudentWork:
    """The work of one person in one lesson.

    What is done goes to the store, where there is one, and stays in memory. What is asked is read
    from the store, since the same person may work at another page, and from memory while that
    cannot be; without a store the work goes with this process.

    `who`: What is shuffled for the person is shuffled by it; empty makes one. Not for `somebody`,
    who has one.
    `people`, `somebody`: The people of the device, and whose work it is: the store gets the person
    with the first thing that is stored.
    `match`: Gives the id of the open match; empty where none is open, or it is kept nowhere.
    """

    def __init__(
        self,
        who: str = "",
        people: PeopleHere | None = None,
        somebody: Somebody | None = None,
        lesson: str = "",
        match: Callable[[], str] = str,
    ) -> None:
        self._somebody = somebody or Somebody(key=who or secrets.token_hex(8))
        self._people = people
        self._lesson = lesson
        self._match = match
        self._answers: dict[str, tuple[Given, ...]] = {}
        self._finished: dict[str, str] = {}
        self._notes: dict[str, str] = {}
        self._plots: dict[str, dict[str, Any]] = {}
        self._settings: dict[str, Any] = {}

    @property
    def who(self) -> str:
        """The person's id: random, the same on every page, and the key for shuffling."""
        return self._somebody.key  # it was somebody the store knows, where that could not be asked

    # -- answers -------------------------------------------------------------------------------

    def answers(self, sheet: str) -> tuple[Given, ...]:
        """List all answers given on a sheet, attempts included, in the order they were stored.

        `sheet`: which paper, such as ``before`` or ``after`` or ``after:<match>``.
        """
        found = self._read(lambda store, id_: store.work.answers(id_, self._lesson, sheet))
        if found is not None:
            self.set_answers(sheet, map(given_of, found))
        return self._answers.get(sheet, ())

    def answer(self, sheet: str, question: str, raw: Any) -> Given:  # noqa: ANN401
        """Keep an answer as the next attempt at its question.

        Raises
        ------
        Rejection
            When it is no JSON value, or larger than 20 kB.
        """
        _check(raw)
        given, match = self.answers(sheet), self._match() or None
        attempt = 1 + max((each.attempt for each in given if each.question == question), default=0)
        stored: Answer | None = self._write(
            lambda store, id_: store.work.answer(
                id_, self._lesson, sheet, question, raw, attempt=attempt, match=match
            )
        )
        answer = (
            given_of(stored)
            if stored is not None
            else Given(question=question, attempt=attempt, raw=raw, at=self._now())
        )
        self.set_answers(sheet, (*given, answer))
        return answer

    def set_answers(self, sheet: str, answers: Iterable[Given]) -> None:
        self._answers[sheet] = tuple(answers)

    def finish(self, sheet: str, when: str = "") -> str:
        """Hand a sheet in, now or when it was handed in elsewhere, and return when.

        What was handed in before stays as it was.
        """
        stored = self._write(lambda store, id_: store.work.finish(id_, self._lesson, sheet))
        return self._finished.setdefault(sheet, stored or when or self._now())

    def finished(self, sheet: str) -> str:
        """Return when a sheet was handed in, as ISO time in UTC; empty if it was not."""
        found = self._read(lambda store, id_: store.work.finished(id_, self._lesson), {})
        if sheet in found:
            self._finished.setdefault(sheet, found[sheet])
        return self._finished.get(sheet, "")

    def marks(self, sheet: str) -> dict[str, TeacherMark]:
        """Return what teachers of this person's classes gave and released, by question.

        Of each question the answer that counts has a mark. Without a class there is no teacher.
        """
        return dict(self._read(lambda store, id_: self._marks(store, id_, sheet), {}))

    def earlier_marks(self, part: str, but: str = "") -> dict[str, TeacherMark]:
        """Return what was released of the other sheets of a part, by question, the latest last.

        They stay to be read when the class is seated again, and another match is asked about.
        """
        self.finished(part)
        found: dict[str, TeacherMark] = {}
        for sheet in self._finished:
            of_sheet = sheet.removesuffix("/survey")
            if of_sheet.startswith(f"{part}:") and of_sheet != but:
                found.update(self.marks(sheet))
        return found

    def _marks(self, store: Store, id_: str, sheet: str) -> dict[str, TeacherMark]:
        part = f"{self._lesson}/{sheet.removesuffix('/survey').split(':', 1)[0]}"
        classes = [row.id for row in store.classes.of_person(id_)]
        released = [each for each in classes if part in store.classes.control(each).released]
        given = store.classes.marks_of(id_, released) if released else {}
        if not given:
            return {}
        last = {each.question: each.id for each in store.work.answers(id_, self._lesson, sheet)}
        return {
            question: TeacherMark(given[answer].points, given[answer].text)
            for question, answer in last.items()
            if answer in given
        }

    # -- notes, plots and settings -------------------------------------------------------------

    def note(self, key: str, text: str) -> None:
        """Store a note; an earlier one of the same key stays in the store but is not shown."""
        _check(text)
        self._write(lambda store, id_: store.work.note(id_, self._lesson, key, text))
        self._notes[key] = text

    def notes(self) -> dict[str, str]:
        found = self._read(lambda store, id_: store.work.notes(id_, self._lesson), {})
        self._notes.update((key, note.text) for key, note in found.items())
        return dict(self._notes)

    def plot(self, key: str, value: Any) -> None:  # noqa: ANN401
        _check(value)
        match = self._match()
        if match:
            self._write(lambda store, id_: store.work.plot(id_, match, key, value))
        self._plots.setdefault(match, {})[key] = value

    def plots(self) -> dict[str, Any]:
        match = self._match()
        known = self._plots.setdefault(match, {})
        if match:
            found = self._read(lambda store, id_: store.work.plots(id_, match), {})
            known.update((key, plot.value) for key, plot in found.items())
        return dict(known)

    def keep(self, key: str, value: Any) -> None:  # noqa: ANN401
        _check(value)
        name, self._settings[key] = f"{self._lesson}/{key}", value
        self._write(lambda store, id_: store.work.remember(f"person:{id_}", name, value))

    def remember(self, key: str, value: Any) -> None:  # noqa: ANN401
        """Keep a setting of the page for this person, such as which item was open.

        Where several share the device and none said who it is, it holds on this page alone.
        """
        with suppress(Rejection):  # nobody is asked a name for a setting
            self.keep(key, value)

    def recall(self, key: str) -> Any:  # noqa: ANN401
        name, mine = f"{self._lesson}/{key}", self._settings.get(key)
        return self._read(lambda store, id_: store.work.recall(f"person:{id_}", name, mine), mine)

    # -- the store -----------------------------------------------------------------------------

    def _now(self) -> str:
        clock = utc_now if self._people is None else self._people.lasting.clock
        return clock().isoformat()

    def _read(self, ask: Callable[[Store, str], Any], default: Any = None) -> Any:  # noqa: ANN401
        id_ = self._somebody.id
        if self._people is None or not id_:
            return default
        return self._people.lasting.read(lambda store: ask(store, id_), default)

    def _write(self, put: Callable[[Store, str], Any]) -> Any:  # noqa: ANN401
        gave: list[Any] = []
        if self._people is not None:
            self._people.admit(self._somebody)
            self._people.lasting.write(lambda store: gave.append(put(store, self._somebody.id)))
        return gave[0] if gave else None


def given_of(answer: Answer) -> Given:
    return Given(question=answer.question, attempt=answer.attempt, raw=answer.raw, at=answer.time)


def _check(value: object) -> None:
    """Refuse early what the store would refuse, so that it does not wait in vain."""
    from reefkit.classroom.store.values import to_text  # noqa: PLC0415  # with SQLAlchemy

    try:
        to_text(value)
    except TypeError as error:
        raise reject("lab-not-understood") from error
