"""A plot question: the widget that the student draws in, and its answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from reefkit.assess.question_page import ShownCurve, ShownQuestion, ShownRange
from reefkit.assess.verdict import Grade
from reefkit.labs.answer_draft import Draft
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.art import art
from reefkit.widgets.plots import Count, CurvePlot, PlotEvent, RangePlot, Taxon, Verdict

ENDINGS = ("standing", "extirpated", "extinct")
_OF_ANSWER = {"range": ("disasters", "disaster/"), "curve": ("losses", "loss/")}


class PlotItem:
    """The widget of one plot question, made when the question is opened and closed when it is left.

    `shown`: A question of kind ``range-plot`` or ``curve-plot``. `draft`: The answer so far.

    Attributes
    ----------
    widget
        The plot.

    Raises
    ------
    ValueError
        If the question has no plot.
    """

    def __init__(self, shown: ShownQuestion, say: Catalogue, draft: Draft = None) -> None:
        self.shown, self.say = shown, say
        self._calls: list[Callable[[Draft], None]] = []
        self._draft = draft
        self.widget = self._widget(draft)
        self.widget.observe(self._changed, "value")

    def on_change(self, call: Callable[[Draft], None]) -> None:
        self._calls.append(call)

    @property
    def answer(self) -> Draft:
        """The answer as drawn; None if nothing is drawn.

        In a curve, marking that nothing was lost is an answer too.
        """
        value = dict(self.widget.value)
        name = _OF_ANSWER[self.widget.kind][0]
        marks = value.pop("marks")
        drawn: dict[str, Any] = {**value, name: marks}
        is_silent = name == "losses" and marks is not None
        return drawn if is_silent or any(drawn.values()) else None

    def show(self, draft: Draft, grade: Grade | None, *, open_: bool) -> None:
        """Update the widget to the question; cheap if nothing has changed.

        `draft`: The answer on the page; drawn again if it differs from the widget's. `grade`: The
        feedback to show; None for none. `open_`: Whether an answer is taken.
        """
        if draft != self._draft:
            self._draft = draft
            if draft != self.answer:
                # Not observed, since the change comes from the page itself.
                self.widget.unobserve(self._changed, "value")
                self.widget.value = self._own(draft)
                self.widget.observe(self._changed, "value")
        self.widget.disabled = not open_
        self.widget.show_verdicts(self._verdicts(grade))

    def close(self) -> None:
        self.widget.close_all()

    def _changed(self, _change: Mapping[str, Any]) -> None:
        self._draft = self.answer
        for call in tuple(self._calls):
            call(self._draft)

    def _verdicts(self, grade: Grade | None) -> dict[str, Verdict]:
        begins = _OF_ANSWER[self.widget.kind][1]
        marks = grade.marks if grade is not None else ()
        return {
            each.key.replace(begins, "mark/", 1) if each.key.startswith(begins) else each.key: (
                Verdict(each.right, self._render_words(each.why))
            )
            for each in marks
        }

    def _own(self, draft: Draft) -> dict[str, Any]:
        held = dict(draft or {})
        name = _OF_ANSWER["range" if isinstance(self.shown.plot, ShownRange) else "curve"][0]
        held["marks"] = held.pop(name, None)
        return held

    def _widget(self, draft: Draft) -> RangePlot | CurvePlot:
        plot, value = self.shown.plot, self._own(draft)
        if isinstance(plot, ShownRange):
            return self._range(plot, value)
        if isinstance(plot, ShownCurve):
            return self._curve(plot, value)
        raise ValueError("the question asks for no plot")

    def _range(self, plot: ShownRange, value: Mapping[str, Any]) -> RangePlot:
        drawn = art().organisms
        taxa = [
            Taxon(
                each.id,
                self._render_words(each.label),
                each.id if each.id in drawn else "",
                given=plot.given.get(each.id),
                stays=plot.stays.get(each.id, ()),
            )
            for each in plot.taxa
        ]
        open_taxa = [each for each in taxa if each.given is None]
        given = [each for each in taxa if each.given is not None]
        endings = {each: self._render_words(Message(f"plots-became-{each}")) for each in ENDINGS}
        return RangePlot(
            [*open_taxa, *given],
            plot.rounds,
            time=self._render_words(self.shown.unit),
            endings=endings if plot.endings else None,
            events=[
                PlotEvent(each.id, self._render_words(each.label), each.times)
                for each in plot.disasters
            ],
            value=value,
            say=self.say,
        )

    def _curve(self, plot: ShownCurve, value: Mapping[str, Any]) -> CurvePlot:
        drawn, names = (
            art().organisms,
            {each.id: self._render_words(each.label) for each in plot.taxa},
        )
        counts = [
            [Count(names[id_], count, id_ if id_ in drawn else "") for id_, count in one.items()]
            for one in plot.counts
        ]
        return CurvePlot(
            plot.rounds,
            plot.most,
            measure=self._render_words(plot.measure),
            time=self._render_words(self.shown.unit),
            step=1.0 if plot.whole else 0.1,
            points=[self._render_words(each) for each in plot.points],
            given={int(time): value for time, value in plot.given.items()},
            counts=counts,
            marks=self._render_words(message("plots-lost")) if plot.losses else "",
            value=value,
            say=self.say,
        )

    def _render_words(self, words_: Message | None) -> str:
        return "" if words_ is None else self.say.render(words_)
