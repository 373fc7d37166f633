"""A page as widgets: its regions, each drawn from one scene after every change of its session."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import ipywidgets  # type: ignore[import-untyped]
from traitlets.log import get_logger

from reefkit.labs.environment import served
from reefkit.labs.session import PagePart, Session
from reefkit.text import Message, message
from reefkit.widgets.panel import Panel, Theme, frame, output_of
from reefkit.widgets.saved_picture import SavedPicture


class Page:
    """The widgets of a page, of a lesson's piece or of a desk.

    Parameters
    ----------
    session
        What the page shows and speaks to.
    parts
        Its regions, from top to bottom.
    address
        The query of the address that it was opened by.

    Attributes
    ----------
    widget
        The page's root, to be displayed.
    areas
        The box of all regions.
    panels
        The regions by name.
    """

    def __init__(self, session: Session, parts: Sequence[PagePart[Any]], address: str = "") -> None:
        self.session: Any = session
        self.parts = parts
        self.panels = {
            part.name: Panel(classes=(f"rk-at-{part.name}",), say=session.say) for part in parts
        }
        for panel in self.panels.values():
            panel.on_act(session.do)
        self.first = next(iter(self.panels.values()))
        session.on_file(self.first.download)
        self._address = address
        self._place: object = None
        self._read: dict[str, object] = {}

    def compose(
        self,
        children: Sequence[ipywidgets.Widget],
        *classes: str,
        above: Sequence[ipywidgets.Widget] = (),
    ) -> None:
        """Build `widget` from these children, and redraw it after each change of the session.

        `above`: Widgets above the box of all regions.
        """
        self.theme = Theme()
        self.theme.on_zone(self._draw_again)
        self.areas = frame(children=children)
        self.widget = frame("rk-page", *classes, children=[self.theme, *above, self.areas])
        self.session.on_change(self.draw)

    def begin(self, scene: Any) -> None:
        """Take away what goes before what comes is made; does nothing here."""

    def update(self, scene: Any) -> None:
        """Update the widgets that are not regions; does nothing here."""

    def query(self) -> str:
        """Return the query that the browser's address gets after the drawing."""
        return self._address

    def title(self, scene: Any) -> list[Message]:
        """Return what the page's title names, the narrowest first; empty leaves it alone."""
        return []

    def place(self, scene: Any) -> object:
        """Return a key of the screen; with another one the focus goes to its heading."""
        return None

    def draw(self) -> None:
        scene = self.session.scene_to_draw()
        self.begin(scene)
        for part in self.parts:
            self.panels[part.name].html = self._html(part, scene)
        self.update(scene)
        if title := self.title(scene):
            self.theme.title = " – ".join([*map(scene.say.render, title), "Reefkit"])
        query = self.query()
        if query != self._address:
            self._address = query
            self.first.address(query)
        session = self.session
        printing, session.printing = session.printing, ""
        focus, session.focus = session.focus, ""
        place, before = self.place(scene), self._place
        self._place = place
        if before not in {None, place}:  # a key of the new screen comes after it
            self.first.focus_heading()
        for key, do in ((printing, "print"), (focus, "focus")):
            panels = (each for each in self.panels.values() if f'data-key="{key}"' in each.html)
            panel = next(panels, None) if key else None
            if panel is not None:
                getattr(panel, do)(key)

    def _draw_again(self) -> None:
        self._read.clear()
        self.draw()

    def attempt(self, show: Callable[[Any], None], scene: Any) -> None:
        """Call `show` with the scene; a fault is logged and shown, and the page goes on."""
        try:
            show(scene)
        except Exception:  # noqa: BLE001  # bots and board must not stop
            # no reader: for the log
            get_logger().exception("page: a widget could not be drawn")
            self.session.refuse(message("lab-fault"))

    def _html(self, part: PagePart[Any], scene: Any) -> str:
        """Return a region's HTML; it is rendered again only if what it reads has changed."""
        last = self._read.pop(part.name, None)
        if not scene.shows(part):
            return ""
        try:
            read = None if part.reads is None else (scene.templates, part.reads(scene))
            same = read is not None and read == last
            html = self.panels[part.name].html if same else str(part.render(scene))
        except Exception:  # noqa: BLE001  # one region's fault must not take the page away
            # no reader: for the log
            get_logger().exception("page: region %s could not be drawn", part.name)
            return str(scene.render("fault.html"))
        if read is not None:
            self._read[part.name] = read
        return html

    def output(
        self, save: Callable[[Any], SavedPicture], options: Mapping[str, object]
    ) -> dict[str, Any]:
        """Return the page as a cell's output, with what the saved notebook keeps of it.

        A published page is never saved, so it does without.
        """
        kept: dict[str, str] = {}
        if served() is None:
            self.attempt(lambda scene: kept.update(save(scene).bundle()), self.session.scene())
        return {**output_of(self.widget, self.session.say, **options), **kept}

    def _repr_mimebundle_(self, **options: object) -> object:
        return output_of(self.widget, self.session.say, **options)  # as IPython asks
