"""The pieces of a lesson's page, each its own widget, for a notebook that shows them one by one.

A piece is one or more regions of the page, drawn from the same session, but with its own open part
and tab: a notebook can show *Before*, *After*, the board and two charts together, a page only one
at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from reefkit.labs.answer_session import AnswerSession
from reefkit.labs.lesson import replay
from reefkit.labs.lesson.lab import AnyLab, Part, Widget
from reefkit.labs.lesson.page_memory import FINAL
from reefkit.labs.lesson.parts import match_record, match_view
from reefkit.labs.lesson.parts.question_widgets import IN_A_BOX, QuestionBox
from reefkit.labs.lesson.parts.saved_pieces import saved_piece
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.page import Page
from reefkit.labs.session import TakeFile
from reefkit.text import Message, message
from reefkit.text.languages import is_simple

if TYPE_CHECKING:
    from reefkit.labs.lesson.scene import LessonScene


class _Spec(NamedTuple):
    """Contents of a piece."""

    #: Attributes of the page's state (`LessonUi`) at the piece's place.
    place: Mapping[str, Any]
    regions: tuple[Part, ...] = ()
    stage: bool = False  #: Whether the board's widget comes first.
    chart: str = ""  #: Name of the chart that is shown alone; empty for none.
    asks: bool = False  #: Whether it has its own `AnswerSession`.


def _covered_notice(scene: LessonScene) -> str:
    why = "piece-covered" if scene.has_table else "piece-no-match"
    if scene.has_table and not scene.covered:
        return ""
    return scene.render("piece_waits.html", sentence=Message(why))


def _ends(scene: LessonScene) -> str:
    if scene.has_table and scene.over and not scene.replaying:
        return ""
    why = "piece-not-over" if scene.has_table else "piece-no-match"
    return scene.render("piece_waits.html", sentence=Message(why))


def _of_a_match(render: Callable[[Any], str]) -> Callable[[Any], str]:
    return lambda scene: render(scene) if scene.has_table else _covered_notice(scene)


def specs(lab: AnyLab) -> dict[str, _Spec]:
    """Return the pieces of a lesson by name."""
    known = {part.name: part for part in lab.parts}
    asking = tuple(part for name, part in known.items() if name == "whole" or "ask" in name)
    board = tuple(known[name] for name in lab.board)
    apart = {"top", "evidence", "final", *lab.board}
    rest = tuple(
        part for name, part in known.items() if name not in apart and not name.startswith("ask")
    )
    waits = Part("waits", _covered_notice)
    match = {"part": "play", "page": ""}
    found = {
        part: _Spec(
            {"part": part, "page": "", "item": "", "trouble": None, "back": ""}, asking, asks=True
        )
        for part in ("before", "after")
    }
    if not lab.plays:
        return found
    charts = {
        name: _Spec({**match, "tab": tab}, (waits,), chart=chart)
        for name, (tab, chart) in zip(("ranges", "diversity"), lab.courses, strict=True)
    }
    log = Part("log", _of_a_match(match_record.RECORD.render))
    past = Part("past", _of_a_match(replay.render))
    final = Part("final", known["final"].render, on=("over",))
    ends = Part("waits", _ends)
    return {
        "before": found["before"],
        "controls": _Spec({"part": "play"}, rest),
        "board": _Spec(match, (waits, *board), stage=True),
        **charts,
        "log": _Spec({**match, "tab": match_view.LOG}, (log,)),
        "replay": _Spec(match, (past,)),
        "final": _Spec({**match, "tab": FINAL}, (ends, final)),
        "after": found["after"],
    }


class _AtPlace:
    """Stands in for the session of a page, but with a piece's own place (`_Spec.place`)."""

    _session: LessonSession
    _spec: _Spec
    _mine: dict[str, Any]
    _desk: AnswerSession
    _take: TakeFile | None

    def __init__(self, session: LessonSession, spec: _Spec) -> None:
        answering = AnswerSession(lambda: session.work) if spec.asks else session.answering
        mine = dict(spec.place)
        self.__dict__.update(_session=session, _spec=spec, _mine=mine, _desk=answering, _take=None)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._session, name)

    def __setattr__(self, name: str, value: object) -> None:
        if name in self.__dict__:
            self.__dict__[name] = value
        else:
            setattr(self._session, name, value)

    @property
    def answering(self) -> AnswerSession:
        return self._desk

    def on_file(self, take: TakeFile) -> None:
        self._take = take

    def do(self, name: str, values: Mapping[str, Any], data: bytes | None = None) -> None:
        self._session.do(name, values, data, at=self.standing)

    @contextmanager
    def standing(self) -> Iterator[None]:
        """Put the session at this place for an act or a drawing, then back at the page's.

        If an act leads to another part, a message names the piece that shows it.
        """
        session, ui = self._session, self._session.ui
        own, answering = {name: getattr(ui, name) for name in self._mine}, session.answering
        take = session.on_file(self._take)
        for name, value in self._mine.items():
            setattr(ui, name, value)
        session.answering = self._desk
        try:
            yield
        finally:
            part = self._mine["part"]
            if ui.part != part:
                session.tell(message("piece-elsewhere", piece=ui.part))
            if self._spec.asks:
                self._mine = {name: getattr(ui, name) for name in self._mine} | {"part": part}
            for name, value in own.items():
                setattr(ui, name, value)
            session.answering = answering
            session.on_file(take)


