"""Animations on a board: what settled, spawned, died, grew or was eaten since the last picture."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b

from reefkit.widgets.art import art
from reefkit.widgets.board.backdrop import DEPTH_COLOURS
from reefkit.widgets.board.layout import Geometry
from reefkit.widgets.board.picture import Picture, Space
from reefkit.widgets.board.stamps import token_place

Move = tuple[str, int, int, str, str, tuple[int, int, int]]
"""Kind of motion, row, column, the ground's colour, the drawing, and its box in screen pixels."""
Swimmer = tuple[str, str, float, float, float, bool]
"""Name, drawing, x, y and width in page pixels, and whether it is mirrored."""

_SWIMMER = 24


def moves(
    before: Picture | None, after: Picture, geometry: Geometry, *, settles: bool = False
) -> list[Move]:
    """Return the animations between two pictures: deaths, larvae that leave, algae that come or go.

    With `settles`, also settlers.
    """
    if before is None or before.at.keys() != after.at.keys() or before.title != after.title:
        return []
    return [
        move
        for space in sorted(after.spaces, key=lambda one: (-one.row, one.column))
        for move in _moves(before, space, geometry, settles=settles)
    ]


def sprites_of(arts: set[str], size: float = 64) -> dict[str, str]:
    """Return the SVG of each drawing, by its id; `size` in pixels."""
    return {one: str(art().svg(one, size)) for one in sorted(arts)}


def swimmers(picture: Picture, geometry: Geometry) -> list[Swimmer]:
    """Return the positions of the dwellers, which depend only on their keys.

    They are placed where they hide nothing: on empty spaces, those that swim also in the open water
    next to its word, where others stand only if no space is empty. Nobody stands on land. Dwellers
    without room are not shown; the page gives their number.
    """
    water = _water(picture, geometry)
    spaces = list(_empty(picture, geometry))
    placed: list[Swimmer] = []
    counts: dict[str, int] = {}
    for key, drawing in picture.swimmers:
        counts[drawing] = counts.get(drawing, 0) + 1
        swims = art().organism(drawing).swims
        free = spaces if counts[drawing] % 2 or not swims else water
        free = free or spaces or water
        if not free:
            break
        drawn = int.from_bytes(blake2b(f"{drawing}/{key}".encode(), digest_size=8).digest())
        x, y = free.pop(drawn % len(free))
        name = f"{drawing}/{counts[drawing]}"
        placed.append((name, drawing, round(x, 2), round(y, 2), _SWIMMER, bool(drawn >> 32 & 1)))
    return placed


def _moves(before: Picture, space: Space, geometry: Geometry, *, settles: bool) -> Iterator[Move]:
    was = before.at[space.row, space.column]
    new = space.states - was.states
    under = len(space.stack) - 1
    if "died" in new and space.stack:
        yield _move("died", space, space.stack[0].art, under, geometry)
    elif "spawned" in new and space.stack:
        yield _move("spawned", space, space.stack[0].art, under, geometry)
    elif "settled" in new or (settles and under >= len(was.stack)):
        # The builder below stays visible.
        yield _move(
            "settled" if under == 0 else "stacked", space, space.stack[0].art, under, geometry
        )
    elif space.alga and not was.alga:
        yield _move("overgrown" if space.stack else "alga", space, "fleshy-alga", 0, geometry)
    elif was.alga and not space.alga:
        yield _move("cleared", space, "fleshy-alga", 0, geometry)


def _move(what: str, space: Space, drawing: str, under: int, geometry: Geometry) -> Move:
    x, y, scale = token_place(under)
    ground = art().palette.tokens[DEPTH_COLOURS[space.depth]]
    left, top = x - 3 * scale, y - 3 * scale  # a picture shows 70 units around the 64 grid
    box = tuple(round(one * geometry.unit) for one in (left, top, 70 * scale))
    return what, space.row, space.column, ground, drawing, (box[0], box[1], box[2])


def _empty(picture: Picture, geometry: Geometry) -> Iterator[tuple[float, float]]:
    inset, drop = geometry.px(4), geometry.space - geometry.px(_SWIMMER + 5)
    for space in picture.spaces:
        if space.empty and not space.states:
            x, y = geometry.corner(space.row, space.column)
            yield (x + inset) / geometry.density, (y + drop) / geometry.density


def _water(picture: Picture, geometry: Geometry) -> list[tuple[float, float]]:
    above = _strip(geometry, geometry.numbers - geometry.px(2))
    if picture.land or not geometry.shore:
        return above
    return above + _strip(geometry, geometry.total[1] - geometry.px(25))


def _strip(geometry: Geometry, top: float) -> list[tuple[float, float]]:
    size, word = geometry.px(_SWIMMER), geometry.px(50)
    middle, half = geometry.left + geometry.across / 2, geometry.across / 2 - geometry.px(12)
    each = size + geometry.px(3)
    return [
        (x / geometry.density, top / geometry.density)
        for step in range(int((half - word) // each))
        for x in (middle - word - step * each - size, middle + word + step * each)
    ]
