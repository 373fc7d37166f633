"""How bots weigh a reef: a few turns of its food web, in kinds of cards alone, by the cards' data.

It is a rough look ahead and no rule: attachments, choices and chance are left out. What a card
eats, makes, copies, earns and counts is read from its effects, so that a teacher's own card is
weighed like any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from reefkit.games.expanse.effects import (
    Copy,
    Eat,
    Gain,
    Leave,
    Per,
    Produce,
    Remove,
    Score,
    Target,
    Way,
)

if TYPE_CHECKING:
    from reefkit.games.expanse.content import Content, Kind

TURNS = 3
"""Turns of a food web that are looked at: who lives off what is there once starves soon after."""
_RANK = {"filter-feeder": 0, "herbivore": 1, "predator": 2, "detritivore": 3}


@dataclass(frozen=True)
class Habits:
    """What a kind of card does turn by turn, as far as it is weighed.

    Attributes
    ----------
    makes
        Food that it makes, by name.
    partners
        Kinds of which it needs one of its own to make it; empty: none.
    meals
        Its meals: each has several ways.
    takes
        Cards that it takes off its owner's reef without eating.
    passes
        Whether it is gone once it has made its food.
    rank
        Its place in the usual order of eaters.
    """

    makes: tuple[tuple[str, int], ...]
    partners: tuple[str, ...]
    meals: tuple[Eat, ...]
    takes: tuple[Remove, ...]
    passes: bool
    rank: int


@lru_cache(maxsize=1_000)
def habits(kind: Kind) -> Habits:
    """Read what a kind of card does from its effects."""
    made: Counter[str] = Counter()
    partners: tuple[str, ...] = ()
    for effect in kind.effects:
        if isinstance(effect, Produce) and effect.when in {"", "producing", "acting"}:
            made[effect.food] += effect.count
            partners = effect.carries.kinds if effect.carries is not None else partners
    eats = [each for each in kind.effects if isinstance(each, Eat)]
    # A card that eats one thing attached and another alone eats once: attached, where it can be.
    meals = [each for each in eats if each.attached is not None] or eats
    takes = [e for e in kind.effects if isinstance(e, Remove) and e.when == "" and not e.others]
    return Habits(
        tuple(made.items()),
        partners,
        tuple(meals),
        tuple(takes),
        any(isinstance(each, Leave) and each.when == "producing" for each in kind.effects),
        min((_RANK.get(each, 9) for each in kind.classes), default=9),
    )


class Reef:
    """A reef in kinds of cards, that can live through a few turns.

    Parameters
    ----------
    content
        The cards in force.
    kinds
        How many of each lie there.
    """

    def __init__(self, content: Content, kinds: Mapping[str, int]) -> None:
        self._cards = content.cards
        self.kinds = Counter({kind: count for kind, count in kinds.items() if count > 0})
        self.copies: Counter[str] = Counter()
        self.food: Counter[str] = Counter()

    def live(self, turns: int = TURNS) -> None:
        """Let food be made and eaten; who finds none is gone."""
        for _ in range(turns):
            self._make()
            for kind in self._eaters():
                for _each in range(self.kinds[kind]):
                    if self.kinds[kind] and not self._feed(kind):
                        self.kinds[kind] -= 1
            self._catch()

    def _make(self) -> None:
        self.food, self.copies = Counter(), Counter()
        for kind in list(self.kinds):
            about = habits(self._cards[kind])
            if about.partners:  # who has none is bleached, and goes
                company = sum(self.kinds[each] for each in about.partners)
                self.kinds[kind] = min(self.kinds[kind], company)
            for food, made in about.makes:
                self.food[food] += made * self.kinds[kind]
            if about.passes:
                self.kinds[kind] = 0

    def _eaters(self) -> list[str]:
        """List who eats, in the usual order, the humblest needs first."""
        eating = [kind for kind in self.kinds if habits(self._cards[kind]).meals]
        return sorted(
            eating, key=lambda kind: (habits(self._cards[kind]).rank, self._cards[kind].cost, kind)
        )

    def _feed(self, kind: str) -> bool:
        """Let one card of a kind make each of its meals; tell whether it found them."""
        fed = True
        for meal in habits(self._cards[kind]).meals:
            way = self._best_way(kind, meal)
            if way is None:
                fed = False
                continue
            for portion in way.takes:
                if portion.food:
                    self.food[portion.food] -= portion.count
                elif portion.cards is not None:
                    self._lose(portion.cards, portion.count, kind)
            for effect in (*way.then, *meal.then):
                if isinstance(effect, Produce):
                    self.food[effect.food] += effect.count
                elif isinstance(effect, Copy) and effect.of is None and effect.per is None:
                    self._lay(kind, effect)
        return fed

    def _lay(self, kind: str, copy: Copy) -> None:
        if not copy.stays:
            self.copies[kind] += copy.count
        elif self.kinds[kind] < 1 + copy.count and not copy.may:
            self.kinds[kind] += copy.count

    def _best_way(self, kind: str, meal: Eat) -> Way | None:
        """Give the way that costs the reef least; none where there is none."""
        costs = [(self._cost(kind, way), number) for number, way in enumerate(meal.ways)]
        possible = [(cost, number) for cost, number in costs if cost is not None]
        return meal.ways[min(possible)[1]] if possible else None

    def _cost(self, kind: str, way: Way) -> float | None:
        cost = 0.0
        for portion in way.takes:
            if portion.food:
                if self.food[portion.food] < portion.count:
                    return None
                cost += 0.1 * portion.count
                continue
            prey = self._prey(portion.cards, kind) if portion.cards is not None else []
            if len(prey) < portion.count:
                return None
            cost += sum(worth for worth, _, _ in prey[: portion.count])
        return cost

    def _prey(self, target: Target, eater: str) -> list[tuple[float, bool, str]]:
        """List what could be taken: its worth, whether it is no copy, and its kind."""
        found: list[tuple[float, bool, str]] = []
        for kind in {*self.kinds, *self.copies}:
            if not _fits(self._cards[kind], kind, target):
                continue
            left = self.kinds[kind] - (kind == eater)
            found += [(0.0, False, kind)] * self.copies[kind]
            found += [(1.0 + self._cards[kind].points, True, kind)] * max(0, left)
        return sorted(found)

    def _lose(self, target: Target, count: int, eater: str) -> None:
        for _, real, kind in self._prey(target, eater)[:count]:
            (self.kinds if real else self.copies)[kind] -= 1

    def _catch(self) -> None:
        """Let what takes cards without eating take them."""
        for kind in [each for each in self.kinds if habits(self._cards[each]).takes]:
            for effect in habits(self._cards[kind]).takes:
                for portion in effect.takes:
                    if portion.cards is not None and not portion.cards.this:
                        self._lose(portion.cards, portion.count * self.kinds[kind], kind)

    def points(self) -> float:
        """Give the victory points of what lives there."""
        total = 0.0
        for kind, count in self.kinds.items():
            about = self._cards[kind]
            total += about.points * count
            for effect in about.effects:
                if isinstance(effect, Score) and effect.attached is None and not effect.alone:
                    total += effect.count * count * self.count(effect.per)
        return total

    def gains(self, what: str, stage: int) -> float:
        """Give how much of a counter or currency the reef brings its owner in a turn."""
        total = 0.0
        for kind, count in self.kinds.items():
            for effect in self._cards[kind].effects:
                if not isinstance(effect, Gain) or effect.what != what or effect.later:
                    continue
                if effect.when in {"", "earning", "drawing"} and effect.stage <= stage:
                    total += effect.count * count * self.count(effect.per)
        return total

    def count(self, per: Per | None) -> float:
        """Give with what a number is multiplied: of what lies on no reef, about one."""
        if per is None or per.of is None:
            return 1.0
        cards = (self._cards[kind] for kind in self.kinds)
        counts = zip(cards, self.kinds.items(), strict=True)
        number = sum(count for about, (kind, count) in counts if _fits(about, kind, per.of))
        return float(min(number // per.each, per.most))

    def leaving(self) -> float:
        """Give the points of cards that do not stay: they go into their owner's deck."""
        return sum(
            self._cards[kind].points * count
            for kind, count in self.kinds.items()
            if any(isinstance(each, Leave) and each.deck for each in self._cards[kind].effects)
        )

    def spare(self) -> float:
        """Give how much food is left over: room for more to live there."""
        return float(min(12, sum(max(0, count) for count in self.food.values())))


def _fits(about: Kind, kind: str, target: Target) -> bool:
    """Tell whether a kind is meant; what only a reef can tell is passed over."""
    named = (
        kind in target.kinds
        or about.deck in target.decks
        or any(each in target.classes for each in about.classes)
        or (target.animals and about.animal)
    )
    left_out = kind in target.but or any(each in target.but for each in about.classes)
    return named and not left_out and about.cost >= target.cost


def kinds_of(cards: Iterable[str]) -> Counter[str]:
    """Count cards by kind."""
    return Counter(cards)
