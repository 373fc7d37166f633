"""What charts are told, and what they tell back: bars, series, layers, disasters, measures.

Told without bqplot, so that filling charts need not wait until one is drawn.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Bar:
    """The range of one taxon."""

    taxon: str  #: Its key, told when the bar is picked.
    name: str  #: Its name.
    art: str  #: The id of its drawing in the page's sheet of symbols.
    family: str  #: The key of its colour.
    #: ``first``, ``last``: When it was seen first and last, on the chart's time.
    first: float
    last: float
    ending: str = ""  #: Said at the bar's end (``extirpated``); nothing while the taxon is alive.
    #: The pieces of a range with gaps, each from its first to its last time, in order: the first
    #: begins with `first`, the last ends with `last`. Empty: one piece.
    spans: tuple[tuple[float, float], ...] = ()

    @property
    def pieces(self) -> tuple[tuple[float, float], ...]:
        """The pieces that are drawn."""
        return self.spans or ((self.first, self.last),)


@dataclass(frozen=True)
class Disaster:
    """An event that is drawn as a line through all panels."""

    #: The survey that it came before; several of one time stand apart, in the order given.
    time: float
    name: str  #: Its name, written once above the panels; empty: the line alone.
    key: str  #: Told when it is picked.


# How far before its survey the last disaster of a round is, and how far apart two are, as
# shares of the whole axis: 6 and 9 pixels where a plot is 300 wide.
_BEFORE, _APART = 0.02, 0.028


def spread_out(disasters: Sequence[Disaster], rounds: int) -> dict[str, float]:
    """Return where each is drawn, by key: just before its survey, those of one round apart."""
    of_time: dict[float, int] = defaultdict(int)
    for each in disasters:
        of_time[each.time] += 1
    places = {}
    for each in disasters:
        of_time[each.time] -= 1
        before = _BEFORE + _APART * of_time[each.time]
        places[each.key] = max(0.0, each.time - before * rounds)
    return places


@dataclass(frozen=True)
class Band:
    """A named interval of time that is shaded through all panels, such as a stage."""

    #: ``start``, ``end``: From when to when.
    start: float
    end: float
    name: str  #: Written above it, where there is room.
    short: str = ""  #: Written in its place where there is little.


@dataclass(frozen=True)
class Fork:
    """Where a second course of things begins: a line through all panels, named above."""

    time: float  #: When.
    name: str  #: What begins.


Role = Literal["own", "other", "table"]
Shape = Literal["circle", "triangle", "square", "diamond", "plus", "moon"]


@dataclass(frozen=True)
class Series:
    """One line of a chart."""

    key: str  #: Told when a point is picked.
    name: str  #: Written at the line's end.
    #: One a survey, from time 0; NaN where it is undefined, which leaves a gap.
    values: tuple[float, ...]
    role: Role = "own"  #: ``own`` is drawn strong, ``other`` lighter, ``table`` dashed.
    shape: Shape = "circle"  #: Of its points.
    #: Of the line and its points, at least 3:1 on white.
    colour: str = "#0B6477"
    #: The line's second course, one value a survey, from time 0; NaN before it begins. It is dashed
    #: and its points are hollow.
    other: tuple[float, ...] = ()
    other_name: str = ""  #: Written at the second course's end.
    #: When each value is, where that is not at every survey from time 0.
    at: tuple[float, ...] = ()

    @property
    def times(self) -> tuple[float, ...]:
        """When each value is."""
        return self.at or tuple(map(float, range(max(len(self.values), len(self.other)))))


@dataclass(frozen=True)
class Measure:
    """One choice of a chart of lines."""

    key: str  #: Its key.
    name: str  #: What the reader chooses, and the title of the values.
    series: tuple[Series, ...]  #: Its lines.
    whole: bool = False  #: Whether its values are whole numbers.
    undefined: str = ""  #: A sentence that says why values may be wanting.


@dataclass(frozen=True)
class ChartView:
    """One choice of a range chart: the bars of a reef, or of the whole table."""

    key: str  #: Its key.
    name: str  #: What the reader chooses.
    bars: tuple[Bar, ...]  #: Its bars, in any order.


@dataclass(frozen=True)
class Layer:
    """One layer of a stack of abundances."""

    key: str  #: Told when it is picked.
    name: str  #: Written at the stack's end.
    values: tuple[float, ...]  #: How many, one a survey, from time 0.
    colour: str  #: Its fill.
    art: str = ""  #: The id of its drawing in the page's sheet of symbols, if it has one.


@dataclass(frozen=True)
class Picked:
    """What a reader picked in a chart or in its table."""

    #: ``bar`` (a taxon), ``ending`` (the end of its bar), ``point`` (of a series or a layer),
    #: ``other`` (a point of a series' second course) or ``disaster``.
    kind: Literal["bar", "ending", "point", "other", "disaster"]
    key: str  #: The taxon's, series', layer's or disaster's key.
    time: float  #: When: of a bar its first appearance.
