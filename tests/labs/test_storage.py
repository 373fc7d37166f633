"""Where a page keeps what is done: stores that are there, away, and back."""

import asyncio
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from reefkit.classroom.store import Store, StoreFault
from reefkit.classroom.store.faults import store_fault
from reefkit.games import games
from reefkit.games.reef.game import new_match
from reefkit.labs.environment import VISITOR_VARIABLE, shown_place
from reefkit.labs.queued_table import QueuedTable
from reefkit.labs.storage import Storage
from reefkit.match.errors import Rejection, SaveError
from reefkit.match.game import Ready, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.support.faults import full, held, read_only

FAULTS = ("full", "read-only", "locked", "gone")
LARGE = "x" * 60_000
"""A note that fits into no page that a full file has left."""


def storage_at(folder: Path, visitor: str = "own") -> Storage:
    return Storage(folder / "reefkit.sqlite", games(), "reef", visitor, patience=0.05)


def a_match(*names: str, seed: int = 1) -> Match:
    seats = [SeatInfo(name) for name in names or ("Ana",)]
    return new_match([*seats, SeatInfo("Bo", bot="builder")], seed=seed)


def store_of(storage: Storage) -> Store:
    return storage.lasting.ask(lambda store: store)


@contextmanager
def broken(storage: Storage, cause: str) -> Iterator[None]:
    """Break the store of a storage for real, by one of `FAULTS`."""
    store = store_of(storage)
    path = Path(store.place)
    if cause == "full":
        with full(store):
            yield
    elif cause == "read-only":
        with read_only(store):
            yield
    elif cause == "locked":
        with held(path):
            yield
    else:
        aside = path.with_name("aside")
        path.rename(aside)
        try:
            yield
        finally:
            aside.rename(path)


# ---- What a lab keeps of a visitor outlives the page, and nobody reaches what is another's.
@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return storage_at(tmp_path)


def test_a_match_is_opened_again_as_it_was_left(storage: Storage, tmp_path: Path):
    table = storage.create(a_match())
    table.run()
    storage.remember((0,), 0, {"plots": {"0-1": 4.5}, "quick": True})
    again = storage_at(tmp_path)
    kept = again.recall()
    assert kept is not None
    assert (kept.here, kept.seat) == ((0,), 0)
    assert kept.page == {"plots": {"0-1": 4.5}, "quick": True}
    opened = again.open(kept.match)
    assert opened.match.entries == table.match.entries
    assert opened.match.position > 0


def test_a_match_of_another_lesson_is_neither_listed_nor_opened_here(
    storage: Storage, tmp_path: Path
):
    table = storage.create(a_match())
    other = Storage(tmp_path / "reefkit.sqlite", games(), "climate", patience=0.05)
    assert [row.id for row in storage_at(tmp_path).rows()] == [table.id]
    assert other.rows() == []
    with pytest.raises(SaveError, match="no match of that name"):
        other.open(table.id)
    with pytest.raises(SaveError, match="another game"):
        other.take_in(table.dump())


def test_nothing_is_remembered_before_the_first_match(storage: Storage, tmp_path: Path):
    storage.remember((0,), 0, {})
    assert storage.recall() is None
    assert storage.rows() == []


def test_a_visitor_who_was_never_here_costs_no_look_at_the_store(tmp_path: Path):
    place = tmp_path / "reefkit.sqlite"
    storage = Storage(place, games(), "reef", "new", nobody_yet=True)
    assert storage.recall() is None
    assert storage.rows() == []
    assert storage.people.here == []
    assert not storage.people.must_say_who
    storage.leave()
    assert not storage.lasting.is_open
    assert not place.exists()


def test_the_store_is_the_owners_alone(storage: Storage, tmp_path: Path):
    storage.create(a_match())
    assert stat.S_IMODE((tmp_path / "reefkit.sqlite").stat().st_mode) == 0o600


def test_leaving_keeps_the_match(storage: Storage):
    storage.create(a_match())
    storage.remember((0,), 0, {})
    storage.leave()
    assert storage.recall() is None
    assert len(storage.rows()) == 1


