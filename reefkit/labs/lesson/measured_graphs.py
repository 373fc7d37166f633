"""Graphs of measured data, read and checked from ``data/<game>/graphs.toml``, and drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Annotated

from markupsafe import Markup
from msgspec import Meta, Struct

from reefkit.assess.item_checks import Fault
from reefkit.assess.items import Word
from reefkit.content import Library
from reefkit.content.errors import unknown_name
from reefkit.text import Catalogue, Message, message, once
from reefkit.text.languages import is_simple
from reefkit.widgets.graphs import MOST_SERIES, NARROW, GraphKind, MeasuredGraph, graph_svg
from reefkit.widgets.pictured import described_html

Numbers = Annotated[tuple[float, ...], Meta(min_length=2, max_length=120)]
Series = Annotated[dict[Word, Numbers], Meta(min_length=1, max_length=MOST_SERIES)]


class Graph(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A graph of measured data; its texts are in the catalogue under its id.

    ``graph-<game>-<id>`` is its title; ``.x`` and ``.y`` name the axes, with their units;
    ``.measured`` says who measured;
    ``.series-<id>`` names a series if there are several, ``.x-<id>`` an id in `x`.
    """

    #: ``bars`` have numbers or ids in `x`; ``line`` and ``points`` have numbers.
    kind: GraphKind
    #: Values of the horizontal axis. Those of a line increase, or decrease if its axis runs
    #: backwards, as in millions of years ago.
    x: Annotated[tuple[float | Word, ...], Meta(min_length=2, max_length=120)]
    series: Series  #: One value per value of `x`, by the id of the series.
    y: tuple[float, float]  #: Lower and upper end of the vertical axis; for bars, 0 is in it.
    source: Annotated[str, Meta(min_length=10, max_length=400)]  #: The credit below the graph.
    #: Content file from which the numbers can be computed, if any.
    data: str = ""


def credit(source: str, locale: str) -> Message:
    """Return the sentence that names a source; without DOIs in simple words."""
    shown = re.sub(r",? doi [^\s;]+", "", source) if is_simple(locale) else source
    return message("graph-source", source=shown)


def graph_file(game: str) -> str:
    return f"{game}/graphs.toml"


def read_graphs(library: Library, game: str) -> dict[str, Graph]:
    """Load and check the graphs of a game; a game without the file has none.

    Raises
    ------
    ContentError
        If a graph is invalid; the message names file, entry and key.
    """
    path, files = graph_file(game), library.files()
    if path not in files:
        return {}
    found = library.load(path, dict[Word, Graph])
    for id_, each in found.items():
        for key, problem in faults(each):
            raise library.place(path, id_, key).wrong(problem)
        if each.data and each.data not in files:
            series = [file for file in files if file.endswith(".csv")]
            raise library.place(path, id_, "data").wrong(unknown_name(each.data, series))
    return found


def faults(graph: Graph) -> Iterator[Fault]:
    """Yield each fault of a graph: the key of the faulty value, and what is wrong."""
    numbers = [each for each in graph.x if not isinstance(each, str)]
    if numbers and len(numbers) < len(graph.x):
        yield "x", message("content-graph-mixed")
    elif graph.kind != "bars" and not numbers:
        yield "x", message("content-graph-numbers", kind=graph.kind)
    elif len(set(graph.x)) < (2 if graph.kind == "points" else len(graph.x)):
        yield "x", message("content-graph-twice")
    elif graph.kind == "line" and len({one < two for one, two in pairwise(numbers)}) > 1:
        yield "x", message("content-graph-order")
    low, high = graph.y
    if low >= high or (graph.kind == "bars" and not low <= 0 <= high):
        yield "y", message("content-graph-axis")
    for name, values in graph.series.items():
        if len(values) != len(graph.x):
            text = message("content-graph-length", count=len(values), expected=len(graph.x))
            yield f"series.{name}", text
        for each in values:
            if not low <= each <= high:
                yield f"series.{name}", message("content-graph-outside", value=str(each))


@once
def graphs_of(game: str) -> dict[str, Graph]:
    return read_graphs(Library(), game)


def _graph_message(game: str, name: str) -> Message:
    """Return the title of a graph, whose attributes are its other texts."""
    return Message(f"graph-{game}-{name}")


def graph_texts(game: str, name: str, graph: Graph) -> tuple[Message, ...]:
    """Return all messages that a graph needs, the title first."""
    parts = ["x", "y", "measured"]
    parts += [f"series-{each}" for each in graph.series if len(graph.series) > 1]
    parts += [f"x-{each}" for each in graph.x if isinstance(each, str)]
    return _graph_message(game, name), *(Message(f"graph-{game}-{name}.{part}") for part in parts)


@lru_cache(maxsize=256)
def graph_html(game: str, name: str, say: Catalogue, place: str = "") -> Markup:
    """Draw a graph for wide and for narrow pages, with its texts; empty for an unknown name."""
    graph = graphs_of(game).get(name)
    if graph is None:
        return Markup()

    def text_of(part: str) -> str:
        return say.render(Message(f"graph-{game}-{name}.{part}"))

    several = len(graph.series) > 1
    names = tuple(text_of(f"x-{each}") for each in graph.x if isinstance(each, str))
    drawn = MeasuredGraph(
        kind=graph.kind,
        along=names or tuple(float(each) for each in graph.x),
        series=tuple(
            (text_of(f"series-{each}") if several else "", values)
            for each, values in graph.series.items()
        ),
        up=graph.y,
        along_name=text_of("x"),
        up_name=text_of("y"),
        title=say.render(_graph_message(game, name)),
        say=say,
        large=is_simple(say.locale),
    )
    return Markup(
        '<div class="rk-graph"><p class="rk-graph-title">{}</p>'
        '<div class="rk-pictured"><div class="rk-graph-wide">{}</div>'
        '<div class="rk-graph-narrow">{}</div>{}</div>'
        '<p class="rk-graph-measured">{} <span>{}</span></p></div>'
    ).format(
        drawn.title,
        graph_svg(drawn),
        graph_svg(drawn, NARROW),
        described_html(f"{place}{game}-{name}", drawn.told),
        text_of("measured"),
        say.render(credit(graph.source, say.locale)),
    )
