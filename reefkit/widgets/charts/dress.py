"""What bqplot lacks: names and drawings in a figure, a label for it, picking, and its picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

_STATIC = Path(__file__).parent.parent / "static"
_CODE = _STATIC / "charts"
_LONGEST = 200


def code(*names: str) -> str:
    """Return scripts as one module, the last of which exports it."""
    return "\n".join((_CODE / name).read_text(encoding="utf-8") for name in names)


class ChartDress(anywidget.AnyWidget):
    """Dresses the figures of one sheet, found by their CSS class.

    One model for all panels: texts are placed in the browser, which alone knows how wide they are.
    Nobody sees it; `ChartSheet` has one.
    """

    _esm = code("geometry.js", "save.js", "dress.js")
    _css = (_STATIC / "css" / "6-charts.css").read_text(encoding="utf-8")
    panels: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(self) -> None:
        self._calls: list[Callable[[str, str], None]] = []
        super().__init__()
        self.on_msg(self._heard)

    def on_pick(self, call: Callable[[str, str], None]) -> None:
        """Call a function with the chart's class and the key of what was picked: untrusted."""
        self._calls.append(call)

    def save(self, kind: str, name: str, label: str) -> None:
        """Have the browser save all panels as one picture.

        Parameters
        ----------
        kind
            ``png`` or ``svg``.
        name
            The file's name.
        label
            What the picture shows.
        """
        self.send({"do": "picture", "kind": kind, "name": name, "label": label})

    def set_state(self, sync_data: object) -> None:
        """Take nothing: what a figure shows is the kernel's word alone."""

    def _heard(self, _widget: object, content: object, _buffers: object) -> None:
        """Tell of a pick, if the message is one."""
        picked = content.get("pick") if isinstance(content, Mapping) else None
        if not isinstance(picked, list) or len(picked) != 2:
            return
        if all(isinstance(each, str) and len(each) <= _LONGEST for each in picked):
            for call in tuple(self._calls):
                call(*picked)
