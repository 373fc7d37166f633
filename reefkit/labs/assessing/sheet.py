"""A sheet: the questions of one part of a lab, as one student gets them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from reefkit.assess import Form, Given, Policy, Question, Sitting
from reefkit.assess.form import Feedback
from reefkit.labs.keeping import Work
from reefkit.text import Message

BESIDE = "confidence"
"""The kind that is asked beside another question and has no place of its own in the list."""
SURVEY = "/survey"


@dataclass(frozen=True)
class Sheet:
    """The questions of one part, as composed for one student.

    Attributes
    ----------
    id
        Which sheet of this student's it is: ``before``, ``after:<match>``.
    form
        The form it was composed by.
    questions
        All that `compose` gave, the survey last.
    title
        What the part is called.
    policy
        What a teacher has set for the class, if anything.
    """

    id: str
    form: Form
    questions: tuple[Question, ...]
    title: Message
    policy: Policy | None = None

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

    def sitting(self, work: Work) -> Sitting:
        """Give how the student stands with the questions."""
        of_survey = {each.id for each in self.survey}
        asked = [each for each in self.questions if each.id not in of_survey]
        return self._sit(asked, work, self.id)

    def surveying(self, work: Work) -> Sitting:
        """Give how the student stands with the survey: it stays open when the rest is handed in."""
        return self._sit(self.survey, work, self.id + SURVEY)

    def _sit(self, questions: Iterable[Question], work: Work, id_: str) -> Sitting:
        known = tuple(questions)
        ids = {each.id for each in known}
        given = [
            Given(question=each.question, attempt=each.attempt, raw=each.raw, at=each.at)
            for each in work.answers(id_)
            if each.question in ids  # of another form, or of a bank that has changed since
        ]
        return Sitting(
            self.form,
            known,
            given,
            order_key=f"{work.who}/{self.id}",
            finished=bool(work.finished(id_)),
            policy=self.policy,
        )
