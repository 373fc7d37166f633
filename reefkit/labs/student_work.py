"""What one person does beside the match: answers, notes, plots, and what a page recalls.

A page speaks to `StudentWork`, and cannot tell whether all of it is on the store. The sheet that
lies open, its question, and the answer being made are an `AnswerSession`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, get_args

from msgspec import Struct

from reefkit.assess.evidence import ChartPoint, pinned
from reefkit.assess.forms import Feedback, Form, Policy
from reefkit.assess.items import MOST_PIN, MOST_PINS, MatchChart, Question, ShownQuestion
from reefkit.assess.sitting import Given, Sitting, Standing
from reefkit.data_lab.choices import of_pin, pin_label
from reefkit.labs.people import PeopleHere, Somebody
from reefkit.match.errors import Rejection, reject
from reefkit.match.table import utc_now
from reefkit.text import Message

if TYPE_CHECKING:
    from reefkit.classroom.store import Answer, Store


# ---- Notes of rounds: where each belongs, and who may read it
#
# The text of a note stands in the log of its match, as its seat alone sees it. At a table of a
# class whoever wrote it owns a note in the store besides, named after its place: with the text
# where the teacher may read it, empty where not. The desk and its files know these alone, so that
# what nobody shared cannot stand there, and a note goes with its owner when the owner is erased.

Readers = Literal["here", "me", "teacher", "other"]
"""Who may read a note.

here : whoever is at this screen; there is no teacher who could.
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


