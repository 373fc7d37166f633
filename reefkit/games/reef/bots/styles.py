"""Styles of play: what a bot sees, what it likes and fears, and how it weighs a choice.

The newcomer chooses by chance, within the rules; the others are one planner with different tastes.
What they fear is the chance to be lost to the cards to come, worked out from the content itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import NamedTuple, Protocol
from weakref import ReferenceType, WeakKeyDictionary, ref

import numpy as np
from numpy.typing import NDArray

from reefkit.games.reef import cards
from reefkit.games.reef.content import LEVELS, ROWS, Content, DisasterEffect, Options
from reefkit.games.reef.growth import PLACES, occupied_levels, to_mask
from reefkit.games.reef.state import (
    MOST_SCORE,
    SPACES,
    Array,
    Lookups,
    Nursery,
    Reefs,
    best,
    blank_reefs,
    count_kinds,
    drawn,
    drawn_bit,
    ranked,
    shuffled,
    words_of,
)
from reefkit.match.random import Luck, below

# ---- What a bot knows when it chooses: its seat's view, with the rules' free leading axes

Bits = NDArray[np.uint32]
"""Spaces of reefs, each a bit of a word."""


_FIRST = np.zeros((), np.intp)


@dataclass(slots=True)
class Mind:
    """A bot's view: one seat of one table, or the same seats of many tables."""

    reefs: Reefs  #: Its own reefs.
    board: Array  #: int (...). Their boards, −1 before one is chosen.
    #: uint16 (..., builder types + 1). Tokens of the builders in the Coral Triangle.
    triangle: Array
    #: ``round``, ``rounds``: Where the match stands.
    round: int
    rounds: int
    content: Content
    options: Options
    lookups: Lookups
    luck: Luck  #: Random words for these seats, from the match key.
    #: int (...). Which of the bot's tastes each view has, where it has several.
    taste: Array = field(default_factory=lambda: _FIRST)

    def flat(self, sequence: Array) -> Mind:
        lead = self.reefs.leading
        reefs = Reefs(
            *(
                np.reshape(array, (-1, *array.shape[len(lead) :])).take(sequence, axis=0)
                for array in (getattr(self.reefs, name) for name in self.reefs.__struct_fields__)
            )
        )
        triangle = np.broadcast_to(self.triangle, (*lead, self.triangle.shape[-1]))
        return replace(
            self,
            reefs=reefs,
            board=np.ravel(self.board)[sequence],
            triangle=triangle.reshape(-1, triangle.shape[-1])[sequence],
            luck=self.luck.flat(lead, sequence),
            taste=np.broadcast_to(self.taste, lead).reshape(-1)[sequence],
        )

    def head(self, where: slice) -> Mind:
        return replace(
            self,
            reefs=self.reefs[where],
            board=self.board[where],
            triangle=self.triangle[where],
            luck=self.luck[where],
            taste=self.taste[where],
        )


class Bot(Protocol):
    """A style of play. Every method takes a view of any leading axes and answers for all of it."""

    def board(self, mind: Mind) -> Array: ...

    def founder(self, mind: Mind, index: int, allowed: Array) -> Array: ...

    def recruit(self, mind: Mind, room: Array, index: int, allowed: Array) -> Array: ...

    def graze(self, mind: Mind) -> Array: ...

    def grow(self, mind: Mind) -> Array: ...

    def mutate(self, mind: Mind, pool: Array, index: int) -> Array:
        """Choose a builder to mutate, as a flat index into the pool (..., 90): int (...)."""
        ...

    def feed(self, mind: Mind) -> Array: ...

    def take(self, mind: Mind, index: int, allowed: Array) -> Array: ...

    def order(self, mind: Mind, nursery: Nursery) -> Array | None: ...

    def settle(
        self, mind: Mind, free: Bits, stacks: Bits, kind: Array, genes: Array, index: int
    ) -> Array:
        """Choose a space for a juvenile, −1 where there is none: int (...).

        `free` and `stacks` are the empty and the other spaces where it may settle: uint32 (...).
        """
        ...

    def sacrifice(self, mind: Mind) -> Array: ...

    def sacrifice_type(self, mind: Mind, kinds: Array) -> Array: ...

    def dismiss(self, mind: Mind) -> Array: ...

    def accepts(self, mind: Mind, gained: list[int], given: list[int]) -> bool: ...


