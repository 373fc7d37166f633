"""The page *What if* and its chart: change one thing, predict, play the other course, compare."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

from reefkit.labs.lesson import match_setup, what_if
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.lesson.what_if import (
    GUESSES,
    Compared,
    ComparedCurve,
    CourseResult,
    Trial,
    WhatIf,
    curves_now,
    refusal,
    trial_of,
    what_if_of,
)
from reefkit.labs.session import Acts
from reefkit.match.counterfactual import Change, Course
from reefkit.match.errors import Rejection, reject
from reefkit.match.log import MOST_ENTRIES
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.chart_data import Fork, Measure, Series
from reefkit.widgets.panel import frame

if TYPE_CHECKING:
    from reefkit.widgets.charts import ChartSheet, DiversityChart, TimeAxis


# ---- The page *What if*: change one thing, predict, play the other course, compare

PAGE = "what-if"
"""The whole page's name."""
what_if_acts = Acts()


class _OpenedFrom(Struct, frozen=True):
    """From which moment of the replay the page is opened; −1: from none."""

    position: Annotated[int, Meta(ge=-1, le=MOST_ENTRIES)] = -1


class _OfferChosen(Struct, frozen=True):
    """One thing that is set on the page, and what it is set to."""

    name: Literal["change", "value", "position", "measure", "guess"]
    value: Annotated[str, Meta(max_length=100)] = ""


class _WhatIfForm(NamedTuple):
    """What is set on the page, as far as it is."""

    offer: what_if.WhatIfChange | None  #: What is to be changed; none before anything was chosen.
    change: Change | None = None  #: The change; none while something of it is missing.
    #: ``moments``, ``at``: When it can be made, and when it is; none where it never can.
    moments: tuple[what_if.When, ...] = ()
    at: int | None = None
    curves: tuple[ComparedCurve, ...] = ()  #: What can be predicted.
    why: Message | None = None  #: Why it is no change yet; none where there is nothing to say.


@what_if_acts.on("what-if-open", _OpenedFrom)
def _open_page(session: LessonSession, values: _OpenedFrom) -> None:
    """Open the page, perhaps from a moment of the replay."""
    if session.lab.what_if is None:
        raise reject("lab-not-understood")
    trial = trial_of(session)
    if values.position >= 0:
        trial.replayed = trial.position = values.position
    session.ui.page = PAGE


@what_if_acts.on("what-if-set", _OfferChosen)
def choose(session: LessonSession, values: _OfferChosen) -> None:
    """Set what is changed, when, and what is expected; it stands while a course is played."""
    _check(session)
    trial = trial_of(session)
    if trial.course is not None or trial.result is not None:
        raise reject("what-if-running")
    if values.name == "change":
        known = {each.key for each in what_if.offers(session)}
        if values.value not in {"", *known}:
            raise reject("lab-not-understood")
        trial.change, trial.value, trial.position = values.value, "", None
    elif values.name == "position":
        if not values.value.isdecimal():
            raise reject("lab-not-understood")
        trial.position = int(values.value[:6])
    elif values.name == "guess":
        guess = next((each for each in GUESSES if each == values.value), None)
        if guess is None:
            raise reject("lab-not-understood")
        trial.guess = guess
    elif values.name == "measure":
        trial.measure = values.value
    else:
        trial.value = values.value


@what_if_acts.on("what-if-run")
def _run(session: LessonSession, values: object) -> None:
    """Play the course, once the student has said what to expect."""
    del values
    _check(session)
    trial = trial_of(session)
    if trial.course is not None:
        return
    change = what_if.change_of(session)
    position = what_if.position_of(session, what_if.moments_of(session, change))
    if position is None:
        raise reject("what-if-never")
    if not trial.guess:
        raise reject("what-if-predict-first")
    measure = _compared_measure(_asked(session, position), trial)
    course = Course(session.open_table.match, change, position)
    trial.position, trial.measure = position, measure.key
    trial.result, trial.course = None, course


@what_if_acts.on("what-if-stop")
def _stop(session: LessonSession, values: object) -> None:
    """Leave the course that is played; what was set stays."""
    del values
    trial_of(session).course = None


@what_if_acts.on("what-if-again")
def again(session: LessonSession, values: object) -> None:
    """Change something else: the prediction is made anew."""
    del values
    old = trial_of(session)
    session.ui.what_if = Trial(old.change, old.value, old.position, old.replayed, old.measure)


