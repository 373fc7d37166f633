"""The kinds of graph that fit columns, and the default choices."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
import numpy as np

from reefkit.data_lab.choices import PLACES, GraphChoices, GraphKind, SummaryKind
from reefkit.data_lab.dataset import MOST_CATEGORIES, Dataset, Variable
from reefkit.data_lab.own_table import DATE_PARTS

_FEW = 3
"""Mean rows per category up to which bars are offered before boxes, which would show no more."""


def kinds_for(dataset: Dataset, choices: GraphChoices) -> tuple[GraphKind, ...]:
    """Return the kinds of graph that fit the columns on the axes, the default first."""
    x, y = dataset.variable(choices.x), dataset.variable(choices.y)
    one = x or y
    if one is None:
        return ()
    ranges: tuple[GraphKind, ...] = ("ranges",) if x and _has_ranges(dataset, x) else ()
    if x is None or y is None:
        return (*ranges, *(("histogram", "box") if one.is_measured else ("bars",)))
    if x.is_measured and y.is_measured:
        used = [choices.x, choices.colour, choices.panel]
        in_line = (x.kind, y.kind) == ("time", "number") and _rows_each(dataset, used) <= 1
        return ("line", "dots") if in_line else ("dots", "line")
    if not x.is_measured and not y.is_measured:
        return "bars", "dots"
    if "time" in {x.kind, y.kind}:
        return (*ranges, "dots", "box", "bars")
    used = [y.name if x.is_measured else x.name, choices.colour, choices.panel]
    crowded = _rows_each(dataset, used) > _FEW
    return ("box", "bars", "dots") if crowded else ("bars", "dots", "box")


def _has_ranges(dataset: Dataset, x: Variable) -> bool:
    ends = [dataset.variable(name) for name in ("first", "last")]
    return x.name in {"first", "last"} and all(each and each.is_measured for each in ends)


def _rows_each(dataset: Dataset, names: Sequence[str]) -> float:
    used = [name for name in names if dataset.variable(name)]
    groups: int = dataset.frame.groupby(used, dropna=False).ngroups
    return len(dataset) / max(1, groups)


def kind_of(dataset: Dataset, choices: GraphChoices) -> GraphKind | None:
    """Return the chosen kind if it fits, else the default; None if no column is on an axis."""
    fitting = kinds_for(dataset, choices)
    if choices.kind and choices.kind in fitting:
        return choices.kind
    return fitting[0] if fitting else None


def summaries_for(dataset: Dataset, choices: GraphChoices) -> tuple[SummaryKind, ...]:
    """Return the statistics that can be drawn in a graph."""
    kind = kind_of(dataset, choices)
    x, y = dataset.variable(choices.x), dataset.variable(choices.y)
    if kind is None or kind == "ranges":
        return ()
    measured = [each for each in (x, y) if each and each.is_measured]
    if kind in {"dots", "line"} and len(measured) == 2:
        return "mean", "interval", "median", "fit"
    if not measured or (kind == "bars" and not (x and y)):
        return ()
    return "mean", "interval", "median"


_FAVOURITES = (
    "richness", "gamma", "coral_cover", "hard_coral_pct", "abundance", "points", "mean_cover_pct"
)  # fmt: skip
"""Columns for the values of a first graph, the most preferred first."""


def first_choices(dataset: Dataset) -> GraphChoices:
    """Return the first graph of a dataset: as the dataset says, or time and a preferred column."""
    if dataset.begins:
        return msgspec.convert({"dataset": dataset.id, **dataset.begins}, GraphChoices)
    if dataset.is_own:
        return _first_of_own(dataset)
    variables = dataset.variables
    names = [each.name for each in variables]
    texts = [each.name for each in variables if not each.is_measured]
    if {"first", "last"} <= set(names) and texts:
        return GraphChoices(dataset=dataset.id, x="first", y=texts[0])
    times = [each.name for each in variables if each.kind == "time"]
    numbers = [each.name for each in variables if each.kind == "number"]
    best = [name for name in _FAVOURITES if name in numbers] or numbers
    x = next((name for name in ("time", "year", "round", *times) if name in times), "")
    if not best:
        return GraphChoices(dataset=dataset.id, x=x or names[0])
    colour = next((name for name in ("table", "player") if name in texts), "")
    first = GraphChoices(dataset=dataset.id, x=x or best[0], y=best[0] if x else "", colour=colour)
    # If time starts again in each round, each round gets a curve.
    by_round = (
        msgspec.structs.replace(first, panel="round") if x == "time" and "round" in names else first
    )
    is_curve = [kind_of(dataset, each) == "line" for each in (first, by_round)]
    return by_round if is_curve == [False, True] else first


# no reader: names of columns as files have them
_NEVER_Y = re.compile(
    r"(?i:(?:.*[_ ])?(?:decimal|paleo)?(?:lat|lon|lng|long|latitude|longitude)(?:[_ (].*)?"
    r"|coordinate.*|.*uncertainty.*|.*elevation.*|altitude.*|.*[_ ](?:qc|flag)|date_.*"
    r"|.*day.?of.?year)"
)
_KEY = re.compile(r"(?i:(?:.*[_ .-])?(?:ids?|no|nr|key|plz|zip))|.*[a-z](?:ID|Id|Key)")
_PLACE = re.compile(r"(?i:.*(?:depth|tiefe|profundidad).*)")
_MAIN = re.compile(r"(?i:.*(?:total|final|cover|bedeckung|cobertura|sst|temp|wtmp|richness).*)")


def _first_of_own(dataset: Dataset) -> GraphChoices:
    # Coordinates, parts of dates and keys are on no axis. Depths, constants and numbers of rows are
    # on the y axis only if there is nothing else.

    def last(name: str) -> tuple[bool, ...]:
        values = dataset.numbers(name)
        counts = bool((values == np.arange(1, len(values) + 1)).all())
        constant = frame[name].nunique() < 2
        return counts, constant, bool(_PLACE.fullmatch(name)), not _MAIN.fullmatch(name)

    frame = dataset.frame
    varied = [each for each in dataset.variables if frame[each.name].nunique() > 1]
    texts = [e.name for e in varied if not e.is_measured and not _KEY.fullmatch(e.name)]
    if dataset.variable("first") and dataset.variable("last") and texts:
        return GraphChoices(dataset=dataset.id, x="first", y=texts[0])
    numbers = [
        each.name for each in dataset.variables
        if each.kind == "number" and not _NEVER_Y.fullmatch(each.name)
        and each.name.lstrip("#").casefold() not in DATE_PARTS
        and not _KEY.fullmatch(each.name)
    ]  # fmt: skip
    numbers.sort(key=last)
    times = [each.name for each in varied if each.kind == "time"]
    times.sort(key=lambda name: not dataset.is_date(name))
    groups = [name for name in texts if frame[name].nunique() <= MOST_CATEGORIES]
    groups.sort(key=lambda name: frame[name].nunique() == len(frame))
    across = [*times, *groups, *numbers[1:], *numbers, *frame]
    first = GraphChoices(dataset=dataset.id, x=across[0])
    if not numbers or across[0] == numbers[0]:
        return first
    first = msgspec.structs.replace(first, y=numbers[0])
    several = [name for name in groups if 2 * frame[name].nunique() <= len(frame)]
    coloured = [msgspec.structs.replace(first, colour=name) for name in several]
    curves = [each for each in (first, *coloured) if kind_of(dataset, each) == "line"]
    return curves[0] if times and curves else first


def first_view(datasets: Sequence[Dataset]) -> GraphChoices:
    """Return an explorer's first graph: of the first dataset, unless its numbers never change.

    Then it is of the first later dataset whose rows lead back to a moment and whose values change:
    the climate, for example, instead of a constant number of species.
    """
    first = first_choices(datasets[0])
    numbers = [each.name for each in datasets[0].variables if each.kind == "number"]
    if _changes(datasets[0], [first.x]) and not _changes(datasets[0], numbers):
        for each in datasets[1:]:
            graph = first_choices(each)
            if each.opens is not None and _changes(each, [graph.y or graph.x]):
                return graph
    return first


def _changes(dataset: Dataset, names: Sequence[str]) -> bool:
    return any(dataset.frame[name].nunique() > 1 for name in names)


def is_of(graph: GraphChoices, dataset: Dataset) -> bool:
    """Return whether a dataset has all columns of a graph."""
    shown = [name for place in PLACES if (name := getattr(graph, place))]
    return all(dataset.variable(name) for name in shown)


def fitting_choices(graph: GraphChoices, dataset: Dataset) -> GraphChoices:
    """Return choices for another dataset.

    They have the same columns if the dataset has those of both axes; else they are its first graph.
    """
    choices = {place: getattr(graph, place) for place in PLACES}
    choices = {place: name for place, name in choices.items() if dataset.variable(name)}
    if not {"x", "y"} <= set(choices):
        return first_choices(dataset)
    return GraphChoices(dataset=dataset.id, summaries=graph.summaries, **choices)
