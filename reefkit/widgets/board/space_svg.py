"""The states of a space, drawn on a space of 58 pixels."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from reefkit.widgets.art import Palette

if TYPE_CHECKING:
    from collections.abc import Iterator

_Place = tuple[float, float, float, float]
_WHOLE: _Place = (0, 0, 58, 58)
_ROUND = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'


def sign_drawings(palette: Palette, tufts: str) -> Iterator[tuple[str, _Place, str]]:
    """Yield the name, place and SVG of each sign that a space can have."""
    at = palette.tokens
    weed = palette.families["fleshy-alga"]
    for count, depth in enumerate("SMD", 1):
        yield f"waves:{depth}", (32, 32, 24, 22), _waves(at["tide"], count)
    yield "veil", _WHOLE, _sheet(at["paper"], 0.62)
    yield "ring", _WHOLE, _frame(at["tide"], 3, 1.5)
    yield "chosen", _WHOLE, _frame(at["halo"], 2, 3.8) + _frame(at["tide-deep"], 3, 1.5)
    yield "plus", (18, 18, 22, 22), _disc(at["tide"], at["halo"], (29, 29, 10)) + _plus(29, 29, 5)
    below = _disc(at["tide"], at["halo"], (33, 48, 8)) + _plus(33, 48, 4)
    yield "plus-below", (24, 39, 18, 18), below
    yield "overgrown", _WHOLE, _overgrown(at["weed-veil"], weed, tufts)
    yield "alga", _WHOLE, _frame(weed, 2, 1.4, "4 3")
    yield "predicted", _WHOLE, _predicted(at["danger"], at["paper"])
    yield "flag", (1, 39, 19, 18), _square(at["danger"], at["paper"]) + _cross(10.5, 48, 3.6)
    tick = f'<path d="M6.4 48.2L9.4 51.4L14.8 45" stroke="#FFF" stroke-width="2.6" {_ROUND}/>'
    yield "right", (1, 39, 19, 18), _square(at["ok"], at["paper"]) + tick
    look = f'<path d="M10.5 43.4V48.6M10.5 52.4V52.5" stroke="#FFF" stroke-width="2.8" {_ROUND}/>'
    yield "wrong", (1, 39, 19, 18), _square(at["warn"], at["paper"]) + look
    yield "hatch", _WHOLE, _hatch()
    disc = _disc(at["ink"], at["halo"], (47, 11, 8.6)) + _cross(47, 11, 3.4)
    yield "died", (36, 0, 22, 22), disc
    yield "glow", (1, 3, 56, 56), '<circle cx="29" cy="31" r="26" fill="#FFF" opacity=".8"/>'
    yield "rays", (-8, -6, 74, 74), _rays(at["gold"], at["ink"])
    yield "spawned", (38, 38, 20, 20), _eggs(at["gold"], at["ink"])
    yield "count", (1, 39, 25, 19), _label(at["ink"], at["halo"], (2, 40.5, 22))
    yield "more", (22, 39, 25, 19), _label(at["ink"], at["halo"], (23, 40.5, 20))


def _waves(colour: str, count: int) -> str:
    lines = "".join(f"M36 {50 - 6 * each}q2.2 -4 4.4 0t4.4 0t4.4 0t4.4 0" for each in range(count))
    return f'<path d="{lines}" stroke="{colour}" stroke-width="1.7" opacity=".4" {_ROUND}/>'


def _sheet(colour: str, opacity: float) -> str:
    return f'<rect width="58" height="58" rx="9" fill="{colour}" opacity="{opacity:g}"/>'


def _frame(colour: str, width: float, inset: float, dashes: str = "") -> str:
    side = 58 - 2 * inset
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<rect x="{inset:g}" y="{inset:g}" width="{side:g}" height="{side:g}" '
        f'rx="{9 - inset * 0.6:g}" fill="none" stroke="{colour}" stroke-width="{width:g}"{dashed}/>'
    )


def _disc(colour: str, rim: str, place: tuple[float, float, float]) -> str:
    x, y, radius = place
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}" stroke="{rim}"/>'


def _plus(x: float, y: float, arm: float) -> str:
    path = f"M{x - arm} {y}h{2 * arm}M{x} {y - arm}v{2 * arm}"
    return f'<path d="{path}" stroke="#FFF" stroke-width="2.8" {_ROUND}/>'


def _eggs(colour: str, rim: str) -> str:
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="4" fill="{colour}" stroke="{rim}" stroke-width="1.4"/>'
        for x, y in ((44, 51), (52, 51), (48, 44.5))
    )


def _cross(x: float, y: float, arm: float) -> str:
    both = 2 * arm
    path = f"M{x - arm:g} {y - arm:g}l{both:g} {both:g}m{-both:g} 0l{both:g} {-both:g}"
    return f'<path d="{path}" stroke="#FFF" stroke-width="2.6" {_ROUND}/>'


def _square(colour: str, rim: str) -> str:
    return (
        f'<rect x="2.5" y="40" width="16" height="16" rx="3.5" fill="{colour}" stroke="{rim}" '
        'stroke-width="1.4"/>'
    )


def _label(colour: str, rim: str, place: tuple[float, float, float]) -> str:
    x, y, width = place
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="16" rx="4.5" fill="{colour}" '
        f'stroke="{rim}" stroke-width="1.4"/>'
    )


def _overgrown(veil: str, weed: str, tufts: str) -> str:
    return _sheet(veil, 0.62) + tufts + _frame(weed, 3.4, 1.7)


def _predicted(danger: str, paper: str) -> str:
    return _frame(paper, 5, 2.5) + _frame(danger, 3, 2.5, "6.4 4")


def _hatch() -> str:
    lines = "".join(
        f"M{max(3, each - 55):g} {min(55, each - 3):g}L{min(55, each - 3):g} {max(3, each - 55):g}"
        for each in range(14, 110, 8)
    )
    return f'<path d="{lines}" stroke="#FFF" stroke-width="1.5" opacity=".7" {_ROUND}/>'


def _rays(gold: str, ink: str) -> str:
    lines = ""
    for step in range(8):
        angle = pi / 8 + step * pi / 4
        x, y = cos(angle), sin(angle)
        lines += f"M{29 + 26 * x:.4g} {31 + 26 * y:.4g}L{29 + 33 * x:.4g} {31 + 33 * y:.4g}"
    return "".join(
        f'<path d="{lines}" stroke="{colour}" stroke-width="{width}" {_ROUND}/>'
        for colour, width in ((ink, 5), (gold, 2.8))
    )
