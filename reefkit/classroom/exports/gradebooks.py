"""Points for the gradebooks of learning platforms, as a file of ours or filled into theirs.

A platform does not know our labels, and we do not know its students' e-mail addresses, so there are
two ways. *Blank*: a file in the platform's layout with labels and points, in which the teacher
fills in the columns that identify a student. *Filled in* (`fill_in`): the teacher supplies the file
that the platform exported, and our columns are added to its rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from reefkit.classroom.exports.tables import ClassRecord, Names, Total
from reefkit.text import Catalogue, Message, message
from reefkit.text.csv_files import write_csv

Platform = Literal["canvas", "moodle", "classroom"]
PLATFORMS: tuple[Platform, ...] = ("canvas", "moodle", "classroom")

PERCENT = 100.0
"""Points possible in a column if students' sheets differ in their points."""

# no reader: Canvas finds its columns by these names
CANVAS = ("Student", "ID", "SIS User ID", "SIS Login ID", "Section")
MOODLE = ("First name", "Last name", "ID number", "Email address")
CLASSROOM = ("Last Name", "First Name", "Email Address")
POINTS_POSSIBLE = "Points Possible"


class Grades(Struct, frozen=True):
    """One column of a gradebook: a sheet, the points possible, and each person's points."""

    sheet: str
    title: str
    possible: float
    points: dict[str, float]


def columns(record: ClassRecord, say: Catalogue, title: str = "") -> list[Grades]:
    """Make a gradebook's columns, one per sheet, in the order of a lesson.

    A student without answers has no points, which is different from 0. If the sheets of all
    students have the same points possible, the column is in points; if they differ, as with
    questions about the student's own match, in per cent, and its title says so.
    """
    order = {"before": 0, "after": 1, "later": 2}
    sheets = counted(record.totals)
    made = [
        _grades(sheet, sheets[sheet], _title(sheet, title, say), say)
        for sheet in sorted(sheets, key=lambda each: (order.get(each, len(order)), each))
    ]
    return [each for each in made if each.possible > 0]


def counted(totals: Iterable[Total]) -> dict[str, list[Total]]:
    """Return each sheet's totals, one per student with answers: the highest by `_weight`."""
    sheets: dict[str, dict[str, Total]] = {}
    for each in sorted(totals, key=_weight):
        sheets.setdefault(each.sheet, {})[each.person] = each
    return {
        sheet: [each for each in found.values() if each.answered and each.of > 0]
        for sheet, found in sheets.items()
    }


def gradebook(
    record: ClassRecord, names: Names, platform: Platform, say: Catalogue, title: str
) -> bytes:
    grades = columns(record, say, title)
    own, points = _LAYOUTS[platform]

    def row(names: Sequence[str], values: Iterable[float | None]) -> list[object]:
        return [*names, *[""] * (len(own) - len(names)), *values]

    rows = [row([points], [each.possible for each in grades])] if points else []
    for each in record.pupils:
        if not each.removed:
            gained = [points_of(column, each.person) for column in grades]
            rows.append(row(_name_cells(platform, names, each.person), gained))
    heads = [*own, *(each.title for each in grades)]
    return write_csv(heads, rows, say, separator="comma")


def points_of(grades: Grades, person: str) -> float | None:
    found = grades.points.get(person)
    return None if found is None else round(found, 2)


def _weight(total: Total) -> tuple[bool, bool, int]:
    """Rank a student's sheets: by the class's match, then by hand-in, then by number of answers."""
    return total.table is not None, bool(total.finished), total.answered


def _grades(sheet: str, totals: Sequence[Total], title: str, say: Catalogue) -> Grades:
    possible = {each.of for each in totals}
    if len(possible) == 1:
        return Grades(sheet, title, possible.pop(), {each.person: each.points for each in totals})
    points = {each.person: PERCENT * each.points / each.of for each in totals}
    title = say.render(message("export-in-percent", title=title))
    return Grades(sheet, title, PERCENT if totals else 0.0, points)


def _title(sheet: str, lesson: str, say: Catalogue) -> str:
    known = sheet in {"before", "after", "later"}
    other = message("export-sheet-other", name=sheet)
    title = say.render(Message(f"export-sheet-{sheet}") if known else other)
    # Titles have no number in parentheses: Canvas would take it for an assignment's id.
    return f"{lesson}: {title}" if lesson else title


# First columns of each platform's file, and the name of its row of points; empty if it has none.
_LAYOUTS: Mapping[Platform, tuple[tuple[str, ...], str]] = {
    "canvas": (CANVAS, f"    {POINTS_POSSIBLE}"),
    "moodle": (MOODLE, ""),
    "classroom": (CLASSROOM, "Points"),
}


def _name_cells(platform: Platform, names: Names, person: str) -> tuple[str, ...]:
    name = names.of(person)
    if platform == "canvas":
        # A student with this name would be read as the row of points.
        return (name.replace(POINTS_POSSIBLE, POINTS_POSSIBLE.replace(" ", "-")),)
    # A name is one name, unless the class's list told its parts.
    first, last = names.first_and_last(person)
    return (first or name, last) if platform == "moodle" else (last, first or name)
