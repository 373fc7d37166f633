"""What of a question a student's page may be given: neither key nor feedback.

Only `Shown` ever reaches a browser before an answer is graded. Its options stand in an order that
the student's own key gives, whatever the order in the bank.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from reefkit.assess.draw import in_order
from reefkit.assess.items import (
    Choice,
    Confidence,
    Curve,
    Matching,
    Ordering,
    Picture,
    Place,
    RangeChart,
    Scale,
    Several,
    Spaces,
    Text,
    listed,
)
from reefkit.assess.plots import CurvePlot, RangePlot
from reefkit.assess.question import Named, Question, Source
from reefkit.text import Message, message


class ShownDisaster(Struct, frozen=True):
    """A disaster to mark on a time line, and how many times it is to be marked."""

    id: str
    label: Message
    times: int


class ShownRange(Struct, frozen=True, kw_only=True):
    """A range chart to draw: its rows by name, and the bars given.

    `endings` says whether endings are asked, `given` holds bars shown from the start.
    """

    rounds: int
    taxa: tuple[Named, ...]
    given: dict[str, tuple[int, int]]
    endings: bool
    disasters: tuple[ShownDisaster, ...]


class ShownCurve(Struct, frozen=True, kw_only=True):
    """A curve to draw: `given` holds points by time; `counts` by survey may be read off.

    `whole` says that the measure goes by whole numbers, as counts do; `points` what each time is
    called, where it is no round.
    """

    rounds: int
    most: float
    whole: bool
    points: tuple[Message, ...]
    measure: Message
    given: dict[str, float]
    losses: bool
    counts: tuple[dict[str, int], ...]
    taxa: tuple[Named, ...]


class Shown(Struct, frozen=True, kw_only=True):
    """What a student's page is given of a question: neither key nor feedback.

    Parameters
    ----------
    id, kind, title, prompt, unit, picture, source, beside
        As in `Question`.
    options
        Of choice, several, ordering and matching (its left side), in the student's own order.
    partners
        Of matching: the right side, in the student's own order.
    board, organism
        Of spaces and place: the depths, drawn row by row, row 1 last; what is to be placed.
    steps, low, high
        Of confidence and scale: how many steps, and what the ends are called.
    most
        Of text: how many letters.
    plot
        Of range-plot and curve-plot.
    """

    id: str
    kind: str
    title: Message
    prompt: Message
    points: int
    minutes: float
    source: Source
    beside: str = ""
    unit: Message | None = None
    picture: Picture | None = None
    options: tuple[Named, ...] = ()
    partners: tuple[Named, ...] = ()
    board: tuple[str, ...] = ()
    organism: Named | None = None
    steps: int = 0
    low: Message | None = None
    high: Message | None = None
    most: int = 0
    plot: ShownRange | ShownCurve | None = None


def shown(question: Question, order_key: str) -> Shown:
    """Return what a student's page may be given of a question.

    Parameters
    ----------
    question
        The question with its key.
    order_key
        Whose page, and of which form: the same key gives the same order of options.
    """
    item = question.item
    return Shown(
        id=question.id,
        kind=question.kind,
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
        board=item.board if isinstance(item, Spaces | Place) else (),
        organism=_named(question, (item.organism,))[0] if isinstance(item, Place) else None,
        steps=item.steps if isinstance(item, Confidence | Scale) else 0,
        low=question.labels.get("low") if isinstance(item, Confidence | Scale) else None,
        high=question.labels.get("high") if isinstance(item, Confidence | Scale) else None,
        most=item.most if isinstance(item, Text) else 0,
        plot=_shown_plot(question),
    )


def _named(question: Question, ids: Iterable[str]) -> tuple[Named, ...]:
    """Return ids with their labels."""
    return tuple(Named(each, _label(question, each)) for each in ids)


def _label(question: Question, id_: str) -> Message:
    return question.labels.get(id_) or message("assess-nameless", id=id_)


def _ordered_options(question: Question, order_key: str) -> tuple[str, ...]:
    """Return the options in the student's order: never in one that follows from the key."""
    item, options = question.item, listed(question.item)
    if isinstance(item, Choice | Several) and item.fixed_order:
        return options
    ordered = in_order(options, order_key, f"options {question.id}")
    if isinstance(item, Ordering) and len(options) > 2 and ordered == options:
        return (*ordered[1:], ordered[0])  # nothing would be left to do
    return ordered


def _ordered_partners(question: Question, order_key: str) -> tuple[str, ...]:
    item = question.item
    partners = item.partners if isinstance(item, Matching) else ()
    return in_order(partners, order_key, f"partners {question.id}")


def _shown_plot(question: Question) -> ShownRange | ShownCurve | None:
    item = question.item
    if isinstance(item, RangeChart):
        return _shown_range(question, item.plot)
    return _shown_curve(question, item.plot) if isinstance(item, Curve) else None


def _shown_range(question: Question, plot: RangePlot) -> ShownRange:
    """Return a range chart's rows by name: an order by first appearance would draw half of it."""
    return ShownRange(
        rounds=plot.rounds,
        taxa=_named(question, sorted(plot.ranges)),
        given={taxon: plot.ranges[taxon] for taxon in sorted(plot.given)},
        endings=bool(plot.endings),
        disasters=tuple(
            ShownDisaster(each, _label(question, each), len(plot.disasters[each]))
            for each in sorted(plot.disasters)
        ),
    )


def _shown_curve(question: Question, plot: CurvePlot) -> ShownCurve:
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
