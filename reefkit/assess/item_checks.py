"""Checks of items beyond those of their types."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from reefkit.assess.items import (
    AskedItem,
    Choice,
    Curve,
    Matching,
    Number,
    Ordering,
    Placing,
    RangeChartItem,
    Several,
    Spaces,
    TwoTier,
)
from reefkit.assess.plots import TrueCurve, TrueRanges
from reefkit.content.errors import printable, unknown_name
from reefkit.text import Message, message

Fault = tuple[str, Message]
"""The faulty key of an item, and the fault, as the end of a sentence."""

RESERVED = ("title", "why", "unit", "low", "high")
"""Names of an item's other texts; no option may have one, nor begin as `RESERVED_BEGINNINGS` do."""

RESERVED_BEGINNINGS = ("why-", "level-")


def faults(item: AskedItem) -> Iterator[Fault]:
    """Yield the faults of an item; nothing if it is right."""
    if isinstance(item, Choice | Several | Ordering):
        yield from _unequal("options", item.options)
        yield from _unreserved("options", item.options)
    if isinstance(item, TwoTier):
        yield from _uneven_tiers(item)
    if isinstance(item, Choice | Several):
        rights = (item.right,) if isinstance(item, Choice) else item.right
        yield from _unequal("right", rights)
        yield from (
            ("right", unknown_name(each, item.options))
            for each in rights
            if each not in item.options
        )
    if isinstance(item, Number) and not math.isfinite(item.right + item.tolerance):
        yield "right", message("content-not-finite")
    if isinstance(item, Matching):
        yield from _unmatched(item)
    if isinstance(item, Spaces | Placing):
        yield from _off_board(item)
    if isinstance(item, RangeChartItem):
        yield from _wrong_ranges(item.plot)
    if isinstance(item, Curve):
        yield from _wrong_curve(item.plot)


def _uneven_tiers(item: TwoTier) -> Iterator[Fault]:
    yield from _unequal("options", item.options)
    yield from _unequal("reasons", [*dict.fromkeys(item.options), *item.reasons])
    yield from _unreserved("options", item.options)
    yield from _unreserved("reasons", item.reasons)
    if item.right not in item.options:
        yield "right", unknown_name(item.right, item.options)
    if item.reason not in item.reasons:
        yield "reason", unknown_name(item.reason, item.reasons)


def _unequal(key: str, names: Iterable[object]) -> Iterator[Fault]:
    seen: set[object] = set()
    for name in names:
        if name in seen:
            yield key, message("assess-content-option-twice", given=printable(str(name)))
        seen.add(name)


def _unreserved(key: str, names: Iterable[str]) -> Iterator[Fault]:
    for name in names:
        if name in RESERVED or name.startswith(RESERVED_BEGINNINGS):
            yield key, message("assess-content-option-reserved", given=name)


def _unmatched(item: Matching) -> Iterator[Fault]:
    if len(item.pairs) < 2:
        yield "pairs", message("assess-content-few-pairs")
    yield from _unreserved("pairs", {**item.pairs, **dict.fromkeys(item.partners)})
    yield from _unequal("extra", item.extra)
    for name in item.partners:
        if name in item.pairs:
            yield "pairs", message("assess-content-both-sides", given=name)
    for name in item.extra:
        if name in item.pairs.values():
            yield "extra", message("assess-content-extra-right", given=name)


def _off_board(item: Spaces | Placing) -> Iterator[Fault]:
    if len({len(line) for line in item.board}) > 1:
        yield "board", message("assess-content-ragged")
        return
    yield from _unequal("right", item.right)
    for row, column in item.right:
        if row > len(item.board) or column > len(item.board[0]):
            yield "right", message("assess-content-off-board", row=row, column=column)


def _wrong_ranges(plot: TrueRanges) -> Iterator[Fault]:
    within = all(0 <= first <= last <= plot.rounds for first, last in plot.ranges.values())
    struck = all(1 <= each <= plot.rounds for rounds in plot.disasters.values() for each in rounds)
    named = not plot.endings or plot.endings.keys() == plot.ranges.keys()
    drawn = set(plot.given) < plot.ranges.keys()
    if not (within and struck and named and drawn):
        yield "plot", message("content-not-fitting")


def _wrong_curve(plot: TrueCurve) -> Iterator[Fault]:
    times = range(len(plot.values))
    within = all(0 <= value <= plot.most for value in plot.values)
    lost = all(1 <= each < len(plot.values) for each in plot.losses or ())
    drawn = set(plot.given) < set(times)
    if not (within and lost and drawn) or len(plot.counts) not in {0, len(plot.values)}:
        yield "plot", message("content-not-fitting")
