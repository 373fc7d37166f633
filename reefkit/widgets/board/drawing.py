"""What a board looks like: what it is told to show, where everything lies, and each drawing on it.

A picture has its texts already said. Sea, spaces, tokens and signs are drawn once, as one sheet of
stamps. A neighbour's reef, a map and a cut from land to open ocean are drawn small, as SVG.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import pairwise, product
from math import cos, pi, sin
from typing import TYPE_CHECKING, Final, Literal

from markupsafe import Markup, escape

from reefkit.widgets.art import Palette, art

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence


# ---- What a board is told to show: spaces with what stands on them, all texts already said

Depth = Literal["S", "M", "D"]
State = Literal["selectable", "predicted", "died", "right", "wrong", "settled", "chosen"]


@dataclass(frozen=True)
class Piece:
    """An organism on a space."""

    art: str  #: The id of its drawing (`reefkit.widgets.art`).
    marks: tuple[str, ...] = ()  #: The ids of its mutations' marks, in the order of the die table.


@dataclass(frozen=True)
class Space:
    """A space of a board."""

    #: ``row``, ``column``: Its place, from 1; row 1 is nearest the land and drawn last.
    row: int
    column: int
    depth: Depth  #: ``"S"``, ``"M"`` or ``"D"``: shallow, medium or deep water.
    #: What a screen reader says of it, all of it: place, depth, what stands there, states.
    label: str
    stack: tuple[Piece, ...] = ()  #: What stands there, the topmost first.
    alga: bool = False  #: Whether a fleshy alga grows there, over whatever stands there.
    #: ``selectable``, ``predicted`` (to die), ``died`` (the topmost has), ``right`` and ``wrong``
    #: (a prediction), ``settled`` (just now), ``chosen``. States add up.
    states: frozenset[State] = frozenset()
    letter: str = ""  #: The depth's letter, where it is another than the code's.

    @property
    def empty(self) -> bool:
        """Whether nothing stands or grows here."""
        return not self.stack and not self.alga


@dataclass(frozen=True)
class Picture:
    """All that a board shows.

    Raises
    ------
    ValueError
        When a place is given twice, or lies outside a board of 1 to 12 rows and columns.
    """

    spaces: tuple[Space, ...]  #: Its spaces, in any order, each place once.
    title: str  #: What the board is called by a screen reader.
    #: ``ocean``, ``shore``: The words on the strips above and below; an empty text below leaves
    #: that strip out.
    ocean: str = ""
    shore: str = ""
    land: bool = True  #: Whether the strip below is sand; else it is water as above.
    #: Key and drawing of each dweller. One whose key changes glides to another spot.
    swimmers: tuple[tuple[str, str], ...] = ()
    at: dict[tuple[int, int], Space] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        places = {(one.row, one.column): one for one in self.spaces}
        if len(places) < len(self.spaces):
            raise ValueError("a place is given twice")
        if not all(1 <= row <= 12 and 1 <= column <= 12 for row, column in places):
            raise ValueError("rows and columns run from 1 to at most 12")
        object.__setattr__(self, "at", places)

    @cached_property
    def rows(self) -> int:
        """How many rows the board has."""
        return max((row for row, _ in self.at), default=1)

    @cached_property
    def columns(self) -> int:
        """How many columns the board has."""
        return max((column for _, column in self.at), default=1)


# ---- Where everything lies on a board, in whole pixels of the screen it is shown on
#
# Whole pixels of the *screen*, not of the page: only then are edges sharp at any density.

LARGEST_SPACE = 58
"""Width of a space in page pixels beside controls (a target of at least 44 is asked of fingers)."""
SMALLEST_SPACE = 44
LETTER_FROM = 48
"""Spaces smaller than this have no room for a letter beside a token."""


@dataclass(frozen=True)
class Geometry:
    """A board's measures for one screen."""

    #: ``rows``, ``columns``: The board's size in spaces.
    rows: int = 6
    columns: int = 5
    width: float = 400.0  #: Room for the board, in page pixels.
    density: float = 1.0  #: Screen pixels to a page pixel.
    shore: bool = True  #: Whether there is a strip below.
    #: The width of a space where there is room for it, in page pixels.
    largest: float = LARGEST_SPACE

    def px(self, page: float) -> int:
        """Return page pixels as whole screen pixels."""
        return round(page * self.density)

    @cached_property
    def gap(self) -> int:
        """Between two spaces."""
        return self.px(4)

    @cached_property
    def left(self) -> int:
        """Left of the strips: the room of the rows' numbers."""
        return self.px(20)

    @cached_property
    def side(self) -> int:
        """From the end of a strip to the spaces."""
        return self.px(6)

    @cached_property
    def numbers(self) -> int:
        """Above the ocean: the room of the columns' numbers."""
        return self.px(18)

    @cached_property
    def ocean(self) -> int:
        """Height of the strip of open ocean, its waves included."""
        return self.px(24)

    @cached_property
    def shore_height(self) -> int:
        """Height of the strip below, with its gap."""
        return self.px(29) if self.shore else self.px(2)

    @cached_property
    def space(self) -> int:
        """Width and height of a space."""
        room = self.width * self.density - self.left - 2 * self.side
        fitting = int((room - (self.columns - 1) * self.gap) // self.columns)
        return max(self.px(SMALLEST_SPACE), min(self.px(self.largest), fitting))

    @cached_property
    def across(self) -> int:
        """Width of the strips."""
        return 2 * self.side + self.columns * self.space + (self.columns - 1) * self.gap

    @cached_property
    def total(self) -> tuple[int, int]:
        """Width and height of everything."""
        spaces = self.rows * self.space + (self.rows - 1) * self.gap
        return self.left + self.across, self.top + spaces + self.shore_height

    @cached_property
    def top(self) -> int:
        """Where the first row begins."""
        return self.numbers + self.ocean + self.px(1)

    def corner(self, row: int, column: int) -> tuple[int, int]:
        """Return the upper left corner of a space; row 1 is the last."""
        pitch = self.space + self.gap
        return self.left + self.side + (column - 1) * pitch, self.top + (self.rows - row) * pitch

    @cached_property
    def unit(self) -> float:
        """Screen pixels to a page pixel on a space of the full 58: what stands there scales."""
        return self.space / 58

    @cached_property
    def zoom(self) -> float:
        """Page pixels to a unit of what stands on a space."""
        return self.unit / self.density


# ---- The board with nothing on it: the open ocean, the spaces by depth, the land

DEPTH_COLOURS = {"S": "shallow", "M": "medium", "D": "deep"}
_WATER = "#EAF4F3"
_CREST = "#BDDAE4"


def scenery(
    geometry: Geometry, depths: Iterable[tuple[int, int, str]], *, land: bool = True
) -> str:
    """Return the empty board as SVG elements, in screen pixels.

    Parameters
    ----------
    geometry
        The board's measures on the screen.
    depths
        Row, column and depth of each space.
    land
        Whether the strip below is sand; else it is water as above.
    """
    tokens = art().palette.tokens
    left, right = geometry.left, geometry.left + geometry.across
    top, bottom = geometry.numbers, geometry.total[1]
    drawn = [
        f'<path d="{_rounded(left, right, top, bottom, geometry.px(14))}" fill="{_WATER}"/>',
        _ocean(geometry, left, right, top),
    ]
    if geometry.shore:
        drawn.append(_shore(geometry, tokens["sand"] if land else tokens["ocean"], land=land))
    radius = 9 * geometry.unit
    for row, column, depth in depths:
        x, y = geometry.corner(row, column)
        drawn.append(
            f'<rect x="{x}" y="{y}" width="{geometry.space}" height="{geometry.space}" '
            f'rx="{radius:.4g}" fill="{tokens[DEPTH_COLOURS[depth]]}"/>'
        )
    return "".join(drawn)


def _wave(start: float, end: float, y: float, length: float, height: float) -> str:
    """Return a path of even waves from one side to another."""
    steps = max(1, round((end - start) / length))
    half = (end - start) / steps / 2
    crests = f"q{half / 2:.4g} {-height:.4g} {half:.4g} 0t{half:.4g} 0"
    return f"M{start:g} {y:g}{crests}" + f"t{half:.4g} 0t{half:.4g} 0" * (steps - 1)


def _ocean(geometry: Geometry, left: int, right: int, top: int) -> str:
    """Return the dark strip above: its lower edge is a wave with a light crest."""
    radius, height = geometry.px(14), geometry.ocean - geometry.px(5)
    edge = _wave(left, right, top + height, 36 * geometry.density, 5 * geometry.density)
    body = edge + (
        f"V{top + radius}a{radius} {radius} 0 0 0 {-radius} {-radius}H{left + radius}"
        f"a{radius} {radius} 0 0 0 {-radius} {radius}Z"
    )
    ocean = art().palette.tokens["ocean"]
    width = 1.8 * geometry.density
    return (
        f'<path d="{body}" fill="{ocean}"/>'
        f'<path d="{edge}" fill="none" stroke="{_CREST}" stroke-width="{width:.4g}"/>'
    )


def _shore(geometry: Geometry, colour: str, *, land: bool) -> str:
    """Return the strip below: a beach with its tide line, or open water again."""
    left, right, bottom = geometry.left, geometry.left + geometry.across, geometry.total[1]
    radius, top = geometry.px(14), bottom - geometry.shore_height + geometry.px(6)
    edge = _wave(left, right, top, 44 * geometry.density, 4 * geometry.density)
    body = edge + (
        f"V{bottom - radius}a{radius} {radius} 0 0 1 {-radius} {radius}H{left + radius}"
        f"a{radius} {radius} 0 0 1 {-radius} {-radius}Z"
    )
    line = "#CDB27C" if land else _CREST
    width = 1.8 * geometry.density
    return (
        f'<path d="{body}" fill="{colour}"/>'
        f'<path d="{edge}" fill="none" stroke="{line}" stroke-width="{width:.4g}"/>'
    )


def _rounded(left: int, right: int, top: int, bottom: int, radius: int) -> str:
    """Return a rectangle with round corners as a path."""
    return (
        f"M{left + radius} {top}H{right - radius}a{radius} {radius} 0 0 1 {radius} {radius}"
        f"V{bottom - radius}a{radius} {radius} 0 0 1 {-radius} {radius}H{left + radius}"
        f"a{radius} {radius} 0 0 1 {-radius} {-radius}V{top + radius}"
        f"a{radius} {radius} 0 0 1 {radius} {-radius}Z"
    )


# ---- The states of a space as drawings on a space of 58

_Place = tuple[float, float, float, float]
_WHOLE: _Place = (0, 0, 58, 58)
_ROUND = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'


def _signs(palette: Palette, tufts: str) -> Iterator[tuple[str, _Place, str]]:
    """Yield name, place and drawing of every sign of a state."""
    at = palette.tokens
    weed = palette.families["fleshy-alga"]
    for count, depth in enumerate("SMD", 1):
        yield f"waves:{depth}", (32, 32, 24, 22), _waves(at["tide"], count)
    yield "veil", _WHOLE, _sheet(at["paper"], 0.62)
    yield "ring", _WHOLE, _frame(at["tide"], 3, 1.5)
    yield "chosen", _WHOLE, _frame(at["halo"], 2, 3.8) + _frame(at["tide-deep"], 3, 1.5)
    yield "plus", (18, 18, 22, 22), _disc(at["tide"], at["halo"], (29, 29, 10)) + _plus(29, 29, 5)
    below = _disc(at["tide"], at["halo"], (33, 48, 8)) + _plus(33, 48, 4)
    yield "plus-below", (24, 39, 18, 18), below
    yield "overgrown", _WHOLE, _overgrown(at["weed-veil"], weed, tufts)
    yield "alga", _WHOLE, _frame(weed, 2, 1.4, "4 3")
    yield "predicted", _WHOLE, _predicted(at["danger"], at["paper"])
    yield "flag", (1, 39, 19, 18), _square(at["danger"], at["paper"]) + _cross(10.5, 48, 3.6)
    tick = f'<path d="M6.4 48.2L9.4 51.4L14.8 45" stroke="#FFF" stroke-width="2.6" {_ROUND}/>'
    yield "right", (1, 39, 19, 18), _square(at["ok"], at["paper"]) + tick
    look = f'<path d="M10.5 43.4V48.6M10.5 52.4V52.5" stroke="#FFF" stroke-width="2.8" {_ROUND}/>'
    yield "wrong", (1, 39, 19, 18), _square(at["warn"], at["paper"]) + look
    yield "hatch", _WHOLE, _hatch()
    disc = _disc(at["ink"], at["halo"], (47, 11, 8.6)) + _cross(47, 11, 3.4)
    yield "died", (36, 0, 22, 22), disc
    yield "glow", (1, 3, 56, 56), '<circle cx="29" cy="31" r="26" fill="#FFF" opacity=".8"/>'
    yield "rays", (-8, -6, 74, 74), _rays(at["gold"], at["ink"])
    yield "count", (1, 39, 25, 19), _label(at["ink"], at["halo"], (2, 40.5, 22))
    yield "more", (22, 39, 25, 19), _label(at["ink"], at["halo"], (23, 40.5, 20))


def _waves(colour: str, count: int) -> str:
    """Return one, two or three waves, for shallow, medium and deep water."""
    lines = "".join(f"M36 {50 - 6 * each}q2.2 -4 4.4 0t4.4 0t4.4 0t4.4 0" for each in range(count))
    return f'<path d="{lines}" stroke="{colour}" stroke-width="1.7" opacity=".4" {_ROUND}/>'


def _sheet(colour: str, opacity: float) -> str:
    return f'<rect width="58" height="58" rx="9" fill="{colour}" opacity="{opacity:g}"/>'


def _frame(colour: str, width: float, inset: float, dashes: str = "") -> str:
    side = 58 - 2 * inset
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<rect x="{inset:g}" y="{inset:g}" width="{side:g}" height="{side:g}" '
        f'rx="{9 - inset * 0.6:g}" fill="none" stroke="{colour}" stroke-width="{width:g}"{dashed}/>'
    )


