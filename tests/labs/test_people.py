"""What a page has to do with its class, and what the door tells of a device."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.classroom.store import Store
from reefkit.classroom.store.faults import store_fault
from reefkit.games import games
from reefkit.games.succession.game import new_match as succession
from reefkit.labs import resumable
from reefkit.labs.membership import ClassMembership
from reefkit.labs.page_address import NAMES, place_of, query_of
from reefkit.labs.people import (
    HEARTBEAT,
    MINUTES_TO_COME,
    MOST_NAME,
    MOST_PEOPLE,
    PeopleHere,
    plain_name,
)
from reefkit.labs.queued_table import WatchedTable
from reefkit.labs.save_queue import SaveQueue
from reefkit.labs.setting import Setting, plain_of
from reefkit.labs.storage import Storage
from reefkit.labs.student_work import PLACE
from reefkit.match.errors import Rejection
from reefkit.match.game import Ready, SeatInfo
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


@pytest.mark.parametrize("owner", ["Ana", "Ben", None])
def test_work_from_before_a_shared_match_is_whose_they_say(tmp_path: Path, owner: str | None):
    storage = storage_at(tmp_path)
    storage.work.answer("before", "one", "early")
    storage.create(a_match("Ana", "Ben"))
    people = storage_at(tmp_path).people
    assert [each.name for each in people.asked_about] == ["Ana", "Ben"]
    people.own(people.named(owner) if owner else None)
    later = storage_at(tmp_path)
    assert later.people.asked_about == []
    assert {each.name for each in later.people.here} >= {"Ana", "Ben"}
    (row,) = later.lasting.ask(lambda store: store.matches.of_people(later.people.ids))
    names = {each.id: each.name for each in later.people.here}
    assert {seat.name: names[seat.person] for seat in row.seats if seat.person} == {
        "Ana": "Ana", "Ben": "Ben"
    }  # fmt: skip
    for each in later.people.here:
        raw = [given.raw for given in later.work_of(each).answers("before")]
        assert raw == (["early"] if each.name == (owner or "") else []), each.name
    with pytest.raises(Rejection):
        later.people.own(None)


def test_only_people_of_that_match_are_asked_about(tmp_path: Path):
    storage = storage_at(tmp_path)
    storage.work.answer("before", "one", "early")
    storage.create(a_match("Ana", "Ben"))
    people = storage.people
    cem = people.come("Cem")
    with pytest.raises(Rejection):
        people.own(cem)
    assert [each.name for each in people.here] == ["Ana", "Ben", "Cem"]
    storage.create(a_match("Ana", "Ben"))
    assert [each.name for each in people.asked_about] == ["Ana", "Ben"]


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
def shared(tmp_path: Path) -> Store:
    """Open a store in which two people share a device."""
    shared = Store.open(tmp_path / "shared.sqlite")
    for name in ("Ana", "Ben"):
        shared.people.create(name, visitor="device")
    return shared


def arrived(shared: Store, minutes: float = 0.0) -> str:
    """Open a page so many minutes later, and give who has arrived there; empty for nobody."""
    lasting = SaveQueue(lambda: shared, "here", clock=lambda: NOW + timedelta(minutes=minutes))
    people = PeopleHere(lasting, "device")
    assert people.here is not None  # somebody has asked before
    found = people.arrived()
    assert people.current is found
    return "" if found is None else found.name


def test_a_page_is_theirs_who_typed_a_code_and_the_next_one_asks(shared: Store):
    assert arrived(shared) == ""
    resumable.come_back(shared, "device", shared.people.create("Cleo"), NOW)
    assert arrived(shared) == "Cleo"
    assert arrived(shared) == ""


def test_somebody_of_this_device_is_known_again(shared: Store):
    resumable.come_back(shared, "device", shared.devices.people_of("device")[0], NOW)
    assert arrived(shared) == "Ana"
    assert len(shared.devices.people_of("device")) == 2


def test_a_page_that_opens_much_later_is_not_theirs(shared: Store):
    resumable.come_back(shared, "device", shared.people.create("Cleo"), NOW)
    assert arrived(shared, MINUTES_TO_COME + 0.1) == ""
    assert arrived(shared) == ""


def test_leaving_the_computer_takes_back_who_was_to_come(shared: Store):
    resumable.come_back(shared, "device", shared.people.create("Cleo"), NOW)
    resumable.leave(shared, "device")
    assert arrived(shared) == ""


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


# ---- What a page has to do with its class: it asks seldom, tells seldom, and shows what is open only.
NOON = datetime(2026, 3, 4, 12, tzinfo=UTC)


class Clock:
    """A clock that is put on by hand."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        return self.now


