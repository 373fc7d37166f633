"""The explorer in its kernel: what a reader does, what it answers, and what it refuses."""

import math
import re
from functools import cache
from typing import Any

import numpy as np
import pandas as pd
import pytest
from bs4 import BeautifulSoup
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json
from msgspec.structs import replace

import reefkit.widgets.charts  # noqa: F401  # bqplot, without its warnings
from reefkit.data_lab.choices import Condition, ExplorerChoices, GraphChoices
from reefkit.data_lab.dataset import Dataset, OpenedMoment
from reefkit.data_lab.drawing import graph_svg, looks, panel_figures
from reefkit.data_lab.explorer import Explorer, acts
from reefkit.data_lab.graph import work_out
from reefkit.data_lab.graph_kinds import first_choices
from reefkit.data_lab.pins import as_pin, of_pin, pin_label
from reefkit.data_lab.python_copy import python_copy
from reefkit.data_lab.row_filter import rows_of
from reefkit.data_lab.series import SERIES, series
from reefkit.text import Message, catalogue, csv_files, message
from reefkit.text.csv_files import Separator
from tests.support.effort import at_length, effort
from tests.support.open_page import audited, one, words


@pytest.fixture
def explorer() -> Explorer:
    return Explorer([series(key) for key in SERIES])


def said(explorer: Explorer) -> str:
    return words(one(audited(explorer.head.html, set(acts.names)), '[data-key="data-said"]'))


def refused(explorer: Explorer, column: str) -> str:
    fields = audited(explorer.foot.html, set(acts.names))
    return words(one(fields, f'[data-key="refused-{column}"]'))


def pages(explorer: Explorer) -> list[str]:
    cards = explorer.cards
    return [
        explorer.head.html,
        explorer.foot.html,
        *(p.html for c in cards for p in (c.tools, c.legend, c.below)),
    ]


def test_no_two_categories_have_the_same_shape():
    assert len({look.path for look in looks()}) == len(looks())


def test_a_column_is_put_by_its_chip_or_its_list(explorer: Explorer):
    explorer.act("data-chip", {"graph": "0", "column": "extinction"})
    tools = audited(explorer.cards[0].tools.html, set(acts.names))
    assert "Per-capita rate" in words(one(tools, '[data-key="asked-0"]'))
    assert "per stage" in words(one(tools, '[data-key="asked-0"]'))
    assert one(tools, '[data-key="chip-0-extinction"]')["aria-expanded"] == "true"
    sent: list[object] = []
    explorer.cards[0].tools.focus = sent.append
    explorer.act("data-put", {"graph": "0", "place": "y", "column": "extinction"})
    assert sent == ["slot-select-0-y"], "the button that was pressed is gone"
    assert explorer.choices.graphs[0].y == "extinction"
    explorer.act("data-put", {"graph": "0", "place": "colour", "name": "column", "value": "system"})
    assert explorer.choices.graphs[0].colour == "system"
    explorer.act("data-put", {"graph": "0", "place": "colour", "name": "column", "value": ""})
    assert explorer.choices.graphs[0].colour == ""


@pytest.mark.parametrize(
    ("place", "column", "kind"),
    [
        ("y", "origination", "dots"),
        ("y", "system", ""),
        ("colour", "system", "dots"),
        ("panel", "system", "dots"),
    ],
)
def test_a_chosen_kind_of_graph_stays_unless_an_axis_has_another_kind(
    explorer: Explorer, place: str, column: str, kind: str
):
    explorer.act("data-kind", {"graph": "0", "name": "kind", "value": "dots"})
    explorer.act("data-put", {"graph": "0", "place": place, "column": column})
    assert explorer.choices.graphs[0].kind == kind


def test_what_is_chosen_is_plain_and_can_be_set_again(explorer: Explorer):
    told: list[ExplorerChoices] = []
    explorer.on_change(told.append)
    explorer.act("data-put", {"graph": "0", "place": "colour", "column": "system"})
    explorer.act("data-sum", {"graph": "0", "summary": "mean", "checked": True})
    explorer.act("data-level", {"graph": "0", "level": "1"})
    assert len(told) == 3
    kept = json.decode(json.encode(explorer.choices), type=ExplorerChoices)
    other = Explorer([series(key) for key in SERIES], kept)
    assert other.choices == explorer.choices
    assert other.cards[0].worked.shown == explorer.cards[0].worked.shown
    # What is not offered any more is left out.
    gone = Explorer([series("stages")], kept)
    assert [each.dataset for each in gone.choices.graphs] == ["stages"]


