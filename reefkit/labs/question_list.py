"""The list of a sheet's questions, with the status of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from reefkit.labs.answer_session import AnswerSession
from reefkit.labs.student_work import SeatNote
from reefkit.text import Message, message

Look = Literal["open", "unknown", "begun", "kept", "returned", "right", "partly", "wrong"]

LIST_SIGNS: dict[Look, str] = {
    "unknown": "question",
    "kept": "pencil",
    "returned": "undo",
    "right": "check",
    "partly": "warn",
    "wrong": "warn",
}


@dataclass(frozen=True)
class QuestionEntry:
    """A question in the list of its sheet, with its status."""

    number: int
    title: Message
    standing: Look
    now: bool  #: Whether it is the open question.

    @property
    def sign(self) -> str:
        return LIST_SIGNS.get(self.standing, "")


class QuestionList:
    """The list next to the question."""

    def __init__(self, answering: AnswerSession, notes: Sequence[SeatNote] = ()) -> None:
        self.answering = answering
        self.notes = tuple(notes)
        self.title = answering.open_sheet.title
        asking = answering.stage in {"ask", "end"}
        self.entries = tuple(
            QuestionEntry(
                number, each.title, _look(answering, each.id), asking and number == answering.number
            )
            for number, each in enumerate(answering.open_sheet.asked, 1)
        )

    @property
    def done(self) -> int:
        return sum(each.standing not in {"open", "unknown", "begun"} for each in self.entries)

    @property
    def progress(self) -> Message:
        unknown = sum(each.standing == "unknown" for each in self.entries)
        return message("ask-progress", done=self.done, of=len(self.entries), unknown=unknown)

    @property
    def share(self) -> int:
        """Answered questions in percent."""
        return 100 * self.done // max(len(self.entries), 1)

    @property
    def ready(self) -> bool:
        """Whether all questions are answered, and none is open on the page."""
        return self.done == len(self.entries) and self.answering.stage != "ask"

    @property
    def finish(self) -> Message | None:
        return None if self.answering.finished else message("ask-finish")

    @property
    def back(self) -> bool:
        """Whether a way back to the result is shown."""
        return self.answering.finished and self.answering.stage == "ask"


def _look(answering: AnswerSession, id_: str) -> Look:
    if id_ in answering.returned:
        return "returned"
    standing = answering.sitting.standing(id_)
    if standing.last is None or standing.unknown or standing.stands == "open":
        if answering.draft(id_) is not None:
            return "begun"
        return "unknown" if standing.unknown else "open"
    grade = standing.told
    if grade is None or grade.right is None:
        return "kept"
    if grade.right:
        return "right"
    return "partly" if grade.points > 0 else "wrong"
