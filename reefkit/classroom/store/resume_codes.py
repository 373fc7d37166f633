"""Resume codes: short, read aloud, typed on another machine, and tolerant of typing errors.

Nine letters of Crockford's base 32 (https://www.crockford.com/base32.html: no I, L, O or U) and a
check letter. Nine letters are 45 bits: on a server with a thousand people, a stranger who tries a
hundred codes a second would find one in about ten years, and at most ten a second are looked up
(`reefkit.classroom.store.limits.count_try`). The check letter detects any single wrong letter and
any two adjacent letters swapped, so most typing errors are told from a code that is nobody's.
"""

from __future__ import annotations

from reefkit.match.errors import reject
from reefkit.text.codes import ALPHABET, base32_of, check_letter, drawn, grouped

LETTERS = 10
EXAMPLE = "K7F2M-9QXTA"


def new_code() -> str:
    letters = drawn(LETTERS - 1)
    return letters + check_letter(letters)


def printed(code: str) -> str:
    return grouped(code, 5)


def read_code(typed: str) -> str:
    """Return a typed code in the form that is stored (`reefkit.text.codes.base32_of`).

    Raises
    ------
    Rejection
        If it is not a code: wrong length, or mistyped.
    """
    code = base32_of(typed)
    wrong = len(code) != LETTERS or any(letter not in ALPHABET for letter in code)
    if wrong or check_letter(code[:-1]) != code[-1]:
        raise reject("code-mistyped", example=EXAMPLE)
    return code
