"""Work that returning visitors can continue, read without replaying a match.

Functions that take a store raise `StoreFault` if it does not answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from reefkit.assess.bank import PARTS
from reefkit.labs.membership import CLASS_SETTING
from reefkit.labs.people import CAME
from reefkit.labs.setting import setting_of
from reefkit.labs.storage import Storage, together
from reefkit.labs.student_work import PLACE
from reefkit.text import ReefkitError
from reefkit.text.local_time import local

if TYPE_CHECKING:
    from reefkit.classroom.store import ClassRow, MatchRow, PageSeen, Person, Store, TableRow
    from reefkit.classroom.store.limits import Kind

MOST_LISTED = 12
"""Maximum number of matches listed; older ones stay in the store."""


class ResumableMatch(NamedTuple):
    """A match of the people who are here."""

    match: str  #: Its id in the store.
    people: tuple[str, ...]  #: Names of the people who play.
    bots: int  #: Number of bots.
    surveyed: int  #: Number of rounds surveyed; at most `rounds`, if that is known.
    rounds: int  #: Number of rounds; 0 if no page has stored it.
    when: datetime  #: Time of the last move, in the reader's zone.


def stored_matches(storage: Storage | None) -> list[ResumableMatch]:
    """List up to `MOST_LISTED` matches of the people here, the latest first."""
    if storage is None:
        return []
    return [_match_of(storage, row) for row in storage.rows()[:MOST_LISTED]]


def _match_of(storage: Storage, row: MatchRow) -> ResumableMatch:
    names = tuple(seat.name for seat in row.seats if seat.person is not None)
    rounds = storage.told(row.id, "rounds")
    most = rounds if type(rounds) is int and 0 < rounds < 100 else 0
    return ResumableMatch(
        row.id,
        names,
        len(row.seats) - len(names),
        min(row.surveyed, most) if most else row.surveyed,
        most,
        local(row.updated),
    )


MOST_ASKED = 6
"""Number of a device's people, the latest, whose classes are looked up."""

MOST_ROUNDS = 100


class LeftMatch(NamedTuple):
    """What somebody left in one lab and can continue."""

    lab: str
    when: str = ""  #: Time of the latest save, ISO 8601 in UTC; empty if there was none.
    #: Place on the page, as in an address; empty if several people share it.
    place: Mapping[str, str] = {}
    round: int = 0  #: The current round; 0 if unknown.
    rounds: int = 0  #: Number of rounds; 0 if unknown.
    is_over: bool = False
    has_match: bool = False  #: Whether a match opens with the page.
    kept: int = 0  #: Number of matches listed at the lab's entrance.
    in_class: str = ""  #: Name of the class that it is played in; empty for none.
    table: str = ""  #: Name of the class's table; empty for none.


class RememberedPeople(NamedTuple):
    """The people of a device, and the work that they can continue."""

    people: tuple[Person, ...] = ()
    left: tuple[LeftMatch, ...] = ()  #: One per lab: that of a class first, then the latest first.


def known_at(store: Store, visitor: str, labs: Sequence[str]) -> RememberedPeople:
    """Return the people of a device, and what they left in each of `labs`.

    `visitor`: Key of the device.
    """
    people = store.devices.people_of(visitor)
    if not people:
        return RememberedPeople()
    settings = store.work.recall_all(f"visitor:{visitor}")
    own = _own(store, people, settings, labs)
    taught = _taught(store, people, settings.get(CLASS_SETTING))
    if taught is not None and taught.lab in labs:
        own = [taught, *(each for each in own if each.lab != taught.lab)]
    return RememberedPeople(tuple(people), tuple(own))


def lab_of_person(store: Store, person: Person, labs: Sequence[str]) -> str:
    """Return the id of the lab where a person continues: their class's, or the last they used.

    `labs`: Labs with pages; a person without any work begins in the first.
    """
    taught = _taught(store, [person], None)
    if taught is not None and taught.lab in labs:
        return taught.lab
    left = _own(store, [person], store.work.recall_all(f"person:{person.id}"), labs)
    return left[0].lab if left else labs[0]


