"""The contents of the tab *data*: its chart, tables and question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from reefkit.data_lab.choices import ExplorerChoices
from reefkit.desk.class_charts import (
    FEW_SITES,
    ChartTable,
    ask_groups,
    ask_ocean,
    ask_scores,
    ask_series,
    diversity_table,
    groups_table,
    ranges_table,
    series_table,
)
from reefkit.desk.class_data import (
    NamedRecord,
    Ocean,
    ocean_of,
    shared_notes,
)
from reefkit.desk.group_chart import groups_svg
from reefkit.desk.hidden_texts import is_hidden
from reefkit.desk.ocean_chart import ocean_svg, series_svg, small_svg
from reefkit.desk.session import DeskScene, DeskSession
from reefkit.desk.site_comparison import Measure, SurveyedSite, Way, groups_of, sites_at
from reefkit.text import Catalogue, Message, message

View = Literal["ocean", "board", "strategy", "series", "scores", "explorer"]
VIEWS: tuple[View, ...] = ("ocean", "board", "strategy", "scores")
"""Views of a game with types, besides the explorer and series; `_views_of` has those of others."""
STRATEGIES: tuple[Way, ...] = ("founders", "builder", "bot")
LATEST = -1
"""The time that stands for the latest survey that all tables have reached."""


@dataclass
class DataChoice:
    """What the tab shows."""

    view: View = "ocean"  #: The chart.
    way: Way = "founders"  #: How strategies are distinguished.
    measure: Measure = "types"  #: What groups are compared by.
    time: int = LATEST  #: Time of the survey; `LATEST` for the latest that all tables have reached.
    table: bool = False  #: Whether the chart is shown as a table.
    series: str = ""  #: Id of the series; empty for the first.
    graphs: ExplorerChoices | None = None  #: The explorer's; None before it was opened.


def data_choice(session: DeskSession) -> DataChoice:
    found = session.ui.settings.setdefault("data", DataChoice())
    return found if isinstance(found, DataChoice) else DataChoice()


class _DataShown(NamedTuple):
    """What one drawing of the tab needs."""

    ocean: Ocean
    time: int
    svg: str  #: The chart; empty for the scoreboard.
    tables: tuple[ChartTable, ...]  #: The same data as tables.
    ask: Message  #: A question for the class.
    notes: tuple[Mapping[str, Any], ...] = ()  #: For each site with notes: site, name and texts.
    lines: tuple[Mapping[str, Any], ...] = ()  #: Lines of the scoreboard: rank, name and site.
    ways: tuple[Way, ...] = ()  #: Ways of grouping to choose from.
    small: bool = False  #: Whether a group has fewer sites than `FEW_SITES`.
    view: View = "ocean"
    views: tuple[View, ...] = VIEWS
    series: str = ""
    at: str = "desk-data-at"  #: Id of the message for the time of a survey.
    whose: str = "desk-data-head-reef"  #: Id of the heading for a player's site.


def class_ocean(scene: DeskScene) -> Ocean:
    return ocean_of(
        [
            NamedRecord(row.id, row.name, scene.game.record(scene.matches[row.id]))
            for row in scene.played
            if row.id in scene.matches
        ]
    )


def small_chart(ocean: Ocean, say: Catalogue) -> str:
    """Draw types alive at all tables small, for the wall of tables.

    For a game without types it is the game's first series. Empty before any site is founded.
    """
    has_series = not ocean.has_types and ocean.series
    return small_svg(ocean, ocean.series[0] if has_series else None, say) if ocean.come else ""


def _views_of(ocean: Ocean) -> tuple[View, ...]:
    if not ocean.series:
        return (*VIEWS, "explorer")
    along: tuple[View, ...] = ("series", "scores", "explorer")
    boards = groups_of(sites_at(ocean, 0), "board")
    compared = (each for each in VIEWS[:-1] if each != "board" or boards)
    return (*compared, *along) if ocean.has_types else along


def data_shown(scene: DeskScene) -> _DataShown:
    state, ocean = data_choice(scene.session), class_ocean(scene)
    come = len(ocean.come) - 1
    time = ocean.together if not 0 <= state.time <= come else state.time
    views = _views_of(ocean)
    view = state.view if state.view in views else views[0]
    return _shown(scene, ocean, time, view)._replace(
        view=view,
        views=views,
        at=scene.own("desk-data-at"),
        whose=scene.own("desk-data-head-reef"),
    )


def _shown(scene: DeskScene, ocean: Ocean, time: int, view: View) -> _DataShown:
    if view == "ocean":
        return _show_ocean(scene, ocean, time)
    if view == "series":
        return _show_series(scene, ocean, time)
    if view == "explorer":
        return _DataShown(ocean, time, "", (), message("desk-data-ask-turn"))
    sites = sites_at(ocean, time)
    if view == "scores":
        return _show_scores(scene, ocean, time, sites)
    return _show_groups(scene, ocean, time, sites)


def _show_series(scene: DeskScene, ocean: Ocean, time: int) -> _DataShown:
    wanted = data_choice(scene.session).series
    chosen = next((one for one in ocean.series if one.about.id == wanted), ocean.series[0])
    svg = series_svg(ocean, chosen, scene.say)
    table = series_table(ocean, chosen, scene.say)
    ask = ask_series(chosen, scene.say)
    return _DataShown(ocean, time, svg, (table,), ask, series=chosen.about.id)


def _show_ocean(scene: DeskScene, ocean: Ocean, time: int) -> _DataShown:
    say = scene.say
    svg = ocean_svg(ocean, say) if ocean.come else ""
    tables = (ranges_table(ocean, say), diversity_table(ocean, say))
    ask = ask_ocean(ocean) if ocean.come else message("desk-data-ask-turn")
    return _DataShown(ocean, time, svg, tables, ask)


def _show_groups(
    scene: DeskScene, ocean: Ocean, time: int, sites: tuple[SurveyedSite, ...]
) -> _DataShown:
    say, state = scene.say, data_choice(scene.session)
    bots = any(site.place.bot for site in sites)
    known = (each for each in STRATEGIES if each != "bot" or bots)
    ways = tuple(each for each in known if groups_of(sites, each)) or STRATEGIES[:1]
    way: Way = "board" if state.view == "board" else state.way
    if way not in {"board", *ways}:
        way = ways[0]
    groups = groups_of(sites, way)
    svg = groups_svg(groups, state.measure, way, time, say) if groups else ""
    return _DataShown(
        ocean,
        time,
        svg,
        (groups_table(groups, say),),
        ask_groups(groups, state.measure, way),
        notes=_notes(scene, sites, time) if state.view == "strategy" else (),
        ways=ways if state.view == "strategy" else (),
        small=any(len(each.sites) < FEW_SITES for each in groups),
    )


def _show_scores(
    scene: DeskScene, ocean: Ocean, time: int, sites: tuple[SurveyedSite, ...]
) -> _DataShown:
    say = scene.say
    order = sorted(sites, key=lambda each: -each.points)
    points = [each.points for each in order]
    lines: tuple[Mapping[str, Any], ...] = tuple(
        {"rank": points.index(each.points) + 1, "name": _site_name(scene, each), "site": each}
        for each in order
    )
    ids = ("rank", "reef", "table", "board", "types", "points")
    heads = tuple(say.render(message(f"desk-data-head-{each}")) for each in ids)
    rows = tuple(
        (
            line["rank"],
            line["name"],
            each.table.name,
            say.render(each.place.board_name) if each.place.board_name else "",
            each.types,
            each.points,
        )
        for line, each in zip(lines, order, strict=True)
    )
    table = ChartTable(heads, rows, (0, 4, 5))
    return _DataShown(ocean, time, "", (table,), ask_scores(sites), lines=lines)


def _site_name(scene: DeskScene, site: SurveyedSite) -> str:
    row = next(each for each in scene.played if each.id == site.table.id)
    return scene.seat_name(row, site.place.seat)


def _notes(
    scene: DeskScene, sites: tuple[SurveyedSite, ...], time: int
) -> tuple[Mapping[str, Any], ...]:
    tables = {row.match: row.id for row in scene.played if row.match is not None}
    written: dict[tuple[str, int], dict[tuple[int, str, str, bool], None]] = {}
    for place, note in shared_notes(scene.store, scene.class_id, tables):
        if place.round <= time:  # a team at one seat has one note, of which each member has a copy
            of_site = written.setdefault((tables[place.match], place.seat), {})
            hidden = is_hidden(scene.control, note.key, note.text)
            of_site[place.round, note.text, note.key, hidden] = None
    return tuple(
        {"site": site, "name": _site_name(scene, site), "texts": tuple(texts)}
        for site in sorted(sites, key=lambda each: (-each.types, -each.points))
        if (texts := written.get((site.table.id, site.place.seat)))
    )
