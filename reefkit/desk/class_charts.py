"""The tab *data*: charts of a class with their words, their tables and a question for the class."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

from msgspec import Meta, structs

from reefkit.desk.class_data import (
    ClassSeries,
    NamedRecord,
    Ocean,
    OceanRange,
    ocean_of,
    shared_notes,
)
from reefkit.desk.session import DeskPart, DeskScene, DeskSession
from reefkit.desk.site_comparison import Measure, SiteGroup, SurveyedSite, Way, groups_of, sites_at
from reefkit.labs.lesson.dataframe import TableOfClass, as_seen, class_datasets
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.labs.session import Acts
from reefkit.match.errors import reject
from reefkit.text import Catalogue, Message, message
from reefkit.text.csv_files import write_csv
from reefkit.widgets.class_charts import (
    ChartTrack,
    OceanChart,
    Ribbon,
    Strip,
    lines_svg,
    ocean_svg,
    small_svg,
    strips_svg,
)
from reefkit.widgets.panel import frame

if TYPE_CHECKING:
    from reefkit.data_lab.choices import ExplorerChoices
    from reefkit.data_lab.dataset import BackReference, Dataset, OpenedMoment
    from reefkit.data_lab.explorer import Explorer

# ---- The charts of a class with their words, their tables and a question for the class

FEW_SITES = 3
"""Groups of fewer sites than this are too small to say much: the page says so."""

LITTLE_DIFFERENCE = 0.1
"""A difference of less than this share is none to ask about."""

MOST_ASKED = 3
"""So many types that are gone a question names: more would leave the wall's chart no room."""
RARE_SHARE = 3
"""A type that this share of the tables has, one in so many, is worth a question."""

Cell = str | int | float | None


class _ChartTable(NamedTuple):
    """A chart as a table, its equivalent for those who do not see it, and a file's rows."""

    heads: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    numbers: tuple[int, ...] = ()


def _ocean_chart(ocean: Ocean, say: Catalogue) -> OceanChart:
    count = len(ocean.tables)
    whole = ocean.whole.gamma[-1] if ocean.come else 0
    tracks = [
        ChartTrack(say.render(message("desk-data-track-ocean")), ocean.whole.gamma, "ocean"),
        ChartTrack(say.render(message("desk-data-track-mean")), ocean.whole.alpha, "mean"),
    ]
    each = [its.gamma for its in ocean.each.values()]
    said = message("desk-data-said-ocean", types=int(whole), tables=count, reefs=ocean.sites)
    chart = _on_class_time(ocean, say, tracks, each, said)
    return replace(
        chart,
        ribbons=tuple(_ribbon(each, ocean, say) for each in ocean.ranges),
        titles=(
            say.render(message("desk-data-title-ranges")),
            say.render(message("desk-data-title-types")),
        ),
    )


def _series_chart(ocean: Ocean, shown: ClassSeries, say: Catalogue) -> OceanChart:
    tracks = [ChartTrack(say.render(message("desk-data-track-class")), shown.mean, "ocean")]
    title = say.render(shown.about.name)
    said = message("desk-data-said-series", title=title, tables=len(ocean.tables))
    chart = _on_class_time(ocean, say, tracks, list(shown.each.values()), said)
    return replace(chart, titles=("", title), whole=shown.about.whole)


def _on_class_time(
    ocean: Ocean,
    say: Catalogue,
    tracks: list[ChartTrack],
    each: list[tuple[float, ...]],
    said: Message,
) -> OceanChart:
    name = say.render(message("desk-data-track-table"))
    of_tables = [ChartTrack(name, values) for values in each] if len(ocean.tables) > 1 else []
    return OceanChart(
        ribbons=(),
        tracks=(*tracks, *of_tables),
        rounds=ocean.rounds,
        now=max(len(ocean.come) - 1, 0),
        together=ocean.together,
        titles=("", ""),
        label=say.render(ocean.label) if ocean.label is not None else "",
        coming=say.render(message("desk-data-coming")),
        say=say,
        struck=tuple((each.round, say.render(each.name)) for each in ocean.struck),
        said=say.render(said),
    )


