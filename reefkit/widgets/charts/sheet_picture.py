"""A sheet of charts as one static figure, drawn from the models and labels of its live charts."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from reefkit.widgets.figure import Axes, Figure, LinearScale, Look, Point, spread_labels
from reefkit.widgets.text_metrics import estimated_width, wrapped

WIDTH = 640.0
_LINE = 15.0
_ABOVE = 28.0
"""Pixels above the labels of events, for the first panel's title."""
_OTHER_FONT = 1.12
"""Width of letters where our font is missing, as a multiple of the estimated one."""
_DASHES = {"dashed": "6 4", "dotted": "5 3", "dash_dotted": "4 3"}
_CORNERS: dict[str, tuple[Point, ...]] = {
    "triangle-up": ((0, -1.3), (1.2, 0.9), (-1.2, 0.9)),
    "square": ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    "diamond": ((0, -1.4), (1, 0), (0, 1.4), (-1, 0)),
    "rectangle": ((-1.3, -0.7), (1.3, -0.7), (1.3, 0.7), (-1.3, 0.7)),
    "cross": tuple(
        (1.2 * x, 1.2 * y)
        for x, y in (
            (-1, -0.35), (-0.35, -0.35), (-0.35, -1), (0.35, -1), (0.35, -0.35), (1, -0.35),
            (1, 0.35), (0.35, 0.35), (0.35, 1), (-0.35, 1), (-0.35, 0.35), (-1, 0.35),
        )
    ),
}  # fmt: skip
"""Outlines of bqplot's markers with a radius of 1; others are circles."""


def sheet_figure(charts: Sequence[Any]) -> Figure:
    """Draw the charts of a sheet (`reefkit.widgets.charts.chart.Chart`) below one another."""
    figure = Figure(WIDTH, 0, " ".join(chart.label() for chart in charts))
    for chart in charts:
        _Panel(figure, chart).draw()
    return figure


