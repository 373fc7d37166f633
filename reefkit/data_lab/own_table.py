"""Reading the reader's own table: what each part of a file is, which the reader can change.

`read_own` makes a dataset of a file's cells (`text.table_cells`) and says what it took them for:
the line of names, a line of units below it, the decimal mark, signs for a missing value, and the
kind of each column. Each of these can be given in `TableChoices`. Rows that were left out, and
cells that became gaps, are counted in notes, with their lines in the file.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache, lru_cache
from itertools import islice, takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple, TypeAlias, get_args

import msgspec
import numpy as np
from msgspec import Meta, Struct

from reefkit.data_lab.choices import Name
from reefkit.data_lab.dataset import (
    Dataset,
    Variable,
    VariableKind,
    decimal_years,
    variables_of,
)
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.text.table_cells import Cells, read_cells

if TYPE_CHECKING:
    import pandas as pd  # type: ignore[import-untyped]

MOST_ROWS, MOST_COLUMNS, MOST_BYTES = 100_000, 60, 8 * 1024 * 1024
_LONGEST_NAME = 60
_MOST_LINES = 6
"""Most lines, or columns, that a note names."""
_LOOKED_AT = 100
"""Cells of a date column from which its form is told."""
FIRST_VALUES = 3
"""Values of a column that are shown."""

ColumnKind: TypeAlias = Literal[
    "number", "whole", "text", "identifier", "date", "age", "yes-no", "group"
]
KINDS: tuple[ColumnKind, ...] = get_args(ColumnKind)
_Sign: TypeAlias = Annotated[str, Meta(max_length=40)]
_Cell: TypeAlias = "str | float | int | bool | datetime | None"


class TableChoices(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How to read a table; what is empty or None is as found."""

    encoding: _Sign = ""
    separator: _Sign = ""
    sheet: _Sign = ""
    decimal: Literal["", ".", ","] = ""
    dates: Literal["", "day-first", "month-first"] = ""  #: Of dates such as 03/04/2021.
    header: int | None = None  #: The line of names; 0 if there is none.
    units: bool | None = None  #: Whether the line below the names has units.
    #: Signs for a missing value in all columns. Those found are only signs among numbers, dates
    #: or yes and no: NA is a country, too.
    missing: Annotated[tuple[_Sign, ...], Meta(max_length=20)] | None = None
    kinds: dict[Name, ColumnKind] = {}  # msgspec copies an empty default
    columns: Annotated[tuple[Name, ...], Meta(max_length=MOST_COLUMNS)] = ()


@dataclass(frozen=True, eq=False)
class OwnTable:
    """A table of the reader's own, and how it was read."""

    dataset: Dataset
    found: TableChoices  #: All choices, as given or found.
    names: tuple[str, ...]  #: All columns of the file.
    firsts: Mapping[str, Sequence[str]]  #: First cells of all columns of the file, as written.
    day_first: Mapping[str, bool]  #: Whether days precede months, by column with both in numbers.
    notes: tuple[Message, ...]  #: What was left out, made a gap, or could be read otherwise.
    cells: Cells


class _Column(NamedTuple):
    kind: ColumnKind
    values: list[_Cell]
    signs: frozenset[str]  #: Signs for a missing value among the cells.
    unit: str
    empty: int  #: How many cells are empty.


_AS_FOUND = TableChoices()


def own_table(path: str | Path, **choices: object) -> pd.DataFrame:
    """Read a table from a file as the explorer does, with choices of `TableChoices`."""
    given = msgspec.convert(choices, TableChoices)
    return read_own(Path(path).read_bytes(), Path(path).name, choices=given).dataset.frame