def _series_table(ocean: Ocean, shown: ClassSeries, say: Catalogue) -> _ChartTable:
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
    return _ChartTable((*heads, *(names[each] for each in shown.each)), tuple(rows), numbers)


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


def _holders(each: OceanRange, ocean: Ocean) -> tuple[str, ...]:
    found = []
    for table in ocean.tables:
        ids = [taxon.id for taxon in table.record.taxa]
        if each.taxon.id in ids and table.record.counts[-1, :, ids.index(each.taxon.id)].any():
            found.append(table.name)
    return tuple(found)


def _ranges_table(ocean: Ocean, say: Catalogue) -> _ChartTable:
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
    return _ChartTable(tuple(map(say.render, heads)), tuple(rows), tuple(range(1, last)))


def _where(each: OceanRange, ocean: Ocean, say: Catalogue) -> str:
    if not each.lives:
        return say.render(message("desk-data-gone"))
    if each.now == len(ocean.tables):
        return say.render(message("desk-data-kept", now=each.now, tables=each.now))
    return say.render(message("desk-data-list", names=list(_holders(each, ocean))))


def _diversity_table(ocean: Ocean, say: Catalogue) -> _ChartTable:
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
    return _ChartTable(tuple(map(say.render, words)), tuple(rows), (0, 2, 3, 4))


def _strips_of(
    groups: Sequence[SiteGroup], measure: Measure, way: Way, say: Catalogue
) -> tuple[Strip, ...]:
    return tuple(
        Strip(
            name=_capital(say.render(each.name)),
            note=say.render(message("desk-data-reefs", count=len(each.sites))),
            values=tuple(float(site.value(measure)) for site in each.sites),
            mean=each.mean(measure),
            said=say.render(message("desk-data-mean", value=each.mean(measure))),
            art=each.key if way == "builder" else "",
        )
        for each in groups
    )


def _groups_table(groups: Sequence[SiteGroup], say: Catalogue) -> _ChartTable:
    ids = ("group", "reefs", "types", "all-types", "points")
    heads = tuple(say.render(message(f"desk-data-head-{each}")) for each in ids)
    rows: list[tuple[Cell, ...]] = [
        (
            _capital(say.render(each.name)),
            len(each.sites),
            each.mean("types"),
            each.gamma,
            each.mean("points"),
        )
        for each in groups
    ]
    return _ChartTable(heads, tuple(rows), (1, 2, 3, 4))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# -- questions for the class ---------------------------------------------------------------------


def _ask_ocean(ocean: Ocean) -> Message:
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


def _ask_groups(groups: Sequence[SiteGroup], measure: Measure, way: Way) -> Message:
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


def _ask_scores(sites: Sequence[SurveyedSite]) -> Message:
    if not sites or not any(each.types for each in sites):  # or a game without types
        return message("desk-data-ask-turn")
    first = max(sites, key=lambda each: each.points)
    richest = max(each.types for each in sites)
    id_ = "desk-data-ask-points-rich" if first.types == richest else "desk-data-ask-points"
    return message(id_, types=first.types, most=richest)


# ---- What the tab *data* shows: a view of the class's ocean, with its tables and its question

View = Literal["ocean", "board", "strategy", "series", "scores", "explorer"]
VIEWS: tuple[View, ...] = ("ocean", "board", "strategy", "scores")
"""What there is to see of a game with types; others have their series, and scores."""
STRATEGIES: tuple[Way, ...] = ("founders", "builder", "bot")
LATEST = -1
"""The time that stands for the latest survey all tables have come to."""


