"""Charts show what they are told, send nothing twice, and take nothing from a browser on trust."""

import csv
import io
import subprocess
import sys
from typing import Any

import ipywidgets
import pytest

from reefkit.widgets.charts import Bar, ChartSheet, Disaster, Picked, RangeChart, TimeAxis
from reefkit.widgets.charts.chart import as_csv
from tests.widgets.charts.conftest import BARS, Table

NAN = float("nan")
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


def test_two_charts_with_all_that_stands_round_them_are_few_models(table: Table) -> None:
    assert len(models(table.sheet)) <= 36
    for chart in (table.ranges, table.diversity):
        assert len(chart.figure.marks) <= 11


def test_showing_the_same_again_sends_nothing(table: Table, sent: Sent) -> None:
    table.show()
    assert sent == []


def test_what_changed_is_sent_and_nothing_else(table: Table, sent: Sent) -> None:
    table.ranges.show([*BARS, Bar("snail", "snail", "snail", "dwellers", 2, 2)])
    assert ("ChartDress", "panels") in sent or any(name == "ChartDress" for name, _ in sent)
    assert sum(name == "Lines" for name, _ in sent) == 1  # bars alone: no end, no dot is new
    assert not any(name in {"Scatter", "Figure", "Axis", "LinearScale"} for name, _ in sent)


def test_a_round_more_sends_one_message_a_model(table: Table, sent: Sent) -> None:
    table.show(2)
    names = [name for name, _ in sent]
    assert names.count("ChartDress") == 1
    assert names.count("Panel") <= 1
    assert len(sent) <= 12


def test_bqplot_waits_until_a_chart_is_wanted() -> None:
    asked = "import sys; from reefkit.widgets import Panel; print('bqplot' in sys.modules)"
    found = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == "False"


# ---------------------------------------------------------------------------------------- picking
def test_what_is_picked_is_told(table: Table) -> None:
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
def test_whatever_a_browser_sends_picks_only_what_is_there(table: Table, content: object) -> None:
    if isinstance(content, dict) and content.get("pick") and content["pick"][0] == "CHART":
        content = {"pick": [table.ranges.css_class, *content["pick"][1:]]}
    table.sheet.dress._heard(None, content, None)
    assert table.picked == []


def test_a_browser_cannot_write_what_is_shown(table: Table) -> None:
    before = list(table.sheet.dress.panels)
    table.sheet.dress.set_state({"panels": []})
    assert table.sheet.dress.panels == before


def test_buttons_of_the_table_pick_too(table: Table) -> None:
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
def test_acts_without_sense_do_nothing(table: Table, sent: Sent, name: str, values: object) -> None:
    table.sheet._act(name, values, None)
    assert table.picked == []
    assert sent == []


# --------------------------------------------------------------------------------- tables and files
def test_the_table_says_what_the_chart_shows(table: Table) -> None:
    assert "<table" not in table.sheet.panel.html
    table.sheet._act("charts-table", {}, None)
    html = table.sheet.panel.html
    assert html.count("<table") == 3  # two charts, and the disasters
    assert html.count("<caption>") == 3
    assert 'scope="row"' in html
    assert "extirpated" in html
    assert "near miss" in html


def test_names_are_escaped() -> None:
    axis = TimeAxis(4, "decades")
    chart = RangeChart(axis)
    axis.show(1, [Disaster(1, "<b>gale</b>", "d")])
    chart.show([Bar('"><script>', "<script>alert(1)</script>", "", "coral", 0, 1)])
    chart.widget.show_table(True)
    assert "<script>" not in chart.widget.panel.html
    assert "<b>" not in chart.widget.panel.html


def test_a_file_holds_the_numbers(table: Table) -> None:
    rows = list(csv.reader(io.StringIO(table.ranges.csv().decode("utf-8-sig"))))
    assert rows[2] == ["branching coral", "0", "1", "extirpated"]
    rows = list(csv.reader(io.StringIO(table.diversity.csv().decode("utf-8-sig"))))
    assert rows[-1] == ["2", "gamma, the table", "4"]
    assert len(rows) == 1 + 3 * 4


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1"])
def test_no_cell_is_a_formula(text: str) -> None:
    cell = next(csv.reader(io.StringIO(as_csv([[text]]).decode("utf-8-sig"), newline="")))[0]
    assert cell == f"'{text}"


def test_negative_numbers_stay_numbers() -> None:
    assert as_csv([[-1.5, 2.0, NAN, None]]).decode("utf-8-sig") == "-1.5,2,,\r\n"


def test_pictures_and_files_are_asked_of_the_browser(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Any] = []
    monkeypatch.setattr(ipywidgets.Widget, "send", lambda _self, content, buffers=None: found.append((content, buffers)))  # fmt: skip
    table.sheet._act("charts-picture", {"kind": "png"}, None)
    table.sheet._act("charts-csv", {}, None)
    assert found[0][0]["name"].endswith(".png")
    assert [content["name"][-6:] for content, _ in found[1:]] == ["-1.csv", "-2.csv"]
