"""Gain by goal, as one SVG: where a class stood before and after, and how sure the difference is.

Nothing moves and nothing is picked, so it is a picture and no widget of its own; a table beside it
says the same.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

_WIDTH = 600
_LEFT, _MIDDLE, _GAP = 112, 210, 56
_ROW, _TOP, _FOOT = 46, 40, 34
_HALF = 0.5


@dataclass(frozen=True)
class GainLine:
    """One row of the chart; texts are said already.

    Attributes
    ----------
    name, note
        What it is about, and what it is from.
    before, after
        Shares from 0 to 1.
    difference, low, high
        Of the two, with its interval; NaN for none.
    """

    name: str
    note: str
    before: float
    after: float
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


def gain_chart_svg(lines: Sequence[GainLine], words: GainWords) -> Markup:
    """Return the chart.

    Parameters
    ----------
    lines
        From top to bottom.
    words
        Its words; `title` is what a screen reader says of it.
    """
    height = _TOP + _ROW * len(lines) + _FOOT
    body = [_axes(lines, words, height)]
    most = axis_end(lines)
    body += [_row(line, _TOP + _ROW * number, most) for number, line in enumerate(lines)]
    return Markup(
        '<svg class="rk-gain-chart" viewBox="0 0 {} {}" role="img" aria-label="{}"'
        ' xmlns="http://www.w3.org/2000/svg" font-family="sans-serif"'
        ' font-size="13" fill="#10303d">{}</svg>'
    ).format(_WIDTH, height, words.title, Markup("").join(body))


def share_at(share: float) -> float:
    """Return where a share from 0 to 1 stands along the chart."""
    return _LEFT + _MIDDLE * min(max(share, 0.0), 1.0)


def difference_at(difference: float, most: float = 1.0) -> float:
    """Return where a difference stands along the chart, whose axis ends at `most` either way."""
    left = _LEFT + _MIDDLE + _GAP
    width = _WIDTH - left - 24
    return left + width * (min(max(difference / most, -1.0), 1.0) + 1) / 2


def axis_end(lines: Sequence[GainLine]) -> float:
    """Return where the axis of differences ends: at half, or at all where a line needs it."""
    ends = [each for line in lines for each in (line.difference, line.low, line.high)]
    largest = max((abs(each) for each in ends if not math.isnan(each)), default=0.0)
    return 0.5 if largest <= _HALF else 1.0


def _axes(lines: Sequence[GainLine], words: GainWords, height: int) -> Markup:
    bottom = height - _FOOT
    grid = [(share_at(share), f"{share:.0%}") for share in (0, 0.5, 1)]
    most = axis_end(lines)
    ticks = [(at, 100 * at * most) for at in (-1, 0, 1)]
    spread = [(difference_at(at), f"{each:+.0f}" if each else "0") for at, each in ticks]
    parts = [
        Markup('<line x1="{0}" x2="{0}" y1="{1}" y2="{2}" stroke="{3}"/>').format(
            f"{at:.1f}", _TOP - 6, bottom, "#648590" if label == "0" else "#ddecec"
        )
        + Markup('<text x="{}" y="{}" text-anchor="middle" fill="#40606c">{}</text>').format(
            f"{at:.1f}", bottom + 16, label.replace("-", "\u2212")
        )
        for at, label in (*grid, *spread)
    ]
    for at, text in ((share_at(0.5), words.share), (difference_at(0), words.difference)):
        head = Markup('<text x="{}" y="16" text-anchor="middle" font-weight="700">{}</text>')
        parts.append(head.format(f"{at:.1f}", text))
    legend = Markup(
        '<circle cx="{0}" cy="{1}" r="5" fill="#fff" stroke="#0b6477" stroke-width="2"/>'
        '<text x="{2}" y="{3}">{4}</text>'
        '<circle cx="{5}" cy="{1}" r="5" fill="#0b6477"/><text x="{6}" y="{3}">{7}</text>'
    )
    y = height - 6
    parts.append(legend.format(8, y - 4, 18, y, words.before, 78, 88, words.after))
    if not lines:
        parts.append(Markup('<text x="{}" y="{}">{}</text>').format(8, _TOP + 8, words.none))
    return Markup("").join(parts)


def _row(line: GainLine, top: int, most: float) -> Markup:
    y = top + 18
    name = Markup(
        '<text x="8" y="{}" font-weight="650">{}</text><text x="8" y="{}" fill="#40606c">{}</text>'
    ).format(y, line.name, y + 16, line.note)
    if math.isnan(line.difference):
        return name
    was, now = share_at(line.before), share_at(line.after)
    dots = Markup(
        '<line x1="{0}" x2="{1}" y1="{2}" y2="{2}" stroke="#0b6477" stroke-width="2.6"/>'
        '<circle cx="{0}" cy="{2}" r="6" fill="#fff" stroke="#0b6477" stroke-width="2.4"/>'
        '<circle cx="{1}" cy="{2}" r="6" fill="#0b6477"/>'
    ).format(f"{was:.1f}", f"{now:.1f}", y)
    at = difference_at(line.difference, most)
    spread = Markup("")
    if not math.isnan(line.low):
        spread = Markup(
            '<path d="M{0} {2}H{1}M{0} {3}v10M{1} {3}v10" stroke="#10303d" stroke-width="1.8"'
            ' fill="none"/>'
        ).format(
            f"{difference_at(line.low, most):.1f}",
            f"{difference_at(line.high, most):.1f}",
            y,
            y - 5,
        )
    mark = Markup('<rect x="{}" y="{}" width="9" height="9" fill="#10303d"/>').format(
        f"{at - 4.5:.1f}", y - 4.5
    )
    return name + dots + spread + mark
