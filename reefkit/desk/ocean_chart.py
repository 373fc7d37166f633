"""Charts of the class as one ocean: the ranges of its types, and the number of types through time.

The upper panel is a spindle diagram, as palaeontologists draw the fate of groups: a taxon's bar is
as thick as the share of tables that have it. The lower has a line for each table, for the mean of
the sites, and for all tables together.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Literal

from markupsafe import Markup

from reefkit.desk.class_data import ClassSeries, Ocean, OceanRange
from reefkit.text import Catalogue, message
from reefkit.widgets.figure import Axes, Figure, LinearScale, filled, spread_labels, ticks_to
from reefkit.widgets.figure.described import DataLine, DataRange, Described, FigureData
from reefkit.widgets.pictured import pictured

if TYPE_CHECKING:
    from reefkit.data_lab.drawing import CategoryLook
    from reefkit.widgets.figure import Point

WIDTH = 940.0
LEFT, RIGHT = 176.0, 150.0
ROW = 18.5
_HALF = 6.8
"""Half the thickness, in pixels, of a bar at times when every table has the taxon."""
_LEAST = 1.1
"""Least half thickness: a bar goes on while no table has the taxon and it comes back later."""
_POINT = 7.0
"""Pixels of the tip that ends the bar of a living taxon."""
LOWER = 96.0
_HEAD, _NAMES, _FOOT, _GAP = 24.0, 18.0, 40.0, 30.0
_NUMBER = 18
"""Pixels for a number of two digits along an axis, so that it does not touch the next."""
_LETTER = 7.2
"""Mean width of a letter of a disaster's name, in pixels."""
_LINES = {
    "table": ("edge", 1.6, "", 0.75),
    "mean": ("ink2", 2.0, "6 4", 1.0),
    "ocean": ("tide", 2.8, "", 1.0),
}
"""Colour, width, dashes and opacity of the lines."""
_MOST_NAMED = 2
"""Maximum number of tables with the highest value that are named beside their lines."""
_LineEnd = tuple[float, str, str]
"""Height of a line's end, its name, and its role, or its table's number."""
_LANE = 15.0
"""Height of a table's row of changes."""
_MOST_LIFT = 12.0
"""Pixels over which equal lines of all tables are spread."""
_RISE, _FALL = "M0,-5L5,4H-5Z", "M0,5L5,-4H-5Z"
Lines = dict[str, tuple[str, Sequence[tuple[float, ...]]]]
"""For each role, the lines' name, and each line's values from time 0; NaN if undefined."""
Struck = list[tuple[int, list[str]]]
"""Rounds with disasters, in order, and the names of these."""


def ocean_svg(ocean: Ocean, say: Catalogue) -> Markup:
    """Draw the ranges of the class's types, and below them the numbers of living types."""
    struck = _struck(ocean, say)
    levels = _levels(ocean, struck)
    upper = _HEAD + _NAMES * levels
    bottom = upper + max(1, len(ocean.ranges)) * ROW
    lower = bottom + _GAP
    floor = lower + LOWER
    drawing = _drawing(ocean, None, say, (WIDTH, floor + _FOOT), (LEFT, RIGHT))
    figure, x = drawing.figure, drawing.x
    drawing.ranges(upper, bottom)
    figure.text((8, lower - 11), say.render(message("desk-data-title-types")), ("strong",))
    drawing.lines(lower, floor)
    for place, (time, names) in enumerate(struck):
        for number in range(len(names)):
            at = x(time) - 9 - 7 * (len(names) - 1 - number)
            figure.line([(at, upper), (at, floor)], "danger", 1.8, "5 3")
        level = (x(time) - 9, _HEAD + 11 + _NAMES * (place % levels))
        figure.text(level, _together(names), ("end", "danger", "strong", "halo"))
    return pictured(figure.svg(), "ocean", drawing.told_ranges(), drawing.told_lines())


