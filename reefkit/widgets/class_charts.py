"""Charts of a whole class as SVG: sharp on a projector, in print and in a file.

The class as one ocean, groups side by side, and the gain of each goal between two tests. The
figures along an axis are those of every chart.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise

from babel.numbers import format_percent
from markupsafe import Markup, escape

from reefkit.text import Catalogue, catalogue
from reefkit.text.languages import language
from reefkit.widgets.art import art

# ---- Figures along an axis


def nice_step(least: float, *, whole: bool = False, factors: Sequence[float] = (1, 2, 5)) -> float:
    """Return the next step of 1, 2 or 5 tens, hundreds or tenths.

    Examples
    --------
    >>> nice_step(0.17), nice_step(3.0), nice_step(0.17, whole=True)
    (0.2, 5.0, 1.0)
    """
    tenfold = 10.0 ** math.floor(math.log10(least)) if least > 0 else 1.0
    tenfold = max(1.0, tenfold) if whole else tenfold
    steps = (tenfold * each for each in (*factors, 10))
    return next(each for each in steps if each >= least * (1 - 1e-9))


def nice_ticks(highest: float, most: int, *, whole: bool = False) -> list[float]:
    """Return even ticks from 0 to at least a value, on steps of 1, 2, 2.5, 5 or a tenfold.

    `whole`: Whether only whole numbers make sense; steps of 7 do then, too, and none of 2.5.

    Returns
    -------
    list of float
        Two at least.

    Examples
    --------
    >>> nice_ticks(13, 2, whole=True)
    [0.0, 7.0, 14.0]
    >>> nice_ticks(0.7, 4)
    [0.0, 0.2, 0.4, 0.6, 0.8]
    """
    if not highest > 0 or not math.isfinite(highest):
        return [0.0, 1.0]
    step = nice_step(highest / most, whole=whole, factors=(1, 2, 5, 7) if whole else (1, 2, 2.5, 5))
    steps = math.ceil(highest / step - 1e-9)
    return [round(step * number, 9) for number in range(steps + 1)]


# ---- What an SVG chart is written on: shapes and words in the page's colours

TEXT = 13
"""Size of words, in the chart's own units: one is a pixel where the chart is as wide as drawn."""
# no reader: names of fonts
_FAMILY = "Atkinson Hyperlegible Next, system-ui, Segoe UI, Roboto, DejaVu Sans, sans-serif"


_NUMBER = 18
"""What a number of two digits needs along an axis, so that it does not touch the next."""


