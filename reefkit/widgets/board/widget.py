"""The board: a canvas that shows, and over it a grid that takes pointer, touch and keyboard.

A picture is painted as a list of strokes in screen pixels, which become pixels of the canvas or one
SVG, for a page that shows several boards, a print or a projector.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from itertools import chain
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import anywidget
import msgspec
import traitlets
from ipycanvas import Canvas, hold_canvas  # type: ignore[import-untyped]
from ipycanvas.canvas import _CANVAS_MANAGER  # type: ignore[import-untyped]
from ipywidgets import Box, Image, Layout  # type: ignore[import-untyped]
from markupsafe import Markup, escape
from msgspec import Meta, Struct

from reefkit.widgets.art import art
from reefkit.widgets.board.drawing import (
    DEPTH_COLOURS,
    LARGEST_SPACE,
    LETTER_FROM,
    LEVELS,
    MARK,
    SLAB,
    Geometry,
    Picture,
    Piece,
    Space,
    StampSheet,
    drawings,
    scenery,
    sheet_for,
    token_place,
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
    """Return what is painted on the empty board, in order.

    Parameters
    ----------
    picture
        What to show.
    geometry
        The board's measures on the screen.
    """
    strokes: list[Stroke] = []
    over: list[Stroke] = []
    for space in picture.spaces:
        corner = geometry.corner(space.row, space.column)
        strokes += _space(space, corner, geometry)
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


def _space(space: Space, corner: tuple[int, int], geometry: Geometry) -> Iterator[Stroke]:
    """Yield one space's strokes."""
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
        yield from _marks(space, corner, geometry)
    if space.empty or geometry.space >= geometry.px(LETTER_FROM):
        x, y = corner[0] + geometry.px(7), corner[1] + geometry.px(17)
        ink = art().palette.tokens["ink"]
        yield Writing(space.letter or space.depth, x, y, ink, "left")
    yield from _signs(space, corner)


def _stack(space: Space, corner: tuple[int, int], geometry: Geometry) -> Iterator[Stroke]:
    """Yield the topmost on its strata, or a fleshy alga alone."""
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


def _marks(space: Space, corner: tuple[int, int], geometry: Geometry) -> Iterator[Stroke]:
    """Yield the topmost's marks down the right edge, and how many more there are."""
    x, y = corner
    known = [one for one in space.stack[0].marks if one in art().marks]
    lowered = "died" in space.states  # its disc stands where the first mark does
    most = MOST_MARKS - 1 if lowered else MOST_MARKS
    for place, mark in enumerate(known[:most], start=int(lowered)):
        yield StampCopy(f"mark:{mark}", x, y + round(place * (MARK + 1) * geometry.unit))
    if len(known) > most and "selectable" not in space.states:
        yield StampCopy("more", *corner)
        yield _written_in_label(f"+{len(known) - most}", 33, corner, geometry)


def _signs(space: Space, corner: tuple[int, int]) -> Iterator[Stroke]:
    """Yield frames and flags."""
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
    """Return the flag at the lower left, or nothing; what came of a prediction goes before it."""
    flags = {"right": "right", "wrong": "wrong", "predicted": "flag"}
    return next((flag for state, flag in flags.items() if state in space.states), "")


def _drawn(piece: Piece) -> str:
    """Return the id of the drawing to use."""
    return piece.art if piece.art in art().organisms else "unknown"


def _written_in_label(
    text: str, middle: float, corner: tuple[int, int], geometry: Geometry
) -> Writing:
    x, y = corner
    unit, drop = geometry.unit, geometry.px(4.6)
    paper = art().palette.tokens["paper"]
    return Writing(text, x + round(middle * unit), y + round(48.5 * unit) + drop, paper)


# ---- A board that nobody plays on, as one SVG: for a page that shows several,
# a print, a projector
#
# It is painted from the same strokes as the canvas (`painting`), in the page's own symbols, so
# that it looks the same and stays sharp at any size. It is an image: what stands where is said
# beside it.

_WIDE = 330.0
"""Room for a board of five columns with spaces of 58, in the units of its own grid."""