def test_the_first_graph_shows_what_was_measured_and_not_who_sat_where():
    frame = pd.DataFrame({"round": [0, 1], "seat": [1, 2], "abundance": [3, 5]})
    first = first_choices(Dataset("lived", message("data-own", name="lived"), frame))
    assert (first.x, first.y) == ("round", "abundance")
    # Time that starts anew makes a curve of each round.
    for rounds, panel in (([0, 0, 1, 1], "round"), ([0, 1, 2, 3], "")):
        times = [0, 1, 0, 1] if panel else [0, 1, 2, 3]
        grown = pd.DataFrame({"round": rounds, "time": times, "richness": [1, 2, 1, 3]})
        first = first_choices(Dataset("grown", message("data-own", name="grown"), grown))
        assert (first.x, first.y, first.panel) == ("time", "richness", panel)
    told = {"x": "seat", "y": "round", "colour": "abundance"}
    data = Dataset("told", message("data-own", name="told"), frame, begins=told)
    assert first_choices(data) == GraphChoices(
        dataset="told", x="seat", y="round", colour="abundance"
    )


def test_a_press_of_the_legend_leaves_out_and_brings_back(explorer: Explorer):
    explorer.act("data-put", {"graph": "0", "place": "colour", "column": "system"})
    all_rows = explorer.cards[0].worked.shown
    explorer.act("data-level", {"graph": "0", "level": "0"})
    assert explorer.cards[0].worked.shown < all_rows
    legend = audited(explorer.cards[0].legend.html, set(acts.names))
    assert one(legend, '[data-key="level-0-0"]')["aria-pressed"] == "false"
    explorer.act("data-level", {"graph": "0", "level": "0"})
    assert explorer.cards[0].worked.shown == all_rows


def test_a_rectangle_selects_in_every_graph_and_table(explorer: Explorer):
    explorer.act("data-source", {"graph": "0", "name": "source", "value": "virgin-reefs"})
    explorer.act("data-add", {})
    explorer.act("data-source", {"graph": "1", "name": "source", "value": "virgin-corals"})
    explorer.act("data-draw", {"graph": 0, "panel": 0, "x0": 0.5, "y0": 0.0, "x1": 1.0, "y1": 1.0})
    both = [card.worked for card in explorer.cards[:2]]
    years = [series(key).frame["year"] for key in ("virgin-reefs", "virgin-corals")]
    assert both[0].selected is not None
    assert 0 < both[1].selected < len(years[1])
    low = next(each.low for each in explorer.choices.selected if each.column == "year")
    assert both[1].selected == (years[1] >= low).sum()
    table = words(
        one(
            audited(explorer.foot.html, set(acts.names)),
            '[data-key="table-virgin-corals"] summary',
        )
    )
    assert f"{both[1].selected:,} of" in table
    explorer.act("data-clear", {})
    assert explorer.choices.selected == ()


def test_fields_select_as_a_rectangle_does(explorer: Explorer):
    explorer.act("data-range", {"column": "time Ma", "low": "60", "high": "70,5"})
    assert explorer.choices.selected == (Condition("time Ma", 60.0, 70.5),)
    assert "from 60 to 70.5" in words(
        one(audited(explorer.head.html, set(acts.names)), '[data-key="data-selected"]')
    )
    explorer.act("data-range", {"column": "time Ma", "low": "9", "high": "1"})
    assert "wrong way round" in refused(explorer, "time Ma")
    for typed in ("soon", "1,000", "1 or 2", "1_000", "inf"):
        explorer.act("data-range", {"column": "time Ma", "low": typed, "high": ""})
        assert f"“{typed}” is not a number, or could be two." in refused(explorer, "time Ma")
    assert explorer.choices.selected == (Condition("time Ma", 60.0, 70.5),)
    for typed, low in (
        ("3 ½", 3.5),
        ("1 000", 1000),
        ("\u0663\u066b\u0665", 3.5),
        ("−2", -2),
        ("2×10³", 2000),
    ):
        explorer.act("data-range", {"column": "time Ma", "low": typed, "high": ""})
        assert explorer.choices.selected == (Condition("time Ma", low, None),)
    # A field shows six digits; to take it again unchanged takes nothing of the range.
    whole = Condition("time Ma", 60.123456789, 1234.56789012)
    explorer.choices = replace(explorer.choices, selected=(whole,))
    fields = audited(explorer.foot.html, set(acts.names))
    typed = [one(fields, f'[data-key="{end}-time Ma"]')["value"] for end in ("low", "high")]
    assert typed == ["60.1235", "1234.57"]
    explorer.act("data-range", {"column": "time Ma", "low": typed[0], "high": typed[1]})
    assert explorer.choices.selected == (whole,)
    explorer.act("data-range", {"column": "time Ma", "low": typed[0], "high": "99"})
    assert explorer.choices.selected == (Condition("time Ma", whole.low, 99.0),)
    explorer.act("data-only", {"column": "system", "value": "=Jurassic"})
    assert Condition("system", texts=("Jurassic",)) in explorer.choices.selected


