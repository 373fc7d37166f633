"""Tables written in any dialect, encoding and locale are read back as they were.

Few examples on a push, many in the long tier: the profiles of Hypothesis are in `tests/conftest.py`.
"""

import csv
import io
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any, NamedTuple

import pandas as pd
from hypothesis import assume, given, note
from hypothesis import strategies as st
from msgspec.structs import replace

from reefkit.data_lab.own_table import ColumnKind, OwnTable, TableChoices, read_own


class Locale(NamedTuple):
    """How the spreadsheets of a place write."""

    separators: str
    decimal: str
    thousands: str
    day: str
    yes: str
    no: str


LOCALES = [
    Locale(",\t|", ".", "", "%Y-%m-%d", "true", "false"),
    Locale(",\t", ".", ",", "%m/%d/%Y", "TRUE", "FALSE"),
    Locale(",;\t", ".", "", "%d/%m/%Y", "yes", "no"),
    Locale(";\t", ",", ".", "%d.%m.%Y", "WAHR", "FALSCH"),
    Locale(";\t", ",", "", "%d.%m.%Y", "ja", "nein"),
    Locale(";\t", ",", ".", "%d/%m/%Y", "VERDADERO", "FALSO"),
    Locale(";\t|", ",", " ", "%d/%m/%Y", "sí", "no"),
]
ENCODINGS = ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "windows-1252", "macroman", "cp850"]
GAPS = ["", "NA", "NaN", "nd", "n/a", "NULL", "-", "#NV", "#N/A", "?"]
TEXTS = [
    "Peñón del Norte", "Größe über Null", "reef; flat", "a, b", 'the "old" wall', "NA", "007 James",
    "tab\there", "two\r\nlines", "Ålesund", "O'Hara", "50 %", "= 3", "1st",
]  # fmt: skip
HEADS: dict[ColumnKind, list[str]] = {
    "text": ["Ort", "site, name", 'the "place"', "Localización"],
    "identifier": ["sample id", "Code", "plot_no"],
    "whole": ["n", "Anzahl (Stück)", "count; all"],
    "number": ["depth", "Tiefe in m", "cobertura"],
    "date": ["Datum", "visited on"],
    "yes-no": ["bleached", "¿vivo?"],
    "age": ["max_ma", "base (Ma)"],
}


def grouped(number: float, locale: Locale) -> str:
    marks = str.maketrans(",.", f"{locale.thousands or '_'}{locale.decimal}")
    return f"{number:,.2f}".translate(marks).replace("_", "")


@st.composite
def columns(draw: st.DrawFn, locale: Locale, rows: int) -> tuple[ColumnKind, list[Any], list[str]]:
    """Draw a column: its kind, its values, and its cells as written."""
    kind = draw(st.sampled_from(sorted(HEADS)))

    def some(
        strategy: st.SearchStrategy[Any], write: Callable[[Any], str]
    ) -> tuple[list[Any], list[str]]:
        values = draw(st.lists(strategy, min_size=rows, max_size=rows))
        return values, [write(each) for each in values]

    if kind == "text":
        values, cells = some(st.sampled_from(TEXTS), str)
        values[0] = cells[0] = TEXTS[0]
        values = [" ".join(each.split()) for each in values]
    elif kind == "identifier":
        values, cells = some(st.integers(1, 99_999), "{:06d}".format)
        values = cells
    elif kind == "whole":
        values, cells = some(st.integers(0, 999), str)
    elif kind in {"number", "age"}:
        low = 0 if kind == "age" else -99_999
        values, cells = some(
            st.integers(low * 100, 9_999_999).map(lambda each: each / 100),
            lambda each: grouped(each, locale),
        )
    elif kind == "date":
        days = st.integers(0, 20_000).map(lambda each: date(1970, 1, 1) + timedelta(days=each))
        values, cells = some(days, lambda each: each.strftime(locale.day))
        values[0] = date(2001, 7, 25)  # which number is the day is told
        cells[0] = values[0].strftime(locale.day)
    else:
        values, cells = some(st.booleans(), lambda each: locale.yes if each else locale.no)
    return kind, values, cells


class Written(NamedTuple):
    data: bytes
    encoding: str  #: Empty if it is found; few words do not tell one of eight bits.
    kinds: list[ColumnKind]
    names: list[str]
    values: list[list[Any]]
    gaps: int  #: Cells with a sign for a missing value, empty ones not counted.


@st.composite
def files(draw: st.DrawFn) -> Written:
    locale, rows = draw(st.sampled_from(LOCALES)), draw(st.integers(3, 12))
    wide = draw(st.integers(2, 6))
    made = [draw(columns(locale, rows)) for _ in range(wide)]
    assume(any(kind != "text" for kind, *_ in made))  # words alone may be parted by blanks
    heads = [draw(st.sampled_from(HEADS[kind])) for kind, _, _ in made]
    heads = [head if head not in heads[:at] else f"{at} {head}" for at, head in enumerate(heads)]
    gap, gaps = draw(st.sampled_from(GAPS)), 0
    for kind, values, cells in made:
        if kind in {"text", "identifier"} or (values is made[0][1] and not gap):
            continue  # a first column of few cells is refused as merged
        for at in draw(st.sets(st.integers(1, rows - 1), max_size=rows - 2)):
            values[at], cells[at] = None, gap
            gaps += bool(gap)
    above = draw(st.sampled_from([[], [["Exported from a data base"]], [["# reef"], ["# 2 km"]]]))
    has_units = draw(st.booleans()) and any(kind in {"number", "whole"} for kind, *_ in made)
    units = [{"number": "m", "whole": "colonies"}.get(kind, "") for kind, *_ in made]
    table = [
        *above,
        heads,
        *([units] if has_units else []),
        *zip(*(e for *_, e in made), strict=True),
    ]
    text = io.StringIO(newline="")
    csv.writer(
        text, delimiter=draw(st.sampled_from(locale.separators)),
        quoting=draw(st.sampled_from([csv.QUOTE_MINIMAL, csv.QUOTE_ALL])),
        lineterminator=draw(st.sampled_from(["\n", "\r\n", "\r"])),
    ).writerows(table)  # fmt: skip
    lines = text.getvalue() if draw(st.booleans()) else text.getvalue().rstrip("\r\n")
    encoding = draw(st.sampled_from(ENCODINGS))
    data = lines.encode(encoding, "replace")
    encoding = "" if encoding.startswith("utf") else encoding
    return Written(
        data, encoding, [kind for kind, *_ in made], heads, [each for _, each, _ in made], gaps
    )


def cells_of(table: OwnTable, name: str) -> list[Any]:
    found = table.dataset.frame[name]
    texts = found.dt.date if found.dtype.kind == "M" else found
    return [None if pd.isna(each) else each for each in texts.astype(object)]


@given(files())
def test_a_table_of_any_form_is_read_back(written: Written):
    note(written.data.decode(written.encoding or "utf-8", "replace"))
    choices = TableChoices(encoding=written.encoding)
    table = read_own(written.data, "f.csv", choices=choices)
    assert table.names == tuple(written.names)
    assert list(table.found.kinds.values()) == written.kinds
    for name, values in zip(table.names, written.values, strict=True):
        assert cells_of(table, name) == values
    notes = [each for each in table.notes if each.id == "data-read-gaps"]
    told = sum(int(str(each.values["count"])) for each in notes)  # noqa: PD011  # of messages
    assert told == written.gaps
    # Given signs are gaps in texts, too.
    again = read_own(written.data, "f.csv", choices=replace(table.found, missing=None))
    pd.testing.assert_frame_equal(again.dataset.frame, table.dataset.frame)
