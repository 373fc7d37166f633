"""Our drawings: what `data/art/` holds, as types; loading it, and drawing it as SVG.

A token is drawn in passes, a mark on its disc or diamond; they are given out alone, or as a sheet
of symbols for a page.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from markupsafe import Markup, escape
from msgspec import Meta, Struct

from reefkit.content import Library
from reefkit.text import message, once

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


# ---- The content of the drawings: what `data/art/` holds, as types

UNKNOWN = "unknown"
"""The organism that is drawn for one that has no drawing."""

# Nothing but a path's letters and numbers: it stands between quotation marks in a page.
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
    """How a seat is marked, beside its name."""

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


def _of_games(library: Library) -> tuple[str, ...]:
    return tuple(each for each in library.files() if each.endswith("/art.toml"))


FILES: dict[str, object] = {
    "art/colours.toml": Palette,
    "art/marks.toml": dict[str, MutationMark],
    "art/organisms.toml": dict[str, Organism],
    **dict.fromkeys(_of_games(Library()), GameArt),
}
"""Every file of the drawings and its type; a test loads each of them."""


# ---- Drawing a token in passes, and a mark on its disc or diamond, as SVG
#
# All parts are drawn as a wide rim, then as ink, then in their tint, so that they fuse into one
# outline that can be read on every depth of water and in grey.

RIM = 10.0
"""How much wider than the part the rim is drawn, in units of the 64 grid."""
# From which size in pixels on the ink is how much wider: small tokens need a bolder outline.
_INK = ((44, 5.2), (28, 6.4), (0, 8.4))
_DETAILS_FROM = 20
_WIDER = "--rk-wider"
"""By how much a pass is wider than the part, as a page's style knows it."""
_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


@dataclass(frozen=True)
class _Look:
    """How a token is coloured, and how bold it is."""

    #: ``tint``, ``ink``, ``light``, ``rim``: Colours, as CSS knows them; light is that of pale
    #: lines inside.
    tint: str
    ink: str
    light: str
    rim: str
    bold: float | str  #: How much wider than the part the ink is drawn, in units of the 64 grid.
    #: Whether the lines inside are drawn: a truth, or a value of CSS `display`.
    details: bool | str = True


def boldness(size: float) -> float:
    """Return how much wider than its part the ink is for a token of a size in pixels."""
    return next(extra for least, extra in _INK if size >= least)


def token(organism: Organism, look: _Look, tokens: Mapping[str, str]) -> str:
    """Return a token's SVG elements on the 64 grid, without the ``svg`` round them.

    `look`: Colours and boldness; ``ink`` and ``halo`` in details are drawn in its ink and light.
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


def _folded(organism: Organism, look: _Look, tokens: Mapping[str, str], name: str) -> str:
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


def _piece_symbols(pieces: Mapping[str, FigurePiece], tokens: Mapping[str, str]) -> Iterable[str]:
    for name, piece in pieces.items():
        parts = "".join(_folded_part(part) for part in piece.parts)
        yield f'<g id="rk-piece-{name}">{parts}</g>'
        if piece.details:
            inside = "".join(_detail(each, tokens) for each in piece.details)
            yield f'<g id="rk-piece-{name}-in">{inside}</g>'


def posed(
    pieces: Mapping[str, FigurePiece], root: str, joined: Mapping[str, tuple[str, float]]
) -> Markup:
    """Return a figure's SVG elements on the 64 grid, put together of pieces of the page's sheet.

    Its tint is `--rk-tint`; all its outlines fuse, as a token's do (class ``rk-posed`` and below).

    `root`: The piece that has the joints.
    `joined`: Which piece joins at each joint, and by how many degrees it is turned.
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


def _pass(parts: Iterable[OutlinePart], colour: str, wider: float | str) -> str:
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


def _dyes(look: _Look, tokens: Mapping[str, str]) -> dict[str, str]:
    return {**tokens, "ink": look.ink, "halo": look.light}


def _details(details: Iterable[Detail], tokens: Mapping[str, str]) -> str:
    return "".join(_detail(each, tokens, f" {_ROUND}") for each in details)


def _detail(detail: Detail, tokens: Mapping[str, str], ends: str = "") -> str:
    style = f"fill:{tokens[detail.fill] if detail.fill else 'none'}"
    if detail.stroke:
        style += f";stroke:{tokens[detail.stroke]};stroke-width:{detail.width:g}"
    return f'<path d="{detail.path}"{ends} style="{style}"/>'


# ---- Loading the drawings, and giving them out: alone, or as a sheet of symbols for a page

State = Literal["", "died", "grey", "outline"]

