"""Grading plots: a student's points compared with the match's true values.

Times, and values without a tolerance, count if they are nearest to the true whole number, since
points may be dragged by hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from reefkit.assess.plots import CurveAnswer, RangeAnswer, TrueCurve, TrueRanges
from reefkit.assess.verdict import GradedParts, PartVerdict
from reefkit.text import Message

_NEAR = 0.5  # distance below which a whole number is the nearest


def grade_ranges(plot: TrueRanges, answer: RangeAnswer) -> GradedParts:
    marks: list[PartVerdict] = []
    for taxon, ends in plot.ranges.items():
        if taxon not in plot.given:
            marks += _bar(plot, taxon, ends, answer)
    for disaster, rounds in plot.disasters.items():
        given = answer.disasters.get(disaster)
        marks.append(_struck(f"disaster/{disaster}", rounds, given, plot.reasons))
    return _share("range-plot", marks, half=any(not mark.chosen for mark in marks))


def _bar(
    plot: TrueRanges, taxon: str, ends: tuple[int, int], answer: RangeAnswer
) -> Iterable[PartVerdict]:
    drawn = answer.ranges.get(taxon) or (None, None)
    for end, true, given in zip(("first", "last"), ends, drawn, strict=True):
        yield _point(f"{taxon}/{end}", true, given, plot.reasons)
    if plot.endings:
        ending, key = answer.endings.get(taxon), f"{taxon}/ending"
        yield PartVerdict(
            key=key,
            right=bool(ending) and ending == plot.endings.get(taxon),
            chosen=bool(ending),
            why=plot.reasons.get(key),
        )


def _struck(
    key: str,
    rounds: tuple[int, ...],
    given: tuple[float | None, ...] | None,
    reasons: dict[str, Message],
) -> PartVerdict:
    marked = [_nearest(each) for each in given or () if each is not None]
    right = Counter(marked) == Counter(rounds)
    return PartVerdict(key=key, right=right, chosen=bool(marked), why=reasons.get(key))


def grade_curve(plot: TrueCurve, answer: CurveAnswer) -> GradedParts:
    marks = []
    for time, true in enumerate(plot.values):
        if time not in plot.given:
            given = answer.values.get(str(time))
            marks.append(_point(f"value/{time}", true, given, plot.reasons, plot.tolerance))
    unsaid = plot.losses is not None and answer.losses is None
    half = unsaid or any(not mark.chosen for mark in marks)
    return _share("curve-plot", [*marks, *_losses(plot, answer)], half=half)


def _losses(plot: TrueCurve, answer: CurveAnswer) -> Iterable[PartVerdict]:
    if plot.losses is None:
        return
    marked = None if answer.losses is None else {_nearest(each) for each in answer.losses}
    if not plot.losses and not marked:
        why = plot.reasons.get("loss/none")
        yield PartVerdict(
            key="loss/none", right=marked is not None, chosen=marked is not None, why=why
        )
    for round_ in sorted({*plot.losses, *(marked or ())}):
        key, chosen = f"loss/{round_}", marked is not None and round_ in marked
        right = chosen and round_ in plot.losses
        yield PartVerdict(key=key, right=right, chosen=chosen, why=plot.reasons.get(key))


def _point(
    key: str, true: float, given: float | None, reasons: dict[str, Message], tolerance: float = 0.0
) -> PartVerdict:
    """Return the verdict on one point; without a tolerance, the nearest whole number counts."""
    near = given is not None and (
        abs(given - true) <= tolerance + 1e-9 if tolerance else abs(given - true) < _NEAR
    )
    return PartVerdict(key=key, right=near, chosen=given is not None, why=reasons.get(key))


def _nearest(time: float) -> int:
    """Return the nearest whole number; -1, which is no time, for values too large to be one."""
    return round(time) if abs(time) < 1e6 else -1


def _share(rule: str, marks: list[PartVerdict], *, half: bool) -> GradedParts:
    right = sum(mark.right for mark in marks)
    return GradedParts(
        rule=rule,
        share=right / len(marks) if marks else 1.0,
        half=half,
        marks=tuple(marks),
    )
