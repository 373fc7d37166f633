"""One student's sitting of a form: grading of the answers, and what may be told when.

With feedback ``now``, each answer to a question with a key uses up an attempt; while one is left,
feedback is only on what was chosen. All other answers may be changed until the form is handed in.
An empty or unreadable answer uses up no attempt, and never replaces an earlier answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from reefkit.assess.answer_reading import Unreadable, read_answer
from reefkit.assess.evidence import as_drawn, points_of
from reefkit.assess.form import Feedback, Form
from reefkit.assess.forms import Policy
from reefkit.assess.grading import grade, hinted
from reefkit.assess.items import Curve, RangeChartItem, Text, is_opinion
from reefkit.assess.question import MatchChart, Question
from reefkit.assess.question_page import ShownQuestion, shown
from reefkit.assess.verdict import Grade
from reefkit.match.errors import reject
from reefkit.text import message

Stands = Literal["open", "answered", "right", "closed"]


class Given(Struct, frozen=True, kw_only=True):
    """A stored answer."""

    question: str
    attempt: int
    raw: Any  #: As sent by the page.
    at: str


class Standing(Struct, frozen=True, kw_only=True):
    """The state of a question, as far as its page may know it."""

    #: ``open``: no answer; ``answered``: an answer without feedback, or a wrong one with an attempt
    #: left; ``right``: right, and told so; ``closed``: no attempt left.
    stands: Stands
    attempts_left: int | None  #: Number of further attempts; None if unlimited.
    may_answer: bool  #: Whether another answer is accepted now.
    #: The latest answer; once closed, the latest readable one, if there is any.
    last: Given | None = None
    told: Grade | None = None  #: The part of its grade that may be told now; None if nothing.

    @property
    def unknown(self) -> bool:
        """Whether all it has is "I do not know yet": neither an answer nor left open."""
        return self.stands != "answered" and self.last is not None and self.last.raw is None


class SittingScore(Struct, frozen=True):
    """Points gained, and points possible so far."""

    points: float
    of: float
    waiting: float = 0.0  #: Further points possible for answers that a teacher grades; not in `of`.


class Sitting:
    """One student's sitting of a form, made from the stored answers; it changes nothing.

    Parameters
    ----------
    given
        The student's answers, in the order they were stored.
    order_key
        Key of the order of options (see `shown`).
    finished
        Whether the form was handed in.
    policy
        The teacher's settings, which replace the form's where they are not None.
    returned
        Questions whose texts the teacher returned to be changed, also once the form was handed in.
    """

    def __init__(  # noqa: PLR0913 (a sitting has many parts)
        self,
        form: Form,
        questions: Sequence[Question],
        given: Sequence[Given],
        *,
        order_key: str,
        finished: bool = False,
        policy: Policy | None = None,
        returned: frozenset[str] = frozenset(),
    ) -> None:
        rules = policy or Policy()
        self.questions = {each.id: each for each in questions}
        self.finished = finished
        self._returned = returned
        self.feedback: Feedback = rules.feedback or form.feedback
        self.attempts = rules.attempts or form.attempts
        self._order_key = order_key
        self._survey = frozenset(form.survey)
        self._given: dict[str, list[tuple[Given, Grade]]] = {
            id_: [(each, grade(question, each.raw)) for each in given if each.question == id_]
            for id_, question in self.questions.items()
        }
        # Neither empty nor unreadable; the last one counts.
        self._readable = {
            id_: [each for each in graded if each[1].filled in {"half", "whole"}]
            for id_, graded in self._given.items()
        }

    def shown(self, id_: str) -> ShownQuestion:
        """Return what the page may be sent of a question.

        Raises
        ------
        Rejection
            If there is no such question.
        """
        question = self._question(id_)
        found = shown(question, self._order_key)
        return replace(found, charts=self._charts(question)) if question.charts else found

    @property
    def plots(self) -> tuple[Question, ...]:
        kinds = (RangeChartItem, Curve)
        return tuple(each for each in self.questions.values() if isinstance(each.item, kinds))

    def _charts(self, question: Question) -> tuple[MatchChart, ...]:
        """Return the charts shown with a question, without giving away plots of this sitting."""
        plots = {each.id: each for each in self.plots}
        waiting = {id_ for id_ in plots if self.standing(id_).may_answer}
        if not waiting:
            return question.charts
        found = [each for each in question.charts if each.id in plots]
        return tuple(
            chart
            for each in found
            if (chart := self._drawn(plots[each.id], each) if each.id in waiting else each)
        )

    def _drawn(self, plot: Question, chart: MatchChart) -> MatchChart | None:
        counted = self._counted(plot.id)
        answer = read_answer(plot, counted[0].raw) if counted is not None else None
        if answer is None or isinstance(answer, Unreadable):
            return None
        drawn = as_drawn(chart, answer)
        return drawn if points_of(drawn) else None

    def standing(self, id_: str) -> Standing:
        """Return the state of a question.

        Raises
        ------
        Rejection
            If there is no such question.
        """
        question = self._question(id_)
        counted, latest = self._counted(id_), self._latest(id_)
        left = self._attempts_left(question)
        closed = (self.finished and id_ not in self._returned) or left == 0 or self._found(question)
        feedback = self._feedback(question, closed=closed)
        if closed:
            standing: Stands = "right" if feedback is not None and feedback.right else "closed"
        else:
            standing = "answered" if counted is not None else "open"
        last = (counted or latest) if closed else latest
        return Standing(
            stands=standing,
            attempts_left=left,
            may_answer=not closed,
            last=None if last is None else last[0],
            told=feedback,
        )

    def true_line(self, id_: str) -> MatchChart | None:
        """Return the true curve of a plot drawn wrong that accepts no more answers; else None."""
        question, standing = self._question(id_), self.standing(id_)
        item, told = question.item, standing.told
        wrong = told is not None and not told.right
        if standing.may_answer or not wrong or not isinstance(item, Curve):
            return None
        what = question.labels.get("measure") or message("evidence-ranges")
        labels = {**question.labels, "measure": message("evidence-true", what=what)}
        return MatchChart(id=id_, plot=item.plot, labels=labels, unit=question.unit)

    def check(self, id_: str) -> Question:
        """Return a question that accepts another answer.

        Raises
        ------
        Rejection
            If there is no such question, or it accepts no more answers.
        """
        question = self._question(id_)
        if not self.standing(id_).may_answer:
            raise reject("assess-closed")
        return question

    @property
    def score(self) -> SittingScore | None:
        """The score without the survey; None before the form is handed in, or without feedback."""
        return self._score(self.questions.values())

    def by_goal(self, *, first: bool = False) -> dict[str, SittingScore] | None:
        """Return the score of each learning goal, without opinions; None as for `score`.

        `first`: Score the first answers, not those that count.
        """
        if not self._may_score:
            return None
        graded = [each for each in self.questions.values() if not is_opinion(each.item)]
        goals = sorted({goal for each in graded for goal in each.item.goals})
        scores = {
            goal: self._score([each for each in graded if goal in each.item.goals], first=first)
            for goal in goals
        }
        return {goal: score for goal, score in scores.items() if score is not None}

    def right_at_first(self, id_: str) -> bool:
        """Return whether the first readable answer was right."""
        return self._graded(self._question(id_), first=True).right is True

    @property
    def _may_score(self) -> bool:
        return self.finished and self.feedback != "none"

    def _score(self, questions: Iterable[Question], *, first: bool = False) -> SittingScore | None:
        if not self._may_score:
            return None
        counted = [each for each in questions if each.id not in self._survey]
        grades = [self._graded(each, first=first) for each in counted]
        waiting = sum(each.of for each in grades if each.right is None)
        return SittingScore(
            sum(each.points for each in grades), sum(each.of for each in grades) - waiting, waiting
        )

    def _question(self, id_: str) -> Question:
        if id_ not in self.questions:
            raise reject("assess-no-question")
        return self.questions[id_]

    def _latest(self, id_: str) -> tuple[Given, Grade] | None:
        return self._given[id_][-1] if self._given[id_] else None

    def _counted(self, id_: str) -> tuple[Given, Grade] | None:
        return self._readable[id_][-1] if self._readable[id_] else None

    def _graded(self, question: Question, *, first: bool = False) -> Grade:
        readable = self._readable[question.id]
        found = readable[0] if first and readable else self._last(question.id)
        return grade(question, None) if found is None else found[1]

    def _last(self, id_: str) -> tuple[Given, Grade] | None:
        return self._counted(id_) or self._latest(id_)

    def _limited(self, question: Question) -> bool:
        """Return whether attempts are limited: only if each answer is told right or wrong."""
        has_key = not (is_opinion(question.item) or isinstance(question.item, Text))
        return self.feedback == "now" and has_key

    def _attempts_left(self, question: Question) -> int | None:
        if not self._limited(question):
            return None
        return max(0, self.attempts - len(self._readable[question.id]))

    def _found(self, question: Question) -> bool:
        last = self._last(question.id) if self._limited(question) else None
        return last is not None and last[1].right is True

    def _feedback(self, question: Question, *, closed: bool) -> Grade | None:
        if self.feedback == "none" or is_opinion(question.item):
            return None
        if closed:
            return self._graded(question)
        latest = self._latest(question.id)
        if latest is None or not self._limited(question):
            return None
        return hinted(latest[1])
