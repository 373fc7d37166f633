"""The rock as a picture: the settlers of each kind together, at the kind's own place.

A kind keeps its place for as long as one of it lives; the next new kind takes the first free place.
The front row fills first, with gaps between; later kinds are behind it and smaller. Of many
settlers of a kind three are drawn, with their number: a rock of forty cards is as readable as one
of ten.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from markupsafe import Markup, escape

from reefkit.widgets.art import art
from reefkit.widgets.art.token_svg import boldness

ROCK_WIDTH, ROCK_HEIGHT = 470, 196
_ROWS = ((168.0, 54.0, (2, 5, 0, 7, 3, 6, 1, 4)), (113.0, 44.0, (3, 6, 1, 4, 7, 0, 5, 2)))
"""Rows from the front: y of their feet, size of a drawing, and order in which places fill."""
_BEHIND = ((0.3, 0.16), (-0.3, 0.1))
"""Offsets of the second and third settler of a kind, sideways and back, in drawing sizes."""
_SMALLER = 0.64
"""Size of the second and third settler in relation to the front one."""
_MARGIN = 14
_ROCK = "#8F8479"
_FRONT = "#7A7066"
AROUND = 900
"""Distance by which water and rock extend beyond the picture, for wider or higher frames."""
_GROUND = (
    f"M-{AROUND} 108H0C52 104 118 110 176 107C246 103 300 110 352 106C398 103 436 108 470 106"
    f"H{AROUND}"
)
_LEDGE = (
    f"M-{AROUND} 158H0C70 154 132 161 214 157C300 153 388 162 470 157H{AROUND}V{AROUND}H-{AROUND}Z"
)


class Settler(NamedTuple):
    """The settlers of one kind."""

    art: str  #: Id of the drawing.
    place: int  #: From 0.
    many: int = 1  #: Number of them.
    is_new: bool = False  #: Whether one of them settled last.


class LastVisit(NamedTuple):
    """The latest predator or disturbance."""

    art: str  #: Id of the drawing.
    eaten: tuple[Settler, ...] = ()  #: Settlers that it removed, at their places.


class _RockSpot(NamedTuple):
    """A place on the rock: x of its middle, y of the feet, and the size of a drawing there."""

    x: float
    y: float
    size: float


SPOTS = tuple(
    _RockSpot(
        _MARGIN + (ROCK_WIDTH - 2.4 * _MARGIN) * (turn + 0.5) / len(order),
        y + 2 * (turn % 3 - 1),
        size,
    )
    for y, size, order in _ROWS
    for turn in order
)
"""All places, in the order in which they are taken."""


def spot(place: int) -> _RockSpot:
    """Return a place of any number: from `len(SPOTS)` on, next to a place that is taken already."""
    at = SPOTS[place % len(SPOTS)]
    over = place // len(SPOTS)
    return at._replace(x=min(at.x + 9 * over, ROCK_WIDTH - 9), y=at.y + 4 * min(over, 5))


def first_free(taken: Iterable[int]) -> int:
    held = set(taken)
    return next(place for place in range(len(held) + 1) if place not in held)


def picture(settlers: Sequence[Settler], visit: LastVisit | None, text: str) -> Markup:
    """Draw the rock as an ``svg`` that uses the page's symbols and fills its frame.

    `visit`: The visit to draw; None if there is none. `text`: What a screen reader reads; if empty,
    the picture is hidden from it.
    """
    drawn = [_ground(), _LEDGE_DRAWN]
    standing = sorted(settlers, key=lambda each: spot(each.place).y)
    drawn += [_settler(spot(each.place), each) for each in standing]
    there = {each.place for each in settlers}
    for each in visit.eaten if visit is not None else ():
        drawn.append(_gone(spot(each.place), each, is_near=each.place in there))
    if visit is not None:
        drawn.append(_visitor(visit))
    return framed(drawn, text)


def framed(drawn: Sequence[Markup], text: str) -> Markup:
    """Put drawings into an ``svg`` that fills its frame; `text` is as in `picture`."""
    hidden = Markup('aria-hidden="true"')
    named = Markup('role="img" aria-label="{}"').format(text) if text else hidden
    return Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" class="rk-rock" viewBox="0 0 {} {}" '
        'preserveAspectRatio="xMidYMax meet" {}>{}</svg>'
    ).format(ROCK_WIDTH, ROCK_HEIGHT, named, Markup("").join(drawn))


def _ground() -> Markup:
    tokens = art().palette.tokens
    far = 2 * AROUND
    return Markup(  # noqa: S704  # only numbers and colours from the package
        '<defs><linearGradient id="rk-rock-sea" gradientUnits="userSpaceOnUse" x1="0" y1="-90" '
        f'x2="0" y2="{ROCK_HEIGHT}"><stop offset="0" stop-color="{tokens["shallow"]}"/>'
        f'<stop offset="1" stop-color="{tokens["medium"]}"/></linearGradient></defs>'
        f'<path d="M-{AROUND} -{AROUND}h{far}v{far}h-{far}Z" fill="url(#rk-rock-sea)"/>'
        f'<path d="{_GROUND}V{AROUND}H-{AROUND}Z" fill="{_ROCK}"/>'
        f'<path d="{_GROUND}" fill="none" stroke="{tokens["ink"]}" stroke-width="2"/>'
    )


_LEDGE_DRAWN = Markup(  # noqa: S704  # only numbers and colours from the package
    f'<path d="{_LEDGE}" fill="{_FRONT}" stroke="#5A5149" stroke-width="1.6"/>'
    '<path d="M40 184l22-4M138 187l26-5M250 181l20 5M372 186l26-4M434 178l16 3" fill="none" '
    'stroke="#5A5149" stroke-width="2.4" stroke-linecap="round"/>'
)


def _standing(art_id: str, x: float, y: float, size: float) -> Markup:
    return use(art_id, x - size / 2, y - size * 59 / 70, size)


def _settler(at: _RockSpot, settler: Settler) -> Markup:
    """Draw the settlers of a kind; a new number is a new key, so that arrivals are animated."""
    art_id, size = settler.art, at.size
    behind = [
        _standing(art_id, at.x + aside * size, at.y - back * size, size * _SMALLER)
        for aside, back in _BEHIND[: settler.many - 1]
    ]
    key = f"rock-{settler.place}-{art_id}"
    front = Markup('<g data-key="{}-{}"{}>{}{}</g>').format(
        key,
        settler.many,
        Markup(' class="rk-rock-new" data-from="pile-top" data-late="2"') if settler.is_new else "",
        _rays(at) if settler.is_new else "",
        _standing(art_id, at.x, at.y, size),
    )
    return Markup('<g class="rk-rock-one" data-key="{}">{}{}{}</g>').format(
        key, Markup("").join(behind), front, _sign(at, settler.many)
    )


def _sign(at: _RockSpot, count: int) -> Markup:
    if count < 2:
        return Markup("")
    ink, x, y = art().palette.tokens["ink"], at.x + at.size * 0.36, at.y - 4
    wide = 19 if count < 10 else 26
    return Markup(  # noqa: S704  # only numbers and colours from the package
        f'<g class="rk-rock-count"><rect x="{x - wide / 2:.1f}" y="{y - 8:.1f}" width="{wide}" '
        f'height="15" rx="7" fill="#fff" stroke="{ink}" stroke-width="1.4"/><text x="{x:.1f}" '
        f'y="{y + 3.8:.1f}" text-anchor="middle" fill="{ink}">×{count}</text></g>'
    )


def _gone(at: _RockSpot, settler: Settler, *, is_near: bool) -> Markup:
    x, y = (at.x + at.size * 0.42, at.y - at.size * 0.42) if is_near else (at.x, at.y)
    size = at.size * (0.8 if is_near else 1)
    return Markup('<g class="rk-rock-gone" data-key="rock-gone-{}-{}" data-leave="">{}</g>').format(
        settler.place, settler.art, _standing(settler.art, x, y, size)
    )


def visit_middle(visit: LastVisit) -> float:
    """Return the x of the visitor: above what it ate, at least 60 from the edges of the rock."""
    feet = [spot(each.place) for each in visit.eaten]
    found = sum(each.x for each in feet) / len(feet) if feet else ROCK_WIDTH * 0.7
    return min(max(found, 60), ROCK_WIDTH - 60)


def _visitor(visit: LastVisit) -> Markup:
    feet = [spot(each.place) for each in visit.eaten]
    x = visit_middle(visit)
    arrows = "".join(
        f'<path d="M{x:.0f} 56Q{(x + at.x) / 2:.0f} {(56 + at.y - at.size) / 2 - 6:.0f} '
        f'{at.x:.0f} {at.y - at.size * 0.9:.0f}"/>'
        for at in feet[:6]
    )
    danger = art().palette.tokens["danger"]
    coming = Markup(' data-from="pile-top" data-late="2"')
    if visit.art == "storm":  # a storm blows over the rock; other visitors come from their card
        coming = Markup(' class="rk-rock-storm" data-sound="storm"')
    return Markup(
        '<g class="rk-rock-visit"><g class="rk-rock-arrows" fill="none" stroke="{}" '
        'stroke-width="2" stroke-dasharray="5 4" stroke-linecap="round">{}</g>'
        '<g data-key="rock-visit-{}"{} data-leave="">{}</g></g>'
    ).format(danger, Markup(arrows), visit.art, coming, use(visit.art, x - 27, 3, 54))  # noqa: S704


def _rays(at: _RockSpot) -> Markup:
    tokens = art().palette.tokens
    x, y, r = at.x, at.y - at.size * 0.45, at.size * 0.62
    ends = ((0, -1), (0.71, -0.71), (1, 0), (-0.71, -0.71), (-1, 0))
    path = "".join(f"M{x + a * r:.1f} {y + b * r:.1f}l{a * 6:.1f} {b * 6:.1f}" for a, b in ends)
    return Markup(  # noqa: S704  # only numbers and colours from the package
        f'<path d="{path}" stroke="{tokens["ink"]}" stroke-width="5" stroke-linecap="round"/>'
        f'<path d="{path}" stroke="{tokens["gold"]}" stroke-width="2.6" stroke-linecap="round"/>'
    )


def use(art_id: str, x: float, y: float, size: float) -> Markup:
    known = art_id if art_id in art().organisms else "unknown"
    return Markup(  # noqa: S704  # only numbers, and a known id
        f'<use href="#rk-org-{escape(known)}" x="{x:.1f}" y="{y:.1f}" width="{size:g}" '
        f'height="{size:g}" style="--rk-bold:{boldness(size):g}px"/>'
    )
