"""The teacher's desk: a class on one page, live, as data, and in review."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from reefkit.desk.page import Desk, desk

__all__ = ["Desk", "desk"]


def __getattr__(name: str) -> Any:  # noqa: ANN401  # any attribute
    if name in __all__:
        from reefkit.desk import page  # noqa: PLC0415  # as above

        return getattr(page, name)
    raise AttributeError(name)  # no reader: a programmer's error
