"""What Reef Survivor brings beside the game's own content: its files, its options, its questions.

The page, the teacher's desk and the simulated students read it alike.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from reefkit.games.reef import content as stored
from reefkit.games.reef.rules import GAME
from reefkit.labs.lesson.content import files_of
from reefkit.labs.lesson.lab import OptionSet
from reefkit.labs.lesson.papers import Papers, read_papers
from reefkit.match.codec import to_plain
from reefkit.match.game import Plain
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message

if TYPE_CHECKING:
    from reefkit.assess.items import Question


# ---- The content of the Reef Survivor lab beside the game's own

FILES = files_of("reef")
"""Every file of the lab's own content and its type; a test loads each of them."""


# ---- The options of Reef Survivor, as a form shows them

FOR_CLASSES = ("rounds", "predict", "plot_first", "scoring", "hands_on", "team_bonus", "topics")
"""Options that a class would turn; all others are folded under *For teachers*."""
AT_THE_DESK = ("gates",)
"""Options that need a teacher's desk: without one, nobody would ever open a gate."""


def _defaults() -> Plain:
    """Give the options of `data/reef/rules.toml`."""
    plain: Plain = to_plain(stored.default().rules.options)
    return plain


def _several_of(name: str) -> tuple[str, ...]:
    """List what an option with several values can hold; nothing for any other."""
    content = stored.default()
    if name == "cards":
        return tuple(content.cards)
    if name == "topics":
        return tuple(sorted({topic for card in content.cards.values() for topic in card.topics}))
    return ()


def _label_of(say: Catalogue, option: str, value: str) -> str:
    """Give the name of a card or topic; a teacher's own topic is its own name."""
    if option == "cards":
        return say.render(Message(f"card-{value}"))
    id_ = "topic-" + value.replace(" ", "-")
    return say.render(Message(id_)) if say.has(id_) else value


OPTIONS = OptionSet(
    GAME.id, stored.Options, _defaults, FOR_CLASSES, AT_THE_DESK, _several_of, _label_of
)
"""All of them."""


# ---- Which questions a student of Reef Survivor is asked


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
