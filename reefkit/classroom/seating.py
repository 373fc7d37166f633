"""Who sits at which table, in one click, and with as few moves as can be once a class sits."""

from __future__ import annotations

from collections.abc import Sequence

MOST_AT_TABLE = 4
_TWO = 2


def seat(people: Sequence[str], size: int, keep: Sequence[Sequence[str]] = ()) -> list[list[str]]:
    """Seat people at tables.

    A new class gets as few tables as hold it, and its tables differ by one person at most: five at
    tables of four are three and two, and bots fill up. Where a class sits already, everybody stays
    where they are; who comes takes a free seat where fewest sit, or opens a table. Nobody is left
    alone while there are others: they move to a free seat, or one of a full table moves to them.

    `people`: Who is to sit, each once, in the order in which seats are given.
    `size`: How many sit at a table: 1 to 4.
    `keep`: Who sits at each table now; those who are not among the people have gone.

    Returns
    -------
    list of list of str
        Who sits at each table. The tables of `keep` are at their places, an empty list where
        nobody is left; new ones follow.

    Raises
    ------
    ValueError
        When tables of that size are none, or somebody is named twice.
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
            # All others are full: the last who sat down at the last of them gets up again.
            table.append(others[-1].pop())
