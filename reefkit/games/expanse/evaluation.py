"""The worth of reefs and cards for bots: by style, and by two turns of the food web.

What a kind of card does is read from its data, so that a teacher's own cards are weighed like the
printed ones. Most factors here are judgements, not rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from reefkit.games.expanse import scoring, supply
from reefkit.games.expanse.effects import (
    AnyEffect,
    Attach,
    Fetch,
    Gain,
    Idle,
    OwnerOffer,
    Produce,
    Remove,
    Shed,
)
from reefkit.games.expanse.reef_worth import Book, book_of, key_of
from reefkit.games.expanse.research import study_of
from reefkit.games.expanse.state import ReefCard
from reefkit.games.expanse.step import Step
from reefkit.match.random import Luck

T = TypeVar("T")


@dataclass(frozen=True)
class Style:
    """Weights and habits of a style of play; worths are in victory points."""

    plans: bool = True  #: Whether it weighs what it buys; if not, it buys at random.
    buys: float = 1.0  #: Chance that a bot without plans buys another card.
    raises: float = 0.1  #: Chance that it considers raising a price.
    industry: float = 0.0  #: Extra worth of a humanitarian card, times 1 + its points.
    predators: float = 0.0  #: Extra worth of a predator, per point.
    growth: float = 0.0  #: Extra worth of any other living card, per point.
    harm: float = 0.3  #: Cost of pollution or warming, per unit and turn.
    income: float = 0.15  #: Worth of one currency card that comes each turn, per turn.
    biomass: float = 0.7  #: Share of a full hand that it keeps in Biomass, the rest in Capital.


STYLES = {
    "newcomer": Style(plans=False, buys=0.9, raises=0.08),
    "grower": Style(growth=0.25, harm=0.4, income=0.12, biomass=0.8),
    "hunter": Style(predators=0.6, growth=0.1, harm=0.3, biomass=0.75, raises=0.3),
    "investor": Style(industry=0.15, harm=0.15, income=0.2, biomass=0.66),
}
ROOM = {"plankton": 0.35, "algae": 0.35, "detritus": 0.15, "prey": 0.3}
"""Worth of a piece of food, or a temporary copy, that nothing eats yet, early in the match.

The keys are fields of `Book.life`.
"""
MOST_ROOM = 10
"""Pieces of a food beyond which more adds no worth."""
LONG = 25.0
"""Typical number of turns that a player has in a match; food left over counts full until half."""
LONE = 0.3
"""Worth of a card whose partner, such as a coral's zooxanthellae, is still missing."""
WEB = (0.0, 2.0, 2.8, 3.2)
"""Worth of a food web by the number of kinds of animals that eat in it, before the last turn."""
TILES_A_DIE = 3.5
"""Mean roll of a six-sided die."""