# ---- The newcomer: every choice by chance, within the rules; also the ensembles' random player


_FEW = 32
_WORDS = 32
"""Of a few reefs, for whose juveniles words are drawn at once; that takes fewer calls."""


class _Newcomer:
    """Chooses at random; places whatever can be placed."""

    def board(self, mind: Mind) -> Array:
        return below(mind.luck.words("board"), len(mind.lookups.boards))

    def founder(self, mind: Mind, index: int, allowed: Array) -> Array:
        return self._any(mind, "founder", index, allowed)

    def recruit(self, mind: Mind, room: Array, index: int, allowed: Array) -> Array:
        return self._any(mind, "recruit", index, allowed)

    def graze(self, mind: Mind) -> Array:
        return shuffled(mind.luck.fan("graze", SPACES))

    def grow(self, mind: Mind) -> Array:
        return shuffled(mind.luck.fan("grow", SPACES))

    def mutate(self, mind: Mind, pool: Array, index: int) -> Array:
        if mind.options.standing_stacks:
            return self._any(mind, "mutate", index, pool)
        place = self._any(mind, "mutate", index, pool[..., ::LEVELS])
        return np.where(place < 0, -1, place * LEVELS)

    def feed(self, mind: Mind) -> Array:
        return shuffled(mind.luck.fan("feed", SPACES * 3))

    def take(self, mind: Mind, index: int, allowed: Array) -> Array:
        return self._any(mind, "take", index, allowed)

    def order(self, mind: Mind, nursery: Nursery) -> Array | None:
        return None

    def settle(
        self, mind: Mind, free: Bits, stacks: Bits, kind: Array, genes: Array, index: int
    ) -> Array:
        if not index and free.size < _FEW:
            mind.luck.prefetch("settle", _WORDS)
        return drawn_bit(free | stacks, mind.luck.words("settle", index))

    def sacrifice(self, mind: Mind) -> Array:
        return shuffled(mind.luck.fan("sacrifice", SPACES * 3))

    def sacrifice_type(self, mind: Mind, kinds: Array) -> Array:
        return self._any(mind, "type", 0, kinds)

    def dismiss(self, mind: Mind) -> Array:
        return shuffled(mind.luck.fan("dismiss", mind.reefs.dwellers.shape[-1]))

    def accepts(self, mind: Mind, gained: list[int], given: list[int]) -> bool:
        return len(gained) >= len(given)

    def _any(self, mind: Mind, purpose: str, index: int, mask: Array) -> Array:
        return drawn(mask, mind.luck.words(purpose, index))


# ---- What bots fear: the chance to be lost to the cards to come, worked out
# from the content itself
#
# Every card is held against reefs that are full of one builder type, for each board and type, by
# the very masks that the rules use (`cards.fate`). So a teacher's own cards, boards and organisms
# change what bots fear, and no table of dangers stands in code.

Chances = NDArray[np.float64]

HALF = 0.5
"""A card that takes half of those it hits."""
COVERED = 0.5
"""An alga hides a builder for a round; dwellers may uncover it."""
COMMONEST = 0.25
"""A card that takes the commonest type: a reef has a few types that could be it."""
LATER = 0.6
"""How much a danger of the next round weighs against the same danger now."""


class Risk(NamedTuple):
    """The dangers of a match's boards and cards."""

    #: float64 (rounds + 1, boards, builder types + 1, 30). The losses to expect from a round's
    #: cards and, weighing less and less, of the rounds after it, for the topmost builder of a
    #: space; may be more than 1.
    ahead: Chances
    dwellers: Chances  #: float64 (rounds + 1, dweller types). The same for dwellers.


