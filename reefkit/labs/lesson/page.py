"""The page as a notebook shows it: its regions as widgets, and what it does in the background.

Bots play on, offers run out, a course of *What if* is simulated, and what will be needed is got
ready, each a little at a time in the kernel's loop. Every region is drawn from one scene after each
change, and sent only where it differs.

Every region is drawn from one scene after each change, and sent only where it differs.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import ipywidgets  # type: ignore[import-untyped]
import traitlets
from traitlets.log import get_logger

from reefkit.games import games
from reefkit.labs import page_address
from reefkit.labs.environment import DATABASE
from reefkit.labs.lesson import dataframe, followed_bots, session
from reefkit.labs.lesson.content import naming
from reefkit.labs.lesson.lab import AnyLab, Part, Widget
from reefkit.labs.lesson.pace import Pace
from reefkit.labs.lesson.parts import class_tables, head, what_if_page
from reefkit.labs.lesson.parts.data_page import DataExplorer
from reefkit.labs.lesson.parts.pages import acts_of
from reefkit.labs.lesson.parts.pieces import LessonPiece, specs
from reefkit.labs.lesson.parts.question_widgets import IN_A_BOX, Asking
from reefkit.labs.lesson.parts.what_if_chart import WhatIfCharts
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.lesson.simulation import Simulation
from reefkit.labs.lesson.warming import Warming
from reefkit.labs.page_address import query_of
from reefkit.labs.storage import Storage
from reefkit.labs.work_controls import go_on
from reefkit.match.errors import reject
from reefkit.text import Catalogue, catalogue, message, use_content
from reefkit.text.languages import is_simple, nearest
from reefkit.widgets.panel import Panel, Theme, frame, output_of

if TYPE_CHECKING:
    import pandas as pd  # type: ignore[import-untyped]

    from reefkit.labs.lesson.scene import LessonScene

WITHOUT_STAGE = ("whole", "ask")
"""Arrangements in which neither stage nor charts are on the page."""


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
            for part in session.lab.parts
        }
        for panel in self.panels.values():
            panel.on_act(session.do)
        session.on_file(self.panels["top"].download)
        session.on_leave(self.panels["top"].leave)
        self._address = address
        self._place: dict[str, str] | None = None
        lab = session.lab
        self.stage = lab.stage(session)
        self.charts = lab.charts(session)
        self.what_if = WhatIfCharts(session) if lab.what_if is not None else None
        self.data = DataExplorer(session)
        self._read: dict[str, object] = {}
        self._spoken: tuple[int, list[str]] = (0, [])
        self.asking = Asking(session, *(self.panels[f"ask-{each}"] for each in IN_A_BOX))
        self.areas = frame("rk-areas", children=self._regions())
        self.widget = frame("rk-page", children=[Theme(), self.areas])
        session.on_change(self.draw)

    def _regions(self) -> list[ipywidgets.Widget]:
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
                if name == "whole":
                    groups = (self.what_if, self.data)
                    regions += [each.widget for each in groups if each is not None]
        return regions

    def draw(self) -> None:
        self.session.lay_sheet()
        scene = self.session.scene()
        compares = scene.ui.page == what_if_page.PAGE
        whole_classes = {what_if_page.PAGE, class_tables.PAGE} & {scene.ui.page}
        page_classes = tuple(f"rk-with-{each}" for each in whole_classes)
        classes = f"rk-lesson-{self.session.lab.id}", f"rk-screen-{scene.screen}", *page_classes
        self.areas._dom_classes = ("rk-areas", *classes)  # noqa: SLF001  # at once: each lays out again
        simple = is_simple(scene.say.locale)
        self.panels["top"].speech = self.session.speech()
        (self.widget.add_class if simple else self.widget.remove_class)("rk-simple")
        for part in self.session.lab.parts:
            self.panels[part.name].html = self._html(part, scene)
        self._print()
        self._speak(scene)
        self._show_question(scene)
        self._show("other course", self.what_if if compares else None, scene)
        self._show("explorer", self.data, scene)
        self._tell_address()
        if scene.screen not in WITHOUT_STAGE:
            self._show("stage", self.stage, scene)
            if scene.has_table and not scene.page:
                self._show("charts", self.charts, scene)

    def _show(self, name: str, widget: Widget | None, scene: LessonScene) -> None:
        """Update a widget to the scene; a fault there is logged and does not stop the match."""
        if widget is None:
            return
        try:
            widget.show(scene)
        except Exception:  # noqa: BLE001  # as for a region: bots and board must not stand still
            # no reader: for the log
            get_logger().exception("lab: the %s could not be drawn", name)
            self.session.refuse(message("lab-fault"))

    def _show_question(self, scene: LessonScene) -> None:
        try:
            self.asking.show(scene)
        except Exception:  # noqa: BLE001  # as for a region: the rest of the page goes on
            # no reader: for the log
            get_logger().exception("lab: a question could not be drawn")
            self.session.refuse(message("lab-fault"))
        key, self.session.desk.focus = self.session.desk.focus, ""
        for panel in self.panels.values() if key else ():
            if f'data-key="{key}"' in panel.html:
                panel.focus(key)
                return

    def _speak(self, scene: LessonScene) -> None:
        here = scene.has_table and not scene.page and not scene.asking
        texts = self.session.lab.spoken(scene) if here else ()
        lines = [scene.say.render(each) for each in (*texts, head.sentence(scene))] if texts else []
        seat, before = self._spoken  # another person at the same screen hears all of it
        new = [each for each in lines if seat != scene.seat or each not in before]
        self._spoken = scene.seat, lines
        if new:
            self.panels["now"].announce(" ".join(new))

    def _tell_address(self) -> None:
        place = self.session.place()
        if place != self._place:
            self._place = place
            query = query_of(place)
            if query != self._address:
                self._address = query
                self.panels["top"].address(query)

    def _print(self) -> None:
        key, self.session.ui.printing = self.session.ui.printing, ""
        if key:
            written = f'data-key="{key}"'
            holds = [each for each in self.panels.values() if written in each.html]
            (holds or [self.panels["whole"]])[0].print(key)

    def _html(self, part: Part, scene: LessonScene) -> str:
        """Render a region that is seen, or leave it while all that it reads is as it was.

        A fault in it is logged and said there, and leaves the others be.
        """
        last = self._read.pop(part.name, None)
        if not scene.shows(part):
            return ""
        try:
            read = None if part.reads is None else (scene.templates, part.reads(scene))
            same = read is not None and read == last
            html = self.panels[part.name].html if same else part.render(scene)
        except Exception:  # noqa: BLE001  # one region's fault must not take the page away
            # no reader: for the log
            get_logger().exception("lab: a region could not be drawn")
            return scene.render("fault.html")
        if read is not None:
            self._read[part.name] = read
        return html


class LessonLab(traitlets.HasTraits):
    """One lab page, to be shown as a notebook's output, and its pieces, each to be shown alone.

    What a cell can observe of the match that is open: ``lab.observe(call, "round")``, or ``phase``,
    ``position`` (entries of the log) and ``over``.

    Parameters
    ----------
    lab
        What the lab brings.
    folder
        Where work is stored, in a file of its own; none: where the server keeps it, or the reader's
        own place.
    locale
        The page's language and reading level, such as ``es`` or ``en-simple``; none: the server's.
    content
        A folder of one's own content and texts, laid over ours for all that this process opens from
        now on; none: now.

    Raises
    ------
    ReefkitError
        When there is no such folder, or something in it is not as expected.
    """

    round = traitlets.Int()
    phase = traitlets.Unicode()
    position = traitlets.Int()
    over = traitlets.Bool()

    def __init__(
        self,
        lab: AnyLab,
        folder: str | Path | None = None,
        locale: str | None = None,
        content: str | Path | None = None,
    ) -> None:
        super().__init__()
        if content is not None:
            use_content(content)
        storage = (
            Storage.for_visitor(lab.id, games())
            if folder is None
            else Storage(Path(folder) / DATABASE, games(), lab.id)
        )
        named = locale or nearest(session.language_here(), lab.id)
        self.session = new_session(lab, catalogue(named), storage)
        if locale is None and session.is_chosen_here():
            self.session.chose = session.language_here()
        self.storage = storage
        arrived = storage.people.arrived()
        if arrived is None:
            self.session.reopen()
        else:
            go_on(self.session, arrived)
        if locale:  # whatever the match was played in
            self.session.speak(locale)
        place = page_address.place_of(os.environ.get(page_address.ADDRESS_QUERY, ""))
        self.session.go_to(place)
        self.session.invite(place.get(page_address.JOIN_QUERY, ""))
        self.page = LessonPage(self.session, page_address.query_of(place))
        self.session.ui.pace = followed_bots.chosen_pace(self.session)
        self.pace = Pace(self.session)
        storage.lasting.on_news(self.pace.hear)
        self.simulation = Simulation(self.session)
        self.warming = Warming(self.session.templates, lasting=storage.lasting)
        self.page.draw()
        self._pieces: dict[str, LessonPiece] = {}
        self.session.on_change(self._tell)
        self._tell()

    def __getattr__(self, name: str) -> LessonPiece:
        session = self.__dict__.get("session")
        if name.startswith("_") or session is None:
            raise AttributeError(name)
        known = specs(session.lab)
        if name not in known:
            text = reject("no-such-piece", piece=name, known=list(known)).message
            raise AttributeError(session.say.render(text))
        if name not in self._pieces:
            self._pieces[name] = LessonPiece(session, known[name], self.start)
        return self._pieces[name]

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *specs(self.session.lab)]

    def _tell(self) -> None:
        table = self.session.table
        if table is None:
            return
        match = table.match
        round_, phase = match.rules.when(match.state)
        with self.hold_trait_notifications():
            self.round, self.phase = int(round_), str(phase)
            self.position, self.over = match.position, bool(match.is_over)

    def start(self) -> None:
        self.pace.start()
        self.warming.start()
        self.storage.lasting.start(self.session.changed)

    def record(self, reading: str = "presence") -> pd.DataFrame:
        """Return the record of the open match as a table (see `lesson.dataframe.record`).

        Parameters
        ----------
        reading
            One of the readings of the lab's game.

        Raises
        ------
        ReefkitError
            When no match is open, or there is no such reading.
        """
        return dataframe.record(reading, self, self.session.say)

    def _repr_mimebundle_(self, **options: object) -> object:
        self.start()
        return output_of(self.page.widget, self.session.say, **options)  # as IPython asks


def new_session(lab: AnyLab, say: Catalogue, storage: Storage | None = None) -> LessonSession:
    """Make a session of a lab.

    Parameters
    ----------
    lab
        What the lab brings.
    say, storage
        As `LessonSession` has them.
    """
    say = naming(say, lab.names())
    session: LessonSession = (lab.session_class or LessonSession)(lab, acts_of(lab), say, storage)
    return session
