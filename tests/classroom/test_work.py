"""A person's work: notes, plots and answers, and the files they are taken away in."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reefkit.classroom.store import Person, Store, file_reading, is_work_file
from reefkit.classroom.store.values import MOST_LETTERS, from_text, plain_text, to_text
from reefkit.classroom.store.work import MOST_ATTEMPTS
from reefkit.classroom.store.work_file import read_work_file
from reefkit.match import save
from reefkit.match.errors import Rejection, SaveError, TruncatedError
from reefkit.match.game import Ready
from reefkit.text import message
from tests.classroom.conftest import Opener
from tests.classroom.test_table import played
from tests.classroom.versions import versions
from tests.match.toy import TOYS
from tests.support.effort import effort

STRANGE = [
    None,
    "",
    "a\x00b",
    "\ud800",
    float("nan"),
    -0.0,
    10**40,
    [],
    {},
    {"": [None]},
    "Öß≥",
    True,
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@pytest.fixture
def ann(store: Store) -> Person:
    return store.people.create("Ann")


def test_answers_come_back_in_the_order_given(store: Store, ann: Person):
    first = store.work.answer(ann.id, "reef", "before", "q1", "a")
    second = store.work.answer(ann.id, "reef", "before", "q2", ["b"], match="a-match")
    again = store.work.answer(ann.id, "reef", "before", "q1", "c")
    store.work.answer(ann.id, "reef", "after", "q1", "d")
    store.work.answer(ann.id, "other", "before", "q1", "e")
    assert store.work.answers(ann.id, "reef", "before") == [first, second, again]
    assert [each.attempt for each in (first, second, again)] == [1, 1, 2]
    assert [each.raw for each in store.work.answers(ann.id, "reef")] == ["a", ["b"], "c", "d"]
    assert first.time < second.time < again.time
    assert second.match == "a-match"


def test_the_same_call_again_adds_nothing(store: Store, ann: Person):
    once = store.work.answer(ann.id, "reef", "before", "q1", {"a": 1}, attempt=1)
    assert store.work.answer(ann.id, "reef", "before", "q1", {"a": 1}, attempt=1) == once
    assert store.work.answers(ann.id, "reef") == [once]


def test_two_tabs_lose_no_answer(place: str, store: Store, ann: Person, opened: Opener):
    tab = opened(place)
    store.work.answer(ann.id, "reef", "before", "q1", "a", attempt=1)
    other = tab.work.answer(ann.id, "reef", "before", "q1", "b", attempt=1)
    assert other.attempt == 2
    assert [each.raw for each in store.work.answers(ann.id, "reef")] == ["a", "b"]


@pytest.mark.parametrize("raw", STRANGE, ids=repr)
def test_a_strange_answer_is_kept_as_given(store: Store, ann: Person, raw: object):
    told = store.work.answer(ann.id, "reef", "before", "q1", raw)
    (kept,) = store.work.answers(ann.id, "reef")
    for each in (told.raw, kept.raw):
        assert repr(each) == repr(raw)


@given(JSON)
def test_any_value_is_read_back_as_it_was(value: object):
    assert repr(from_text(to_text(value))) == repr(value)


def deep() -> list[object]:
    nest: list[object] = []
    for _ in range(100_000):
        nest = [nest]
    return nest


@pytest.mark.parametrize("raw", ["x" * MOST_LETTERS, deep(), 10**5000], ids=["long", "deep", "big"])
def test_what_is_larger_than_any_answer_is_refused(store: Store, ann: Person, raw: object):
    with pytest.raises(Rejection) as caught:
        store.work.answer(ann.id, "reef", "before", "q1", raw)
    assert caught.value.message.id == "reject-store-too-large"
    assert caught.value.message.values == {"kilobytes": 64}
    assert store.work.answers(ann.id, "reef") == []


def test_a_text_may_be_as_long_as_an_answer_and_no_longer():
    assert plain_text("x" * MOST_LETTERS) == "x" * MOST_LETTERS
    with pytest.raises(Rejection) as caught:
        plain_text("x" * (MOST_LETTERS + 1))
    assert caught.value.message.values == {"kilobytes": 64}


@pytest.mark.parametrize("key", ["", "a b", "é", "x" * 201, "a\x00"])
def test_what_is_no_name_is_refused(store: Store, ann: Person, key: str):
    calls = [
        lambda: store.work.answer(ann.id, "reef", key, "q1", 1),
        lambda: store.work.note(ann.id, "reef", key, "text"),
        lambda: store.work.remember(key, "a", 1),
    ]
    for call in calls:
        with pytest.raises(Rejection) as caught:
            call()
        assert caught.value.message.id == "reject-store-key"


def test_nobodys_work_is_refused(store: Store):
    calls = [
        lambda: store.work.answer("nobody", "reef", "before", "q1", 1),
        lambda: store.work.finish("nobody", "reef", "before"),
        lambda: store.work.note("nobody", "reef", "k", "text"),
        lambda: store.work.plot("nobody", "m", "k", 1),
        lambda: store.work.receipt("nobody"),
        lambda: store.export(["nobody"]),
    ]
    for call in calls:
        with pytest.raises(Rejection) as caught:
            call()
        assert caught.value.message.id == "reject-store-no-person"


def test_nobody_answers_a_question_without_end(
    store: Store, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    assert MOST_ATTEMPTS >= 100
    monkeypatch.setattr("reefkit.classroom.store.work.MOST_ATTEMPTS", 3)
    for n in range(3):
        store.work.answer(ann.id, "reef", "before", "q1", n)
        store.work.note(ann.id, "reef", "k", str(n))
    calls = [
        lambda: store.work.answer(ann.id, "reef", "before", "q1", 4),
        lambda: store.work.note(ann.id, "reef", "k", "4"),
    ]
    for call in calls:
        with pytest.raises(Rejection) as caught:
            call()
        assert caught.value.message.id == "reject-store-too-many"
    assert len(store.work.answers(ann.id, "reef")) == 3


def test_a_sheet_is_handed_in_once(store: Store, ann: Person):
    time = store.work.finish(ann.id, "reef", "before")
    assert store.work.finish(ann.id, "reef", "before") == time
    assert store.work.finished(ann.id, "reef") == {"before": time}
    assert store.work.finished(ann.id, "other") == {}


def test_every_version_of_a_note_is_kept(store: Store, ann: Person):
    for text in ("one", "two", "two", "one\x00"):
        store.work.note(ann.id, "reef", "round-1", text)
    store.work.note(ann.id, "reef", "round-2", "")
    history = versions(store, "notes", ann.id, "round-1")
    assert history == ["one", "two", "one\ufffd"]
    assert {key: note.text for key, note in store.work.notes(ann.id, "reef").items()} == {
        "round-1": "one\ufffd",
        "round-2": "",
    }


def test_the_latest_note_is_the_last_written_though_the_clock_went_back(store: Store, ann: Person):
    watch = store._clock
    store.work.note(ann.id, "reef", "k", "early")
    watch.now = watch.now.replace(year=2020)  # type: ignore[attr-defined]
    store.work.note(ann.id, "reef", "k", "late")
    assert store.work.notes(ann.id, "reef")["k"].text == "late"


def test_every_version_of_a_plot_is_kept(store: Store, ann: Person):
    for value in ({"snails": [0, 2]}, {"snails": [0, 3]}, {"snails": [0, 3]}):
        store.work.plot(ann.id, "m", "ranges", value)
    store.work.plot(ann.id, "other", "ranges", 1)
    (latest,) = store.work.plots(ann.id, "m").values()
    assert latest.value == {"snails": [0, 3]}
    assert versions(store, "plots", ann.id, "ranges") == [{"snails": [0, 2]}, {"snails": [0, 3]}, 1]


def test_a_page_remembers_the_latest_by_scope(store: Store):
    store.work.remember("visitor:1", "open", "m")
    store.work.remember("visitor:1", "open", None)
    store.work.remember("visitor:2", "open", 3)
    store.work.remember("visitor:1", "part", "after")
    assert store.work.recall_all("visitor:1") == {"open": None, "part": "after"}
    assert store.work.recall("visitor:2", "open") == 3
    assert store.work.recall("visitor:1", "open", "else") is None
    assert store.work.recall("visitor:3", "open", "else") == "else"
    store.work.forget("visitor:1", "open")
    assert store.work.recall_all("visitor:1") == {"part": "after"}
    store.work.forget("visitor:1")
    assert store.work.recall_all("visitor:1") == {}
    assert store.work.recall("visitor:2", "open") == 3


def test_a_receipt_counts_what_is_saved(store: Store, ann: Person):
    empty = store.work.receipt(ann.id)
    assert (empty.person, empty.saved, empty.answers, empty.matches) == (ann, "", {}, ())
    ben = store.people.create("Ben")
    store.work.answer(ben.id, "reef", "before", "q9", 1)
    for question in ("q1", "q2", "q1"):
        store.work.answer(ann.id, "reef", "before", question, question)
    store.work.note(ann.id, "reef", "k", "one")
    store.work.note(ann.id, "reef", "k", "two")
    store.work.plot(ann.id, "m", "ranges", 1)
    time = store.work.finish(ann.id, "reef", "before")
    receipt = store.work.receipt(ann.id)
    assert receipt.answers == {"before": 2}
    assert receipt.finished == {"before": time}
    assert (receipt.notes, receipt.plots, receipt.saved) == (1, 1, time)


@settings(max_examples=10, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.sampled_from("ab"), st.integers(0, 2)), max_size=12))
def test_attempts_are_numbered_without_gap_whatever_is_answered(
    store: Store, given_answers: list[tuple[str, int]]
):
    person = store.people.create().id
    for question, raw in given_answers:
        store.work.answer(person, "reef", "s", question, raw)
    kept = store.work.answers(person, "reef")
    assert [(each.question, each.raw) for each in kept] == given_answers
    for question in "ab":
        attempts = [each.attempt for each in kept if each.question == question]
        assert attempts == list(range(1, len(attempts) + 1))


def test_servers_that_begin_at_once_agree_on_a_value(place: str, opened: Opener):
    stores = [opened(place) for _ in range(4)]
    with ThreadPoolExecutor(len(stores)) as pool:
        found = list(pool.map(lambda n: stores[n].work.agree("server", "key", n), range(4)))
    assert len(set(found)) == 1
    assert stores[0].work.recall("server", "key") == found[0]
    assert stores[0].work.agree("server", "key", "later") == found[0]


# ---- People's work as a file: carried elsewhere, taken back, and twice is as good as once.
Change = Callable[[dict[str, Any]], object]


@pytest.fixture
def elsewhere(tmp_path: Path, opened: Opener) -> Store:
    store = opened(tmp_path / "elsewhere" / "reefkit.sqlite")
    store._clock.now += timedelta(hours=1)  # type: ignore[attr-defined]
    return store


@pytest.fixture
def busy_ann(store: Store) -> Person:
    """Ann has done something of every kind, some of it strange."""
    busy_ann, ben = store.people.create("Ann"), store.people.create("Ben")
    table = store.matches.create(played(12).match, [busy_ann.id, ben.id])
    for raw in ("a", float("nan"), "\ud800", None):
        store.work.answer(busy_ann.id, "reef", "before", "q1", raw, match=table.id)
    store.work.answer(ben.id, "reef", "before", "q1", "Ben's")
    store.work.finish(busy_ann.id, "reef", "before")
    store.work.note(busy_ann.id, "reef", "k", "one")
    store.work.note(busy_ann.id, "reef", "k", "two")
    store.work.plot(busy_ann.id, table.id, "ranges", {"snails": [0, 2]})
    store.work.remember(f"person:{busy_ann.id}", "reef/pace", 2)
    store.work.remember(f"match:{table.id}", "page", {"tab": 2})
    return busy_ann


def everything(store: Store, person: str) -> object:
    (row,) = store.matches.of_people([person])
    return (
        store.people.get(person),
        [(a.question, a.attempt, repr(a.raw), a.time) for a in store.work.answers(person, "reef")],
        sorted(store.work.finished(person, "reef")),
        versions(store, "notes", person, "k"),
        versions(store, "plots", person, "ranges"),
        store.work.recall_all(f"person:{person}"),
        store.work.recall_all(f"match:{row.id}"),
        store.matches.open(row.id, TOYS).dump(),
    )


def test_all_of_a_persons_work_comes_to_another_store(
    store: Store, elsewhere: Store, busy_ann: Person
):
    data = store.export([busy_ann.id])
    assert is_work_file(data)
    taken = elsewhere.take_in(data, TOYS)
    assert taken.people == (busy_ann,)
    person, entries, settings_, answers, sheets, notes, plots = 1, 12, 2, 4, 1, 2, 1
    assert taken.added == person + entries + settings_ + answers + sheets + notes + plots
    assert everything(elsewhere, busy_ann.id) == everything(store, busy_ann.id)
    # A file is no proof of an earlier hour: a sheet counts as handed in when its file comes.
    written, came = (each.work.finished(busy_ann.id, "reef") for each in (store, elsewhere))
    assert came["before"] > written["before"]
    assert elsewhere.people.by_code(busy_ann.code, "v") == busy_ann


def test_nothing_of_others_is_in_the_file_but_their_seats_names(
    store: Store, elsewhere: Store, busy_ann: Person
):
    data = store.export([busy_ann.id])
    assert b"Ben" not in data
    elsewhere.take_in(data, TOYS)
    (row,) = elsewhere.matches.of_people([busy_ann.id])
    assert [seat.person for seat in row.seats] == [busy_ann.id, None]


def test_a_file_taken_in_twice_or_where_it_came_from_adds_nothing(
    store: Store, elsewhere: Store, busy_ann: Person
):
    data = store.export([busy_ann.id])
    assert store.take_in(data, TOYS).added == 0
    first = elsewhere.take_in(data, TOYS)
    before = elsewhere.export([busy_ann.id])
    again = elsewhere.take_in(data, TOYS)
    assert (first.added > 10, again.added) == (True, 0)
    assert again.matches == first.matches
    ours, theirs = json.loads(before), json.loads(elsewhere.export([busy_ann.id]))
    assert {**ours, "made": ""} == {**theirs, "made": ""}


def test_what_was_done_in_two_places_is_all_kept(store: Store, elsewhere: Store, busy_ann: Person):
    elsewhere.take_in(store.export([busy_ann.id]), TOYS)
    (row,) = store.matches.of_people([busy_ann.id])
    for number, place in enumerate((store, elsewhere)):
        place.work.answer(busy_ann.id, "reef", "before", "q1", f"at {number}")
        place.work.note(busy_ann.id, "reef", "k", f"at {number}")
        place.matches.open(row.id, TOYS).act(number, Ready())
    theirs = elsewhere.matches.open(row.id, TOYS).dump()
    ours = store.matches.open(row.id, TOYS).dump()
    data = elsewhere.export([busy_ann.id])
    assert store.take_in(data, TOYS).added > 0
    assert store.take_in(data, TOYS).added == 0
    answers = store.work.answers(busy_ann.id, "reef")
    assert [each.attempt for each in answers] == [1, 2, 3, 4, 5, 6]
    assert [each.raw for each in answers[-2:]] == ["at 0", "at 1"]
    assert [each.taken is None for each in answers] == [True] * 5 + [False]
    texts = versions(store, "notes", busy_ann.id, "k")
    assert sorted(texts) == ["at 0", "at 1", "one", "two"]
    matches = [each.id for each in store.matches.of_people([busy_ann.id])]
    assert {store.matches.open(each, TOYS).dump() for each in matches} == {ours, theirs}


def test_an_older_file_does_not_take_newer_work_back(store: Store, busy_ann: Person):
    data = store.export([busy_ann.id])
    (row,) = store.matches.of_people([busy_ann.id])
    store.work.note(busy_ann.id, "reef", "k", "three")
    store.work.remember(f"person:{busy_ann.id}", "level", "plain")
    store.people.rename(busy_ann.id, "Anna")
    store.matches.open(row.id, TOYS).act(0, Ready())
    before = everything(store, busy_ann.id)
    assert store.take_in(data, TOYS).added == 0
    assert everything(store, busy_ann.id) == before


def changed(data: bytes, change: Change) -> bytes:
    raw = json.loads(data)
    change(raw)
    return json.dumps(raw, separators=(",", ":")).encode()


def test_who_does_not_know_the_code_adds_nothing_to_a_persons_work(store: Store, busy_ann: Person):
    other = store.people.create("Other")
    data = changed(
        store.export([busy_ann.id]), lambda raw: raw["people"][0].update(code=other.code)
    )
    before = everything(store, busy_ann.id)
    with pytest.raises(SaveError) as caught:
        store.take_in(data, TOYS)
    assert caught.value.message.id == "work-other-code"
    assert everything(store, busy_ann.id) == before


def test_a_file_sets_nobody_at_a_seat_whose_code_it_does_not_know(store: Store, busy_ann: Person):
    eve = store.people.create("Eve")

    def sit(raw: dict[str, Any]) -> None:
        raw["matches"][0].update(id="new", people=[eve.id, busy_ann.id])

    store.take_in(changed(store.export([busy_ann.id]), sit), TOYS)
    assert store.matches.of_people([eve.id]) == []
    (row,) = store.matches.rows(["new"])
    assert [seat.person for seat in row.seats] == [None, busy_ann.id]


def test_a_code_that_is_somebodys_there_gives_way(store: Store, elsewhere: Store, busy_ann: Person):
    ben = elsewhere.people.create("Ben")
    raw = changed(store.export([busy_ann.id]), lambda raw: raw["people"][0].update(code=ben.code))
    (taken,) = elsewhere.take_in(raw, TOYS).people
    assert taken.id == busy_ann.id
    assert taken.code != ben.code
    assert elsewhere.people.by_code(taken.code, "v") == taken
    assert elsewhere.people.by_code(ben.code, "v") == ben


def test_a_time_to_come_does_not_outlast_what_is_written_later(
    store: Store, elsewhere: Store, busy_ann: Person
):
    def late(raw: dict[str, Any]) -> None:
        for note in raw["people"][0]["notes"]:
            note["time"] = "2999-01-01T00:00:00+00:00"

    elsewhere.take_in(changed(store.export([busy_ann.id]), late), TOYS)
    elsewhere.work.note(busy_ann.id, "reef", "k", "three")
    note = elsewhere.work.notes(busy_ann.id, "reef")["k"]
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
    store: Store, elsewhere: Store, busy_ann: Person, name: str
):
    kind, change = WRONG[name]
    data = changed(store.export([busy_ann.id]), change)
    with pytest.raises(SaveError) as caught:
        elsewhere.take_in(data, TOYS)
    assert caught.value.kind == kind
    assert elsewhere.people.get(busy_ann.id) is None
    assert elsewhere.matches.rows(json.loads(data)["matches"][0]["id"]) == []


def test_a_file_cut_at_any_byte_gives_what_is_whole_in_it(busy_ann: Person, store: Store):
    data = store.export([busy_ann.id])
    whole = read_work_file(data, TOYS, "a file", partly=True)
    assert whole.missing is None
    (ann,) = whole.file.people
    first = data.index(b"}", data.index(b'"answers"')) + 1
    counts = set()
    for end in range(len(data) - 1, 40, -effort(23, 1)):
        if end < first:
            with pytest.raises(TruncatedError):
                read_work_file(data[:end], TOYS, "a file", partly=True)
            continue
        read = read_work_file(data[:end], TOYS, "a file", partly=True)
        (person,) = read.file.people
        for kind in ("answers", "finished", "notes", "plots", "settings"):
            own = getattr(person, kind)
            assert own == getattr(ann, kind)[: len(own)]
        assert list(read.matches) == [each.id for each in whole.file.matches][: len(read.matches)]
        assert read.missing == message("work-truncated", file="a file", matches=len(read.matches))
        counts.add((len(person.answers), len(read.matches)))
    assert {(1, 0), (4, 0), (4, 1)} <= counts


def test_a_student_s_file_that_breaks_off_is_taken_in_and_said(
    store: Store, elsewhere: Store, busy_ann: Person
):
    cut = store.export([busy_ann.id]).partition(b'"matches"')[0]
    with pytest.raises(TruncatedError):
        elsewhere.take_in(cut, TOYS)
    taken = elsewhere.take_in(cut, TOYS, by=("v", "a"))
    assert taken.missing == message("work-truncated", file="save", matches=0)
    assert elsewhere.take_in(store.export([busy_ann.id]), TOYS).missing is None
    assert everything(elsewhere, busy_ann.id) == everything(store, busy_ann.id)


@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_whatever_is_no_file_of_work_is_named(data: bytes):
    with pytest.raises(SaveError):
        read_work_file(data, TOYS, "a file")
    with pytest.raises(SaveError):
        read_work_file(b'{"format":"reefkit-work",' + data, TOYS, "a file")


def test_larger_than_all_work_is_refused_before_it_is_read(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(file_reading, "MOST_WORK_BYTES", 10)
    with pytest.raises(SaveError) as caught:
        read_work_file(b"x" * 11, TOYS, "a file")
    assert caught.value.kind == "too-large"


def test_a_match_file_is_no_work_file():
    assert not is_work_file(save.dump(played(1).match))
    assert is_work_file(b'{"format": "reefkit-work", "version": 1}')
