"""Long work of a page, step by step in a thread, while the page answers its reader."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from typing import Any

from traitlets.log import get_logger

from reefkit.labs.session import Session, in_background
from reefkit.text import ReefkitError, message


class BackgroundSteps:
    """Steps that a thread carries out one by one.

    Without a running event loop, all steps are carried out before the constructor returns.

    Parameters
    ----------
    steps
        Carries out one step per item, and yields its result, which is never None.
    take
        Called with the result of each step, in the page's thread.
    is_shown
        Returns whether the page still shows the results; once it does not, the steps end.
    executor
        Runs the steps; None for the event loop's default threads.
    """

    def __init__(
        self,
        session: Session,
        steps: Iterator[Any],
        take: Callable[[Any], object] = bool,
        is_shown: Callable[[], bool] = lambda: True,
        executor: Executor | None = None,
    ) -> None:
        self._session, self._steps, self._take = session, steps, take
        self._is_shown, self._executor = is_shown, executor
        self.running = True
        self.task = in_background(self._play)  # a task without a reference may vanish
        if self.task is None:
            for came in steps:
                take(came)
            self.running = False

    def stop(self) -> None:
        self.running = False

    async def _play(self) -> None:
        loop, session = asyncio.get_running_loop(), self._session
        try:
            while self.running and self._is_shown():
                came = await loop.run_in_executor(self._executor, next, self._steps, None)
                if came is None:
                    break
                self._take(came)
                session.changed()
        except ReefkitError as error:
            session.refuse(error.message)
        except Exception:  # noqa: BLE001  # a fault in a task would vanish: say and log it
            # no reader: for the log of the kernel
            get_logger().exception("lesson: what ran in the background broke off")
            session.refuse(message("lab-fault"))
        self.running = False
        session.changed()
