"""Reading numbers as people type them."""

from __future__ import annotations

import math
import re

_SPACE = " \u00a0\u202f'\u2019"

_GROUPED = re.compile(rf"\d{{1,3}}(?:[{_SPACE},.]\d{{3}})+(?!\d)")

# Not after a letter: the 2 of "m2" and "CO2" is not a number of its own.
_TOKEN = re.compile(
    rf"(?<![^\W\d_])[-+\u2212\u2013]?"
    rf"(?:\d{{1,3}}(?:[{_SPACE},.]\d{{3}})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?|[.,]\d+)"
    r"(?:[eE][-+]?\d{1,3}(?![\d\w]))?"
)

_LONGEST = 300


def read_number(typed: str | float) -> tuple[float, ...]:
    """Return the numbers that a text can mean; empty if it contains no number, or several.

    A comma or a point is a decimal separator, words may stand around the number, ``3/4`` is a
    fraction. For an ambiguous text ("1,000", "40 %") both readings are returned. A text of more
    than 300 characters is not read.
    """
    if not isinstance(typed, str):
        return _finite(typed)
    text = typed.strip()
    found = list(_TOKEN.finditer(text[:_LONGEST])) if len(text) <= _LONGEST else []
    if len(found) == 2 and text[found[0].end() : found[1].start()].strip() == "/":
        above, below = (_values(each[0])[-1] for each in found)
        return _finite(above / below) if below else ()
    if len(found) != 1:
        return ()
    values = _values(found[0][0])
    if text[found[0].end() :].lstrip().startswith("%"):
        values = [*values, *(value / 100 for value in values)]
    return tuple(value for each in values for value in _finite(each))


def _values(token: str) -> list[float]:
    sign = -1.0 if token[0] in "-\u2212\u2013" else 1.0
    digits = token.lstrip("-+\u2212\u2013")
    values = []
    grouped = _GROUPED.match(digits)
    if grouped is not None:
        whole = re.sub(r"\D", "", grouped[0])
        values.append(float(whole + digits[grouped.end() :].replace(",", ".")))
    if grouped is None or (grouped.end() == len(digits) and re.fullmatch(r"\d+[.,]\d+", digits)):
        values.append(float(digits.replace(",", ".")))
    return [sign * value for value in values]


def _finite(value: float) -> tuple[float, ...]:
    try:
        number = float(value)
    except OverflowError:  # an integer too large for a float
        return ()
    return (number,) if math.isfinite(number) else ()
