"""Where everything of a food web stands: levels as bands, rows within them, names, and badges.

Those of one level stand in one row, or in several where they are many; then neighbours take turns
in the rows, so that arrows pass between them. Who eats stands near over what it eats.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from reefkit.widgets.foodweb.order import ordered, spread
from reefkit.widgets.foodweb.words import LINE, wide, wrapped

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reefkit.widgets.foodweb.picture import FoodNode, FoodWeb

EDGE: Final = 6.0
"""Left free at both sides."""
BETWEEN: Final = 14.0
"""Between two rows of a band, for arrows."""
FOOT: Final = 6.0
"""What a node's name takes beside its lines."""
EASY: Final = 124.0
"""From one node of a row to the next, where there is room."""
BADGE: Final = 20.0
"""What a row with badges is higher, and the height of a badge and a little."""
MOST_LOOSE: Final = 16.0
"""By how much two bands stand apart more, where there is room."""
_NAMED: Final = 16.0
"""What a band is higher that has no room for its name beside its nodes."""


@dataclass(frozen=True)
class Size:
    """How large nodes are drawn.

    Parameters
    ----------
    radius
        Of the outline behind a drawing.
    cell
        From one node of a row to the next, at least.
    lines
        Most lines of a name.
    pad
        Above and below the rows of a band.
    gap
        Between two bands.
    """

    radius: float
    cell: float
    lines: int = 3
    pad: float = 9.0
    gap: float = 10.0


SIZES: Final = (
    Size(26.0, 96.0), Size(22.0, 80.0), Size(18.0, 68.0), Size(15.0, 60.0, 3, 6.0, 8.0),
    Size(14.0, 58.0, 2, 3.0, 4.0),
)  # fmt: skip
"""From what is best read to what takes least room."""


@dataclass
class Placed:
    """A node with its place.

    Attributes
    ----------
    node
        What stands there.
    x, y
        The middle of its outline.
    radius
        Of the outline.
    room
        How wide its name may be.
    lines
        Its name.
    badge
        What is written over it; empty where there is no room, and a sign stands for it.
    badge_x
        The middle of what is written.
    """

    node: FoodNode
    x: float
    radius: float
    room: float = 0.0
    y: float = 0.0
    lines: tuple[str, ...] = ()
    badge: str = ""
    badge_x: float = 0.0

    @property
    def top(self) -> float:
        """Where arrows leave it upwards."""
        return self.y - self.radius - 2

    @property
    def foot(self) -> float:
        """Where arrows reach it from below: under its name."""
        return self.y + self.radius + FOOT + LINE * len(self.lines)

    @property
    def badge_half(self) -> float:
        """Half of how wide its badge is."""
        return wide(self.node.badge) / 2 + 7

    @property
    def half(self) -> float:
        """Half of how wide it is, with its name."""
        return max(self.radius + 3, *(wide(each) / 2 for each in self.lines))


@dataclass
class Row:
    """Nodes beside one another."""

    nodes: list[Placed] = field(default_factory=list)

    @property
    def above(self) -> float:
        """What it needs above its outlines."""
        return BADGE if any(each.node.badge for each in self.nodes) else 5.0

    @property
    def height(self) -> float:
        """Of outlines and names, and of what stands above them."""
        lines = max(len(each.lines) for each in self.nodes)
        return self.above + 2 * self.nodes[0].radius + FOOT + LINE * lines


@dataclass
class BandPlace:
    """A level with its place: rows from the top."""

    level: int
    name: str
    rows: list[Row]
    named_above: bool
    right: float
    pad: float
    y: float = 0.0
    height: float = 0.0

    @property
    def between(self) -> list[float]:
        """What is left free above each row: little over badges, which leave room themselves."""
        return [0.0] + [BETWEEN if row.above < BADGE else self.pad / 2 for row in self.rows[1:]]

    @property
    def wanted(self) -> float:
        """How high it is at least."""
        inner = sum(
            row.height + between for row, between in zip(self.rows, self.between, strict=True)
        )
        return inner + 2 * self.pad + (_NAMED if self.named_above else 0.0)


