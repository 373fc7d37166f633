"""Reading numbers as people type them."""

from __future__ import annotations

import math
import re
import unicodedata
from itertools import pairwise

_GROUPED = r"[1-9]\d{0,2}(?P<between>[ '.,])\d{3}(?:(?P=between)\d{3})*(?!\d)"
_GROUPS = re.compile(_GROUPED)

# Not after a letter: the 2 of "m2" and "CO2" is not a number of its own.
_TOKEN = re.compile(
    rf"(?<![^\W\d_])[-+]?(?:{_GROUPED}(?:(?!(?P=between))[.,]\d+)?|\d+(?:[.,]\d+)?|[.,]\d+)"
    r"(?:[eE][-+]?\d{1,3}(?![\d\w]))?"
)
_RAISED = re.compile("(?<=[^\\W_])[⁺⁻⁰¹²³⁴-⁹]+")
_POWER = re.compile(r"((?<=\d)\s*[x*·⋅∙]\s*|(?<![\w.,^]))10\s*\^\s*([-+]?\d+)(?![\d.,])")
_MINUS_APART = re.compile(r"(?:^|[\s=:(])-\s+$")
_LIMIT = re.compile(r"[<>≤≥±^/]\s*$")
# Another number than the figures alone: 3e9999, 3 × 10, 2^10, 3 million, 3 and a half.
_GOES_ON = re.compile(
    r"\s*(?:[eEx*·⋅∙]\s*[-+]?\d|\^|(?:k|hundred|thousand|million|billion|dozens?|half|and a"
    r"|mil|mill[oó]n(?:es)?|docenas?|y medi[oa]|medi[oa])\b)"
)

_LONGEST = 300
_SIGNS = str.maketrans(
    dict.fromkeys("\u2010\u2011\u2012\u2013\u2212\ufe63\uff0d", "-")
    | dict.fromkeys("\u2019\u02bc\u066c", "'")
    | dict.fromkeys("×✕", "x")
    | dict.fromkeys("\u2044\u2215\uff0f", "/")
    | {"\u066b": ".", "\uff0e": ".", "\u060c": ",", "\uff0c": ",", "\u066a": "%", "\uff05": "%"}
)


def read_number(typed: str | float) -> tuple[float, ...]:
    """Return the numbers that a text can mean; empty if it contains no number, or several.

    A comma or a point is a decimal separator, words may stand around the number. ``3/4``, ``3 ½``
    and ``2 × 10³`` are numbers, and figures may be of any script. For an ambiguous text ("1,000",
    "40 %") both readings are returned. A text of more than 300 characters is not read.
    """
    if not isinstance(typed, str):
        return _finite(typed)
    text = _plain(typed.strip()) if len(typed) <= _LONGEST else ""
    found = list(_TOKEN.finditer(text))
    if not found:
        return ()
    before, after = text[: found[0].start()], text[found[-1].end() :]
    if _LIMIT.search(before) or _GOES_ON.match(after):
        return ()
    between = [text[one.end() : other.start()].strip() for one, other in pairwise(found)]
    values = _together([each[0] for each in found], between)
    if _MINUS_APART.search(before):
        is_first = before.rstrip("- (")[-1:] in {"", "=", ":"}
        values = [-value for value in values if is_first]
    for sign, parts in (("%", 100), ("‰", 1000)):
        if after.lstrip().startswith(sign):
            values = [*values, *(value / parts for value in values)]
    return tuple(value for each in values for value in _finite(each))


def only_number(typed: str, decimal: str = "") -> float | None:
    """Return the number that a text means; None if it contains none, or can mean several.

    `decimal` is the decimal mark of the reader's language: with it "1.234" has one meaning.
    """
    found = set(read_number(typed))
    if len(found) == 2 and re.fullmatch(rf"\W?\d+{re.escape(decimal)}\d+", typed.strip()):
        return min(found, key=abs)
    return found.pop() if len(found) == 1 else None


def _plain(text: str) -> str:
    """Write the figures, signs and powers of any script in those of ASCII."""
    text = _RAISED.sub(_raised, text)
    plain = ""
    for sign in text.translate(_SIGNS):
        is_fraction = unicodedata.decomposition(sign).startswith("<fraction>")
        if (figure := unicodedata.decimal(sign, None)) is not None:
            plain += str(figure)
        elif is_fraction:
            plain += " " + unicodedata.normalize("NFKC", sign).translate(_SIGNS)
        elif unicodedata.numeric(sign, None) is not None:
            return ""
        elif unicodedata.category(sign) != "Cf":
            plain += " " if sign.isspace() else sign
    return _POWER.sub(lambda power: f"{'' if power[1] else '1'}e{power[2]}", plain)


def _raised(power: re.Match[str]) -> str:
    is_unit = power.string[power.start() - 1].isalpha()
    return "" if is_unit else "^" + unicodedata.normalize("NFKC", power[0])


def _together(tokens: list[str], between: list[str]) -> list[float]:
    """Return the values of a number, a fraction, or a whole number with a fraction."""
    if not between:
        return _values(tokens[0])
    *whole, above, below = tokens
    if between[-1] != "/" or not (under := _values(below)[-1]):
        return []
    share = _values(above)[-1] / under
    if not whole:
        return [share]
    is_mixed = between == ["", "/"] and above.isdigit() and below.isdigit() and 0 < share < 1
    found = [each for each in _values(whole[0]) if is_mixed and each.is_integer()]
    return [math.copysign(abs(each) + share, each) for each in found]


def _values(token: str) -> list[float]:
    sign = -1.0 if token[0] == "-" else 1.0
    digits = token.lstrip("-+")
    values = []
    grouped = _GROUPS.match(digits)
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
