"""Charts of a match: lines, bands, levels and means."""

import csv
import doctest
import importlib
import io
import math
import pkgutil
import subprocess
import sys
from typing import Any

import ipywidgets
import numpy as np
import pytest

from reefkit.widgets import charts
from reefkit.widgets.charts import (
    Band,
    Bar,
    ChartSheet,
    Disaster,
    Fork,
    LevelChart,
    LineChart,
    Measure,
    Picked,
    PopulationChart,
    RangeChart,
    Series,
    TimeAxis,
)
from tests.widgets.charts.conftest import BARS, Table

NAN = math.nan
Sent = list[tuple[str, Any]]


def models(sheet: ChartSheet) -> list[ipywidgets.Widget]:
    found: dict[str, ipywidgets.Widget] = {}

    def walk(value: object) -> None:
        if isinstance(value, ipywidgets.Widget) and value.model_id not in found:
            found[value.model_id] = value
            for name in value.keys:
                walk(getattr(value, name))
        elif isinstance(value, (list, tuple)):
            for each in value:
                walk(each)
        elif isinstance(value, dict):
            for each in value.values():
                walk(each)

    walk(sheet)
    return list(found.values())


def test_two_charts_with_all_that_stands_round_them_are_few_models(table: Table):
    assert len(models(table.sheet)) <= 36
    for chart in (table.ranges, table.diversity):
        assert len(chart.figure.marks) <= 11


def test_showing_the_same_again_sends_nothing(table: Table, sent: Sent):
    table.show()
    assert sent == []


def test_what_changed_is_sent_and_nothing_else(table: Table, sent: Sent):
    table.ranges.show([*BARS, Bar("snail", "snail", "snail", "dwellers", 2, 2)])
    assert ("ChartDress", "panels") in sent or any(name == "ChartDress" for name, _ in sent)
    assert sum(name == "Lines" for name, _ in sent) == 1  # bars alone: no end, no dot is new
    assert not any(name in {"Scatter", "Figure", "Axis", "LinearScale"} for name, _ in sent)


def test_a_round_more_sends_one_message_a_model(table: Table, sent: Sent):
    table.show(2)
    names = [name for name, _ in sent]
    assert names.count("ChartDress") == 1
    assert names.count("Panel") <= 1
    assert len(sent) <= 12


def test_charts_of_two_kernels_in_one_page_have_names_of_their_own():
    """As two lessons side by side in JupyterLab: figures are found by name in the whole page."""
    made = (
        "from reefkit.widgets import charts; axis = charts.TimeAxis(4, 'round');"
        "print(*(charts.RangeChart(axis).css_class for _ in range(2)))"
    )
    kernels = [
        subprocess.Popen([sys.executable, "-c", made], stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    names = [name for each in kernels for name in each.communicate()[0].split()]
    assert len(set(names)) == len(names) == 4


def test_bqplot_waits_until_a_chart_is_wanted():
    asked = "import sys; from reefkit.widgets import Panel; print('bqplot' in sys.modules)"
    found = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == "False"


# ---------------------------------------------------------------------------------------- picking
def test_what_is_picked_is_told(table: Table):
    for key in ("bar:boulder", "ending:urchin", "disaster:d3"):
        table.sheet.dress._heard(None, {"pick": [table.ranges.css_class, key]}, None)
    table.sheet.dress._heard(None, {"pick": [table.diversity.css_class, "point:gamma:2"]}, None)
    assert table.picked == [
        Picked("bar", "boulder", 0), Picked("ending", "urchin", 1), Picked("disaster", "d3", 2),
        Picked("point", "gamma", 2),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "content",
    [
        None, [], "pick", {}, {"pick": None}, {"pick": []}, {"pick": ["rk-chart-1"]}, {"pick": [1, 2]},
        {"pick": ["nowhere", "bar:boulder"]}, {"pick": ["CHART", "bar:deck"]}, {"pick": ["CHART", "bar"]},
        {"pick": ["CHART", "x" * 10_000]}, {"pick": ["CHART", "ending:boulder"]}, {"pick": ["CHART", ["bar:boulder"]]},
        {"pick": ["CHART", "point:reef-0:7"]}, {"pick": [{}, {}]},
    ],
)  # fmt: skip
def test_whatever_a_browser_sends_picks_only_what_is_there(table: Table, content: object):
    if isinstance(content, dict) and content.get("pick") and content["pick"][0] == "CHART":
        content = {"pick": [table.ranges.css_class, *content["pick"][1:]]}
    table.sheet.dress._heard(None, content, None)
    assert table.picked == []


def test_a_browser_cannot_write_what_is_shown(table: Table):
    before = list(table.sheet.dress.panels)
    table.sheet.dress.set_state({"panels": []})
    assert table.sheet.dress.panels == before


def test_buttons_of_the_table_pick_too(table: Table):
    act = {"chart": table.ranges.css_class, "pick": "ending:branching"}
    table.sheet._act("charts-pick", act, None)
    assert table.picked == [Picked("ending", "branching", 1)]


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("charts-pick", {}), ("charts-pick", {"chart": "nowhere", "pick": "bar:boulder"}),
        ("charts-choose", {"chart": "nowhere", "value": "shannon"}), ("charts-picture", {"kind": "exe"}),
        ("charts-picture", {}), ("deck", {}), ("charts-choose", {"value": ["shannon"]}),
    ],
)  # fmt: skip
def test_acts_without_sense_do_nothing(table: Table, sent: Sent, name: str, values: object):
    table.sheet._act(name, values, None)
    assert table.picked == []
    assert sent == []


