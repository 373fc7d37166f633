"""The list of strokes that paints a board from its picture.

Strokes depend only on the picture and the screen, so that a board can be painted again at any time,
and a test can read the list. Spaces, tokens and signs are copied from the stamp sheet. Strokes
become pixels of a canvas, or one SVG for pages with several boards, print and projectors. A space
may have several states; they are painted in the order space, veil, token, marks, letter, frame,
flag.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from reefkit.widgets.art import art
from reefkit.widgets.board.layout import LETTER_FROM, Geometry
from reefkit.widgets.board.picture import Picture, Piece, Space
from reefkit.widgets.board.stamps import LEVELS, MARK, SLAB

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_MARKS = 3
"""Most marks on a space; if a builder has more, their number is shown."""
_FLAG = 17.5
"""Horizontal shift of a stack's number next to a flag, on a space of 58."""


@dataclass(frozen=True)
class StampCopy:
    """A stamp to copy to the board; x and y are the upper left corner of its space."""

    stamp: str
    x: int
    y: int


@dataclass(frozen=True)
class Writing:
    """A short text; x is its middle or left edge, by `align`, and y its baseline."""

    text: str
    x: int
    y: int
    colour: str
    align: Literal["center", "left"] = "center"


Stroke = StampCopy | Writing


def painted(picture: Picture, geometry: Geometry) -> list[Stroke]:
    """Return the strokes to paint on the empty board, in order."""
    strokes: list[Stroke] = []
    over: list[Stroke] = []
    for space in picture.spaces:
        corner = geometry.corner(space.row, space.column)
        strokes += _space_strokes(space, corner, geometry)
        if "settled" in space.states:
            over.append(StampCopy("rays", *corner))  # rays extend over neighbouring spaces
    return strokes + over


def lettering(picture: Picture, geometry: Geometry) -> list[Writing]:
    """Return the words and numbers around the board, which never change during play."""
    tokens = art().palette.tokens
    middle = geometry.left + geometry.across // 2
    drop = geometry.px(5)  # from the middle of a line to its baseline
    top, bottom = geometry.numbers, geometry.total[1]
    ocean = top + (geometry.ocean - geometry.px(6)) // 2 + drop
    written = [Writing(picture.ocean, middle, ocean, tokens["paper"])]
    if picture.shore:
        shore = bottom - geometry.px(11) + drop - geometry.px(1)
        colour = tokens["ink" if picture.land else "paper"]
        written.append(Writing(picture.shore, middle, shore, colour))
    for column in range(1, picture.columns + 1):
        x = geometry.corner(1, column)[0] + geometry.space // 2
        written.append(Writing(str(column), x, geometry.numbers - geometry.px(5), tokens["ink2"]))
    for row in range(1, picture.rows + 1):
        y = geometry.corner(row, 1)[1] + geometry.space // 2 + drop
        written.append(Writing(str(row), geometry.px(9), y, tokens["ink2"]))
    return [one for one in written if one.text]


def _space_strokes(space: Space, corner: tuple[int, int], geometry: Geometry) -> Iterator[Stroke]:
    states = space.states
    if space.empty and "selectable" not in states:
        yield StampCopy(f"waves:{space.depth}", *corner)
    if space.ghost:
        would_be = replace(space, stack=(Piece(space.ghost), *space.stack), states=frozenset())
        yield from _stack(would_be, corner, geometry)
    if "edible" in states:
        yield StampCopy("overgrown" if space.stack else "token:fleshy-alga:0", *corner)
    if "selectable" in states or "edible" in states:
        yield StampCopy("veil", *corner)
    if "settled" in states:
        yield StampCopy("glow", *corner)
    if not space.ghost and (space.stack or "edible" not in states):
        yield from _stack(space, corner, geometry)
    if space.alga and space.stack and "edible" not in states:
        yield StampCopy("overgrown", *corner)
    if space.stack and not space.ghost:
        yield from _mark_strokes(space, corner, geometry)
    if space.empty or geometry.space >= geometry.px(LETTER_FROM):
        x, y = corner[0] + geometry.px(7), corner[1] + geometry.px(17)
        ink = art().palette.tokens["ink"]
        yield Writing(space.letter or space.depth, x, y, ink, "left")
    yield from _sign_strokes(space, corner)


def _stack(space: Space, corner: tuple[int, int], geometry: Geometry) -> Iterator[Stroke]:
    if not space.stack:
        if space.alga:
            yield StampCopy("token:fleshy-alga:0", *corner)
        return
    x, y = corner
    under = space.stack[1 : len(LEVELS)]
    for level, piece in enumerate(reversed(under)):
        # The stamp is at the lowest slab's position; each newer one is one slab higher.
        yield StampCopy(f"slab:{_drawn(piece)}", x, y - round(level * SLAB * geometry.unit))
    died = ":died" if "died" in space.states else ""
    if died:
        yield StampCopy("hatch", *corner)
    yield StampCopy(f"token:{_drawn(space.stack[0])}:{len(under)}{died}", *corner)
    if len(space.stack) > 1:
        aside = (x + round(_FLAG * geometry.unit), y) if _flag(space) else corner
        yield StampCopy("count", *aside)
        yield _written_in_label(f"×{len(space.stack)}", 13, aside, geometry)


def _mark_strokes(space: Space, corner: tuple[int, int], geometry: Geometry) -> Iterator[Stroke]:
    x, y = corner
    known = [one for one in space.stack[0].marks if one in art().marks]
    lowered = "died" in space.states  # the disc of a death takes the first mark's place
    most = MOST_MARKS - 1 if lowered else MOST_MARKS
    for place, mark in enumerate(known[:most], start=int(lowered)):
        yield StampCopy(f"mark:{mark}", x, y + round(place * (MARK + 1) * geometry.unit))
    if len(known) > most and "selectable" not in space.states:
        yield StampCopy("more", *corner)
        yield _written_in_label(f"+{len(known) - most}", 33, corner, geometry)


def _sign_strokes(space: Space, corner: tuple[int, int]) -> Iterator[Stroke]:
    states = space.states
    if space.alga and not space.stack:
        yield StampCopy("alga", *corner)
    if "selectable" in states:
        yield StampCopy("ring", *corner)
    if "selectable" in states and not space.ghost and "edible" not in states:
        yield StampCopy("plus" if space.empty else "plus-below", *corner)
    if "spawned" in states:
        yield StampCopy("spawned", *corner)
    if "chosen" in states:
        yield StampCopy("chosen", *corner)
    if "died" in states:
        yield StampCopy("died", *corner)
    if "predicted" in states:
        yield StampCopy("predicted", *corner)
    flag = _flag(space)
    if flag:
        yield StampCopy(flag, *corner)


def _flag(space: Space) -> str:
    flags = {"right": "right", "wrong": "wrong", "predicted": "flag"}
    return next((flag for state, flag in flags.items() if state in space.states), "")


def _drawn(piece: Piece) -> str:
    return piece.art if piece.art in art().organisms else "unknown"


def _written_in_label(
    text: str, middle: float, corner: tuple[int, int], geometry: Geometry
) -> Writing:
    x, y = corner
    unit, drop = geometry.unit, geometry.px(4.6)
    paper = art().palette.tokens["paper"]
    return Writing(text, x + round(middle * unit), y + round(48.5 * unit) + drop, paper)
