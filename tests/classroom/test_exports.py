"""Exports of a class: cells, grade books, and the bundle."""

import csv
import io
import zipfile
from functools import cache

import msgspec
import pytest

from reefkit.classroom.exports.bundle import as_csv, bundle, file_name
from reefkit.classroom.exports.data_dictionary import about_column, about_file
from reefkit.classroom.exports.gradebook_file import fill_in
from reefkit.classroom.exports.gradebooks import Grades, columns, gradebook, points_of
from reefkit.classroom.exports.roster_file import MOST_BYTES
from reefkit.classroom.exports.tables import (
    Answered,
    ClassRecord,
    Names,
    Played,
    Total,
    answers,
    listings,
    pseudonym,
)
from reefkit.classroom.store import Member
from reefkit.games.reef import new_match
from reefkit.match.errors import Rejection
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import Message, catalogue, message

NOON = "2026-11-20T12:00:00+00:00"
NAMES = ("Ana Lopez", "=Ben", "Noor", "Sam")


@cache
def played() -> Match:
    """Play two rounds with four bots that are called as the pupils are."""
    seats = [SeatInfo(name, bot="builder") for name in NAMES]
    match = new_match(seats, seed=3, options={"rounds": 2})
    MemoryTable(match).run()
    return match


def a_class(**changes: object) -> ClassRecord:
    """Make the class; changes replace whole fields."""
    people = [f"p{number}" for number in range(len(NAMES))]
    answer = {"lesson": "reef", "sheet": "before", "time": NOON, "title": Message("lab-fault")}
    if "tables" not in changes:
        seats = tuple((person,) for person in people)
        changes["tables"] = (
            Played(number=1, name="Table 1", lesson="reef", seats=seats, match=played()),
        )
    fields: dict[str, object] = {
        "id": "c1",
        "name": "7b",
        "made": NOON,
        "pupils": tuple(
            Member(person, name, name, NOON, "") for person, name in zip(people, NAMES, strict=True)
        ),
        "answers": (
            Answered(person="p0", question="q1", attempt=1, raw={"option": "a"}, **answer),
            Answered(
                person="p1", question="q2", attempt=2, raw={"text": "=1+1"}, points=0.5, **answer
            ),
        ),
        "totals": tuple(
            Total(
                person=person,
                lesson="reef",
                sheet=sheet,
                points=number + 0.5,
                of=10,
                asked=5,
                answered=0 if person == "p3" else 5,
            )
            for number, person in enumerate(people)
            for sheet in ("after", "before")
        ),
        "notes": (("p2", "reef", 1, 2, 1, "a\nb", NOON, False),),
        "plots": (("p2", 1, "value/2", {"y": 3}, NOON),),
    }
    return ClassRecord(**(fields | changes))  # type: ignore[arg-type]


def read(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))


SAY = catalogue()


# ---- Points as Canvas, Moodle and Google Classroom take them in: layouts of their own documentation.
LESSON = "Reef Survivor"
RECORD = a_class(tables=())
LABELS = {each.person: each.label for each in RECORD.pupils}


def lines(data: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline="")))


def test_canvas_wants_its_five_columns_and_a_row_of_points():
    head, possible, *rows = lines(gradebook(RECORD, Names(RECORD), "canvas", SAY, LESSON))
    assert head[:5] == ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"]
    assert head[5:] == ["Reef Survivor: Before", "Reef Survivor: After"]
    assert possible == ["    Points Possible", "", "", "", "", "10", "10"]
    assert rows[0] == ["Ana Lopez", "", "", "", "", "0.5", "0.5"]
    assert rows[1][0] == "'=Ben"


def test_who_answered_nothing_has_no_points_and_not_none():
    *_, sam = lines(gradebook(RECORD, Names(RECORD), "canvas", SAY, LESSON))
    assert sam == ["Sam", "", "", "", "", "", ""]


def test_a_pupil_called_points_possible_is_not_read_as_the_row_of_points():
    (first, *others) = RECORD.pupils
    named = msgspec.structs.replace(first, label="Points Possible")
    record = a_class(pupils=(named, *others))
    rows = lines(gradebook(record, Names(record), "canvas", SAY, LESSON))
    assert sum("Points Possible" in row[0] for row in rows) == 1