@pytest.mark.parametrize(
    ("low", "high", "rows", "fields"),
    [
        ("02/02/2020", "02.02.2020", [1], ["2020-02-02", "2020-02-02"]),
        ("2020-02", "", [0, 1, 2, 3], ["2020-02-01", ""]),
        ("2020-02", "2020-02", [0, 1], ["2020-02-01", "2020-02-29"]),
        ("03/2020", "2020", [2], ["2020-03-01", "2020-12-31"]),
        ("01/02/2020", "15/03/2020", [0, 1, 2], ["2020-02-01", "2020-03-15"]),
        ("2020-02-01 00:01", "", [1, 2, 3], ["2020-02-01", ""]),
    ],
)
def test_rows_are_selected_by_dates_as_the_file_writes_them(
    explorer: Explorer, low: str, high: str, rows: list[int], fields: list[str]
):
    days = ("01/02/2020", "02/02/2020", "15/03/2020", "01/01/2021")
    file = "day,height\n" + "".join(f"{day},{at}\n" for at, day in enumerate(days))
    explorer.act("data-file", {"name": "reef.csv"}, file.encode())
    explorer.act("data-range", {"column": "day", "low": low, "high": high})
    (condition,) = explorer.choices.selected
    found = rows_of(explorer.datasets["own-1"], [condition])
    assert np.flatnonzero(found).tolist() == rows
    foot = audited(explorer.foot.html, set(acts.names))
    assert [one(foot, f'[data-key="{end}-day"]')["value"] for end in ("low", "high")] == fields
    assert fields[0] in explorer.head.html
    explorer.act("data-range", {"column": "day", "low": fields[0], "high": fields[1]})
    assert explorer.choices.selected == (condition,)


def test_an_unclear_date_is_refused_beside_its_field(explorer: Explorer):
    file = b"day,height\n2020-02-01,1\n2020-02-02,2\n"
    explorer.act("data-file", {"name": "reef.csv"}, file)
    for typed in ("03/02/2020", "2020.5", "soon", "2020-13"):
        explorer.act("data-range", {"column": "day", "low": typed, "high": ""})
        assert f"“{typed}” is not a date" in refused(explorer, "day")
    assert explorer.choices.selected == ()
    explorer.act("data-range", {"column": "day", "low": "13/02/2020", "high": ""})
    assert len(explorer.choices.selected) == 1
    # The order that a reader chose for an unclear column is that of what they type.
    explorer.act("data-file", {"name": "us.csv"}, b"when,height\n03/04/2020,1\n05/06/2020,2\n")
    explorer.act("data-read", {"dataset": "own-2", "field": "dates", "value": "month-first"})
    explorer.act("data-range", {"column": "when", "low": "03/04/2020", "high": "03/04/2020"})
    found = rows_of(explorer.datasets["own-2"], explorer.choices.selected[-1:])
    assert found.tolist() == [True, False]


def test_rows_without_a_value_are_counted(explorer: Explorer):
    file = b"site,year,height\nA,2001,1\nB,2002,\nB,2003,4\nC,,\nC,2005,7\n"
    explorer.act("data-file", {"name": "reef.csv"}, file)
    chosen = GraphChoices(dataset="own-1", x="year", y="height")
    explorer.choices = ExplorerChoices(graphs=(chosen,))
    below = words(
        one(audited(explorer.cards[0].below.html, set(acts.names)), '[data-key="shown-0"]')
    )
    told = "1 row has no value of year. 2 rows have no value of height."
    assert below.startswith(f"3 rows of 5. {told}")
    kept = explorer._repr_mimebundle_()["text/plain"]
    assert "3 rows; 1 row has no value of year; 2 rows have no value of height" in str(kept)
    explorer.act("data-range", {"column": "year", "low": "2002", "high": ""})
    below = words(
        one(audited(explorer.cards[0].below.html, set(acts.names)), '[data-key="shown-0"]')
    )
    assert below.startswith("2 of the 3 rows shown are selected")
    explorer.choices = ExplorerChoices(graphs=(replace(chosen, colour="height"),))
    assert dict(explorer.cards[0].worked.missing) == {"year": 1, "height": 2}
    explorer.choices = ExplorerChoices(graphs=(replace(chosen, x="site", y=""),))
    below = words(
        one(audited(explorer.cards[0].below.html, set(acts.names)), '[data-key="shown-0"]')
    )
    assert below.startswith("5 rows of 5. Each bar")


