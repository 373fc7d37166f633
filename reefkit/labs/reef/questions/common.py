"""What the templates have in common: their options, and how a template is put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from reefkit.assess.made import Draft, DraftItem, Template
from reefkit.assess.question import Named
from reefkit.games.reef.play import name_of
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.assess.items import Goal
    from reefkit.assess.made import Pick
    from reefkit.labs.reef.questions.facts import Facts

Ask = Callable[["Facts"], Iterable[Draft | DraftItem]]

MOST_OTHERS = 3


def template(id_: str, goals: tuple[Goal, ...], ask: Ask) -> Template:
    """Make a template of a function of a match's facts."""

    def make(facts: Facts, seat: int, pick: Pick) -> list[Draft | DraftItem]:
        del seat, pick  # the facts are the seat's, and the machine picks
        return list(ask(facts))

    return Template(id=id_, goals=goals, make=make)


def title(id_: str) -> Message:
    """Give the few words for a template's question."""
    return Message(f"made-title-{id_}")


def number(count: int) -> Named:
    """Make an option of a number."""
    return Named(str(count), message("made-number", count=count))


def numbers(right: int, found: Iterable[int]) -> tuple[Named, ...]:
    """Make distractors: other numbers of the match, and near ones only where it has too few."""
    near = [right + 1, right - 1, right + 2, right - 2, right + 3]
    several = [n for n in dict.fromkeys([*found, *near]) if n != right and n >= 0]
    return tuple(number(n) for n in several[:MOST_OTHERS])


def organism(type_: str) -> Named:
    """Make an option of a type."""
    return Named(type_, name_of("organism", type_))


def organisms(type_: str) -> Message:
    """Name more than one of a type."""
    return Message(f"organism-{type_}.plural")


def names(types: Iterable[str]) -> list[Message]:
    """Name types, one after the other."""
    return [name_of("organism", each) for each in types]


def time_name(time: int) -> Message:
    """Name a time: the founding, or a survey."""
    return message("made-time", round=time)


def first_of(options: Sequence[Named], most: int = MOST_OTHERS) -> tuple[Named, ...]:
    """Keep the first few different ones."""
    return tuple({each.id: each for each in options}.values())[:most]
