"""What the walls of a class show, as it is kept with the class."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

if TYPE_CHECKING:
    from reefkit.classroom.store import ClassControl

WALL = "wall"
"""Key in `ClassControl.more` for a `WallChoice`."""

Shown = Literal["join", "tables", "talk", "data", "item", "gain", "review", "vote", "text"]

FREE: tuple[Shown, ...] = ("join", "tables", "talk", "data")
"""What can be chosen from any tab; the others are of something that is open at the desk."""

LIVE: tuple[Shown, ...] = ("data", "review")
"""What the wall goes on showing as the desk does; also the keys of the page settings for it."""


class WallChoice(Struct, frozen=True):
    """What a class's walls show."""

    shows: Shown | None = None  #: None: what the class is doing.
    names: bool = False  #: Whether students are named.
    of: Annotated[dict[str, Any], Meta(max_length=20)] = {}  #: Which of it.
    at: Annotated[str, Meta(max_length=40)] = ""  #: When it was chosen.


def chosen(control: ClassControl) -> WallChoice:
    try:
        return msgspec.convert(control.more.get(WALL, {}), WallChoice)
    except msgspec.ValidationError:
        return WallChoice()
