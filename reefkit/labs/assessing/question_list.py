"""The list of a sheet's questions and how each stands, and what came of the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from reefkit.assess.items import ShownQuestion, Text
from reefkit.assess.sitting import SittingScore
from reefkit.labs import student_work
from reefkit.labs.assessing.question_view import MarkView, all_marked
from reefkit.labs.student_work import AnswerSession, SeatNote
from reefkit.text import Message, message

# ---- The list of a sheet's questions: how each stands, how far the student is,
# the notes of rounds

Look = Literal["open", "begun", "kept", "right", "partly", "wrong"]
SIGNS: dict[Look, str] = {"kept": "pencil", "right": "check", "partly": "warn", "wrong": "warn"}


@dataclass(frozen=True)
class _QuestionEntry:
    number: int
    title: Message
    standing: Look
    now: bool

    @property
    def sign(self) -> str:
        """The icon of its standing; empty where its number stands."""
        return SIGNS.get(self.standing, "")


class QuestionList:
    """The list beside the question."""

    def __init__(self, desk: AnswerSession, notes: Sequence[SeatNote] = ()) -> None:
        self.desk = desk
        self.notes = tuple(notes)
        self.title = desk.open_sheet.title
        asking = desk.stage in {"ask", "end"}
        self.entries = tuple(
            _QuestionEntry(
                number, each.title, _look(desk, each.id), asking and number == desk.number
            )
            for number, each in enumerate(desk.open_sheet.asked, 1)
        )

    @property
    def done(self) -> int:
        """How many questions are answered."""
        return sum(each.standing not in {"open", "begun"} for each in self.entries)

    @property
    def progress(self) -> Message:
        """How far the student is, in words."""
        return message("ask-progress", done=self.done, of=len(self.entries))

    @property
    def share(self) -> int:
        """How far the student is, in percent of the questions."""
        return 100 * self.done // max(len(self.entries), 1)

    @property
    def ready(self) -> bool:
        """Whether all is answered, and finishing is the one thing to do."""
        return self.done == len(self.entries) and self.desk.stage != "ask"

    @property
    def finish(self) -> Message | None:
        """What the button says that hands in; none once that is done."""
        return None if self.desk.finished else message("ask-finish")

    @property
    def back(self) -> bool:
        """Whether the result can be gone back to."""
        return self.desk.finished and self.desk.stage == "ask"


def _look(desk: AnswerSession, id_: str) -> Look:
    """Tell how a question stands, as far as a student may know."""
    standing = desk.sitting.standing(id_)
    if standing.last is None or standing.stands == "open":
        return "begun" if desk.draft(id_) is not None else "open"
    grade = standing.told
    if grade is None or grade.right is None:
        return "kept"
    if grade.right:
        return "right"
    return "partly" if grade.points > 0 else "wrong"


# ---- What came of a sheet: by learning goal, with words; and each question with its standing

GOAL_REACHED, GOAL_BEGUN = 0.8, 0.5
"""From four fifths on a goal is reached, from half on it is on its way."""


@dataclass(frozen=True)
class _GoalLine:
    """One learning goal of the result."""

    goal: str  #: Its letter.
    name: Message  #: What it is about.
    share: int  #: Points gained, in percent.
    score: SittingScore
    words: Message


class SheetResult:
    """What is told once a sheet is handed in."""

    def __init__(self, desk: AnswerSession, game: str) -> None:
        self.desk = desk
        self.game = game
        self.score = desk.sitting.score
        self.told = self.score is not None

    @property
    def entries(self) -> tuple[_QuestionEntry, ...]:
        """The questions, each with its standing."""
        return QuestionList(self.desk).entries

    @property
    def lines(self) -> tuple[_GoalLine, ...]:
        """The result by learning goal; empty while it may not be told."""
        found = self.desk.sitting.by_goal() or {}
        return tuple(
            _line(self.game, goal, found[goal]) for goal in sorted(found) if _counts(found[goal])
        )

    @property
    def say(self) -> Message:
        """The whole of it in one sentence; own texts are no part of it, as a teacher reads them."""
        if self.score is None:
            return message("ask-result-untold")
        asked = zip(self.desk.open_sheet.asked, self.entries, strict=True)
        told = [entry for question, entry in asked if not isinstance(question.item, Text)]
        right = sum(each.standing == "right" for each in told)
        return message("ask-result-right", right=right, of=len(told))

    @property
    def waiting(self) -> bool:
        """Whether a teacher has something to grade still."""
        told = any(each.of for each in self.marked)
        return self.score is not None and self.score.waiting > 0 and not told

    @cached_property
    def marked(self) -> tuple[MarkView, ...]:
        """What the teacher gave for texts, and has released."""
        return all_marked(self.desk)

    @property
    def survey_open(self) -> bool:
        """Whether the survey waits."""
        return bool(self.desk.open_sheet.survey) and not self.survey_done

    @property
    def survey_done(self) -> bool:
        """Whether the survey was handed in."""
        return bool(self.desk.work.finished(self.desk.open_sheet.id + "/survey"))


def _counts(score: SittingScore) -> bool:
    return score.of > 0 or score.waiting > 0


def _line(game: str, goal: str, score: SittingScore) -> _GoalLine:
    share = score.points / score.of if score.of else 0.0
    reached = "most" if share >= GOAL_REACHED else "some" if share >= GOAL_BEGUN else "few"
    words = Message(f"ask-goal-{reached}") if score.of else message("ask-goal-waiting")
    return _GoalLine(goal, Message(f"goal-{game}-{goal.lower()}"), round(100 * share), score, words)


@dataclass(frozen=True)
class _SurveyLine:
    """One question of the survey, and what was said."""

    shown: ShownQuestion
    step: int
    typed: str
    chosen: tuple[str, ...]


def survey_lines(desk: AnswerSession) -> tuple[_SurveyLine, ...]:
    """Return the survey as it is filled in so far."""
    found = []
    for each in desk.open_sheet.survey:
        draft = desk.draft(each.id)
        found.append(
            _SurveyLine(
                desk.surveying.shown(each.id),
                student_work.step_of(draft),
                student_work.typed(draft),
                tuple(student_work.chosen(draft)),
            )
        )
    return tuple(found)
