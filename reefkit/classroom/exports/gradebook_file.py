"""Adding points to a gradebook file that a platform exported, by matching names.

The file is untrusted and is not kept: it is read, and a new file is returned.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Literal, TypeVar

from msgspec import Struct

from reefkit.classroom.exports.gradebooks import POINTS_POSSIBLE, Grades, Platform, points_of
from reefkit.classroom.exports.roster_file import BLACKBOARD, NameColumns, cells_of, name_columns
from reefkit.match.errors import reject
from reefkit.text import Catalogue
from reefkit.text.csv_files import SEPARATORS, cell, harmless, write_cells
from reefkit.text.table_cells import TableError

MOST_ROWS = 2_000

_PLAIN = re.compile(r"-|[-+]?\d+([.,]\d+)?%?")


_Thing = TypeVar("_Thing")
_Known = Platform | Literal["blackboard", "gradebook"]


class Filled(Struct, frozen=True):
    """A gradebook file with points filled in."""

    data: bytes  #: With the points of those of whom the names are sure.
    platform: _Known  #: "gradebook" if it cannot be told.
    sure: tuple[str, ...]  #: Labels that equal a full name in the file.
    #: Labels like a name in the file, with that name, for the teacher to confirm: without accents,
    #: in the other order, or the first name alone; only one student in the file has such a name.
    guessed: tuple[tuple[str, str], ...]
    missing: tuple[str, ...]  #: Labels that match nobody in the file, or more than one.
    confirmed: bytes = b""  #: With the points of those guessed, too.


def fill_in(
    data: bytes, labels: Mapping[str, str], grades: Sequence[Grades], say: Catalogue
) -> Filled:
    """Add our columns to a file exported by a learning platform; nothing else in it changes.

    `labels`: Each person's label in the class.

    Raises
    ------
    Rejection
        If it has no names of students, or is too large.
    """
    try:
        read = cells_of(data)
    except TableError as error:
        raise reject("export-roster-unknown") from error
    columns = name_columns(read.rows)
    if columns is None or not 2 <= len(read.rows) <= MOST_ROWS:
        raise reject("export-roster-unknown")
    wide = max(map(len, read.rows))
    rows = [row + [""] * (wide - len(row)) for row in read.rows]
    students = {
        number: columns.name(row).whole
        for number, row in enumerate(rows)
        if number > columns.head and columns.is_student(row)
    }
    names = {number: name for number, name in students.items() if name}
    found, guessed = _matched(names, labels)
    surely = {row: person for row, person in found.items() if person not in dict(guessed)}

    cells = [each.strip() for row in rows for each in row]
    marks = {mark for mark in ".," if any(re.fullmatch(rf"\d+[{mark}]\d{{1,2}}", e) for e in cells)}
    point = "," if marks == {","} or (read.separator == ";" and not marks) else "."
    separators = [key for key, each in SEPARATORS.items() if each == read.separator]

    def written(found: Mapping[int, str]) -> bytes:
        filled = _filled(rows, columns, found, grades, partial(cell, say=say, point=point))
        return write_cells(filled, separator=separators[0] if separators else "comma")

    return Filled(
        written(surely),
        _platform(rows[columns.head], columns),
        tuple(label for person, label in labels.items() if person in surely.values()),
        tuple((labels[person], whole) for person, whole in guessed),
        tuple(label for person, label in labels.items() if person not in found.values()),
        written(found),
    )


def _filled(
    rows: Sequence[Sequence[str]], columns: NameColumns, found: Mapping[int, str],
    grades: Sequence[Grades], written: Callable[[object], str],
) -> list[list[str]]:  # fmt: skip
    """Return all cells with our columns: one that was filled in before is filled in again."""
    head = [each.strip() for each in rows[columns.head]]
    made = [[_handed_back(each) for each in row] for row in rows]
    for each in grades:
        place = _place(each, head)
        for number, row in enumerate(made):
            points = None if number not in found else points_of(each, found[number])
            if number == columns.head:
                text = head[place] if place is not None else harmless(each.title)
            elif number > columns.head and any(map(_POINTS.fullmatch, rows[number])):
                text = written(each.possible)
            else:
                text = written(points)
            if place is None:
                row.append(text)
            elif text:
                row[place] = text
    return made


def _platform(head: Sequence[str], columns: NameColumns) -> _Known:
    known = {each.strip().casefold() for each in head}
    order = columns.last, columns.first, columns.mail
    # no reader: heads as Canvas writes them
    if known & {"sis user id", "sis login id"} or {"lastname", "firstname"} <= known:
        return "canvas"
    if columns.whole == 0 and head[0].strip() == "Student":
        return "canvas"
    if any(map(BLACKBOARD.search, head)):
        return "blackboard"
    if order == (0, 1, 2):
        return "classroom"
    is_moodle = columns.first == 0 and columns.last == 1
    return "moodle" if is_moodle or columns.whole == 0 else "gradebook"


# -- matching --------------------------------------------------------------------------------------


def _folded(name: str) -> str:
    plain = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(re.sub(r"[^\w\s]", " ", plain).split())


def _bare(name: str) -> str:
    """Return a name without accents, its parts in the order of the alphabet."""
    plain = unicodedata.normalize("NFKD", _folded(name))
    return " ".join(sorted("".join(e for e in plain if not unicodedata.combining(e)).split()))


def _matched(
    names: Mapping[int, str], labels: Mapping[str, str]
) -> tuple[dict[int, str], list[tuple[str, str]]]:
    """Match rows to students by full name, then guess by names that only one student has."""
    whole = _only_one((_folded(name), row) for row, name in names.items())
    wanted = _only_one((_folded(label), person) for person, label in labels.items())
    found = {whole[name]: person for name, person in wanted.items() if name in whole}
    for known_as in (_bare, lambda name: _bare(name.partition(" ")[0])):
        left = {row: name for row, name in names.items() if row not in found}
        rows = _only_one((known_as(name), row) for row, name in left.items())
        others = {who: label for who, label in labels.items() if who not in found.values()}
        people = _only_one((_bare(label), person) for person, label in others.items())
        for name in rows.keys() & people.keys():
            found[rows[name]] = people[name]
    sure = {whole.get(name) for name in wanted}
    guessed = [(person, names[row]) for row, person in sorted(found.items()) if row not in sure]
    return found, guessed


def _only_one(pairs: Iterable[tuple[str, _Thing]]) -> dict[str, _Thing]:
    seen: dict[str, list[_Thing]] = {}
    for name, thing in pairs:
        seen.setdefault(name, []).append(thing)
    return {name: things[0] for name, things in seen.items() if len(things) == 1 and name}


# -- writing ---------------------------------------------------------------------------------------


_POINTS = re.compile(
    rf"\s*(?:{POINTS_POSSIBLE}|Points|Puntos(?: posibles)?|Punkte|Pontos|Punti)\s*", re.IGNORECASE
)
"""What stands in the row of possible points."""


def _place(grades: Grades, head: Sequence[str]) -> int | None:
    """Return the column that was filled in before: the title, perhaps with the platform's id."""
    known = re.compile(rf"{re.escape(grades.title)}(?: \(\d+\)| {BLACKBOARD.pattern})?")
    return next((place for place, name in enumerate(head) if known.fullmatch(name)), None)


def _handed_back(cell: str) -> str:
    """Escape a cell against formulas, unless it is a number or Moodle's `-`."""
    return cell if _PLAIN.fullmatch(cell.strip()) else harmless(cell)
