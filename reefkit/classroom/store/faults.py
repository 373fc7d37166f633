"""What keeps the store from saving, by cause: one sentence each says what to do about it."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from pathlib import Path
from typing import Final, Literal

from sqlalchemy import exc

from reefkit.text import Message, ReefkitError, message

Cause = Literal[
    "full", "read-only", "locked", "gone", "damaged", "newer", "disk", "driver", "unknown"
]

_LASTING: Final = frozenset({"damaged", "newer", "driver"})

_SQLITE: Final[dict[int, Cause]] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_AUTH: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_CANTOPEN: "gone",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_IOERR: "disk",
}
"""By SQLite's primary result code: https://www.sqlite.org/rescode.html"""

_POSTGRESQL: Final[dict[str, Cause]] = {
    "53100": "full",
    "53200": "full",
    "53300": "locked",  # too many connections: some page will close
    "25006": "read-only",
    "42501": "read-only",
    "40001": "locked",
    "40P01": "locked",
    "55P03": "locked",
    "57014": "locked",
    "58030": "disk",
    "XX001": "damaged",
    "XX002": "damaged",
    "42P01": "damaged",  # a table of ours is not there
    "42703": "damaged",
}
"""By SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html"""

_POSTGRESQL_AWAY: Final = ("08", "28", "3D", "57P")
"""Classes of SQLSTATE that say: this server, or this database, does not let us in."""


_NOTHING: Final = 256 * 1024
"""So few bytes free are none: the log's index alone takes 32 kB at a time."""


class StoreFault(ReefkitError):  # noqa: N818 - it names what happened to the store
    """The store cannot do what it was asked, and has done none of it.

    The same call works when the cause is gone.

    Parameters
    ----------
    said
        The sentence, ``store-<cause>``; `store_fault` makes both.
    cause
        What is wrong, one of a closed list.

    Attributes
    ----------
    cause
        The same.
    passing
        Whether trying again may help; a file that a newer Reefkit made stays what it is.
    """

    def __init__(self, said: Message, cause: Cause) -> None:
        super().__init__(said)
        self.cause: Cause = cause
        self.passing = cause not in _LASTING


def store_fault(cause: Cause, place: str) -> StoreFault:
    """Make the fault of a cause; `place` is where the store stands, without a password."""
    return StoreFault(message(f"store-{cause}", place=place), cause)


def fault(error: BaseException, place: str) -> StoreFault:
    """Name the cause of what a database said.

    Parameters
    ----------
    error
        What SQLAlchemy, a driver or the machine raised.
    place
        Where the store stands.
    """
    cause = _cause(error)
    return store_fault("full" if cause == "disk" and _is_full(place) else cause, place)


def _is_full(place: str) -> bool:
    """Tell whether a file's disk is full: SQLite calls it a fault where its log finds no room."""
    try:
        return shutil.disk_usage(Path(place).parent).free < _NOTHING
    except OSError:
        return False


def _cause(error: BaseException) -> Cause:
    if isinstance(error, exc.TimeoutError):
        return "locked"
    if isinstance(error, exc.NoSuchModuleError | ImportError):
        return "driver"
    if isinstance(error, OSError):
        return _cause_of_machine(error)
    said = error.orig if isinstance(error, exc.DBAPIError) else error
    if isinstance(said, sqlite3.Error):
        # A wrong use of the driver has no code.
        return _SQLITE.get(getattr(said, "sqlite_errorcode", 0) & 0xFF, "unknown")
    state = getattr(said, "sqlstate", None)
    if state is None:  # a driver that could not reach its server has no state to tell
        return "gone" if isinstance(error, exc.OperationalError) else "unknown"
    away = state.startswith(_POSTGRESQL_AWAY)
    return _POSTGRESQL.get(state, "gone" if away else "unknown")


def _cause_of_machine(error: OSError) -> Cause:
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        return "full"
    return "read-only" if error.errno in {errno.EROFS, errno.EACCES, errno.EPERM} else "gone"
