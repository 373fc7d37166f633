"""A clock for tests, and a table with an offer that it can run out for."""

from datetime import UTC, datetime, timedelta

from reefkit.match.game import Ready
from reefkit.match.table import MemoryTable
from tests.match.toy import new_match
from tests.match.toy_types import Dive, Give, Hide


class Clock:
    """A clock that stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def wait(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


def offering(clock: Clock, seats: int = 2, seconds: int = 30) -> MemoryTable:
    """Give a table in the swap phase where seat 0 has offered its shells to seat 1."""
    for seed in range(1, 50):
        table = MemoryTable(new_match(*[None] * seats, seed=seed, clock=seconds), clock)
        table.act(0, Dive())
        table.act(0, Dive())
        for seat in range(seats):
            table.act(seat, Ready())
        for seat in range(seats):
            table.act(seat, Hide(seat + 1))
        if table.match.state.hands[0]:
            table.act(0, Give(1, (0,)))
            return table
    raise AssertionError("the tide took every shell")