@what_if_acts.on("what-if-csv")
def _save(session: LessonSession, values: object) -> None:
    """Hand out the numbers of both courses as CSV."""
    del values
    _check(session)
    result = trial_of(session).result
    if result is None:
        raise reject("what-if-nothing")
    name = match_setup.file_name(session.lab.lesson, session.open_table, PAGE) + ".csv"
    session.give_file(name, match_setup.TABLE_TYPE, what_if.as_csv(session, result))
    session.tell(message("record-exported", file=name, rows=what_if.count_rows(result)))


def _check(session: LessonSession) -> None:
    why = refusal(session)
    if why is not None:
        raise Rejection(why)


# -- what the page shows ---------------------------------------------------------------------------


def _asked(session: LessonSession, position: int) -> tuple[ComparedCurve, ...]:
    """Give the curves that can be predicted: those that the chart draws."""
    return tuple(each for each in curves_now(session, position) if each.drawn)


def _compared_measure(curves: tuple[ComparedCurve, ...], trial: Trial) -> ComparedCurve:
    """Give the curve that is predicted: as chosen, else the first."""
    return next((each for each in curves if each.key == trial.measure), curves[0])


def _form(session: LessonSession) -> _WhatIfForm:
    """Give what is set on the page, and what can be."""
    trial, offer = trial_of(session), what_if.chosen(session)
    form = _WhatIfForm(offer)
    try:
        change = what_if.change_of(session)
        allowed = what_if.moments_of(session, change)
    except Rejection as error:
        told = offer is not None and (bool(trial.value) or not offer.is_typed)
        return form._replace(why=error.message if told else None)
    at = what_if.position_of(session, allowed)
    return form._replace(
        change=change, moments=allowed, at=at, curves=() if at is None else _asked(session, at)
    )


def _render_what_if(scene: LessonScene) -> str:
    """Draw the page, when it is open."""
    if scene.ui.page != PAGE:
        return ""
    session, trial = scene.session, trial_of(scene.session)
    why_not = refusal(session)
    if why_not is not None:
        return scene.render("what_if_not.html", why=why_not)
    form, found = _form(session), what_if.offers(session)
    if trial.result is not None:
        when = [each.name for each in form.moments if each.position == form.at]
        return scene.render(
            "what_if_found.html",
            said=None if form.change is None else what_if.said_change(session, form.change),
            when=when[0] if when else None,
            verdict=what_if.verdict(trial, trial.result),
            rows=what_if.rows(trial.result),
            told=what_if.told(session, trial.result),
        )
    groups = [(group, [one for one in found if one.group == group]) for group in what_if.GROUPS]
    return scene.render(
        "what_if.html",
        trial=trial,
        form=form,
        groups=groups,
        value="" if form.offer is None else what_if.value_of(session, form.offer),
        measure=_compared_measure(form.curves, trial) if form.curves else None,
        guesses=GUESSES,
    )


WHAT_IF = Part(PAGE, _render_what_if, what_if_acts)


# ---- The chart of *What if*: the match as it was played, and the other course laid over it
#
# bqplot is slow to import, so the chart is made when the page is first open.

CHART_HEIGHT = 420
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
        self.chart = made.DiversityChart(axis, title=title, height=CHART_HEIGHT, say=scene.say)
        old, self._sheet = self._sheet, made.ChartSheet([self.chart])
        self.widget.children = (self._sheet,)
        for each in () if old is None else (*old.children, old):
            each.close()
        self._made, self._shown = wanted, None

    def _fill(
        self, scene: LessonScene, curves: list[ComparedCurve], result: CourseResult | None
    ) -> None:
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


def _curves(session: LessonSession) -> list[ComparedCurve]:
    """Give the curves of the match as it was played, around the moment that is set."""
    try:
        change = what_if.change_of(session)
        at = what_if.position_of(session, what_if.moments_of(session, change))
    except Rejection:
        at = None
    return [each for each in curves_now(session, at or 0) if each.drawn]


def _drawn(result: CourseResult) -> list[Compared]:
    return [each for each in result.compared if each.was.drawn]


def _fork(scene: LessonScene, axis: TimeAxis, result: CourseResult) -> Fork:
    """Mark where simulation begins; without any, where the change was made."""
    begins = result.begins_at
    at = result.changed_at if begins is None else begins
    name = "what-if-fork-changed" if begins is None else "what-if-fork"
    return Fork(min(max(at, 0.0), float(axis.rounds)), scene.say.render(message(name)))


def _measure(
    say: Catalogue, curve: ComparedCurve, pair: Compared | None, result: CourseResult | None
) -> Measure:
    """Give one choice of the chart: the line as it was played, and the other course over it."""
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
