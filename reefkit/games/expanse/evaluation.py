"""How bots of Blue Expanse weigh a reef or a card: by style, and by two turns of its food web.

What a kind of card does turn by turn is read from its data, so that a teacher's own cards are
weighed as well as the printed ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from reefkit.games.expanse import supply
from reefkit.games.expanse.acquire import study_of
from reefkit.games.expanse.effects import (
    AnyEffect,
    Attach,
    Copy,
    CountPoints,
    Eat,
    Fetch,
    Gain,
    Idle,
    Leave,
    MealWay,
    OwnerOffer,
    Per,
    Produce,
    Remove,
    Shed,
    StorePollution,
    Study,
    Target,
)
from reefkit.games.expanse.state import ReefCard
from reefkit.games.expanse.tasks import Step
from reefkit.match.random import Luck

if TYPE_CHECKING:
    from reefkit.games.expanse.content import CardKind, Content


# ---- What a kind of card does turn by turn, read from its data: for bots, who weigh it

_RANK = {"filter-feeder": 0, "herbivore": 1, "predator": 2, "detritivore": 3}
Kinds = frozenset[str]


class _Diet(NamedTuple):
    """One way of a meal."""

    foods: tuple[tuple[str, int], ...]  #: How much of which food.
    prey: tuple[tuple[Kinds, int], ...]  #: How many cards, of which kinds.
    gives: tuple[tuple[str, int], ...]  #: Food made afterwards.
    #: ``copies``, ``stays``: Copies laid for this turn, and to stay.
    copies: int
    stays: int


class _CardHabits(NamedTuple):
    """What a kind of card does turn by turn, as far as it is weighed."""

    #: ``points``, ``cost``, ``deck``: What is printed on it.
    points: int
    cost: int
    deck: str
    makes: tuple[tuple[str, int], ...]  #: Food that it makes, by name.
    #: ``partners``, ``company``: Kinds of which it needs one of its own to make it, and kinds of
    #: which it needs any.
    partners: Kinds
    company: Kinds
    meals: tuple[tuple[_Diet, ...], ...]  #: Its meals: each has several ways.
    #: Cards that it takes off its owner's reef without eating: of which kinds, how many.
    takes: tuple[tuple[Kinds, int], ...]
    passes: bool  #: Whether it is gone once it has made its food.
    returns: bool  #: Whether it leaves into its owner's deck, to be played again.
    #: What it brings each turn, how many, from which stage on, and per which kinds, each so many.
    gains: tuple[tuple[str, int, int, Kinds | None, int], ...]
    #: Points for each of some kinds, at most so many.
    scores: tuple[tuple[int, Kinds | None, int], ...]
    rank: int  #: Its place in the usual order of eaters.


class _CardReader:
    """Reads what the cards in force do; `habits` has it by kind."""

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
        # A card that eats one thing attached and another alone eats once: attached, where it can.
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
            tuple(self._takings(kind)),
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

    def _diet(self, way: MealWay, meal: Eat) -> _Diet:
        then = (*way.then, *meal.then)
        copies = [e for e in then if isinstance(e, Copy) and e.of is None and e.per is None]
        return _Diet(
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

    def _takings(self, kind: CardKind) -> Iterable[tuple[Kinds, int]]:
        for effect in kind.effects:
            if isinstance(effect, Remove) and effect.when == "" and not effect.others:
                for portion in effect.takes:
                    if portion.cards is not None and not portion.cards.this:
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


# ---- How bots weigh a reef: two turns of its food web, in kinds of cards
# alone, by the cards' data
#
# It is a rough look ahead and no rule: attachments, choices and chance are left out. What a card
# eats, makes, copies, earns and counts is read from its effects, so that a teacher's own card is
# weighed like any other.

TURNS = 2
"""Turns of a food web that are looked at: who lives off what is there once starves soon after."""
MOST_COPIES = 4


class _Life(NamedTuple):
    """What two turns make of a reef."""

    kinds: tuple[tuple[str, int], ...]  #: How many of each kind live on.
    #: Their victory points; of which `passing` are of cards that leave into the owner's deck.
    points: float
    passing: float
    #: ``plankton``, ``algae``, ``detritus``, ``prey``: What is left over at the end of a turn: room
    #: for more to live there.
    plankton: int
    algae: int
    detritus: int
    prey: int
    eaters: int  #: How many kinds of animals find a meal in these turns.


class _Book:
    """The cards in force, read once for weighing."""

    def __init__(self, content: Content) -> None:
        self.content = content
        reader = _CardReader(content)
        self.habits, self.fitting = reader.habits, reader.fitting
        self.life = lru_cache(maxsize=20_000)(self._live)

    def _live(self, reef: tuple[tuple[str, int], ...]) -> _Life:
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
        return _Life(
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
        total: Counter[str] = Counter()
        for kind, count in kinds.items():
            for what, gain, since, of, each in self.habits[kind].gains:
                if since <= stage and not (what in {"pollution", "warming"} and stage < since):
                    number = 1 if of is None else sum(kinds.get(k, 0) for k in of) // each
                    total[what] += gain * count * number
        return total


class _Web:
    """A reef that lives through a few turns."""

    def __init__(self, book: _Book, kinds: dict[str, int]) -> None:
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
        if about.partners:  # who has none is bleached, and goes
            self.kinds[kind] = min(self.kinds[kind], self.count(about.partners))
        if not about.company or self.count(about.company):
            for food, made in about.makes:
                self.food[food] = self.food.get(food, 0) + made * self.kinds[kind]
        if about.passes:
            self.kinds[kind] = 0

    def _feed(self, kind: str, meal: tuple[_Diet, ...]) -> bool:
        best: tuple[float, _Diet] | None = None
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

    def _cost(self, kind: str, diet: _Diet) -> float | None:
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


_BOOKS: dict[int, _Book] = {}
_MOST_BOOKS = 50


def _book_of(content: Content) -> _Book:
    """Return the cached book of a content, which it references so that its `id` is stable."""
    if id(content) not in _BOOKS:
        if len(_BOOKS) >= _MOST_BOOKS:
            _BOOKS.clear()
        _BOOKS[id(content)] = _Book(content)
    return _BOOKS[id(content)]


def _key_of(kinds: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted((kind, count) for kind, count in kinds.items() if count > 0))


# ---- What counts for a bot of Blue Expanse: its style, and what a reef or a card is worth to it

T = TypeVar("T")


@dataclass(frozen=True)
class Style:
    """How a bot plays."""

    plans: bool = True  #: Whether it weighs what it buys; if not, it buys at random.
    buys: float = 1.0  #: How often a bot without plans buys one more card, a share.
    raises: float = 0.1  #: How often it would make a card dearer for others, a share.
    #: ``industry``, ``predators``, ``growth``: By how much more than for others a point of a
    #: humanitarian card, of a predator, and of any other living card counts for it.
    industry: float = 0.0
    predators: float = 0.0
    growth: float = 0.0
    harm: float = 0.3  #: What a turn's pollution and warming counts against, in points for each.
    income: float = 0.15  #: What a currency card a turn counts, in points.
    biomass: float = 0.7  #: What share of a full hand it wants to be Biomass.


STYLES = {
    "newcomer": Style(plans=False, buys=0.9, raises=0.08),
    "grower": Style(growth=0.25, harm=0.4, income=0.12, biomass=0.8),
    "hunter": Style(predators=0.6, growth=0.1, harm=0.3, biomass=0.75, raises=0.3),
    "investor": Style(industry=0.15, harm=0.15, income=0.2, biomass=0.66),
}
ROOM = {"plankton": 0.35, "algae": 0.35, "detritus": 0.15, "prey": 0.3}
"""What a piece of food, or a copy, counts that nobody eats yet, while the match is young."""
MOST_ROOM = 10
"""Pieces of a food beyond which more of it counts nothing."""
LONG = 25.0
"""Turns of its own that a player has in a match, about."""
LONE = 0.3
"""What half of a pair counts that still waits for the other half."""
WEB = (0.0, 2.0, 2.8, 3.2)
"""What a food web counts by how many kinds of animals eat in it, before the last turn."""
TILES_A_DIE = 3.5


@dataclass
class Judge:
    """A bot's eye on the table."""

    step: Step
    seat: int
    style: Style
    luck: Luck
    book: _Book
    left: float
    """Turns of its own that are still to come, about, this one included."""
    reef: Counter[str] = field(default_factory=Counter)
    known: dict[tuple[tuple[str, int], ...], float] = field(default_factory=dict)

    # -- luck ------------------------------------------------------------------------------------

    def happens(self, share: float, purpose: str) -> bool:
        word = int(self.luck.words(purpose, self.step.state.step)) >> 11
        return word < share * 2**53

    def pick(self, among: Sequence[T], purpose: str) -> T:
        return among[int(self.luck.words(purpose, self.step.state.step)) % len(among)]

    # -- the table -------------------------------------------------------------------------------

    @property
    def last_turn(self) -> bool:
        return self.step.state.last > 0

    @property
    def lacks_eaters(self) -> bool:
        life = self.book.life(_key_of(self.reef))
        over = life.plankton + life.algae + life.detritus
        return over > 0 and life.eaters < len(WEB) - 1

    def of(self, seat: int) -> Judge:
        return _judged(self.step, seat, self.style, self.luck)

    def points(self, seat: int) -> int:
        return supply.victory_points(self.step, seat)

    def leads(self, seat: int) -> bool:
        counted = {each: self.points(each) for each in self.step.seats if each != self.seat}
        return counted[seat] == max(counted.values())

    def most_capital(self) -> int:
        return 2 if self.left > 1 and self.style.income < 0.2 else 6

    def spare_capital(self) -> int:
        held = supply.spendable(self.step, self.seat, "capital")
        open_now = "humanitarian" in self.step.state.opened
        return 0 if open_now and self.style.industry else held

    # -- worth -----------------------------------------------------------------------------------

    def worth(self, reef: Counter[str]) -> float:
        key = _key_of(reef)
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
        # What is earned late buys little; the last turn's buys nothing.
        income = brings["capital"] + brings["biomass"] + 0.8 * brings["refill"]
        value = style.income * income * max(0.0, ahead - 1)
        value += 0.3 * brings["research"] * max(0.0, ahead - 1)
        value += 0.5 * min(1, brings["study"]) * (ahead > 3)
        pollution = brings["pollution"]
        animals = sum(
            count for kind, count in kinds.items() if self.book.content.cards[kind].animal
        )
        # Every fourth pollution costs a card, where there is any.
        loss = min(animals, max(0, pollution) * ahead / 4) * 1.5
        value -= loss + style.harm * (max(-1, pollution) + brings["warming"]) * min(ahead, 8) / 4
        return value

    # -- cards -----------------------------------------------------------------------------------

    def price_of(self, card: ReefCard) -> float:
        if card.copy == "turn":
            return 0.0
        on_it = [c for c in self.step.seat(self.seat).reef if c.host == card.id]
        return 1.0 + self.step.kind(card.kind).points + len(on_it)

    def offers(self, kind: str) -> OwnerOffer | None:
        effects = self.step.kind(kind).effects
        return next((each for each in effects if isinstance(each, OwnerOffer)), None)

    def placing(self, card_id: int, points: int) -> float:
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
        return 1.0
    ring = len(step.content.rules.tiles)
    last = step.content.rules.numbers.stage_loops[-1]
    way = min(last * ring - place.loops * ring - place.tile for place in state.seats)
    rounds = max(0, way) / (TILES_A_DIE * step.options.dice)
    if step.options.turns:
        rounds = min(rounds, step.options.turns - state.round + 1)
    return 2.0 + rounds


def _judged(step: Step, seat: int, style: Style, luck: Luck) -> Judge:
    judge = Judge(step, seat, style, luck, _book_of(step.content), _turns_left(step))
    for card in step.seat(seat).reef:
        if not card.expelled and card.copy != "turn":
            judge.reef[card.kind] += 1
    return judge


def judged_by(step: Step, seat: int, style: str, luck: Luck) -> Judge:
    return _judged(step, seat, STYLES.get(style, STYLES["newcomer"]), luck)
