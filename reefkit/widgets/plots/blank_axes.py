"""Blank axes to print and to plot by hand."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup, escape

_WIDTH = 640
_ROW = 30
_LEFT, _RIGHT, _TOP = 178, 20, 10
_CURVE_HEIGHT = 380
_OPEN = Markup(
    '<svg class="rk-draw-blank" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" '
    'width="100%" role="img" aria-label="{}">'
)
_LINE = Markup('<path class="{}" d="M{:g},{:g}L{:g},{:g}"/>')
_TEXT = Markup('<text class="{}" x="{:g}" y="{:g}">{}</text>')
_TURNED = Markup('<text class="rk-draw-axis" transform="translate(16 {:g}) rotate(-90)">{}</text>')
_TOKEN = Markup(
    '<svg class="rk-token rk-token-tiny" x="4" y="{:g}" width="24" height="24">'
    '<use href="#rk-org-{}"></use></svg>'
)


def blank_ranges(rows: Sequence[tuple[str, str]], rounds: int, time: str) -> str:
    """Return the axes of a range chart: a line for each row, and the surveys.

    `rows`: Name and drawing of each row; no drawing for an empty text.
    """
    bottom = _TOP + len(rows) * _ROW
    drawn = [
        _OPEN.format(_WIDTH, bottom + 48, time),
        _times([str(at) for at in range(rounds + 1)], time, _LEFT, _TOP, bottom),
    ]
    for index, (name, art) in enumerate(rows):
        y = _TOP + (index + 0.5) * _ROW
        drawn.append(_LINE.format("rk-draw-rule", _LEFT, y, _WIDTH - _RIGHT, y))
        drawn.append(_TOKEN.format(y - 12, art) if art else Markup())
        drawn.append(_TEXT.format("rk-draw-name", 36 if art else 8, y + 4.5, name))
    return str(Markup().join([*drawn, Markup("</svg>")]))


def blank_curve(
    figures: Sequence[str], levels: Sequence[tuple[float, str]], time: str, measure: str
) -> str:
    """Return the axes of a curve.

    `figures`: What is below each time.
    `levels`: The numbers at the axis of values, from 0 to its end, each with what it is in words.
    """
    left, bottom, most = 58, _TOP + _CURVE_HEIGHT, max(1, *(each for each, _ in levels))
    drawn = [
        _OPEN.format(_WIDTH, bottom + 48, measure),
        _times(figures, time, left, _TOP, bottom),
        _TURNED.format((_TOP + bottom) / 2, measure),
    ]
    for level, name in levels:
        y = bottom - _CURVE_HEIGHT * level / most
        drawn.append(_LINE.format("rk-draw-grid", left, y, _WIDTH - _RIGHT, y))
        drawn.append(_TEXT.format("rk-draw-level", left - 8, y + 4.5, name))
    return str(Markup().join([*drawn, Markup("</svg>")]))


def _times(figures: Sequence[str], time: str, left: float, top: float, bottom: float) -> Markup:
    start, end = left + 8, _WIDTH - _RIGHT - 8
    drawn = []
    for survey, figure in enumerate(figures):
        x = start + (end - start) * survey / max(len(figures) - 1, 1)
        drawn.append(_LINE.format("rk-draw-grid", x, top, x, bottom))
        drawn.append(_TEXT.format("rk-draw-tick", x, bottom + 18, figure))
    drawn.append(_TEXT.format("rk-draw-axis", (start + end) / 2, bottom + 38, escape(time)))
    return Markup().join(drawn)
