"""The tables of a class, a card each, and controls for all of them at once."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Annotated

import ipywidgets  # type: ignore[import-untyped]
from msgspec import Meta

from reefkit.desk.lesson_plan import ended_today
from reefkit.desk.moving_on import gate_of, go_on_without, move_on, open_class_gate
from reefkit.desk.session import AtWall, DeskPart, DeskScene, DeskSession, of_class, standings
from reefkit.match.errors import reject
from reefkit.text import message
from reefkit.widgets.acts import Acts
from reefkit.widgets.panel import Panel

if TYPE_CHECKING:
    from reefkit.classroom.store import TableRow

lead_acts = Acts()

WAITING, WITHOUT = "waiting", "without"
"""Dialogs: tables that wait for somebody; tables that the others wait for at a gate."""


@lead_acts.on("wall-waiting")
def _open_waiting(session: DeskSession) -> None:
    session.ui.dialog = WAITING


@lead_acts.on("wall-move")
def _move_one(session: DeskSession, table: Annotated[str, Meta(max_length=64)]) -> None:
    scene = session.scene()
    handle = scene.handles.get(table)
    if handle is None:
        raise reject("class-no-table")
    count = move_on(scene.game, handle)
    name = next(row.name for row in scene.tables if row.id == table)
    session.tell(message("desk-wall-moved", table=name, decisions=count))


@lead_acts.on("wall-move-all")
def _move_all(session: DeskSession) -> None:
    scene = session.scene()
    moved = [each for each in scene.wall if each.long and move_on(scene.game, each.table)]
    session.ui.dialog = ""
    session.tell(message("desk-wall-moved-all", tables=len(moved)))


@lead_acts.on("gate-open")
def _open_gate(session: DeskSession, gate: Annotated[str, Meta(max_length=60)]) -> None:
    scene = session.scene()
    reached = gate_of(dict(standings(scene.wall)))
    if reached.id != gate:  # the page was out of date: open only the gate that was seen
        raise reject("desk-gate-elsewhere")
    if not reached.opens:
        raise reject("desk-gate-strike" if reached.kind == "strike" else "desk-gate-card")
    count = open_class_gate(dict(scene.handles), reached)
    if scene.on_wall.shows is not None:  # the teacher leads on, and the wall with the class
        session.choose_for_wall(shows=None, of={})
    session.tell(message("desk-gate-opened", tables=count))


def open_if_ready(scene: DeskScene) -> bool:
    """Open the phase gate that all tables have reached, if the setting says so; return whether."""
    if not scene.setting.opens or scene.control.paused:
        return False
    gate = gate_of(dict(standings(scene.wall)))
    if gate.kind != "phase" or not gate.there or gate.behind:
        return False
    return open_class_gate(dict(scene.handles), gate) > 0


@lead_acts.on("gate-without")
def _ask_without(session: DeskSession) -> None:
    session.ui.dialog = WITHOUT


@lead_acts.on("gate-go-without")
def _go_without(session: DeskSession, gate: Annotated[str, Meta(max_length=60)]) -> None:
    scene = session.scene()
    reached = gate_of(dict(standings(scene.wall)))
    if reached.id != gate or not gate:
        raise reject("desk-gate-elsewhere")
    behind = [scene.handles[each] for each in reached.behind]
    go_on_without(scene.game, behind, gate)
    session.ui.dialog = ""
    session.tell(message("desk-gate-without", tables=len(behind)))


def _render_lead(scene: DeskScene) -> str:
    tables = scene.wall
    if not tables:
        return scene.render("desk_no_tables.html", ended=ended_today(scene))
    return scene.render(
        "desk_lead.html",
        lead=lead_of(scene),
        where=of_class(tables),
    )


def lead_of(scene: DeskScene) -> dict[str, object]:
    """Return the values for the controls of all tables: the next gate, and who is waited for."""
    tables = scene.wall
    return {
        "gate": gate_of(dict(standings(tables))),
        "gated": any(each.table.setup.options.get("gates") for each in tables),
        "waiting": [each for each in tables if each.waits],
        "over": all(each.standing.over for each in tables),
    }


def waiting_dialog(scene: DeskScene) -> str:
    waiting = [each for each in scene.wall if each.waits]
    waiting.sort(key=lambda each: -each.minutes)
    return scene.render("desk_waiting.html", waiting=waiting, names=_names_awaited)


def without_dialog(scene: DeskScene) -> str:
    tables = scene.wall
    gate = gate_of(dict(standings(tables)))
    behind = [each for each in tables if each.row.id in gate.behind]
    return scene.render("desk_without.html", gate=gate, behind=behind, names=_names_awaited)


def _names_awaited(scene: DeskScene, each: AtWall) -> str:
    if scene.is_wall and scene.ui.hide_names:
        return scene.say.render(message("desk-wall-players", count=len(each.waits)))
    names = [name for seat in each.waits for name in scene.sitters(each.row, seat)]
    return ", ".join(names)


LEAD = DeskPart("desk-lead", _render_lead, lead_acts, tab="play")

table_acts = Acts()

TABLE_DIALOG = "table"

MANY_TABLES = 6
"""Number of tables above which the wall shows four in a row."""


def open_row(scene: DeskScene, table: str) -> TableRow:
    found = next((row for row in scene.tables if row.id == table), None)
    if found is None:
        raise reject("class-no-table")
    return found


@table_acts.on("table-open")
def _open_table(session: DeskSession, table: Annotated[str, Meta(max_length=64)]) -> None:
    session.ui.about = open_row(session.scene(), table).id
    session.ui.dialog = TABLE_DIALOG


@table_acts.on("table-away")
def _set_away(
    session: DeskSession,
    table: Annotated[str, Meta(max_length=64)],
    seat: Annotated[int, Meta(ge=0, le=63)],
) -> None:
    row = open_row(session.scene(), table)
    if seat >= len(row.seats) or not row.seats[seat]:
        raise reject("desk-no-seat")
    if seat in row.away:
        session.store.classes.back(row.id, seat)
    else:
        session.store.classes.away(row.id, seat)


@table_acts.on("table-review")
def _review(session: DeskSession, table: Annotated[str, Meta(max_length=64)]) -> None:
    session.ui.table = open_row(session.scene(), table).id
    session.ui.dialog, session.ui.tab = "", "review"


class TableCards:
    """The cards of all tables."""

    def __init__(self, session: DeskSession) -> None:
        self.session = session
        self.widget = ipywidgets.Box([])
        self.widget.add_class("rk-desk-wall")
        self.panels: dict[str, Panel] = {}
        self._drawn: dict[str, object] = {}

    def show(self, scene: DeskScene) -> None:
        tables = scene.wall
        many = len(tables) > MANY_TABLES
        (self.widget.add_class if many else self.widget.remove_class)("rk-desk-wall-many")
        ids = [each.row.id for each in tables]
        for gone in [each for each in self.panels if each not in ids]:
            self._drawn.pop(gone, None)
            self.panels.pop(gone).close()
        for each in tables:
            self._show_one(scene, each)
        children = tuple(self.panels[each] for each in ids)
        if self.widget.children != children:
            self.widget.children = children

    def _show_one(self, scene: DeskScene, each: AtWall) -> None:
        panel = self.panels.get(each.row.id)
        if panel is None:
            panel = self.panels[each.row.id] = Panel(say=scene.say)
            panel.on_act(self.session.do)
        names = tuple(scene.seat_name(each.row, seat) for seat in range(len(each.row.seats)))
        # The position may be later than the standing: a drawing reads moves while it goes on.
        key = (
            each.table.match, each.table.match.position, each.standing, each.row.away, names,
            each.minutes, each.row.name, scene.say.locale,
        )  # fmt: skip
        if self._drawn.get(each.row.id) != key:
            self._drawn[each.row.id] = key
            panel.html = card(scene, each, names)


def card(scene: DeskScene, each: AtWall, names: tuple[str, ...]) -> str:
    return scene.render(
        "desk_table.html",
        each=each,
        names=names,
        boards=(boards := scene.game.pictures(each.table, scene.say, names)),
        room=_room_of(boards),
        awaited=_names_awaited(scene, each),
    )


def _room_of(boards: tuple[str, ...]) -> str:
    """Return as CSS how wide a board is for its height, and the boards a row in 1 to 3 rows."""
    shape = _SHAPE.search(boards[0]) if boards else None
    wide = float(shape[1]) / float(shape[2]) if shape is not None else 1.0
    rows = (f"--in-{rows}:{math.ceil(len(boards) / rows)}" for rows in (1, 2, 3))
    return ";".join((f"--shape:{wide:.3f}", *rows))


_SHAPE = re.compile(r'viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"')


def table_dialog(scene: DeskScene) -> str:
    each = next((one for one in scene.wall if one.row.id == scene.ui.about), None)
    if each is None:
        return ""
    names = [scene.seat_name(each.row, seat) for seat in range(len(each.row.seats))]
    return scene.render("desk_table_dialog.html", each=each, names=names)


def _render_tables(scene: DeskScene) -> str:
    del scene
    return ""  # the cards are widgets


TABLES = DeskPart("tables", _render_tables, table_acts, tab="play", figures=TableCards)
