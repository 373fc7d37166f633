"""Codes that people read aloud and type on any keyboard, with check letters."""

from __future__ import annotations

import secrets
import unicodedata

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32 (https://www.crockford.com/base32.html): no I, L, O or U."""
MOST_TYPED = 100
"""Number of typed characters that are read; the rest is ignored."""
LOOK_ALIKES = str.maketrans("OIL", "011")

_BITS = 5
_FIELD = 0b100101  # x⁵ + x² + 1, see `check_letter`


def letters_of(typed: str) -> str:
    """Return the letters and digits of a typed text, as capitals and 0 to 9.

    Spaces, hyphens, accents and invisible characters are dropped. Digits of any script and
    full-width letters are converted.

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
    """Return a typed code in `ALPHABET`, with O read as 0, and I and L as 1.

    Letters that are not in the alphabet, such as U, are unchanged.
    """
    return letters_of(typed).translate(LOOK_ALIKES)


def drawn(count: int) -> str:
    """Draw `count` random letters of `ALPHABET`, suitable for a secret."""
    return "".join(secrets.choice(ALPHABET) for _ in range(count))


def encode(number: int, count: int) -> str:
    """Write the lowest 5 · `count` bits of a number in `ALPHABET`, the most significant first."""
    return "".join(ALPHABET[number >> _BITS * place & 31] for place in reversed(range(count)))


def decode(letters: str) -> int:
    """Return the number that `encode` wrote.

    Raises
    ------
    ValueError
        If a letter is not in `ALPHABET`.
    """
    return sum(ALPHABET.index(each) << _BITS * n for n, each in enumerate(reversed(letters)))


def grouped(code: str, size: int) -> str:
    """Return a code in groups of `size` letters with hyphens between them."""
    return "-".join(code[start : start + size] for start in range(0, len(code), size))


def check_letter(letters: str) -> str:
    """Return the check letter for letters of `ALPHABET`.

    It is the value of the polynomial over GF(32) with the letters as coefficients (and constant
    term 0), at the generator given by x⁵ + x² + 1. In codes of up to 31 letters every place has
    another factor, so one wrong letter, or any two swapped, is always detected.
    """
    total = 0
    for letter in letters:
        total = (total ^ ALPHABET.index(letter)) << 1
        total ^= _FIELD if total >> _BITS else 0
    return ALPHABET[total]
