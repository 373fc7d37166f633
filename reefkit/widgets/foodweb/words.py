"""Names in a picture that is drawn where nobody knows the font: how wide they are, about."""

from __future__ import annotations

from typing import Final

LETTER: Final = 13.0
"""The size of all letters, in the picture's units: CSS pixels at least."""
LINE: Final = 14.0
"""From one line to the next."""
_NARROW: Final = frozenset("fijlrtI.,:;'|! ()")
_BROAD: Final = frozenset("mwMWGOQD×%")
MOST_LINES: Final = 2


def wide(text: str, *, bold: bool = True) -> float:
    """Return about how wide a text is: Atkinson Hyperlegible Next, never less than it is."""
    units = sum(0.36 if one in _NARROW else 0.87 if one in _BROAD else 0.61 for one in text)
    return units * LETTER * (1.0 if bold else 0.96)


def wrapped(name: str, room: float) -> tuple[str, ...]:
    """Return a name in two lines at most, each within a room; what has none ends with dots."""
    lines: list[str] = []
    words = name.split()
    while words and len(lines) < MOST_LINES:
        line = words.pop(0)
        while words and wide(f"{line} {words[0]}") <= room:
            line = f"{line} {words.pop(0)}"
        if wide(line) > room:
            head, rest = _cut(line, room)
            if rest and len(lines) + 1 < MOST_LINES:
                line, words = head, [rest, *words]
            else:
                line, words = _dotted(line, room), []
        elif words and len(lines) + 1 == MOST_LINES:
            line, words = _dotted(f"{line} {words[0]}", room), []
        lines.append(line)
    return tuple(lines)


def _cut(word: str, room: float) -> tuple[str, str]:
    """Return a word that is too long in two pieces, the first of which ends with a hyphen."""
    keep = len(word)
    while keep > 3 and wide(f"{word[:keep]}-") > room:
        keep -= 1
    keep = min(keep, len(word) - 3)
    return (f"{word[:keep]}-", word[keep:]) if keep >= 3 else (word, "")


def _dotted(text: str, room: float) -> str:
    """Return as much of a text as has room, with dots for the rest."""
    keep = len(text)
    while keep > 1 and wide(f"{text[:keep].rstrip()}…") > room:
        keep -= 1
    return f"{text[:keep].rstrip()}…"
