"""Adding points to a gradebook file that a platform exported, by matching names.

The file is untrusted and is not kept: it is read, and a new file is returned.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from reefkit.classroom.exports.gradebooks import POINTS_POSSIBLE, Grades, Platform, points_of
from reefkit.match.errors import reject
from reefkit.text import Catalogue
from reefkit.text.csv_files import cell, harmless, write_cells

MOST_BYTES = 2 * 1024 * 1024
MOST_ROWS = 2_000
_OWN_COLUMNS: Mapping[Platform, frozenset[str]] = {
    "canvas": frozenset(
        # no reader: names of columns, as Canvas writes them
        {"student", "lastname", "firstname", "id", "sis user id", "sis login id"}
        | {"integration id", "root account", "section"}
    ),
    "moodle": frozenset(
        {"first name", "last name", "surname", "full name", "user id", "username", "id number"}
        | {"email address", "institution", "department"}
    ),
    "classroom": frozenset({"last name", "first name", "email address"}),
}
"""The columns by which a platform identifies a student: only these are copied, no other grades."""

_PLAIN = re.compile(r"-|[-+]?\d+([.,]\d+)?%?")


_Thing = TypeVar("_Thing")


class Filled(Struct, frozen=True):
    """A gradebook file with points filled in."""

    data: bytes
    platform: Platform
    sure: tuple[str, ...]  #: Labels that equal a full name in the file.
    #: Labels that equal a first name which only one student in the file has, with the full name.
    guessed: tuple[tuple[str, str], ...]
    missing: tuple[str, ...]  #: Labels that match nobody in the file, or more than one.


def fill_in(
    data: bytes, labels: Mapping[str, str], grades: Sequence[Grades], say: Catalogue
) -> Filled:
    """Add our columns to a file exported by Canvas, Moodle or Google Classroom.

    `labels`: Each person's label in the class.

    Raises
    ------
    Rejection
        If it is not such a file, or is too large.
    """
    rows = _rows(data)
    head = [each.strip().lstrip("\ufeff") for each in rows[0]]
    platform = _platform(head)
    places = [place for place, name in enumerate(head) if name.casefold() in _OWN_COLUMNS[platform]]
    body = [row + [""] * (len(head) - len(row)) for row in rows[1:]]
    names = {number: name for number, row in enumerate(body) if (name := _name(head, row))}
    found, guessed = _matched(names, labels)
    filled = [
        [
            *(_handed_back(row[place]) for place in places),
            *(cell(points, say) for points in _points(row, number, found, grades)),
        ]
        for number, row in enumerate(body)
    ]
    columns = [head[place] for place in places] + [_column_name(each, head) for each in grades]
    people = set(found.values())
    by_first = {person for person, _ in guessed}
    return Filled(
        write_cells([[harmless(each) for each in columns], *filled]),
        platform,
        tuple(labels[each] for each in labels if each in people - by_first),
        tuple((labels[person], whole) for person, whole in guessed),
        tuple(label for person, label in labels.items() if person not in people),
    )


# -- reading ---------------------------------------------------------------------------------------


def _rows(data: bytes) -> list[list[str]]:
    text = decoded(data)
    line = text.partition("\n")[0]
    separator = max(",;\t", key=line.count)
    try:
        rows = [
            row for row in csv.reader(io.StringIO(text, newline=""), delimiter=separator) if row
        ]
    except csv.Error as error:
        raise reject("export-roster-unknown") from error
    if len(rows) < 2 or len(rows) > MOST_ROWS:
        raise reject("export-roster-unknown")
    return rows


def decoded(data: bytes) -> str:
    """Return a file as text.

    Raises
    ------
    Rejection
        If it is too large.
    """
    if len(data) > MOST_BYTES:
        raise reject("export-roster-too-large", megabytes=MOST_BYTES // 1024**2)
    marked = data[:2] in {b"\xff\xfe", b"\xfe\xff"}
    for encoding in ["utf-16"] if marked else ["utf-8-sig", "cp1252"]:
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise reject("export-roster-unknown")


def _platform(head: Sequence[str]) -> Platform:
    known = {each.casefold() for each in head}
    if head[0].casefold() == "student" or {"lastname", "firstname"} <= known:
        return "canvas"
    # Their columns differ in capitals only.
    if "Last Name" in head and "First Name" in head:
        return "classroom"
    if {"first name"} <= known and known & {"last name", "surname"}:
        return "moodle"
    if "full name" in known:
        return "moodle"
    raise reject("export-roster-unknown")


def _name(head: Sequence[str], row: Sequence[str]) -> str:
    cells = {name.casefold(): each.strip() for name, each in zip(head, row, strict=False)}
    if "student" in cells or "full name" in cells:
        whole = cells.get("student") or cells.get("full name", "")
        last, comma, first = whole.partition(",")
        whole = f"{first.strip()} {last.strip()}" if comma else whole
        return "" if POINTS_POSSIBLE in whole or whole == "Test Student" else whole
    first = cells.get("first name") or cells.get("firstname", "")
    last = cells.get("last name") or cells.get("lastname") or cells.get("surname", "")
    is_head = not first and last in {"Points", "Date"}
    return "" if is_head else f"{first} {last}".strip()


# -- matching --------------------------------------------------------------------------------------


def _folded(name: str) -> str:
    plain = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(re.sub(r"[^\w\s]", " ", plain).split())


def _matched(
    names: Mapping[int, str], labels: Mapping[str, str]
) -> tuple[dict[int, str], list[tuple[str, str]]]:
    """Match rows to students by full name, then by a first name that only one student has."""
    whole = _only_one((_folded(name), row) for row, name in names.items())
    wanted = _only_one((_folded(label), person) for person, label in labels.items())
    found = {whole[name]: person for name, person in wanted.items() if name in whole}
    left = {row: name for row, name in names.items() if row not in found}
    first = _only_one((_folded(name).partition(" ")[0], row) for row, name in left.items())
    guessed = []
    for name, person in wanted.items():
        if person not in found.values() and name in first:
            found[first[name]] = person
            guessed.append((person, names[first[name]]))
    return found, guessed


def _only_one(pairs: Iterable[tuple[str, _Thing]]) -> dict[str, _Thing]:
    seen: dict[str, list[_Thing]] = {}
    for name, thing in pairs:
        seen.setdefault(name, []).append(thing)
    return {name: things[0] for name, things in seen.items() if len(things) == 1 and name}


# -- writing ---------------------------------------------------------------------------------------


def _column_name(grades: Grades, head: Sequence[str]) -> str:
    """Return the column's name in the file if it was filled in before: the title with an id."""
    known = re.compile(re.escape(grades.title) + r" \(\d+\)")
    return next((name for name in head if known.fullmatch(name)), grades.title)


def _points(
    row: Sequence[str], number: int, found: Mapping[int, str], grades: Sequence[Grades]
) -> list[float | None]:
    if POINTS_POSSIBLE in row[0] or row[0].strip() == "Points":
        return [each.possible for each in grades]
    person = found.get(number)
    return [None if person is None else points_of(each, person) for each in grades]


def _handed_back(cell: str) -> str:
    """Escape a cell against formulas, unless it is a number or Moodle's `-`."""
    return cell if _PLAIN.fullmatch(cell.strip()) else harmless(cell)
