"""Where each pupil is: the part of the lesson, the table, and whether the page is open."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from reefkit.classroom.store import Member, Seen, TableRow
    from reefkit.labs.desk.scene import DeskScene

GONE = 75.0
"""Seconds without a sign (pages give one every 20) after which a page counts as closed."""
LEFT = 150.0
"""Seconds after which a bot plays for somebody whose page is closed."""


class Where(NamedTuple):
    """Where a pupil is.

    Attributes
    ----------
    person, label
        Who; the label as it is shown, hidden names hidden.
    here
        Whether their page is open.
    part
        Which part of the lesson it shows: before, play, after; empty where it never said.
    item
        The question that is open there; empty for none.
    minutes
        For how long they have been gone, in whole minutes; 0 while they are here.
    ever
        Whether they were ever seen.
    table, seat
        Where they sit; none where they do not.
    away
        Whether a bot plays for them.
    watching
        Whether they chose to watch a table.
    """

    person: str
    label: str
    here: bool
    part: str
    item: str
    minutes: int
    ever: bool
    table: TableRow | None
    seat: int | None
    away: bool
    watching: bool


def where(scene: DeskScene, member: Member) -> Where:
    """Say where a member of the class is."""
    seen = scene.presence.get(member.person)
    silent = silence(seen, scene.time)
    place = seen.place if seen is not None else {}
    table = next((row for row in scene.tables if row.seat_of(member.person) is not None), None)
    seat = table.seat_of(member.person) if table is not None else None
    gone = silent is None or silent > GONE
    return Where(
        person=member.person,
        label=scene.name(member.person),
        here=not gone,
        part=_word(place.get("part"), ("before", "play", "after")),
        item=_text(place.get("item")),
        minutes=int((silent or 0) // 60) if gone else 0,
        ever=seen is not None,
        table=table,
        seat=seat,
        away=table is not None and seat in table.away,
        watching=bool(place.get("watching")),
    )


def silence(seen: Seen | None, now: datetime) -> float | None:
    """Give the seconds since somebody's page last gave a sign; none where it never did."""
    if seen is None:
        return None
    try:
        told = datetime.fromisoformat(seen.time)
    except ValueError:
        return None
    return max(0.0, (now - told).total_seconds())


def shares_with(scene: DeskScene, person: str) -> tuple[str, ...]:
    """Name those who share a person's screen, as their page said: they belong at one seat."""
    seen = scene.presence.get(person)
    told = seen.place.get("with") if seen is not None else None
    if not isinstance(told, list):
        return ()
    return tuple(each for each in told if each in scene.by_person and each != person)


def _word(value: object, known: tuple[str, ...]) -> str:
    return value if isinstance(value, str) and value in known else ""


def _text(value: object) -> str:
    return value[:40] if isinstance(value, str) and value.isprintable() else ""
