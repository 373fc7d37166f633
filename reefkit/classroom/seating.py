"""Seating of a class at tables, with as few moves as possible once it is seated."""

from __future__ import annotations

from collections.abc import Sequence

MOST_AT_TABLE = 4
_TWO = 2


def seat(people: Sequence[str], size: int, keep: Sequence[Sequence[str]] = ()) -> list[list[str]]:
    """Assign people to tables.

    A new class gets as few tables as possible, which differ by one person at most: five people at
    tables of four are three and two. In a class that is seated, everybody stays whose table has
    room; a newcomer takes a free seat at the table in use with the fewest people, or else starts a
    table. Nobody is left alone if that can be avoided: they move to a free seat, or, at tables of
    three or four, somebody from a full table joins them.

    `people`: Everybody to be seated, each once, in the order of seating.
    `size`: Most people at a table: 1 to 4.
    `keep`: People at each table now; those not in `people` have left.

    Returns
    -------
    list of list of str
        People at each table. The tables of `keep` keep their positions, with an empty list where
        nobody is left; new tables follow.

    Raises
    ------
    ValueError
        If `size` is not 1 to 4, or a person is listed twice.
    """
    if not 1 <= size <= MOST_AT_TABLE:
        # no reader: a slip of the program
        raise ValueError(f"no table has {size} seats")
    if len(set(people)) < len(people):
        # no reader: a slip of the program
        raise ValueError("somebody is to sit twice")
    tables, coming = _who_stays(people, size, keep)
    if not any(tables):
        spread = _spread(coming, size)
        return spread + [[] for _ in tables[len(spread) :]]
    for person in coming:
        _give_seat(tables, person, size)
    _leave_nobody_alone(tables, size)
    return tables


def _who_stays(
    people: Sequence[str], size: int, keep: Sequence[Sequence[str]]
) -> tuple[list[list[str]], list[str]]:
    wanted, seated = set(people), set[str]()
    tables: list[list[str]] = []
    for sitters in keep:
        stay = [each for each in dict.fromkeys(sitters) if each in wanted and each not in seated]
        tables.append(stay[:size])
        seated.update(tables[-1])
    return tables, [person for person in people if person not in seated]


def _spread(people: Sequence[str], size: int) -> list[list[str]]:
    count = -(-len(people) // size)
    tables, start = [], 0
    for number in range(count):
        end = start + len(people) // count + (number < len(people) % count)
        tables.append(list(people[start:end]))
        start = end
    return tables


def _give_seat(tables: list[list[str]], person: str, size: int) -> None:
    free = [table for table in tables if len(table) < size]
    in_use = [table for table in free if table]
    for table in (min(in_use, key=len, default=None), *free):
        if table is not None:
            table.append(person)
            return
    tables.append([person])


def _leave_nobody_alone(tables: list[list[str]], size: int) -> None:
    for table in tables:
        if len(table) != 1 or size == 1:
            continue
        others = [other for other in tables if other and other is not table]
        free = [other for other in others if len(other) < size]
        if free:
            min(free, key=len).append(table.pop())
        elif others and size > _TWO:
            # All other tables are full: the last person at the last of them joins this one.
            table.append(others[-1].pop())
