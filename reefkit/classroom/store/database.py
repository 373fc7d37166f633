"""One database, whichever it is: short transactions, and every fault named by its cause.

SQLite is a file that all kernels of a server write. Readers never wait (write-ahead log); a writer
takes its turn before it reads anything (``BEGIN IMMEDIATE``), so that nothing it read can have
changed when it writes; and a commit is on the disk before it returns (``synchronous=FULL``).
"""

from __future__ import annotations

import math
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event, exc, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from reefkit.classroom.store.faults import fault, store_fault

ADDRESSES = ("postgresql:", "postgresql+", "postgres:")
"""How a place begins that is an address and no file."""

_WRITES = "reefkit_writes"
_SNAPSHOT = "SELECT CAST(txid_current_snapshot() AS text)"
_CONNECT_SECONDS = 10
_SHORTLY = 0.02
_IDLE_SECONDS = 20.0
_IDLE_SINCE = "idle-since"


class Database:
    """A database by file or address.

    Parameters
    ----------
    place
        A file's path, or an address that begins ``postgresql``.
    patience
        Seconds to wait for others that write.
    prepare
        What makes a file ready that was not open before: called with this database at the first
        use, and again where another file stands at the path.

    Raises
    ------
    StoreFault
        When it cannot be opened; methods raise it too.
    """

    def __init__(
        self, place: str | Path, patience: float, prepare: Callable[[Database], None]
    ) -> None:
        self._patience = patience
        self._prepare = prepare
        self._turn = threading.Lock()
        self._guard = threading.RLock()
        self._watching: PoolProxiedConnection | None = None
        self._known: tuple[int, int] | None = None
        self._preparing = False
        self.path, url = _path_and_url(place)
        self.place = str(self.path) if self.path else _without_secrets(url)
        with self._faults():
            self.engine = self._make_engine(url)
        try:
            self._be_there(make=True)
        except BaseException:
            self.close()
            raise

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """Open a transaction that only reads."""
        with self._faults():
            self._be_there()
            with self.engine.connect() as connection:
                if self.path is None:  # a transaction here would show no more, and cost two calls
                    connection.execution_options(isolation_level="AUTOCOMMIT")
                with connection.begin():
                    yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """Open a transaction that writes; it is durable when the context is left without error."""
        with self._faults():
            self._be_there()
            with self._in_turn(), self.engine.connect() as connection:
                connection.execution_options(**{_WRITES: True})
                with connection.begin():
                    yield connection

    def changes(self) -> int:
        """Give a number that differs once anybody has written.

        It costs next to nothing, so a page may ask at every look at its table. Of a file it is
        SQLite's own count; of a server, which transactions are through: where others use the same
        server for something else, it differs more often than it need.
        """
        if self.path is None:
            with self.read() as connection:
                snapshot: str = connection.exec_driver_sql(_SNAPSHOT).scalar_one()
            return int.from_bytes(snapshot.encode())
        with self._faults(), self._guard:
            self._be_there()
            if self._watching is None:
                self._watching = self.engine.raw_connection()
            cursor = self._watching.cursor()
            try:
                cursor.execute("PRAGMA data_version")
                (version,) = cursor.fetchone() or (0,)
            finally:
                cursor.close()
            return int(version)

    def forget(self) -> None:
        """Have a file's write-ahead log hold nothing of what was erased.

        While another page reads it goes on holding some, until the next such call or the next time
        nobody has the file open. A server has its own ways.
        """
        if self.path is None:
            return
        with self._faults(), self._in_turn(), closing(self.engine.raw_connection()) as connection:
            connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        """Let go of every connection; the next use opens new ones."""
        with self._guard:
            if self._watching is not None:
                self._watching.close()
                self._watching = None
            self.engine.dispose()

    # -- the file ------------------------------------------------------------------------------

    def _be_there(self, *, make: bool = False) -> None:
        """Check that the file that is open is the one at the path.

        A file that was taken away goes on being written by those who have it open, and all of it
        is lost when they close it: better to say at once that it is gone.
        """
        if self.path is None:
            if make:
                self._prepare(self)
            return
        with self._faults():
            if make:
                _make_private_file(self.path)
            stat = self.path.stat()
        here = (stat.st_dev, stat.st_ino)
        if here == self._known:
            return
        with self._guard:
            if here == self._known or self._preparing:
                return
            self._preparing = True
            try:
                self.close()
                self._prepare(self)
                self._known = here
            finally:
                self._preparing = False

    @contextmanager
    def _in_turn(self) -> Iterator[None]:
        """Let the threads of this process write one after the other, as SQLite does with all."""
        if self.path is None:
            yield
            return
        if not self._turn.acquire(timeout=self._patience):
            raise store_fault("locked", self.place)
        try:
            yield
        finally:
            self._turn.release()

    @contextmanager
    def _faults(self) -> Iterator[None]:
        try:
            yield
        except (exc.SQLAlchemyError, sqlite3.Error, OSError, ImportError) as error:
            raise fault(error, self.place) from error

    # -- the engine ----------------------------------------------------------------------------

    def _make_engine(self, url: URL) -> Engine:
        if self.path is None:
            engine = create_engine(
                url,
                pool_timeout=self._patience,
                pool_size=1,  # a kernel holds one, and a server has a hundred for all
                hide_parameters=True,  # names and answers have no business in anybody's log
                connect_args={"connect_timeout": _CONNECT_SECONDS},
            )
            event.listen(engine, "connect", self._ready_postgresql)
            event.listen(engine, "checkin", _note_idle)  # codespell:ignore checkin
            event.listen(engine, "checkout", _check_idle)
            return engine
        engine = create_engine(
            url,
            pool_timeout=self._patience,
            hide_parameters=True,
            connect_args={"timeout": self._patience, "isolation_level": None},
        )
        event.listen(engine, "connect", self._ready_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine

    def _ready_sqlite(self, connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # `_begin_sqlite` says when a transaction begins
        self._write_ahead(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what is erased is written over

    def _write_ahead(self, connection: sqlite3.Connection) -> None:
        """Have a new file use the write-ahead log; the first page of many does it for all.

        SQLite does not wait for others here, so we do. On a disk that cannot (some that are
        shared over a network) the old journal stays, and readers wait for writers.
        """
        ends = time.monotonic() + self._patience
        while connection.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
            try:
                connection.execute("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError as error:
                busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
                if not busy or time.monotonic() > ends:
                    raise
                time.sleep(_SHORTLY)
            else:
                return

    def _ready_postgresql(self, connection: DBAPIConnection, _: object) -> None:
        """Have commits wait for the disk, whatever the server does, and locks for a while."""
        cursor = connection.cursor()
        cursor.execute("SET synchronous_commit = on")
        cursor.execute(f"SET lock_timeout = {max(1, int(self._patience * 1000))}")
        cursor.close()
        connection.commit()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _note_idle(_: object, record: ConnectionPoolEntry) -> None:
    record.info[_IDLE_SINCE] = time.monotonic()


def _check_idle(connection: DBAPIConnection, record: ConnectionPoolEntry, _: object) -> None:
    """Ask a connection that lay idle whether its server is still there, and have it made anew.

    Asking at every use, as SQLAlchemy can, would cost each of them a call more.
    """
    if time.monotonic() - record.info.get(_IDLE_SINCE, math.inf) < _IDLE_SECONDS:
        return
    try:
        cursor = connection.cursor()
        cursor.execute("SELECT 1")
        cursor.close()
        connection.rollback()
    except Exception as error:  # whatever the driver calls it
        raise exc.DisconnectionError from error


def _path_and_url(place: str | Path) -> tuple[Path | None, URL]:
    """Tell a path from an address; a path gets the address of an SQLite file."""
    if isinstance(place, str) and place.startswith(ADDRESSES):
        try:
            return None, make_url(place).set(drivername="postgresql+psycopg")
        except (exc.ArgumentError, ValueError) as error:
            # The address may hold a password, and is not repeated.
            raise store_fault("gone", "postgresql") from error
    path = Path(place).absolute()
    return path, URL.create("sqlite", database=str(path))


def _without_secrets(url: URL) -> str:
    """Say where a database is, as a person may read it: no name of an account, no password."""
    shown = URL.create("postgresql", host=url.host, port=url.port, database=url.database)
    return shown.render_as_string(hide_password=True)


def _make_private_file(path: Path) -> None:
    """Make the file, and the folder, that its owner alone can read; what is there stays as it is.

    The files that SQLite lays beside it take their rights from it.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
