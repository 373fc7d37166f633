"""What a lab server does from time to time: erase what is over, end desks, watch."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from tornado.ioloop import IOLoop, PeriodicCallback

from reefkit.classroom.store import StoreFault
from reefkit.serve.lab_entrance import Entrance
from reefkit.serve.lab_kernels import Kernels
from reefkit.serve.lab_limits import Tally
from reefkit.serve.lab_log import Attendance
from reefkit.text import Message, ReefkitError, message

DAY = 24 * 3600 * 1000
MINUTE = 60 * 1000


class Chores:
    """The server's chores; a store that is away today is asked again the next time.

    Parameters
    ----------
    entrance
        Knows classes and sign-ins.
    kernels
        Those that run.
    tally
        Counts the limits that are met.
    tell
        Called with what the operator should know.
    """

    def __init__(
        self,
        entrance: Entrance,
        kernels: Kernels,
        tally: Tally,
        tell: Callable[[Message], object],
    ) -> None:
        self._entrance, self._kernels, self._tell = entrance, kernels, tell
        self._tally = tally
        self._attendance = Attendance(tell)
        self._cause = ""  # of what is wrong with the store
        self._is_hub_away = False
        self._repeated = [
            PeriodicCallback(self.erase, DAY),
            PeriodicCallback(self.end_desks, MINUTE),
            PeriodicCallback(self.try_store, MINUTE),
            PeriodicCallback(self.tell_limits, MINUTE),
            PeriodicCallback(self.count_pages, MINUTE / 6),
        ]

    def start(self) -> None:
        """Erase what is over as soon as the server runs, and do all chores in their time."""
        IOLoop.current().add_callback(self.erase)
        self._kernels.failed = self.say_failed
        for each in self._repeated:
            each.start()

    def stop(self) -> None:
        """Do no more of them."""
        for each in self._repeated:
            each.stop()

    async def erase(self) -> None:
        """Erase the classes whose time is over."""
        await self._do(self._erase())

    async def end_desks(self) -> None:
        """End the desks of teachers whose sign-in has ended: by time, or by a new key."""
        await self._do(self._end_desks())

    async def try_store(self) -> None:
        """Write something, as pages do: what they cannot save, the terminal says too."""
        await self._do(self._entrance.ask(lambda store: store.probe()))

    async def tell_limits(self) -> None:
        """Tell which limits were met, and have the desk know it."""
        await self._do(self._tell_limits())

    def count_pages(self) -> None:
        """Tell how many pages are open, where that has changed by much."""
        self._attendance.look(sum(map(self._kernels.has_page, self._kernels.list_kernel_ids())))

    def say_failed(self, kernel: str) -> None:
        """Tell that a page's kernel has ended by itself."""
        del kernel  # nobody at the terminal knows it by its number
        self._tell(message("serve-kernel-failed"))

    async def _erase(self) -> None:
        for told in await self._entrance.erase_expired():
            self._tell(told)

    async def _tell_limits(self) -> None:
        for told in await self._entrance.ask(self._tally.exchange):
            self._tell(told)

    async def _end_desks(self) -> None:
        for owner in await self._entrance.ended():
            await self._kernels.end_those_of(owner)
        if (accounts := self._entrance.accounts) is not None:
            for owner in await accounts.ended(set(self._kernels.owners.values())):
                await self._kernels.end_those_of(owner)
            self._say_hub(is_away=accounts.is_away)

    def _say_hub(self, *, is_away: bool) -> None:
        """Tell when the hub no longer answers, and when it does again."""
        if is_away != self._is_hub_away:
            self._is_hub_away = is_away
            self._tell(message("hub-away" if is_away else "hub-back"))

    async def _do(self, chore: Awaitable[None]) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            try:
                await chore
            except StoreFault as fault:
                self._say_fault(fault)
            except ReefkitError as error:
                self._tell(error.message)
            else:
                self._say_well()

    def _say_fault(self, fault: StoreFault) -> None:
        """Tell what is wrong with the store, once for each cause."""
        if fault.cause != self._cause:
            self._cause = fault.cause
            self._tell(fault.message)
            self._tell(message("serve-not-saved"))

    def _say_well(self) -> None:
        """Tell that the store is well again."""
        if self._cause:
            self._cause = ""
            self._tell(message("serve-saved-again"))
