"""How bots weigh a reef: two turns of its food web, in kinds of cards alone, by the cards' data.

It is a rough look ahead and no rule: attachments, choices and chance are left out. What a card
eats, makes, copies, earns and counts is read from its effects, so that a teacher's own card is
weighed like any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from reefkit.games.expanse.effects import (
    Copy,
    Eat,
    Gain,
    Leave,
    Per,
    Produce,
    Remove,
    Score,
    Store,
    Study,
    Target,
    Way,
)

if TYPE_CHECKING:
    from reefkit.games.expanse.content import Content, Kind

TURNS = 2
"""Turns of a food web that are looked at: who lives off what is there once starves soon after."""
MOST_COPIES = 4
_RANK = {"filter-feeder": 0, "herbivore": 1, "predator": 2, "detritivore": 3}
Kinds = frozenset[str]


class Diet(NamedTuple):
    """One way of a meal.

    Attributes
    ----------
    foods
        How much of which food.
    prey
        How many cards, of which kinds.
    gives
        Food made afterwards.
    copies, stays
        Copies laid for this turn, and to stay.
    """

    foods: tuple[tuple[str, int], ...]
    prey: tuple[tuple[Kinds, int], ...]
    gives: tuple[tuple[str, int], ...]
    copies: int
    stays: int


class Habits(NamedTuple):
    """What a kind of card does turn by turn, as far as it is weighed.

    Attributes
    ----------
    points, cost, deck
        What is printed on it.
    makes
        Food that it makes, by name.
    partners, company
        Kinds of which it needs one of its own to make it, and kinds of which it needs any.
    meals
        Its meals: each has several ways.
    takes
        Cards that it takes off its owner's reef without eating: of which kinds, how many.
    passes
        Whether it is gone once it has made its food.
    returns
        Whether it leaves into its owner's deck, to be played again.
    gains
        What it brings each turn, how many, from which stage on, and per which kinds, each so many.
    scores
        Points for each of some kinds, at most so many.
    rank
        Its place in the usual order of eaters.
    """

    points: int
    cost: int
    deck: str
    makes: tuple[tuple[str, int], ...]
    partners: Kinds
    company: Kinds
    meals: tuple[tuple[Diet, ...], ...]
    takes: tuple[tuple[Kinds, int], ...]
    passes: bool
    returns: bool
    gains: tuple[tuple[str, int, int, Kinds | None, int], ...]
    scores: tuple[tuple[int, Kinds | None, int], ...]
    rank: int


class Life(NamedTuple):
    """What two turns make of a reef.

    Attributes
    ----------
    kinds
        How many of each kind live on.
    points
        Their victory points; of which `passing` are of cards that leave into the owner's deck.
    plankton, algae, detritus, prey
        What is left over at the end of a turn: room for more to live there.
    """

    kinds: tuple[tuple[str, int], ...]
    points: float
    passing: float
    plankton: int
    algae: int
    detritus: int
    prey: int


class Book:
    """The cards in force, read once for weighing."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self._fits: dict[Target, Kinds] = {}
        self.habits = {kind: self._read(about) for kind, about in content.cards.items()}
        self.life = lru_cache(maxsize=20_000)(self._live)

    # -- reading ---------------------------------------------------------------------------------

    def fitting(self, target: Target) -> Kinds:
        """Give the kinds of cards that are meant; what only a reef can tell is passed over."""
        if target not in self._fits:
            found = {k for k, about in self.content.cards.items() if _fits(about, k, target)}
            self._fits[target] = frozenset(found)
        return self._fits[target]

    def _read(self, kind: Kind) -> Habits:
        made: Counter[str] = Counter()
        partners: Kinds = frozenset()
        company: Kinds = frozenset()
        for effect in kind.effects:
            if isinstance(effect, Produce) and effect.when in {"", "producing", "acting"}:
                made[effect.food] += effect.count
                partners |= self.fitting(effect.carries) if effect.carries is not None else partners
                company |= self.fitting(effect.owns) if effect.owns is not None else company
        eats = [each for each in kind.effects if isinstance(each, Eat)]
        # A card that eats one thing attached and another alone eats once: attached, where it can.
        meals = [each for each in eats if each.attached is not None] or eats
        leaves = [each for each in kind.effects if isinstance(each, Leave)]
        return Habits(
            kind.points,
            kind.cost,
            kind.deck,
            tuple(made.items()),
            partners,
            company,
            tuple(tuple(self._diet(way, meal) for way in meal.ways) for meal in meals),
            tuple(self._takings(kind)),
            any(each.when == "producing" for each in leaves),
            any(each.deck for each in leaves),
            tuple(self._gains(kind)),
            tuple(
                (each.count, *self._per(each.per))
                for each in kind.effects
                if isinstance(each, Score) and each.attached is None and each.carries is None
            ),
            min((_RANK.get(each, 9) for each in kind.classes), default=9),
        )

    def _diet(self, way: Way, meal: Eat) -> Diet:
        then = (*way.then, *meal.then)
        copies = [e for e in then if isinstance(e, Copy) and e.of is None and e.per is None]
        return Diet(
            tuple((each.food, each.count) for each in way.takes if each.food),
            tuple(
                (self.fitting(each.cards), each.count)
                for each in way.takes
                if each.cards is not None
            ),
            tuple((each.food, each.count) for each in then if isinstance(each, Produce)),
            sum(each.count for each in copies if not each.stays),
            sum(each.count for each in copies if each.stays and not each.may),
        )

    def _takings(self, kind: Kind) -> Iterable[tuple[Kinds, int]]:
        for effect in kind.effects:
            if isinstance(effect, Remove) and effect.when == "" and not effect.others:
                for portion in effect.takes:
                    if portion.cards is not None and not portion.cards.this:
                        yield self.fitting(portion.cards), max(portion.count, effect.worth // 2)

    def _gains(self, kind: Kind) -> Iterable[tuple[str, int, int, Kinds | None, int]]:
        for effect in kind.effects:
            if isinstance(effect, Gain) and effect.when in {"", "earning", "drawing"}:
                of, _ = self._per(effect.per)
                each = effect.per.each if effect.per is not None else 1
                yield effect.what, effect.count, effect.stage, of, each
            elif isinstance(effect, Store):
                yield "pollution", -effect.count, 2, None, 1
            elif isinstance(effect, Study):
                yield "study", 1, 1, None, 1

    def _per(self, per: Per | None) -> tuple[Kinds | None, int]:
        if per is None or per.of is None:
            return None, 1
        return self.fitting(per.of), per.most

    # -- living ----------------------------------------------------------------------------------

    def _live(self, reef: tuple[tuple[str, int], ...]) -> Life:
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
        return Life(
            tuple(web.kinds.items()),
            points,
            passing,
            food.get("plankton", 0),
            food.get("coralline-algae", 0),
            food.get("detritus", 0),
            sum(web.copies.values()),
        )

    def brings(self, kinds: Mapping[str, int], stage: int) -> Counter[str]:
        """Count what a reef brings its owner in a turn, by what is gained."""
        total: Counter[str] = Counter()
        for kind, count in kinds.items():
            for what, gain, since, of, each in self.habits[kind].gains:
                if since <= stage and not (what in {"pollution", "warming"} and stage < since):
                    number = 1 if of is None else sum(kinds.get(k, 0) for k in of) // each
                    total[what] += gain * count * number
        return total


class _Web:
    """A reef that lives through a few turns."""

    def __init__(self, book: Book, kinds: dict[str, int]) -> None:
        self.book, self.kinds = book, kinds
        self.copies: dict[str, int] = {}
        self.food: dict[str, int] = {}

    def count(self, of: Kinds) -> int:
        return sum(count for kind, count in self.kinds.items() if kind in of)

    def turn(self) -> None:
        """Let food be made and eaten; who finds none is gone."""
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
        for kind in [each for each in kinds if habits[each].takes]:
            for of, count in habits[kind].takes:
                self._lose(of, count * kinds[kind], kind)

    def _make(self, kind: str) -> None:
        about = self.book.habits[kind]
        if about.partners:  # who has none is bleached, and goes
            self.kinds[kind] = min(self.kinds[kind], self.count(about.partners))
        if not about.company or self.count(about.company):
            for food, made in about.makes:
                self.food[food] = self.food.get(food, 0) + made * self.kinds[kind]
        if about.passes:
            self.kinds[kind] = 0

    def _feed(self, kind: str, meal: tuple[Diet, ...]) -> bool:
        """Let a card make a meal in the way that costs the reef least; False where it cannot."""
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
        """List what could be taken, least worth first: its worth, whether it is real, its kind."""
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


def _fits(about: Kind, kind: str, target: Target) -> bool:
    named = (
        kind in target.kinds
        or about.deck in target.decks
        or any(each in target.classes for each in about.classes)
        or (target.animals and about.animal)
    )
    left_out = kind in target.but or any(each in target.but for each in about.classes)
    return named and not left_out and about.cost >= target.cost


_BOOKS: dict[int, Book] = {}
_MOST_BOOKS = 50


def book_of(content: Content) -> Book:
    """Give the book of a content; it keeps the content, so that its `id` stays its own."""
    if id(content) not in _BOOKS:
        if len(_BOOKS) >= _MOST_BOOKS:
            _BOOKS.clear()
        _BOOKS[id(content)] = Book(content)
    return _BOOKS[id(content)]


def key_of(kinds: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """Write a reef down so that equal reefs are weighed once."""
    return tuple(sorted((kind, count) for kind, count in kinds.items() if count > 0))
