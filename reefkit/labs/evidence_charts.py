"""Charts in questions: those beside an argument, whose points are pinned, and the plots to draw."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from reefkit.assess.evidence import title_of
from reefkit.assess.plots import TrueCurve, TrueRanges
from reefkit.assess.question import MatchChart
from reefkit.assess.question_page import ShownCurve, ShownQuestion, ShownRange
from reefkit.assess.verdict import Grade
from reefkit.labs import answer_draft
from reefkit.labs.answer_draft import Draft
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.art import art
from reefkit.widgets.chart_data import Bar, Disaster, Measure, Picked, Series
from reefkit.widgets.panel import frame
from reefkit.widgets.plots import Count, CurvePlot, Event, RangePlot, Taxon, Verdict

if TYPE_CHECKING:
    from reefkit.widgets.charts import Chart, ChartSheet, LineChart, RangeChart


LEFT = 44
"""Pixels left of a curve, which has figures there and no names."""
ROW, AROUND = 20, 84
"""Pixels of a bar's row, and of what stands above and below all of them."""
LEAST, CURVE = 130, 190
"""Pixels that a chart of few bars has, and a curve."""
END = "†"
"""Beside the end of a bar; the list says what became of it."""
BAR, PINNED = "#0B6477", "#B5530B"
"""Of what can be pinned, and of what is: both 4.5:1 on white at least."""
_KINDS = {"bar": "bar", "ending": "bar", "point": "value", "disaster": "event"}


class EvidenceCharts:
    """The charts of an argument as they stand on a page: a click on a point pins it.

    `say`: The catalogue of the reader's language.

    Attributes
    ----------
    widget
        What stands on the page.
    """

    def __init__(self, charts: Sequence[MatchChart], say: Catalogue) -> None:
        self.say = say
        self._calls: list[Callable[[str], None]] = []
        self._open = True
        self._pins: tuple[str, ...] | None = None
        self._sheets: list[ChartSheet] = []
        self._fills: list[tuple[str, Callable[[set[str]], None]]] = []
        for each in charts:
            plot = each.plot
            if isinstance(plot, TrueRanges):
                self._add_bars(each, plot)
            else:
                self._add_curve(each, plot)
        self.widget = frame("rk-pin-charts", children=self._sheets)

    def on_pick(self, call: Callable[[str], None]) -> None:
        self._calls.append(call)

    def show(self, draft: Draft, told: Grade | None, *, open_: bool) -> None:
        self._open = open_
        pins = tuple(answer_draft.pins_of(draft))
        if pins == self._pins:
            return
        self._pins = pins
        for (chart, fill), sheet in zip(self._fills, self._sheets, strict=True):
            begins = f"{chart}/"
            with sheet.hold():
                fill({pin.removeprefix(begins) for pin in pins if pin.startswith(begins)})

    def close(self) -> None:
        for sheet in self._sheets:
            for each in (*sheet.children, sheet):
                each.close()
        self.widget.close()

    def _picked(self, chart: MatchChart, picked: Picked) -> None:
        kind = _KINDS.get(picked.kind)
        key = f"{picked.time:.0f}" if kind == "value" else picked.key
        if kind and self._open:
            for call in tuple(self._calls):
                call(f"{chart.id}/{kind}/{key}")

    def _add_bars(self, shown: MatchChart, plot: TrueRanges) -> None:
        from reefkit.widgets import charts as made  # noqa: PLC0415  # bqplot: not before it is seen

        axis = made.TimeAxis(plot.rounds, self._said(shown.unit), ends=0, say=self.say)
        height = max(LEAST, AROUND + ROW * len(plot.ranges))
        colours = {"bar": BAR, "pinned": PINNED}
        chart = made.RangeChart(
            axis, title=self._title(shown), height=height, colours=colours, say=self.say
        )
        self._add(shown, chart, partial(self._fill_bars, shown, plot, chart))

    def _add_curve(self, shown: MatchChart, plot: TrueCurve) -> None:
        from reefkit.widgets import charts as made  # noqa: PLC0415  # bqplot: not before it is seen

        rounds = len(plot.values) - 1
        label = self._said(shown.unit)
        axis = made.TimeAxis(rounds, label, left=LEFT, ends=0, say=self.say)
        chart = made.LineChart(axis, title=self._title(shown), height=CURVE, say=self.say)
        self._add(shown, chart, partial(self._fill_curve, shown, plot, chart))

    def _add(self, shown: MatchChart, chart: Chart, fill: Callable[[set[str]], None]) -> None:
        chart.on_select(partial(self._picked, shown))
        self._sheets.append(chart.widget)
        self._fills.append((shown.id, fill))

    def _fill_bars(
        self, shown: MatchChart, plot: TrueRanges, chart: RangeChart, pins: set[str]
    ) -> None:
        struck = [
            Disaster(at, "", f"{id_}/{at}")  # names have no room here: the list says them
            for id_, rounds in plot.disasters.items()
            for at in sorted(set(rounds))
        ]
        chart.axis.show(plot.rounds, sorted(struck, key=lambda each: each.time))
        bars = []
        for taxon, (first, last) in plot.ranges.items():
            ended = END if plot.endings.get(taxon, "standing") != "standing" else ""
            family = "pinned" if f"bar/{taxon}" in pins else "bar"
            name = self._said(shown.labels.get(taxon))
            drawing = taxon if taxon in art().organisms else ""
            bars.append(Bar(taxon, name, drawing, family, first, last, ended))
        chart.show(bars)

    def _fill_curve(
        self, shown: MatchChart, plot: TrueCurve, chart: LineChart, pins: set[str]
    ) -> None:
        held = tuple(
            value if f"value/{time}" in pins else math.nan for time, value in enumerate(plot.values)
        )
        lines = [Series("own", "", plot.values, colour=BAR)]
        if not all(map(math.isnan, held)):
            lines.append(Series("pinned", "", held, shape="diamond", colour=PINNED))
        chart.axis.show(len(plot.values) - 1)
        whole = all(math.isnan(value) or value.is_integer() for value in plot.values)
        name = self._said(shown.labels.get("measure"))
        chart.show(Measure("own", name, tuple(lines), whole=whole))

    def _title(self, shown: MatchChart) -> str:
        title = self._said(title_of(shown))
        return title[:1].upper() + title[1:]

    def _said(self, said: Message | None) -> str:
        return self.say.render(said if said is not None else message("assess-nameless", id=""))


