"""What a page has to do with its class: it asks seldom, tells seldom, and shows what is open only."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from reefkit.classroom.store import Store
from reefkit.games import games
from reefkit.labs.class_membership import HEARTBEAT, MOST_NAME, Attending, plain_name
from reefkit.labs.save_queue import WatchedTable
from reefkit.labs.storage import Storage
from reefkit.match.errors import Rejection
from reefkit.match.game import Ready
from tests.labs.lasting_desk import a_match

NOON = datetime(2026, 3, 4, 12, tzinfo=UTC)


class Clock:
    """A clock that is put on by hand."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        """Give the time."""
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
    """Give a store of its own."""
    return Store.open(tmp_path / "reefkit.sqlite")


def test_where_a_pupil_is_is_told_when_it_changes_and_else_seldom(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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


def test_a_page_reads_its_class_only_where_that_changed(store: Store, tmp_path: Path) -> None:
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


def test_a_visitor_who_is_new_asks_the_store_nothing(tmp_path: Path) -> None:
    storage = Storage(tmp_path / "reefkit.sqlite", games(), "reef", "new", nobody_yet=True)
    attending = Attending(storage.lasting, storage.people, "reef")
    assert not attending.look()
    attending.show_place({"part": "play"})
    assert not storage.lasting.is_open


def test_what_is_paused_goes_for_people_and_bots_and_not_for_the_teacher(
    store: Store, tmp_path: Path
) -> None:
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


def test_whoever_watches_asks_for_any_seat_and_gets_what_is_open(
    store: Store, tmp_path: Path
) -> None:
    row, _ = store.classes.create("Blue 7")
    laid = store.classes.lay_table(row.id, "1", "reef", a_match("Sam"), [[], []])
    watcher = Pupil(tmp_path, "two")
    table = watcher.storage.open_shared(str(laid.match), ())
    assert isinstance(table, WatchedTable)
    assert table.view(0) == table.view(None)
    with pytest.raises(Rejection):
        table.act(0, Ready())
    with pytest.raises(Rejection):
        table.do_for_me(0)
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
def test_a_name_is_one_short_line_of_what_can_be_printed(typed: str, name: str) -> None:
    assert plain_name(typed) == name


def test_on_another_device_a_pupil_of_two_classes_is_in_the_one_joined_last(
    store: Store, tmp_path: Path
) -> None:
    first, second = store.classes.create("Blue 6")[0], store.classes.create("Blue 7")[0]
    sam = store.people.create("Sam").id
    for row in (first, second):
        store.classes.join(row.id, sam, "Sam")
    store.devices.add("one", sam)
    page = Pupil(tmp_path, "one")
    page.attending.look()
    assert page.attending.class_row is not None
    assert page.attending.class_row.id == second.id
