"""The schema: made from nothing, opened from every version kept, refused when newer."""

import sqlite3
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect

from reefkit.classroom.store import GradeValue, Person, Store, StoreFault, database
from reefkit.classroom.store.schema import HEAD, VERSIONS, metadata
from tests.classroom.conftest import Opener
from tests.classroom.versions import versions
from tests.match.toy import TOYS
from tests.support.tree import ROOT

KEPT = Path(__file__).parent / "schemas"


def test_every_version_has_its_migration_and_one_follows_another():
    scripts = ScriptDirectory(str(database._MIGRATIONS))
    assert scripts.get_heads() == [HEAD]
    assert tuple(each.revision for each in reversed(list(scripts.walk_revisions()))) == VERSIONS


@pytest.mark.parametrize("fixture", ["sqlite", "postgresql"])
def test_migrations_make_the_schema_that_the_code_speaks_of(
    fixture: str, request: pytest.FixtureRequest, tmp_path: Path, opened: Opener
):
    new = tmp_path / "a folder" / "new.sqlite"
    place = new if fixture == "sqlite" else request.getfixturevalue("postgres_url")
    store = opened(place)
    with store._database.read() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        made = inspect(connection)  # Alembic compares no primary keys
        keys = {name: made.get_pk_constraint(name) for name in metadata.tables}
        for name, table in metadata.tables.items():
            assert keys[name]["constrained_columns"] == table.primary_key.columns.keys()
    assert store.people.get(store.people.create("Ann").id) is not None


@pytest.mark.parametrize("version", VERSIONS)
def test_a_store_of_every_earlier_version_opens_with_all_that_is_in_it(
    version: str, tmp_path: Path, opened: Opener
):
    """`schemas/<version>.sql` is what SQLite dumped of a store that a Reefkit of then had filled."""
    path = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((KEPT / f"{version}.sql").read_text("utf-8"))
    store = opened(path)
    with store._database.read() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    ann = store.people.by_code("78XQ2-PRNSE", "v")
    assert ann is not None
    assert (ann.id, ann.name) == ("a" * 20, "Ann")
    assert store.devices.people_of("a-visitor") == [ann]
    assert [(a.attempt, a.raw) for a in store.work.answers(ann.id, "reef", "before")] == [
        (1, ["a", {"b": None}]),
        (2, "\ud800"),
    ]
    assert store.work.finished(ann.id, "reef") == {"before": "2026-03-01T12:00:05+00:00"}
    assert versions(store, "notes", ann.id, "k") == ["one", "two"]
    assert store.work.recall(f"person:{ann.id}", "level") == "simple"
    (row,) = store.matches.of_people([ann.id])
    table = store.matches.open(row.id, TOYS)
    assert table.position == row.entries == 12
    assert store.work.plots(ann.id, row.id)["ranges"].value == {"snails": [0, 2]}
    table.run()
    assert table.match.is_over
    (grade,) = store.courses.grades(store.classes.of_person(ann.id)[0].id)
    assert (grade.is_sent, grade.due) == (True, GradeValue(7.5, 10.0, final=False))
    its_class_is_there(store, ann)
    (row, *beside) = store.classes.beside(store.classes.all()[-1].id)
    assert [each.name for each in beside] == ["7c"]
    made, _ = store.classes.create("8a", next_to=row.id)
    assert store.classes.beside(made.id) == [row, *beside, made]


def its_class_is_there(store: Store, ann: Person) -> None:
    """Check what the dump holds of a class: two Anns, a third made one with the second."""
    row = store.classes.by_code("TABLE 839", "v")
    assert row is not None
    assert (row.name, row.teacher, row.open, row.ghost) == ("7b", "Ms Bay", True, False)
    assert store.classes.by_key("2YWQ2-548Q5-024N7-D9V71", "v") == row
    assert [member.label for member in store.classes.members(row.id)] == ["Ann", "Ann 2"]
    (other,) = store.classes.answers(row.id)[2:]
    assert (other.person, other.question) == ("b" * 20, "q9")
    assert store.people.get("c" * 20) == store.people.get("b" * 20)
    (table,) = store.classes.tables(row.id)
    assert (table.seats, table.names, table.away) == (
        (("b" * 20,), ()),
        ("Ann 2", "Player 2"),
        (1,),
    )
    assert store.classes.control(row.id).message == "Look up"
    assert store.classes.presence(row.id)[ann.id].place == {"part": "before"}
    assert [mark.points for mark in store.classes.marks(row.id).values()] == [1.5]


