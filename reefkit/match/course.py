"""`Course`: a match as numbers through time.

A game makes the course of a match in one place (`Game.course`). Charts, comparisons, the desk,
experiments, readings and questions select their quantities from it by id.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from reefkit.text import Message

Values = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Quantity:
    """One quantity of a match through time.

    Attributes
    ----------
    id
        Id of the quantity, the same in every match of the game.
    values
        float64, NaN where undefined: (times,) for the table, (times, seats) for seats, (times,
        types) for types, and (times, seats, types) for the types of each seat.
    unit
        What is counted, if the name does not say it.
    whole
        Whether all values are whole numbers.
    types
        Ids of the types, in the order of the last axis; empty in scopes without types.
    """

    id: str
    name: Message
    values: Values
    scope: Literal["table", "seat", "type", "seat-type"] = "table"
    unit: Message | None = None
    whole: bool = True
    types: tuple[str, ...] = ()

    def of(self, seat: int) -> Values:
        """Return the values in column `seat`; all of them in the scope ``table``.

        In the scope ``type`` the columns are types.
        """
        return self.values if self.scope == "table" else self.values[:, seat]

    def last(self, seat: int = 0) -> float:
        """Return the last defined value; NaN if there is none."""
        values = self.of(seat)
        known = values[~np.isnan(values)]
        return float(known[-1]) if known.size else math.nan

    @property
    def mean(self) -> Values:
        """Values of the table, or the mean over seats (in the scope ``type``, over types)."""
        return self.values if self.scope == "table" else self.values.mean(axis=1)


@dataclass(frozen=True, eq=False)
class Course:
    """A match as numbers through time.

    Attributes
    ----------
    times
        float64 (times,), ascending from 0.
    label
        Label of the time axis, with the unit of time.
    quantities
        All quantities of the game, each with a value for every time.
    """

    times: Values
    label: Message
    quantities: Sequence[Quantity]

    @cached_property
    def _by_id(self) -> dict[str, Quantity]:
        return {each.id: each for each in self.quantities}

    def at(self, part: slice | NDArray[np.int64]) -> Course:
        """Return the course at some of its times, by their indices."""
        found = [replace(each, values=each.values[part]) for each in self.quantities]
        return Course(self.times[part], self.label, found)

    def __getitem__(self, id_: str) -> Quantity:
        return self._by_id[id_]


def line(values: Values) -> tuple[float, ...]:
    """Return values as a tuple; tuples with NaN at the same places compare equal."""
    return tuple(math.nan if math.isnan(each) else each for each in values.tolist())


def defined(values: Values) -> tuple[float, ...]:
    """Return values up to the last defined one, as `line` does."""
    known = np.flatnonzero(~np.isnan(values))
    return line(values[: known[-1] + 1]) if known.size else ()


class Lived(NamedTuple):
    """Abundances of a match by time, place and type, from which `reefkit.presence` is made."""

    counts: NDArray[np.int64]  #: Individuals, shape (samples, places, types).
    roles: Mapping[str, str]  #: The types in their order, each with its role.
    rounds: Sequence[int]  #: Round of each sample.
    of_seats: bool = True  #: Whether there is a place per seat, rather than one for all.

    @property
    def times(self) -> Sequence[int]:
        """Time of each sample: its round, or its number if a round has several samples."""
        once = len({*self.rounds}) == len(self.rounds)
        return self.rounds if once else range(len(self.rounds))
