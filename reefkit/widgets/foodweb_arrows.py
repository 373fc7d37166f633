"""The arrows of a food web, which pass between the nodes of rows that they cross."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from reefkit.widgets.foodweb_data import FoodEdge, FoodWeb
from reefkit.widgets.foodweb_layout import EDGE, BandPlace, Layout, PlacedNode, WebRow
from reefkit.widgets.text_metrics import estimated_width

if TYPE_CHECKING:
    from collections.abc import Sequence

    Point = tuple[float, float]
    Box = tuple[float, float, float, float]

_LEAST_GAP: Final = 7.0
"""Least gap between two nodes for an arrow to pass, in the picture's units."""
_ASIDE: Final = 4.0
"""Distance between arrows that pass through one gap."""
_ARC: Final = 24.0
"""Height of an arrow's arc between nodes of one row that have others between them."""
MOST_COUNTED: Final = 14
"""Number of arrows above which amounts are shown only for a node that was picked."""
_ALONG: Final = (0.42, 0.3, 0.55, 0.2, 0.68, 0.1, 0.8)
"""Positions to try for the amount on the first piece of an arrow, as shares of the piece."""
_LETTERS: Final = (18.0, 14.0)
"""Foot and height of a level's name, from the top of its band."""
_SAMPLES: Final = 12
"""Points of each piece of an arrow at which it is checked whether it crosses a name."""


@dataclass(frozen=True)
class Arrow:
    """An arrow with its position."""

    edge: FoodEdge
    path: str  #: SVG path data.
    end: Point  #: Position of its head.
    turned: int  #: Rotation of its head in degrees, clockwise: 0 points up.
    line: tuple[Point, ...]  #: Points along it.
    told: Point  #: Position of its amount.
    faint: bool  #: Whether a node was picked, but none of the arrow's two.
    #: Whether its amount is shown: if it is above 1, and the arrow is not faint. If there are more
    #: than `MOST_COUNTED` arrows, a node must have been picked.
    counted: bool


def arrows(web: FoodWeb, layout: Layout) -> list[Arrow]:
    """Return all arrows in the order in which to draw them: `may`, `sure`, `short`."""
    nodes = layout.nodes
    row_of = {each.node.id: number for number, row in enumerate(layout.rows) for each in row.nodes}
    chosen = {each.id for each in web.nodes if each.chosen}
    passed: Counter[tuple[int, float]] = Counter()
    boxes = [(one.x - one.half, one.top, one.x + one.half, one.foot) for one in nodes.values()]
    for band in layout.bands:
        left = EDGE if band.named_above else band.right
        boxes += [_strip(band, left, layout.width)] if band.name else []
    found = []
    for edge in sorted(web.edges, key=lambda each: ("may", "sure", "short").index(each.kind)):
        eaten, eater = nodes[edge.eaten], nodes[edge.eater]
        way = _way(layout.rows, eaten, eater, row_of, passed)
        faint = bool(chosen) and not chosen & {edge.eaten, edge.eater}
        counted = edge.amount > 1 and not faint and (bool(chosen) or len(web.edges) <= MOST_COUNTED)
        told = next(
            (at for at in way.told if not any(_meets(at, box) for box in boxes)), way.told[0]
        )
        found.append(Arrow(edge, way.path, way.end, way.turned, way.line, told, faint, counted))
    return found


def name_left(band: BandPlace, width: float, arrows: Sequence[Arrow]) -> float:
    """Return the left end of a level's name: at the right, or where fewest arrows cross it."""
    long = estimated_width(band.name, bold=False)
    right = width - long - EDGE
    places = [right * (1 - n / 16) for n in range(16)]
    if not band.named_above:
        nodes = [(each.x, each.half + EDGE) for row in band.rows for each in row.nodes]
        places[1:] = [
            left
            for left in places[1:]
            if all(x + half < left or left + long < x - half for x, half in nodes)
        ]
    points = [point for arrow in arrows for point in arrow.line]

    def crossed(left: float) -> int:
        return sum(_meets(each, _strip(band, left, left + long)) for each in points)

    return min(places, key=crossed)


def _strip(band: BandPlace, left: float, right: float) -> Box:
    """Return the box of a level's name between two ends."""
    foot, height = _LETTERS
    return left, band.y + foot - height, right, band.y + foot