def test_a_point_tells_its_row_and_opens_what_it_leads_back_to():
    frame = pd.DataFrame({"time": [0, 1, 2], "richness": [3.0, 5.0, 4.0]})
    made = Dataset(
        "match", message("data-own", name="mine"), frame, opens=lambda row: {"round": row}
    )
    explorer, opened = Explorer([made]), []
    spot = {"graph": 0, "panel": 0, "x": 0.5, "y": 0.95, "wide": 400, "high": 300}
    sent: list[object] = []
    below = explorer.cards[0].below
    below.focus = lambda key: sent.append(f'data-key="{key}"' in below.html and key)
    explorer.act("data-press", spot)
    assert sent == ["data-row"], "it may lie below the window"
    assert 'data-key="data-row"' not in explorer.foot.html, "it is told once, beside its graph"
    foot = audited(below.html, set(acts.names))
    assert "(richness) 5" in words(one(foot, '[data-key="data-row"]'))
    assert not foot.select('[data-key="data-open"]')  # nobody takes it
    explorer.on_open(lambda data, row, back: opened.append((data.id, row, dict(back))))
    assert audited(below.html, set(acts.names)).select('[data-key="data-open"]')
    explorer.act("data-open", {"dataset": "match", "row": "1"})
    assert opened == [("match", 1, {"round": 1})]
    explorer.act("data-open", {"dataset": "match", "row": "9"})
    assert said(explorer) == "This row is not there any more."


@pytest.mark.parametrize("key", SERIES)
@pytest.mark.parametrize("locale", ["en", "en-simple", "es", "es-simple"])
def test_the_sentence_about_time_agrees_with_the_axis(key: str, locale: str):
    data = series(key)
    explorer = Explorer([data], say=catalogue(locale))
    texts = {
        (True, True): "data-time-ma",
        (True, False): "data-time-ma-turned",
        (False, False): "data-time-on",
        (False, True): "data-time-back",
    }
    for variable in (each for each in data.variables if each.kind == "time"):
        for turned in (False, True):
            graph = GraphChoices(dataset=data.id, x=variable.name, turned=turned)
            explorer.choices = ExplorerChoices(graphs=(graph,))
            backwards = explorer.cards[0].worked.x.backwards
            text = texts[variable.backwards, backwards]
            assert explorer.say.render(Message(text)) in words(
                one(BeautifulSoup(explorer.cards[0].below.html, "html.parser"), ".rk-explore-shown")
            )


def test_a_moment_that_is_shown_stands_beside_its_row_and_goes_with_it():
    frame = pd.DataFrame({"time": [0, 1, 2], "richness": [3.0, 5.0, 4.0]})
    made = Dataset(
        "match", message("data-own", name="mine"), frame,
        opens=lambda row: {"round": row} if row else None,
    )  # fmt: skip
    explorer = Explorer([made])
    shown = OpenedMoment(
        message("data-own", name="Round 1"), [("<svg><title>reef</title></svg>", "Noor")],
        ["a coral"], [(message("data-none"), 12_345)],
    )  # fmt: skip
    explorer.on_open(lambda _data, row, _back: shown if row == 1 else None)
    for act, row in (("data-open", "2"), ("data-row", "2"), ("data-row", "0")):
        explorer.act("data-open", {"dataset": "match", "row": "1"})
        foot = audited(explorer.foot.html, set(acts.names))
        told = words(one(foot, '[data-key="data-moment"]'))
        assert all(each in told for each in ("Round 1", "reef", "Noor", "a coral", "12,345"))
        explorer.act(act, {"dataset": "match", "row": row})
        assert "data-moment" not in explorer.foot.html
    nowhere = one(audited(explorer.foot.html, set(acts.names)), '[data-key="data-row"]')
    assert "no board to open" in words(nowhere)
    assert not nowhere.select('[data-act="data-open"]')


