"""People's work as a file: carried elsewhere, taken back, and twice is as good as once."""

import json
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.classroom.store import Person, Store, is_work_file, values
from reefkit.classroom.store.work_file import read_work_file
from reefkit.match import save
from reefkit.match.errors import SaveError
from reefkit.match.game import Ready
from tests.classroom.conftest import Opener
from tests.classroom.test_table import played
from tests.match.toy import TOYS

Change = Callable[[dict[str, Any]], object]


@pytest.fixture
def elsewhere(tmp_path: Path, opened: Opener) -> Store:
    store = opened(tmp_path / "elsewhere" / "reefkit.sqlite")
    store._clock.now += timedelta(hours=1)  # type: ignore[attr-defined]
    return store


@pytest.fixture
def ann(store: Store) -> Person:
    """Ann has done something of every kind, some of it strange."""
    ann, ben = store.people.create("Ann"), store.people.create("Ben")
    table = store.matches.create(played(12).match, [ann.id, ben.id])
    for raw in ("a", float("nan"), "\ud800", None):
        store.work.answer(ann.id, "reef", "before", "q1", raw, match=table.id)
    store.work.answer(ben.id, "reef", "before", "q1", "Ben's")
    store.work.finish(ann.id, "reef", "before")
    store.work.note(ann.id, "reef", "k", "one")
    store.work.note(ann.id, "reef", "k", "two")
    store.work.plot(ann.id, table.id, "ranges", {"snails": [0, 2]})
    store.work.remember(f"person:{ann.id}", "level", "simple")
    store.work.remember(f"match:{table.id}", "page", {"tab": 2})
    return ann


def everything(store: Store, person: str) -> object:
    (row,) = store.matches.of_people([person])
    return (
        store.people.get(person),
        [(a.question, a.attempt, repr(a.raw), a.time) for a in store.work.answers(person, "reef")],
        store.work.finished(person, "reef"),
        store.work.note_history(person, "reef", "k"),
        store.work.plot_history(person, row.id, "ranges"),
        store.work.recall_all(f"person:{person}"),
        store.work.recall_all(f"match:{row.id}"),
        store.matches.open(row.id, TOYS).dump(),
    )


def test_all_of_a_persons_work_comes_to_another_store(
    store: Store, elsewhere: Store, ann: Person
) -> None:
    data = store.export([ann.id])
    assert is_work_file(data)
    taken = elsewhere.take_in(data, TOYS)
    assert taken.people == (ann,)
    assert everything(elsewhere, ann.id) == everything(store, ann.id)
    assert elsewhere.people.by_code(ann.code, "v") == ann


def test_nothing_of_others_is_in_the_file_but_their_seats_names(
    store: Store, elsewhere: Store, ann: Person
) -> None:
    data = store.export([ann.id])
    assert b"Ben" not in data
    elsewhere.take_in(data, TOYS)
    (row,) = elsewhere.matches.of_people([ann.id])
    assert [seat.person for seat in row.seats] == [ann.id, None]


def test_a_file_taken_in_twice_or_where_it_came_from_adds_nothing(
    store: Store, elsewhere: Store, ann: Person
) -> None:
    data = store.export([ann.id])
    assert store.take_in(data, TOYS).added == 0
    first = elsewhere.take_in(data, TOYS)
    before = elsewhere.export([ann.id])
    again = elsewhere.take_in(data, TOYS)
    assert (first.added > 10, again.added) == (True, 0)
    assert again.matches == first.matches
    ours, theirs = json.loads(before), json.loads(elsewhere.export([ann.id]))
    assert {**ours, "made": ""} == {**theirs, "made": ""}


def test_what_was_done_in_two_places_is_all_kept(
    store: Store, elsewhere: Store, ann: Person
) -> None:
    elsewhere.take_in(store.export([ann.id]), TOYS)
    (row,) = store.matches.of_people([ann.id])
    for number, place in enumerate((store, elsewhere)):
        place.work.answer(ann.id, "reef", "before", "q1", f"at {number}")
        place.work.note(ann.id, "reef", "k", f"at {number}")
        place.matches.open(row.id, TOYS).act(number, Ready())
    theirs = elsewhere.matches.open(row.id, TOYS).dump()
    ours = store.matches.open(row.id, TOYS).dump()
    data = elsewhere.export([ann.id])
    assert store.take_in(data, TOYS).added > 0
    assert store.take_in(data, TOYS).added == 0
    answers = store.work.answers(ann.id, "reef")
    assert [each.attempt for each in answers] == [1, 2, 3, 4, 5, 6]
    assert [each.raw for each in answers[-2:]] == ["at 0", "at 1"]
    assert [each.taken is None for each in answers] == [True] * 5 + [False]
    texts = [note.text for note in store.work.note_history(ann.id, "reef", "k")]
    assert sorted(texts) == ["at 0", "at 1", "one", "two"]
    matches = [each.id for each in store.matches.of_people([ann.id])]
    assert {store.matches.open(each, TOYS).dump() for each in matches} == {ours, theirs}


def test_an_older_file_does_not_take_newer_work_back(store: Store, ann: Person) -> None:
    data = store.export([ann.id])
    (row,) = store.matches.of_people([ann.id])
    store.work.note(ann.id, "reef", "k", "three")
    store.work.remember(f"person:{ann.id}", "level", "plain")
    store.people.rename(ann.id, "Anna")
    store.matches.open(row.id, TOYS).act(0, Ready())
    before = everything(store, ann.id)
    assert store.take_in(data, TOYS).added == 0
    assert everything(store, ann.id) == before