def class_of_code(
    store: Store, typed: str, visitor: str, address: str, kind: Kind = "code"
) -> ClassRow | None:
    """Find the class of a join code; None if no open class has it, and nobody here is a member.

    The result has the long form of the code, which admits people even while short codes are blocked
    because of wrong guesses.

    `visitor`, `address`, `kind`: Who typed it, where, and how, for counting wrong codes
    (`store.classes.by_code`).

    Raises
    ------
    Rejection
        If it is not a code, or too many were tried.
    """
    mine = (
        row
        for person in store.devices.people_of(visitor)
        for row in store.classes.of_person(person.id)
    )
    found = next((row for row in mine if row.has_code(typed)), None)
    if found is None:
        found = store.classes.by_code(typed, visitor, address, kind)
    return None if found is None else msgspec.structs.replace(found, code=found.long_code)


def come_back(store: Store, visitor: str, person: Person, now: datetime) -> None:
    """Have a device remember the person whose code was typed, and open the next page as them.

    The code is thus in no address, which a shared computer would keep in its history.

    `now`: The time; a page that opens much later is somebody else's.
    """
    store.devices.add(visitor, person.id)
    store.work.remember(f"visitor:{visitor}", CAME, [person.id, now.isoformat()])


def leave(store: Store, visitor: str) -> None:
    """Forget everybody on a device; their work stays and their codes still find it."""
    store.devices.leave(visitor)
    store.work.forget(f"visitor:{visitor}")


def lab_of_class(store: Store, class_id: str) -> str:
    """Name the lab that the class's teacher has set; empty for a newer desk's class."""
    try:
        return setting_of(dict(store.classes.control(class_id).setting)).game
    except ReefkitError:
        return ""


def _own(
    store: Store, people: Sequence[Person], settings: Mapping[str, Any], labs: Sequence[str]
) -> list[LeftMatch]:
    ids = [each.id for each in people]
    rows = [each for each in store.matches.of_people(ids) if not each.of_class]
    lately = store.work.lately(ids)
    found = []
    for lab in labs:
        matches = [each for each in rows if each.game == lab]
        current = next(
            (each for each in matches if each.id == settings.get(f"{lab}/current")), None
        )
        times = [lately.get(lab, ""), *(each.updated for each in matches)]
        if any(times):
            left = LeftMatch(lab, max(times), _place(store, people, lab), kept=len(matches))
            found.append(left if current is None else _with_match(store, left, current))
    return sorted(found, key=lambda each: each.when, reverse=True)


def _with_match(store: Store, left: LeftMatch, row: MatchRow) -> LeftMatch:
    page = together(store.work.recall_all(f"match:{row.id}")).get("page", {})
    round_, rounds = _count(page.get("round")), _count(page.get("rounds"))
    is_over = page.get("over") is True
    return left._replace(round=round_, rounds=rounds, is_over=is_over, has_match=True)


def _place(store: Store, people: Sequence[Person], lab: str) -> dict[str, str]:
    if len(people) != 1:
        return {}
    found = store.work.recall(f"person:{people[0].id}", f"{lab}/{PLACE}")
    if not isinstance(found, dict) or found.get("part") not in PARTS:
        return {}
    return {name: found[name] for name in ("part", "item") if isinstance(found.get(name), str)}


def _count(value: object) -> int:
    return value if type(value) is int and 0 < value <= MOST_ROUNDS else 0


def _taught(store: Store, people: Sequence[Person], value: object) -> LeftMatch | None:
    row = _class_of(store, people, value)
    if row is None:
        return None
    presence = store.classes.presence(row.id)
    places = [presence[each.id] for each in people if each.id in presence]
    seen = max(places, key=lambda each: each.time, default=None)
    left = LeftMatch(lab_of_class(store, row.id), seen.time if seen else "", in_class=row.name)
    for each in people[::-1][:MOST_ASKED]:
        seat = store.classes.table_of(row.id, each.id)
        if seat is not None and seat[0].match is not None:
            return _at_table(store, left, seat[0], seen)
    return left


def _at_table(store: Store, left: LeftMatch, table: TableRow, seen: PageSeen | None) -> LeftMatch:
    rows = store.matches.rows([str(table.match)])
    return left._replace(
        lab=table.lesson,
        when=rows[0].updated if rows else left.when,
        table=table.name,
        round=_count(seen.place.get("round")) if seen else 0,
        has_match=True,
    )


def _class_of(store: Store, people: Sequence[Person], value: object) -> ClassRow | None:
    mine = [row for each in people[::-1][:MOST_ASKED] for row in store.classes.of_person(each.id)]
    named = value.get("class") if isinstance(value, dict) else None
    return next((row for row in mine if row.id == named), mine[0] if mine else None)