SQUARE = "-3 -3 70 70"
"""The part of the 64 grid that a token's picture shows: rims reach over the grid's edge."""
MARK_SQUARE = "-1.6 -1.6 23.2 23.2"
# What a page's style sheet may set on a token that uses a symbol; else its own colours hold.
_STYLED = _Look(
    tint="var(--rk-tint,{tint})",
    ink="var(--rk-ink,{ink})",
    light="var(--rk-light,{rim})",
    rim="var(--rk-rim,{rim})",
    bold="var(--rk-bold,5.2px)",
    details="var(--rk-details,inline)",
)


@dataclass(frozen=True)
class Art:
    """All drawings and colours."""

    #: ``organisms``, ``marks``: The drawings by id: the ids of organisms and dwellers, and those of
    #: mutation tokens.
    organisms: Mapping[str, Organism]
    marks: Mapping[str, MutationMark]
    palette: Palette  #: The colours by name.
    #: Those that games draw of their own, by file; they are among the organisms and colours too.
    games: Mapping[str, GameArt] = field(default_factory=dict)

    @cached_property
    def board(self) -> Art:
        """The drawings without those of single games: what a board's canvas is sent."""
        others = {name for game in self.games.values() for name in game.organisms}
        kept = {name: one for name, one in self.organisms.items() if name not in others}
        return replace(self, organisms=kept, games={})

    def of(self, games: Sequence[str]) -> Art:
        """Return the drawings that all games share and those of some games, by folder of `data`."""
        kept = {f"{game}/art.toml" for game in games}
        others = [game for path, game in self.games.items() if path not in kept]
        left = {name for game in others for name in game.organisms}
        own = {path: game for path, game in self.games.items() if path in kept}
        return replace(self.only([name for name in self.organisms if name not in left]), games=own)

    def only(self, names: Sequence[str]) -> Art:
        """Return the drawings of some names, and that of an unknown one."""
        kept = {*names, UNKNOWN}
        organisms = {k: v for k, v in self.organisms.items() if k in kept}
        return replace(self, organisms=organisms, games={})

    @cached_property
    def pieces(self) -> Mapping[str, FigurePiece]:
        """The pieces of figures that games put together."""
        return {name: piece for game in self.games.values() for name, piece in game.pieces.items()}

    def organism(self, art_id: str) -> Organism:
        """Return an organism's drawing, or that of an unknown one."""
        return self.organisms.get(art_id, self.organisms[UNKNOWN])

    def family(self, art_id: str) -> str:
        """Return the colour of an organism's family, as charts and small boards use it."""
        return self.palette.families[self.organism(art_id).family]

    def look(self, art_id: str, size: float, state: State = "") -> _Look:
        """Return how a token of a size in pixels looks in a state."""
        tokens = self.palette.tokens
        died = state == "died"
        return _Look(
            tint=tokens["bone"] if died else self.organism(art_id).tint,
            ink=tokens["bone-line"] if died else tokens["ink"],
            light=tokens["bone-line" if died else "halo"],
            rim=tokens["halo"],
            bold=boldness(size),
            details=size >= _DETAILS_FROM,
        )

    def token(self, art_id: str, size: float, state: State = "") -> str:
        """Return a token's SVG elements on the 64 grid, without the ``svg`` round them."""
        organism = self.organism(art_id)
        if state == "outline":
            return _pass(organism.parts, self.palette.tokens["ink"], 0)
        return token(organism, self.look(art_id, size, state), self.palette.tokens)

    def svg(self, art_id: str, size: float, state: State = "", label: str = "") -> Markup:
        """Return an organism's or mark's picture.

        Parameters
        ----------
        art_id
            The id of an organism, or of a mutation token.
        size
            Width and height in pixels; small ones are bolder and have no lines inside.
        state
            ``"died"`` for the bleached skeleton, ``"grey"``, or ``"outline"`` for the solid
            outline alone.
        label
            What a screen reader says; without it the picture is passed over.

        Returns
        -------
        Markup
            An ``svg`` element, escaped.
        """
        is_mark = art_id in self.marks
        drawn = self.mark(art_id) if is_mark else self.token(art_id, size, state)
        said = Markup('role="img" aria-label="{}"').format(label) if label else None
        return Markup(
            '<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{0}" viewBox="{1}" '
            "{2}{3}>{4}</svg>"
        ).format(
            f"{size:g}",
            MARK_SQUARE if is_mark else SQUARE,
            said or Markup('aria-hidden="true" focusable="false"'),
            Markup(' style="filter:grayscale(1)"') if state == "grey" else "",
            Markup(drawn),  # noqa: S704  # made of numbers, colours and paths that types checked
        )

    def mark(self, mark_id: str) -> str:
        """Return a mark's SVG elements on the 20 grid, without the ``svg`` round them."""
        return mark(self.marks[mark_id], self.palette.tokens)

    def symbols(self) -> Markup:
        """Return one hidden ``svg`` with a symbol for every drawing, for ``use`` in a page.

        A symbol is called ``rk-org-boulder-coral`` or ``rk-mark-heat``. The element that uses one
        may set `--rk-bold` (8.4px below 28 pixels, 6.4px below 44), `--rk-details` (``none`` below
        20 pixels), and for what died `--rk-tint` (the palette's ``bone``), `--rk-ink` and
        `--rk-light` (``bone-line``).
        """
        drawn = []
        tokens = self.palette.tokens
        for art_id, organism in self.organisms.items():
            look = _Look(
                tint=_STYLED.tint.format(tint=organism.tint),
                ink=_STYLED.ink.format(ink=tokens["ink"]),
                light=_STYLED.light.format(rim=tokens["halo"]),
                rim=_STYLED.rim.format(rim=tokens["halo"]),
                bold=_STYLED.bold,
                details=_STYLED.details,
            )
            parts = _folded(organism, look, tokens, f"rk-parts-{art_id}")
            drawn.append(_symbol(f"rk-org-{art_id}", SQUARE, parts))
        drawn += [_symbol(f"rk-mark-{each}", MARK_SQUARE, self.mark(each)) for each in self.marks]
        drawn += ["<defs>", *_piece_symbols(self.pieces, tokens), "</defs>"]
        return Markup(  # noqa: S704  # as in svg
            '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" '
            'focusable="false" style="position:absolute">' + "".join(drawn) + "</svg>"
        )


