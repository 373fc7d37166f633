"""The tab *data*: the class as data, on the desk or large on the wall."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

from reefkit.classroom.exports.cells import write_csv
from reefkit.labs.acts import Acts
from reefkit.labs.desk import charted
from reefkit.labs.desk.groups import Measure, ReefRow, Way, groups_of, reefs_at
from reefkit.labs.desk.ocean import Named, Ocean, ocean_of
from reefkit.labs.desk.parts.part import Part
from reefkit.labs.desk.scene import DeskScene
from reefkit.labs.desk.session import DeskSession
from reefkit.text import Message, message
from reefkit.widgets.class_charts import OceanChart, Strip, ocean_svg, strips_svg
from reefkit.widgets.class_charts.ocean import small_svg

acts = Acts()
View = Literal["ocean", "board", "strategy", "scores"]
VIEWS: tuple[View, ...] = ("ocean", "board", "strategy", "scores")
ON_THE_WALL = "data"
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
    """

    view: View = "ocean"
    way: Way = "founders"
    measure: Measure = "types"
    time: int = LATEST
    table: bool = False


def looking(session: DeskSession) -> Looking:
    """Give what the tab shows."""
    found = session.ui.settings.setdefault("data", Looking())
    return found if isinstance(found, Looking) else Looking()


class ViewName(Struct, frozen=True):
    """A chart."""

    view: View


class Chosen(Struct, frozen=True):
    """What was chosen in a list."""

    value: Annotated[str, Meta(max_length=20)]


class MeasureName(Struct, frozen=True):
    """What groups are compared by."""

    measure: Measure


class WayName(Struct, frozen=True):
    """By what strategies are told apart."""

    way: Literal["founders", "builder", "bot"]


class Time(Struct, frozen=True):
    """A survey; −1 for the latest of all."""

    value: Annotated[int, Meta(ge=LATEST, le=99)]


class FileKind(Struct, frozen=True):
    """A kind of file."""

    kind: Literal["csv", "svg"]


@acts.on("data-view", ViewName)
def choose_view(session: DeskSession, values: ViewName) -> None:
    """Show another chart."""
    looking(session).view = values.view


@acts.on("data-way", WayName)
def choose_way(session: DeskSession, values: WayName) -> None:
    """Tell strategies apart by something else."""
    looking(session).way = values.way


@acts.on("data-measure", MeasureName)
def choose_measure(session: DeskSession, values: MeasureName) -> None:
    """Compare groups by types, or by points."""
    looking(session).measure = values.measure


@acts.on("data-time", Time)
def choose_time(session: DeskSession, values: Time) -> None:
    """Look at another survey."""
    looking(session).time = values.value


@acts.on("data-table")
def show_table(session: DeskSession, values: object) -> None:
    """Show the numbers in place of the chart, or the chart again."""
    del values
    state = looking(session)
    state.table = not state.table
    session.ui.focus = "data-table"


@acts.on("data-project")
def project(session: DeskSession, values: object) -> None:
    """Put the chart on the wall."""
    del values
    session.ui.projecting = ON_THE_WALL
    session.ui.focus = "project-end"


@acts.on("data-save", FileKind)
def save(session: DeskSession, values: FileKind) -> None:
    """Hand out the chart as a drawing, or the numbers behind it."""
    scene = session.scene()
    shown = show(scene)
    name = f"class-{looking(session).view}"
    if values.kind == "csv":
        for number, table in enumerate(shown.tables):
            ending = f"-{number + 1}" if number else ""
            data = write_csv(table.heads, table.rows, scene.say)
            session.give_file(f"{name}{ending}.csv", "text/csv", data)
    elif shown.svg:
        session.give_file(f"{name}.svg", "image/svg+xml", str(shown.svg).encode())


# -- what is shown -------------------------------------------------------------------------------


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
    """Draw types alive at all tables small, for the wall of tables; empty before round 1."""
    ocean = class_ocean(scene)
    return _small(charted.ocean_chart(ocean, scene.say)) if ocean.come else ""


def show(scene: DeskScene) -> Shown:
    """Work out what the tab shows."""
    state, ocean = looking(scene.session), class_ocean(scene)
    come = len(ocean.come) - 1
    time = ocean.together if not 0 <= state.time <= come else state.time
    if state.view == "ocean":
        return _show_ocean(scene, ocean, time)
    reefs = reefs_at(ocean, time)
    if state.view == "scores":
        return _show_scores(scene, ocean, time, reefs)
    return _show_groups(scene, ocean, time, reefs)


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
    """Give the strategies that were written down, the richest reef first."""
    found = []
    for reef in sorted(reefs, key=lambda each: (-each.types, -each.points)):
        texts = [(n, text) for n, text in enumerate(reef.place.notes[:time], 1) if text.strip()]
        if texts:
            found.append(Note(reef, reef_name(scene, reef), tuple(texts)))
    return tuple(found)


@lru_cache(maxsize=4)
def _ocean(chart: OceanChart) -> str:
    """Draw a chart, or recall it: the desk looks at its class twice a second."""
    return str(ocean_svg(chart))


@lru_cache(maxsize=4)
def _small(chart: OceanChart) -> str:
    return str(small_svg(chart))


@lru_cache(maxsize=8)
def _strips(strips: tuple[Strip, ...], title: str, label: str, said: str) -> str:
    return str(strips_svg(strips, title=title, label=label, said=said))


def render(scene: DeskScene) -> str:
    """Draw the tab, or the wall."""
    shown, state = show(scene), looking(scene.session)
    wall = scene.ui.projecting == ON_THE_WALL and bool(shown.ocean.come)
    template = "data_wall.html" if wall else "data.html"
    return scene.render(template, shown=shown, state=state, views=VIEWS)


PART = Part("data", render, acts, tab="data")
