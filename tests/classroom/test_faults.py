"""What keeps a store from saving: real faults, each named by its cause, none of which costs work.

The full disk is SQLite's own limit on its pages, the missing right a connection that only reads, the
other program a lock that is really held.
"""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from reefkit.classroom.store import Store, StoreFault, StoreTable
from reefkit.classroom.store.faults import is_full
from reefkit.classroom.store.store import DATABASE_VARIABLE, HOME_VARIABLE, default_place
from reefkit.match.errors import ConflictError
from reefkit.match.game import Ready
from tests.classroom.conftest import Opener
from tests.classroom.versions import versions
from tests.match.toy import TOYS, Dive, Note, new_match
from tests.support.faults import full, held, read_only

LONG = "x" * 60_000
IMPATIENT = 0.05


@pytest.fixture
def path(sqlite_place: Path) -> Path:
    return sqlite_place


@pytest.fixture
def store(path: Path, opened: Opener) -> Store:
    return opened(path, patience=IMPATIENT)


def fault_of(call: Callable[[], object]) -> StoreFault:
    with pytest.raises(StoreFault) as caught:
        call()
    return caught.value


FAULTS: dict[str, Callable[[Store, Path], AbstractContextManager[None]]] = {
    "full": lambda store, _: full(store),
    "read-only": lambda store, _: read_only(store),
    "locked": lambda _, path: held(path),
}


@pytest.mark.parametrize("cause", FAULTS)
def test_what_cannot_be_saved_says_why_and_where_and_goes_in_when_it_can(
    store: Store, path: Path, cause: str
):
    ann = store.people.create("Ann")
    store.work.note(ann.id, "reef", "k", "before")
    with FAULTS[cause](store, path):
        for _ in range(2):
            fault = fault_of(lambda: store.work.note(ann.id, "reef", "k", LONG))
            assert fault.cause == cause
            assert fault.message.id == f"store-{cause}"
            assert str(path) in str(fault)
        # What is saved can still be read.
        assert store.work.notes(ann.id, "reef")["k"].text == "before"
        assert store.people.get(ann.id) == ann
    store.work.note(ann.id, "reef", "k", LONG)
    assert versions(store, "notes", ann.id, "k") == ["before", LONG]


@pytest.mark.parametrize("cause", FAULTS)
def test_a_table_that_cannot_save_has_not_moved_and_moves_when_it_can(
    store: Store, path: Path, cause: str
):
    table = store.matches.create(new_match(None))
    for action in (Ready(), {"do": "hide", "number": 1}, Ready()):
        table.act(0, action)
    assert table.match.state.phase == "survey"
    with FAULTS[cause](store, path):
        fault, before, count = _note_until_it_fails(table)
        assert fault.cause == cause
        assert table.dump() == before
        assert fault_of(lambda: table.act(0, Note("y" * 200))).cause == cause
    table.act(0, Note(str(count)))
    assert table.dump().startswith(before)
    assert store.matches.open(table.id, TOYS).dump() == table.dump() != before


def _note_until_it_fails(table: StoreTable) -> tuple[StoreFault, bytes, int]:
    """Type notes until none is saved; give why, the log before, and how many notes there were."""
    for count in range(1_000):
        before = table.dump()
        try:
            table.act(0, Note(f"{count:0200}"))
        except StoreFault as fault:
            return fault, before, count
    raise AssertionError("a thousand notes went in")


@pytest.mark.parametrize("cause", FAULTS)
def test_a_match_that_cannot_be_put_in_is_put_in_later_with_what_was_played_since(
    store: Store, path: Path, cause: str
):
    match, id_ = new_match("eager", "calm"), "a-match"
    with FAULTS[cause](store, path):
        assert fault_of(lambda: _fill(store, match, id_)).cause == cause
    match.act(0, Dive())
    table = store.matches.create(match, id=id_)
    assert table.position == match.position
    assert store.matches.open(id_, TOYS).match.entries == match.entries


def _fill(store: Store, match: object, id_: str) -> None:
    while True:
        store.matches.create(match, id=id_)  # type: ignore[arg-type]
        for _ in range(100):
            store.matches.create(new_match("eager", "calm"))


def test_a_store_that_is_up_to_date_opens_while_another_writes(path: Path, opened: Opener):
    with held(path):
        assert opened(path, patience=IMPATIENT).people.get("nobody") is None