def changed(data: bytes, change: Change) -> bytes:
    raw = json.loads(data)
    change(raw)
    return json.dumps(raw, separators=(",", ":")).encode()


def test_who_does_not_know_the_code_adds_nothing_to_a_persons_work(
    store: Store, ann: Person
) -> None:
    other = store.people.create("Other")
    data = changed(store.export([ann.id]), lambda raw: raw["people"][0].update(code=other.code))
    before = everything(store, ann.id)
    with pytest.raises(SaveError) as caught:
        store.take_in(data, TOYS)
    assert caught.value.message.id == "work-other-code"
    assert everything(store, ann.id) == before


def test_a_file_sets_nobody_at_a_seat_whose_code_it_does_not_know(
    store: Store, ann: Person
) -> None:
    eve = store.people.create("Eve")

    def sit(raw: dict[str, Any]) -> None:
        raw["matches"][0].update(id="new", people=[eve.id, ann.id])

    store.take_in(changed(store.export([ann.id]), sit), TOYS)
    assert store.matches.of_people([eve.id]) == []
    (row,) = store.matches.rows(["new"])
    assert [seat.person for seat in row.seats] == [None, ann.id]


def test_a_code_that_is_somebodys_there_gives_way(
    store: Store, elsewhere: Store, ann: Person
) -> None:
    ben = elsewhere.people.create("Ben")
    raw = changed(store.export([ann.id]), lambda raw: raw["people"][0].update(code=ben.code))
    (taken,) = elsewhere.take_in(raw, TOYS).people
    assert taken.id == ann.id
    assert taken.code != ben.code
    assert elsewhere.people.by_code(taken.code, "v") == taken
    assert elsewhere.people.by_code(ben.code, "v") == ben


def test_a_time_to_come_does_not_outlast_what_is_written_later(
    store: Store, elsewhere: Store, ann: Person
) -> None:
    def late(raw: dict[str, Any]) -> None:
        for note in raw["people"][0]["notes"]:
            note["time"] = "2999-01-01T00:00:00+00:00"

    elsewhere.take_in(changed(store.export([ann.id]), late), TOYS)
    elsewhere.work.note(ann.id, "reef", "k", "three")
    note = elsewhere.work.notes(ann.id, "reef")["k"]
    assert (note.text, note.time[:4]) == ("three", "2026")


def damage(raw: dict[str, Any]) -> None:
    lines = raw["matches"][0]["save"].splitlines(keepends=True)
    entry = json.loads(lines[4])
    entry["checksum"] = "0" * 16
    lines[4] = json.dumps(entry) + "\n"
    raw["matches"][0]["save"] = "".join(lines)


WRONG: dict[str, tuple[str, Change]] = {
    "newer": ("too-new", lambda raw: raw.update(version=99)),
    "other-format": ("not-a-save", lambda raw: raw.update(format="reefkit-match")),
    "field": ("damaged", lambda raw: raw.update(more=1)),
    "person-id": ("damaged", lambda raw: raw["people"][0].update(id="a b")),
    "person-code": ("damaged", lambda raw: raw["people"][0].update(code="AAAAA-AAAAB")),
    "person-time": ("damaged", lambda raw: raw["people"][0].update(created="noon")),
    "answer-json": ("damaged", lambda raw: raw["people"][0]["answers"][0].update(raw="{")),
    "attempt": ("damaged", lambda raw: raw["people"][0]["answers"][0].update(attempt=0)),
    "key": ("damaged", lambda raw: raw["people"][0]["notes"][0].update(key="")),
    "large": ("damaged", lambda raw: raw["people"][0]["notes"][0].update(text="x" * 99_999)),
    "match": ("damaged", damage),
    "no-match": ("not-a-save", lambda raw: raw["matches"][0].update(save="dear diary\n")),
    "cut-match": ("truncated", lambda raw: raw["matches"][0].update(save=raw["matches"][0]["save"][:-9])),
    "unknown-game": ("not-a-save", lambda raw: raw["matches"][0].update(save=raw["matches"][0]["save"].replace('"toy"', '"tic"', 1))),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_a_file_that_is_wrong_is_named_and_changes_nothing(
    store: Store, elsewhere: Store, ann: Person, name: str
) -> None:
    kind, change = WRONG[name]
    data = changed(store.export([ann.id]), change)
    with pytest.raises(SaveError) as caught:
        elsewhere.take_in(data, TOYS)
    assert caught.value.kind == kind
    assert elsewhere.people.get(ann.id) is None
    assert elsewhere.matches.rows(json.loads(data)["matches"][0]["id"]) == []


@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_whatever_is_no_file_of_work_is_named(data: bytes) -> None:
    with pytest.raises(SaveError):
        read_work_file(data, TOYS, "a file")
    with pytest.raises(SaveError):
        read_work_file(b'{"format":"reefkit-work",' + data, TOYS, "a file")


def test_larger_than_all_work_is_refused_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(values, "MOST_WORK_BYTES", 10)
    with pytest.raises(SaveError) as caught:
        read_work_file(b"x" * 11, TOYS, "a file")
    assert caught.value.kind == "too-large"


def test_a_match_file_is_no_work_file() -> None:
    assert not is_work_file(save.dump(played(1).match))
    assert is_work_file(b'{"format": "reefkit-work", "version": 1}')
