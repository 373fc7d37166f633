"""Charts show what they are told, each thing at its place."""

import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from reefkit.widgets.charts import (
    Bar,
    ChartSheet,
    ChartView,
    CompositionChart,
    DiversityChart,
    Layer,
    Measure,
    PopulationChart,
    RangeChart,
    Series,
    TimeAxis,
    diversity_measures,
)
from reefkit.widgets.figure import ticks_to
from tests.widgets.charts.conftest import BARS, COUNTS, Table

NAN = float("nan")
Sent = list[tuple[str, Any]]


def test_bars_stand_in_order_of_first_appearance(table: Table):
    assert [row["text"] for row in table.ranges.dress()["rows"]] == [
        "boulder coral", "branching coral", "bivalve", "urchin"
    ]  # fmt: skip
    assert table.ranges._bars.x[0].tolist()[:2] == [0, 2]
    assert table.ranges._bars.x[1].tolist()[:2] == [0, 1]
    assert table.ranges._bars.x[2].tolist()[:2] == [1, 2]


def test_only_what_lives_has_a_point(table: Table):
    ends = table.ranges._bars.x.max(axis=1)
    assert ends[0] > 2
    assert ends[1] == 1
    assert table.ranges._ends.x[:, 0].tolist() == [1.0, table.ranges._end(BARS[2])]


def test_seen_once_and_gone_is_a_dot_beside_its_end(table: Table):
    assert table.ranges._dots.x.tolist() == [1.0]
    assert table.ranges._dots.y.tolist() == [3.5]
    assert table.ranges.dress()["notes"][1]["x"] > 1


def test_a_note_knows_how_far_its_gap_goes_and_where_the_bar_ends():
    axis = TimeAxis(4, "decades")
    chart = RangeChart(axis)
    axis.show(4)
    back = Bar(
        "snail", "snail", "snail", "dwellers", 0, 4,
        spans=((0, 1), (2, 3), (3.5, 4)), gaps=("gone, came back", "gone, taken in again"),
    )  # fmt: skip
    chart.show([back])
    first, second = chart.dress()["notes"]
    assert (first["x"], first["until"], second["x"], second["until"]) == (1, 2, 3, 3.5)
    assert "tip" not in first
    assert second["tip"] > 4
    chart.show([replace(back, ending="extirpated")])  # the end's own note stands beyond the bar
    assert all("tip" not in note for note in chart.dress()["notes"])


def test_seen_now_for_the_first_time_is_a_bar_that_goes_on():
    axis = TimeAxis(4, "decades")
    chart = RangeChart(axis)
    axis.show(2)
    chart.show([Bar("snail", "snail", "snail", "dwellers", 2, 2)])
    assert chart._bars.x.min() < 2 < chart._bars.x.max()
    assert chart._dots.x.size == 0


def test_a_find_between_gaps_is_a_dot_and_what_was_not_found_a_name():
    chart = RangeChart(TimeAxis(4, "decades"))
    bars = (
        Bar("snail", "snail", "", "dwellers", 1, 4, "last find", ((1, 1), (2, 3), (4, 4))),
        Bar("fish", "fish", "", "dwellers", 0, 0, "never found", found=False),
    )
    chart.show(ChartView("found", "", bars, as_given=True))
    assert chart._dots.x.tolist() == [1.0, 4.0]
    assert chart._bars.x.tolist() == [2.0, 3.0, 3.0, 2.0]
    assert chart._ends.x.tolist() == pytest.approx([4.075] * 2)
    assert [row["text"] for row in chart.dress()["rows"]] == ["snail", "fish"]
    assert chart.dress()["notes"][1]["text"] == "never found"
    assert chart.table().rows[1].cells == ("fish", None, None, "never found")
    assert "one taxon" in chart.label()
    assert chart.described().long[-1] == "snail has a gap from 3 to 4."


@pytest.mark.parametrize("taxa", [0, 1, 11, 14, 24])
def test_rows_are_17_high_until_there_are_more_than_fit(taxa: int):
    chart = RangeChart(TimeAxis(4, "decades"), height=250)
    chart.show([Bar(str(i), str(i), "", "coral", 0, 0) for i in range(taxa)])
    high = chart.plot_height / chart._y.max
    assert high <= 18.5
    assert high >= 17 or taxa * 17 > chart.plot_height
    assert chart._y.max >= taxa


