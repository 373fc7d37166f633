"""The state of a table: numpy arrays whose leading axes are free (DESIGN.md, decision 3).

One reef, a table of four, or a chunk of 4,000 tables: the rules read and write the last axes only.
`State` has no leading axes for one match; an ensemble gives every array one axis of tables in
front. What only a match that is being played needs (who is ready, what is still to choose) stands
in `Turn`; an ensemble has none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from reefkit.games.reef.content import COLUMNS, LEVELS, ROWS

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
    """Reefs, each of 6 rows × 5 columns × 3 levels; the topmost builder is at level 0.

    Attributes
    ----------
    kind : uint8 (..., 6, 5, 3)
        Builder types; 0 is an empty level. Row 0 is row 1, nearest the land.
    genes : uint16 (..., 6, 5, 3)
        Mutation tokens as bits.
    alga : bool (..., 6, 5)
        Whether a fleshy alga overgrows the space.
    dwellers : int16 (..., dweller types)
    depth : uint8 (..., 6, 5)
        0 shallow, 1 medium, 2 deep.
    land : bool (...)
        Whether the board has land.
    """

    kind: np.ndarray
    genes: np.ndarray
    alga: np.ndarray
    dwellers: np.ndarray
    depth: np.ndarray
    land: np.ndarray

    def __getitem__(self, where: Any) -> Reefs:
        """Give the reefs at an index of the leading axes (a view where numpy gives one)."""
        return Reefs(*(getattr(self, name)[where] for name in self.__struct_fields__))

    def copy(self) -> Reefs:
        """Copy every array."""
        return Reefs(*(np.array(getattr(self, name)) for name in self.__struct_fields__))

    def put(self, where: Any, reefs: Reefs) -> None:
        """Write reefs back at an index of the leading axes."""
        for name in ("kind", "genes", "alga", "dwellers"):
            getattr(self, name)[where] = getattr(reefs, name)

    @property
    def leading(self) -> tuple[int, ...]:
        """The leading axes."""
        return tuple(self.alga.shape[:-2])

    @property
    def height(self) -> Array:
        """How many builders stand in each space: uint8 (..., 6, 5)."""
        there = (self.kind != 0).view(np.uint8)
        return there[..., 0] + there[..., 1] + there[..., 2]

    @property
    def empty(self) -> Array:
        """Spaces with neither builder nor alga: bool (..., 6, 5)."""
        return (self.kind[..., 0] == 0) & ~self.alga

    @property
    def open_tops(self) -> Array:
        """Spaces whose topmost builder is not overgrown: bool (..., 6, 5)."""
        return (self.kind[..., 0] != 0) & ~self.alga


class Nursery(Struct):
    """Juveniles waiting to settle: one slot each, empty slots anywhere.

    Attributes
    ----------
    kind : uint8 (..., slots)
    genes : uint16 (..., slots)
    origin : uint8 (..., slots)
        `OWN`, `TRIANGLE` or `TRADED`.
    parent : int16 (..., slots)
        The space and level its parent stands at, as a flat index; −1 for any other origin.
    """

    kind: np.ndarray
    genes: np.ndarray
    origin: np.ndarray
    parent: np.ndarray

    def __getitem__(self, where: Any) -> Nursery:
        """Give the nurseries at an index of the leading axes."""
        return Nursery(*(getattr(self, name)[where] for name in self.__struct_fields__))


def no_juveniles(leading: Sequence[int], slots: int = 0) -> Nursery:
    """Make empty nurseries."""
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


class Finding(Struct, frozen=True):
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
    findings: list[Finding]


class Turn(Struct):
    """What a match that is being played keeps beside the arrays; lists have one item a seat.

    Attributes
    ----------
    ready
        Who has closed the phase.
    due
        Compulsory choices left in the phase (algae to place or to be eaten, rolls, takes, victims).
    dismiss
        Dwellers that must leave and whose owner has not said which (R18).
    done
        Choices made in the phase; counts rolls, and tells grazing from collecting.
    doomed
        Builders chosen to die, removed together when the last is chosen: bool (seat, 6, 5, 3).
    pool
        Builders to choose from: bool (seat, 6, 5, 3).
    pool_kinds
        Types to choose from in a tie, by seat.
    step
        Where a catastrophe stands: "", "predict", "effect", "aftermath".
    """

    ready: list[bool]
    due: list[int]
    dismiss: list[int]
    done: list[int]
    doomed: np.ndarray
    pool: np.ndarray
    pool_kinds: list[list[int]]
    step: str = ""
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
    turn: Turn | None = None
    notes: list[list[str]] = []
    prediction_score: list[list[list[int]]] = []
    stolen: list[list[int]] = []


def blank_reefs(leading: Sequence[int], dwellers: int) -> Reefs:
    """Make empty reefs of shallow water."""
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
    """Tell whether two states hold the same in every field and array."""
    if isinstance(one, np.ndarray) and isinstance(other, np.ndarray):
        return one.shape == other.shape and one.dtype == other.dtype and bool((one == other).all())
    if isinstance(one, Struct) and type(one) is type(other):
        return all(equal(getattr(one, n), getattr(other, n)) for n in one.__struct_fields__)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(equal(a, b) for a, b in zip(one, other, strict=True))
    return one == other


__all__ = [
    "OWN",
    "PHASES",
    "SPACES",
    "TOTAL_PARTS",
    "TRADED",
    "TRIANGLE",
    "Array",
    "Finding",
    "Nursery",
    "Reefs",
    "State",
    "Submission",
    "Trade",
    "Turn",
    "blank_reefs",
    "equal",
    "msgspec",
    "no_juveniles",
]
