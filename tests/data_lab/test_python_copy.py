"""*Copy as Python*: the cell runs, and draws the marks that the explorer draws."""

from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest

import reefkit as rk
from reefkit.data_lab.choices import Condition, GraphChoices
from reefkit.data_lab.dataset import Dataset
from reefkit.data_lab.graph import WorkedGraph, work_out
from reefkit.data_lab.own_table import read_own
from reefkit.data_lab.python_copy import python_copy
from reefkit.data_lab.series import series
from reefkit.text import catalogue, message
from reefkit.widgets.charts.chart import bqplot
from tests.data_lab.test_graph import RANGES_WITH_A_GAP
from tests.support.tree import ROOT

SAY = catalogue()


def run(code: str, **names: object) -> list[Any]:
    """Run a cell, and return its figures."""
    scope: dict[str, Any] = dict(names)
    exec(compile(code, "cell", "exec"), scope)  # noqa: S102  # a cell of ours
    return scope["figures"]


def spots(x: object, y: object) -> list[tuple[float, float]]:
    pairs = zip(
        np.ravel(np.asarray(x, dtype=float)), np.ravel(np.asarray(y, dtype=float)), strict=True
    )
    return sorted((round(float(a), 6), round(float(b), 6)) for a, b in pairs)


def drawn(worked: WorkedGraph, panel: int, shape: str) -> list[tuple[float, float]]:
    found: list[tuple[float, float]] = []
    for each in worked.marks:
        if each.panel == panel and each.shape == shape:
            x, y = each.places[:2]
            found += spots(x, y)
            if shape == "strokes" and worked.kind == "ranges":
                found += spots(*each.places[2:])
    return sorted(found)


DOTS_LINES_RANGES = [
    ("virgin-reefs", {"x": "year", "y": "coral_cover", "colour": "island", "panel": "reef_complex"}, "dots"),
    ("coral-stages", {"x": "time", "y": "richness", "colour": "system"}, "line"),
    ("virgin-reefs", {"x": "year", "y": "coral_cover", "colour": "island", "kind": "line"}, "line"),
    ("virgin-corals", {"x": "year", "y": "mean_cover_pct", "colour": "taxon"}, "dots"),
    ("virgin-reefs", {"x": "island", "y": "coral_cover", "colour": "depth_m", "kind": "dots"}, "dots"),
    ("coral-ranges", {"x": "occurrences", "y": "extant", "kind": "dots", "colour": "extant"}, "dots"),
    ("coral-ranges", {"x": "first", "y": "genus", "colour": "growth"}, "strokes"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "chosen", "shape"), DOTS_LINES_RANGES)
def test_dots_lines_and_ranges_are_the_same(key: str, chosen: dict[str, str], shape: str):
    worked = work_out(series(key), GraphChoices(dataset=key, **chosen))
    figures = run(python_copy(worked, (), SAY))
    panels = sorted({each.panel for each in worked.marks})
    assert len(figures) == len(panels)
    found = sorted(sorted(s for m in f.marks for s in spots(m.x, m.y)) for f in figures)
    wanted = sorted(drawn(worked, panel, shape) for panel in panels)
    assert all(np.allclose(one, other) for one, other in zip(found, wanted, strict=True))
    assert all(f.axes[0].scale.reverse is worked.x.backwards for f in figures)
    assert all(f.axes[0].scale.max == worked.x.high for f in figures)


def test_a_long_line_is_thinned_as_on_the_page():
    luck = np.random.default_rng(1)
    frame = pd.DataFrame({"time": range(3_100), "n": luck.normal(size=3_100)})
    frame["who"] = ["a"] * 3_000 + ["b"] * 100  # which is not thinned
    data = Dataset("own", message("data-own", name="own"), frame)
    worked = work_out(data, GraphChoices(dataset="own", x="time", y="n", colour="who"))
    (figure,) = run(python_copy(worked, (), SAY), table=frame)
    found = sorted(spot for mark in figure.marks for spot in spots(mark.x, mark.y))
    assert found == drawn(worked, 0, "line")
    assert len(found) == len(set(found)) <= 500