def _meets(point: Point, box: Box) -> bool:
    return box[0] - 6 < point[0] < box[2] + 6 and box[1] - 7 < point[1] < box[3] + 7


@dataclass(frozen=True)
class _Way:
    path: str
    end: Point
    turned: int
    line: tuple[Point, ...]
    told: Sequence[Point]  #: Positions of its amount, the best first.


def _way(
    rows: Sequence[WebRow],
    eaten: PlacedNode,
    eater: PlacedNode,
    row_of: dict[str, int],
    passed: Counter[tuple[int, float]],
) -> _Way:
    start, goal = row_of[eaten.node.id], row_of[eater.node.id]
    if start == goal:
        return _way_around(rows[start], eaten, eater)
    up = goal < start
    begin = (eaten.x, eaten.top if up else eaten.foot)
    end = (eater.x, eater.foot + 2 if up else eater.top - 2)
    between = range(start - 1, goal, -1) if up else range(start + 1, goal)
    points: list[Point] = [begin]
    for number in between:
        row = rows[number]
        share = (row.nodes[0].y - begin[1]) / (end[1] - begin[1])
        x = _gap(row, begin[0] + share * (end[0] - begin[0]))
        aside = passed[number, x]
        passed[number, x] += 1
        x += _ASIDE * ((aside + 1) // 2) * (1 if aside % 2 else -1)
        low, high = max(each.foot for each in row.nodes), min(each.top for each in row.nodes)
        points += [(x, low), (x, high)] if up else [(x, high), (x, low)]
    points.append(end)
    line = tuple(
        _at(one, two, share / _SAMPLES)
        for one, two in pairwise(points)
        for share in range(_SAMPLES + 1)
    )
    told = [_at(points[0], points[1], share) for share in _ALONG]
    return _Way(_curve(points), end, 0 if up else 180, line, told)


def _way_around(row: WebRow, eaten: PlacedNode, eater: PlacedNode) -> _Way:
    right = eater.x > eaten.x
    low, high = sorted((eaten.x, eater.x))
    if not any(low < each.x < high for each in row.nodes):
        side = 1 if right else -1
        begin = (eaten.x + side * (eaten.radius + 3), eaten.y)
        end = (eater.x - side * (eater.radius + 5), eater.y)
        middle = ((begin[0] + end[0]) / 2, begin[1] - 6)
        path = f"{_move(begin)}L{_point_text(end)}"
        return _Way(path, end, 90 if right else 270, (begin, end), [middle])
    top = min(eaten.top, eater.top) - _ARC
    begin, end = (eaten.x, eaten.top), (eater.x, eater.top - 2)
    path = f"{_move(begin)}C{begin[0]:.1f} {top:.1f} {end[0]:.1f} {top:.1f} {_point_text(end)}"
    middle = ((begin[0] + end[0]) / 2, top + 10)
    return _Way(path, end, 180, (begin, middle, end), [middle])


def _gap(row: WebRow, wish: float) -> float:
    ends = sorted((each.x - each.half, each.x + each.half) for each in row.nodes)
    rooms = [(left[1], right[0]) for left, right in pairwise(ends)]
    rooms = [(low, high) for low, high in rooms if high - low >= _LEAST_GAP]
    rooms = [(-1e9, ends[0][0]), *rooms, (ends[-1][1], 1e9)]
    places = [
        min(max(wish, low + _LEAST_GAP / 2), high - _LEAST_GAP / 2) for low, high in rooms
    ]  # fmt: skip
    nearest: float = min(places, key=lambda x: abs(x - wish))
    return round(nearest, 1)


def _curve(points: Sequence[Point]) -> str:
    path = _move(points[0])
    for one, two in pairwise(points):
        middle = (one[1] + two[1]) / 2
        path += f"C{one[0]:.1f} {middle:.1f} {two[0]:.1f} {middle:.1f} {_point_text(two)}"
    return path


def _at(one: Point, two: Point, t: float) -> Point:
    x = one[0] + (two[0] - one[0]) * t * t * (3 - 2 * t)
    middle = (one[1] + two[1]) / 2
    rest = 1 - t
    y = rest**3 * one[1] + 3 * (rest * rest * t + rest * t * t) * middle + t**3 * two[1]
    return x, y


def _move(point: Point) -> str:
    return f"M{_point_text(point)}"


def _point_text(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"
