"""What charts are told: bars, disasters, series, measures; and what they tell back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Bar:
    """The range of one taxon.

    Parameters
    ----------
    taxon
        Its key, told when the bar is picked.
    name
        Its name.
    art
        The id of its drawing in the page's sheet of symbols.
    family
        The key of its colour.
    first, last
        When it was seen first and last, on the chart's time.
    ending
        Said at the bar's end (``extirpated``); nothing while the taxon is alive.
    spans
        The pieces of a range with gaps, each from its first to its last time, in order: the first
        begins with `first`, the last ends with `last`. Empty: one piece.
    """

    taxon: str
    name: str
    art: str
    family: str
    first: float
    last: float
    ending: str = ""
    spans: tuple[tuple[float, float], ...] = ()

    @property
    def pieces(self) -> tuple[tuple[float, float], ...]:
        """The pieces that are drawn."""
        return self.spans or ((self.first, self.last),)


@dataclass(frozen=True)
class Disaster:
    """An event that is drawn as a line through all panels.

    Parameters
    ----------
    time
        The survey that it came before; several of one time stand apart, in the order given.
    name
        Its name, written once above the panels; empty: the line alone.
    key
        Told when it is picked.
    """

    time: float
    name: str
    key: str


@dataclass(frozen=True)
class Band:
    """A named interval of time that is shaded through all panels, such as a stage.

    Parameters
    ----------
    start, end
        From when to when.
    name
        Written above it, where there is room.
    short
        Written in its place where there is little.
    """

    start: float
    end: float
    name: str
    short: str = ""


@dataclass(frozen=True)
class Fork:
    """Where a second course of things begins: a line through all panels, named above.

    Parameters
    ----------
    time
        When.
    name
        What begins.
    """

    time: float
    name: str


Role = Literal["own", "other", "table"]
Shape = Literal["circle", "triangle", "square", "diamond", "plus", "moon"]


@dataclass(frozen=True)
class Series:
    """One line of a chart.

    Parameters
    ----------
    key
        Told when a point is picked.
    name
        Written at the line's end.
    values
        One a survey, from time 0; NaN where it is undefined, which leaves a gap.
    role
        ``own`` is drawn strong, ``other`` lighter, ``table`` dashed.
    shape
        Of its points.
    colour
        Of the line and its points, at least 3:1 on white.
    other
        The line's second course, one value a survey, from time 0; NaN before it begins. It is
        dashed and its points are hollow.
    other_name
        Written at the second course's end.
    """

    key: str
    name: str
    values: tuple[float, ...]
    role: Role = "own"
    shape: Shape = "circle"
    colour: str = "#0B6477"
    other: tuple[float, ...] = ()
    other_name: str = ""


@dataclass(frozen=True)
class Measure:
    """One choice of a chart of lines.

    Parameters
    ----------
    key
        Its key.
    name
        What the reader chooses, and the title of the values.
    series
        Its lines.
    whole
        Whether its values are whole numbers.
    undefined
        A sentence that says why values may be wanting.
    """

    key: str
    name: str
    series: tuple[Series, ...]
    whole: bool = False
    undefined: str = ""


@dataclass(frozen=True)
class View:
    """One choice of a range chart: the bars of a reef, or of the whole table.

    Parameters
    ----------
    key
        Its key.
    name
        What the reader chooses.
    bars
        Its bars, in any order.
    """

    key: str
    name: str
    bars: tuple[Bar, ...]


@dataclass(frozen=True)
class Layer:
    """One layer of a stack of abundances.

    Parameters
    ----------
    key
        Told when it is picked.
    name
        Written at the stack's end.
    values
        How many, one a survey, from time 0.
    colour
        Its fill.
    art
        The id of its drawing in the page's sheet of symbols, if it has one.
    """

    key: str
    name: str
    values: tuple[float, ...]
    colour: str
    art: str = ""


@dataclass(frozen=True)
class Picked:
    """What a reader picked in a chart or in its table.

    Parameters
    ----------
    kind
        ``bar`` (a taxon), ``ending`` (the end of its bar), ``point`` (of a series or a layer),
        ``other`` (a point of a series' second course) or ``disaster``.
    key
        The taxon's, series', layer's or disaster's key.
    time
        When: of a bar its first appearance.
    """

    kind: Literal["bar", "ending", "point", "other", "disaster"]
    key: str
    time: float