def _disc(colour: str, rim: str, place: tuple[float, float, float]) -> str:
    x, y, radius = place
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}" stroke="{rim}"/>'


def _plus(x: float, y: float, arm: float) -> str:
    path = f"M{x - arm} {y}h{2 * arm}M{x} {y - arm}v{2 * arm}"
    return f'<path d="{path}" stroke="#FFF" stroke-width="2.8" {_ROUND}/>'


def _cross(x: float, y: float, arm: float) -> str:
    both = 2 * arm
    path = f"M{x - arm:g} {y - arm:g}l{both:g} {both:g}m{-both:g} 0l{both:g} {-both:g}"
    return f'<path d="{path}" stroke="#FFF" stroke-width="2.6" {_ROUND}/>'


def _square(colour: str, rim: str) -> str:
    return (
        f'<rect x="2.5" y="40" width="16" height="16" rx="3.5" fill="{colour}" stroke="{rim}" '
        'stroke-width="1.4"/>'
    )


def _label(colour: str, rim: str, place: tuple[float, float, float]) -> str:
    x, y, width = place
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="16" rx="4.5" fill="{colour}" '
        f'stroke="{rim}" stroke-width="1.4"/>'
    )


def _overgrown(veil: str, weed: str, tufts: str) -> str:
    return _sheet(veil, 0.62) + tufts + _frame(weed, 3.4, 1.7)


