"""What a reader places stands where it was put, within its range, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest

from reefkit.widgets.charts import (
    Bar,
    Count,
    DiversityChart,
    Measure,
    Place,
    PlotFirst,
    RangeChart,
    Series,
    TimeAxis,
)


@pytest.fixture
def asked() -> PlotFirst:
    axis = TimeAxis(4, "decades")
    chart = DiversityChart(axis)
    axis.show(3)
    chart.show(Measure("richness", "types", (Series("own", "your reef", (5, 8, 9)),), whole=True))
    return PlotFirst(
        chart,
        [Place("r3", "Round 3", 3, 9, 0, 14)],
        [Count("<fish>", "2", "fish")],
        "Survey",
    )


@pytest.mark.parametrize(
    ("value", "stands"), [(10, 10), ("12", 12), ("9,6", 10), (0, 0), (14.0, 14), (9.6, 10)]
)
def test_a_point_stands_where_it_is_put(asked: PlotFirst, value: object, stands: float) -> None:
    told: list[Any] = []
    asked.on_place(lambda key, where: told.append((key, where)))
    assert asked.place("r3", value)
    assert asked.values == {"r3": stands}
    assert told == [("r3", stands)]
    assert asked.handle.handles[0]["value"] == stands


@pytest.mark.parametrize(
    "value",
    [
        -1,
        15,
        "15",
        "many",
        "",
        None,
        True,
        [],
        {},
        float("nan"),
        float("inf"),
        "nan",
        1e400,
        10**400,
    ],
)
def test_what_is_no_number_within_the_range_moves_nothing(asked: PlotFirst, value: object) -> None:
    assert not asked.place("r3", value)
    assert asked.values == {"r3": 9}
    assert "from 0 to 14" in asked.steps.html


@pytest.mark.parametrize(
    "content",
    [None, {}, {"place": None}, {"place": ["r3"]}, {"place": ["r9", 3]}, {"place": [["r3"], 3]}],
)
def test_messages_without_sense_move_nothing(asked: PlotFirst, content: object) -> None:
    asked._heard(None, content, None)
    asked.handle.set_state({"handles": []})
    assert asked.values == {"r3": 9}
    assert asked.handle.handles


def test_steps_end_at_the_range_s_ends(asked: PlotFirst) -> None:
    for _ in range(20):
        asked._act("plot-step", {"place": "r3", "by": "more"}, None)
    assert asked.values == {"r3": 14}
    assert asked.steps.html.count('aria-disabled="true"') == 1


def test_the_line_goes_on_from_the_last_known_point(asked: PlotFirst) -> None:
    assert asked.handle.handles[0]["from"] == [2, 9]


def test_the_axis_reaches_as_far_as_the_range(asked: PlotFirst) -> None:
    assert asked.chart._y.max >= 14  # type: ignore[attr-defined]


def test_checking_tells_all_values(asked: PlotFirst) -> None:
    told: list[Any] = []
    asked.on_check(told.append)
    asked._act("plot-type", {"place": "r3", "value": "11"}, None)
    asked._act("plot-check", {}, None)
    assert told == [{"r3": 11}]


def test_counts_are_escaped(asked: PlotFirst) -> None:
    assert "<fish>" not in asked.asked.html
    assert "&lt;fish&gt;" in asked.asked.html


def test_ends_of_bars_are_placed_along_the_time() -> None:
    axis = TimeAxis(4, "decades")
    chart = RangeChart(axis)
    axis.show(4)
    chart.show([Bar("a", "urchin", "urchin", "dwellers", 1, 1)])
    asked = PlotFirst(chart, [Place("a", "urchin, last seen", 0, 1, 1, 4, kind="end")])
    handle = asked.handle.handles[0]
    assert (handle["axis"], handle["y"], handle["min"], handle["max"]) == ("x", 0.5, 1, 4)
    assert handle["from"] is None


def test_a_place_that_begins_outside_its_range_is_refused() -> None:
    with pytest.raises(ValueError, match="within its range"):
        PlotFirst(DiversityChart(TimeAxis(4, "decades")), [Place("a", "a", 1, 5, 0, 4)])
