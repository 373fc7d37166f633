"""A food web by trophic level: who eats whom, and who finds too little.

Levels are bands, rows within them are ordered so that few arrows cross, and arrows go between the
nodes of rows that they pass. It is laid out twice, for a column and for a phone.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final, Literal

from reefkit.text import catalogue
from reefkit.widgets.art import art
from reefkit.widgets.panel import Panel, Theme, frame, output_of
from reefkit.widgets.templates import Templates
from reefkit.widgets.text_metrics import LINE, estimated_width, wrapped

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from markupsafe import Markup


# ---- What a food web shows: who lives there on which level, and whom each one eats

Outline = Literal["square", "circle", "hexagon", "diamond", "triangle"]
Tone = Literal["plain", "ok", "warn", "danger"]
Feeding = Literal["sure", "may", "short"]
"""`sure`: is eaten this turn. `may`: could be eaten, if somebody chooses so. `short`: is eaten, or
would be, and is too little."""


@dataclass(frozen=True)
class FoodNode:
    """One living thing, or one kind of food."""

    id: str  #: What a touch tells.
    name: str  #: Written below it. A long word may have soft hyphens, at which it is cut.
    art: str  #: The id of its drawing in the page's sheet of symbols.
    group: str  #: The key of its colour among the palette's families.
    outline: Outline  #: The shape behind the drawing: of one feeding class, always the same.
    level: int  #: Its trophic level, 0 the lowest.
    label: str  #: What a screen reader says of it.
    attached: tuple[str, ...] = ()  #: Drawings of what is attached to it, small at its corner.
    badge: str = ""  #: A short text over it, such as what it lacks.
    tone: Tone = "danger"  #: Of the badge.
    bleached: bool = False  #: Whether it is drawn as a bleached skeleton.
    passing: bool = False  #: Whether it is there for a while only: its outline is dashed.
    done: bool = False  #: Whether it has done what it does: it has a tick.
    chosen: bool = False  #: Whether it was picked: what it eats and who eats it stand out then.
    count: int = 1  #: How many there are.
    #: ``comes_from``, ``goes_to``: Keys of what it flies from as it appears, and to as it goes.
    comes_from: str = ""
    goes_to: str = ""


@dataclass(frozen=True)
class FoodEdge:
    """Who is eaten by whom: the arrow goes to the eater."""

    #: ``eaten``, ``eater``: The ids of nodes.
    eaten: str
    eater: str
    kind: Feeding = "sure"  #: See `Feeding`.
    amount: int = 1  #: How many of them; written at the arrow when there are several.


@dataclass(frozen=True)
class FoodLevel:
    """A trophic level and what it is called."""

    level: int
    name: str


@dataclass(frozen=True)
class WebOutcome:
    """What comes of it: a sentence, already said, and the tone of its mark."""

    text: str
    tone: Tone = "plain"


@dataclass(frozen=True)
class FoodWeb:
    """A food web.

    Raises
    ------
    ValueError
        When two nodes have one id, or an edge leads to or from a node that is not there.
    """

    #: One for each card: those that look the same are drawn as one, with their number.
    nodes: tuple[FoodNode, ...]
    #: Who is eaten by whom; edges of what is drawn as one are laid together.
    edges: tuple[FoodEdge, ...] = ()
    #: What levels are called; a level without a name is drawn all the same.
    levels: tuple[FoodLevel, ...] = ()
    title: str = ""  #: What a screen reader calls the web.
    note: str = ""  #: Said above the picture, such as which way arrows go.
    empty: str = ""  #: Said in its place where nothing lives.
    sentences: tuple[str, ...] = ()  #: The same for who does not see it, already said.
    #: ``outcome``, ``outcome_title``: What comes of it, listed below the picture.
    outcome: tuple[WebOutcome, ...] = ()
    outcome_title: str = ""
    #: What touching a node asks for, with its ``node``; empty where the web is only looked at.
    act: str = ""
    key: str = "web"  #: Tells it from another web of the page.

    def __post_init__(self) -> None:
        ids = {each.id for each in self.nodes}
        if len(ids) < len(self.nodes):
            raise ValueError("a node's id names one node")
        if any(each.eaten not in ids or each.eater not in ids for each in self.edges):
            raise ValueError("an edge leads from a node to a node")

    def _repr_mimebundle_(self, **options: object) -> object:
        say = catalogue()
        panel = Panel(foodweb_html(Templates(say), self))
        return output_of(frame("rk-page", children=[Theme(), panel]), say, **options)

    def grouped(self) -> FoodWeb:
        """Return the web in which those that look the same are one node, with their number.

        The node has the id and the label of the first of them. Amounts of edges add up.
        """
        first: dict[FoodNode, str] = {}
        counts: dict[str, int] = {}
        stands_for: dict[str, str] = {}
        for node in self.nodes:
            name = first.setdefault(replace(node, id="", label="", count=1), node.id)
            stands_for[node.id] = name
            counts[name] = counts.get(name, 0) + node.count
        nodes = [replace(each, count=counts[each.id]) for each in self.nodes if each.id in counts]
        amounts: dict[tuple[str, str, Feeding], int] = {}
        for edge in self.edges:
            ends = (stands_for[edge.eaten], stands_for[edge.eater], edge.kind)
            amounts[ends] = amounts.get(ends, 0) + edge.amount
        edges = (FoodEdge(*ends, amount) for ends, amount in amounts.items())
        return replace(self, nodes=tuple(nodes), edges=tuple(edges))


# ---- In which order those of a level stand, so that few arrows cross; and putting them apart
#
# The order is found by barycentres, swept up and down: Sugiyama, Tagawa and Toda (1981), "Methods
# for visual understanding of hierarchical system structures", IEEE Transactions on Systems, Man,
# and Cybernetics 11: 109-125.

_SWEEPS = 3


def ordered(web: FoodWeb) -> dict[int, list[str]]:
    """Return the ids of each level from left to right; the same web always gives the same."""
    levels: dict[int, list[str]] = {}
    for node in web.nodes:
        levels.setdefault(node.level, []).append(node.id)
    near: dict[str, list[str]] = {node.id: [] for node in web.nodes}
    for edge in web.edges:
        near[edge.eaten].append(edge.eater)
        near[edge.eater].append(edge.eaten)
    up = sorted(levels)
    for _ in range(_SWEEPS):
        for level in (*up[1:], *up[-2::-1]):
            shares = _shares(levels)
            levels[level] = sorted(levels[level], key=lambda one: _middle(one, near, shares))
    return levels


def _shares(levels: Mapping[int, Sequence[str]]) -> dict[str, float]:
    return {
        one: (number + 0.5) / len(ids)
        for ids in levels.values()
        for number, one in enumerate(ids)
    }  # fmt: skip


def _middle(one: str, near: Mapping[str, Sequence[str]], shares: Mapping[str, float]) -> float:
    beside = [shares[each] for each in near[one]]
    return sum(beside) / len(beside) if beside else shares[one]


def spread(wishes: Sequence[float], cell: float, ends: tuple[float, float]) -> list[float]:
    """Return places in the given order, a cell apart at least and within ends, near to wishes.

    Neighbours that come too near become a group, which stands where its members wish on average.
    They have to fit: ``len(wishes) * cell`` is no more than there is between the ends.
    """
    left, right = ends
    groups: list[tuple[int, float]] = []  # how many, and where their first one wishes to stand
    for wish in wishes:
        count, start = 1, wish
        while groups and groups[-1][1] + groups[-1][0] * cell > start:
            before, first = groups.pop()
            # The mean of what each wishes the group's first place to be.
            start = (before * first + count * (start - before * cell)) / (before + count)
            count += before
        groups.append((count, start))
    found: list[float] = []
    for count, start in groups:
        found += [start + number * cell for number in range(count)]
    for number in range(len(found)):
        least = left + cell * (number + 0.5)
        found[number] = max(found[number], least)
    for number in range(1, len(found) + 1):
        most = right - cell * (number - 0.5)
        found[-number] = min(found[-number], most)
    return found


# ---- Where everything of a food web stands: levels as bands, rows within them, names, and badges
#
# Those of one level stand in one row, or in several where they are many; then neighbours take
# turns in the rows, so that arrows pass between them. Who eats stands near over what it eats.

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
class _Size:
    """How large nodes are drawn."""

    radius: float  #: Of the outline behind a drawing.
    cell: float  #: From one node of a row to the next, at least.
    lines: int = 3  #: Most lines of a name.
    pad: float = 9.0  #: Above and below the rows of a band.
    gap: float = 10.0  #: Between two bands.


SIZES: Final = (
    _Size(40.0, 132.0, 2, 9.0, 16.0), _Size(32.0, 112.0), _Size(26.0, 96.0), _Size(22.0, 80.0),
    _Size(18.0, 68.0), _Size(15.0, 60.0, 3, 6.0, 8.0),
    _Size(14.0, 58.0, 2, 3.0, 4.0),
)  # fmt: skip
"""From what is best read to what takes least room."""


@dataclass
class _PlacedNode:
    """A node with its place.

    Attributes
    ----------
    x, y
        The middle of its outline.
    """

    node: FoodNode  #: What stands there.
    x: float
    radius: float  #: Of the outline.
    room: float = 0.0  #: How wide its name may be.
    y: float = 0.0
    lines: tuple[str, ...] = ()  #: Its name.
    #: What is written over it; empty where there is no room, and a sign stands for it.
    badge: str = ""
    badge_x: float = 0.0  #: The middle of what is written.

    @property
    def top(self) -> float:
        return self.y - self.radius - 2

    @property
    def foot(self) -> float:
        return self.y + self.radius + FOOT + LINE * len(self.lines)

    @property
    def badge_half(self) -> float:
        return estimated_width(self.node.badge) / 2 + 7

    @property
    def half(self) -> float:
        return max(self.radius + 3, *(estimated_width(each) / 2 for each in self.lines))


@dataclass
class _WebRow:
    """Nodes beside one another."""

    nodes: list[_PlacedNode] = field(default_factory=list)

    @property
    def above(self) -> float:
        return BADGE if any(each.node.badge for each in self.nodes) else 5.0

    @property
    def height(self) -> float:
        lines = max(len(each.lines) for each in self.nodes)
        return self.above + 2 * self.nodes[0].radius + FOOT + LINE * lines


@dataclass
class _BandPlace:
    """A level with its place: rows from the top."""

    level: int
    name: str
    rows: list[_WebRow]
    named_above: bool
    right: float
    pad: float
    y: float = 0.0
    height: float = 0.0

    @property
    def between(self) -> list[float]:
        return [0.0] + [BETWEEN if row.above < BADGE else self.pad / 2 for row in self.rows[1:]]

    @property
    def wanted(self) -> float:
        inner = sum(
            row.height + between for row, between in zip(self.rows, self.between, strict=True)
        )
        return inner + 2 * self.pad + (_NAMED if self.named_above else 0.0)


@dataclass(frozen=True)
class Layout:
    """A web with every place in it, in the picture's units."""

    #: ``width``, ``height``: Of the picture.
    width: float
    height: float
    bands: tuple[_BandPlace, ...]  #: From the top.

    @property
    def nodes(self) -> dict[str, _PlacedNode]:
        """Every node by its id, from the top, row by row."""
        return {each.node.id: each for row in self.rows for each in row.nodes}

    @property
    def rows(self) -> list[_WebRow]:
        """All rows from the top."""
        return [row for band in self.bands for row in band.rows]


