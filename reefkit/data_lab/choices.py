"""What a reader chooses for a graph, and which rows it shows: plain values that can be stored."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

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
    #: ``x``, ``y``, ``colour``, ``panel``: The column that is there; empty for none.
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
