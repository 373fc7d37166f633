"""A lesson's questions as the teacher's desk grades and shows them (`labs.desk.papers`).

It is made of what the questions need and no more: the desk loads no page of a lesson for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from reefkit.assess import Bank, Form, Question
from reefkit.assess.bank import Part
from reefkit.assess.items import DrawingPicture
from reefkit.labs.lesson.papers import Papers
from reefkit.match.table import Table
from reefkit.text import Message

if TYPE_CHECKING:
    from reefkit.text import Catalogue

Draw = Callable[[str, Mapping[str, Any], "Catalogue"], str]
"""Gives the HTML of a picture that an item names, as `Kind.drawing` does."""


class LessonDeskPapers:
    """The questions of one lesson.

    Parameters
    ----------
    lesson
        The lab's id.
    goals
        The letters of its learning goals, as `Kind.goals` has them.
    own
        Loads bank and forms, with the teacher's overlay.
    drawing
        Draws the pictures that items name; none where they name none.
    papers
        What to read instead of what `own` loads; none for that.
    """

    def __init__(
        self,
        lesson: str,
        goals: str,
        own: Callable[[], Papers],
        drawing: Draw | None = None,
        papers: Papers | None = None,
    ) -> None:
        self.lesson = lesson
        self._letters = goals
        self._own = own
        self._drawing = drawing
        self._papers = papers

    @property
    def papers(self) -> Papers:
        """Bank, forms and what makes questions."""
        return self._papers or self._own()

    @property
    def bank(self) -> Bank:
        """All items."""
        return self.papers.bank

    @property
    def forms(self) -> Mapping[str, Form]:
        """All forms by id."""
        return self.papers.forms

    def own_form(self, part: Part) -> str:
        """Give the id of the form that a student of this server gets without a class."""
        wanted = self.papers.form(part)
        return next(id_ for id_, form in self.papers.forms.items() if form is wanted)

    def form_name(self, form: str) -> Message:
        """Name a form."""
        return Message(f"form-{self.lesson}-{form}")

    def goals(self) -> Mapping[str, Message]:
        """Give the learning goals by letter."""
        return {each.upper(): Message(f"goal-{self.lesson}-{each}") for each in self._letters}

    def made(self, table: Table, seat: int, key: str) -> Sequence[Question]:
        """Make the questions that a match asked of a seat; none while it is not over."""
        if not table.view(None).over or not 0 <= seat < len(table.setup.seats):
            return ()
        return self.papers.make(table, seat, key)

    def picture(self, question: Question, say: Catalogue) -> str:
        """Draw what a question has to look at, as HTML; empty where it has nothing."""
        seen = question.item.picture
        if not isinstance(seen, DrawingPicture) or self._drawing is None:
            return ""
        return self._drawing(seen.name, seen.values, say)
