"""The pictures on cards: the format of ``data/art/cards.toml``, and their SVG."""

from __future__ import annotations

from typing import Annotated, Literal

from markupsafe import Markup
from msgspec import Meta, Struct

from reefkit.content import Library
from reefkit.text import message, once
from reefkit.widgets.art import Art, art, load
from reefkit.widgets.art.content import Name, Path, Width

GENERIC = "generic"
"""Id of the scene for cards without a scene of their own."""

Place = Annotated[float, Meta(ge=-100, le=300)]


class PictureLayer(Struct, frozen=True, forbid_unknown_fields=True):
    """A path in colours of the palette, or an organism: exactly one of them is given.

    Later layers cover earlier ones.
    """

    path: Path | None = None  #: SVG path data on a field of 216 × 104.
    fill: Name | None = None  #: Colour, a token or family of the palette; fill or stroke is needed.
    stroke: Name | None = None
    width: Width | None = None  #: Width of the stroke; needed with one.
    dashes: bool = False  #: Whether the stroke is dashed.
    organism: Name | None = None  #: An organism's id.
    x: Place = 0  #: Left edge of the organism's square.
    y: Place = 0  #: Upper edge of the organism's square.
    size: Annotated[float, Meta(gt=0, le=104)] = 32  #: Side of the organism's square.
    state: Literal["", "died"] = ""
    mirror: bool = False  #: Whether the organism is mirrored, left to right.

    def __post_init__(self) -> None:
        if (self.path is None) == (self.organism is None):
            raise ValueError("path, or organism")
        if self.path is not None and self.fill is None and self.stroke is None:
            raise ValueError("fill, stroke or both")
        if (self.stroke is None) != (self.width is None):
            raise ValueError("a width for a stroke, and for nothing else")


class CardScene(Struct, frozen=True, forbid_unknown_fields=True):
    """A card's picture: the name of a ground, and layers in front of it."""

    ground: Name
    layers: Annotated[tuple[PictureLayer, ...], Meta(max_length=60)] = ()


class Scenes(Struct, frozen=True, forbid_unknown_fields=True):
    """All pictures, by card, and the grounds that they share, by name."""

    grounds: dict[Name, tuple[PictureLayer, ...]]
    scenes: dict[Name, CardScene]


FILES: dict[str, object] = {"art/cards.toml": Scenes}
"""The file of the pictures and its type."""

_FILE = "art/cards.toml"
_WIDTH, _HEIGHT = 216, 104


def scenes(library: Library) -> Scenes:
    """Load the pictures, including a teacher's overlay.

    Raises
    ------
    ContentError
        If something is invalid, the generic picture is missing, or a picture names a ground, colour
        or organism that does not exist; names file, entry, key and what was expected.
    """
    found = library.load(_FILE, Scenes)
    drawings = load(library)
    if GENERIC not in found.scenes:
        raise library.place(_FILE, "scenes", GENERIC).wrong(message("art-needed"))
    for name, scene in found.scenes.items():
        library.require(found.grounds, scene.ground, _FILE, "scenes", name, "ground")
        _check(library, drawings, scene.layers, "scenes", name, "layers")
    for name, layers in found.grounds.items():
        _check(library, drawings, layers, "grounds", name)
    return found


def scene_html(card_id: str) -> Markup:
    """Return a card's picture, or the generic one, as an ``svg``.

    Screen readers skip it: the card's words say the same.
    """
    return _drawn(card_id if card_id in _own().scenes else GENERIC)


@once
def _own() -> Scenes:
    return scenes(Library())


@once
def _drawn(card_id: str) -> Markup:
    scene = _own().scenes[card_id]
    layers = (*_own().grounds[scene.ground], *scene.layers)
    return Markup(
        '<svg class="rk-scene" viewBox="0 0 {} {}" preserveAspectRatio="xMidYMid slice" '
        'aria-hidden="true" focusable="false">{}</svg>'
    ).format(_WIDTH, _HEIGHT, Markup().join(_layer(each, art()) for each in layers))


def _layer(layer: PictureLayer, drawings: Art) -> Markup:
    if layer.path is None:
        return _organism(layer)
    colours = drawings.palette.tokens | drawings.palette.families
    return Markup(
        '<path d="{}" fill="{}" stroke="{}" stroke-width="{:g}" stroke-linecap="round" '
        'stroke-linejoin="round"{}/>'
    ).format(
        layer.path,
        colours[layer.fill] if layer.fill else "none",
        colours[layer.stroke] if layer.stroke else "none",
        layer.width or 0,
        Markup(' stroke-dasharray="5 4"') if layer.dashes else "",
    )


def _organism(layer: PictureLayer) -> Markup:
    kind = "rk-token rk-token-died" if layer.state == "died" else "rk-token"
    turned = Markup(' transform="translate({:g} 0) scale(-1 1)"').format(2 * layer.x + layer.size)
    return Markup(
        '<use class="{}" href="#rk-org-{}" x="{:g}" y="{:g}" width="{:g}" height="{:g}"{}></use>'
    ).format(
        kind, layer.organism, layer.x, layer.y, layer.size, layer.size,
        turned if layer.mirror else "",
    )  # fmt: skip


def _check(library: Library, drawings: Art, layers: tuple[PictureLayer, ...], *steps: str) -> None:
    colours = drawings.palette.tokens | drawings.palette.families
    for position, each in enumerate(layers):
        for side, colour in (("fill", each.fill), ("stroke", each.stroke)):
            if colour is not None:
                library.require(colours, colour, _FILE, *steps, position, side)
        if each.organism is not None:
            library.require(drawings.organisms, each.organism, _FILE, *steps, position, "organism")
