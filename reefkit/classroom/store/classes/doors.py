"""Classes and who gets in: their codes, their keys, and the teacher's sign-ins."""

from __future__ import annotations

import hmac
import secrets
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from reefkit.classroom.store import schema
from reefkit.classroom.store.classes.codes import (
    hashed,
    new_class_key,
    new_join_code,
    read_class_key,
    read_long_code,
    tail_of,
)
from reefkit.classroom.store.classes.part import Part, changed, class_row, find_class
from reefkit.classroom.store.classes_records import ClassRow
from reefkit.classroom.store.failures import (
    Kind,
    check_failures,
    is_full,
    note_failure,
)
from reefkit.classroom.store.values import new_id, plain_name

SIGN_IN_HOURS = 12
DAYS, MOST_DAYS = 200, 3 * 366
"""How long a class is kept unless its teacher says otherwise, and at most."""

_CLASSES = schema.classes.c
_SIGN_INS = schema.sign_ins.c


class Doors(Part):
    """What makes, finds and opens classes."""

    def create(
        self, name: str, teacher: str = "", *, days: int = DAYS, ghost: bool = False
    ) -> tuple[ClassRow, str]:
        """Make a class, and give it with its key, which is shown once and kept as a hash.

        Parameters
        ----------
        name, teacher
            What they are called; on one line, and cut where they are too long.
        days
            After so many all of it is erased.
        ghost
            Whether simulated pupils will be in it.
        """
        now, key = self._clock(), new_class_key()
        row: dict[str, Any] = {
            "id": new_id(),
            "name": plain_name(name),
            "teacher": plain_name(teacher),
            "key_hash": hashed(key),
            "created": now.isoformat(),
            "expires": after(now, days),
            "open": True,
            "ghost": ghost,
        }
        with self._database.write() as connection:
            code = free_code(connection)
            connection.execute(insert(schema.classes).values(**row, code=code))
            return find_class(connection, row["id"]), key

    def get(self, class_id: str) -> ClassRow | None:
        """Find a class by id."""
        query = select(schema.classes).where(_CLASSES.id == class_id)
        with self._database.read() as connection:
            row = connection.execute(query).first()
        return None if row is None else class_row(row)

    def all(self) -> list[ClassRow]:
        """List the classes, the latest first."""
        query = select(schema.classes).order_by(_CLASSES.created.desc(), _CLASSES.id)
        with self._database.read() as connection:
            return [class_row(row) for row in connection.execute(query)]

    def rename(self, class_id: str, name: str) -> ClassRow:
        """Call a class otherwise."""
        return self._change(class_id, name=plain_name(name))

    def set_open(self, class_id: str, open: bool) -> ClassRow:  # noqa: A002, FBT001 - what it is
        """Open or close the door: a closed one lets nobody new in."""
        return self._change(class_id, open=open)

    def extend(self, class_id: str, days: int) -> ClassRow:
        """Have all of a class erased so many days from now."""
        return self._change(class_id, expires=after(self._clock(), days))

    def new_code(self, class_id: str) -> ClassRow:
        """Give a class another join code; the earlier one opens nothing any more."""
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            change = update(schema.classes).where(_CLASSES.id == class_id)
            connection.execute(change.values(code=free_code(connection)))
            changed(connection, class_id)
            return find_class(connection, class_id)

    def new_key(self, class_id: str) -> str:
        """Give a class another key; the earlier one opens nothing, and all sign-ins end."""
        key = new_class_key()
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            change = update(schema.classes).where(_CLASSES.id == class_id)
            connection.execute(change.values(key_hash=hashed(key)))
            connection.execute(delete(schema.sign_ins).where(_SIGN_INS.class_id == class_id))
        return key

    def _change(self, class_id: str, **values: object) -> ClassRow:
        with self._database.write() as connection:
            change = update(schema.classes).where(_CLASSES.id == class_id)
            connection.execute(change.values(**values))
            found = find_class(connection, class_id)
            changed(connection, class_id)
            return found

    # -- getting in ----------------------------------------------------------------------------

    def by_code(
        self, typed: str, visitor: str, address: str = "", kind: Kind = "code"
    ) -> ClassRow | None:
        """Find the class whose join code somebody typed; none when no open class has it.

        A long code is looked for before failures are counted, a short one after (`classes.codes`).

        Parameters
        ----------
        typed
            The code as typed: small letters, spaces and hyphens are forgiven.
        visitor, address
            Who typed it, and where. Only what is no class's is counted.
        kind
            ``link`` counts apart: another site may have a browser open links as it likes, and must
            not keep anybody from typing a code.

        Raises
        ------
        Rejection
            When it is no code at all, or there were too many failures of late.
        """
        (code, tail), now = read_long_code(typed), self._clock()
        if tail:
            with self._database.read() as connection:
                found = _by_code(connection, code, now)
            if found is not None and hmac.compare_digest(tail_of(found.id, code), tail):
                return found if found.open else None
        with self._database.write() as connection:
            check_failures(connection, kind, visitor, address, now)
            found = None if tail else _by_code(connection, code, now)
            if found is None:
                note_failure(connection, kind, visitor, address, now)
        return found if found is not None and found.open else None

    def is_guessed_at(self) -> bool:
        """Tell whether so many join codes were wrong of late that right ones have to wait."""
        with self._database.read() as connection:
            return is_full(connection, "code", self._clock())

    def by_key(self, typed: str, visitor: str, address: str = "") -> ClassRow | None:
        """Find the class whose key somebody typed; none when it is no class's.

        A key is looked for before failures are counted, so that nobody who guesses keeps a teacher
        out: a thousand guesses a second find none of 2¹⁰⁰ keys.

        Raises
        ------
        Rejection
            As `by_code` has it, for a key that is no class's.
        """
        key_hash, now = hashed(read_class_key(typed)), self._clock()
        query = select(schema.classes).where(
            _CLASSES.key_hash == key_hash, _CLASSES.expires > now.isoformat()
        )
        with self._database.read() as connection:
            row = connection.execute(query).first()
        if row is not None and hmac.compare_digest(row.key_hash, key_hash):
            return class_row(row)
        with self._database.write() as connection:
            check_failures(connection, "key", visitor, address, now)
            note_failure(connection, "key", visitor, address, now)
        return None

    def sign_in(self, class_id: str) -> str:
        """Sign a teacher in, and give the token that a cookie keeps; it holds for 12 hours."""
        token, now = secrets.token_urlsafe(32), self._clock()
        ends = now + timedelta(hours=SIGN_IN_HOURS)
        row = {"token_hash": hashed(token), "class_id": class_id, "ends": ends.isoformat()}
        with self._database.write() as connection:
            find_class(connection, class_id)
            connection.execute(delete(schema.sign_ins).where(_SIGN_INS.ends <= now.isoformat()))
            connection.execute(insert(schema.sign_ins).values(**row))
        return token

    def signed_in(self, token: str) -> ClassRow | None:
        """Find the class that a token is signed in to; none where it is no token, or has ended."""
        token_hash, now = hashed(token), self._now()
        query = (
            select(schema.classes, _SIGN_INS.token_hash)
            .join_from(schema.sign_ins, schema.classes)
            .where(_SIGN_INS.token_hash == token_hash, _SIGN_INS.ends > now)
            .where(_CLASSES.expires > now)
        )
        with self._database.read() as connection:
            row = connection.execute(query).first()
        good = row is not None and hmac.compare_digest(row.token_hash, token_hash)
        return class_row(row) if row is not None and good else None

    def sign_out(self, token: str) -> None:
        """End a sign-in."""
        gone = delete(schema.sign_ins).where(_SIGN_INS.token_hash == hashed(token))
        with self._database.write() as connection:
            connection.execute(gone)


def _by_code(connection: Connection, code: str, now: datetime) -> ClassRow | None:
    found = None
    query = select(schema.classes).where(_CLASSES.expires > now.isoformat())
    for row in connection.execute(query):  # each is compared, whichever it is
        if hmac.compare_digest(row.code, code):
            found = class_row(row)
    return found


def free_code(connection: Connection) -> str:
    """Draw a join code that no class has."""
    while True:
        code = new_join_code()
        query = select(_CLASSES.id).where(_CLASSES.code == code)
        if connection.execute(query).first() is None:
            return code


def after(now: datetime, days: int) -> str:
    """Give when a class is erased that is kept so many days from now."""
    return (now + timedelta(days=min(max(days, 1), MOST_DAYS))).isoformat()
