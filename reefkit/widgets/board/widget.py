"""The board: a canvas that shows, and over it a grid that takes pointer, touch and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ipywidgets import Box, Layout  # type: ignore[import-untyped]

from reefkit.widgets.board.geometry import LARGEST_SPACE, Geometry
from reefkit.widgets.board.grid import Escape, Focus, Grid, Hover, Pick, Report, Told, scene
from reefkit.widgets.board.motion import moves, sprites, swimmers
from reefkit.widgets.board.painting import lettering, painted
from reefkit.widgets.board.paper import Paper
from reefkit.widgets.board.picture import Picture
from reefkit.widgets.board.stamps import sheet_for

At: TypeAlias = Callable[[int, int], None]

_NOTHING = Picture((), "")
_UNSEEN = Report(width=1_000, density=1, font=False)


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
        self._report: Report | None = None
        self._largest = largest
        self._calls: dict[type[Told], list[At]] = {Pick: [], Focus: [], Hover: []}
        self._escapes: list[Callable[[], None]] = []
        self._drawn: set[str] = set()
        self._paper = Paper(lying)
        self._grid = Grid(lying, self._heard)
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
        if _scenery(before) == _scenery(picture):
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
        if isinstance(told, Report):
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
            self._grid.sprites = sprites(self._drawn, 24)
        self._grid.swimmers = [list(one) for one in swimmers(self._picture, geometry)]

    def _move(self, before: Picture) -> None:
        moving = moves(before, self._picture, self.geometry)
        if moving:
            drawings = sprites({one[4] for one in moving})
            self._grid.send({"kind": "move", "moves": moving, "sprites": drawings})


def _scenery(picture: Picture) -> object:
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