def _predicted(danger: str, paper: str) -> str:
    return _frame(paper, 5, 2.5) + _frame(danger, 3, 2.5, "6.4 4")


def _hatch() -> str:
    """Return fine white lines over a whole space, leaving its round corners."""
    lines = "".join(
        f"M{max(3, each - 55):g} {min(55, each - 3):g}L{min(55, each - 3):g} {max(3, each - 55):g}"
        for each in range(14, 110, 8)
    )
    return f'<path d="{lines}" stroke="#FFF" stroke-width="1.5" opacity=".7" {_ROUND}/>'


def _rays(gold: str, ink: str) -> str:
    """Return eight short rays round a space, gold with an ink edge."""
    lines = ""
    for step in range(8):
        angle = pi / 8 + step * pi / 4
        x, y = cos(angle), sin(angle)
        lines += f"M{29 + 26 * x:.4g} {31 + 26 * y:.4g}L{29 + 33 * x:.4g} {31 + 33 * y:.4g}"
    return "".join(
        f'<path d="{lines}" stroke="{colour}" stroke-width="{width}" {_ROUND}/>'
        for colour, width in ((ink, 5), (gold, 2.8))
    )


# ---- Everything that is ever painted on a board, drawn once as one picture of stamps
#
# The browser gets this picture as SVG at the screen's own pixel size and keeps it on a canvas out
# of sight; a board is then painted by copying from it, which is quick and takes few bytes. On top
# of the picture lies the board itself with nothing on it, and the stamps lie below, outside of
# the board.