@dataclass(frozen=True)
class Layout:
    """A web with every place in it, in the picture's units.

    Parameters
    ----------
    width, height
        Of the picture.
    bands
        From the top.
    """

    width: float
    height: float
    bands: tuple[BandPlace, ...]

    @property
    def nodes(self) -> dict[str, Placed]:
        """Every node by its id, from the top, row by row."""
        return {each.node.id: each for row in self.rows for each in row.nodes}

    @property
    def rows(self) -> list[Row]:
        """All rows from the top."""
        return [row for band in self.bands for row in band.rows]


def lay_out(web: FoodWeb, width: float, height: float) -> Layout:
    """Return where everything stands.

    Parameters
    ----------
    web
        Where those that look the same are one node already.
    width
        Of the picture.
    height
        How high it may be: nodes are drawn as large as fits. With the smallest ones it is as high
        as it must be.
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
    web: FoodWeb, orders: Mapping[int, Sequence[str]], width: float, size: Size
) -> list[BandPlace]:
    """Return the bands from the top, with every node's place from left to right."""
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
        beside = right - (wide(name, bold=False) + 12 if name else 0.0)
        named_above = bool(name) and len(ids) * size.cell > beside - EDGE
        if not named_above:
            right = beside
        rows = max(1, -(-len(ids) // max(1, int((right - EDGE) / size.cell))))
        if rows == 1:
            wishes = _wishes(ids, xs, eats, (EDGE, right))
            middles = spread(wishes, min(EASY, (right - EDGE) / len(ids)), (EDGE, right))
        else:
            pitch = (right - EDGE - size.cell) / (len(ids) - 1)
            middles = [EDGE + size.cell / 2 + pitch * number for number in range(len(ids))]
        xs |= dict(zip(ids, middles, strict=True))
        placed = [Placed(nodes[one], x, size.radius) for one, x in zip(ids, middles, strict=True)]
        band = BandPlace(level, name, [Row(placed[row::rows]) for row in range(rows)],
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
    """Return how far right each of a row would stand: over what it eats, or its even share."""
    pitch = (ends[1] - ends[0]) / len(ids)
    wishes = []
    for number, one in enumerate(ids):
        below = [known[each] for each in eats.get(one, ()) if each in known]
        own = ends[0] + pitch * (number + 0.5)
        wishes.append(sum(below) / len(below) if below else own)
    return wishes


def _name(row: Row, ends: tuple[float, float], most: int) -> None:
    """Break the names of a row, each as wide as its neighbours leave it."""
    xs = [each.x for each in row.nodes]
    for number, one in enumerate(row.nodes):
        before = (one.x - xs[number - 1]) / 2 if number else one.x - ends[0]
        after = (xs[number + 1] - one.x) / 2 if number + 1 < len(xs) else ends[1] - one.x
        one.room = 2 * max(one.radius, min(before, after)) - 4
        one.lines = wrapped(one.node.name, one.room, most)


def _place_rows(band: BandPlace) -> None:
    """Give rows their height in a band, and badges their place."""
    loose = (band.height - band.wanted) / 2
    y = band.y + band.pad + loose + (_NAMED if band.named_above else 0.0)
    for row, between in zip(band.rows, band.between, strict=True):
        y += between
        for one in row.nodes:
            one.y = y + row.above + one.radius
        _write_badges(row, band.right)
        y += row.height


def _write_badges(row: Row, right: float) -> None:
    """Write badges where none comes over another; else a sign stands for each."""
    told = [each for each in row.nodes if each.node.badge]
    for one in told:
        half = one.badge_half
        one.badge_x = min(max(one.x, EDGE / 2 + half), max(right - half, half))
    if all(one.badge_x + one.badge_half + 3 <= two.badge_x - two.badge_half
           for one, two in pairwise(told)):  # fmt: skip
        for one in told:
            one.badge = one.node.badge