def test_moodle_and_classroom_have_their_own_columns():
    moodle = lines(gradebook(RECORD, Names(RECORD), "moodle", SAY, LESSON))
    assert moodle[0][:4] == ["First name", "Last name", "ID number", "Email address"]
    assert moodle[1][:4] == ["Ana Lopez", "", "", ""]
    classroom = lines(gradebook(RECORD, Names(RECORD), "classroom", SAY, LESSON))
    assert classroom[0][:3] == ["Last Name", "First Name", "Email Address"]
    assert classroom[1] == ["Points", "", "", "10", "10"]
    assert classroom[2][:3] == ["", "Ana Lopez", ""]


@pytest.mark.parametrize(
    ("label", "parts"), [("Ana Lopez", ["Ana", "Lopez"]), ("Ana Lopez 2", ["", ""])]
)
def test_first_and_last_names_that_a_list_told_apart_have_their_columns(
    label: str, parts: list[str]
):
    (first, *others) = RECORD.pupils
    record = a_class(pupils=(msgspec.structs.replace(first, label=label, last="Lopez"), *others))
    moodle = lines(gradebook(record, Names(record), "moodle", SAY, LESSON))
    assert moodle[1][:2] == [parts[0] or label, parts[1]]
    classroom = lines(gradebook(record, Names(record), "classroom", SAY, LESSON))
    assert classroom[2][:2] == [parts[1], parts[0] or label]
    for hidden, shown in ((False, parts), (True, ["", ""])):
        rows = lines(opened(bundle(record, SAY, hidden=hidden))["pupils.csv"])
        assert rows[0][:4] == ["class", "pupil", "first", "last"]
        assert rows[1][2:4] == shown


@pytest.mark.parametrize("label", ["Sam 2", "Ana Lopez 2", "Ada Byron Lovelace"])
def test_a_name_that_a_student_typed_is_one_name(label: str):
    named = msgspec.structs.replace(RECORD.pupils[0], label=label)
    record = a_class(pupils=(named, *RECORD.pupils[1:]))
    moodle = lines(gradebook(record, Names(record), "moodle", SAY, LESSON))
    assert moodle[1][:2] == [label, ""]


def test_where_sheets_differ_in_what_they_can_gain_points_are_per_cent():
    made = [
        Total(person=person, lesson="reef", sheet="after", points=5, of=of, asked=5, answered=5)
        for person, of in (("p0", 10.0), ("p1", 8.0))
    ]
    (column,) = columns(a_class(totals=tuple(made)), SAY)
    assert (column.possible, column.points) == (100, {"p0": 50, "p1": 62.5})
    assert column.title == "After, in %"


def test_points_have_the_same_decimals_at_the_desk_as_in_a_file():
    column = Grades("before", "Before", 15.0, {"p0": 8.346})
    said = SAY.render(message("assessment-points-of", points=8.346, of=15.0))
    assert said == f"{points_of(column, 'p0')} of 15" == "8.35 of 15"


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


def test_a_canvas_file_comes_back_whole_with_our_columns():
    filled = fill_in(CANVAS.encode(), LABELS, columns(RECORD, SAY), SAY)
    head, possible, ana, noor, test = lines(filled.data)
    assert head == [*next(csv.reader([CANVAS.partition("\n")[0]])), "Before", "After"]
    assert possible == ["    Points Possible", "", "", "", "", "20", "(read only)", "10", "10"]
    assert ana == ["Lopez, Ana", "101", "s1", "ana@school", "7b", "12", "60", "0.5", "0.5"]
    assert noor[-2:] == ["", ""], "it is only a guess"
    assert test[-2:] == ["", ""]
    assert filled.platform == "canvas"
    assert filled.sure == ("Ana Lopez",)
    assert filled.guessed == (("Noor", "Noor Miller"),)
    assert filled.missing == ("=Ben", "Sam")
    assert lines(filled.confirmed)[3][-2:] == ["2.5", "2.5"]