def test_a_range_with_a_gap_is_one_row_of_the_copy():
    frame = pd.DataFrame(RANGES_WITH_A_GAP)
    data = Dataset("own", message("data-own", name="own"), frame)
    worked = work_out(data, GraphChoices(dataset="own", x="first", y="type"))
    (figure,) = run(python_copy(worked, (), SAY), table=frame)
    found = sorted(spot for mark in figure.marks for spot in spots(mark.x, mark.y))
    assert found == drawn(worked, 0, "strokes")


@pytest.mark.parametrize(
    ("name", "chosen"),
    [
        ("near-coordinates-legend.csv", {"x": "cover", "y": "decimalLatitude", "colour": "decimalLatitude"}),
        ("excel-english.csv", {"x": "Date", "y": "Colonies", "colour": "Bleached"}),
        ("true-false.csv", {"x": "bleached", "y": "count", "kind": "dots"}),
        ("gbif-simple.tsv", {"x": "eventDate", "y": "decimalLatitude", "colour": "individualCount"}),
    ],
)  # fmt: skip
def test_the_copy_of_a_file_reads_it_as_the_page_does(
    name: str, chosen: dict[str, str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(ROOT / "tests" / "data" / "tables")
    data = read_own(Path(name).read_bytes(), name).dataset
    worked = work_out(data, GraphChoices(dataset=data.id, **chosen))
    filters = [each.exclusion for each in worked.categories[:1]]
    worked = work_out(data, worked.choices, filters if len(worked.categories) > 1 else ())
    (figure,) = run(python_copy(worked, filters if len(worked.categories) > 1 else (), SAY))
    shape = worked.marks[0].shape
    assert sorted(s for m in figure.marks for s in spots(m.x, m.y)) == drawn(worked, 0, shape)


@pytest.mark.parametrize(
    ("key", "chosen"),
    [
        ("coral-ranges", {"x": "growth", "y": "symbiosis"}),
        ("virgin-reefs", {"x": "island", "y": "coral_cover", "colour": "reef_complex", "kind": "bars"}),
        ("virgin-reefs", {"x": "coral_cover", "y": "island", "kind": "bars"}),
        ("virgin-reefs", {"x": "coral_cover", "colour": "island"}),
        ("virgin-reefs", {"y": "coral_cover", "kind": "histogram"}),
        ("virgin-corals", {"x": "taxon"}),
    ],
)  # fmt: skip
def test_bars_have_the_same_heights(key: str, chosen: dict[str, str]):
    worked = work_out(series(key), GraphChoices(dataset=key, **chosen))
    (figure,) = run(python_copy(worked, (), SAY))
    (bars,) = figure.marks
    assert isinstance(bars, bqplot.Bars)
    found = np.atleast_2d(np.asarray(bars.y, dtype=float))
    heights = [[], []]
    along, up = (0, 1) if worked.along == "x" else (1, 0)
    for each in worked.marks:
        heights[0] += (each.places[up + 2] - each.places[up]).tolist()
        heights[1] += [each.category] * each.places.shape[1]
    assert np.allclose(sorted(heights[0]), sorted(found[np.isfinite(found) & (found > 0)]))
    assert bars.orientation == ("vertical" if along == 0 else "horizontal")


def test_a_box_is_the_same():
    chosen = GraphChoices(
        dataset="virgin-reefs", x="island", y="coral_cover", colour="reef_complex"
    )
    worked = work_out(series("virgin-reefs"), chosen)
    (figure,) = run(python_copy(worked, (), SAY))
    quartiles = sorted(
        round(float(v), 6) for m in figure.marks if np.size(m.y) == 5 for v in (m.y[0], m.y[2])
    )
    ours = [each.places[[1, 3]].ravel() for each in worked.marks if each.shape == "boxes"]
    assert quartiles == sorted(np.round(np.concatenate(ours), 6).tolist())
    outliers = sorted(
        s for m in figure.marks if isinstance(m, bqplot.Scatter) for s in spots(m.x, m.y)
    )
    assert outliers == drawn(worked, 0, "dots")


@pytest.mark.parametrize(
    ("chosen", "count"),
    [
        ({"x": "year", "y": "coral_cover"}, 5),
        ({"x": "island", "y": "coral_cover"}, 12),
        ({"x": "coral_cover"}, 4),
    ],
)
def test_what_sums_up_is_the_same(chosen: dict[str, str], count: int):
    sums = ("mean", "median", "interval", "fit")
    worked = work_out(
        series("virgin-reefs"), GraphChoices(dataset="virgin-reefs", summaries=sums, **chosen)
    )
    (figure,) = run(python_copy(worked, (), SAY))
    lines = [m for m in figure.marks if m.colors in (["#10303D"], ["#6B2346"])]
    assert len(lines) == count
    values = np.ravel([[m.x, m.y] for m in lines])
    for row in worked.summaries:
        for value in row.sums[1:]:
            assert np.isclose(values, value).any()


def test_what_is_left_out_is_left_out_there_too():
    without = (
        Condition("island", texts=("STT",), without=True),
        Condition("depth_m", 5.0, 20.0, without=True),
        Condition("coral_cover", 3.0, None),
    )
    chosen = GraphChoices(dataset="virgin-reefs", x="year", y="coral_cover")
    worked = work_out(series("virgin-reefs"), chosen, without)
    (figure,) = run(python_copy(worked, without, SAY))
    assert sorted(s for m in figure.marks for s in spots(m.x, m.y)) == drawn(worked, 0, "dots")


def test_the_copy_has_the_legend_the_dates_and_the_title_of_the_page():
    file = b"day,site,height\n2020-02-01,A,1\n2020-03-01,B,2\n2020-05-01,A,3\n2020-06-01,B,2\n"
    data = read_own(file, "reef.csv").dataset
    for kind in ("line", "dots", "box", "bars"):
        x = "day" if kind in {"line", "dots"} else "site"
        chosen = GraphChoices(dataset=data.id, x=x, y="height", colour="site", kind=kind)
        worked = work_out(data, chosen)
        (figure,) = run(
            python_copy(worked, (), SAY).replace(data.python, "given"), given=data.frame
        )
        assert figure.title == "reef.csv"
        named = [each for mark in figure.marks if mark.display_legend for each in mark.labels]
        assert named == ["A", "B"]
        if x == "day":
            assert "2020-03" in figure.axes[0].tick_labels.values()


def test_a_table_of_ones_own_may_have_any_names():
    name = 'it\'s "odd" {x}\\'
    frame = pd.DataFrame({name: [1.0, 2.0, None], "a b": ["#1", "'", None], "n": [1, 2, 3]})
    own = Dataset("own", message("data-own", name="own"), frame)
    for chosen in (
        {"x": name, "y": "n", "colour": "a b"},
        {"x": "a b", "y": name, "kind": "dots"},
        {"x": "a b", "panel": "n"},
    ):
        worked = work_out(own, GraphChoices(dataset="own", **chosen))
        assert run(python_copy(worked, (), SAY), table=frame)


def test_a_match_is_read_again_from_its_table():
    match = rk.play("reef", seed=3)
    explorer = rk.explore(match, series=[])
    worked = work_out(explorer.datasets["match-diversity"], explorer.choices.graphs[0])
    code = python_copy(worked, (), SAY)
    assert "rk.diversity(match)" in code
    (figure,) = run(code, match=match)
    assert len(figure.marks) == len(worked.marks)
    assert python_copy(work_out(series("stages"), GraphChoices(dataset="stages")), (), SAY) == ""
