"""The desk's page: its regions as widgets, and how a session fills them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import ipywidgets  # type: ignore[import-untyped]
from traitlets.log import get_logger

from reefkit.labs.desk.parts.all import PARTS
from reefkit.labs.desk.ui import TABS
from reefkit.text import message
from reefkit.widgets.panel import Panel, Theme

if TYPE_CHECKING:
    from reefkit.labs.desk.parts.part import Figures, Part
    from reefkit.labs.desk.scene import DeskScene
    from reefkit.labs.desk.session import DeskSession


class DeskPage:
    """The widgets of a desk.

    Parameters
    ----------
    session
        What the page shows and speaks to.

    Attributes
    ----------
    widget
        The page's root, to be displayed.
    """

    def __init__(self, session: DeskSession) -> None:
        self.session = session
        self.panels = {
            part.name: Panel(classes=(f"rk-at-{part.name}",), say=session.say) for part in PARTS
        }
        for panel in self.panels.values():
            panel.on_act(session.do)
        self._top = self.panels[PARTS[0].name]
        session.on_file(self._top.download)
        session.on_leave(lambda: self._top.send({"do": "sign-out"}))
        self._address, self._tab = "", ""
        self.figures: dict[str, Figures] = {}
        self._frames: dict[str, ipywidgets.Box] = {}
        self.areas = ipywidgets.Box(self._regions())
        self.areas.add_class("rk-desk")
        self.widget = ipywidgets.Box([Theme(), self.areas])
        self.widget.add_class("rk-page")
        session.on_change(self.draw)

    def _regions(self) -> list[ipywidgets.Widget]:
        """List the regions in reading order, a region's figures behind its HTML."""
        regions: list[ipywidgets.Widget] = []
        for part in PARTS:
            regions.append(self.panels[part.name])
            if part.figures is not None:
                frame = self._frames[part.name] = ipywidgets.Box([])
                frame.add_class(f"rk-at-{part.name}-figures")
                frame.add_class("rk-desk-figures")
                regions.append(frame)
        return regions

    def draw(self) -> None:
        """Draw the regions of the open tab from one scene; what has not changed is not sent."""
        scene = self.session.scene()
        self._set_tab(scene.ui.tab)
        (self.areas.add_class if scene.ui.projecting else self.areas.remove_class)("rk-wall")
        for part in PARTS:
            shown = (part.tab is None and not self.session.ended) or part.tab == scene.ui.tab
            self.panels[part.name].html = self._render(part, scene) if shown else ""
            if part.figures is not None:
                frame = self._frames[part.name]
                (frame.remove_class if shown else frame.add_class)("rk-gone")
                if shown:
                    self._show(part, scene)
        self._tell_address()
        self._print_and_focus()

    def _show(self, part: Part, scene: DeskScene) -> None:
        """Bring a region's figures to the scene, made when they are first needed."""
        try:
            if part.name not in self.figures and part.figures is not None:
                figures = self.figures[part.name] = part.figures(self.session)
                self._frames[part.name].children = (figures.widget,)
            self.figures[part.name].show(scene)
        except Exception:  # noqa: BLE001  # one region's fault must not take the page away
            # no reader: for the log
            get_logger().exception("desk: a figure could not be drawn")
            self.session.refuse(message("lab-fault"))

    def _render(self, part: Part, scene: DeskScene) -> str:
        """Render one region: a fault in it is logged and said there, and leaves the others be."""
        try:
            return str(part.render(scene))
        except Exception:  # noqa: BLE001  # one region's fault must not take the page away
            # no reader: for the log
            get_logger().exception("desk: a region could not be drawn")
            return scene.render("desk_fault.html")

    def _set_tab(self, tab: str) -> None:
        if tab == self._tab:
            return
        if self._tab:
            self.areas.remove_class(f"rk-tab-{self._tab}")
        self.areas.add_class(f"rk-tab-{tab}")
        self._tab = tab

    def _tell_address(self) -> None:
        """Have the browser's address name the tab, where it is another one."""
        tab = self.session.ui.tab
        query = "" if tab == TABS[0] else f"part={tab}"
        if query != self._address:
            self._address = query
            self._top.address(query)

    def _print_and_focus(self) -> None:
        """Have the browser print, or put the keyboard, where an act asked for it: once."""
        ui = self.session.ui
        printing, ui.printing = ui.printing, ""
        focus, ui.focus = ui.focus, ""
        for panel in self.panels.values():
            if printing and f'data-key="{printing}"' in panel.html:
                panel.print(printing)
            if focus and f'data-key="{focus}"' in panel.html:
                panel.focus(focus)