class Pupil:
    """A pupil's page without a page: a storage and its class."""

    def __init__(self, folder: Path, visitor: str) -> None:
        self.storage = Storage(folder / "reefkit.sqlite", games(), "reef", visitor, patience=0.05)
        self.clock = Clock()
        self.storage.lasting.clock = self.clock
        self.membership = ClassMembership(self.storage.lasting, self.storage.people, "reef")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.open(tmp_path / "reefkit.sqlite")


def test_where_a_pupil_is_is_told_when_it_changes_and_else_seldom(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    row, _ = store.classes.create("Blue 7")
    sam = Pupil(tmp_path, "one")
    sam.membership.join(row.code, ["Sam"])
    classes = sam.storage.lasting.ask(lambda own: own.classes)
    tell, told = classes.seen, list[int]()
    second = 0

    def seen(*given: Any) -> None:  # noqa: ANN401 - as the store has it
        told.append(second)
        tell(*given)

    monkeypatch.setattr(classes, "seen", seen)
    for second in range(60):
        sam.membership.show_place({"part": "before"} if second < 30 else {"part": "play"})
        sam.clock.now += timedelta(seconds=1)
    assert told == [0, HEARTBEAT, 30, 30 + HEARTBEAT]
    (seen,) = store.classes.presence(row.id).values()
    assert seen.place == {"part": "play"}


def test_a_page_reads_its_class_only_where_that_changed(store: Store, tmp_path: Path):
    row, _ = store.classes.create("Blue 7")
    sam = Pupil(tmp_path, "one")
    sam.membership.join(row.code, ["Sam"])
    sam.membership.look()
    assert not sam.membership.look()
    store.work.remember("visitor:other", "anything", 1)  # somebody else's page
    assert not sam.membership.look()
    store.classes.set_control(row.id, paused=True)
    assert sam.membership.is_paused()
    assert sam.membership.look()  # what was read in passing is told, too
    assert not sam.membership.look()


@pytest.mark.parametrize("method", ["get", "members", "control", "tables"])
def test_a_class_that_was_read_by_half_is_read_again(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str
):
    row, _ = store.classes.create("Blue 7")
    Pupil(tmp_path, "one").membership.join(row.code, ["Sam"])
    store.classes.set_control(row.id, paused=True)
    sam = Pupil(tmp_path, "one")
    lasting = sam.storage.lasting

    def away(*_: object) -> None:
        raise store_fault("locked", "here")

    with monkeypatch.context() as patch:
        patch.setattr(lasting.ask(lambda own: own.classes), method, away)
        sam.membership.look()
    assert lasting.fails()
    lasting.retry()
    assert sam.membership.look()
    assert sam.membership.is_paused()
    assert not sam.membership.look()


def test_a_visitor_who_is_new_asks_the_store_nothing(tmp_path: Path):
    storage = Storage(tmp_path / "reefkit.sqlite", games(), "reef", "new", nobody_yet=True)
    membership = ClassMembership(storage.lasting, storage.people, "reef")
    assert not membership.look()
    membership.show_place({"part": "play"})
    assert not storage.lasting.is_open


def test_what_is_paused_goes_for_people_and_bots_and_not_for_the_teacher(
    store: Store, tmp_path: Path
):
    row, _ = store.classes.create("Blue 7")
    sam = Pupil(tmp_path, "one")
    sam.membership.join(row.code, ["Sam"])
    (person,) = store.classes.members(row.id)
    laid = store.classes.lay_table(row.id, "1", "reef", a_match("Sam"), [[person.person], []])
    table = sam.storage.open_shared(str(laid.match), (0,))
    table.paused = sam.membership.is_paused
    store.classes.set_control(row.id, paused=True)
    with pytest.raises(Rejection):
        table.do_for_me(0)
    assert table.tick() == []
    assert table.position == 0
    assert table.let_bot_play(0)
    store.classes.set_control(row.id, paused=False)
    assert table.tick()


def test_one_shared_screen_stops_the_clock_of_the_whole_table(store: Store, tmp_path: Path):
    row, _ = store.classes.create("Blue 7")
    pair, alone = Pupil(tmp_path, "one"), Pupil(tmp_path, "two")
    pair.membership.join(row.code, ["Sam", "Mia"])
    alone.membership.join(row.code, ["Noor"])
    who = {each.name: [each.person] for each in store.classes.members(row.id)}
    seats = [who["Sam"], who["Mia"], who["Noor"]]
    store.classes.lay_table(row.id, "1", "reef", a_match("Sam", "Mia", "Noor"), seats)
    alone.membership.look()
    assert not alone.membership.is_calm()  # the pair's page has said nothing yet
    pair.clock.now = alone.clock.now = datetime.now(UTC)
    pair.membership.show_place({"part": "play"})
    assert alone.membership.is_calm()
    alone.clock.now += timedelta(seconds=3 * HEARTBEAT + 1)
    assert not alone.membership.is_calm()  # that page is closed
    alone.clock.now = pair.clock.now
    together = [who["Sam"] + who["Mia"], who["Noor"], []]
    store.classes.lay_table(row.id, "2", "reef", a_match("Sam", "Mia", "Noor"), together)
    alone.membership.look()
    assert not alone.membership.is_calm()  # a team of two has one hand


def test_whoever_watches_asks_for_any_seat_and_gets_what_is_open(store: Store, tmp_path: Path):
    row, _ = store.classes.create("Blue 7")
    laid = store.classes.lay_table(row.id, "1", "reef", a_match("Sam"), [[], []])
    watcher = Pupil(tmp_path, "two")
    table = watcher.storage.open_shared(str(laid.match), ())
    assert isinstance(table, WatchedTable)
    assert table.view(0) == table.view(None)
    for act in (lambda: table.act(0, Ready()), lambda: table.do_for_me(0)):
        with pytest.raises(Rejection) as refused:
            act()
        assert refused.value.message.id == "reject-class-watching"
    table.set_away(0)
    assert table.tick()  # any page of the table may do what waits for nobody
    assert [step.action for step in table.since(0, 0)] == [step.action for step in table.since(0)]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Sam  ", "Sam"),
        ("Sam\nMia", "Sam Mia"),
        ("\u202eSam\u200f", "Sam"),
        ("李 小龍", "李 小龍"),
        ("<b>", "<b>"),
        ("x" * 10_000, "x" * MOST_NAME),
        ("\u0000\t", ""),
    ],
)
def test_a_name_is_one_short_line_of_what_can_be_printed(typed: str, name: str):
    assert plain_name(typed) == name


