"""The board: a canvas that shows, and over it a grid that takes pointer, touch and keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import anywidget
import msgspec
import traitlets
from ipycanvas import Canvas, hold_canvas  # type: ignore[import-untyped]
from ipycanvas.canvas import _CANVAS_MANAGER  # type: ignore[import-untyped]
from ipywidgets import Box, Image, Layout  # type: ignore[import-untyped]
from msgspec import Meta, Struct

from reefkit.widgets.art import art
from reefkit.widgets.board.drawing import (
    DEPTH_COLOURS,
    LARGEST_SPACE,
    Geometry,
    Picture,
    Space,
    StampCopy,
    StampSheet,
    Stroke,
    Writing,
    lettering,
    painted,
    sheet_for,
    token_place,
)

# ---- What moves on a board: what came, died or grew since the last picture, and the dwellers

Move = tuple[str, int, int, str, str, tuple[int, int, int]]
"""What moves, row, column, the ground's colour, the drawing, and its box in screen pixels."""
Swimmer = tuple[str, str, float, float, float, bool]
"""Name, drawing, place and width in page pixels, and whether it looks the other way."""

_SWIMMER = 24


def moves(
    before: Picture | None, after: Picture, geometry: Geometry, *, settles: bool = False
) -> list[Move]:
    """Return what moves between two pictures of one board: deaths, algae, and settlers if so."""
    if before is None or before.at.keys() != after.at.keys() or before.title != after.title:
        return []
    return [
        move
        for space in sorted(after.spaces, key=lambda one: (-one.row, one.column))
        for move in _moves(before, space, geometry, settles=settles)
    ]


def _sprites(arts: set[str], size: float = 64) -> dict[str, str]:
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


def _moves(before: Picture, space: Space, geometry: Geometry, *, settles: bool) -> Iterator[Move]:
    was = before.at[space.row, space.column]
    new = space.states - was.states
    under = len(space.stack) - 1
    if "died" in new and space.stack:
        yield _move("died", space, space.stack[0].art, under, geometry)
    elif "settled" in new or (settles and under >= len(was.stack)):
        # Over what it settles on the ground stays to be seen.
        yield _move(
            "settled" if under == 0 else "stacked", space, space.stack[0].art, under, geometry
        )
    elif space.alga and not was.alga:
        yield _move("overgrown" if space.stack else "alga", space, "fleshy-alga", 0, geometry)


def _move(what: str, space: Space, drawing: str, under: int, geometry: Geometry) -> Move:
    x, y, scale = token_place(under)
    ground = art().palette.tokens[DEPTH_COLOURS[space.depth]]
    left, top = x - 3 * scale, y - 3 * scale  # a picture shows 70 units of the 64 grid
    box = tuple(round(one * geometry.unit) for one in (left, top, 70 * scale))
    return what, space.row, space.column, ground, drawing, (box[0], box[1], box[2])


def _empty(picture: Picture, geometry: Geometry) -> Iterator[tuple[float, float]]:
    inset, drop = geometry.px(4), geometry.space - geometry.px(_SWIMMER + 5)
    for space in picture.spaces:
        if space.empty and not space.states:
            x, y = geometry.corner(space.row, space.column)
            yield (x + inset) / geometry.density, (y + drop) / geometry.density


def _strips(
    picture: Picture, geometry: Geometry
) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
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
_KEPT = 2
"""Pictures of stamps that are kept: a page changes between two arrangements."""


