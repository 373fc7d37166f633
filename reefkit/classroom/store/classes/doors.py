"""Classes and access to them: join codes, keys, and teachers' sign-ins."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Collection
from datetime import date, datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from reefkit.classroom.store import schema
from reefkit.classroom.store.class_records import ClassRow
from reefkit.classroom.store.classes.base import changed, class_row, find_class
from reefkit.classroom.store.codes import (
    hashed,
    new_class_key,
    new_join_code,
    read_class_key,
    read_long_code,
    tail_of,
)
from reefkit.classroom.store.limits import Kind, check_failures, is_full, note_failure
from reefkit.classroom.store.retention import NOTICE, put_away, unmark
from reefkit.classroom.store.sign_ins import holds, sign_in_ends
from reefkit.classroom.store.store_part import StorePart
from reefkit.classroom.store.values import new_id, plain_name
from reefkit.match.errors import reject

DAYS, MOST_DAYS = 200, 3 * 366
"""Days for which a class is kept: by default, and at most."""

MOST_CLASSES_OF_KEY = 24
"""Most classes that one key opens: more than a teacher has in a year."""

_CLASSES = schema.classes.c
_HOLDERS = schema.classes.alias()
_HOLDER = _HOLDERS.c
"""An alias, for queries of a class together with the class that has its key."""
_SIGN_INS = schema.sign_ins.c


class Doors(StorePart):
    """Making, finding and opening of classes."""

    def create(
        self,
        name: str,
        teacher: str = "",
        *,
        days: int = DAYS,
        ghost: bool = False,
        next_to: str = "",
    ) -> tuple[ClassRow, str]:
        """Make a class, and return it with its key, which is shown once and stored as a hash.

        Parameters
        ----------
        days
            Days until the class is put away; it is erased later (`store.retention`).
        next_to
            A class whose key opens the new one too; then the key returned is empty.

        Raises
        ------
        Rejection
            If there is no such class, or its key opens `MOST_CLASSES_OF_KEY` already.
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
            if next_to:
                row["key_of"], key = _room_of(connection, next_to), ""
            code = free_code(connection)
            connection.execute(insert(schema.classes).values(**row, code=code))
            return find_class(connection, row["id"]), key

    def beside(self, class_id: str) -> list[ClassRow]:
        """List the classes that the same key opens, this one included, by name."""
        query = select(schema.classes).where(one_key(class_id))
        found = map(class_row, self._rows(query))
        return sorted(found, key=lambda row: (row.name.casefold(), row.created))

    def get(self, class_id: str) -> ClassRow | None:
        row = self._first(select(schema.classes).where(_CLASSES.id == class_id))
        return None if row is None else class_row(row)

    def all(self) -> list[ClassRow]:
        """List all classes, the latest made first."""
        query = select(schema.classes).order_by(_CLASSES.created.desc(), _CLASSES.id)
        return list(map(class_row, self._rows(query)))

    def rename(self, class_id: str, name: str) -> ClassRow:
        return self._change(class_id, name=plain_name(name))

    def set_open(self, class_id: str, open: bool) -> ClassRow:  # noqa: A002, FBT001 - what it is
        return self._change(class_id, open=open)

    def extend(self, class_id: str, days: int = DAYS) -> ClassRow:
        """Keep a class for some days from now, also if it was to be put away."""
        with self._database.write() as connection:
            unmark(connection, "class", [class_id])
        return self._change(class_id, expires=after(self._clock(), days))

    def days_to_keep(self, class_id: str) -> tuple[date, date]:
        """Return the first and last day until which its desk can keep a class."""
        today = self._clock().date()
        with self._database.read() as connection:
            kept = datetime.fromisoformat(find_class(connection, class_id).expires).date()
        return today + timedelta(days=NOTICE), max(today + timedelta(days=DAYS), kept)

    def new_code(self, class_id: str) -> ClassRow:
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            change = update(schema.classes).where(_CLASSES.id == class_id)
            connection.execute(change.values(code=free_code(connection)))
            changed(connection, class_id)
            return find_class(connection, class_id)

    def new_key(self, class_id: str, *, keep: str = "") -> str:
        """Replace the key of a class and those that share it; the old key and all sign-ins end.

        `keep`: Hash of the token of the only sign-in that stays.
        """
        key = new_class_key()
        with self._database.write() as connection:
            find_class(connection, class_id, lock=True)
            opened = one_key(class_id)
            change = update(schema.classes).where(opened, _CLASSES.key_of.is_(None))
            connection.execute(change.values(key_hash=hashed(key)))
            theirs = _SIGN_INS.class_id.in_(select(_CLASSES.id).where(opened))
            ended = delete(schema.sign_ins).where(theirs, _SIGN_INS.token_hash != keep)
            connection.execute(ended)
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
        """Find the class with a join code; None if no class has it that is open and not put away.

        A long code is looked up before failures are counted, a short one after (`classes.codes`).

        `typed`: The code as typed: lower case, spaces and hyphens are accepted.
        `visitor`, `address`: Who typed it, and where. Only wrong codes are counted.
        `kind`: ``link`` is counted separately: another site can make a browser open links, and must
        not keep anybody from typing a code.

        Raises
        ------
        Rejection
            If it is not a code at all, or there were too many failures lately.
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
        """Return whether so many join codes failed lately that right ones must wait."""
        with self._database.read() as connection:
            return is_full(connection, "code", self._clock())

    def by_key(self, typed: str, visitor: str, address: str = "") -> ClassRow | None:
        """Find the class with a key; None if there is none.

        Of several classes that share the key, it is the one that the key was made for, while it
        exists. A key is looked up before failures are counted, so that guessing cannot lock a
        teacher out: a thousand guesses a second find none of 2¹⁰⁰ keys.

        Raises
        ------
        Rejection
            If the key is wrong and there were too many failures lately.
        """
        key_hash, now = hashed(read_class_key(typed)), self._clock()
        query = (
            select(schema.classes, _HOLDER.key_hash.label("opens"))
            .join(_HOLDERS, _HOLDER.id == func.coalesce(_CLASSES.key_of, _CLASSES.id))
            .where(_HOLDER.key_hash == key_hash)
            .order_by(_CLASSES.key_of.is_not(None), _CLASSES.created)
        )
        with self._database.read() as connection:
            rows, away = connection.execute(query).all(), put_away(connection, now)
        # A class that is put away is opened only if there is no other: its desk can restore it.
        row = next((each for each in rows if each.id not in away), rows[0] if rows else None)
        if row is not None and hmac.compare_digest(row.opens, key_hash):
            return class_row(row)
        with self._database.write() as connection:
            check_failures(connection, "key", visitor, address, now)
            note_failure(connection, "key", visitor, address, now)
        return None

    def sign_in(self, class_id: str) -> str:
        """Sign a teacher in for 12 hours, and return the token for the cookie."""
        token, now = secrets.token_urlsafe(32), self._clock()
        row = {"token_hash": hashed(token), "class_id": class_id, "ends": sign_in_ends(now)}
        with self._database.write() as connection:
            find_class(connection, class_id)
            connection.execute(delete(schema.sign_ins).where(~holds(_SIGN_INS.ends, now)))
            connection.execute(insert(schema.sign_ins).values(**row))
        return token

    def signed_in(self, token: str) -> ClassRow | None:
        token_hash = hashed(token)
        query = (
            select(schema.classes, _SIGN_INS.token_hash)
            .join_from(schema.sign_ins, schema.classes)
            .where(_SIGN_INS.token_hash == token_hash, holds(_SIGN_INS.ends, self._clock()))
        )
        row = self._first(query)
        good = row is not None and hmac.compare_digest(row.token_hash, token_hash)
        return class_row(row) if row is not None and good else None

    def still_signed_in(self, token_hashes: Collection[str]) -> set[str]:
        """Return those of the tokens' hashes whose sign-ins are still valid."""
        query = (
            select(_SIGN_INS.token_hash)
            .join_from(schema.sign_ins, schema.classes)
            .where(_SIGN_INS.token_hash.in_(token_hashes), holds(_SIGN_INS.ends, self._clock()))
        )
        return set(self._values(query))

    def sign_out(self, token: str) -> None:
        self._execute(delete(schema.sign_ins).where(_SIGN_INS.token_hash == hashed(token)))


