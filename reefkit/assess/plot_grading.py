"""Grading plots: a student's points compared with the match's true values.

Times, and values without a tolerance, count if they are nearest to the true whole number, since
points may be dragged by hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from reefkit.assess.plots import CurveAnswer, RangeAnswer, TrueCurve, TrueRanges
from reefkit.assess.verdict import GradedParts, PartVerdict

Plot = TrueRanges | TrueCurve

_NEAR = 0.5  # distance below which a whole number is the nearest


def grade_ranges(plot: TrueRanges, answer: RangeAnswer) -> GradedParts:
    marks: list[PartVerdict] = []
    for taxon, ends in plot.ranges.items():
        if taxon not in plot.given:
            marks += _bar(plot, taxon, ends, answer)
    for disaster, rounds in plot.disasters.items():
        given = answer.disasters.get(disaster)
        marked = [_nearest(each) for each in given or () if each is not None]
        right = Counter(marked) == Counter(rounds)
        marks.append(_mark(plot, f"disaster/{disaster}", right=right, chosen=bool(marked)))
    return _share("range-plot", marks, half=any(not mark.chosen for mark in marks))


def _bar(
    plot: TrueRanges, taxon: str, ends: tuple[int, int], answer: RangeAnswer
) -> Iterable[PartVerdict]:
    drawn = answer.ranges.get(taxon) or (None, None)
    for end, true, given in zip(("first", "last"), ends, drawn, strict=True):
        yield _point(plot, f"{taxon}/{end}", true, given)
    if plot.endings:
        ending = answer.endings.get(taxon)
        right = bool(ending) and ending == plot.endings.get(taxon)
        yield _mark(plot, f"{taxon}/ending", right=right, chosen=bool(ending))


def grade_curve(plot: TrueCurve, answer: CurveAnswer) -> GradedParts:
    marks = []
    for time, true in enumerate(plot.values):
        if time not in plot.given:
            given = answer.values.get(str(time))
            marks.append(_point(plot, f"value/{time}", true, given, plot.tolerance))
    unsaid = plot.losses is not None and answer.losses is None
    half = unsaid or any(not mark.chosen for mark in marks)
    return _share("curve-plot", [*marks, *_losses(plot, answer)], half=half)


def _losses(plot: TrueCurve, answer: CurveAnswer) -> Iterable[PartVerdict]:
    if plot.losses is None:
        return
    marked = None if answer.losses is None else {_nearest(each) for each in answer.losses}
    if not plot.losses and not marked:
        said = marked is not None
        yield _mark(plot, "loss/none", right=said, chosen=said)
    for round_ in sorted({*plot.losses, *(marked or ())}):
        chosen = marked is not None and round_ in marked
        right = chosen and round_ in plot.losses
        yield _mark(plot, f"loss/{round_}", right=right, chosen=chosen)


def _point(
    plot: Plot, key: str, true: float, given: float | None, tolerance: float = 0.0
) -> PartVerdict:
    """Return the verdict on one point; without a tolerance, the nearest whole number counts."""
    near = given is not None and (
        abs(given - true) <= tolerance + 1e-9 if tolerance else abs(given - true) < _NEAR
    )
    return _mark(plot, key, right=near, chosen=given is not None)


def _mark(plot: Plot, key: str, *, right: bool, chosen: bool) -> PartVerdict:
    left, _, part = key.partition("/")
    hint = None if right else plot.hints.get(left) or plot.hints.get(part)
    return PartVerdict(key=key, right=right, chosen=chosen, why=plot.reasons.get(key), hint=hint)


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