SLAB = 8
"""Height of a builder's layer under the topmost, on a space of 58."""
LEVELS = (48, 45, 40)
"""Width of a token alone, on one slab and on two, on a space of 58."""
MARK = 18
"""Width of a mutation's mark."""
_BASE = 53
# Tokens stand a little to the right, to leave the letter free.
_ASIDE = 2.5
_APART = 2
# The least width of the picture: narrower boards would make it needlessly tall.
_LEAST_WIDTH = 900


@dataclass(frozen=True)
class _Box:
    """Where a drawing lies on a space of 58, before it is scaled to the screen."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class _Stamp:
    """Where a stamp lies in the picture, and where it goes on a space, in screen pixels."""

    #: ``x``, ``y``, ``width``, ``height``: Its place in the picture.
    x: int
    y: int
    width: int
    height: int
    #: ``dx``, ``dy``: From the corner of a space to the corner of the stamp.
    dx: int
    dy: int


@dataclass(frozen=True)
class StampSheet:
    """The picture of stamps for one screen."""

    svg: str  #: The picture, ``width`` by ``height`` screen pixels.
    width: int
    height: int
    stamps: dict[str, _Stamp]  #: Every stamp by its name.


def _token_size(under: int) -> int:
    """Return how wide a token stands on so many slabs, on a space of 58."""
    return LEVELS[min(under, len(LEVELS) - 1)]


def token_place(under: int) -> tuple[float, float, float]:
    """Return the corner of a token's 64 grid on a space of 58, and its scale."""
    size = _token_size(under)
    scale = size / 64
    return (58 - size) / 2 + _ASIDE, _BASE - SLAB * min(under, len(LEVELS) - 1) - 56 * scale, scale


