"""Which questions a student of Reef Survivor is asked."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from reefkit.labs.lesson.papers import Papers, read_papers
from reefkit.match.table import Table

if TYPE_CHECKING:
    from reefkit.assess import Question


@cache
def own_papers() -> Papers:
    """Load our own, once a process.

    Raises
    ------
    ContentError
        When something in them is not as expected.
    """
    from reefkit.labs.reef import questions  # noqa: PLC0415  # when first asked

    def make(table: Table, seat: int, key: str) -> list[Question]:
        plots = questions.plot_questions(table, seat, key)
        return [*plots, *questions.made_questions(table, seat, key)]

    return read_papers("reef", make)
