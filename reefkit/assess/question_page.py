"""The part of a question that a student's page may have: without key and feedback.

Only `ShownQuestion` is sent to a browser before an answer is graded. Its options are in an order
given by the student's key, independent of the order in the bank.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from reefkit.assess.answer_reading import answered_as
from reefkit.assess.items import (
    FIELDS,
    Argument,
    Choice,
    Confidence,
    Curve,
    Matching,
    Ordering,
    Picture,
    Placing,
    RangeChartItem,
    Scale,
    Several,
    Spaces,
    Text,
    TwoTier,
    listed,
)
from reefkit.assess.keyed_order import in_order
from reefkit.assess.plots import TrueCurve, TrueRanges
from reefkit.assess.question import MatchChart, NamedOption, Question, Source
from reefkit.text import Message, message


class _ShownDisaster(Struct, frozen=True):
    """A disaster to mark on a time line."""

    id: str
    label: Message
    times: int  #: Number of times that it struck, and so of marks to set.


class ShownRange(Struct, frozen=True, kw_only=True):
    """A range chart to draw."""

    rounds: int  #: Time of the last survey; time runs from 0.
    taxa: tuple[NamedOption, ...]  #: Sorted by id.
    given: dict[str, tuple[int, int]]  #: Bars shown from the start: first and last time, by taxon.
    stays: dict[str, tuple[tuple[int, int], ...]]  #: The pieces of given bars with gaps.
    endings: bool  #: Whether endings are asked.
    disasters: tuple[_ShownDisaster, ...]


class ShownCurve(Struct, frozen=True, kw_only=True):
    """A curve to draw."""

    rounds: int  #: Last time; time runs from 0.
    most: float  #: End of the axis of values.
    whole: bool  #: Whether the measure is a whole number.
    points: tuple[Message, ...]  #: Names of the times, if they are not rounds; else empty.
    measure: Message
    given: dict[str, float]  #: Points shown from the start: value by time.
    losses: bool  #: Whether the rounds of extinctions are asked.
    #: Individuals by taxon at each survey, from which the student computes the values.
    counts: tuple[dict[str, int], ...]
    taxa: tuple[NamedOption, ...]  #: Taxa of `counts`, sorted by id.


class ShownQuestion(Struct, frozen=True, kw_only=True):
    """A question as sent to a student's page, without key and feedback.

    Fields without a comment are as in `Question` and `Item`.
    """

    id: str
    kind: str  #: Tag of the kind of item whose type of answer it takes (`answered_as`).
    title: Message
    prompt: Message
    points: int
    minutes: float
    source: Source
    beside: str = ""
    unit: Message | None = None
    picture: Picture | None = None
    #: Of choice, several, two-tier, ordering and matching (left side), in the student's order.
    options: tuple[NamedOption, ...] = ()
    partners: tuple[NamedOption, ...] = ()  #: Of matching: the right side, in the student's order.
    reasons: tuple[NamedOption, ...] = ()  #: Of two-tier, in the student's order.
    #: Of spaces and place: the rows' depths, row 1 last.
    board: tuple[str, ...] = ()
    organism: NamedOption | None = None  #: Of place: the organism to place.
    steps: int = 0  #: Of confidence and scale.
    low: Message | None = None  #: Of confidence and scale: name of the lowest step.
    high: Message | None = None  #: Of confidence and scale: name of the highest step.
    most: int = 0  #: Of text and argument: most characters in a field.
    fields: tuple[NamedOption, ...] = ()  #: Of argument: its fields with their sentence starters.
    #: Charts shown with it now; points of them can be pinned to an argument.
    charts: tuple[MatchChart, ...] = ()
    plot: ShownRange | ShownCurve | None = None  #: Of range-plot and curve-plot.


def shown(question: Question, order_key: str) -> ShownQuestion:
    """Return the part of a question that a student's page may be sent.

    `order_key`: The same key gives the same order of options.
    """
    item = question.item
    return ShownQuestion(
        id=question.id,
        kind=str(answered_as(item).__struct_config__.tag),
        title=question.title,
        prompt=question.prompt,
        points=item.points,
        minutes=item.minutes,
        source=question.source,
        beside=question.beside,
        unit=question.unit,
        picture=item.picture,
        options=_named(question, _ordered_options(question, order_key)),
        partners=_named(question, _ordered_partners(question, order_key)),
        reasons=_named(question, _ordered_reasons(question, order_key)),
        board=item.board if isinstance(item, Spaces | Placing) else (),
        organism=_named(question, (item.organism,))[0] if isinstance(item, Placing) else None,
        steps=item.steps if isinstance(item, Confidence | Scale) else 0,
        low=question.labels.get("low") if isinstance(item, Confidence | Scale) else None,
        high=question.labels.get("high") if isinstance(item, Confidence | Scale) else None,
        most=item.most if isinstance(item, Text) else 0,
        fields=_named(question, FIELDS if isinstance(item, Argument) else ()),
        plot=_shown_plot(question),
    )


def _named(question: Question, ids: Iterable[str]) -> tuple[NamedOption, ...]:
    return tuple(NamedOption(each, _label(question, each)) for each in ids)


def _label(question: Question, id_: str) -> Message:
    return question.labels.get(id_) or message("assess-nameless", id=id_)


def _ordered_options(question: Question, order_key: str) -> tuple[str, ...]:
    """Return the options in the student's order; an ordering of three or more is never solved."""
    item, options = question.item, listed(question.item)
    if isinstance(item, TwoTier):
        options = item.options
    if isinstance(item, Choice | Several) and item.fixed_order:
        return options
    ordered = in_order(options, order_key, f"options {question.id}")
    if isinstance(item, Ordering) and len(options) > 2 and ordered == options:
        return (*ordered[1:], ordered[0])  # already in the right order
    return ordered


