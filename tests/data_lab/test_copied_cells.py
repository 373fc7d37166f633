"""*Copy as Python* of every table and every kind of graph, run in a process of its own."""

import pickle
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle, product
from typing import Any, NamedTuple, get_args

import numpy as np
import pandas as pd
import pytest
from msgspec.structs import replace

import reefkit as rk
from reefkit.data_lab.choices import Condition, GraphChoices, GraphKind
from reefkit.data_lab.dataset import Dataset
from reefkit.data_lab.graph import WorkedGraph, work_out
from reefkit.data_lab.graph_kinds import kinds_for, summaries_for
from reefkit.data_lab.own_table import read_own
from reefkit.data_lab.python_copy import python_copy
from reefkit.data_lab.series import SERIES, series
from reefkit.text import catalogue
from tests.data_lab.test_plain_table import FRAMES
from tests.support.effort import effort
from tests.support.tree import ROOT

SAY = catalogue()
FIRST = (
    "codes-as-floats.csv", "namibia.csv", "pbdb-ranges.csv", "space-after-comma.csv",
    "true-false.csv", "excel-german.csv", "gbif-simple.tsv", "year-columns.csv",
)  # fmt: skip
"""Tables that are tried on every push; all are in the long tier."""
TABLES = sorted(
    (ROOT / "tests" / "data" / "tables").glob("*.[ct]*"),
    key=lambda path: (path.name not in FIRST, path.name),
)[: effort(len(FIRST), 1_000)]
MOST_TRIED = 7
"""Columns of a table that are tried on each axis."""

# Runs each cell with nothing but the reader's table, and tells the marks of its figures.
PROGRAM = """
import pickle, sys
told = []
for cell, table in pickle.load(sys.stdin.buffer):
    scope = {} if table is None else {"table": table}
    try:
        exec(compile(cell, "cell", "exec"), scope)
        told.append([[(type(m).__name__, m.x, m.y) for m in f.marks] for f in scope["figures"]])
    except Exception as error:
        told.append(f"{type(error).__name__}: {error}")
sys.stdout.buffer.write(pickle.dumps(told))
"""


class Case(NamedTuple):
    data: Dataset
    table: pd.DataFrame | None
    graph: WorkedGraph
    selected: tuple[Condition, ...]


def graphs(data: Dataset) -> Iterator[WorkedGraph]:
    """Yield graphs of each kind, upright and lying, that a table's columns offer.

    They are plain, and with all statistics in colours and in panels.
    """
    columns = [None, *data.variables[:MOST_TRIED]]
    groups = [each.name for each in data.variables if each.kind == "category"][:1]
    for places in ({}, *({place: name} for place in ("colour", "panel") for name in groups)):
        pairs, seen = set(), set()
        for x, y in product(columns, columns):
            pair = tuple((each and each.kind, each and each.name == "first") for each in (x, y))
            if x is y or pair in pairs:
                continue
            pairs.add(pair)
            chosen = GraphChoices(
                dataset=data.id, x=x.name if x else "", y=y.name if y else "", **places
            )
            for kind in kinds_for(data, chosen):
                form = kind, x and x.is_measured, y and y.is_measured
                if form not in seen:
                    seen.add(form)
                    each = replace(chosen, kind=kind)
                    sums = summaries_for(data, each) if places else ()
                    yield work_out(data, replace(each, summaries=sums))


