"""The charts of a class with their words, their tables and a question for the class."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from reefkit.labs.desk.groups import Group, Measure, ReefRow, Way
from reefkit.labs.desk.ocean import ClassSeries, Ocean, OceanRange
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.class_charts import OceanChart, Ribbon, Strip, Track

FEW = 3
"""Groups of fewer reefs than this are too small to say much: the page says so."""

LITTLE = 0.1
"""A difference of less than this share is none to ask about."""

RARE = 3
"""A type that this share of the tables has, one in so many, is worth a question."""

Cell = str | int | float | None


class Table(NamedTuple):
    """A chart as a table, its equivalent for those who do not see it, and a file's rows."""

    heads: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    numbers: tuple[int, ...] = ()


def ocean_chart(ocean: Ocean, say: Catalogue) -> OceanChart:
    """Give the chart of ranges and diversity."""
    count = len(ocean.tables)
    now = len(ocean.come) - 1
    whole = ocean.whole.gamma[-1] if ocean.come else 0
    tracks = [
        Track(say.render(message("desk-data-track-ocean")), ocean.whole.gamma, "ocean"),
        Track(say.render(message("desk-data-track-mean")), ocean.whole.alpha, "mean"),
    ]
    if count > 1:
        name = say.render(message("desk-data-track-table"))
        tracks += [Track(name, its.gamma) for its in ocean.each.values()]
    label = say.render(ocean.label) if ocean.label is not None else ""
    return OceanChart(
        ribbons=tuple(_ribbon(each, ocean, say) for each in ocean.ranges),
        tracks=tuple(tracks),
        rounds=ocean.rounds,
        now=max(now, 0),
        together=ocean.together,
        titles=(
            say.render(message("desk-data-title-ranges")),
            say.render(message("desk-data-title-types")),
        ),
        label=label,
        coming=say.render(message("desk-data-coming")),
        struck=tuple((each.round, say.render(each.name)) for each in ocean.struck),
        said=say.render(
            message("desk-data-said-ocean", types=int(whole), tables=count, reefs=ocean.reefs)
        ),
    )


def series_chart(ocean: Ocean, shown: ClassSeries, say: Catalogue) -> OceanChart:
    """Give the chart of one series: a line for each table, and one for their mean."""
    mean = say.render(message("desk-data-track-class"))
    name = say.render(message("desk-data-track-table"))
    tracks = [Track(mean, shown.mean, "ocean")]
    if len(ocean.tables) > 1:
        tracks += [Track(name, values) for values in shown.each.values()]
    title = say.render(shown.about.name)
    return OceanChart(
        ribbons=(),
        tracks=tuple(tracks),
        rounds=ocean.rounds,
        now=max(len(ocean.come) - 1, 0),
        together=ocean.together,
        titles=("", title),
        label=say.render(ocean.label) if ocean.label is not None else "",
        coming=say.render(message("desk-data-coming")),
        struck=tuple((each.round, say.render(each.name)) for each in ocean.struck),
        said=say.render(message("desk-data-said-series", title=title, tables=len(ocean.tables))),
        whole=shown.about.whole,
    )


def series_table(ocean: Ocean, shown: ClassSeries, say: Catalogue) -> Table:
    """Give a row a time: the mean of the tables, and each of them."""
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
    return Table((*heads, *(names[each] for each in shown.each)), tuple(rows), numbers)


def _ribbon(each: OceanRange, ocean: Ocean, say: Catalogue) -> Ribbon:
    count = len(ocean.tables)
    span = slice(each.first, each.last + 1)
    note = message("desk-data-kept", now=each.now, tables=count)
    return Ribbon(
        art=each.taxon.id,
        family=each.taxon.family,
        name=say.render(each.taxon.name),
        first=each.first,
        shares=tuple(n / of for n, of in zip(each.kept[span], ocean.come[span], strict=True)),
        note=say.render(note if each.lives else message("desk-data-gone")),
        lives=each.lives,
    )


def holders(each: OceanRange, ocean: Ocean) -> tuple[str, ...]:
    """Name the tables that have a type at their own latest survey."""
    found = []
    for table in ocean.tables:
        ids = [taxon.id for taxon in table.record.taxa]
        if each.taxon.id in ids and table.record.counts[-1, :, ids.index(each.taxon.id)].any():
            found.append(table.name)
    return tuple(found)


def ranges_table(ocean: Ocean, say: Catalogue) -> Table:
    """Give a row a type: when it was first seen, at how many tables each time, and where now."""
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
    return Table(tuple(map(say.render, heads)), tuple(rows), tuple(range(1, last)))


