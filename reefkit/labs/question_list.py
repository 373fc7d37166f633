"""The list of a sheet's questions, with the status of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from reefkit.labs.answer_session import AnswerSession
from reefkit.labs.student_work import SeatNote
from reefkit.text import Message, message

Look = Literal["open", "begun", "kept", "right", "partly", "wrong"]

LIST_SIGNS: dict[Look, str] = {
    "kept": "pencil",
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

    def __init__(self, desk: AnswerSession, notes: Sequence[SeatNote] = ()) -> None:
        self.desk = desk
        self.notes = tuple(notes)
        self.title = desk.open_sheet.title
        asking = desk.stage in {"ask", "end"}
        self.entries = tuple(
            QuestionEntry(
                number, each.title, _look(desk, each.id), asking and number == desk.number
            )
            for number, each in enumerate(desk.open_sheet.asked, 1)
        )

    @property
    def done(self) -> int:
        return sum(each.standing not in {"open", "begun"} for each in self.entries)

    @property
    def progress(self) -> Message:
        return message("ask-progress", done=self.done, of=len(self.entries))

    @property
    def share(self) -> int:
        """Answered questions in percent."""
        return 100 * self.done // max(len(self.entries), 1)

    @property
    def ready(self) -> bool:
        """Whether all questions are answered, and none is open on the page."""
        return self.done == len(self.entries) and self.desk.stage != "ask"

    @property
    def finish(self) -> Message | None:
        return None if self.desk.finished else message("ask-finish")

    @property
    def back(self) -> bool:
        """Whether a way back to the result is shown."""
        return self.desk.finished and self.desk.stage == "ask"


def _look(desk: AnswerSession, id_: str) -> Look:
    standing = desk.sitting.standing(id_)
    if standing.last is None or standing.stands == "open":
        return "begun" if desk.draft(id_) is not None else "open"
    grade = standing.told
    if grade is None or grade.right is None:
        return "kept"
    if grade.right:
        return "right"
    return "partly" if grade.points > 0 else "wrong"