@pytest.mark.parametrize("match", ["", "../other", "/etc/passwd", "0" * 16, "a" * 200, "x\0y"])
def test_an_id_that_is_no_match_of_ours_is_refused(storage: Storage, match: str):
    storage.create(a_match())
    with pytest.raises(SaveError) as refused:
        storage.open(match)
    assert refused.value.message.id == "save-not-here"


def test_another_visitor_neither_lists_nor_opens_a_match(storage: Storage, tmp_path: Path):
    mine = storage.create(a_match()).id
    other = storage_at(tmp_path, "other")
    other.create(a_match())
    assert [row.id for row in other.rows()] == [other.match]
    with pytest.raises(SaveError):
        other.open(mine)
    assert [row.id for row in storage_at(tmp_path).rows()] == [mine]


@pytest.mark.parametrize(
    "damage", ["text", 7, [], {}, {"here": [-1], "page": {}}, {"here": 4, "page": {}}, {"page": 3}]
)
def test_a_damaged_memory_is_no_memory(storage: Storage, tmp_path: Path, damage: object):
    storage.create(a_match())
    storage.remember((0,), 0, {"quick": True})
    scope = f"match:{storage.match}"
    storage.lasting.ask(lambda store: store.work.remember(scope, "page", damage))
    kept = storage_at(tmp_path).recall()
    assert kept is not None
    assert (kept.here, kept.page) == ((), {})


def test_two_tabs_add_to_what_is_remembered_and_neither_undoes_the_other(
    storage: Storage, tmp_path: Path
):
    storage.create(a_match())
    storage.remember((0,), 0, {"notes": {"0-1": "first"}})
    tab = storage_at(tmp_path)
    kept = tab.recall()
    assert kept is not None
    tab.open(kept.match)
    storage.remember((0,), 0, {"notes": {"0-1": "first", "0-2": "second"}})
    tab.remember((0,), 0, {"notes": {"0-1": "first"}, "plots": {"0-1": 3.0}})
    found = storage_at(tmp_path).recall()
    assert found is not None
    assert found.page["notes"] == {"0-1": "first", "0-2": "second"}
    assert found.page["plots"] == {"0-1": 3.0}
    tab.remember((0,), 0, {"plots": {"0-1": 3.0}})  # it takes its own note away, and no other
    found = storage_at(tmp_path).recall()
    assert found is not None
    assert found.page["notes"] == {"0-2": "second"}


def test_a_file_that_is_no_match_makes_none(storage: Storage):
    with pytest.raises(SaveError):
        storage.take_in(b"not a match")
    assert storage.rows() == []


def test_an_opened_file_becomes_a_match_of_its_own(storage: Storage):
    table = storage.create(a_match())
    first = storage.match
    copy = storage.take_in(table.dump())
    assert storage.match != first
    assert copy.match.setup == table.match.setup
    assert {row.id for row in storage.rows()} == {first, storage.match}


