"""The tab *data*, on the desk or on the wall, and its acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, structs

from reefkit.desk.data_view import LATEST, View, class_ocean, data_choice, data_shown
from reefkit.desk.session import DeskPart, DeskScene, DeskSession
from reefkit.desk.site_comparison import Measure
from reefkit.labs.lesson.dataframe import TableOfClass, as_seen, class_datasets
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.match.errors import reject
from reefkit.text import message
from reefkit.text.csv_files import write_csv
from reefkit.widgets.acts import Acts
from reefkit.widgets.panel import frame

if TYPE_CHECKING:
    from reefkit.data_lab.choices import ExplorerChoices
    from reefkit.data_lab.dataset import BackReference, Dataset, OpenedMoment
    from reefkit.data_lab.explorer import Explorer

data_acts = Acts()
ON_THE_WALL = "data"


@data_acts.on("data-view")
def _choose_view(session: DeskSession, view: View) -> None:
    data_choice(session).view = view


@data_acts.on("data-way")
def _choose_way(session: DeskSession, way: Literal["founders", "builder", "bot"]) -> None:
    data_choice(session).way = way


@data_acts.on("data-series")
def _choose_series(session: DeskSession, series: Annotated[str, Meta(max_length=40)]) -> None:
    data_choice(session).series = series


@data_acts.on("data-measure")
def _choose_measure(session: DeskSession, measure: Measure) -> None:
    data_choice(session).measure = measure


@data_acts.on("data-time")
def _choose_time(session: DeskSession, value: Annotated[int, Meta(ge=LATEST, le=99)]) -> None:
    data_choice(session).time = value


@data_acts.on("data-table")
def _show_table(session: DeskSession) -> None:
    state = data_choice(session)
    state.table = not state.table
    session.focus = "data-table"


@data_acts.on("data-project")
def _project(session: DeskSession) -> None:
    session.ui.projecting = ON_THE_WALL
    session.focus = "project-end"


@data_acts.on("data-save")
def _save(session: DeskSession, kind: Literal["csv", "svg"]) -> None:
    scene = session.scene()
    shown = data_shown(scene)
    name = f"class-{shown.series or shown.view}"
    if kind == "csv":
        for number, table in enumerate(shown.tables):
            ending = f"-{number + 1}" if number else ""
            data = write_csv(table.heads, table.rows, scene.say)
            session.give_file(f"{name}{ending}.csv", "text/csv", data)
    elif shown.svg:
        session.give_file(f"{name}.svg", "image/svg+xml", str(shown.svg).encode())


def render_data(scene: DeskScene) -> str:
    shown, state = data_shown(scene), data_choice(scene.session)
    wall = scene.ui.projecting == ON_THE_WALL and bool(shown.ocean.come)
    template = "data_wall.html" if wall else "data.html"
    return scene.render(template, shown=shown, state=state)


class _ClassExplorer:
    """The class's tables in the explorer, made when it is first shown."""

    def __init__(self, session: DeskSession) -> None:
        self.session = session
        self.widget = frame("rk-desk-explorer")
        self.explorer: Explorer | None = None
        self._shown: object = None
        self._tables: list[TableOfClass] = []

    def show(self, scene: DeskScene) -> None:
        on_wall = scene.ui.projecting == ON_THE_WALL
        ocean = class_ocean(scene)
        is_seen = bool(ocean.come) and data_shown(scene).view == "explorer"
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
        from reefkit.data_lab.explorer import Explorer  # noqa: PLC0415  # pandas: when it is seen
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
        from reefkit.data_lab.choices import Condition, ExplorerChoices  # noqa: PLC0415
        from reefkit.data_lab.graph_kinds import first_choices  # noqa: PLC0415

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
