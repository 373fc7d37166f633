"""The board widget: a canvas that shows the board, under a grid for pointer, touch and keyboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import traitlets
from ipywidgets import Box, Layout  # type: ignore[import-untyped]

from reefkit.widgets.board.canvas import BoardPaper
from reefkit.widgets.board.drawing import lettering, painted
from reefkit.widgets.board.grid import (
    BoardReport,
    Escape,
    Focus,
    Grid,
    Hover,
    Pick,
    Told,
    scene,
)
from reefkit.widgets.board.layout import LARGEST_SPACE, Geometry
from reefkit.widgets.board.motion import moves, sprites_of, swimmers
from reefkit.widgets.board.picture import Picture
from reefkit.widgets.board.stamps import sheet_for
from reefkit.widgets.panel import Panel
from reefkit.widgets.pictured import described_html

At: TypeAlias = Callable[[int, int], None]

_NOTHING = Picture((), "")

_UNSEEN = BoardReport(width=1_000, density=1, font=False)
"""Assumed until the page has reported."""


class Board(Box):  # type: ignore[misc]  # ipywidgets has no types
    """A board of square spaces, for pointer, touch and keyboard.

    It is painted at the pixel density of its screen, and again whenever that or the trait `picture`
    changes.

    Parameters
    ----------
    largest
        Largest width of a space in page pixels; with little room it shrinks, to 44 at least.

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
        self._report: BoardReport | None = None
        self._within, self._rooms = "", dict[str, BoardReport]()
        self._laid: Geometry | None = None
        self._largest = largest
        self._calls: dict[type[Told], list[At]] = {Pick: [], Focus: [], Hover: []}
        self._escapes: list[Callable[[], None]] = []
        self._drawn: set[str] = set()
        self._paper = BoardPaper(lying)
        self._grid = Grid(lying, self._heard)
        self._words = Panel(classes=["rk-board-words"])
        super().__init__(
            children=(self._paper.canvas, self._grid, self._words),
            layout=Layout(
                display="grid", width="100%", grid_template_columns="minmax(0, 1fr)", margin="0"
            ),
            _dom_classes=("rk-board-box",),
            picture=picture,
        )
        self.observe(self._draw, "picture")
        self._tell()
        self._lay_out()
        self._paper.canvas.on_client_ready(self._lay_out_again)

    @property
    def geometry(self) -> Geometry:
        """The board's measurements on its screen; assumed ones until the page has reported."""
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
        """Show another picture; the keyboard focus stays where it is.

        Parameters
        ----------
        still
            Whether to omit animations, as when another reef or moment is opened.
        came
            If an organism has settled again: the ``data-key`` of the element from which it comes;
            if this is empty or not on the page, it comes from the open ocean. None if none has.
        within
            Name of the page's layout around the board: the board is drawn at once for the width
            that it had in this layout before.
        """
        self._within = within
        self._report = self._rooms.get(within, self._report)
        self._still, self._settles, self._came = still, came is not None, came or ""
        self.picture = picture
        if self._laid != self.geometry:
            self._lay_out()
        self._still, self._settles = False, False

    def cross(self, rows: Sequence[int], what: str) -> None:
        """Animate wind or waves across some rows.

        Parameters
        ----------
        rows
            Numbers of the rows, from 1.
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
        """Call a function with row and column, from 1, of each space that is picked."""
        self._calls[Pick].append(call)

    def on_focus(self, call: At) -> None:
        """Call a function with row and column of each space that gets the keyboard focus."""
        self._calls[Focus].append(call)

    def on_hover(self, call: At) -> None:
        """Call a function with row and column of each space that the mouse enters."""
        self._calls[Hover].append(call)
        self._grid.hovering = True

    def on_escape(self, call: Callable[[], None]) -> None:
        """Call a function when the reader leaves the board by the Escape key."""
        self._escapes.append(call)

    def focus(self, row: int, column: int) -> None:
        """Move the keyboard focus to a space; do nothing if there is no such space."""
        if (row, column) in self.picture.at:
            self._grid.send({"kind": "focus", "row": row, "column": column})

    def _heard(self, report: Told) -> None:
        if isinstance(report, BoardReport):
            if self._rooms.get(self._within, report) != report:
                self._rooms.clear()  # the window changed: sizes for other layouts are outdated
            self._rooms[self._within] = report
            before, self._report = self._report, report
            if before is not None and before.font != report.font:
                self._lay_out_again()
            elif report != before:
                self._lay_out()
        elif isinstance(report, Escape):
            for leave in self._escapes:
                leave()
        elif (report.row, report.column) in self.picture.at:
            for call in self._calls[type(report)]:
                call(report.row, report.column)

    def _lay_out_again(self) -> None:
        self._paper.forget()
        self._lay_out()

    def _lay_out(self) -> None:
        geometry = self._laid = self.geometry
        with self._grid.hold_sync():
            self._grid.shape = _shape(geometry)
            self._swim(geometry)
        if self._report is None or not self.picture.spaces:
            return
        self._paper.lay_out(
            sheet_for(geometry, self.picture), lettering(self.picture, geometry), geometry
        )
        self._paper.paint(painted(self.picture, geometry))

    def _tell(self) -> None:
        told = self.picture.told
        self._words.html = "" if told is None else described_html("board", told, over=True)
        with self._grid.hold_sync():
            self._grid.scene = scene(self.picture)
            self._swim(self.geometry)

    def _swim(self, geometry: Geometry) -> None:
        arts = {art_id for _, art_id in self.picture.swimmers}
        if not arts <= self._drawn:
            self._drawn |= arts
            self._grid.sprites = sprites_of(self._drawn, 24)
        self._grid.swimmers = [list(one) for one in swimmers(self.picture, geometry)]

    def _move(self, before: Picture) -> None:
        moving = moves(before, self.picture, self.geometry, settles=self._settles)
        if moving:
            drawings = sprites_of({one[4] for one in moving})
            content = {"kind": "move", "moves": moving, "sprites": drawings, "came": self._came}
            self._grid.send(content)


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