class _BoardPaper:
    """A canvas, and what it copies from.

    Attributes
    ----------
    canvas
        The widget that is shown.
    """

    def __init__(self, layout: Layout) -> None:
        self.canvas = Canvas(width=1, height=1, layout=layout)
        # An image that is no image would stop all drawing, for ipycanvas waits for it to load.
        self._image = Image(value=b"", format="svg+xml", layout=layout)
        self._kept: dict[object, Canvas] = {
            number: Canvas(width=1, height=1, layout=layout) for number in range(_KEPT)
        }  # by what is drawn there, the longest unused first
        self._sheet: StampSheet | None = None
        self._stamps: Canvas | None = None
        self._font = ""

    def lay_out(self, sheet: StampSheet, lettering: Sequence[Writing], geometry: Geometry) -> None:
        self._sheet = sheet
        self._font = f"650 {_SIZE * geometry.density:g}px {_FAMILY}"
        _sized(self.canvas, *geometry.total)
        wanted = (sheet.svg, self._font, tuple(lettering))
        found = self._kept.pop(wanted, None)
        if found is None:
            found = self._kept.pop(next(iter(self._kept)))
            self._draw(found, sheet, lettering)
        self._kept[wanted] = self._stamps = found

    def forget(self) -> None:
        self._kept = dict(enumerate(self._kept.values()))

    def _draw(self, stamps: Canvas, sheet: StampSheet, lettering: Sequence[Writing]) -> None:
        self._image.value = sheet.svg.encode()
        _sized(stamps, sheet.width, sheet.height)
        with _held():
            stamps.clear_rect(0, 0, sheet.width, sheet.height)
            stamps.draw_image(self._image, 0, 0, sheet.width, sheet.height)
            self._write(stamps, lettering)

    def paint(self, strokes: Sequence[Stroke]) -> None:
        sheet, canvas = self._sheet, self.canvas
        if sheet is None:
            return
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
    """The grid: role, label and place of every space, and the sprites that move."""

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

    It is painted at the pixels of the screen it is shown on, and again whenever that or its
    `picture` changes, a trait that can be observed and linked.

    Parameters
    ----------
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

    picture: traitlets.Instance[Picture] = traitlets.Instance(Picture)

    def __init__(self, picture: Picture = _NOTHING, *, largest: float = LARGEST_SPACE) -> None:
        lying = Layout(grid_area="1 / 1", margin="0", overflow="visible", min_width="0")
        self._still, self._came = False, ""
        self._settles = False
        self._report: _BoardReport | None = None
        self._within, self._rooms = "", dict[str, _BoardReport]()
        self._laid: Geometry | None = None
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
            picture=picture,
        )
        self.observe(self._draw, "picture")
        self._tell()
        self._lay_out()
        self._paper.canvas.on_client_ready(self._lay_out_anew)

    @property
    def geometry(self) -> Geometry:
        """The board's measures on the screen it is shown on, once that is known."""
        seen = self._report or _UNSEEN
        return Geometry(
            rows=self.picture.rows,
            columns=self.picture.columns,
            width=seen.width,
            density=seen.density,
            shore=bool(self.picture.shore),
            largest=self._largest,
        )

    def show(
        self, picture: Picture, *, still: bool = False, came: str | None = None, within: str = ""
    ) -> None:
        """Show another picture; focus stays where it is.

        Parameters
        ----------
        still
            Whether nothing is to be seen moving, as where another reef or moment is opened.
        came
            What stands anew has settled: from the element with this ``data-key``, or, where that
            is empty or not on the page, from the open ocean. None where nothing settles.
        within
            How the page around the board is arranged: it is drawn at once for the room that it had
            when the page was last arranged so.
        """
        self._within = within
        self._report = self._rooms.get(within, self._report)
        self._still, self._settles, self._came = still, came is not None, came or ""
        self.picture = picture
        if self._laid != self.geometry:
            self._lay_out()
        self._still, self._settles = False, False

    def cross(self, rows: Sequence[int], what: str) -> None:
        """Have wind or waves cross some rows.

        Parameters
        ----------
        what
            ``wind`` or ``waves``.
        """
        self._grid.send({"kind": "cross", "rows": list(rows), "what": what})

    def _draw(self, change: Mapping[str, Any]) -> None:
        before, picture = change["old"], change["new"]
        self._tell()
        if not self._still:
            self._move(before)
        if _drawn_once(before) == _drawn_once(picture) and self._laid == self.geometry:
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
        if (row, column) in self.picture.at:
            self._grid.send({"kind": "focus", "row": row, "column": column})

    def _heard(self, told: Told) -> None:
        if isinstance(told, _BoardReport):
            if self._rooms.get(self._within, told) != told:
                self._rooms.clear()  # another window: no room is what it was
            self._rooms[self._within] = told
            before, self._report = self._report, told
            if before is not None and before.font != told.font:
                self._lay_out_anew()
            elif told != before:
                self._lay_out()
        elif isinstance(told, Escape):
            for leave in self._escapes:
                leave()
        elif (told.row, told.column) in self.picture.at:
            for call in self._calls[type(told)]:
                call(told.row, told.column)

    def _lay_out_anew(self) -> None:
        self._paper.forget()
        self._lay_out()

    def _lay_out(self) -> None:
        geometry = self._laid = self.geometry
        with self._grid.hold_sync():
            self._grid.shape = _shape(geometry)
            self._swim(geometry)
        if self._report is None:
            return
        self._paper.lay_out(
            sheet_for(geometry, self.picture), lettering(self.picture, geometry), geometry
        )
        self._paper.paint(painted(self.picture, geometry))

    def _tell(self) -> None:
        with self._grid.hold_sync():
            self._grid.scene = scene(self.picture)
            self._swim(self.geometry)

    def _swim(self, geometry: Geometry) -> None:
        arts = {art_id for _, art_id in self.picture.swimmers}
        if not arts <= self._drawn:
            self._drawn |= arts
            self._grid.sprites = _sprites(self._drawn, 24)
        self._grid.swimmers = [list(one) for one in swimmers(self.picture, geometry)]

    def _move(self, before: Picture) -> None:
        moving = moves(before, self.picture, self.geometry, settles=self._settles)
        if moving:
            drawings = _sprites({one[4] for one in moving})
            told = {"kind": "move", "moves": moving, "sprites": drawings, "came": self._came}
            self._grid.send(told)


def _drawn_once(picture: Picture) -> object:
    return picture.depths, picture.land, picture.ocean, picture.shore


def _shape(geometry: Geometry) -> dict[str, float]:
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
