"""Codes that people read aloud and type on any keyboard, and the letters that check them."""

from __future__ import annotations

import secrets
import unicodedata

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32 (https://www.crockford.com/base32.html): no I, L, O or U."""
MOST_TYPED = 100
"""Letters after which no code goes on."""
LOOK_ALIKES = str.maketrans("OIL", "011")

_BITS = 5
_FIELD = 0b100101


def letters_of(typed: str) -> str:
    """Return the letters and figures that somebody typed, as capitals and 0 to 9.

    Spaces, hyphens, accents and invisible characters do not count. Figures may be of any script,
    and all letters of any width.

    Examples
    --------
    >>> letters_of(" i\u0307bis-٦٨9")
    'IBIS689'
    """
    whole = unicodedata.normalize("NFKD", typed[:MOST_TYPED])
    return "".join(map(_plain, whole)).upper()


def _plain(letter: str) -> str:
    figure = unicodedata.decimal(letter, None)
    if figure is not None:
        return str(figure)
    return letter if letter.isalnum() else ""


def base32_of(typed: str) -> str:
    """Return what somebody typed in the letters of `ALPHABET`: O is read as 0, I and L as 1.

    What the alphabet has not, as U, stays.
    """
    return letters_of(typed).translate(LOOK_ALIKES)


def drawn(count: int) -> str:
    """Draw so many letters of `ALPHABET` as a secret."""
    return "".join(secrets.choice(ALPHABET) for _ in range(count))


def encode(number: int, count: int) -> str:
    """Write the last 5 · `count` bits of a number as letters of `ALPHABET`, the highest first."""
    return "".join(ALPHABET[number >> _BITS * place & 31] for place in reversed(range(count)))


def decode(letters: str) -> int:
    """Return the number that letters of `ALPHABET` write.

    Raises
    ------
    ValueError
        When the alphabet does not have one of them.
    """
    return sum(ALPHABET.index(each) << _BITS * n for n, each in enumerate(reversed(letters)))


def grouped(code: str, size: int) -> str:
    """Return a code as it is printed: in groups with hyphens between them."""
    return "-".join(code[start : start + size] for start in range(0, len(code), size))


def check_letter(letters: str) -> str:
    """Return the letter that checks others of `ALPHABET`.

    They are a polynomial over the field of 32 elements, taken at its generator, the root of
    x⁵ + x² + 1. In codes of up to 31 letters each place has a factor of its own, so one wrong
    letter, or any two swapped, always shows.
    """
    total = 0
    for letter in letters:
        total = (total ^ ALPHABET.index(letter)) << 1
        total ^= _FIELD if total >> _BITS else 0
    return ALPHABET[total]
