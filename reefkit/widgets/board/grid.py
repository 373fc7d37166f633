"""The grid over a board's canvas, which handles keys and touches."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import anywidget
import msgspec
import traitlets
from ipywidgets import Layout  # type: ignore[import-untyped]
from msgspec import Meta, Struct

from reefkit.widgets.board.picture import Picture

_STATIC = Path(__file__).parents[1] / "static"

_Place = Annotated[int, Meta(ge=1, le=12)]


class BoardReport(Struct, frozen=True, tag_field="kind", tag="report", forbid_unknown_fields=True):
    """The room that a page has for the board, its screen's density, and whether our font loaded."""

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
    """A space got the keyboard focus."""


class Hover(_At, frozen=True, tag="hover"):
    """The mouse entered a space."""


class Escape(Struct, frozen=True, tag_field="kind", tag="escape", forbid_unknown_fields=True):
    """The keyboard left the board."""


Told = BoardReport | Pick | Focus | Hover | Escape


def told(content: object) -> Told | None:
    """Return a message from a page, or None for what none of our pages sends."""
    try:
        lines: Told = msgspec.convert(content, Told)
    except msgspec.ValidationError:
        return None
    return lines


class Grid(anywidget.AnyWidget):
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
        """Ignore the browser's state: only the kernel decides what is on the board."""

    def _heard(self, _widget: object, content: object, _buffers: Any) -> None:  # noqa: ANN401
        heard = told(content)
        if heard is not None:
            self._call(heard)


def scene(picture: Picture) -> dict[str, object]:
    """Return the grid's contents: the board's title, and its spaces row by row from the top."""
    rows = [
        [
            [row, column, space.label, "chosen" in space.states]
            for column in range(1, picture.columns + 1)
            if (space := picture.at.get((row, column))) is not None
        ]
        for row in range(picture.rows, 0, -1)
    ]
    return {"title": picture.title, "rows": rows}
