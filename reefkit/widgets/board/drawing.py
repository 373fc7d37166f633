"""What a board looks like: what it is told to show, where everything lies, and each drawing on it.

A picture has its texts already said. Sea, spaces, tokens and signs are drawn once, as one sheet of
stamps; a picture is painted as a list of strokes in screen pixels, which become pixels of a canvas
or one SVG, for a page that shows several boards, a print or a projector.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import chain, product
from math import cos, pi, sin
from typing import TYPE_CHECKING, Literal

from markupsafe import Markup, escape

from reefkit.widgets.art import Palette, art

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


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

    @cached_property
    def depths(self) -> tuple[tuple[int, int, str], ...]:
        """Row, column and depth of each space, in order."""
        return tuple(sorted((one.row, one.column, one.depth) for one in self.spaces))


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


def _scenery(
    geometry: Geometry, depths: Iterable[tuple[int, int, str]], *, land: bool = True
) -> str:
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
    steps = max(1, round((end - start) / length))
    half = (end - start) / steps / 2
    crests = f"q{half / 2:.4g} {-height:.4g} {half:.4g} 0t{half:.4g} 0"
    return f"M{start:g} {y:g}{crests}" + f"t{half:.4g} 0t{half:.4g} 0" * (steps - 1)


def _ocean(geometry: Geometry, left: int, right: int, top: int) -> str:
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
    lines = "".join(
        f"M{max(3, each - 55):g} {min(55, each - 3):g}L{min(55, each - 3):g} {max(3, each - 55):g}"
        for each in range(14, 110, 8)
    )
    return f'<path d="{lines}" stroke="#FFF" stroke-width="1.5" opacity=".7" {_ROUND}/>'


def _rays(gold: str, ink: str) -> str:
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
    """Width of a token on so many slabs, on a space of 58."""
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
    land
        Whether the strip below is sand.
    """
    stamps: dict[str, _Stamp] = {}
    width = max(geometry.total[0], geometry.px(_LEAST_WIDTH))
    drawn = [_scenery(geometry, depths, land=land)]
    x, y, tallest = 0, geometry.total[1] + _APART, 0
    for name, box, body in _drawings(geometry):
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
    return sheet(geometry, picture.depths, picture.land)


