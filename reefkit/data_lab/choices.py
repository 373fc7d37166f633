"""A reader's choices for graphs and filters: plain values that can be stored."""

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
    """A condition on one column: one of some texts, or a number from low to high inclusive."""

    column: Name  #: Name of the column in all datasets that have it (`Variable.shared`).
    low: float | None = None
    high: float | None = None
    texts: Names = ()
    without: bool = False  #: Whether matching rows are excluded rather than included.


class GraphChoices(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """The choices of a graph, which with the dataset determine what it shows."""

    dataset: Name
    x: Name = ""  #: Column on the x axis; empty if none, like the next three.
    y: Name = ""
    colour: Name = ""
    panel: Name = ""
    kind: GraphKind | Literal[""] = ""  #: Empty: the first that fits the kinds of the columns.
    summaries: Annotated[tuple[SummaryKind, ...], Meta(max_length=4)] = ()
    turned: bool = False  #: Whether the x axis is reversed from the usual direction for its column.


class ExplorerChoices(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """The choices in an explorer: graphs, filters, and selection."""

    graphs: Annotated[tuple[GraphChoices, ...], Meta(max_length=4)] = ()
    filters: Annotated[tuple[Condition, ...], Meta(max_length=60)] = ()
    selected: Annotated[tuple[Condition, ...], Meta(max_length=60)] = ()
