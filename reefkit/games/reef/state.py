"""The state of one table or of many, and `Step`, one action being carried out.

All rules read and write the last axes of numpy arrays, so the same functions serve one reef, a
table of four, or an ensemble's chunk of 2,500 tables (architecture.md, decision 3). A `State` has
no leading axes for one match; an ensemble gives every array one axis of tables in front.
`PlayState` has what only a match of people needs (who is ready, what is still to choose); an
ensemble has none.

With the print limit (R1, option `printed_supply`) the pieces left are counted when a phase or card
opens. If a kind of piece runs short, seats are served in order, each as if it needed the most it
could, so that the outcome does not depend on who clicks first.
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
"""Parts of a round's score, in the order of the last axis of `State.score`."""

OWN, TRIANGLE, TRADED = 0, 1, 2
"""Origins of a juvenile, as in `Nursery.origin`."""

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

    #: uint8 (..., 6, 5, 3). Builder types; 0 is an empty level. Index 0 is row 1, nearest the land.
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
        """Number of dwellers on each reef: int16 (...)."""
        # four times as fast as sum
        return np.einsum("...i->...", self.dwellers)

    @property
    def open_tops(self) -> Array:
        return (self.kind[..., 0] != 0) & ~self.alga


class Nursery(Struct):
    """Juveniles that have not settled, one per slot; any slot may be empty."""

    kind: np.ndarray  #: uint8 (..., slots)
    genes: np.ndarray  #: uint16 (..., slots)
    origin: np.ndarray  #: uint8 (..., slots). `OWN`, `TRIANGLE` or `TRADED`.
    #: int16 (..., slots). The parent's place, as a flat index over (row, column, level); −1 for
    #: juveniles of another origin.
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
    """A trade that one seat offers a neighbour."""

    id: str  #: Id of the offer.
    by: int  #: Seat that offers, from 0.
    to: int  #: Seat that is asked, from 0.
    give: list[int]  #: Slots in the nursery of `by`.
    want: list[int]  #: Slots in the nursery of `to`.


class BoardFinding(Struct, frozen=True):
    """One way in which a submission differs from every legal outcome (hands-on mode)."""

    id: str  #: Key of the sentence ``error-<id>``.
    row: int = 0  #: From 1; 0 for no place.
    column: int = 0  #: From 1; 0 for no place.
    names: tuple[str, ...] = ()  #: Ids of types or of parts of the score.
    numbers: tuple[int, ...] = ()  #: Numbers in the sentence, usually: expected, submitted.


class Submission(Struct):
    """A seat's board and tally after a phase, as its players submit them (hands-on mode).

    `kind`, `genes` and `alga` are those of a `Reefs`, `dwellers` has one number per type, and
    `tally` is in the order of `TOTAL_PARTS` (empty outside the survey). `findings` are its errors.
    """

    kind: np.ndarray
    genes: np.ndarray
    alga: np.ndarray
    dwellers: list[int]
    tally: list[int]
    findings: list[BoardFinding]


class PlayState(Struct):
    """Parts of the state that only a played match has; lists have one item per seat."""

    ready: list[bool]  #: Seats that have closed the phase.
    #: Number of compulsory choices left in the phase: founders, algae to place or to graze,
    #: mutations, corals whose juveniles are eaten, takes, or builders to give up.
    due: list[int]
    dismiss: list[int]  #: Dwellers that must leave, of types that the owner chooses (R18).
    done: list[int]  #: Number of choices made in the phase; also the index of the next roll.
    #: Builders chosen to die, removed together when the last is chosen: bool (seat, 6, 5, 3).
    doomed: np.ndarray
    pool: np.ndarray  #: Builders among which to choose: bool (seat, 6, 5, 3).
    pool_kinds: list[list[int]]  #: Tied types, of which the owner gives up one (*kill-commonest*).
    #: Step within the phase: "", "predict", "effect", "aftermath", "gate", "submit" or "revealed".
    step: str = ""
    card: int = -1  #: Number of the card in force; −1 without one.
    effect: int = 0  #: Index of the effect in force.
    #: Decks to draw from in this phase. "+" after a name marks an extra card; "put-back" discards
    #: the card set aside (R24).
    queue: list[str] = []
    setting_aside: int = -1  #: Number of the card set aside while the cards it drew strike (R24).
    predictions: list[np.ndarray | None] = []  #: By seat: bool (6, 5, 3); None before it predicts.
    predicted: int = 0  #: Number of cards in the phase for which predictions were asked.
    trades: list[Trade] = []
    trades_made: list[int] = []  #: Number of offers made in the phase.
    rescued: list[bool] = []
    submissions: list[Submission | None] = []
    challenged: list[int] = []  #: Seat that challenged each seat's submission; −1 for none.
    #: By seat and type, the pieces that a seat may still take (R1): dwellers, tokens or builders,
    #: depending on the phase. Empty without the print limit, as are all quotas.
    quota: list[list[int]] = []
    #: Row that each seat rolled for each effect, from 0; −1 without a roll.
    rows: list[list[int]] = []
    quota_tokens: list[list[int]] = []  #: Tokens for juveniles taken from the Triangle.
    quota_rescues: list[list[int]] = []  #: Builders for a rescue (R26).
    quota_rescue_tokens: list[list[int]] = []  #: Tokens for the builder of a rescue.


