"""The head of the wall: where the class is, and what a teacher does with all tables at once."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from reefkit.labs.acts import Acts
from reefkit.labs.desk import moving
from reefkit.labs.desk.parts.part import Part
from reefkit.labs.desk.scene import DeskScene
from reefkit.labs.desk.session import DeskSession
from reefkit.labs.desk.standings import AtWall, of_class, standings
from reefkit.match.errors import reject
from reefkit.text import message

acts = Acts()
ON_THE_WALL = "wall"
WAITING, WITHOUT = "waiting", "without"
"""The dialogs: tables that wait for somebody; tables that the others wait for at a gate."""


class TableId(Struct, frozen=True):
    """A table of the class."""

    table: Annotated[str, Meta(max_length=64)]


class GateId(Struct, frozen=True):
    """The gate that the page showed."""

    gate: Annotated[str, Meta(max_length=60)]


@acts.on("wall-project")
def project(session: DeskSession, values: object) -> None:
    """Put the tables on the wall."""
    del values
    session.ui.projecting = ON_THE_WALL
    session.ui.focus = "project-end"


@acts.on("wall-waiting")
def open_waiting(session: DeskSession, values: object) -> None:
    """Open the list of tables that wait for somebody."""
    del values
    session.ui.dialog = WAITING


@acts.on("wall-move", TableId)
def move_one(session: DeskSession, values: TableId) -> None:
    """Have bots decide for those whom one table waits for."""
    scene = session.scene()
    table = scene.handles.get(values.table)
    if table is None:
        raise reject("class-no-table")
    count = moving.move_on(scene.game, table)
    name = next(row.name for row in scene.tables if row.id == values.table)
    session.tell(message("desk-wall-moved", table=name, decisions=count))


@acts.on("wall-move-all")
def move_all(session: DeskSession, values: object) -> None:
    """Have bots decide for everybody whom others have waited for long."""
    del values
    scene = session.scene()
    late = [each for each in scene.wall if each.long]
    for each in late:
        moving.move_on(scene.game, each.table)
    session.ui.dialog = ""
    session.tell(message("desk-wall-moved-all", tables=len(late)))


@acts.on("gate-open", GateId)
def open_gate(session: DeskSession, values: GateId) -> None:
    """Open the gate for all tables that stand at it; a card waits for every table."""
    scene = session.scene()
    gate = moving.gate_of(dict(standings(scene.wall)))
    if gate.id != values.gate:  # the page was behind: nothing opens that nobody saw
        raise reject("desk-gate-elsewhere")
    if not gate.opens:
        raise reject("desk-gate-card")
    count = moving.open_gate(dict(scene.handles), gate)
    session.tell(message("desk-gate-opened", tables=count))


@acts.on("gate-without")
def ask_without(session: DeskSession, values: object) -> None:
    """Ask whether to go on without those who are awaited."""
    del values
    session.ui.dialog = WITHOUT


@acts.on("gate-go-without", GateId)
def go_without(session: DeskSession, values: GateId) -> None:
    """Have bots bring the other tables to the gate, and open it."""
    scene = session.scene()
    gate = moving.gate_of(dict(standings(scene.wall)))
    if gate.id != values.gate or not gate.id:
        raise reject("desk-gate-elsewhere")
    behind = [scene.handles[each] for each in gate.behind]
    moving.go_on_without(scene.game, behind, gate.id)
    session.ui.dialog = ""
    session.tell(message("desk-gate-without", tables=len(behind)))


def render(scene: DeskScene) -> str:
    """Draw the head."""
    if scene.ui.projecting not in {"", ON_THE_WALL}:
        return ""
    tables = scene.wall
    if not tables:
        return scene.render("desk_no_tables.html")
    gate = moving.gate_of(dict(standings(tables)))
    return scene.render(
        "desk_lead.html",
        where=of_class(tables),
        tables=tables,
        gate=gate,
        gated=any(each.table.setup.options.get("gates") for each in tables),
        waiting=[each for each in tables if each.waits],
        large=scene.ui.projecting == ON_THE_WALL,
        over=all(each.standing.over for each in tables),
    )


def waiting_dialog(scene: DeskScene) -> str:
    """Draw the list of tables that wait."""
    waiting = [each for each in scene.wall if each.waits]
    waiting.sort(key=lambda each: -each.minutes)
    return scene.render("desk_waiting.html", waiting=waiting, names=names_awaited)


def without_dialog(scene: DeskScene) -> str:
    """Draw the question whether to go on without some."""
    tables = scene.wall
    gate = moving.gate_of(dict(standings(tables)))
    behind = [each for each in tables if each.row.id in gate.behind]
    return scene.render("desk_without.html", gate=gate, behind=behind, names=names_awaited)


def names_awaited(scene: DeskScene, each: AtWall) -> str:
    """Name those whom a table waits for."""
    names = [name for seat in each.waits for name in scene.sitters(each.row, seat)]
    return ", ".join(names)


PART = Part("desk-lead", render, acts, tab="play")
