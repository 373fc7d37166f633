"""Writing of CSV files that spreadsheets can open without running formulas from students' texts.

A spreadsheet runs a cell that begins with ``=``, ``+``, ``-`` or ``@`` as a formula, so such a text
gets an apostrophe in front (OWASP, "CSV Injection"). Some programs skip leading blanks, or treat
full-width characters as the plain ones. Programs that split lines at semicolons, common where a
comma is the decimal sign, would begin a cell in the middle of a text, so a formula there gets an
apostrophe too; so does one after a comma in a file with other signs between its cells.
"""

from __future__ import annotations

import csv
import io
import json
import math
import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Literal

from reefkit.text.catalogue import Catalogue
from reefkit.text.messages import Message

MOST_SIGNS = 32_000
"""Greatest number of characters in a cell. Excel's limit is 32,767; more runs into other cells."""

_FORMULA = "=+-@\u2212"
"""Characters that begin a formula, compared after Unicode normalisation (NFKC)."""

_BLANK = "\u115f\u1160\u2800\ufffc"
"""Invisible letters and symbols: Hangul fillers, empty Braille cell, object replacement."""

_BEGINS = re.compile("([;\n\u037e\u2028\u2029\ufe10\ufe14\ufe50\ufe54\uff0c\uff1b])")
"""Characters at which a program may split a text although the writer does not quote them."""

_COMMA = re.compile("(,)")

# Embedding, override and isolate marks (and the byte-order mark) are removed: a change of direction
# would garble the next cells. Joiners and the simple direction marks stay: scripts need them.
_TURNING = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFEFF])
_ALLOWED_CONTROLS = "\n"


def plain(text: str) -> str:
    """Return a text without control characters and marks that change the text direction.

    Line ends become line feeds, tabs spaces, and lone surrogates U+FFFD. A text of more than
    `MOST_SIGNS` characters is cut and ends in an ellipsis.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ").translate(_TURNING)
    text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    text = "".join(
        each for each in text if each in _ALLOWED_CONTROLS or unicodedata.category(each) != "Cc"
    )
    return text if len(text) <= MOST_SIGNS else text[: MOST_SIGNS - 1] + "\u2026"


def harmless(text: str) -> str:
    """Return the text (`plain`) with apostrophes where a spreadsheet would read a formula.

    Examples
    --------
    >>> harmless("=HYPERLINK(1)"), harmless("Sam"), harmless("a;=1")
    ("'=HYPERLINK(1)", 'Sam', "a;'=1")
    """
    clean = plain(text)
    start = "'" if _formula_at(clean) is not None else ""
    return start + _between(_BEGINS, clean)


def _between(signs: re.Pattern[str], text: str) -> str:
    first, *others = signs.split(text)
    return first + "".join(map(_guarded, others))


def _guarded(part: str) -> str:
    """Put an apostrophe before a formula at the start of a part, even after quotation marks."""
    place = _formula_at(part, "\"'")
    return part if place is None else f"{part[:place]}'{part[place:]}"


def begins_formula(text: str) -> bool:
    return _formula_at(text) is not None


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


def cell(value: object, say: Catalogue, point: str = ".") -> str:
    """Format a value as a cell; `point` is the decimal mark.

    None and non-finite numbers are empty, booleans are ``true`` and ``false``, floats have at most
    15 significant digits, messages are rendered by `say`, lists of texts and messages are joined by
    ``; ``, and any other value is written as JSON.
    """
    value = value.item() if hasattr(value, "item") else value  # a numpy scalar
    if value is None or (isinstance(value, float) and not math.isfinite(value)):
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return f"{value:.15g}".replace(".", point) if isinstance(value, float) else str(value)
    return harmless(words(value, say))


def words(value: object, say: Catalogue) -> str:
    if isinstance(value, str | Message):
        return _cell_text(value, say)
    if isinstance(value, tuple | list) and all(isinstance(each, str | Message) for each in value):
        return "; ".join(_cell_text(each, say) for each in value)
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _cell_text(value: object, say: Catalogue) -> str:
    return say.render(value) if isinstance(value, Message) else plain(str(value))


Separator = Literal["comma", "semicolon", "tab"]
SEPARATORS: dict[Separator, str] = {"comma": ",", "semicolon": ";", "tab": "\t"}

_separator: Separator = "comma"


def use_separator(name: Separator) -> None:
    """Use this sign in files that name no other. A process that draws a page has one reader."""
    global _separator  # noqa: PLW0603  # one process has one reader
    _separator = name


def chosen_separator() -> Separator:
    return _separator


def write_csv(  # noqa: PLR0913  # options by name
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    say: Catalogue,
    *,
    mark: bool = True,
    separator: Separator | None = None,
    point: str = "",
) -> bytes:
    """Return rows as CSV (RFC 4180) in UTF-8: a line of column names, then one line per row.

    With `mark` the file begins with a byte-order mark, without which Excel garbles other scripts.
    Between semicolons numbers have a decimal comma unless `point` is given: a spreadsheet that
    expects the one expects the other, and would read 1.33 as 133 or as a date. None stands for
    `chosen_separator`.
    """
    separator = separator or _separator
    point = point or ("," if separator == "semicolon" else ".")
    cells = ([cell(value, say, point) for value in row] for row in rows)
    return write_cells([list(map(harmless, columns)), *cells], mark=mark, separator=separator)


def write_cells(
    rows: Iterable[Sequence[str]], *, mark: bool = True, separator: Separator = "comma"
) -> bytes:
    """Return cells as CSV; they must come from `cell` or `harmless`."""
    file = io.StringIO(newline="")
    if separator != "comma":
        rows = ([_between(_COMMA, each) for each in row] for row in rows)
    csv.writer(file, delimiter=SEPARATORS[separator]).writerows(rows)
    return file.getvalue().encode("utf-8-sig" if mark else "utf-8")
