"""The reefs of a class side by side: by the board they stand on, and by how they were begun."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple, get_args

from reefkit.labs.desk.games import Place
from reefkit.labs.desk.ocean import Named, Ocean
from reefkit.text import Message, message

Way = Literal["board", "founders", "builder", "bot"]
WAYS: tuple[Way, ...] = get_args(Way)
Measure = Literal["types", "points"]


class ReefRow(NamedTuple):
    """One reef as it was at a survey.

    Attributes
    ----------
    table
        Its table.
    place
        Its board, and how it is played.
    alive
        Ids of the builders and dwellers that lived there.
    by_round
        Points of each round so far.
    points
        All points by then.
    """

    table: Named
    place: Place
    alive: frozenset[str]
    by_round: tuple[int, ...]
    points: int

    @property
    def types(self) -> int:
        """Its richness."""
        return len(self.alive)

    def value(self, measure: Measure) -> int:
        """Give one of its two measures."""
        return self.types if measure == "types" else self.points


class Group(NamedTuple):
    """Reefs that have something in common.

    Attributes
    ----------
    key, name
        What they have in common.
    reefs
        The reefs; at least one.
    gamma
        Types that live on any of them.
    """

    key: str
    name: Message
    reefs: tuple[ReefRow, ...]
    gamma: int

    def mean(self, measure: Measure) -> float:
        """Give the mean of a measure over its reefs."""
        return sum(each.value(measure) for each in self.reefs) / len(self.reefs)


def reefs_at(ocean: Ocean, time: int) -> tuple[ReefRow, ...]:
    """Give the reefs of those tables that have come to a time, table by table."""
    found = []
    for table in ocean.tables:
        record = table.record
        if not 0 <= time < len(record.counts):
            continue
        for place in record.places:
            counts = record.counts[time, place.seat]
            alive = [each.id for each, n in zip(record.taxa, counts, strict=True) if n]
            points = record.points[:time, place.seat]
            total = int(record.totals[time - 1, place.seat]) if time else 0
            told = tuple(int(n) for n in points)
            found.append(ReefRow(table, place, frozenset(alive), told, total))
    return tuple(found)


def groups_of(reefs: Iterable[ReefRow], way: Way) -> tuple[Group, ...]:
    """Group reefs, each under what it has: one that was begun with four builders has four groups.

    Parameters
    ----------
    reefs
        The reefs.
    way
        ``board``: the board; ``founders``: how many types it was begun with; ``builder``: each of
        those types; ``bot``: the style of the bot that plays it, or people.
    """
    found: dict[str, tuple[Message, list[ReefRow]]] = {}
    for reef in reefs:
        for key, name in _KEYS[way](reef):
            found.setdefault(key, (name, []))[1].append(reef)
    groups = [
        Group(key, name, tuple(its), len(frozenset[str]().union(*(each.alive for each in its))))
        for key, (name, its) in found.items()
    ]
    return tuple(sorted(groups, key=_order if way != "founders" else lambda each: (each.key,)))


def _order(group: Group) -> tuple[float, str]:
    return (-group.mean("types"), group.key)


def _board(reef: ReefRow) -> list[tuple[str, Message]]:
    name = reef.place.board_name
    return [(reef.place.board, name)] if name is not None else []


def _founders(reef: ReefRow) -> list[tuple[str, Message]]:
    count = len(reef.place.founders)
    return [(f"{count:02d}", message("desk-data-founders", count=count))] if count else []


def _builder(reef: ReefRow) -> list[tuple[str, Message]]:
    names = {taxon.id: taxon.name for taxon in reef.table.record.taxa}
    return [(each, names[each]) for each in reef.place.founders]


def _bot(reef: ReefRow) -> list[tuple[str, Message]]:
    return [(reef.place.bot, reef.place.bot_name or message("desk-data-people"))]


_KEYS: dict[Way, Callable[[ReefRow], list[tuple[str, Message]]]] = {
    "board": _board,
    "founders": _founders,
    "builder": _builder,
    "bot": _bot,
}
