"""Match logs as rows: reading, inserting and merging inside one transaction.

The header and entries are stored as the lines of a save file (`reefkit.match.save`), and read back
by the same checks.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

from msgspec import Struct, structs
from sqlalchemy import Connection, func, insert, select, union, update

from reefkit.classroom.store import schema
from reefkit.classroom.store.news_topics import tell_of
from reefkit.classroom.store.people import actual
from reefkit.classroom.store.records import MatchRow, SeatRow
from reefkit.match import save
from reefkit.match.errors import ConflictError, reject
from reefkit.match.fold import entry_line
from reefkit.match.game import Setup
from reefkit.match.log import Entry
from reefkit.match.match import Match
from reefkit.text import message

MOST_SEAT_NAME = 40
"""Most letters in a seat's name (`SeatInfo`)."""

_ENTRIES = schema.entries.c
_MATCHES = schema.matches.c
_SEATS = schema.seats.c
_SITTERS = schema.sitters.c
_TABLES = schema.class_tables.c


class _MatchLines(Struct, frozen=True):
    """A match as the lines of a save file."""

    header: str
    lines: list[str]


def log_of(match: Match) -> _MatchLines:
    return _MatchLines(_header_of(match), [line_of(entry) for entry in match.entries])


def _header_of(match: Match) -> str:
    return save.header_line(match.setup).decode().rstrip("\n")


def line_of(entry: Entry) -> str:
    return entry_line(entry).decode().rstrip("\n")


def is_whole(connection: Connection, match: str) -> bool:
    """Return whether the match is stored, and whole rather than as one seat saw it."""
    header = connection.execute(select(_MATCHES.header).where(_MATCHES.id == match)).scalar()
    return header is not None and save.read_header(header.encode(), match).setup.seen_by is None


def read_log(connection: Connection, match: str) -> _MatchLines | None:
    header = connection.execute(select(_MATCHES.header).where(_MATCHES.id == match)).scalar()
    return None if header is None else _MatchLines(header, read_lines(connection, match))


def read_lines(connection: Connection, match: str, since: int = 0) -> list[str]:
    query = select(_ENTRIES.line).where(_ENTRIES.match == match, _ENTRIES.position >= since)
    return list(connection.execute(query.order_by(_ENTRIES.position)).scalars())


def save_file(log: _MatchLines) -> bytes:
    return "".join(f"{line}\n" for line in [log.header, *log.lines]).encode()


def insert_entries(
    connection: Connection, match: str, entries: Iterable[Entry], now: str = ""
) -> int:
    """Insert entries at their positions, which must be free; return their number.

    If `now` is given, no row gets a later time, whatever time a file claims.
    """
    rows = [
        {
            "match": match,
            "position": entry.position,
            "time": min(entry.time, now) if now else entry.time,
            "survey": entry.state is not None,
            "line": line_of(entry),
        }
        for entry in entries
    ]
    if rows:
        connection.execute(insert(schema.entries), rows)
        tell_of(connection, match)
    return len(rows)


def append_again(
    connection: Connection, match: str, entries: Sequence[Entry], now: str = ""
) -> int:
    """Append entries, skipping those that are stored already; return the number of new ones.

    Raises
    ------
    ConflictError
        If another entry is at the position of one, or there is a gap before the first.
    Rejection
        If there is no such match.
    """
    locked = select(_MATCHES.id).where(_MATCHES.id == match).with_for_update()
    if connection.execute(locked).first() is None:
        raise reject("store-no-match")
    if not entries:
        return 0
    first = entries[0].position
    before = [] if first == 0 else read_lines(connection, match, first - 1)
    if first and not before:
        raise ConflictError(message("table-position", expected=first))
    there = before[1:] if first else read_lines(connection, match)
    for stored, entry in zip(there, entries, strict=False):
        if stored != line_of(entry):
            raise ConflictError(message("table-position", expected=entry.position))
    return insert_entries(connection, match, entries[len(there) :], now)


def merge(
    connection: Connection, wanted: str, match: Match, people: Sequence[str | None], now: str
) -> tuple[str, int]:
    """Insert a match, or its new entries; return its id and the number of new entries.

    If the stored log and this one diverge, this one is stored as well, under an id made from both,
    so that importing the same file twice still adds nothing.
    """
    ours = log_of(match)
    stored = read_log(connection, wanted)
    if stored is None:
        _insert_match(connection, wanted, match, now)
        _seat(connection, wanted, people)
        return wanted, insert_entries(connection, wanted, match.entries, now)
    count = min(len(stored.lines), len(ours.lines))
    if not _same_setup(stored.header, ours.header) or stored.lines[:count] != ours.lines[:count]:
        return merge(connection, apart(wanted, match), match, people, now)
    _seat(connection, wanted, people)
    return wanted, append_again(connection, wanted, match.entries[len(stored.lines) :], now)


def holds(connection: Connection, match: str, other: Match) -> bool:
    """Return whether a stored match begins with all entries of another one."""
    ours, stored = log_of(other), read_log(connection, match)
    if stored is None or not _same_setup(stored.header, ours.header):
        return False
    return stored.lines[: len(ours.lines)] == ours.lines


