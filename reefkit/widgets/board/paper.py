"""The canvas of a board: strokes become pixels.

ipycanvas keeps no picture, so the whole board is painted at every change and whenever a page
connects. The picture of stamps goes once to a second canvas, out of sight, from which the board
copies: an organism costs six short commands, whatever its drawing.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from ipycanvas import Canvas, hold_canvas  # type: ignore[import-untyped]
from ipycanvas.canvas import _CANVAS_MANAGER  # type: ignore[import-untyped]
from ipywidgets import Image, Layout  # type: ignore[import-untyped]

from reefkit.widgets.board.painting import Copy, Stroke, Writing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reefkit.widgets.board.geometry import Geometry
    from reefkit.widgets.board.stamps import Sheet

# no reader: names of fonts
_FAMILY = '"Atkinson Hyperlegible Next", system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif'
_SIZE = 13


class Paper:
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
        self._sheet: Sheet | None = None
        self._font = ""

    def lay_out(self, sheet: Sheet, lettering: Sequence[Writing], geometry: Geometry) -> None:
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
                if isinstance(stroke, Copy):
                    self._copy(sheet, stroke)
                else:
                    pen.write(stroke)

    def _copy(self, sheet: Sheet, stroke: Copy) -> None:
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