def test_on_another_device_a_pupil_of_two_classes_is_in_the_one_joined_last(
    store: Store, tmp_path: Path
):
    first, second = store.classes.create("Blue 6")[0], store.classes.create("Blue 7")[0]
    sam = store.people.create("Sam").id
    for row in (first, second):
        store.classes.join(row.id, sam, "Sam")
    store.devices.add("one", sam)
    page = Pupil(tmp_path, "one")
    page.membership.look()
    assert page.membership.class_row is not None
    assert page.membership.class_row.id == second.id


# ---- What the door tells of a device: what was left, in which lab, and since when.
LABS = ("reef", "climate", "succession", "expanse")


def visit(folder: Path, lab: str = "reef", visitor: str = "one") -> Storage:
    return Storage(folder / "reefkit.sqlite", games(), lab, visitor, patience=0.05)


def test_nobody_is_known_at_a_device_where_nothing_was_done(store: Store):
    assert resumable.known_at(store, "one", LABS) == resumable.RememberedPeople()


def test_an_open_match_is_left_with_its_round(store: Store, tmp_path: Path):
    page = visit(tmp_path)
    table = page.create(a_match("Sam"))
    page.remember((0,), 0, {"rounds": 4, "round": 3})
    known = resumable.known_at(store, "one", LABS)
    assert [each.name for each in known.people] == ["Sam"]
    (left,) = known.left
    assert (left.lab, left.round, left.rounds, left.has_match) == ("reef", 3, 4, True)
    assert left.when == store.matches.rows([table.id])[0].updated
    page.remember((0,), 0, {"rounds": 4, "round": 4, "over": True})
    assert resumable.known_at(store, "one", LABS).left[0].is_over
    assert resumable.known_at(store, "another", LABS) == resumable.RememberedPeople()


@pytest.mark.parametrize(
    "told", [{"round": "3"}, {"round": True}, {"round": -1}, {"rounds": 10**9}]
)
def test_what_a_page_never_wrote_is_passed_over(
    store: Store, tmp_path: Path, told: dict[str, object]
):
    page = visit(tmp_path)
    page.create(a_match("Sam"))
    page.remember((0,), 0, dict(told))
    (left,) = resumable.known_at(store, "one", LABS).left
    assert (left.round, left.rounds) == (0, 0)


