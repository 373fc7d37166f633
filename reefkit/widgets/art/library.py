"""Loading the drawings, and rendering them singly or as a sheet of symbols for a page."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Literal

import msgspec
from markupsafe import Markup, escape

from reefkit.content import Library
from reefkit.text import message, once
from reefkit.widgets.art.content import (
    UNKNOWN,
    Detail,
    FigurePiece,
    GameArt,
    MutationMark,
    Organism,
    Palette,
    of_games,
)
from reefkit.widgets.art.token_svg import (
    DETAILS_FROM,
    TokenStyle,
    boldness,
    folded,
    mark,
    outline_pass,
    piece_symbols,
    token,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

State = Literal["", "died", "grey", "outline"]

SQUARE = "-3 -3 70 70"
"""View box of a token's picture on the 64 grid: rims extend over the grid's edge."""
MARK_SQUARE = "-1.6 -1.6 23.2 23.2"
# CSS variables by which a page styles a token that uses a symbol, with the token's own defaults.
_STYLED = TokenStyle(
    tint="var(--rk-tint,{tint})",
    ink="var(--rk-ink,{ink})",
    light="var(--rk-light,{rim})",
    rim="var(--rk-rim,{rim})",
    bold="var(--rk-bold,5.2px)",
    details="var(--rk-details,inline)",
)


@dataclass(frozen=True)
class Art:
    """Drawings and colours."""

    organisms: Mapping[str, Organism]  #: By the ids of organisms and dwellers.
    marks: Mapping[str, MutationMark]  #: By the ids of mutation tokens.
    palette: Palette  #: Colours by name.
    #: Games' own drawings, by file; `organisms` and `palette` include them.
    games: Mapping[str, GameArt] = field(default_factory=dict)

    @cached_property
    def board(self) -> Art:
        """The drawings and marks without those of single games, for a board's canvas."""
        others = {name for game in self.games.values() for name in game.organisms}
        organisms = {name: one for name, one in self.organisms.items() if name not in others}
        return replace(self, organisms=organisms, games={})

    def of(self, games: Sequence[str]) -> Art:
        """Return the drawings shared by all games, and those of some games.

        `games`: Games by their folder of `data`.
        """
        files = {f"{game}/art.toml" for game in games}
        others = [game for path, game in self.games.items() if path not in files]
        left = {name for game in others for name in game.organisms}
        own = {path: game for path, game in self.games.items() if path in files}
        return replace(self.only([name for name in self.organisms if name not in left]), games=own)

    def only(self, names: Sequence[str]) -> Art:
        """Return the named organisms' drawings, the one for unknown names, and all marks."""
        wanted = {*names, UNKNOWN}
        organisms = {k: v for k, v in self.organisms.items() if k in wanted}
        return replace(self, organisms=organisms, games={})

    @cached_property
    def pieces(self) -> Mapping[str, FigurePiece]:
        """The pieces of all games' figures, by name."""
        return {name: piece for game in self.games.values() for name, piece in game.pieces.items()}

    def organism(self, art_id: str) -> Organism:
        """Return an organism's drawing, or the one for unknown names."""
        return self.organisms.get(art_id, self.organisms[UNKNOWN])

    def family(self, art_id: str) -> str:
        """Return the colour of an organism's family, as used by charts and small boards."""
        return self.palette.families[self.organism(art_id).family]

    def look(self, art_id: str, size: float, state: State = "") -> TokenStyle:
        """Return the style of a token of a size in pixels; only the state ``"died"`` changes it."""
        tokens = self.palette.tokens
        died = state == "died"
        return TokenStyle(
            tint=tokens["bone"] if died else self.organism(art_id).tint,
            ink=tokens["bone-line"] if died else tokens["ink"],
            light=tokens["bone-line" if died else "halo"],
            rim=tokens["halo"],
            bold=boldness(size),
            details=size >= DETAILS_FROM,
        )

    def token(self, art_id: str, size: float, state: State = "") -> str:
        """Return a token's SVG elements on the 64 grid, without the ``svg`` element.

        The state ``"grey"`` has no effect here, only in `svg`.
        """
        organism = self.organism(art_id)
        if state == "outline":
            return outline_pass(organism.parts, self.palette.tokens["ink"], 0)
        return token(organism, self.look(art_id, size, state), self.palette.tokens)

    def svg(self, art_id: str, size: float, state: State = "", label: str = "") -> Markup:
        """Return the picture of an organism or of a mutation's mark.

        Parameters
        ----------
        art_id
            The id of an organism, or of a mutation token.
        size
            Width and height in pixels. Organisms have bolder outlines below 44 and 28 pixels, and
            no inner lines below 20.
        state
            ``"died"`` for the bleached skeleton, ``"grey"``, or ``"outline"`` for the solid outline
            alone.
        label
            Text for screen readers; without it they skip the picture.

        Returns
        -------
        Markup
            An ``svg`` element, escaped.
        """
        is_mark = art_id in self.marks
        drawn = self.mark(art_id) if is_mark else self.token(art_id, size, state)
        aria = Markup('role="img" aria-label="{}"').format(label) if label else None
        return Markup(
            '<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{0}" viewBox="{1}" '
            "{2}{3}>{4}</svg>"
        ).format(
            f"{size:g}",
            MARK_SQUARE if is_mark else SQUARE,
            aria or Markup('aria-hidden="true" focusable="false"'),
            Markup(' style="filter:grayscale(1)"') if state == "grey" else "",
            Markup(drawn),  # noqa: S704  # made of numbers, colours and paths that types checked
        )

    def mark(self, mark_id: str) -> str:
        """Return a mark's SVG elements on the 20 grid, without the ``svg`` element."""
        return mark(self.marks[mark_id], self.palette.tokens)

    def symbols(self) -> Markup:
        """Return one hidden ``svg`` with a symbol for every drawing, for ``use`` in a page.

        Symbols have ids such as ``rk-org-boulder-coral`` or ``rk-mark-heat``. The element that uses
        one may set `--rk-bold` (8.4px below 28 pixels, 6.4px below 44), `--rk-details` (``none``
        below 20 pixels), and for dead organisms `--rk-tint` (the palette's ``bone``), `--rk-ink`
        and `--rk-light` (``bone-line``).
        """
        drawn = []
        tokens = self.palette.tokens
        for art_id, organism in self.organisms.items():
            look = TokenStyle(
                tint=_STYLED.tint.format(tint=organism.tint),
                ink=_STYLED.ink.format(ink=tokens["ink"]),
                light=_STYLED.light.format(rim=tokens["halo"]),
                rim=_STYLED.rim.format(rim=tokens["halo"]),
                bold=_STYLED.bold,
                details=_STYLED.details,
            )
            parts = folded(organism, look, tokens, f"rk-parts-{art_id}")
            drawn.append(_symbol(f"rk-org-{art_id}", SQUARE, parts))
        drawn += [_symbol(f"rk-mark-{each}", MARK_SQUARE, self.mark(each)) for each in self.marks]
        drawn += ["<defs>", *piece_symbols(self.pieces, tokens), "</defs>"]
        return Markup(  # noqa: S704  # as in svg
            '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" '
            'focusable="false" style="position:absolute">' + "".join(drawn) + "</svg>"
        )


def load(library: Library) -> Art:
    """Load the drawings, including a teacher's overlay.

    Raises
    ------
    ContentError
        If something is invalid; names file, entry, key and what was expected.
    """
    organisms = library.load("art/organisms.toml", dict[str, Organism])
    marks = library.load("art/marks.toml", dict[str, MutationMark])
    palette = library.load("art/colours.toml", Palette)
    games = {path: library.load(path, GameArt) for path in of_games(library)}
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
    """Load our own drawings once per process; they are never changed."""
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


# Colours used by the drawings and boards themselves.
_NEEDED = (
    "ink", "halo", "tide", "plum", "bone", "bone-line", "gold", "shallow", "medium", "deep",
    "ocean", "sand", "paper", "danger", "warn", "ok", "weed-veil", "rock", "line", "edge", "ink2",
)  # fmt: skip


def _symbol(name: str, box: str, drawn: str) -> str:
    return f'<symbol id="{escape(name)}" viewBox="{box}" overflow="visible">{drawn}</symbol>'
