"""What charts are told and tell back, and the time that all panels of a sheet share.

Bars, disasters, series and measures; rounds, what is still to come. bqplot is imported here, once
and quietly, and its models are set without a message when nothing changed.
"""

from __future__ import annotations

import warnings
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from reefkit.text import Catalogue, Message, catalogue, message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence


# ---- bqplot, imported once and quietly: its scales use a way of traitlets that is on its way out

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import bqplot as bqplot  # type: ignore[import-untyped]  # noqa: PLC0414  # given out from here


# ---- Colours and sizes of charts, after the art direction; text and dashes are in ``charts.css``

INK = "#10303D"
INK2 = "#40606C"
MIST = "#DDECEC"
FOAM = "#F2F8F7"
BAND = "#E7F4F2"
"""Every second band of time: half of the quiet fill of a current phase."""
DANGER = "#A63022"
TIDE = "#0B6477"
PAPER = "#FFFFFF"

NOMINAL_WIDTH = 484
"""Width in pixels for which margins are computed: the evidence column of a school laptop."""
LEFT, RIGHT = 146, 31
"""Margins in pixels, the same in all panels of a sheet, so that a time has one place."""
END_LABEL = 125
"""Pixels that the longest label at a line's end wants."""
ROW = 17
"""Pixels of one bar's row in a range chart, where there is room."""
BAR = 9 / 17
"""The share of its row that a bar takes."""


# ---- Setting bqplot's models without a message when nothing changed


def put(widget: Any, **values: Any) -> bool:  # noqa: ANN401  # bqplot is untyped
    """Set those traits that differ, in one message.

    Parameters
    ----------
    widget
        A bqplot model.
    **values
        Its traits. Arrays are compared by value, undefined ones being equal.

    Returns
    -------
    bool
        Whether anything was sent.
    """
    changed = {name: value for name, value in values.items() if not _same(widget, name, value)}
    if changed:
        with widget.hold_sync():
            for name, value in changed.items():
                setattr(widget, name, value)
    return bool(changed)


def _same(widget: Any, name: str, value: object) -> bool:  # noqa: ANN401
    now = getattr(widget, name)
    if isinstance(value, np.ndarray) or isinstance(now, np.ndarray):
        if now is None or value is None:
            return now is value
        # bqplot keeps the one curve of an array of curves without its axis
        old, new = np.asarray(now).squeeze(), np.asarray(value).squeeze()
        if old.shape != new.shape or old.dtype.kind != new.dtype.kind:
            return False
        return bool(np.array_equal(old, new, equal_nan=new.dtype.kind == "f"))
    return bool(now == value)


def curves(rows: list[list[float]], length: int = 2) -> np.ndarray:
    """Return curves of equal length as the array that a mark of lines takes.

    Parameters
    ----------
    rows
        One list a curve; shorter ones end by repeating their last value.
    length
        At least so many points.

    Returns
    -------
    ndarray of float64, shape (curves, points)
        With one curve of no length where there is none: bqplot cannot draw an empty array.
    """
    rows = rows or [[0.0]]
    length = max(length, *(len(row) for row in rows))
    return np.array([row + [row[-1]] * (length - len(row)) for row in rows], dtype=np.float64)


# ---- What charts are told: bars, disasters, series, measures; and what they tell back


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


# ---- The time that all panels of a sheet share: rounds, what is still to come, disasters

# How far before its survey the last disaster of a round stands, and how far apart two stand, as
# shares of the whole axis: 6 and 9 pixels where a plot is 300 wide.
_BEFORE, _APART = 0.02, 0.028
# The steps of its figures: as few as say enough.
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000)
_MOST_STEPS = 10


