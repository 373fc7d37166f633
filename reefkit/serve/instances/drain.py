"""How a server among several ends: its pages move to the others, and nobody loses what was said.

A lone server has nobody to send its pages to; there they wait until it is back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from reefkit.serve.capacity import Capacity
from reefkit.serve.kernels import Kernels

SECONDS_TO_MOVE = 30.0
"""So long a server that drains waits for its pages to have left."""
SECONDS_BETWEEN_LOOKS = 0.2
LOOKS_TO_TELL = 50
"""In so many looks all pages are told: those that move at once wait for each other."""


class Drain:
    """Sends all pages of a server to the others, when it is asked to end."""

    def __init__(
        self, kernels: Kernels, room: Capacity, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._kernels, self._room, self._clock = kernels, room, clock

    @property
    def is_asked(self) -> bool:
        """Whether the server is not to be sent anybody."""
        return self._room.is_closing

    async def run(self, is_idle: Callable[[], bool]) -> None:
        """Take no further page, have those that are open move, and wait until all have left.

        They are told a few at a time, and can be used until then: so each is away only for as long
        as it takes to open. What a page sent before it was told is done first. A page that is only
        being opened is told as soon as it is there.

        `is_idle`: tells whether nobody waits for an answer.
        """
        self._room.is_closing = True
        until = self._clock() + SECONDS_TO_MOVE
        few = 1 + len(self._kernels) // LOOKS_TO_TELL
        while self._clock() < until:
            await self._kernels.move_pages(few)
            if not len(self._kernels) and is_idle():
                return
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
