"""Conversion of a message's values for Fluent, and the functions that catalogues may call."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Any, Self

# From here on a number is shown as "huge"; Babel's decimals overflow soon after.
LARGEST_NUMBER = 10**15
# Characters. Fluent refuses longer values; nobody types one without meaning harm.
LONGEST_TEXT = 2000
_LONGEST_MARK = 80
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
_MARK = "⟦"
MASCULINE = "m"
"""Gender of a text without one; catalogues leave it out."""


def number_message(number: float) -> str | None:
    if abs(number) == math.inf:
        return "number-infinite"
    if abs(number) >= LARGEST_NUMBER:
        return "number-huge"
    return "number-undefined" if math.isnan(number) else None


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1] + "…"


def mark(identifier: str) -> str:
    return f"{_MARK}{identifier[:_LONGEST_MARK]}⟧"


class Gendered(str):
    """A rendered name with its grammatical gender, so that a sentence can agree with it.

    The gender is ``f``, ``m`` or another word that the language's messages use.
    """

    __slots__ = ("gender",)
    gender: str

    def __new__(cls, text: str, gender: str) -> Self:
        """Make the text; comparison ignores the gender."""
        made = super().__new__(cls, text)
        made.gender = gender
        return made


def gender_of(value: Any) -> Any:  # noqa: ANN401 (Fluent calls it with whatever it has)
    """Implement the Fluent function `GENDER($name)`."""
    return value.gender if isinstance(value, Gendered) else MASCULINE


def common_gender(values: Sequence[str]) -> str:
    """Return the gender of a list: that of all items if it is the same, or else `MASCULINE`.

    A language may mark variants of a gender with a second letter, as Spanish does for *el alga*
    (``fa``); items that differ are compared by the first letter only.
    """
    found = {gender_of(each) for each in values}
    if len(found) > 1:
        found = {each[:1] for each in found}
    return found.pop() if len(found) == 1 else MASCULINE


def capitalised(value: Any) -> Any:  # noqa: ANN401 (Fluent calls it with whatever it has)
    """Implement the Fluent function `CAP($name)`, which capitalises the first letter.

    A text with a digit before its first letter, and the mark of a missing message, are unchanged.
    """
    if not isinstance(value, str) or value.startswith(_MARK):
        return value
    for position, character in enumerate(value):
        if character.isalpha():
            return value[:position] + character.upper() + value[position + 1 :]
        if character.isdigit():
            break
    return value
