"""The widgets of a question between its regions: the lab's own board, and plots.

They are made when a question first needs them, and a plot goes with its question: a page has few
widgets, whichever part is open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import ipywidgets  # type: ignore[import-untyped]

from reefkit.labs.assessing import drafts
from reefkit.labs.assessing.asked import Asked
from reefkit.labs.assessing.verdict import PLOTS
from reefkit.text import Catalogue, ReefkitError
from reefkit.widgets.frame import frame

if TYPE_CHECKING:
    from reefkit.labs.assessing.plot_item import PlotItem
    from reefkit.labs.lesson.kind import AskWidget
    from reefkit.labs.lesson.scene import LessonScene
    from reefkit.labs.lesson.session import LessonSession
    from reefkit.widgets.panel import Panel


class Asking:
    """A question's own box on the page: head, board, answer, plot, foot.

    Parameters
    ----------
    session
        Whose desk it shows.
    head, body, foot
        The regions of the question.
    """

    def __init__(self, session: LessonSession, head: Panel, body: Panel, foot: Panel) -> None:
        self.session = session
        self._head, self._body, self._foot = head, body, foot
        self._own: AskWidget | None = None
        self._plot: PlotItem | None = None
        self._plot_of: object = None
        self.widget = frame("rk-at-ask", children=[head, body, foot])

    def show(self, scene: LessonScene) -> None:
        """Show the open question's board or plot; nothing while no question is open."""
        asked = Asked(self.session.desk) if scene.asking else None
        own = self._show_own(asked, scene.say) if asked is not None else None
        self._show_plot(asked, scene.say)
        children = [self._head]
        children += [own] if own is not None else []
        children += [self._body]
        children += [self._plot.widget] if self._plot is not None else []
        children += [self._foot]
        if list(self.widget.children) != children:
            self.widget.children = children

    def _show_own(self, asked: Asked, say: Catalogue) -> ipywidgets.Widget | None:
        """Give what the lab draws of the question; none where it draws none."""
        make = self.session.kind.ask_widget
        if self._own is None and make is not None:
            self._own = make(self.session)
        return None if self._own is None else self._own.show(asked, say)

    def _show_plot(self, asked: Asked | None, say: Catalogue) -> None:
        """Make the plot of a question that asks for one, and close that of another."""
        wanted = None
        if asked is not None and asked.shown.kind in PLOTS:
            wanted = (asked.desk.open_sheet.id, asked.shown.id, say.locale)
        if wanted != self._plot_of:
            if self._plot is not None:
                self._plot.close()
            self._plot, self._plot_of = None, wanted
            if wanted is not None and asked is not None:
                self._plot = self._make_plot(asked, say)
        if self._plot is not None and asked is not None:
            told = None if asked.changed else asked.standing.told
            self._plot.show(asked.draft, told, open_=asked.open)

    def _make_plot(self, asked: Asked, say: Catalogue) -> PlotItem:
        from reefkit.labs.assessing.plot_item import PlotItem  # noqa: PLC0415  # when it is needed

        plot = PlotItem(asked.shown, say, asked.draft)
        plot.on_change(self._plotted)
        return plot

    def _plotted(self, draft: drafts.Draft) -> None:
        """Take what was drawn; it is no act of a panel, so a refusal is said here."""
        session = self.session
        session.said, session.refused = None, False
        try:
            session.desk.sitting.check(session.desk.question.id)
            session.desk.set_draft(session.desk.question.id, draft)
        except ReefkitError as error:
            session.refuse(error.message)
        session.changed()
