"""Pinning a graph to an answer: its choices, from which it can be drawn again."""

from __future__ import annotations

from urllib.parse import quote, unquote

import msgspec
from msgspec import json

from reefkit.data_lab.choices import PLACES, ExplorerChoices
from reefkit.data_lab.series import SERIES
from reefkit.text import Message, message

PINNED = "graph/"
"""Prefix of a graph's pin."""


def as_pin(choices: ExplorerChoices, number: int) -> str:
    """Return the pin of one of the explorer's graphs: its choices as URL-quoted JSON."""
    one = ExplorerChoices(
        graphs=(choices.graphs[number],), filters=choices.filters, selected=choices.selected
    )
    return PINNED + quote(json.encode(one), safe=",:")


def of_pin(pin: str) -> ExplorerChoices | None:
    """Return the choices of a pin, with exactly one graph; None if it is not a graph's pin."""
    if not pin.startswith(PINNED):
        return None
    try:
        found = json.decode(unquote(pin.removeprefix(PINNED)), type=ExplorerChoices)
    except (msgspec.DecodeError, ValueError):
        return None
    return found if len(found.graphs) == 1 else None


def pin_label(choices: ExplorerChoices) -> Message:
    graph = choices.graphs[0]
    columns = [each for place in PLACES if (each := getattr(graph, place))]
    source = graph.dataset.partition("-")[0]
    known = {"class", "experiment", "own"}
    return message(
        "data-pinned-graph",
        columns=[each.replace("_", " ") for each in columns],
        source=Message(f"data-series-{graph.dataset}")
        if graph.dataset in SERIES
        else Message(f"data-from-{source if source in known else 'match'}"),
    )