def series_svg(ocean: Ocean, shown: ClassSeries, say: Catalogue) -> Markup:
    """Draw a series of every table, named, and their mean; and what changed at the tables."""
    from reefkit.data_lab.drawing import looks  # noqa: PLC0415  # pandas: when it is seen

    struck, height = _struck(ocean, say), 360.0
    levels = _levels(ocean, struck)
    top, floor = _HEAD + _NAMES * levels, height - _FOOT
    beside = [each for each in ocean.series if each.about.changes and each is not shown]
    below = (_NAMES + _LANE * len(ocean.tables)) * len(beside)
    drawing = _drawing(ocean, shown, say, (WIDTH, height + below), (60, RIGHT))
    drawing = replace(drawing, looks=looks())
    figure, x = drawing.figure, drawing.x
    drawing.lines(top, floor)
    for each in beside:
        drawing.changes(each, height)
    figure.text((8, 15), say.render(shown.about.name), ("strong",))
    for place, (time, names) in enumerate(struck):
        figure.line([(x(time), top), (x(time), floor)], "danger", 1.8, "5 3")
        # Above the highest lines, which `_lift` may raise.
        level = (x(time) + 6, top - 13 - _NAMES * (place % levels))
        figure.text(level, _together(names), ("danger", "strong", "halo"))
    return pictured(figure.svg(), "series", drawing.told_lines())


def small_svg(ocean: Ocean, shown: ClassSeries | None, say: Catalogue) -> Markup:
    """Draw the lines of a series for a card on the wall, or with None of the numbers of types."""
    drawing = _drawing(ocean, shown, say, (330, 176), (30, 124))
    drawing.lines(10, 176 - _FOOT, steps=False)
    return drawing.figure.svg()