# --------------------------------------------------------------------------------- tables and files
def test_the_table_says_what_the_chart_shows(table: Table):
    assert "<table" not in table.sheet.panel.html
    table.sheet._act("charts-table", {}, None)
    html = table.sheet.panel.html
    assert html.count("<table") == 3  # two charts, and the disasters
    assert html.count("<caption>") == 3
    assert 'scope="row"' in html
    assert "extirpated" in html
    assert "near miss" in html


def test_names_are_escaped():
    axis = TimeAxis(4, "decades")
    chart = RangeChart(axis)
    axis.show(1, [Disaster(1, "<b>gale</b>", "d")])
    chart.show([Bar('"><script>', "<script>alert(1)</script>", "", "coral", 0, 1)])
    chart.widget.show_table(True)
    assert "<script>" not in chart.widget.panel.html
    assert "<b>" not in chart.widget.panel.html


def test_a_file_holds_the_numbers(table: Table):
    rows = list(csv.reader(io.StringIO(table.ranges.csv().decode("utf-8-sig"))))
    assert rows[2] == ["branching coral", "0", "1", "extirpated"]
    rows = list(csv.reader(io.StringIO(table.diversity.csv().decode("utf-8-sig"))))
    assert rows[-1] == ["2", "all reefs (gamma)", "4"]
    assert len(rows) == 1 + 3 * 4


def test_pictures_and_files_are_asked_of_the_browser(table: Table, monkeypatch: pytest.MonkeyPatch):
    found: list[Any] = []
    monkeypatch.setattr(ipywidgets.Widget, "send", lambda _self, content, buffers=None: found.append((content, buffers)))  # fmt: skip
    table.sheet._act("charts-picture", {"kind": "png"}, None)
    table.sheet._act("charts-csv", {}, None)
    assert found[0][0]["name"].endswith(".png")
    assert [content["name"][-6:] for content, _ in found[1:]] == ["-1.csv", "-2.csv"]


# ---- Bands of time and second courses: drawn, named, in the table, and refused where they cannot be.
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


def test_every_second_band_is_shaded_from_its_beginning_to_its_end():
    made = chart()
    shades = made.figure.marks[0]
    assert np.atleast_2d(shades.x).tolist() == [[3, 3, 5, 5]]
    assert np.atleast_2d(shades.y).tolist() == [[0, 1, 1, 0]]
    made.axis.show(5, bands=(*BANDS, Band(6, 9, "bleaching")))
    assert np.atleast_2d(shades.x).tolist() == [[3, 3, 5, 5], [6, 6, 9, 9]]
    assert len(shades.fill_colors) == len(shades.fill_opacities) == 2, "bqplot repeats neither"


def test_bands_are_named_above_the_first_panel_alone():
    upper, lower = chart(), chart()
    lower.axis = upper.axis
    ChartSheet([upper, lower])
    told = upper.description()["bands"]
    assert [(each["x"], each["x2"], each["text"], each["short"]) for each in told] == [
        (each.start, each.end, each.name, each.short) for each in BANDS
    ]
    assert lower.description()["bands"] == []


def test_bands_and_names_above_them_have_lines_of_their_own():
    made = LineChart(axis(), title="Points", height=200)
    heights = []
    for disasters, bands in (((), ()), ((), BANDS), ((Disaster(1, "gale", "g"),), BANDS)):
        made.axis.show(5, disasters, bands=bands)
        heights.append(made.figure.fig_margin["top"])
    assert heights[0] == heights[1] < heights[2]


def test_the_table_and_the_summary_say_bands_and_where_a_second_course_begins():
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
    assert "Highest: what if, 9 at 5." in label


def test_a_second_course_is_a_line_and_hollow_points_of_its_own():
    made = chart()
    line, points = made._second_line, made._second_points["circle"]
    assert np.atleast_2d(line.x).tolist() == [[2, 3, 4, 5]]
    assert np.atleast_2d(line.y).tolist() == [[3, 4, 4, 9]]
    assert line.line_style != made._lines["own"].line_style
    assert points.fill is False
    assert np.atleast_1d(points.x).tolist() == [2, 3, 4, 5]
    assert np.atleast_2d(made._lines["own"].y).tolist() == [[0, 1, 3, 5, 8]]
    assert made._y.max >= 9