def read_own(
    data: bytes, name: str, key: str = "own", choices: TableChoices = _AS_FOUND
) -> OwnTable:
    """Read a file of the reader's own.

    Raises
    ------
    ReefkitError
        If it is too large or no table; the message says why.
    """
    if len(data) > MOST_BYTES:
        raise reject("data-too-large", most=MOST_BYTES // 1024**2)
    cells = read_cells(
        data, encoding=choices.encoding, separator=choices.separator, sheet=choices.sheet,
        most_rows=MOST_ROWS,
    )  # fmt: skip
    return _Reading(cells, choices).done(name, key)


def exported(data: bytes, separator: str) -> pd.DataFrame:
    """Read a table that `text.csv_files` wrote, however large; line ends within a cell are lost."""
    import pandas as pd  # noqa: PLC0415  # slow, and only for files

    cells = read_cells(data, encoding="utf-8", separator=separator)
    names = tuple(cells.rows[0])
    choices = TableChoices(
        decimal="," if separator == ";" else ".",
        header=1, units=False, missing=(), columns=names,
    )  # fmt: skip
    if len(cells.rows) == 1:
        return pd.DataFrame(columns=names)
    return _Reading(cells, choices).done("", "").dataset.frame


class _Reading:
    """The reading of one file."""

    def __init__(self, cells: Cells, choices: TableChoices) -> None:
        self.cells, self.choices = cells, choices
        self.notes: list[Message] = []
        rows = [[" ".join(cell.split()) for cell in row] for row in cells.rows]
        if cells.encoding and not (choices.encoding or cells.encoding.startswith("utf")):
            words = (word for row in rows for cell in row for word in cell.split())
            if odd := next((word for word in words if not word.isascii()), ""):
                self._note("letters", text=odd, encoding=cells.encoding)
        while rows and all(len(row) > 1 and not row[-1] for row in rows):
            rows = [row[:-1] for row in rows]
        lines = {line: at for at, line in enumerate(cells.lines)}
        at = _header(rows) if choices.header is None else lines.get(choices.header)
        first = 0 if at is None else at + 1
        self.header = 0 if at is None else cells.lines[at]
        if at:
            above = cells.lines[:at]
            self._note("above", count=len(above), first=above[0], last=above[-1])
        lengths = list(map(len, rows[first:]))
        wide = sorted(lengths)[-1 if at is None else (len(lengths) - 1) // 2] if lengths else 0
        heads = [] if at is None else rows[at]
        if set(lengths) == {len(heads) + 1} and len(heads) > 1:
            heads = ["", *heads]  # R gives the names of rows no name
        heads = [*heads, *[""] * (wide - len(heads))]
        self.names = self._named(heads)
        self.rows, self.lines = self._even(rows[first:], cells.lines[first:])
        if not self.rows:
            raise reject("data-no-rows")
        self.decimal, self.dates = choices.decimal or self._decimal(), choices.dates
        self.day_first: dict[str, bool] = {}
        self.units = self._units() if choices.units is None else choices.units
        below = self.rows[0] if self.units and len(self.rows) > 1 else [""] * len(self.names)
        self.unit = dict(zip(self.names, below, strict=True))
        if any(below):
            self.rows, self.lines = self.rows[1:], self.lines[1:]
        self._join()

    def is_gap(self, cell: str) -> bool:
        signs = self.choices.missing
        return cell.casefold() in _GAPS if signs is None else not cell or cell in signs

    def _filled(self, cells: Iterable[str]) -> tuple[str, ...]:
        return tuple(cell for cell in dict.fromkeys(cells) if not self.is_gap(cell))

    def _note(self, note: str, /, **values: object) -> None:
        self.notes.append(message(f"data-read-{note}", **values))

    def _note_lines(self, note: str, lines: Sequence[int], /, **values: object) -> None:
        if lines:
            self._note(note, count=len(lines), where=_where(lines), **values)

    def _named(self, heads: Sequence[str]) -> list[str]:
        names: list[str] = []
        for place, head in enumerate(heads, 1):
            name = short = _shortened(head or f"V{place}")
            count = 1
            while name in names:
                count += 1
                name = f"{short} ({count})"
            if count > 1:
                self._note("twice", name=short, other=name)
            names.append(name)
        if not self.header:
            self._note("no-header")
        return names

    def _even(
        self, rows: Sequence[list[str]], lines: Sequence[int]
    ) -> tuple[list[list[str]], list[int]]:
        """Leave out rows with more cells than there are names, and fill up shorter ones."""
        wide = len(self.names)
        if set(map(len, rows)) == {wide}:
            return list(rows), list(lines)
        long = [line for row, line in zip(rows, lines, strict=True) if any(row[wide:])]
        short = [line for row, line in zip(rows, lines, strict=True) if len(row) < wide]
        self._note_lines("long", long, columns=wide)
        self._note_lines("short", short, columns=wide)
        out = set(long)
        kept = [(row, line) for row, line in zip(rows, lines, strict=True) if line not in out]
        filled = [(row + [""] * (wide - len(row)))[:wide] for row, _ in kept]
        return filled, [line for _, line in kept]

    def _decimal(self) -> Literal[".", ","]:
        """Return the decimal mark; 1.234 and 1,234 do not tell, and are noted."""
        votes: Counter[str] = Counter()
        unsure = ""
        for row in islice(self.rows, 5_000):
            for cell in row:
                if _GROUPED.fullmatch(cell):
                    unsure = unsure or cell
                elif found := _DECIMAL.fullmatch(cell):
                    votes[found[1]] += 1
        if votes:
            return "," if votes[","] > votes["."] else "."
        mark: Literal[".", ","] = "," if "," in unsure and self.cells.separator != "," else "."
        if unsure:
            self._note("decimal", text=unsure, value=_number(unsure, mark) or 0)
        return mark

    def _units(self) -> bool:
        """Return whether the first row has units: texts above columns of numbers or dates."""
        first, others = self.rows[0], self.rows[1:1_000]
        # 1 is the unit of what has none, as in files of ERDDAP, but also a number.
        units = [cell for cell in first if cell != "1"]
        if not others or any(
            _number(cell, self.decimal) is not None or _dated(cell) for cell in units
        ):
            return False
        above = [
            not self.is_gap(cell) and cell != "1"
            for cell, head, *below in zip(first, self.names, *others, strict=True)
            if _kind_of(head, "", self._filled(below), self.decimal)
            in {"number", "whole", "date", "age"}
        ]
        return above.count(True) > ("1" in first)

    def _join(self) -> None:
        """Put a column of dates before columns of years, months and days that stand together."""
        names = [each.lstrip("#").casefold() for each in self.names]
        places = ((at, _places(names[at : at + 3], _PARTS)) for at in range(len(names) - 2))
        at, order = next((each for each in places if each[1]), (0, []))
        if not order or any(map(_has_month, self.rows[0])):
            return
        order = [at + place for place in order]
        if _places(names[at + 3 : at + 5], _CLOCK) == [0, 1]:
            order += [at + 3, at + 4]
        dates = [self._date_of([row[place] for place in order]) for row in self.rows]
        name = "-".join(self.names[place] for place in order[:3])
        if name in self.names or not all(map(_has_month, dates[:20])):
            return
        self._note("joined", column=name, parts=[self.names[place] for place in order])
        self.names.insert(at, name)
        self.unit[name] = ""
        self.rows = [
            [*row[:at], date, *row[at:]] for row, date in zip(self.rows, dates, strict=True)
        ]

    def _date_of(self, parts: Sequence[str]) -> str:
        known = list(takewhile(lambda cell: not self.is_gap(cell), parts))
        clock = f" {known[3]}:{known[4]:0>2}" if len(known) > 4 else ""
        return "-".join(known[:3]) + clock

    def _column(self, name: str) -> _Column:
        place, unit = self.names.index(name), self.unit[name]
        cells = [row[place] for row in self.rows]
        filled = self._filled(cells)
        if filled and all(cell.endswith("%") for cell in filled) and not unit:
            cells, unit = [cell.removesuffix("%").rstrip() for cell in cells], "%"
            filled = self._filled(cells)
        kind = self.choices.kinds.get(name) or _kind_of(name, unit, filled, self.decimal)
        read = _converted(kind, filled, self.decimal)
        if kind == "date":
            plain = _plain_dates(filled)
            zone = ("UTC" if filled[0][-1] == "Z" else "") if plain else self._zone(name, cells)
            unit = unit or ("" if zone in name else zone)
            day_first, in_utc = bool(plain) or self._day_first(filled), zone == "UTC"
            read = plain or [_date(cell, day_first=day_first, in_utc=in_utc) for cell in filled]
            if any(each and each["a"] for each in map(_dated, filled[:_LOOKED_AT])):
                self.day_first[name] = day_first
        known: dict[str, _Cell] = dict(zip(filled, read, strict=True))
        if kind in {"text", "identifier", "group"} and not self.choices.missing:
            known = {cell: cell for cell in cells if cell}
        if kind == "date" and not plain:
            self._told(name, cells, known)
        values = [known.get(cell) for cell in cells]
        gaps = [at for at, cell in enumerate(cells) if cell and values[at] is None]
        signs = Counter(cells[at] for at in gaps)
        most = [sign for sign, _ in signs.most_common(3)]
        self._note_lines("gaps", [self.lines[at] for at in gaps], column=name, signs=most)
        return _Column(kind, values, frozenset(filter(self.is_gap, signs)), unit, cells.count(""))

    def _told(self, name: str, cells: Sequence[str], dates: Mapping[str, _Cell]) -> None:
        """Say what dates do not: their day, or their century."""
        dated = {cell: _dated(cell) for cell in dates if dates[cell] is not None}
        no_day = {cell for cell, each in dated.items() if each and each["y"] and not each["d"]}
        lines = [line for line, cell in zip(self.lines, cells, strict=True) if cell in no_day]
        self._note_lines("no-day", lines, column=name)
        short = next((cell for cell in dated if not _YEAR.search(cell)), "")
        if short:
            year = str(dates[short])[:4]
            self._note("short-year", column=name, text=short, year=year)

    def _day_first(self, cells: Sequence[str]) -> bool:
        found = _day_first(cells)
        if found is not None:
            return found
        if not self.dates:
            self.dates = "day-first"
            self._note("day", text=next(each for each in cells if _day_first([each]) is None))
        return self.dates == "day-first"

    def _zone(self, name: str, cells: Sequence[str]) -> str:
        """Return the time zone of a column's cells, or UTC if they have several."""
        zones = list(map(_zone, cells))
        found = {each for each in zones if each is not None}
        if len(found) < 2:
            return next(iter(found), "")
        for note, others in (("zones", found - {"", "UTC"}), ("no-zone", found & {""})):
            lines = [at for at, zone in zip(self.lines, zones, strict=True) if zone in others]
            self._note_lines(note, lines, column=name)
        return "UTC"

    def done(self, name: str, key: str) -> OwnTable:
        import pandas as pd  # noqa: PLC0415  # slow, and only for files

        chosen = [each for each in self.names if each in self.choices.columns]
        if not chosen:
            _check_merged([row[0] for row in self.rows], self.names[0])
            filled = [any(cells) for cells in zip(*self.rows, strict=True)]
            chosen = [each for each, some in zip(self.names, filled, strict=True) if some]
            if bare := [f"“{name}”" for name in self.names if name not in chosen]:
                self._note("empty", count=len(bare), columns=_some(bare))
            if len(chosen) > MOST_COLUMNS:
                self._note("wide", columns=len(chosen), most=MOST_COLUMNS)
                chosen = chosen[:MOST_COLUMNS]
        columns = _as_ages({each: self._column(each) for each in chosen}, self.choices.kinds)
        _numbers.cache_clear()
        _plain_dates.cache_clear()
        _date.cache_clear()
        signs = frozenset().union(*(column.signs for column in columns.values()))
        if any(column.empty for column in columns.values()):
            named = [f"“{name}” ({each.empty})" for name, each in columns.items() if each.empty]
            self._note("blank", columns=_some(named))
        frame = pd.DataFrame({each: _series(column) for each, column in columns.items()})
        found = TableChoices(
            encoding=self.cells.encoding, separator=self.cells.separator, sheet=self.cells.sheet,
            decimal=self.decimal, dates=self.dates, header=self.header,
            units=any(self.unit.values()),
            missing=tuple(sorted(signs)) if self.choices.missing is None else self.choices.missing,
            kinds={each: column.kind for each, column in columns.items()}, columns=tuple(columns),
        )  # fmt: skip
        shown = name.replace("\\", "/").rpartition("/")[2][:_LONGEST_NAME] or "own.csv"
        given = msgspec.to_builtins(self.choices)
        arguments = [repr(shown), *(f"{field}={value!r}" for field, value in given.items())]
        dataset = Dataset(
            key, message("data-own", name=shown), frame,
            python=f"own_table({', '.join(arguments)})", variables=_variables(frame, columns),
            units={each: column.unit for each, column in columns.items() if column.unit},
            is_own=True,
        )  # fmt: skip
        firsts = {
            name: [row[at] for row in self.rows[:FIRST_VALUES] if row[at]]
            for at, name in enumerate(self.names)
        }
        names, notes = tuple(self.names), tuple(self.notes)
        return OwnTable(dataset, found, names, firsts, self.day_first, notes, self.cells)


def _some(columns: Sequence[str]) -> list[str | Message]:
    more = len(columns) - _MOST_LINES
    rest = [message("data-read-more-columns", count=more)] if more > 1 else []
    return [*columns[: _MOST_LINES if rest else None], *rest]


def _places(names: Sequence[str], parts: Sequence[set[str]]) -> list[int]:
    """Return where each part of a date is among names; nothing if one is not."""
    found = [at for words in parts for at, name in enumerate(names) if name in words]
    return found if sorted(found) == list(range(len(parts))) else []


def _where(lines: Sequence[int]) -> Message:
    named, more = list(map(str, lines[:_MOST_LINES])), len(lines) - _MOST_LINES
    if more > 0:
        return message("data-read-lines-more", lines=named, more=more)
    return message("data-read-lines", count=len(lines), lines=named)


def _header(rows: Sequence[list[str]]) -> int | None:
    """Return the first row as long as most, unless it has a number in the place of a name."""
    if not rows:
        raise reject("data-no-rows")
    usual = _usual(lengths := list(map(len, rows)))
    at = lengths.index(usual)
    is_data = any(_number(cell, ".") is not None for cell in rows[at])
    if at and is_data and (lengths.count(usual) == 1 or lengths[at - 1] == usual - 1 > 1):
        at -= 1
    found = [cell for cell in rows[at] if _number(cell, ".") is not None]
    years = len(found) > 1 and rows[at][0] != found[0] and all(map(_YEAR.fullmatch, found))
    return at if years or not found else None


def _usual(lengths: Sequence[int]) -> int:
    """Return the length of most rows; a long one counts for more."""
    counts = Counter(lengths)
    return max(counts, key=lambda length: length * counts[length], default=0)


def _shortened(name: str) -> str:
    """Shorten a name in its middle: long questions of one form differ at their ends."""
    if len(name) <= _LONGEST_NAME:
        return name
    return f"{name[: _LONGEST_NAME // 2 - 4]}…{name[-_LONGEST_NAME // 2 + 3 :]}"


def _check_merged(cells: Sequence[str], head: str) -> None:
    """Refuse a first column filled once for several rows, as merged cells are saved."""
    filled = [each for each in cells if each]
    once_each = len(set(filled)) == len(filled) <= len(cells) - len(filled)
    if filled and cells[0] and once_each:
        raise reject("data-merged", name=head)


# What a cell may be.

# no reader: signs as files have them
_GAPS = frozenset(
    {"", "na", "n/a", "<na>", "nan", "nd", "n.d.", "null", "none", "inf", "-inf", "mm", "#n/a"}
    | {"#nv", "#num!", "#div/0!", "-", "–", "—", "?", ".", ".."}
)
_YEAR = re.compile(r"[12]\d{3}")
_GROUPED = re.compile(r"[-+−]?[1-9]\d{0,2}([.,])\d{3}")
_DECIMAL = re.compile(r"[-+−]?(?:\d*|\d{1,3}(?:[.,'\u2019 ]\d{3})+)([.,])\d+(?:[eE][-+−]?\d+)? ?%?")
_MARKS = {
    mark: re.compile(
        rf"(?=[^eE]*\d)[-+−]?(?:\d+|[1-9]\d{{0,2}}(?:[{other}'\u2019 ]\d{{3}})+)?"
        rf"(?:{re.escape(mark)}\d*)?(?:[eE][-+−]?\d+)?"
    )
    for mark, other in ((".", ","), (",", "."))
}
_DATE = re.compile(
    r"(?:(?P<y>\d{4})(?:[-/](?P<m>\d{1,2})(?:[-/](?P<d>\d{1,2}))?)?"
    r"|(?P<a>\d{1,2})(?P<sign>[-./])(?P<b>\d{1,2})(?:[-./](?P<year>\d{4})|[./](?P<short>\d\d)))"
    r"(?:[T ](?P<h>\d{1,2}):(?P<min>\d\d)(?::(?P<s>\d\d)(?:\.(?P<part>\d+))?)?"
    r"(?: ?(?:(?P<utc>Z|UTC)|(?P<ahead>[-+]\d\d)(?::?(?P<and>\d\d))?))?)?"
)
_LANGUAGES = ("en", "es", "de", "de_AT", "fr", "pt", "it")
"""Whose names of months are read."""
_WITH_MONTH = [
    re.compile(rf"{form}(?P<time>[T ]\d.*)?")
    for form in (
        (
            r"(?P<d>\d{1,2})(?:\.|st|nd|rd|th)?[-/. ]*(?:d[eo] |of )?(?P<month>[^\W\d_]{3,})"
            r"[-/., ]*(?:del? )?(?P<y>\d{4}|\d\d)"
        ),
        r"(?P<month>[^\W\d_]{3,})\.? (?P<d>\d{1,2})(?:st|nd|rd|th)?,? (?P<y>\d{4})",
        r"(?P<month>[^\W\d_]{3,})\.?(?:(?:[-/. ]| de )(?P<y>\d{4})|-(?P<short>\d\d))",
        r"(?P<y>\d{4})[-/. ](?P<month>[^\W\d_]{3,})\.?[-/. ](?P<d>\d{1,2})",
    )
]
_PLAIN_DATES = re.compile(
    r"(?:\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?)?(?:\n|\Z))+"
    r"|(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?Z(?:\n|\Z))+",
    re.ASCII,
)
_MONTH = re.compile(r"^(\d{1,2})[-./](\d{4})$")
_YES_NO = (
    ("true", "false"), ("yes", "no"), ("y", "n"), ("sí", "no"), ("si", "no"), ("ja", "nein"),
    ("oui", "non"), ("vrai", "faux"), ("wahr", "falsch"), ("verdadero", "falso"),
)  # fmt: skip
_TRUTH = {word: word == pair[0] for pair in _YES_NO for word in pair}
_ID_HEAD = re.compile(
    r"(?i:.*(?:^|[_ .-])(?:ids?|no|nr|key|codes?|zip|plz))|.*[a-z](?:ID|Id|Key|Code)"
)
_YEARS = {"year", "yyyy", "jahr", "año", "année"}
_PARTS = [
    _YEARS | {"yy", "ano", "anno"},
    {"month", "mm", "mo", "m", "monat", "mes", "mois", "mês"},
    {"day", "dd", "dy", "d", "tag", "día", "dia", "jour"},
]
_CLOCK = [{"hour", "hh", "hr", "h"}, {"minute", "mm", "mn", "min"}]
"""Names of columns that are a year, a month and a day, and that may stand behind these."""
DATE_PARTS = frozenset().union(*_PARTS, *_CLOCK)
_CODE = re.compile(r"0\d+|\d{16,}|\d+E\d+")
AGE = re.compile(r"(?i:.*(?:^|[_ (\[])(?:ma|mya)[)\]]?)")


_PLAIN = {
    mark: str.maketrans(f"{mark}\u2212", ".-", f"{other}'\u2019 ")
    for mark, other in ((".", ","), (",", "."))
}


def _number(cell: str, decimal: str) -> float | None:
    return _numbers((cell,), decimal)[0]


@lru_cache(1)  # for the kind of a column, and for its values
def _numbers(cells: tuple[str, ...], decimal: str) -> list[float | None]:
    fits = map(_MARKS[decimal].fullmatch, cells)
    plain = "\n".join(cells).translate(_PLAIN[decimal]).split("\n")  # all at once, as it is slow
    numbers = [float(each) if fit else math.nan for each, fit in zip(plain, fits, strict=False)]
    if all(map(math.isfinite, numbers)):
        return numbers  # type: ignore[return-value]  # not one is None
    return [each if math.isfinite(each) else None for each in numbers]


@lru_cache(1)  # as above
def _plain_dates(cells: tuple[str, ...]) -> list[datetime]:
    """Read dates as programs write them, all at once; nothing if any is of another form."""
    text = "\n".join(cells)
    if not _PLAIN_DATES.fullmatch(text):
        return []
    try:
        return list(map(datetime.fromisoformat, text.replace("Z", "").split("\n")))
    except ValueError:
        return []


@lru_cache(MOST_ROWS)  # as above
def _date(cell: str, *, day_first: bool, in_utc: bool) -> datetime | None:
    found = _dated(cell)
    if not found:
        return None
    day, month = found["a"], found["b"]
    if not day_first:
        day, month = month, day
    parts = (
        found["y"] or found["year"] or _full_year(found["short"]),
        found["m"] or month or 1, found["d"] or day or 1,
        *(found[each] or 0 for each in ("h", "min", "s")), (found["part"] or "")[:6].ljust(6, "0"),
    )  # fmt: skip
    try:
        moment = datetime(*(int(each) for each in parts))  # type: ignore[arg-type]  # noqa: DTZ001
        return moment - (_ahead(found) or timedelta()) if in_utc else moment
    except (ValueError, OverflowError):
        return None


def _has_month(cell: str) -> bool:
    found = _dated(cell)
    return bool(found and (found["m"] or found["a"]))


def _dated(cell: str) -> re.Match[str] | None:
    return _DATE.fullmatch(cell) or _DATE.fullmatch(_with_number(cell))


def _with_number(cell: str) -> str:
    """Write a date that names its month in numbers: 14-Mar-98 as 1998-03-14."""
    for form in _WITH_MONTH:
        found = form.fullmatch(cell)
        month = _months().get(_folded(found["month"])) if found else None
        if found and month:
            parts = found.groupdict()
            year = _full_year(parts["y"] or parts["short"])
            day = f"-{parts['d']}" if parts.get("d") else ""
            return f"{year}-{month}{day}{parts['time'] or ''}"
    return ""


def _full_year(year: str) -> str:
    """Write a year of two digits in full, as POSIX does: 69 is 1969, 68 is 2068."""
    return year if len(year) > 2 else f"{19 if int(year) >= 69 else 20}{year}"


@cache
def _months() -> dict[str, int]:
    """Return the months by the beginnings of their names that mean one month only."""
    from babel.dates import get_month_names  # noqa: PLC0415  # for few files

    meant: dict[str, set[int]] = {}
    for language in _LANGUAGES:
        for width in ("wide", "abbreviated"):
            for month, name in get_month_names(width, locale=language).items():
                word = _folded(name.rstrip("."))
                for end in range(3, len(word) + 1):
                    meant.setdefault(word[:end], set()).add(month)
    return {word: months.pop() for word, months in meant.items() if len(months) == 1}


def _folded(word: str) -> str:
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(each for each in apart if not unicodedata.combining(each))


def _ahead(found: re.Match[str]) -> timedelta | None:
    """Return how far a date's zone is ahead of UTC; None if it has none."""
    if not found["ahead"]:
        return timedelta() if found["utc"] else None
    sign, hours = found["ahead"][0], found["ahead"]
    return timedelta(hours=int(hours), minutes=int(sign + (found["and"] or "0")))


def _zone(cell: str) -> str | None:
    """Return the time zone of a cell: "" if it has none, None if it has no time."""
    found = _dated(cell)
    if not found or not found["h"]:
        return None
    ahead = _ahead(found)
    if not ahead:
        return "" if ahead is None else "UTC"
    return f"UTC{found['ahead']}:{found['and'] or '00'}"


def _day_first(cells: Iterable[str]) -> bool | None:
    """Return whether days precede months; None if it cannot be told, as of 03/04/2021."""
    found = [each for cell in cells if (each := _dated(cell)) and each["a"]]
    pairs = [(int(each["a"]), int(each["b"]), each["sign"]) for each in found]
    if any(month > 12 for _, month, _ in pairs):
        return False
    told = any(day > 12 for day, _, _ in pairs)
    return True if told or all(sign == "." or a == b for a, b, sign in pairs) else None


def typed_date(typed: str, column: str, table: OwnTable | None) -> tuple[float, float] | None:
    """Return the first and last time, in years, of a date as a column's file writes it.

    A year or month is a whole one. None if the text is no date, or neither it nor the table tells
    the order of day and month.
    """
    import pandas as pd  # noqa: PLC0415  # as above

    text = _MONTH.sub(r"\2-\1", " ".join(typed.split()))
    day_first = _day_first([text])
    if day_first is None and table:
        orders = {"day-first": True, "month-first": False}
        day_first = table.day_first.get(column, orders.get(table.found.dates))
    found = _dated(text)
    start = _date(text, day_first=bool(day_first), in_utc=False)
    if found is None or start is None or day_first is None:
        return None
    units = {"s": "s", "h": "m", "d": "D", "a": "D", "m": "M", "y": "Y"}
    unit = next(units[each] for each in units if found[each])
    first = np.datetime64(start, "us")
    last = (first.astype(f"M8[{unit}]") + 1).astype("M8[us]") - 500
    low, high = decimal_years(pd.Series(np.array([first, last])))
    return float(low), float(high)


def _kind_of(name: str, unit: str, cells: tuple[str, ...], decimal: str) -> ColumnKind:
    """Return the kind of a column by its name and its cells without gaps."""
    texts = {each.casefold() for each in cells}
    if not cells or any(texts.issubset(pair) for pair in _YES_NO):
        return "yes-no" if cells else "text"
    if not any(map(str.isdigit, cells[0])):
        return "text"
    digits = all(each.isdecimal() for each in texts)
    codes = any(map(_CODE.fullmatch, cells)) and all(each.isalnum() for each in cells)
    if (codes and name.lstrip("#").casefold() not in DATE_PARTS) or (
        digits and _ID_HEAD.fullmatch(name)
    ):
        return "identifier"
    if None not in _numbers(cells, decimal):
        if AGE.fullmatch(name) or AGE.fullmatch(unit):
            return "age"
        return "whole" if all(each.lstrip("-+−").isdecimal() for each in texts) else "number"
    plain = _plain_dates(cells)
    day_first = bool(plain) or _day_first(cells) is not False
    are_dates = plain or all(_date(each, day_first=day_first, in_utc=False) for each in cells)
    return "date" if are_dates else "text"


def _converted(kind: ColumnKind, cells: tuple[str, ...], decimal: str) -> Sequence[_Cell]:
    if kind in {"number", "age"}:
        return _numbers(cells, decimal)
    if kind == "whole":
        return [
            int(each) if each is not None and each.is_integer() else None
            for each in _numbers(cells, decimal)
        ]
    if kind == "yes-no":
        return [_TRUTH.get(each.casefold()) for each in cells]
    return cells


def _as_ages(columns: dict[str, _Column], chosen: Mapping[str, ColumnKind]) -> dict[str, _Column]:
    """Take ``first`` and ``last`` for ages in Ma if the first of each row is the larger."""
    ends = [columns[each] for each in ("first", "last") if each in columns]
    if len(ends) < 2 or any(each.kind not in {"number", "whole"} for each in ends):
        return columns
    pairs = [
        (one, other)
        for one, other in zip(ends[0].values, ends[1].values, strict=True)
        if isinstance(one, int | float) and isinstance(other, int | float)
    ]
    falling = any(a > b for a, b in pairs) and all(a >= b >= 0 for a, b in pairs)
    if falling and not {"first", "last"} & set(chosen):
        columns |= {each: columns[each]._replace(kind="age") for each in ("first", "last")}
    return columns


def _series(column: _Column) -> object:
    import pandas as pd  # noqa: PLC0415  # as above

    if column.kind == "date":
        return pd.Series(np.array(column.values, dtype="datetime64[us]"))
    kinds = {"number": "float64", "age": "float64", "yes-no": "bool", "whole": "int64"}
    if None in column.values:
        kinds |= {"yes-no": "boolean", "whole": "Int64"}
    return pd.Series(column.values, dtype=kinds.get(column.kind, "object"))


def _variables(frame: pd.DataFrame, columns: Mapping[str, _Column]) -> tuple[Variable, ...]:
    ages = [each for each, column in columns.items() if column.kind == "age"]
    kinds: dict[str, VariableKind] = {
        each: "category" if column.kind == "group" else "time"
        for each, column in columns.items()
        if column.kind == "group"
        or (column.kind == "whole" and each.casefold().rpartition("_")[2] in _YEARS)
    }
    return tuple(
        Variable(each.name, kinds.get(each.name, each.kind), each.backwards)
        for each in variables_of(frame, ages)
    )
