"""The store as a lab opens it: imported when it is needed, and told without its password."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reefkit.classroom.store import Store


def is_work(data: bytes) -> bool:
    """Tell whether a reader's file is a save file with everything, and not a single match."""
    from reefkit.classroom.store import is_work_file  # noqa: PLC0415  # as below

    return is_work_file(data)


def open_store(place: str | Path, patience: float) -> Store:
    """Open a store, and bring it up to date.

    Raises
    ------
    StoreFault
        When it cannot be opened.
    """
    # SQLAlchemy takes a quarter of a second to import: a new visitor's page does not wait for it.
    from reefkit.classroom.store import Store  # noqa: PLC0415

    return Store.open(place, patience=patience)


def shown_place(place: str | Path) -> str:
    """Give a place without the password that an address may hold."""
    text = str(place)
    scheme, found, rest = text.partition("://")
    if not found:
        return text
    return f"{scheme}://{rest.rpartition('@')[2]}".partition("?")[0]
