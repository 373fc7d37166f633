"""SVG of tokens, of figures made of pieces, and of marks of mutations.

All parts of a token are drawn three times: as a wide rim, then narrower as ink, then in the tint.
So they merge into one shape with an outline, legible on every depth of water and in grey.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from markupsafe import Markup

from reefkit.widgets.art.content import Detail, FigurePiece, MutationMark, Organism, OutlinePart

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

RIM = 10.0
"""Extra width of the rim pass, in units of the 64 grid."""
# Least size in pixels, and extra width of the ink pass: small tokens need a bolder outline.
_INK = ((44, 5.2), (28, 6.4), (0, 8.4))

DETAILS_FROM = 20
"""Size in pixels from which inner lines are drawn."""

_WIDER = "--rk-wider"
"""CSS variable for the extra width of a pass, used by lines that have a width of their own."""
_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


@dataclass(frozen=True)
class TokenStyle:
    """Colours and boldness of a token."""

    tint: str  #: Fill colour; all colours are CSS values.
    ink: str  #: Colour of the outline and of dark inner lines.
    light: str  #: Colour of pale inner lines.
    rim: str  #: Colour of the rim around the outline.
    bold: float | str  #: Extra width of the ink pass: units of the 64 grid, or a CSS length.
    details: bool | str = True  #: Whether inner lines are drawn, or a value of CSS ``display``.


def boldness(size: float) -> float:
    """Return the extra width of the ink pass for a token of a size in pixels."""
    return next(extra for least, extra in _INK if size >= least)


def token(organism: Organism, look: TokenStyle, tokens: Mapping[str, str]) -> str:
    """Return a token's SVG elements on the 64 grid, without the ``svg`` element.

    `look`: Colours and boldness. Inner lines in the palette's ``ink`` and ``halo`` are drawn in
    `look.ink` and `look.light`.
    `tokens`: Colours of the palette, by name.
    """
    drawn = (
        outline_pass(organism.parts, look.rim, RIM)
        + outline_pass(organism.parts, look.ink, look.bold)
        + outline_pass(organism.parts, look.tint, 0)
    )
    if look.details is False:
        return drawn
    display = "" if look.details is True else f' style="display:{look.details}"'
    inside = _details(organism.details, _dyes(look, tokens))
    return f"{drawn}<g{display}>{inside}</g>"


def folded(organism: Organism, look: TokenStyle, tokens: Mapping[str, str], name: str) -> str:
    """Return a token as SVG for a symbol, with its parts only once: the passes reuse them.

    `name`: Id of the element with the parts.
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


def piece_symbols(pieces: Mapping[str, FigurePiece], tokens: Mapping[str, str]) -> Iterable[str]:
    """Yield SVG groups for the pieces of figures and for their inner lines, which `posed` uses."""
    for name, piece in pieces.items():
        parts = "".join(_folded_part(part) for part in piece.parts)
        yield f'<g id="rk-piece-{name}">{parts}</g>'
        if piece.details:
            inside = "".join(_detail(each, tokens) for each in piece.details)
            yield f'<g id="rk-piece-{name}-in">{inside}</g>'


def posed(
    pieces: Mapping[str, FigurePiece], root: str, joined: Mapping[str, tuple[str, float]]
) -> Markup:
    """Return a figure's SVG elements on the 64 grid, assembled from pieces in the page's symbols.

    Its tint is `--rk-tint`; its outlines merge like those of a token (class ``rk-posed``).

    `root`: The piece that has the joints.
    `joined`: The piece at each joint, and its rotation in degrees; joints left out stay empty.
    """
    placed = [(root, "")]
    for name, joint in pieces[root].joints.items():
        piece, turn = joined.get(name, ("", 0.0))
        if piece in pieces:
            place = f"translate({joint.x:g} {joint.y:g})"
            turned = f" rotate({turn:g})" if turn else ""
            wide = f" scale({joint.wide:g} {joint.high:g})"
            placed.append((piece, f' transform="{place}{turned}{wide}"'))
    outline = "".join(f'<use href="#rk-piece-{name}"{where}/>' for name, where in placed)
    lined = [(name, where) for name, where in placed if pieces[name].details]
    inside = "".join(f'<use href="#rk-piece-{name}-in"{where}/>' for name, where in lined)
    passes = "".join(f'<g class="rk-posed-{each}">{outline}</g>' for each in ("rim", "ink", "tint"))
    drawn = f'<g class="rk-posed">{passes}<g class="rk-posed-in">{inside}</g></g>'
    return Markup(drawn)  # noqa: S704  # made of names and numbers that types checked


def mark(drawing: MutationMark, tokens: Mapping[str, str]) -> str:
    """Return the SVG elements of a mutation's mark on the 20 grid.

    The glyph is on a disc if the mutation helps, otherwise on a diamond.
    """
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


def outline_pass(parts: Iterable[OutlinePart], colour: str, wider: float | str) -> str:
    """Return the SVG of parts in one colour, with lines and edges wider by `wider`."""
    width = wider if isinstance(wider, str) else f"{wider:g}"
    drawn = "".join(_part(part, wider) for part in parts)
    return f'<g {_ROUND} style="fill:{colour};stroke:{colour};stroke-width:{width}">{drawn}</g>'


def _part(part: OutlinePart, wider: float | str) -> str:
    if part.width is None:
        return f'<path d="{part.path}"/>'
    if isinstance(wider, str):
        width = f"calc({wider} + {part.width:g}px)"
    else:
        width = f"{wider + part.width:g}"
    return f'<path d="{part.path}" fill="none" style="stroke-width:{width}"/>'


def _folded_part(part: OutlinePart) -> str:
    if part.width is None:
        return f'<path d="{part.path}"/>'
    width = f"calc(var({_WIDER}) + {part.width:g}px)"
    return f'<path d="{part.path}" fill="none" style="stroke-width:{width}"/>'


def _dyes(look: TokenStyle, tokens: Mapping[str, str]) -> dict[str, str]:
    return {**tokens, "ink": look.ink, "halo": look.light}


def _details(details: Iterable[Detail], tokens: Mapping[str, str]) -> str:
    return "".join(_detail(each, tokens, f" {_ROUND}") for each in details)


def _detail(detail: Detail, tokens: Mapping[str, str], ends: str = "") -> str:
    style = f"fill:{tokens[detail.fill] if detail.fill else 'none'}"
    if detail.stroke:
        style += f";stroke:{tokens[detail.stroke]};stroke-width:{detail.width:g}"
    return f'<path d="{detail.path}"{ends} style="{style}"/>'
