"""The state of a table, and a step of a match while it is being made.

A state is numpy arrays whose leading axes are free: one reef, a table of four, a chunk of 2,500
tables (architecture.md, decision 3). Look-ups give by number what a type or a set of tokens means.
One function serves every choice: pick k of a mask, the best by a score. The print limit (R1, option
`printed_supply`) gives what is left and who gets the last of it. `Step` holds the new state, its
chance, and who listens.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from reefkit.games.reef.content import (
    COLUMNS,
    DEPTHS,
    LEVELS,
    ROWS,
    Content,
    DisasterCard,
    DisasterEffect,
    Options,
)
from reefkit.match.errors import reject
from reefkit.match.game import MatchStep
from reefkit.match.random import Words, below
from reefkit.text import Message, catalogue

# ---- The content as arrays: what a type or a set of tokens means, by number
#
# Builder types are numbered from 1 in the order of `organisms.toml`; 0 is an empty level. Tokens
# are bits of a 16-bit word in the order of `mutations.toml`. A set of types is a 32-bit word, so
# that "is this type in that set" is a shift, for any number of reefs at once.

Kinds = NDArray[np.uint8]
Genes = NDArray[np.uint16]
Mask = NDArray[np.bool_]

SKELETONS = {"delicate": -1, "normal": 0, "strong": 1}
TOLERANCES = ("acid", "cold", "heat", "low-oxygen", "nutrients", "sediment")


def _kind_set(members: list[bool]) -> int:
    """Encode a set of types as bits: bit n is type n, counted from 1."""
    return sum(1 << number for number, member in enumerate(members, 1) if member)


def _member(kinds: int, kind: Kinds) -> Mask:
    narrow = np.uint16 if kinds < 1 << 16 else np.uint32  # half as wide, twice as quick
    return ((narrow(kinds) >> kind) & narrow(1)).astype(bool)


class Lookups:
    """What the rules look up, compiled once for a match's content."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.builders = ("", *content.organisms)
        self.dwellers = tuple(content.dwellers)
        self.tokens = tuple(content.mutations.token)
        self.cards = tuple(content.cards)
        self.boards = tuple(content.boards)
        self.kind = {name: number for number, name in enumerate(self.builders) if name}
        self.dweller = {name: number for number, name in enumerate(self.dwellers)}
        self.bit = {name: 1 << number for number, name in enumerate(self.tokens)}
        self._compile_builders(content)
        self._compile_tokens(content)
        self._compile_boards(content)
        self.short = np.array([c.deck == "short" for c in content.cards.values()])
        self.copies = np.array([c.copies for c in content.cards.values()], np.uint8)

    def _compile_builders(self, content: Content) -> None:
        organisms = list(content.organisms.values())
        self.skeleton = np.array([0, *(SKELETONS[o.skeleton] for o in organisms)], np.int8)
        self.lives = np.zeros((len(DEPTHS), len(self.builders)), bool)
        for number, organism in enumerate(organisms, 1):
            for depth in organism.depths:
                self.lives[DEPTHS.index(depth), number] = True
        self.suits = np.where(self.lives, np.uint32(0xFFFFFFFF), np.uint32(0))
        names = ("carbonate", "zooxanthellae", "encruster", "recruiter", "coral")
        self.having = {name: _kind_set([name in o.traits for o in organisms]) for name in names}
        self.by_nature = {
            name: _kind_set([name in o.tolerates for o in organisms]) for name in TOLERANCES
        }
        self.eaters = np.array([d.eats_juveniles for d in content.dwellers.values()])

    def taken(self, effect: DisasterEffect) -> list[int]:
        """List the dwellers that an effect takes: the named and the carbonate ones (R15)."""
        of_carbonate = effect.do == "dwellers" and "carbonate" in effect.who
        return [
            number
            for number, (name, one) in enumerate(self.content.dwellers.items())
            if name in effect.dwellers or (of_carbonate and one.carbonate)
        ]

    def _compile_tokens(self, content: Content) -> None:
        tokens = content.mutations.token
        self.positive = sum(self.bit[n] for n, t in tokens.items() if t.positive)
        self.tolerance_bits = {
            name: sum(self.bit[n] for n, t in tokens.items() if t.tolerance == name)
            for name in TOLERANCES
        }
        self.up = {s: self._scale_bits(content, s, 1) for s in ("skeleton", "offspring")}
        self.down = {s: self._scale_bits(content, s, -1) for s in ("skeleton", "offspring")}
        self.mutated = self._mutation_table(content)

    def _scale_bits(self, content: Content, scale: str, step: int) -> int:
        tokens = content.mutations.token.items()
        return sum(self.bit[n] for n, t in tokens if t.scale == scale and t.step == step)

    def _mutation_table(self, content: Content) -> NDArray[np.uint16]:
        """Tabulate what each roll makes of each type's tokens: shape (roll 0–12, type, tokens).

        Skeleton and offspring arithmetic of section 1: an opposite token is taken off first; a
        step beyond the end of the scale, the same token twice, or a tolerance the organism has by
        nature leaves no token.
        """
        genes = np.arange(1 << len(self.tokens), dtype=np.uint16)
        table = np.empty((13, len(self.builders), len(genes)), np.uint16)
        table[:] = genes
        for roll, given in content.mutations.roll.items():
            for kind in range(1, len(self.builders)):
                for name in given:
                    table[int(roll), kind] = self._with_token(table[int(roll), kind], kind, name)
        return table

    def _with_token(self, genes: Genes, kind: int, name: str) -> Genes:
        token, bit = self.content.mutations.token[name], np.uint16(self.bit[name])
        if not token.scale:
            natural = bool(token.tolerance) and self.by_nature[token.tolerance] >> kind & 1
            return genes if natural else genes | bit
        opposite = np.uint16((self.down if token.step > 0 else self.up)[token.scale])
        at_end = token.scale == "skeleton" and int(self.skeleton[kind]) == token.step
        added = genes if at_end else genes | bit
        return np.where(genes & opposite, genes & ~opposite, added).astype(np.uint16)

    def _compile_boards(self, content: Content) -> None:
        boards = list(content.boards.values())
        self.depth = np.array(
            [[[DEPTHS.index(x) for x in row] for row in reversed(b.rows)] for b in boards], np.uint8
        ).reshape(-1, ROWS, COLUMNS)
        self.land = np.array([b.land for b in boards])
        limits = content.rules.numbers.stack_limits
        self.limits = np.array([limits[d] for d in DEPTHS], np.uint8)  # type: ignore[index]

    def has(self, trait: str, kind: Kinds, genes: Genes) -> Mask:
        """Return which builders have a trait that a card names, mutations counted (R4, R19)."""
        if trait in self.having:
            return self.among(trait, kind)
        if trait in TOLERANCES:
            bits = np.uint16(self.tolerance_bits[trait])
            return _member(self.by_nature[trait], kind) | ((genes & bits) != 0)
        value = self.skeleton_value(kind, genes)
        return (value > 0) if trait == "strong" else ((value < 0) & (kind != 0))

    def among(self, trait: str, kind: Kinds) -> Mask:
        return _member(self.having[trait], kind)

    def skeleton_value(self, kind: Kinds, genes: Genes) -> NDArray[np.int8]:
        """Return −1 delicate, 0 normal or 1 strong, after mutation and clipped to the scale."""
        up = (genes & np.uint16(self.up["skeleton"])) != 0
        down = (genes & np.uint16(self.down["skeleton"])) != 0
        moved: NDArray[Any] = self.skeleton[kind] + up - down.view(np.int8)
        return np.clip(moved, -1, 1).astype(np.int8)

    def offspring(self, genes: Genes) -> NDArray[np.int8]:
        up = (genes & np.uint16(self.up["offspring"])) != 0
        down = (genes & np.uint16(self.down["offspring"])) != 0
        return (1 + up.astype(np.int8) - down).astype(np.int8)

    def token_names(self, genes: int) -> list[str]:
        return [name for name, bit in self.bit.items() if int(genes) & bit]

    def genes_of(self, names: list[str]) -> int:
        """Return the bits of the tokens; an unknown name raises KeyError."""
        return sum(self.bit[name] for name in names)