class ChartPaper:
    """A chart that is being drawn, `size` being that of its words."""

    def __init__(self, width: float, height: float, size: float = TEXT) -> None:
        self.width, self.height, self.size = width, height, size
        self._drawn: list[str] = []

    @staticmethod
    def colour(name: str) -> str:
        """Return a colour of the palette, by its name; a family's too."""
        palette = art().palette
        return palette.tokens.get(name) or palette.families.get(name, palette.tokens["edge"])

    def line(
        self,
        points: Sequence[tuple[float, float]],
        colour: str,
        width: float = 1,
        dashes: str = "",
        opacity: float = 1,
    ) -> None:
        """Draw a line through points."""
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        faint = f' opacity="{opacity:g}"' if opacity < 1 else ""
        self._drawn.append(
            f'<path d="{_path(points)}" fill="none" stroke="{self.colour(colour)}" '
            f'stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'
            f"{dashed}{faint}/>"
        )

    def shape(
        self, points: Sequence[tuple[float, float]], fill: str, edge: str = "", width: float = 1.3
    ) -> None:
        """Fill the shape between points."""
        drawn = f' stroke="{self.colour(edge)}" stroke-width="{width:g}"' if edge else ""
        self._drawn.append(
            f'<path d="{_path(points)}Z" fill="{self.colour(fill)}" stroke-linejoin="round"'
            f"{drawn}/>"
        )

    def dot(
        self, at: tuple[float, float], radius: float, fill: str, edge: str = "ink", width: float = 1
    ) -> None:
        """Draw a dot."""
        self._drawn.append(
            f'<circle cx="{at[0]:.5g}" cy="{at[1]:.5g}" r="{radius:.3g}" '
            f'fill="{self.colour(fill)}" stroke="{self.colour(edge)}" stroke-width="{width:g}"/>'
        )

    def write(self, at: tuple[float, float], text: str, look: Sequence[str] = ()) -> None:
        """Write words on their base line.

        `at`: Where they begin; end, with ``end``; have their middle, with ``middle``.
        `look`: ``middle`` or ``end``, ``strong``, ``halo`` (a rim that keeps lines off), a colour.
        """
        anchor = next((each for each in look if each in {"middle", "end"}), "start")
        colours = art().palette.tokens.keys() - {"halo"}  # a rim here, and no colour
        colour = next((each for each in look if each in colours), "ink")
        bold = ' font-weight="650"' if "strong" in look else ""
        paper = self.colour("paper")
        rim = f' paint-order="stroke" stroke="{paper}" stroke-width="3"' if "halo" in look else ""
        self._drawn.append(
            f'<text x="{at[0]:.5g}" y="{at[1]:.5g}" text-anchor="{anchor}" '
            f'fill="{self.colour(colour)}"{bold}{rim}>{escape(text)}</text>'
        )

    def token(self, art_id: str, at: tuple[float, float], size: float) -> None:
        """Draw an organism with its middle at a point."""
        drawn = art().svg(art_id, size)
        x, y = at[0] - size / 2, at[1] - size / 2
        self._drawn.append(f'<g transform="translate({x:.5g} {y:.5g})">{drawn}</g>')

    def svg(self, label: str, kind: str = "rk-class-chart") -> Markup:
        """Return the chart, as wide as the room it gets; `kind` is its CSS class."""
        return Markup(
            '<svg xmlns="http://www.w3.org/2000/svg" class="{}" viewBox="0 0 {} {}" '
            'role="img" aria-label="{}" font-size="{}" font-family="{}">{}</svg>'
        ).format(
            kind,
            f"{self.width:g}",
            f"{self.height:g}",
            label,
            f"{self.size:g}",
            _FAMILY,
            Markup("".join(self._drawn)),  # noqa: S704  # numbers, colours, escaped words
        )


def _path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.5g} {y:.5g}" for x, y in points)


def apart(places: Sequence[float], least: float, lowest: float) -> list[float]:
    """Move labels apart that stand too close, as little as can be, in the order they stand.

    `least`: How far apart two have to be.
    `lowest`: How far down the last may stand.

    Examples
    --------
    >>> apart([10.0, 12.0, 50.0], 15, 60)
    [10.0, 25.0, 50.0]
    >>> apart([10.0, 52.0, 55.0], 15.0, 60.0)
    [10.0, 45.0, 60.0]
    """
    order = sorted(range(len(places)), key=lambda number: places[number])
    found = list(places)
    for before, number in pairwise(order):
        found[number] = max(found[number], found[before] + least)
    room = lowest
    for number in reversed(order):
        found[number] = min(found[number], room)
        room = found[number] - least
    return found


# ---- The class as one ocean: who lives at how many tables, and how many types, on one time
#
# The upper panel is a spindle diagram, as palaeontologists draw the fate of groups: a taxon's bar
# is as thick as the share of tables that have it. The lower has a line for each table and for all
# of them together.

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
    note: str  #: What stands at its end, such as *5 of 8 tables*.
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
    """What the chart is told; all texts are said already."""

    #: ``ribbons``, ``tracks``: What to draw.
    ribbons: tuple[Ribbon, ...]
    tracks: tuple[ChartTrack, ...]
    rounds: int  #: Where time ends.
    #: ``now``, ``together``: The latest times that any table, and that all tables, have come to.
    now: int
    together: int
    titles: tuple[str, str]  #: Of the two panels.
    label: str  #: What time counts.
    coming: str  #: What stands over the time that is still to come.
    struck: tuple[tuple[int, str], ...] = ()  #: Disasters that all tables met: time and name.
    said: str = ""  #: What a screen reader says.
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
    """Where things stand on the paper."""

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
        every = next((each for each in (1, 2, 5, 10) if each * room >= _NUMBER), 20)
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


