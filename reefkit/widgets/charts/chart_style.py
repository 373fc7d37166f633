"""The import of bqplot, colours and sizes of charts, and helpers for its models."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any

import numpy as np

from reefkit.text import Catalogue

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import bqplot as bqplot  # type: ignore[import-untyped]  # noqa: PLC0414  # exported from here

INK = "#10303D"
INK2 = "#40606C"
MIST = "#DDECEC"
FOAM = "#F2F8F7"
BAND = "#E7F4F2"
"""Fill of every second band of time."""
DANGER = "#A63022"
TIDE = "#0B6477"
PAPER = "#FFFFFF"

NOMINAL_WIDTH = 484
"""Width in pixels for which margins are computed: the evidence column of a school laptop."""
LEFT, RIGHT = 146, 31
"""Margins in pixels, the same in all panels of a sheet, so that times are aligned."""
END_LABEL = 125
"""Default width in pixels of the longest label at a line's end."""
ROW = 17
"""Height in pixels of a row of a range chart, if there is room."""
BAR = 9 / 17
"""Height of a bar, as a share of its row's."""


def put(widget: Any, **values: Any) -> bool:  # noqa: ANN401  # bqplot is untyped
    """Set those traits of a model that differ, in one message.

    Parameters
    ----------
    widget
        A bqplot model.
    **values
        Its traits. Arrays are compared by value; NaNs are equal.

    Returns
    -------
    bool
        Whether any trait differed.
    """
    changed = {name: value for name, value in values.items() if not _same(widget, name, value)}
    if changed:
        with widget.hold_sync():
            for name, value in changed.items():
                setattr(widget, name, value)
    return bool(changed)


def _same(widget: Any, name: str, value: object) -> bool:  # noqa: ANN401
    now = getattr(widget, name)
    if isinstance(value, np.ndarray) or isinstance(now, np.ndarray):
        if now is None or value is None:
            return now is value
        # bqplot drops the first axis of an array with a single curve
        old, new = np.asarray(now).squeeze(), np.asarray(value).squeeze()
        if old.shape != new.shape or old.dtype.kind != new.dtype.kind:
            return False
        return bool(np.array_equal(old, new, equal_nan=new.dtype.kind == "f"))
    return bool(now == value)


def said_ticks(values: np.ndarray | Sequence[float], say: Catalogue) -> dict[str, Any]:
    """Return the ticks of an axis for bqplot: their positions, and localised labels."""
    places = np.round(np.asarray(values, dtype=np.float64), 12)
    return {
        "tick_values": places,
        "tick_labels": {f"{each:.12g}": say.figure(each) for each in places},
    }


def curves(rows: list[list[float]], length: int = 2) -> np.ndarray:
    """Return curves of equal length as an array for bqplot.

    Parameters
    ----------
    rows
        Values of each curve; shorter ones are padded with their last value.
    length
        Least number of points per curve.

    Returns
    -------
    ndarray of float64, shape (curves, points)
        If `rows` is empty, one curve whose points are all 0: bqplot cannot draw an empty array.
    """
    rows = rows or [[0.0]]
    length = max(length, *(len(row) for row in rows))
    return np.array([row + [row[-1]] * (length - len(row)) for row in rows], dtype=np.float64)


def put_lines(
    mark: Any,  # noqa: ANN401  # bqplot is untyped
    found: Sequence[tuple[list[float], list[float], str]],
    opacity: float = 1.0,
    *,
    filled: bool = False,
) -> None:
    """Have a mark of lines show curves, each given by its x values, y values and colour."""
    colours, opacities = [colour for *_, colour in found] or [INK], [opacity] * len(found)
    look = {"fill_colors": colours, "fill_opacities": opacities} if filled else {"colors": colours}
    length = 4 if filled else 2
    put(
        mark,
        x=curves([x for x, _, _ in found], length),
        y=curves([y for _, y, _ in found], length),
        opacities=opacities,
        **look,
    )


def put_points(mark: Any, found: Sequence[tuple[float, float, str]], **look: Any) -> None:  # noqa: ANN401
    """Have a mark of points show points, each given by x, y and colour.

    `look`: Other traits of the mark.
    """
    put(
        mark,
        x=np.array([x for x, _, _ in found], dtype=float),
        y=np.array([y for _, y, _ in found], dtype=float),
        colors=[colour for *_, colour in found] or [INK],
        **look,
    )
