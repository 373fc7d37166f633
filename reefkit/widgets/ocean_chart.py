"""The class as one ocean: who lives at how many tables, and how many types.

The upper panel is a spindle diagram, as palaeontologists draw the fate of groups: a taxon's bar is
as thick as the share of tables that have it. The lower has a line for each table and for all of
them together.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise

from markupsafe import Markup

from reefkit.text import Catalogue, catalogue
from reefkit.widgets.class_charts import nice_ticks
from reefkit.widgets.svg_paper import NUMBER, ChartPaper, apart

WIDTH = 940.0
LEFT, RIGHT = 176.0, 150.0
ROW = 18.5
_HALF = 6.8
"""Half of a bar where every table has the taxon."""
_LEAST = 1.1
"""Half of a bar where none has it for a while, and it comes back."""
_POINT = 7.0
LOWER = 96.0
_HEAD, _NAMES, _FOOT, _GAP = 24.0, 18.0, 40.0, 30.0


@dataclass(frozen=True)
class Ribbon:
    """The range of a taxon over all tables."""

    #: ``art``, ``family``: Ids of its drawing and of its colour.
    art: str
    family: str
    name: str  #: Its name.
    first: int  #: When it was first seen.
    #: From then on, the share of tables that have it, one a time until it was last seen.
    shares: tuple[float, ...]
    note: str  #: What is at its end, such as *5 of 8 tables*.
    lives: bool  #: Whether a table still has it.


@dataclass(frozen=True)
class ChartTrack:
    """One line of the lower panel: values from time 0, NaN where undefined.

    ``role`` is ``ocean`` (strong, with marks), ``mean`` (dashed) or ``table`` (thin).
    """

    name: str
    values: tuple[float, ...]
    role: str = "table"


@dataclass(frozen=True)
class OceanChart:
    """What the chart is told; all texts are rendered."""

    #: ``ribbons``, ``tracks``: What to draw.
    ribbons: tuple[Ribbon, ...]
    tracks: tuple[ChartTrack, ...]
    rounds: int  #: Where time ends.
    #: ``now``, ``together``: The latest times that any table, and that all tables, have come to.
    now: int
    together: int
    titles: tuple[str, str]  #: Of the two panels.
    label: str  #: What time counts.
    coming: str  #: What is over the time that is still to come.
    struck: tuple[tuple[int, str], ...] = ()  #: Disasters that all tables met: time and name.
    said: str = ""  #: What a screen reader reads.
    say: Catalogue = field(default_factory=catalogue)  #: The language of its figures.
    whole: bool = True  #: Whether the lines count something, so that only whole numbers are marked.


# Drawings are recalled: a desk looks at its class twice a second.
@lru_cache(maxsize=4)
def ocean_svg(chart: OceanChart) -> Markup:
    """Return the chart as SVG."""
    upper = _HEAD + _NAMES * _levels(chart)
    bottom = upper + max(1, len(chart.ribbons)) * ROW
    lower = bottom + _GAP
    height = lower + LOWER + _FOOT
    paper = ChartPaper(WIDTH, height)
    frame = _Frame(paper, chart, upper, bottom, lower)
    frame.ground()
    for row, each in enumerate(chart.ribbons):
        frame.ribbon(each, upper + (row + 0.5) * ROW)
    frame.lines()
    frame.disasters()
    return paper.svg(chart.said)


@lru_cache(maxsize=4)
def lines_svg(chart: OceanChart, height: float = 360.0) -> Markup:
    """Return the lower panel alone, large: of something that is no count of types."""
    paper = ChartPaper(WIDTH, height)
    levels = _levels(chart)
    lower = _HEAD + _NAMES * levels
    frame = _Frame(paper, chart, lower, lower, lower, left=60)
    frame.depth = height - lower - _FOOT
    frame.lines(titled=False)
    paper.write((8, 15), chart.titles[1], ("strong",))
    for place, (time, names) in enumerate(_by_round(chart.struck)):
        x, level = frame.x(time), lower - 5 - _NAMES * (place % levels)
        paper.line([(x, lower), (x, lower + frame.depth)], "danger", 1.8, dashes="5 3")
        paper.write((x + 6, level), _together(names), ("danger", "strong", "halo"))
    return paper.svg(chart.said)


@lru_cache(maxsize=4)
def small_svg(chart: OceanChart, width: float = 330.0, height: float = 176.0) -> Markup:
    """Return the lower panel alone, small: for a card on the wall."""
    paper = ChartPaper(width, height)
    top, bottom = 10.0, height - 40
    frame = _Frame(paper, chart, bottom, bottom, top, left=30, right=104)
    frame.depth = bottom - top
    frame.lines(titled=False)
    return paper.svg(chart.said)


class _Frame:
    """Where things are on the paper."""

    def __init__(  # noqa: PLR0913
        self,
        paper: ChartPaper,
        chart: OceanChart,
        upper: float,
        bottom: float,
        lower: float,
        *,
        left: float = LEFT,
        right: float = RIGHT,
    ) -> None:
        self.paper, self.chart = paper, chart
        self.upper, self.bottom, self.lower = upper, bottom, lower
        self.left, self.right = left, paper.width - right
        self.depth = LOWER

    def x(self, time: float) -> float:
        return self.left + (self.right - self.left) * time / max(1, self.chart.rounds)

    def ground(self) -> None:
        paper, chart = self.paper, self.chart
        if chart.now < chart.rounds:
            self._coming(self.upper, self.bottom)
            middle = (self.x(chart.now) + self.right) / 2
            paper.write((middle, self.bottom - 8), chart.coming, ("middle", "ink2", "halo"))
        for time in range(chart.rounds + 1):
            paper.line([(self.x(time), self.upper), (self.x(time), self.bottom)], "mist")
        paper.write((8, 15), chart.titles[0], ("strong",))

    def ribbon(self, ribbon: Ribbon, y: float) -> None:
        paper = self.paper
        paper.token(ribbon.art, (18, y), 18)
        paper.write((34, y + 4.5), ribbon.name)
        last = ribbon.first + len(ribbon.shares) - 1
        half = [max(_LEAST, _HALF * share) for share in ribbon.shares]
        xs = [self.x(ribbon.first + number) for number in range(len(half))]
        if len(half) == 1:
            xs, half = [xs[0] - 4, xs[0] + 4], half * 2
        over = [(x, y - h) for x, h in zip(xs, half, strict=True)]
        under = [(x, y + h) for x, h in zip(xs, half, strict=True)]
        tip = [(xs[-1] + _POINT, y)] if ribbon.lives else []
        paper.shape([*over, *tip, *reversed(under)], ribbon.family, "ink")
        end = xs[-1] + (_POINT if ribbon.lives else 0)
        if not ribbon.lives:
            paper.line([(end, y - 8), (end, y + 8)], "ink", 2.6)
        at_edge = last == self.chart.rounds
        paper.write(
            (self.right + _POINT + 8 if at_edge else end + 8, y + 4.5),
            ribbon.note,
            ("ink2", "halo"),
        )

    def lines(self, *, titled: bool = True) -> None:
        paper, chart = self.paper, self.chart
        floor = self.lower + self.depth
        known = [v for each in chart.tracks for v in each.values if not math.isnan(v)]
        most = max(2, int(self.depth // 36))
        ticks = nice_ticks(max(known, default=0.0), most, whole=chart.whole)
        scale = self._scale(ticks[-1], floor)
        if chart.now < chart.rounds:
            self._coming(self.lower, floor)
        room = (self.right - self.left) / max(1, chart.rounds)
        every = next((each for each in (1, 2, 5, 10) if each * room >= NUMBER), 20)
        for time in range(chart.rounds + 1):
            paper.line([(self.x(time), self.lower), (self.x(time), floor)], "mist")
            if time % every == 0:
                paper.write((self.x(time), floor + 17), str(time), ("middle",))
        for tick in ticks:
            paper.line([(self.left, scale(tick)), (self.right, scale(tick))], "mist")
            paper.write((self.left - 8, scale(tick) + 4.5), chart.say.figure(tick), ("end",))
        if titled:
            paper.write((8, self.lower - 11), chart.titles[1], ("strong",))
        middle = (self.left + self.right) / 2 if titled else paper.width / 2
        paper.write((middle, floor + 34), chart.label, ("middle", "ink2"))
        for role in ("table", "mean", "ocean"):
            for each in chart.tracks:
                if each.role == role:
                    self._track(each, scale)
        self._names(scale, floor)

    def disasters(self) -> None:
        floor, levels = self.lower + self.depth, _levels(self.chart)
        for place, (time, names) in enumerate(_by_round(self.chart.struck)):
            for number in range(len(names)):
                x = self.x(time) - 9 - 7 * (len(names) - 1 - number)
                self.paper.line([(x, self.upper), (x, floor)], "danger", 1.8, dashes="5 3")
            level = _HEAD + 11 + _NAMES * (place % levels)
            self.paper.write(
                (self.x(time) - 9, level), _together(names), ("end", "danger", "strong", "halo")
            )

    def _coming(self, top: float, floor: float) -> None:
        x = self.x(self.chart.now)
        corners = [(x, top), (self.right, top), (self.right, floor), (x, floor)]
        self.paper.shape(corners, "foam")

    def _scale(self, highest: float, floor: float) -> Callable[[float], float]:
        return lambda value: floor - self.depth * value / highest

    def _track(self, track: ChartTrack, scale: Callable[[float], float]) -> None:
        known = [
            (time, (self.x(time), scale(value)))
            for time, value in enumerate(track.values)
            if not math.isnan(value)
        ]
        colour, width, dashes, opacity = _LINES[track.role]
        for (start, here), (end, there) in pairwise(known):
            if end - start > 1:
                continue
            # Beyond where all tables have come, the ocean is of a part of them.
            partly = track.role == "ocean" and end > self.chart.together
            self.paper.line([here, there], colour, width, "2 6" if partly else dashes, opacity)
        if track.role == "ocean":
            for time, at in known:
                self.paper.dot(at, 5, "paper" if time > self.chart.together else "tide", "tide")

    def _names(self, scale: Callable[[float], float], floor: float) -> None:
        ends: list[tuple[float, str, str, str]] = []
        for role, colour in (("ocean", "tide"), ("mean", "ink2"), ("table", "ink2")):
            found = [each for each in self.chart.tracks if each.role == role and each.values]
            lasts = sorted(each.values[-1] for each in found if not math.isnan(each.values[-1]))
            if lasts:
                middle = lasts[len(lasts) // 2]
                ends.append((scale(middle) + 4.5, found[0].name, colour, role))
        x = self.x(self.chart.now) + 10
        places = apart([y for y, *_ in ends], 16, floor + 2)
        for (_, name, colour, role), y in zip(ends, places, strict=True):
            bold = ("strong",) if role == "ocean" else ()
            self.paper.write((x, y), name, (colour, "halo", *bold))


_LINES = {
    "ocean": ("tide", 2.8, "", 1.0),
    "mean": ("ink2", 2.0, "6 4", 1.0),
    "table": ("edge", 1.6, "", 0.75),
}
"""Colour, width, dashes and opacity of the lines."""
_LETTER = 7.2
"""About how wide a letter of a disaster's name is."""


def _levels(chart: OceanChart) -> int:
    rounds = _by_round(chart.struck)
    room = (WIDTH - LEFT - RIGHT) / max(1, chart.rounds)
    wide = any(
        _LETTER * max(len(_together(names)), len(_together(named))) > room * (time - before)
        for (before, named), (time, names) in pairwise(rounds)
    )
    return 2 if wide else int(bool(rounds))


def _by_round(struck: Sequence[tuple[int, str]]) -> list[tuple[int, list[str]]]:
    found: dict[int, list[str]] = {}
    for time, name in struck:
        found.setdefault(time, []).append(name)
    return sorted(found.items())


def _together(names: Sequence[str]) -> str:
    return ", ".join(dict.fromkeys(names))
