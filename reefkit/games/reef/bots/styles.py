"""Styles of play: the planner's choices, and the tastes of four styles.

The newcomer makes legal choices at random; the others are planners with different tastes. Planners
avoid losses to future cards, whose chances are computed from the content (`fears`).
"""

from __future__ import annotations

from dataclasses import fields
from weakref import ReferenceType, ref

import numpy as np
from numpy.typing import NDArray

from reefkit.games.reef.bots.mind import Bits, Bot, BotView
from reefkit.games.reef.bots.newcomer import Newcomer
from reefkit.games.reef.bots.tastes import Scores, StyleTables, Taste, style_tables
from reefkit.games.reef.content import LEVELS, Options
from reefkit.games.reef.growth import PLACES, occupied_levels
from reefkit.games.reef.habitats import to_mask
from reefkit.games.reef.pick import (
    MOST_SCORE,
    best,
    count_kinds,
    ranked,
    words_of,
)
from reefkit.games.reef.state import SPACES, Array, Nursery, Reefs
from reefkit.games.reef.type_arrays import Lookups

HUNDREDTHS = 100
"""The score of one point: all scores are in hundredths of a point."""
HUNGRY, FORBIDDEN = 10**6, 10**8
"""Prices, above all others, of dwellers that would eat juveniles and of those not allowed."""


