"""The rock as a picture that fills: who settled stands on it, each in the place it took.

A place is never moved: what lives keeps it, what is eaten frees it, and the next settler takes the
first that is free. Places are spread over the rock in a fixed order, so that a young community
looks scattered and an old one crowded.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from markupsafe import Markup, escape

from reefkit.widgets.art import art
from reefkit.widgets.art.passes import boldness

WIDTH, HEIGHT = 470, 196
_ROWS = ((12, 131.0, 42.0), (11, 150.0, 48.0), (10, 173.0, 54.0))
"""Rows from the back: how many places, where they stand, and how large a drawing is there."""
_ROCK = "#8F8479"
_FRONT = "#7A7066"
_GROUND = "M0 126C52 112 118 121 176 116C246 110 300 121 352 115C398 111 436 117 470 113"


class Settler(NamedTuple):
    """One settled card.

    Attributes
    ----------
    art
        Its drawing.
    place
        Which place it took, from 0.
    is_new
        Whether it settled last.
    """

    art: str
    place: int
    is_new: bool = False


class Visit(NamedTuple):
    """What a predator, or a disturbance, did last.

    Attributes
    ----------
    art
        Its drawing.
    eaten
        The settlers that it took, where they stood.
    """

    art: str
    eaten: tuple[Settler, ...] = ()


class Spot(NamedTuple):
    """A place on the rock: its middle at the foot, and the size of a drawing there."""

    x: float
    y: float
    size: float


def _spots() -> tuple[Spot, ...]:
    """List all places in the order in which they are taken: now here, now there."""
    rows = []
    for count, y, size in _ROWS:
        step = (WIDTH - 40) / count
        rows.append([Spot(20 + step * (n + 0.5), y + 3 * (n % 3 - 1), size) for n in range(count)])
    longest = max(count for count, _, _ in _ROWS)
    # 7 has no factor with 10, 11 or 12: every place comes once, far from the last; and the rows
    # begin far from each other.
    return tuple(
        row[(turn * 7 + first) % len(row)]
        for turn in range(longest)
        for row, first in ((rows[1], 2), (rows[2], 7), (rows[0], 6))
        if turn < len(row)
    )


SPOTS = _spots()


def spot(place: int) -> Spot:
    """Give a place; those beyond the last stand on the earlier ones, a little aside."""
    at = SPOTS[place % len(SPOTS)]
    over = place // len(SPOTS)
    return at._replace(x=at.x + 9 * over, y=at.y + 4 * over)


def first_free(taken: Iterable[int]) -> int:
    """Give the first place that nobody has taken."""
    held = set(taken)
    return next(place for place in range(len(held) + 1) if place not in held)


def picture(settlers: Sequence[Settler], visit: Visit | None, said: str) -> Markup:
    """Draw the rock.

    Parameters
    ----------
    settlers
        Who lives on it.
    visit
        What came last, where it was no settler.
    said
        What a screen reader says.

    Returns
    -------
    Markup
        An ``svg`` that uses the page's symbols, as wide as the room it gets.
    """
    drawn = [_ground()]
    eaten = visit.eaten if visit is not None else ()
    standing = [(spot(each.place), each, False) for each in settlers]
    standing += [(spot(each.place), each, True) for each in eaten]
    for at, each, gone in sorted(standing, key=lambda one: (one[0].y, one[0].x)):
        drawn.append(_settler(at, each, gone))
    if visit is not None:
        drawn.append(_visitor(visit))
    return Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" class="rk-rock" viewBox="0 0 {} {}" role="img" '
        'aria-label="{}">{}</svg>'
    ).format(WIDTH, HEIGHT, said, Markup("").join(drawn))


def _ground() -> Markup:
    """Draw water, and the rock with its lit top and its face."""
    tokens = art().palette.tokens
    cracks = "M40 184l22-4M138 187l26-5M250 181l20 5M372 186l26-4M434 176l16 3"
    return Markup(  # noqa: S704  # numbers and colours of our own
        '<defs><linearGradient id="rk-rock-sea" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{tokens["shallow"]}"/>'
        f'<stop offset="1" stop-color="{tokens["medium"]}"/></linearGradient></defs>'
        f'<path d="M0 0H{WIDTH}V{HEIGHT}H0Z" fill="url(#rk-rock-sea)"/>'
        f'<path d="{_GROUND}V{HEIGHT}H0Z" fill="{_ROCK}"/>'
        f'<path d="M0 178C70 172 132 180 214 175C300 170 388 181 470 174V{HEIGHT}H0Z" '
        f'fill="{_FRONT}"/>'
        f'<path d="{_GROUND}" fill="none" stroke="{tokens["ink"]}" stroke-width="2"/>'
        f'<path d="{cracks}" fill="none" stroke="#5A5149" stroke-width="2.4" '
        'stroke-linecap="round"/>'
    )


def _settler(at: Spot, settler: Settler, gone: bool) -> Markup:  # noqa: FBT001  # a state
    kind = "rk-rock-gone" if gone else ("rk-rock-new" if settler.is_new else "rk-rock-one")
    # The drawing stands on 56 of its 64, in a square that shows 3 more on each side.
    top = at.y - at.size * 59 / 70
    drawn = _use(settler.art, at.x - at.size / 2, top, at.size)
    mark = _rays(at) if settler.is_new and not gone else ""
    return Markup('<g class="{}" data-key="{}">{}{}</g>').format(
        kind, f"rock-{settler.place}-{settler.art}-{'gone' if gone else 'on'}", mark, drawn
    )


def middle(visit: Visit) -> float:
    """Give where a visitor is drawn: above the middle of what it took."""
    feet = [spot(each.place) for each in visit.eaten]
    found = sum(each.x for each in feet) / len(feet) if feet else WIDTH * 0.7
    return min(max(found, 60), WIDTH - 60)


def _visitor(visit: Visit) -> Markup:
    """Draw who came, with an arrow to each that it took."""
    feet = [spot(each.place) for each in visit.eaten]
    x = middle(visit)
    arrows = "".join(
        f'<path d="M{x:.0f} 56Q{(x + at.x) / 2:.0f} {(56 + at.y - at.size) / 2 - 6:.0f} '
        f'{at.x:.0f} {at.y - at.size * 0.9:.0f}"/>'
        for at in feet[:6]
    )
    danger = art().palette.tokens["danger"]
    return Markup(
        '<g class="rk-rock-visit" data-key="rock-visit"><g fill="none" stroke="{}" '
        'stroke-width="2" stroke-dasharray="5 4" stroke-linecap="round">{}</g>{}</g>'
    ).format(danger, Markup(arrows), _use(visit.art, x - 27, 3, 54))  # noqa: S704  # numbers


def _rays(at: Spot) -> Markup:
    """Draw the rays of what has just settled, as on a reef."""
    tokens = art().palette.tokens
    x, y, r = at.x, at.y - at.size * 0.45, at.size * 0.62
    ends = ((0, -1), (0.71, -0.71), (1, 0), (-0.71, -0.71), (-1, 0))
    path = "".join(f"M{x + a * r:.1f} {y + b * r:.1f}l{a * 6:.1f} {b * 6:.1f}" for a, b in ends)
    return Markup(  # noqa: S704  # numbers and colours of our own
        f'<path d="{path}" stroke="{tokens["ink"]}" stroke-width="5" stroke-linecap="round"/>'
        f'<path d="{path}" stroke="{tokens["gold"]}" stroke-width="2.6" stroke-linecap="round"/>'
    )


def _use(art_id: str, x: float, y: float, size: float) -> Markup:
    known = art_id if art_id in art().organisms else "unknown"
    return Markup(  # noqa: S704  # numbers, and an id that is known
        f'<use href="#rk-org-{escape(known)}" x="{x:.1f}" y="{y:.1f}" width="{size:g}" '
        f'height="{size:g}" style="--rk-bold:{boldness(size):g}px"/>'
    )