def _placed(box: _Box, unit: float) -> _Stamp:
    dx, dy = int(box.x * unit // 1) - 1, int(box.y * unit // 1) - 1
    width = int(-(-(box.x + box.width) * unit // 1)) + 1 - dx
    height = int(-(-(box.y + box.height) * unit // 1)) + 1 - dy
    return _Stamp(0, 0, width, height, dx, dy)


@lru_cache(maxsize=1)
def _symbols() -> str:
    return art().board.symbols()


def _drawings(geometry: Geometry) -> Iterator[tuple[str, _Box, str]]:
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
    """Token at `place`: corner of its 64 grid on a space of 58, and scale."""
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


# ---- Painting a board: from a picture to a list of strokes, in screen pixels
#
# Pure: what is painted depends on the picture and the screen alone, so a board can be painted
# again at any time, and a test can read the list. States add up; the order in which they are
# painted is space, veil, token, marks, letter, frame, flag.

MOST_MARKS = 3
_FLAG = 17.5
"""How far a stack's number moves aside for a flag, on a space of 58."""


@dataclass(frozen=True)
class StampCopy:
    """A stamp copied to the board; x and y are the corner of the space it belongs to."""

    stamp: str
    x: int
    y: int


@dataclass(frozen=True)
class Writing:
    """A short text on its base line; x is its middle, or its left edge."""

    text: str
    x: int
    y: int
    colour: str
    align: Literal["center", "left"] = "center"


Stroke = StampCopy | Writing


def painted(picture: Picture, geometry: Geometry) -> list[Stroke]:
    """Return what is painted on the empty board, in order."""
    strokes: list[Stroke] = []
    over: list[Stroke] = []
    for space in picture.spaces:
        corner = geometry.corner(space.row, space.column)
        strokes += _space_strokes(space, corner, geometry)
        if "settled" in space.states:
            over.append(StampCopy("rays", *corner))  # they reach over the neighbours
    return strokes + over


def lettering(picture: Picture, geometry: Geometry) -> list[Writing]:
    """Return the words and numbers round the board: these never change while it is played."""
    tokens = art().palette.tokens
    middle = geometry.left + geometry.across // 2
    drop = geometry.px(5)  # from the middle of a line to its base line
    top, bottom = geometry.numbers, geometry.total[1]
    ocean = top + (geometry.ocean - geometry.px(6)) // 2 + drop
    written = [Writing(picture.ocean, middle, ocean, tokens["paper"])]
    if picture.shore:
        shore = bottom - geometry.px(11) + drop - geometry.px(1)
        colour = tokens["ink" if picture.land else "paper"]
        written.append(Writing(picture.shore, middle, shore, colour))
    for column in range(1, picture.columns + 1):
        x = geometry.corner(1, column)[0] + geometry.space // 2
        written.append(Writing(str(column), x, geometry.numbers - geometry.px(5), tokens["ink2"]))
    for row in range(1, picture.rows + 1):
        y = geometry.corner(row, 1)[1] + geometry.space // 2 + drop
        written.append(Writing(str(row), geometry.px(9), y, tokens["ink2"]))
    return [one for one in written if one.text]


def _space_strokes(space: Space, corner: tuple[int, int], geometry: Geometry) -> Iterator[Stroke]:
    states = space.states
    if space.empty and "selectable" not in states:
        yield StampCopy(f"waves:{space.depth}", *corner)
    if "selectable" in states:
        yield StampCopy("veil", *corner)
    if "settled" in states:
        yield StampCopy("glow", *corner)
    yield from _stack(space, corner, geometry)
    if space.alga and space.stack:
        yield StampCopy("overgrown", *corner)
    if space.stack:
        yield from _mark_strokes(space, corner, geometry)
    if space.empty or geometry.space >= geometry.px(LETTER_FROM):
        x, y = corner[0] + geometry.px(7), corner[1] + geometry.px(17)
        ink = art().palette.tokens["ink"]
        yield Writing(space.letter or space.depth, x, y, ink, "left")
    yield from _sign_strokes(space, corner)


def _stack(space: Space, corner: tuple[int, int], geometry: Geometry) -> Iterator[Stroke]:
    if not space.stack:
        if space.alga:
            yield StampCopy("token:fleshy-alga:0", *corner)
        return
    x, y = corner
    under = space.stack[1 : len(LEVELS)]
    for level, piece in enumerate(reversed(under)):
        # The stamp lies where the lowest does; each newer one lies a slab higher.
        yield StampCopy(f"slab:{_drawn(piece)}", x, y - round(level * SLAB * geometry.unit))
    died = ":died" if "died" in space.states else ""
    if died:
        yield StampCopy("hatch", *corner)
    yield StampCopy(f"token:{_drawn(space.stack[0])}:{len(under)}{died}", *corner)
    if len(space.stack) > 1:
        aside = (x + round(_FLAG * geometry.unit), y) if _flag(space) else corner
        yield StampCopy("count", *aside)
        yield _written_in_label(f"×{len(space.stack)}", 13, aside, geometry)


def _mark_strokes(space: Space, corner: tuple[int, int], geometry: Geometry) -> Iterator[Stroke]:
    x, y = corner
    known = [one for one in space.stack[0].marks if one in art().marks]
    lowered = "died" in space.states  # its disc stands where the first mark does
    most = MOST_MARKS - 1 if lowered else MOST_MARKS
    for place, mark in enumerate(known[:most], start=int(lowered)):
        yield StampCopy(f"mark:{mark}", x, y + round(place * (MARK + 1) * geometry.unit))
    if len(known) > most and "selectable" not in space.states:
        yield StampCopy("more", *corner)
        yield _written_in_label(f"+{len(known) - most}", 33, corner, geometry)


def _sign_strokes(space: Space, corner: tuple[int, int]) -> Iterator[Stroke]:
    states = space.states
    if space.alga and not space.stack:
        yield StampCopy("alga", *corner)
    if "selectable" in states:
        yield StampCopy("ring", *corner)
        yield StampCopy("plus" if space.empty else "plus-below", *corner)
    if "chosen" in states:
        yield StampCopy("chosen", *corner)
    if "died" in states:
        yield StampCopy("died", *corner)
    if "predicted" in states:
        yield StampCopy("predicted", *corner)
    flag = _flag(space)
    if flag:
        yield StampCopy(flag, *corner)


def _flag(space: Space) -> str:
    flags = {"right": "right", "wrong": "wrong", "predicted": "flag"}
    return next((flag for state, flag in flags.items() if state in space.states), "")


def _drawn(piece: Piece) -> str:
    return piece.art if piece.art in art().organisms else "unknown"


def _written_in_label(
    text: str, middle: float, corner: tuple[int, int], geometry: Geometry
) -> Writing:
    x, y = corner
    unit, drop = geometry.unit, geometry.px(4.6)
    paper = art().palette.tokens["paper"]
    return Writing(text, x + round(middle * unit), y + round(48.5 * unit) + drop, paper)


# ---- A board that nobody plays on, as one SVG: for a page that shows several, a print, a projector
#
# It is made of the strokes that the canvas paints, in the page's own symbols, so that it looks the
# same and stays sharp at any size. It is an image: what stands where is said beside it.

_STILL_WIDTH = 330.0
"""Room for a board of five columns with spaces of 58, in the units of its own grid."""


def still_svg(picture: Picture, *, label: str = "") -> Markup:
    """Return a board as SVG, as wide as the room it is given.

    Parameters
    ----------
    label
        What a screen reader says; without one it is passed over, and words beside it say the same.
    """
    geometry = Geometry(picture.rows, picture.columns, _STILL_WIDTH, shore=bool(picture.shore))
    strokes = chain(painted(picture, geometry), lettering(picture, geometry))
    bodies = _bodies(geometry)
    drawn = "".join(_stroke_svg(each, geometry, bodies) for each in strokes)
    width, height = geometry.total
    return Markup('<svg class="rk-still" viewBox="0 0 {} {}" {}>{}{}</svg>').format(
        width,
        height,
        image_role(label),
        Markup(_scenery_svg(geometry, picture.depths, picture.land)),  # noqa: S704  # numbers, colours
        Markup(drawn),  # noqa: S704  # our own _drawings, and words that are escaped
    )


def image_role(label: str) -> Markup:
    """Return what a picture is to a screen reader: an image with a name, or nothing at all."""
    if label:
        return Markup('role="img" aria-label="{}"').format(label)
    return Markup('aria-hidden="true" focusable="false"')


@lru_cache(maxsize=4)
def _bodies(geometry: Geometry) -> dict[str, str]:
    return {name: body for name, _, body in _drawings(geometry)}


@lru_cache(maxsize=16)
def _scenery_svg(
    geometry: Geometry,
    depths: tuple[tuple[int, int, str], ...],
    land: bool,  # noqa: FBT001
) -> str:
    return _scenery(geometry, depths, land=land)


def _stroke_svg(stroke: Stroke, geometry: Geometry, bodies: dict[str, str]) -> str:
    if isinstance(stroke, StampCopy):
        return (
            f'<g transform="translate({stroke.x} {stroke.y}) scale({geometry.unit:.5g})">'
            f"{bodies[stroke.stamp]}</g>"
        )
    anchor = "middle" if stroke.align == "center" else "start"
    return (
        f'<text x="{stroke.x}" y="{stroke.y}" text-anchor="{anchor}" font-size="13" '
        f'font-weight="650" fill="{stroke.colour}">{escape(stroke.text)}</text>'
    )
