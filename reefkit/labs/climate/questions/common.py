"""What the templates have in common: their options, and how a template is put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from reefkit.assess.items import DrawingPicture
from reefkit.assess.made import Draft, DraftItem, Template
from reefkit.assess.question import Named
from reefkit.games.climate.content import GENES, HABITATS
from reefkit.games.climate.play import habitat_name
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.assess.items import Goal
    from reefkit.assess.made import Pick
    from reefkit.labs.climate.questions.facts import Facts

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
    return Message(f"climate-made-title-{id_}")


def number(count: int) -> Named:
    """Make an option of a number."""
    return Named(str(count), message("climate-made-number", count=count))


def numbers(right: int, found: Iterable[int]) -> tuple[Named, ...]:
    """Make distractors: other numbers of the match, and near ones only where it has too few."""
    near = [right + 1, right - 1, right + 2, right - 2, right + 3]
    several = [n for n in dict.fromkeys([*found, *near]) if n != right and n >= 0]
    return tuple(number(n) for n in several[:MOST_OTHERS])


def habitat(number_: int) -> Named:
    """Make an option of a habitat, from 0."""
    return Named(HABITATS[number_], habitat_name(number_))


def other_habitats(right: int) -> tuple[Named, ...]:
    """Make options of all habitats but one."""
    return tuple(habitat(n) for n in range(len(HABITATS)) if n != right)


def of_family(family: str, id_: str) -> Named:
    """Make an option of one of a family of texts."""
    return Named(id_, Message(f"climate-made-{family}-{id_}"))


def others_of(family: str, all_: Sequence[str], right: str) -> tuple[Named, ...]:
    """Make options of all of a family of texts but one."""
    return tuple(of_family(family, each) for each in all_ if each != right)


def genome(values: Sequence[int]) -> DrawingPicture:
    """Draw three genes."""
    return DrawingPicture(name="genome", values=dict(zip(GENES, values, strict=True)))