@pytest.mark.parametrize(
    ("locale", "slope"), [("en", "slope (°C per m)"), ("es", "pendiente (°C por m)")]
)
def test_a_line_is_told_as_the_language_writes_it(locale: str, slope: str):
    frame = pd.DataFrame({"a": [0.0, 1.0, 2.0, 3.0], "b": [0.0, 1.0, 1.0, 3.0]})
    graph = GraphChoices(dataset="own", x="a", y="b", summaries=("fit",))
    explorer = Explorer(
        [Dataset("own", message("data-own", name="own"), frame, units={"a": "m", "b": "°C"})],
        ExplorerChoices(graphs=(graph,)),
        catalogue(locale),
    )
    assert ">85\N{NO-BREAK SPACE}%<" in explorer.cards[0].below.html
    assert f">{slope}</th>" in explorer.cards[0].below.html


def test_a_slope_without_units_is_told_with_names_and_over_dates_with_years(explorer: Explorer):
    file = b"when,depth,height\n2020-01-01,3,1\n2021-01-01,4,2\n2022-01-01,8,4\n"
    explorer.act("data-file", {"name": "reef.csv"}, file)
    explorer.act("data-put", {"graph": "0", "place": "y", "column": "height"})
    explorer.act("data-sum", {"graph": "0", "summary": "fit", "checked": True})
    assert ">slope (height per year)</th>" in explorer.cards[0].below.html
    explorer.act("data-put", {"graph": "0", "place": "x", "column": "depth"})
    assert ">slope (height per depth)</th>" in explorer.cards[0].below.html


@pytest.mark.parametrize(
    ("file", "chosen", "saved"),
    [
        ("a,b\n1.5,2\n2,3\n", "comma", "a,b\n1.5,2\n2,3\n"),
        ("a;b\n1,5;2\n2;3\n", "comma", "a;b\n1,5;2\n2;3\n"),
        ("a\tb\n1,5\t2\n2\t3\n", "comma", "a\tb\n1,5\t2\n2\t3\n"),
        ("a,b\n1.5,2\n2,3\n", "semicolon", "a;b\n1,5;2\n2;3\n"),
    ],
)
def test_rows_of_a_table_of_ones_own_are_saved_in_its_form_and_by_its_name(
    explorer: Explorer,
    monkeypatch: pytest.MonkeyPatch,
    file: str,
    chosen: Separator,
    saved: str,
):
    monkeypatch.setattr(csv_files, "_separator", chosen)
    told: list[tuple[str, str, bytes]] = []
    explorer.head.download = lambda *each: told.append(each)
    explorer.act("data-file", {"name": "C:\\reef.final.csv"}, file.encode())
    explorer.act("data-csv", {"graph": "0"})
    ((called, _, data),) = told
    assert called == "reef.final.csv"
    assert data.decode("utf-8-sig").replace("\r\n", "\n") == saved


def test_a_copied_cell_is_said_beside_the_button_until_the_graph_is_another(explorer: Explorer):
    told: list[str] = []
    explorer.cards[0].below.announce = told.append
    explorer.act("data-python", {"graph": "0"})
    explorer.act("data-copy", {"graph": "0"})
    assert told == ["The cell is copied. Paste it into a notebook."]
    below = audited(explorer.cards[0].below.html, set(acts.names))
    assert "copied" in words(one(below, '[data-key="copied-0"]'))
    explorer.act("data-turn", {"graph": "0"})
    assert "copied-0" not in explorer.cards[0].below.html


def test_the_legend_of_a_saved_picture_has_the_shapes_of_the_graph(explorer: Explorer):
    assert explorer.cards[0].head_lines()["legend"] == []
    explorer.act("data-put", {"graph": "0", "place": "colour", "column": "system"})
    explorer.act("data-level", {"graph": "0", "level": "0"})
    legend = explorer.cards[0].head_lines()["legend"]
    assert [(each["colour"], each["path"]) for each in legend] == [
        (each.colour, each.path) for each in looks()[1 : len(legend) + 1]
    ]


def test_a_pressed_bar_selects_its_rows(explorer: Explorer):
    explorer.choices = ExplorerChoices(
        graphs=(GraphChoices(dataset="coral-ranges", x="growth", y="symbiosis"),)
    )
    explorer.act(
        "data-press", {"graph": 0, "panel": 0, "x": 0.2, "y": 0.05, "wide": 400, "high": 300}
    )
    frame = series("coral-ranges").frame
    rows = (frame["growth"] == "solitary") & (frame["symbiosis"] == "azooxanthellate")
    assert explorer.cards[0].worked.selected == rows.sum()