class _Panel:
    """One chart, below what the figure has already."""

    def __init__(self, figure: Figure, chart: Any) -> None:  # noqa: ANN401
        self.figure, self.chart, self.labels = figure, chart, chart.description()
        margin = chart.figure.fig_margin
        self.left, self.right = margin["left"], WIDTH - margin["right"]
        begin, end = chart.axis.ends_at
        self.x = LinearScale(begin, end, self.left, self.right)
        self.events = list(self._placed_events())
        lines = max((line for *_, line in self.events), default=-1) + 1 + bool(self.labels["bands"])
        self.above = figure.height
        room = _ABOVE + _LINE * lines if chart.is_first else 0
        self.top = self.above + max(margin["top"], room)
        self.floor = self.top + chart.plot_height
        figure.height = self.floor + margin["bottom"]

    def draw(self) -> None:
        self._axes()
        for mark in self.chart.figure.marks:
            scale = mark.scales["y"]
            low, high = (scale.max, scale.min) if scale.reverse else (scale.min, scale.max)
            axes = Axes(self.figure, self.x, LinearScale(low, high, self.floor, self.top))
            (self._points if hasattr(mark, "default_size") else self._lines)(mark, axes)
        low, high = self.labels.get("ys", (0, 1))
        y = LinearScale(low, high, self.floor, self.top)
        self._title()
        self._names(y)
        self._ends(y)
        for words, x, line in self.events:
            self._write((x, self.top - 5 - line * _LINE), words, "middle", "strong", "danger")
        for band in self.labels["bands"]:
            middle = (self.x(band["x"]) + self.x(band["x2"])) / 2
            self._write((middle, self.top - 5), band["short"] or band["text"], "middle", "ink2")

    def _write(self, at: Point, words: str, *look: str) -> None:
        self.figure.text(at, words, (*look, "halo"))

    def _axes(self) -> None:
        time, *others = self.chart.figure.axes
        last = self.chart.is_last
        axes = Axes(self.figure, self.x, LinearScale(0, 1, self.floor, self.top))
        axes.along(time.tick_values, self._tick(time) if last else None)
        for each in others:
            y = LinearScale(each.scale.min, each.scale.max, self.floor, self.top)
            axes._replace(y=y).up(each.tick_values, self._tick(each))
        if last:
            self._write(
                ((self.left + self.right) / 2, self.floor + 34), time.label, "middle", "ink2"
            )

    def _tick(self, axis: Any) -> Any:  # noqa: ANN401  # bqplot is untyped
        named = axis.tick_labels or {}
        return lambda value: named.get(f"{value:.12g}") or self.chart.say.figure(value)

    def _lines(self, mark: Any, axes: Axes) -> None:  # noqa: ANN401
        dashes = _DASHES.get(mark.line_style, "")
        rows = zip(np.atleast_2d(mark.x), np.atleast_2d(mark.y), strict=False)
        for number, (xs, ys) in enumerate(rows):
            colours = (mark.fill == "inside" and mark.fill_colors) or mark.colors
            colour = colours[number % len(colours)]
            opacity = _at(mark.opacities, number)
            for part in _defined(xs, ys):
                points = [axes.at(*each) for each in part]
                if mark.fill == "inside":
                    edge = mark.colors[0] if mark.stroke_width else ""
                    opacity = _at(mark.fill_opacities, number)
                    look: Look = {"opacity": opacity} if opacity < 1 else {}
                    closed = "M" + "L".join(f"{x:.5g} {y:.5g}" for x, y in points) + "Z"
                    rim: Look = {"stroke": edge, "stroke-width": mark.stroke_width} if edge else {}
                    self.figure.draw("path", {"d": closed, "fill": colour, **rim, **look})
                else:
                    self.figure.line(points, colour, mark.stroke_width, dashes, opacity)

    def _points(self, mark: Any, axes: Axes) -> None:  # noqa: ANN401
        radius = math.sqrt(mark.default_size / math.pi)
        for number, place in enumerate(zip(mark.x, mark.y, strict=False)):
            at, colour = axes.at(*place), mark.colors[number % len(mark.colors)]
            fill, edge = (colour, mark.stroke or "") if mark.fill else ("#FFFFFF", colour)
            corners = _CORNERS.get(mark.marker)
            if corners is None:
                self.figure.dot(at, radius, fill, edge, mark.stroke_width)
            else:
                shape = [(at[0] + radius * x, at[1] + radius * y) for x, y in corners]
                self.figure.shape(shape, fill, edge, mark.stroke_width)

    def _title(self) -> None:
        first = self.chart.is_first
        room = WIDTH if first else self.left - 34
        for number, words in enumerate(wrapped(self.labels["title"], room, 3)):
            y = self.above + 19 + number * 18
            self.figure.text((12, y), words, ("title",) if first else ("strong",))

    def _names(self, y: LinearScale) -> None:
        for row in self.labels.get("rows", ()):
            middle = y(row["y"])
            name = wrapped(row["text"], self.left - 33, 1)[0]
            self.figure.text((self.left - 27, middle + 4.5), name, ("end",))
            self._drawing(row, (self.left - 22, middle - 8))
        for note in self.labels.get("notes", ()):
            room = self.x(note.get("until", math.inf)) - self.x(note["x"]) - 10
            words = note["text"]
            if _OTHER_FONT * estimated_width(words, bold=False) > room:
                words = words.split(", ")[0]
            self._write((self.x(note["x"]) + 7, y(note["y"]) + 4.5), words, "ink2")
        if coming := self.labels.get("coming"):
            self._write((self.x(coming["x"]), self.floor - 10), coming["text"], "middle", "ink2")

    def _drawing(self, row: Any, at: Point) -> None:  # noqa: ANN401
        if row["icon"]:
            place: Look = {"x": at[0], "y": at[1], "width": 16, "height": 16}
            look = "rk-token rk-token-tiny rk-token-bare"
            self.figure.draw("use", {"href": f"#rk-org-{row['icon']}", "class": look, **place})
        else:
            self.figure.dot((at[0] + 8, at[1] + 8), 5, row["colour"])

    def _ends(self, y: LinearScale) -> None:
        most = max(1, int((self.chart.plot_height + 10) // _LINE))
        kept = sorted(self.labels.get("ends", ()), key=lambda end: end["rank"])[:most]
        lowest = self.floor + self.labels.get("floor", 2)
        places = spread_labels([y(end["y"]) for end in kept], _LINE, lowest)
        for end, place in zip(kept, places, strict=True):
            tip, beside = self.x(end["x"]), 20 if end.get("icon") else 0
            x = min(tip + 12, WIDTH - 4 - beside - estimated_width(end["text"], bold=end["strong"]))
            if abs(place - y(end["y"])) > 3:
                self.figure.line([(tip + 6, y(end["y"])), (x - 2, place)], "edge")
            if beside:
                self._drawing(end, (x, place - 8))
            self._write(
                (x + beside, place + 4.5), end["text"], *(["strong"] if end["strong"] else [])
            )

    def _placed_events(self) -> Iterator[tuple[str, float, int]]:
        taken: list[float] = []
        for event in sorted(self.labels["top"], key=lambda event: self.x(event["x"])):
            words = str(event["text"])
            half = min(_OTHER_FONT * estimated_width(words) / 2, WIDTH / 2)
            x = min(max(self.x(event["x"]), half + 4), WIDTH - half - 4)
            line = next((n for n, end in enumerate(taken) if end < x - half), len(taken))
            taken[line : line + 1] = [x + half + 10]
            yield words, x, line


def _at(values: Sequence[float], number: int) -> float:
    return float(values[number % len(values)]) if len(values) else 1.0


def _defined(xs: Sequence[float], ys: Sequence[float]) -> Iterator[list[Point]]:
    """Yield the stretches of a curve between gaps, without those of a single place."""
    part: list[Point] = []
    for x, y in [*zip(xs, ys, strict=False), (math.nan, math.nan)]:
        if not (math.isnan(x) or math.isnan(y)):
            part.append((float(x), float(y)))
            continue
        if len(set(part)) > 1:
            yield part
        part = []
