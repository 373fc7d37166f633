"""Groups side by side: every reef a dot, the mean of each group a stroke."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from reefkit.text import Catalogue
from reefkit.widgets.class_charts import nice_ticks
from reefkit.widgets.ocean_chart import WIDTH
from reefkit.widgets.svg_paper import ChartPaper

Scale = Callable[[float], float]
STRIPS_LEFT, STRIPS_RIGHT = 232.0, 96.0
_STRIPS_HEAD, _STRIPS_FOOT = 26.0, 44.0
_HIGHEST, _LOWEST = 96.0, 30.0
_TALL = 330.0
"""Height of the rows together, as far as they fit."""


@dataclass(frozen=True)
class Strip:
    """One group."""

    #: ``name``, ``note``: What it is called, and what is below: how many there are.
    name: str
    note: str
    values: tuple[float, ...]  #: One a reef.
    mean: float  #: Their mean.
    said: str  #: How the mean is said at the right.
    art: str = ""  #: The id of a drawing next to its name; empty for none.


@lru_cache(maxsize=8)
def strips_svg(
    strips: tuple[Strip, ...], say: Catalogue, *, title: str, label: str, text: str
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
    return paper.svg(text)


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
        count = Counter(strip.values)[value]
        y = middle + (placed[value] - (count - 1) / 2) * apart
        placed[value] += 1
        paper.dot((x(value), y), 4.6, "gold", "ink", 1.3)
    paper.write((WIDTH - 8, middle + 4.5), strip.said, ("end", "strong"))