def test_graphs_come_and_go_and_are_pinned(explorer: Explorer):
    pinned: list[str] = []
    explorer.on_pin(pinned.append)
    for _ in range(4):
        explorer.act("data-add", {})
    assert len(explorer.choices.graphs) == 4
    assert "four graphs" in explorer.head.html or "4 graphs" in said(explorer)
    second = explorer.choices.graphs[1]
    sent: list[str] = []
    explorer.head.focus = sent.append
    explorer.act("data-remove", {"graph": "0"})
    assert sent == ["data-add"], "its own button goes with it"
    assert explorer.choices.graphs[0] == second
    assert explorer.cards[0].worked.choices == second
    explorer.act("data-pin", {"graph": "0"})
    (pin,) = pinned
    again = of_pin(pin)
    assert again is not None
    assert again.graphs == (second,)
    below = audited(explorer.cards[0].below.html, set(acts.names))
    assert words(one(below, '[data-key="pinned-0"]')) == "The graph is pinned to your answer."
    explorer.act("data-turn", {"graph": "0"})
    assert "pinned-0" not in explorer.cards[0].below.html, "this one is not"
    explorer.offers_pin = False
    assert 'data-act="data-pin"' not in explorer.cards[0].below.html
    for _ in range(4):
        explorer.act("data-remove", {"graph": "0"})
    assert len(explorer.choices.graphs) == 1


def test_a_pin_says_what_it_shows_and_makes_the_graph_again():
    graph = GraphChoices(dataset="class-diversity", x="time", y="richness", summaries=("mean",))
    other = GraphChoices(dataset="coral-stages", x="time", y="richness", colour="own_points")
    left_out = Condition("player", texts=("Ann",), without=True)
    chosen = ExplorerChoices(graphs=(graph, other), filters=(left_out,))
    for number, words_ in enumerate(
        ("time and richness (the class)", "time, richness, and own points (Fossil corals by stage)")
    ):
        again = of_pin(as_pin(chosen, number))
        assert again == ExplorerChoices(graphs=(chosen.graphs[number],), filters=(left_out,))
        assert catalogue().render(pin_label(again)) == f"Graph of {words_}"
    for pin in (
        "curve-plot:own/value/3",
        "graph/",
        "graph/{}",
        'graph/{"graphs":[1]}',
        "graph/\ud800",
    ):
        assert of_pin(pin) is None


def test_another_table_keeps_the_columns_that_it_has_too(explorer: Explorer):
    explorer.act("data-put", {"graph": "0", "place": "y", "column": "shannon"})
    explorer.act("data-source", {"graph": "0", "value": "coral-finds"})
    assert explorer.choices.graphs[0].dataset == "coral-finds"
    explorer.act("data-source", {"graph": "0", "value": "nowhere"})
    assert "no table" in said(explorer)


def test_a_table_of_ones_own_is_opened_or_told_why_not(explorer: Explorer):
    explorer.act("data-file", {"name": "reef.csv"}, b"year,height\n1,2\n2,3\n")
    assert "reef.csv is open: 2 rows." in said(explorer)
    assert explorer.choices.graphs[0] == GraphChoices(dataset="own-1", x="year", y="height")
    explorer.act("data-file", {"name": "reef.csv"}, b"a,b\n")
    assert said(explorer) == "The file needs at least one row of values below the names."
    assert explorer.choices.graphs[0].dataset == "own-1"
    explorer.act("data-file", {"name": "reef.csv"}, b"a,b\n1,nd\n2,3\n")
    assert "In “b” one cell is a gap: nd (line 2)." in explorer.head.html
    hostile = b'"<script>alert(1)</script>",b\n"<img src=x>",2\n"<b>",3\n'
    other = Explorer([series("stages")])
    other.act("data-file", {"name": "<i>.csv"}, hostile)
    assert not any(
        "<script>" in each or "<img src=x" in each or "<i>" in each for each in pages(other)
    )


