"""What a reader chooses for a graph, and which rows it shows: plain values that can be kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import pairwise
from typing import Annotated, Literal, NamedTuple, TypeAlias
from urllib.parse import quote, unquote

import msgspec
import numpy as np
from msgspec import Meta, Struct, json

from reefkit.data_lab.dataset import Dataset, Variable, as_text
from reefkit.data_lab.series import SERIES
from reefkit.text import Message, message

GraphKind: TypeAlias = Literal["dots", "line", "bars", "histogram", "box", "ranges"]
Place: TypeAlias = Literal["x", "y", "colour", "panel"]
SummaryKind: TypeAlias = Literal["mean", "interval", "median", "fit"]
PLACES: tuple[Place, ...] = ("x", "y", "colour", "panel")

Name = Annotated[str, Meta(max_length=80)]
Names = Annotated[tuple[Annotated[str, Meta(max_length=400)], ...], Meta(max_length=2_000)]


class Condition(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A condition on one column: a row has one of these values, or a number from low to high."""

    column: Name  #: As filters know it in all datasets that have it (`Variable.shared`).
    low: float | None = None
    high: float | None = None
    texts: Names = ()
    without: bool = False  #: Whether these rows are left out, where otherwise they alone are meant.


class GraphChoices(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A graph as its reader chose it; what it shows follows from it and from the dataset."""

    dataset: Name
    #: ``x``, ``y``, ``colour``, ``panel``: The column that stands there; empty for none.
    x: Name = ""
    y: Name = ""
    colour: Name = ""
    panel: Name = ""
    kind: GraphKind | Literal[""] = ""  #: Empty: the first that fits the kinds of the columns.
    summaries: Annotated[tuple[SummaryKind, ...], Meta(max_length=4)] = ()
    turned: bool = False  #: Whether the axis of x runs the other way than is usual for its column.


class ExplorerChoices(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """All that is chosen in an explorer: graphs, rows left out, rows selected."""

    graphs: Annotated[tuple[GraphChoices, ...], Meta(max_length=4)] = ()
    filters: Annotated[tuple[Condition, ...], Meta(max_length=60)] = ()
    selected: Annotated[tuple[Condition, ...], Meta(max_length=60)] = ()


# ---- A graph pinned to an answer: all that was chosen for it, so that it can be made again

PINNED = "graph/"
"""With what the pin of a graph begins."""


def as_pin(choices: ExplorerChoices, number: int) -> str:
    one = ExplorerChoices(
        graphs=(choices.graphs[number],), filters=choices.filters, selected=choices.selected
    )
    return PINNED + quote(json.encode(one), safe=",:")


def of_pin(pin: str) -> ExplorerChoices | None:
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


# ---- Which rows are meant


def concern(dataset: Dataset, conditions: Sequence[Condition]) -> tuple[Condition, ...]:
    return tuple(each for each in conditions if _is_about(dataset, each))


def _is_about(dataset: Dataset, condition: Condition) -> bool:
    variable = dataset.shared(condition.column)
    if variable is None or not condition.texts or condition.without:
        return variable is not None
    return not set(condition.texts).isdisjoint(dataset.codes(variable.name)[1])


def rows_of(dataset: Dataset, conditions: Sequence[Condition]) -> np.ndarray:
    found = concern(dataset, conditions)
    return reduce(np.logical_and, (_meets(dataset, each) for each in found), _all(dataset))


def _all(dataset: Dataset) -> np.ndarray:
    return np.ones(len(dataset), dtype=bool)


def _meets(dataset: Dataset, condition: Condition) -> np.ndarray:
    variable = dataset.shared(condition.column)
    if variable is None:
        return _all(dataset)
    if condition.low is None and condition.high is None:
        codes, labels = dataset.codes(variable.name)
        wanted = [at for at, label in enumerate(labels) if label in condition.texts]
        met = np.isin(codes, wanted)
    elif variable.is_measured:
        values = dataset.numbers(variable.name)
        low = -np.inf if condition.low is None else condition.low
        high = np.inf if condition.high is None else condition.high
        met = (values >= low) & (values <= high)
    else:
        met = ~_all(dataset)
    return ~met if condition.without else met


# ---- The categories of a colour or a panel

MOST_COLOURS, MOST_PANELS = 7, 9
_BINS = 5
_DIGITS = 4


class Category(NamedTuple):
    """One of the values by which a column divides the rows."""

    label: str  #: Empty where a row has no value.
    condition: Condition  #: What leaves out the rows that have it.
    is_rest: bool = False  #: Whether it stands for all that have no category of their own.


def categories(dataset: Dataset, name: str, most: int) -> tuple[np.ndarray, tuple[Category, ...]]:
    """Return which category of a column each row has, and the categories.

    The most common values are categories, all others together the last one; a measured column with
    many values is cut into five equal steps. A row without a value has category −1 where numbers
    are cut.
    """
    variable = dataset.variable(name)
    if variable is None:
        return np.zeros(len(dataset), dtype=np.intp), (Category("", Condition("")),)
    codes, labels = dataset.codes(name)
    if variable.is_measured and len(labels) > most:
        return _steps(dataset, variable)
    kept = np.arange(len(labels))
    if len(labels) > most:
        common = np.bincount(codes, minlength=len(labels))
        kept = np.sort(np.argsort(-common, kind="stable")[: most - 1])
    place = np.full(len(labels), len(kept))
    place[kept] = np.arange(len(kept))
    found = [_category(variable, labels[at]) for at in kept]
    if len(kept) < len(labels):
        rest = tuple(label for at, label in enumerate(labels) if at not in set(kept.tolist()))
        found.append(
            Category("", Condition(variable.shared, texts=rest, without=True), is_rest=True)
        )
    return place[codes], tuple(found)


def _category(variable: Variable, label: str) -> Category:
    if variable.is_measured and label:
        number = float(label)
        # A label has six digits: the number itself lies as near.
        reach = abs(number) * 1e-5
        condition = Condition(variable.shared, number - reach, number + reach, without=True)
        return Category(label, condition)
    return Category(label, Condition(variable.shared, texts=(label,), without=True))


def _steps(dataset: Dataset, variable: Variable) -> tuple[np.ndarray, tuple[Category, ...]]:
    values = dataset.numbers(variable.name)
    finite = values[np.isfinite(values)]
    edges = np.linspace(finite.min(), finite.max(), _BINS + 1)
    codes = np.clip(np.searchsorted(edges, values, side="right") - 1, 0, _BINS - 1)
    codes[~np.isfinite(values)] = -1
    found = []
    for low, high in pairwise(edges):
        top = high if high == edges[-1] else np.nextafter(high, low)
        label = "–".join(as_text(float(f"{each:.{_DIGITS}g}")) for each in (low, high))
        condition = Condition(variable.shared, float(low), float(top), without=True)
        found.append(Category(label, condition))
    return codes, tuple(found)


# ---- Which graph fits which columns

_FEW = 3
"""Rows of a category below which a box says no more than a bar."""


def kinds_for(dataset: Dataset, choices: GraphChoices) -> tuple[GraphKind, ...]:
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
    fitting = kinds_for(dataset, choices)
    if choices.kind and choices.kind in fitting:
        return choices.kind
    return fitting[0] if fitting else None


def summaries_for(dataset: Dataset, choices: GraphChoices) -> tuple[SummaryKind, ...]:
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


# ---- With which graph one begins

_FAVOURITES = (
    "richness", "coral_cover", "hard_coral_pct", "abundance", "points", "mean_cover_pct"
)  # fmt: skip


def first_choices(dataset: Dataset) -> GraphChoices:
    if dataset.begins:
        return msgspec.convert({"dataset": dataset.id, **dataset.begins}, GraphChoices)
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
    # Time that starts anew with each round makes a curve of each round.
    by_round = (
        msgspec.structs.replace(first, panel="round") if x == "time" and "round" in names else first
    )
    is_curve = [kind_of(dataset, each) == "line" for each in (first, by_round)]
    return by_round if is_curve == [False, True] else first


def first_view(datasets: Sequence[Dataset]) -> GraphChoices:
    """Return the first graph of all: where nothing in the first table changes, of a later one.

    So the same few species are no flat line before the climate that they live in.
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
    shown = [name for place in PLACES if (name := getattr(graph, place))]
    return all(dataset.variable(name) for name in shown)


def kept_choices(graph: GraphChoices, dataset: Dataset) -> GraphChoices:
    kept = {place: getattr(graph, place) for place in PLACES}
    kept = {place: name for place, name in kept.items() if dataset.variable(name)}
    if not {"x", "y"} <= set(kept):
        return first_choices(dataset)
    return GraphChoices(dataset=dataset.id, summaries=graph.summaries, **kept)
