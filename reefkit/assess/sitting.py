"""One student's way through a form: what is open, what may be told, and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from reefkit.assess.form import Form, Policy
from reefkit.assess.grades import Grade
from reefkit.assess.question import Question
from reefkit.assess.shown import Shown

Stands = Literal["open", "answered", "right", "closed"]


class Given(Struct, frozen=True, kw_only=True):
    """An answer as it was stored."""

    question: str
    attempt: int
    raw: Any
    at: str


class Standing(Struct, frozen=True, kw_only=True):
    """How a question stands: what a page may know of it.

    Parameters
    ----------
    stands
        ``open``: nothing answered; ``answered``: answered, and the verdict is not told, or is
        wrong with an attempt left; ``right``: told to be right; ``closed``: no attempt is left.
    attempts_left
        How many more answers count; None for any number (nothing right or wrong to find out).
    may_answer
        Whether another answer is taken now.
    last
        The answer that counts, as it was given; None for none.
    told
        The grade, as far as it may be told now; None when it may not.
    """

    stands: Stands
    attempts_left: int | None
    may_answer: bool
    last: Given | None = None
    told: Grade | None = None


class Progress(Struct, frozen=True):
    """How many questions are answered, of how many."""

    answered: int
    of: int


class Score(Struct, frozen=True):
    """Points gained, of how many; `waiting` more are a teacher's to give."""

    points: float
    of: float
    waiting: float = 0.0


class Sitting:
    """One student's sitting of a form. It stores nothing and changes nothing.

    Parameters
    ----------
    form
        The form.
    questions
        Its questions, as composed for this student.
    given
        The student's answers, in the order they were stored.
    order_key
        Whose page (see `shown`).
    finished
        Whether the student has handed in.
    policy
        What a teacher has set for the class, if anything.
    """

    def __init__(  # noqa: PLR0913 (one argument for each thing that a sitting is made of)
        self,
        form: Form,
        questions: Sequence[Question],
        given: Sequence[Given],
        *,
        order_key: str,
        finished: bool = False,
        policy: Policy | None = None,
    ) -> None:
        raise NotImplementedError

    def shown(self, id_: str) -> Shown:
        """Return what the page may be given of a question."""
        raise NotImplementedError

    def standing(self, id_: str) -> Standing:
        """Return how a question stands."""
        raise NotImplementedError

    def check(self, id_: str) -> Question:
        """Return the question that another answer is for.

        Raises
        ------
        Rejection
            When there is no such question, or it takes no more answers.
        """
        raise NotImplementedError

    @property
    def next_open(self) -> str | None:
        """The first question that is not answered, or None."""
        raise NotImplementedError

    @property
    def progress(self) -> Progress:
        """How many questions are answered."""
        raise NotImplementedError

    @property
    def score(self) -> Score | None:
        """The score, or None while it may not be told."""
        raise NotImplementedError

    def by_goal(self) -> dict[str, Score] | None:
        """Return the score by learning goal, or None while it may not be told."""
        raise NotImplementedError
