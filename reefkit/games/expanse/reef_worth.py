"""A reef's next two turns for bots, simulated by kinds of cards.

This is a rough forecast, not a rule: attachments, choices and chance are left out. What a card
eats, makes, copies, earns and scores is read from its effects, so that a teacher's own card is
weighed like any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from reefkit.games.expanse.card_worth import CardReader, Diet, Kinds

if TYPE_CHECKING:
    from reefkit.games.expanse.content import Content

TURNS = 2
"""Turns simulated: a card whose prey is used up in the first starves in the second."""
MOST_COPIES = 4
"""Most lasting copies of a kind that are simulated."""


class _TwoTurns(NamedTuple):
    """A reef after two simulated turns."""

    kinds: tuple[tuple[str, int], ...]  #: Number of each kind that is left.
    points: float  #: Their victory points.
    passing: float  #: Those of `points` on cards that will leave into their owner's deck.
    plankton: int  #: Left over at the end of a turn.
    algae: int  #: Left over at the end of a turn.
    detritus: int  #: Left over at the end of a turn.
    prey: int  #: Temporary copies left over at the end of a turn.
    eaters: int  #: Number of kinds of animals that found a meal.


class Book:
    """The habits of a match's cards; `life` simulates a reef given by `key_of`, and is cached."""

    def __init__(self, content: Content) -> None:
        self.content = content
        reader = CardReader(content)
        self.habits, self.fitting = reader.habits, reader.fitting
        self.life = lru_cache(maxsize=20_000)(self._live)

    def _live(self, reef: tuple[tuple[str, int], ...]) -> _TwoTurns:
        web = _Web(self, dict(reef))
        for _ in range(TURNS):
            web.turn()
        points = passing = 0.0
        for kind, count in web.kinds.items():
            about = self.habits[kind]
            worth = about.points * count
            for each, of, most in about.scores:
                number = 1 if of is None else min(most, web.count(of))
                worth += each * number * count
            points += worth
            passing += worth if about.returns else 0
        food = web.food
        return _TwoTurns(
            tuple(web.kinds.items()),
            points,
            passing,
            food.get("plankton", 0),
            food.get("coralline-algae", 0),
            food.get("detritus", 0),
            sum(web.copies.values()),
            len(web.fed),
        )

    def brings(self, kinds: Mapping[str, int], stage: int) -> Counter[str]:
        """Return what a reef gains per turn in a stage, by counter, with ``study`` for research."""
        total: Counter[str] = Counter()
        for kind, count in kinds.items():
            for what, gain, since, of, each in self.habits[kind].gains:
                if since <= stage and not (what in {"pollution", "warming"} and stage < since):
                    number = 1 if of is None else sum(kinds.get(k, 0) for k in of) // each
                    total[what] += gain * count * number
        return total


class _Web:
    """A reef simulated for a few turns."""

    def __init__(self, book: Book, kinds: dict[str, int]) -> None:
        self.book, self.kinds = book, kinds
        self.copies: dict[str, int] = {}
        self.food: dict[str, int] = {}
        self.fed: set[str] = set()

    def count(self, of: Kinds) -> int:
        return sum(count for kind, count in self.kinds.items() if kind in of)

    def turn(self) -> None:
        habits, kinds = self.book.habits, self.kinds
        self.food, self.copies = {}, {}
        for kind in list(kinds):
            self._make(kind)
        eating = [kind for kind in kinds if kinds[kind] and habits[kind].meals]
        eating.sort(key=lambda kind: (habits[kind].rank, habits[kind].cost, kind))
        for kind in eating:
            for _ in range(kinds[kind]):
                if not kinds[kind]:
                    break
                fed = [self._feed(kind, meal) for meal in habits[kind].meals]
                kinds[kind] -= not all(fed)
                self.fed |= {kind} if all(fed) else set()
        for kind in [each for each in kinds if habits[each].takes]:
            for of, count in habits[kind].takes:
                self._lose(of, count * kinds[kind], kind)

    def _make(self, kind: str) -> None:
        about = self.book.habits[kind]
        if about.partners:  # a card without a partner is bleached, and leaves
            self.kinds[kind] = min(self.kinds[kind], self.count(about.partners))
        if not about.company or self.count(about.company):
            for food, made in about.makes:
                self.food[food] = self.food.get(food, 0) + made * self.kinds[kind]
        if about.passes:
            self.kinds[kind] = 0

    def _feed(self, kind: str, meal: tuple[Diet, ...]) -> bool:
        best: tuple[float, Diet] | None = None
        for diet in meal:
            cost = self._cost(kind, diet)
            if cost is not None and (best is None or cost < best[0]):
                best = cost, diet
        if best is None:
            return False
        diet = best[1]
        for food, count in diet.foods:
            self.food[food] -= count
        for of, count in diet.prey:
            self._lose(of, count, kind)
        for food, count in diet.gives:
            self.food[food] = self.food.get(food, 0) + count
        self.copies[kind] = self.copies.get(kind, 0) + diet.copies
        if diet.stays and self.kinds[kind] < 1 + MOST_COPIES:
            self.kinds[kind] += diet.stays
        return True

    def _cost(self, kind: str, diet: Diet) -> float | None:
        cost = 0.0
        for food, count in diet.foods:
            if self.food.get(food, 0) < count:
                return None
            cost += 0.1 * count
        for of, count in diet.prey:
            prey = self._prey(of, kind)
            if len(prey) < count:
                return None
            cost += sum(worth for worth, _, _ in prey[:count])
        return cost

    def _prey(self, of: Kinds, eater: str) -> list[tuple[float, bool, str]]:
        found = [
            (0.0, False, kind)
            for kind, count in self.copies.items()
            if kind in of
            for _ in range(count)
        ]
        found += [
            (1.0 + self.book.habits[kind].points, True, kind)
            for kind, count in self.kinds.items()
            if kind in of
            for _ in range(count - (kind == eater))
        ]
        return sorted(found)

    def _lose(self, of: Kinds, count: int, eater: str) -> None:
        for _, real, kind in self._prey(of, eater)[:count]:
            (self.kinds if real else self.copies)[kind] -= 1


_BOOKS: dict[int, Book] = {}

_MOST_BOOKS = 50


def book_of(content: Content) -> Book:
    """Return the cached book of a content.

    A book refers to its content, so the content's `id`, the cache's key, is not used again.
    """
    if id(content) not in _BOOKS:
        if len(_BOOKS) >= _MOST_BOOKS:
            _BOOKS.clear()
        _BOOKS[id(content)] = Book(content)
    return _BOOKS[id(content)]


def key_of(kinds: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """Return a reef as a hashable key, sorted by kind."""
    return tuple(sorted((kind, count) for kind, count in kinds.items() if count > 0))
