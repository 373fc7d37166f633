"""The tab *data*, its acts, and what the wall shows of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, structs

from reefkit.data_lab.choices import ExplorerChoices
from reefkit.desk.class_data import shared_notes
from reefkit.desk.data_view import LATEST, View, class_ocean, data_choice, data_shown
from reefkit.desk.hidden_texts import decide
from reefkit.desk.session import DeskPart, DeskScene, DeskSession
from reefkit.desk.site_comparison import Measure
from reefkit.labs.lesson.dataframe import TableOfClass, as_seen, class_datasets
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.labs.membership import SENT_TO_AFTER
from reefkit.match.errors import reject
from reefkit.text import Catalogue, Message, message
from reefkit.text.csv_files import write_csv
from reefkit.widgets.acts import Acts
from reefkit.widgets.panel import frame
from reefkit.widgets.pictured import drawing_alone

if TYPE_CHECKING:
    from reefkit.data_lab.dataset import BackReference, Dataset, OpenedMoment
    from reefkit.data_lab.explorer import Explorer

data_acts = Acts()


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
        session.give_file(f"{name}.svg", "image/svg+xml", drawing_alone(shown.svg).encode())


@data_acts.on("note-hide")
def _hide_note(
    session: DeskSession,
    note: Annotated[str, Meta(max_length=200)],
    what: Literal["hide", "show"],
) -> None:
    scene = session.scene()
    notes = shared_notes(scene.store, scene.class_id, {row.match for row in scene.played})
    text = next((each.text for _, each in notes if each.key == note), None)
    if text is None:
        raise reject("lab-not-understood")
    decide(session, note, text, hide=what == "hide")


def render_data(scene: DeskScene) -> str:
    shown, state = data_shown(scene), data_choice(scene.session)
    return scene.render("data.html", shown=shown, state=state)


def on_wall(scene: DeskScene) -> tuple[Message, str] | None:
    shown = data_shown(scene)
    if not shown.ocean.come:
        return None
    graphs = _graphs(scene) if shown.view == "explorer" else ()
    title = message("desk-data-title" if graphs else f"data-view-{shown.view}")
    over = all(each.standing.over for each in scene.wall)
    asked = over and bool(scene.control.more.get(SENT_TO_AFTER))
    return title, scene.render("wall_data.html", shown=shown, graphs=graphs, asked=asked)


def _graphs(scene: DeskScene) -> list[str]:
    from reefkit.data_lab.drawing import graph_svg  # noqa: PLC0415  # pandas: when it is seen
    from reefkit.data_lab.graph import work_out  # noqa: PLC0415  # as above

    chosen = data_choice(scene.session).graphs or ExplorerChoices()
    data = {each.id: each for each in _datasets(_tables(scene), scene.say)}
    worked = [
        work_out(data[each.dataset], each, chosen.filters, chosen.selected)
        for each in chosen.graphs
        if each.dataset in data
    ]
    high = WALL_GRAPH[1] / (1 + (len(worked) > 2))  # in two rows
    return [graph_svg(each, scene.say, WALL_GRAPH[0], high) for each in worked]


WALL_GRAPH = 720.0, 380.0
"""Width and height of the explorer's graph on the wall, whose letters grow with it."""


def _tables(scene: DeskScene) -> list[TableOfClass]:
    rows = [row for row in scene.played if row.id in scene.matches]
    names = {
        row.id: tuple(scene.seat_name(row, seat) for seat in range(len(row.seats))) for row in rows
    }
    return [TableOfClass(e.id, e.name, scene.matches[e.id], names[e.id]) for e in rows]


def _datasets(tables: list[TableOfClass], say: Catalogue) -> list[Dataset]:
    from reefkit.data_lab.series import SERIES, series  # noqa: PLC0415  # pandas: when it is seen

    return [*class_datasets(tables, say), *map(series, SERIES)]


class _ClassExplorer:
    """The class's tables in the explorer, made when it is first shown."""

    def __init__(self, session: DeskSession) -> None:
        self.session = session
        self.widget = frame("rk-desk-explorer")
        self.explorer: Explorer | None = None
        self._shown: object = None
        self._tables: list[TableOfClass] = []

    def show(self, scene: DeskScene) -> None:
        ocean = class_ocean(scene)
        is_seen = bool(ocean.come) and data_shown(scene).view == "explorer"
        (self.widget.remove_class if is_seen else self.widget.add_class)("rk-gone")
        if is_seen:
            self._bring(scene)

    def _bring(self, scene: DeskScene) -> None:
        tables = _tables(scene)
        when = [each.table.rules.when(each.table.view(None).state)[0] for each in tables]
        key = (scene.say, [(each.name, each.names) for each in tables], when)
        if self._shown == key:
            return
        self._shown, self._tables = key, tables
        from reefkit.data_lab.explorer import Explorer  # noqa: PLC0415  # pandas: when it is seen

        found = _datasets(tables, scene.say)
        if self.explorer is not None and self.explorer.say is scene.say:
            self.explorer.replace(found, self.explorer.choices)
            return
        chosen = self._first(found) if self.explorer is None else self.explorer.choices
        if self.explorer is not None:
            self.explorer.close()
        self.explorer = Explorer(found, chosen, scene.say)
        self.explorer.on_open(self._open)
        self.explorer.on_change(self._keep)
        self._keep(self.explorer.choices)
        self.widget.children = (self.explorer,)

    def _keep(self, choices: ExplorerChoices) -> None:
        before = self.session.live_on_wall()
        data_choice(self.session).graphs = choices
        self.session.keep_wall_live(before)

    def _first(self, found: Sequence[Dataset]) -> ExplorerChoices:
        from reefkit.data_lab.graph_kinds import first_choices  # noqa: PLC0415

        region = next((each for each in found if each.id == "class-region"), None)
        if region is None:  # all players share one place
            return ExplorerChoices()
        return ExplorerChoices(graphs=(structs.replace(first_choices(region), kind="line"),))

    def _open(self, _dataset: Dataset, _row: int, leads: BackReference) -> OpenedMoment:
        table = next((each for each in self._tables if each.id == leads.get("table")), None)
        if table is None:
            raise reject("data-table-gone")
        adapter = desk_labs()[table.table.setup.game]
        return adapter.opened(as_seen(table), leads, table.name, self.session.say)


DATA = DeskPart("data", render_data, data_acts, tab="data", figures=_ClassExplorer)
