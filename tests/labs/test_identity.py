"""Who somebody is on a page, and what its environment says."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.classroom.store import Store
from reefkit.labs import resumable
from reefkit.labs.environment import NAMES, place_of, query_of
from reefkit.labs.identity import MINUTES_TO_COME, MOST_PEOPLE, PeopleHere
from reefkit.labs.save_queue import Lasting
from reefkit.match.errors import Rejection
from tests.labs.test_storage import a_match, broken, storage_at, store_of


# ---- Who is here: a person is made at a first act, comes back by a code, and leaves when asked to.
def test_nobody_is_made_by_looking(tmp_path: Path):
    storage = storage_at(tmp_path)
    assert storage.people.here == []
    assert storage.work.answers("before") == ()
    assert storage.work.who
    assert storage.people.current is None
    assert not storage.people.must_say_who
    assert store_of(storage).devices.people_of("own") == []


def test_a_first_answer_makes_the_person_and_a_match_is_theirs(tmp_path: Path):
    storage = storage_at(tmp_path)
    storage.work.answer("before", "one", 1)
    (person,) = storage.people.here
    assert person.id
    assert person.code
    storage.create(a_match("Ana"))
    assert storage.people.here == [person]
    assert person.name == "Ana"
    (row,) = storage.rows()
    assert [seat.person for seat in row.seats] == [person.id, None]


def test_one_person_who_plays_again_under_another_name_stays_one(tmp_path: Path):
    storage = storage_at(tmp_path)
    storage.create(a_match("Ana"))
    storage.create(a_match("My reef"))
    assert [each.name for each in storage.people.here] == ["Ana"]
    assert len(storage.rows()) == 2


def test_people_of_one_screen_are_people_of_their_own_and_known_by_name(tmp_path: Path):
    storage = storage_at(tmp_path)
    storage.create(a_match("Ana", "Ben"))
    storage.create(a_match(" ana", "Cem"))
    assert [each.name for each in storage.people.here] == ["Ana", "Ben", "Cem"]
    assert len({each.id for each in storage.people.here}) == 3


def test_on_a_shared_device_each_says_who_it_is_and_works_alone(tmp_path: Path):
    storage = storage_at(tmp_path)
    storage.create(a_match("Ana", "Ben"))
    people = storage.people
    assert people.must_say_who
    with pytest.raises(Rejection) as refused:
        storage.work.answer("before", "one", "nobody's")
    assert refused.value.message.id == "reject-lasting-say-who"
    with pytest.raises(Rejection):
        storage.work.keep("drafts", {"one": "nobody's"})
    storage.work.remember("pace", "slow")  # a setting: it holds on this page
    assert storage.work.recall("pace") == "slow"
    assert storage_at(tmp_path).work.recall("pace") is None
    for each in people.here:
        people.chosen = each
        assert not people.must_say_who
        assert storage.work.answers("before") == ()
        storage.work.answer("before", "one", each.name)
    keys = set()
    for each in people.here:
        people.chosen = each
        assert [given.raw for given in storage.work.answers("before")] == [each.name]
        keys.add(storage.work.who)
    assert len(keys) == 2


def test_a_code_brings_somebody_and_their_work_to_another_machine(tmp_path: Path):
    mine = storage_at(tmp_path)
    mine.create(a_match("Ana"))
    mine.remember((0,), 0, {})
    mine.work.answer("before", "one", 1)
    code = mine.people.here[0].code
    other = storage_at(tmp_path, "other")
    somebody = other.people.enter(code.lower().replace("-", " "))
    other.follow(somebody)
    assert somebody.name == "Ana"
    assert other.work.who == mine.work.who
    assert [given.raw for given in other.work.answers("before")] == [1]
    kept = other.recall()
    assert kept is not None
    assert kept.match == mine.match
    assert other.people.enter(code) is somebody  # twice is once


def test_a_code_that_is_nobodys_or_mistyped_changes_nothing(tmp_path: Path):
    storage = storage_at(tmp_path)
    storage.create(a_match("Ana"))
    gone = store_of(storage).people.create("Ben").code
    other = storage_at(tmp_path / "elsewhere", "other")
    for typed in ("", "x", "K7F2M-9QXT", gone[:-1] + ("0" if gone[-1] != "0" else "1"), gone):
        with pytest.raises(Rejection):
            other.people.enter(typed)
        assert other.people.here == []


def test_who_leaves_is_forgotten_here_and_found_by_the_code(tmp_path: Path):
    storage = storage_at(tmp_path)
    storage.create(a_match("Ana"))
    storage.remember((0,), 0, {})
    code, match = storage.people.here[0].code, storage.match
    storage.table = None
    storage.people.leave()
    assert storage.people.here == []
    assert storage.rows() == []
    later = storage_at(tmp_path)
    assert later.people.here == []
    assert later.recall() is None
    later.follow(later.people.enter(code))
    kept = later.recall()
    assert kept is not None
    assert kept.match == match


def test_nobody_leaves_while_something_is_not_saved(tmp_path: Path):
    storage = storage_at(tmp_path)
    storage.create(a_match("Ana"))
    with broken(storage, "read-only"):
        storage.work.answer("before", "one", 1)
        with pytest.raises(Rejection) as refused:
            storage.people.leave()
        assert refused.value.message.id == "reject-lasting-leave-unsaved"
        assert len(storage.people.here) == 1
    storage.lasting.retry(patient=True)
    storage.people.leave()
    assert storage.people.here == []


def test_two_tabs_of_one_device_see_who_came(tmp_path: Path):
    one, two = storage_at(tmp_path), storage_at(tmp_path)
    one.work.answer("before", "one", 1)
    assert [each.id for each in two.people.here] == [one.people.here[0].id]
    assert two.work.who == one.work.who


def test_a_device_that_could_not_be_looked_up_finds_its_one_person_again(tmp_path: Path):
    home, away = tmp_path / "home", tmp_path / "away"
    storage = storage_at(home)
    storage.work.answer("before", "one", 1)
    later = storage_at(home)
    home.rename(away)
    home.write_text("no folder")
    assert later.people.here == []
    later.work.answer("before", "two", 2)
    assert later.lasting.fault is not None
    home.unlink()
    away.rename(home)
    later.lasting.retry(patient=True)
    assert later.lasting.fault is None
    assert [each.id for each in later.people.here] == [storage.people.here[0].id]
    assert [each.raw for each in storage.work.answers("before")] == [1, 2]


def test_a_device_has_room_for_a_class_and_no_more(tmp_path: Path):
    people = storage_at(tmp_path).people
    for number in range(MOST_PEOPLE):
        people.come(f"Student {number}")
    with pytest.raises(Rejection):
        people.come("One more")
    assert len(people.here) == MOST_PEOPLE


def test_a_name_can_be_mended(tmp_path: Path):
    storage = storage_at(tmp_path)
    storage.create(a_match("My reef"))
    storage.people.rename(storage.people.here[0], " Ana ")
    assert [each.name for each in storage_at(tmp_path).people.here] == ["Ana"]


# ---- Who has typed their code at the door: the next page is theirs, once and soon.
NOW = datetime(2026, 3, 2, 9, tzinfo=UTC)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """Open a store in which two people share a device."""
    store = Store.open(tmp_path / "store.sqlite")
    for name in ("Ana", "Ben"):
        store.people.create(name, visitor="device")
    return store


def arrived(store: Store, minutes: float = 0.0) -> str:
    """Open a page so many minutes later, and give who has arrived there; empty for nobody."""
    lasting = Lasting(lambda: store, "here", clock=lambda: NOW + timedelta(minutes=minutes))
    people = PeopleHere(lasting, "device")
    assert people.here is not None  # somebody has asked before
    found = people.arrived()
    assert people.current is found
    return "" if found is None else found.name


def test_a_page_is_theirs_who_typed_a_code_and_the_next_one_asks(store: Store):
    assert arrived(store) == ""
    resumable.come_back(store, "device", store.people.create("Cleo"), NOW)
    assert arrived(store) == "Cleo"
    assert arrived(store) == ""


def test_somebody_of_this_device_is_known_again(store: Store):
    resumable.come_back(store, "device", store.devices.people_of("device")[0], NOW)
    assert arrived(store) == "Ana"
    assert len(store.devices.people_of("device")) == 2


def test_a_page_that_opens_much_later_is_not_theirs(store: Store):
    resumable.come_back(store, "device", store.people.create("Cleo"), NOW)
    assert arrived(store, MINUTES_TO_COME + 0.1) == ""
    assert arrived(store) == ""


def test_leaving_the_computer_takes_back_who_was_to_come(store: Store):
    resumable.come_back(store, "device", store.people.create("Cleo"), NOW)
    resumable.leave(store, "device")
    assert arrived(store) == ""


# ---- An address names a place and nothing else; what leads nowhere is passed over.
@pytest.mark.parametrize(
    ("place", "query"),
    [
        ({"part": "play"}, ""),
        ({}, ""),
        ({"part": "after"}, "part=after"),
        ({"part": "before", "item": "made:one two"}, "part=before&item=made%3Aone+two"),
        ({"part": "after", "secret": "x", "item": ""}, "part=after"),
    ],
)
def test_a_place_is_written_and_read_again(place: dict[str, str], query: str):
    assert query_of(place) == query
    shown = {name: value for name, value in place.items() if name in NAMES and value}
    assert place_of(query) == ({} if not query else shown)


@pytest.mark.parametrize(
    "query",
    [
        *["", "?", "part", "x=1", "part=%ff%fe", "part=a%0Ab", "&" * 50, "item=" + "b" * 300],
        *["part=" + "a" * 3_000, "&".join(f"a{n}=1" for n in range(40))],
    ],
)
def test_what_is_no_place_is_passed_over(query: str):
    assert place_of(query) == {}


@given(st.text(max_size=200))
def test_any_address_can_be_read(query: str):
    found = place_of(query)
    assert set(found) <= set(NAMES)
    assert place_of(query_of(found)) in ({}, found)