def test_a_first_name_that_two_have_is_nobodys():
    filled = fill_in(MOODLE.encode("utf-8-sig"), LABELS, columns(RECORD, SAY), SAY)
    assert filled.platform == "moodle"
    assert "Sam" in filled.missing
    rows = lines(filled.data)
    assert rows[1] == ["Ana", "Lopez", "101", "ana@school", "-", "0.5", "0.5"]
    assert [row[-1] for row in rows[2:]] == ["", ""]


def test_a_column_that_canvas_has_already_is_filled_in_again():
    again = CANVAS.replace("Essay (77)", "Before (78)")
    filled = fill_in(again.encode(), LABELS, columns(RECORD, SAY), SAY)
    head, possible, ana, noor, _ = lines(filled.data)
    assert head[-3:] == ["Before (78)", "Current Score", "After"]
    assert [possible[5], ana[5], noor[5]] == ["10", "0.5", "13"]


def test_a_column_that_blackboard_has_already_is_filled_in_again():
    text = "Last Name,First Name,Before [Total Pts: 10 Score] |664617\nLopez,Ana,\n"
    head, ana = lines(fill_in(text.encode(), LABELS, columns(RECORD, SAY), SAY).data)
    assert head[2:] == ["Before [Total Pts: 10 Score] |664617", "After"]
    assert ana[2:] == ["0.5", "0.5"]


def test_names_are_guessed_without_accents_and_in_either_order():
    labels = {"p0": "Zoe Muller", "p1": "LÓPEZ ana", "p2": "Sam Okri", "p3": "Mia"}
    text = "Vorname;Nachname\nZoë;Müller\nAna;López\nSam;Okri\nMía;One\nMia;Two\n"
    filled = fill_in(text.encode(), labels, columns(RECORD, SAY), SAY)
    assert filled.sure == ("Sam Okri",)
    assert filled.guessed == (("Zoe Muller", "Zoë Müller"), ("LÓPEZ ana", "Ana López"))
    assert filled.missing == ("Mia",)


HEADS = {
    "moodle-es": ('"Nombre","Apellido(s)","Número de ID","Cuestionario: 1 (Real)"\n"Ana","López","007","7,50"\n', "moodle"),
    "moodle-de": ("Vorname;Nachname;ID-Nummer\nAna;López;7\n", "moodle"),
    "moodle-fr": ("Prénom,Nom de famille\nAna,López\n", "moodle"),
    "moodle-ca": ("Nom,Cognoms\nAna,López\n", "moodle"),
    "moodle-it": ("Nome,Cognome\nAna,López\n", "moodle"),
    "classroom-es": ("Apellidos,Nombre,Dirección de correo electrónico\n,Fecha,\nPuntos,,\nLópez,Ana,a@b\n", "classroom"),
    "canvas-semicolons": ('\ufeffStudent;ID;SIS User ID;Section;"Quiz, 1, 2, 3 (55)"\n    Points Possible;;;;10,0\n"López, Ana";1;u1;"S1, S2";3,5\n', "canvas"),
    "sep-line": ("sep=;\nStudent;ID;Section\nLópez, Ana;1;A\n", "canvas"),
    "semicolons-in-a-head": ('"First name","Last name","Quiz: a; b; c; d (Real)"\n"Ana","López","5"\n', "moodle"),
    "blackboard": ('"Last Name"\t"First Name"\t"Username"\t"Student ID"\t"Quiz [Total Pts: 10] |12"\n"López"\t"Ana"\t"al"\t"7"\t"5"\n', "blackboard"),
    "blackboard-cy": ("Cyfenw\tEnw cyntaf\tEnw defnyddiwr\tCwis [Cyfanswm: 10] |12\nLópez\tAna\tal\t5\n", "blackboard"),
    "classroom-cy": ("Cyfenw,Enw cyntaf,Cyfeiriad\n,Dyddiad,\nPwyntiau,,\nLópez,Ana,a@b\n", "classroom"),
    "schoology": ("First Name,Last Name,Unique User ID,Quiz\nAna,López,00123,5\n", "moodle"),
}  # fmt: skip


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-16-le", "cp1252", "mac_roman"])
@pytest.mark.parametrize("name", HEADS)
def test_a_gradebook_of_any_language_is_recognised_and_keeps_all_columns(name: str, encoding: str):
    text, platform = HEADS[name]
    plain = text.removeprefix("\ufeff")
    filled = fill_in(plain.encode(encoding), {"p0": "Ana López"}, columns(RECORD, SAY), SAY)
    assert (filled.platform, filled.sure) == (platform, ("Ana López",))
    plain = plain.removeprefix("sep=;\n")
    separator = max(
        ",;\t",
        key=plain.partition("\n")[0].replace("Quiz, 1, 2, 3", "").replace("a; b; c; d", "").count,
    )
    before = list(csv.reader(io.StringIO(plain), delimiter=separator))
    after = list(csv.reader(io.StringIO(filled.data.decode("utf-8-sig")), delimiter=separator))
    assert [row[:-2] for row in after] == before
    assert after[-1][-2:] == (["0,5"] * 2 if "7,50" in text or separator == ";" else ["0.5"] * 2)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        *((data, "unknown") for data in (b"", b"a,b\n1,2\n", b"\x00\x01", b"Student\n")),
        (b'"Student', "unknown"),
        (b"x" * MOST_BYTES, "unknown"),
        (b"x" * (MOST_BYTES + 1), "too-large"),
    ],
    ids=lambda given: given[:9],
)
def test_what_is_no_gradebook_is_refused_in_a_sentence(data: bytes, why: str):
    with pytest.raises(Rejection) as refused:
        fill_in(data, LABELS, columns(RECORD, SAY), SAY)
    assert refused.value.message.id == f"reject-export-roster-{why}"
    assert SAY.render(refused.value.message, strict=True)