# ---- What one person does on a page beside the match: answers, notes, plots,
# and what a page recalls
#
# What is given is kept as given; whether it is durable already is the header's business
# (`reefkit.labs.save_status`).

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
    with the first thing that is kept.
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
        """List all answers given on a sheet, attempts included, in the order they were kept.

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
        kept = (
            given_of(stored)
            if stored is not None
            else Given(question=question, attempt=attempt, raw=raw, at=self._now())
        )
        self.set_answers(sheet, (*given, kept))
        return kept

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

        They stay to be read when the class is seated anew, and another match is asked about.
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


# ---- An answer as it is being made: what each touch of a control makes of it
#
# A draft is the very answer that will be sent, as `reefkit.assess.sitting` reads it, or None while
# nothing is answered. What a browser sends is put in as it is: grading reads anything, and says
# what it could not read. Only sizes are held.

Draft: TypeAlias = dict[str, Any] | None
MOST_SPACES = 144
MOST_OPTIONS = 40


def chosen(draft: Draft) -> list[str]:
    held = draft or {}
    tiers = [held[each] for each in ("option", "reason") if isinstance(held.get(each), str)]
    if tiers:
        return tiers
    options = held.get("options")
    return [each for each in options if isinstance(each, str)] if isinstance(options, list) else []


def choose(shown: ShownQuestion, draft: Draft, option: str, *, on: bool) -> Draft:
    if shown.kind == "choice":
        return {"option": option}
    if shown.kind == "two-tier":
        is_reason = any(each.id == option for each in shown.reasons)
        return {**(draft or {}), "reason" if is_reason else "option": option}
    held = [each for each in chosen(draft) if each != option]
    held = [*held, option] if on else held
    known = [each.id for each in shown.options]
    held.sort(key=lambda each: known.index(each) if each in known else len(known))
    return {"options": held[:MOST_OPTIONS]} if held else None


def typed(draft: Draft) -> str:
    held = draft or {}
    value = held.get("number", held.get("text", ""))
    return value if isinstance(value, str) else f"{value:g}" if _is_number(value) else ""


def type_in(shown: ShownQuestion, value: str) -> Draft:
    if not value.strip():
        return None
    if shown.kind == "number":
        return {"number": value.strip()[:40]}
    return {"text": value[: shown.most]}


def field_of(draft: Draft, field: str) -> str:
    value = (draft or {}).get(field)
    return value if isinstance(value, str) else ""


def write(shown: ShownQuestion, draft: Draft, field: str, value: str) -> Draft:
    return _argument({**(draft or {}), field: value[: shown.most] if value.strip() else ""})


def pins_of(draft: Draft) -> list[str]:
    held = (draft or {}).get("pins")
    pins = held if isinstance(held, list | tuple) else []
    return list(dict.fromkeys(each for each in pins if isinstance(each, str)))


def pinned_to(charts: Sequence[MatchChart], draft: Draft) -> tuple[ChartPoint, ...]:
    found = pinned(charts, pins_of(draft))
    graphs = [of_pin(each.id) for each in found]
    return tuple(
        each if graph is None else ChartPoint(each.id, pin_label(graph))
        for each, graph in zip(found, graphs, strict=True)
    )


def pin(draft: Draft, point: str) -> Draft:
    """Pin a point to an argument; one that is pinned already stays.

    Raises
    ------
    Rejection
        When there is no room for another, or so much was chosen for a graph that it fits in none.
    """
    held = pins_of(draft)
    if len(point) > MOST_PIN:
        raise reject("data-pin-too-long")
    if point not in held and len(held) >= MOST_PINS:
        raise reject("ask-pins-full", most=MOST_PINS)
    return _argument({**(draft or {}), "pins": list(dict.fromkeys([*held, point]))})


def unpin(draft: Draft, point: str) -> Draft:
    held = [each for each in pins_of(draft) if each != point]
    return _argument({**(draft or {}), "pins": held})


def _argument(held: dict[str, Any]) -> Draft:
    kept = {name: value for name, value in held.items() if value}
    return kept or None


def step_number(draft: Draft, by: int) -> Draft:
    try:
        now = float(typed(draft).replace(",", ".") or 0)
    except ValueError:
        now = 0.0
    if abs(now) > MOST_COUNTED:
        return draft
    said = f"{now + by:g}"
    return {"number": said.replace(".", ",") if "," in typed(draft) else said}


MOST_COUNTED = 99_999


def order_of(shown: ShownQuestion, draft: Draft) -> list[str]:
    known = [each.id for each in shown.options]
    held = (draft or {}).get("order")
    if isinstance(held, list) and sorted(map(str, held)) == sorted(known):
        return [str(each) for each in held]
    return known


def move(shown: ShownQuestion, draft: Draft, option: str, by: int) -> Draft:
    order = order_of(shown, draft)
    if option not in order:
        return draft
    at = order.index(option)
    to = min(max(at + by, 0), len(order) - 1)
    order.insert(to, order.pop(at))
    return {"order": order}


def pairs_of(draft: Draft) -> dict[str, str]:
    held = (draft or {}).get("pairs")
    found = held if isinstance(held, dict) else {}
    return {left: right for left, right in found.items() if isinstance(right, str) and right}


def match(draft: Draft, left: str, right: str) -> Draft:
    held = pairs_of(draft)
    held.pop(left, None)
    if right and len(held) < MOST_OPTIONS:
        held[left] = right
    return {"pairs": held} if held else None


def spaces_of(draft: Draft) -> list[tuple[int, int]]:
    held = draft or {}
    found = held.get("spaces", [held["space"]] if "space" in held else [])
    if not isinstance(found, list):
        return []
    pairs = [each for each in found if isinstance(each, list | tuple) and len(each) == len("rc")]
    return [(each[0], each[1]) for each in pairs if all(type(one) is int for one in each)]


def pick(shown: ShownQuestion, draft: Draft, space: tuple[int, int]) -> Draft:
    if shown.kind == "place":
        return {"space": list(space)}
    held = spaces_of(draft)
    held = [each for each in held if each != space] if space in held else [*held, space]
    return {"spaces": [list(each) for each in sorted(held)[:MOST_SPACES]]} if held else None


def step_of(draft: Draft) -> int:
    step = (draft or {}).get("step")
    return step if type(step) is int else 0


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


# ---- A sheet: the questions of one part of a lab, as one student gets them

BESIDE = "confidence"
"""The kind that is asked beside another question and has no place of its own in the list."""
SURVEY_SUFFIX = "/survey"


@dataclass(frozen=True)
class QuestionSheet:
    """The questions of one part, as composed for one student."""

    id: str  #: Which sheet of this student's it is: ``before``, ``after:<match>``.
    form: Form
    questions: tuple[Question, ...]  #: All that `compose` gave, the survey last.
    title: Message
    policy: Policy | None = None  #: What a teacher has set for the class, if anything.

    @cached_property
    def asked(self) -> tuple[Question, ...]:
        return tuple(
            each
            for each in self.questions
            if each.id not in self.form.survey and not (each.kind == BESIDE and each.beside)
        )

    @cached_property
    def survey(self) -> tuple[Question, ...]:
        return tuple(each for each in self.questions if each.id in self.form.survey)

    @cached_property
    def beside(self) -> dict[str, Question]:
        return {
            each.beside: each
            for each in self.questions
            if each.kind == BESIDE and each.beside and each.id not in self.form.survey
        }

    @property
    def feedback(self) -> Feedback:
        set_ = self.policy.feedback if self.policy is not None else None
        return set_ or self.form.feedback

    @property
    def attempts(self) -> int:
        set_ = self.policy.attempts if self.policy is not None else None
        return set_ or self.form.attempts

    @property
    def minutes(self) -> int:
        return max(1, round(sum(each.item.minutes for each in self.questions)))

    def sitting(self, work: StudentWork) -> Sitting:
        of_survey = {each.id for each in self.survey}
        asked = [each for each in self.questions if each.id not in of_survey]
        return self._sit(asked, work, self.id)

    def surveying(self, work: StudentWork) -> Sitting:
        return self._sit(self.survey, work, self.id + SURVEY_SUFFIX)

    def _sit(self, questions: Iterable[Question], work: StudentWork, id_: str) -> Sitting:
        known = tuple(questions)
        ids = {each.id for each in known}
        # One that is not among them is of another form, or of a bank that has changed since.
        given = [each for each in work.answers(id_) if each.question in ids]
        return Sitting(
            self.form,
            known,
            given,
            order_key=f"{work.who}/{self.id}",
            finished=bool(work.finished(id_)),
            policy=self.policy,
        )


# ---- The desk at which a student answers: the sheet that lies open, its question, what is on it

Stage = Literal["begin", "ask", "end", "result", "survey", "done"]
"""First screen, a question, handing in what is not complete, result, survey, its end."""
STAGES: tuple[Stage, ...] = get_args(Stage)
TITLE = "ask-title"
"""The key of a question's heading: where the keyboard goes when another is opened."""


