"""The cells of a table in a file, whoever wrote it: text in any usual encoding, or a workbook.

Encoding is guessed by chardet, the separator by CleverCSV; workbooks are read by python-calamine.
What was guessed is in `Cells`, and a caller may give any of it instead. Cells are as in the file;
what they mean is for the caller, such as `data_lab.own_table`.
"""

from __future__ import annotations

import csv
import io
import math
import re
import zipfile
from collections.abc import Iterator, Sequence
from datetime import datetime, time
from typing import NamedTuple

from reefkit.text.catalogue import ReefkitError
from reefkit.text.messages import message

SEPARATORS = ",;\t| "
"""A blank stands for one or more."""
ENCODINGS = (
    "utf-8", "utf-16", "windows-1252", "macroman", "windows-1250", "iso-8859-2", "windows-1251",
    "cp850", "cp437", "cp932", "gb18030",
)  # fmt: skip
_MOST_UNPACKED = 64 * 1024**2
"""Most bytes of an unpacked workbook."""
_MOST_PLACES = 5_000_000
"""Most cells of a sheet, empty ones counted: calamine holds a rectangle."""
_SAMPLE = 32_000
"""Characters from which the separator is guessed."""
_LONG_WORD = re.compile(rf"([^{SEPARATORS}\"\n]{{100}})[^{SEPARATORS}\"\n]+")
"""Its beginning is enough to guess from: the time CleverCSV takes grows with its square."""
_ROW = re.compile(r'[\s,;|]*(?:[^\r\n"]+|"[^"]*")+')
"""A row that is not empty, to count them quickly."""
_EXCELS_LINE = re.compile(r"sep=(.)\r?\n")
_WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
_ODD = re.compile(r"[^\W\d_][^\w\s\x00-\x7f\u2018-\u201d–°·][^\W\d_]|(?![lL])\w·|[a-z][À-ÖØ-Þ]")
"""What the wrong one of two encodings leaves: a sign within a word (but Catalan has l·l), or a
capital after a small letter."""


class TableError(ReefkitError):
    """A file that is no table that can be read."""


class Cells(NamedTuple):
    """The rows of a file that are not empty."""

    rows: list[list[str]]
    lines: list[int]  #: The line, or row of the sheet, on which each row begins, from 1.
    encoding: str = ""  #: Empty for a workbook, like the separator.
    separator: str = ""
    sheets: Sequence[str] = ()  #: Names of all sheets of a workbook.
    sheet: str = ""  #: The one that was read.


def read_cells(
    data: bytes, *, encoding: str = "", separator: str = "", sheet: str = "",
    most_rows: float = math.inf,
) -> Cells:  # fmt: skip
    """Read all cells of a file; what is not given is guessed.

    Raises
    ------
    TableError
        If it is neither text nor a workbook, or has more rows below the first.
    """
    if data.startswith(_WORKBOOKS):
        book = _of_workbook(data, sheet)
        _check_rows(len(book.rows), most_rows)
        return book
    text, encoding = decoded(data, encoding)
    if text.count("\n") + text.count("\r") > most_rows:
        _check_rows(sum(1 for _ in _ROW.finditer(text)), most_rows)
    excels = _EXCELS_LINE.match(text)  # Excel writes this line to itself
    if excels:
        text, separator = text[excels.end() :], separator or excels[1]
    separator = separator or _separator(text)
    if separator == " ":
        text = re.sub("^ +| +$|(?<= ) +", "", text.replace("\t", " "), flags=re.MULTILINE)
    found = [row for row in _rows(text, separator) if any(map(str.strip, row[1]))]
    skipped = 1 if excels else 0
    return Cells([row for _, row in found], [at + skipped for at, _ in found], encoding, separator)


def _check_rows(rows: int, most: float) -> None:
    if rows > most + 1:
        raise TableError(message("reject-data-too-many-rows", rows=rows - 1, most=most))


def decoded(data: bytes, encoding: str = "") -> tuple[str, str]:
    """Return a file as text without a byte-order mark, and its encoding."""
    guesses = [encoding] if encoding else _encodings(data)
    read = []
    for each in guesses:
        try:
            read.append((data.decode(each).removeprefix("\ufeff"), each.lower()))
        except (UnicodeDecodeError, LookupError):
            continue
        if each.lower().startswith("utf"):
            break
    if not read or "\0" in read[0][0]:
        raise TableError(message("reject-data-no-text"))
    return min(read, key=lambda each: len(_ODD.findall(each[0]))) if len(read) > 1 else read[0]