def risk(lookups: Lookups, options: Options) -> Risk:
    reader = _Reader(lookups, options)
    count = len(lookups.cards)
    drawn = np.stack([reader.drawn(round_) for round_ in range(1, options.rounds + 1)])
    builders = np.stack([reader.threat(number) for number in range(count)])
    dwellers = np.stack([reader.leaving(number) for number in range(count)])
    return Risk(
        _discounted(np.tensordot(drawn, builders, axes=1)),
        _discounted(np.tensordot(drawn, dwellers, axes=1)),
    )


class _Reader:
    """Reads cards with a match's look-ups."""

    def __init__(self, lookups: Lookups, options: Options) -> None:
        self._lookups = lookups
        self._copies = cards.in_force(lookups.content, options, lookups).astype(float)

    def drawn(self, round_: int) -> Chances:
        content = self._lookups.content
        schedule = content.rules.schedule.cards
        expected = np.zeros(len(self._copies))
        for deck in schedule[min(round_, len(schedule)) - 1]:
            share = self._share(deck, extra=False)
            expected += share
            for number, name in enumerate(self._lookups.cards):
                for effect in content.cards[name].effects:
                    if effect.do == "draw" and share[number]:
                        more = self._share(effect.deck, extra=True)
                        expected += share[number] * effect.count * more
        return expected

    def _share(self, deck: str, *, extra: bool) -> Chances:
        here = self._lookups.short if deck == "short" else ~self._lookups.short
        copies = self._copies * here
        if extra:
            copies = copies * ~cards.drawing_cards(self._lookups.content)
        share: Chances = copies / max(float(copies.sum()), 1.0)
        return share

    def _effects(self, number: int) -> tuple[DisasterEffect, ...]:
        return self._lookups.content.cards[self._lookups.cards[number]].effects

    def threat(self, number: int) -> Chances:
        reefs = _full_reefs(self._lookups)
        safe: Chances = np.ones((*reefs.leading, SPACES))
        for effect in self._effects(number):
            safe *= 1 - self._struck(reefs, effect).reshape(safe.shape)
        threat: Chances = 1 - safe
        return threat

    def _struck(self, reefs: Reefs, effect: DisasterEffect) -> Chances:
        if effect.do == "overgrow":
            return np.where(cards.overgrown_spaces(reefs, effect, self._lookups), COVERED, 0.0)
        if effect.do == "bloom":
            return np.full(reefs.alga.shape, COVERED / ROWS)
        if effect.do == "invade":
            stays = reefs.kind[..., 0] == self._lookups.kind[effect.builder]
            return np.where(stays, 0.0, 1 / ROWS)
        fate = cards.fate(reefs, effect, self._lookups)
        sure = COMMONEST if effect.do == "kill-commonest" else 1.0
        lost: Chances = fate.dies[..., 0] * sure + fate.pool[..., 0] * HALF
        return lost

    def leaving(self, number: int) -> Chances:
        gone = np.zeros(len(self._lookups.dwellers))
        for effect in self._effects(number):
            if effect.do == "dwellers":
                gone[self._lookups.taken(effect)] = 1
        return gone


def _full_reefs(lookups: Lookups) -> Reefs:
    lead = (len(lookups.boards), len(lookups.builders))
    reefs = blank_reefs(lead, len(lookups.dwellers))
    reefs.depth[:] = lookups.depth[:, None]
    reefs.land[:] = lookups.land[:, None]
    reefs.kind[..., 0] = np.arange(lead[1])[:, None, None]
    return reefs


def _discounted(by_round: Chances) -> Chances:
    """Add discounted later rounds to each round; index 0 is the founding, before round 1."""
    ahead = by_round.copy()
    for round_ in range(len(by_round) - 2, -1, -1):
        ahead[round_] += LATER * ahead[round_ + 1]
    return np.concatenate([ahead[:1], ahead])


# ---- What a style of play likes, and the tables that this makes of a match's content
#
# A taste is a handful of weights in hundredths of a point. Joined with the dangers ahead (`Risk`)
# they become small tables, worked out once a match, so that a choice is a few look-ups for one
# reef or for many thousand.

