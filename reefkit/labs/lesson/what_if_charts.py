"""The chart of *What if*: the match as it was played, and the other course laid over it.

bqplot is slow to import, so the chart is made when the page is first open.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from reefkit.labs.lesson import offers
from reefkit.labs.lesson.parts.what_if import PAGE
from reefkit.labs.lesson.what_if import curves_now, refusal, trial_of, what_if_of
from reefkit.match.errors import Rejection
from reefkit.text import message
from reefkit.widgets.frame import frame

if TYPE_CHECKING:
    from reefkit.labs.lesson.scene import LessonScene
    from reefkit.labs.lesson.session import LessonSession
    from reefkit.labs.lesson.what_if import Compared, Curve, Result, WhatIf
    from reefkit.text import Catalogue
    from reefkit.widgets.charts import ChartSheet, DiversityChart, Fork, Measure, TimeAxis

HEIGHT = 420
"""Pixels of the chart: it fits beside what is set, in a window of 620."""


class WhatIfCharts:
    """The chart beside what is set.

    Parameters
    ----------
    session
        Whose match is drawn.

    Attributes
    ----------
    widget
        The region that holds the chart; empty while the page is not open.
    chart, axis
        What is drawn now; none before the page was open.
    """

    def __init__(self, session: LessonSession) -> None:
        self.session = session
        self.widget = frame("rk-at-what-if")
        self.chart: DiversityChart | None = None
        self.axis: TimeAxis | None = None
        self._sheet: ChartSheet | None = None
        self._made: object = None
        self._shown: object = None

    def show(self, scene: LessonScene) -> None:
        """Bring the chart to what is set, and to what came of it."""
        session = self.session
        if scene.ui.page != PAGE or refusal(session) is not None:
            return
        trial = trial_of(session)
        asked, result = what_if_of(session), trial.result
        curves = _curves(session) if result is None else [each.was for each in _drawn(result)]
        if not curves:
            return
        now = () if result is None else tuple(each.now for each in _drawn(result))
        last = max(len(each.values) for each in (*curves, *now)) - 1
        self._make(scene, asked, max(last, 1))
        key = (session.table, tuple(curves), now, trial.measure)
        if key != self._shown:
            self._shown = key
            self._fill(scene, curves, result)
            if self.chart is not None and trial.measure in dict(self.chart.choices):
                self.chart.choose(trial.measure)

    def _make(self, scene: LessonScene, asked: WhatIf, rounds: int) -> None:
        """Make the chart for a length of time; while it stays, so does the chart."""
        label = scene.say.render(asked.label(scene.table))
        wanted = (rounds, label, scene.say)
        if wanted == self._made:
            return
        from reefkit.widgets import charts as made  # noqa: PLC0415  # bqplot: not before it is seen

        head = "" if asked.band_head is None else scene.say.render(asked.band_head)
        axis = made.TimeAxis(
            rounds, label, exact=asked.exact, band_head=head, courses=True, say=scene.say
        )
        title = scene.say.render(message("what-if-chart"))
        self.axis = axis
        self.chart = made.DiversityChart(axis, title=title, height=HEIGHT, say=scene.say)
        old, self._sheet = self._sheet, made.ChartSheet([self.chart])
        self.widget.children = (self._sheet,)
        for each in () if old is None else (*old.children, old):
            each.close()
        self._made, self._shown = wanted, None

    def _fill(self, scene: LessonScene, curves: list[Curve], result: Result | None) -> None:
        chart, axis, sheet = self.chart, self.axis, self._sheet
        if chart is None or axis is None or sheet is None:
            return
        pairs = {} if result is None else {each.was.key: each for each in result.compared}
        with sheet.hold():
            bands = what_if_of(self.session).bands
            axis.show(
                axis.rounds,
                bands=() if bands is None else bands(scene),
                fork=None if result is None else _fork(scene, axis, result),
            )
            chart.show(*(_measure(scene.say, each, pairs.get(each.key), result) for each in curves))


def _curves(session: LessonSession) -> list[Curve]:
    """Give the curves of the match as it was played, around the moment that is set."""
    try:
        change = offers.change_of(session)
        at = offers.position_of(session, offers.moments_of(session, change))
    except Rejection:
        at = None
    return [each for each in curves_now(session, at or 0) if each.drawn]


def _drawn(result: Result) -> list[Compared]:
    return [each for each in result.compared if each.was.drawn]


def _fork(scene: LessonScene, axis: TimeAxis, result: Result) -> Fork:
    """Mark where simulation begins; without any, where the change was made."""
    from reefkit.widgets.charts import Fork  # noqa: PLC0415  # as above

    begins = result.begins_at
    at = result.changed_at if begins is None else begins
    name = "what-if-fork-changed" if begins is None else "what-if-fork"
    return Fork(min(max(at, 0.0), float(axis.rounds)), scene.say.render(message(name)))


def _measure(say: Catalogue, curve: Curve, pair: Compared | None, result: Result | None) -> Measure:
    """Give one choice of the chart: the line as it was played, and the other course over it."""
    from reefkit.widgets.charts import Measure, Series  # noqa: PLC0415  # as above

    other: tuple[float, ...] = ()
    if pair is not None and result is not None:
        from_ = math.floor(result.changed_at)
        other = tuple(
            value if time >= from_ else math.nan for time, value in enumerate(pair.now.values)
        )
    played = say.render(message("what-if-as-played"))
    line = Series(
        curve.key, played, curve.values, other=other, other_name=say.render(message("what-if-line"))
    )
    return Measure(curve.key, say.render(curve.name), (line,), whole=curve.whole)
