"""Blank axes to print and to plot on by hand."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from reefkit.widgets.figure import Axes, Figure, LinearScale

_WIDTH, _RIGHT, _TOP = 640, 20, 10
_CURVE_HEIGHT = 380
_GRID = "#8AA3AB"


def blank_ranges(
    rows: Sequence[tuple[str, str]], rounds: int, time: str, *, label: str = "", row: int = 30
) -> Markup:
    """Return the axes of a range chart as SVG: a dotted line for each row, and the surveys.

    Parameters
    ----------
    rows
        Name and id of the drawing of each row; the id is empty if a row has no drawing.
    rounds
        The last survey; the first is 0.
    time
        Label of the time axis.
    label
        Text for screen readers; if empty, `time`.
    row
        Height of a row in pixels.
    """
    left, bottom = 178, _TOP + len(rows) * row
    figure = Figure(_WIDTH, bottom + 48, label or time)
    _draw_times(figure, [str(at) for at in range(rounds + 1)], time, left, bottom)
    for index, (name, art) in enumerate(rows):
        y = _TOP + (index + 0.5) * row
        figure.line([(left, y), (_WIDTH - _RIGHT, y)], "edge", 1, "1 4")
        if art:
            place = {"x": 4, "y": y - 12, "width": 24, "height": 24}
            figure.draw(
                "use", {"href": f"#rk-org-{art}", "class": "rk-token rk-token-tiny", **place}
            )
        figure.text((36 if art else 8, y + 4.5), name)
    return figure.svg("rk-draw-blank")


def blank_curve(
    figures: Sequence[str],
    levels: Sequence[tuple[float, str]],
    time: str,
    measure: str,
    *,
    label: str = "",
) -> Markup:
    """Return the axes of a curve as SVG.

    Parameters
    ----------
    figures
        Tick labels of the time axis, one for each time.
    levels
        Ticks of the vertical axis, from 0, each with its label.
    time, measure
        Labels of the horizontal and the vertical axis.
    label
        Text for screen readers; if empty, `measure`.
    """
    left, bottom, most = 58, _TOP + _CURVE_HEIGHT, max(1, *(each for each, _ in levels))
    figure = Figure(_WIDTH, bottom + 48, label or measure)
    x = LinearScale(0, 1, left, _WIDTH - _RIGHT)
    Axes(figure, x, LinearScale(0, most, bottom, _TOP)).up(
        dict(levels), dict(levels).__getitem__, _GRID
    )
    turn = f"translate(16 {(_TOP + bottom) / 2:g}) rotate(-90)"
    figure.draw("text", {"transform": turn, "text-anchor": "middle", "fill": "#40606C"}, measure)
    _draw_times(figure, figures, time, left, bottom)
    return figure.svg("rk-draw-blank")


def _draw_times(
    figure: Figure, figures: Sequence[str], time: str, left: float, bottom: float
) -> None:
    x = LinearScale(0, max(len(figures) - 1, 1), left + 8, _WIDTH - _RIGHT - 8)
    axes = Axes(figure, x, LinearScale(0, 1, bottom, _TOP))
    axes.along(range(len(figures)), lambda at: figures[int(at)], _GRID, gap=18)
    figure.text(((x.start + x.end) / 2, bottom + 38), time, ("middle", "ink2"))
