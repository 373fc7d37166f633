"""What the tab *data* shows: a view of the class's ocean, with its tables and its question."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple

from reefkit.labs.desk import charted
from reefkit.labs.desk.groups import Measure, ReefRow, Way, groups_of, reefs_at
from reefkit.labs.desk.ocean import Named, Ocean, ocean_of
from reefkit.labs.desk.shared_notes import shared_notes
from reefkit.text import Message, message
from reefkit.widgets.class_charts import OceanChart, Strip, lines_svg, ocean_svg, strips_svg
from reefkit.widgets.class_charts.ocean import small_svg

if TYPE_CHECKING:
    from reefkit.labs.desk.scene import DeskScene
    from reefkit.labs.desk.session import DeskSession

View = Literal["ocean", "board", "strategy", "series", "scores"]
VIEWS: tuple[View, ...] = ("ocean", "board", "strategy", "scores")
"""What there is to see of a game with types; others have their series, and scores."""
STRATEGIES: tuple[Way, ...] = ("founders", "builder", "bot")
LATEST = -1
"""The time that stands for the latest survey all tables have come to."""


@dataclass
class Looking:
    """What the tab shows.

    Attributes
    ----------
    view
        Which chart.
    way
        By what strategies are told apart.
    measure
        What groups are compared by.
    time
        At which survey; `LATEST` for the latest that all tables have come to.
    table
        Whether the chart is shown as a table.
    series
        Which series; empty for the first.
    """

    view: View = "ocean"
    way: Way = "founders"
    measure: Measure = "types"
    time: int = LATEST
    table: bool = False
    series: str = ""


def looking(session: DeskSession) -> Looking:
    """Give what the tab shows."""
    found = session.ui.settings.setdefault("data", Looking())
    return found if isinstance(found, Looking) else Looking()


class Note(NamedTuple):
    """What a reef's owners wrote down, with what became of the reef."""

    reef: ReefRow
    name: str
    texts: tuple[tuple[int, str], ...]


class Line(NamedTuple):
    """A line of the scoreboard."""

    rank: int
    name: str
    reef: ReefRow


class Shown(NamedTuple):
    """All that one drawing of the tab needs.

    Attributes
    ----------
    svg
        The chart; empty for the scoreboard.
    tables
        The same as tables.
    ask
        A question for the class.
    """

    ocean: Ocean
    time: int
    svg: str
    tables: tuple[charted.Table, ...]
    ask: Message
    notes: tuple[Note, ...] = ()
    lines: tuple[Line, ...] = ()
    ways: tuple[Way, ...] = ()
    small: bool = False
    view: View = "ocean"
    views: tuple[View, ...] = VIEWS
    series: str = ""
    at: str = "desk-data-at"
    whose: str = "desk-data-head-reef"


def class_ocean(scene: DeskScene) -> Ocean:
    """Take the tables of a class together."""
    return ocean_of(
        [
            Named(row.id, row.name, scene.game.record(scene.handles[row.id]))
            for row in scene.tables
            if row.id in scene.handles
        ]
    )


def small_chart(scene: DeskScene) -> str:
    """Draw types alive at all tables small, for the wall of tables; empty before round 1.

    Of a game without types, its first series.
    """
    ocean = class_ocean(scene)
    if not ocean.come:
        return ""
    if not ocean.has_types and ocean.series:
        return _small(charted.series_chart(ocean, ocean.series[0], scene.say))
    return _small(charted.ocean_chart(ocean, scene.say))


def views_of(ocean: Ocean) -> tuple[View, ...]:
    """List what there is to see of a class."""
    if not ocean.series:
        return VIEWS
    return (*VIEWS[:-1], "series", "scores") if ocean.has_types else ("series", "scores")


def show(scene: DeskScene) -> Shown:
    """Work out what the tab shows."""
    state, ocean = looking(scene.session), class_ocean(scene)
    come = len(ocean.come) - 1
    time = ocean.together if not 0 <= state.time <= come else state.time
    views = views_of(ocean)
    view = state.view if state.view in views else views[0]
    return _shown(scene, ocean, time, view)._replace(
        view=view,
        views=views,
        at=scene.own("desk-data-at"),
        whose=scene.own("desk-data-head-reef"),
    )


def _shown(scene: DeskScene, ocean: Ocean, time: int, view: View) -> Shown:
    if view == "ocean":
        return _show_ocean(scene, ocean, time)
    if view == "series":
        return _show_series(scene, ocean, time)
    reefs = reefs_at(ocean, time)
    if view == "scores":
        return _show_scores(scene, ocean, time, reefs)
    return _show_groups(scene, ocean, time, reefs)


