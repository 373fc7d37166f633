"""The paper of a plot: SVG with knobs, and what a browser may tell of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import anywidget
import msgspec
import traitlets
from msgspec import Meta, Struct

_CODE = Path(__file__).parents[1] / "static" / "plots"
_FILES = ("layout.js", "ground.js", "plot.js")

Key = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(max_length=40)]
Wanted = Annotated[float, Meta(ge=-1_000_000, le=1_000_000)]


class Move(Struct, frozen=True, tag_field="kind", tag="move", forbid_unknown_fields=True):
    """A knob was moved to a value, or taken off again; its name comes back with the answer."""

    key: Key
    value: Wanted | None
    name: Name = ""


class Take(Struct, frozen=True, tag_field="kind", tag="take", forbid_unknown_fields=True):
    """The hand or the keyboard has come to a row."""

    row: Key


class Toggle(Struct, frozen=True, tag_field="kind", tag="toggle", forbid_unknown_fields=True):
    """A mark of the time line was set, or taken off."""

    key: Key


Told: TypeAlias = Move | Take | Toggle


def told(content: object) -> Told | None:
    """Return what a page told, or None for what no page of ours sends."""
    try:
        said: Told = msgspec.convert(content, Told)
    except msgspec.ValidationError:
        return None
    return said


def _script() -> str:
    """Return the scripts as one module, the last of which exports it."""
    return "\n".join((_CODE / name).read_text(encoding="utf-8") for name in _FILES)


class Paper(anywidget.AnyWidget):
    """The paper: draws a scene, and tells what a reader does with its knobs.

    Parameters
    ----------
    heard
        Is called with whatever a page tells: None for what no page of ours sends.
    """

    _esm = _script()
    scene: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)

    def __init__(self, heard: Callable[[Told | None], None]) -> None:
        self._call = heard
        super().__init__(_dom_classes=("rk-draw-sheet",))
        self.on_msg(self._heard)

    def settle(self, name: str) -> None:
        """Say that a move is answered: unless another came after it, the page shows the scene."""
        self.send({"do": "settle", "name": name})

    def set_state(self, sync_data: object) -> None:
        """Take nothing: where things stand is the kernel's word alone."""

    def _heard(self, _widget: object, content: object, _buffers: object) -> None:
        self._call(told(content))
