"""Charts of a class for the tab *data*, with their tables and questions for the class."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from reefkit.desk.class_data import (
    ClassSeries,
    Ocean,
    OceanRange,
)
from reefkit.desk.group_chart import group_name
from reefkit.desk.site_comparison import Measure, SiteGroup, SurveyedSite, Way
from reefkit.text import Catalogue, Message, message

FEW_SITES = 3
"""Number of sites below which a group is called too small to say much."""

LITTLE_DIFFERENCE = 0.1
"""Relative difference below which two groups are called equal."""

MOST_ASKED = 3
"""Most lost types named in a question: more would leave the projected chart no room."""
RARE_SHARE = 3
"""A type at no more than one table in this many is rare enough for a question."""

Cell = str | int | float | None


class ChartTable(NamedTuple):
    """A chart's data as a table, as a text equivalent and for files.

    `numbers`: columns to align right.
    """

    heads: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    numbers: tuple[int, ...] = ()


def series_table(ocean: Ocean, shown: ClassSeries, say: Catalogue) -> ChartTable:
    heads = [say.render(message(f"desk-data-{each}")) for each in ("head-time", "track-class")]
    names = {each.id: each.name for each in ocean.tables}
    rows: list[tuple[Cell, ...]] = [
        (
            time,
            mean,
            *(values[time] if len(values) > time else None for values in shown.each.values()),
        )
        for time, mean in enumerate(shown.mean)
    ]
    numbers = tuple(range(len(shown.each) + 2))
    return ChartTable((*heads, *(names[each] for each in shown.each)), tuple(rows), numbers)


def _holders(each: OceanRange, ocean: Ocean) -> tuple[str, ...]:
    found = []
    for table in ocean.tables:
        ids = [taxon.id for taxon in table.record.taxa]
        if each.taxon.id in ids and table.record.counts[-1, :, ids.index(each.taxon.id)].any():
            found.append(table.name)
    return tuple(found)


def ranges_table(ocean: Ocean, say: Catalogue) -> ChartTable:
    heads = [message("desk-data-head-type"), message("desk-data-head-first")]
    heads += [message("desk-data-head-at", time=time) for time in range(len(ocean.come))]
    heads += [message("desk-data-head-where")]
    rows: list[tuple[Cell, ...]] = [
        (
            say.render(each.taxon.name),
            each.first,
            *each.kept,
            _where(each, ocean, say),
        )
        for each in ocean.ranges
    ]
    last = len(ocean.come) + 2
    return ChartTable(tuple(map(say.render, heads)), tuple(rows), tuple(range(1, last)))


def _where(each: OceanRange, ocean: Ocean, say: Catalogue) -> str:
    if not each.lives:
        return say.render(message("desk-data-gone"))
    if each.now == len(ocean.tables):
        return say.render(message("desk-data-kept", now=each.now, tables=each.now))
    return say.render(message("desk-data-list", names=list(_holders(each, ocean))))


def diversity_table(ocean: Ocean, say: Catalogue) -> ChartTable:
    heads = ("head-time", "head-table", "alpha", "beta", "gamma")
    words = [message(f"desk-data-{each}") for each in heads]
    rows: list[tuple[Cell, ...]] = []
    name = say.render(message("desk-data-track-ocean"))
    for time in range(len(ocean.come)):
        whole = ocean.whole
        rows.append((time, name, whole.alpha[time], whole.beta[time], whole.gamma[time]))
        for table in ocean.tables:
            its = ocean.each[table.id]
            if time < len(its.gamma):
                rows.append((time, table.name, its.alpha[time], its.beta[time], its.gamma[time]))
    return ChartTable(tuple(map(say.render, words)), tuple(rows), (0, 2, 3, 4))


def groups_table(groups: Sequence[SiteGroup], say: Catalogue) -> ChartTable:
    ids = ("group", "reefs", "types", "all-types", "points")
    heads = tuple(say.render(message(f"desk-data-head-{each}")) for each in ids)
    rows: list[tuple[Cell, ...]] = [
        (
            group_name(each, say),
            len(each.sites),
            each.mean("types"),
            each.gamma,
            each.mean("points"),
        )
        for each in groups
    ]
    return ChartTable(heads, tuple(rows), (1, 2, 3, 4))


def ask_ocean(ocean: Ocean) -> Message:
    gone = [each for each in ocean.ranges if not each.lives][:MOST_ASKED]
    alone = [each for each in ocean.ranges if each.now == 1]
    count = len(ocean.tables)
    if gone:
        return message(
            "desk-data-ask-gone", types=[each.taxon.name for each in gone], count=len(gone)
        )
    if alone and count > 1:
        name = _holders(alone[0], ocean)[0]
        return message("desk-data-ask-alone", type=alone[0].taxon.name, table=name)
    rare = min(ocean.ranges, key=lambda each: each.now, default=None)
    if rare is not None and rare.now * RARE_SHARE <= count:
        return message("desk-data-ask-rare", type=rare.taxon.name, now=rare.now, tables=count)
    most = max((its.gamma[-1] for its in ocean.each.values()), default=0)
    if count > 1 and ocean.whole.gamma[-1] > most:
        values = {"ocean": int(ocean.whole.gamma[-1]), "most": int(most)}
        return message("desk-data-ask-gamma", **values)
    return message("desk-data-ask-turn")


def ask_series(shown: ClassSeries, say: Catalogue) -> Message:
    """Return its question, or another if it is 0 at all tables and there is one for that."""
    none = Message(shown.about.ask.id + "-none")
    is_none = say.has(none.id) and not any(map(any, shown.each.values()))
    return none if is_none else shown.about.ask


def ask_groups(groups: Sequence[SiteGroup], measure: Measure, way: Way) -> Message:
    fair = [each for each in groups if len(each.sites) >= FEW_SITES]
    if len(fair) < 2:
        return message("desk-data-ask-few", few=FEW_SITES)
    best = max(fair, key=lambda each: each.mean(measure))
    least = min(fair, key=lambda each: each.mean(measure))
    if best.mean(measure) < least.mean(measure) * (1 + LITTLE_DIFFERENCE):
        return message(f"desk-data-ask-same-{way}")
    return message(
        f"desk-data-ask-{way}", best=best.name, least=least.name, measure=measure,
        high=best.mean(measure), low=least.mean(measure),
    )  # fmt: skip


def ask_scores(sites: Sequence[SurveyedSite]) -> Message:
    if not sites or not any(each.types for each in sites):  # or a game without types
        return message("desk-data-ask-turn")
    first = max(sites, key=lambda each: each.points)
    richest = max(each.types for each in sites)
    id_ = "desk-data-ask-points-rich" if first.types == richest else "desk-data-ask-points"
    return message(id_, types=first.types, most=richest)
