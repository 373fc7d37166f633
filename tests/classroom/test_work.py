"""Answers, notes, plots and what a page remembers: nothing given is ever lost or written over."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reefkit.classroom.store import Person, Store
from reefkit.classroom.store.values import MOST_LETTERS, from_text, to_text
from reefkit.classroom.store.work import MOST_ATTEMPTS
from reefkit.match.errors import Rejection
from tests.classroom.conftest import Opener

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


def test_answers_come_back_in_the_order_given(store: Store, ann: Person) -> None:
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


def test_the_same_call_again_adds_nothing(store: Store, ann: Person) -> None:
    once = store.work.answer(ann.id, "reef", "before", "q1", {"a": 1}, attempt=1)
    assert store.work.answer(ann.id, "reef", "before", "q1", {"a": 1}, attempt=1) == once
    assert store.work.answers(ann.id, "reef") == [once]


def test_two_tabs_lose_no_answer(place: str, store: Store, ann: Person, opened: Opener) -> None:
    tab = opened(place)
    store.work.answer(ann.id, "reef", "before", "q1", "a", attempt=1)
    other = tab.work.answer(ann.id, "reef", "before", "q1", "b", attempt=1)
    assert other.attempt == 2
    assert [each.raw for each in store.work.answers(ann.id, "reef")] == ["a", "b"]


@pytest.mark.parametrize("raw", STRANGE, ids=repr)
def test_a_strange_answer_is_kept_as_given(store: Store, ann: Person, raw: object) -> None:
    told = store.work.answer(ann.id, "reef", "before", "q1", raw)
    (kept,) = store.work.answers(ann.id, "reef")
    for each in (told.raw, kept.raw):
        assert repr(each) == repr(raw)


@given(JSON)
def test_any_value_is_read_back_as_it_was(value: object) -> None:
    assert repr(from_text(to_text(value))) == repr(value)


def deep() -> list[object]:
    nest: list[object] = []
    for _ in range(100_000):
        nest = [nest]
    return nest


@pytest.mark.parametrize("raw", ["x" * MOST_LETTERS, deep(), 10**5000], ids=["long", "deep", "big"])
def test_what_is_larger_than_any_answer_is_refused(store: Store, ann: Person, raw: object) -> None:
    with pytest.raises(Rejection) as caught:
        store.work.answer(ann.id, "reef", "before", "q1", raw)
    assert caught.value.message.id == "reject-store-too-large"
    assert store.work.answers(ann.id, "reef") == []


@pytest.mark.parametrize("key", ["", "a b", "é", "x" * 201, "a\x00"])
def test_what_is_no_name_is_refused(store: Store, ann: Person, key: str) -> None:
    calls = [
        lambda: store.work.answer(ann.id, "reef", key, "q1", 1),
        lambda: store.work.note(ann.id, "reef", key, "text"),
        lambda: store.work.remember(key, "a", 1),
    ]
    for call in calls:
        with pytest.raises(Rejection) as caught:
            call()
        assert caught.value.message.id == "reject-store-key"


def test_nobodys_work_is_refused(store: Store) -> None:
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
) -> None:
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


def test_a_sheet_is_handed_in_once(store: Store, ann: Person) -> None:
    time = store.work.finish(ann.id, "reef", "before")
    assert store.work.finish(ann.id, "reef", "before") == time
    assert store.work.finished(ann.id, "reef") == {"before": time}
    assert store.work.finished(ann.id, "other") == {}


def test_every_version_of_a_note_is_kept(store: Store, ann: Person) -> None:
    for text in ("one", "two", "two", "one\x00"):
        store.work.note(ann.id, "reef", "round-1", text)
    store.work.note(ann.id, "reef", "round-2", "")
    history = [note.text for note in store.work.note_history(ann.id, "reef", "round-1")]
    assert history == ["one", "two", "one\ufffd"]
    assert {key: note.text for key, note in store.work.notes(ann.id, "reef").items()} == {
        "round-1": "one\ufffd",
        "round-2": "",
    }


def test_the_latest_note_is_the_last_written_though_the_clock_went_back(
    store: Store, ann: Person
) -> None:
    watch = store._clock
    store.work.note(ann.id, "reef", "k", "early")
    watch.now = watch.now.replace(year=2020)  # type: ignore[attr-defined]
    store.work.note(ann.id, "reef", "k", "late")
    assert store.work.notes(ann.id, "reef")["k"].text == "late"


def test_every_version_of_a_plot_is_kept(store: Store, ann: Person) -> None:
    for value in ({"snails": [0, 2]}, {"snails": [0, 3]}, {"snails": [0, 3]}):
        store.work.plot(ann.id, "m", "ranges", value)
    store.work.plot(ann.id, "other", "ranges", 1)
    (latest,) = store.work.plots(ann.id, "m").values()
    assert latest.value == {"snails": [0, 3]}
    assert len(store.work.plot_history(ann.id, "m", "ranges")) == 2


def test_a_page_remembers_the_latest_by_scope(store: Store) -> None:
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


def test_a_receipt_counts_what_is_saved(store: Store, ann: Person) -> None:
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
) -> None:
    person = store.people.create().id
    for question, raw in given_answers:
        store.work.answer(person, "reef", "s", question, raw)
    kept = store.work.answers(person, "reef")
    assert [(each.question, each.raw) for each in kept] == given_answers
    for question in "ab":
        attempts = [each.attempt for each in kept if each.question == question]
        assert attempts == list(range(1, len(attempts) + 1))


def test_servers_that_begin_at_once_agree_on_a_value(place: str, opened: Opener) -> None:
    stores = [opened(place) for _ in range(4)]
    with ThreadPoolExecutor(len(stores)) as pool:
        found = list(pool.map(lambda n: stores[n].work.agree("server", "key", n), range(4)))
    assert len(set(found)) == 1
    assert stores[0].work.recall("server", "key") == found[0]
    assert stores[0].work.agree("server", "key", "later") == found[0]
