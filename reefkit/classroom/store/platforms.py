"""Learning platforms: the people they sent, their courses and classes, and sign-ins.

The platform's own id of a person is stored only here; everywhere else they are a visitor with a
random key. Once a person is erased, their platform's launches do not know them either.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from datetime import timedelta
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Select, delete, insert, select, update

from reefkit.classroom.store import people, schema
from reefkit.classroom.store.codes import hashed
from reefkit.classroom.store.records import Person
from reefkit.classroom.store.sign_ins import holds, sign_in_ends
from reefkit.classroom.store.statements import insert_new
from reefkit.classroom.store.store_part import AnyRow, StorePart
from reefkit.classroom.store.values import checked, from_text, new_id, plain_name, to_text

_PEOPLE = schema.platform_people.c
_CONTEXTS = schema.platform_contexts.c
_LINKS = schema.platform_links.c
_NONCES = schema.platform_nonces.c
_SIGN_INS = schema.platform_sign_ins.c


class PlatformSignIn(Struct, frozen=True):
    """A browser that a launch signed in."""

    visitor: str
    name: str  #: The person's name on the platform; may be empty.
    teaches: bool
    launch: dict[str, Any]  #: The launch's request, as its pages need it.


class Platforms(StorePart):
    """The people, courses and sign-ins of learning platforms."""

    def spend(self, nonce: str, seconds: float) -> bool:
        """Use a nonce up, and return whether it was unused so far, on all servers.

        `seconds`: Time after which the launch is refused anyway, and the nonce is deleted.
        """
        now = self._clock()
        ends = (now + timedelta(seconds=seconds)).isoformat()
        with self._database.write() as connection:
            connection.execute(
                delete(schema.platform_nonces).where(_NONCES.ends <= now.isoformat())
            )
            row = {"nonce_hash": hashed(nonce), "ends": ends}
            return insert_new(connection, schema.platform_nonces, [row]) == 1

    def visitor_of(self, platform: str, subject: str) -> str:
        """Return the visitor's key for a platform's person; made on their first launch."""
        checked(platform)
        who = (_PEOPLE.platform == platform, _PEOPLE.subject == subject)
        now = self._now()
        row = {"platform": platform, "subject": subject, "visitor": secrets.token_hex(16)}
        with self._database.write() as connection:
            insert_new(connection, schema.platform_people, [{**row, "seen": now}])
            connection.execute(update(schema.platform_people).where(*who).values(seen=now))
            visitor: str = connection.execute(select(_PEOPLE.visitor).where(*who)).scalar_one()
            return visitor

    def person_of(self, visitor: str, name: str) -> Person:
        """Return the person of a platform's visitor; made on their first visit, with `name`."""
        mine, devices = _PEOPLE.visitor == visitor, schema.devices
        first = (
            select(devices.c.person).where(devices.c.visitor == visitor).order_by(devices.c.number)
        )
        now = self._now()
        with self._database.write() as connection:
            # Two windows that open at the same time must make one person.
            connection.execute(select(_PEOPLE.visitor).where(mine).with_for_update())
            known = connection.execute(first.limit(1)).scalar()
            found = None if known is None else people.find(connection, known)
            if found is not None:
                return found
            made = people.add(connection, Person(new_id(), plain_name(name), "", now))
            row = {"visitor": visitor, "person": made.id, "added": now}
            insert_new(connection, devices, [row])
            return made

    # -- courses -------------------------------------------------------------------------------

    def context(self, id_: str) -> AnyRow | None:
        """Return the row of a platform's course, with its class here."""
        return self._first(select(schema.platform_contexts).where(_CONTEXTS.id == id_))

    def bind(self, id_: str, platform: str, class_id: str) -> AnyRow | None:
        """Give a course its class, unless it has one, and return its row.

        None if the class does not exist any more.
        """
        row = {"id": id_, "platform": platform, "class_id": class_id, "services": "{}"}
        there = select(schema.classes.c.id).where(schema.classes.c.id == class_id)
        with self._database.write() as connection:
            if connection.execute(there.with_for_update(read=True)).first() is None:
                return None
            row["created"] = self._now()
            insert_new(connection, schema.platform_contexts, [row])
        return self.context(id_)

    def note(self, context: str, link: str, services: dict[str, Any], own: dict[str, Any]) -> bool:
        """Store the services that a launch announced; return False if its link is another course's.

        Not every launch announces all services: what it omits stays as it is. A link belongs to the
        course where it was first launched.

        Parameters
        ----------
        context, link
            Ids of the course and the link; the link may be empty.
        services, own
            Services of the course, and of the link.
        """
        here = update(schema.platform_contexts).where(_CONTEXTS.id == context)
        with self._database.write() as connection:
            if link:
                row = {"id": link, "context": context, "services": "{}"}
                insert_new(connection, schema.platform_links, [row])
                mine = (_LINKS.id == link, _LINKS.context == context)
                change = update(schema.platform_links).where(*mine)
                if not connection.execute(change.values(services=to_text(own))).rowcount:
                    return False
            known = select(_CONTEXTS.services).where(_CONTEXTS.id == context)
            stored = from_text(connection.execute(known.with_for_update()).scalar() or "{}")
            given = {name: each for name, each in services.items() if each}
            connection.execute(here.values(services=to_text({**stored, **given})))
            return True

    # -- sign-ins ------------------------------------------------------------------------------

    def sign_in(self, entry: PlatformSignIn) -> str:
        """Sign a browser in for twelve hours, and return its token."""
        token, now = secrets.token_urlsafe(32), self._clock()
        row = {
            "token_hash": hashed(token),
            "visitor": entry.visitor,
            "name": plain_name(entry.name),
            "teaches": entry.teaches,
            "ends": sign_in_ends(now),
            "launch": to_text(entry.launch),
        }
        with self._database.write() as connection:
            ended = delete(schema.platform_sign_ins).where(~holds(_SIGN_INS.ends, now))
            connection.execute(ended)
            connection.execute(insert(schema.platform_sign_ins).values(**row))
        return token

    def signed_in(self, token: str) -> PlatformSignIn | None:
        query = select(schema.platform_sign_ins).where(
            _SIGN_INS.token_hash == hashed(token), holds(_SIGN_INS.ends, self._clock())
        )
        row = self._first(query)
        if row is None:
            return None
        return PlatformSignIn(row.visitor, row.name, row.teaches, from_text(row.launch))

    def sign_out(self, token: str) -> None:
        self._execute(delete(schema.platform_sign_ins).where(_SIGN_INS.token_hash == hashed(token)))


def forget_class(connection: Connection, class_id: str) -> None:
    here = select(_CONTEXTS.id).where(_CONTEXTS.class_id == class_id)
    connection.execute(delete(schema.platform_links).where(_LINKS.context.in_(here)))
    connection.execute(delete(schema.platform_contexts).where(_CONTEXTS.class_id == class_id))


def forget_people(connection: Connection, visitors: Collection[str]) -> None:
    connection.execute(delete(schema.platform_people).where(_PEOPLE.visitor.in_(visitors)))
    connection.execute(delete(schema.platform_sign_ins).where(_SIGN_INS.visitor.in_(visitors)))


def idle(before: str) -> Select[str]:
    """Select visitors from platforms who have no person and were not seen since then."""
    known = select(schema.devices.c.visitor).where(schema.devices.c.visitor == _PEOPLE.visitor)
    return select(_PEOPLE.visitor).where(_PEOPLE.seen < before, ~known.exists())