@lru_cache(maxsize=8)
def sheet(geometry: Geometry, depths: tuple[tuple[int, int, str], ...], land: bool) -> StampSheet:  # noqa: FBT001
    """Draw the picture of stamps.

    Parameters
    ----------
    geometry
        The board's measures on the screen.
    depths
        Row, column and depth of each space.
    land
        Whether the strip below is sand.
    """
    stamps: dict[str, _Stamp] = {}
    width = max(geometry.total[0], geometry.px(_LEAST_WIDTH))
    drawn = [scenery(geometry, depths, land=land)]
    x, y, tallest = 0, geometry.total[1] + _APART, 0
    for name, box, body in drawings(geometry):
        stamp = _placed(box, geometry.unit)
        if x + stamp.width > width:
            x, y, tallest = 0, y + tallest + _APART, 0
        stamps[name] = _Stamp(x, y, stamp.width, stamp.height, stamp.dx, stamp.dy)
        drawn.append(
            f'<g transform="translate({x - stamp.dx} {y - stamp.dy}) scale({geometry.unit:.5g})">'
            f"{body}</g>"
        )
        x, tallest = x + stamp.width + _APART, max(tallest, stamp.height)
    height = y + tallest
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}"><defs>{_symbols()}</defs>{"".join(drawn)}</svg>'
    )
    return StampSheet(svg, width, height, stamps)


def sheet_for(geometry: Geometry, picture: Picture) -> StampSheet:
    """Draw the picture of stamps that a board's picture needs."""
    depths = tuple(sorted((one.row, one.column, one.depth) for one in picture.spaces))
    return sheet(geometry, depths, picture.land)


