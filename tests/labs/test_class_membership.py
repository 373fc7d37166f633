"""What a page has to do with its class, and what the door tells of a device."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from reefkit.classroom.store import Store
from reefkit.classroom.store.database import store_fault
from reefkit.games import games
from reefkit.games.succession.game import new_match as succession
from reefkit.labs import resumable
from reefkit.labs.class_membership import HEARTBEAT, MOST_NAME, Attending, plain_name
from reefkit.labs.save_queue import WatchedTable
from reefkit.labs.setting import Setting, plain_of
from reefkit.labs.storage import Storage
from reefkit.labs.student_work import PLACE
from reefkit.match.errors import Rejection
from reefkit.match.game import Ready, SeatInfo
from tests.labs.test_storage import a_match

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
        self.attending = Attending(self.storage.lasting, self.storage.people, "reef")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.open(tmp_path / "reefkit.sqlite")


def test_where_a_pupil_is_is_told_when_it_changes_and_else_seldom(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    row, _ = store.classes.create("Blue 7")
    sam = Pupil(tmp_path, "one")
    sam.attending.join(row.code, ["Sam"])
    classes = sam.storage.lasting.ask(lambda own: own.classes)
    tell, told = classes.seen, list[int]()
    second = 0

    def seen(*given: Any) -> None:  # noqa: ANN401 - as the store has it
        told.append(second)
        tell(*given)

    monkeypatch.setattr(classes, "seen", seen)
    for second in range(60):
        sam.attending.show_place({"part": "before"} if second < 30 else {"part": "play"})
        sam.clock.now += timedelta(seconds=1)
    assert told == [0, HEARTBEAT, 30, 30 + HEARTBEAT]
    (seen,) = store.classes.presence(row.id).values()
    assert seen.place == {"part": "play"}


def test_a_page_reads_its_class_only_where_that_changed(store: Store, tmp_path: Path):
    row, _ = store.classes.create("Blue 7")
    sam = Pupil(tmp_path, "one")
    sam.attending.join(row.code, ["Sam"])
    sam.attending.look()
    assert not sam.attending.look()
    store.work.remember("visitor:other", "anything", 1)  # somebody else's page
    assert not sam.attending.look()
    store.classes.set_control(row.id, paused=True)
    assert sam.attending.is_paused()
    assert sam.attending.look()  # what was read in passing is told, too
    assert not sam.attending.look()


@pytest.mark.parametrize("method", ["get", "members", "control", "tables"])
def test_a_class_that_was_read_by_half_is_read_again(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str
):
    row, _ = store.classes.create("Blue 7")
    Pupil(tmp_path, "one").attending.join(row.code, ["Sam"])
    store.classes.set_control(row.id, paused=True)
    sam = Pupil(tmp_path, "one")
    lasting = sam.storage.lasting

    def away(*_: object) -> None:
        raise store_fault("locked", "here")

    with monkeypatch.context() as patch:
        patch.setattr(lasting.ask(lambda own: own.classes), method, away)
        sam.attending.look()
    assert lasting.fails()
    lasting.retry()
    assert sam.attending.look()
    assert sam.attending.is_paused()
    assert not sam.attending.look()


def test_a_visitor_who_is_new_asks_the_store_nothing(tmp_path: Path):
    storage = Storage(tmp_path / "reefkit.sqlite", games(), "reef", "new", nobody_yet=True)
    attending = Attending(storage.lasting, storage.people, "reef")
    assert not attending.look()
    attending.show_place({"part": "play"})
    assert not storage.lasting.is_open


def test_what_is_paused_goes_for_people_and_bots_and_not_for_the_teacher(
    store: Store, tmp_path: Path
):
    row, _ = store.classes.create("Blue 7")
    sam = Pupil(tmp_path, "one")
    sam.attending.join(row.code, ["Sam"])
    (person,) = store.classes.members(row.id)
    laid = store.classes.lay_table(row.id, "1", "reef", a_match("Sam"), [[person.person], []])
    table = sam.storage.open_shared(str(laid.match), (0,))
    table.paused = sam.attending.is_paused
    store.classes.set_control(row.id, paused=True)
    with pytest.raises(Rejection):
        table.do_for_me(0)
    assert table.tick() == []
    assert table.position == 0
    assert table.stand_in(0)
    store.classes.set_control(row.id, paused=False)
    assert table.tick()


def test_one_shared_screen_stops_the_clock_of_the_whole_table(store: Store, tmp_path: Path):
    row, _ = store.classes.create("Blue 7")
    pair, alone = Pupil(tmp_path, "one"), Pupil(tmp_path, "two")
    pair.attending.join(row.code, ["Sam", "Mia"])
    alone.attending.join(row.code, ["Noor"])
    who = {each.name: [each.person] for each in store.classes.members(row.id)}
    seats = [who["Sam"], who["Mia"], who["Noor"]]
    store.classes.lay_table(row.id, "1", "reef", a_match("Sam", "Mia", "Noor"), seats)
    alone.attending.look()
    assert not alone.attending.is_calm()  # the pair's page has said nothing yet
    pair.clock.now = alone.clock.now = datetime.now(UTC)
    pair.attending.show_place({"part": "play"})
    assert alone.attending.is_calm()
    alone.clock.now += timedelta(seconds=3 * HEARTBEAT + 1)
    assert not alone.attending.is_calm()  # that page is closed
    alone.clock.now = pair.clock.now
    together = [who["Sam"] + who["Mia"], who["Noor"], []]
    store.classes.lay_table(row.id, "2", "reef", a_match("Sam", "Mia", "Noor"), together)
    alone.attending.look()
    assert not alone.attending.is_calm()  # a team of two has one hand


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
    page.attending.look()
    assert page.attending.class_row is not None
    assert page.attending.class_row.id == second.id


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
    # A page of an earlier version kept no round: what was surveyed tells it.
    page.remember((0,), 0, {"rounds": 4})
    assert resumable.known_at(store, "one", LABS).left[0].round == 1
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
    attending = Attending(page.lasting, page.people, "reef")
    attending.join(row.code, ["Sam"])
    store.classes.set_control(row.id, setting=plain_of(Setting(game="climate")))
    first = resumable.known_at(store, "one", LABS).left[0]
    assert (first.lab, first.in_class, first.table) == ("climate", "Blue 7", "")
    member = attending.here[0].id
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
    Attending(page.lasting, page.people, "reef").join(row.code, ["Sam"])
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
