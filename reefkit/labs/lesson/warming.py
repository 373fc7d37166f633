"""Prepares what a page will need, while its first page is read.

Templates are compiled when they are first used, and bqplot takes long to import: done beforehand, a
little at a time, neither is waited for in the first round.
"""

from __future__ import annotations

import asyncio
from importlib import import_module

from traitlets.log import get_logger

from reefkit.labs.save_queue import SaveQueue
from reefkit.labs.session import Sleep, in_background
from reefkit.widgets.templates import Templates

BEFORE_SECONDS = 1.0
"""Until the page is shown: nothing may delay that."""
BETWEEN_SECONDS = 0.02
"""Between two templates: what a reader does is answered first."""
IMPORT_LATER = ("reefkit.widgets.charts",)


class Warming:
    """Gets ready what a page will need.

    Parameters
    ----------
    templates
        The page's templates.
    sleep
        How to wait; tests inject another.
    lasting
        The page's way to the store, which is opened beforehand; none where work is not stored.
    """

    def __init__(
        self,
        templates: Templates,
        sleep: Sleep = asyncio.sleep,
        lasting: SaveQueue | None = None,
    ) -> None:
        self._templates = templates
        self._lasting = lasting
        self._sleep = sleep
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._task is None:
            self._task = in_background(self.run)

    async def run(self) -> None:
        """Compile and import; failures are ignored, since the actual use reports them."""
        await self._sleep(BEFORE_SECONDS)
        try:
            for name in self._templates.names:
                self._templates.prepare(name)
                await self._sleep(BETWEEN_SECONDS)
            if self._lasting is not None:
                await asyncio.to_thread(self._lasting.warm)
            for name in IMPORT_LATER:
                await asyncio.to_thread(import_module, name)
        except Exception:  # noqa: BLE001  # the page goes on without
            # no reader: for the log of the kernel
            get_logger().exception("lab: not all could be made ready")