class Planner:
    """A bot that chooses by the weights of a taste, with small random additions (`Taste.whim`).

    One planner may have the tastes of several styles, to choose for all their seats at once;
    `BotView.taste` is the index of each view's taste.
    """

    def __init__(self, *tastes: Taste) -> None:
        self.tastes = tastes
        self._weights = {
            each.name: np.array([getattr(taste, each.name) for taste in tastes], np.int32)
            for each in fields(Taste)
        }
        self._narrow = {name: self._weights[name].astype(np.int16) for name in ("same", "tower")}
        self._latest: tuple[ReferenceType[Lookups], Options, StyleTables] | None = None

    def tables(self, mind: BotView) -> StyleTables:
        latest = self._latest  # read once: another thread may play another match
        if latest and latest[0]() is mind.lookups and latest[1] is mind.options:
            return latest[2]
        found = style_tables(self.tastes, mind.lookups, mind.options)
        self._latest = ref(mind.lookups), mind.options, found
        return found

    def _weigh(self, mind: BotView, weight: str) -> NDArray[np.int32]:
        found: NDArray[np.int32] = self._weights[weight][mind.taste[..., None]]
        return found

    def _any(self, weight: str) -> bool:
        return bool(self._weights[weight].any())

    # -- set-up --------------------------------------------------------------------------------

    def board(self, mind: BotView) -> Array:
        worth = self.tables(mind).boards[mind.taste]
        whim = self._whim(mind, "board", worth.shape[-1], 0)
        return np.asarray(worth + whim).argmax(axis=-1)

    def founder(self, mind: BotView, index: int, allowed: Array) -> Array:
        worth = self.tables(mind).founders[mind.taste, mind.board]
        worth = worth - self._weigh(mind, "repeat") * _counts(mind.reefs, worth.shape[-1])
        return best(allowed, worth + self._whim(mind, "founder", worth.shape[-1], index))

    # -- phase 1 -------------------------------------------------------------------------------

    def recruit(self, mind: BotView, room: Array, index: int, allowed: Array) -> Array:
        safety = self.tables(mind).dwellers[mind.taste, mind.round]
        most = mind.content.rules.numbers.juvenile_eaters_tolerated
        # Dwellers are collected one at a time, always the cheapest, which gives the cheapest set.
        there = mind.reefs.dwellers[..., None].astype(np.int32) + np.arange(index + 1)
        price = (
            HUNDREDTHS * there
            - safety[..., None]
            + HUNGRY * (mind.lookups.eaters[:, None] & (there >= most))
        )
        price += FORBIDDEN * ~allowed[..., None]
        price = price.reshape(*allowed.shape[:-1], -1)
        copies = np.arange(price.shape[-1])
        by_price = np.sort(price.astype(np.int64) * len(copies) + copies, axis=-1)
        return np.asarray(by_price[..., index] % len(copies) // (index + 1))

    def graze(self, mind: BotView) -> Array:
        return self._spaces(mind)

    def grow(self, mind: BotView) -> Array:
        return -self._spaces(mind)

    def mutate(self, mind: BotView, pool: Array, index: int) -> Array:
        levels = 3 if pool.reshape(-1, SPACES, 3)[..., 1:].any() else 1
        kind = mind.reefs.kind[..., :levels].reshape(*mind.reefs.leading, SPACES * levels)
        genes = mind.reefs.genes[..., :levels].reshape(kind.shape)
        table = self.tables(mind)
        number = _counts(mind.reefs, len(mind.lookups.builders))
        liking = table.mutable[mind.taste[..., None], kind, genes].astype(np.int32)
        worth = self._weigh(mind, "crowd") * number
        if self._any("focus"):
            worth += self._weigh(mind, "focus") * _variants(kind, genes, mind.lookups)
        liking += spread(worth, kind)
        place = best(
            pool.reshape(*mind.reefs.leading, SPACES, 3)[..., :levels].reshape(kind.shape), liking
        )
        return np.where(place < 0, -1, place // levels * 3 + place % levels)

    # -- phase 2 -------------------------------------------------------------------------------

    def feed(self, mind: BotView) -> Array:
        return -self._builders(mind)

    def take(self, mind: BotView, index: int, allowed: Array) -> Array:
        worth = self.tables(mind).founders[mind.taste, mind.board]
        lacking = _counts(mind.reefs, worth.shape[-1]) == 0
        worth = worth + np.maximum(self._weigh(mind, "variety"), HUNDREDTHS) * lacking
        worth = (worth + self._whim(mind, "take", worth.shape[-1], 0)).astype(np.int32)
        chosen = best(allowed, worth)
        for _ in range(index):
            taken = np.arange(worth.shape[-1]) == chosen[..., None]
            others = allowed & ~taken
            chosen = best(np.where(others.any(axis=-1, keepdims=True), others, allowed), worth)
        return chosen

    def order(self, mind: BotView, nursery: Nursery) -> Array | None:
        worth = self._bearers(mind, nursery.kind, nursery.genes).astype(np.int32)
        if self._any("variety"):
            number = _counts(mind.reefs, len(mind.lookups.builders))
            worth += self._weigh(mind, "variety") * _among(number == 0, nursery.kind)
        return ranked(worth - (nursery.kind == 0) * np.int32(MOST_SCORE // 2))

    def settle(
        self, mind: BotView, free: Bits, stacks: Bits, kind: Array, genes: Array, index: int
    ) -> Array:
        table = self.tables(mind).settle
        _, rounds, boards, kinds, _ = table.shape
        at = ((mind.taste * rounds + mind.round) * boards + mind.board) * kinds + kind
        worth = table.reshape(-1, SPACES).take(at, axis=0)
        choices = free | stacks
        pool = to_mask(choices)
        shown = worth * pool - ~pool * np.int16(32_000)  # where() takes ten times as long
        # Stacks get scores below all empty spaces, whose worth is at least −8,000.
        rows = np.flatnonzero(stacks)
        if rows.size:
            flat = shown.reshape(-1, SPACES)
            some, here = flat[rows], to_mask(stacks.reshape(-1)[rows])
            liking = some // 4 + self._stacking(mind, kind, rows)
            flat[rows] = some + here * (liking - some)
        return np.where(choices, shown.argmax(axis=-1), -1)

    def _stacking(self, mind: BotView, kind: Array, rows: Array) -> Array:
        stack = mind.reefs.kind.reshape(-1, SPACES, LEVELS).take(rows, axis=0)
        taste = mind.taste.reshape(-1)[rows if mind.taste.ndim else 0 * rows][:, None]
        same = stack[..., 0] == np.reshape(kind, -1)[rows][:, None]
        liking = self._narrow["same"][taste] * same - np.int16(12_000)
        if self._any("tower"):
            there = (stack != 0).view(np.uint8)
            height = there[..., 0] + there[..., 1] + there[..., 2]
            liking += self._narrow["tower"][taste] * height
        return liking

    # -- phase 3 -------------------------------------------------------------------------------

    def sacrifice(self, mind: BotView) -> Array:
        return -self._builders(mind)

    def sacrifice_type(self, mind: BotView, kinds: Array) -> Array:
        return best(kinds, np.broadcast_to(-self.tables(mind).builders[mind.taste], kinds.shape))

    def dismiss(self, mind: BotView) -> Array:
        worth = self.tables(mind).dwellers[mind.taste, mind.round]
        return mind.reefs.dwellers.astype(np.int32) * HUNDREDTHS - worth

    def accepts(self, mind: BotView, gained: list[int], given: list[int]) -> bool:
        # A type that the reef lacks counts twice.
        number = _counts(mind.reefs, len(mind.lookups.builders))
        worth = 200 + 200 * (number == 0)
        return int(worth[gained].sum()) >= int(worth[given].sum())

    # -- what things are worth -----------------------------------------------------------------

    def _whim(self, mind: BotView, purpose: str, count: int, index: int) -> Array:
        drawn = mind.luck.fan(purpose, count, index) >> np.uint64(48)
        return (drawn.astype(np.int64) * self._weigh(mind, "whim")) >> 16

    def _bearers(self, mind: BotView, kind: Array, genes: Array) -> Array:
        return self.tables(mind).bearers[mind.taste[..., None], kind, genes]

    def _spaces(self, mind: BotView) -> Scores:
        top = mind.reefs.kind[..., 0].reshape(*mind.reefs.leading, SPACES)
        genes = mind.reefs.genes[..., 0].reshape(top.shape)
        number = _counts(mind.reefs, len(mind.lookups.builders))
        worth = self.tables(mind).spaces[mind.taste, mind.round, mind.board]
        worth = worth + self._bearers(mind, top, genes)
        worth += self._weigh(mind, "uncover") * (top != 0)
        return worth + self._weigh(mind, "variety") * _among(number == 1, top)

    def _builders(self, mind: BotView) -> Scores:
        reefs = mind.reefs
        kind = reefs.kind.reshape(*reefs.leading, PLACES)
        worth = self._bearers(mind, kind, reefs.genes.reshape(kind.shape))
        number = _counts(reefs, len(mind.lookups.builders))
        worth = worth + self._weigh(mind, "variety") * _among(number == 1, kind)
        alone = np.zeros(reefs.kind.shape, np.int32)
        alone[..., 0] = self._weigh(mind, "column")[..., None] * (reefs.kind[..., 1] == 0)
        return worth + alone.reshape(kind.shape)


def _counts(reefs: Reefs, kinds: int) -> NDArray[np.int32]:
    levels = occupied_levels(reefs)
    kind = reefs.kind[..., :levels].reshape(*reefs.leading, SPACES * levels)
    number: NDArray[np.int32] = count_kinds(kind, kind != 0, kinds).astype(np.int32)
    return number


def _variants(kind: Array, genes: Array, lookups: Lookups) -> NDArray[np.int32]:
    lead, kinds = kind.shape[:-1], len(lookups.builders)
    positive = (genes & np.uint16(lookups.positive)).reshape(-1, kind.shape[-1])
    reef, place = np.nonzero(positive)
    found = np.zeros(positive.shape[0] * kinds, np.uint16)
    types = reef * kinds + kind.reshape(positive.shape)[reef, place]
    np.bitwise_or.at(found, types, positive[reef, place])
    number: NDArray[np.int32] = np.bitwise_count(found).reshape(*lead, kinds).astype(np.int32)
    return number


def _among(types: Array, kind: Array) -> Array:
    return ((words_of(types) >> kind) & np.uint32(1)).astype(bool)


def spread(number: Array, kind: Array) -> Array:
    """Return for each builder the number of its type."""
    return np.take_along_axis(number, kind.astype(np.intp), axis=-1)


BUILDER = Taste(
    risk=200, repeat=60, recruiter=40, contest=200, uncover=200, more=150, fewer=-150, whim=40
)
"""Aims at many builders: prefers safe spaces, recruiters and more offspring."""

SPECIALIST = Taste(
    risk=100,
    repeat=-400,
    recruiter=150,
    contest=20,
    crowd=60,
    focus=300,
    token=40,
    more=100,
    fewer=-200,
    uncover=200,
    whim=100,
)
"""Aims at many builders of one type, with many positive mutations."""

DIVERSITY_SEEKER = Taste(
    risk=60, variety=800, repeat=2_000, recruiter=30, uncover=100, more=50, fewer=-100
)
"""Aims at many types, and protects the last builder of each."""

STRATEGIST = Taste(
    risk=240,
    variety=230,
    repeat=1_000,
    recruiter=115,
    capacity=10,
    coast=390,
    contest=360,
    crowd=15,
    focus=335,
    token=35,
    more=-30,
    fewer=-25,
    uncover=155,
    tower=-90,
    same=410,
    column=170,
    whim=0,
)
"""The strongest style.

Its weights were found by random search: a few hundred changes, each kept if it gave more points in
some hundred tables, on the board that the bot chooses and on all others.
"""

STYLES: dict[str, Bot] = {
    "builder": Planner(BUILDER),
    "newcomer": Newcomer(),
    "specialist": Planner(SPECIALIST),
    "diversity-seeker": Planner(DIVERSITY_SEEKER),
    "strategist": Planner(STRATEGIST),
}
