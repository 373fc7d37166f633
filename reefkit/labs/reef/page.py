"""The page: its regions as widgets, and how a session fills them.

Every region is drawn from one scene after each change, and sent only where it differs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import ipywidgets  # type: ignore[import-untyped]
from traitlets.log import get_logger

from reefkit.labs.address import query_of
from reefkit.labs.reef import papers
from reefkit.labs.reef.asking import Asking
from reefkit.labs.reef.charts import Charts
from reefkit.labs.reef.controls.table import step_of
from reefkit.labs.reef.homework_desk import PAGE as HOMEWORK
from reefkit.labs.reef.parts import board as board_part
from reefkit.labs.reef.parts import homework
from reefkit.labs.reef.parts.all import PARTS
from reefkit.labs.reef.parts.evidence import FINAL
from reefkit.text import message
from reefkit.widgets.board import Board
from reefkit.widgets.panel import Panel, Theme

if TYPE_CHECKING:
    from collections.abc import Callable

    from reefkit.labs.reef.scene import Scene
    from reefkit.labs.reef.session import ReefSession

IN_A_BOX = ("head", "body", "foot")
"""The regions of a question that stand in one box with its board and its plot."""


class Page:
    """The widgets of one lab page.

    Parameters
    ----------
    session
        What the page shows and speaks to.
    address
        The query of the address that it was opened by.

    Attributes
    ----------
    widget
        The page's root, to be displayed.
    """

    def __init__(self, session: ReefSession, address: str = "") -> None:
        self.session = session
        self.panels = {
            part.name: Panel(classes=(f"rk-at-{part.name}",), say=session.say) for part in PARTS
        }
        for panel in self.panels.values():
            panel.on_act(session.do)
        session.on_file(self.panels["top"].download)
        session.on_leave(self.panels["top"].leave)
        self._address = address
        self.board = _board(session)
        self.charts = Charts(session)
        self._screen = ""
        self.asking = Asking(session, *(self.panels[f"ask-{each}"] for each in IN_A_BOX))
        self.areas = ipywidgets.Box(self._regions())
        self.areas.add_class("rk-areas")
        self.widget = ipywidgets.Box([Theme(), self.areas])
        self.widget.add_class("rk-page")
        session.on_change(self.draw)

    def _regions(self) -> list[ipywidgets.Widget]:
        """List the page's regions in reading order: board and controls before the evidence."""
        evidence = ipywidgets.Box([self.panels["evidence"], self.charts.widget])
        evidence.add_class("rk-at-evidence")
        regions: list[ipywidgets.Widget] = []
        for name, panel in self.panels.items():
            if name.removeprefix("ask-") in IN_A_BOX:
                regions += [self.asking.widget] if name == "ask-head" else []
                continue
            if name == "controls":
                regions.append(self.board)
            regions.append(evidence if name == "evidence" else panel)
        return regions

    def draw(self) -> None:
        """Draw every region from one scene; what has not changed is not sent."""
        papers.lay(self.session)
        scene = self.session.scene()
        self._set_screen(screen_of(scene))
        simple = scene.say.locale.endswith("-simple")
        (self.widget.add_class if simple else self.widget.remove_class)("rk-simple")
        for part in PARTS:
            self.panels[part.name].html = self._render(part.render, scene)
        self._print()
        self._show_question(scene)
        self._tell_address()
        if self._screen == HOMEWORK:
            self.board.show(homework.picture(scene), still=True)
        elif scene.has_table and self._screen not in {"whole", "ask"}:
            self.board.show(board_part.picture(scene))
            self._show_charts(scene)

    def _show_charts(self, scene: Scene) -> None:
        """Bring the charts to the scene: a fault there is logged, and the match goes on."""
        try:
            self.charts.show(scene)
        except Exception:  # noqa: BLE001  # as for a region: bots and board must not stand still
            # no reader: for the log
            get_logger().exception("lab: the charts could not be drawn")
            self.session.refuse(message("lab-fault"))

    def _show_question(self, scene: Scene) -> None:
        """Bring a question's board or plot to the scene, and the keyboard where an act led it."""
        try:
            self.asking.show(scene)
        except Exception:  # noqa: BLE001  # as for a region: the rest of the page goes on
            # no reader: for the log
            get_logger().exception("lab: a question could not be drawn")
            self.session.refuse(message("lab-fault"))
        if scene.ui.part == "play":
            return
        key, self.session.desk.focus = self.session.desk.focus, ""
        for panel in self.panels.values() if key else ():
            if f'data-key="{key}"' in panel.html:
                panel.focus(key)
                return

    def _tell_address(self) -> None:
        """Have the browser's address name the place, where it is another one."""
        query = query_of(self.session.place())
        if query != self._address:
            self._address = query
            self.panels["top"].address(query)

    def _print(self) -> None:
        """Have the browser print what an act asked for, once, when it is drawn."""
        key, self.session.ui.printing = self.session.ui.printing, ""
        if key:
            written = f'data-key="{key}"'
            holds = [each for each in self.panels.values() if written in each.html]
            (holds or [self.panels["whole"]])[0].print(key)

    def _render(self, render: Callable[[Scene], str], scene: Scene) -> str:
        """Render one region: a fault in it is logged and said there, and leaves the others be."""
        try:
            return str(render(scene))
        except Exception:  # noqa: BLE001  # one region's fault must not take the page away
            # no reader: for the log
            get_logger().exception("lab: a region could not be drawn")
            return scene.render("fault.html")

    def _set_screen(self, screen: str) -> None:
        if screen == self._screen:
            return
        if self._screen:
            self.areas.remove_class(f"rk-screen-{self._screen}")
        self.areas.add_class(f"rk-screen-{screen}")
        self._screen = screen


def screen_of(scene: Scene) -> str:
    """Name the arrangement of the page that a scene asks for."""
    if scene.asking:
        return "ask"
    if scene.page:
        return HOMEWORK if homework.is_open(scene) else "whole"
    if scene.phase == "founding" and not scene.replaying:
        return "setup"
    if scene.phase == "over" and scene.ui.tab == FINAL and not scene.replaying:
        return "over"
    if step_of(scene).startswith("catastrophe") and not scene.replaying:
        return "card"
    return "play"


def _board(session: ReefSession) -> Board:
    """Make the board, whose spaces tell the session what was touched."""
    board = Board()
    board.add_class("rk-at-board")
    board.on_pick(lambda row, column: session.do(_pick(session), {"row": row, "column": column}))
    board.on_focus(lambda row, column: session.do("focus", {"row": row, "column": column}))
    return board


def _pick(session: ReefSession) -> str:
    """Name what touching a space asks for: the homework has a table of its own."""
    return "homework-pick" if homework.is_open(session.scene()) else "pick"
