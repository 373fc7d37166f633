"""The numbers behind a chart as a file that a spreadsheet opens without harm."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterable, Sequence

# A cell that begins so is a formula to a spreadsheet, and a name may be anything that was typed.
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")


def as_csv(rows: Iterable[Sequence[object]]) -> bytes:
    r"""Return rows as a CSV file, in UTF-8 with the mark that spreadsheets want.

    Parameters
    ----------
    rows
        The head first. Numbers stay numbers; what is undefined is left empty; a text that a
        spreadsheet would run as a formula is given an apostrophe before it.

    Returns
    -------
    bytes
        The file.

    Examples
    --------
    >>> as_csv([["taxon", "last"], ["=1+1", float("nan")]]).decode("utf-8-sig")
    "taxon,last\r\n'=1+1,\r\n"
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerows([_cell(each) for each in row] for row in rows)
    return text.getvalue().encode("utf-8-sig")


def _cell(value: object) -> object:
    if value is None or (isinstance(value, float) and math.isnan(value)):
        return ""
    if isinstance(value, str):
        return (
            f"'{value}" if value.lstrip().startswith(_FORMULA) or value[:1] in _FORMULA else value
        )
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value