def test_labs_come_in_order_of_the_latest_work(store: Store, tmp_path: Path):
    visit(tmp_path).create(a_match("Sam"))
    other = visit(tmp_path, "succession")
    other.create(succession([SeatInfo("Sam"), SeatInfo("Bo", bot="keeper")], seed=1))
    other.leave()  # the match is kept, and none is open
    person = resumable.known_at(store, "one", LABS).people[-1]
    store.work.answer(person.id, "climate", "before", "one", 1)
    left = resumable.known_at(store, "one", LABS).left
    assert [(each.lab, each.has_match, each.kept) for each in left] == [
        ("climate", False, 0),
        ("succession", False, 1),
        ("reef", False, 1),
    ]
    # Of labs that this server has no page of, it does not speak.
    assert [each.lab for each in resumable.known_at(store, "one", ("reef",)).left] == ["reef"]
    assert resumable.lab_of_person(store, person, LABS) == "climate"


def test_one_person_comes_back_to_the_question_and_several_to_the_lab(store: Store, tmp_path: Path):
    page = visit(tmp_path)
    page.create(a_match("Sam"))
    page.work.remember(PLACE, {"part": "after", "item": "ranges", "other": "x"})
    (left,) = resumable.known_at(store, "one", LABS).left
    assert left.place == {"part": "after", "item": "ranges"}
    page.work.remember(PLACE, {"part": "play"})
    assert resumable.known_at(store, "one", LABS).left[0].place == {}
    page.work.remember(PLACE, {"part": "after"})
    page.people.come("Mia")
    assert resumable.known_at(store, "one", LABS).left[0].place == {}


def test_a_class_goes_before_all_and_names_its_table(store: Store, tmp_path: Path):
    row, _ = store.classes.create("Blue 7")
    page = visit(tmp_path)
    page.create(a_match("Sam"))
    membership = ClassMembership(page.lasting, page.people, "reef")
    membership.join(row.code, ["Sam"])
    store.classes.set_control(row.id, setting=plain_of(Setting(game="climate")))
    first = resumable.known_at(store, "one", LABS).left[0]
    assert (first.lab, first.in_class, first.table) == ("climate", "Blue 7", "")
    member = membership.here[0].id
    person = store.people.get(member)
    assert person is not None
    store.classes.lay_table(row.id, "Table 3", "reef", a_match("Sam"), [[member], []])
    store.classes.seen(row.id, member, {"part": "play", "round": 2})
    (first,) = resumable.known_at(store, "one", LABS).left  # not twice: the lab is the class's now
    assert (first.lab, first.table, first.round, first.has_match) == ("reef", "Table 3", 2, True)
    assert resumable.lab_of_person(store, person, LABS) == "reef"
    store.classes.remove(row.id, member)
    assert resumable.known_at(store, "one", LABS).left[0].in_class == ""


def test_a_class_of_a_newer_desk_is_no_trouble(store: Store):
    row, _ = store.classes.create("Blue 7")
    store.classes.set_control(row.id, setting={"game": "reef", "newer": 1})
    assert resumable.lab_of_class(store, row.id) == ""


def test_who_is_in_a_class_comes_in_though_its_door_is_closed(store: Store, tmp_path: Path):
    row, _ = store.classes.create("Blue 7")
    page = visit(tmp_path)
    ClassMembership(page.lasting, page.people, "reef").join(row.code, ["Sam"])
    store.classes.set_open(row.id, open=False)
    found = resumable.class_of_code(store, row.code.lower(), "one", "10.0.0.1")
    assert found is not None
    assert found.id == row.id
    assert resumable.class_of_code(store, row.code, "another", "10.0.0.1") is None


def test_wrong_links_never_keep_anybody_from_typing(store: Store):
    row, _ = store.classes.create("Blue 7")
    for _ in range(10):
        assert resumable.class_of_code(store, "AAAA222", "one", "10.0.0.1", "link") is None
    with pytest.raises(Rejection):
        resumable.class_of_code(store, row.code, "one", "10.0.0.1", "link")
    found = resumable.class_of_code(store, row.code, "one", "10.0.0.1")
    assert found is not None


def test_leaving_forgets_the_device_and_keeps_the_work(store: Store, tmp_path: Path):
    page = visit(tmp_path)
    page.create(a_match("Sam"))
    page.remember((0,), 0, {"round": 1})
    assert store.work.recall_all("visitor:one")
    (person,) = resumable.known_at(store, "one", LABS).people
    resumable.leave(store, "one")
    assert resumable.known_at(store, "one", LABS) == resumable.RememberedPeople()
    assert store.work.recall_all("visitor:one") == {}
    assert store.matches.of_people([person.id])
