"""Evidence for an argument: points of the charts of the student's match, which can be pinned.

A pin names a chart and a position on it, not a value, so that it can be shown in any language, with
what the chart shows there.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from reefkit.assess.answers import Answer
from reefkit.assess.items import Argument, Choice, Curve, RangeChartItem
from reefkit.assess.plots import CurveAnswer, RangeAnswer, TrueCurve, TrueRanges
from reefkit.assess.question import MatchChart, Question
from reefkit.text import Message, message


class ChartPoint(Struct, frozen=True):
    """A point, bar or event of a chart."""

    id: str  #: As stored in a pin: the chart, then ``bar/snail``, ``value/3`` or ``event/storm/2``.
    label: Message  #: Such as "Round 3, kinds: 7".


def with_charts(questions: Iterable[Question], made: Iterable[Question]) -> tuple[Question, ...]:
    """Add the charts of the match to the questions that need them.

    An argument gets all charts. So does a choice made from the match without charts of its own, if
    it has no board or picture to be answered from, except for charts of another round than its own.

    `made`: The match's questions; its plots give the charts.
    """
    charts = tuple(
        MatchChart(id=each.id, plot=each.item.plot, labels=each.labels, unit=each.unit)
        for each in made
        if isinstance(each.item, RangeChartItem | Curve)
    )
    return tuple(replace(each, charts=_near(each, charts)) for each in questions)


def _near(question: Question, charts: tuple[MatchChart, ...]) -> tuple[MatchChart, ...]:
    if question.own_charts:
        return question.charts
    if isinstance(question.item, Argument):
        return charts
    seen = question.board_at is not None or getattr(question.item, "picture", None) is not None
    if question.source != "match" or not isinstance(question.item, Choice) or seen:
        return ()
    return tuple(each for each in charts if _round(each.id) in {"", _round(question.id)})


def _round(id_: str) -> str:
    """Return the one round that a match's question is about (``round-3``); empty for several."""
    found = re.match(r"[^:]+:(round-\d+)(-|$)", id_)
    return found[1] if found else ""


def as_drawn(chart: MatchChart, answer: Answer) -> MatchChart:
    """Return a chart with what the student drew in place of the true values.

    Points that were given are kept, others that were not drawn are left out.
    """
    plot = chart.plot
    if isinstance(plot, TrueCurve) and isinstance(answer, CurveAnswer):
        values = tuple(
            true if time in plot.given else _set(answer.values.get(str(time)), plot.most)
            for time, true in enumerate(plot.values)
        )
        return replace(chart, plot=replace(plot, values=values), drawn=True)
    if isinstance(plot, TrueRanges) and isinstance(answer, RangeAnswer):
        ranges = {
            taxon: bar
            for taxon, true in plot.ranges.items()
            if (bar := true if taxon in plot.given else _bar(plot, answer.ranges.get(taxon)))
        }
        struck = {
            each: tuple(round(at) for at in rounds or () if at and 1 <= at <= plot.rounds)
            for each, rounds in answer.disasters.items()
            if each in plot.disasters
        }
        drawn = replace(plot, ranges=ranges, endings={}, disasters=struck, pieces={})
        return replace(chart, plot=drawn, drawn=True)
    return chart


def _set(value: float | None, most: float) -> float:
    return value if value is not None and 0 <= value <= most else math.nan


def _bar(
    plot: TrueRanges, ends: tuple[float | None, float | None] | None
) -> tuple[int, int] | None:
    first, last = ends or (None, None)
    if first is None or last is None or not 0 <= first <= last <= plot.rounds:
        return None
    return round(first), round(last)


def points_of(chart: MatchChart) -> tuple[ChartPoint, ...]:
    """Return the points of a chart that can be pinned."""
    plot = chart.plot
    found = _of_ranges(chart, plot) if isinstance(plot, TrueRanges) else _of_curve(chart, plot)
    return tuple(ChartPoint(f"{chart.id}/{place}", label) for place, label in found)


def _name_of(chart: MatchChart) -> Message:
    return chart.labels.get("measure") or message("evidence-ranges")


def title_of(chart: MatchChart) -> Message:
    name = _name_of(chart)
    return message("evidence-drawn", what=name) if chart.drawn else name


def pinned(charts: Sequence[MatchChart], pins: Iterable[str]) -> tuple[ChartPoint, ...]:
    """Return the points that pins name, without repetition; one that is gone is said to be so."""
    known = {each.id: each for chart in charts for each in points_of(chart)}
    gone = message("evidence-gone")
    return tuple(known.get(each, ChartPoint(each, gone)) for each in dict.fromkeys(pins))


def _of_ranges(chart: MatchChart, plot: TrueRanges) -> Iterator[tuple[str, Message]]:
    for taxon, (first, last) in sorted(plot.ranges.items(), key=lambda each: each[1][0]):
        ending = plot.endings.get(taxon, "standing")
        label = message(
            "evidence-bar",
            what=_label(chart, taxon),
            first=_when(chart, first),
            last=_when(chart, last),
            rounds=last - first,
        )
        if ending != "standing":
            label = message("evidence-ended", bar=label, ending=Message(f"plots-became-{ending}"))
        yield f"bar/{taxon}", label
    for disaster, rounds in plot.disasters.items():
        for at in sorted(set(rounds)):
            what = _label(chart, disaster)
            yield (
                f"event/{disaster}/{at}",
                message("evidence-event", when=_when(chart, at), what=what),
            )


def _of_curve(chart: MatchChart, plot: TrueCurve) -> Iterator[tuple[str, Message]]:
    for time, value in enumerate(plot.values):
        if not math.isnan(value):
            yield (
                f"value/{time}",
                message(
                    "evidence-value", when=_when(chart, time), what=_name_of(chart), value=value
                ),
            )


def _label(chart: MatchChart, id_: str) -> Message:
    return chart.labels.get(id_) or message("assess-nameless", id=id_)


def _when(chart: MatchChart, time: int) -> Message:
    return chart.labels.get(f"time-{time}") or message("plots-point-of", time=time)