def test_a_table_of_ones_own_can_be_closed(explorer: Explorer):
    for number in range(1, 6):
        explorer.act("data-file", {"name": f"{number}.csv"}, b"year,height\n1,2\n2,3\n")
    assert said(explorer) == "You have opened 4 tables of your own. Close one of them first."
    explorer.act("data-add", {})
    explorer.act("data-close-own", {"dataset": "own-2"})
    explorer.act("data-close-own", {"dataset": "own-4"})
    assert [key for key in explorer.datasets if key.startswith("own")] == ["own-1", "own-3"]
    assert "own-4" not in {each.dataset for each in explorer.choices.graphs}
    explorer.act("data-file", {"name": "new.csv"}, b"year,height\n1,2\n2,3\n")
    assert catalogue().render(explorer.datasets["own-2"].title) == "new.csv"
    for key in ("own-1", "own-2", "own-3"):
        explorer.act("data-close-own", {"dataset": key})
    assert len(explorer.choices.graphs) == 1
    assert 'data-act="data-close-own"' not in explorer.head.html
    explorer.act("data-close-own", {"dataset": next(iter(explorer.datasets))})
    assert explorer.said.id == "reject-data-no-dataset", "it is not one's own"


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("decimal", ",", "“b” and “c” are text now. To go back, set “Decimal mark” to “.” again."),
        ("missing", "x", "“c” is text now. To go back, set “Signs for no value” to “nd” again."),
        ("units", "false", "“a”, “b”, and “c” are text now. To go back, set “Line of units” to “yes” again."),
        ("decimal", ".", ""),
    ],
)  # fmt: skip
def test_a_choice_that_makes_text_of_numbers_says_so(
    explorer: Explorer, field: str, value: str, told: str
):
    file = b"a,b,c\nm,m,m\n1,2.5,3.5\n2,3.5,nd\n4,3.25,4.5\n"
    explorer.act("data-file", {"name": "reef.csv"}, file)
    explorer.act("data-read", {"dataset": "own-1", "field": field, "value": value})
    places = audited(explorer.head.html, set(acts.names)).select('[data-key="lost-own-1"]')
    assert [words(each) for each in places] == ([told] if told else [])
    explorer.act("data-read", {"dataset": "own-1", "field": "header", "value": "0"})
    assert "lost-own-1" not in explorer.head.html, "its columns are others"


def test_a_refused_file_has_no_report_of_the_one_before(explorer: Explorer):
    explorer.act("data-file", {"name": "reef.csv"}, b"a,b\n1,nd\n2,3\n")
    explorer.act("data-file", {"name": "paper.pdf"}, b"a,b\n")
    assert "one cell is a gap" not in explorer.head.html
    explorer.act("data-add", {})
    assert "one cell is a gap" in explorer.head.html


@pytest.mark.parametrize("locale", ["en", pytest.param("en-simple", marks=at_length)])
@pytest.mark.parametrize("key", [*SERIES][:: effort(3, 1)])
def test_everything_is_said_in_both_levels(key: str, locale: str):
    data = series(key)
    explorer = Explorer([data], say=catalogue(locale))
    sums = ("mean", "median", "interval", "fit")
    names = [each.name for each in data.variables]
    for x, y in [(names[0], names[-1]), (names[-1], ""), ("", names[0]), (names[1], names[2])]:
        graph = GraphChoices(dataset=key, x=x, y=y, colour=names[1], panel=names[0], summaries=sums)
        explorer.choices = ExplorerChoices(graphs=(graph,), selected=(Condition(names[0], 1, 2),))
        explorer.act("data-python", {"graph": "0"})
        for html in pages(explorer):
            audited(html, set(acts.names))
    for name in names:
        explorer.cards[0].asked = name
        for html in pages(explorer):
            audited(html, set(acts.names))


@given(
    name=st.sampled_from(sorted(acts.names)),
    values=st.dictionaries(
        st.sampled_from(["graph", "panel", "x", "y", "x0", "y1", "column", "value", "place", "kind",
                         "level", "dataset", "row", "low", "high", "checked", "summary", "wide"]),
        st.one_of(st.text(max_size=8), st.integers(-5, 2**60), st.floats(), st.booleans(),
                  st.sampled_from(["0", "x", "time", "richness", "coral-stages", "mean"])),
        max_size=7,
    ),
)  # fmt: skip
def test_whatever_a_browser_sends_changes_nothing_that_makes_no_sense(
    name: str, values: dict[str, object]
):
    explorer = _kept()
    explorer.act(name, values)
    assert explorer.said is None or isinstance(explorer.said, Message)
    assert 1 <= len(explorer.choices.graphs) <= 4
    for graph in explorer.choices.graphs:
        assert graph.dataset in explorer.datasets
    for card in explorer.cards[: len(explorer.choices.graphs)]:
        assert math.isfinite(card.worked.x.high)
    for html in pages(explorer):
        assert "⟦" not in html


@cache
def _kept() -> Explorer:
    """Return one explorer for all examples, each in the state that the others left."""
    return Explorer([series("coral-stages"), series("coral-ranges")])