# ---- The state of a table: numpy arrays whose leading axes are free (architecture.md, decision 3)
#
# One reef, a table of four, or a chunk of 2,500 tables: the rules read and write the last axes
# only. `State` has no leading axes for one match; an ensemble gives every array one axis of
# tables in front. What only a match that is being played needs (who is ready, what is still to
# choose) stands in `PlayState`; an ensemble has none.

Array = NDArray[Any]
SPACES = ROWS * COLUMNS
TOTAL_PARTS = ("population", "algae", "diversity", "resilience", "three-d", "coastal")
"""The parts of a round's score, in the order of the array's last axis."""

OWN, TRIANGLE, TRADED = 0, 1, 2
"""Where a juvenile came from."""

PHASES = (
    "founding",
    "dwellers",
    "algae",
    "mutations",
    "spawning",
    "triangle",
    "migration",
    "settlement",
    "catastrophe",
    "survey",
    "over",
)


class Reefs(Struct):
    """Reefs, each of 6 rows × 5 columns × 3 levels; the topmost builder is at level 0."""

    #: uint8 (..., 6, 5, 3). Builder types; 0 is an empty level. Row 0 is row 1, nearest the land.
    kind: np.ndarray
    genes: np.ndarray  #: uint16 (..., 6, 5, 3). Mutation tokens as bits.
    alga: np.ndarray  #: bool (..., 6, 5). Whether a fleshy alga overgrows the space.
    dwellers: np.ndarray  #: int16 (..., dweller types)
    depth: np.ndarray  #: uint8 (..., 6, 5). 0 shallow, 1 medium, 2 deep.
    land: np.ndarray  #: bool (...). Whether the board has land.

    def __getitem__(self, where: Any) -> Reefs:
        """Return the reefs at an index of the leading axes, as a view where NumPy allows."""
        return Reefs(*(getattr(self, name)[where] for name in self.__struct_fields__))

    def copy(self) -> Reefs:
        return Reefs(*(np.array(getattr(self, name)) for name in self.__struct_fields__))

    def put(self, where: Any, reefs: Reefs) -> None:
        for name in ("kind", "genes", "alga", "dwellers"):
            getattr(self, name)[where] = getattr(reefs, name)

    @property
    def leading(self) -> tuple[int, ...]:
        return tuple(self.alga.shape[:-2])

    @property
    def height(self) -> Array:
        """Number of builders in each space: uint8 (..., 6, 5)."""
        there = (self.kind != 0).view(np.uint8)
        return there[..., 0] + there[..., 1] + there[..., 2]

    @property
    def empty(self) -> Array:
        return (self.kind[..., 0] == 0) & ~self.alga

    @property
    def dwellers_in_all(self) -> Array:
        """Dwellers on each reef: int16 (...). `einsum` is four times as fast as a sum here."""
        return np.einsum("...i->...", self.dwellers)

    @property
    def open_tops(self) -> Array:
        return (self.kind[..., 0] != 0) & ~self.alga


