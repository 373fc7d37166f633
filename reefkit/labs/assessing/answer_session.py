"""One student's work on a sheet of questions: the answer being made, and what is sent."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, TypeAlias, get_args

from reefkit.assess.forms import Feedback, Form, Policy
from reefkit.assess.grading import MOST_PINS
from reefkit.assess.items import Question
from reefkit.assess.sitting import ShownQuestion, Sitting, Standing
from reefkit.labs.student_work import StudentWork
from reefkit.match.errors import reject
from reefkit.text import Message

# ---- An answer as it is being made: what each touch of a control makes of it
#
# A draft is the very answer that will be sent, as `reefkit.assess.grading` reads it, or None while
# nothing is answered. What a browser sends is put in as it is: grading reads anything, and says
# what it could not read. Only sizes are held.

Draft: TypeAlias = dict[str, Any] | None
MOST_SPACES = 144
MOST_OPTIONS = 40


def chosen(draft: Draft) -> list[str]:
    """List the options that are chosen, whatever the kind."""
    held = draft or {}
    tiers = [held[each] for each in ("option", "reason") if isinstance(held.get(each), str)]
    if tiers:
        return tiers
    options = held.get("options")
    return [each for each in options if isinstance(each, str)] if isinstance(options, list) else []


def choose(shown: ShownQuestion, draft: Draft, option: str, *, on: bool) -> Draft:
    """Choose an option; of several, or leave it again."""
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
    """Return a number or a text as it was typed."""
    held = draft or {}
    value = held.get("number", held.get("text", ""))
    return value if isinstance(value, str) else f"{value:g}" if _is_number(value) else ""


def type_in(shown: ShownQuestion, value: str) -> Draft:
    """Type a number or a text; nothing but spaces is nothing."""
    if not value.strip():
        return None
    if shown.kind == "number":
        return {"number": value.strip()[:40]}
    return {"text": value[: shown.most]}


def field_of(draft: Draft, field: str) -> str:
    """Return what was written in a field of an argument."""
    value = (draft or {}).get(field)
    return value if isinstance(value, str) else ""


def write(shown: ShownQuestion, draft: Draft, field: str, value: str) -> Draft:
    """Write in a field of an argument; an argument that says nothing is none."""
    return _argument({**(draft or {}), field: value[: shown.most] if value.strip() else ""})


def pins_of(draft: Draft) -> list[str]:
    """List the points that are pinned to an argument, in the order they were."""
    held = (draft or {}).get("pins")
    pins = held if isinstance(held, list | tuple) else []
    return list(dict.fromkeys(each for each in pins if isinstance(each, str)))


def pin(draft: Draft, point: str) -> Draft:
    """Pin a point to an argument; one that is pinned already stays.

    Raises
    ------
    Rejection
        When there is no room for another.
    """
    held = pins_of(draft)
    if point not in held and len(held) >= MOST_PINS:
        raise reject("ask-pins-full", most=MOST_PINS)
    return _argument({**(draft or {}), "pins": list(dict.fromkeys([*held, point]))})


def unpin(draft: Draft, point: str) -> Draft:
    """Take a point off an argument again."""
    held = [each for each in pins_of(draft) if each != point]
    return _argument({**(draft or {}), "pins": held})


def _argument(held: dict[str, Any]) -> Draft:
    kept = {name: value for name, value in held.items() if value}
    return kept or None


def step_number(draft: Draft, by: int) -> Draft:
    """Count a number up or down by one; what is no number begins at 0."""
    try:
        now = float(typed(draft).replace(",", ".") or 0)
    except ValueError:
        now = 0.0
    if abs(now) > MOST_COUNTED:
        return draft
    return {"number": f"{now + by:g}"}


MOST_COUNTED = 99_999


def order_of(shown: ShownQuestion, draft: Draft) -> list[str]:
    """Return the order as it stands: as shown, until something was moved."""
    known = [each.id for each in shown.options]
    held = (draft or {}).get("order")
    if isinstance(held, list) and sorted(map(str, held)) == sorted(known):
        return [str(each) for each in held]
    return known


def move(shown: ShownQuestion, draft: Draft, option: str, by: int) -> Draft:
    """Move one thing up or down in the order; at an end it stays."""
    order = order_of(shown, draft)
    if option not in order:
        return draft
    at = order.index(option)
    to = min(max(at + by, 0), len(order) - 1)
    order.insert(to, order.pop(at))
    return {"order": order}


def pairs_of(draft: Draft) -> dict[str, str]:
    """Return the partners that are chosen, by what stands on the left."""
    held = (draft or {}).get("pairs")
    found = held if isinstance(held, dict) else {}
    return {left: right for left, right in found.items() if isinstance(right, str) and right}


def match(draft: Draft, left: str, right: str) -> Draft:
    """Choose a partner, or none again."""
    held = pairs_of(draft)
    held.pop(left, None)
    if right and len(held) < MOST_OPTIONS:
        held[left] = right
    return {"pairs": held} if held else None


def spaces_of(draft: Draft) -> list[tuple[int, int]]:
    """List the spaces that are chosen."""
    held = draft or {}
    found = held.get("spaces", [held["space"]] if "space" in held else [])
    if not isinstance(found, list):
        return []
    pairs = [each for each in found if isinstance(each, list | tuple) and len(each) == len("rc")]
    return [(each[0], each[1]) for each in pairs if all(type(one) is int for one in each)]


def pick(shown: ShownQuestion, draft: Draft, space: tuple[int, int]) -> Draft:
    """Touch a space: place the organism there; or choose the space, or leave it again."""
    if shown.kind == "place":
        return {"space": list(space)}
    held = spaces_of(draft)
    held = [each for each in held if each != space] if space in held else [*held, space]
    return {"spaces": [list(each) for each in sorted(held)[:MOST_SPACES]]} if held else None


def step_of(draft: Draft) -> int:
    """Return the step chosen on a scale; 0 for none."""
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
        """The questions that have a place in the list, in order."""
        return tuple(
            each
            for each in self.questions
            if each.id not in self.form.survey and not (each.kind == BESIDE and each.beside)
        )

    @cached_property
    def survey(self) -> tuple[Question, ...]:
        """What is asked last, of which nothing is right or wrong."""
        return tuple(each for each in self.questions if each.id in self.form.survey)

    @cached_property
    def beside(self) -> dict[str, Question]:
        """The question asked beside another, by the other's id."""
        return {
            each.beside: each
            for each in self.questions
            if each.kind == BESIDE and each.beside and each.id not in self.form.survey
        }

    @property
    def feedback(self) -> Feedback:
        """When feedback is given: as the teacher says, else as the form does."""
        set_ = self.policy.feedback if self.policy is not None else None
        return set_ or self.form.feedback

    @property
    def attempts(self) -> int:
        """How many answers a question takes: as the teacher says, else as the form does."""
        set_ = self.policy.attempts if self.policy is not None else None
        return set_ or self.form.attempts

    @property
    def minutes(self) -> int:
        """About how long it takes, in whole minutes; the survey counts too."""
        return max(1, round(sum(each.item.minutes for each in self.questions)))

    def sitting(self, work: StudentWork) -> Sitting:
        """Return how the student stands with the questions."""
        of_survey = {each.id for each in self.survey}
        asked = [each for each in self.questions if each.id not in of_survey]
        return self._sit(asked, work, self.id)

    def surveying(self, work: StudentWork) -> Sitting:
        """Return the sitting of the survey, which stays open when the rest is handed in."""
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
        """The work of whoever answers."""
        return self._work()

    def lay(self, sheet: QuestionSheet) -> None:
        """Open a sheet at the place where its student left it; the same sheet stays as it is."""
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
        """Have no sheet open."""
        self.sheet = None
        self._sittings.clear()

    def _settle(self) -> None:
        """Keep the place within the sheet, whatever was kept of an earlier one."""
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
        """How the student stands with the questions."""
        if "" not in self._sittings:
            self._sittings[""] = self.open_sheet.sitting(self.work)
        return self._sittings[""]

    @property
    def surveying(self) -> Sitting:
        """How the student stands with the survey."""
        if SURVEY_SUFFIX not in self._sittings:
            self._sittings[SURVEY_SUFFIX] = self.open_sheet.surveying(self.work)
        return self._sittings[SURVEY_SUFFIX]

    @property
    def finished(self) -> bool:
        """Whether the sheet has been handed in."""
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
        """The question that is open, as a page may have it."""
        return self.sitting.shown(self.question.id)

    @property
    def standing(self) -> Standing:
        """How the question that is open stands."""
        return self.sitting.standing(self.question.id)

    @property
    def open_numbers(self) -> tuple[int, ...]:
        """The questions that are not answered, by number."""
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
        """Open the question of this id, as an address asks for it; False when there is none."""
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
        """Return the answer to a question as it is being made: at first, as it was given last."""
        if id_ in self._drafts:
            return self._drafts[id_]
        return self._given(id_)

    def set_draft(self, id_: str, draft: Draft) -> None:
        """Put an answer together, and keep it: what was typed is not lost with the page."""
        if draft == self._given(id_):
            self._drafts.pop(id_, None)
        else:
            self._drafts[id_] = draft
        self._keep_drafts()

    def changed(self, id_: str) -> bool:
        """Whether the answer being made is another than the one that was given last."""
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
        self.work.remember(f"drafts:{self.open_sheet.id}", self._drafts)

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
        """Send the open question's answer as it was made, and how sure the student is of it."""
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
        """Hand the sheet in; answers that were made and not sent are sent first."""
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
        """Keep what was said in the survey."""
        sheet = self.open_sheet
        for each in sheet.survey:
            if self.changed(each.id) and self.surveying.standing(each.id).may_answer:
                self.answer(each.id, self.draft(each.id))
        self.work.finish(sheet.id + SURVEY_SUFFIX)
        self._sittings.clear()
        self.go("done")
