"""The sites of a class compared, by board, founders and bot styles."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple, get_args

from reefkit.desk.class_data import NamedRecord, Ocean
from reefkit.labs.lesson.desk_records import SeatSetup
from reefkit.text import Message, message

Way = Literal["board", "founders", "builder", "bot"]

WAYS: tuple[Way, ...] = get_args(Way)

Measure = Literal["types", "points"]


class SurveyedSite(NamedTuple):
    """One site at a survey."""

    table: NamedRecord
    place: SeatSetup  #: The seat's board, founders and bot.
    alive: frozenset[str]  #: Ids of the types that lived there.
    by_round: tuple[int, ...]  #: Points of each round so far.
    points: int  #: Total points at that time.

    @property
    def types(self) -> int:
        return len(self.alive)

    def value(self, measure: Measure) -> int:
        return self.types if measure == "types" else self.points


class SiteGroup(NamedTuple):
    """Sites that have something in common."""

    key: str
    name: Message  #: What they have in common.
    sites: tuple[SurveyedSite, ...]  #: At least one.
    gamma: int  #: Number of types on all these sites together.

    def mean(self, measure: Measure) -> float:
        return sum(each.value(measure) for each in self.sites) / len(self.sites)


def sites_at(ocean: Ocean, time: int) -> tuple[SurveyedSite, ...]:
    """Return the sites at a time, without tables that have not reached it."""
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
            numbers = tuple(int(n) for n in points)
            found.append(SurveyedSite(table, place, frozenset(alive), numbers, total))
    return tuple(found)


def groups_of(sites: Iterable[SurveyedSite], way: Way) -> tuple[SiteGroup, ...]:
    """Group sites; a site may be in several groups.

    ``founders``: by the number of types it was founded with, ascending; ``builder``: by each of
    these types. Groups other than by founders are sorted by mean number of types, largest first.
    """
    found: dict[str, tuple[Message, list[SurveyedSite]]] = {}
    for site in sites:
        for key, name in _KEYS[way](site):
            found.setdefault(key, (name, []))[1].append(site)
    groups = [
        SiteGroup(key, name, tuple(its), len(frozenset[str]().union(*(each.alive for each in its))))
        for key, (name, its) in found.items()
    ]
    return tuple(sorted(groups, key=_order if way != "founders" else lambda each: (each.key,)))


def _order(group: SiteGroup) -> tuple[float, str]:
    return (-group.mean("types"), group.key)


def _board(site: SurveyedSite) -> list[tuple[str, Message]]:
    name = site.place.board_name
    return [(site.place.board, name)] if name is not None else []


def _founders(site: SurveyedSite) -> list[tuple[str, Message]]:
    count = len(site.place.founders)
    return [(f"{count:02d}", message("desk-data-founders", count=count))] if count else []


def _builder(site: SurveyedSite) -> list[tuple[str, Message]]:
    names = {taxon.id: taxon.name for taxon in site.table.record.taxa}
    return [(each, names[each]) for each in site.place.founders]


def _bot(site: SurveyedSite) -> list[tuple[str, Message]]:
    return [(site.place.bot, site.place.bot_name or message("desk-data-people"))]


_KEYS: dict[Way, Callable[[SurveyedSite], list[tuple[str, Message]]]] = {
    "board": _board,
    "founders": _founders,
    "builder": _builder,
    "bot": _bot,
}