class TimeAxis:
    """The horizontal axis that panels share, so that a time stands at one place in all of them.

    Parameters
    ----------
    rounds
        Where time ends.
    label
        What the axis counts.
    left
        Pixels at the left of all panels, for names and figures.
    exact
        Whether events stand at their own time: on an axis of many short steps. Else they stand just
        before the survey that followed.
    band_head
        What a band of time is called in tables, such as "stage"; empty: time has no bands.
    courses
        Whether things may take a second course on it.
    say
        The catalogue of the reader's language.

    Examples
    --------
    >>> axis = TimeAxis(4, "millions of years since the game began")
    >>> axis.show(2, [Disaster(1, "coral disease", "1-coral-disease")])
    >>> [round(x, 2) for x in axis.places.values()]
    [0.92]
    """

    def __init__(  # noqa: PLR0913  # what all panels share
        self,
        rounds: int,
        label: str,
        *,
        left: int = LEFT,
        exact: bool = False,
        band_head: str = "",
        courses: bool = False,
        say: Catalogue | None = None,
    ) -> None:
        if rounds < 1:
            raise ValueError("time has at least one round")
        self.rounds = rounds
        self.label = label
        self.left = left
        self.exact = exact
        self.band_head = band_head
        self.courses = courses
        self.say = say or catalogue()
        self.now = 0.0
        self.disasters: tuple[Disaster, ...] = ()
        self.bands: tuple[Band, ...] = ()
        self.fork: Fork | None = None
        self.places: Mapping[str, float] = {}
        self._changed: list[Callable[[], None]] = []
        self.scale = bqplot.LinearScale(min=0.0, max=float(rounds), allow_padding=False)
        self.unit = bqplot.LinearScale(min=0.0, max=1.0, allow_padding=False)
        step = next(each for each in _STEPS if rounds <= _MOST_STEPS * each)
        self.axis = bqplot.Axis(
            scale=self.scale,
            label=label,
            grid_lines="solid",
            grid_color=MIST,
            tick_values=np.arange(0, rounds + 1, step),
            tick_format="d",
            label_offset="30px",
        )
        self._draw()
        self._place_band()

    def _draw(self) -> None:
        """Make the marks that all panels share; nothing is on them yet."""
        scales = {"x": self.scale, "y": self.unit}
        self.band = bqplot.Lines(
            scales=scales, close_path=True, fill="inside", fill_colors=[FOAM], stroke_width=0.0,
            colors=[FOAM], fill_opacities=[0.75],
            x=curves([[0.0] * 4]), y=curves([[0.0, 1.0, 1.0, 0.0]]),
        )  # fmt: skip
        # bqplot's own dashes are too long; charts.css knows disasters by this style
        self.lines = bqplot.Lines(
            scales=scales, line_style="dotted", colors=[DANGER], stroke_width=1.8,
            x=curves([]), y=curves([]),
        )  # fmt: skip
        shades = {"scales": scales, "close_path": True, "fill": "inside", "stroke_width": 0.0}
        self._shades = bqplot.Lines(
            **shades, colors=[BAND], fill_colors=[BAND], fill_opacities=[1.0], x=curves([]),
            y=curves([]),
        ) if self.band_head else None  # fmt: skip
        self._fork = bqplot.Lines(
            scales=scales, colors=[TIDE], stroke_width=2.0, x=curves([]), y=curves([]),
        ) if self.courses else None  # fmt: skip

    @property
    def under(self) -> list[Any]:
        """The marks that lie below what a chart draws."""
        return [*([self._shades] if self._shades else []), self.band]

    @property
    def over(self) -> list[Any]:
        """The marks that lie over what a chart draws."""
        return [self.lines, *([self._fork] if self._fork else [])]

    def show(
        self,
        now: float,
        disasters: Sequence[Disaster] = (),
        *,
        bands: Sequence[Band] = (),
        fork: Fork | None = None,
    ) -> None:
        """Show how far time has come, and what befell until then.

        Parameters
        ----------
        now
            The time of the last survey, from 0 to the number of rounds.
        disasters
            In the order in which they came.
        bands
            Of an axis that has a `band_head`, in their order; every second one is shaded.
        fork
            Where a second course begins, on an axis that has `courses`.

        Raises
        ------
        ValueError
            When something lies outside time, or the axis was not made for it.
        """
        if not 0 <= now <= self.rounds:
            raise ValueError("now lies between the beginning and the last round")
        if (bands and not self.band_head) or (fork and not self.courses):
            raise ValueError("an axis is told when it is made that it has bands or courses")
        if any(not 0 <= each.start <= each.end <= self.rounds for each in bands):
            raise ValueError("a band lies within time")
        if fork and not 0 <= fork.time <= self.rounds:
            raise ValueError("a course begins within time")
        wanted = (float(now), tuple(disasters), tuple(bands), fork)
        if wanted == (self.now, self.disasters, self.bands, self.fork):
            return
        self.now, self.disasters, self.bands, self.fork = wanted
        if self.exact:
            self.places = {each.key: each.time for each in self.disasters}
        else:
            self.places = _stand_apart(self.disasters, self.rounds)
        xs = [[x, x] for x in self.places.values()]
        put(self.lines, x=curves(xs), y=curves([[0.0, 1.0]] * len(xs)))
        self._place_band()
        self._place_shades()
        for call in self._changed:
            call()

    def on_change(self, call: Callable[[], None]) -> None:
        """Have charts drawn again when time moved on."""
        self._changed.append(call)

    @property
    def right(self) -> int:
        """Pixels to leave free at the right, so that labels at the lines' ends have room."""
        to_come = (self.rounds - self.now) / self.rounds
        wide = NOMINAL_WIDTH - self.left
        if to_come * wide + RIGHT * (1 - to_come) >= END_LABEL:
            return RIGHT
        return round((END_LABEL - to_come * wide) / (1 - to_come))

    def top_labels(self) -> list[dict[str, object]]:
        """Return what stands above the panels: disasters of one time together, over their lines."""
        together = defaultdict(list)
        for each in self.disasters:
            if each.name:
                together[each.time].append(each)
        begins = [] if self.fork is None else [
            {"x": self.fork.time, "text": self.fork.name, "fork": True}
        ]  # fmt: skip
        return begins + [
            {
                "x": sum(self.places[each.key] for each in group) / len(group),
                "text": self.say.render(
                    message("charts-together", names=[each.name for each in group])
                ),
            }
            for group in together.values()
        ]

    def band_labels(self) -> list[dict[str, object]]:
        """Return what stands above each band."""
        return [
            {"x": each.start, "x2": each.end, "text": each.name, "short": each.short}
            for each in self.bands
        ]

    def band_at(self, time: float) -> str:
        """Return the name of the band in which a time lies: of two that meet there, the first."""
        return next((each.name for each in self.bands if each.start <= time <= each.end), "")

    def summary(self) -> list[Message]:
        """Return what a screen reader says of the bands and of where a second course begins."""
        said = []
        if self.bands:
            names = [
                message("charts-band", name=each.name, start=each.start, end=each.end)
                for each in self.bands
            ]
            said.append(message("charts-bands", head=self.band_head, names=names))
        if self.fork is not None:
            said.append(message("charts-fork", name=self.fork.name, time=self.fork.time))
        return said

    def picks(self) -> dict[str, Picked]:
        """Return what can be picked in any panel, by key."""
        return {
            f"disaster:{each.key}": Picked("disaster", each.key, each.time)
            for each in self.disasters
        }

    def _place_shades(self) -> None:
        if self._shades:
            shaded = [(each.start, each.end) for each in self.bands[1::2]]
            put(
                self._shades,
                x=curves([[start, start, end, end] for start, end in shaded], 4),
                y=curves([[0.0, 1.0, 1.0, 0.0]] * len(shaded), 4),
            )
        if self._fork:
            begins = [] if self.fork is None else [[self.fork.time] * 2]
            put(self._fork, x=curves(begins), y=curves([[0.0, 1.0]] * len(begins)))

    def _place_band(self) -> None:
        # Wide as nothing when time is over: a mark of no points cannot be drawn.
        start, end = self.now, float(self.rounds)
        put(self.band, x=curves([[start, start, end, end]]))


def _stand_apart(disasters: Sequence[Disaster], rounds: int) -> dict[str, float]:
    """Return where each disaster stands: just before its survey, those of one round apart."""
    of_time: dict[float, int] = defaultdict(int)
    for each in disasters:
        of_time[each.time] += 1
    places = {}
    for each in disasters:
        of_time[each.time] -= 1
        before = _BEFORE + _APART * of_time[each.time]
        places[each.key] = max(0.0, each.time - before * rounds)
    return places
