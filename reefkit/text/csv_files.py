"""CSV files for spreadsheets: the one writer, and the one guard against formulas.

Names and answers are typed by students. A spreadsheet runs a cell that begins with ``=``, ``+``,
``-`` or ``@`` as a formula, so such a text gets an apostrophe in front (OWASP, "CSV Injection").
Some programs pass over blank signs first, or read signs of another width as the plain ones. A
program that splits lines at semicolons, as many outside the English-speaking world do, would begin
a cell in the middle of a text: there too an apostrophe is put in.
"""

from __future__ import annotations

import csv
import io
import json
import math
import re
import unicodedata
from collections.abc import Iterable, Sequence

from reefkit.text.catalogue import Catalogue
from reefkit.text.messages import Message

MOST_SIGNS = 32_000
"""Signs of one cell: a spreadsheet takes 32,767, and lets the rest run into other cells."""

_FORMULA = "=+-@\u2212"
"""Signs that begin a formula, once a sign of another width or height has become the plain one."""

_BLANK = "\u115f\u1160\u2800\ufffc"
"""Letters and symbols that look like nothing: Hangul fillers, the empty Braille cell, a gap."""

_BEGINS = re.compile("([;\n\u037e\u2028\u2029\ufe10\ufe14\ufe50\ufe54\uff0c\uff1b])")
"""What a program may split a text at: semicolons, line ends, and commas that our quotes miss."""

# Marks that turn the direction of what follows would garble the next cells, too. The joiners and
# the plain left-to-right and right-to-left marks stay: languages are written with them.
_TURNING = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFEFF])
_ALLOWED_CONTROLS = "\n"


def plain(text: str) -> str:
    """Return a text without what cannot be seen, or turns the direction of what follows.

    Lines stay apart, tabs become spaces, half characters a question mark in a box; what is longer
    than a cell is cut, and ends in an ellipsis.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ").translate(_TURNING)
    text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    text = "".join(
        each for each in text if each in _ALLOWED_CONTROLS or unicodedata.category(each) != "Cc"
    )
    return text if len(text) <= MOST_SIGNS else text[: MOST_SIGNS - 1] + "\u2026"


def harmless(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula.

    Examples
    --------
    >>> harmless("=HYPERLINK(1)"), harmless("Sam"), harmless("a;=1")
    ("'=HYPERLINK(1)", 'Sam', "a;'=1")
    """
    clean = plain(text)
    first, *others = _BEGINS.split(clean)
    start = "'" if _formula_at(clean) is not None else ""
    return start + first + "".join(map(_guarded, others))


def _guarded(part: str) -> str:
    """Put an apostrophe before a formula that a later part would begin, quoted or not."""
    place = _formula_at(part, "\"'")
    return part if place is None else f"{part[:place]}'{part[place:]}"


def _formula_at(text: str, also: str = "") -> int | None:
    for place, sign in enumerate(text):
        if sign in also:
            continue
        for each in unicodedata.normalize("NFKC", sign):
            if each in _FORMULA:
                return place
            if unicodedata.category(each)[0] not in "CMZ" and each not in _BLANK:
                return None
    return None


def cell(value: object, say: Catalogue) -> str:
    """Write a value as a cell.

    What is missing or undefined is empty, yes and no are ``true`` and ``false``, numbers have at
    most 15 digits, sentences are in the catalogue's language, lists are joined by ``; `` and
    anything else that JSON can hold is written as JSON.
    """
    value = value.item() if hasattr(value, "item") else value  # one of numpy's
    if value is None or (isinstance(value, float) and not math.isfinite(value)):
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return f"{value:.15g}" if isinstance(value, float) else str(value)
    return harmless(_words(value, say))


def _words(value: object, say: Catalogue) -> str:
    if isinstance(value, str | Message):
        return _cell_text(value, say)
    if isinstance(value, tuple | list) and all(isinstance(each, str | Message) for each in value):
        return "; ".join(_cell_text(each, say) for each in value)
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _cell_text(value: object, say: Catalogue) -> str:
    return say.render(value) if isinstance(value, Message) else plain(str(value))


def write_csv(
    columns: Sequence[str], rows: Iterable[Sequence[object]], say: Catalogue, *, mark: bool = True
) -> bytes:
    """Write rows as CSV (RFC 4180): a line of column names, then one line a row, in UTF-8.

    `mark`: whether the file begins with a byte-order mark: Excel reads names in other scripts by
    it.
    """
    cells = ([cell(value, say) for value in row] for row in rows)
    return write_cells([list(map(harmless, columns)), *cells], mark=mark)


def write_cells(rows: Iterable[Sequence[str]], *, mark: bool = True) -> bytes:
    """Write cells unchecked; they must come from `cell` or `harmless`."""
    file = io.StringIO(newline="")
    csv.writer(file).writerows(rows)
    return file.getvalue().encode("utf-8-sig" if mark else "utf-8")
