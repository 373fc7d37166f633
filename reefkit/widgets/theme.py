"""How everything looks: the style sheet, and the sheet of pictures that a page draws from."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from reefkit.widgets.art import art

_STATIC = Path(__file__).parent / "static"
_COMMENT = re.compile(r"/\*.*?\*/\s*", re.DOTALL)


@cache
def stylesheet() -> str:
    """Return the style sheet of the whole design system.

    It names the font's family and loads nothing: a page adds the font as it can.
    """
    sheets = sorted((_STATIC / "css").glob("*.css"))
    return _COMMENT.sub("", "".join(each.read_text(encoding="utf-8") for each in sheets))


@cache
def symbols(games: tuple[str, ...] | None = None, names: tuple[str, ...] | None = None) -> str:
    """Return the sheet of symbols, icons and art, that ``<use href="#rk-…">`` draws from.

    Parameters
    ----------
    games
        Whose own drawings are among them, by folder of `data`; none: those of all games.
    names
        The only drawings among them; none: all of these games.
    """
    drawn = art() if games is None else art().of(games)
    drawn = drawn if names is None else drawn.only(names)
    return (_STATIC / "icons.svg").read_text(encoding="utf-8") + str(drawn.symbols())


@cache
def font() -> bytes:
    """Return the font, Atkinson Hyperlegible Next in all weights, as WOFF2."""
    return (_STATIC / "fonts" / "atkinson-hyperlegible-next.woff2").read_bytes()
