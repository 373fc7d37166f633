"""Simulations of a page: courses of *What if* and tables of *Experiment*."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Any

from reefkit.data_lab.shared_runs import Turns, thread
from reefkit.labs.lesson.background import BackgroundSteps
from reefkit.labs.session import Session

SLICE = 0.12
"""Seconds that a simulation is played before the page is drawn again."""


@dataclass(kw_only=True)
class Simulated:
    """Base of the state of a page that simulates, with the running simulation."""

    simulation: BackgroundSteps | None = None  #: None before the first.

    @property
    def is_playing(self) -> bool:
        return self.simulation is not None and self.simulation.running

    def play(
        self,
        session: Session,
        steps: Iterator[Any],
        is_shown: Callable[[], bool],
        take: Callable[[Any], object] = bool,
    ) -> None:
        """Start a simulation in the background; arguments are as in `BackgroundSteps`."""
        self.simulation = BackgroundSteps(session, steps, take, is_shown, thread())

    def stop(self) -> None:
        if self.simulation is not None:
            self.simulation.stop()


def slices(steps: Iterator[object], turns: Turns) -> Iterator[bool]:
    """Play steps in slices of `SLICE` seconds; after each, yield whether all steps are done.

    `turns`: Each slice waits for its turn, so that simulations of several pages alternate.
    """
    done = False
    while not done:
        with turns.turn():
            ends = monotonic() + SLICE
            done = next((False for _ in steps if monotonic() >= ends), True)
        yield done
