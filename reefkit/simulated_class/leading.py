"""Leading the ghosts of a class in the background; of several open desks, one at a time leads."""

from __future__ import annotations

import asyncio
import secrets
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

from traitlets.log import get_logger

from reefkit.classroom.match_cache import MatchCache
from reefkit.labs.session import PollLoop, Sleep
from reefkit.match.deadlines import Clock
from reefkit.simulated_class.rehearsal import PACES, Rehearsal, RehearsalPace
from reefkit.simulated_class.simulated_class import SimulatedClass
from reefkit.text import Message, ReefkitError

if TYPE_CHECKING:
    from reefkit.classroom.store import Store


PACE_SETTING, LED_SETTING = "ghosts-pace", "ghosts-led"
"""Keys of class settings: the ghosts' pace, and the page that leads them."""
FIRST_PACE = "quick"
"""Pace until the teacher chooses one."""
LEASE_SECONDS = 8.0
"""Seconds without a sign from the leading page after which another one takes over."""
RENEW_SECONDS = 3.0
"""Seconds after which the leading page gives a sign again."""
STEP_SECONDS = 0.25
"""Seconds after which a step begins nothing more, so that the page stays responsive."""


class _LedClass(Protocol):
    """What `Leading` needs of a desk's page."""

    store: Store
    class_id: str
    clock: Clock
    opened: MatchCache
    ended: bool  #: Whether the class was erased.

    def refuse(self, why: Message) -> None:
        """Show an error on the page."""


class Leading(PollLoop):
    """The background loop of a desk's page that leads the ghosts of its class.

    `sleep`: Coroutine function that waits; replaced in tests.

    Attributes
    ----------
    rehearsal
        The ghosts; None while this page does not lead them.
    """

    def __init__(self, session: _LedClass, sleep: Sleep = asyncio.sleep) -> None:
        super().__init__(sleep)
        self.session = session
        self.rehearsal: Rehearsal | None = None
        self._name = secrets.token_hex(4)
        self._renewed: datetime | None = None

    @property
    def _scope(self) -> str:
        return f"class:{self.session.class_id}"

    @property
    def pace(self) -> str:
        """The stored pace, a key of `PACES`; `FIRST_PACE` if none is stored."""
        stored = self.session.store.work.recall(self._scope, PACE_SETTING)
        return stored if isinstance(stored, str) and stored in PACES else FIRST_PACE

    def set_pace(self, pace: str) -> None:
        self.session.store.work.remember(self._scope, PACE_SETTING, pace)

    @property
    def leads(self) -> bool:
        """Whether this page leads; it takes over if no other page has given a sign lately."""
        now = self.session.clock()
        if self._renewed is not None and abs((now - self._renewed).total_seconds()) < RENEW_SECONDS:
            return True
        led = self.session.store.work.recall(self._scope, LED_SETTING)
        if isinstance(led, dict) and led.get("by") != self._name:
            try:
                since = abs((now - datetime.fromisoformat(str(led.get("at")))).total_seconds())
            except (TypeError, ValueError):
                since = LEASE_SECONDS
            if since < LEASE_SECONDS:
                self._renewed = None
                return False
        return self._renew(now)

    def _renew(self, now: datetime) -> bool:
        led = {"by": self._name, "at": now.isoformat()}
        self.session.store.work.remember(self._scope, LED_SETTING, led)
        self._renewed = now
        return True

    def step(self) -> RehearsalPace:
        """Have the ghosts act for a moment, if this page leads; return their pace.

        Raises
        ------
        ReefkitError
            If the store fails.
        """
        session = self.session
        row = session.store.classes.get(session.class_id)
        if session.ended or row is None or not row.ghost or not self.leads:
            self.rehearsal = None
            return PACES["still"]
        if self.rehearsal is None or self.rehearsal.haunt.has_changed:
            simulated = SimulatedClass(session.store, session.class_id)
            self.rehearsal = Rehearsal(simulated, session.opened, session.clock)
        pace = PACES[self.pace]
        self.rehearsal.step(pace, STEP_SECONDS)
        return pace

    # -- in the background -----------------------------------------------------------------------

    def start(self) -> None:
        row = self.session.store.classes.get(self.session.class_id)
        if row is not None and row.ghost:
            super().start()

    async def _run(self) -> None:
        seconds = PACES["still"].seconds
        while True:
            await self._sleep(seconds)
            try:
                seconds = self.step().seconds
            except ReefkitError as error:
                self.session.refuse(error.message)
                seconds = LEASE_SECONDS
            except Exception:  # noqa: BLE001  # an uncaught exception would end the task silently
                # no reader: for the log
                get_logger().exception("ghosts: a step failed")
                seconds = LEASE_SECONDS