class AnswerSession:
    """What one page shows of its student's sheets; what was answered stands in the student's work.

    `work`: gives the work of whoever answers at this page.

    Attributes
    ----------
    sheet
        The sheet that lies open; none while another part of the lab does.
    stage
        What of it is shown.
    number
        Which question is open, from 1.
    focus
        The key of the element that the keyboard goes to once the page is drawn; then emptied.
    """

    def __init__(self, work: Callable[[], StudentWork]) -> None:
        self._work = work
        self.sheet: QuestionSheet | None = None
        self.stage: Stage = "begin"
        self.number = 1
        self.focus = ""
        self._whose = ""
        self._drafts: dict[str, Draft] = {}
        self._sittings: dict[str, Sitting] = {}

    # -- which sheet -----------------------------------------------------------------------------

    @property
    def work(self) -> StudentWork:
        return self._work()

    def lay(self, sheet: QuestionSheet) -> None:
        if self.sheet is not None and (self.sheet.id, self._whose) == (sheet.id, self.work.who):
            self.sheet = sheet
            self._settle()
            return
        self.sheet, self._whose = sheet, self.work.who
        self.stage, self.number, self.focus = "begin", 1, ""
        self._sittings.clear()
        kept = self.work.recall(f"place:{sheet.id}")
        if isinstance(kept, dict):
            stage, number = kept.get("stage"), kept.get("number")
            self.stage = next((each for each in STAGES if each == stage), "begin")
            self.number = number if type(number) is int else 1
        held = self.work.recall(f"drafts:{sheet.id}")
        self._drafts = dict(held) if isinstance(held, dict) else {}
        self._settle()

    def put_away(self) -> None:
        self.sheet = None
        self._sittings.clear()

    def _settle(self) -> None:
        count = len(self.open_sheet.asked)
        self.number = min(max(self.number, 1), max(count, 1))
        if self.stage in {"ask", "end"} and not count:
            self.stage = "begin"
        if self.stage in {"survey", "done"} and not self.open_sheet.survey:
            self.stage = "result"
        if self.stage in {"result", "survey", "done"} and not self.finished:
            self.stage = "ask" if count else "begin"

    @property
    def open_sheet(self) -> QuestionSheet:
        """The sheet.

        Raises
        ------
        Rejection
            When none lies open.
        """
        if self.sheet is None:
            raise reject("ask-no-sheet")
        return self.sheet

    @property
    def sitting(self) -> Sitting:
        if "" not in self._sittings:
            self._sittings[""] = self.open_sheet.sitting(self.work)
        return self._sittings[""]

    @property
    def surveying(self) -> Sitting:
        if SURVEY_SUFFIX not in self._sittings:
            self._sittings[SURVEY_SUFFIX] = self.open_sheet.surveying(self.work)
        return self._sittings[SURVEY_SUFFIX]

    @property
    def finished(self) -> bool:
        return self.sitting.finished

    # -- which question --------------------------------------------------------------------------

    @property
    def question(self) -> Question:
        """The question that is open, with its key: for grading, never for a page.

        Raises
        ------
        Rejection
            When there is none.
        """
        asked = self.open_sheet.asked
        if not 1 <= self.number <= len(asked):
            raise reject("ask-no-question")
        return asked[self.number - 1]

    @property
    def shown(self) -> ShownQuestion:
        return self.sitting.shown(self.question.id)

    @property
    def standing(self) -> Standing:
        return self.sitting.standing(self.question.id)

    @property
    def open_numbers(self) -> tuple[int, ...]:
        asked = enumerate(self.open_sheet.asked, 1)
        return tuple(n for n, each in asked if self.sitting.standing(each.id).stands == "open")

    def go(self, stage: Stage, number: int | None = None) -> None:
        """Open a question or a stage, and keep the place.

        Raises
        ------
        Rejection
            When there is no such question, or the stage's time has not come.
        """
        asked = self.open_sheet.asked
        if number is not None and not 1 <= number <= len(asked):
            raise reject("ask-no-question")
        if stage in {"result", "survey", "done"} and not self.finished:
            raise reject("ask-not-finished")
        self.stage = stage
        self.number = self.number if number is None else number
        self.focus = TITLE
        self._keep_place()

    def open_question(self, id_: str) -> bool:
        for number, each in enumerate(self.open_sheet.asked, 1):
            if each.id == id_:
                self.stage, self.number = "ask", number
                return True
        return False

    def _keep_place(self) -> None:
        place = {"stage": self.stage, "number": self.number}
        self.work.remember(f"place:{self.open_sheet.id}", place)

    # -- what is on it ---------------------------------------------------------------------------

    def draft(self, id_: str) -> Draft:
        if id_ in self._drafts:
            return self._drafts[id_]
        return self._given(id_)

    def set_draft(self, id_: str, draft: Draft) -> None:
        if draft == self._given(id_):
            self._drafts.pop(id_, None)
        else:
            self._drafts[id_] = draft
        self._keep_drafts()

    def changed(self, id_: str) -> bool:
        return self.draft(id_) != self._given(id_)

    def _given(self, id_: str) -> Draft:
        sitting = self._of(id_)
        last = sitting.standing(id_).last
        raw = last.raw if last is not None else None
        return raw if isinstance(raw, dict) else None

    def _of(self, id_: str) -> Sitting:
        in_survey = any(each.id == id_ for each in self.open_sheet.survey)
        return self.surveying if in_survey else self.sitting

    def _keep_drafts(self) -> None:
        self.work.keep(f"drafts:{self.open_sheet.id}", self._drafts)

    # -- answering -------------------------------------------------------------------------------

    def answer(self, id_: str, raw: Any) -> None:  # noqa: ANN401  # any JSON
        """Keep an answer as it is, whatever it is.

        Raises
        ------
        Rejection
            When the question takes no more answers.
        """
        sheet = self.open_sheet
        in_survey = any(each.id == id_ for each in sheet.survey)
        self._of(id_).check(id_)
        self.work.answer(sheet.id + SURVEY_SUFFIX if in_survey else sheet.id, id_, raw)
        self._sittings.clear()
        self._of(id_)  # graded with the answer, not when the page is drawn
        if self._drafts.pop(id_, None) is not None:
            self._keep_drafts()

    def send(self) -> None:
        question = self.question
        self.sitting.check(question.id)
        beside = self.open_sheet.beside.get(question.id)
        if beside is not None and self.changed(beside.id):
            self.answer(beside.id, self.draft(beside.id))
        draft = self.draft(question.id)
        if draft is None and question.kind == "ordering":
            draft = {"order": order_of(self.shown, None)}  # the order as shown was agreed to
        self.answer(question.id, draft)

    def hand_in(self) -> None:
        """Hand the sheet in, first sending answers that were made but not sent."""
        sheet = self.open_sheet
        for each in sheet.questions:
            waiting = self._drafts.get(each.id)
            in_survey = any(each.id == one.id for one in sheet.survey)
            if waiting is not None and not in_survey and self.sitting.standing(each.id).may_answer:
                self.answer(each.id, waiting)
        self.work.finish(sheet.id)
        self._sittings.clear()
        self.go("result")

    def hand_in_survey(self) -> None:
        sheet = self.open_sheet
        for each in sheet.survey:
            if self.changed(each.id) and self.surveying.standing(each.id).may_answer:
                self.answer(each.id, self.draft(each.id))
        self.work.finish(sheet.id + SURVEY_SUFFIX)
        self._sittings.clear()
        self.go("done")
