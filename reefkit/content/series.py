"""Series of measurements: CSV files whose columns get types."""

from __future__ import annotations

import csv
import io
import math
import re
from dataclasses import dataclass
from typing import TypeAlias

from reefkit.content.errors import EntryPlace, printable
from reefkit.text import message

Cell: TypeAlias = str | int | float | None

# Excludes "007", which is a code, and "nan", "1_000" and " 1", which `float` would accept.
_WHOLE = re.compile(r"-?(?:0|[1-9]\d{0,17})")
_NUMBER = re.compile(r"-?(?:0|[1-9]\d{0,17})(?:\.\d{1,30})?(?:[eE][+-]?\d{1,3})?")


@dataclass(frozen=True)
class SeriesTable:
    """A series: named columns of equal length."""

    #: Cells by column, in the order of the file: int, float or str, the same in a whole column;
    #: None for an empty cell.
    columns: dict[str, list[Cell]]

    def __len__(self) -> int:
        return len(next(iter(self.columns.values()), []))

    def rows(self) -> list[dict[str, Cell]]:
        return [
            dict(zip(self.columns, cells, strict=True))
            for cells in zip(*self.columns.values(), strict=True)
        ]


def read_table(text: str, label: str) -> SeriesTable:
    """Read a CSV file with a header line.

    Raises
    ------
    ContentError
        If it has no header, a column without a name, a name twice, a row with another number of
        cells than the header, or unbalanced quotation marks.
    """
    place = EntryPlace(label)
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    try:
        header = next(reader, [])
        _check_header(header, place)
        rows = []
        for row in reader:
            if row and len(row) != len(header):
                raise place.wrong(
                    message(
                        "content-cells", line=reader.line_num, expected=len(header), given=len(row)
                    )
                )
            if row:  # skip empty lines
                rows.append(row)
    except csv.Error as error:
        raise place.wrong(message("content-not-csv", line=reader.line_num)) from error
    columns = zip(*rows, strict=True) if rows else [()] * len(header)
    return SeriesTable({name: _typed(cells) for name, cells in zip(header, columns, strict=True)})


def _check_header(header: list[str], place: EntryPlace) -> None:
    if not header:
        raise place.wrong(message("content-no-header"))
    for position, name in enumerate(header):
        if not name.strip():
            raise place.wrong(message("content-nameless-column", column=position + 1))
        if name in header[:position]:
            raise place.wrong(message("content-repeated-column", column=printable(name)))


def _typed(cells: tuple[str, ...]) -> list[Cell]:
    filled = [cell for cell in cells if cell]
    if all(_WHOLE.fullmatch(cell) for cell in filled):
        return [int(cell) if cell else None for cell in cells]
    if all(_NUMBER.fullmatch(cell) and math.isfinite(float(cell)) for cell in filled):
        return [float(cell) if cell else None for cell in cells]
    return [cell or None for cell in cells]
