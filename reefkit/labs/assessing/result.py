"""What came of a sheet: by learning goal, with words; and each question with its standing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from reefkit.assess import Score, Shown
from reefkit.assess.items import Text
from reefkit.labs.assessing import drafts
from reefkit.labs.assessing.desk import Desk
from reefkit.labs.assessing.marked import Marked, all_marked
from reefkit.labs.assessing.rail import Entry, Rail
from reefkit.text import Message, message

MOST, SOME = 0.8, 0.5
"""From four fifths on a goal is reached, from half on it is on its way."""


@dataclass(frozen=True)
class GoalLine:
    """One learning goal of the result.

    Attributes
    ----------
    goal
        Its letter.
    name
        What it is about.
    share
        Points gained, in percent.
    score
        The points.
    words
        What that says.
    """

    goal: str
    name: Message
    share: int
    score: Score
    words: Message


class Result:
    """What is told once a sheet is handed in.

    Parameters
    ----------
    desk
        The desk; its sheet is handed in.
    game
        Whose goals they are: the names are messages ``goal-<game>-<letter>``.
    """

    def __init__(self, desk: Desk, game: str) -> None:
        self.desk = desk
        self.game = game
        self.score = desk.sitting.score
        self.told = self.score is not None

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The questions, each with its standing."""
        return Rail(self.desk).entries

    @property
    def lines(self) -> tuple[GoalLine, ...]:
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
    def marked(self) -> tuple[Marked, ...]:
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


def _counts(score: Score) -> bool:
    return score.of > 0 or score.waiting > 0


def _line(game: str, goal: str, score: Score) -> GoalLine:
    share = score.points / score.of if score.of else 0.0
    reached = "most" if share >= MOST else "some" if share >= SOME else "few"
    words = Message(f"ask-goal-{reached}") if score.of else message("ask-goal-waiting")
    return GoalLine(goal, Message(f"goal-{game}-{goal.lower()}"), round(100 * share), score, words)


@dataclass(frozen=True)
class SurveyLine:
    """One question of the survey, and what was said."""

    shown: Shown
    step: int
    typed: str
    chosen: tuple[str, ...]


def survey_lines(desk: Desk) -> tuple[SurveyLine, ...]:
    """Give the survey as it is filled in so far."""
    found = []
    for each in desk.open_sheet.survey:
        draft = desk.draft(each.id)
        found.append(
            SurveyLine(
                desk.surveying.shown(each.id),
                drafts.step_of(draft),
                drafts.typed(draft),
                tuple(drafts.chosen(draft)),
            )
        )
    return tuple(found)
