"""What a lesson tells the desk of its questions: bank, forms, and what is made of a match."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Protocol

import reefkit.labs
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


@cache
def desk_papers() -> dict[str, DeskPapers]:
    """Find the questions of every lesson, by what the store calls it."""
    found: dict[str, DeskPapers] = {}
    for module in pkgutil.iter_modules(reefkit.labs.__path__):
        name = f"{reefkit.labs.__name__}.{module.name}.desk_papers"
        if module.ispkg and importlib.util.find_spec(name) is not None:
            papers: DeskPapers = importlib.import_module(name).DESK_PAPERS
            found[papers.lesson] = papers
    return found