def test_a_full_disk_leaves_nothing_half_done(store: Store):
    ann = store.people.create("Ann")
    taken = 0
    with full(store):
        fault = None
        while fault is None:
            try:
                store.work.answer(ann.id, "reef", "s", f"q{taken}", "y" * 500)
                taken += 1
            except StoreFault as error:
                fault = error
    assert fault.cause == "full"
    assert len(store.work.answers(ann.id, "reef")) == taken
    again = store.work.answer(ann.id, "reef", "s", f"q{taken}", "y" * 500)
    assert (again.attempt, len(store.work.answers(ann.id, "reef"))) == (1, taken + 1)


def test_a_file_that_cannot_grow_takes_no_file_of_work_by_halves(
    store: Store, tmp_path: Path, opened: Opener
):
    other = opened(tmp_path / "other.sqlite")
    ann = other.people.create("Ann")
    for n in range(3):
        other.work.note(ann.id, "reef", str(n), LONG)
    data = other.export([ann.id])
    with full(store):
        assert fault_of(lambda: store.take_in(data, TOYS)).cause == "full"
    assert store.people.get(ann.id) is None
    assert store.take_in(data, TOYS).added == 4


def test_a_file_that_was_taken_away_is_missed_at_once_and_found_when_it_is_back(
    store: Store, path: Path
):
    """Its pages could write on into a file without a name, and all of it would be lost."""
    ann = store.people.create("Ann")
    table = store.matches.create(new_match(None, None), [ann.id, None])
    aside = [Path(f"{path}{end}") for end in ("", "-wal", "-shm")]
    for file in aside:
        file.rename(f"{file}.aside")
    for call in (
        lambda: store.work.note(ann.id, "reef", "k", "lost"),
        lambda: store.work.notes(ann.id, "reef"),
        lambda: table.act(0, Dive()),
        lambda: table.view(0),
    ):
        assert fault_of(call).cause == "gone"
    assert not path.exists()
    for file in aside:
        Path(f"{file}.aside").rename(file)
    store.work.note(ann.id, "reef", "k", "kept")
    table.act(0, Dive())
    assert store.work.notes(ann.id, "reef")["k"].text == "kept"


def test_an_older_copy_put_in_the_files_place_is_not_written_on_by_a_page_that_knows_more(
    store: Store, path: Path, tmp_path: Path
):
    table = store.matches.create(new_match(None, None))
    table.act(0, Dive())
    older = tmp_path / "older.sqlite"
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(older)) as copy:
        source.backup(copy)
    table.act(1, Dive())
    for end in ("-wal", "-shm"):
        Path(f"{path}{end}").unlink()
    shutil.move(older, path)
    assert fault_of(lambda: table.act(0, Dive())).cause == "gone"
    assert store.matches.open(table.id, TOYS).position == 1


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path):
    path = tmp_path / "diary.sqlite"
    path.write_text("dear diary\n" * 500, "utf-8")
    fault = fault_of(lambda: Store.open(path))
    assert fault.cause == "damaged"
    assert path.read_text("utf-8") == "dear diary\n" * 500


def test_a_damaged_page_is_named(path: Path, store: Store, opened: Opener):
    ann = store.people.create("Ann")
    for n in range(20):
        store.work.note(ann.id, "reef", str(n), LONG[:9_000])
    store.close()
    raw = bytearray(path.read_bytes())
    raw[4096 * 3 :] = os.urandom(len(raw) - 4096 * 3)
    path.write_bytes(raw)
    fault = fault_of(lambda: opened(path).work.notes(ann.id, "reef"))
    assert fault.cause == "damaged"


def test_where_no_folder_can_be_made_it_is_named(tmp_path: Path):
    (tmp_path / "file").write_text("no folder", "utf-8")
    assert fault_of(lambda: Store.open(tmp_path / "file" / "reefkit.sqlite")).cause == "gone"
    assert not is_full(str(tmp_path / "gone" / "reefkit.sqlite"))


def test_a_file_is_its_owners_alone(tmp_path: Path, opened: Opener):
    path = tmp_path / "a" / "folder" / "reefkit.sqlite"
    store = opened(path)
    store.people.create("Ann")
    files = sorted(path.parent.iterdir())
    assert [file.name[14:] for file in files] == ["", "-shm", "-wal"]
    assert {file.stat().st_mode & 0o077 for file in [path.parent, *files]} == {0}
    assert store.place == str(path)


