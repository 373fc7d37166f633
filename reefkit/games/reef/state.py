"""The state of a table, and a step of a match while it is being made.

A state is numpy arrays whose leading axes are free: one reef, a table of four, a chunk of 2,500
tables (architecture.md, decision 3). Look-ups give by number what a type or a set of tokens means.
One function serves every choice: pick k of a mask, the best by a score. The print limit (R1, option
`printed_supply`) gives what is left and who gets the last of it. `Step` holds the new state, its
chance, and who listens.

One reef, a table of four, or a chunk of 2,500 tables: the rules read and write the last axes only.
`State` has no leading axes for one match; an ensemble gives every array one axis of tables in
front. What only a match that is being played needs (who is ready, what is still to choose) is
in `PlayState`; an ensemble has none.

The limit is counted when a phase or card opens. Where something runs short, seats are served in
their order round the table, each as if it needed its most; so the outcome does not depend on who
clicks first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import ArrayLike, NDArray

from reefkit.games.reef.content import (
    COLUMNS,
    LEVELS,
    ROWS,
    Content,
    DisasterCard,
    Options,
)
from reefkit.games.reef.type_arrays import Lookups
from reefkit.match.errors import reject
from reefkit.match.game import MatchStep
from reefkit.text import Message, catalogue

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
    #: int16 (..., slots). The space and level its parent is at, as a flat index; −1 for any
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
    """What a match that is being played stores with the arrays; lists have one item a seat."""

    ready: list[bool]  #: Who has closed the phase.
    #: Compulsory choices left in the phase (algae to place or to be eaten, rolls, takes, victims).
    due: list[int]
    dismiss: list[int]  #: Dwellers that must leave and whose owner has not said which (R18).
    done: list[int]  #: Choices made in the phase; counts rolls, and tells grazing from collecting.
    #: Builders chosen to die, removed together when the last is chosen: bool (seat, 6, 5, 3).
    doomed: np.ndarray
    pool: np.ndarray  #: Builders to choose from: bool (seat, 6, 5, 3).
    pool_kinds: list[list[int]]  #: Types to choose from in a tie, by seat.
    step: str = ""  #: Where a catastrophe is: "", "predict", "effect", "aftermath".
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
    first = flat & (flat.cumsum(axis=-1) <= np.asarray(count)[..., None])
    return first.reshape(mask.shape)


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


WATER = ("water-shallow", "water-medium", "water-deep")


@lru_cache(maxsize=512)  # a match tells the same few names thousands of times, and keeps them
def name_of(family: str, id_: str) -> Message:
    return Message(f"{family}-{id_}")


def in_sentence(family: Literal["card", "token"], id_: str) -> Message:
    text = name_of({"card": "disaster", "token": "gained"}[family], id_)
    return text if catalogue().has(text.id) else name_of(family, id_)


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

    def roll(self, purpose: str, owner: ArrayLike, index: ArrayLike) -> Array:
        """Roll a die of twelve in the phase of the match."""
        state = self.state
        return self.chance.roll(
            12, owner=owner, round=state.round, phase=state.phase, purpose=purpose, index=index
        )

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