def still_svg(picture: Picture, *, label: str = "") -> Markup:
    """Return a board as SVG, as wide as the room it is given.

    Parameters
    ----------
    picture
        The board.
    label
        What a screen reader says; without one it is passed over, and words beside it say the same.
    """
    geometry = Geometry(picture.rows, picture.columns, _WIDE, shore=bool(picture.shore))
    depths = tuple(sorted((one.row, one.column, one.depth) for one in picture.spaces))
    strokes = chain(painted(picture, geometry), lettering(picture, geometry))
    bodies = _bodies(geometry)
    drawn = "".join(_stroke_svg(each, geometry, bodies) for each in strokes)
    said = Markup('role="img" aria-label="{}"').format(label) if label else None
    width, height = geometry.total
    return Markup('<svg class="rk-still" viewBox="0 0 {} {}" {}>{}{}</svg>').format(
        width,
        height,
        said or Markup('aria-hidden="true" focusable="false"'),
        Markup(_scenery_svg(geometry, depths, picture.land)),  # noqa: S704  # numbers and colours
        Markup(drawn),  # noqa: S704  # our own drawings, and words that are escaped
    )


@lru_cache(maxsize=4)
def _bodies(geometry: Geometry) -> dict[str, str]:
    return {name: body for name, _, body in drawings(geometry)}


@lru_cache(maxsize=16)
def _scenery_svg(
    geometry: Geometry,
    depths: tuple[tuple[int, int, str], ...],
    land: bool,  # noqa: FBT001
) -> str:
    return scenery(geometry, depths, land=land)


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


# ---- What moves on a board: what came, died or grew since the last picture, and the dwellers

Move = tuple[str, int, int, str, str, tuple[int, int, int]]
"""What moves, row, column, the ground's colour, the drawing, and its box in screen pixels."""
Swimmer = tuple[str, str, float, float, float, bool]
"""Name, drawing, place and width in page pixels, and whether it looks the other way."""

_SWIMMER = 24


def moves(before: Picture | None, after: Picture, geometry: Geometry) -> list[Move]:
    """Return what moves between two pictures of one board: settlers, deaths, algae."""
    if before is None or before.at.keys() != after.at.keys():
        return []
    return [move for space in after.spaces for move in _moves(before, space, geometry)]


def _sprites(arts: set[str], size: float = 64) -> dict[str, str]:
    """Return drawings for the page, by id."""
    return {one: str(art().svg(one, size)) for one in sorted(arts)}


def swimmers(picture: Picture, geometry: Geometry) -> list[Swimmer]:
    """Return where each dweller is, by nothing but its key: the same picture, the same places.

    They keep to where they hide nothing: empty spaces, the open water beside its word, and the
    beach's edge for those that crawl. Who finds no place is not shown; the page says how many
    there are.
    """
    water, edge = _strips(picture, geometry)
    spaces = list(_empty(picture, geometry))
    placed: list[Swimmer] = []
    counts: dict[str, int] = {}
    for key, drawing in picture.swimmers:
        counts[drawing] = counts.get(drawing, 0) + 1
        swims = art().organism(drawing).swims
        free = spaces if spaces and counts[drawing] % 2 else (water if swims else edge)
        free = free or spaces or water or edge
        if not free:
            break
        drawn = int.from_bytes(blake2b(f"{drawing}/{key}".encode(), digest_size=8).digest())
        x, y = free.pop(drawn % len(free))
        name = f"{drawing}/{counts[drawing]}"
        placed.append((name, drawing, round(x, 2), round(y, 2), _SWIMMER, bool(drawn >> 32 & 1)))
    return placed


def _moves(before: Picture, space: Space, geometry: Geometry) -> Iterator[Move]:
    was = before.at[space.row, space.column]
    new = space.states - was.states
    under = len(space.stack) - 1
    if "died" in new and space.stack:
        yield _move("died", space, space.stack[0].art, under, geometry)
    elif "settled" in new and space.stack:
        yield _move("settled", space, space.stack[0].art, under, geometry)
    elif space.alga and not was.alga and not space.stack:
        yield _move("alga", space, "fleshy-alga", 0, geometry)


def _move(what: str, space: Space, drawing: str, under: int, geometry: Geometry) -> Move:
    x, y, scale = token_place(under)
    ground = art().palette.tokens[DEPTH_COLOURS[space.depth]]
    left, top = x - 3 * scale, y - 3 * scale  # a picture shows 70 units of the 64 grid
    box = tuple(round(one * geometry.unit) for one in (left, top, 70 * scale))
    return what, space.row, space.column, ground, drawing, (box[0], box[1], box[2])


def _empty(picture: Picture, geometry: Geometry) -> Iterator[tuple[float, float]]:
    """Yield the lower left of spaces where nothing is and nothing is to be done."""
    inset, drop = geometry.px(4), geometry.space - geometry.px(_SWIMMER + 5)
    for space in picture.spaces:
        if space.empty and not space.states:
            x, y = geometry.corner(space.row, space.column)
            yield (x + inset) / geometry.density, (y + drop) / geometry.density