def lay_out(web: FoodWeb, width: float, height: float) -> Layout:
    """Return where everything stands.

    `web`: Where those that look the same are one node already.
    `height`: How high it may be: nodes are drawn as large as fits. With the smallest ones it is as
    high as it must be.
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
) -> list[_BandPlace]:
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
        beside = right - (estimated_width(name, bold=False) + 12 if name else 0.0)
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
        placed = [
            _PlacedNode(nodes[one], x, size.radius) for one, x in zip(ids, middles, strict=True)
        ]
        band = _BandPlace(level, name, [_WebRow(placed[row::rows]) for row in range(rows)],
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


def _name(row: _WebRow, ends: tuple[float, float], most: int) -> None:
    xs = [each.x for each in row.nodes]
    for number, one in enumerate(row.nodes):
        before = (one.x - xs[number - 1]) / 2 if number else one.x - ends[0]
        after = (xs[number + 1] - one.x) / 2 if number + 1 < len(xs) else ends[1] - one.x
        one.room = 2 * max(one.radius, min(before, after)) - 4
        one.lines = wrapped(one.node.name, one.room, most)


def _place_rows(band: _BandPlace) -> None:
    loose = (band.height - band.wanted) / 2
    y = band.y + band.pad + loose + (_NAMED if band.named_above else 0.0)
    for row, between in zip(band.rows, band.between, strict=True):
        y += between
        for one in row.nodes:
            one.y = y + row.above + one.radius
        _write_badges(row, band.right)
        y += row.height


def _write_badges(row: _WebRow, right: float) -> None:
    told = [each for each in row.nodes if each.node.badge]
    for one in told:
        half = one.badge_half
        one.badge_x = min(max(one.x, EDGE / 2 + half), max(right - half, half))
    if all(one.badge_x + one.badge_half + 3 <= two.badge_x - two.badge_half
           for one, two in pairwise(told)):  # fmt: skip
        for one in told:
            one.badge = one.node.badge


# ---- How arrows go from who is eaten to who eats: between the nodes of rows that they cross

if TYPE_CHECKING:
    from collections.abc import Sequence

    Point = tuple[float, float]

_LEAST_GAP: Final = 7.0
"""Between two nodes, for an arrow to pass there."""
_ASIDE: Final = 4.0
"""How far arrows that pass at one place stand apart."""
_ARC: Final = 24.0
"""How high an arrow rises between two that stand in one row, others between them."""
MOST_COUNTED: Final = 14
"""Of more arrows, amounts are written only where one was picked."""
_ALONG: Final = 0.42
"""Where on the first piece of an arrow its amount is written."""


@dataclass(frozen=True)
class _Arrow:
    """An arrow with its place."""

    edge: FoodEdge  #: What it tells.
    path: str  #: As SVG has it.
    end: Point  #: Where its head is.
    turned: int  #: By how many degrees its head is turned: 0 points up.
    told: Point  #: Where its amount is written.
    faint: bool  #: Whether something else was picked.
    #: Whether its amount is written: where there are many arrows, only those of what was picked.
    counted: bool


def arrows(web: FoodWeb, layout: Layout) -> list[_Arrow]:
    """Return all arrows: first those that could be, last those that are too little."""
    nodes = layout.nodes
    row_of = {each.node.id: number for number, row in enumerate(layout.rows) for each in row.nodes}
    chosen = {each.id for each in web.nodes if each.chosen}
    passed: Counter[tuple[int, float]] = Counter()
    found = []
    for edge in sorted(web.edges, key=lambda each: ("may", "sure", "short").index(each.kind)):
        eaten, eater = nodes[edge.eaten], nodes[edge.eater]
        way = _way(layout.rows, eaten, eater, row_of, passed)
        faint = bool(chosen) and not chosen & {edge.eaten, edge.eater}
        counted = edge.amount > 1 and not faint and (bool(chosen) or len(web.edges) <= MOST_COUNTED)
        found.append(_Arrow(edge, way.path, way.end, way.turned, way.told, faint, counted))
    return found


@dataclass(frozen=True)
class _Way:
    path: str
    end: Point
    turned: int
    told: Point


def _way(
    rows: Sequence[_WebRow],
    eaten: _PlacedNode,
    eater: _PlacedNode,
    row_of: dict[str, int],
    passed: Counter[tuple[int, float]],
) -> _Way:
    start, goal = row_of[eaten.node.id], row_of[eater.node.id]
    if start == goal:
        return _beside(rows[start], eaten, eater)
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
    return _Way(_curve(points), end, 0 if up else 180, _at(points[0], points[1]))


def _beside(row: _WebRow, eaten: _PlacedNode, eater: _PlacedNode) -> _Way:
    right = eater.x > eaten.x
    low, high = sorted((eaten.x, eater.x))
    if not any(low < each.x < high for each in row.nodes):
        side = 1 if right else -1
        begin = (eaten.x + side * (eaten.radius + 3), eaten.y)
        end = (eater.x - side * (eater.radius + 5), eater.y)
        middle = ((begin[0] + end[0]) / 2, begin[1] - 6)
        return _Way(f"{_move(begin)}L{_said(end)}", end, 90 if right else 270, middle)
    top = min(eaten.top, eater.top) - _ARC
    begin, end = (eaten.x, eaten.top), (eater.x, eater.top - 2)
    path = f"{_move(begin)}C{begin[0]:.1f} {top:.1f} {end[0]:.1f} {top:.1f} {_said(end)}"
    return _Way(path, end, 180, ((begin[0] + end[0]) / 2, top + 10))


def _gap(row: _WebRow, wish: float) -> float:
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
        path += f"C{one[0]:.1f} {middle:.1f} {two[0]:.1f} {middle:.1f} {_said(two)}"
    return path


def _at(one: Point, two: Point) -> Point:
    t = _ALONG
    x = one[0] + (two[0] - one[0]) * t * t * (3 - 2 * t)
    middle = (one[1] + two[1]) / 2
    rest = 1 - t
    y = rest**3 * one[1] + 3 * (rest * rest * t + rest * t * t) * middle + t**3 * two[1]
    return x, y


def _move(point: Point) -> str:
    return f"M{_said(point)}"


def _said(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


# ---- The food web as HTML of a panel: laid out twice, for a column and for a phone

BOXES: Final = {"": (500.0, 1.0), "narrow": (318.0, 1.3)}
"""Width of both pictures, and their height in what is wanted: a page shows the one in which letters
are not too small."""
_UNFAMILIAR: Final = "#DDECEC"
"""Behind a drawing whose group has no colour."""
_SHAPES: Final[dict[Outline, str]] = {
    "square": "M-.75-.94H.75Q.94-.94 .94-.75V.75Q.94 .94 .75 .94H-.75Q-.94 .94-.94 .75V-.75"
    "Q-.94-.94-.75-.94Z",
    "circle": "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z",
    "hexagon": "M0-1.08L.94-.54V.54L0 1.08L-.94 .54V-.54Z",
    "diamond": "M0-1.16L1.16 0L0 1.16L-1.16 0Z",
    "triangle": "M0-1.12L1.18 .92H-1.18Z",
}
"""Outlines with a radius of one, as SVG has them."""
_DRAWN: Final[dict[Outline, tuple[float, float]]] = {
    "square": (1.55, 0.0), "circle": (1.45, 0.0), "hexagon": (1.45, 0.0), "diamond": (1.3, 0.0),
    "triangle": (1.3, 0.2),
}  # fmt: skip
"""The side of the drawing in each, and how far down its middle is, in radii."""
_ATTACHED: Final = 3
"""Most drawings at a corner; the others are counted."""


@dataclass(frozen=True)
class _WebPicture:
    """One picture of the web."""

    name: str
    layout: Layout
    arrows: list[_Arrow]

    @property
    def many(self) -> bool:
        return len(self.arrows) > MOST_COUNTED

    @property
    def first(self) -> str:
        nodes = self.layout.nodes
        return next((one for one, each in nodes.items() if each.node.chosen), next(iter(nodes)))

    def key(self, web: FoodWeb, node: str) -> str:
        return "-".join(filter(None, (web.key, self.name, node)))


def foodweb_html(templates: Templates, web: FoodWeb, *, height: float = 330.0) -> Markup:
    """Return a food web to be laid into a panel.

    The picture is passed over by screen readers; the buttons over it say each node, and arrow keys
    lead from node to node, as `Panel` has it. The web's sentences say who eats whom.

    `height`: How high the picture may be where it is 500 CSS pixels wide. Nodes are drawn as large
    as fits; where even small ones do not, the picture is higher.
    """
    grouped = web.grouped()
    drawn = []
    for name, (width, share) in BOXES.items() if grouped.nodes else ():
        layout = lay_out(grouped, width, share * height)
        drawn.append(_WebPicture(name, layout, arrows(grouped, layout)))
    return templates.render(
        "widgets/foodweb.html", web=grouped, drawn=drawn, shapes=_SHAPES, colour=_colour,
        drawing=_drawing, bold=_bold, attached=_attached,
    )  # fmt: skip


def _colour(group: str) -> str:
    return art().palette.families.get(group, _UNFAMILIAR)


def _drawing(placed: _PlacedNode) -> tuple[float, float]:
    side, down = _DRAWN[placed.node.outline]
    return round(side * placed.radius, 1), round(down * placed.radius, 1)


def _bold(side: float) -> str:
    if side >= 44:
        return ""
    return " rk-token-small" if side >= 28 else " rk-token-tiny"


def _attached(placed: _PlacedNode) -> tuple[tuple[str, ...], int]:
    drawn = placed.node.attached[:_ATTACHED]
    return drawn, len(placed.node.attached) - len(drawn)
