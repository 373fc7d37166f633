"""Graphs of what somebody measured: loaded, checked, reckoned from the files, and drawn."""

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from bs4 import BeautifulSoup

from reefkit.content import Library, SeriesTable
from reefkit.labs.lesson.lab import labs
from reefkit.labs.lesson.measured_graphs import (
    Graph,
    credit,
    graph_html,
    graph_texts,
    graphs_of,
    read_graphs,
)
from reefkit.serve.commands.checks import check
from reefkit.text import catalogue
from tests.labs.test_banks import BANKS, EVERYWHERE, GAMES
from tests.support.families import each_case

GRAPHS = {(game, name): graph for game in BANKS for name, graph in graphs_of(game).items()}
DRAWN = [(*key, locale) for key in GRAPHS for locale in EVERYWHERE]


def test_simple_words_name_a_source_without_its_dois():
    source = "Ash 2011, Nature 9, doi 10.1/a-b(1)00; Bo 2012, Reefs 3, 7, doi 10.2/ncomms"
    assert credit(source, "en").values["source"] == source
    for locale in ("en-simple", "es-simple"):
        assert credit(source, locale).values["source"] == "Ash 2011, Nature 9; Bo 2012, Reefs 3, 7"


# ---- What each graph can be reckoned from
def _same_sites(table: SeriesTable, graph: Graph, column: str) -> list[float]:
    """Mean of a column over the sites that were studied in each of the graph's years."""
    by_site: dict[Any, dict[Any, Any]] = {}
    for row in table.rows():
        by_site.setdefault(row["location"], {})[row["year"]] = row
    sites = [each for each in by_site.values() if set(graph.x) <= each.keys()]
    assert len(sites) == 22
    return [round(fmean(site[year][column] for site in sites), 1) for year in graph.x]


def _stages(table: SeriesTable, graph: Graph, column: str) -> list[Any]:
    by_age = {row["mid_ma"]: row[column] for row in table.rows()}
    return [by_age[age] for age in graph.x]


def _named_stages(table: SeriesTable, graph: Graph, column: str) -> list[Any]:
    by_stage = {row["stage"].lower(): row[column] for row in table.rows()}
    return [by_stage[each] for each in graph.x]


def _shares_lost(table: SeriesTable, graph: Graph, column: str) -> list[int]:
    """Of the genera that range through a stage, how many of 100 last appear in it."""
    all_of = _named_stages(table, graph, "genera_range_through")
    lost = _named_stages(table, graph, column)
    return [round(100 * one / every) for one, every in zip(lost, all_of, strict=True)]


REGIONS = {
    "flower-garden": "Flower Garden Banks (Gulf of Mexico)",
    "virgin-islands": "US Virgin Islands",
    "florida": "Southeast Florida (SECREMP)",
}


def _of_region(region: str) -> Callable[[SeriesTable, Graph, str], list[Any]]:
    """Return what reckons a column of one region, by year."""

    def reckon(table: SeriesTable, graph: Graph, column: str) -> list[Any]:
        mine = {r["year"]: r[column] for r in table.rows() if r["region"] == REGIONS[region]}
        return [round(mine[year], 1) for year in graph.x]

    return reckon


Reckoning = tuple[Callable[[SeriesTable, Graph, str], list[Any]], str]
RECKONED: dict[tuple[str, str, str], Reckoning] = {
    ("reef", "virgin-islands-cover", "cover"): (_same_sites, "coral_cover"),
    ("reef", "fossil-corals", "genera"): (_stages, "genera_range_through"),
    ("reef", "genera-lost", "lost"): (_shares_lost, "last_appearances"),
    ("climate", "coral-genera", "genera"): (_named_stages, "genera_range_through"),
    ("deep-time", "virgin-islands-cover", "cover"): (_same_sites, "coral_cover"),
    **{
        ("deep-time", "caribbean-cover", each): (_of_region(each), "hard_coral_pct")
        for each in REGIONS
    },
    ("deep-time", "found-and-lived", "lived"): (_stages, "genera_range_through_fossils_only"),
    ("deep-time", "found-and-lived", "found"): (_stages, "genera_sampled"),
    ("expanse", "virgin-islands", "coral"): (_same_sites, "coral_cover"),
    ("expanse", "virgin-islands", "seaweed"): (_same_sites, "macroalgae_cover"),
}
"""By game, graph and series: how its numbers are reckoned, and from which column."""
NAMED = [
    (game, name, series)
    for (game, name), graph in GRAPHS.items()
    if graph.data
    for series in graph.series
]


@pytest.mark.parametrize(("game", "name", "series"), NAMED)
def test_a_graph_can_be_reckoned_from_the_file_that_it_names(game: str, name: str, series: str):
    graph = GRAPHS[game, name]
    reckon, column = RECKONED[game, name, series]
    assert reckon(Library().table(graph.data), graph, column) == list(graph.series[series])


def test_nothing_is_reckoned_that_is_not_there():
    assert set(RECKONED) == set(NAMED)


