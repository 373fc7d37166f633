"""Plays courses of *What if* and tables of *Experiment* while the page answers its reader."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Any

from traitlets.log import get_logger

from reefkit.data_lab.shared_runs import Turns, thread
from reefkit.labs.session import Session, in_background
from reefkit.text import ReefkitError, message

SLICE = 0.12
"""Seconds that a simulation is played before the page is drawn again."""


class Simulation:
    """Steps that are played in the page's own thread; without an event loop, all at once.

    Parameters
    ----------
    steps
        Plays a step each time, and returns what came of it; never None.
    is_shown
        Whether the page still shows it; where it does not, the rest is not played.
    take
        Called with what came of each step, in the thread of the page.
    """

    def __init__(
        self,
        session: Session,
        steps: Iterator[Any],
        is_shown: Callable[[], bool],
        take: Callable[[Any], object] = bool,
    ) -> None:
        self._session, self._steps, self._is_shown, self._take = session, steps, is_shown, take
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
                came = await loop.run_in_executor(thread(), next, self._steps, None)
                if came is None:
                    break
                self._take(came)
                session.changed()
        except ReefkitError as error:
            session.refuse(error.message)
        except Exception:  # noqa: BLE001  # a fault in a task would vanish: say and log it
            # no reader: for the log of the kernel
            get_logger().exception("lesson: a simulation broke off")
            session.refuse(message("lab-fault"))
        self.running = False
        session.changed()


@dataclass(kw_only=True)
class Simulated:
    """Something that is set on a page, and its simulation; none before it was begun."""

    simulation: Simulation | None = None

    @property
    def is_playing(self) -> bool:
        return self.simulation is not None and self.simulation.running

    def stop(self) -> None:
        if self.simulation is not None:
            self.simulation.stop()


def slices(steps: Iterator[object], turns: Turns) -> Iterator[bool]:
    """Play steps in slices of time, each slice in its turn; yield whether all are played."""
    done = False
    while not done:
        with turns.turn():
            ends = monotonic() + SLICE
            done = next((False for _ in steps if monotonic() >= ends), True)
        yield done