@pytest.mark.parametrize(
    "chosen",
    [
        {"x": "time", "y": "richness"},
        {"x": "time", "y": "richness", "colour": "system", "kind": "dots"},
        {"x": "richness", "panel": "system"},
        {"x": "system", "y": "extinction", "kind": "box", "summaries": ("mean", "interval")},
        {"x": "origination", "y": "extinction", "summaries": ("fit",)},
        {"x": "time", "y": "richness", "colour": "system", "summaries": ("mean", "fit")},
        {"x": "system"},
    ],
)
def test_a_small_picture_has_what_the_figures_have(chosen: dict[str, object]):
    graph = GraphChoices(dataset="coral-stages", **chosen)
    explorer = Explorer([series("coral-stages")], ExplorerChoices(graphs=(graph,)))
    card = explorer.cards[0]
    svg = BeautifulSoup(graph_svg(card.worked, explorer.say), "html.parser")
    large = BeautifulSoup(card.figures.html, "html.parser")
    legend = len(card.worked.categories) if len(card.worked.categories) > 1 else 0
    assert len(svg.select("path[transform]")) == len(large.select("path[transform]")) + legend
    for tag in ("rect", "path:not([transform])"):
        assert len(svg.select(tag)) == len(large.select(tag))
    turned = "text[transform*='rotate(-90)']"
    assert {each.text for each in large.select(turned)} == {
        each.text for each in svg.select(turned)
    }
    assert not re.search(r"[ ,(\"]-?(nan|inf)\b", str(svg) + str(large))
    hostile = pd.DataFrame({"time": [1, 2], "<b>": [1, 2], "who": ["<script>", "&"]})
    data = Dataset("own", message("data-own", name="own"), hostile)
    worked = work_out(data, GraphChoices(dataset="own", x="time", y="<b>", colour="who"))
    assert "<script>" not in graph_svg(worked, explorer.say)


@pytest.mark.parametrize("kind", ["dots", "line", "histogram"])
def test_what_sums_up_several_groups_is_told_apart_as_they_are(kind: str):
    """Six tables of a class: equal means too."""
    frame = pd.DataFrame(
        {
            "table": list("abcdef") * 2,
            "time": [0.0] * 6 + [4.0] * 6,
            "n": [1.0, 1, 2, 3, 4, 5, 3, 3, 4, 5, 6, 7],
        }
    )
    data = Dataset("own", message("data-own", name="own"), frame)
    sums = ("mean", "median", "interval", "fit")
    places = {"x": "n"} if kind == "histogram" else {"x": "time", "y": "n"}
    chosen = GraphChoices(dataset="own", colour="table", kind=kind, summaries=sums, **places)
    explorer = Explorer([data], ExplorerChoices(graphs=(chosen,)))
    worked = explorer.cards[0].worked
    ((_, figure),) = panel_figures(worked, (600, 320), explorer.say)
    marks = [each for each in figure.marks if each.tag in {"line", "path", "rect"}]
    wide = [(one.look, two.look) for one, two in zip(marks, marks[2:], strict=False)
            if one.look.get("stroke-width") == 2.6]  # fmt: skip
    shown = [(each.colour, each.path) for each in looks()[:6]]
    assert {(line["stroke"], marker["d"]) for line, marker in wide} == set(shown)
    spots = {(line["stroke-dasharray"], marker["transform"]) for line, marker in wide}
    assert len(spots) == len(wide), "what is equal has its markers side by side"
    boxes = [each.look for each in marks if each.look.get("stroke-width") == 1.6]
    assert [each["stroke"] for each in boxes] == [each for each, _ in shown]
    scope: dict[str, Any] = {"table": frame}
    exec(compile(python_copy(worked, (), explorer.say), "cell", "exec"), scope)  # noqa: S102
    assert "#10303D" not in {c for f in scope["figures"] for m in f.marks for c in m.colors}


def test_a_graph_of_fifty_thousand_rows_is_few_marks():
    luck = np.random.default_rng(1)
    frame = pd.DataFrame({"a": luck.normal(size=50_000), "b": luck.normal(size=50_000)})
    explorer = Explorer([Dataset("many", message("data-own", name="many"), frame)])
    explorer.act("data-put", {"graph": "0", "place": "y", "column": "b"})
    assert 0 < explorer.cards[0].figures.html.count("<path") <= 1_500
    assert "rows are drawn as" in explorer.cards[0].below.html
