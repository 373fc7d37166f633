"""The result of a sheet by learning goal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from reefkit.assess.items import Text
from reefkit.assess.question_page import ShownQuestion
from reefkit.assess.sitting import Sitting, SittingScore
from reefkit.labs import answer_draft
from reefkit.labs.answer_feedback import MarkView, all_marked
from reefkit.labs.answer_session import AnswerSession
from reefkit.labs.question_list import QuestionEntry, QuestionList
from reefkit.labs.question_sheet import QuestionSheet
from reefkit.text import Message, message

GOAL_REACHED, GOAL_BEGUN = 0.8, 0.5
"""Shares of a goal's points from which the goal counts as reached, and as begun."""


@dataclass(frozen=True)
class _GoalLine:
    """One learning goal of the result."""

    goal: str  #: Letter of the goal.
    name: Message  #: Text of the goal.
    share: int  #: Points gained, in percent.
    score: SittingScore
    words: Message


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
        found = self.answering.sitting.by_goal() or {}
        first = self.answering.sitting.by_goal(first=True) or {}
        return tuple(
            _line(self.game, goal, found[goal], first[goal])
            for goal in sorted(found)
            if _counts(found[goal])
        )

    @property
    def say(self) -> Message:
        """The result in one sentence; free texts are excluded, as a teacher grades them."""
        found = right_answers(self.answering.open_sheet, self.answering.sitting)
        if found is None:
            return message("ask-result-untold")
        right, of, first = found
        if first == right:
            return message("ask-result-right", right=right, of=of)
        return message("ask-result-right-later", right=right, of=of, first=first)

    @property
    def waiting(self) -> bool:
        """Whether answers wait for a teacher's marks; False once the first mark is shown."""
        is_marked = any(each.of for each in self.marked)
        return self.score is not None and self.score.waiting > 0 and not is_marked

    @cached_property
    def marked(self) -> tuple[MarkView, ...]:
        return all_marked(self.answering)

    @property
    def survey_open(self) -> bool:
        return bool(self.answering.open_sheet.survey) and not self.survey_done

    @property
    def survey_done(self) -> bool:
        return bool(self.answering.work.finished(self.answering.open_sheet.id + "/survey"))


class RightAnswers(NamedTuple):
    """How many questions are right; free texts are excluded, as a teacher grades them."""

    right: int
    of: int
    first: int  #: How many were right at the first try.


def right_answers(sheet: QuestionSheet, sitting: Sitting) -> RightAnswers | None:
    """Count the right answers; None while the result is untold."""
    if sitting.score is None:
        return None
    graded = [each for each in sheet.asked if not isinstance(each.item, Text)]
    told = [sitting.standing(each.id).told for each in graded]
    return RightAnswers(
        sum(each is not None and bool(each.right) for each in told),
        len(graded),
        sum(sitting.right_at_first(each.id) for each in graded),
    )


def _counts(score: SittingScore) -> bool:
    return score.of > 0 or score.waiting > 0


def _line(game: str, goal: str, score: SittingScore, first: SittingScore) -> _GoalLine:
    share = score.points / score.of if score.of else 0.0
    reached = "most" if share >= GOAL_REACHED else "some" if share >= GOAL_BEGUN else "few"
    if reached == "most" and first.points < GOAL_REACHED * first.of:
        reached = "later"
    words = Message(f"ask-goal-{reached}") if score.of else message("ask-goal-waiting")
    return _GoalLine(goal, Message(f"goal-{game}-{goal.lower()}"), round(100 * share), score, words)


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
