"""Facts of one seat's match, from which questions are made, and their wording.

`Facts` reads one seat's reef by its own turns, from the public log; the templates in the sibling
modules ask about it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from reefkit.assess.question import NamedOption
from reefkit.assess.question_maker import MOST_OTHERS, SeatFacts, Wording
from reefkit.games.expanse import queries
from reefkit.games.expanse.course import own_turns, turn_ends
from reefkit.games.expanse.scoring import points_by_part
from reefkit.games.expanse.state import FOODS
from reefkit.games.expanse.turn import TurnEvent, happened, named
from reefkit.labs.expanse.questions.evidence_pictures import name_of
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.games.expanse.content import Content
    from reefkit.match.course import Course

SOME = "expanse-some-"
"""Prefix of the ids of messages that give an amount of a food."""
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
"""Reasons why a card leaves a reef, by event; `taken` is removal by a card that eats nothing."""


class EatenMeal(NamedTuple):
    """What one card ate at once: kinds of food or cards, each with a number."""

    time: int  #: Own turn, from 1.
    position: int  #: Position of the log's entry.
    eater: str
    eaten: tuple[tuple[str, int], ...]


class _LeftCard(NamedTuple):
    """A card that left: `why` is ``eaten`` or a value of `GONE`, `by` the card that caused it."""

    time: int
    position: int
    card: str
    why: str
    by: str


class Change(NamedTuple):
    """A change of pollution or warming, and its card; stored pollution counts as negative."""

    time: int
    position: int
    card: str
    amount: int


class Facts(SeatFacts):
    """Facts of one seat's match, up to the last of its turns that has ended."""

    @cached_property
    def content(self) -> Content:
        return queries.rules_of(self.table).content

    @cached_property
    def course(self) -> Course:
        """The course at the ends of the seat's own turns; time 0 is the start."""
        return own_turns(self.table.course(self.position), self.seat)

    @cached_property
    def ends(self) -> list[int]:
        """The position of the log at the end of each own turn."""
        found = turn_ends(self.table.match, self.position)
        return [each.position for each in found if each.seat == self.seat]

    @property
    def turns(self) -> int:
        return len(self.course.times) - 1

    @cached_property
    def over(self) -> bool:
        return bool(self.table.moment(self.position, None).over)

    def line(self, quantity: str) -> list[int]:
        """Return a quantity at each time; for quantities by seat, the seat's own."""
        return [int(value) for value in self.course[quantity].of(self.seat)]

    def moment(self, time: int) -> int:
        """Return the position at the end of an own turn, from 1."""
        return self.ends[time - 1]

    def reef(self, time: int) -> dict[str, int]:
        """Return the number of cards of each kind on the reef at a time, organisms or not."""
        found = self.course["reef"]
        counts = found.of(self.seat)[time]
        return {kind: int(n) for kind, n in zip(found.types, counts, strict=True) if n}

    def living(self, time: int) -> dict[str, int]:
        cards = self.content.cards
        return {kind: n for kind, n in self.reef(time).items() if cards[kind].classes}

    @cached_property
    def events(self) -> list[tuple[int, TurnEvent]]:
        """All seats' events up to the end of the last own turn, by the own turn that ends next."""
        last = self.ends
        events = happened(self.table.match, last[-1]) if last else ()
        # The entry at position n makes the state at n + 1, and turns end at states.
        return [(bisect_left(last, each.position + 1) + 1, each) for each in events]

    def _own(self, *ids: str) -> Iterator[tuple[int, TurnEvent]]:
        return (
            (time, each)
            for time, each in self.events
            if each.id in ids and each.event.seat == self.seat
        )

    @cached_property
    def meals(self) -> list[EatenMeal]:
        found = []
        for time, each in self._own("ate"):
            values = each.event.what.values
            listed = values.get("eaten", ())
            eaten: Counter[str] = Counter()
            for one in listed if isinstance(listed, list | tuple) else ():
                kind, count = _eaten(one)
                eaten[kind] += count
            found.append(
                EatenMeal(time, each.position, named(values.get("card")), tuple(eaten.items()))
            )
        return found

    def meals_at(self, time: int) -> list[EatenMeal]:
        return [each for each in self.meals if each.time == time]

    @cached_property
    def left(self) -> list[_LeftCard]:
        found = [
            _LeftCard(time, each.position, named(values.get("card")), GONE[each.id], _by(values))
            for time, each in self._own(*GONE)
            for values in [each.event.what.values]
        ]
        found += [
            _LeftCard(meal.time, meal.position, kind, "eaten", meal.eater)
            for meal in self.meals
            for kind, count in meal.eaten
            if kind not in FOODS
            for _ in range(count)
        ]
        return sorted(found, key=lambda each: each.position)

    def went(self, why: str) -> list[_LeftCard]:
        return [each for each in self.left if each.why == why]

    @cached_property
    def pollution(self) -> list[Change]:
        found = []
        for time, each in self._own("polluted", "stored"):
            values = each.event.what.values
            count = int(str(values["count"])) * (-1 if each.id == "stored" else 1)
            found.append(Change(time, each.position, named(values.get("card")), count))
        return found

    @cached_property
    def warming(self) -> list[Change]:
        """Changes of warming, which all seats share and cause."""
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
        """Own turn and position of each loss of zooxanthellae."""
        return [(time, each.position) for time, each in self._own("expelled")]

    def earned(self, card: str, currency: str) -> int:
        return sum(
            int(str(each.event.what.values["count"]))
            for _, each in self._own("earned")
            if named(each.event.what.values.get("card")) == card
            and named(each.event.what.values.get("currency")) == currency
        )

    def points_parts(self) -> list[tuple[str, int]]:
        step = queries.look(self.table, None, self.moment(self.turns))
        return points_by_part(step, self.seat)

    @staticmethod
    def card_of(each: TurnEvent) -> str:
        return named(each.event.what.values.get("card"))

    def lives(self, kind: str) -> str:
        """Return the first class of an organism; empty if it is none."""
        found = self.content.cards.get(kind)
        return found.classes[0] if found is not None and found.classes else ""

    def deck(self, kind: str) -> str:
        found = self.content.cards.get(kind)
        return found.deck if found is not None else ""


