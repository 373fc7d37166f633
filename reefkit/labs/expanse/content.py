"""What Blue Expanse brings beside the game's own content: its files, its options, its questions.

The page, the teacher's desk and the simulated students read it alike.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from reefkit.games.expanse import content as stored
from reefkit.games.expanse.content import Options as Typed
from reefkit.games.expanse.game import GAME
from reefkit.labs.lesson.content import files_of
from reefkit.labs.lesson.lab import OptionSet
from reefkit.labs.lesson.papers import Papers, read_papers
from reefkit.match.codec import to_plain
from reefkit.match.game import Plain

if TYPE_CHECKING:
    from reefkit.assess.items import Question
    from reefkit.match.table import Table


# ---- The content of the Blue Expanse lab beside the game's own

FILES = files_of("expanse")
"""Every file of the lab's own content and its type; a test loads each of them."""


# ---- The options of Blue Expanse, as a form shows them

FOR_CLASSES = ("dice", "turns", "raising", "window")
"""Options that a class would turn; all others are folded under *For teachers*."""
ASKED_ELSEWHERE = ("research", "without")
"""What only *What if* turns, after a match."""


def _defaults() -> Plain:
    """Give the options of `data/expanse/rules.toml`."""
    plain: Plain = to_plain(stored.default().rules.options)
    return plain


OPTIONS = OptionSet(GAME.id, Typed, _defaults, FOR_CLASSES, at_the_desk=ASKED_ELSEWHERE)
"""All of them."""


# ---- Which questions a student of Blue Expanse is asked: before the game, and after a match


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
