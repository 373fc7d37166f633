"""Data of charts: bars, series, layers, disasters, measures, and what was picked.

Independent of bqplot, so that filling charts need not wait for its import.
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

    taxon: str  #: Its key, passed on when the bar is picked.
    name: str  #: Its name.
    art: str  #: Id of its drawing.
    family: str  #: Key of its family, which determines its colour.
    first: float  #: First appearance, on the chart's time.
    last: float  #: Last appearance, on the chart's time.
    ending: str = ""  #: Text at the bar's end (``extirpated``); empty while the taxon is alive.
    #: Pieces of a range with gaps, each with first and last time, in order: the first begins at
    #: `first`, or before an event ahead of it, the last ends at `last`. Empty: a single piece.
    spans: tuple[tuple[float, float], ...] = ()
    gaps: tuple[str, ...] = ()  #: Text in each gap, in order.
    #: Last appearance, where the bar goes on to the event that ended it.
    seen: float | None = None
    found: bool = True  #: Whether there is a range; if not, `ending` says so at `first`.

    @property
    def pieces(self) -> tuple[tuple[float, float], ...]:
        """The pieces that are drawn."""
        return (self.spans or ((self.first, self.last),)) if self.found else ()


@dataclass(frozen=True)
class Disaster:
    """An event drawn as a line through all panels."""

    time: float  #: The survey before which it happened; several before one are drawn apart.
    name: str  #: Written once above the panels; if empty, only the line is drawn.
    key: str  #: Passed on when it is picked.


# Distance of a round's last disaster from the survey after it, and between two disasters, as shares
# of the axis: about 6 and 8 pixels on a plot 300 wide.
BEFORE, _CARD_GAP = 0.02, 0.028


def spread_out(disasters: Sequence[Disaster], rounds: int) -> dict[str, float]:
    """Return the positions of disasters by key: before their survey, those of one round apart.

    None is before time 0.
    """
    of_time: dict[float, int] = defaultdict(int)
    for each in disasters:
        of_time[each.time] += 1
    places = {}
    for each in disasters:
        of_time[each.time] -= 1
        before = BEFORE + _CARD_GAP * of_time[each.time]
        places[each.key] = max(0.0, each.time - before * rounds)
    return places


@dataclass(frozen=True)
class Band:
    """A named interval of time that is shaded through all panels, such as a stage."""

    start: float
    end: float
    name: str  #: Shown above the panels if there is room.
    short: str = ""  #: Shown instead of the name if there is little room.


@dataclass(frozen=True)
class Fork:
    """The start of a second course: a line through all panels, named above."""

    time: float
    name: str  #: Name of the course that begins.


Role = Literal["own", "other", "table"]
Shape = Literal["circle", "triangle", "square", "diamond", "plus", "moon"]


@dataclass(frozen=True)
class Series:
    """One line of a chart."""

    key: str  #: Passed on when a point is picked.
    name: str  #: Shown at the line's end.
    #: One value per survey, from time 0, or per time of `at`; NaN, if undefined, leaves a gap.
    values: tuple[float, ...]
    role: Role = "own"  #: ``own`` is drawn strong, ``other`` lighter, ``table`` dashed.
    shape: Shape = "circle"  #: Shape of the points.
    colour: str = "#0B6477"  #: Colour of line and points; needs a contrast of 3:1 on white.
    #: Values of a second course, at the same times; NaN before it begins. It is dashed, with hollow
    #: points, and drawn only on an axis with `courses`.
    other: tuple[float, ...] = ()
    other_name: str = ""  #: Shown at the second course's end; if empty, `name`.
    at: tuple[float, ...] = ()  #: Times of the values; if empty, 0, 1, 2 and so on.
    #: Indices of values that begin something new: no line goes to them from the value before.
    breaks: tuple[int, ...] = ()

    @property
    def times(self) -> tuple[float, ...]:
        """Times of the values."""
        return self.at or tuple(map(float, range(max(len(self.values), len(self.other)))))


@dataclass(frozen=True)
class Measure:
    """One choice of a line chart."""

    key: str
    name: str  #: Name of the choice, and column heading of the values.
    series: tuple[Series, ...]
    whole: bool = False  #: Whether its values are whole numbers.
    undefined: str = ""  #: Sentence that says why values may be missing.


@dataclass(frozen=True)
class ChartView:
    """One choice of a range chart: the bars of a reef, or of the whole table."""

    key: str
    name: str  #: Name of the choice.
    bars: tuple[Bar, ...]  #: Bars in any order.
    as_given: bool = False  #: Whether they stay in this order, and not by first appearance.


@dataclass(frozen=True)
class Layer:
    """One layer of a stack of abundances."""

    key: str  #: Passed on when it is picked.
    name: str  #: Shown at the stack's end.
    values: tuple[float, ...]  #: Abundances, one per survey, from time 0.
    colour: str  #: Fill colour.
    art: str = ""  #: Id of its drawing; empty if it has none.


@dataclass(frozen=True)
class Picked:
    """What a reader picked in a chart or in its table."""

    #: ``bar`` (a taxon), ``ending`` (the end of its bar), ``point`` (of a series or a layer),
    #: ``other`` (a point of a series' second course) or ``disaster``.
    kind: Literal["bar", "ending", "point", "other", "disaster"]
    key: str  #: Key of the taxon, series, layer or disaster.
    time: float  #: Time of the point or disaster, or a bar's first or last appearance.
