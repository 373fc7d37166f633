"""What may stand in a cell: numbers as numbers, texts that no spreadsheet takes for a formula.

Names and answers are typed by pupils. A spreadsheet runs a cell that begins with ``=``, ``+``,
``-`` or ``@`` as a formula, so such a text gets an apostrophe in front (OWASP, "CSV Injection").
A spreadsheet that splits lines at semicolons or tabs, as many outside the English-speaking world
do, would begin a new cell in the middle of a text: there too an apostrophe stands in between.
"""

from __future__ import annotations

import csv
import io
import json
import math
import re
import unicodedata
from collections.abc import Iterable, Sequence

from reefkit.text import Catalogue, Message

MOST_SIGNS = 32_000
"""Signs of one cell: a spreadsheet takes 32,767, and lets the rest run into other cells."""

_FORMULA = "=+@\uff1d\uff0b\uff0d\uff20\u2212-"
"""Signs that begin a formula, those of full width included, which some programs read as well."""

_UNSEEN = {"Cc", "Cf", "Mn", "Zs"}
"""Kinds of signs that a program may pass over: controls, joiners, marks upon letters, spaces."""

# Marks that turn the direction of what follows would garble the next cells, too. The joiners and
# the plain left-to-right and right-to-left marks stay: languages are written with them.
_TURNING = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFEFF])
_KEPT_CONTROLS = "\n"


def plain(text: str) -> str:
    """Give a text without what cannot be seen, or turns the direction of what follows.

    Lines stay apart, tabs become spaces, half characters a question mark in a box; what is longer
    than a cell is cut, and ends in an ellipsis.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ").translate(_TURNING)
    text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    text = "".join(
        each for each in text if each in _KEPT_CONTROLS or unicodedata.category(each) != "Cc"
    )
    return text if len(text) <= MOST_SIGNS else text[: MOST_SIGNS - 1] + "\u2026"


def harmless(text: str) -> str:
    """Give a text that no spreadsheet takes for a formula.

    Examples
    --------
    >>> harmless("=HYPERLINK(1)"), harmless("Sam"), harmless("a;=1")
    ("'=HYPERLINK(1)", 'Sam', "a;'=1")
    """
    clean = plain(text)
    first, *others = re.split("([;\n])", clean)
    start = "'" if clean[_first_seen(clean) :][:1] in {*_FORMULA} else ""
    return start + first + "".join(map(_guarded, others))


def _guarded(part: str) -> str:
    """Put an apostrophe before the formula that a later part would begin, quoted or not."""
    place = _first_seen(part, "\"'")
    return f"{part[:place]}'{part[place:]}" if part[place:][:1] in {*_FORMULA} else part


def _first_seen(text: str, also: str = "") -> int:
    """Give where the first sign stands that is seen; `also` are passed over, too."""
    for place, sign in enumerate(text):
        if sign not in also and unicodedata.category(sign) not in _UNSEEN:
            return place
    return len(text)


def cell(value: object, say: Catalogue) -> str:
    """Write a value as a cell.

    What is missing or undefined is empty, yes and no are ``true`` and ``false``, sentences are
    said, lists are joined by ``; `` and anything else that JSON can hold is written as JSON.
    """
    if value is None or (isinstance(value, float) and not math.isfinite(value)):
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return f"{value:.10g}" if isinstance(value, float) else str(value)
    return harmless(_words(value, say))


def _words(value: object, say: Catalogue) -> str:
    if isinstance(value, str | Message):
        return _told(value, say)
    if isinstance(value, tuple | list) and all(_is_said(each) for each in value):
        return "; ".join(_told(each, say) for each in value)
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _is_said(value: object) -> bool:
    return isinstance(value, str | Message)


def _told(value: object, say: Catalogue) -> str:
    return say.render(value) if isinstance(value, Message) else plain(str(value))


def write_csv(
    columns: Sequence[str], rows: Iterable[Sequence[object]], say: Catalogue, *, mark: bool = True
) -> bytes:
    """Write rows as CSV (RFC 4180): a line of column names, then one line a row, in UTF-8.

    Parameters
    ----------
    columns
        Names of the columns.
    rows
        Their rows.
    say
        The language of the sentences.
    mark
        Whether the file begins with a byte-order mark: Excel reads names in other scripts by it.
    """
    cells = ([cell(value, say) for value in row] for row in rows)
    return write_cells([columns, *cells], mark=mark)


def write_cells(rows: Iterable[Sequence[str]], *, mark: bool = True) -> bytes:
    """Write cells as they are given: whoever calls has made them harmless."""
    file = io.StringIO(newline="")
    csv.writer(file).writerows(rows)
    return file.getvalue().encode("utf-8-sig" if mark else "utf-8")
