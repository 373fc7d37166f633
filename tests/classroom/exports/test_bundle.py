"""The zip of a class: every column is described, names are as they should be, secrets are not in."""

import io
import zipfile

import msgspec

from reefkit.classroom.exports import Names, answers, as_csv, bundle, file_name, listings, pseudonym
from reefkit.classroom.exports.tables import about_file, undescribed
from reefkit.text import catalogue
from tests.classroom.exports.made_class import NAMES, a_class, played, read

SAY = catalogue()


def opened(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


def test_every_column_of_every_file_is_described() -> None:
    record = a_class()
    found = listings(record, Names(record))
    assert undescribed(found, SAY) == []
    assert {about_file(each.name, SAY).id for each in found}.isdisjoint({"export-file-other"})


def test_the_dictionary_names_exactly_the_columns_that_are_there() -> None:
    files = opened(bundle(a_class(), SAY))
    told: dict[str, list[str]] = {}
    for row in read(files.pop("dictionary.csv")):
        assert row["about"]
        assert row["kind"]
        told.setdefault(row["file"], []).append(row["column"])
    files.pop("README.txt")
    heads = {name: data.decode("utf-8-sig").splitlines()[0] for name, data in files.items()}
    assert {name: ",".join(columns) for name, columns in told.items()} == heads


def test_the_readme_tells_each_file_and_how_many_rows_it_has() -> None:
    files = opened(bundle(a_class(), SAY))
    readme = files.pop("README.txt").decode("utf-8-sig")
    for name in files.keys() - {"dictionary.csv"}:
        assert f"{name} ({len(read(files[name]))})" in readme


def test_one_row_a_type_reef_and_round() -> None:
    rows = read(opened(bundle(a_class(), SAY))["presence.csv"])
    keys = {(row["table"], row["round"], row["seat"], row["type"]) for row in rows}
    types = {row["type"] for row in rows}
    assert len(keys) == len(rows) == 2 * 4 * len(types)


def test_one_row_an_answer_as_it_was_given() -> None:
    record = a_class()
    one, two = read(as_csv(answers(record, Names(record)), SAY))
    assert (one["pupil"], one["answer"], one["points"]) == ("Ana Lopez", '{"option": "a"}', "")
    assert (two["pupil"], two["answer"], two["points"]) == ("'=Ben", "'=1+1", "0.5")


def test_pseudonyms_stand_wherever_names_stood() -> None:
    record = a_class(name="7b")
    files = opened(bundle(record, SAY, hidden=True))
    for name, data in files.items():
        for pupil in NAMES:
            assert pupil.encode() not in data.replace(b"Same ", b"").replace(b"same ", b""), name
    rows = read(files["scores.csv"])
    assert {row["player"] for row in rows} == {pseudonym("c1", f"p{seat}") for seat in range(4)}


def test_a_pseudonym_is_the_same_in_a_class_and_another_in_each() -> None:
    assert pseudonym("c1", "p1") == pseudonym("c1", "p1")
    found = {pseudonym(klass, person) for klass in "ab" for person in map(str, range(40))}
    assert len(found) == 80


def test_a_seat_that_nobody_sits_at_keeps_no_name_in_a_pseudonymous_export() -> None:
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


def test_no_key_leaves() -> None:
    record = a_class()
    key = played().setup.key
    assert key
    for hidden in (False, True):
        for data in opened(bundle(record, SAY, hidden=hidden)).values():
            assert key.encode() not in data


def test_the_same_class_gives_the_same_bytes() -> None:
    assert bundle(a_class(), SAY) == bundle(a_class(), SAY)


def test_a_file_is_named_without_what_a_system_could_trip_over() -> None:
    assert file_name(a_class(name="../../etc\u202e <b>"), "data", ".zip") == (
        "reefkit-data-2026-11-20-etc-b.zip"
    )
    assert len(file_name(a_class(name="x" * 10_000), "data", ".zip")) < 70
