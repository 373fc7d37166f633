"""The list of a sheet's questions: how each stands, how far the student is, the notes of rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from reefkit.labs.assessing.desk import Desk
from reefkit.labs.notes import Note
from reefkit.text import Message, message

Look = Literal["open", "begun", "kept", "right", "partly", "wrong"]
SIGNS: dict[Look, str] = {"kept": "pencil", "right": "check", "partly": "warn", "wrong": "warn"}


@dataclass(frozen=True)
class Entry:
    """One question of the list."""

    number: int
    title: Message
    standing: Look
    now: bool

    @property
    def sign(self) -> str:
        """The icon of its standing; empty where its number stands."""
        return SIGNS.get(self.standing, "")


class Rail:
    """The list beside the question.

    Parameters
    ----------
    desk
        The desk; a sheet lies open.
    notes
        The student's own notes of rounds; none before a match.
    """

    def __init__(self, desk: Desk, notes: Sequence[Note] = ()) -> None:
        self.desk = desk
        self.notes = tuple(notes)
        self.title = desk.open_sheet.title
        asking = desk.stage in {"ask", "end"}
        self.entries = tuple(
            Entry(number, each.title, look(desk, each.id), asking and number == desk.number)
            for number, each in enumerate(desk.open_sheet.asked, 1)
        )

    @property
    def done(self) -> int:
        """How many questions are answered."""
        return sum(each.standing not in {"open", "begun"} for each in self.entries)

    @property
    def progress(self) -> Message:
        """How far the student is, in words."""
        return message("ask-progress", done=self.done, of=len(self.entries))

    @property
    def share(self) -> int:
        """How far the student is, in percent of the questions."""
        return 100 * self.done // max(len(self.entries), 1)

    @property
    def ready(self) -> bool:
        """Whether all is answered, and finishing is the one thing to do."""
        return self.done == len(self.entries) and self.desk.stage != "ask"

    @property
    def finish(self) -> Message | None:
        """What the button says that hands in; none once that is done."""
        return None if self.desk.finished else message("ask-finish")

    @property
    def back(self) -> bool:
        """Whether the result can be gone back to."""
        return self.desk.finished and self.desk.stage == "ask"


def look(desk: Desk, id_: str) -> Look:
    """Tell how a question stands, as far as a student may know."""
    standing = desk.sitting.standing(id_)
    if standing.last is None or standing.stands == "open":
        return "begun" if desk.draft(id_) is not None else "open"
    grade = standing.told
    if grade is None or grade.right is None:
        return "kept"
    if grade.right:
        return "right"
    return "partly" if grade.points > 0 else "wrong"
