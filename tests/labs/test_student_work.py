"""What a person does beside the match is kept: in memory, and on a store, by one contract."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.labs.student_work import NotePlace, StudentWork
from reefkit.match.errors import Rejection
from tests.labs.test_storage import FAULTS, LARGE, a_match, broken, storage_at, store_of


# ---- What a person does beside the match is kept: in memory, and on a store, by one contract.
@pytest.fixture(params=["memory", "store"])
def work(request: pytest.FixtureRequest, tmp_path: Path) -> StudentWork:
    return StudentWork() if request.param == "memory" else storage_at(tmp_path).work


RAW: list[Any] = [
    None,
    "",
    7,
    -2.5,
    True,
    [],
    {},
    {"option": "snail"},
    [[1, 2], None],
    "é\n\0\ud83d",
]


@pytest.mark.parametrize("raw", RAW)
def test_an_answer_is_kept_as_it_was_given(work: StudentWork, raw: object):
    given = work.answer("before", "one", raw)
    assert (given.question, given.attempt, given.raw) == ("one", 1, raw)
    assert given.at
    assert work.answers("before") == (given,)
    assert work.answers("after") == ()


def test_every_attempt_is_kept_in_its_order(work: StudentWork):
    raws = ["a", "b", "b", "a"]
    for raw in raws:
        work.answer("before", "one", raw)
    work.answer("before", "two", "a")
    given = work.answers("before")
    assert [(each.question, each.attempt, each.raw) for each in given] == [
        *(("one", number, raw) for number, raw in enumerate(raws, 1)),
        ("two", 1, "a"),
    ]


def test_a_sheet_is_handed_in_once(work: StudentWork):
    assert work.finished("before") == ""
    first = work.finish("before")
    assert first
    assert work.finish("before") == work.finished("before") == first
    assert work.finished("after") == ""


def test_the_latest_note_plot_and_setting_of_a_key_counts(work: StudentWork):
    for text in ("first", "second"):
        work.note("round-1", text)
        work.plot("richness", {"2": text})
        work.remember("open", [text])
    work.note("round-2", "")
    assert work.notes() == {"round-1": "second", "round-2": ""}
    assert work.plots() == {"richness": {"2": "second"}}
    assert work.recall("open") == ["second"]
    assert work.recall("other") is None


def test_what_is_shuffled_stays_as_it_was_when_the_first_answer_is_kept(tmp_path: Path):
    work = storage_at(tmp_path).work
    before = work.who
    work.answer("before", "one", 1)
    assert before
    assert work.who == before
    assert storage_at(tmp_path).work.who == before


def test_another_page_of_the_person_has_all_of_it(tmp_path: Path):
    storage = storage_at(tmp_path)
    storage.create(a_match())
    work = storage.work
    given = work.answer("before", "one", {"option": "snail"})
    when = work.finish("before")
    work.note("round-1", "thought")
    work.plot("richness", 4)
    work.remember("open", 3)
    again = storage_at(tmp_path)
    again.open(str(storage.match))
    other = again.work
    assert other.answers("before") == (given,)
    assert other.finished("before") == when
    assert other.notes() == {"round-1": "thought"}
    assert other.plots() == {"richness": 4}
    assert other.recall("open") == 3


def test_marks_of_an_earlier_match_are_read_on_a_page_opened_later(tmp_path: Path):
    storage = storage_at(tmp_path)
    storage.create(a_match())
    storage.work.answer("after:one:1", "why", {"text": "because"})
    storage.work.finish("after:one:1")
    person = storage.work._somebody.id
    store = store_of(storage)
    klass, _ = store.classes.create("9B", "Ms Okafor")
    store.classes.join(klass.id, person, "Ada")
    (stored,) = store.work.answers(person, "reef")
    store.classes.mark(klass.id, stored.id, 2, "Well argued", "Ms Okafor")
    store.classes.set_control(klass.id, released=["reef/after"])
    again = storage_at(tmp_path)
    again.open(str(storage.match))
    (mark,) = again.work.earlier_marks("after", but="after:two:1").values()
    assert (mark.points, mark.text) == (2, "Well argued")


def test_two_tabs_of_one_student_lose_no_answer_and_number_each(tmp_path: Path):
    one = storage_at(tmp_path).work
    one.answer("before", "one", "first")
    two = storage_at(tmp_path).work
    two.answers("before")
    one.answer("before", "one", "second")
    two.answer("before", "one", "third")
    for work in (one, two, storage_at(tmp_path).work):
        given = work.answers("before")
        assert [(each.attempt, each.raw) for each in given] == [
            (1, "first"),
            (2, "second"),
            (3, "third"),
        ]


def test_a_plot_belongs_to_its_match(tmp_path: Path):
    storage = storage_at(tmp_path)
    storage.create(a_match())
    first = str(storage.match)
    storage.work.plot("richness", 1)
    storage.create(a_match(seed=2))
    assert storage.work.plots() == {}
    storage.work.plot("richness", 2)
    storage.open(first)
    assert storage.work.plots() == {"richness": 1}


@pytest.mark.parametrize("raw", ["x" * 70_000, {"deep": ["y" * 70_000]}, {1, 2}, object()])
def test_what_cannot_be_kept_is_refused_at_once_and_holds_nothing_up(tmp_path: Path, raw: object):
    storage = storage_at(tmp_path)
    storage.work.answer("before", "one", "first")
    with pytest.raises(Rejection):
        storage.work.answer("before", "one", raw)
    assert storage.lasting.waiting == 0
    assert [each.raw for each in storage.work.answers("before")] == ["first"]


@pytest.mark.parametrize("cause", FAULTS)
def test_while_the_store_is_away_work_goes_on_and_is_kept_later(tmp_path: Path, cause: str):
    storage = storage_at(tmp_path)
    work = storage.work
    work.answer("before", "one", "first")
    with broken(storage, cause):
        work.note("large", LARGE)
        assert storage.lasting.fault is not None
        assert storage.lasting.fault.id == f"store-{cause}"
        for raw in ("second", "third"):
            work.answer("before", "one", raw)
        when = work.finish("before")
        work.remember("open", 2)
        assert [each.raw for each in work.answers("before")] == ["first", "second", "third"]
        assert [each.attempt for each in work.answers("before")] == [1, 2, 3]
        assert work.finished("before") == when
        assert work.recall("open") == 2
        assert work.notes() == {"large": LARGE}
        storage.lasting.retry(patient=True)
        assert storage.lasting.fault is not None
    assert storage.lasting.retry(patient=True)
    assert storage.lasting.fault is None
    assert storage.lasting.waiting == 0
    later = storage_at(tmp_path).work
    assert [(each.attempt, each.raw) for each in later.answers("before")] == [
        (1, "first"),
        (2, "second"),
        (3, "third"),
    ]
    assert later.finished("before")
    assert later.recall("open") == 2
    assert later.notes() == {"large": LARGE}


def test_a_store_that_was_never_reached_gets_the_person_and_all_their_work(tmp_path: Path):
    blocked = tmp_path / "blocked"
    blocked.write_text("no folder")
    storage = storage_at(blocked)
    work = storage.work
    before = work.who
    work.answer("before", "one", 1)
    assert storage.lasting.fault is not None
    assert work.answers("before")[0].raw == 1
    blocked.unlink()
    assert storage.lasting.retry(patient=True)
    later = storage_at(blocked)
    assert later.work.who == before
    assert [each.raw for each in later.work.answers("before")] == [1]


# ---- What the store calls a note of a round, and what it does not take for one.
ids = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=40)


@given(ids, st.integers(0, 63), st.integers(1, 99))
def test_a_key_leads_back_to_its_place(match: str, seat: int, round_: int):
    place = NotePlace(match, seat, round_)
    assert NotePlace.of(place.key) == place


@pytest.mark.parametrize("key", ["", "note", "a/b", "a/1", "a/1/", "a/-1/2", "a/1/x", "a/²/1"])
def test_another_key_is_no_note_of_a_round(key: str):
    assert NotePlace.of(key) is None
