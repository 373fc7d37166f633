"""The canvas of a board: painting strokes as pixels.

ipycanvas stores no picture, so the whole board is painted at every change and whenever a page
connects. The stamp sheet is sent once to a second, hidden canvas, from which the board copies: an
organism costs six short commands, whatever its drawing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from ipycanvas import Canvas, hold_canvas  # type: ignore[import-untyped]
from ipycanvas.canvas import _CANVAS_MANAGER  # type: ignore[import-untyped]
from ipywidgets import Image, Layout  # type: ignore[import-untyped]

from reefkit.widgets.board.drawing import StampCopy, Stroke, Writing
from reefkit.widgets.board.layout import Geometry
from reefkit.widgets.board.stamps import StampSheet

# no reader: names of fonts
_FAMILY = '"Atkinson Hyperlegible Next", system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif'
_SIZE = 13
_SHEETS = 2
"""Stamp sheets that are cached: a page alternates between two arrangements."""


class BoardPaper:
    """A canvas, and the stamp sheets that it copies from.

    Attributes
    ----------
    canvas
        The widget that is shown.
    """

    def __init__(self, layout: Layout) -> None:
        self.canvas = Canvas(width=1, height=1, layout=layout)
        # A valid image must be set first: ipycanvas waits for it to load, and an invalid one stops
        # drawing.
        self._image = Image(value=b"", format="svg+xml", layout=layout)
        self._sheets: dict[object, Canvas] = {
            number: Canvas(width=1, height=1, layout=layout) for number in range(_SHEETS)
        }  # by contents, the least recently used first
        self._sheet: StampSheet | None = None
        self._stamps: Canvas | None = None
        self._font = ""

    def lay_out(self, sheet: StampSheet, lettering: Sequence[Writing], geometry: Geometry) -> None:
        """Size the canvases for a board, and draw its stamp sheet unless it is cached."""
        self._sheet = sheet
        self._font = f"650 {_SIZE * geometry.density:g}px {_FAMILY}"
        _sized(self.canvas, *geometry.total)
        wanted = (sheet.svg, self._font, tuple(lettering))
        found = self._sheets.pop(wanted, None)
        if found is None:
            found = self._sheets.pop(next(iter(self._sheets)))
            self._draw(found, sheet, lettering)
        self._sheets[wanted] = self._stamps = found

    def forget(self) -> None:
        """Draw all stamps again next time, as for a new page."""
        self._sheets = dict(enumerate(self._sheets.values()))

    def _draw(self, stamps: Canvas, sheet: StampSheet, lettering: Sequence[Writing]) -> None:
        self._image.value = sheet.svg.encode()
        _sized(stamps, sheet.width, sheet.height)
        with _held():
            stamps.clear_rect(0, 0, sheet.width, sheet.height)
            stamps.draw_image(self._image, 0, 0, sheet.width, sheet.height)
            self._write(stamps, lettering)

    def paint(self, strokes: Sequence[Stroke]) -> None:
        """Paint the whole board from its strokes."""
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
    """Writes on a canvas, and sets only properties that change."""

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
    """Send all drawing commands together, with the canvas, which a reloaded page lacks."""
    _CANVAS_MANAGER._current_canvas = None  # noqa: SLF001  # there is no other way
    with hold_canvas():
        yield