class State(Struct):
    """The state of a table between two actions, or of many tables in lockstep."""

    round: int
    phase: str
    reefs: Reefs
    nursery: Nursery
    boards: np.ndarray  #: int8 (..., seats). Board numbers; −1 before one is chosen.
    #: uint16 (..., builder types + 1). Tokens of the builders in the Coral Triangle, as bits.
    triangle: np.ndarray
    deck: np.ndarray  #: uint8 (..., cards). Copies of each card left in its deck.
    discard: np.ndarray  #: uint8 (..., cards). Copies of each card discarded.
    cards_drawn: np.ndarray  #: uint8 (...). Cards drawn in the round: the index of the next draw.
    rows_rolled: np.ndarray  #: uint8 (...). Rows rolled in the round: the index of the next roll.
    recruits_stopped: np.ndarray  #: bool (...). Whether nobody can recruit in this round.
    stopping: np.ndarray  #: bool (...). Whether nobody can recruit in the next round.
    score: np.ndarray  #: int16 (..., rounds, seats, parts), in the order of `TOTAL_PARTS`.
    abundance: np.ndarray  #: int16 (..., rounds, seats, types). Builders, then dwellers (R31).
    algae: np.ndarray  #: int16 (..., rounds, seats)
    struck: np.ndarray  #: uint8 (..., rounds, cards). Number of times each card struck.
    bonus: np.ndarray  #: int64 (..., seats). Points of the team bonus.
    turn: PlayState | None = None  #: None in an ensemble.
    notes: list[list[str]] = []  #: By seat and round.
    #: By seat, for each predicted card: round, card, and numbers of right predictions and of
    #: certain fates (R29).
    prediction_score: list[list[list[int]]] = []
    #: Pairs of seats: one that found an error, and the one whose dwellers it will get (R28).
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
    """Pieces left in the box, int (..., types) each; algae int (...). Builder type 0 is unused."""

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
    """Count the pieces left in the box (R1); one of each builder and dweller is in the Triangle."""
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
    """Return the pieces that each seat gets, served in order: int (..., seats), at most its need.

    Parameters
    ----------
    left : int (...)
        Pieces in the box.
    need : int (..., seats)
    """
    before = need.cumsum(axis=-1) - need
    return np.clip(np.asarray(left)[..., None] - before, 0, need)


class TriangleQuota(NamedTuple):
    """Pieces that each seat may take in phase 2B: int (..., seats, types) each."""

    builders: Array
    tokens: Array
    rescues: Array
    rescue_tokens: Array


def triangle_quota(left: Stock, takes: Array, count: int, rescues: Array) -> TriangleQuota:
    """Share what is left in the box among the seats that take, then among those that rescue (R26).

    Each type is shared as if all takes were of it.

    Parameters
    ----------
    takes : int (..., seats)
        Number of takes of each seat.
    count
        Juveniles per take.
    rescues : bool (..., seats)
        Seats that may make a rescue.
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
    """Return `genes` without the tokens of which fewer than `count` are left: uint16 (...).

    Parameters
    ----------
    genes : uint16 (...)
        Tokens of the juveniles, which are identical.
    quota : int (..., tokens)
        Pieces left of each token.
    count : int (...)
        Number of juveniles.
    """
    bits = 1 << np.arange(quota.shape[-1])
    there = ((quota >= np.asarray(count)[..., None]) * bits).sum(axis=-1)
    return (np.asarray(genes) & there).astype(np.uint16)


def first_of(mask: Array, count: Array) -> Array:
    """Return the first `count` True spaces of a mask (..., 6, 5), row by row."""
    flat = mask.reshape(*mask.shape[:-2], -1)
    first = flat & (flat.cumsum(axis=-1) <= np.asarray(count)[..., None])
    return first.reshape(mask.shape)


def limit_juveniles(nursery: Nursery, before: Stock, lookups: Lookups) -> None:
    """Remove juveniles, and tokens of juveniles, beyond what the box has, the last seats' first.

    `nursery`, (..., seats, slots), has only juveniles that `before`, the stock, does not count yet.
    It is changed in place.
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


@lru_cache(maxsize=512)  # a match uses the same few names thousands of times
def name_of(family: str, id_: str) -> Message:
    return Message(f"{family}-{id_}")


def in_sentence(family: Literal["card", "token"], id_: str) -> Message:
    """Return the form of a name for use within a sentence; the name itself if there is none."""
    text = name_of({"card": "disaster", "token": "gained"}[family], id_)
    return text if catalogue().has(text.id) else name_of(family, id_)


@dataclass(slots=True)
class Step(MatchStep):
    """One action of Reef Survivor being carried out (`MatchStep`), with the match's look-ups."""

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
        """Roll a twelve-sided die for each owner and index, in the current round and phase."""
        state = self.state
        return self.chance.roll(
            12, owner=owner, round=state.round, phase=state.phase, purpose=purpose, index=index
        )

    def stock(self) -> Stock | None:
        """Return the pieces left in the box; None without the print limit (R1)."""
        return stock(self.state, self.lookups) if self.options.printed_supply else None

    def limited(self, left: Array | None, need: list[int]) -> list[int]:
        """Share `left` among the seats in order (R1); every need in full if `left` is None."""
        if left is None:
            return need
        return [int(n) for n in share(left, np.array(need))]


def space(row: int, column: int) -> tuple[int, int]:
    """Convert a row and column from 1 into indices from 0."""
    return row - 1, column - 1


def mask_of_spaces(spaces: Iterable[tuple[int, int]]) -> Array:
    """Return spaces, given as row and column from 1, as a mask: bool (6, 5).

    Raises
    ------
    Rejection
        If one is given twice.
    """
    mask = np.zeros((ROWS, COLUMNS), bool)
    for row, column in spaces:
        if mask[row - 1, column - 1]:
            raise reject("same-twice", row=row, column=column)
        mask[row - 1, column - 1] = True
    return mask


def mask_of_places(places: Iterable[tuple[int, int, int]]) -> Array:
    """Return places, given as row and column from 1 and level from 0, as a mask: bool (6, 5, 3).

    Raises
    ------
    Rejection
        If one is given twice.
    """
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
