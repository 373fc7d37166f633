"""A lesson's page as widgets (`LessonPage`), and as an object of a notebook (`LessonLab`).

Bots' moves, offers that run out, courses of *What if*, and the preparation of what the page will
need go on in the background, in small steps in the kernel's event loop.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ipywidgets  # type: ignore[import-untyped]
import traitlets

from reefkit.games import games
from reefkit.labs import page_address
from reefkit.labs.environment import DATABASE
from reefkit.labs.lesson import dataframe, followed_bots, session
from reefkit.labs.lesson.content import naming
from reefkit.labs.lesson.lab import AnyLab
from reefkit.labs.lesson.pace import Pace
from reefkit.labs.lesson.page_memory import EXPERIMENT, TEACHERS
from reefkit.labs.lesson.parts import class_tables, head, what_if_page
from reefkit.labs.lesson.parts.data_page import DataExplorer
from reefkit.labs.lesson.parts.pages import acts_of
from reefkit.labs.lesson.parts.pieces import LessonPiece, dress, specs
from reefkit.labs.lesson.parts.question_widgets import IN_A_BOX, QuestionBox
from reefkit.labs.lesson.parts.saved_pieces import saved_piece
from reefkit.labs.lesson.parts.what_if_chart import WhatIfCharts
from reefkit.labs.lesson.printed_below import printing_below
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.lesson.voice import Voice
from reefkit.labs.lesson.warming import Warming
from reefkit.labs.lesson.work_controls import go_on
from reefkit.labs.page import Page
from reefkit.labs.page_address import query_of
from reefkit.labs.storage import Storage
from reefkit.match.errors import reject
from reefkit.text import Catalogue, Message, catalogue, use_content
from reefkit.text.languages import nearest
from reefkit.text.own_texts import check_own_texts
from reefkit.widgets.panel import frame

if TYPE_CHECKING:
    import pandas as pd  # type: ignore[import-untyped]

    from reefkit.labs.lesson.scene import LessonScene

ABOVE = (head.NOTICE, head.TOP)
"""Regions above the main part of the page."""

WITHOUT_STAGE = ("whole", "ask")
"""Layouts (`LessonScene.screen`) in which the stage and the charts are not updated."""


class LessonPage(Page):
    """The widgets of one lab page.

    Attributes
    ----------
    stage
        The board; None if the lab draws it in a region.
    charts
        The live charts; None if the lab has none.
    """

    def __init__(self, session: LessonSession, address: str = "") -> None:
        lab = session.lab
        super().__init__(session, lab.parts, address)
        session.on_leave(self.first.leave)
        self.stage = lab.stage(session)
        self.charts = lab.charts(session)
        self.what_if = WhatIfCharts(session) if lab.what_if is not None else None
        self.data = DataExplorer(session)
        self.asking = QuestionBox(session, self.panels)
        self.voice = Voice()
        self.compose(self._regions(), above=[self.panels[each.name] for each in ABOVE])

    def _regions(self) -> list[ipywidgets.Widget]:
        regions: list[ipywidgets.Widget] = []
        for name, panel in self.panels.items():
            if name in {each.name for each in ABOVE}:
                continue
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

    def update(self, scene: LessonScene) -> None:
        page = scene.ui.page
        whole = [page] if page in {what_if_page.PAGE, class_tables.PAGE} else []
        dress(self, scene, *(f"rk-with-{each}" for each in whole))
        self.panels["top"].speech = self.session.speech()
        self.attempt(self._speak, scene)
        self.attempt(self.asking.show, scene)
        if self.what_if is not None and page == what_if_page.PAGE:
            self.attempt(self.what_if.show, scene)
        self.attempt(self.data.show, scene)
        if scene.screen in WITHOUT_STAGE:
            return
        if self.stage is not None:
            self.attempt(self.stage.show, scene)
        if self.charts is not None and scene.has_table and not scene.page:
            self.attempt(self.charts.show, scene)

    def query(self) -> str:
        place, page = self.session.place(), self.session.ui.page
        if page in {EXPERIMENT, TEACHERS}:  # a reload keeps what a desk opened
            place = {**place, "page": page, page_address.SPEAK_QUERY: self.session.say.locale}
        return query_of(place)

    def title(self, scene: LessonScene) -> list[Message]:
        return head.title(scene)

    def place(self, scene: LessonScene) -> object:
        return scene.ui.part, scene.page, scene.has_table and scene.over, scene.screen == "ask"

    def _speak(self, scene: LessonScene) -> None:
        spoken = self.voice.speak(scene)
        if spoken.said or spoken.now:
            self.panels["now"].announce(*spoken.said, others=spoken.others, now=spoken.now)


class LessonLab(traitlets.HasTraits):
    """One lab page, shown as the output of a notebook's cell.

    The page's pieces are attributes, such as ``lab.board`` (`parts.pieces.specs`).

    Observable traits of the open match: ``round``, ``phase``, ``position`` (entries of the log) and
    ``over``, as in ``lab.observe(call, "round")``. What the function prints is shown below the cell
    that observes.

    Parameters
    ----------
    folder
        Where work is stored, in its own database; None for the server's database, or else the
        reader's own.
    locale
        The page's language and reading level, such as ``es`` or ``en-simple``; None for the one
        that the reader or else the server chose.
    content
        A folder of content and texts that overlays the package's for everything that this process
        opens from now on; None for no change.

    Raises
    ------
    ReefkitError
        If there is no such folder, or something in it is not as expected.
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
        self._observing: dict[object, Callable[..., object]] = {}
        if content is not None:
            use_content(content)
            check_own_texts(Path(content).expanduser().resolve())
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
        place = page_address.place_of(os.environ.get(page_address.ADDRESS_QUERY, ""))
        if asked := locale or place.get(page_address.SPEAK_QUERY):
            # The match may have been played in another.
            self.session.speak(nearest(asked, lab.id))
        self.session.go_to(place)
        self.session.invite(place.get(page_address.JOIN_QUERY, ""))
        self.page = LessonPage(self.session, page_address.query_of(place))
        self.session.ui.pace = followed_bots.chosen_pace(self.session)
        self.pace = Pace(self.session)
        storage.lasting.on_news(self.pace.hear)
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
            self._pieces[name] = LessonPiece(session, name, self.start)
        return self._pieces[name]

    def __dir__(self) -> list[str]:
        own = ("observe", "over", "phase", "position", "record", "round", "session", "unobserve")
        return sorted([*own, *specs(self.session.lab)])  # what Tab offers

    def _tell(self) -> None:
        table = self.session.table
        if table is None:
            return
        match = table.match
        round_, phase = match.rules.when(match.state)
        with self.hold_trait_notifications():
            self.round, self.phase = int(round_), str(phase)
            self.position, self.over = match.position, bool(match.is_over)

    def observe(
        self,
        handler: Callable[..., object],
        names: Any = traitlets.All,
        type: Any = "change",  # noqa: A002  # as in traitlets
    ) -> None:
        self.unobserve(handler, names, type)  # the cell may be run again
        shown = self._observing[handler, str(names), type] = printing_below(handler)
        super().observe(shown, names, type)

    def unobserve(
        self,
        handler: Callable[..., object],
        names: Any = traitlets.All,
        type: Any = "change",  # noqa: A002  # as in traitlets
    ) -> None:
        shown = self._observing.pop((handler, str(names), type), None)
        if shown is not None:
            super().unobserve(shown, names, type)

    def start(self) -> None:
        self.pace.start()
        self.warming.start()
        self.storage.lasting.start(self.session.changed)

    def record(self, reading: str = "") -> pd.DataFrame:
        """Return the record of the open match as a table (see `lesson.dataframe.record`).

        Parameters
        ----------
        reading
            One of the readings of the lab's game; by default the first.

        Raises
        ------
        ReefkitError
            If no match is open, or there is no such reading.
        """
        return dataframe.record(reading, self, self.session.say)

    def _repr_mimebundle_(self, **options: object) -> object:
        self.start()
        return self.page.output(partial(saved_piece, ""), options)


def new_session(lab: AnyLab, say: Catalogue, storage: Storage | None = None) -> LessonSession:
    """Make a session of a lab, in its own class of sessions if it has one."""
    say = naming(say, lab.names())
    session: LessonSession = (lab.session_class or LessonSession)(lab, acts_of(lab), say, storage)
    return session
