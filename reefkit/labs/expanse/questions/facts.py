"""What the templates read: one seat's reef in a match, by its own turns, from the public log.

A time is the end of one of the seat's own turns, counted from 1; 0 is the start. What happens on a
reef while others have their turns belongs to the time at which the seat's next turn ends.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from reefkit.games.expanse import guide, guide_course
from reefkit.games.expanse.happened import happened, named
from reefkit.games.expanse.state import FOODS
from reefkit.text import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reefkit.games.expanse.content import Content
    from reefkit.games.expanse.guide_types import TurnEnd
    from reefkit.games.expanse.happened import Happened
    from reefkit.match.table import Table

SOME = "expanse-some-"
"""How the ids of the messages begin that say how much of a food."""
GONE = {
    "starved": "starved",
    "lost-to-pollution": "pollution",
    "removed": "taken",
    "died-bleached": "bleached",
    **dict.fromkeys(
        ("left", "into-deck", "sent-to-deck", "no-host", "no-host-left", "kept-away", "handed-on"),
        "else",
    ),
}
"""The events of a card that leaves a reef, and why it does: `taken` by a card that is no eater."""


class Meal(NamedTuple):
    """What one card ate at once: food or cards by kind, each with how many."""

    time: int
    position: int
    eater: str
    eaten: tuple[tuple[str, int], ...]


class Left(NamedTuple):
    """A card that left the reef: why is one of `eaten` and the values of `GONE`; by which card."""

    time: int
    position: int
    card: str
    why: str
    by: str


class Change(NamedTuple):
    """A change of pollution or warming: from which card, by how much."""

    time: int
    position: int
    card: str
    amount: int


class Facts:
    """One seat's match, up to the last of its turns that has ended.

    Parameters
    ----------
    table
        The table.
    seat
        Whose reef, from 0.
    position
        As it could be told after so many entries of the log; none: now.
    """

    def __init__(self, table: Table, seat: int, position: int | None = None) -> None:
        self.table = table
        self.seat = seat
        self.position = table.position if position is None else position

    @cached_property
    def content(self) -> Content:
        """The content of the match."""
        return guide.rules_of(self.table).content

    @cached_property
    def ends(self) -> list[TurnEnd]:
        """How the table stood at the end of each of the seat's turns."""
        course = guide_course.course(self.table, self.position)
        return [each for each in course if each.seat == self.seat]

    @property
    def turns(self) -> int:
        """How many of the seat's turns have ended."""
        return len(self.ends)

    @cached_property
    def over(self) -> bool:
        """Whether the match had ended."""
        return bool(self.table.moment(self.position, None).over)

    def end(self, time: int) -> TurnEnd:
        """Give how the table stood at a time, from 1."""
        return self.ends[time - 1]

    def moment(self, time: int) -> int:
        """Give the position of the log at a time."""
        return self.end(time).position

    def reef(self, time: int) -> dict[str, int]:
        """Count the seat's cards at a time, by kind; 0: none."""
        return dict(self.end(time).reefs[self.seat]) if time else {}

    def living(self, time: int) -> dict[str, int]:
        """Count what lives on the reef at a time: producers and animals."""
        cards = self.content.cards
        return {kind: n for kind, n in self.reef(time).items() if cards[kind].classes}

    @cached_property
    def events(self) -> list[tuple[int, Happened]]:
        """What happened at the table until the seat's last turn ended, each with its time."""
        last = [each.position for each in self.ends]
        told = happened(self.table.match, last[-1]) if last else ()
        # An entry at position n makes the state at n + 1, and a turn's end is such a state.
        return [(bisect_left(last, each.position + 1) + 1, each) for each in told]

    def _own(self, *ids: str) -> Iterator[tuple[int, Happened]]:
        return (
            (time, each)
            for time, each in self.events
            if each.id in ids and each.event.seat == self.seat
        )

    @cached_property
    def meals(self) -> list[Meal]:
        """Every meal on the reef."""
        found = []
        for time, each in self._own("ate"):
            values = each.event.what.values
            listed = values.get("eaten", ())
            eaten: Counter[str] = Counter()
            for one in listed if isinstance(listed, list | tuple) else ():
                kind, count = _eaten(one)
                eaten[kind] += count
            found.append(Meal(time, each.position, named(values.get("card")), tuple(eaten.items())))
        return found

    def meals_at(self, time: int) -> list[Meal]:
        """Give the meals of a turn."""
        return [each for each in self.meals if each.time == time]

    @cached_property
    def left(self) -> list[Left]:
        """Every card that left the reef for one of the reasons that are told, in order."""
        found = [
            Left(time, each.position, named(values.get("card")), GONE[each.id], _by(values))
            for time, each in self._own(*GONE)
            for values in [each.event.what.values]
        ]
        found += [
            Left(meal.time, meal.position, kind, "eaten", meal.eater)
            for meal in self.meals
            for kind, count in meal.eaten
            if kind not in FOODS
            for _ in range(count)
        ]
        return sorted(found, key=lambda each: each.position)

    def went(self, why: str) -> list[Left]:
        """Give the cards that left for one reason."""
        return [each for each in self.left if each.why == why]

    @cached_property
    def pollution(self) -> list[Change]:
        """Every change of the seat's pollution; what is stored counts as less."""
        found = []
        for time, each in self._own("polluted", "stored"):
            values = each.event.what.values
            count = int(str(values["count"])) * (-1 if each.id == "stored" else 1)
            found.append(Change(time, each.position, named(values.get("card")), count))
        return found

    @cached_property
    def warming(self) -> list[Change]:
        """Every change of the common warming."""
        return [
            Change(
                time,
                each.position,
                named(each.event.what.values.get("card")),
                int(str(each.event.what.values["count"])),
            )
            for time, each in self.events
            if each.id == "warmed"
        ]

    @cached_property
    def expelled(self) -> list[tuple[int, int]]:
        """Time and position of each zooxanthellae that warming drove off the seat's corals."""
        return [(time, each.position) for time, each in self._own("expelled")]

    def earned(self, card: str, currency: str) -> int:
        """Count the currency that cards of a kind have brought the seat."""
        return sum(
            int(str(each.event.what.values["count"]))
            for _, each in self._own("earned")
            if named(each.event.what.values.get("card")) == card
            and named(each.event.what.values.get("currency")) == currency
        )

    def points_parts(self) -> tuple[tuple[str, int], ...]:
        """Give what the seat's points came from at its last time: cards, and research."""
        sight = guide.look(self.table, None, self.moment(self.turns))
        return guide.points_parts(sight, self.seat)

    @staticmethod
    def card_of(each: Happened) -> str:
        """Name the card that an event tells of; empty where it tells of none."""
        return named(each.event.what.values.get("card"))

    def lives(self, kind: str) -> str:
        """Give how a card lives: its first class; empty for what is no living thing."""
        found = self.content.cards.get(kind)
        return found.classes[0] if found is not None and found.classes else ""

    def deck(self, kind: str) -> str:
        """Give the deck of a kind of card; empty for what is none."""
        found = self.content.cards.get(kind)
        return found.deck if found is not None else ""


def _eaten(told: object) -> tuple[str, int]:
    """Read one of a meal's parts: a card, or so much of a food."""
    if isinstance(told, Message) and told.id.startswith(SOME):
        return told.id.removeprefix(SOME), int(str(told.values.get("count", 1)))
    return named(told), 1


def _by(values: object) -> str:
    return named(values.get("by")) if isinstance(values, dict) else ""