class Nursery(Struct):
    """Juveniles waiting to settle: one slot each, empty slots anywhere."""

    kind: np.ndarray  #: uint8 (..., slots)
    genes: np.ndarray  #: uint16 (..., slots)
    origin: np.ndarray  #: uint8 (..., slots). `OWN`, `TRIANGLE` or `TRADED`.
    #: int16 (..., slots). The space and level its parent stands at, as a flat index; −1 for any
    #: other origin.
    parent: np.ndarray

    def __getitem__(self, where: Any) -> Nursery:
        return Nursery(*(getattr(self, name)[where] for name in self.__struct_fields__))


def no_juveniles(leading: Sequence[int], slots: int = 0) -> Nursery:
    shape = (*leading, slots)
    return Nursery(
        np.zeros(shape, np.uint8),
        np.zeros(shape, np.uint16),
        np.zeros(shape, np.uint8),
        np.full(shape, -1, np.int16),
    )


class Trade(Struct):
    """An offer between neighbours: juveniles by slot of each nursery."""

    id: str
    by: int
    to: int
    give: list[int]
    want: list[int]


class BoardFinding(Struct, frozen=True):
    """One way in which a submission differs from every legal outcome (hands-on mode)."""

    id: str
    row: int = 0
    column: int = 0
    names: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()


