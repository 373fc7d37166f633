"""Names of a class, pasted or from a platform's file."""

import pytest

from reefkit.classroom.exports.roster_file import read_names
from reefkit.match.errors import Rejection

BOTH = ["Zoë Lindqvist", "Sam Okri"]
CANVAS = (
    "\ufeffStudent,ID,SIS User ID,SIS Login ID,Section,Before (17)\n    Points Possible,,,,,10\n"
    '"Lindqvist, Zoë",101,s1,zoe@school,9b,4\n"Okri, Sam",102,s2,sam@school,9b,\n'
    '"Student, Test",103,,x,9b,\n' + f'"prueba, Estudiante de",104,,{"0a" * 20},9b,\n'
)
MOODLE_DE = "Vorname;Nachname;ID-Nummer;E-Mail-Adresse\nZoë;Lindqvist;1;z@s\nSam;Okri;2;s@s\n"
MOODLE_ES = (
    '"Nombre","Apellido(s)","Número de ID","Dirección de correo"\n'
    '"Zoë","Lindqvist","","z@s"\n"Sam","Okri","","s@s"\n'
)
MOODLE_FR = "Prénom,Nom de famille,Adresse de courriel\nZoë,Lindqvist,z@s\nSam,Okri,s@s\n"
CLASSROOM = (
    "Last Name,First Name,Email Address,Reef\n,Date,,2026-03-02\nPoints,,,10\n"
    "Lindqvist,Zoë,z@s,4\nOkri,Sam,s@s,\n"
)
BLACKBOARD = (
    '"Last Name"\t"First Name"\t"Username"\t"Student ID"\t"Last Access"\t"Availability"\n'
    '"Lindqvist"\t"Zoë"\t"zl"\t"1"\t""\t"Yes"\n"Okri"\t"Sam"\t"so"\t"2"\t""\t"Yes"\n'
)
POWERSCHOOL = "Student_Number\tLastFirst\tGrade_Level\n1\tLindqvist, Zoë\t9\n2\tOkri, Sam\t9\n"
POWERTEACHER = (
    "Teacher Name:,Reed\nClass:,Biology 9b\nPoints Possible:,10.0\n\n"
    'Student Num,Student Name,Score\n1,"Lindqvist, Zoë",\n2,"Okri, Sam",\n'
)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "cp1252"])
@pytest.mark.parametrize(
    "text",
    [CANVAS, MOODLE_DE, MOODLE_ES, MOODLE_FR, CLASSROOM, BLACKBOARD, POWERSCHOOL, POWERTEACHER],
    ids=["canvas", "moodle-de", "moodle-es", "moodle-fr", "classroom", "blackboard", "ps", "pt"],
)
def test_the_names_of_a_platform_s_file_are_read(text: str, encoding: str):
    data = text if encoding.startswith("utf-8") else text.removeprefix("\ufeff")
    names = read_names(data.encode(encoding))
    assert names == [("Zoë", "Lindqvist"), ("Sam", "Okri")]
    assert read_names("\n".join(each.line for each in names).encode()) == names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Zoë Lindqvist\n\n  Sam\tOkri \r\n", BOTH),
        ("Lindqvist, Zoë\nOkri, Sam", BOTH),
        ("1. Zoë Lindqvist\n2) Sam Okri\n", BOTH),
        ("- Zoë Lindqvist\n\u2022 Sam Okri\n", BOTH),
        ("Zoë Lindqvist, Sam Okri, Mia", [*BOTH, "Mia"]),
        ("First name\tLast name\nZoë\tLindqvist\nSam\tOkri\n", BOTH),
        ("Zoë, 9b", ["Zoë, 9b"]),
        ("Anne-Marie O\u2019Brien", ["Anne-Marie O\u2019Brien"]),
        ("  ", []),
    ],
)
def test_pasted_names_are_read_as_they_are_meant(text: str, names: list[str]):
    assert [each.whole for each in read_names(text.encode())] == names


def test_only_a_list_that_tells_a_last_name_apart_has_one():
    for text, last in (("Zoë Lindqvist", ""), ("Lindqvist, Zoë", "Lindqvist"), ("Zoë, 9b", "")):
        assert [each.last for each in read_names(text.encode())] == [last]


def test_what_is_no_text_is_refused():
    for data in (b"PK\x03\x04\x00\x00\x08", b"x" * (2 * 1024 * 1024 + 1)):
        with pytest.raises(Rejection):
            read_names(data)
