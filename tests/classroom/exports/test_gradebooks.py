"""Points as Canvas, Moodle and Google Classroom take them in: layouts of their own documentation."""

import csv
import io

import pytest

from reefkit.classroom.exports import Names, Total, columns, fill_in, gradebook
from reefkit.classroom.exports.gradebooks import MOST_BYTES
from reefkit.match.errors import Rejection
from reefkit.text import catalogue
from tests.classroom.exports.made_class import NAMES, a_class

SAY = catalogue()
LESSON = "Reef Survivor"
RECORD = a_class()
LABELS = {each.person: each.label for each in RECORD.pupils}


def lines(data: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline="")))


def test_canvas_wants_its_five_columns_and_a_row_of_points() -> None:
    head, possible, *rows = lines(gradebook(RECORD, Names(RECORD), "canvas", SAY, LESSON))
    assert head[:5] == ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"]
    assert head[5:] == ["Reef Survivor: Before", "Reef Survivor: After"]
    assert possible == ["    Points Possible", "", "", "", "", "10", "10"]
    assert rows[0] == ["Ana Lopez", "", "", "", "", "0.5", "0.5"]
    assert rows[1][0] == "'=Ben"


def test_who_answered_nothing_has_no_points_and_not_none() -> None:
    *_, sam = lines(gradebook(RECORD, Names(RECORD), "canvas", SAY, LESSON))
    assert sam == ["Sam", "", "", "", "", "", ""]


def test_a_pupil_called_points_possible_is_not_read_as_the_row_of_points() -> None:
    (first, *others) = RECORD.pupils
    named = first.__class__(person=first.person, label="Points Possible")
    record = a_class(pupils=(named, *others))
    rows = lines(gradebook(record, Names(record), "canvas", SAY, LESSON))
    assert sum("Points Possible" in row[0] for row in rows) == 1


def test_moodle_and_classroom_have_their_own_columns() -> None:
    moodle = lines(gradebook(RECORD, Names(RECORD), "moodle", SAY, LESSON))
    assert moodle[0][:4] == ["First name", "Last name", "ID number", "Email address"]
    assert moodle[1][:4] == ["Ana", "Lopez", "", ""]
    classroom = lines(gradebook(RECORD, Names(RECORD), "classroom", SAY, LESSON))
    assert classroom[0][:3] == ["Last Name", "First Name", "Email Address"]
    assert classroom[1] == ["Points", "", "", "10", "10"]
    assert classroom[2][:3] == ["Lopez", "Ana", ""]


def test_where_sheets_differ_in_what_they_can_gain_points_are_per_cent() -> None:
    made = [
        Total(person=person, lesson="reef", sheet="after", points=5, of=of, asked=5, answered=5)
        for person, of in (("p0", 10.0), ("p1", 8.0))
    ]
    (column,) = columns(a_class(totals=tuple(made)), SAY)
    assert (column.possible, column.points) == (100, {"p0": 50, "p1": 62.5})


# -- filled in --------------------------------------------------------------------------------------
CANVAS = (
    "Student,ID,SIS User ID,SIS Login ID,Section,Essay (77),Current Score\n"
    "    Points Possible,,,,,20,(read only)\n"
    '"Lopez, Ana",101,s1,ana@school,7b,12,60\n'
    '"Miller, Noor",102,s2,noor@school,7b,13,65\n'
    '"Student, Test",103,,,7b,,\n'
)
MOODLE = (
    "First name,Last name,ID number,Email address,Quiz: One (Real)\n"
    "Ana,Lopez,101,ana@school,-\nSam,Adams,104,sam.a@school,3\nSam,Brown,105,sam.b@school,4\n"
)


def test_a_canvas_file_comes_back_with_our_columns_and_no_other_grades() -> None:
    filled = fill_in(CANVAS.encode(), LABELS, columns(RECORD, SAY), SAY)
    head, possible, ana, noor, test = lines(filled.data)
    assert head == ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "Before", "After"]
    assert possible[-2:] == ["10", "10"]
    assert ana == ["Lopez, Ana", "101", "s1", "ana@school", "7b", "0.5", "0.5"]
    assert noor[-2:] == ["2.5", "2.5"]
    assert test[-2:] == ["", ""]
    assert filled.platform == "canvas"
    assert filled.sure == ("Ana Lopez",)
    assert filled.guessed == (("Noor", "Noor Miller"),)
    assert filled.missing == ("=Ben", "Sam")


def test_a_first_name_that_two_have_is_nobodys() -> None:
    filled = fill_in(MOODLE.encode("utf-8-sig"), LABELS, columns(RECORD, SAY), SAY)
    assert filled.platform == "moodle"
    assert "Sam" in filled.missing
    rows = lines(filled.data)
    assert rows[1] == ["Ana", "Lopez", "101", "ana@school", "0.5", "0.5"]
    assert [row[-1] for row in rows[2:]] == ["", ""]


def test_a_column_that_canvas_has_already_keeps_its_id() -> None:
    again = CANVAS.replace("Essay (77)", "Before (78)")
    filled = fill_in(again.encode(), LABELS, columns(RECORD, SAY), SAY)
    assert lines(filled.data)[0][-2:] == ["Before (78)", "After"]


def test_semicolons_and_other_encodings_are_read() -> None:
    text = "Last Name;First Name;Email Address\nPoints;;\nLópez;Ana;a@b\n"
    labels = {"p0": "Ana López"}
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "cp1252"):
        filled = fill_in(text.encode(encoding), labels, columns(RECORD, SAY), SAY)
        assert (filled.platform, filled.sure) == ("classroom", ("Ana López",))
        assert lines(filled.data)[1][-1] == "10"


@pytest.mark.parametrize(
    "data", [b"", b"a,b\n1,2\n", b"\x00\x01", b"Student\n", b'"Student', b"x" * (MOST_BYTES + 1)]
)
def test_what_is_no_gradebook_is_refused_in_a_sentence(data: bytes) -> None:
    with pytest.raises(Rejection) as refused:
        fill_in(data, LABELS, columns(RECORD, SAY), SAY)
    assert SAY.render(refused.value.message, strict=True)


def test_formulas_in_the_opened_file_are_made_harmless_too() -> None:
    text = CANVAS.replace("Lopez, Ana", "=cmd()").replace("s1", "-5").replace("s2", "-")
    data = fill_in(text.encode(), LABELS, columns(RECORD, SAY), SAY).data
    assert [row[:3] for row in lines(data)[2:4]] == [
        ["'=cmd()", "101", "-5"],
        ["Miller, Noor", "102", "-"],
    ]


def test_names_in_a_gradebook_are_labels_of_pupils_that_are_in_the_class() -> None:
    gone = [each.__class__(person=each.person, label=each.label, removed=True) for each in
            RECORD.pupils[:1]]  # fmt: skip
    record = a_class(pupils=(*gone, *RECORD.pupils[1:]))
    rows = lines(gradebook(record, Names(record), "moodle", SAY, LESSON))
    assert len(rows) == len(NAMES)
