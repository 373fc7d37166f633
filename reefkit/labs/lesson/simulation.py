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
    """Something that is set on a page, and its simulation; none before it was begun."""

    simulation: BackgroundSteps | None = None

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
        self.simulation = BackgroundSteps(session, steps, take, is_shown, thread())

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
