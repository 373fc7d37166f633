"""Graded sheets as rows for item analysis and gain.

All figures but those of texts use *first* answers: a second try follows feedback on the first, and
shows what the feedback taught, not what the student knew. A question left open when its sheet was
handed in scores 0; on a sheet not handed in, only answered questions count. Of a text the attempt
that counts is used, once the teacher has scored it. Questions made from a match differ between
students; those of one template are one item.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from reefkit.assess.answer_parts import said
from reefkit.assess.gain import Pair
from reefkit.assess.item_analysis import ItemResult
from reefkit.assess.items import Text
from reefkit.assess.question import Question
from reefkit.desk.graded_sheet import GradedAttempt, StudentSheet

MADE = ":"
"""Separates template and match in the id of a question made from a match."""


def item_of(question: str) -> str:
    """Return the item of a question: its id, or for one made from a match its template."""
    return question.split(MADE, 1)[0] + MADE if MADE in question else question


def _share_of(sheet: StudentSheet, question: Question) -> float | None:
    first = sheet.first(question.id)
    if isinstance(question.item, Text):
        first = sheet.counted(question.id) if first is not None else None
        if first is None or first.row.points is None:
            return 0.0 if sheet.finished and sheet.first(question.id) is None else None
    if first is None:
        return 0.0 if sheet.finished else None
    if not first.row.of:  # a guess has no points
        return float(bool(first.row.right))
    return (first.row.points or 0.0) / first.row.of


def item_rows(sheets: Sequence[StudentSheet]) -> list[ItemResult]:
    found = []
    for sheet in sheets:
        for question in sheet.scored:
            share = _share_of(sheet, question)
            if share is not None:
                first = sheet.first(question.id)
                item = item_of(question.id)
                wrong = _mistakes(first) if first is not None and item == question.id else ()
                found.append(
                    ItemResult(person=sheet.person, item=item, share=share, mistakes=wrong)
                )
    return found


def _mistakes(tried: GradedAttempt) -> tuple[str, ...]:
    if tried.question is None:
        return ()
    return tuple(each.key for each in said(tried.question, tried.row.raw) if not each.right)


def paired_answers(
    before: Iterable[StudentSheet],
    after: Iterable[StudentSheet],
    pairs: Mapping[str, tuple[str, str]],
) -> list[Pair]:
    """Pair each student's answers to questions on the same concept before and after."""
    was, now = _by_concept(before), _by_concept(after)
    found = []
    for key, (question, first) in was.items():
        if key not in now:
            continue
        item, second = question.item, now[key][1]
        pair = pairs.get(item.concept, ())
        found.append(
            Pair(
                person=key[0],
                goals=item.goals,
                before=first,
                after=second,
                concept=item.concept,
                first=pair.index(question.id) if question.id in pair else None,
            )
        )
    return found


def of_all(
    before: Sequence[StudentSheet], after: Sequence[StudentSheet], *, by_goal: bool
) -> list[Pair]:
    """Pair each student's mean shares of each goal before and after, or of all those questions.

    A question of two goals counts once in the mean of all.
    """
    was, now = _by_goal(before), _by_goal(after)
    if not by_goal:
        both = was.keys() & now.keys()
        was, now = _by_goal(before, both), _by_goal(after, both)
    return [
        Pair(
            person=person,
            goals=(goal,) if goal else (),
            before=_mean(was[person, goal]),
            after=_mean(now[person, goal]),
        )
        for person, goal in was
        if (person, goal) in now
    ]


def _by_concept(sheets: Iterable[StudentSheet]) -> dict[tuple[str, str], tuple[Question, float]]:
    found: dict[tuple[str, str], tuple[Question, float]] = {}
    for sheet in sheets:
        for question in sheet.scored:
            share = _share_of(sheet, question)
            key = (sheet.person, question.item.concept)
            if question.item.concept and share is not None and key not in found:
                found[key] = (question, share)
    return found


def _by_goal(
    sheets: Iterable[StudentSheet], together: Collection[tuple[str, str]] = ()
) -> dict[tuple[str, str], list[float]]:
    """Return the shares by student and goal; under "" those of the goals `together`, if any."""
    found: dict[tuple[str, str], list[float]] = {}
    for sheet in sheets:
        for question in sheet.scored:
            share = _share_of(sheet, question)
            if share is None:
                continue
            goals: Iterable[str] = question.item.goals
            if together:
                goals = [""] if any((sheet.person, each) in together for each in goals) else []
            for goal in goals:
                found.setdefault((sheet.person, goal), []).append(share)
    return found


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