def one_key(class_id: str) -> ColumnElement[bool]:
    """Match the classes that a class's key opens, this one included."""
    holder = select(func.coalesce(_HOLDER.key_of, _HOLDER.id)).where(_HOLDER.id == class_id)
    return func.coalesce(_CLASSES.key_of, _CLASSES.id) == holder.scalar_subquery()


def _room_of(connection: Connection, class_id: str) -> str:
    opened = list(connection.execute(select(_CLASSES.id, _CLASSES.key_of).where(one_key(class_id))))
    if len(opened) >= MOST_CLASSES_OF_KEY:
        raise reject("class-many-beside", most=MOST_CLASSES_OF_KEY)
    holder = next((row.id for row in opened if row.key_of is None), class_id)
    find_class(connection, holder, lock=True)
    return holder


def _by_code(connection: Connection, code: str, now: datetime) -> ClassRow | None:
    found, away = None, put_away(connection, now)
    for row in connection.execute(select(schema.classes)):  # every code is compared: constant time
        if hmac.compare_digest(row.code, code) and row.id not in away:
            found = class_row(row)
    return found


def free_code(connection: Connection) -> str:
    while True:
        code = new_join_code()
        query = select(_CLASSES.id).where(_CLASSES.code == code)
        if connection.execute(query).first() is None:
            return code


def after(now: datetime, days: int) -> str:
    """Return the time some days later: at least 1, at most `MOST_DAYS`."""
    return (now + timedelta(days=min(max(days, 1), MOST_DAYS))).isoformat()
