"""The layout of a food web: levels as bands, rows within them, names and badges.

The nodes of a level are in one row, or in several if there are many; then neighbours alternate
between the rows, so that arrows can pass between them. Consumers are placed close above what they
eat.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from reefkit.widgets.foodweb_data import FoodNode, FoodWeb
from reefkit.widgets.foodweb_order import ordered, spread
from reefkit.widgets.text_metrics import LINE, estimated_width, wrapped

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    Point = tuple[float, float]

EDGE: Final = 6.0
"""Margin at both sides, in the picture's units, as all lengths here."""
BETWEEN: Final = 14.0
"""Space between two rows of a band, for arrows; less if the lower row has badges."""
FOOT: Final = 6.0
"""Space between a node's outline and the lines of its name."""
EASY: Final = 124.0
"""Distance between the centres of neighbours in a row, if there is room."""
BADGE: Final = 20.0
"""Extra height of a row with badges."""
MOST_LOOSE: Final = 16.0
"""Most extra space between two bands, if there is room."""
_NAMED: Final = 16.0
"""Extra height of a band that has no room for its name next to its nodes."""


@dataclass(frozen=True)
class _Size:
    """Sizes of nodes and spaces."""

    radius: float  #: Radius of the outline behind a drawing.
    cell: float  #: Least distance between the centres of neighbours in a row.
    lines: int = 3  #: Most lines of a name.
    pad: float = 9.0  #: Space above and below the rows of a band.
    gap: float = 10.0  #: Space between two bands.


SIZES: Final = (
    _Size(40.0, 132.0, 2, 9.0, 16.0), _Size(32.0, 112.0), _Size(26.0, 96.0), _Size(22.0, 80.0),
    _Size(18.0, 68.0), _Size(15.0, 60.0, 3, 6.0, 8.0),
    _Size(14.0, 58.0, 2, 3.0, 4.0),
)  # fmt: skip
"""Sizes to try, the largest first; the last is used even if it does not fit."""


@dataclass
class PlacedNode:
    """A node with its position; x and y are the centre of its outline."""

    node: FoodNode  #: The node.
    x: float
    radius: float  #: Radius of the outline.
    room: float = 0.0  #: Width available for the name.
    y: float = 0.0
    lines: tuple[str, ...] = ()  #: Lines of the name.
    #: Text above the node; empty if the row has no room for badges, and a sign replaces them.
    badge: str = ""
    badge_x: float = 0.0  #: Centre of the badge.

    @property
    def top(self) -> float:
        """Upper edge of the outline."""
        return self.y - self.radius - 2

    @property
    def foot(self) -> float:
        """Lower edge of the name."""
        return self.y + self.radius + FOOT + LINE * len(self.lines)

    @property
    def badge_half(self) -> float:
        """Half the width of the badge."""
        return estimated_width(self.node.badge) / 2 + 7

    @property
    def half(self) -> float:
        """Half of the width of outline and name."""
        return max(self.radius + 3, *(estimated_width(each) / 2 for each in self.lines))


@dataclass
class WebRow:
    """Nodes next to each other."""

    nodes: list[PlacedNode] = field(default_factory=list)

    @property
    def above(self) -> float:
        """Space above the outlines, for badges if any node has one."""
        return BADGE if any(each.node.badge for each in self.nodes) else 5.0

    @property
    def height(self) -> float:
        """Height of the row, including badges and names."""
        lines = max(len(each.lines) for each in self.nodes)
        return self.above + 2 * self.nodes[0].radius + FOOT + LINE * lines


@dataclass
class BandPlace:
    """A level with its position.

    `rows`: From the top.
    `named_above`: Whether the level's name is above the rows; otherwise it is at their right.
    `right`: Right end of the rows.
    `pad`: Space above and below the rows.
    """

    level: int
    name: str
    rows: list[WebRow]
    named_above: bool
    right: float
    pad: float
    y: float = 0.0
    height: float = 0.0

    @property
    def between(self) -> list[float]:
        """Space above each row."""
        return [0.0] + [BETWEEN if row.above < BADGE else self.pad / 2 for row in self.rows[1:]]

    @property
    def wanted(self) -> float:
        """Height that its rows take."""
        inner = sum(
            row.height + between for row, between in zip(self.rows, self.between, strict=True)
        )
        return inner + 2 * self.pad + (_NAMED if self.named_above else 0.0)


@dataclass(frozen=True)
class Layout:
    """A web with all positions, in the picture's units."""

    width: float
    height: float
    bands: tuple[BandPlace, ...]  #: From the top, which is the highest level.

    @property
    def nodes(self) -> dict[str, PlacedNode]:
        """Every node by its id, from the top, row by row."""
        return {each.node.id: each for row in self.rows for each in row.nodes}

    @property
    def rows(self) -> list[WebRow]:
        """All rows from the top."""
        return [row for band in self.bands for row in band.rows]


