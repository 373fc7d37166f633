"""What the door tells of a device: what was left, in which lab, and since when."""

from __future__ import annotations

from pathlib import Path

import pytest

from reefkit.classroom.store import Store
from reefkit.games import games
from reefkit.games.succession.game import new_match as succession
from reefkit.labs import resumable
from reefkit.labs.class_membership import Attending
from reefkit.labs.setting import Setting, plain_of
from reefkit.labs.storage import Storage
from reefkit.labs.student_work import PLACE
from reefkit.match.errors import Rejection
from reefkit.match.game import SeatInfo
from tests.labs.lasting_desk import a_match

LABS = ("reef", "climate", "succession", "expanse")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """Give a store of its own."""
    return Store.open(tmp_path / "reefkit.sqlite")


def visit(folder: Path, lab: str = "reef", visitor: str = "one") -> Storage:
    """Open a lab as a visitor's page does."""
    return Storage(folder / "reefkit.sqlite", games(), lab, visitor, patience=0.05)


def test_nobody_is_known_at_a_device_where_nothing_was_done(store: Store) -> None:
    assert resumable.known_at(store, "one", LABS) == resumable.Known()


def test_an_open_match_is_left_with_its_round(store: Store, tmp_path: Path) -> None:
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
    assert resumable.known_at(store, "another", LABS) == resumable.Known()


@pytest.mark.parametrize(
    "told", [{"round": "3"}, {"round": True}, {"round": -1}, {"rounds": 10**9}]
)
def test_what_a_page_never_wrote_is_passed_over(
    store: Store, tmp_path: Path, told: dict[str, object]
) -> None:
    page = visit(tmp_path)
    page.create(a_match("Sam"))
    page.remember((0,), 0, dict(told))
    (left,) = resumable.known_at(store, "one", LABS).left
    assert (left.round, left.rounds) == (0, 0)


def test_labs_come_in_order_of_the_latest_work(store: Store, tmp_path: Path) -> None:
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


def test_one_person_comes_back_to_the_question_and_several_to_the_lab(
    store: Store, tmp_path: Path
) -> None:
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


def test_a_class_goes_before_all_and_names_its_table(store: Store, tmp_path: Path) -> None:
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


def test_a_class_of_a_newer_desk_is_no_trouble(store: Store) -> None:
    row, _ = store.classes.create("Blue 7")
    store.classes.set_control(row.id, setting={"game": "reef", "newer": 1})
    assert resumable.lab_of_class(store, row.id) == ""


def test_who_is_in_a_class_comes_in_though_its_door_is_closed(store: Store, tmp_path: Path) -> None:
    row, _ = store.classes.create("Blue 7")
    page = visit(tmp_path)
    Attending(page.lasting, page.people, "reef").join(row.code, ["Sam"])
    store.classes.set_open(row.id, open=False)
    found = resumable.class_of_code(store, row.code.lower(), "one", "10.0.0.1")
    assert found is not None
    assert found.id == row.id
    assert resumable.class_of_code(store, row.code, "another", "10.0.0.1") is None


def test_wrong_links_never_keep_anybody_from_typing(store: Store) -> None:
    row, _ = store.classes.create("Blue 7")
    for _ in range(10):
        assert resumable.class_of_code(store, "AAAA222", "one", "10.0.0.1", "link") is None
    with pytest.raises(Rejection):
        resumable.class_of_code(store, row.code, "one", "10.0.0.1", "link")
    found = resumable.class_of_code(store, row.code, "one", "10.0.0.1")
    assert found is not None


def test_leaving_forgets_the_device_and_keeps_the_work(store: Store, tmp_path: Path) -> None:
    page = visit(tmp_path)
    page.create(a_match("Sam"))
    page.remember((0,), 0, {"round": 1})
    assert store.work.recall_all("visitor:one")
    (person,) = resumable.known_at(store, "one", LABS).people
    resumable.leave(store, "one")
    assert resumable.known_at(store, "one", LABS) == resumable.Known()
    assert store.work.recall_all("visitor:one") == {}
    assert store.matches.of_people([person.id])
