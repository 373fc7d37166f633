"""Bands of time and second courses: drawn, named, in the table, and refused where they cannot be."""

import math
from typing import Any

import numpy as np
import pytest

from reefkit.widgets.charts import (
    Band,
    ChartSheet,
    Disaster,
    Fork,
    LevelChart,
    LineChart,
    Measure,
    Picked,
    PopulationChart,
    Series,
    TimeAxis,
)

NAN = math.nan
BANDS = (Band(0, 3, "before industry", "1"), Band(3, 5, "growth", "2"), Band(5, 6, "warming", "3"))
REAL = Series(
    "own", "your points", (0, 1, 3, 5, 8), other=(NAN, NAN, 3, 4, 4, 9), other_name="what if"
)


def axis(*, band_head: str = "stage", courses: bool = True) -> TimeAxis:
    return TimeAxis(10, "turns", band_head=band_head, courses=courses)


def chart(undefined: str = "") -> LineChart:
    made = LineChart(axis(), title="Points", height=200)
    made.axis.show(5, bands=BANDS, fork=Fork(2, "from here simulated"))
    made.show(Measure("points", "points", (REAL,), undefined=undefined))
    return made


def test_every_second_band_is_shaded_from_its_beginning_to_its_end() -> None:
    made = chart()
    shades = made.figure.marks[0]
    assert np.atleast_2d(shades.x).tolist() == [[3, 3, 5, 5]]
    assert np.atleast_2d(shades.y).tolist() == [[0, 1, 1, 0]]
    made.axis.show(5, bands=(*BANDS, Band(6, 9, "bleaching")))
    assert np.atleast_2d(shades.x).tolist() == [[3, 3, 5, 5], [6, 6, 9, 9]]


def test_bands_are_named_above_the_first_panel_alone() -> None:
    upper, lower = chart(), chart()
    lower.axis = upper.axis
    ChartSheet([upper, lower])
    told = upper.description()["bands"]
    assert [(each["x"], each["x2"], each["text"], each["short"]) for each in told] == [
        (each.start, each.end, each.name, each.short) for each in BANDS
    ]
    assert lower.description()["bands"] == []


def test_bands_and_names_above_them_have_lines_of_their_own() -> None:
    made = LineChart(axis(), title="Points", height=200)
    heights = []
    for disasters, bands in (((), ()), ((), BANDS), ((Disaster(1, "gale", "g"),), BANDS)):
        made.axis.show(5, disasters, bands=bands)
        heights.append(made.figure.fig_margin["top"])
    assert heights[0] == heights[1] < heights[2]


def test_the_table_and_the_summary_say_bands_and_where_a_second_course_begins() -> None:
    made = chart()
    table = made.table()
    assert table.heads[1] == "stage"
    rows = {(row.cells[0], row.cells[2]): row for row in table.rows}
    assert rows[3.0, "your points"].cells == (3.0, "before industry", "your points", 5)
    assert rows[5.0, "what if"].cells == (5.0, "growth", "what if", 9)
    assert (1.0, "what if") not in rows
    label = made.description()["label"]
    assert "growth from 3 to 5" in label
    assert "At 2 a dashed line begins: from here simulated." in label
    assert "what if 9" in label


def test_a_second_course_is_a_line_and_hollow_points_of_its_own() -> None:
    made = chart()
    second = made._second
    assert second is not None
    assert np.atleast_2d(second.line.x).tolist() == [[2, 3, 4, 5]]
    assert np.atleast_2d(second.line.y).tolist() == [[3, 4, 4, 9]]
    assert second.line.line_style != made._lines["own"].line_style
    points = second.points["circle"]
    assert points.fill is False
    assert np.atleast_1d(points.x).tolist() == [2, 3, 4, 5]
    assert np.atleast_2d(made._lines["own"].y).tolist() == [[0, 1, 3, 5, 8]]
    assert made._y.max >= 9


def test_both_courses_are_named_and_picked() -> None:
    made = chart()
    ends = {each["text"]: (each["x"], each["y"]) for each in made.dress()["ends"]}
    assert ends == {"your points": (4.0, 8), "what if": (5.0, 9)}
    told: list[Picked] = []
    made.on_select(told.append)
    made.select("point:own:4")
    made.select("other:own:5")
    made.select("other:own:1")
    assert told == [Picked("point", "own", 4.0), Picked("other", "own", 5.0)]


def test_where_a_course_begins_is_a_line_and_a_name_above() -> None:
    made = chart()
    line = made.figure.marks[-1]
    assert np.atleast_2d(line.x).tolist() == [[2, 2]]
    assert [each for each in made.description()["top"] if each.get("fork")] == [
        {"x": 2, "text": "from here simulated", "fork": True}
    ]


def test_a_course_that_does_not_begin_is_not_drawn() -> None:
    made = LineChart(axis(), title="Points", height=200)
    made.show(Measure("p", "p", (Series("own", "you", (1, 2), other=(NAN, NAN)),)))
    assert [each["text"] for each in made.dress()["ends"]] == ["you"]
    assert len(made.table().rows) == 2


def test_values_that_a_second_course_has_not_yet_are_not_wanting() -> None:
    assert chart(undefined="A gap.").note() == ""


def test_levels_of_a_second_course_hold_until_the_next() -> None:
    made = LevelChart(axis(), levels=(1, 5), steps=True, title="Climate", height=150)
    lines = Series("c", "now", (3, 3, 4), other=(NAN, 3.0, 2.0), other_name="what if")
    made.show(Measure("climate", "climate", (lines,), whole=True))
    assert made._second is not None
    assert np.atleast_2d(made._second.line.x).tolist() == [[1, 2, 2]]
    assert np.atleast_2d(made._second.line.y).tolist() == [[3, 3, 2]]


def test_the_same_again_sends_nothing(sent: list[tuple[str, Any]]) -> None:
    made = PopulationChart(axis())
    made.axis.show(5, bands=BANDS, fork=Fork(2, "x"))
    made.count(REAL)
    sent.clear()
    made.axis.show(5, bands=BANDS, fork=Fork(2, "x"))
    made.count(REAL)
    assert sent == []


@pytest.mark.parametrize(
    ("made", "shown"),
    [
        ({"band_head": ""}, {"bands": BANDS}),
        ({"courses": False}, {"fork": Fork(2, "x")}),
        ({}, {"bands": (Band(0, 11, "x"),)}),
        ({}, {"bands": (Band(4, 3, "x"),)}),
        ({}, {"fork": Fork(11, "x")}),
    ],
)
def test_what_does_not_lie_on_the_axis_is_refused(
    made: dict[str, Any], shown: dict[str, Any]
) -> None:
    one = axis(**made)
    before = (one.bands, one.fork)
    with pytest.raises(ValueError, match=r"band|course"):
        one.show(5, **shown)
    assert (one.bands, one.fork) == before


def test_an_axis_without_bands_and_courses_has_no_marks_for_them() -> None:
    plain = LineChart(TimeAxis(10, "turns"), title="Points", height=200)
    more = LineChart(axis(), title="Points", height=200)
    assert len(more.figure.marks) - len(plain.figure.marks) == 9  # bands, fork, line, six shapes
    plain.show(Measure("p", "p", (REAL,)))
    assert "stage" not in plain.table().heads
    assert [each["text"] for each in plain.dress()["ends"]] == ["your points"]
