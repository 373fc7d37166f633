"""A rock of so many places as a picture: each settler on the places that it takes (S29).

A settler is one large drawing on a patch in its group's colour, as large as its places; where these
are apart, a small one is on each other patch. What it covered
peeps out below it until the next card, and whoever found no room drifts in the water.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from markupsafe import Markup

from reefkit.games.succession.guide import Rock, RockVisit, Settled
from reefkit.games.succession.settlement_record import covered, row_length, standing
from reefkit.labs.succession.rock_picture import (
    AROUND,
    ROCK_HEIGHT,
    ROCK_WIDTH,
    framed,
    use,
)
from reefkit.widgets.art import art

_LEFT, _TOP, _GAP = 8, 42, 5
"""Left edge of the places, top of the upper row, and space between the rows."""
_HIGH = (ROCK_HEIGHT - _TOP - _GAP) / 2 - 3
"""Height of a row, which is two places."""
_PEEPING = 25
"""Size of the drawing of a settler that was covered."""


class Newest(NamedTuple):
    """What the latest play brought to a rock."""

    settler: Settled | None
    visit: RockVisit | None
    turned_away: RockVisit | None
    covered: tuple[Settled, ...]


def newest(rock: Rock) -> Newest:
    """Return what the latest play brought; a predator and the card named with it come together."""
    lists: tuple[Sequence[Settled | RockVisit], ...] = (rock.settled, rock.visits, rock.turned_away)
    latest = max((each[-1].position for each in lists if each), default=-1)
    settler, visit, turned = (
        each[-1] if each and each[-1].position == latest else None for each in lists
    )
    return Newest(settler, visit, turned, tuple(covered(rock, rock.times)))  # type: ignore[arg-type]


def _patches(places: Iterable[int], row: int) -> Iterator[tuple[float, float, float]]:
    """Yield x, y and width of each patch of places that are side by side."""
    step = 2 * (ROCK_WIDTH - 2 * _LEFT) / row  # of a column of two places
    columns = sorted({place // 2 for place in places})
    runs = groupby(enumerate(columns), key=lambda pair: (pair[1] - pair[0], pair[1] // (row // 2)))
    for _, run in runs:
        found = [column for _, column in run]
        line, first = divmod(found[0], row // 2)
        y = _TOP + (1 - line) * (_HIGH + _GAP)  # the lower row fills first
        yield _LEFT + first * step, y, len(found) * step


def _box(patch: tuple[float, float, float], look: str) -> Markup:
    x, y, width = patch
    return Markup(  # noqa: S704  # only numbers and colours from the package
        f'<rect x="{x + 1.5:.1f}" y="{y:.1f}" width="{width - 3:.1f}" height="{_HIGH:.1f}" rx="8" '
        f"{look}/>"
    )


def _on(patch: tuple[float, float, float], kind: str, scale: float = 1) -> Markup:
    x, y, width = patch
    size = scale * min(_HIGH - 4, width + 2)
    return use(kind, x + (width - size) / 2, y + (_HIGH - size) / 2, size)


def _settler(each: Settled, row: int, *, is_new: bool) -> Markup:
    patches = sorted(_patches(each.at, row), key=lambda patch: -patch[2])
    tokens = art().palette.tokens
    edge = f'stroke="{tokens["gold"]}" stroke-width="4"' if is_new else f'stroke="{tokens["ink"]}"'
    look = f'fill="{art().palette.families[each.guild]}" {edge}'
    return Markup('<g data-key="place-{}-{}"{}>{}{}</g>').format(
        each.time,
        each.card,
        Markup(' class="rk-rock-new" data-from="pile-top" data-late="2"') if is_new else "",
        Markup("").join(_box(patch, look) for patch in patches),
        Markup("").join(
            _on(patch, each.card, 0.45 if number else 1) for number, patch in enumerate(patches)
        ),
    )


def _peeping(found: Newest, row: int) -> Markup:
    """Draw who was covered, small, along the lower edge of the patch that covers it."""
    if found.settler is None or not found.covered:
        return Markup("")
    x, y, width = max(_patches(found.settler.at, row), key=lambda patch: patch[2])
    kinds = [each.card for each in found.covered][: max(1, int(width // _PEEPING))]
    return Markup('<g class="rk-rock-gone" data-key="covered-{}">{}</g>').format(
        found.settler.time,
        Markup("").join(
            use(kind, x + 3 + number * _PEEPING, y + _HIGH - _PEEPING, _PEEPING)
            for number, kind in enumerate(kinds)
        ),
    )


def _gone(rock: Rock, found: Newest, row: int) -> Markup:
    if found.visit is None:
        return Markup("")
    held = set(found.settler.at) if found.settler else set()
    drawn = []
    for number in found.visit.eaten:
        lost = rock.settled[number]
        left = [place for place in lost.at if place not in held]
        for patch in list(_patches(left, row))[:1]:
            mark = f'fill="none" stroke="{art().palette.tokens["danger"]}" stroke-width="3" '
            drawn.append(_box(patch, mark + 'stroke-dasharray="6 5"') + _on(patch, lost.card))
    return Markup('<g class="rk-rock-gone">{}</g>').format(Markup("").join(drawn))


def _drifting(kind: str, x: float, key: str, *, is_refused: bool) -> Markup:
    cross = (
        f'<path d="M{x + 4} 6l32 28" stroke="{art().palette.tokens["danger"]}" stroke-width="4"/>'
    )
    moves = Markup('data-from="pile-top" data-late="2" data-leave=""')
    return Markup('<g data-key="{}" {}>{}{}</g>').format(
        key,
        moves,
        use(kind, x, 0, 40),
        Markup(cross if is_refused else ""),  # noqa: S704
    )


def picture(rock: Rock, text: str) -> Markup:
    """Draw the rock; `text` is what a screen reader reads, empty if it is hidden from one."""
    tokens, row, found = art().palette.tokens, row_length(rock.places), newest(rock)
    free = 'fill="#8F8479" stroke="#5A5149" stroke-dasharray="3 3" stroke-width="1.2"'
    drawn = [
        Markup(  # noqa: S704  # only numbers and colours from the package
            f'<path d="M-{AROUND} -{AROUND}h{2 * AROUND}v{2 * AROUND}h-{2 * AROUND}z" '
            f'fill="{tokens["medium"]}"/><path d="M-{AROUND} 36H{AROUND}V{AROUND}H-{AROUND}z" '
            f'fill="#7A7066" stroke="{tokens["ink"]}" stroke-width="2"/>'
        )
    ]
    pairs = [next(_patches([place], row)) for place in range(0, rock.places, 2)]
    for x, y, width in pairs:
        for half in (0, 1):
            high = _HIGH / 2
            drawn.append(
                Markup(  # noqa: S704  # only numbers and colours from the package
                    f'<rect x="{x + 2:.1f}" y="{y + half * high + 1:.1f}" '
                    f'width="{width - 4:.1f}" height="{high - 2:.1f}" rx="6" {free}/>'
                )
            )
    drawn += [_settler(each, row, is_new=each == found.settler) for each in standing(rock)]
    drawn += [_peeping(found, row), _gone(rock, found, row)]
    if found.visit is not None:
        drawn.append(_drifting(found.visit.card, 300, f"visit-{rock.times}", is_refused=False))
    if found.turned_away is not None:
        kind = found.turned_away.card
        drawn.append(_drifting(kind, 400, f"away-{rock.times}", is_refused=True))
    return framed(drawn, text)
