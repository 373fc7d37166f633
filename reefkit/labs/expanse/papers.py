"""Which questions a student of Blue Expanse is asked: before the game, and after a match."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from reefkit.labs.lesson.papers import Papers, read_papers

if TYPE_CHECKING:
    from reefkit.assess import Question
    from reefkit.match.table import Table


@cache
def own_papers() -> Papers:
    """Load our own, once a process.

    Raises
    ------
    ContentError
        When something in them is not as expected.
    """

    def make(table: Table, seat: int, key: str) -> list[Question]:
        from reefkit.labs.expanse import questions  # noqa: PLC0415  # when a match is over

        plots = questions.plot_questions(table, seat, key)
        return [*plots, *questions.made_questions(table, seat, key)]

    return read_papers("expanse", make)