@dataclass(frozen=True)
class _OceanDrawing:
    ocean: Ocean
    shown: ClassSeries | None
    say: Catalogue
    figure: Figure
    x: LinearScale
    #: Colours and signs of tables, in turn; without them their lines have no names.
    looks: tuple[CategoryLook, ...] = ()

    def ranges(self, top: float, floor: float) -> None:
        self._coming(top, floor)
        if self._now < self.ocean.rounds:
            middle = (self.x(self._now) + self.x.end) / 2
            coming = self._words("desk-data-coming")
            self.figure.text((middle, floor - 8), coming, ("middle", "ink2", "halo"))
        axes = Axes(self.figure, self.x, LinearScale(0, 1, floor, top))
        axes.along(range(self.ocean.rounds + 1))
        self.figure.text((8, 15), self._words("desk-data-title-ranges"), ("strong",))
        for row, each in enumerate(self.ocean.ranges):
            self._spindle(top + (row + 0.5) * ROW, each)

    def lines(self, top: float, floor: float, *, steps: bool = True) -> None:
        rounds, figure, lines = self.ocean.rounds, self.figure, self._lines()
        known = [n for _, of in lines.values() for each in of for n in each if not math.isnan(n)]
        whole = self.shown is None or self.shown.about.whole
        ticks = ticks_to(max(known, default=0.0), max(2, int((floor - top) // 36)), whole=whole)
        axes = Axes(figure, self.x, LinearScale(0, ticks[-1], floor, top))
        self._coming(top, floor)
        room = (self.x.end - self.x.start) / max(1, rounds)
        every = next((each for each in (1, 2, 5, 10) if each * room >= _NUMBER), 20)
        axes.along(range(rounds + 1), lambda time: "" if time % every else str(time))
        axes.up(ticks, self.say.figure)
        middle = (self.x.start + self.x.end) / 2 if self.x.start == LEFT else figure.width / 2
        label = self.say.render(self.ocean.label) if self.ocean.label is not None else ""
        figure.text((middle, floor + 34), label, ("middle", "ink2"))
        for role, (_, tracks) in lines.items():
            for number, values in enumerate(tracks):
                self._track(axes, role, values, number)
        self._names(axes, lines)
        if steps:
            figure.step_through(self.told_lines(), axes.at)

    def told_lines(self) -> Described:
        """Return the descriptions of the lines: each table's by its name, and their mean."""
        tables = [table.name for table in self.ocean.tables]
        lines = [
            DataLine(tables[number] if role == "table" else name, tuple(enumerate(values)))
            for role, (name, tracks) in self._lines().items()
            for number, values in enumerate(tracks)
        ]
        title = self._words("desk-data-title-types")
        title = self.say.render(self.shown.about.name) if self.shown else title
        return self._told(title, "lines", lines=tuple(lines))

    def told_ranges(self) -> Described:
        """Return the descriptions of the ranges."""
        gone = self._words("desk-data-gone")
        ranges = [
            DataRange(self.say.render(each.taxon.name), each.first, each.last,
                      "" if each.lives else gone)
            for each in self.ocean.ranges
        ]  # fmt: skip
        return self._told(self._words("desk-data-title-ranges"), "ranges", ranges=tuple(ranges))

    def _told(self, title: str, kind: Literal["lines", "ranges"], **found: Any) -> Described:  # noqa: ANN401
        label = self.say.render(self.ocean.label) if self.ocean.label is not None else ""
        events = [(time, name) for time, names in _struck(self.ocean, self.say) for name in names]
        data = FigureData(title, kind, label, title, events=tuple(events), **found)
        return Described(data, self.say)

    @property
    def _now(self) -> int:
        return max(len(self.ocean.come) - 1, 0)

    def _words(self, id_: str, **values: object) -> str:
        return self.say.render(message(id_, **values))

    def _coming(self, top: float, floor: float) -> None:
        if self._now < self.ocean.rounds:
            self.figure.box((self.x(self._now), top), (self.x.end, floor), filled("foam"))

    def _spindle(self, y: float, each: OceanRange) -> None:
        ocean, figure = self.ocean, self.figure
        figure.token(each.taxon.id, (18, y), 18)
        figure.text((34, y + 4.5), self.say.render(each.taxon.name))
        times = range(each.first, each.last + 1)
        half = [max(_LEAST, _HALF * each.kept[time] / ocean.come[time]) for time in times]
        xs = [self.x(time) for time in times]
        if len(half) == 1:
            xs, half = [xs[0] - 4, xs[0] + 4], half * 2
        over = [(at, y - high) for at, high in zip(xs, half, strict=True)]
        under = [(at, y + high) for at, high in zip(xs, half, strict=True)]
        end = xs[-1] + (_POINT if each.lives else 0)
        tip = [(end, y)] if each.lives else []
        figure.shape([*over, *tip, *reversed(under)], each.taxon.family, "ink")
        if each.lives:
            note = self._words("desk-data-kept", now=each.now, tables=len(ocean.tables))
        else:
            note = self._words("desk-data-gone")
            figure.line([(end, y - 8), (end, y + 8)], "ink", 2.6)
        at = self.x.end + _POINT if each.last == ocean.rounds else end
        figure.text((at + 8, y + 4.5), note, ("ink2", "halo"))

    def _lines(self) -> Lines:
        ocean, shown = self.ocean, self.shown
        found: Lines = {}
        if len(ocean.tables) > 1:
            each = shown.each.values() if shown else (its.gamma for its in ocean.each.values())
            found["table"] = (self._words("desk-data-track-table"), list(each))
        if shown:
            return found | {"ocean": (self._words("desk-data-track-class"), [shown.mean])}
        return found | {
            "mean": (self._words("desk-data-track-mean"), [ocean.whole.alpha]),
            "ocean": (self._words("desk-data-track-ocean"), [ocean.whole.gamma]),
        }

    def _track(self, axes: Axes, role: str, values: Sequence[float], number: int) -> None:
        known = [(time, axes.at(time, n)) for time, n in enumerate(values) if not math.isnan(n)]
        colour, width, dashes, opacity = _LINES[role]
        if role == "table" and self.looks:
            colour, width, opacity = self._look(number).colour, 2.2, 1.0
            dashes = "" if number < len(self.looks) else "7 4"
            lift = self._lift(number)  # lines of equal values would hide each other
            known = [(time, (x, y + lift)) for time, (x, y) in known]
        for (start, here), (end, there) in pairwise(known):
            if end - start == 1:
                # After the latest time of all tables, the ocean consists of some of them.
                partly = role == "ocean" and end > self.ocean.together
                dashed = "2 6" if partly else dashes
                self.figure.line([here, there], colour, width, dashed, opacity)
        for time, at in known if role == "ocean" else ():
            self.figure.dot(at, 5, "paper" if time > self.ocean.together else "tide", "tide")

    def _look(self, number: int) -> CategoryLook:
        """Return a table's colour and sign; once all are used, the same in other pairs."""
        many = len(self.looks)
        colour, sign = self.looks[number % many], self.looks[(number + number // many) % many]
        return colour._replace(marker=sign.marker)

    def _lift(self, number: int) -> float:
        tables = len(self.ocean.tables)
        return (number - (tables - 1) / 2) * min(2.4, _MOST_LIFT / tables)

    def changes(self, of: ClassSeries, top: float) -> None:
        """Mark when a series rose and fell, in a row for each table."""
        if of.about.changes is not None:
            self.figure.text((8, top + 9), self.say.render(of.about.changes), ("ink2",))
        for number, table in enumerate(self.ocean.tables):
            look, y = self._look(number), top + _NAMES + _LANE * (number + 0.5)
            self.figure.line([(self.x.start, y), (self.x.end, y)], "mist")
            self._sign(look, (self.x.end + 16, y))
            self.figure.text((self.x.end + 26, y + 4.5), table.name, ("ink2",))
            values = of.each.get(table.id, ())
            for time, now in enumerate(values):
                if now >= of.about.most:
                    ends = [(self.x(min(time + by, self.x.high)), y) for by in (-0.4, 0.4)]
                    self.figure.line(ends, look.colour, 3.5)
            for time, (before, now) in enumerate(pairwise(values), 1):
                if now > before or now < before:
                    arrow = _RISE if now > before else _FALL
                    self.figure.marker(arrow, (self.x(time), y), 0.9, filled(look.colour))

    def _sign(self, look: CategoryLook, at: Point) -> None:
        self.figure.marker(look.path, at, 0.8, filled(look.colour))

    def _lasts(self) -> dict[str, float]:
        """Return the latest defined value of each table's series, by table."""
        each = self.shown.each if self.shown else {}
        return {id_: known[-1] for id_, of in each.items() if (known := _known(of))}

    def _highest_named(self, axes: Axes) -> list[_LineEnd]:
        """Name the tables whose latest value is highest, unless many share it."""
        lasts = self._lasts()
        most = max(lasts.values(), default=0.0)
        tables = [one.name for one in self.ocean.tables if lasts.get(one.id) == most]
        if len(self.ocean.tables) == 1 or not 0 < len(tables) <= _MOST_NAMED:
            return []
        return [(axes.y(most) + 4.5, name, "table") for name in tables]

    def _tables_named(self, axes: Axes) -> list[_LineEnd]:
        lasts = self._lasts()
        return [
            (axes.y(lasts[table.id]) + 4.5 + self._lift(number), table.name, str(number))
            for number, table in enumerate(self.ocean.tables)
            if table.id in lasts and len(self.ocean.tables) > 1
        ]

    def _names(self, axes: Axes, lines: Lines) -> None:
        ends: list[_LineEnd] = []
        for role, (name, tracks) in reversed(lines.items()):
            if role == "table" and self.looks:
                continue
            lasts = sorted(known[-1] for each in tracks if (known := _known(each)))
            if lasts:
                ends.append((axes.y(lasts[len(lasts) // 2]) + 4.5, name, role))
        ends += self._tables_named(axes) if self.looks else self._highest_named(axes)
        places = spread_labels([y for y, *_ in ends], 16, axes.y.start + 2)
        for (_, name, role), y in zip(ends, places, strict=True):
            look = ("tide", "halo", "strong") if role == "ocean" else ("ink2", "halo")
            sign = self._look(int(role)) if role.isdigit() else None
            if sign is not None:
                self._sign(sign, (self.x(self._now) + 16, y - 4.5))
            self.figure.text((self.x(self._now) + (26 if sign else 10), y), name, look)


def _known(values: Sequence[float]) -> list[float]:
    return [each for each in values if not math.isnan(each)]


def _drawing(
    ocean: Ocean,
    shown: ClassSeries | None,
    say: Catalogue,
    size: tuple[float, float],
    sides: tuple[float, float],
) -> _OceanDrawing:
    figure = Figure(*size, "")
    x = LinearScale(0, max(1, ocean.rounds), sides[0], size[0] - sides[1])
    drawing = _OceanDrawing(ocean, shown, say, figure, x)
    figure.label = drawing.told_lines().short
    return drawing


def _struck(ocean: Ocean, say: Catalogue) -> Struck:
    found: dict[int, list[str]] = {}
    for each in ocean.struck:
        found.setdefault(each.round, []).append(say.render(each.name))
    return sorted(found.items())


def _levels(ocean: Ocean, struck: Struck) -> int:
    room = (WIDTH - LEFT - RIGHT) / max(1, ocean.rounds)
    wide = any(
        _LETTER * max(len(_together(names)), len(_together(named))) > room * (time - before)
        for (before, named), (time, names) in pairwise(struck)
    )
    return 2 if wide else int(bool(struck))


def _together(names: Sequence[str]) -> str:
    return ", ".join(dict.fromkeys(names))
