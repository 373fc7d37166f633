"""A picture as data, written as SVG: figures, their axes, scales and round numbers."""

from reefkit.widgets.figure.figure import (
    TEXT,
    Axes,
    Figure,
    Look,
    Point,
    colour_of,
    filled,
    path,
    spread_labels,
)
from reefkit.widgets.figure.scale import LinearScale, nice_step, ticks_between, ticks_to

__all__ = [
    "TEXT",
    "Axes",
    "Figure",
    "LinearScale",
    "Look",
    "Point",
    "colour_of",
    "filled",
    "nice_step",
    "path",
    "spread_labels",
    "ticks_between",
    "ticks_to",
]
