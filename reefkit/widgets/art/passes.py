"""Drawing a token in passes, and a mark on its disc or diamond, as SVG.

All parts are drawn as a wide rim, then as ink, then in their tint, so that they fuse into one
outline that can be read on every depth of water and in grey.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from reefkit.widgets.art.content import Detail, Mark, Organism, Part

RIM = 10.0
"""How much wider than the part the rim is drawn, in units of the 64 grid."""
# From which size in pixels on the ink is how much wider: small tokens need a bolder outline.
_INK = ((44, 5.2), (28, 6.4), (0, 8.4))
_DETAILS_FROM = 20
_WIDER = "--rk-wider"
"""By how much a pass is wider than the part, as a page's style knows it."""
_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


@dataclass(frozen=True)
class Look:
    """How a token is coloured, and how bold it is.

    Parameters
    ----------
    tint, ink, light, rim
        Colours, as CSS knows them; light is that of pale lines inside.
    bold
        How much wider than the part the ink is drawn, in units of the 64 grid.
    details
        Whether the lines inside are drawn: a truth, or a value of CSS `display`.
    """

    tint: str
    ink: str
    light: str
    rim: str
    bold: float | str
    details: bool | str = True


def boldness(size: float) -> float:
    """Return how much wider than its part the ink is for a token of a size in pixels."""
    return next(extra for least, extra in _INK if size >= least)


def has_details(size: float) -> bool:
    """Return whether a token of a size in pixels has lines inside."""
    return size >= _DETAILS_FROM


def token(organism: Organism, look: Look, tokens: Mapping[str, str]) -> str:
    """Return a token's SVG elements on the 64 grid, without the ``svg`` round them.

    Parameters
    ----------
    organism
        The drawing.
    look
        Colours and boldness; ``ink`` and ``halo`` in details are drawn in its ink and light.
    tokens
        The palette, by name.
    """
    drawn = (
        _pass(organism.parts, look.rim, RIM)
        + _pass(organism.parts, look.ink, look.bold)
        + _pass(organism.parts, look.tint, 0)
    )
    if look.details is False:
        return drawn
    display = "" if look.details is True else f' style="display:{look.details}"'
    inside = _details(organism.details, _dyes(look, tokens))
    return f"{drawn}<g{display}>{inside}</g>"


def folded(organism: Organism, look: Look, tokens: Mapping[str, str], name: str) -> str:
    """Return a token's SVG elements as `token` does, but with its parts written once.

    Parameters
    ----------
    organism, look, tokens
        As `token` has them.
    name
        The id that its parts get, for the passes that use them again.
    """
    parts = "".join(_folded_part(part) for part in organism.parts)
    rim, ink, tint = (
        f"fill:{colour};stroke:{colour};stroke-width:{wider};{_WIDER}:{wider}"
        for colour, wider in (
            (look.rim, f"{RIM:g}px"),
            (look.ink, look.bold if isinstance(look.bold, str) else f"{look.bold:g}px"),
            (look.tint, "0px"),
        )
    )
    display = "" if look.details is True else f' style="display:{look.details}"'
    inside = "".join(_detail(each, _dyes(look, tokens)) for each in organism.details)
    again = "".join(f'<use href="#{name}" style="{style}"/>' for style in (ink, tint))
    drawn = f'<g {_ROUND}><g style="{rim}"><g id="{name}">{parts}</g></g>{again}'
    return f"{drawn}<g{display}>{inside}</g></g>"


def outline(organism: Organism, colour: str) -> str:
    """Return a token's outline alone, solid in one colour."""
    return _pass(organism.parts, colour, 0)


def mark(drawing: Mark, tokens: Mapping[str, str]) -> str:
    """Return a mark's SVG elements on the 20 grid: what helps is round, what costs a diamond."""
    glyph = _details(drawing.glyph, tokens)
    halo = tokens["halo"]
    if drawing.helps:
        ground = (
            f'<circle cx="10" cy="10" r="9" fill="{halo}" stroke="{tokens["tide"]}" '
            'stroke-width="1.8"/>'
        )
    else:
        ground = (
            f'<path d="M10 -.6L20.6 10L10 20.6L-.6 10Z" fill="{tokens["plum"]}" stroke="{halo}" '
            'stroke-width="1.6" stroke-linejoin="round"/>'
        )
    return ground + glyph


def _pass(parts: Iterable[Part], colour: str, wider: float | str) -> str:
    """Return one pass over all parts, each wider by as much."""
    width = wider if isinstance(wider, str) else f"{wider:g}"
    drawn = "".join(_part(part, wider) for part in parts)
    return f'<g {_ROUND} style="fill:{colour};stroke:{colour};stroke-width:{width}">{drawn}</g>'


def _part(part: Part, wider: float | str) -> str:
    """Return a part in its pass: colour and width are the pass's, but a line has its own width."""
    if part.width is None:
        return f'<path d="{part.path}"/>'
    if isinstance(wider, str):
        width = f"calc({wider} + {part.width:g}px)"
    else:
        width = f"{wider + part.width:g}"
    return f'<path d="{part.path}" fill="none" style="stroke-width:{width}"/>'


def _folded_part(part: Part) -> str:
    """Return a part as all passes use it: a line is wider by what the pass says."""
    if part.width is None:
        return f'<path d="{part.path}"/>'
    width = f"calc(var({_WIDER}) + {part.width:g}px)"
    return f'<path d="{part.path}" fill="none" style="stroke-width:{width}"/>'


def _dyes(look: Look, tokens: Mapping[str, str]) -> dict[str, str]:
    """Return the palette as details see it: their ink and halo are the token's own."""
    return {**tokens, "ink": look.ink, "halo": look.light}


def _details(details: Iterable[Detail], tokens: Mapping[str, str]) -> str:
    return "".join(_detail(each, tokens, f" {_ROUND}") for each in details)


def _detail(detail: Detail, tokens: Mapping[str, str], ends: str = "") -> str:
    """Return a line or patch inside an outline; `ends`: how lines end, where nothing else says."""
    style = f"fill:{tokens[detail.fill] if detail.fill else 'none'}"
    if detail.stroke:
        style += f";stroke:{tokens[detail.stroke]};stroke-width:{detail.width:g}"
    return f'<path d="{detail.path}"{ends} style="{style}"/>'
