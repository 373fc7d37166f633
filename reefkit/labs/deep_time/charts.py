"""The charts of the steps: fossil ranges in millions of years ago, the reader's reef in rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from reefkit import ecology
from reefkit.games.reef.card_draws import drawn
from reefkit.games.reef.timeline import stays
from reefkit.labs.deep_time.own_match import Sample
from reefkit.labs.deep_time.record import Genus, Numbers
from reefkit.labs.deep_time.steps import DRAWN_AT, MOST_GENERA
from reefkit.text import Message
from reefkit.widgets.art import art
from reefkit.widgets.chart_data import Band, Bar, ChartView, Disaster, Measure, Series
from reefkit.widgets.panel import frame

if TYPE_CHECKING:
    import ipywidgets  # type: ignore[import-untyped]

    from reefkit.labs.deep_time.steps import DeepTimeScene, DeepTimeSession
    from reefkit.widgets.charts import ChartSheet, TimeAxis

OLDEST = 250
"""Start of the axis of fossil ranges, in millions of years ago."""
_NAMES, _FIGURES, _ENDS = 158, 48, 90
"""Pixels left of a plot with names, left of one with numbers only, and right of a plot: as few as
possible, so that the plot is wide enough on a phone.
"""
_HIGH, _LOW, _ROW, _ROUND_ROWS = 430, 220, 18, 100
"""Heights in pixels of the highest range chart, a curve, a row of bars, and what is round rows."""
_DRAWN, _RECORD, _SECOND = "#7A3E8E", "#0B6477", "#A63022"
"""Colours of what a student drew, of the record and originations, and of extinctions."""


class StepCharts:
    """The charts of the open step, made again when the step, the language or their data change.

    Attributes
    ----------
    widget
        The region of the charts.
    """

    def __init__(self, session: DeepTimeSession) -> None:
        self.session = session
        self.widget = frame("rk-at-steps")
        self._shown: object = None
        self._sampled: object = None
        self._found: Any = None  # the chart of what the collector found

    def show(self, scene: DeepTimeScene) -> None:
        done = scene.done
        key: tuple[object, ...] = (scene.step, scene.say.locale)
        if scene.step == "draw":
            key += (done.looked, tuple(done.drawn.items()) if done.looked else ())
        elif scene.step != "fast":
            key += (scene.own_match, scene.step in {"match", "gaps"} and scene.answers)
        if key != self._shown:
            self._shown, self._sampled = key, None
            self._make(scene)
        if scene.step == "gaps" and self._sampled != (done.every, done.chance, done.seed):
            self._sampled = (done.every, done.chance, done.seed)
            bars = _found_bars(scene, scene.sample)
            self._found.show(ChartView("all", "", bars, as_given=True))

    def _make(self, scene: DeepTimeScene) -> None:
        old = self.widget.children
        made = {
            "match": _match,
            "draw": self._draw,
            "record": _record,
            "gaps": self._gaps,
            "rates": _rates,
            "fast": _nothing,
        }[scene.step](scene)
        self.widget.children = tuple(made)
        for each in old:
            for inner in each.children:
                inner.close()
            each.close()

    def _draw(self, scene: DeepTimeScene) -> Sequence[ipywidgets.Widget]:
        from reefkit.widgets.plots import CurvePlot  # noqa: PLC0415  # bqplot is slow to import

        if scene.done.looked:
            return [_expected(scene)]
        say, first = scene.say, scene.rocks.at(DRAWN_AT[0])
        plot = CurvePlot(
            len(DRAWN_AT) - 1,
            MOST_GENERA,
            measure=say.render(Message("deep-time-genera")),
            time=say.render(Message("deep-time-ma")),
            step=10,
            points=[say.render(Message("deep-time-ago", {"time": at})) for at in DRAWN_AT],
            figures=[str(at) for at in DRAWN_AT],
            given={0: first},
            value={
                "values": {
                    str(number): scene.done.drawn[str(at)]
                    for number, at in enumerate(DRAWN_AT)
                    if str(at) in scene.done.drawn
                }
            },
            say=say,
        )
        plot.on_check(self._drawn)
        return [plot]

    def _drawn(self, value: dict[str, Any]) -> None:
        drawn = {str(DRAWN_AT[int(number)]): high for number, high in value["values"].items()}
        self.session.do("deep-time-drawn", {"values": drawn})

    def _gaps(self, scene: DeepTimeScene) -> Sequence[ipywidgets.Widget]:
        lived = ChartView("all", "", _own_bars(scene, brief=True), as_given=True)
        truth = _ranges(scene, _rounds(scene), "deep-time-chart-lived", lived)
        self._found = _ranges(scene, _rounds(scene), "deep-time-chart-found", lived)
        charts = [truth, self._found]
        if scene.answers:
            bars = tuple(_bar(scene, each, gaps=True) for each in scene.rocks.lazarus("Hettangian"))
            all_ = ChartView("all", "", bars)
            charts.append(_ranges(scene, _ago(scene), "deep-time-chart-lazarus", all_))
        return [_sheet(each) for each in charts]


def _nothing(scene: DeepTimeScene) -> Sequence[ipywidgets.Widget]:
    del scene
    return ()


def _ago(scene: DeepTimeScene, left: int = _NAMES) -> TimeAxis:
    from reefkit.widgets.charts import TimeAxis  # noqa: PLC0415  # bqplot is slow to import

    say = scene.say
    axis = TimeAxis(
        OLDEST, say.render(Message("deep-time-ma")), ago=True, say=say, left=left, ends=_ENDS,
        band_head=say.render(Message("deep-time-period")),
    )  # fmt: skip
    bands = [
        Band(start, end, say.render(Message(f"deep-time-period-{system.lower()}")))
        for system, start, end in scene.rocks.systems()
    ]
    ends = [
        Disaster(top, say.render(Message(f"deep-time-end-{stage.lower()}")), stage)
        for stage, top in scene.rocks.great()
    ]
    axis.show(0, ends, bands=bands)
    return axis


def _rounds(scene: DeepTimeScene, left: int = _NAMES) -> TimeAxis:
    from reefkit.widgets.charts import TimeAxis  # noqa: PLC0415  # as above

    own = scene.own_match
    label = scene.say.render(Message("deep-time-rounds"))
    axis = TimeAxis(max(own.rounds, 1), label, left=left, ends=_ENDS, say=scene.say)
    cards = [] if own.table is None else drawn(own.table)
    struck = [
        Disaster(
            each.round,
            scene.say.render(Message(f"card-{each.card}")),
            f"{each.round}-{each.order}-{each.card}",
        )
        for each in cards
        if each.round < own.surveys
    ]
    axis.show(own.surveys - 1, struck)
    return axis


def _sheet(*charts: Any) -> ChartSheet:  # noqa: ANN401  # charts of bqplot, imported later
    from reefkit.widgets.charts import ChartSheet  # noqa: PLC0415  # as above

    return ChartSheet(charts)


def _ranges(scene: DeepTimeScene, axis: TimeAxis, title: str, *views: ChartView) -> Any:  # noqa: ANN401  # a chart of bqplot, imported later
    from reefkit.widgets.charts import RangeChart  # noqa: PLC0415  # as above

    high = min(_HIGH, _ROUND_ROWS + _ROW * max(len(view.bars) for view in views))
    chart = RangeChart(axis, title=scene.say.render(Message(title)), height=high, say=scene.say)
    chart.show(*views)
    return chart


def _curve(scene: DeepTimeScene, axis: TimeAxis, title: str, *measures: Measure) -> Any:  # noqa: ANN401
    from reefkit.widgets.charts import LineChart  # noqa: PLC0415  # as above

    chart = LineChart(axis, title=scene.say.render(Message(title)), height=_LOW, say=scene.say)
    chart.show(*measures)
    return chart


def _bar(scene: DeepTimeScene, genus: Genus, *, gaps: bool = False) -> Bar:
    stages, gone = scene.rocks.stages, scene.say.render(Message("deep-time-gone"))
    first, last = stages[genus.first].bottom, 0.0 if genus.alive else stages[genus.last].top
    pieces = scene.rocks.runs(genus) if gaps else []
    if pieces and genus.alive:
        pieces[-1] = pieces[-1][0], 0.0
    ending = "" if genus.alive else gone
    return Bar(genus.name, genus.name, "", "coral", first, last, ending, tuple(pieces))


def _genera(scene: DeepTimeScene) -> Measure:
    say, rocks = scene.say, scene.rocks
    name = say.render(Message("deep-time-genera"))
    values = tuple(map(float, rocks.lived))
    line = Series(
        "genera", say.render(Message("deep-time-corals")), values, colour=_RECORD, at=rocks.middles
    )
    return Measure("genera", name, (line,), whole=True)


def _expected(scene: DeepTimeScene) -> ChartSheet:
    measure, say = _genera(scene), scene.say
    lines = list(measure.series)
    if scene.done.drawn:
        at = [each for each in DRAWN_AT[1:] if str(each) in scene.done.drawn]
        lines.append(
            Series(
                "drawn", say.render(Message("deep-time-yours")),
                (float(scene.rocks.at(DRAWN_AT[0])), *(scene.done.drawn[str(each)] for each in at)),
                "table", "square", _DRAWN, at=(float(DRAWN_AT[0]), *map(float, at)),
            )
        )  # fmt: skip
    shown = Measure(measure.key, measure.name, tuple(lines), whole=True)
    chart = _curve(scene, _ago(scene, _FIGURES), "deep-time-chart-genera", shown)
    chart.height = 360
    chart.figure.layout.height = "360px"
    chart.refresh()
    return _sheet(chart)


def _record(scene: DeepTimeScene) -> Sequence[ipywidgets.Widget]:
    axis = _ago(scene)
    views = [
        ChartView(
            key,
            scene.say.render(Message(f"deep-time-view-{key}")),
            tuple(_bar(scene, each) for each in genera),
        )
        for key, genera in scene.rocks.views().items()
    ]
    return [
        _sheet(
            _ranges(scene, axis, "deep-time-chart-ranges", *views),
            _curve(scene, axis, "deep-time-chart-genera", _genera(scene)),
        ),
        _own(scene),
    ]


def _match(scene: DeepTimeScene) -> Sequence[ipywidgets.Widget]:
    """Return the ranges, and after the guess the curve with a time axis of its own."""
    charts = [_own_ranges(scene, _rounds(scene))]
    if scene.answers:
        charts.append(_own_curve(scene, _rounds(scene)))
    return [_sheet(each) for each in charts]


def _own(scene: DeepTimeScene) -> ChartSheet:
    axis = _rounds(scene)
    return _sheet(_own_ranges(scene, axis), _own_curve(scene, axis))


def _own_ranges(scene: DeepTimeScene, axis: TimeAxis) -> Any:  # noqa: ANN401  # as above
    own, say = scene.own_match, scene.say
    whose = "own" if own.origin == "own" else "reef"
    of_reef = Message(f"deep-time-view-{whose}", {"player": own.player})
    views = [ChartView("reef", say.render(of_reef), _own_bars(scene))]
    if len(own.seats) > 1:
        whole = say.render(Message("deep-time-view-table"))
        views.append(ChartView("table", whole, _own_bars(scene, whole=True)))
    return _ranges(scene, axis, "deep-time-chart-own", *views)


def _own_curve(scene: DeepTimeScene, axis: TimeAxis) -> Any:  # noqa: ANN401  # as above
    own, say, palette = scene.own_match, scene.say, art().palette
    lines = [
        Series(
            "reef", own.player, tuple(map(float, ecology.richness(own.reef))), colour=_RECORD
        ),
        Series(
            "all", say.render(Message("deep-time-line-all")),
            tuple(map(float, ecology.richness(own.all_reefs()))),
            "table", "square", palette.tokens["ink2"],
        ),
    ]  # fmt: skip
    measure = Measure("types", say.render(Message("deep-time-types")), tuple(lines), whole=True)
    return _curve(scene, axis, "deep-time-chart-types", measure)


def _own_bars(scene: DeepTimeScene, *, whole: bool = False, brief: bool = False) -> tuple[Bar, ...]:
    """Return what lived on the reef, or on all; `brief`: a gap says only that a type was gone."""
    own, gone = scene.own_match, scene.say.render(Message("deep-time-gone"))
    found = []
    for type_, counts in zip(own.types, (own.all_reefs() if whole else own.reef).T, strict=True):
        pieces = stays(range(own.surveys), counts)
        if pieces:
            back = (
                Message("deep-time-gone") if brief else own.came_back(type_, first, whole=whole)
                for first, _ in pieces[1:]
            )  # fmt: skip
            ending = gone if pieces[-1][1] < own.surveys - 1 else ""
            found.append(_own_bar(scene, type_, pieces, ending, *map(scene.say.render, back)))
    return tuple(found)


def _found_bars(scene: DeepTimeScene, sample: Sample) -> tuple[Bar, ...]:
    """Return what was found of each type that lived: of an end, finds do not say what it was."""
    own, say = scene.own_match, scene.say
    missed, last = (say.render(Message(f"deep-time-find-{each}")) for each in ("none", "last"))
    found = []
    for type_ in own.last_seen:
        counts = sample.counts[:, own.types.index(type_)]
        pieces = stays(sample.times, counts)
        if not pieces:
            bar = _own_bar(scene, type_, ((0, 0),), missed)
            found.append(replace(bar, found=False))
        else:
            ending = last if pieces[-1][1] < own.surveys - 1 else ""
            found.append(_own_bar(scene, type_, pieces, ending))
    return tuple(found)


def _own_bar(
    scene: DeepTimeScene,
    type_: str,
    pieces: tuple[tuple[int, int], ...],
    ending: str,
    *gaps: str,
) -> Bar:
    pictures = art().organisms
    family = pictures[type_].family if type_ in pictures else "microbialite"
    name = scene.say.render(Message(f"organism-{type_}"))
    return Bar(type_, name, type_, family, pieces[0][0], pieces[-1][1], ending, tuple(pieces), gaps)


def _rates(scene: DeepTimeScene) -> Sequence[ipywidgets.Widget]:
    say = scene.say
    came, went = (Message(f"deep-time-line-{each}") for each in ("origination", "extinction"))

    def measure(key: str, rates: tuple[Numbers, Numbers], at: Numbers) -> Measure:
        one, two = rates
        lines = (
            Series("came", say.render(came), one, "table", "triangle", _RECORD, at=at),
            Series("went", say.render(went), two, "own", "square", _SECOND, at=at),
        )
        return Measure(key, say.render(Message(f"deep-time-rate-{key}")), lines)

    def share(values: Numbers, at: Numbers) -> Measure:
        name = say.render(Message("deep-time-rate-share"))
        line = Series("lost", say.render(went), values, "own", "square", _SECOND, at=at)
        return Measure("share", name, (line,))

    own, rocks = scene.own_match, scene.rocks
    at = tuple(map(float, range(own.surveys)))
    sets = [measure(key, rates, rocks.middles) for key, rates in rocks.rates().items()]
    real = (share(rocks.shares(), rocks.middles), *sets)
    mine = (share(own.shares(), at), measure("foote", own.rates(), at))
    charts = [
        _curve(scene, _ago(scene, _FIGURES), "deep-time-chart-rates", *real),
        _curve(scene, _rounds(scene, _FIGURES), "deep-time-chart-own-rates", *mine),
    ]
    for each in charts:
        each.height = 330
        each.figure.layout.height = "330px"
        each.refresh()
    return [_sheet(each) for each in charts]
