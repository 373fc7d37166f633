"""The options of Reef Survivor, as a form shows them."""

from __future__ import annotations

from reefkit.games.reef import content as stored
from reefkit.games.reef.game import GAME
from reefkit.labs.lesson.options import Options
from reefkit.match.codec import to_plain
from reefkit.match.game import Plain
from reefkit.text import Catalogue, Message

FOR_CLASSES = ("rounds", "predict", "plot_first", "scoring", "hands_on", "team_bonus", "topics")
"""Options that a class would turn; all others are folded under *For teachers*."""
AT_THE_DESK = ("gates",)
"""Options that need a teacher's desk: without one, nobody would ever open a gate."""


def defaults() -> Plain:
    """Give the options of `data/reef/rules.toml`."""
    plain: Plain = to_plain(stored.default().rules.options)
    return plain


def several_of(name: str) -> tuple[str, ...]:
    """List what an option with several values can hold; nothing for any other."""
    content = stored.default()
    if name == "cards":
        return tuple(content.cards)
    if name == "topics":
        return tuple(sorted({topic for card in content.cards.values() for topic in card.topics}))
    return ()


def label_of(say: Catalogue, option: str, value: str) -> str:
    """Give the name of a card or topic; a teacher's own topic is its own name."""
    if option == "cards":
        return say.render(Message(f"card-{value}"))
    id_ = "topic-" + value.replace(" ", "-")
    return say.render(Message(id_)) if say.has(id_) else value


OPTIONS = Options(GAME.id, stored.Options, defaults, FOR_CLASSES, AT_THE_DESK, several_of, label_of)
"""All of them."""
