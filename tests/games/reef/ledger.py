"""A ledger kept from the events alone: what came, what went, and so what must be standing.

If every token that is placed is removed by exactly one event, the ledger and the table always agree.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import numpy as np

from reefkit.games.reef.state import Lookups, State
from reefkit.match.game import Event

COLUMNS = range(1, 6)
BUILDERS_CAME = {"founder-placed", "settled", "stacked", "rescued"}
BUILDERS_WENT = {"builder-died", "builder-ousted", "built-over-cleared"}
ALGAE_CAME = {"alga-grew", "alga-overgrew", "alga-came", "alga-came-over"}
ALGAE_WENT = {"alga-eaten", "alga-eaten-over", "alga-went", "alga-went-over", "rescued"}


class LedgerError(AssertionError):
    """An event that cannot be: it takes what is not there, or brings an alga to an alga."""


class Seat:
    """What one seat has, by the events."""

    def __init__(self) -> None:
        self.builders: Counter[tuple[int, int, str]] = Counter()
        self.algae: set[tuple[int, int]] = set()
        self.dwellers: Counter[str] = Counter()
        self.juveniles = 0
        self.came: set[str] = set()
        """Builder types that came since `Ledger.post` was last called."""


class Ledger:
    """What every seat has, by the events told so far."""

    def __init__(self, seats: int) -> None:
        self.seats = [Seat() for _ in range(seats)]
        self.names: list[str] = []

    def post(self, events: Iterable[Event]) -> None:
        """Book events in their order."""
        for seat in self.seats:
            seat.came = set()
        for event in events:
            if event.seat is not None:
                self._book(self.seats[event.seat], event.what.id, event.what.values)

    def _book(self, seat: Seat, id_: str, values: dict[str, Any]) -> None:
        if id_ == "board-chosen":
            seat.builders.clear()
        self._book_builders(seat, id_, values)
        self._book_algae(seat, id_, values)
        if id_ == "dweller-recruited":
            seat.dwellers[_name(values)] += values["count"]
        if id_ == "dweller-left":
            _take(seat.dwellers, _name(values), values["count"])
        self._book_juveniles(seat, id_, values)

    def _book_builders(self, seat: Seat, id_: str, values: dict[str, Any]) -> None:
        if id_ in BUILDERS_CAME:
            seat.builders[values["row"], values["column"], _name(values)] += 1
            seat.came.add(_name(values))
        if id_ in BUILDERS_WENT:
            _take(seat.builders, (values["row"], values["column"], _name(values)), 1)
        if id_ == "builders-invaded":
            for column in COLUMNS[: values["count"]]:
                seat.builders[values["row"], column, _name(values)] += 1
                seat.came.add(_name(values))

    def _book_algae(self, seat: Seat, id_: str, values: dict[str, Any]) -> None:
        space = (values.get("row", 0), values.get("column", 0))
        if id_ in ALGAE_WENT:
            if space not in seat.algae:
                raise LedgerError(id_, space)
            seat.algae.remove(space)
        if id_ in ALGAE_CAME:
            if space in seat.algae:
                raise LedgerError(id_, space)
            seat.algae.add(space)

    def _book_juveniles(self, seat: Seat, id_: str, values: dict[str, Any]) -> None:
        if id_ in {"spawned", "triangle-taken"}:
            seat.juveniles += values["count"]
        if id_ in {"juveniles-eaten", "juveniles-died"}:
            seat.juveniles -= values["count"]
        if id_ in {"settled", "stacked"}:
            seat.juveniles -= 1
        if id_ == "offer-accepted":
            maker = self.seats[self.names.index(values["other"])]
            given, wanted = _juveniles(values["give"]), _juveniles(values["want"])
            maker.juveniles += wanted - given
            seat.juveniles += given - wanted

    # -- against the table ---------------------------------------------------------------------

    def check(self, state: State, lookups: Lookups) -> None:
        """Hold the ledger against the table.

        Raises
        ------
        LedgerError
            When something stands that did not come, or is gone that did not go.
        """
        for number, seat in enumerate(self.seats):
            standing: Counter[tuple[int, int, str]] = Counter()
            kinds = state.reefs.kind[number].copy()
            if state.turn is not None:
                kinds[state.turn.doomed[number]] = 0  # told, and removed with the last of them
            for row, column, level in np.argwhere(kinds):
                name = lookups.builders[kinds[row, column, level]]
                standing[int(row) + 1, int(column) + 1, name] += 1
            algae = {(int(r) + 1, int(c) + 1) for r, c in np.argwhere(state.reefs.alga[number])}
            there = zip(lookups.dwellers, state.reefs.dwellers[number].tolist(), strict=True)
            pairs: list[tuple[str, object, object]] = [
                ("builders", standing, +seat.builders),
                ("algae", algae, seat.algae),
                ("dwellers", {n: c for n, c in there if c}, dict(+seat.dwellers)),
                ("juveniles", int((state.nursery.kind[number] != 0).sum()), seat.juveniles),
            ]
            for what, shown, booked in pairs:
                if shown != booked:
                    raise LedgerError(number, what, shown, booked)


def _name(values: dict[str, Any]) -> str:
    name: str = values["organism"].id
    return name.removeprefix("organism-")


def _take(counter: Counter[Any], what: object, count: int) -> None:
    if counter[what] < count:
        raise LedgerError(what, counter[what], count)
    counter[what] -= count


def _juveniles(listed: list[Any]) -> int:
    return sum(one.id.startswith("organism-") for one in listed)
