"""Every test of the store runs on SQLite and on a real PostgreSQL."""

import secrets
import shutil
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from reefkit.classroom.store import Store
from reefkit.classroom.store.retention import count_day
from reefkit.classroom.store.schema import metadata
from tests.support.effort import at_length
from tests.support.postgres import with_database

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


class Watch:
    """A clock that goes on by a second whenever it is asked."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


def run_for(store: Store, days: int, apart: int = 1) -> list[str]:
    """Have a server run on so many days, the first of them to come; name the classes it erases.

    Chores are done on the first and the last: in between days are counted alone, which is quicker.
    """
    clock, erased = store._clock, []
    for day in dict.fromkeys((1, days)):
        with store._database.write() as connection:
            for _ in range(day - 2):
                clock.now += timedelta(days=apart)  # type: ignore[attr-defined]
                count_day(connection, clock())
        clock.now += timedelta(days=apart)  # type: ignore[attr-defined]
        erased += [each.name for each in store.classes.erase_expired()]
        store.classes.erase_idle()
    return erased


@pytest.fixture(scope="session")
def sqlite_made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make an empty store's file once: migrations have tests of their own."""
    path = tmp_path_factory.mktemp("made") / "made.sqlite"
    Store.open(path).close()
    return path


@pytest.fixture(scope="session")
def postgres_made(postgres_server: str) -> str:
    """Make a store's database once: a new one for each test would cost more than the tests."""
    name = f"reefkit_made_{secrets.token_hex(8)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    address = with_database(postgres_server, name)
    Store.open(address).close()
    return address


@pytest.fixture
def sqlite_place(sqlite_made: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(sqlite_made, tmp_path / "reefkit.sqlite"))


@pytest.fixture
def postgres_place(postgres_made: str) -> str:
    with psycopg.connect(postgres_made, autocommit=True) as connection:
        for table in reversed(metadata.sorted_tables):
            connection.execute(sql.SQL("DELETE FROM {}").format(sql.Identifier(table.name)))
    return postgres_made


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest) -> str:
    fixture = "sqlite_place" if request.param == "sqlite" else "postgres_place"
    return str(request.getfixturevalue(fixture))


on_sqlite = pytest.mark.parametrize(
    "place", ["sqlite", pytest.param("postgresql", marks=at_length)], indirect=True
)
"""Marks a test that writes much and asks nothing of its own of a database: PostgreSQL can wait."""


Opener = Callable[..., Store]


@pytest.fixture
def opened() -> Iterator[Opener]:
    """Open stores that are closed when the test is over."""
    stores: list[Store] = []

    def opener(place: str | Path, *, patience: float = 5.0) -> Store:
        stores.append(Store.open(place, clock=Watch(), patience=patience))
        return stores[-1]

    yield opener
    for store in stores:
        store.close()


@pytest.fixture
def store(place: str, opened: Opener) -> Store:
    return opened(place)
