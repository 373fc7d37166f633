"""Causes why the store cannot save: each has a sentence that says what to do."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import exc

from reefkit.match.errors import FaultCause, StoreFault
from reefkit.text import message

_SQLITE: Final[dict[int, FaultCause]] = {
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
"""Causes by SQLite's primary result code: https://www.sqlite.org/rescode.html"""

_POSTGRESQL: Final[dict[str, FaultCause]] = {
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
    "42P01": "damaged",  # one of the store's tables is missing
    "42703": "damaged",
}
"""Causes by SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html"""

_POSTGRESQL_AWAY: Final = ("08", "28", "3D", "57P")
"""SQLSTATE classes for a server or database that is unreachable or refuses access."""


_NOTHING: Final = 256 * 1024
"""Free bytes below which a disk counts as full: the log's index alone grows by 32 kB."""


def store_fault(cause: FaultCause, place: str) -> StoreFault:
    return StoreFault(message(f"store-{cause}", place=place), cause)


def named_fault(error: BaseException, place: str) -> StoreFault:
    cause = _cause(error)
    return store_fault("full" if cause == "disk" and is_full(place) else cause, place)


def is_full(place: str) -> bool:
    """Return whether the disk is full, which SQLite may report as another fault."""
    try:
        return shutil.disk_usage(Path(place).parent).free < _NOTHING
    except OSError:
        return False


def _cause(error: BaseException) -> FaultCause:
    if isinstance(error, exc.TimeoutError):
        return "locked"
    if isinstance(error, exc.NoSuchModuleError | ImportError):
        return "driver"
    if isinstance(error, OSError):
        return _cause_of_machine(error)
    cause = error.orig if isinstance(error, exc.DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        # A misuse of the driver has no code.
        return _SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF, "unknown")
    state = getattr(cause, "sqlstate", None)
    if state is None:  # the driver could not reach its server
        return "gone" if isinstance(error, exc.OperationalError) else "unknown"
    away = state.startswith(_POSTGRESQL_AWAY)
    return _POSTGRESQL.get(state, "gone" if away else "unknown")


def _cause_of_machine(error: OSError) -> FaultCause:
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        return "full"
    return "read-only" if error.errno in {errno.EROFS, errno.EACCES, errno.EPERM} else "gone"
