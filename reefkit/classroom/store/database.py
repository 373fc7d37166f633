"""The store's connection to SQLite or PostgreSQL: transactions, migrations, errors by cause.

Each opened page checks the version of the schema; in the usual case, up to date, that costs one
query and never imports Alembic.

SQLite is one file that all kernels of a server write. Readers never wait (write-ahead log). A
writer takes its turn before it reads anything (``BEGIN IMMEDIATE``), so that nothing it read can
have changed when it writes; a commit is on the disk before it returns (``synchronous=FULL``).
"""

from __future__ import annotations

import errno
import math
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    String,
    column,
    create_engine,
    event,
    exc,
    func,
    inspect,
    make_url,
    select,
    table,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from reefkit.classroom.store.faults import named_fault, store_fault
from reefkit.classroom.store.news import NEWS_VARIABLE, NewsFeed
from reefkit.classroom.store.news_topics import NOBODY, announce, topics_of
from reefkit.classroom.store.schema import HEAD, VERSIONS, metadata
from reefkit.match.errors import FaultCause, StoreFault

ADDRESSES = ("postgresql:", "postgresql+", "postgres:")
"""Prefixes that distinguish a database's address from a file's path."""

_WRITES = "reefkit_writes"
# One message: "synchronous_commit" makes a writing transaction durable whatever the server's
# default, "lock_timeout" bounds its wait. Both are LOCAL: behind a pooler, sessions are shared.
# no reader: for the database
_BEGIN = "BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL lock_timeout = {milliseconds}"
_SNAPSHOT = "SELECT CAST(txid_current_snapshot() AS text)"
_CONNECT_SECONDS = 10
_SHORTLY = 0.02
"""Seconds between two attempts to switch a locked file to the write-ahead log."""
_IDLE_SECONDS = 20.0
"""Seconds without use after which a connection to a server is tested."""
_IDLE_SINCE = "idle-since"


