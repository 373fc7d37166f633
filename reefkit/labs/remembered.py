"""What a page remembers of a match beside its decisions, and how it stands in the store.

Each value of a mapping is a row of its own, so that two tabs add to it and neither undoes what the
other kept; all else is one row.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct

if TYPE_CHECKING:
    from reefkit.classroom.store import Store

SeatNumber = Annotated[int, Meta(ge=0, le=63)]

PAGE = "page"
"""The setting of a match that holds what is one value of what its page remembers."""


class Remembered(Struct, omit_defaults=True):
    """What a page remembers of one match.

    Attributes
    ----------
    match
        The match, as the store calls it.
    here
        The seats at this screen.
    seat
        Whose turn it was here.
    page
        What the lab's own page wants kept: plain values only.
    """

    match: str
    here: Annotated[tuple[SeatNumber, ...], Meta(max_length=64)] = ()
    seat: SeatNumber = 0
    page: dict[str, Any] = {}


def apart(remembered: Mapping[str, Any]) -> dict[str, Any]:
    """Give one value for each thing remembered: those of a mapping have names of two words."""
    page = dict(remembered["page"])
    whole = {key: value for key, value in page.items() if not isinstance(value, dict)}
    found = {PAGE: {**remembered, "page": whole}}
    for key, values in page.items():
        if isinstance(values, dict):
            found |= {f"{PAGE}/{key}/{name}": value for name, value in values.items()}
    return found


def together(found: Mapping[str, Any]) -> dict[str, Any]:
    """Give what `apart` took apart; what is none of it is left out."""
    whole = found.get(PAGE)
    if not isinstance(whole, dict) or not isinstance(whole.get("page"), dict):
        return {}
    page = dict(whole["page"])
    for key, value in found.items():
        start, _, rest = key.partition("/")
        name, slash, inner = rest.partition("/")
        if start == PAGE and slash and isinstance(page.setdefault(name, {}), dict):
            page[name][inner] = value
    return {**whole, "page": page}


def put(store: Store, scope: str, changed: Mapping[str, Any], gone: list[str]) -> None:
    """Write what changed, and take away what is no more."""
    for key, value in changed.items():
        store.work.remember(scope, key, value)
    for key in gone:
        store.work.forget(scope, key)