# ---- Every graph, in words and drawn
@each_case(("game", "name", "locale"), DRAWN)
def test_a_graph_has_all_its_texts_at_each_level(game: str, name: str, locale: str):
    say = catalogue(locale)
    for each in graph_texts(game, name, GRAPHS[game, name]):
        assert say.render(each, strict=True)


@pytest.mark.parametrize(("game", "name"), GRAPHS)
def test_a_graph_says_its_numbers_and_whose_they_are(game: str, name: str):
    soup = BeautifulSoup(graph_html(game, name, catalogue("en")), "html.parser")
    assert GRAPHS[game, name].source in soup.get_text()
    drawn = soup.find_all("svg")
    assert len(drawn) == 2
    for svg in drawn:
        assert len(str(svg["aria-label"])) > 60
        width, height = map(float, str(svg["viewbox"]).split()[2:])
        for word in svg.find_all("text"):
            assert 0 <= float(str(word["x"])) <= width
            assert 0 <= float(str(word["y"])) <= height
        for mark in svg.find_all("circle"):
            assert 0 <= float(str(mark["cy"])) <= height


@pytest.mark.parametrize(("game", "name"), GRAPHS)
def test_words_of_a_graph_are_larger_at_the_simple_level(game: str, name: str):
    sizes = [
        float(str(BeautifulSoup(graph_html(game, name, catalogue(each)), "html.parser").svg["font-size"]))
        for each in ("en", "en-simple")
    ]  # fmt: skip
    assert 13 <= sizes[0] < sizes[1]


def test_what_is_no_graph_draws_nothing():
    assert graph_html("reef", "nothing", catalogue("en")) == ""


# ---- What a teacher's graph may have wrong
FINE = """[mine]
kind = "line"
x = [2001, 2003, 2004]
series = { cover = [1, 2.5, 3] }
y = [0, 10]
source = "My class, at the pier"
"""


def told(tmp_path: Path, text: str, file: str = "graphs.toml") -> tuple[str, bool]:
    folder = tmp_path / "data" / "reef"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / file
    path.write_text(text, encoding="utf-8")
    said: list[str] = []
    code = check(Namespace(files=[str(path)]), catalogue("en"), said.append)
    return said[0], code == 0


def test_a_teachers_graph_is_checked(tmp_path: Path):
    said, fine = told(tmp_path, FINE)
    assert not fine
    assert "entry mine: it has no words" in said
    words = tmp_path / "data" / "text" / "en" / "mine.ftl"
    words.parent.mkdir(parents=True)
    words.write_text(
        "graph-reef-mine = My pier\n    .measured = by us\n    .x = year\n    .y = cover\n"
        "    .series-cover = cover\n",
        encoding="utf-8",
    )
    said, fine = told(tmp_path, FINE)
    assert fine, said


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("x = [2001, 2003]", "entry mine, key series.cover"),
        ("x = [2001, 2004, 2003]", "entry mine, key x"),
        ('x = ["a", "b", "c"]', "entry mine, key x"),
        ('x = [1, 2, "c"]', "entry mine, key x"),
        ("series = { cover = [1, 2, 30] }", "entry mine, key series.cover"),
        ("y = [10, 0]", "entry mine, key y"),
        ('source = "me"', "entry mine, key source"),
        ('kind = "pie"', "entry mine, key kind"),
        ('data = "science/usvi_tcrmp_site_yaer.csv"', "perhaps science/usvi_tcrmp_site_year.csv"),
    ],
)
def test_what_is_wrong_with_a_graph_is_told_with_file_entry_and_key(
    tmp_path: Path, line: str, wrong: str
):
    key = line.partition(" ")[0]
    kept = [each for each in FINE.splitlines() if not each.startswith(f"{key} ")]
    said, fine = told(tmp_path, "\n".join([*kept, line]) + "\n")
    assert not fine
    assert "reef/graphs.toml" in said
    assert wrong in said


def test_an_item_can_only_show_a_graph_that_there_is(tmp_path: Path):
    item = '[which-reef-is-it.picture]\nkind = "graph"\nname = "virgin-island-cover"\n'
    item = f'[which-reef-is-it]\nkind = "choice"\ngoals = ["A"]\noptions = ["a", "b"]\nright = "a"\n{item}'
    said, fine = told(tmp_path, item, "questions-after.toml")
    assert not fine
    assert "entry which-reef-is-it, key picture.name" in said
    assert "perhaps virgin-islands-cover" in said
    words = tmp_path / "data" / "text" / "en" / "mine.ftl"
    words.parent.mkdir(parents=True)
    words.write_text(
        "item-which-reef-is-it = Which?\n    .a = One\n    .b = Two\n    .why = So\n",
        encoding="utf-8",
    )
    said, fine = told(tmp_path, item.replace("island-", "islands-"), "questions-after.toml")
    assert fine, said


def test_a_game_without_graphs_has_none(tmp_path: Path):
    (tmp_path / "other").mkdir()
    assert read_graphs(Library(base=tmp_path), "other") == {}
    assert set(labs()) == set(GAMES)
