"""A class as one workbook (.xlsx): cells are numbers, dates and texts, and none is a formula.

A text that looks like a formula has no apostrophe in front, as it needs in CSV files: its cell is a
text, and stays one when somebody edits it. Numbers have two decimals, as in gradebooks.
"""

from __future__ import annotations

import io
import math
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from reefkit.classroom.exports.data_dictionary import about_column
from reefkit.classroom.exports.tables import Column, Kind, Row
from reefkit.text import Catalogue, Message
from reefkit.text.csv_files import begins_formula, plain, words

if TYPE_CHECKING:
    from xlsxwriter.format import Format  # type: ignore[import-untyped]
    from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
WIDEST = 420
"""Greatest width of a column, in pixels."""


class SheetColumn(NamedTuple):
    """A column of a sheet: its heading, the kind of its values, and what they mean."""

    head: Message | str
    kind: Kind
    about: Message


class Sheet(Struct, frozen=True):
    """One sheet; its title has at most 31 letters, and no colon, star, slash or bracket."""

    title: Message | str
    columns: tuple[SheetColumn, ...]
    rows: tuple[Row, ...]


def column(file: str, name: str, kind: Kind, say: Catalogue) -> SheetColumn:
    """Return a column with the heading of its name, and what the name means in a CSV file."""
    return SheetColumn(Message(f"export-head-{name}"), kind, about_column(file, name, say))


def columns(file: str, named: Sequence[Column], say: Catalogue) -> tuple[SheetColumn, ...]:
    return tuple(column(file, *each, say) for each in named)


def dictionary_sheet(sheets: Sequence[Sheet]) -> Sheet:
    heads = [Message(f"export-head-{each}") for each in ("sheet", "column", "kind", "about")]
    rows = [
        (sheet.title, each.head, Message(f"export-kind-{each.kind}"), each.about)
        for sheet in sheets
        for each in sheet.columns
    ]
    own = tuple(SheetColumn(each, "text", each) for each in heads)
    return Sheet(Message("export-workbook-dictionary"), own, tuple(rows))


def workbook(sheets: Sequence[Sheet], made: str, say: Catalogue) -> bytes:
    """Write sheets as a workbook that is dated `made`."""
    from xlsxwriter import Workbook  # type: ignore[import-untyped]  # noqa: PLC0415  # for files only

    file = io.BytesIO()
    with Workbook(file, {"in_memory": True, "strings_to_formulas": False}) as book:
        book.set_properties({"created": _time(made)})
        head = book.add_format({"bold": True, "text_wrap": True, "valign": "top", "bottom": 1})
        time = book.add_format({"num_format": "yyyy-mm-dd hh:mm", "align": "left"})
        typed = book.add_format({"quote_prefix": True})
        for sheet in sheets:
            page = book.add_worksheet(_text(sheet.title, say))
            for at, each in enumerate(sheet.columns):
                page.write_string(0, at, _text(each.head, say), head)
                for line, row in enumerate(sheet.rows, 1):
                    _write(page, (line, at), row[at], each.kind, say, time=time, typed=typed)
            page.freeze_panes(1, 1)
            page.autofilter(0, 0, len(sheet.rows), len(sheet.columns) - 1)
            page.autofit(WIDEST)
    return file.getvalue()


def _write(  # noqa: PLR0913  # a cell and its two styles
    page: Worksheet,
    place: tuple[int, int],
    value: object,
    kind: Kind,
    say: Catalogue,
    *,
    time: Format,
    typed: Format,
) -> None:
    value = value.item() if hasattr(value, "item") else value  # a numpy scalar
    if value is None or (isinstance(value, float) and not math.isfinite(value)):
        return
    if kind == "time" and value:
        page.write_datetime(*place, _time(str(value)), time)
    elif isinstance(value, bool):
        page.write_boolean(*place, value)
    elif isinstance(value, int | float):
        page.write_number(*place, round(value, 2))
    elif text := _text(value, say):
        page.write_string(*place, text, *[typed] * begins_formula(text))


def _time(text: str) -> datetime:
    """Return a time in UTC, for cells, which know no zone."""
    return datetime.fromisoformat(text).replace(tzinfo=None)


def _text(value: object, say: Catalogue) -> str:
    return plain(words(value, say))