@dataclass
class _DataChoice:
    """What the tab shows."""

    view: View = "ocean"  #: Which chart.
    way: Way = "founders"  #: By what strategies are told apart.
    measure: Measure = "types"  #: What groups are compared by.
    time: int = LATEST  #: At which survey; `LATEST` for the latest that all tables have come to.
    table: bool = False  #: Whether the chart is shown as a table.
    series: str = ""  #: Which series; empty for the first.


def _data_choice(session: DeskSession) -> _DataChoice:
    found = session.ui.settings.setdefault("data", _DataChoice())
    return found if isinstance(found, _DataChoice) else _DataChoice()


class _SiteNote(NamedTuple):
    """What a site's owners wrote down, with what became of the site."""

    site: SurveyedSite
    name: str
    texts: tuple[tuple[int, str], ...]


class _ScoreboardRow(NamedTuple):
    """A line of the scoreboard."""

    rank: int
    name: str
    site: SurveyedSite


class _DataShown(NamedTuple):
    """All that one drawing of the tab needs."""

    ocean: Ocean
    time: int
    svg: str  #: The chart; empty for the scoreboard.
    tables: tuple[_ChartTable, ...]  #: The same as tables.
    ask: Message  #: A question for the class.
    notes: tuple[_SiteNote, ...] = ()
    lines: tuple[_ScoreboardRow, ...] = ()
    ways: tuple[Way, ...] = ()
    small: bool = False
    view: View = "ocean"
    views: tuple[View, ...] = VIEWS
    series: str = ""
    at: str = "desk-data-at"
    whose: str = "desk-data-head-reef"


