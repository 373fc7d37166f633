"""The desk keeps its class going: bots at all tables, seats whose pupils left, what others did."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING

from traitlets.log import get_logger

from reefkit.labs.desk.whereabouts import GONE, LEFT, silence
from reefkit.text import ReefkitError

if TYPE_CHECKING:
    from reefkit.classroom.store import TableRow
    from reefkit.labs.desk.scene import DeskScene
    from reefkit.labs.desk.session import DeskSession
    from reefkit.match.table import Table

Sleep = Callable[[float], Awaitable[None]]

SECONDS = 0.6
"""Between two looks at the class."""
STILL = 10.0
"""Seconds after which the page is drawn again though nothing was written: minutes pass too."""
REST = 3.0
"""How many times as long as a look took the desk rests before the next, so that a costly one (the
class's answers graded anew) never takes more than a quarter of a core from the pupils' pages."""
MOST_AT_ONCE = 200
"""Entries of bots at one table and one look: more than any phase asks of its seats."""


class Running:
    """Look after a class, step by step.

    Parameters
    ----------
    session
        Whose class it is.
    sleep
        How to wait; tests inject another.
    seconds
        How long between two steps, at least.
    timer
        Seconds that passed, to tell how long a step took.
    """

    def __init__(
        self,
        session: DeskSession,
        sleep: Sleep = asyncio.sleep,
        seconds: float = SECONDS,
        timer: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.session = session
        self.seconds = seconds
        self._sleep = sleep
        self._timer = timer
        self._task: asyncio.Task[None] | None = None
        self._seen: int | None = None
        self._drawn: datetime | None = None
        self._left: set[tuple[str, int]] = set()

    def start(self) -> None:
        """Begin, where an event loop runs (a kernel's does; a plain program's does not)."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._run())

    def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(self) -> None:
        rest = self.seconds
        while True:
            await self._sleep(rest)
            began = self._timer()
            self.step()
            rest = max(self.seconds, REST * (self._timer() - began))

    def step(self) -> bool:
        """Look at the class, if anybody wrote; tell whether the page was drawn.

        A fault is said on the page and in the kernel's log, and the class goes on.
        """
        try:
            if not self._is_due():
                return False
            scene = self.session.scene()
            self._mind_absent(scene)
            if not scene.control.paused:
                for row in scene.tables:
                    self._tick(scene.handles.get(row.id))
            self.session.changed()
        except ReefkitError as error:
            self.session.refuse(error.message)
            return False
        except Exception:  # noqa: BLE001  # a task's own fault would vanish, and the desk with it
            # no reader: for the log
            get_logger().exception("desk: a look at the class failed")
            return False
        return True

    def _is_due(self) -> bool:
        """Tell whether somebody wrote since the last look, or the minutes on the page are old."""
        now, changes = self.session.clock(), self.session.store.changes()
        old = self._drawn is None or (now - self._drawn).total_seconds() >= STILL
        if changes == self._seen and not old:
            return False
        self._seen, self._drawn = changes, now
        return True

    def _tick(self, table: Table | None) -> None:
        """Play what bots have to; a table that cannot be written now is tried again later."""
        for _ in range(MOST_AT_ONCE if table is not None else 0):
            if table is None or not table.tick():
                return

    # -- absent pupils -------------------------------------------------------------------------

    def _mind_absent(self, scene: DeskScene) -> None:
        """Have bots play for those whose page is closed for long, until it opens again."""
        for row in scene.tables:
            table = scene.handles.get(row.id)
            if table is None or table.view(None).over:
                continue
            for seat, people in enumerate(row.seats):
                if people:
                    self._mind(scene, row, seat, _silence(scene, row, people))

    def _mind(self, scene: DeskScene, row: TableRow, seat: int, silent: float) -> None:
        key = (row.id, seat)
        classes = scene.store.classes
        if silent > LEFT and seat not in row.away:
            classes.away(row.id, seat)
            self._left.add(key)
        elif silent <= GONE and key in self._left:
            self._left.discard(key)
            if seat in row.away:
                classes.back(row.id, seat)


def _silence(scene: DeskScene, row: TableRow, people: tuple[str, ...]) -> float:
    """Give the seconds since any of a seat's pupils gave a sign, or since the table was laid."""
    signs = [silence(scene.presence.get(each), scene.time) for each in people]
    known = [each for each in signs if each is not None]
    return min([*known, since(row.created, scene.time)])


def since(time: str, now: datetime) -> float:
    """Give the seconds since a time that the store wrote."""
    return max(0.0, (now - datetime.fromisoformat(time)).total_seconds())
