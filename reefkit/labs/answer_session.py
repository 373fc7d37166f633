"""A student's session of answering: the open sheet, its question, and the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, get_args

from reefkit.assess.question import Question
from reefkit.assess.question_page import ShownQuestion
from reefkit.assess.sitting import Sitting, Standing
from reefkit.labs.answer_draft import Draft, order_of
from reefkit.labs.question_sheet import SURVEY_SUFFIX, QuestionSheet
from reefkit.labs.student_work import StudentWork
from reefkit.match.errors import reject
from reefkit.text import Message

Stage = Literal["begin", "ask", "end", "result", "survey", "done"]
"""Screen of a sheet.

begin: The first screen.
ask: A question.
end: A warning before an incomplete sheet is handed in.
result: The result, once it is handed in.
survey, done: The survey that follows, and its end.
"""

STAGES: tuple[Stage, ...] = get_args(Stage)

TITLE = "ask-title"
"""Key of a question's heading, which gets the keyboard focus when a question opens."""


class AnswerSession:
    """The state of answering on one page; the answers are in the student's work.

    `work`: Returns the work of the person who answers on this page.

    Attributes
    ----------
    sheet
        The open sheet; None if the page shows another part of the lab.
    stage
        The stage that is shown.
    number
        Number of the open question, from 1.
    focus
        Key of the element that gets the keyboard focus after the next drawing; then cleared.
    returned
        What the teacher wrote to the texts that were returned to be changed, by question.
    """

    def __init__(self, work: Callable[[], StudentWork]) -> None:
        self._work = work
        self.sheet: QuestionSheet | None = None
        self.stage: Stage = "begin"
        self.number = 1
        self.focus = ""
        self.returned: dict[str, str] = {}
        self._whose = ""
        self._drafts: dict[str, Draft] = {}
        self._sittings: dict[str, Sitting] = {}

    # -- which sheet -----------------------------------------------------------------------------

    @property
    def work(self) -> StudentWork:
        return self._work()

    def lay(self, sheet: QuestionSheet) -> bool:
        """Open a sheet at the stage, number and drafts that the student's work has stored.

        If the same person has the sheet open already, the place and the drafts stay; if the sheet
        no longer has the open question, its first screen opens, and the result is true.
        """
        returned = self.work.returned(sheet.id)
        if returned != self.returned:
            self.returned = returned
            self._sittings.clear()
        if self.sheet is not None and (self.sheet.id, self._whose) == (sheet.id, self.work.who):
            has_left = sheet is not self.sheet and self._replace(sheet)
            self._settle()
            return has_left
        self.sheet, self._whose = sheet, self.work.who
        self.stage, self.number, self.focus = "begin", 1, ""
        self._sittings.clear()
        stored = self.work.recall(f"place:{sheet.id}")
        if isinstance(stored, dict):
            stage, number = stored.get("stage"), stored.get("number")
            self.stage = next((each for each in STAGES if each == stage), "begin")
            self.number = number if type(number) is int else 1
        held = self.work.recall(f"drafts:{sheet.id}")
        self._drafts = dict(held) if isinstance(held, dict) else {}
        self._settle()
        return False

    def put_away(self) -> None:
        """Close the sheet."""
        self.sheet = None
        self._sittings.clear()

    def _replace(self, sheet: QuestionSheet) -> bool:
        """Ask other questions on the open sheet; return whether the open question is left out."""
        asked = self.question.id if self.stage == "ask" else ""
        self.sheet = sheet
        self._sittings.clear()
        has_left = bool(asked) and not self.open_question(asked)
        if has_left:
            self.stage, self.number = "begin", 1
        return has_left

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
        """The open sheet; raises a `Rejection` if none is open."""
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
        """The sitting of the survey that ends the sheet."""
        if SURVEY_SUFFIX not in self._sittings:
            self._sittings[SURVEY_SUFFIX] = self.open_sheet.surveying(self.work)
        return self._sittings[SURVEY_SUFFIX]

    @property
    def finished(self) -> bool:
        return self.sitting.finished

    # -- which question --------------------------------------------------------------------------

    @property
    def question(self) -> Question:
        """The open question with its key: for grading, never for a page.

        Raises
        ------
        Rejection
            If the sheet has no questions, or none is open.
        """
        questions = self.open_sheet.asked
        if not 1 <= self.number <= len(questions):
            raise reject("ask-no-question")
        return questions[self.number - 1]

    @property
    def shown(self) -> ShownQuestion:
        return self.sitting.shown(self.question.id)

    @property
    def standing(self) -> Standing:
        return self.sitting.standing(self.question.id)

    @property
    def open_numbers(self) -> tuple[int, ...]:
        """Numbers of the questions that still wait for an answer, from 1."""
        questions = enumerate(self.open_sheet.asked, 1)
        return tuple(n for n, each in questions if self.sitting.standing(each.id).stands == "open")

    @property
    def returned_texts(self) -> tuple[tuple[int, Message, str], ...]:
        """The texts to be changed: number, title, and the teacher's sentence."""
        texts, asked = self.returned, enumerate(self.open_sheet.asked, 1)
        return tuple((n, each.title, texts[each.id]) for n, each in asked if each.id in texts)

    def go(self, stage: Stage, number: int | None = None) -> None:
        """Open a question or a stage, and store the place.

        Raises
        ------
        Rejection
            If there is no such question, or the stage is not open yet.
        """
        questions = self.open_sheet.asked
        if number is not None and not 1 <= number <= len(questions):
            raise reject("ask-no-question")
        if stage in {"result", "survey", "done"} and not self.finished:
            raise reject("ask-not-finished")
        self.stage = stage
        self.number = self.number if number is None else number
        self.focus = TITLE
        self._keep_place()

    def open_question(self, id_: str) -> bool:
        """Open a question by its id, without storing the place; return whether there is one."""
        for number, each in enumerate(self.open_sheet.asked, 1):
            if each.id == id_:
                self.stage, self.number = "ask", number
                return True
        return False

    def _keep_place(self) -> None:
        place = {"stage": self.stage, "number": self.number}
        self.work.remember(f"place:{self.open_sheet.id}", place)

    # -- drafts ----------------------------------------------------------------------------------

    def draft(self, id_: str) -> Draft:
        """Return the draft of an answer, or else the answer given last."""
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
        """Return whether a draft differs from the answer given last."""
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

    def answer(self, id_: str, raw: Any) -> None:  # noqa: ANN401  # any JSON value
        """Store an answer of any shape, and drop the draft.

        Raises
        ------
        Rejection
            If the question takes no more answers.
        """
        sheet = self.open_sheet
        in_survey = any(each.id == id_ for each in sheet.survey)
        self._of(id_).check(id_)
        self.work.answer(sheet.id + SURVEY_SUFFIX if in_survey else sheet.id, id_, raw)
        self._sittings.clear()
        self._of(id_)  # grade now, not when the page is drawn
        if self._drafts.pop(id_, None) is not None:
            self._keep_drafts()

    def send(self) -> None:
        """Store the drafts of the open question and of the confidence question asked with it."""
        question = self.question
        self.sitting.check(question.id)
        attached = self.open_sheet.beside.get(question.id)
        if attached is not None and self.changed(attached.id):
            self.answer(attached.id, self.draft(attached.id))
        draft = self.draft(question.id)
        if draft is None and question.kind == "ordering":
            draft = {"order": order_of(self.shown, None)}  # sent untouched: the order shown
        self.answer(question.id, draft)

    def hand_in(self) -> None:
        """Hand the sheet in, first storing drafts of questions that still take an answer."""
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
        """Hand the survey in, first storing drafts that differ from the answers given."""
        sheet = self.open_sheet
        for each in sheet.survey:
            if self.changed(each.id) and self.surveying.standing(each.id).may_answer:
                self.answer(each.id, self.draft(each.id))
        self.work.finish(sheet.id + SURVEY_SUFFIX)
        self._sittings.clear()
        self.go("done")