class Database:
    """A database, opened from a file or an address.

    Methods raise `StoreFault` if the database fails.

    Parameters
    ----------
    place
        A file's path, or an address that begins with one of `ADDRESSES`.
    patience
        Seconds to wait for other writers.
    prepare
        Called with this database as it is opened, and again if another file has replaced the one at
        the path.

    Raises
    ------
    StoreFault
        If the database cannot be opened.
    """

    def __init__(
        self, place: str | Path, patience: float, prepare: Callable[[Database], None]
    ) -> None:
        self._patience = patience
        self._begin = _BEGIN.format(milliseconds=max(1, int(patience * 1000)))
        self._prepare = prepare
        self._turn = threading.Lock()
        self._guard = threading.RLock()
        self._watching: PoolProxiedConnection | None = None
        self._known: tuple[int, int] | None = None
        self._preparing = False
        self._feed: NewsFeed | None = None
        self._followers: list[Callable[[], object]] = []
        self.wrote: Callable[[FaultCause | None], object] = str
        self.path, url = _path_and_url(place)
        self.place = str(self.path) if self.path else _without_secrets(url)
        with self._faults():
            self.engine = self._make_engine(url)
        try:
            self._check_file(make=True)
        except BaseException:
            self.close()
            raise

    @contextmanager
    def read(self) -> Iterator[Connection]:
        with self._faults():
            self._check_file()
            with self.engine.connect() as connection, connection.begin():
                yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """Open a writing transaction; its topics (`tell_of`) are announced after the commit."""
        with self._reported(), self._faults():
            self._check_file()
            with self._in_turn(), self.engine.connect() as connection:
                connection.execution_options(**{_WRITES: True})
                topics_of(connection)  # clears topics of a failed transaction
                with connection.begin():
                    if self.path is None:
                        connection.exec_driver_sql(self._begin)
                    yield connection
                self._tell(connection)

    def _tell(self, connection: Connection) -> None:
        topics = topics_of(connection)
        if self.path is None and topics:
            feed = self._feed
            announce(connection, feed.origin if feed else NOBODY, topics)
            if feed is not None:
                feed.wrote(topics)

    def changes(self, *topics: str) -> int:
        """Return a number that changes whenever anybody has written to one of these topics.

        It is cheap enough to ask each time a page checks its table. For a file it is SQLite's
        ``data_version``, which changes at every commit, whatever its topics. For a server it counts
        the news that this process received (`news`); without topics, or if no news arrives, it is
        the snapshot of transactions, which changes more often than necessary.
        """
        if self.path is None:
            feed = self._news() if topics else None
            changes = feed.changes(topics) if feed is not None else None
            if changes is not None:
                return changes
            with self.read() as connection:
                snapshot: str = connection.exec_driver_sql(_SNAPSHOT).scalar_one()
            return int.from_bytes(snapshot.encode())
        with self._faults(), self._guard:
            self._check_file()
            if self._watching is None:
                self._watching = self.engine.raw_connection()
            cursor = self._watching.cursor()
            try:
                cursor.execute("PRAGMA data_version")
                (version,) = cursor.fetchone() or (0,)
            finally:
                cursor.close()
            return int(version)

    def on_news(self, call: Callable[[], object]) -> None:
        """Call a function, from another thread, whenever there is news of a followed topic."""
        self._followers.append(call)

    def _news(self) -> NewsFeed | None:
        place = os.environ.get(NEWS_VARIABLE)
        with self._guard:
            if self._feed is None and place:
                self._feed = NewsFeed(place, self._call)
            return self._feed

    def _call(self) -> None:
        for call in self._followers:
            call()

    @contextmanager
    def alone(self) -> Iterator[bool]:
        """Take the lock for erasing during the context; yield whether it was free.

        A file has one server, which always gets it.
        """
        if self.path is not None:
            yield True
            return
        with self.write() as connection:
            lock = func.pg_try_advisory_xact_lock(_TURN + 1)
            yield connection.execute(select(lock)).scalar_one()

    def forget(self) -> None:
        """Empty a file's write-ahead log, which may still contain what was erased.

        While another page reads, part of it stays until the next such call or until nobody has the
        file open. Does nothing for PostgreSQL.
        """
        if self.path is None:
            return
        with self._faults(), self._in_turn(), closing(self.engine.raw_connection()) as connection:
            connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        with self._guard:
            if self._watching is not None:
                self._watching.close()
                self._watching = None
            if self._feed is not None:
                self._feed.close()
                self._feed = None
            self.engine.dispose()

    # -- the file ------------------------------------------------------------------------------

    def _check_file(self, *, make: bool = False) -> None:
        """Check that the open file is still at the path: what a deleted one gets is lost."""
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
        """Serialise this process's writers, as SQLite does across all processes."""
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
    def _reported(self) -> Iterator[None]:
        try:
            yield
        except StoreFault as fault:
            self.wrote(fault.cause)
            raise
        self.wrote(None)

    @contextmanager
    def _faults(self) -> Iterator[None]:
        try:
            yield
        except (exc.SQLAlchemyError, sqlite3.Error, OSError, ImportError) as error:
            raise named_fault(error, self.place) from error

    # -- the engine ----------------------------------------------------------------------------

    def _make_engine(self, url: URL) -> Engine:
        if self.path is None:
            engine = create_engine(
                url,
                pool_timeout=self._patience,
                pool_size=1,  # per kernel: a server has a hundred connections for all of them
                # Parameters contain names and answers, which must not be logged.
                hide_parameters=True,
                # AUTOCOMMIT saves two round trips for a reading transaction, which would see no
                # more; `_BEGIN` starts the others. Prepared statements would fail behind a pooler,
                # which may use another connection for each transaction.
                isolation_level="AUTOCOMMIT",
                connect_args={"connect_timeout": _CONNECT_SECONDS, "prepare_threshold": None},
            )
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
        connection.isolation_level = None  # `_begin_sqlite` begins transactions
        self._write_ahead(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # erased rows are overwritten with zeros

    def _write_ahead(self, connection: sqlite3.Connection) -> None:
        """Switch a new file to the write-ahead log, retrying while others have it locked."""
        ends = time.monotonic() + self._patience
        while connection.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
            try:
                connection.execute("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError as error:
                busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
                if not busy or time.monotonic() > ends:
                    raise
                time.sleep(_SHORTLY)  # SQLite's own timeout does not apply to this pragma
            else:
                return  # if the log is impossible (some network disks), the old journal stays


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _note_idle(_: object, record: ConnectionPoolEntry) -> None:
    record.info[_IDLE_SINCE] = time.monotonic()


def _check_idle(connection: DBAPIConnection, record: ConnectionPoolEntry, _: object) -> None:
    """Have an idle connection replaced if its server is gone; pre-ping would test at each use."""
    if time.monotonic() - record.info.get(_IDLE_SINCE, math.inf) < _IDLE_SECONDS:
        return
    try:
        cursor = connection.cursor()
        cursor.execute("SELECT 1")
        cursor.close()
        connection.rollback()
    except Exception as error:  # any error of any driver
        raise exc.DisconnectionError from error


def _path_and_url(place: str | Path) -> tuple[Path | None, URL]:
    if isinstance(place, str) and place.startswith(ADDRESSES):
        try:
            return None, make_url(place).set(drivername="postgresql+psycopg")
        except (exc.ArgumentError, ValueError) as error:
            # The message does not repeat the address, which may contain a password.
            raise store_fault("gone", "postgresql") from error
    path = Path(place).absolute()
    return path, URL.create("sqlite", database=str(path))


def _without_secrets(url: URL) -> str:
    shown = URL.create("postgresql", host=url.host, port=url.port, database=url.database)
    return shown.render_as_string(hide_password=True)


def _make_private_file(path: Path) -> None:
    """Create the file and folder for their owner; SQLite's side files get its permissions."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except ValueError as error:  # a name that no folder can have
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL)) from error
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))


_MIGRATIONS = Path(__file__).parent / "migrations"
# An arbitrary key ("reef") that other programs on the database are unlikely to lock.
_TURN = 0x7265_6566
_MINUTES_TO_MIGRATE = 10
"""Minutes to wait for another process's migration."""
_STORED = select(column("version_num", String)).select_from(table("alembic_version"))


def bring_up_to_date(database: Database) -> None:
    """Run the missing migrations, all in one transaction and one process at a time.

    Raises
    ------
    StoreFault
        If the database cannot be read or written, or was made by a newer Reefkit.
    """
    if _version(database) == HEAD:
        return
    with database.write() as connection:
        if connection.dialect.name == "postgresql":
            _take_turn(connection)
        # Another process may have migrated while this one waited for its turn.
        version = _stored_version(connection)
        _refuse_newer(version, database)
        if version != HEAD:
            _migrate(connection, version)


def _take_turn(connection: Connection) -> None:
    """Wait for other processes' migrations, longer than for any other lock."""
    name = "lock_timeout"
    usual = connection.execute(select(func.current_setting(name))).scalar_one()
    connection.execute(select(func.set_config(name, f"{_MINUTES_TO_MIGRATE}min", True)))
    connection.execute(select(func.pg_advisory_xact_lock(_TURN)))
    connection.execute(select(func.set_config(name, usual, True)))


def _version(database: Database) -> str | None:
    try:
        with database.read() as connection:
            version = connection.execute(_STORED).scalar()
    except StoreFault as fault:
        if isinstance(fault.__cause__, exc.OperationalError | exc.ProgrammingError) and (
            fault.cause in {"unknown", "damaged"}
        ):
            return None  # probably no such table yet: the migrating transaction checks again
        raise
    _refuse_newer(version, database)
    return version


def _stored_version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(_STORED).scalar()


def _refuse_newer(version: str | None, database: Database) -> None:
    if version is not None and version not in VERSIONS:
        raise store_fault("newer", database.place)


def _migrate(connection: Connection, version: str | None) -> None:
    from alembic import command  # noqa: PLC0415 - half a second that few openings need
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    # ConfigParser, which Alembic uses, interpolates after a percent sign.
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if version is None:
        metadata.create_all(connection, checkfirst=False)
        command.stamp(config, HEAD)
    else:
        command.upgrade(config, HEAD)
