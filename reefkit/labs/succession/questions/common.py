"""What the templates have in common: their options, and how a template is put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from reefkit.assess.made import Draft, DraftItem, Template
from reefkit.assess.question import Named
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.assess.items import Goal
    from reefkit.assess.made import Pick
    from reefkit.labs.succession.questions.facts import Facts

Ask = Callable[["Facts"], Iterable[Draft | DraftItem]]
MOST_OTHERS = 3
FEWEST_OTHERS = 2


def template(id_: str, goals: tuple[Goal, ...], ask: Ask) -> Template:
    """Make a template of a function of a table's facts."""

    def make(facts: Facts, seat: int, pick: Pick) -> list[Draft | DraftItem]:
        del seat, pick  # the facts are the seat's, and the machine picks
        return list(ask(facts))

    return Template(id=f"rock-{id_}", goals=goals, make=make)


def title(id_: str) -> Message:
    """Give the few words for a template's question."""
    return Message(f"rock-title-{id_}")


def kind(card: str) -> Named:
    """Make an option of a kind of card."""
    return Named(card, Message(f"succession-{card}"))


def kinds(cards: Iterable[str], most: int = MOST_OTHERS) -> tuple[Named, ...]:
    """Make distractors of kinds of cards, each once."""
    return tuple(kind(each) for each in list(dict.fromkeys(cards))[:most])


def number(count: int) -> Named:
    """Make an option of a number."""
    return Named(str(count), message("rock-number", count=count))


def numbers(right: int, found: Iterable[int]) -> tuple[Named, ...]:
    """Make distractors: other numbers of the match, and near ones only where it has too few."""
    near = [right + 1, right - 1, right + 2, right - 2, right + 3]
    several = [n for n in dict.fromkeys([*found, *near]) if n != right and n >= 0]
    return tuple(number(n) for n in several[:MOST_OTHERS])