Scores = NDArray[np.int32]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Taste:
    """What a style likes, in hundredths of a point."""

    risk: int = 100  #: Of a loss that is certain.
    variety: int = 0  #: Of a type that the reef lacks, or has only one of.
    repeat: int = 0  #: Of each founder of the same type; above zero it is avoided.
    recruiter: int = 0  #: Of a builder that recruits dwellers.
    capacity: int = 0  #: Of each level that a board's or a space's stack limit allows.
    coast: int = 0  #: Of a space in the rows that are to protect the coast.
    #: Of settling where types could live that are choosier, for each such type: without an empty
    #: space that suits them they may stack (R17), and the reef holds more.
    contest: int = 0
    crowd: int = 0  #: Of mutating a type, for each of its builders.
    #: Of mutating a type, for each different positive mutation that it already has on the reef.
    focus: int = 0
    token: int = 0  #: Of each positive mutation that a builder already carries.
    #: ``more``, ``fewer``: Of a builder with more, and with fewer offspring.
    more: int = 0
    fewer: int = 0
    uncover: int = 100  #: Of eating an alga over a builder before one over an empty space.
    tower: int = 0  #: Of each builder already in a stack, when another goes on top.
    #: Of stacking on a builder of the same type, so that none is built over for good.
    same: int = 0
    column: int = 0  #: Of the only builder of a space, when one must be given up.
    #: How far chance may tip the choice of boards, founders and juveniles of the Triangle.
    whim: int = 20


Tastes = tuple[_Taste, ...]


class _StyleTables:
    """A taste joined with a match's content.

    Joined with others (`_joined`), every array has an axis of tastes in front.

    Attributes
    ----------
    boards : int32 (boards,)
        What a board is worth.
    founders : int32 (boards, types + 1)
        What a type is worth there.
    spaces : int32 (rounds + 1, boards, 30)
        What a free space is worth.
    settle : int16 (rounds + 1, boards, types + 1, 30)
        How well a space suits a type, the stacks above it left out.
    builders : int32 (types + 1,)
        What one builder of a type is worth.
    bearers : int16 (types + 1, sets of tokens)
        What a builder of a type with its tokens is worth.
    mutable : int16 (types + 1, sets of tokens)
        How gladly it is mutated.
    dwellers : int32 (rounds + 1, dweller types)
        What a dweller is worth, less than a point.
    """

    def __init__(self, taste: _Taste, lookups: Lookups, options: Options) -> None:
        ahead, leaving = _risk(lookups, options)
        lives = lookups.lives.T[:, lookups.depth.reshape(len(lookups.boards), -1)].swapaxes(0, 1)
        limits = lookups.limits[lookups.depth].reshape(len(lookups.boards), -1).astype(float)
        mean = _mean(ahead, lives, axis=2)
        coast = _coast(mean[1], lookups)
        recruits = np.array([lookups.having["recruiter"] >> k & 1 for k in range(lives.shape[1])])

        spaces = taste.capacity * limits + taste.coast * coast - taste.risk * mean
        self.spaces = _whole(spaces, np.int32)
        choosier = _choosier(lives, lookups)
        settle = taste.coast * coast[:, None] + taste.contest * choosier - taste.risk * ahead
        self.settle = _whole(np.clip(settle, -8_000, 8_000), np.int16)
        at_home = _mean(ahead[0], lives, axis=2)
        levels = _mean(np.broadcast_to(limits[:, None], lives.shape), lives, axis=2)
        founders = taste.recruiter * recruits + taste.capacity * levels - taste.risk * at_home
        self.founders = _whole(founders, np.int32)
        board = _mean(ahead[0], lives, axis=(1, 2))
        bonus = taste.coast * coast.sum(axis=-1) + taste.capacity * limits.mean(axis=-1)
        self.boards = _whole(bonus - taste.risk * board, np.int32)
        self.builders = _whole(founders.mean(axis=0), np.int32)
        self.dwellers = _whole(-50 * leaving, np.int32)
        self._bearers(taste, lookups)

    def _bearers(self, taste: _Taste, lookups: Lookups) -> None:
        genes = np.arange(1 << len(lookups.tokens), dtype=np.uint16)
        positive = np.bitwise_count(genes & np.uint16(lookups.positive)).astype(np.int64)
        more = (genes & np.uint16(lookups.up["offspring"])) != 0
        fewer = (genes & np.uint16(lookups.down["offspring"])) != 0
        worth = taste.token * positive + taste.more * more + taste.fewer * fewer
        self.bearers = _whole(np.clip(self.builders[:, None] + worth, -8_000, 8_000), np.int16)
        still = sum(
            (lookups.mutated[roll, :, 0] & np.uint16(lookups.positive)) != 0
            for roll in range(1, len(lookups.mutated))
        )
        mutable = 10 * np.asarray(still)[:, None] - worth
        self.mutable = _whole(np.clip(mutable, -8_000, 8_000), np.int16)


