"""What Fluent is given for a message's values, and the functions that catalogues may call."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from collections.abc import Sequence

# Beyond this a number is no number to a reader, and Babel's decimals overflow soon after.
_LARGEST_NUMBER = 10**15
# Fluent refuses a longer placeable altogether; a text this long was typed to do harm.
LONGEST_TEXT = 2000
_LONGEST_MARK = 80
_MARK = "⟦"
MASCULINE = "m"
"""The gender of what names none; it is not written in a catalogue."""


def number_message(number: float) -> str | None:
    """Return the id of the message that stands for a number which digits cannot show.

    Parameters
    ----------
    number
        The number, without unit.

    Returns
    -------
    str or None
        An id, or None for a number that is shown in digits.
    """
    if abs(number) == math.inf:
        return "number-infinite"
    if abs(number) >= _LARGEST_NUMBER:
        return "number-huge"
    return "number-undefined" if math.isnan(number) else None


def shortened(text: str) -> str:
    """Return a text cut to what a sentence can hold, with an ellipsis where it was cut."""
    return text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1] + "…"


def mark(identifier: str) -> str:
    """Return the visible mark of what is missing."""
    return f"{_MARK}{identifier[:_LONGEST_MARK]}⟧"


class Gendered(str):
    """A rendered name that knows its gender, so that a sentence round it can agree with it.

    Parameters
    ----------
    text
        The name.
    gender
        ``f``, ``m`` or another word that the language's own messages use.
    """

    __slots__ = ("gender",)
    gender: str

    def __new__(cls, text: str, gender: str) -> Self:
        """Make the text, which is equal to any other of the same letters."""
        made = super().__new__(cls, text)
        made.gender = gender
        return made


def gender(value: Any) -> Any:  # noqa: ANN401 (Fluent calls it with whatever it has)
    """Return a value's gender: the catalogues' function ``GENDER($name)``.

    Parameters
    ----------
    value
        A rendered text.

    Returns
    -------
    Any
        What the name's own ``.gender`` says; `MASCULINE` for everything that has none.
    """
    return value.gender if isinstance(value, Gendered) else MASCULINE


def common_gender(values: Sequence[str]) -> str:
    """Return the gender of several together: that of all of them, or else `MASCULINE`.

    A language may tell kinds of one gender apart by a second letter, as Spanish does for *el alga*
    (``fa``): together they are of the first.
    """
    found = {gender(each) for each in values}
    if len(found) > 1:
        found = {each[:1] for each in found}
    return found.pop() if len(found) == 1 else MASCULINE


def capitalised(value: Any) -> Any:  # noqa: ANN401 (Fluent calls it with whatever it has)
    """Return a text with its first letter as a capital: the catalogues' function ``CAP($name)``.

    Parameters
    ----------
    value
        A rendered text; anything else, and the mark of a missing one, is returned as it is.

    Returns
    -------
    Any
        The text; brackets or quotation marks before its first letter stay.
    """
    if not isinstance(value, str) or value.startswith(_MARK):
        return value
    for position, character in enumerate(value):
        if character.isalpha():
            return value[:position] + character.upper() + value[position + 1 :]
        if character.isdigit():
            break
    return value
