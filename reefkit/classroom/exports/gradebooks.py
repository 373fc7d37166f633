"""Points as the gradebooks of learning platforms take them in.

No platform knows our pupils, and we know no e-mail address and no school number of theirs. So
there are two ways. *Blank*: a file in the platform's layout, with the pupils' labels and points,
where the columns by which the platform finds a pupil are left empty for the teacher. *Filled in*
(`filling.fill_in`): the teacher gives us the file that the platform exported, and we add our
columns to the rows whose names we know.

Layouts, and where they are told:

- Canvas: its own importer (``lib/gradebook_importer.rb`` of the public source, November 2025)
  wants ``Student, ID, SIS User ID, SIS Login ID, Section`` first, then one column an assignment;
  a row whose first cell says ``Points Possible`` tells what each can gain. A pupil is found by id,
  by SIS id, by login, or else by the exact name; an empty cell changes nothing.
- Moodle: the importer (``grade/import/csv/classes/load_data.php``) takes any columns and asks which
  of them names the user (id, ID number, e-mail or user name); the columns here are called as in its
  own exports. A row without a user is passed over, an empty grade is none.
- Google Classroom takes no file of grades in. These are the columns of the file that its *Grades*
  page downloads (``Last Name, First Name, Email Address``, then one column an assignment, with its
  points in a row of their own), so that a column can be copied over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from reefkit.classroom.exports.cells import write_csv
from reefkit.classroom.exports.names import Names
from reefkit.classroom.exports.records import ClassRecord, Total
from reefkit.text import Catalogue, Message

Platform = Literal["canvas", "moodle", "classroom"]
PLATFORMS: tuple[Platform, ...] = ("canvas", "moodle", "classroom")

PERCENT = 100.0
"""What a column can gain where pupils' sheets differ in what they can."""

# no reader: Canvas finds its columns by these names
CANVAS = ("Student", "ID", "SIS User ID", "SIS Login ID", "Section")
MOODLE = ("First name", "Last name", "ID number", "Email address")
CLASSROOM = ("Last Name", "First Name", "Email Address")
POINTS_POSSIBLE = "Points Possible"


class Grades(Struct, frozen=True):
    """One column of a gradebook: a sheet, what it can gain, and each pupil's points by person."""

    sheet: str
    title: str
    possible: float
    points: dict[str, float]


def columns(record: ClassRecord, say: Catalogue, title: str = "") -> list[Grades]:
    """Make a gradebook's columns, one a sheet, in the order in which a lesson asks them.

    A pupil who has answered nothing has no points, which is something else than none. Where all
    pupils' sheets can gain the same, points are points; where they differ, as with questions made
    from each pupil's own match, they are per cent.

    Parameters
    ----------
    record
        The class.
    say
        The language of the titles.
    title
        The name of the lesson, to stand before each sheet's.
    """
    sheets: dict[str, list[Total]] = {}
    for total in record.totals:
        sheets.setdefault(total.sheet, []).append(total)
    order = {"before": 0, "after": 1}
    made = []
    for sheet in sorted(sheets, key=lambda each: (order.get(each, len(order)), each)):
        counted = {each.person: each for each in sorted(sheets[sheet], key=_weight)}
        answered = [each for each in counted.values() if each.answered and each.of > 0]
        made.append(_grades(sheet, answered, _title(sheet, title, say)))
    return [each for each in made if each.possible > 0]


def gradebook(
    record: ClassRecord, names: Names, platform: Platform, say: Catalogue, title: str
) -> bytes:
    """Write a gradebook file for a platform, in which its way of naming pupils is left empty."""
    grades = columns(record, say, title)
    pupils = [each.person for each in record.pupils if not each.removed]
    layout = {"canvas": _canvas, "moodle": _moodle, "classroom": _classroom}[platform]
    head, rows = layout(grades, [(person, names.of(person)) for person in pupils])
    return write_csv([*head], rows, say)


def points_of(grades: Grades, person: str) -> float | None:
    """Give a pupil's points as a gradebook takes them: two decimals, none where nothing is."""
    found = grades.points.get(person)
    return None if found is None else round(found, 2)


def split_name(name: str) -> tuple[str, str]:
    """Give first and last name: what stands before the last space, and what stands after it."""
    first, _, last = name.strip().rpartition(" ")
    return (first, last) if first else (last, "")


def _weight(total: Total) -> tuple[bool, bool, int]:
    """Weigh sheets of one pupil: of several matches the class's counts, else the one handed in."""
    return total.table is not None, bool(total.finished), total.answered


def _grades(sheet: str, totals: Sequence[Total], title: str) -> Grades:
    possible = {each.of for each in totals}
    if len(possible) == 1:
        return Grades(sheet, title, possible.pop(), {each.person: each.points for each in totals})
    points = {each.person: PERCENT * each.points / each.of for each in totals}
    return Grades(sheet, title, PERCENT if totals else 0.0, points)


def _title(sheet: str, lesson: str, say: Catalogue) -> str:
    named = {"before": Message("export-sheet-before"), "after": Message("export-sheet-after")}
    title = say.render(named.get(sheet, Message("export-sheet-other", {"name": sheet})))
    # A colon, and no number in parentheses: Canvas takes that for an assignment's id.
    return f"{lesson}: {title}" if lesson else title


_Rows = tuple[Sequence[str], list[list[object]]]
_People = Sequence[tuple[str, str]]


def _canvas(grades: Sequence[Grades], people: _People) -> _Rows:
    head = (*CANVAS, *(each.title for each in grades))
    possible = [f"    {POINTS_POSSIBLE}", *[""] * (len(CANVAS) - 1)]
    rows: list[list[object]] = [[*possible, *(each.possible for each in grades)]]
    for person, name in people:
        # A pupil who calls herself so would be read as the row of points.
        told = name.replace(POINTS_POSSIBLE, POINTS_POSSIBLE.replace(" ", "-"))
        empty = [""] * (len(CANVAS) - 1)
        rows.append([told, *empty, *(points_of(each, person) for each in grades)])
    return head, rows


def _moodle(grades: Sequence[Grades], people: _People) -> _Rows:
    head = (*MOODLE, *(each.title for each in grades))
    rows: list[list[object]] = [
        [*split_name(name), "", "", *(points_of(each, person) for each in grades)]
        for person, name in people
    ]
    return head, rows


def _classroom(grades: Sequence[Grades], people: _People) -> _Rows:
    head = (*CLASSROOM, *(each.title for each in grades))
    rows: list[list[object]] = [["Points", "", "", *(each.possible for each in grades)]]
    for person, name in people:
        first, last = split_name(name)
        rows.append([last, first, "", *(points_of(each, person) for each in grades)])
    return head, rows
