"""Our drawings: what `data/art/` holds, as types; loading it, and drawing it as SVG.

A token is drawn in passes, a mark on its disc or diamond; they are given out alone, or as a sheet
of symbols for a page.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reefkit.content import Library

UNKNOWN = "unknown"
"""The organism that is drawn for one that has no drawing."""

# Nothing but a path's letters and numbers: it is between quotation marks in a page.
Path = Annotated[
    str, Meta(pattern="^M[MmLlHhVvCcSsQqTtAaZz0-9eE ,.+-]*$", min_length=4, max_length=4_000)
]
Colour = Annotated[str, Meta(pattern="^#[0-9A-F]{6}$")]
Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=60)]
Width = Annotated[float, Meta(gt=0, le=64)]


class OutlinePart(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of an outline: a closed path that is filled, or a line of a width."""

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
    """An organism's drawing on a square of 64, standing on y = 56, or swimming in open water."""

    family: Name
    tint: Colour
    parts: Annotated[tuple[OutlinePart, ...], Meta(min_length=1, max_length=40)]
    details: Annotated[tuple[Detail, ...], Meta(max_length=40)] = ()
    swims: bool = False


class MutationMark(Struct, frozen=True, forbid_unknown_fields=True):
    """A mutation's mark on a square of 20: its glyph, and whether it helps or costs."""

    helps: bool
    glyph: Annotated[tuple[Detail, ...], Meta(min_length=1, max_length=20)]


class SeatMark(Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat is marked, next to its name."""

    shape: Literal["circle", "triangle", "square", "diamond", "plus", "moon"]
    colour: Colour


class Palette(Struct, frozen=True, forbid_unknown_fields=True):
    """Every colour of the pages, by name."""

    tokens: dict[Name, Colour]
    families: dict[Name, Colour]
    seats: Annotated[tuple[SeatMark, ...], Meta(min_length=1, max_length=32)]


class Joint(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a piece of a figure joins another: its place there, and how far it is stretched."""

    x: float
    y: float
    wide: float = 1.0
    high: float = 1.0


class FigurePiece(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a figure that is put together on a page (`posed`), such as a head."""

    parts: Annotated[tuple[OutlinePart, ...], Meta(max_length=20)] = ()
    details: Annotated[tuple[Detail, ...], Meta(max_length=20)] = ()
    joints: dict[Name, Joint] = {}


class GameArt(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game draws of its own, in its own folder: organisms, pieces, its groups' colours."""

    families: dict[Name, Colour] = {}
    organisms: dict[Name, Organism] = {}
    pieces: dict[Name, FigurePiece] = {}


def of_games(library: Library) -> tuple[str, ...]:
    """Return the files of drawings that games have of their own."""
    return tuple(each for each in library.files() if each.endswith("/art.toml"))


FILES: dict[str, object] = {
    "art/colours.toml": Palette,
    "art/marks.toml": dict[str, MutationMark],
    "art/organisms.toml": dict[str, Organism],
    **dict.fromkeys(of_games(Library()), GameArt),
}
"""Every file of the drawings and its type; a test loads each of them."""
