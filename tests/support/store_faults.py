"""Real faults of a store, made while a context lasts: a full disk, no right to write, a held lock."""

import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest
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


@contextmanager
def full_disk(folder: Path) -> Iterator[Callable[[], None]]:
    """Give a folder a disk of one megabyte while the context lasts, and what fills it to the brim.

    A test that may mount nothing here is skipped.
    """
    folder.mkdir(exist_ok=True)
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    try:
        is_mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    except OSError:
        is_mounted = False
    if not is_mounted:
        pytest.skip("nothing can be mounted by this account")

    def fill() -> None:
        with suppress(OSError), (folder / "filler").open("wb", 0) as filler:
            while True:
                filler.write(b"x" * 4096)

    try:
        yield fill
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)