def dress(page: Page, scene: LessonScene, *classes: str) -> None:
    """Set the CSS classes of a page for its layout.

    All are set in one assignment, since the browser lays the page out again at each change.
    """
    lesson, screen = f"rk-lesson-{scene.lab.id}", f"rk-screen-{scene.screen}"
    if scene.class_view.is_paused and scene.class_view.is_shared:
        classes = (*classes, "rk-is-paused")
    page.areas._dom_classes = ("rk-areas", lesson, screen, *classes)  # noqa: SLF001
    simple = is_simple(scene.say.locale)
    (page.widget.add_class if simple else page.widget.remove_class)("rk-simple")


class LessonPiece(Page):
    """One piece of a lesson's page, shown as a cell's output, in any order and as often as wanted.

    `start`: Called each time the piece is shown; it starts the bots.
    """

    def __init__(self, session: LessonSession, name: str, start: Callable[[], None]) -> None:
        spec = specs(session.lab)[name]
        at: Any = _AtPlace(session, spec)
        super().__init__(at, spec.regions)
        self._name, self._start = name, start
        self.stage: Widget | None = session.lab.stage(at) if spec.stage else None
        self.charts: Widget | None = None
        if spec.chart:
            charts: Any = session.lab.charts(at)
            charts.only, self.charts = spec.chart, charts
        self.asking = QuestionBox(at, self.panels) if spec.asks else None
        drawn = [each.widget for each in (self.stage, self.charts) if each is not None]
        # Regions such as ``ask-head`` are in the question's box.
        boxed = [panel for name, panel in self.panels.items() if name[4:] not in IN_A_BOX]
        asked = [self.asking.widget] if self.asking is not None else []
        self.compose([*drawn, *boxed, *asked], "rk-page-piece")
        self.draw()

    def draw(self) -> None:
        with self.session.standing():
            super().draw()

    def title(self, scene: LessonScene) -> list[Message]:
        return [scene.own("lesson-title")]

    def update(self, scene: LessonScene) -> None:
        dress(self, scene, "rk-piece")
        self.theme.speech = self.session.speech()  # each piece has a theme, also a chart alone
        if self.asking is not None:
            self.attempt(self.asking.show, scene)
        for drawn in (self.stage, self.charts):
            if drawn is None:
                continue
            (drawn.widget.remove_class if scene.has_table else drawn.widget.add_class)("rk-aside")
            if scene.has_table:
                self.attempt(drawn.show, scene)

    def _repr_mimebundle_(self, **options: object) -> object:
        self._start()
        with self.session.standing():
            return self.output(lambda scene: saved_piece(self._name, scene, self.charts), options)