def _show_series(scene: DeskScene, ocean: Ocean, time: int) -> Shown:
    wanted = looking(scene.session).series
    chosen = next((one for one in ocean.series if one.about.id == wanted), ocean.series[0])
    svg = _lines(charted.series_chart(ocean, chosen, scene.say))
    table = charted.series_table(ocean, chosen, scene.say)
    return Shown(ocean, time, svg, (table,), chosen.about.ask, series=chosen.about.id)


def _show_ocean(scene: DeskScene, ocean: Ocean, time: int) -> Shown:
    say = scene.say
    svg = _ocean(charted.ocean_chart(ocean, say)) if ocean.come else ""
    tables = (charted.ranges_table(ocean, say), charted.diversity_table(ocean, say))
    ask = charted.ask_ocean(ocean) if ocean.come else message("desk-data-ask-turn")
    return Shown(ocean, time, svg, tables, ask)


def _show_groups(scene: DeskScene, ocean: Ocean, time: int, reefs: tuple[ReefRow, ...]) -> Shown:
    say, state = scene.say, looking(scene.session)
    bots = any(reef.place.bot for reef in reefs)
    ways = tuple(each for each in STRATEGIES if each != "bot" or bots)
    way: Way = "board" if state.view == "board" else state.way
    if way not in {"board", *ways}:
        way = ways[0]
    groups = groups_of(reefs, way)
    svg = ""
    if groups:
        strips = charted.strips_of(groups, state.measure, way, say)
        svg = _strips(
            strips,
            say.render(message(f"desk-data-title-{way}", time=time)),
            say.render(message(f"desk-data-axis-{state.measure}")),
            say.render(message("desk-data-said-groups", count=len(groups))),
        )
    return Shown(
        ocean,
        time,
        svg,
        (charted.groups_table(groups, say),),
        charted.ask_groups(groups, state.measure, way),
        notes=_notes(scene, reefs, time) if state.view == "strategy" else (),
        ways=ways if state.view == "strategy" else (),
        small=any(len(each.reefs) < charted.FEW for each in groups),
    )


def _show_scores(scene: DeskScene, ocean: Ocean, time: int, reefs: tuple[ReefRow, ...]) -> Shown:
    say = scene.say
    order = sorted(reefs, key=lambda each: -each.points)
    points = [each.points for each in order]
    lines = tuple(
        Line(points.index(each.points) + 1, reef_name(scene, each), each) for each in order
    )
    ids = ("rank", "reef", "table", "board", "types", "points")
    heads = tuple(say.render(message(f"desk-data-head-{each}")) for each in ids)
    rows = tuple(
        (
            each.rank,
            each.name,
            each.reef.table.name,
            say.render(each.reef.place.board_name) if each.reef.place.board_name else "",
            each.reef.types,
            each.reef.points,
        )
        for each in lines
    )
    table = charted.Table(heads, rows, (0, 4, 5))
    return Shown(ocean, time, "", (table,), charted.ask_scores(reefs), lines=lines)


def reef_name(scene: DeskScene, reef: ReefRow) -> str:
    """Name a reef by who owns it; by number while names are hidden."""
    row = next(each for each in scene.tables if each.id == reef.table.id)
    return scene.seat_name(row, reef.place.seat)


def _notes(scene: DeskScene, reefs: tuple[ReefRow, ...], time: int) -> tuple[Note, ...]:
    """Give the strategies that were written down for the teacher too, the richest reef first."""
    tables = {row.match: row.id for row in scene.tables if row.match is not None}
    written: dict[tuple[str, int], dict[tuple[int, str], None]] = {}
    for place, kept in shared_notes(scene.store, scene.class_id, tables):
        if place.round <= time:  # a team at one seat has one note, and each of them owns it
            of_reef = written.setdefault((tables[place.match], place.seat), {})
            of_reef[place.round, kept.text] = None
    return tuple(
        Note(reef, reef_name(scene, reef), tuple(written[reef.table.id, reef.place.seat]))
        for reef in sorted(reefs, key=lambda each: (-each.types, -each.points))
        if (reef.table.id, reef.place.seat) in written
    )


@lru_cache(maxsize=4)
def _ocean(chart: OceanChart) -> str:
    """Draw a chart, or recall it: the desk looks at its class twice a second."""
    return str(ocean_svg(chart))


@lru_cache(maxsize=4)
def _lines(chart: OceanChart) -> str:
    return str(lines_svg(chart))


@lru_cache(maxsize=4)
def _small(chart: OceanChart) -> str:
    return str(small_svg(chart))


@lru_cache(maxsize=8)
def _strips(strips: tuple[Strip, ...], title: str, label: str, said: str) -> str:
    return str(strips_svg(strips, title=title, label=label, said=said))