def test_a_table_s_view_is_chosen_and_an_unknown_one_refused(table: Table):
    more = (*BARS, Bar("snail", "snail", "snail", "dwellers", 2, 2))
    table.ranges.show(ChartView("reef", "your reef", BARS), ChartView("table", "whole table", more))
    assert len(table.ranges.table().rows) == 4
    table.ranges.choose("table")
    assert len(table.ranges.table().rows) == 5
    with pytest.raises(KeyError):
        table.ranges.choose("deck")
    table.sheet._act("charts-choose", {"chart": table.ranges.css_class, "value": "deck"}, None)
    assert table.ranges.choice == "table"


def test_all_panels_share_scale_band_and_disasters(table: Table):
    charts = (table.ranges, table.diversity)
    for chart in charts:
        assert table.axis.band in chart.figure.marks
        assert table.axis.lines in chart.figure.marks
        assert chart.figure.fig_margin["left"] == table.ranges.figure.fig_margin["left"]
        assert chart.figure.fig_margin["right"] == table.ranges.figure.fig_margin["right"]
        scaled = [mark for mark in chart.figure.marks if mark is not table.axis.band]
        assert all(mark.scales["x"] is table.axis.scale for mark in scaled)
    assert table.axis.band.x.tolist() == [2, 2, 4, 4]


def test_disasters_of_one_round_stand_apart_before_their_survey(table: Table):
    places = list(table.axis.places.values())
    assert places[0] < 1
    assert 1 < places[1] < places[2] < 2
    assert places[2] - places[1] == pytest.approx(0.028 * 4)


def test_disasters_are_named_once_above_the_first_panel(table: Table):
    first, second = table.sheet.dress.panels
    assert [each["text"] for each in first["top"]] == ["coral disease", "gale and near miss"]
    assert [each["round"] for each in first["top"]] == ["1", "2"]
    assert second["top"] == []


def test_labels_at_the_ends_have_room_whatever_the_round():
    axis = TimeAxis(4, "decades")
    for now in range(5):
        axis.show(now)
        plot = 484 - axis.left - axis.right
        assert plot * (4 - now) / 4 + axis.right >= 124


# ------------------------------------------------------------------------------------- diversity
def test_measures_are_the_ecology_room_s():
    measures = {each.key: each for each in diversity_measures(COUNTS, ["you", "Ben", "Chi"])}
    assert [s.values for s in measures["richness"].series] == [
        (2, 2, 3), (1, 2, 2), (0, 0, 0), (2, 3, 4)
    ]  # fmt: skip
    assert measures["shannon"].series[1].values[2] == pytest.approx(math.log(2))
    assert measures["hill-1"].series[1].values[2] == pytest.approx(2)
    assert measures["hill-2"].series[1].values[2] == pytest.approx(2)
    assert measures["whittaker"].series[0].values[0] == pytest.approx(2 / 1)
    assert [len(measures[key].series) for key in ("whittaker", "jaccard", "bray-curtis")] == [1] * 3


def test_a_single_reef_has_no_line_of_the_table():
    found = diversity_measures(COUNTS[:, :1], ["you"])
    assert [len(each.series) for each in found] == [1, 1, 1, 1, 0, 0, 0]


def test_names_that_do_not_fit_the_counts_are_refused():
    with pytest.raises(ValueError, match="do not fit"):
        diversity_measures(COUNTS, ["you"])


def test_what_is_undefined_is_a_gap_and_said():
    chart = DiversityChart(TimeAxis(4, "decades"))
    chart.show(Measure("m", "m", (Series("a", "a", (1.0, NAN, 3.0, NAN)),), undefined="A gap."))
    assert np.isnan(chart._lines["own"].y[1])
    assert chart._lines["own"].y.shape == (3,)  # bqplot draws nothing that ends undefined
    assert chart._points["circle"].x.tolist() == [0, 2]
    assert chart.note() == "A gap."
    assert "A gap." in chart.widget.panel.html
    assert [row.cells[2] for row in chart.table().rows][1] != chart.table().rows[0].cells[2]
    assert "point:a:1" not in chart.picks()


