"""The preferences of a style of play, as tables for a match's content.

A taste is a set of weights in hundredths of a point. Together with the chances of losses (`risk`)
they give small tables, computed once per match, so that a choice takes a few look-ups, for one reef
or for thousands.
"""

from __future__ import annotations

from dataclasses import dataclass
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from reefkit.games.reef.bots.fears import Chances, risk
from reefkit.games.reef.content import ROWS, Options
from reefkit.games.reef.type_arrays import Lookups

Scores = NDArray[np.int32]


@dataclass(frozen=True, slots=True, kw_only=True)
class Taste:
    """Weights of a style, in hundredths of a point; the comments say what each is added for."""

    risk: int = 100  #: A certain loss (in proportion for less certain ones); subtracted.
    variety: int = 0  #: A type of which the reef has none, or only one builder.
    repeat: int = 0  #: Each founder of the same type already placed; subtracted.
    recruiter: int = 0  #: A builder that recruits dwellers.
    capacity: int = 0  #: Each level of the stack limit of a board or a space.
    coast: int = 0  #: A space in the rows chosen to protect the coast.
    #: Settling where types that live at fewer depths could live, for each such type. If no empty
    #: space suits them they may stack (R17), and the reef holds more builders.
    contest: int = 0
    crowd: int = 0  #: Mutating a type, for each of its builders.
    #: Mutating a type, for each different positive mutation it already has on the reef.
    focus: int = 0
    token: int = 0  #: Each positive mutation that a builder already has.
    more: int = 0  #: A builder with more offspring.
    fewer: int = 0  #: A builder with fewer offspring.
    uncover: int = 100  #: Grazing an alga over a builder rather than one over an empty space.
    tower: int = 0  #: Stacking, for each builder already in the stack.
    #: Stacking on a builder of the same type, so that no other type is built over for good.
    same: int = 0
    column: int = 0  #: Keeping the only builder of a space, when one must die.
    #: Bound of the random additions to the worth of boards, founders and Triangle juveniles.
    whim: int = 20


Tastes = tuple[Taste, ...]


class StyleTables:
    """The tables of a taste for a match's content (`style_tables`: with a first axis of tastes).

    Attributes
    ----------
    boards : int32 (boards,)
        Worth of a board.
    founders : int32 (boards, types + 1)
        Worth of a founder of each type on each board.
    spaces : int32 (rounds + 1, boards, 30)
        Worth of a free space.
    settle : int16 (rounds + 1, boards, types + 1, 30)
        Worth of settling a type in a space, without regard to stacks.
    builders : int32 (types + 1,)
        Worth of one builder of a type.
    bearers : int16 (types + 1, sets of tokens)
        Worth of a builder of a type with its tokens.
    mutable : int16 (types + 1, sets of tokens)
        Worth of mutating such a builder.
    dwellers : int32 (rounds + 1, dweller types)
        Worth of a dweller: 0 or less, by its chance of leaving.
    """

    def __init__(self, taste: Taste, lookups: Lookups, options: Options) -> None:
        ahead, leaving = _risk(lookups, options)
        lives = lookups.lives.T[:, lookups.depth.reshape(len(lookups.boards), -1)].swapaxes(0, 1)
        limits = lookups.limits[lookups.depth].reshape(len(lookups.boards), -1).astype(float)
        mean = _mean(ahead, lives, axis=2)
        coast = _coast(mean[1], lookups)
        recruits = np.array([lookups.having["recruiter"] >> k & 1 for k in range(lives.shape[1])])

        spaces = taste.capacity * limits + taste.coast * coast - taste.risk * mean
        self.spaces = _rounded(spaces, np.int32)
        choosier = _choosier(lives, lookups)
        settle = taste.coast * coast[:, None] + taste.contest * choosier - taste.risk * ahead
        self.settle = _rounded(np.clip(settle, -8_000, 8_000), np.int16)
        at_home = _mean(ahead[0], lives, axis=2)
        levels = _mean(np.broadcast_to(limits[:, None], lives.shape), lives, axis=2)
        founders = taste.recruiter * recruits + taste.capacity * levels - taste.risk * at_home
        self.founders = _rounded(founders, np.int32)
        board = _mean(ahead[0], lives, axis=(1, 2))
        bonus = taste.coast * coast.sum(axis=-1) + taste.capacity * limits.mean(axis=-1)
        self.boards = _rounded(bonus - taste.risk * board, np.int32)
        self.builders = _rounded(founders.mean(axis=0), np.int32)
        self.dwellers = _rounded(-50 * leaving, np.int32)
        self._bearers(taste, lookups)

    def _bearers(self, taste: Taste, lookups: Lookups) -> None:
        genes = np.arange(1 << len(lookups.tokens), dtype=np.uint16)
        positive = np.bitwise_count(genes & np.uint16(lookups.positive)).astype(np.int64)
        more = (genes & np.uint16(lookups.up["offspring"])) != 0
        fewer = (genes & np.uint16(lookups.down["offspring"])) != 0
        worth = taste.token * positive + taste.more * more + taste.fewer * fewer
        self.bearers = _rounded(np.clip(self.builders[:, None] + worth, -8_000, 8_000), np.int16)
        still = sum(
            (lookups.mutated[roll, :, 0] & np.uint16(lookups.positive)) != 0
            for roll in range(1, len(lookups.mutated))
        )
        mutable = 10 * np.asarray(still)[:, None] - worth
        self.mutable = _rounded(np.clip(mutable, -8_000, 8_000), np.int16)


