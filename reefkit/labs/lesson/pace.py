"""The loop in which a page plays its bots' moves and ends offers whose time is up.

One bot moves at a time, with all of its entries of a phase, so that a student can follow. The loop
also notices moves from other pages of the same table, and news of the class.
"""

from __future__ import annotations

import asyncio
import math
import time
from contextlib import suppress

from traitlets.log import get_logger

from reefkit.labs.session import PollLoop, Session, Sleep
from reefkit.match.table import Table
from reefkit.text import ReefkitError

BOT_SECONDS = 0.45
"""Seconds between two moves: long enough to see which reef changed, short enough to sit through."""
MOST_AT_ONCE = 200
"""Maximum number of bots' entries played in one step: more than a seat has in any phase."""
UNSEEN_SECONDS = 0.8
"""Longest time for which bots move before the page shows it, whatever their pace."""
REST_SECONDS, REST_FACTOR = 0.1, 2.0
"""Minimum pause between two looks at others' moves, in seconds, and in multiples of a look's
duration, so that a whole phase of bots on another page is shown in a few drawings.
"""


class Pace(PollLoop):
    """Moves a session's table on, step by step.

    `sleep`: How to wait; tests inject another. `seconds`: Between two steps.
    """

    def __init__(
        self, session: Session, sleep: Sleep = asyncio.sleep, seconds: float = BOT_SECONDS
    ) -> None:
        super().__init__(sleep)
        self.session = session
        self.seconds = seconds
        self._rested = math.inf  # steps since a bot moved, its own included; inf before the first
        self._loop: asyncio.AbstractEventLoop | None = None
        self._news = asyncio.Event()
        session.on_change(self._heard)

    def _heard(self) -> None:
        # At the pace "at once", bots do not wait for the next step.
        if not self.session.polls_between_bots:
            self.hear()

    def hear(self) -> None:
        """Look at others' moves as soon as possible; may be called from any thread."""
        if self._loop is not None:
            with suppress(RuntimeError):  # the kernel is ending
                self._loop.call_soon_threadsafe(self._news.set)

    async def _run(self) -> None:
        self._loop, self._news = asyncio.get_running_loop(), asyncio.Event()
        while True:
            await self._rest()
            self.step()

    async def _rest(self) -> None:
        """Wait for the next step of the bots, showing what others do meanwhile."""
        rest = asyncio.ensure_future(self._sleep(self.seconds))
        rest.add_done_callback(lambda _: self._news.set())
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                if rest.done():
                    return
                began = time.perf_counter()
                self.step(bots=not self.session.polls_between_bots)
                took = time.perf_counter() - began
                await asyncio.wait({rest}, timeout=max(REST_SECONDS, REST_FACTOR * took))
        finally:
            rest.cancel()

    def step(self, *, bots: bool = True) -> bool:
        """Play what one bot has to do, or notice others' moves; return whether anything changed.

        A `ReefkitError` is shown on the page. Any other fault is logged, and raised unless the
        table is shared. Either stops the loop, unless the table is shared.

        `bots`: Whether bots may move, and offers may run out.
        """
        try:
            moved = self.session.look_around()
            table = self.session.table
            if table is not None:
                moved = (bots and self._play(table)) or moved
                # Compare with the position drawn, not the position before this look: an entry
                # appended in between would otherwise stay unseen until the next move.
                moved = moved or self.session.drawn != (table, table.position)
            if moved:
                self.session.next_seat()
                self.session.changed()
        except ReefkitError as error:
            self.session.refuse(error.message)
            self._halt()
            with suppress(ReefkitError):  # drawing may fail for the same reason
                self.session.changed()
            return False
        except Exception:
            # no reader: log text
            get_logger().exception("pace: a look at the table failed")
            if self._halt():
                raise
            return False
        return moved

    def _halt(self) -> bool:
        """Stop after a fault, except at a shared table, where others play on and must be seen."""
        if getattr(self.session.table, "shared", False):
            return False
        self.stop()
        return True

    def _play(self, table: Table) -> bool:
        seat: int | None = None
        looks = self.session.polls_between_bots
        if self._rested < looks:
            self._rested += 1
            return False
        moved, began = False, time.perf_counter()
        for _ in range(MOST_AT_ONCE):
            steps = [] if self.session.holds_bots else table.tick()
            if not steps:
                break
            self.session.follow(steps[0])
            is_other = moved and steps[0].seat != seat
            moved, seat, self._rested = True, steps[0].seat, 1
            if looks and (is_other or seat not in table.awaited_seats):
                break
            if time.perf_counter() - began > UNSEEN_SECONDS:
                break
        return moved