def selections(data: Dataset) -> list[tuple[Condition, ...]]:
    """List no selection, and one of a column of each kind: dates are a kind of their own."""
    found: dict[object, Condition] = {}
    for each in data.variables:
        kind = each.kind, data.is_date(each.name)
        values = np.unique(data.numbers(each.name)) if each.is_measured else np.zeros(0)
        values = values[np.isfinite(values)]
        if len(values):
            low, high = values[len(values) // 4], values[-1]
            found.setdefault(kind, Condition(each.shared, float(low), float(high)))
        elif not each.is_measured:
            texts = data.codes(each.name)[1][:2]
            found.setdefault(kind, Condition(each.shared, texts=texts))
    return [(), *((each,) for each in found.values())]


def cases() -> list[Case]:
    found = [(series(key), None) for key in SERIES]
    found += [(read_own(path.read_bytes(), path.name).dataset, None) for path in TABLES]
    for frame, _ in FRAMES.values():
        found.append((rk.explore(frame, series=[]).datasets["frame-1"], frame))
    return [
        Case(data, table, work_out(data, graph.choices, (), selected), selected)
        for data, table in found
        for graph, selected in zip(graphs(data), cycle(selections(data)), strict=False)
        if graph.kind and graph.marks
    ]


def spots(x: object, y: object) -> list[tuple[float, float]]:
    pairs = np.array([np.ravel(np.asarray(x, dtype=float)), np.ravel(np.asarray(y, dtype=float))])
    return [(float(a), float(b)) for a, b in pairs.T]


def on_the_page(graph: WorkedGraph) -> list[tuple[float, float]]:
    """List what a graph's marks show: dots and ends, heights of bars, or edges of boxes."""
    up = 0 if graph.along == "y" or graph.up == "x" else 1
    corners = ([0, 1], [2, 1], [0, 3], [2, 3])
    found: list[tuple[float, float]] = []
    for each in graph.marks:
        if each.faint:
            continue
        ends = np.array([graph.x.high, graph.y.high] * 2)[-len(each.places) :, None]
        places = np.where(np.isnan(each.places), ends, each.places)
        if each.role == "data" and graph.kind in {"bars", "histogram"}:
            found += [(height, 0.0) for height in places[up + 2] - places[up] if height]
        elif each.role == "data" and each.shape == "boxes":
            found += [(value, 0.0) for value in (*places[up], *places[up + 2])]
        elif each.role == "interval":  # two lines in the cell
            found += [spot for at in corners for spot in spots(*places[at])]
        else:
            found += spots(*places[:2])
            found += spots(*places[2:]) if len(places) == 4 else []
    return found


def in_the_cell(graph: WorkedGraph, figures: list[list[tuple[str, Any, Any]]]) -> list[Any]:
    across = graph.up == "x"
    found: list[tuple[float, float]] = []
    for name, x, y in (mark for figure in figures for mark in figure):
        if name == "Bars":
            heights = np.ravel(np.asarray(y, dtype=float))
            found += [(height, 0.0) for height in heights if np.isfinite(height) and height]
        elif name == "Lines" and graph.kind == "box" and len(x) == 5:
            values = np.asarray(x if across else y, dtype=float)
            found += [(values[0], 0.0), (values[2], 0.0)]
        else:
            found += spots(x, y)
    return found


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[Case, Any]]:
    made = cases()
    folder = tmp_path_factory.mktemp("tables")
    for path in TABLES:
        (folder / path.name).write_bytes(path.read_bytes())
    cells = [(python_copy(each.graph, (), SAY, each.selected), each.table) for each in made]
    ran = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", PROGRAM],
        input=pickle.dumps(cells), stdout=subprocess.PIPE, check=True, timeout=600, cwd=folder,
        env={"PYTHONPATH": str(ROOT), "PATH": ""},
    )  # fmt: skip
    return list(zip(made, pickle.loads(ran.stdout), strict=True))  # noqa: S301  # of our own process


def test_every_cell_makes_the_graph_of_the_page(tried: list[tuple[Case, Any]]):
    differ = []
    for case, told in tried:
        chosen = case.graph.choices
        where = (
            f"{SAY.render(case.data.title)} {case.graph.kind} {chosen.x}/{chosen.y}/"
            f"{chosen.colour}/{chosen.panel} {chosen.summaries}"
        )
        if isinstance(told, str):
            differ.append(f"{where}: {told}")
            continue
        ours = np.array(sorted(np.round(on_the_page(case.graph), 6).tolist()))
        theirs = np.array(sorted(np.round(in_the_cell(case.graph, told), 6).tolist()))
        if ours.shape != theirs.shape or not np.allclose(ours, theirs):
            differ.append(f"{where}: {ours.shape} {theirs.shape}")
    assert differ == []


def test_every_kind_of_graph_was_tried(tried: list[tuple[Case, Any]]):
    chosen = [(case.data, each) for case, _ in tried for each in case.selected]
    columns = [(data, data.shared(each.column)) for data, each in chosen]
    kinds = {(each.kind, data.is_date(each.name)) for data, each in columns if each}
    assert kinds >= {("number", False), ("time", True), ("time", False), ("category", False)}
    assert {case.graph.kind for case, _ in tried} == set(get_args(GraphKind))
    assert {path.name for path in TABLES} >= set(FIRST)