def test_a_server_names_the_visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("REEFKIT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv(VISITOR_VARIABLE, "one")
    one = Storage.for_visitor("reef", games())
    one.create(a_match())
    assert len(Storage.for_visitor("reef", games()).rows()) == 1
    monkeypatch.delenv(VISITOR_VARIABLE)
    own = Storage.for_visitor("reef", games())
    assert own.rows() == []
    assert own.lasting.place == one.lasting.place == str(tmp_path / "home" / "reefkit.sqlite")
    monkeypatch.setenv("REEFKIT_DATABASE", str(tmp_path / "elsewhere.sqlite"))
    Storage.for_visitor("reef", games()).create(a_match())
    assert (tmp_path / "elsewhere.sqlite").exists()


@pytest.mark.parametrize(
    ("place", "shown"),
    [
        ("/home/x/reefkit.sqlite", "/home/x/reefkit.sqlite"),
        ("postgresql+psycopg://ana:secret@host:5432/labs", "postgresql+psycopg://host:5432/labs"),
        ("postgresql://host/labs?password=secret", "postgresql://host/labs"),
    ],
)
def test_a_place_is_told_without_its_password(place: str, shown: str):
    assert shown_place(place) == shown


def played(entries: int, *names: str, seed: int = 1) -> Match:
    """Play a match so far."""
    table = MemoryTable(a_match(*names, seed=seed))
    while table.match.position < entries:
        if not table.tick():
            table.do_for_me(table.view(None).awaited[0].seats[0])
    return table.match


# ---- A match goes on while it cannot be stored, and is stored when it can be; a shared table waits.
def found(table: QueuedTable, entries: int) -> None:
    while table.match.position < entries:
        if not table.tick():
            table.do_for_me(0)


@pytest.mark.parametrize("cause", FAULTS)
def test_play_goes_on_in_memory_and_is_saved_later(tmp_path: Path, cause: str):
    storage = storage_at(tmp_path)
    table = storage.create(a_match())
    found(table, 5)
    with broken(storage, cause):
        storage.work.note("large", LARGE)
        found(table, 30)
        assert storage.lasting.fault is not None
        assert storage.lasting.fault.id == f"store-{cause}"
        assert storage.lasting.waiting
        played = list(table.match.entries)
        assert len(played) >= 30
    storage.lasting.retry(patient=True)
    assert storage.lasting.fault is None
    assert not storage.lasting.waiting
    found(table, len(played) + 3)
    again = storage_at(tmp_path).open(table.id)
    assert again.match.entries == table.match.entries
    assert again.match.entries[: len(played)] == played


def test_a_match_begun_while_the_store_is_away_is_put_there_whole(tmp_path: Path):
    storage = storage_at(tmp_path)
    with broken(storage, "read-only"):
        table = storage.create(a_match())
        found(table, 20)
        storage.remember((0,), 0, {"quick": True})
    storage.lasting.retry(patient=True)
    later = storage_at(tmp_path)
    kept = later.recall()
    assert kept is not None
    assert kept.match == table.id
    assert kept.page == {"quick": True}
    assert later.open(table.id).match.entries == table.match.entries


def test_a_store_that_comes_back_between_two_decisions_is_noticed_by_the_next(tmp_path: Path):
    storage = storage_at(tmp_path)
    table = storage.create(a_match())
    with broken(storage, "read-only"):
        found(table, 3)
    assert storage.lasting.waiting
    found(table, 6)  # nobody tried the store again meanwhile
    storage.lasting.retry()
    assert not storage.lasting.waiting
    assert storage_at(tmp_path).open(table.id).match.entries == table.match.entries


def test_two_tabs_of_one_match_play_at_one_table(tmp_path: Path):
    storage = storage_at(tmp_path)
    one = storage.create(a_match())
    two = storage_at(tmp_path).open(one.id)
    found(one, 4)
    assert two.position == one.position
    found(two, 8)
    assert one.position == two.position
    assert one.match.entries == two.match.entries


def test_what_went_apart_while_the_store_was_away_is_kept_beside(tmp_path: Path):
    storage = storage_at(tmp_path)
    table = storage.create(a_match())
    other = storage_at(tmp_path).open(table.id)
    with broken(storage, "read-only"):
        found(table, 9)
        mine = list(table.match.entries)
    found(other, 12)
    first = table.id
    storage.lasting.retry(patient=True)
    assert storage.lasting.fault is None
    assert table.id != first
    assert not storage.lasting.waiting
    later = storage_at(tmp_path)
    assert {row.id for row in later.rows()} == {first, table.id}
    assert later.open(table.id).match.entries == mine
    assert later.open(first).match.entries == other.match.entries


def test_a_shared_table_pauses_and_keeps_the_unsent_move(tmp_path: Path):
    storage = storage_at(tmp_path)
    table = storage.create(a_match())
    table.shared = True
    board = table.match.rules.legal(table.match.state, 0)[0]
    before = table.match.position
    with broken(storage, "read-only"):
        with pytest.raises(StoreFault):
            table.act(0, board)
        assert table.match.position == before
        assert table.unsent == (0, board, "person")
        with pytest.raises(StoreFault):
            table.send()
    storage.lasting.retry(patient=True)
    assert table.match.position == before
    table.act(1, table.match.rules.legal(table.match.state, 1)[0])
    assert table.unsent == (0, board, "person"), "another seat's decision does not replace it"
    (step,) = table.send()
    assert step.seat == 0
    assert table.unsent is None
    assert storage_at(tmp_path).open(table.id).match.entries == table.match.entries


def slept(storage: Storage, tries: int) -> list[float]:
    """Let the timer of a page try so often, without waiting, and list how long it would have."""
    seconds: list[float] = []

    async def sleep(pause: float) -> None:
        if len(seconds) == tries:
            raise asyncio.CancelledError
        seconds.append(pause)

    async def run() -> None:
        storage.lasting._sleep = sleep
        storage.lasting.start(lambda: None)
        assert storage.lasting._timer is not None
        with suppress(asyncio.CancelledError):
            await storage.lasting._timer

    asyncio.run(run())
    return seconds


def test_a_lock_keeps_no_move_of_others_from_a_page(tmp_path: Path):
    storage = storage_at(tmp_path)
    table = storage.create(a_match())
    table.shared = True
    other = storage_at(tmp_path).open(table.id)
    with broken(storage, "locked"), pytest.raises(StoreFault):
        table.act(0, table.match.rules.legal(table.match.state, 0)[0])
    found(other, 3)
    table.refresh()
    assert table.match.entries == other.match.entries
    assert storage.lasting.fails()  # it cannot be written yet, for all that the page knows
    assert sum(slept(storage, 1)) < 1
    assert not storage.lasting.fails()


def test_a_store_that_keeps_readers_out_is_asked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    storage = storage_at(tmp_path)
    table = storage.create(a_match())
    table.shared = True
    asked: list[int] = []

    def changes(*_: object) -> int:
        asked.append(1)
        raise store_fault("locked", "here")

    with monkeypatch.context() as patch:
        patch.setattr(store_of(storage)._database, "changes", changes)
        for _ in range(5):
            table.refresh()
    assert len(asked) == 1
    found(storage_at(tmp_path).open(table.id), 3)
    storage.lasting.retry()
    table.refresh()
    assert table.match.position == 3


def test_a_store_that_stays_away_is_tried_less_and_less_often(tmp_path: Path):
    storage = storage_at(tmp_path)
    table = storage.create(a_match())
    with broken(storage, "read-only"):
        found(table, 3)
        assert slept(storage, 6) == [0.5, 1, 2, 4, 5, 5]
    assert storage.lasting.waiting


def test_an_unsent_move_that_is_not_allowed_any_more_is_let_go(tmp_path: Path):
    storage = storage_at(tmp_path)
    table = storage.create(a_match())
    table.shared = True
    with broken(storage, "read-only"), pytest.raises(StoreFault):
        table.act(0, table.match.rules.legal(table.match.state, 0)[0])
    table.unsent = (0, Ready(), "person")
    storage.lasting.retry(patient=True)
    with pytest.raises(Rejection):
        table.send()
    assert table.unsent is None
    assert table.send() == []


def test_a_refusal_of_the_rules_is_no_fault(tmp_path: Path):
    storage = storage_at(tmp_path)
    table = storage.create(a_match())
    with pytest.raises(Rejection):
        table.act(0, Ready())
    assert storage.lasting.fault is None
    assert not storage.lasting.waiting


def test_every_decision_is_in_the_store_before_anybody_is_told(tmp_path: Path):
    storage = storage_at(tmp_path)
    table = storage.create(a_match())
    store = store_of(storage)
    for _ in range(12):
        if not table.tick():
            table.do_for_me(0)
        (row,) = store.matches.rows([table.id])
        assert row.entries == table.match.position
