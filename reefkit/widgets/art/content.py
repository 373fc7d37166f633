"""The types of the drawings in `data/art/` and in games' `art.toml`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reefkit.content import Library

UNKNOWN = "unknown"
"""The organism that is drawn if a drawing is missing."""

# Only letters and numbers of a path: it is placed between quotation marks in a page.
Path = Annotated[
    str, Meta(pattern="^M[MmLlHhVvCcSsQqTtAaZz0-9eE ,.+-]*$", min_length=4, max_length=4_000)
]
Colour = Annotated[str, Meta(pattern="^#[0-9A-F]{6}$")]
Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=60)]
Width = Annotated[float, Meta(gt=0, le=64)]


class OutlinePart(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of an outline: a filled closed path, or a line with a width."""

    fill: Path | None = None
    stroke: Path | None = None
    width: Width | None = None

    def __post_init__(self) -> None:
        if (self.fill is None) == (self.stroke is None):
            raise ValueError("fill, or stroke")
        if (self.stroke is None) != (self.width is None):
            raise ValueError("a width for a stroke, and for nothing else")

    @property
    def path(self) -> str:
        """The path of either kind."""
        return self.fill or self.stroke or ""


class Detail(Struct, frozen=True, forbid_unknown_fields=True):
    """A line or patch inside an outline; its colours are names of tokens of the palette."""

    path: Path
    fill: Name | None = None
    stroke: Name | None = None
    width: Width | None = None

    def __post_init__(self) -> None:
        if self.fill is None and self.stroke is None:
            raise ValueError("fill, stroke or both")
        if (self.stroke is None) != (self.width is None):
            raise ValueError("a width for a stroke, and for nothing else")


class Organism(Struct, frozen=True, forbid_unknown_fields=True):
    """An organism's drawing on the 64 grid, standing on y = 56, or swimming in open water."""

    family: Name
    tint: Colour
    parts: Annotated[tuple[OutlinePart, ...], Meta(min_length=1, max_length=40)]
    details: Annotated[tuple[Detail, ...], Meta(max_length=40)] = ()
    swims: bool = False


class MutationMark(Struct, frozen=True, forbid_unknown_fields=True):
    """A mutation's mark on the 20 grid: its glyph, and whether it helps or costs."""

    helps: bool
    glyph: Annotated[tuple[Detail, ...], Meta(min_length=1, max_length=20)]


class SeatMark(Struct, frozen=True, forbid_unknown_fields=True):
    """The mark of a seat, shown next to its name."""

    shape: Literal["circle", "triangle", "square", "diamond", "plus", "moon"]
    colour: Colour


class Palette(Struct, frozen=True, forbid_unknown_fields=True):
    """Every colour of the pages, by name."""

    tokens: dict[Name, Colour]
    families: dict[Name, Colour]
    seats: Annotated[tuple[SeatMark, ...], Meta(min_length=1, max_length=32)]


class Joint(Struct, frozen=True, forbid_unknown_fields=True):
    """Position at which another piece is attached to a piece of a figure, and its stretch."""

    x: float
    y: float
    wide: float = 1.0
    high: float = 1.0


class FigurePiece(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a figure, such as a head, which a page assembles (`posed`)."""

    parts: Annotated[tuple[OutlinePart, ...], Meta(max_length=20)] = ()
    details: Annotated[tuple[Detail, ...], Meta(max_length=20)] = ()
    joints: dict[Name, Joint] = {}


class GameArt(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's own drawings: organisms, pieces of figures, and colours of its groups."""

    families: dict[Name, Colour] = {}
    organisms: dict[Name, Organism] = {}
    pieces: dict[Name, FigurePiece] = {}


def of_games(library: Library) -> tuple[str, ...]:
    """Return the files of games' own drawings."""
    return tuple(each for each in library.files() if each.endswith("/art.toml"))


FILES: dict[str, object] = {
    "art/colours.toml": Palette,
    "art/marks.toml": dict[str, MutationMark],
    "art/organisms.toml": dict[str, Organism],
    **dict.fromkeys(of_games(Library()), GameArt),
}
"""Every file of drawings and its type; a test loads each of them."""
