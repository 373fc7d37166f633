"""The wall: a card a table, each a panel of its own, so that only what changed is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import ipywidgets  # type: ignore[import-untyped]
from msgspec import Meta, Struct

from reefkit.labs.acts import Acts
from reefkit.labs.desk.parts.lead import ON_THE_WALL, TableId, names_awaited
from reefkit.labs.desk.parts.part import Part
from reefkit.labs.desk.scene import DeskScene
from reefkit.labs.desk.session import DeskSession
from reefkit.labs.desk.standings import AtWall
from reefkit.match.errors import reject
from reefkit.widgets.panel import Panel

if TYPE_CHECKING:
    from reefkit.classroom.store import TableRow

acts = Acts()
DIALOG = "table"
MANY = 6
"""With more tables than these, four stand in a row on the wall."""


class SeatOf(Struct, frozen=True):
    """A seat of a table."""

    table: Annotated[str, Meta(max_length=64)]
    seat: Annotated[int, Meta(ge=0, le=63)]


def row_of(scene: DeskScene, table: str) -> TableRow:
    """Find an open table of the class.

    Raises
    ------
    Rejection
        When there is none.
    """
    found = next((row for row in scene.tables if row.id == table), None)
    if found is None:
        raise reject("class-no-table")
    return found


@acts.on("table-open", TableId)
def open_table(session: DeskSession, values: TableId) -> None:
    """Open the dialog of a table."""
    session.ui.about = row_of(session.scene(), values.table).id
    session.ui.dialog = DIALOG


@acts.on("table-away", SeatOf)
def set_away(session: DeskSession, values: SeatOf) -> None:
    """Let a bot play a seat, or give it back to who sits there."""
    row = row_of(session.scene(), values.table)
    if values.seat >= len(row.seats) or not row.seats[values.seat]:
        raise reject("desk-no-seat")
    if values.seat in row.away:
        session.store.classes.back(row.id, values.seat)
    else:
        session.store.classes.away(row.id, values.seat)


@acts.on("table-review", TableId)
def review(session: DeskSession, values: TableId) -> None:
    """Look back at a table's match."""
    session.ui.table = row_of(session.scene(), values.table).id
    session.ui.dialog, session.ui.tab = "", "review"


class Wall:
    """The cards of all tables.

    Parameters
    ----------
    session
        Whose class it is.
    """

    def __init__(self, session: DeskSession) -> None:
        self.session = session
        self.widget = ipywidgets.Box([])
        self.widget.add_class("rk-desk-wall")
        self.panels: dict[str, Panel] = {}
        self._drawn: dict[str, object] = {}

    def show(self, scene: DeskScene) -> None:
        """Draw the cards that changed; a table that was closed goes."""
        tables = scene.wall if scene.ui.projecting in {"", ON_THE_WALL} else []
        large = scene.ui.projecting == ON_THE_WALL
        (self.widget.add_class if large else self.widget.remove_class)("rk-desk-projecting")
        many = len(tables) > MANY
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
        key = (
            each.table.match, each.table.match.position, each.row.away, names, each.minutes,
            each.row.name, scene.say.locale,
        )  # fmt: skip
        if self._drawn.get(each.row.id) != key:
            self._drawn[each.row.id] = key
            panel.html = card(scene, each, names)


def card(scene: DeskScene, each: AtWall, names: tuple[str, ...]) -> str:
    """Draw a table's card."""
    return scene.render(
        "desk_table.html",
        each=each,
        names=names,
        boards=scene.game.pictures(each.table, scene.say, names),
        awaited=names_awaited(scene, each),
    )


def dialog(scene: DeskScene) -> str:
    """Draw the dialog of a table; nothing where it is closed."""
    each = next((one for one in scene.wall if one.row.id == scene.ui.about), None)
    if each is None:
        return ""
    names = [scene.seat_name(each.row, seat) for seat in range(len(each.row.seats))]
    return scene.render("desk_table_dialog.html", each=each, names=names)


def render(scene: DeskScene) -> str:
    """Draw nothing: the wall is a figure."""
    del scene
    return ""


PART = Part("tables", render, acts, tab="play", figures=Wall)
