"""The page: its regions as widgets, and how a session fills them.

Every region is drawn from one scene after each change, and sent only where it differs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import ipywidgets  # type: ignore[import-untyped]
from traitlets.log import get_logger

from reefkit.labs.address import query_of
from reefkit.labs.lesson import papers, speaking
from reefkit.labs.lesson.asking import Asking
from reefkit.labs.lesson.parts import what_if
from reefkit.labs.lesson.what_if_charts import WhatIfCharts
from reefkit.text import message
from reefkit.text.languages import is_simple
from reefkit.widgets.frame import frame
from reefkit.widgets.panel import Panel, Theme

if TYPE_CHECKING:
    from collections.abc import Callable

    from reefkit.labs.lesson.kind import Widget
    from reefkit.labs.lesson.scene import LessonScene
    from reefkit.labs.lesson.session import LessonSession

IN_A_BOX = ("head", "body", "foot")
"""The regions of a question that stand in one box with its board and its plot."""
WITHOUT_STAGE = ("whole", "ask")
"""Arrangements in which neither stage nor charts stand on the page."""


class LessonPage:
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
    panels
        The regions by name.
    stage
        The board; none where the lab draws it in a region.
    charts
        The live charts; none where the lab has none.
    """

    def __init__(self, session: LessonSession, address: str = "") -> None:
        self.session = session
        self.panels = {
            part.name: Panel(classes=(f"rk-at-{part.name}",), say=session.say)
            for part in session.kind.parts
        }
        for panel in self.panels.values():
            panel.on_act(session.do)
        session.on_file(self.panels["top"].download)
        session.on_leave(self.panels["top"].leave)
        self._address = address
        kind = session.kind
        self.stage = kind.stage(session) if kind.stage is not None else None
        self.charts = kind.charts(session) if kind.charts is not None else None
        self.what_if = WhatIfCharts(session) if kind.what_if is not None else None
        self._screen = ""
        self.asking = Asking(session, *(self.panels[f"ask-{each}"] for each in IN_A_BOX))
        classes = ("rk-areas", f"rk-lesson-{kind.id}")
        self.areas = frame(*classes, children=self._regions())
        self.widget = frame("rk-page", children=[Theme(), self.areas])
        session.on_change(self.draw)

    def _regions(self) -> list[ipywidgets.Widget]:
        """List the page's regions in reading order: board and controls before the evidence."""
        regions: list[ipywidgets.Widget] = []
        for name, panel in self.panels.items():
            if name.removeprefix("ask-") in IN_A_BOX:
                regions += [self.asking.widget] if name == "ask-head" else []
            elif name == "evidence" and self.charts is not None:
                regions.append(frame("rk-at-evidence", children=[panel, self.charts.widget]))
            else:
                if name == "controls" and self.stage is not None:
                    regions.append(self.stage.widget)
                regions.append(panel)
                if name == "whole" and self.what_if is not None:
                    regions.append(self.what_if.widget)
        return regions

    def draw(self) -> None:
        """Draw every region from one scene; what has not changed is not sent."""
        papers.lay(self.session)
        scene = self.session.scene()
        self._set_screen(screen_of(scene))
        simple = is_simple(scene.say.locale)
        self.panels["top"].speech = speaking.speech(self.session)
        (self.widget.add_class if simple else self.widget.remove_class)("rk-simple")
        for part in self.session.kind.parts:
            self.panels[part.name].html = self._render(part.render, scene)
        self._print()
        self._show_question(scene)
        compares = scene.ui.page == what_if.PAGE
        (self.areas.add_class if compares else self.areas.remove_class)("rk-with-what-if")
        self._show("other course", self.what_if if compares else None, scene)
        self._tell_address()
        if self._screen not in WITHOUT_STAGE:
            self._show("stage", self.stage, scene)
            if scene.has_table and not scene.page:
                self._show("charts", self.charts, scene)

    def _show(self, name: str, widget: Widget | None, scene: LessonScene) -> None:
        """Bring a widget to the scene: a fault there is logged, and the match goes on."""
        if widget is None:
            return
        try:
            widget.show(scene)
        except Exception:  # noqa: BLE001  # as for a region: bots and board must not stand still
            # no reader: for the log
            get_logger().exception("lab: the %s could not be drawn", name)
            self.session.refuse(message("lab-fault"))

    def _show_question(self, scene: LessonScene) -> None:
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

    def _render(self, render: Callable[[LessonScene], str], scene: LessonScene) -> str:
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


def screen_of(scene: LessonScene) -> str:
    """Name the arrangement of the page that a scene asks for."""
    if scene.asking:
        return "ask"
    return scene.kind.screen_of_page(scene) if scene.page else scene.kind.screen(scene)
