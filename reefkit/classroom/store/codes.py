"""Join codes, which are read aloud in a classroom, and class keys, which open the teacher's desk.

A join code is a word of the sea and three digits from 2 to 9, such as ``KELP 473``: 129,024 of
them. It is on a wall, so it is not secret; strangers are kept out because failures are counted by
visitor, address and server, because the teacher sees who joined, and because the class can be
closed. With 600 failures allowed in ten minutes from everywhere, an hour of guessing finds the code
of the only class with a probability of 2.8 %; from one address, with 60 failures, of 0.3 %.

A right code among so few looks like a lucky guess, so a guesser who exhausts the failures of an
address blocks right codes typed there too. Therefore each class also has a long code, such as
``KELP 473 QXTA``: the same with four letters of Crockford's base 32, derived from the class's id,
which is random and shown nowhere. There are 1.4 · 10¹¹ of them, so a long code is compared before
failures are counted: a thousand guesses a second find that of the only class in two years. Links
and QR codes contain it, so they work whatever others guess; and while somebody guesses, the desk
shows it next to the short code.

A class key is 100 random bits in Crockford's base 32. That many cannot be tried, so a fast hash,
SHA-256, is enough to store it.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from functools import cache
from pathlib import Path

from reefkit.match.errors import Rejection, reject
from reefkit.text.codes import (
    ALPHABET,
    LOOK_ALIKES,
    base32_of,
    drawn,
    encode,
    grouped,
    letters_of,
)

FIGURES = "23456789"
EXAMPLE = "KELP 473"
EXAMPLE_KEY = "K7F2M-9QXTA-4HB8W-ZC3RN"
_GROUPS, _GROUP = 4, 5
_WORDS = Path(__file__).with_name("words.txt")
_TAIL = 4
_WORD_AND_FIGURES = re.compile(rf"([A-Z01]+)([0-9]{{3}})([0-9A-Z]{{{_TAIL}}})?")
_JOIN_CODE = re.compile(rf"[A-Z]{{4,5}}[{FIGURES}]{{3}}")


@cache
def words() -> tuple[str, ...]:
    return tuple(_WORDS.read_text("utf-8").split())


@cache
def _words_by_look() -> dict[str, str]:
    """Return the words keyed by their look once O, I and L are read as digits."""
    return {each.translate(LOOK_ALIKES): each for each in words()}


def new_join_code() -> str:
    return secrets.choice(words()) + "".join(secrets.choice(FIGURES) for _ in range(3))


def printed_join_code(code: str) -> str:
    return f"{code[:-3]} {code[-3:]}"


def read_join_code(typed: str) -> str:
    """Return a typed join code, short or long, in the short form that is stored.

    Raises
    ------
    Rejection
        As `read_long_code`.
    """
    return read_long_code(typed)[0]


def read_long_code(typed: str) -> tuple[str, str]:
    """Return a typed join code, and the tail of a long one ("" for a short one).

    Raises
    ------
    Rejection
        If it is not a word with three digits, or one that no class can have.
    """
    found = _WORD_AND_FIGURES.fullmatch(letters_of(typed))
    if found is None:
        raise reject("class-code-mistyped", example=EXAMPLE)
    word, figures, tail = found.groups(default="")
    code = _words_by_look().get(word.translate(LOOK_ALIKES), word) + figures
    if not _JOIN_CODE.fullmatch(code):
        raise reject("class-no-code")
    return code, tail.translate(LOOK_ALIKES)


def shown_join_code(typed: str) -> str:
    """Return a typed join code as it is shown, with the tail of a long one; "" if it is not a code.

    Examples
    --------
    >>> shown_join_code("kelp473qxta")
    'KELP 473 QXTA'
    """
    try:
        code, tail = read_long_code(typed)
    except Rejection:
        return ""
    return f"{printed_join_code(code)} {tail}".rstrip()


def is_long_form(long: str, typed: str) -> bool:
    """Return whether a long code is the typed short code with a tail."""
    short = shown_join_code(typed)
    return bool(short) and shown_join_code(long).startswith(f"{short} ")


def tail_of(class_id: str, code: str) -> str:
    """Return the four letters that a class's long code adds to its short one."""
    content = f"reefkit-join\n{class_id}\n{code}".encode()
    number = int.from_bytes(hashlib.sha256(content).digest()[:4])
    return encode(number, _TAIL)[::-1]


def new_class_key() -> str:
    return grouped(drawn(_GROUPS * _GROUP), _GROUP)


def read_class_key(typed: str) -> str:
    """Return a typed class key in its printed form.

    Raises
    ------
    Rejection
        If it is not a key: wrong length, or a letter outside the alphabet.
    """
    key = base32_of(typed)
    if len(key) != _GROUPS * _GROUP or any(letter not in ALPHABET for letter in key):
        raise reject("class-key-mistyped", example=EXAMPLE_KEY)
    return grouped(key, _GROUP)


def hashed(secret: str) -> str:
    return hashlib.sha256(f"reefkit-class\n{secret}".encode()).hexdigest()