def lay_out(web: FoodWeb, width: float, height: float) -> Layout:
    """Return the positions of bands and nodes, which are as large as fits.

    `web`: A web in which equal nodes have been merged (`FoodWeb.grouped`).
    `height`: Most height. It is exceeded if even the smallest of `SIZES` does not fit.
    """
    orders = ordered(web)
    for size in SIZES:
        bands = _bands(web, orders, width, size)
        wanted = sum(band.wanted for band in bands) + size.gap * (len(bands) - 1)
        if wanted <= height:
            break
    loose = min(MOST_LOOSE, max(0.0, height - wanted) / max(1, len(bands)))
    y = 0.0
    for band in bands:
        band.y, band.height = y, band.wanted + loose
        _place_rows(band)
        y += band.height + size.gap
    return Layout(width, y - size.gap, tuple(bands))


def _bands(
    web: FoodWeb, orders: Mapping[int, Sequence[str]], width: float, size: _Size
) -> list[BandPlace]:
    names = {each.level: each.name for each in web.levels}
    nodes = {each.id: each for each in web.nodes}
    eats: dict[str, list[str]] = {}
    for edge in web.edges:
        eats.setdefault(edge.eater, []).append(edge.eaten)
    xs: dict[str, float] = {}
    bands = []
    for level, ids in sorted(orders.items()):
        name = names.get(level, "")
        right = width - EDGE
        width_left = right - (estimated_width(name, bold=False) + 12 if name else 0.0)
        named_above = bool(name) and len(ids) * size.cell > width_left - EDGE
        if not named_above:
            right = width_left
        rows = max(1, -(-len(ids) // max(1, int((right - EDGE) / size.cell))))
        if rows == 1:
            wishes = _wishes(ids, xs, eats, (EDGE, right))
            middles = spread(wishes, min(EASY, (right - EDGE) / len(ids)), (EDGE, right))
        else:
            pitch = (right - EDGE - size.cell) / (len(ids) - 1)
            middles = [EDGE + size.cell / 2 + pitch * number for number in range(len(ids))]
        xs |= dict(zip(ids, middles, strict=True))
        placed = [
            PlacedNode(nodes[one], x, size.radius) for one, x in zip(ids, middles, strict=True)
        ]
        band = BandPlace(level, name, [WebRow(placed[row::rows]) for row in range(rows)],
                         named_above, right, size.pad)  # fmt: skip
        for row in band.rows:
            _name(row, (EDGE, right), size.lines)
        bands.append(band)
    return bands[::-1]


def _wishes(
    ids: Sequence[str],
    known: Mapping[str, float],
    eats: Mapping[str, Sequence[str]],
    ends: tuple[float, float],
) -> list[float]:
    pitch = (ends[1] - ends[0]) / len(ids)
    wishes = []
    for number, one in enumerate(ids):
        below = [known[each] for each in eats.get(one, ()) if each in known]
        own = ends[0] + pitch * (number + 0.5)
        wishes.append(sum(below) / len(below) if below else own)
    return wishes


def _name(row: WebRow, ends: tuple[float, float], most: int) -> None:
    xs = [each.x for each in row.nodes]
    for number, one in enumerate(row.nodes):
        before = (one.x - xs[number - 1]) / 2 if number else one.x - ends[0]
        after = (xs[number + 1] - one.x) / 2 if number + 1 < len(xs) else ends[1] - one.x
        one.room = 2 * max(one.radius, min(before, after)) - 4
        one.lines = wrapped(one.node.name, one.room, most)
        if one.lines[-1].endswith("…"):  # a whole name is worth a line more
            one.lines = wrapped(one.node.name, one.room)


def _place_rows(band: BandPlace) -> None:
    loose = (band.height - band.wanted) / 2
    y = band.y + band.pad + loose + (_NAMED if band.named_above else 0.0)
    for row, between in zip(band.rows, band.between, strict=True):
        y += between
        for one in row.nodes:
            one.y = y + row.above + one.radius
        _write_badges(row, band.right)
        y += row.height


def _write_badges(row: WebRow, right: float) -> None:
    badged = [each for each in row.nodes if each.node.badge]
    for one in badged:
        half = one.badge_half
        one.badge_x = min(max(one.x, EDGE / 2 + half), max(right - half, half))
    if all(one.badge_x + one.badge_half + 3 <= two.badge_x - two.badge_half
           for one, two in pairwise(badged)):  # fmt: skip
        for one in badged:
            one.badge = one.node.badge
