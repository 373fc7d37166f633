"""A desk leads the ghosts of its class: one page of it at a time, in the background."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING

from traitlets.log import get_logger

from reefkit.labs.ghosts.haunt import Haunt
from reefkit.labs.ghosts.rehearsal import PACES, Pace, Rehearsal
from reefkit.text import ReefkitError

if TYPE_CHECKING:
    from reefkit.labs.desk.session import DeskSession

Sleep = Callable[[float], Awaitable[None]]

PACE, LED = "ghosts-pace", "ghosts-led"
"""The class's settings that say how quick the ghosts are, and which page leads them."""
FIRST_PACE = "quick"
LEASE_SECONDS = 8.0
"""After so long without a sign from the page that led, another one does."""
RENEW_SECONDS = 3.0
BUDGET = 0.25
"""Seconds of a step, so that the page answers in between."""


class Leading:
    """The ghosts of a desk's class, where it has any.

    Parameters
    ----------
    session
        The desk.
    sleep
        How to wait; tests inject another.

    Attributes
    ----------
    rehearsal
        The ghosts; none while this page does not lead them.
    """

    def __init__(self, session: DeskSession, sleep: Sleep = asyncio.sleep) -> None:
        self.session = session
        self.rehearsal: Rehearsal | None = None
        self._sleep = sleep
        self._name = secrets.token_hex(4)
        self._renewed: datetime | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def _scope(self) -> str:
        return f"class:{self.session.class_id}"

    @property
    def pace(self) -> str:
        """The pace that was chosen, by name."""
        kept = self.session.store.work.recall(self._scope, PACE)
        return kept if isinstance(kept, str) and kept in PACES else FIRST_PACE

    def set_pace(self, pace: str) -> None:
        """Choose a pace, for whichever page leads."""
        self.session.store.work.remember(self._scope, PACE, pace)

    @property
    def leads(self) -> bool:
        """Whether this page leads, or may: no other one gave a sign lately."""
        now = self.session.clock()
        if self._renewed is not None and (now - self._renewed).total_seconds() < RENEW_SECONDS:
            return True
        led = self.session.store.work.recall(self._scope, LED)
        if isinstance(led, dict) and led.get("by") != self._name:
            try:
                since = (now - datetime.fromisoformat(str(led.get("at")))).total_seconds()
            except (TypeError, ValueError):
                since = LEASE_SECONDS
            if since < LEASE_SECONDS:
                self._renewed = None
                return False
        return self._renew(now)

    def _renew(self, now: datetime) -> bool:
        led = {"by": self._name, "at": now.isoformat()}
        self.session.store.work.remember(self._scope, LED, led)
        self._renewed = now
        return True

    def step(self) -> Pace:
        """Go on a little, and say at what pace; nothing happens where another page leads.

        Raises
        ------
        ReefkitError
            When the store fails.
        """
        session = self.session
        row = session.store.classes.get(session.class_id)
        if session.ended or row is None or not row.ghost or not self.leads:
            self.rehearsal = None
            return PACES["still"]
        if self.rehearsal is None:
            haunt = Haunt(session.store, session.class_id)
            self.rehearsal = Rehearsal(haunt, session.opened, session.clock)
        pace = PACES[self.pace]
        self.rehearsal.step(pace, BUDGET)
        return pace

    # -- in the background -----------------------------------------------------------------------

    def start(self) -> None:
        """Begin, in a class of ghosts, where an event loop runs (a kernel's does)."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        row = self.session.store.classes.get(self.session.class_id)
        if row is not None and row.ghost and (self._task is None or self._task.done()):
            self._task = loop.create_task(self._run())

    def stop(self) -> None:
        """Lead no more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(self) -> None:
        seconds = PACES["still"].seconds
        while True:
            await self._sleep(seconds)
            try:
                seconds = self.step().seconds
            except ReefkitError as error:
                self.session.refuse(error.message)
                seconds = LEASE_SECONDS
            except Exception:  # noqa: BLE001  # a task's own fault would vanish, and the ghosts with it
                # no reader: for the log
                get_logger().exception("ghosts: a step failed")
                seconds = LEASE_SECONDS
