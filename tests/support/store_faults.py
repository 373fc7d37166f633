"""Real faults of a store, made while a context lasts: a full disk, no right to write, a held lock."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import event

from reefkit.classroom.store import Store


@contextmanager
def full(store: Store) -> Iterator[None]:
    """Let the file grow by no further page.

    What fits into pages that are there already still goes in, so a test that writes little tries
    until nothing fits; a note of 60,000 letters never does.
    """
    with _every_connection(store, "PRAGMA max_page_count = 1"):  # as few as there are
        yield


@contextmanager
def read_only(store: Store) -> Iterator[None]:
    """Let the store read and not write."""
    sqlite = store._database.engine.dialect.name == "sqlite"
    refuse = "PRAGMA query_only = ON" if sqlite else "SET default_transaction_read_only = on"
    with _every_connection(store, refuse):
        yield


@contextmanager
def held(path: Path | str) -> Iterator[None]:
    """Hold the exclusive lock of an SQLite file, as a program does that never finishes."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        try:
            yield
        finally:
            connection.execute("ROLLBACK")


@contextmanager
def _every_connection(store: Store, statement: str) -> Iterator[None]:
    """Run a statement on every connection that the store opens while the context lasts."""

    def run(connection: sqlite3.Connection, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute(statement)
        cursor.close()
        if store._database.path is None:
            connection.commit()

    store.close()
    event.listen(store._database.engine, "connect", run)
    try:
        yield
    finally:
        event.remove(store._database.engine, "connect", run)
        store.close()
