"""Base of small widgets: a panel that is redrawn when one of its traits changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from reefkit.text import Catalogue, catalogue
from reefkit.widgets.panel import Panel
from reefkit.widgets.panel_messages import PlainValue
from reefkit.widgets.templates import Templates


class DrawnPanel(Panel):
    """A panel that is redrawn whenever one of its traits tagged ``drawn`` changes."""

    def __init__(self, *, say: Catalogue | None = None, **own: Any) -> None:  # noqa: ANN401
        self._templates = Templates(say or catalogue())
        super().__init__(classes=("rk-alone",), say=say)
        for name, value in own.items():
            setattr(self, name, value)
        self.observe(lambda _: self._draw(), self.trait_names(drawn=True))
        self.on_act(lambda name, values, _data: self._acted(name, values))
        self._draw()

    def _draw(self) -> None:
        raise NotImplementedError

    def _acted(self, name: str, values: Mapping[str, PlainValue]) -> None:
        """Perform an act of a reader; invalid ones are ignored."""


def whole_number(value: object) -> int | None:
    """Validate a whole number from 0 sent by a page; None for anything else."""
    is_number = isinstance(value, str) and value.isdecimal() and len(value) < 8
    return int(str(value)) if is_number else None