class Submission(Struct):
    """A seat's own bookkeeping of one phase: the board and tally it says it has now."""

    kind: np.ndarray
    genes: np.ndarray
    alga: np.ndarray
    dwellers: list[int]
    tally: list[int]
    findings: list[BoardFinding]


class PlayState(Struct):
    """What a match that is being played keeps beside the arrays; lists have one item a seat."""

    ready: list[bool]  #: Who has closed the phase.
    #: Compulsory choices left in the phase (algae to place or to be eaten, rolls, takes, victims).
    due: list[int]
    dismiss: list[int]  #: Dwellers that must leave and whose owner has not said which (R18).
    done: list[int]  #: Choices made in the phase; counts rolls, and tells grazing from collecting.
    #: Builders chosen to die, removed together when the last is chosen: bool (seat, 6, 5, 3).
    doomed: np.ndarray
    pool: np.ndarray  #: Builders to choose from: bool (seat, 6, 5, 3).
    pool_kinds: list[list[int]]  #: Types to choose from in a tie, by seat.
    step: str = ""  #: Where a catastrophe stands: "", "predict", "effect", "aftermath".
    card: int = -1
    effect: int = 0
    queue: list[str] = []
    setting_aside: int = -1
    predictions: list[np.ndarray | None] = []
    predicted: int = 0
    trades: list[Trade] = []
    trades_made: list[int] = []
    rescued: list[bool] = []
    submissions: list[Submission | None] = []
    challenged: list[int] = []
    quota: list[list[int]] = []
    rows: list[list[int]] = []
    quota_tokens: list[list[int]] = []
    quota_rescues: list[list[int]] = []
    quota_rescue_tokens: list[list[int]] = []


class State(Struct):
    """A table between two actions, or many tables in lockstep.

    `score` is int16 (..., rounds, seats, parts); `abundance` int16 (..., rounds, seats, types),
    builders and then dwellers (R31); `algae` int16 (..., rounds, seats); `events` uint8
    (..., rounds, cards) counts the cards that struck; `boards` holds each seat's board number.
    """

    round: int
    phase: str
    reefs: Reefs
    nursery: Nursery
    boards: np.ndarray
    triangle: np.ndarray
    deck: np.ndarray
    discard: np.ndarray
    cards_drawn: np.ndarray
    rows_rolled: np.ndarray
    recruits_stopped: np.ndarray
    stopping: np.ndarray
    score: np.ndarray
    abundance: np.ndarray
    algae: np.ndarray
    struck: np.ndarray
    bonus: np.ndarray
    turn: PlayState | None = None
    notes: list[list[str]] = []
    prediction_score: list[list[list[int]]] = []
    stolen: list[list[int]] = []


def blank_reefs(leading: Sequence[int], dwellers: int) -> Reefs:
    lead = tuple(leading)
    space = (*lead, ROWS, COLUMNS)
    return Reefs(
        kind=np.zeros((*space, LEVELS), np.uint8),
        genes=np.zeros((*space, LEVELS), np.uint16),
        alga=np.zeros(space, bool),
        dwellers=np.zeros((*lead, dwellers), np.int16),
        depth=np.zeros(space, np.uint8),
        land=np.zeros(lead, bool),
    )