def _where(each: OceanRange, ocean: Ocean, say: Catalogue) -> str:
    """Say at which tables a type lives now: at all, at some by name, or at none."""
    if not each.lives:
        return say.render(message("desk-data-gone"))
    if each.now == len(ocean.tables):
        return say.render(message("desk-data-kept", now=each.now, tables=each.now))
    return say.render(message("desk-data-list", names=list(holders(each, ocean))))


def diversity_table(ocean: Ocean, say: Catalogue) -> Table:
    """Give a row a time and table, the whole ocean first: alpha, beta, gamma."""
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
    return Table(tuple(map(say.render, words)), tuple(rows), (0, 2, 3, 4))


def strips_of(
    groups: Sequence[Group], measure: Measure, way: Way, say: Catalogue
) -> tuple[Strip, ...]:
    """Give the groups as strips of a chart."""
    return tuple(
        Strip(
            name=capital(say.render(each.name)),
            note=say.render(message("desk-data-reefs", count=len(each.reefs))),
            values=tuple(float(reef.value(measure)) for reef in each.reefs),
            mean=each.mean(measure),
            said=say.render(message("desk-data-mean", value=each.mean(measure))),
            art=each.key if way == "builder" else "",
        )
        for each in groups
    )


def groups_table(groups: Sequence[Group], say: Catalogue) -> Table:
    """Give a row a group: reefs, mean types, all types, mean points."""
    ids = ("group", "reefs", "types", "all-types", "points")
    heads = tuple(say.render(message(f"desk-data-head-{each}")) for each in ids)
    rows: list[tuple[Cell, ...]] = [
        (
            capital(say.render(each.name)),
            len(each.reefs),
            each.mean("types"),
            each.gamma,
            each.mean("points"),
        )
        for each in groups
    ]
    return Table(heads, tuple(rows), (1, 2, 3, 4))


def capital(text: str) -> str:
    """Begin a text with a capital, as a row's head does."""
    return text[:1].upper() + text[1:]


# -- questions for the class ---------------------------------------------------------------------


def ask_ocean(ocean: Ocean) -> Message:
    """Ask about what stands out: what is gone, what one table alone has, what tables add up to."""
    gone = [each for each in ocean.ranges if not each.lives]
    alone = [each for each in ocean.ranges if each.now == 1]
    count = len(ocean.tables)
    if gone:
        return message(
            "desk-data-ask-gone", types=[each.taxon.name for each in gone], count=len(gone)
        )
    if alone and count > 1:
        name = holders(alone[0], ocean)[0]
        return message("desk-data-ask-alone", type=alone[0].taxon.name, table=name)
    rare = min(ocean.ranges, key=lambda each: each.now, default=None)
    if rare is not None and rare.now * RARE <= count:
        return message("desk-data-ask-rare", type=rare.taxon.name, now=rare.now, tables=count)
    most = max((its.gamma[-1] for its in ocean.each.values()), default=0)
    if count > 1 and ocean.whole.gamma[-1] > most:
        values = {"ocean": int(ocean.whole.gamma[-1]), "most": int(most)}
        return message("desk-data-ask-gamma", **values)
    return message("desk-data-ask-turn")


def ask_groups(groups: Sequence[Group], measure: Measure, way: Way) -> Message:
    """Ask about the difference between two groups that are large enough to compare."""
    fair = [each for each in groups if len(each.reefs) >= FEW]
    if len(fair) < 2:
        return message("desk-data-ask-few", few=FEW)
    best = max(fair, key=lambda each: each.mean(measure))
    least = min(fair, key=lambda each: each.mean(measure))
    if best.mean(measure) < least.mean(measure) * (1 + LITTLE):
        return message(f"desk-data-ask-same-{way}")
    return message(
        f"desk-data-ask-{way}", best=best.name, least=least.name, measure=measure,
        high=best.mean(measure), low=least.mean(measure),
    )  # fmt: skip


def ask_scores(reefs: Sequence[ReefRow]) -> Message:
    """Ask whether the reef with most points is the one with most types."""
    if not reefs or not any(each.types for each in reefs):  # or a game without types
        return message("desk-data-ask-turn")
    first = max(reefs, key=lambda each: each.points)
    richest = max(each.types for each in reefs)
    id_ = "desk-data-ask-points-rich" if first.types == richest else "desk-data-ask-points"
    return message(id_, types=first.types, most=richest)
