"""Estimated widths of names, for pictures drawn where the font is not available."""

from __future__ import annotations

from typing import Final

LETTER: Final = 13.0
"""Font size, in the picture's units: at least CSS pixels."""
LINE: Final = 14.0
"""Distance between base lines, in the picture's units."""
_WIDTHS: Final = (("ijl .,:;'|!", 0.31), ("frtI1-()", 0.42), ("w", 0.76), ("mMW%…", 0.89))
"""Widths of characters that differ from most, as multiples of the font size, measured in our
font."""
_CAPITAL: Final = 0.69
_SMALL: Final = 0.585
"""Widths of other characters: capitals and digits, and all others."""
_LIGHT: Final = 0.96
"""Width of regular characters, as a multiple of that of bold ones."""
SOFT: Final = "\u00ad"
"""Soft hyphen, at which a word may be split."""
MOST_LINES: Final = 3
"""Default of the most lines of a name."""
_VOWELS: Final = frozenset("aeiouy")
_LEAST_PIECE: Final = 3
"""Least number of letters on each side of a hyphen."""


def estimated_width(text: str, *, bold: bool = True) -> float:
    """Return the width of a text in the picture's units, estimated rather too large."""
    return sum(map(_letter, text)) * LETTER * (1.0 if bold else _LIGHT)


def _letter(one: str) -> float:
    if one == SOFT:
        return 0.0
    usual = _CAPITAL if one.isupper() or one.isdigit() else _SMALL
    return next((width for letters, width in _WIDTHS if one in letters), usual)


def wrapped(name: str, room: float, most: int = MOST_LINES) -> tuple[str, ...]:
    """Break a name into at most `most` lines of width `room`; the rest becomes an ellipsis.

    A word that is too long is split at its soft hyphens, or else between syllables.
    """
    lines: list[str] = []
    words = name.split()
    while words and len(lines) < most:
        line = words.pop(0)
        while words and estimated_width(f"{line} {words[0]}") <= room:
            line = f"{line} {words.pop(0)}"
        if estimated_width(line) > room:
            head, rest = _cut(line, room)
            if rest and len(lines) + 1 < most:
                line, words = head, [rest, *words]
            else:
                line, words = _ellipsised(line, room), []
        elif words and len(lines) + 1 == most:
            line, words = _ellipsised(f"{line} {words[0]}", room), []
        lines.append(line.replace(SOFT, ""))
    return tuple(lines)


def _cut(word: str, room: float) -> tuple[str, str]:
    """Split a long word in two, after a soft hyphen if it has any, or where syllables begin."""
    places = [
        keep
        for keep in range(_LEAST_PIECE, len(word) - _LEAST_PIECE + 1)
        if estimated_width(f"{word[:keep]}-") <= room
    ]
    soft = [keep for keep in places if word[keep] == SOFT]
    begins = [
        keep for keep in places
        if word[keep].lower() not in _VOWELS and word[keep + 1].lower() in _VOWELS
    ]  # fmt: skip
    if not places:
        return word, ""
    keep = (soft or begins or places)[-1]
    return f"{word[:keep]}-", word[keep:]


def _ellipsised(text: str, room: float) -> str:
    keep = len(text)
    while keep > 1 and estimated_width(f"{text[:keep].rstrip()}…") > room:
        keep -= 1
    return f"{text[:keep].rstrip()}…"