# ---- Groups side by side: every reef a dot, the mean of each group a stroke

Scale = Callable[[float], float]
STRIPS_LEFT, STRIPS_RIGHT = 232.0, 96.0
_STRIPS_HEAD, _STRIPS_FOOT = 26.0, 44.0
_HIGHEST, _LOWEST = 96.0, 30.0
_TALL = 330.0
"""Height of the rows together, as far as they fit."""


@dataclass(frozen=True)
class Strip:
    """One group."""

    #: ``name``, ``note``: What it is called, and what stands below: how many there are.
    name: str
    note: str
    values: tuple[float, ...]  #: One a reef.
    mean: float  #: Their mean.
    said: str  #: How the mean is said at the right.
    art: str = ""  #: The id of a drawing beside its name; empty for none.


@lru_cache(maxsize=8)
def strips_svg(
    strips: tuple[Strip, ...], say: Catalogue, *, title: str, label: str, said: str
) -> Markup:
    """Return groups as SVG."""
    row = max(_LOWEST, min(_HIGHEST, _TALL / max(1, len(strips))))
    floor = _STRIPS_HEAD + row * max(1, len(strips))
    paper = ChartPaper(WIDTH, floor + _STRIPS_FOOT)
    highest = max((value for each in strips for value in each.values), default=0.0)
    ticks = nice_ticks(highest, 8, whole=True)
    wide = WIDTH - STRIPS_LEFT - STRIPS_RIGHT

    def x(value: float) -> float:
        return STRIPS_LEFT + wide * value / ticks[-1]

    paper.write((8, 15), title, ("strong",))
    for tick in ticks:
        paper.line([(x(tick), _STRIPS_HEAD), (x(tick), floor)], "mist")
        paper.write((x(tick), floor + 17), say.figure(tick), ("middle",))
    paper.write((STRIPS_LEFT + wide / 2, floor + 36), label, ("middle", "ink2"))
    for number, each in enumerate(strips):
        middle = _STRIPS_HEAD + (number + 0.5) * row
        if number:
            paper.line([(8, middle - row / 2), (WIDTH - 8, middle - row / 2)], "mist")
        _strip(paper, each, middle, row, x)
    return paper.svg(said)


def _strip(paper: ChartPaper, strip: Strip, middle: float, row: float, x: Scale) -> None:
    left = 34.0 if strip.art else 8.0
    if strip.art:
        paper.token(strip.art, (18, middle), 20)
    two = row > 38
    paper.write((left, middle + (-3 if two else 4.5)), strip.name)
    if two:
        paper.write((left, middle + 14), strip.note, ("ink2",))
    else:
        paper.write((STRIPS_LEFT - 12, middle + 4.5), strip.note, ("end", "ink2"))
    half = row / 2 - 4
    paper.line([(x(strip.mean), middle - half), (x(strip.mean), middle + half)], "tide", 4)
    many = max(Counter(strip.values).values(), default=1)
    apart = min(9.0, 2 * (half - 4) / max(1, many - 1))
    placed: Counter[float] = Counter()
    for value in sorted(strip.values):
        beside = Counter(strip.values)[value]
        y = middle + (placed[value] - (beside - 1) / 2) * apart
        placed[value] += 1
        paper.dot((x(value), y), 4.6, "gold", "ink", 1.3)
    paper.write((WIDTH - 8, middle + 4.5), strip.said, ("end", "strong"))


# ---- Gain by goal, as one SVG: where a class stood before and after, and how
# sure the difference is
#
# Nothing moves and nothing is picked, so it is a picture and no widget of its own; a table beside
# it says the same.

_GAIN_WIDTH = 600
_GAIN_LEFT, _GAIN_MIDDLE, _GAIN_GAP = 112, 210, 56
_GAIN_ROW, _GAIN_TOP, _GAIN_FOOT = 46, 40, 34
_GAIN_HALF = 0.5


@dataclass(frozen=True)
class GainLine:
    """One row of the chart; texts are said already."""

    #: ``name``, ``note``: What it is about, and what it is from.
    name: str
    note: str
    #: ``before``, ``after``: Shares from 0 to 1.
    before: float
    after: float
    #: ``difference``, ``low``, ``high``: Of the two, with its interval; NaN for none.
    difference: float
    low: float
    high: float


