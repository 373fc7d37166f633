"""The content of the cards' pictures: what ``data/art/cards.toml`` holds, as types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reefkit.widgets.art.content import Name, Path, Width

GENERIC = "generic"
"""The scene of a card that has none of its own."""

Place = Annotated[float, Meta(ge=-100, le=300)]


class Layer(Struct, frozen=True, forbid_unknown_fields=True):
    """A path in colours of the palette, or an organism; later layers cover earlier ones.

    Parameters
    ----------
    path, fill, stroke, width
        A path on a field of 216 × 104, as in the drawings of organisms.
    dashes
        Whether its line is dashed.
    organism, x, y, size, state, mirror
        An organism's id, where the upper left corner of its square lies, the square's side, and
        whether it is dead or looks the other way.
    """

    path: Path | None = None
    fill: Name | None = None
    stroke: Name | None = None
    width: Width | None = None
    dashes: bool = False
    organism: Name | None = None
    x: Place = 0
    y: Place = 0
    size: Annotated[float, Meta(gt=0, le=104)] = 32
    state: Literal["", "died"] = ""
    mirror: bool = False

    def __post_init__(self) -> None:
        if (self.path is None) == (self.organism is None):
            raise ValueError("path, or organism")
        if self.path is not None and self.fill is None and self.stroke is None:
            raise ValueError("fill, stroke or both")
        if (self.stroke is None) != (self.width is None):
            raise ValueError("a width for a stroke, and for nothing else")


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """A card's picture: a ground, and what stands before it."""

    ground: Name
    layers: Annotated[tuple[Layer, ...], Meta(max_length=60)] = ()


class Scenes(Struct, frozen=True, forbid_unknown_fields=True):
    """All pictures, by card, and the grounds they share."""

    grounds: dict[Name, tuple[Layer, ...]]
    scenes: dict[Name, Scene]


FILES: dict[str, object] = {"art/cards.toml": Scenes}
"""The file of the pictures and its type."""
