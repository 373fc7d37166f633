"""Rate limits: allowances that refill, and a count of limits that were met.

Each number is where it holds, and all of them in a table of the threat model
(docs/deployers/threat-model.md), which a test holds against the code.
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
    """So much at once, and so much a second after it; who asks for more waits.

    `most`: How much may be taken at once.
    `a_second`: How much comes back.
    """

    def __init__(self, most: float, a_second: float, clock: Clock = time.monotonic) -> None:
        self._most, self._a_second, self._clock = most, a_second, clock
        self._left, self._since = most, clock()

    @property
    def left(self) -> float:
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._since) * self._a_second)
        self._since = now
        return self._left

    @property
    def is_full(self) -> bool:
        return self.left >= self._most

    def take(self, amount: float = 1) -> float:
        """Take an amount, and return the seconds until it is available."""
        self._left = self.left - amount
        return max(0.0, -self._left / self._a_second)


class Recent:
    """How much of something there was in the last minute.

    `seconds`: how long something is recent.
    """

    def __init__(self, clock: Clock = time.monotonic, seconds: float = MINUTE) -> None:
        self._clock, self._seconds = clock, seconds
        self._events: deque[tuple[float, float]] = deque()
        self._sum = 0.0

    def add(self, amount: float = 1) -> float:
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

    What is counted here is brought to the store once a minute, where the desk reads it, and where
    pages and other servers bring theirs; what came there since is told in a line a kind.
    """

    def __init__(self) -> None:
        self._met: Counter[str] = Counter()
        self._known: dict[str, Met] | None = None

    def met(self, kind: str, count: int = 1) -> None:
        """Count a limit that was met.

        `kind`: which: ``limit-<kind>`` says it.
        """
        self._met[kind] += count

    def exchange(self, store: Store) -> list[Message]:
        """Bring what was counted to the store, and return what is to be told.

        Raises
        ------
        StoreFault
            When the store is away: what was counted is brought the next time.
        """
        if self._known is None:
            self._known = _by_kind(store)  # what was before this server began is told already
        for kind, count in list(self._met.items()):  # the server counts on, in another thread
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
    # A figure is of a day: it may have lost more of yesterday's than came to it.
    count = max(1, now.count - (before.count if before else 0))
    return message("serve-limit", met=machine.limit_text(Met(now.kind, count, now.last, now.last)))