@dataclass(frozen=True)
class GainWords:
    """What stands on the chart; said already."""

    title: str
    before: str
    after: str
    share: str
    difference: str
    none: str


def gain_chart_svg(lines: Sequence[GainLine], words: GainWords, say: Catalogue) -> Markup:
    """Return the chart, lines from top to bottom; a screen reader says its title."""
    height = _GAIN_TOP + _GAIN_ROW * len(lines) + _GAIN_FOOT
    paper, most = ChartPaper(_GAIN_WIDTH, height), axis_end(lines)
    _gain_axes(paper, words, most, say)
    for number, line in enumerate(lines):
        _gain_row(paper, line, _GAIN_TOP + _GAIN_ROW * number + 18, most)
    if not lines:
        paper.write((8, _GAIN_TOP + 8), words.none)
    return paper.svg(words.title, "rk-gain-chart")


def share_at(share: float) -> float:
    """Return where a share from 0 to 1 stands along the chart."""
    return _GAIN_LEFT + _GAIN_MIDDLE * min(max(share, 0.0), 1.0)


def difference_at(difference: float, most: float = 1.0) -> float:
    """Return where a difference stands along the chart, whose axis ends at `most` either way."""
    left = _GAIN_LEFT + _GAIN_MIDDLE + _GAIN_GAP
    width = _GAIN_WIDTH - left - 24
    return left + width * (min(max(difference / most, -1.0), 1.0) + 1) / 2


def axis_end(lines: Sequence[GainLine]) -> float:
    """Return where the axis of differences ends: at half, or at all where a line needs it."""
    ends = [each for line in lines for each in (line.difference, line.low, line.high)]
    largest = max((abs(each) for each in ends if not math.isnan(each)), default=0.0)
    return 0.5 if largest <= _GAIN_HALF else 1.0


def _gain_axes(paper: ChartPaper, words: GainWords, most: float, say: Catalogue) -> None:
    bottom = paper.height - _GAIN_FOOT
    where = language(say.locale)
    grid = [(share_at(at), format_percent(at, locale=where)) for at in (0, 0.5, 1)]
    ticks = [(at, 100 * at * most) for at in (-1, 0, 1)]
    spread = [(difference_at(at), f"{each:+.0f}" if each else "0") for at, each in ticks]
    for at, label in (*grid, *spread):
        paper.line([(at, _GAIN_TOP - 6), (at, bottom)], "edge" if label == "0" else "mist")
        paper.write((at, bottom + 16), label.replace("-", "\u2212"), ("middle", "ink2"))
    for at, text in ((share_at(0.5), words.share), (difference_at(0), words.difference)):
        paper.write((at, 16), text, ("middle", "strong"))
    for x, text, fill in ((8, words.before, "paper"), (78, words.after, "tide")):
        paper.dot((x, paper.height - 10), 5, fill, "tide", 2)
        paper.write((x + 10, paper.height - 6), text)


def _gain_row(paper: ChartPaper, line: GainLine, y: float, most: float) -> None:
    paper.write((8, y), line.name, ("strong",))
    paper.write((8, y + 16), line.note, ("ink2",))
    if math.isnan(line.difference):
        return
    was, now = share_at(line.before), share_at(line.after)
    paper.line([(was, y), (now, y)], "tide", 2.6)
    paper.dot((was, y), 6, "paper", "tide", 2.4)
    paper.dot((now, y), 6, "tide", "tide")
    if not math.isnan(line.low):
        ends = [difference_at(each, most) for each in (line.low, line.high)]
        paper.line([(at, y) for at in ends], "ink", 1.8)
        for at in ends:
            paper.line([(at, y - 5), (at, y + 5)], "ink", 1.8)
    x = difference_at(line.difference, most)
    paper.shape(
        [(x - 4.5, y - 4.5), (x + 4.5, y - 4.5), (x + 4.5, y + 4.5), (x - 4.5, y + 4.5)], "ink"
    )