def test_a_line_nowhere_defined_is_not_drawn():
    chart = DiversityChart(TimeAxis(4, "decades"))
    chart.show(Measure("m", "m", (Series("a", "a", (NAN,)),)))
    assert not np.isnan(chart._lines["own"].y).any()
    assert chart.dress()["ends"] == []


def test_a_line_of_one_point_has_that_point_and_its_name():
    chart = DiversityChart(TimeAxis(4, "decades"))
    chart.show(Measure("m", "m", (Series("a", "your reef", (3.0,)),)))
    assert chart._points["circle"].y.tolist() == [3]
    assert chart.dress()["ends"][0]["text"] == "your reef"


@pytest.mark.parametrize("highest", [0.0, 0.01, 0.7, 1, 2.3, 7, 13, 99, 101, 1e6, NAN])
@pytest.mark.parametrize("most", [2, 4, 7])
@pytest.mark.parametrize("whole", [True, False])
def test_ticks_are_even_few_and_reach_the_highest(highest: float, most: int, *, whole: bool):
    ticks = ticks_to(highest, most, whole=whole)
    assert 2 <= len(ticks) <= most + 1
    assert np.allclose(np.diff(ticks), ticks[1])
    assert ticks[0] == 0
    assert not ticks[-1] < highest
    assert not whole or all(tick == int(tick) for tick in ticks)


# -------------------------------------------------------------------------------- other charts
def test_a_stack_is_as_high_as_its_layers():
    chart = CompositionChart(TimeAxis(4, "decades"))
    chart.show(Layer("a", "corals", (2, 3), "#EC7650"), Layer("b", "sponges", (0, 4), "#F7D65A"))
    assert chart._boxes.y.max() == 7
    assert len(chart._boxes.y) == 3  # a layer of none is no box
    assert [end["text"] for end in chart.dress()["ends"]] == ["corals", "sponges"]
    with pytest.raises(ValueError, match="negative"):
        chart.show(Layer("a", "corals", (-1,), "#EC7650"))


def test_populations_are_whole_numbers():
    chart = PopulationChart(TimeAxis(4, "decades"))
    chart.count(Series("a", "algae", (1, 0, 2)))
    assert set(chart._y_axis.tick_labels.values()) == {"0", "1", "2"}
    assert [row.cells for row in chart.table().rows][2] == (2.0, "algae", 2)


@pytest.mark.parametrize("bar", [(1, 0), (-1, 2), (0, 5)])
def test_bars_outside_the_axis_are_refused(bar: tuple[float, float]):
    chart = RangeChart(TimeAxis(4, "decades"))
    with pytest.raises(ValueError, match="a bar begins"):
        chart.show([Bar("a", "a", "", "coral", *bar)])


def test_charts_of_another_time_are_refused():
    with pytest.raises(ValueError, match="one time"):
        ChartSheet([RangeChart(TimeAxis(4, "a")), RangeChart(TimeAxis(4, "a"))])


def test_values_below_zero_stand_in_their_own_chart():
    chart = PopulationChart(TimeAxis(4, "turns"))
    chart.count(Series("a", "points", (0, -3, 5)))
    assert chart._y.min <= -3
    assert chart.dress()["ys"][0] == chart._y.min
    assert np.allclose(np.diff(chart._y_axis.tick_values), chart._y_axis.tick_values[-1] / 5)
    assert 0 in chart._y_axis.tick_values
    chart.count(Series("a", "points", (0, 3, 5)))
    assert chart._y.min == 0


@pytest.mark.parametrize("kind", [PopulationChart, CompositionChart])
def test_names_at_the_end_keep_off_the_figures_of_time_where_these_stand_below(
    kind: type[PopulationChart | CompositionChart],
):
    time = TimeAxis(4, "turns")
    upper, lower = kind(time, title="a"), kind(time, title="b")
    ChartSheet([upper, lower])
    assert "floor" not in upper.dress()
    assert lower.dress()["floor"] < 0