def _placed(box: _Box, unit: float) -> _Stamp:
    """Return a stamp's size and offset in whole pixels, with a pixel's rim for smooth edges."""
    dx, dy = int(box.x * unit // 1) - 1, int(box.y * unit // 1) - 1
    width = int(-(-(box.x + box.width) * unit // 1)) + 1 - dx
    height = int(-(-(box.y + box.height) * unit // 1)) + 1 - dy
    return _Stamp(0, 0, width, height, dx, dy)


@lru_cache(maxsize=1)
def _symbols() -> str:
    """Return all drawings as symbols, to be used in any size and state."""
    return art().board.symbols()


def drawings(geometry: Geometry) -> Iterator[tuple[str, _Box, str]]:
    """Yield name, place on a space and drawing of every stamp."""
    known = art().board
    bone = known.palette.tokens["bone"]
    for art_id, organism in known.organisms.items():
        for under, state in product(range(len(LEVELS)), ("", "died")):
            yield _token(art_id, under, state, geometry.zoom)
        yield f"slab:{art_id}", _SLAB_BOX, _slab(organism.tint)
        yield f"slab:{art_id}:died", _SLAB_BOX, _slab(bone)
    corner, width = 58 - MARK - 1.5, MARK + 1
    for mark_id in known.marks:
        used = _placed_use(f"rk-mark-{mark_id}", corner, 0.5, width)
        yield f"mark:{mark_id}", _Box(corner, 0.5, width, width), used
    tufts = "".join(_use("fleshy-alga", place, geometry.zoom) for place in _TUFTS)
    for name, box, body in _signs(known.palette, tufts):
        yield name, _Box(*box), body


# The upper of two slabs; the lower is the same stamp, `SLAB` lower.
_SLAB_BOX = _Box(4, 44, 50, 13)
# Two tufts in front of what is overgrown, the left one smaller: corner of the 64 grid, and scale.
_TUFTS = ((2, 36, 0.3), (30, 28.5, 0.42))


def _slab(tint: str) -> str:
    """Return a builder's layer: rim, ink and tint, as its token has them."""
    ink, halo = (art().palette.tokens[name] for name in ("ink", "halo"))
    return "".join(
        f'<rect x="{7 - extra:g}" y="{47 - extra:g}" width="{44 + 2 * extra:g}" '
        f'height="{7 + 2 * extra:g}" rx="{2.6 + extra:g}" fill="{colour}"/>'
        for extra, colour in ((3, halo), (1.7, ink), (0, tint))
    )


def _token(art_id: str, under: int, state: str, zoom: float) -> tuple[str, _Box, str]:
    x, y, scale = place = token_place(under)
    name = f"token:{art_id}:{under}" + (f":{state}" if state else "")
    box = _Box(x - 5 * scale, y - 6 * scale, 74 * scale, 75 * scale)
    return name, box, _use(art_id, place, zoom, state)


def _use(art_id: str, place: tuple[float, float, float], zoom: float, state: str = "") -> str:
    """Return a token: corner of its 64 grid on a space of 58 and scale; page pixels to its unit."""
    x, y, scale = place
    look = art().look(art_id, 64 * scale * zoom, "died" if state else "")
    style = f"--rk-bold:{look.bold}px"
    if state:
        style += f";--rk-tint:{look.tint};--rk-ink:{look.ink};--rk-light:{look.light}"
    return _placed_use(f"rk-org-{art_id}", x - 3 * scale, y - 3 * scale, 70 * scale, style)


def _placed_use(symbol: str, x: float, y: float, width: float, style: str = "") -> str:
    return (
        f'<use href="#{symbol}" x="{x:.5g}" y="{y:.5g}" width="{width:.5g}" '
        f'height="{width:.5g}" style="{style}"/>'
    )


# ---- Boards at a glance: a neighbour's reef or a map, and a cut from land to open ocean, as SVG
#
# Both are pictures without parts that can be picked. With a label they are images that a screen
# reader says; without one they are passed over, where words beside them say the same.

_WIDE, _HIGH, _GAP = 20.0, 13.5, 1.5
_MARGIN = 1.0
DEEPEST: Final = 56.0
"""Metres that a cut shows: all boards on one scale, so that they can be compared."""
# Where the shown colour of water changes, in metres; the boards' own letters say what counts.
_BANDS = (("shallow", 0.0), ("medium", 6.0), ("deep", 20.0))
_ABOVE = 6.0


def small_board_svg(picture: Picture, *, label: str = "", scale: float = 1.0) -> Markup:
    """Return a board at a neighbour's size: a dot in its family's colour for each topmost builder.

    Fleshy algae are squares with three blades; a dot in one is overgrown.

    Parameters
    ----------
    picture
        The board.
    label
        What a screen reader says.
    scale
        How much larger than 20 by 13.5 pixels a space is.
    """
    width = picture.columns * (_WIDE + _GAP) - _GAP + 2 * _MARGIN
    height = picture.rows * (_HIGH + _GAP) - _GAP + 2 * _MARGIN
    drawn = "".join("".join(_space(each, picture.rows)) for each in picture.spaces)
    return _svg(width, height, scale, label, drawn)


def cross_section_svg(  # noqa: PLR0913
    metres: Sequence[float],
    land: bool,  # noqa: FBT001
    *,
    label: str = "",
    words: tuple[str, str] = ("", ""),
    width: float = 84,
    height: float = 32,
    axes: bool = False,
) -> Markup:
    """Return a cut through a board, from land at the left to the open ocean at the right.

    Parameters
    ----------
    metres
        Water over each row along the cut, row 1 first, in metres.
    land
        Whether there is land at the left; else the sea floor falls off there too.
    label
        What a screen reader says.
    words
        What stands above the left and the right end, such as the words for land and open ocean.
    width, height
        Size in pixels of the cut, without its axes.
    axes
        Whether rows and metres are numbered.
    """
    left, top = (28.0, 18.0) if axes else (1.0, 1.0)
    cut = _Cut(left, top, width, height)
    drawn = "".join(cut.water()) + cut.rock(metres, land=land)
    if axes:
        drawn += "".join(cut.axes(len(metres)))
    drawn += "".join(cut.said(words)) if any(words) else ""
    ink = art().palette.tokens["ink"]
    drawn += (
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" fill="none" '
        f'stroke="{ink}" stroke-width="1.2"/>'
    )
    more = 20.0 if axes else 1.0
    return _svg(left + width + 1, top + height + more, 1, label, drawn)


class _Cut:
    """The frame of a cut."""

    def __init__(self, left: float, top: float, width: float, height: float) -> None:
        self.left, self.top, self.width, self.height = left, top, width, height

    def y(self, metres: float) -> float:
        """Return where so many metres of water end."""
        return self.top + self.height * (metres + _ABOVE) / (DEEPEST + _ABOVE)

    def x(self, row: int, rows: int) -> float:
        """Return the middle of a row, counted from 0 at the land."""
        return self.left + self.width * (row + 0.5) / rows

    def water(self) -> Iterator[str]:
        """Yield the water, darker with depth, and its surface."""
        tokens = art().palette.tokens
        bottom, right = self.top + self.height, self.left + self.width
        for name, begins in _BANDS:
            y = self.y(begins)
            yield (
                f'<path d="M{self.left:g} {y:.4g}H{right:g}V{bottom:g}H{self.left:g}Z" '
                f'fill="{tokens[name]}"/>'
            )
        surface = self.y(0)
        yield (
            f'<path d="M{self.left:g} {surface:.4g}H{right:g}" stroke="{tokens["tide"]}" '
            'stroke-width="1" fill="none"/>'
        )

    def rock(self, metres: Sequence[float], *, land: bool) -> str:
        """Return the reef's profile: smooth, and at each row as deep as given."""
        tokens = art().palette.tokens
        right, bottom = self.left + self.width, self.top + self.height
        ends = (self.left, self.y(-_ABOVE * 0.7 if land else DEEPEST * 0.9))
        points = [
            ends,
            *((self.x(row, len(metres)), self.y(each)) for row, each in enumerate(metres)),
        ]
        points.append((right, self.y(min(DEEPEST - 1, metres[-1] + 3))))
        line = _smooth(points)
        return (
            f'<path d="{line}V{bottom:g}H{self.left:g}Z" fill="{tokens["rock"]}"/>'
            f'<path d="{line}" fill="none" stroke="{tokens["ink"]}" stroke-width="1.6" '
            'stroke-linejoin="round"/>'
        )

    def axes(self, rows: int) -> Iterator[str]:
        """Yield metres at the left, rows below."""
        for metres in (0, 20, 40):
            yield _text(self.left - 6, self.y(metres) + 4.5, str(metres), "end")
        for row in range(rows):
            yield _text(self.x(row, rows), self.top + self.height + 16, str(row + 1), "middle")

    def said(self, words: tuple[str, str]) -> Iterator[str]:
        """Yield the words above both ends."""
        yield _text(self.left, self.top - 5, words[0], "start")
        yield _text(self.left + self.width, self.top - 5, words[1], "end")


def _smooth(points: Sequence[tuple[float, float]]) -> str:
    """Return a smooth path through points that goes no higher or lower than they do.

    Cubic pieces with the slopes of Fritsch and Butland (1984), SIAM Journal on Scientific and
    Statistical Computing 5: 300-304: none where the line turns.
    """
    rises = [(y1 - y0) / (x1 - x0) for (x0, y0), (x1, y1) in pairwise(points)]
    slopes = [rises[0]]
    slopes += [2 * a * b / (a + b) if a * b > 0 else 0.0 for a, b in pairwise(rises)]
    slopes.append(rises[-1])
    line = f"M{points[0][0]:.4g} {points[0][1]:.4g}"
    for ((x0, y0), (x1, y1)), (m0, m1) in zip(pairwise(points), pairwise(slopes), strict=True):
        third = (x1 - x0) / 3
        line += (
            f"C{x0 + third:.4g} {y0 + third * m0:.4g} {x1 - third:.4g} {y1 - third * m1:.4g} "
            f"{x1:.4g} {y1:.4g}"
        )
    return line


def _space(space: Space, rows: int) -> Iterator[str]:
    """Yield a space of a small board."""
    palette = art().palette
    x = _MARGIN + (space.column - 1) * (_WIDE + _GAP)
    y = _MARGIN + (rows - space.row) * (_HIGH + _GAP)
    colour = palette.tokens[DEPTH_COLOURS[space.depth]]
    chosen = "chosen" in space.states
    edge = f' stroke="{palette.tokens["tide"]}" stroke-width="2"' if chosen else ""
    fill = palette.families["fleshy-alga"] if space.alga else colour
    size = f'width="{_WIDE:g}" height="{_HIGH:g}"'
    yield f'<rect x="{x:g}" y="{y:g}" {size} rx="3" fill="{fill}"{edge}/>'
    if space.alga:
        blades = "".join(
            f"M{x + at:g} {y + 11.5:g}q-2.4 -2.4 0 -4.8t0 -4.8" for at in (5.5, 10.5, 15.5)
        )
        yield (
            f'<path d="{blades}" fill="none" stroke="{palette.tokens["weed-veil"]}" '
            'stroke-width="1.7" stroke-linecap="round"/>'
        )
    if space.stack:
        died = "died" in space.states
        fill = palette.tokens["bone"] if died else art().family(space.stack[0].art)
        edge = palette.tokens["bone-line" if died else "ink"]
        middle_x, middle_y, radius = x + _WIDE / 2, y + _HIGH / 2, 4.0 if space.alga else 4.8
        yield (
            f'<circle cx="{middle_x:g}" cy="{middle_y:g}" r="{radius:g}" fill="{fill}" '
            f'stroke="{edge}" stroke-width="1.4"/>'
        )
        if died:
            yield (
                f'<path d="M{middle_x - 2:g} {middle_y - 2:g}l4 4m-4 0l4 -4" stroke="{edge}" '
                'stroke-width="1.3"/>'
            )


def _text(x: float, y: float, text: str, anchor: str) -> str:
    ink = art().palette.tokens["ink"]
    return (
        f'<text x="{x:.4g}" y="{y:.4g}" text-anchor="{anchor}" font-size="13" fill="{ink}">'
        f"{escape(text)}</text>"
    )


def _svg(width: float, height: float, scale: float, label: str, drawn: str) -> Markup:
    said = Markup('role="img" aria-label="{}"').format(label) if label else None
    return Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}" viewBox="0 0 {} {}" '
        'style="max-width:100%" {}>{}</svg>'
    ).format(
        f"{width * scale:g}",
        f"{height * scale:g}",
        f"{width:g}",
        f"{height:g}",
        said or Markup('aria-hidden="true" focusable="false"'),
        Markup(drawn),  # noqa: S704  # numbers, colours of checked types, and escaped words
    )
