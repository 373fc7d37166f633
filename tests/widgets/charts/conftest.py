"""A sheet as a lab page has it, and what it sends."""

from dataclasses import dataclass, field
from typing import Any

import ipywidgets
import numpy as np
import pytest

from reefkit.widgets.charts import (
    Bar,
    ChartSheet,
    Disaster,
    DiversityChart,
    RangeChart,
    TimeAxis,
    diversity_measures,
)

COUNTS = np.array(
    [
        [[3, 2, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0]],
        [[3, 0, 1, 0], [1, 4, 0, 0], [0, 0, 0, 0]],
        [[3, 0, 1, 2], [2, 2, 0, 0], [0, 0, 0, 0]],
    ]
)
BARS = (
    Bar("bivalve", "bivalve", "bivalve", "shells", 1, 2),
    Bar("boulder", "boulder coral", "boulder-coral", "coral", 0, 2),
    Bar("urchin", "urchin", "urchin", "dwellers", 1, 1, "extirpated"),
    Bar("branching", "branching coral", "branching-coral", "coral", 0, 1, "extirpated"),
)
DISASTERS = (
    Disaster(1, "coral disease", "d1"),
    Disaster(2, "gale", "d2"),
    Disaster(2, "near miss", "d3"),
)


@dataclass
class Table:
    """A sheet of two charts."""

    axis: TimeAxis
    ranges: RangeChart
    diversity: DiversityChart
    sheet: ChartSheet
    picked: list[Any] = field(default_factory=list)

    def show(self, rounds: int = 3) -> None:
        with self.sheet.hold():
            self.axis.show(rounds - 1, DISASTERS)
            self.ranges.show(BARS)
            self.diversity.show(*diversity_measures(COUNTS[:rounds], ["you", "Ben", "Chi"]))


@pytest.fixture
def table() -> Table:
    axis = TimeAxis(4, "decades")
    ranges, diversity = RangeChart(axis), DiversityChart(axis, height=110)
    made = Table(axis, ranges, diversity, ChartSheet([ranges, diversity]))
    for chart in (ranges, diversity):
        chart.on_select(made.picked.append)
    made.show()
    return made


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """Write down every state that any widget sends from now on."""
    found: list[tuple[str, Any]] = []

    def send_state(widget: ipywidgets.Widget, key: object = None) -> None:
        if not widget._holding_sync:
            found.append((type(widget).__name__, key))

    monkeypatch.setattr(ipywidgets.Widget, "send_state", send_state)
    return found