def apart(wanted: str, match: Match) -> str:
    """Return the id under which a match is stored that diverges from the stored one."""
    whole = wanted.encode() + b"\n" + save_file(log_of(match))
    return hashlib.sha256(whole).hexdigest()[:20]


def _same_setup(one: str, other: str) -> bool:
    return one == other or _without_names(one) == _without_names(other)


def _without_names(header: str) -> Setup:
    setup = save.read_header(header.encode(), "").setup
    nobody = tuple(structs.replace(seat, name="-", members=()) for seat in setup.seats)
    return structs.replace(setup, seats=nobody)


def _insert_match(connection: Connection, id_: str, match: Match, now: str) -> None:
    row = {"id": id_, "game": match.setup.game, "created": now, "header": _header_of(match)}
    connection.execute(insert(schema.matches).values(**row))
    names = [each.name for each in match.setup.seats]
    rows = [{"match": id_, "seat": n, "name": name[:200]} for n, name in enumerate(names)]
    connection.execute(insert(schema.seats), rows)


def _seat(connection: Connection, match: str, people: Sequence[str | None]) -> None:
    for number, person in enumerate(people):
        if person is not None:
            here = (_SEATS.match == match, _SEATS.seat == number, _SEATS.person.is_(None))
            connection.execute(update(schema.seats).where(*here).values(person=person))


def match_rows(connection: Connection, matches: Sequence[str]) -> list[MatchRow]:
    """Return the rows of the stored ones of these matches, the latest played first."""
    wanted = list(dict.fromkeys(matches))
    counts = (
        select(
            _ENTRIES.match,
            func.count().label("entries"),
            func.count().filter(_ENTRIES.survey).label("surveyed"),
            func.max(_ENTRIES.time).label("updated"),
        )
        .where(_ENTRIES.match.in_(wanted))
        .group_by(_ENTRIES.match)
        .subquery()
    )
    query = (
        select(_MATCHES.id, _MATCHES.game, _MATCHES.created, _TABLES.id.label("at"), counts)
        .join_from(schema.matches, counts, counts.c.match == _MATCHES.id, isouter=True)
        .join(schema.class_tables, _TABLES.match == _MATCHES.id, isouter=True)
        .where(_MATCHES.id.in_(wanted))
    )
    seats = _seats(connection, wanted)
    rows = [
        MatchRow(
            row.id,
            row.game,
            seats.get(row.id, ()),
            row.entries or 0,
            row.surveyed or 0,
            row.created,
            row.updated or row.created,
            row.at,
        )
        for row in connection.execute(query)
    ]
    return sorted(rows, key=lambda row: (row.updated, row.created, row.id), reverse=True)


def _seats(connection: Connection, matches: Sequence[str]) -> dict[str, tuple[SeatRow, ...]]:
    teams: dict[tuple[str, int], tuple[str, ...]] = {}
    sit = select(schema.sitters).where(_SITTERS.match.in_(matches)).order_by(_SITTERS.number)
    for row in connection.execute(sit):
        teams[row.match, row.seat] = (*teams.get((row.match, row.seat), ()), row.person)
    query = select(_SEATS.match, _SEATS.seat, _SEATS.name, _SEATS.person)
    query = query.where(_SEATS.match.in_(matches)).order_by(_SEATS.match, _SEATS.seat)
    found: dict[str, tuple[SeatRow, ...]] = {}
    for row in connection.execute(query):
        alone = () if row.person is None else (row.person,)
        seat = SeatRow(row.name, row.person, teams.get((row.match, row.seat), alone))
        found[row.match] = (*found.get(row.match, ()), seat)
    return found


def matches_of(connection: Connection, people: Sequence[str]) -> list[str]:
    who = [actual(person) for person in people]
    sits = union(
        select(_SEATS.match).where(_SEATS.person.in_(who)),
        select(_SITTERS.match).where(_SITTERS.person.in_(who)),
    )
    return sorted(connection.execute(sits).scalars())


def at_class_tables(connection: Connection, matches: Sequence[str]) -> set[str]:
    query = select(_TABLES.match).where(_TABLES.match.in_(list(matches)))
    return {match for match in connection.execute(query).scalars() if match is not None}


def name_seat(
    connection: Connection, match: str, seat: int, name: str, members: Sequence[str] = ()
) -> None:
    """Rename a seat, in the header too: names affect no rule, and no checksum covers them.

    Raises
    ------
    Rejection
        If there is no such match or seat.
    """
    query = select(_MATCHES.header).where(_MATCHES.id == match)
    header = connection.execute(query.with_for_update()).scalar()
    if header is None:
        raise reject("store-no-match")
    setup = save.read_header(header.encode(), match).setup
    if not 0 <= seat < len(setup.seats):
        raise reject("store-no-match")
    seats = list(setup.seats)
    seats[seat] = structs.replace(seats[seat], name=name, members=tuple(members))
    if seats[seat] == setup.seats[seat]:
        return
    line = save.header_line(structs.replace(setup, seats=tuple(seats))).decode().rstrip("\n")
    connection.execute(update(schema.matches).where(_MATCHES.id == match).values(header=line))
    here = update(schema.seats).where(_SEATS.match == match, _SEATS.seat == seat)
    connection.execute(here.values(name=name[:200]))