def test_formulas_in_the_opened_file_are_made_harmless_too():
    text = CANVAS.replace("Lopez, Ana", "=cmd()").replace("s1", "-5").replace("s2", "-")
    data = fill_in(text.encode(), LABELS, columns(RECORD, SAY), SAY).data
    assert [row[:3] for row in lines(data)[2:4]] == [
        ["'=cmd()", "101", "-5"],
        ["Miller, Noor", "102", "-"],
    ]


def test_names_in_a_gradebook_are_labels_of_pupils_that_are_in_the_class():
    gone = msgspec.structs.replace(RECORD.pupils[0], removed=True)
    record = a_class(pupils=(gone, *RECORD.pupils[1:]))
    rows = lines(gradebook(record, Names(record), "moodle", SAY, LESSON))
    assert len(rows) == len(NAMES)


# ---- The zip of a class: every column is described, names are as they should be, secrets are not in.
def opened(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


def test_every_column_of_every_file_is_described():
    record = a_class()
    found = listings(record, Names(record))
    columns = {(each.name, column.name) for each in found for column in each.columns}
    assert [each for each in columns if not SAY.has(about_column(*each, SAY).id)] == []
    assert {about_file(each.name, SAY).id for each in found}.isdisjoint({"export-file-other"})


def test_the_dictionary_names_exactly_the_columns_that_are_there():
    files = opened(bundle(a_class(), SAY))
    told: dict[str, list[str]] = {}
    for row in read(files.pop("dictionary.csv")):
        assert row["about"]
        assert row["kind"]
        told.setdefault(row["file"], []).append(row["column"])
    files.pop("README.txt")
    heads = {name: data.decode("utf-8-sig").splitlines()[0] for name, data in files.items()}
    assert {name: ",".join(columns) for name, columns in told.items()} == heads


def test_the_readme_tells_each_file_and_how_many_rows_it_has():
    files = opened(bundle(a_class(), SAY))
    readme = files.pop("README.txt").decode("utf-8-sig")
    for name in files.keys() - {"dictionary.csv"}:
        assert f"{name} ({len(read(files[name]))})" in readme


def test_one_row_a_type_reef_and_round():
    rows = read(opened(bundle(a_class(), SAY))["presence.csv"])
    keys = {(row["table"], row["round"], row["seat"], row["type"]) for row in rows}
    types = {row["type"] for row in rows}
    assert len(keys) == len(rows) == (1 + 2) * 4 * len(types)


def test_one_row_an_answer_as_it_was_given():
    record = a_class()
    one, two = read(as_csv(answers(record, Names(record)), SAY))
    assert (one["pupil"], one["answer"], one["points"]) == ("Ana Lopez", '{"option": "a"}', "")
    assert (two["pupil"], two["answer"], two["points"]) == ("'=Ben", "'=1+1", "0.5")


def test_one_row_a_seat_says_when_its_match_was_played():
    times = [entry.time for entry in played().entries]
    bare = Played(number=2, name="Bare", lesson="reef", seats=(("p0",),), match=None)
    record = a_class(tables=(*a_class().tables, bare))
    (found,) = (each for each in listings(record, Names(record)) if each.name == "tables")
    assert [row[-3:] for row in found.rows] == [(times[0], times[-1], len(times))] * 4 + [
        (None, None, 0)
    ]


@pytest.mark.parametrize(
    ("made", "day"),
    [(NOON, (2026, 11, 20)), ("1950-05-05", (1980, 5, 5)), ("some day", (1980, 1, 1))],
)
def test_files_of_a_bundle_are_of_the_day_it_was_made(made: str, day: tuple[int, int, int]):
    with zipfile.ZipFile(io.BytesIO(bundle(a_class(made=made), SAY))) as archive:
        assert {each.date_time for each in archive.infolist()} == {(*day, 0, 0, 0)}


def test_pseudonyms_stand_wherever_names_stood():
    record = a_class(name="7b")
    files = opened(bundle(record, SAY, hidden=True))
    for name, data in files.items():
        for pupil in NAMES:
            assert pupil.encode() not in data.replace(b"Same ", b"").replace(b"same ", b""), name
    rows = read(files["scores.csv"])
    assert {row["player"] for row in rows} == {pseudonym("c1", f"p{seat}") for seat in range(4)}


def test_pseudonyms_stand_in_lists_of_players_and_other_values_stay():
    record = a_class()
    names = Names(record, hidden=True)
    known = names.known_at(record.tables[0])
    told = names.hide(message("over", players=["Ana Lopez", "Noor"], points=7), known)
    players = (pseudonym("c1", "p0"), pseudonym("c1", "p2"))
    assert told.values == {"players": players, "points": 7}


def test_a_pseudonym_is_the_same_in_a_class_and_another_in_each():
    assert pseudonym("c1", "p1") == pseudonym("c1", "p1")
    found = {pseudonym(klass, person) for klass in "ab" for person in map(str, range(40))}
    assert len(found) == 80


def test_a_seat_that_nobody_sits_at_keeps_no_name_in_a_pseudonymous_export():
    (table,) = a_class().tables
    seats = [
        each if seat else each.__class__(each.name)
        for seat, each in enumerate(played().setup.seats)
    ]
    setup = msgspec.structs.replace(played().setup, seats=tuple(seats))
    match = type(played())(played().game, setup)
    left = msgspec.structs.replace(table, seats=((), (), (), ()), match=match)
    record = a_class(tables=(left,))
    assert Names(record, hidden=True).at_seat(left, 0) == ""
    assert Names(record, hidden=False).at_seat(left, 0) == "Ana Lopez"
    assert Names(record, hidden=True).at_seat(left, 1) == "=Ben"  # a bot's


def test_no_key_leaves():
    record = a_class()
    key = played().setup.key
    assert key
    for hidden in (False, True):
        for data in opened(bundle(record, SAY, hidden=hidden)).values():
            assert key.encode() not in data


def test_the_same_class_gives_the_same_bytes():
    assert bundle(a_class(), SAY) == bundle(a_class(), SAY)


def test_a_file_is_named_without_what_a_system_could_trip_over():
    assert file_name(a_class(name="../../etc\u202e <b>"), "data", ".zip") == (
        "reefkit-data-2026-11-20-etc-b.zip"
    )
    assert len(file_name(a_class(name="x" * 10_000), "data", ".zip")) < 70