def _choosier(lives: NDArray[np.bool_], lookups: Lookups) -> NDArray[np.int64]:
    """Count the types of fewer waters that could live there: (boards, types + 1, 30)."""
    waters = lookups.lives.sum(axis=0)
    fewer = (waters[:, None] > waters).astype(np.int64)
    return np.einsum("kj,bjs->bks", fewer, lives.astype(np.int64))


def _coast(mean: NDArray[np.float64], lookups: Lookups) -> NDArray[np.float64]:
    by_row = mean.reshape(len(mean), ROWS, -1).mean(axis=-1)
    rank = by_row.argsort(axis=-1, kind="stable").argsort(axis=-1, kind="stable")
    chosen = (rank < lookups.content.rules.score.coastal_rows) & lookups.land[:, None]
    return np.repeat(chosen, mean.shape[-1] // ROWS, axis=-1).astype(float)


_RISKS: WeakKeyDictionary[Lookups, dict[Options, Risk]] = WeakKeyDictionary()
_TABLES: WeakKeyDictionary[Lookups, dict[tuple[Tastes, Options], _StyleTables]] = (
    WeakKeyDictionary()
)


def _risk(lookups: Lookups, options: Options) -> Risk:
    known = _RISKS.setdefault(lookups, {})
    if options not in known:
        known[options] = risk(lookups, options)
    return known[options]


def _tables(tastes: Tastes, lookups: Lookups, options: Options) -> _StyleTables:
    known = _TABLES.setdefault(lookups, {})
    key = (tastes, options)
    if key not in known:
        each = [_StyleTables(taste, lookups, options) for taste in tastes]
        known[key] = object.__new__(_StyleTables)
        for name in vars(each[0]):
            setattr(known[key], name, np.stack([getattr(one, name) for one in each]))
    return known[key]


def _mean(
    values: NDArray[np.float64], mask: NDArray[np.bool_], axis: int | tuple[int, ...]
) -> NDArray[np.float64]:
    mask = np.broadcast_to(mask, values.shape)
    total = np.where(mask, values, 0.0).sum(axis=axis)
    return np.asarray(total / np.maximum(mask.sum(axis=axis), 1))


def _whole(values: NDArray[np.float64], type_: type) -> NDArray[np.int32]:
    return np.rint(values).astype(type_)


# ---- A bot that weighs what its taste likes: the builder, the specialist and
# others are such bots

EACH = 100
"""Scores are in hundredths of a point."""
HUNGRY, FORBIDDEN = 10**6, 10**8
"""What keeps a bot from urchins that would eat juveniles, and from what it may not collect."""


class Planner:
    """Chooses by weights, and by chance only where they tip no balance.

    Several tastes at one table choose together: `Mind.taste` says whose each view is.
    """

    def __init__(self, *tastes: _Taste) -> None:
        self.tastes = tastes
        self._weights = {
            each.name: np.array([getattr(taste, each.name) for taste in tastes], np.int32)
            for each in fields(_Taste)
        }
        self._narrow = {name: self._weights[name].astype(np.int16) for name in ("same", "tower")}
        self._latest: tuple[ReferenceType[Lookups], Options, _StyleTables] | None = None

    def tables(self, mind: Mind) -> _StyleTables:
        latest = self._latest  # read once: another thread may play another match
        if latest and latest[0]() is mind.lookups and latest[1] is mind.options:
            return latest[2]
        found = _tables(self.tastes, mind.lookups, mind.options)
        self._latest = ref(mind.lookups), mind.options, found
        return found

    def _weigh(self, mind: Mind, weight: str) -> NDArray[np.int32]:
        found: NDArray[np.int32] = self._weights[weight][mind.taste[..., None]]
        return found

    def _any(self, weight: str) -> bool:
        return bool(self._weights[weight].any())

    # -- set-up --------------------------------------------------------------------------------

    def board(self, mind: Mind) -> Array:
        worth = self.tables(mind).boards[mind.taste]
        whim = self._whim(mind, "board", worth.shape[-1], 0)
        return np.asarray(worth + whim).argmax(axis=-1)

    def founder(self, mind: Mind, index: int, allowed: Array) -> Array:
        worth = self.tables(mind).founders[mind.taste, mind.board]
        worth = worth - self._weigh(mind, "repeat") * _counts(mind.reefs, worth.shape[-1])
        return best(allowed, worth + self._whim(mind, "founder", worth.shape[-1], index))

    # -- phase 1 -------------------------------------------------------------------------------

    def recruit(self, mind: Mind, room: Array, index: int, allowed: Array) -> Array:
        safety = self.tables(mind).dwellers[mind.taste, mind.round]
        most = mind.content.rules.numbers.juvenile_eaters_tolerated
        # One after the other, always of the cheapest type: the same as the cheapest of all.
        there = mind.reefs.dwellers[..., None].astype(np.int32) + np.arange(index + 1)
        price = (
            EACH * there
            - safety[..., None]
            + HUNGRY * (mind.lookups.eaters[:, None] & (there >= most))
        )
        price += FORBIDDEN * ~allowed[..., None]
        price = price.reshape(*allowed.shape[:-1], -1)
        copies = np.arange(price.shape[-1])
        by_price = np.sort(price.astype(np.int64) * len(copies) + copies, axis=-1)
        return np.asarray(by_price[..., index] % len(copies) // (index + 1))

    def graze(self, mind: Mind) -> Array:
        return self._spaces(mind)

    def grow(self, mind: Mind) -> Array:
        return -self._spaces(mind)

    def mutate(self, mind: Mind, pool: Array, index: int) -> Array:
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

    def feed(self, mind: Mind) -> Array:
        return -self._builders(mind)

    def take(self, mind: Mind, index: int, allowed: Array) -> Array:
        worth = self.tables(mind).founders[mind.taste, mind.board]
        lacking = _counts(mind.reefs, worth.shape[-1]) == 0
        worth = worth + np.maximum(self._weigh(mind, "variety"), EACH) * lacking
        worth = (worth + self._whim(mind, "take", worth.shape[-1], 0)).astype(np.int32)
        chosen = best(allowed, worth)
        for _ in range(index):
            taken = np.arange(worth.shape[-1]) == chosen[..., None]
            others = allowed & ~taken
            chosen = best(np.where(others.any(axis=-1, keepdims=True), others, allowed), worth)
        return chosen

    def order(self, mind: Mind, nursery: Nursery) -> Array | None:
        worth = self._bearers(mind, nursery.kind, nursery.genes).astype(np.int32)
        if self._any("variety"):
            number = _counts(mind.reefs, len(mind.lookups.builders))
            worth += self._weigh(mind, "variety") * _among(number == 0, nursery.kind)
        return ranked(worth - (nursery.kind == 0) * np.int32(MOST_SCORE // 2))

    def settle(
        self, mind: Mind, free: Bits, stacks: Bits, kind: Array, genes: Array, index: int
    ) -> Array:
        table = self.tables(mind).settle
        _, rounds, boards, kinds, _ = table.shape
        at = ((mind.taste * rounds + mind.round) * boards + mind.board) * kinds + kind
        worth = table.reshape(-1, SPACES).take(at, axis=0)
        choices = free | stacks
        pool = to_mask(choices)
        shown = worth * pool - ~pool * np.int16(32_000)  # a where() takes ten times as long
        rows = np.flatnonzero(stacks)
        if rows.size:
            flat = shown.reshape(-1, SPACES)
            some, here = flat[rows], to_mask(stacks.reshape(-1)[rows])
            liking = some // 4 + self._stacking(mind, kind, rows)
            flat[rows] = some + here * (liking - some)
        return np.where(choices, shown.argmax(axis=-1), -1)

    def _stacking(self, mind: Mind, kind: Array, rows: Array) -> Array:
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

    def sacrifice(self, mind: Mind) -> Array:
        return -self._builders(mind)

    def sacrifice_type(self, mind: Mind, kinds: Array) -> Array:
        return best(kinds, np.broadcast_to(-self.tables(mind).builders[mind.taste], kinds.shape))

    def dismiss(self, mind: Mind) -> Array:
        worth = self.tables(mind).dwellers[mind.taste, mind.round]
        return mind.reefs.dwellers.astype(np.int32) * EACH - worth

    def accepts(self, mind: Mind, gained: list[int], given: list[int]) -> bool:
        number = _counts(mind.reefs, len(mind.lookups.builders))
        worth = 200 + 200 * (number == 0)
        return int(worth[gained].sum()) >= int(worth[given].sum())

    # -- what things are worth -----------------------------------------------------------------

    def _whim(self, mind: Mind, purpose: str, count: int, index: int) -> Array:
        drawn = mind.luck.fan(purpose, count, index) >> np.uint64(48)
        return (drawn.astype(np.int64) * self._weigh(mind, "whim")) >> 16

    def _bearers(self, mind: Mind, kind: Array, genes: Array) -> Array:
        return self.tables(mind).bearers[mind.taste[..., None], kind, genes]

    def _spaces(self, mind: Mind) -> Scores:
        top = mind.reefs.kind[..., 0].reshape(*mind.reefs.leading, SPACES)
        genes = mind.reefs.genes[..., 0].reshape(top.shape)
        number = _counts(mind.reefs, len(mind.lookups.builders))
        worth = self.tables(mind).spaces[mind.taste, mind.round, mind.board]
        worth = worth + self._bearers(mind, top, genes)
        worth += self._weigh(mind, "uncover") * (top != 0)
        return worth + self._weigh(mind, "variety") * _among(number == 1, top)

    def _builders(self, mind: Mind) -> Scores:
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
    return np.take_along_axis(number, kind.astype(np.intp), axis=-1)


# ---- The styles of bots by name, the default first. Each has a sentence, `bot-<style>`

BUILDER = _Taste(
    risk=200, repeat=60, recruiter=40, contest=200, uncover=200, more=150, fewer=-150, whim=40
)
"""As many builders as the reef can hold: safe spaces, shelter and stacks before anything else."""

SPECIALIST = _Taste(
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
"""One type, mutated until it withstands."""

DIVERSITY_SEEKER = _Taste(
    risk=60, variety=800, repeat=2_000, recruiter=30, uncover=100, more=50, fewer=-100
)
"""As many types as can be had, each of them guarded."""

STRATEGIST = _Taste(
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
"""Plays well. Its weights were searched for: changed by chance a few hundred times, and kept where
some hundred tables gave more points, on the board of its choice and on every other."""

STYLES: dict[str, Bot] = {
    "builder": Planner(BUILDER),
    "newcomer": _Newcomer(),
    "specialist": Planner(SPECIALIST),
    "diversity-seeker": Planner(DIVERSITY_SEEKER),
    "strategist": Planner(STRATEGIST),
}
