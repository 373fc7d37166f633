"""One database, whichever it is: short transactions, today's schema, faults named by their cause.

Every opened page asks whether the schema is today's, so the usual answer, yes, costs one row and
never imports Alembic. What SQLAlchemy writes differently for SQLite and PostgreSQL is here too,
and what a database says of itself for anyone who wants to know whether it can be relied on.

SQLite is a file that all kernels of a server write. Readers never wait (write-ahead log). A writer
takes its turn before it reads anything (``BEGIN IMMEDIATE``), so that nothing it read can have
changed when it writes; a commit is on the disk before it returns (``synchronous=FULL``).
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
from reefkit.match.errors import StoreFault

ADDRESSES = ("postgresql:", "postgresql+", "postgres:")
"""How a place begins that is an address and no file."""

_WRITES = "reefkit_writes"
# In one message: a transaction that writes waits for the disk, whatever the server does, and for a
# lock no longer than it may. Nothing is said of a session: behind a pooler there is none.
# no reader: for the database
_BEGIN = "BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL lock_timeout = {milliseconds}"
_SNAPSHOT = "SELECT CAST(txid_current_snapshot() AS text)"
_CONNECT_SECONDS = 10
_SHORTLY = 0.02
_IDLE_SECONDS = 20.0
_IDLE_SINCE = "idle-since"


class Database:
    """A database by file or address.

    `place`: A file's path, or an address that begins ``postgresql``.
    `patience`: Seconds to wait for others that write.
    `prepare`: What makes a file ready that was not open before: called with this database at the
    first use, and again where another file is at the path.

    Raises
    ------
    StoreFault
        When it cannot be opened; methods raise it too.
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
        with self._faults():
            self._be_there()
            with self.engine.connect() as connection, connection.begin():
                yield connection

    @contextmanager
    def write(self) -> Iterator[Connection]:
        with self._faults():
            self._be_there()
            with self._in_turn(), self.engine.connect() as connection:
                connection.execution_options(**{_WRITES: True})
                topics_of(connection)  # of a transaction that failed
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
        """Return a number that differs once anybody has written of one of these topics.

        It costs next to nothing, so a page may ask at every look at its table. Of a file it is
        SQLite's own count of what anybody wrote. Of a server it is what this process was told
        (`news`); without topics, or where nothing can be heard, which transactions are through:
        where others write too, that differs more often than it need.
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

    def on_news(self, call: Callable[[], object]) -> None:
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
        """Tell whether no other server erases now, and have none begin while the context lasts.

        A file has one server.
        """
        if self.path is not None:
            yield True
            return
        with self.write() as connection:
            lock = func.pg_try_advisory_xact_lock(_TURN + 1)
            yield connection.execute(select(lock)).scalar_one()

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
        with self._guard:
            if self._watching is not None:
                self._watching.close()
                self._watching = None
            if self._feed is not None:
                self._feed.close()
                self._feed = None
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
                pool_size=1,  # a kernel holds one, and a server has a hundred for all
                hide_parameters=True,  # names and answers have no business in anybody's log
                # A transaction that only reads would show no more, and cost two calls; `_BEGIN`
                # begins the others. What is prepared is at one of a pooler's connections.
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


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _note_idle(_: object, record: ConnectionPoolEntry) -> None:
    record.info[_IDLE_SINCE] = time.monotonic()


def _check_idle(connection: DBAPIConnection, record: ConnectionPoolEntry, _: object) -> None:
    """Ask a connection that lay idle whether its server is still there, and have it made again.

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
    if isinstance(place, str) and place.startswith(ADDRESSES):
        try:
            return None, make_url(place).set(drivername="postgresql+psycopg")
        except (exc.ArgumentError, ValueError) as error:
            # The address may hold a password, and is not repeated.
            raise store_fault("gone", "postgresql") from error
    path = Path(place).absolute()
    return path, URL.create("sqlite", database=str(path))


def _without_secrets(url: URL) -> str:
    shown = URL.create("postgresql", host=url.host, port=url.port, database=url.database)
    return shown.render_as_string(hide_password=True)


def _make_private_file(path: Path) -> None:
    """Make the file, and the folder, that its owner alone can read; what is there stays as it is.

    The files that SQLite lays next to it take their rights from it.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))


_MIGRATIONS = Path(__file__).parent / "migrations"
# Any number that no other program of the same database takes for its own lock.
_TURN = 0x7265_6566
_MINUTES_TO_MIGRATE = 10
_STORED = select(column("version_num", String)).select_from(table("alembic_version"))


def bring_up_to_date(database: Database) -> None:
    """Run the migrations that are wanting, all in one transaction and one process at a time.

    Raises
    ------
    StoreFault
        When the database cannot be read or written, or a newer Reefkit made it.
    """
    if _version(database) == HEAD:
        return
    with database.write() as connection:
        if connection.dialect.name == "postgresql":
            _take_turn(connection)
        # Another process may have done it while this one waited for its turn.
        version = _stored_version(connection)
        _refuse_newer(version, database)
        if version != HEAD:
            _migrate(connection, version)


def _take_turn(connection: Connection) -> None:
    """Wait for other migrations, longer than for any other lock."""
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
            return None  # no such table, or so it seems: the transaction that migrates looks again
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
    # Alembic reads the percent sign as the beginning of a name.
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if version is None:
        metadata.create_all(connection, checkfirst=False)
        command.stamp(config, HEAD)
    else:
        command.upgrade(config, HEAD)