def test_both_courses_are_named_and_picked():
    made = chart()
    ends = {each["text"]: (each["x"], each["y"]) for each in made.dress()["ends"]}
    assert ends == {"your points": (4.0, 8), "what if": (5.0, 9)}
    told: list[Picked] = []
    made.on_select(told.append)
    made.select("point:own:4")
    made.select("other:own:5")
    made.select("other:own:1")
    assert told == [Picked("point", "own", 4.0), Picked("other", "own", 5.0)]


def test_where_a_course_begins_is_a_line_and_a_name_above():
    made = chart()
    line = made.figure.marks[-1]
    assert np.atleast_2d(line.x).tolist() == [[2, 2]]
    assert [each for each in made.description()["top"] if each.get("fork")] == [
        {"x": 2, "text": "from here simulated", "fork": True}
    ]


def test_a_course_that_does_not_begin_is_not_drawn():
    made = LineChart(axis(), title="Points", height=200)
    made.show(Measure("p", "p", (Series("own", "you", (1, 2), other=(NAN, NAN)),)))
    assert [each["text"] for each in made.dress()["ends"]] == ["you"]
    assert len(made.table().rows) == 2


def test_values_that_a_second_course_has_not_yet_are_not_wanting():
    assert chart(undefined="A gap.").note() == ""


def test_levels_of_a_second_course_hold_until_the_next():
    made = LevelChart(axis(), levels=(1, 5), steps=True, title="Climate", height=150)
    lines = Series("c", "now", (3, 3, 4), other=(NAN, 3.0, 2.0), other_name="what if")
    made.show(Measure("climate", "climate", (lines,), whole=True))
    assert np.atleast_2d(made._second_line.x).tolist() == [[1, 2, 2]]
    assert np.atleast_2d(made._second_line.y).tolist() == [[3, 3, 2]]


def test_the_same_again_sends_nothing(sent: list[tuple[str, Any]]):
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
def test_what_does_not_lie_on_the_axis_is_refused(made: dict[str, Any], shown: dict[str, Any]):
    one = axis(**made)
    before = (one.bands, one.fork)
    with pytest.raises(ValueError, match=r"band|course"):
        one.show(5, **shown)
    assert (one.bands, one.fork) == before


def test_an_axis_without_bands_and_courses_has_no_marks_for_them():
    plain = LineChart(TimeAxis(10, "turns"), title="Points", height=200)
    more = LineChart(axis(), title="Points", height=200)
    assert len(more.figure.marks) - len(plain.figure.marks) == 9  # bands, fork, line, six shapes
    plain.show(Measure("p", "p", (REAL,)))
    assert "stage" not in plain.table().heads
    assert [each["text"] for each in plain.dress()["ends"]] == ["your points"]


# ---- Time counted back from the present: oldest at the left, 0 at the right, in every chart.
LONG = Bar("lost", "lost genus", "", "coral", 240, 201.4, "last seen")
ALIVE = Bar("alive", "living genus", "", "coral", 90, 0)
ONCE = Bar("once", "genus of one stage", "", "coral", 66, 66, "last seen")


def rocks() -> tuple[RangeChart, LineChart]:
    time = TimeAxis(250, "millions of years ago (Ma)", ago=True, band_head="period")
    ranges, curve = RangeChart(time, height=200), LineChart(time, title="Genera", height=150)
    ChartSheet([ranges, curve])
    time.show(
        0, [Disaster(201.4, "end of the Triassic", "t")], bands=(Band(250, 201.4, "Triassic"),)
    )
    ranges.show([ALIVE, ONCE, LONG])
    curve.show(Measure("n", "genera", (Series("n", "genera", (24, 69, 130), at=(240, 205, 1)),)))
    return ranges, curve


def test_bars_of_millions_of_years_ago_begin_with_the_oldest_and_point_to_the_present():
    ranges, _ = rocks()
    assert [bar.taxon for bar in ranges.bars()] == ["lost", "alive", "once"]
    assert ranges.axis.scale.reverse
    whole = ranges.description()
    assert whole["xs"] == [250.0, 0.0]
    lost, alive = np.atleast_2d(ranges.figure.marks[2].x).tolist()
    assert lost == [240, 201.4, 201.4, 240, 240]
    assert alive[2] < 0  # its point lies beyond the present
    ends = {note["text"]: note["x"] for note in whole["notes"]}
    assert ends["last seen"] < 66  # beside the dot, on the side of the present
    picks = {each["key"]: each for each in whole["picks"]}
    assert (picks["bar:lost"]["x"], picks["bar:lost"]["x2"]) == (240, 201.4)
    assert whole["coming"] is None


