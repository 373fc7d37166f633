"""What one person does on a page beside the match: answers, notes, plots, and what a page recalls.

A page speaks to a `Work` and cannot tell whether it stands in memory or on a store. What is given
to it is kept as given; whether it is durable already is the header's business (`Session.kept`).
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from reefkit.match.table import Clock, utc_now

PLACE = "place"
"""The setting of a person that says where on the page it was."""


class Answered(Struct, frozen=True, kw_only=True):
    """An answer as it was kept.

    Attributes
    ----------
    question
        Which question of the sheet, by id.
    attempt
        The how-manieth answer to it this is, from 1.
    raw
        What was answered, as the page gave it: any JSON value.
    at
        When, as ISO time in UTC.
    """

    question: str
    attempt: int
    raw: Any
    at: str


class Given(Struct, frozen=True):
    """What a teacher gave for an answer: points, and a sentence as it was typed."""

    points: float
    text: str


class Work(ABC):
    """The work of one person in one lesson.

    Attributes
    ----------
    who
        The person's id: random, the same on every page and machine. What is shuffled for the
        person is shuffled by it.
    """

    who: str

    @abstractmethod
    def answers(self, sheet: str) -> tuple[Answered, ...]:
        """List all answers given on a sheet, attempts included, in the order they were kept.

        Parameters
        ----------
        sheet
            Which paper, such as ``before`` or ``after`` or ``after:<match>``.
        """

    @abstractmethod
    def answer(self, sheet: str, question: str, raw: Any) -> Answered:  # noqa: ANN401
        """Keep an answer as the next attempt at its question.

        Parameters
        ----------
        sheet, question
            Where it belongs.
        raw
            Any JSON value of at most 20 kB.

        Raises
        ------
        Rejection
            When it is no JSON value, or too large to keep.
        """

    @abstractmethod
    def finish(self, sheet: str) -> str:
        """Hand a sheet in, and give when; what was handed in before stays as it was."""

    @abstractmethod
    def finished(self, sheet: str) -> str:
        """Give when a sheet was handed in, as ISO time in UTC; empty when it was not."""

    def marks(self, sheet: str) -> dict[str, Given]:
        """Give what a teacher gave for the answers that count and has released, by question.

        Parameters
        ----------
        sheet
            Which paper. Without a class there is no teacher, and nothing is given.
        """
        del sheet
        return {}

    @abstractmethod
    def note(self, key: str, text: str) -> None:
        """Keep a note; an earlier one of the same key stays in the store, and is shown no more."""

    @abstractmethod
    def notes(self) -> dict[str, str]:
        """Give the latest note of each key."""

    @abstractmethod
    def plot(self, key: str, value: Any) -> None:  # noqa: ANN401
        """Keep a plot of the open match, or a point of one; the latest of a key counts."""

    @abstractmethod
    def plots(self) -> dict[str, Any]:
        """Give the latest plot of each key, of the open match."""

    @abstractmethod
    def remember(self, key: str, value: Any) -> None:  # noqa: ANN401
        """Keep a setting of the page for this person, such as which item was open."""

    @abstractmethod
    def recall(self, key: str) -> Any:  # noqa: ANN401
        """Give a setting that was kept; None where there is none."""


class MemoryWork(Work):
    """Work that lives in this process, and goes with it.

    Parameters
    ----------
    who
        The person's id; empty makes one.
    clock
        What time it is.
    """

    def __init__(self, who: str = "", clock: Clock = utc_now) -> None:
        self.who = who or secrets.token_hex(8)
        self._clock = clock
        self._answers: dict[str, list[Answered]] = {}
        self._finished: dict[str, str] = {}
        self._notes: dict[str, str] = {}
        self._plots: dict[str, Any] = {}
        self._settings: dict[str, Any] = {}

    def answers(self, sheet: str) -> tuple[Answered, ...]:
        """List all answers given on a sheet."""
        return tuple(self._answers.get(sheet, ()))

    def answer(self, sheet: str, question: str, raw: Any) -> Answered:  # noqa: ANN401
        """Keep an answer as the next attempt at its question."""
        given = self._answers.setdefault(sheet, [])
        attempt = 1 + max((each.attempt for each in given if each.question == question), default=0)
        kept = Answered(question=question, attempt=attempt, raw=raw, at=self._now())
        given.append(kept)
        return kept

    def set_answers(self, sheet: str, answers: Iterable[Answered]) -> None:
        """Take over what stands elsewhere as the answers of a sheet."""
        self._answers[sheet] = list(answers)

    def finish(self, sheet: str, when: str = "") -> str:
        """Hand a sheet in, now or when it was handed in elsewhere, and give when."""
        return self._finished.setdefault(sheet, when or self._now())

    def finished(self, sheet: str) -> str:
        """Give when a sheet was handed in."""
        return self._finished.get(sheet, "")

    def note(self, key: str, text: str) -> None:
        """Keep a note."""
        self._notes[key] = text

    def notes(self) -> dict[str, str]:
        """Give the latest note of each key."""
        return dict(self._notes)

    def plot(self, key: str, value: Any) -> None:  # noqa: ANN401
        """Keep a plot of the open match."""
        self._plots[key] = value

    def plots(self) -> dict[str, Any]:
        """Give the latest plot of each key."""
        return dict(self._plots)

    def remember(self, key: str, value: Any) -> None:  # noqa: ANN401
        """Keep a setting of the page."""
        self._settings[key] = value

    def recall(self, key: str) -> Any:  # noqa: ANN401
        """Give a setting that was kept."""
        return self._settings.get(key)

    def _now(self) -> str:
        return self._clock().isoformat()