def _ordered_partners(question: Question, order_key: str) -> tuple[str, ...]:
    item = question.item
    partners = item.partners if isinstance(item, Matching) else ()
    return in_order(partners, order_key, f"partners {question.id}")


def _ordered_reasons(question: Question, order_key: str) -> tuple[str, ...]:
    item = question.item
    reasons = item.reasons if isinstance(item, TwoTier) else ()
    return in_order(reasons, order_key, f"reasons {question.id}")


def _shown_plot(question: Question) -> ShownRange | ShownCurve | None:
    item = question.item
    if isinstance(item, RangeChartItem):
        return _shown_range(question, item.plot)
    return _shown_curve(question, item.plot) if isinstance(item, Curve) else None


def _shown_range(question: Question, plot: TrueRanges) -> ShownRange:
    """Return the chart with taxa sorted by id: their order of appearance is part of the answer."""
    return ShownRange(
        rounds=plot.rounds,
        taxa=_named(question, sorted(plot.ranges)),
        given={taxon: plot.ranges[taxon] for taxon in sorted(plot.given)},
        stays={taxon: plot.stays[taxon] for taxon in plot.given if taxon in plot.stays},
        endings=bool(plot.endings),
        disasters=tuple(
            _ShownDisaster(each, _label(question, each), len(plot.disasters[each]))
            for each in sorted(plot.disasters)
        ),
    )


def _shown_curve(question: Question, plot: TrueCurve) -> ShownCurve:
    taxa = sorted({taxon for counted in plot.counts for taxon in counted})
    times = [f"time-{time}" for time in range(len(plot.values))]
    return ShownCurve(
        rounds=len(plot.values) - 1,
        most=plot.most,
        whole=not plot.tolerance,
        points=tuple(question.labels[each] for each in times if each in question.labels),
        measure=_label(question, "measure"),
        given={str(time): plot.values[time] for time in sorted(plot.given)},
        losses=plot.losses is not None,
        counts=plot.counts,
        taxa=_named(question, taxa),
    )
