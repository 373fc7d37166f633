"""The plots of one's own match: what is true of them, and why, point by point.

The range chart is of the seat's own reef; the curve of diversity is of it too, and with more reefs
than one of the table. Times are surveys: 0 is the reef as it was founded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.assess.items import Curve, RangeChart
from reefkit.assess.made import DraftItem
from reefkit.assess.plots import CurvePlot, RangePlot
from reefkit.games.reef.play import name_of
from reefkit.labs.reef.questions.common import names, template, title
from reefkit.labs.reef.questions.plot_reasons import (
    loss_reasons,
    range_reasons,
    region_reasons,
    strikers,
    value_reasons,
)
from reefkit.text import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reefkit.games.reef.guide import Bar, Timeline
    from reefkit.labs.reef.questions.facts import Facts

MOST_BARS = 6
"""So many bars a student draws; the rest are given."""


def range_plot(facts: Facts) -> Iterator[DraftItem]:
    """Ask for the range chart of the seat's reef."""
    bars = facts.own.bars
    if not facts.rounds or not bars:
        return
    drawn = sorted(bars, key=_told_much, reverse=True)[:MOST_BARS]
    struck = strikers(facts)
    plot = RangePlot(
        rounds=facts.rounds,
        ranges={bar.type: (bar.first, bar.last) for bar in bars},
        endings={bar.type: bar.ending for bar in bars},
        disasters=struck,
        given=tuple(bar.type for bar in bars if bar not in drawn),
        reasons=range_reasons(facts, struck),
    )
    labels = {bar.type: bar.name for bar in bars}
    labels |= {card: name_of("card", card) for card in struck}
    yield DraftItem(
        about="own",
        prompt=message("made-ask-range-plot"),
        title=title("range-plot"),
        item=RangeChart(goals=("C", "D"), minutes=2.5, points=3, plot=plot),
        labels=labels,
        why=(message("made-why-range-plot"),),
        unit=facts.label_of_time(),
        moment=facts.surveys[facts.rounds],
    )


def _told_much(bar: Bar) -> tuple[bool, bool, int]:
    """Rank a bar by what there is to see of it: it ends, it begins late, it is long."""
    return bar.ending != "standing", bar.first > 0, bar.last - bar.first


def curve_plot(facts: Facts) -> Iterator[DraftItem]:
    """Ask for the curve of alpha of the seat's reef, and for the rounds in which it lost types."""
    if not facts.rounds:
        return
    values = [len(facts.present(time)) for time in range(facts.rounds + 1)]
    ends = [bar for bar in facts.own.bars if bar.last < facts.rounds]
    reasons = {**value_reasons(facts), **loss_reasons(ends, facts.rounds)}
    yield _curve(facts, "curve-plot", facts.own, values, (ends, reasons))


def region_plot(facts: Facts) -> Iterator[DraftItem]:
    """Ask for the curve of gamma, and for the rounds in which types went extinct at the table."""
    if not facts.rounds or not facts.others:
        return
    values = [len(facts.present_anywhere(time)) for time in range(facts.rounds + 1)]
    ends = [bar for bar in facts.region.bars if bar.last < facts.rounds]
    reasons = {**region_reasons(facts), **loss_reasons(ends, facts.rounds)}
    yield _curve(facts, "region-plot", facts.region, values, (ends, reasons))


def _curve(
    facts: Facts,
    id_: str,
    told: Timeline,
    values: list[int],
    lost: tuple[list[Bar], dict[str, Message]],
) -> DraftItem:
    ends, reasons = lost
    counted = [one for one in told.counts if one.role != "alga"]
    there = {one.type: names([one.type])[0] for one in counted if any(one.values)}
    measure = "alpha" if id_ == "curve-plot" else "gamma"
    plot = CurvePlot(
        values=tuple(float(value) for value in values),
        most=float(len(facts.types)),
        losses=tuple(sorted({bar.last + 1 for bar in ends})),
        counts=tuple(
            {one.type: one.values[time] for one in counted if one.values[time]}
            for time in range(facts.rounds + 1)
        ),
        given=(0,),
        reasons=reasons,
    )
    return DraftItem(
        about="own" if id_ == "curve-plot" else "table",
        prompt=message("made-ask-curve-plot" if measure == "alpha" else "made-ask-region-plot"),
        title=title(id_),
        item=Curve(goals=("D", "E"), minutes=2.0, points=2, plot=plot),
        labels={**there, "measure": name_of("measure", measure)},
        why=(message("made-why-curve-plot"),),
        unit=facts.label_of_time(),
        moment=facts.surveys[facts.rounds],
    )


PLOTS = (
    template("range-plot", ("C", "D"), range_plot),
    template("curve-plot", ("D", "E"), curve_plot),
    template("region-plot", ("D", "E"), region_plot),
)
