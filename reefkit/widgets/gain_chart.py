"""Gain by goal: where a class was before and after.

Nothing moves and nothing is picked, so it is a picture and no widget of its own; a table next to it
says the same.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from babel.numbers import format_percent
from markupsafe import Markup

from reefkit.text import Catalogue
from reefkit.text.languages import language
from reefkit.widgets.svg_paper import ChartPaper

_GAIN_WIDTH = 600
_GAIN_LEFT, _GAIN_MIDDLE, _GAIN_GAP = 112, 210, 56
_GAIN_ROW, _GAIN_TOP, _GAIN_FOOT = 46, 40, 34
_GAIN_HALF = 0.5


@dataclass(frozen=True)
class GainLine:
    """One row of the chart; texts are rendered."""

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
    """What is on the chart; rendered."""

    title: str
    before: str
    after: str
    share: str
    difference: str
    none: str


def gain_chart_svg(lines: Sequence[GainLine], words: GainWords, say: Catalogue) -> Markup:
    """Return the chart, lines from top to bottom; a screen reader reads its title."""
    height = _GAIN_TOP + _GAIN_ROW * len(lines) + _GAIN_FOOT
    paper, most = ChartPaper(_GAIN_WIDTH, height), axis_end(lines)
    _gain_axes(paper, words, most, say)
    for number, line in enumerate(lines):
        _gain_row(paper, line, _GAIN_TOP + _GAIN_ROW * number + 18, most)
    if not lines:
        paper.write((8, _GAIN_TOP + 8), words.none)
    return paper.svg(words.title, "rk-gain-chart")


def share_at(share: float) -> float:
    """Return where a share from 0 to 1 is along the chart."""
    return _GAIN_LEFT + _GAIN_MIDDLE * min(max(share, 0.0), 1.0)


def difference_at(difference: float, most: float = 1.0) -> float:
    """Return where a difference is along the chart, whose axis ends at `most` either way."""
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