def test_a_commit_waits_for_the_disk(store: Store):
    with store._database.write() as connection:
        asked = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert asked == ["wal", 2, 1]


# -- a server --------------------------------------------------------------------------------------
def test_a_server_that_only_reads_says_so(postgres_place: str, opened: Opener):
    store = opened(postgres_place)
    ann = store.people.create("Ann")
    with read_only(store):
        fault = fault_of(lambda: store.work.note(ann.id, "reef", "k", "x"))
        assert fault.cause == "read-only"
        assert store.people.get(ann.id) == ann
    assert store.work.note(ann.id, "reef", "k", "x").text == "x"


def test_a_lock_that_another_holds_on_a_server_is_named(postgres_place: str, opened: Opener):
    store = opened(postgres_place, patience=IMPATIENT)
    ann = store.people.create("Ann")
    with psycopg.connect(postgres_place) as other:
        other.execute("LOCK TABLE notes IN ACCESS EXCLUSIVE MODE")
        assert fault_of(lambda: store.work.note(ann.id, "reef", "k", "x")).cause == "locked"
    assert store.work.note(ann.id, "reef", "k", "x").text == "x"


def test_a_database_that_went_away_is_found_when_it_is_back(
    postgres_url: str, postgres_server: str, opened: Opener
):
    store = opened(postgres_url)
    ann = store.people.create("Ann")
    name = postgres_url.rpartition("/")[2]
    rename = sql.SQL("ALTER DATABASE {} RENAME TO {}")
    away = sql.Identifier(name), sql.Identifier(f"{name}_away")
    with psycopg.connect(postgres_server, autocommit=True) as server:
        server.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
        )
        server.execute(rename.format(*away))
        fault = fault_of(lambda: store.work.note(ann.id, "reef", "k", "x"))
        server.execute(rename.format(*reversed(away)))
    assert fault.cause == "gone"
    assert store.work.note(ann.id, "reef", "k", "x").text == "x"


def test_a_server_waits_for_the_disk_whatever_its_habit(postgres_place: str, opened: Opener):
    with opened(postgres_place)._database.write() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ann:hunter2@127.0.0.1:1/reefkit",
        "postgresql+psycopg://ann:hunter2@127.0.0.1:1/reefkit?password=hunter2",
        "postgresql://ann:hunter2@127.0.0.1:no-port/reefkit",
    ],
)
def test_a_server_that_is_not_there_is_named_without_a_password(address: str):
    fault = fault_of(lambda: Store.open(address))
    assert fault.cause == "gone"
    assert "postgresql" in str(fault)
    assert "hunter2" not in str(fault)
    assert "ann" not in fault.message.values["place"]  # type: ignore[operator]


def test_a_wrong_password_is_named_without_it(postgres_place: str):
    wrong = postgres_place.replace("postgres:", "postgres:wrong-", 1)
    assert wrong != postgres_place
    fault = fault_of(lambda: Store.open(wrong))
    assert fault.cause == "gone"
    assert "wrong-" not in str(fault)


def test_a_place_is_told_with_its_server_and_database(postgres_place: str, opened: Opener):
    store = opened(postgres_place)
    assert store.place.startswith("postgresql://127.0.0.1:")
    assert store.place.endswith(postgres_place.rpartition("@")[2])


def test_a_conflict_is_no_fault(store: Store):
    table: StoreTable = store.matches.create(new_match(None, None))
    table.act(0, Dive())
    with pytest.raises(ConflictError):
        table.store(table.match.entries[0])
    table.act(0, Dive())


def test_the_store_is_where_the_environment_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    for name in (DATABASE_VARIABLE, HOME_VARIABLE):
        monkeypatch.delenv(name, raising=False)
    of_user = Path(default_place())
    assert of_user.name == "reefkit.sqlite"
    assert of_user.is_absolute()
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    assert default_place() == str(tmp_path / "reefkit.sqlite")
    monkeypatch.setenv(DATABASE_VARIABLE, "postgresql://db/reefkit")
    assert default_place() == "postgresql://db/reefkit"