def equal(one: object, other: object) -> bool:
    if isinstance(one, np.ndarray) and isinstance(other, np.ndarray):
        return one.shape == other.shape and one.dtype == other.dtype and bool((one == other).all())
    if isinstance(one, Struct) and type(one) is type(other):
        return all(equal(getattr(one, n), getattr(other, n)) for n in one.__struct_fields__)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(equal(a, b) for a, b in zip(one, other, strict=True))
    return one == other


# ---- One primitive for every choice: pick k of a mask, the best by a score
# (architecture.md, decision 3)
#
# Halves, algae, grazing, mutation targets, juveniles that are eaten: each is a mask of what may
# be chosen and a number. A person names the choice; a bot scores the candidates; chance shuffles
# them.

Scores = NDArray[np.int32]
Counts = NDArray[Any]

MOST_SCORE = 1 << 22
"""Scores lie strictly between −MOST_SCORE and MOST_SCORE."""

_INDEX_BITS = 8


def words_of(mask: Mask) -> NDArray[np.uint32]:
    """Pack the last axis into 32-bit words, the first place lowest: uint32 (..., words).

    Rows are filled up first, to whole words: packed as one line they take a sixth of the time.
    """
    lead, places = mask.shape[:-1], mask.shape[-1]
    count = -(-places // 32)
    rows = np.zeros((*lead, 32 * count), np.uint8)
    rows[..., :places] = mask
    packed = np.packbits(rows.reshape(-1), bitorder="little")
    return packed.view("<u4").astype(np.uint32, copy=False).reshape(*lead, count)


def count_true(mask: Mask, axes: int = 1) -> NDArray[np.int64]:
    """Count True over the last axes, ten times as fast as a sum for fewer than 256 places."""
    lead = mask.shape[: mask.ndim - axes]
    places = math.prod(mask.shape[mask.ndim - axes :])
    flat = np.ascontiguousarray(mask).view(np.uint8).reshape(-1, places)
    counts = np.einsum("ij->i", flat if places < 256 else flat.astype(np.int64))
    return counts.astype(np.int64).reshape(lead)


def count_kinds(kind: Kinds, among: Mask, kinds: int) -> NDArray[np.int64]:
    """Count each type among the masked places: int64 (..., types)."""
    places = np.flatnonzero(among)
    at = places // among.shape[-1] * kinds + kind.reshape(-1)[places]
    counted = np.bincount(at, minlength=among.size // among.shape[-1] * kinds)
    return counted.reshape(*among.shape[:-1], kinds)


def pick(mask: Mask, count: Counts, score: Scores) -> Mask:
    """Pick the `count` best of the last axis, among those in the mask; ties go to the first.

    Parameters
    ----------
    mask : bool (..., places)
        At most 256 places.
    score : int32 (..., places)

    Returns
    -------
    bool (..., places)
    """
    places = mask.shape[-1]
    order = _by_score(score)
    order |= (-(~mask).astype(np.int32)).view(np.uint32)  # a where() would take ten times as long
    last = np.clip(np.asarray(count, np.int64), 0, places)
    limit = value_at(np.sort(order, axis=-1), np.maximum(last - 1, 0))
    chosen: Mask = (order <= limit[..., None]) & mask & (last > 0)[..., None]
    return chosen


def _by_score(score: Scores) -> NDArray[np.uint32]:
    order = (np.int32(MOST_SCORE) - score).astype(np.uint32)
    order <<= np.uint32(_INDEX_BITS)
    order |= np.arange(score.shape[-1], dtype=np.uint32)
    return order


def ranked(score: Scores) -> NDArray[np.int64]:
    """Return the places of the last axis, the best first; ties keep their order.

    At most 256 places; four times as quick as a stable `argsort`.
    """
    order = np.sort(_by_score(score), axis=-1)
    order &= np.uint32((1 << _INDEX_BITS) - 1)
    return order.astype(np.int64)


def best(mask: Mask, score: Scores) -> NDArray[np.int64]:
    """Return the place of the best score in the mask, the first of a tie; −1 if empty."""
    place = np.asarray((score - ~mask * np.int32(2 * MOST_SCORE)).argmax(axis=-1))
    return np.where(value_at(mask, place), place, -1)


def value_at(values: Array, place: Array) -> Array:
    first = np.arange(0, values.size, values.shape[-1]).reshape(place.shape)
    return np.asarray(values.reshape(-1)[first + place])


def nth(mask: Mask, rank: Counts) -> NDArray[np.int64]:
    """Return the place of the rank-th True (from 0) of the last axis; −1 if there is none."""
    words = words_of(mask)
    if words.shape[-1] == 1:
        return nth_bit(words[..., 0], rank)
    running = np.bitwise_count(words).cumsum(axis=-1, dtype=np.int64)
    number = np.minimum(count_true(running <= np.asarray(rank)[..., None]), words.shape[-1] - 1)
    word = value_at(words, number)
    before = value_at(running, number) - np.bitwise_count(word)
    place = nth_bit(word, np.minimum(rank - before, 32))
    return np.where(place < 0, -1, 32 * number + place)


def nth_bit(words: NDArray[np.uint32], rank: Counts) -> NDArray[np.int64]:
    """Return the place of the rank-th bit (from 0, below 128) that is set; −1 if there is none.

    The bytes of a word are counted and compared side by side; the last of the way is a table.
    """
    each, tops = np.uint32(0x01010101), np.uint32(0x80808080)
    counts = np.bitwise_count(np.ascontiguousarray(words).view(np.uint8)).view(np.uint32)
    running = counts.reshape(np.shape(words)) * each
    asked = np.asarray(rank).astype(np.uint32)
    passed = np.bitwise_count(((asked * each | tops) - running) & tops).astype(np.uint32)
    shift = passed << np.uint32(3)
    byte = (words >> shift) & np.uint32(0xFF)
    rest = asked - (((running << np.uint32(8)) >> shift) & np.uint32(0xFF))
    place = _BIT_PLACES[np.minimum((byte << np.uint32(3)) + rest, _BIT_PLACES.size - 1)] + shift
    return np.where(passed < 4, place.astype(np.int64), -1)


def drawn(mask: Mask, luck: Words) -> NDArray[np.int64]:
    return nth(mask, below(luck, count_true(mask)))


def drawn_bit(words: NDArray[np.uint32], luck: Words) -> NDArray[np.int64]:
    return nth_bit(words, below(luck, np.bitwise_count(words)))


def _bit_places() -> NDArray[np.uint32]:
    """Tabulate the place of the rank-th set bit of each byte: (256 × 8,)."""
    bits = (np.arange(256)[:, None] >> np.arange(8)) & 1
    return np.argsort(bits == 0, axis=-1, kind="stable").astype(np.uint32).reshape(-1)


_BIT_PLACES = _bit_places()


def shuffled(words: Words) -> Scores:
    """Turn random words into scores within ±`MOST_SCORE` / 4, so that `pick` is random."""
    return (words >> np.uint64(43)).astype(np.int32) - np.int32(MOST_SCORE >> 2)


# ---- The print limit (R1, option `printed_supply`): what is left, and who gets the last of it
#
# The limit is counted when a phase or card opens. Where something runs short, seats are served in
# their order round the table, each as if it needed its most; so the outcome does not depend on
# who clicks first.


class Stock(NamedTuple):
    """Pieces left in the box: int (...), or int (..., types) by builder, token and dweller."""

    builders: Array
    tokens: Array
    dwellers: Array
    algae: Array


def _tokens_in(genes: Array, bits: int, axes: tuple[int, ...]) -> Array:
    each = (genes[..., None] >> np.arange(bits, dtype=np.uint16)) & np.uint16(1)
    return each.sum(axis=tuple(a - 1 for a in axes), dtype=np.int64)


def _kinds_in(kind: Array, kinds: int, axes: tuple[int, ...]) -> Array:
    return np.stack([(kind == k).sum(axis=axes) for k in range(kinds)], axis=-1)


def stock(state: State, lookups: Lookups) -> Stock:
    """Count what the box still holds; one of each builder and dweller is in the Triangle."""
    content = lookups.content
    kinds, bits = len(lookups.builders), len(lookups.tokens)
    reefs, nursery = state.reefs, state.nursery
    builders = np.array([0, *(o.printed for o in content.organisms.values())])
    tokens = np.array([t.printed for t in content.mutations.token.values()])
    dwellers = np.array([d.printed for d in content.dwellers.values()])
    used = _kinds_in(reefs.kind, kinds, (-4, -3, -2, -1)) + _kinds_in(nursery.kind, kinds, (-2, -1))
    marks = (
        _tokens_in(reefs.genes, bits, (-4, -3, -2, -1))
        + _tokens_in(nursery.genes, bits, (-2, -1))
        + _tokens_in(state.triangle, bits, (-1,))
    )
    return Stock(
        np.maximum(builders - used - 1, 0),
        np.maximum(tokens - marks, 0),
        np.maximum(dwellers - reefs.dwellers.sum(axis=-2) - 1, 0),
        np.maximum(
            content.rules.numbers.fleshy_algae_printed - reefs.alga.sum(axis=(-3, -2, -1)), 0
        ),
    )


def share(left: Array, need: Array) -> Array:
    """Serve seats in order: int (..., seats), each at most its need.

    Parameters
    ----------
    left : int (...)
    need : int (..., seats)
    """
    before = need.cumsum(axis=-1) - need
    return np.clip(np.asarray(left)[..., None] - before, 0, need)


class TriangleQuota(NamedTuple):
    """What each seat may have from the Coral Triangle: int (..., seats, types) each."""

    builders: Array
    tokens: Array
    rescues: Array
    rescue_tokens: Array


def triangle_quota(left: Stock, takes: Array, count: int, rescues: Array) -> TriangleQuota:
    """Share the box among the seats that take, and then those that rescue (R26).

    Parameters
    ----------
    takes : int (..., seats)
    count
        Juveniles of one take.
    rescues : bool (..., seats)
    """
    need = np.asarray(takes, np.int64) * count
    taken = need.sum(axis=-1)
    each = np.asarray(rescues, np.int64)

    def shared(pieces: Array, wanted: Array) -> Array:
        kinds = range(pieces.shape[-1])
        return np.stack([share(np.maximum(pieces[..., k], 0), wanted) for k in kinds], axis=-1)

    rest = np.asarray(taken)[..., None]
    return TriangleQuota(
        shared(left.builders, need),
        shared(left.tokens, need),
        shared(left.builders - rest, each),
        shared(left.tokens - rest, each),
    )


def tokens_for(genes: Array, quota: Array, count: Array) -> Array:
    """Keep the tokens of which the box holds one for each of `count` juveniles: uint16 (...).

    Parameters
    ----------
    genes : uint16 (...)
    quota : int (..., tokens)
    count : int (...)
    """
    bits = 1 << np.arange(quota.shape[-1])
    there = ((quota >= np.asarray(count)[..., None]) * bits).sum(axis=-1)
    return (np.asarray(genes) & there).astype(np.uint16)


def first_of(mask: Array, count: Array) -> Array:
    flat = mask.reshape(*mask.shape[:-2], -1)
    kept = flat & (flat.cumsum(axis=-1) <= np.asarray(count)[..., None])
    return kept.reshape(mask.shape)


def limit_juveniles(nursery: Nursery, before: Stock, lookups: Lookups) -> None:
    """Take away juveniles and tokens of juveniles that the box cannot give, in seat order.

    `nursery`: Of a whole table: arrays (..., seats, slots); all of it is new. Changed in place.
    `before`: The stock without any of these juveniles.
    """
    lead = nursery.kind.shape[:-2]
    flat = nursery.kind.reshape(*lead, -1)
    genes = nursery.genes.reshape(*lead, -1)
    for kind in range(1, len(lookups.builders)):
        same = flat == kind
        over = same & (same.cumsum(axis=-1) > before.builders[..., kind, None])
        flat = np.where(over, 0, flat)
    genes = np.where(flat == 0, 0, genes)
    for number in range(len(lookups.tokens)):
        bit = np.uint16(1 << number)
        marked = (genes & bit) != 0
        over = marked & (marked.cumsum(axis=-1) > before.tokens[..., number, None])
        genes = np.where(over, genes & ~bit, genes)
    nursery.kind[...] = flat.reshape(nursery.kind.shape)
    nursery.genes[...] = genes.reshape(nursery.genes.shape)
    nursery.parent[nursery.kind == 0] = -1


# ---- A step of a match while it is being made: the new state, its chance, and who listens

WATER = ("water-shallow", "water-medium", "water-deep")


@lru_cache(maxsize=512)  # a match tells the same few names thousands of times, and keeps them
def name_of(family: str, id_: str) -> Message:
    return Message(f"{family}-{id_}")


def in_sentence(family: Literal["card", "token"], id_: str) -> Message:
    said = name_of({"card": "disaster", "token": "gained"}[family], id_)
    return said if catalogue().has(said.id) else name_of(family, id_)


@dataclass(slots=True)
class Step(MatchStep):
    """One step of Reef Survivor."""

    content: Content
    options: Options
    state: State
    lookups: Lookups

    @property
    def turn(self) -> PlayState:
        turn = self.state.turn
        if turn is None:
            raise TypeError("an ensemble has no turn")
        return turn

    @property
    def card(self) -> DisasterCard:
        return self.content.cards[self.lookups.cards[self.turn.card]]

    def reef(self, seat: int) -> Reefs:
        return self.state.reefs[seat]

    def organism(self, kind: int) -> Message:
        return name_of("organism", self.lookups.builders[int(kind)])

    def dweller(self, number: int) -> Message:
        return name_of("organism", self.lookups.dwellers[number])

    def dwellers(self, number: int) -> Message:
        return name_of("organism", f"{self.lookups.dwellers[number]}.plural")

    def stock(self) -> Stock | None:
        """Return the supply left in the box; None without the print limit (R1)."""
        return stock(self.state, self.lookups) if self.options.printed_supply else None

    def limited(self, left: Array | None, need: list[int]) -> list[int]:
        """Serve the seats' needs from the supply (R1); in full if `left` is None."""
        if left is None:
            return need
        return [int(n) for n in share(left, np.array(need))]


def space(row: int, column: int) -> tuple[int, int]:
    """Convert a row and column, counted from 1, into indices."""
    return row - 1, column - 1


def mask_of_spaces(spaces: Iterable[tuple[int, int]]) -> Array:
    mask = np.zeros((ROWS, COLUMNS), bool)
    for row, column in spaces:
        if mask[row - 1, column - 1]:
            raise reject("same-twice", row=row, column=column)
        mask[row - 1, column - 1] = True
    return mask


def mask_of_places(places: Iterable[tuple[int, int, int]]) -> Array:
    mask = np.zeros((ROWS, COLUMNS, LEVELS), bool)
    for row, column, level in places:
        if mask[row - 1, column - 1, level]:
            raise reject("same-twice", row=row, column=column)
        mask[row - 1, column - 1, level] = True
    return mask


def spaces_in(mask: Array) -> list[tuple[int, int]]:
    return [(int(r) + 1, int(c) + 1) for r, c in np.argwhere(mask)]


def places_in(mask: Array) -> list[tuple[int, int, int]]:
    return [(int(r) + 1, int(c) + 1, int(level)) for r, c, level in np.argwhere(mask)]