def _eaten(value: object) -> tuple[str, int]:
    if isinstance(value, Message) and value.id.startswith(SOME):
        return value.id.removeprefix(SOME), int(str(value.values.get("count", 1)))
    return named(value), 1


def _by(values: object) -> str:
    return named(values.get("by")) if isinstance(values, dict) else ""


_WORDING = Wording("expanse-made")
template, counted = _WORDING.template, _WORDING.counted
choice, chosen = _WORDING.choice, _WORDING.chosen


def one(kind: str) -> Message:
    return name_of(kind) if kind in FOODS else Message(f"expanse-{kind}.one")


def many(kind: str) -> Message:
    return name_of(kind) if kind in FOODS else Message(f"expanse-{kind}.many")


def names(kinds: Iterable[str]) -> list[Message]:
    return [name_of(kind) for kind in kinds]


def kind(id_: str) -> NamedOption:
    return NamedOption(id_, name_of(id_))


def kinds(ids: Iterable[str], most: int = MOST_OTHERS) -> tuple[NamedOption, ...]:
    return tuple(kind(each) for each in list(dict.fromkeys(ids))[:most])


def turn(time: int) -> NamedOption:
    return NamedOption(str(time), message("expanse-made-turn", turn=time))


def way(before: int, after: int) -> str:
    return "more" if after > before else "fewer" if after < before else "as-many"


def other_turns(facts: Facts, right: int, wanted: Iterable[int] = ()) -> tuple[NamedOption, ...]:
    """List the wrong turns: those wanted first, then those nearest to the right one."""
    near = sorted(range(1, facts.turns + 1), key=lambda time: (abs(time - right), time))
    several = [time for time in dict.fromkeys([*wanted, *near]) if time != right]
    return tuple(turn(time) for time in several)
