"""Resume codes: short, read aloud, typed on another machine, and forgiving.

Nine letters of Crockford's base 32 (https://www.crockford.com/base32.html: no I, L, O or U) and one
that checks them. Nine are 45 bits: on a server with a thousand people a stranger who tries a
hundred codes a second finds somebody's in about ten years, and each visitor's guesses are counted
besides (`reefkit.classroom.store.people`). The check finds every single wrong letter and
every two neighbours swapped, so most slips are told apart from a code that is nobody's.
"""

from __future__ import annotations

import secrets

from reefkit.match.errors import reject

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LETTERS = 10
EXAMPLE = "K7F2M-9QXTA"
_LOOK_ALIKES = str.maketrans("OIL", "011")
_SPACES = str.maketrans("", "", " -–—_.\t\u00a0")


def new_code() -> str:
    """Make a code that nobody can guess."""
    drawn = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS - 1))
    return drawn + check_letter(drawn)


def check_letter(letters: str) -> str:
    """Give the letter that checks the others.

    The letters are a polynomial over the field of 32 elements, taken at its generator, the root of
    x⁵ + x² + 1: each place has a factor of its own, so no single slip and no swap goes unseen.
    """
    total = 0
    for letter in letters:
        total = _times_root(total ^ ALPHABET.index(letter))
    return ALPHABET[total]


def _times_root(element: int) -> int:
    doubled = element << 1
    return doubled ^ 0b100101 if doubled & 0b100000 else doubled


def printed(code: str) -> str:
    """Give a code as it is shown: two groups of five."""
    return f"{code[:5]}-{code[5:]}"


def read_code(typed: str) -> str:
    """Give the code that somebody typed, as it is stored.

    Small letters, spaces, hyphens and letters that look like figures (O, I, L) are forgiven.

    Raises
    ------
    Rejection
        When it is no code: a letter too many, missing, or mistyped.
    """
    if len(typed) > 100:
        raise reject("code-mistyped", example=EXAMPLE)
    code = typed.upper().translate(_SPACES).translate(_LOOK_ALIKES).strip()
    wrong = len(code) != LETTERS or any(letter not in ALPHABET for letter in code)
    if wrong or check_letter(code[:-1]) != code[-1]:
        raise reject("code-mistyped", example=EXAMPLE)
    return code
