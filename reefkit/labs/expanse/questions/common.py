"""What the templates have in common: their options, and how a template is put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from reefkit.assess.made import Draft, DraftItem, Template
from reefkit.assess.question import Named
from reefkit.games.expanse.state import FOODS
from reefkit.labs.expanse.questions.drawing import named
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.assess.items import Goal
    from reefkit.assess.made import Pick
    from reefkit.labs.expanse.questions.facts import Facts

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
    return Message(f"expanse-made-title-{id_}")


def one(kind: str) -> Message:
    """Name one card, or a food, as in *a dugong ate*."""
    return named(kind) if kind in FOODS else Message(f"expanse-{kind}.one")


def names(kinds: Iterable[str]) -> list[Message]:
    """Name kinds of cards and foods, one after the other."""
    return [named(kind) for kind in kinds]


def kind(id_: str) -> Named:
    """Make an option of a kind of card or food."""
    return Named(id_, named(id_))


def kinds(ids: Iterable[str], most: int = MOST_OTHERS) -> tuple[Named, ...]:
    """Make distractors of kinds, each once."""
    return tuple(kind(each) for each in list(dict.fromkeys(ids))[:most])


def number(count: int) -> Named:
    """Make an option of a number."""
    return Named(str(count), message("expanse-made-number", count=count))


def numbers(right: int, found: Iterable[int]) -> tuple[Named, ...]:
    """Make distractors: other numbers of the match, and near ones only where it has too few."""
    near = [right + 1, right - 1, right + 2, right - 2, right + 3]
    several = [n for n in dict.fromkeys([*found, *near]) if n != right and n >= 0]
    return tuple(number(n) for n in several[:MOST_OTHERS])


def turn(time: int) -> Named:
    """Make an option of one of the seat's turns."""
    return Named(str(time), message("expanse-made-turn", turn=time))


def other_turns(facts: Facts, right: int, wanted: Iterable[int] = ()) -> tuple[Named, ...]:
    """Make distractors: other turns of the seat, those wanted first, then the nearest ones."""
    near = sorted(range(1, facts.turns + 1), key=lambda time: (abs(time - right), time))
    several = [time for time in dict.fromkeys([*wanted, *near]) if time != right]
    return tuple(turn(time) for time in several[:MOST_OTHERS])


def of_family(family: str, id_: str) -> Named:
    """Make an option of one of a family of texts."""
    return Named(id_, Message(f"expanse-made-{family}-{id_}"))


def others_of(family: str, all_: Iterable[str], right: str) -> tuple[Named, ...]:
    """Make options of all of a family of texts but one."""
    return tuple(of_family(family, each) for each in all_ if each != right)