def load(library: Library) -> Art:
    """Load the drawings, a teacher's overlay included.

    Raises
    ------
    ContentError
        Naming file, entry, key and what was expected.
    """
    organisms = library.load("art/organisms.toml", dict[str, Organism])
    marks = library.load("art/marks.toml", dict[str, MutationMark])
    palette = library.load("art/colours.toml", Palette)
    games = {path: library.load(path, GameArt) for path in _of_games(library)}
    whole = _with_games(library, organisms, palette, games)
    palette = msgspec.structs.replace(palette, families=whole.families)
    _check_names(library, organisms, marks, palette)
    for path, game in games.items():
        for name, one in game.organisms.items():
            _check_organism(library, one, palette, (path, "organisms", name))
        for name, piece in game.pieces.items():
            _check_details(library, piece.details, palette, (path, "pieces", name, "details"))
    return Art(whole.organisms, marks, palette, games)


def _with_games(
    library: Library,
    organisms: Mapping[str, Organism],
    palette: Palette,
    games: Mapping[str, GameArt],
) -> GameArt:
    families, drawn = dict(palette.families), dict(organisms)
    for path, game in games.items():
        for key, taken, own in (
            ("families", families, game.families), ("organisms", drawn, game.organisms)
        ):  # fmt: skip
            for name in own:
                if name in taken:
                    raise library.place(path, key, name).wrong(message("art-twice"))
        families |= game.families
        drawn |= game.organisms
    return GameArt(families, drawn)


@once
def art() -> Art:
    """Load our own drawings once a process; what it gives is never changed."""
    return load(Library())


def _check_names(
    library: Library,
    organisms: Mapping[str, Organism],
    marks: Mapping[str, MutationMark],
    palette: Palette,
) -> None:
    if UNKNOWN not in organisms:
        raise library.place("art/organisms.toml", UNKNOWN).wrong(message("art-needed"))
    for name in _NEEDED:
        if name not in palette.tokens:
            raise library.place("art/colours.toml", "tokens", name).wrong(message("art-needed"))
    for art_id, organism in organisms.items():
        _check_organism(library, organism, palette, ("art/organisms.toml", art_id))
    for mark_id, one in marks.items():
        _check_details(library, one.glyph, palette, ("art/marks.toml", mark_id, "glyph"))


def _check_organism(
    library: Library, organism: Organism, palette: Palette, steps: tuple[str, ...]
) -> None:
    library.require(palette.families, organism.family, *steps, "family")
    _check_details(library, organism.details, palette, (*steps, "details"))


def _check_details(
    library: Library, details: Sequence[Detail], palette: Palette, steps: tuple[str, ...]
) -> None:
    for position, each in enumerate(details):
        for side, colour in (("fill", each.fill), ("stroke", each.stroke)):
            if colour is not None:
                library.require(palette.tokens, colour, *steps, position, side)


# What the drawings and boards themselves are coloured with.
_NEEDED = (
    "ink", "halo", "tide", "plum", "bone", "bone-line", "gold", "shallow", "medium", "deep",
    "ocean", "sand", "paper", "danger", "warn", "ok", "weed-veil", "rock", "line", "edge", "ink2",
)  # fmt: skip


def _symbol(name: str, box: str, drawn: str) -> str:
    return f'<symbol id="{escape(name)}" viewBox="{box}" overflow="visible">{drawn}</symbol>'