def class_ocean(scene: DeskScene) -> Ocean:
    return ocean_of(
        [
            NamedRecord(row.id, row.name, scene.game.record(scene.handles[row.id]))
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
        return small_svg(_series_chart(ocean, ocean.series[0], scene.say))
    return small_svg(_ocean_chart(ocean, scene.say))


def _views_of(ocean: Ocean) -> tuple[View, ...]:
    if not ocean.series:
        return (*VIEWS, "explorer")
    along: tuple[View, ...] = ("series", "scores", "explorer")
    boards = groups_of(sites_at(ocean, 0), "board")
    compared = (each for each in VIEWS[:-1] if each != "board" or boards)
    return (*compared, *along) if ocean.has_types else along


def _show(scene: DeskScene) -> _DataShown:
    state, ocean = _data_choice(scene.session), class_ocean(scene)
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
    wanted = _data_choice(scene.session).series
    chosen = next((one for one in ocean.series if one.about.id == wanted), ocean.series[0])
    svg = lines_svg(_series_chart(ocean, chosen, scene.say))
    table = _series_table(ocean, chosen, scene.say)
    return _DataShown(ocean, time, svg, (table,), chosen.about.ask, series=chosen.about.id)


def _show_ocean(scene: DeskScene, ocean: Ocean, time: int) -> _DataShown:
    say = scene.say
    svg = ocean_svg(_ocean_chart(ocean, say)) if ocean.come else ""
    tables = (_ranges_table(ocean, say), _diversity_table(ocean, say))
    ask = _ask_ocean(ocean) if ocean.come else message("desk-data-ask-turn")
    return _DataShown(ocean, time, svg, tables, ask)


def _show_groups(
    scene: DeskScene, ocean: Ocean, time: int, sites: tuple[SurveyedSite, ...]
) -> _DataShown:
    say, state = scene.say, _data_choice(scene.session)
    bots = any(site.place.bot for site in sites)
    known = (each for each in STRATEGIES if each != "bot" or bots)
    ways = tuple(each for each in known if groups_of(sites, each)) or STRATEGIES[:1]
    way: Way = "board" if state.view == "board" else state.way
    if way not in {"board", *ways}:
        way = ways[0]
    groups = groups_of(sites, way)
    svg = ""
    if groups:
        strips = _strips_of(groups, state.measure, way, say)
        svg = strips_svg(
            strips,
            say,
            title=say.render(message(f"desk-data-title-{way}", time=time)),
            label=say.render(message(f"desk-data-axis-{state.measure}")),
            said=say.render(message("desk-data-said-groups", count=len(groups))),
        )
    return _DataShown(
        ocean,
        time,
        svg,
        (_groups_table(groups, say),),
        _ask_groups(groups, state.measure, way),
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
    lines = tuple(
        _ScoreboardRow(points.index(each.points) + 1, _site_name(scene, each), each)
        for each in order
    )
    ids = ("rank", "reef", "table", "board", "types", "points")
    heads = tuple(say.render(message(f"desk-data-head-{each}")) for each in ids)
    rows = tuple(
        (
            each.rank,
            each.name,
            each.site.table.name,
            say.render(each.site.place.board_name) if each.site.place.board_name else "",
            each.site.types,
            each.site.points,
        )
        for each in lines
    )
    table = _ChartTable(heads, rows, (0, 4, 5))
    return _DataShown(ocean, time, "", (table,), _ask_scores(sites), lines=lines)


def _site_name(scene: DeskScene, site: SurveyedSite) -> str:
    row = next(each for each in scene.tables if each.id == site.table.id)
    return scene.seat_name(row, site.place.seat)


def _notes(scene: DeskScene, sites: tuple[SurveyedSite, ...], time: int) -> tuple[_SiteNote, ...]:
    tables = {row.match: row.id for row in scene.tables if row.match is not None}
    written: dict[tuple[str, int], dict[tuple[int, str], None]] = {}
    for place, kept in shared_notes(scene.store, scene.class_id, tables):
        if place.round <= time:  # a team at one seat has one note, and each of them owns it
            of_site = written.setdefault((tables[place.match], place.seat), {})
            of_site[place.round, kept.text] = None
    return tuple(
        _SiteNote(site, _site_name(scene, site), tuple(written[site.table.id, site.place.seat]))
        for site in sorted(sites, key=lambda each: (-each.types, -each.points))
        if (site.table.id, site.place.seat) in written
    )


# ---- The tab *data*: the class as data, on the desk or large on the wall

data_acts = Acts()
ON_THE_WALL = "data"


@data_acts.on("data-view")
def _choose_view(session: DeskSession, view: View) -> None:
    _data_choice(session).view = view


@data_acts.on("data-way")
def _choose_way(session: DeskSession, way: Literal["founders", "builder", "bot"]) -> None:
    _data_choice(session).way = way


@data_acts.on("data-series")
def _choose_series(session: DeskSession, series: Annotated[str, Meta(max_length=40)]) -> None:
    _data_choice(session).series = series


@data_acts.on("data-measure")
def _choose_measure(session: DeskSession, measure: Measure) -> None:
    _data_choice(session).measure = measure


@data_acts.on("data-time")
def _choose_time(session: DeskSession, value: Annotated[int, Meta(ge=LATEST, le=99)]) -> None:
    _data_choice(session).time = value


@data_acts.on("data-table")
def _show_table(session: DeskSession) -> None:
    state = _data_choice(session)
    state.table = not state.table
    session.ui.focus = "data-table"


@data_acts.on("data-project")
def _project(session: DeskSession) -> None:
    session.ui.projecting = ON_THE_WALL
    session.ui.focus = "project-end"


@data_acts.on("data-save")
def _save(session: DeskSession, kind: Literal["csv", "svg"]) -> None:
    scene = session.scene()
    shown = _show(scene)
    name = f"class-{shown.series or shown.view}"
    if kind == "csv":
        for number, table in enumerate(shown.tables):
            ending = f"-{number + 1}" if number else ""
            data = write_csv(table.heads, table.rows, scene.say)
            session.give_file(f"{name}{ending}.csv", "text/csv", data)
    elif shown.svg:
        session.give_file(f"{name}.svg", "image/svg+xml", str(shown.svg).encode())


def render_data(scene: DeskScene) -> str:
    shown, state = _show(scene), _data_choice(scene.session)
    wall = scene.ui.projecting == ON_THE_WALL and bool(shown.ocean.come)
    template = "data_wall.html" if wall else "data.html"
    return scene.render(template, shown=shown, state=state)


class _ClassExplorer:
    """The class's tables in the explorer: made when it is first looked at."""

    def __init__(self, session: DeskSession) -> None:
        self.session = session
        self.widget = frame("rk-desk-explorer")
        self.explorer: Explorer | None = None
        self._shown: object = None
        self._tables: list[TableOfClass] = []

    def show(self, scene: DeskScene) -> None:
        on_wall = scene.ui.projecting == ON_THE_WALL
        ocean = class_ocean(scene)
        is_seen = bool(ocean.come) and _show(scene).view == "explorer"
        is_seen = is_seen and scene.ui.projecting in {"", ON_THE_WALL}
        (self.widget.remove_class if is_seen else self.widget.add_class)("rk-gone")
        mark = self.widget.add_class if is_seen and on_wall else self.widget.remove_class
        mark("rk-desk-projecting")
        if is_seen:
            self._bring(scene)

    def _bring(self, scene: DeskScene) -> None:
        rows = [row for row in scene.tables if row.id in scene.handles]
        names = {
            row.id: tuple(scene.seat_name(row, seat) for seat in range(len(row.seats)))
            for row in rows
        }
        tables = [TableOfClass(e.id, e.name, scene.handles[e.id], names[e.id]) for e in rows]
        when = [each.table.rules.when(each.table.view(None).state)[0] for each in tables]
        key = (scene.say, names, [each.name for each in tables], when)
        if self._shown == key:
            return
        self._shown, self._tables = key, tables
        from reefkit.data_lab.explorer import Explorer  # noqa: PLC0415  # bqplot, pandas: when seen
        from reefkit.data_lab.series import SERIES, series  # noqa: PLC0415  # as above

        found = [*class_datasets(tables, scene.say), *map(series, SERIES)]
        if self.explorer is not None and self.explorer.say is scene.say:
            self.explorer.replace(found, self.explorer.choices)
            return
        chosen = self._first(found) if self.explorer is None else self.explorer.choices
        if self.explorer is not None:
            self.explorer.close()
        self.explorer = Explorer(found, chosen, scene.say)
        self.explorer.on_open(self._open)
        self.widget.children = (self.explorer,)

    def _first(self, found: Sequence[Dataset]) -> ExplorerChoices:
        from reefkit.data_lab.choices import (  # noqa: PLC0415  # as above
            Condition,
            ExplorerChoices,
            first_choices,
        )

        games = {each.table.setup.game for each in self._tables}
        if not any(desk_labs()[game].lab.has_places for game in games):
            return ExplorerChoices()
        whole = self.session.say.render(message("data-whole-table"))
        return ExplorerChoices(
            graphs=(structs.replace(first_choices(found[0]), kind="line"),),
            filters=(Condition("player", texts=(whole,)),),
        )

    def _open(self, _dataset: Dataset, _row: int, leads: BackReference) -> OpenedMoment:
        table = next((each for each in self._tables if each.id == leads.get("table")), None)
        if table is None:
            raise reject("data-table-gone")
        adapter = desk_labs()[table.table.setup.game]
        return adapter.opened(as_seen(table), leads, table.name, self.session.say)


DATA = DeskPart("data", render_data, data_acts, tab="data", figures=_ClassExplorer)


# ---- The types alive at every table and in the class's ocean, as a small chart beside the wall


def _render_alive(scene: DeskScene) -> str:
    if scene.ui.projecting or not scene.tables:
        return ""
    ocean, title = class_ocean(scene), message("desk-types-title")
    if not ocean.has_types and ocean.series:
        title = message("desk-types-of", what=ocean.series[0].about.name)
    return scene.render("desk_types.html", chart=small_chart(scene), title=title)


ALIVE = DeskPart("desk-types", _render_alive, Acts(), tab="play")