def _choosier(lives: NDArray[np.bool_], lookups: Lookups) -> NDArray[np.int64]:
    """Count types that live at fewer depths and in a space too: (boards, types + 1, 30)."""
    waters = lookups.lives.sum(axis=0)
    fewer = (waters[:, None] > waters).astype(np.int64)
    return np.einsum("kj,bjs->bks", fewer, lives.astype(np.int64))


def _coast(mean: NDArray[np.float64], lookups: Lookups) -> NDArray[np.float64]:
    by_row = mean.reshape(len(mean), ROWS, -1).mean(axis=-1)
    rank = by_row.argsort(axis=-1, kind="stable").argsort(axis=-1, kind="stable")
    chosen = (rank < lookups.content.rules.score.coastal_rows) & lookups.land[:, None]
    return np.repeat(chosen, mean.shape[-1] // ROWS, axis=-1).astype(float)


_RISKS: WeakKeyDictionary[Lookups, dict[Options, tuple[Chances, Chances]]] = WeakKeyDictionary()

_TABLES: WeakKeyDictionary[Lookups, dict[tuple[Tastes, Options], StyleTables]] = WeakKeyDictionary()


def _risk(lookups: Lookups, options: Options) -> tuple[Chances, Chances]:
    known = _RISKS.setdefault(lookups, {})
    if options not in known:
        known[options] = risk(lookups, options)
    return known[options]


def style_tables(tastes: Tastes, lookups: Lookups, options: Options) -> StyleTables:
    """Return the tables of several tastes, with a first axis of tastes; cached."""
    known = _TABLES.setdefault(lookups, {})
    key = (tastes, options)
    if key not in known:
        each = [StyleTables(taste, lookups, options) for taste in tastes]
        known[key] = object.__new__(StyleTables)
        for name in vars(each[0]):
            setattr(known[key], name, np.stack([getattr(one, name) for one in each]))
    return known[key]


def _mean(
    values: NDArray[np.float64], mask: NDArray[np.bool_], axis: int | tuple[int, ...]
) -> NDArray[np.float64]:
    mask = np.broadcast_to(mask, values.shape)
    total = np.where(mask, values, 0.0).sum(axis=axis)
    return np.asarray(total / np.maximum(mask.sum(axis=axis), 1))


def _rounded(values: NDArray[np.float64], type_: type) -> NDArray[np.int32]:
    return np.rint(values).astype(type_)
