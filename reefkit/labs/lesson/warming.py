"""`Warming`: prepares what a page will need while the reader is still at the entrance.

Templates are compiled on first use, and bqplot is slow to import. Both are done beforehand, in
small steps, so that the first round is not delayed.
"""

from __future__ import annotations

import asyncio
from importlib import import_module

from traitlets.log import get_logger

from reefkit.labs.save_queue import SaveQueue
from reefkit.labs.session import Sleep, in_background
from reefkit.widgets.templates import Templates

BEFORE_SECONDS = 1.0
"""Seconds until the page is shown, which nothing may delay."""
BETWEEN_SECONDS = 0.02
"""Seconds between two templates, so that the reader's acts are handled in between."""
IMPORT_LATER = ("reefkit.widgets.charts",)
"""Modules to import in advance; they are slow to import, and needed once a match is shown."""


class Warming:
    """Compiles templates, opens the store and imports modules in the background.

    Parameters
    ----------
    sleep
        How to wait; tests inject another.
    lasting
        The page's queue to the store; None if work is not stored.
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
        except Exception:  # noqa: BLE001  # the page works without
            # no reader: log text
            get_logger().exception("lab: not all could be made ready")
