"""One person's work besides the match: answers, notes, plots, and settings.

A page uses `StudentWork` and cannot tell whether all of it is stored. The open sheet, its question
and the answer being made are an `AnswerSession`.

The text of a note is in the log of its match, where only its seat sees it. At a class table each
person who wrote it also has a note in the store, keyed by its place: with the text if the teacher
may read it, and empty if not. The desk and its files read only these, so that what nobody shared
cannot be in them, and a note is erased with its owner.

Values are stored as given; `reefkit.labs.save_status` says whether they are durable yet.
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

here: The people at this screen; there is no teacher.
me: Its author, and not the teacher.
teacher: The teacher as well.
other: Its owner decides, and is not here; a note older than this choice has no owner.
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
"""Key of a person's setting: their place on the page."""


class TeacherMark(Struct, frozen=True):
    """A teacher's mark of an answer: points, and a sentence as typed."""

    points: float
    text: str


class StudentWork:
    """The work of one person in one lesson.

    What is done is written to the store, if there is one, and kept in memory. It is read from the
    store, since the same person may work at another page, or from memory if the store does not
    answer; without a store the work ends with this process.

    `who`: Key by which the person's questions are shuffled; empty for a random one. Ignored with
    `somebody`, who has one.
    `people`, `somebody`: The people of the device, and the person; they are stored with the first
    thing they do.
    `match`: Returns the id of the open match; empty if there is none, or it is not stored.
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
        """Key by which the person's questions are shuffled: random, and the same on every page."""
        return self._somebody.key  # replaced if the store knows the person already

    # -- answers -------------------------------------------------------------------------------

    def answers(self, sheet: str) -> tuple[Given, ...]:
        """List all answers given on a sheet, attempts included, in the order they were stored.

        `sheet`: Id of the sheet, such as ``before`` or ``after:<match>:<seat>``.
        """
        found = self._read(lambda store, id_: store.work.answers(id_, self._lesson, sheet))
        if found is not None:
            self.set_answers(sheet, map(given_of, found))
        return self._answers.get(sheet, ())

    def answer(self, sheet: str, question: str, raw: Any) -> Given:  # noqa: ANN401
        """Store an answer as the next attempt at its question.

        Raises
        ------
        Rejection
            If it is not a JSON value, or the store does not take it (64 kB, 64 levels deep).
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
        """Hand a sheet in, and return the time; a sheet that was handed in before keeps its time.

        `when`: Time to use if the store gives none; empty for now.
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
        """Return the marks that teachers of this person's classes released, by question.

        The mark of a question is that of its latest answer. Without a class there are no marks.
        """
        return dict(self._read(lambda store, id_: self._marks(store, id_, sheet), {}))

    def returned(self, sheet: str) -> dict[str, str]:
        """Return what teachers wrote to the texts that they returned to be changed, by question."""
        return dict(self._read(lambda store, id_: self._returned(store, id_, sheet), {}))

    def _returned(self, store: Store, id_: str, sheet: str) -> dict[str, str]:
        classes = [row.id for row in store.classes.of_person(id_)]
        marks = store.classes.marks_of(id_, classes) if classes else {}
        texts = {answer: each.text for answer, each in marks.items() if each.returned}
        given = store.work.answers(id_, self._lesson, sheet) if texts else ()
        last = {each.question: each.id for each in given if each.raw}
        return {question: texts[answer] for question, answer in last.items() if answer in texts}

    def earlier_marks(self, part: str, but: str = "") -> dict[str, TeacherMark]:
        """Return the marks released for the other sheets of a part, by question, the latest last.

        They remain readable after the class is reseated and *After* asks about another match.
        """
        found: dict[str, TeacherMark] = {}
        for sheet in self._earlier(part, but):
            found.update(self.marks(sheet))
        return found

    def earlier_returned(self, part: str, but: str = "") -> dict[str, dict[str, str]]:
        """Return what `returned` finds on the other sheets of a part, by sheet."""
        sheets = (each for each in self._earlier(part, but) if not each.endswith("/survey"))
        found = {sheet: self.returned(sheet) for sheet in sheets}
        return {sheet: texts for sheet, texts in found.items() if texts}

    def _earlier(self, part: str, but: str) -> list[str]:
        """List the other sheets of a part that were handed in, the latest last."""
        stored = self._read(lambda store, id_: store.work.finished(id_, self._lesson), {})
        times = {**stored, **self._finished}
        return [
            sheet
            for sheet in sorted(times, key=times.__getitem__)
            if (of_sheet := sheet.removesuffix("/survey")).startswith(f"{part}:")
            and of_sheet != but
        ]

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
            if answer in given and not given[answer].returned
        }

    # -- notes, plots and settings -------------------------------------------------------------

    def note(self, key: str, text: str) -> None:
        """Store a note; an earlier one of the same key stays in the store but is not returned."""
        _check(text)
        self._write(lambda store, id_: store.work.note(id_, self._lesson, key, text))
        self._notes[key] = text

    def notes(self) -> dict[str, str]:
        """Return the notes by `NotePlace.key`; a text is empty if the teacher may not read it."""
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
        """Store a setting as `remember` does, but raise a `Rejection` if nobody said who works."""
        _check(value)
        name, self._settings[key] = f"{self._lesson}/{key}", value
        self._write(lambda store, id_: store.work.remember(f"person:{id_}", name, value))

    def remember(self, key: str, value: Any) -> None:  # noqa: ANN401
        """Store a setting of the page for this person, such as which item was open.

        If several people share the device and none said who they are, it lasts for this page only.
        """
        with suppress(Rejection):  # settings are no reason to ask for a name
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
    """Raise a `Rejection` for a value that the store would refuse, even while it is away."""
    from reefkit.classroom.store.values import to_text  # noqa: PLC0415  # slow: SQLAlchemy

    try:
        to_text(value)
    except TypeError as error:
        raise reject("lab-not-understood") from error