@dataclass
class Judge:
    """One bot's evaluation of a table at one decision; worths are in victory points."""

    step: Step
    seat: int
    style: Style
    luck: Luck
    book: Book
    left: float
    """Estimated number of own turns left, including the current one."""
    reef: Counter[str] = field(default_factory=Counter)
    """Kinds of cards on the seat's reef, without temporary copies and expelled cards."""
    known: dict[tuple[tuple[str, int], ...], float] = field(default_factory=dict)
    """Cache of `worth`."""

    # -- luck ------------------------------------------------------------------------------------

    def happens(self, share: float, purpose: str) -> bool:
        """Decide by the bot's luck, with probability `share`."""
        word = int(self.luck.words(purpose, self.step.state.step)) >> 11  # 53 bits, as in a float
        return word < share * 2**53

    def pick(self, among: Sequence[T], purpose: str) -> T:
        return among[int(self.luck.words(purpose, self.step.state.step)) % len(among)]

    # -- the table -------------------------------------------------------------------------------

    @property
    def last_turn(self) -> bool:
        return self.step.state.is_last_turn

    @property
    def lacks_eaters(self) -> bool:
        """Whether food is left over and another kind of animal would add worth."""
        life = self.book.life(key_of(self.reef))
        over = life.plankton + life.algae + life.detritus
        return over > 0 and life.eaters < len(WEB) - 1

    def of(self, seat: int) -> Judge:
        """Return the same bot's evaluation of another seat."""
        return _judged(self.step, seat, self.style, self.luck)

    def points(self, seat: int) -> int:
        return scoring.victory_points(self.step, seat)

    def leads(self, seat: int) -> bool:
        """Return whether no rival of this bot has more points than `seat`."""
        counted = {each: self.points(each) for each in self.step.seats if each != self.seat}
        return counted[seat] == max(counted.values())

    def most_capital(self) -> int:
        """Return the most Capital that it keeps in its hand at End."""
        return 2 if self.left > 1 and self.style.income < 0.2 else 6

    def spare_capital(self) -> int:
        """Return the Capital it can use for offers and research: none if it may buy with it."""
        held = supply.spendable(self.step, self.seat, "capital")
        open_now = "humanitarian" in self.step.state.opened
        return 0 if open_now and self.style.industry else held

    # -- worth -----------------------------------------------------------------------------------

    def worth(self, reef: Counter[str]) -> float:
        """Return the worth of a reef of these kinds until the end of the match."""
        key = key_of(reef)
        if key not in self.known:
            self.known[key] = self._worth(key)
        return self.known[key]

    def _worth(self, key: tuple[tuple[str, int], ...]) -> float:
        stage, style, book = self.step.state.stage, self.style, self.book
        life = book.life(key)
        ahead = self.left - 1
        young = min(1.0, ahead / LONG * 2)
        value = life.points
        if ahead > 0:
            value -= 0.4 * life.passing
        kinds = dict(life.kinds)
        for kind, count in kinds.items():
            about = book.content.cards[kind]
            if about.deck == "humanitarian":
                value += style.industry * (1 + about.points) * count
            elif "predator" in about.classes:
                value += style.predators * about.points * count
            elif about.classes:
                value += style.growth * about.points * count
        value += young * sum(
            share * min(MOST_ROOM, getattr(life, food)) for food, share in ROOM.items()
        )
        if ahead > 0:
            value += WEB[min(life.eaters, len(WEB) - 1)]
            value += self._waiting(key, kinds)
        return value + self._brought(kinds, stage, ahead)

    def _waiting(self, key: tuple[tuple[str, int], ...], lives: Mapping[str, int]) -> float:
        book, had = self.book, dict(key)
        value = 0.0
        for kind, count in key:
            about = book.habits[kind]
            if about.partners:
                company = sum(had.get(each, 0) for each in about.partners)
                value += LONE * (
                    min(1, max(0, company - count)) + 0.5 * min(1, count - min(count, company))
                )
            elif about.passes and lives.get(kind, 0) < count:
                value += 0.3
        return value

    def _brought(self, kinds: Mapping[str, int], stage: int, ahead: float) -> float:
        style = self.style
        brings = self.book.brings(kinds, max(stage, 2))
        # Currency earned late buys little; that of the last turn buys nothing.
        income = brings["capital"] + brings["biomass"] + 0.8 * brings["refill"]
        value = style.income * income * max(0.0, ahead - 1)
        value += 0.3 * brings["research"] * max(0.0, ahead - 1)
        value += 0.5 * min(1, brings["study"]) * (ahead > 3)
        pollution = brings["pollution"]
        animals = sum(
            count for kind, count in kinds.items() if self.book.content.cards[kind].animal
        )
        # Every fourth unit of pollution costs an animal, if there is one.
        loss = min(animals, max(0, pollution) * ahead / 4) * 1.5
        value -= loss + style.harm * (max(-1, pollution) + brings["warming"]) * min(ahead, 8) / 4
        return value

    # -- cards -----------------------------------------------------------------------------------

    def price_of(self, card: ReefCard) -> float:
        """Return the worth of losing a card; 0 for a temporary copy."""
        if card.copy == "turn":
            return 0.0
        on_it = [c for c in self.step.seat(self.seat).reef if c.host == card.id]
        return 1.0 + self.step.kind(card.kind).points + len(on_it)

    def offers(self, kind: str) -> OwnerOffer | None:
        effects = self.step.kind(kind).effects
        return next((each for each in effects if isinstance(each, OwnerOffer)), None)

    def placing(self, card_id: int, points: int) -> float:
        """Return the worth of placing research points on a card; above 0 if worth doing."""
        step = self.step
        where = next(
            ((s, c) for s in step.seats for c in step.seat(s).reef if c.id == card_id), None
        )
        study = study_of(step, where[1]) if where is not None else None
        if where is None or study is None:
            return 0.0
        owner, card = where
        bought = max(0, points - step.seat(self.seat).research)
        reach = min(1.0, (sum(card.placed) + points + 2 * self.left) / study.needs)
        if study.repeats:
            gain = points / study.needs * study.points * 0.33
        else:
            gain = reach * points * study.each
            gain += reach * (study.points if owner == self.seat else -2) * points / study.needs
        keeps = self.style.income if self.left > 1 else 0.0
        return gain - bought * study.price * keeps * 0.5 + 0.01

    def taking(self, kind: str) -> float:
        """Return the worth of taking a bonus or malus card now."""
        step, reef = self.step, self.step.seat(self.seat).reef
        now = [each for each in step.kind(kind).effects if each.stage <= step.state.stage]
        for effect in now:
            if isinstance(effect, Attach) and effect.needs:
                kinds = self.book.fitting(effect.to)
                if not any(card.kind in kinds for card in reef):
                    return 0.0
        return sum(self._taken(effect, reef) for effect in now)

    def _taken(self, effect: AnyEffect, reef: Sequence[ReefCard]) -> float:
        if isinstance(effect, Gain):
            return self._gained(effect)
        if isinstance(effect, Remove):
            return self._removed(effect, reef)
        if isinstance(effect, Shed):
            return -0.3 * self.step.seat(self.seat).hand.count(effect.currency)
        worth = {Fetch: 2.0, Produce: 0.2, OwnerOffer: 0.2, Idle: -0.5}
        return worth.get(type(effect), 0.0)

    def _gained(self, effect: Gain) -> float:
        rich = min(1.0, self.left / 4)
        weights = {
            "pollution": -0.3 - self.style.harm / 2,
            "warming": -0.1 - self._heat(),
            "research": 0.6,
            "refill": 0.4 * rich,
            "cards": 0.5,
            "capital": 0.3,
            "biomass": 0.4,
        }
        number = len(self.step.seats) if effect.per is not None else 1
        return weights.get(effect.what, 0.0) * effect.count * number

    def _heat(self) -> float:
        step = self.step
        corals = [
            sum(bool(self.book.habits[card.kind].partners) for card in step.seat(seat).reef)
            for seat in step.seats
        ]
        mean = sum(corals) / len(corals)
        return 0.1 * self.style.harm + 0.05 * max(-2.0, min(4.0, corals[self.seat] - mean))

    def _removed(self, effect: Remove, reef: Sequence[ReefCard]) -> float:
        if effect.others or effect.may:
            return 0.3
        total = 0.0
        for portion in effect.takes:
            if portion.cards is None or portion.cards.this:
                continue
            kinds = self.book.fitting(portion.cards)
            prices = sorted(self.price_of(c) for c in reef if c.kind in kinds)
            count = portion.count if effect.per is None else 1
            total -= sum(prices[:count]) * (0.5 if effect.per is not None else 1)
        return total


def _turns_left(step: Step) -> float:
    state = step.state
    if state.last:
        return 1.0 if state.is_last_turn else 2.0
    ring = len(step.content.rules.tiles)
    last = step.content.rules.numbers.stage_loops[-1]
    way = min(last * ring - place.loops * ring - place.tile for place in state.seats)
    rounds = max(0, way) / (TILES_A_DIE * step.options.dice)
    if step.options.turns:
        rounds = min(rounds, step.options.turns - state.round + 1)
    return 2.0 + rounds


def _judged(step: Step, seat: int, style: Style, luck: Luck) -> Judge:
    judge = Judge(step, seat, style, luck, book_of(step.content), _turns_left(step))
    for card in step.seat(seat).reef:
        if not card.expelled and card.copy != "turn":
            judge.reef[card.kind] += 1
    return judge


def judged_by(step: Step, seat: int, style: str, luck: Luck) -> Judge:
    return _judged(step, seat, STYLES.get(style, STYLES["newcomer"]), luck)