def _strips(
    picture: Picture, geometry: Geometry
) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Return places in open water and on the land's edge, beside their words."""
    above = _strip(geometry, geometry.numbers - geometry.px(2))
    below = _strip(geometry, geometry.total[1] - geometry.px(25)) if geometry.shore else []
    return (above, below) if picture.land else (above + below, [])


def _strip(geometry: Geometry, top: float) -> list[tuple[float, float]]:
    size, word = geometry.px(_SWIMMER), geometry.px(50)
    middle, half = geometry.left + geometry.across / 2, geometry.across / 2 - geometry.px(12)
    each = size + geometry.px(3)
    return [
        (x / geometry.density, top / geometry.density)
        for step in range(int((half - word) // each))
        for x in (middle - word - step * each - size, middle + word + step * each)
    ]


# ---- The canvas of a board: strokes become pixels
#
# ipycanvas keeps no picture, so the whole board is painted at every change and whenever a page
# connects. The picture of stamps goes once to a second canvas, out of sight, from which the board
# copies: an organism costs six short commands, whatever its drawing.

# no reader: names of fonts
_FAMILY = '"Atkinson Hyperlegible Next", system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif'
_SIZE = 13


class _BoardPaper:
    """A canvas, and what it copies from.

    Parameters
    ----------
    layout
        The layout of all its widgets.

    Attributes
    ----------
    canvas
        The widget that is shown.
    """

    def __init__(self, layout: Layout) -> None:
        # An image that is no image would stop all drawing, for ipycanvas waits for it to load.
        self._image = Image(value=b"", format="svg+xml", layout=layout)
        self._stamps = Canvas(width=1, height=1, layout=layout)
        self.canvas = Canvas(width=1, height=1, layout=layout)
        self._sheet: StampSheet | None = None
        self._font = ""

    def lay_out(self, sheet: StampSheet, lettering: Sequence[Writing], geometry: Geometry) -> None:
        """Take another picture of stamps, with the words that stand round the board."""
        self._sheet = sheet
        self._font = f"650 {_SIZE * geometry.density:g}px {_FAMILY}"
        self._image.value = sheet.svg.encode()
        _sized(self._stamps, sheet.width, sheet.height)
        _sized(self.canvas, *geometry.total)
        with _held():
            self._stamps.clear_rect(0, 0, sheet.width, sheet.height)
            self._stamps.draw_image(self._image, 0, 0, sheet.width, sheet.height)
            self._write(self._stamps, lettering)

    def paint(self, strokes: Sequence[Stroke]) -> None:
        """Paint the whole board."""
        sheet = self._sheet
        if sheet is None:
            return
        canvas = self.canvas
        pen = _Pen(canvas, self._font)
        with _held():
            canvas.clear_rect(0, 0, canvas.width, canvas.height)
            canvas.draw_image(self._stamps, 0, 0)
            for stroke in strokes:
                if isinstance(stroke, StampCopy):
                    self._copy(sheet, stroke)
                else:
                    pen.write(stroke)

    def _copy(self, sheet: StampSheet, stroke: StampCopy) -> None:
        """Copy one stamp: draw the picture so that the stamp lies right, cut off round it."""
        stamp = sheet.stamps[stroke.stamp]
        x, y = stroke.x + stamp.dx, stroke.y + stamp.dy
        canvas = self.canvas
        canvas.save()
        canvas.begin_path()
        canvas.rect(x, y, stamp.width, stamp.height)
        canvas.clip()
        canvas.draw_image(self._stamps, x - stamp.x, y - stamp.y)
        canvas.restore()

    def _write(self, canvas: Canvas, written: Sequence[Writing]) -> None:
        pen = _Pen(canvas, self._font)
        for each in written:
            pen.write(each)


class _Pen:
    """Writes on a canvas, and sets only what changes."""

    def __init__(self, canvas: Canvas, font: str) -> None:
        self._canvas = canvas
        self._font = font
        self._colour = ""
        self._align = ""

    def write(self, writing: Writing) -> None:
        canvas = self._canvas
        if not self._colour:
            canvas.font = self._font
        if writing.colour != self._colour:
            canvas.fill_style = self._colour = writing.colour
        if writing.align != self._align:
            canvas.text_align = self._align = writing.align
        canvas.fill_text(writing.text, writing.x, writing.y)


def _sized(canvas: Canvas, width: int, height: int) -> None:
    """Give a canvas its size in screen pixels, in one message."""
    with canvas.hold_sync():
        canvas.width, canvas.height = width, height


@contextmanager
def _held() -> Iterator[None]:
    """Send all drawing at once, to a page that may be another than last time.

    The manager keeps in mind which canvas it drew on last. A page that was loaded again does not
    know, and would draw nothing.
    """
    _CANVAS_MANAGER._current_canvas = None  # noqa: SLF001  # there is no other way
    with hold_canvas():
        yield


# ---- The grid over a board's canvas: what a page may tell it, and what it tells a page

_STATIC = Path(__file__).parents[1] / "static"

_Place = Annotated[int, Meta(ge=1, le=12)]


class _BoardReport(Struct, frozen=True, tag_field="kind", tag="report", forbid_unknown_fields=True):
    """The room that a page has for the board, its screen's density, and whether our font came."""

    width: Annotated[float, Meta(ge=1, le=20_000)]
    density: Annotated[float, Meta(ge=0.25, le=8)]
    font: bool


class _At(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Something was done at a space."""

    row: _Place
    column: _Place


class Pick(_At, frozen=True, tag="pick"):
    """A space was picked, by pointer, finger or key."""


class Focus(_At, frozen=True, tag="focus"):
    """The keyboard has come to a space."""


class Hover(_At, frozen=True, tag="hover"):
    """The mouse has come to a space."""


class Escape(Struct, frozen=True, tag_field="kind", tag="escape", forbid_unknown_fields=True):
    """The keyboard has left the board."""


Told = _BoardReport | Pick | Focus | Hover | Escape


def told(content: object) -> Told | None:
    """Return what a page told, or None for what no page of ours sends."""
    try:
        said: Told = msgspec.convert(content, Told)
    except msgspec.ValidationError:
        return None
    return said


class _Grid(anywidget.AnyWidget):
    """The grid: role, label and place of every space, and the sprites that move.

    Parameters
    ----------
    layout
        Its layout.
    heard
        What is called with whatever a page of ours tells.
    """

    _esm = _STATIC / "board.js"
    _css = _STATIC / "board.css"
    scene = traitlets.Dict().tag(sync=True)
    shape = traitlets.Dict().tag(sync=True)
    swimmers: traitlets.List[list[object]] = traitlets.List().tag(sync=True)
    sprites = traitlets.Dict().tag(sync=True)
    hovering = traitlets.Bool(default_value=False).tag(sync=True)

    def __init__(self, layout: Layout, heard: Callable[[Told], None]) -> None:
        super().__init__(layout=layout)
        self._call = heard
        self.on_msg(self._heard)

    def set_state(self, sync_data: object) -> None:
        """Take nothing: what stands on the board is the kernel's word alone."""

    def _heard(self, _widget: object, content: object, _buffers: Any) -> None:  # noqa: ANN401
        said = told(content)
        if said is not None:
            self._call(said)


def scene(picture: Picture) -> dict[str, object]:
    """Return what the grid says of a board: its title, and row by row from above its spaces."""
    rows = [
        [
            [row, column, space.label, "chosen" in space.states]
            for column in range(1, picture.columns + 1)
            if (space := picture.at.get((row, column))) is not None
        ]
        for row in range(picture.rows, 0, -1)
    ]
    return {"title": picture.title, "rows": rows}


# ---- The board: a canvas that shows, and over it a grid that takes pointer, touch and keyboard

At: TypeAlias = Callable[[int, int], None]

_NOTHING = Picture((), "")
_UNSEEN = _BoardReport(width=1_000, density=1, font=False)


class Board(Box):  # type: ignore[misc]  # ipywidgets has no types
    """A board of square spaces, for pointer, touch and keyboard alike.

    It is painted at the pixels of the screen it is shown on, and again whenever that changes.

    Parameters
    ----------
    picture
        What to show at first.
    largest
        The width of a space where there is room, in page pixels; on a phone it shrinks to 44.

    Examples
    --------
    >>> from reefkit.widgets import Board
    >>> from reefkit.widgets.board import Picture, Piece, Space
    >>> coral = Space(1, 1, "S", "row 1, column 1, shallow, boulder coral",
    ...               stack=(Piece("boulder-coral", marks=("heat",)),))
    >>> empty = Space(1, 2, "M", "row 1, column 2, medium, empty")
    >>> board = Board(Picture((coral, empty), "a small reef", ocean="open ocean", shore="land"))
    >>> board.on_pick(lambda row, column: print(row, column))
    >>> board  # doctest: +SKIP
    """

    def __init__(self, picture: Picture = _NOTHING, *, largest: float = LARGEST_SPACE) -> None:
        lying = Layout(grid_area="1 / 1", margin="0", overflow="visible", min_width="0")
        self._picture = picture
        self._report: _BoardReport | None = None
        self._largest = largest
        self._calls: dict[type[Told], list[At]] = {Pick: [], Focus: [], Hover: []}
        self._escapes: list[Callable[[], None]] = []
        self._drawn: set[str] = set()
        self._paper = _BoardPaper(lying)
        self._grid = _Grid(lying, self._heard)
        super().__init__(
            children=(self._paper.canvas, self._grid),
            layout=Layout(
                display="grid", width="100%", grid_template_columns="minmax(0, 1fr)", margin="0"
            ),
            _dom_classes=("rk-board-box",),
        )
        self._tell()
        self._lay_out()
        self._paper.canvas.on_client_ready(self._lay_out)

    @property
    def picture(self) -> Picture:
        """What is shown."""
        return self._picture

    @property
    def geometry(self) -> Geometry:
        """The board's measures on the screen it is shown on, once that is known."""
        seen = self._report or _UNSEEN
        return Geometry(
            rows=self._picture.rows,
            columns=self._picture.columns,
            width=seen.width,
            density=seen.density,
            shore=bool(self._picture.shore),
            largest=self._largest,
        )

    def show(self, picture: Picture, *, still: bool = False) -> None:
        """Show another picture; focus stays where it is.

        Parameters
        ----------
        picture
            What to show.
        still
            Whether nothing is to be seen moving, as where another reef or moment is opened.
        """
        before, self._picture = self._picture, picture
        if picture == before:
            return
        self._tell()
        if not still:
            self._move(before)
        if _drawn_once(before) == _drawn_once(picture):
            self._paper.paint(painted(picture, self.geometry))
        else:
            self._lay_out()

    def on_pick(self, call: At) -> None:
        """Call a function with row and column of each space that is picked."""
        self._calls[Pick].append(call)

    def on_focus(self, call: At) -> None:
        """Call a function with row and column of each space the keyboard comes to."""
        self._calls[Focus].append(call)

    def on_hover(self, call: At) -> None:
        """Call a function with row and column of each space the mouse comes to."""
        self._calls[Hover].append(call)
        self._grid.hovering = True

    def on_escape(self, call: Callable[[], None]) -> None:
        """Call a function when the keyboard leaves the board by Escape."""
        self._escapes.append(call)

    def focus(self, row: int, column: int) -> None:
        """Move the keyboard to a space."""
        if (row, column) in self._picture.at:
            self._grid.send({"kind": "focus", "row": row, "column": column})

    def _heard(self, told: Told) -> None:
        """Do what a page tells; a place that the board has not is passed over."""
        if isinstance(told, _BoardReport):
            if told != self._report:
                self._report = told
                self._lay_out()
        elif isinstance(told, Escape):
            for leave in self._escapes:
                leave()
        elif (told.row, told.column) in self._picture.at:
            for call in self._calls[type(told)]:
                call(told.row, told.column)

    def _lay_out(self) -> None:
        """Draw everything, for this screen: at first, on another screen, on a page loaded again.

        Until a page says what its screen is, there is nothing to draw for.
        """
        geometry = self.geometry
        with self._grid.hold_sync():
            self._grid.shape = _shape(geometry)
            self._swim(geometry)
        if self._report is None:
            return
        self._paper.lay_out(
            sheet_for(geometry, self._picture), lettering(self._picture, geometry), geometry
        )
        self._paper.paint(painted(self._picture, geometry))

    def _tell(self) -> None:
        """Tell the grid what it says, and where dwellers are."""
        with self._grid.hold_sync():
            self._grid.scene = scene(self._picture)
            self._swim(self.geometry)

    def _swim(self, geometry: Geometry) -> None:
        arts = {art_id for _, art_id in self._picture.swimmers}
        if not arts <= self._drawn:
            self._drawn |= arts
            self._grid.sprites = _sprites(self._drawn, 24)
        self._grid.swimmers = [list(one) for one in swimmers(self._picture, geometry)]

    def _move(self, before: Picture) -> None:
        moving = moves(before, self._picture, self.geometry)
        if moving:
            drawings = _sprites({one[4] for one in moving})
            self._grid.send({"kind": "move", "moves": moving, "sprites": drawings})


def _drawn_once(picture: Picture) -> object:
    """Return what of a picture is drawn but once."""
    depths = frozenset((*place, space.depth) for place, space in picture.at.items())
    return depths, picture.land, picture.ocean, picture.shore


def _shape(geometry: Geometry) -> dict[str, float]:
    """Return the measures that the page needs, in screen pixels, with their density."""
    width, height = geometry.total
    left, top = geometry.corner(geometry.rows, 1)
    return {
        "width": width,
        "height": height,
        "left": left,
        "top": top,
        "space": geometry.space,
        "gap": geometry.gap,
        "density": geometry.density,
    }
