"""The result of a sheet by learning goal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from reefkit.assess.items import Text, is_guess
from reefkit.assess.question import Question
from reefkit.assess.question_page import ShownQuestion
from reefkit.assess.sitting import Sitting
from reefkit.labs import answer_draft
from reefkit.labs.answer_feedback import MarkView, all_marked
from reefkit.labs.answer_session import AnswerSession
from reefkit.labs.question_list import QuestionEntry, QuestionList
from reefkit.labs.question_sheet import QuestionSheet
from reefkit.text import Message, message

GOAL_REACHED, GOAL_BEGUN = 0.8, 0.5
"""Shares of a goal's answers from which the goal counts as reached, and as begun."""


@dataclass(frozen=True)
class _GoalLine:
    """One learning goal of the result."""

    goal: str  #: Letter of the goal.
    name: Message  #: Text of the goal.
    right: RightAnswers
    words: Message

    @property
    def share(self) -> int:
        """Right answers in percent of those given."""
        return round(100 * self.right.right / self.right.of) if self.right.of else 0


class SheetResult:
    """What is shown once a sheet is handed in."""

    def __init__(self, answering: AnswerSession, game: str) -> None:
        self.answering = answering
        self.game = game
        self.score = answering.sitting.score
        self.told = self.score is not None

    @property
    def entries(self) -> tuple[QuestionEntry, ...]:
        return QuestionList(self.answering).entries

    @property
    def lines(self) -> tuple[_GoalLine, ...]:
        sheet, sitting = self.answering.open_sheet, self.answering.sitting
        found = {goal: right_answers(sheet, sitting, goal) for goal in sitting.by_goal() or {}}
        return tuple(_line(self.game, goal, right) for goal, right in found.items() if right)

    @property
    def say(self) -> Message | None:
        """The result in one sentence; None if all was left open or written."""
        found = right_answers(self.answering.open_sheet, self.answering.sitting)
        if found is None:
            return message("ask-result-untold")
        if not found.of and self.left is not None:
            return None
        id_ = "ask-result-right" if found.first == found.right else "ask-result-right-later"
        return Message(id_, found._asdict())

    @property
    def left(self) -> Message | None:
        """What the result leaves out, so that all questions are accounted for."""
        found = right_answers(self.answering.open_sheet, self.answering.sitting)
        if found is None or not (found.left or found.unknown or found.written or found.guessed):
            return None
        asked = len(self.answering.open_sheet.asked)
        return Message("ask-result-left", found._asdict() | {"asked": asked})

    @property
    def waiting(self) -> bool:
        """Whether answers wait for a teacher's marks; False once the first mark is shown."""
        is_marked = any(each.of for each in self.marked)
        return self.score is not None and self.score.waiting > 0 and not is_marked

    @cached_property
    def marked(self) -> tuple[MarkView, ...]:
        return all_marked(self.answering)

    @property
    def modelled(self) -> tuple[Question, ...]:
        """The questions with a model answer."""
        return tuple(each for each in self.answering.open_sheet.asked if each.model is not None)

    @property
    def survey_open(self) -> bool:
        return bool(self.answering.open_sheet.survey) and not self.survey_done

    @property
    def survey_done(self) -> bool:
        return bool(self.answering.work.finished(self.answering.open_sheet.id + "/survey"))


class RightAnswers(NamedTuple):
    """How many questions are right; the others but `first` add up to all that are asked."""

    right: int
    of: int  #: How many are answered, but for free texts and guesses.
    first: int  #: How many were right at the first try.
    left: int  #: How many are not answered.
    unknown: int  #: How many are left with "I do not know yet".
    written: int  #: How many are answered by a free text, which a teacher grades.
    guessed: int  #: How many answers are guesses that cost nothing.


def right_answers(sheet: QuestionSheet, sitting: Sitting, goal: str = "") -> RightAnswers | None:
    """Count the right answers, of one goal or of all; None while the result is untold."""
    if sitting.score is None:
        return None
    asked = [each for each in sheet.asked if not goal or goal in each.item.goals]
    standings = {each.id: sitting.standing(each.id) for each in asked}
    unknown = sum(each.unknown for each in standings.values())
    answered = [
        each
        for each in asked
        if standings[each.id].last is not None and not standings[each.id].unknown
    ]
    written = sum(isinstance(each.item, Text) for each in answered)
    guessed = sum(is_guess(each.item) for each in answered)
    graded = [each for each in answered if each.item.points and not isinstance(each.item, Text)]
    told = [standings[each.id].told for each in graded]
    return RightAnswers(
        right=sum(each is not None and bool(each.right) for each in told),
        of=len(graded),
        first=sum(sitting.right_at_first(each.id) for each in graded),
        left=len(asked) - len(answered) - unknown,
        unknown=unknown,
        written=written,
        guessed=guessed,
    )


def _line(game: str, goal: str, found: RightAnswers) -> _GoalLine:
    share = found.right / found.of if found.of else 0.0
    reached = "most" if share >= GOAL_REACHED else "some" if share >= GOAL_BEGUN else "few"
    if reached == "most" and found.first < GOAL_REACHED * found.of:
        reached = "later"
    if not found.of:
        reached = "waiting" if found.written else "guessed" if found.guessed else "open"
        if reached == "open" and not found.left:
            reached = "unknown"
    name = Message(f"goal-{game}-{goal.lower()}")
    return _GoalLine(goal, name, found, Message(f"ask-goal-{reached}"))


@dataclass(frozen=True)
class _SurveyLine:
    """One question of the survey, and its answer."""

    shown: ShownQuestion
    step: int
    typed: str
    chosen: tuple[str, ...]


def survey_lines(answering: AnswerSession) -> tuple[_SurveyLine, ...]:
    found = []
    for each in answering.open_sheet.survey:
        draft = answering.draft(each.id)
        found.append(
            _SurveyLine(
                answering.surveying.shown(each.id),
                answer_draft.step_of(draft),
                answer_draft.typed(draft),
                tuple(answer_draft.chosen(draft)),
            )
        )
    return tuple(found)
