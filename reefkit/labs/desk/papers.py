"""What a lesson tells the desk of its questions: bank, forms, and what is made of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from reefkit.assess import Bank, Form, Question
from reefkit.assess.bank import Part
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message


class DeskPapers(Protocol):
    """The questions of one lesson, as the desk grades and shows them."""

    @property
    def lesson(self) -> str:
        """What the store calls the lesson."""
        ...

    @property
    def bank(self) -> Bank:
        """All items."""
        ...

    @property
    def forms(self) -> Mapping[str, Form]:
        """All forms by id."""
        ...

    def own_form(self, part: Part) -> str:
        """Give the id of the form that a student of this server gets without a class."""
        ...

    def form_name(self, form: str) -> Message:
        """Name a form."""
        ...

    def goals(self) -> Mapping[str, Message]:
        """Give the learning goals by letter."""
        ...

    def made(self, table: Table, seat: int, key: str) -> Sequence[Question]:
        """Make the questions that a match asked of a seat; none while it is not over."""
        ...

    def picture(self, question: Question, say: Catalogue) -> str:
        """Draw what a question has to look at, as HTML; empty where it has nothing."""
        ...


def desk_papers() -> dict[str, DeskPapers]:
    """Give the questions of every lesson, by what the store calls it."""
    from reefkit.labs.reef.desk_papers import PAPERS  # noqa: PLC0415  # a lesson reads the desk's

    return {PAPERS.lesson: PAPERS}
