"""What each kind of card does in a usual turn, read from its data, for bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from reefkit.games.expanse.effect_parts import Per, Target
from reefkit.games.expanse.effects import (
    Copy,
    CountPoints,
    Eat,
    Gain,
    Leave,
    MealWay,
    Produce,
    Remove,
    StorePollution,
    Study,
)

if TYPE_CHECKING:
    from reefkit.games.expanse.content import CardKind, Content

# As in `manage.USUAL_ORDER`.
_RANK = {"filter-feeder": 0, "herbivore": 1, "predator": 2, "detritivore": 3}
Kinds = frozenset[str]


class Diet(NamedTuple):
    """One way of a meal, with what follows it."""

    foods: tuple[tuple[str, int], ...]  #: Amounts by food.
    prey: tuple[tuple[Kinds, int], ...]  #: Numbers of cards, each with the kinds that count.
    gives: tuple[tuple[str, int], ...]  #: Food made afterwards.
    copies: int  #: Number of temporary copies laid.
    stays: int  #: Number of lasting copies laid, without those that the owner may decline.


class _CardHabits(NamedTuple):
    """The habits of a kind of card, as far as bots weigh them."""

    points: int
    cost: int
    deck: str
    makes: tuple[tuple[str, int], ...]  #: Amounts that it makes, by food.
    #: Kinds of which each such card needs one attached to make food; empty if it needs none.
    partners: Kinds
    company: Kinds  #: Kinds of which it needs any on the reef to make food; empty if it needs none.
    meals: tuple[tuple[Diet, ...], ...]  #: Its meals, each with several ways.
    #: Numbers of cards it takes off its owner's reef without eating, each with the kinds that
    #: count.
    takes: tuple[tuple[Kinds, int], ...]
    passes: bool  #: Whether it is gone once it has made its food.
    returns: bool  #: Whether it leaves into its owner's deck, to be played again.
    #: Gains each turn: counter, amount, first stage, kinds of cards that multiply the amount (None:
    #: nothing does), and the number by which their count is divided.
    gains: tuple[tuple[str, int, int, Kinds | None, int], ...]
    #: Further victory points: number, kinds for each card of which they count (None: once), and
    #: the most cards that count.
    scores: tuple[tuple[int, Kinds | None, int], ...]
    rank: int  #: Place in the order in which cards eat; 9 for those not in it.


class CardReader:
    """Reads the habits of the cards in force; `habits` has them by kind."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._fits: dict[Target, Kinds] = {}
        self.habits = {kind: self._read(about) for kind, about in content.cards.items()}

    def fitting(self, target: Target) -> Kinds:
        if target not in self._fits:
            found = {k for k, about in self._content.cards.items() if _fits(about, k, target)}
            self._fits[target] = frozenset(found)
        return self._fits[target]

    def _read(self, kind: CardKind) -> _CardHabits:
        made: Counter[str] = Counter()
        partners: Kinds = frozenset()
        company: Kinds = frozenset()
        for effect in kind.effects:
            if isinstance(effect, Produce) and effect.when in {"", "producing", "acting"}:
                made[effect.food] += effect.count
                partners |= self.fitting(effect.carries) if effect.carries is not None else partners
                company |= self.fitting(effect.owns) if effect.owns is not None else company
        eats = [each for each in kind.effects if isinstance(each, Eat)]
        # A card with different meals attached and alone eats once: attached, if it can.
        meals = [each for each in eats if each.attached is not None] or eats
        leaves = [each for each in kind.effects if isinstance(each, Leave)]
        return _CardHabits(
            kind.points,
            kind.cost,
            kind.deck,
            tuple(made.items()),
            partners,
            company,
            tuple(tuple(self._diet(way, meal) for way in meal.ways) for meal in meals),
            tuple(self._removals(kind)),
            any(each.when == "producing" for each in leaves),
            any(each.deck for each in leaves),
            tuple(self._gains(kind)),
            tuple(
                (each.count, *self._per(each.per))
                for each in kind.effects
                if isinstance(each, CountPoints) and each.attached is None and each.carries is None
            ),
            min((_RANK.get(each, 9) for each in kind.classes), default=9),
        )

    def _diet(self, way: MealWay, meal: Eat) -> Diet:
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

    def _removals(self, kind: CardKind) -> Iterable[tuple[Kinds, int]]:
        for effect in kind.effects:
            if isinstance(effect, Remove) and effect.when == "" and not effect.others:
                for portion in effect.takes:
                    if portion.cards is not None and not portion.cards.this:
                        # A total cost is taken as one card per 2.
                        yield self.fitting(portion.cards), max(portion.count, effect.worth // 2)

    def _gains(self, kind: CardKind) -> Iterable[tuple[str, int, int, Kinds | None, int]]:
        for effect in kind.effects:
            if isinstance(effect, Gain) and effect.when in {"", "earning", "drawing"}:
                of, _ = self._per(effect.per)
                each = effect.per.each if effect.per is not None else 1
                yield effect.what, effect.count, effect.stage, of, each
            elif isinstance(effect, StorePollution):
                yield "pollution", -effect.count, 2, None, 1
            elif isinstance(effect, Study):
                yield "study", 1, 1, None, 1

    def _per(self, per: Per | None) -> tuple[Kinds | None, int]:
        if per is None or per.of is None:
            return None, 1
        return self.fitting(per.of), per.most


def _fits(about: CardKind, kind: str, target: Target) -> bool:
    named = (
        kind in target.kinds
        or about.deck in target.decks
        or any(each in target.classes for each in about.classes)
        or (target.animals and about.animal)
    )
    left_out = kind in target.but or any(each in target.but for each in about.classes)
    return named and not left_out and about.cost >= target.cost