def _encodings(data: bytes) -> list[str]:
    import chardet  # noqa: PLC0415  # slow, and only for files

    if b"\0" in data and not data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return ["utf-16-le" if data[1::2].count(0) > data[::2].count(0) else "utf-16-be"]
    found = chardet.detect(data, include_encodings=ENCODINGS)["encoding"]
    if found is None:
        return ["macroman"]
    usual = ["windows-1252", "macroman"]
    if found in {"cp850", "cp437"}:  # rare, and what chardet takes short files of Windows for
        return ["utf-8", *usual, found]
    return ["utf-8", found, *usual]


def _separator(text: str) -> str:
    from clevercsv.detect import Detector  # noqa: PLC0415  # as above

    sample = text[:_SAMPLE]
    sample = sample if len(text) <= _SAMPLE else sample.rpartition("\n")[0] or sample
    sample = _LONG_WORD.sub(r"\1", sample)
    dialect = Detector().detect(sample, delimiters=list(SEPARATORS))
    return dialect.delimiter if dialect and dialect.delimiter else ","


def _rows(text: str, separator: str) -> list[tuple[int, list[str]]]:
    """Read quoted cells, unless quotation marks are signs like any other, as in files of GBIF."""
    readings = []
    for quotes, strict in ((True, True), (False, False), (True, False)):
        reader = csv.reader(
            io.StringIO(text, newline=""),
            delimiter=separator,
            quoting=csv.QUOTE_MINIMAL if quotes else csv.QUOTE_NONE,
            strict=strict,
            skipinitialspace=f'{separator} "' in text and separator != " ",
        )
        try:
            readings.append(list(_numbered(reader)))
        except csv.Error:
            continue
        if '"' not in text or len(readings) == 2:
            break
    if not readings:
        raise TableError(message("reject-data-no-text"))
    # Of equally even readings the first, but more rows of one length cannot be by chance.
    return min(readings, key=lambda rows: (_unevenness(rows), -len(rows)))


def _numbered(reader: Iterator[list[str]]) -> Iterator[tuple[int, list[str]]]:
    line = 1
    for row in reader:
        yield line, row
        line = reader.line_num + 1  # type: ignore[attr-defined]  # of a csv.reader


def _unevenness(rows: list[tuple[int, list[str]]]) -> int:
    lengths = [len(row) for _, row in rows if row]
    usual = max(set(lengths), key=lengths.count, default=0)
    return len(lengths) - lengths.count(usual) if usual > 1 else len(lengths)


def _of_workbook(data: bytes, sheet: str) -> Cells:
    from python_calamine import CalamineError, CalamineWorkbook  # noqa: PLC0415  # as above

    try:
        if data.startswith(b"PK"):
            _check_size(data)
        book = CalamineWorkbook.from_filelike(io.BytesIO(data))
        name = sheet if sheet in book.sheet_names else book.sheet_names[0]
        rows = book.get_sheet_by_name(name).to_python(skip_empty_area=False)
    except (CalamineError, OSError, ValueError, IndexError, zipfile.BadZipFile) as error:
        raise TableError(message("reject-data-no-text")) from error
    cells = [(at, list(map(_written, row))) for at, row in enumerate(rows, 1)]
    cells = [(at, row) for at, row in cells if any(row)]
    return Cells(
        [row for _, row in cells], [at for at, _ in cells], sheets=book.sheet_names, sheet=name
    )


def _check_size(data: bytes) -> None:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        parts = archive.infolist()
        if sum(each.file_size for each in parts) > _MOST_UNPACKED:
            raise TableError(message("reject-data-too-large", most=_MOST_UNPACKED // 1024**2))
        for each in parts:
            if not re.match("xl/worksheets/.*[.]xml$", each.filename):
                continue
            ends = re.findall(rb' r="([A-Z]+)(\d+)"', archive.read(each))
            rows = max((int(row) for _, row in ends), default=0)
            wide = max((len(column) for column, _ in ends), default=0)
            if rows * 26**wide > 26 * _MOST_PLACES:
                raise TableError(message("reject-data-too-large", most=_MOST_UNPACKED // 1024**2))


def _written(value: object) -> str:
    """Write a cell of a workbook as in a file: `repr` of numbers, dates as in ISO 8601."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, float):
        return f"{value:.15g}"
    if isinstance(value, datetime) and value.time() == time():
        return str(value.date())
    return str(value)