# ---- A plot question: the widget that the student draws in, and the answer it makes

ENDINGS = ("standing", "extirpated", "extinct")
_OF_ANSWER = {"range": ("disasters", "disaster/"), "curve": ("losses", "loss/")}


class PlotItem:
    """One plot question as it stands on a page: made when it is opened, closed when it is left.

    `shown`: The question, of kind ``range-plot`` or ``curve-plot``.
    `say`: The catalogue of the reader's language.
    `draft`: The answer as it was drawn before.

    Attributes
    ----------
    widget
        What stands on the page.

    Raises
    ------
    ValueError
        When the question asks for no plot.
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
        value = dict(self.widget.value)
        name = _OF_ANSWER[self.widget.kind][0]
        marks = value.pop("marks")
        drawn: dict[str, Any] = {**value, name: marks}
        said_none = name == "losses" and marks is not None
        return drawn if said_none or any(drawn.values()) else None

    def show(self, draft: Draft, told: Grade | None, *, open_: bool) -> None:
        """Bring the widget to how the question stands; cheap when nothing has changed.

        `draft`: The answer as the page has it: another than was drawn here is drawn anew.
        `told`: What may be told of it; None for nothing.
        `open_`: Whether an answer is taken.
        """
        if draft != self._draft:
            self._draft = draft
            if draft != self.answer:
                self.widget.unobserve(self._changed, "value")  # the page is told what it said
                self.widget.value = self._own(draft)
                self.widget.observe(self._changed, "value")
        self.widget.disabled = not open_
        self.widget.show_verdicts(self._verdicts(told))

    def close(self) -> None:
        self.widget.close_all()

    def _changed(self, _change: Mapping[str, Any]) -> None:
        self._draft = self.answer
        for call in tuple(self._calls):
            call(self._draft)

    def _verdicts(self, told: Grade | None) -> dict[str, Verdict]:
        begins = _OF_ANSWER[self.widget.kind][1]
        marks = told.marks if told is not None else ()
        return {
            each.key.replace(begins, "mark/", 1) if each.key.startswith(begins) else each.key: (
                Verdict(each.right, self._said(each.why))
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
                self._said(each.label),
                each.id if each.id in drawn else "",
                given=plot.given.get(each.id),
            )
            for each in plot.taxa
        ]
        asked = [each for each in taxa if each.given is None]
        given = [each for each in taxa if each.given is not None]
        endings = {each: self._said(Message(f"plots-became-{each}")) for each in ENDINGS}
        return RangePlot(
            [*asked, *given],
            plot.rounds,
            time=self._said(self.shown.unit),
            endings=endings if plot.endings else None,
            events=[Event(each.id, self._said(each.label), each.times) for each in plot.disasters],
            value=value,
            say=self.say,
        )

    def _curve(self, plot: ShownCurve, value: Mapping[str, Any]) -> CurvePlot:
        drawn, names = art().organisms, {each.id: self._said(each.label) for each in plot.taxa}
        counts = [
            [Count(names[id_], count, id_ if id_ in drawn else "") for id_, count in one.items()]
            for one in plot.counts
        ]
        return CurvePlot(
            plot.rounds,
            plot.most,
            measure=self._said(plot.measure),
            time=self._said(self.shown.unit),
            step=1.0 if plot.whole else 0.1,
            points=[self._said(each) for each in plot.points],
            given={int(time): value for time, value in plot.given.items()},
            counts=counts,
            marks=self._said(message("plots-lost")) if plot.losses else "",
            value=value,
            say=self.say,
        )

    def _said(self, said: Message | None) -> str:
        return "" if said is None else self.say.render(said)
