"""The loop of a page that follows a class: it looks, and redraws the page after a change."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import datetime

from traitlets.log import get_logger

from reefkit.desk.session import DeskScene, DeskSession
from reefkit.labs.session import PollLoop, Sleep
from reefkit.text import ReefkitError

LOOK_SECONDS = 0.6
"""Seconds between two looks at the class."""
REDRAW_SECONDS = 10.0
"""Seconds after which the page is redrawn even if nothing changed, because it shows elapsed
minutes."""
REST_FACTOR = 3.0
"""Pause before the next look, as a multiple of the last look's time: even a costly look, such as
grading the class's answers again, uses at most a quarter of a core."""


class Following(PollLoop):
    """Looks at a class, and redraws the page if it has changed.

    Parameters
    ----------
    sleep
        Waits; replaced in tests.
    seconds
        Least time between two looks.
    timer
        Returns seconds, to measure a look.
    """

    def __init__(
        self,
        session: DeskSession,
        sleep: Sleep = asyncio.sleep,
        seconds: float = LOOK_SECONDS,
        timer: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__(sleep)
        self.session = session
        self.seconds = seconds
        self._timer = timer
        self._seen: int | None = None
        self._topics: tuple[str, ...] = (session.class_id,)
        self._drawn: datetime | None = None

    def attend(self, scene: DeskScene) -> None:
        """Do what the class needs after a change; nothing here."""

    async def _run(self) -> None:
        rest = self.seconds
        while True:
            await self._sleep(rest)
            began = self._timer()
            self.step()
            rest = max(self.seconds, REST_FACTOR * (self._timer() - began))

    def step(self) -> bool:
        """Look at the class if anything changed or the page is old; return whether it was redrawn.

        A `ReefkitError` is shown on the page, any other exception is logged; either way the loop
        goes on.
        """
        try:
            if not self._is_due():
                return False
            scene = self.session.scene()
            self._topics = scene.topics
            self.attend(scene)
            self.session.changed()
        except ReefkitError as error:
            self._seen = None  # draw the page at the next look
            self.session.refuse(error.message)
            return False
        except Exception:  # noqa: BLE001  # an uncaught exception would end the loop silently
            # no reader: for the log
            get_logger().exception("desk: a look at the class failed")
            return False
        return True

    def _is_due(self) -> bool:
        now, changes = self.session.clock(), self.session.store.changes(*self._topics)
        old = self._drawn is None or abs((now - self._drawn).total_seconds()) >= REDRAW_SECONDS
        if changes == self._seen and not old:
            return False
        self._seen, self._drawn = changes, now
        return True