def test_values_stand_at_times_of_their_own_in_chart_table_and_picks():
    _, curve = rocks()
    line = next(mark for mark in curve.figure.marks if np.size(mark.y) == 3)
    assert np.squeeze(line.x).tolist() == [240, 205, 1]
    assert [row.cells[0] for row in curve.table().rows] == [240, 205, 1]
    assert curve.picks()["point:n:1"][0].time == 205
    assert curve.dress()["ends"][0]["x"] == 1
    assert curve.axis.places == {"t": 201.4}


def test_bands_of_a_time_counted_back_run_from_old_to_young():
    time = TimeAxis(250, "Ma", ago=True, band_head="period")
    time.show(0, bands=(Band(250, 201.4, "Triassic"), Band(201.4, 145, "Jurassic")))
    assert (time.band_at(230), time.band_at(150)) == ("Triassic", "Jurassic")
    assert time.right == TimeAxis(4, "rounds", ago=True).right


@pytest.mark.parametrize("bar", [(201.4, 240), (260, 200), (10, -1)])
def test_what_is_no_time_ago_is_refused(bar: tuple[float, float]):
    time = TimeAxis(250, "Ma", ago=True, band_head="period")
    with pytest.raises(ValueError, match="within"):
        RangeChart(time).show([Bar("x", "x", "", "coral", *bar)])
    with pytest.raises(ValueError, match="within"):
        time.show(0, bands=(Band(*bar, "x"),))
    with pytest.raises(ValueError, match="now"):
        time.show(100)


# ---- Levels through time: fixed ends, steps that hold, and lines that do not hide one another.
def level_chart(*lines: Series, steps: bool = False) -> LevelChart:
    made = LevelChart(
        TimeAxis(10, "time"), levels=(1, 5), names={1: "coldest", 5: "warmest"}, steps=steps,
        title="Climate", height=150,
    )  # fmt: skip
    made.axis.show(2)
    made.show(Measure("climate", "climate", lines, whole=True))
    return made


def drawn(made: LevelChart) -> tuple[np.ndarray, np.ndarray]:
    own = made._lines["own"]
    return np.atleast_2d(own.x), np.atleast_2d(own.y)


def test_a_step_holds_its_value_until_the_next():
    x, y = drawn(level_chart(Series("climate", "now", (3.0, 4.0, 2.0)), steps=True))
    assert x[0].tolist() == [0, 1, 1, 2, 2]
    assert y[0].tolist() == [3, 3, 4, 4, 2]


def test_no_line_leads_to_a_value_that_begins_something_new():
    made = level_chart(Series("fur", "fur", (1.0, 3.0, 1.0, 2.0), breaks=(2,)))
    x, y = drawn(made)
    assert np.flatnonzero(np.isnan(y[0])).tolist() == [2]
    assert x[0].tolist() == [0, 1, 2, 2, 3]
    assert len(made.table().rows) == 4, "the table has the values alone"


def test_lines_of_one_value_stand_apart_and_the_table_has_the_value():
    made = level_chart(Series("a", "shape", (1.0, 2.0)), Series("b", "fur", (1.0, 2.0)))
    _, y = drawn(made)
    assert y[0].tolist() != y[1].tolist()
    assert np.allclose(y.mean(axis=0), [1, 2])
    assert [row.cells[-1] for row in made.table().rows] == [1.0, 1.0, 2.0, 2.0]


def test_the_lowest_and_highest_are_always_shown_and_named_where_no_line_ends():
    told = level_chart(Series("climate", "now", (3.0, 5.0)), steps=True).dress()
    low, high = told["ys"]
    assert low < 1
    assert high > 5
    assert [note["text"] for note in told["notes"]] == ["coldest"]


# ---- Every example in the charts' docstrings works alone.
NAMES = [each.name for each in pkgutil.iter_modules(charts.__path__, f"{charts.__name__}.")]


@pytest.mark.parametrize("name", NAMES)
def test_examples_hold(name: str):
    module = importlib.import_module(name)
    assert doctest.testmod(module, globs={}).failed == 0


def test_surveys_without_a_founding_stand_at_their_own_times():
    """As a record that begins with survey 1: it is not drawn one survey too early."""
    counts = [[[4, 2]], [[5, 0]]]
    (line,) = charts.diversity_measures(counts, ["Ben"], first=1)[0].series
    assert math.isnan(line.values[0])
    assert line.values[1:] == (2.0, 1.0)
    chart = charts.DiversityChart(charts.TimeAxis(2, "surveys"))
    chart.axis.show(2)
    chart.show(*charts.diversity_measures(counts, ["Ben"], first=1))
    assert [row.cells[0] for row in chart.table().rows][-1] in {"2", 2.0}
    with pytest.raises(ValueError, match="-1"):
        charts.diversity_measures(counts, ["Ben"], first=-1)
