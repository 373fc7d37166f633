"""The questions of one part of a lab, as composed for one student."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from reefkit.assess.form import Feedback, Form
from reefkit.assess.forms import Policy
from reefkit.assess.question import Question
from reefkit.assess.sitting import Sitting
from reefkit.labs.student_work import StudentWork
from reefkit.text import Message

BESIDE = "confidence"
"""Kind of question that is asked with another one and is not listed."""

SURVEY_SUFFIX = "/survey"


@dataclass(frozen=True)
class QuestionSheet:
    """The questions of one part, as composed for one student."""

    id: str  #: ``before``, ``later``, or ``after:<match>:<seat from 1>``.
    form: Form
    questions: tuple[Question, ...]  #: All questions from `compose`, the survey last.
    title: Message
    policy: Policy | None = None  #: The teacher's policy for the class, if any.

    @cached_property
    def asked(self) -> tuple[Question, ...]:
        """The numbered questions: all but the survey, and but those in `beside`."""
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
        """Questions about confidence, by the id of the question that each is asked with."""
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
        """Estimated minutes, the survey included; at least 1."""
        return max(1, round(sum(each.item.minutes for each in self.questions)))

    def sitting(self, work: StudentWork) -> Sitting:
        of_survey = {each.id for each in self.survey}
        questions = [each for each in self.questions if each.id not in of_survey]
        return self._sit(questions, work, self.id)

    def surveying(self, work: StudentWork) -> Sitting:
        return self._sit(self.survey, work, self.id + SURVEY_SUFFIX)

    def _sit(self, questions: Iterable[Question], work: StudentWork, id_: str) -> Sitting:
        known = tuple(questions)
        ids = {each.id for each in known}
        # Others are from another form, or from a bank that has changed since.
        given = [each for each in work.answers(id_) if each.question in ids]
        finished = bool(work.finished(id_))
        return Sitting(
            self.form,
            known,
            given,
            order_key=f"{work.who}/{self.id}",
            finished=finished,
            policy=self.policy,
            returned=frozenset(work.returned(id_) if finished else ()),
        )
