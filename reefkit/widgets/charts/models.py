"""Setting bqplot's models without a message when nothing changed."""

from __future__ import annotations

from typing import Any

import numpy as np


def put(widget: Any, **values: Any) -> bool:  # noqa: ANN401  # bqplot is untyped
    """Set those traits that differ, in one message.

    Parameters
    ----------
    widget
        A bqplot model.
    **values
        Its traits. Arrays are compared by value, undefined ones being equal.

    Returns
    -------
    bool
        Whether anything was sent.
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
        # bqplot keeps the one curve of an array of curves without its axis
        old, new = np.asarray(now).squeeze(), np.asarray(value).squeeze()
        if old.shape != new.shape or old.dtype.kind != new.dtype.kind:
            return False
        return bool(np.array_equal(old, new, equal_nan=new.dtype.kind == "f"))
    return bool(now == value)


def curves(rows: list[list[float]], length: int = 2) -> np.ndarray:
    """Return curves of equal length as the array that a mark of lines takes.

    Parameters
    ----------
    rows
        One list a curve; shorter ones end by repeating their last value.
    length
        At least so many points.

    Returns
    -------
    ndarray of float64, shape (curves, points)
        With one curve of no length where there is none: bqplot cannot draw an empty array.
    """
    rows = rows or [[0.0]]
    length = max(length, *(len(row) for row in rows))
    return np.array([row + [row[-1]] * (length - len(row)) for row in rows], dtype=np.float64)
