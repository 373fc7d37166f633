"""Rate limits: allowances that refill, and counts of limits that were met.

Each limit is defined where it applies; the threat model (docs/deployers/threat-model.md) lists all
of them, and a test compares the list with the code.
"""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable

from reefkit.classroom.store import Met, Store
from reefkit.health import machine
from reefkit.text import Message, message

MINUTE = 60.0

Clock = Callable[[], float]


class Allowance:
    """An allowance that refills; taking more than is left means waiting.

    `most`: Amount that may be taken at once.
    `a_second`: Amount that comes back per second.
    """

    def __init__(self, most: float, a_second: float, clock: Clock = time.monotonic) -> None:
        self._most, self._a_second, self._clock = most, a_second, clock
        self._left, self._since = most, clock()

    @property
    def left(self) -> float:
        """Amount that may be taken without waiting; negative if more was taken than was left."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._since) * self._a_second)
        self._since = now
        return self._left

    @property
    def is_full(self) -> bool:
        return self.left >= self._most

    def take(self, amount: float = 1) -> float:
        """Take an amount, even if it is not left, and return the seconds to wait for it."""
        self._left = self.left - amount
        return max(0.0, -self._left / self._a_second)


class Recent:
    """Sum of the amounts added in the last `seconds`."""

    def __init__(self, clock: Clock = time.monotonic, seconds: float = MINUTE) -> None:
        self._clock, self._seconds = clock, seconds
        self._events: deque[tuple[float, float]] = deque()
        self._sum = 0.0

    def add(self, amount: float = 1) -> float:
        """Add an amount now, and return the new sum."""
        self._events.append((self._clock(), amount))
        self._sum += amount
        return self.sum

    @property
    def sum(self) -> float:
        since = self._clock() - self._seconds
        while self._events and self._events[0][0] < since:
            self._sum -= self._events.popleft()[1]
        return self._sum


class Tally:
    """Counts the limits that were met, for the log and for the desk's self-check.

    Once a minute the counts are moved to the store, to which pages and other servers add theirs,
    and from which the desk reads. New ones are reported in one line per kind.
    """

    def __init__(self) -> None:
        self._met: Counter[str] = Counter()
        self._known: dict[str, Met] | None = None

    def met(self, kind: str, count: int = 1) -> None:
        """Count a limit that was met.

        `kind`: Names the limit; its sentence is ``limit-<kind>``.
        """
        self._met[kind] += count

    def exchange(self, store: Store) -> list[Message]:
        """Move the counts to the store; return a message per kind met since the last call.

        Raises
        ------
        StoreFault
            If the store cannot be used; the counts are moved by the next call.
        """
        if self._known is None:
            self._known = _by_kind(store)  # limits met before this server's start are not reported
        for kind, count in list(self._met.items()):  # the server goes on counting in another thread
            if count:
                store.limits.note(kind, count)
                self._met[kind] -= count
        before, self._known = self._known, _by_kind(store)
        return [
            _limit_text(each, earlier)
            for kind, each in sorted(self._known.items())
            if (earlier := before.get(kind)) is None or earlier.last != each.last
        ]


def _by_kind(store: Store) -> dict[str, Met]:
    return {each.kind: each for each in store.limits.met()}


def _limit_text(now: Met, before: Met | None) -> Message:
    # Counts cover a day: more of yesterday's may have expired than were added.
    count = max(1, now.count - (before.count if before else 0))
    return message("serve-limit", met=machine.limit_text(Met(now.kind, count, now.last, now.last)))