@pytest.mark.parametrize("fixture", ["sqlite", "postgresql"])
def test_a_store_of_a_newer_reefkit_is_refused_and_left_alone(
    fixture: str, request: pytest.FixtureRequest, tmp_path: Path, opened: Opener
):
    place = str(tmp_path / "n.sqlite")
    if fixture == "postgresql":
        place = request.getfixturevalue("postgres_url")
    opened(place).close()
    newer = "UPDATE alembic_version SET version_num = '9999'"
    if fixture == "sqlite":
        with closing(sqlite3.connect(place)) as connection, connection:
            connection.execute(newer)
    else:
        with psycopg.connect(place) as server:
            server.execute(newer)
    with pytest.raises(StoreFault) as caught:
        Store.open(place)
    assert caught.value.cause == "newer"


def test_a_migration_that_fails_half_way_has_not_happened(
    tmp_path: Path, opened: Opener, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "new.sqlite"
    with monkeypatch.context() as broken:

        def fail(_: object) -> None:
            raise OSError(28, "No space left on device")

        migrate = database._migrate
        broken.setattr(database, "_migrate", lambda *given: (migrate(*given), fail(None)))
        with pytest.raises(StoreFault) as caught:
            Store.open(path)
        assert caught.value.cause == "full"
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []
    assert opened(path).people.create("Ann").name == "Ann"


OPEN = """
import sys
from reefkit.classroom.store import Store
store = Store.open(sys.argv[1])
store.people.create("x", "a-visitor")
sys.stdout.write("alembic" if "alembic" in sys.modules else "without")
store.close()
"""


def test_of_pages_that_open_a_new_store_at_once_one_makes_it_and_later_ones_need_no_alembic(
    tmp_path: Path, opened: Opener
):
    path = str(tmp_path / "new.sqlite")
    start = [sys.executable, "-c", OPEN, path]
    pages = [subprocess.Popen(start, cwd=ROOT, stdout=subprocess.PIPE) for _ in range(4)]
    assert [page.communicate(timeout=120)[0] != b"" and page.returncode for page in pages] == [
        0
    ] * 4
    assert len(opened(path).devices.people_of("a-visitor")) == 4
    assert subprocess.run(start, cwd=ROOT, capture_output=True, check=True).stdout == b"without"


AT_ONCE = """
import os, sys
from reefkit.classroom.store import Store
waiting, begin = os.pipe()
ours = []
for _ in range(int(sys.argv[2])):
    if not (child := os.fork()):
        os.close(begin)
        os.read(waiting, 1)  # until the last of them is there
        store = Store.open(sys.argv[1])
        store.people.create("x", "a-visitor")
        os.write(1, b"alembic " if "alembic" in sys.modules else b"without ")
        os._exit(0)
    ours.append(child)
os.close(begin)
sys.exit(max(os.waitpid(child, 0)[1] for child in ours))
"""
SERVERS = 10


def test_of_ten_servers_that_start_at_once_one_migrates(postgres_url: str, opened: Opener):
    start = [sys.executable, "-c", AT_ONCE, postgres_url, str(SERVERS)]
    ran = subprocess.run(start, cwd=ROOT, capture_output=True, check=True, text=True)
    assert Counter(ran.stdout.split()) == {"alembic": 1, "without": SERVERS - 1}
    store = opened(postgres_url)
    with store._database.read() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    assert len(store.devices.people_of("a-visitor")) == SERVERS


def test_who_starts_beside_a_long_migration_waits_for_it(postgres_url: str, opened: Opener):
    """However short a page's patience with others that write is."""
    waits = """
        SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'advisory'
        AND clock_timestamp() - query_start > '1 second'
    """
    with (
        ThreadPoolExecutor(1) as pool,
        psycopg.connect(postgres_url, autocommit=True) as other,
    ):
        other.execute("SELECT pg_advisory_lock(%s)", [database._TURN])
        opening = pool.submit(opened, postgres_url, patience=0.1)
        while not opening.done() and other.execute(waits).fetchone() == (0,):
            pass
        other.execute("SELECT pg_advisory_unlock(%s)", [database._TURN])
        assert opening.result().people.create("Ann").name == "Ann"
