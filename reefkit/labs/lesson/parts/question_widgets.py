"""`QuestionBox`: the regions of a question, with the widgets between them: board and plots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import ipywidgets  # type: ignore[import-untyped]

from reefkit.labs import answer_draft
from reefkit.labs.answer_feedback import PLOTS
from reefkit.labs.lesson.lab import AskWidget
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.question_view import QuestionView
from reefkit.text import Catalogue, ReefkitError
from reefkit.widgets.panel import Panel, frame

if TYPE_CHECKING:
    from reefkit.labs.evidence_charts import EvidenceCharts
    from reefkit.labs.lesson.scene import LessonScene
    from reefkit.labs.plot_question import PlotItem

IN_A_BOX = ("head", "body", "foot")
"""The regions of a question that share a box with its board and its plot."""


class QuestionBox:
    """The box of a question on the page: head, board, answer, plot, foot, from top to bottom.

    `panels`: The page's regions, including ``ask-head``, ``ask-body`` and ``ask-foot``.
    """

    def __init__(self, session: LessonSession, panels: Mapping[str, Panel]) -> None:
        self.session = session
        self._head, self._body, self._foot = (panels[f"ask-{each}"] for each in IN_A_BOX)
        self._own: AskWidget | None = None
        self._plot: PlotItem | EvidenceCharts | None = None
        self._plot_of: object = None
        self._truth: EvidenceCharts | None = None  # the right line, next to one drawn wrong
        self._truth_of: object = None
        self.widget = frame("rk-at-ask", children=[self._head, self._body, self._foot])

    def show(self, scene: LessonScene) -> None:
        view = QuestionView(self.session.answering) if scene.asking else None
        own = self._show_own(view, scene.say) if view is not None else None
        self._show_plot(view, scene.say)
        self._show_truth(view, scene.say)
        children = [self._head]
        children += [own] if own is not None else []
        children += [self._body]
        children += [each.widget for each in (self._plot, self._truth) if each is not None]
        children += [self._foot]
        if list(self.widget.children) != children:
            self.widget.children = children

    def _show_own(self, view: QuestionView, say: Catalogue) -> ipywidgets.Widget | None:
        make = self.session.lab.ask_widget
        if self._own is None and make is not None:
            self._own = make(self.session)
        return None if self._own is None else self._own.show(view, say)

    def _show_plot(self, view: QuestionView | None, say: Catalogue) -> None:
        wanted = None
        if view is not None and (view.shown.kind in PLOTS or view.shown.charts):
            wanted = (view.answering.open_sheet.id, view.shown.id, say.locale, view.shown.charts)
        if wanted != self._plot_of:
            if self._plot is not None:
                self._plot.close()
            self._plot, self._plot_of = None, wanted
            if wanted is not None and view is not None:
                self._plot = self._make_plot(view, say)
        if self._plot is not None and view is not None:
            grade = None if view.changed else view.standing.told
            # Charts can be pinned from in arguments only; other questions just show them.
            takes = view.open and not (view.shown.charts and view.shown.kind != "argument")
            self._plot.show(view.draft, grade, open_=takes)

    def _show_truth(self, view: QuestionView | None, say: Catalogue) -> None:
        answering = self.session.answering
        chart = None if view is None else answering.sitting.true_line(view.shown.id)
        wanted = None if chart is None else (answering.open_sheet.id, chart.id, say.locale)
        if wanted == self._truth_of:
            return
        if self._truth is not None:
            self._truth.close()
        self._truth, self._truth_of = None, wanted
        if chart is not None:
            from reefkit.labs.evidence_charts import EvidenceCharts  # noqa: PLC0415  # as above

            self._truth = EvidenceCharts((chart,), say)
            self._truth.show(None, None, open_=False)

    def _make_plot(self, view: QuestionView, say: Catalogue) -> PlotItem | EvidenceCharts:
        # Imported here: bqplot is slow to import.
        from reefkit.labs.evidence_charts import EvidenceCharts  # noqa: PLC0415
        from reefkit.labs.plot_question import PlotItem  # noqa: PLC0415

        if view.shown.charts:
            charts = EvidenceCharts(view.shown.charts, say)
            charts.on_pick(self._pinned)
            return charts
        plot = PlotItem(view.shown, say, view.draft)
        plot.on_change(self._plotted)
        return plot

    def _pinned(self, point: str) -> None:
        held = answer_draft.pins_of(
            self.session.answering.draft(self.session.answering.question.id)
        )
        self.session.do("ask-unpin" if point in held else "ask-pin", {"point": point})

    def _plotted(self, draft: answer_draft.Draft) -> None:
        """Store a drawn plot; a refusal is reported here, since this is not an act of a panel."""
        session = self.session
        session.said, session.refused = None, False
        try:
            session.answering.sitting.check(session.answering.question.id)
            session.answering.set_draft(session.answering.question.id, draft)
        except ReefkitError as error:
            session.refuse(error.message)
        session.changed()
