"""Reading the reader's own table from a CSV file."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

import numpy as np

from reefkit.data_lab.dataset import Dataset
from reefkit.match.errors import reject
from reefkit.text import message

MOST_ROWS, MOST_COLUMNS, MOST_BYTES = 100_000, 60, 8 * 1024 * 1024
_LONGEST_NAME = 60


def read_own(data: bytes, name: str, key: str = "own") -> Dataset:
    """Read a CSV file of the reader's own.

    Raises
    ------
    Rejection
        If the file is too large or not a tidy table in UTF-8; the message says why.
    """
    import pandas as pd  # type: ignore[import-untyped]  # noqa: PLC0415  # slow, and only for files

    rows, between = _cells(data)
    heads, body = rows[0], [[cell.strip() for cell in row] for row in rows[1:]]
    _check_heads(heads)
    if len(body) > MOST_ROWS:
        raise reject("data-too-many-rows", rows=len(body), most=MOST_ROWS)
    for number, row in enumerate(body, 2):
        if len(row) != len(heads):
            raise reject("data-ragged", line=number, cells=len(row), columns=len(heads))
    _check_merged([row[0] for row in body], heads[0])
    point = "," if between == ";" else "."
    columns = {
        head: _typed([row[place] for row in body], point) for place, head in enumerate(heads)
    }
    shown = name.replace("\\", "/").rpartition("/")[2][:_LONGEST_NAME] or "own.csv"
    python = f"pd.read_csv({shown!r}, sep={between!r}, decimal={point!r})"
    title = message("data-own", name=shown)
    return Dataset(key, title, pd.DataFrame(columns), python=python, is_own=True)


def _cells(data: bytes) -> tuple[list[list[str]], str]:
    if len(data) > MOST_BYTES:
        raise reject("data-too-large", most=MOST_BYTES // 1024**2)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise reject("data-no-text") from error
    first = text.partition("\n")[0]
    between = max(",;\t", key=first.count)
    try:
        rows = [row for row in csv.reader(io.StringIO(text), delimiter=between) if any(row)]
    except csv.Error as error:
        raise reject("data-no-text") from error
    if "\0" in text:
        raise reject("data-no-text")
    if len(rows) < 2:
        raise reject("data-no-rows")
    return rows, between


def _check_heads(heads: list[str]) -> None:
    heads[:] = [" ".join(head.split())[:_LONGEST_NAME] for head in heads]
    if len(heads) > MOST_COLUMNS:
        raise reject("data-too-many-columns", columns=len(heads), most=MOST_COLUMNS)
    for place, head in enumerate(heads, 1):
        if not head:
            raise reject("data-nameless", place=place)
        if heads.index(head) + 1 < place:
            raise reject("data-twice", name=head)
    if any(_number(head) is not None for head in heads):
        raise reject("data-no-header", name=next(h for h in heads if _number(h) is not None))


def _check_merged(cells: Sequence[str], head: str) -> None:
    """Refuse a first column filled once for several rows, as merged cells are saved."""
    filled = [each for each in cells if each]
    once_each = len(set(filled)) == len(filled) <= len(cells) - len(filled)
    if filled and cells[0] and once_each:
        raise reject("data-merged", name=head)


def _typed(cells: Sequence[str], point: str) -> Sequence[str | float | int | None]:
    found = [_number(each.replace(point, ".")) for each in cells]
    if any(number is None and cell for number, cell in zip(found, cells, strict=True)):
        return [each or None for each in cells]
    if all(number is not None and number.is_integer() for number in found):
        return [int(each) for each in found if each is not None]
    return [np.nan if each is None else each for each in found]


def _number(cell: str) -> float | None:
    try:
        number = float(cell)
    except ValueError:
        return None
    return number if np.isfinite(number) and "_" not in cell else None
