"""Seating a class: making tables, seating newcomers, and moves by hand."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from reefkit.classroom.seating import seat as spread
from reefkit.desk.session import DeskScene, shares_with
from reefkit.labs.lesson.desk_adapter import table_names
from reefkit.match.errors import reject
from reefkit.text import message

if TYPE_CHECKING:
    from reefkit.classroom.store import TableRow


Team = tuple[str, ...]
"""The people who share a seat, nearly always one."""
MOST_IN_TEAM = 3
"""Most people at one seat."""


_LaidTable = tuple[str, tuple[Team, ...]]
"""A table to be made: its name, and the people at each seat; bots take empty seats."""


def _teams_of(scene: DeskScene, people: Sequence[str]) -> list[Team]:
    teams: list[Team] = []
    seated: set[str] = set()
    for person in people:
        if person in seated:
            continue
        others = [each for each in shares_with(scene, person) if each in people]
        team = tuple([person, *(each for each in others if each not in seated)][:MOST_IN_TEAM])
        seated.update(team)
        teams.append(team)
    return teams


def _unseated(scene: DeskScene) -> list[str]:
    return [
        each.person
        for each in scene.members
        if scene.whereabouts[each.person].table is None
        and not scene.whereabouts[each.person].watching
    ]


def newcomers(scene: DeskScene) -> list[str]:
    """List the people without a seat whose page is open and who do not watch."""
    return [person for person in _unseated(scene) if scene.whereabouts[person].here]


def proposed(scene: DeskScene) -> tuple[_LaidTable, ...]:
    """Propose tables for the unseated people whose page is open, or for all unseated if none is."""
    people = newcomers(scene) or _unseated(scene)
    return _at_new_tables(scene, _teams_of(scene, people))


def _at_new_tables(scene: DeskScene, teams: Sequence[Team]) -> tuple[_LaidTable, ...]:
    by_first, size = {team[0]: team for team in teams}, scene.setting.size
    groups = spread(tuple(by_first), size)
    taken = {row.name for row in scene.tables}
    every = table_names(scene.say, len(groups) + len(taken))
    names = [name for name in every if name not in taken]
    return tuple(
        (name, (*(by_first[each] for each in group), *[()] * (size - len(group))))
        for name, group in zip(names, groups, strict=False)
    )


# -- making tables -------------------------------------------------------------------------------


def lay(scene: DeskScene, tables: Sequence[_LaidTable]) -> None:
    """Make tables, each with a match of its own, and seat people at them.

    Raises
    ------
    ReefkitError
        If the setting does not fit the game, or somebody is not in the class.
    """
    ocean = _ocean_of(scene)
    for name, seats in tables:
        # All are named as bots' seats; the store renames those that people take.
        bots = [scene.say.render(message("desk-bot", number=n)) for n in range(1, len(seats) + 1)]
        match = scene.game.begin(scene.setting, bots, ocean)
        scene.store.classes.lay_table(scene.class_id, name, scene.game.id, match, seats)


def _ocean_of(scene: DeskScene) -> str:
    if scene.setting.chance != "ocean":
        return ""
    known = (table.setup.table_key for table in scene.handles.values())
    return next((key for key in known if key), secrets.token_hex(8))


# -- later ---------------------------------------------------------------------------------------


def seat_newcomers(scene: DeskScene) -> int:
    """Seat newcomers: at free seats first, then at new tables.

    Return the number of people seated.
    """
    teams = _teams_of(scene, newcomers(scene))
    free = _free_seats(scene)
    for team, (row, seat) in zip(teams, free, strict=False):
        scene.store.classes.sit(row.id, seat, team)
    lay(scene, _at_new_tables(scene, teams[len(free) :]))
    return sum(len(team) for team in teams)


def _free_seats(scene: DeskScene) -> list[tuple[TableRow, int]]:
    found = []
    for row in scene.tables:
        table = scene.handles.get(row.id)
        if table is None or table.view(None).over:
            continue
        people = sum(map(len, row.seats))
        found += [(people, row.number, seat, row) for seat, who in enumerate(row.seats) if not who]
    return [(row, seat) for _, _, seat, row in sorted(found, key=lambda each: each[:3])]


def move(scene: DeskScene, person: str, table: str, seat: int) -> None:
    """Seat somebody, together with anyone who sits there already.

    Raises
    ------
    Rejection
        If the class has no such person, table or seat, or `MOST_IN_TEAM` people sit there already.
    """
    row = next((each for each in scene.tables if each.id == table), None)
    if person not in scene.by_person or row is None or not 0 <= seat < len(row.seats):
        raise reject("desk-no-seat")
    there = [each for each in row.seats[seat] if each != person]
    scene.store.classes.sit(row.id, seat, [*there, person])


def stand(scene: DeskScene, person: str) -> None:
    """Take somebody from their seat, which a bot continues.

    Raises
    ------
    Rejection
        If they have no seat.
    """
    where = scene.whereabouts.get(person)
    if where is None or where.table is None or where.seat is None:
        raise reject("desk-no-seat")
    left = [each for each in where.table.seats[where.seat] if each != person]
    scene.store.classes.sit(where.table.id, where.seat, left)


def clear(scene: DeskScene) -> None:
    """Close all tables."""
    for row in scene.tables:
        scene.store.classes.close_table(row.id)
