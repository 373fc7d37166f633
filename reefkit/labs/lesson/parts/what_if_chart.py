"""The chart of *What if*: the match as played, and the changed course over it.

bqplot is slow to import, so the chart is made when the page is first opened.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, ClassVar

from reefkit.labs.lesson.live_charts import ChartPanel, ChartTime, LiveCharts, Sheets
from reefkit.labs.lesson.parts.change_choices import (
    change_of,
    curves_now,
    moments_of,
    position_of,
    refusal,
    trial_of,
    what_if_of,
)
from reefkit.labs.lesson.parts.what_if_page import PAGE
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.lesson.what_if import Compared, ComparedCurve, CourseResult
from reefkit.match.errors import Rejection
from reefkit.text import Catalogue, message
from reefkit.widgets.chart_data import Fork, Measure, Series

if TYPE_CHECKING:
    from collections.abc import Hashable

    from reefkit.widgets.chart_data import Picked
    from reefkit.widgets.charts import TimeAxis

CHART_HEIGHT = 420
"""Height in pixels, which fits next to the form in a window 620 pixels high."""


class WhatIfCharts(LiveCharts):
    """The chart next to the form; made when the page is first opened."""

    sheets: ClassVar[Sheets] = {PAGE: (ChartPanel("chart", "DiversityChart", CHART_HEIGHT),)}
    title = "what-if-"
    place = "rk-at-what-if"

    def __init__(self, session: LessonSession) -> None:
        super().__init__(session)
        self._played: tuple[ComparedCurve, ...] = ()
        self._result: CourseResult | None = None

    def tab(self, scene: LessonScene) -> str:
        session = self.session
        if scene.ui.page != PAGE or refusal(session) is not None:
            return ""
        result = self._result = trial_of(session).result
        curves = _curves(session) if result is None else [each.was for each in result.drawn]
        self._played = tuple(curves)
        return PAGE if curves else ""

    def time(self, scene: LessonScene) -> ChartTime:
        what_if = what_if_of(self.session)
        last = max(len(each.values) for each in (*self._played, *self._now())) - 1
        return ChartTime(
            max(last, 1), scene.table.course().label, what_if.exact, what_if.band_head, courses=True
        )

    def key(self, scene: LessonScene) -> Hashable:
        return (scene.table, self._played, self._now(), trial_of(self.session).measure)

    def fill(self, tab: str, scene: LessonScene) -> None:
        axis, chart, result = self.times[tab], self.charts["chart"], self._result
        pairs = {} if result is None else {each.was.key: each for each in result.compared}
        bands = what_if_of(self.session).bands
        axis.show(
            axis.rounds,
            bands=() if bands is None else bands(scene),
            fork=None if result is None else _fork(scene, axis, result),
        )
        chart.show(
            *(_measure(scene.say, each, pairs.get(each.key), result) for each in self._played)
        )
        measure = trial_of(self.session).measure
        if measure in dict(chart.choices):
            chart.choose(measure)

    def picked(self, name: str, picked: Picked, **more: object) -> None:
        """Do nothing: the points of this chart have no story."""

    def _now(self) -> tuple[ComparedCurve, ...]:
        return () if self._result is None else tuple(each.now for each in self._result.drawn)


def _curves(session: LessonSession) -> list[ComparedCurve]:
    try:
        change = change_of(session)
        at = position_of(session, moments_of(session, change))
    except Rejection:
        at = None
    return [each for each in curves_now(session, at or 0) if each.drawn]


def _fork(scene: LessonScene, axis: TimeAxis, result: CourseResult) -> Fork:
    begins = result.begins_at
    at = result.changed_at if begins is None else begins
    name = "what-if-fork-changed" if begins is None else "what-if-fork"
    return Fork(min(max(at, 0.0), float(axis.rounds)), scene.say.render(message(name)))


def _measure(
    say: Catalogue, curve: ComparedCurve, pair: Compared | None, result: CourseResult | None
) -> Measure:
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
