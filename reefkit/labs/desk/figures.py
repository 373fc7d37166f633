"""From graded sheets to the rows that item analysis and gain are computed from.

All figures are of *first* answers: a second try follows a verdict on the first, and says what the
feedback taught, not what the student knew. A question that stood open when its sheet was handed in
counts as nothing gained; of a sheet still on the desk only what was answered counts. Texts count
once the teacher has scored them. Questions made from a match differ from student to student; those
of one template are one item.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from reefkit.assess import Pair, Question, Row, said
from reefkit.assess.items import Text
from reefkit.labs.desk.graded import PupilSheet, Tried

MADE = ":"
"""What stands in the id of a question that was made from a match, after its template's name."""


def item_of(question: str) -> str:
    """Give the item that a question counts for: of one made from a match its template."""
    return question.split(MADE, 1)[0] + MADE if MADE in question else question


def share_of(sheet: PupilSheet, question: Question) -> float | None:
    """Give the share a student gained for a question; none where it cannot be told yet.

    Parameters
    ----------
    sheet
        The student's sheet.
    question
        A question of it that points can be won for.
    """
    first = sheet.first(question.id)
    if isinstance(question.item, Text):
        first = sheet.counted(question.id) if first is not None else None
        if first is None or first.row.points is None:
            return 0.0 if sheet.finished and sheet.first(question.id) is None else None
    if first is None:
        return 0.0 if sheet.finished else None
    return (first.row.points or 0.0) / first.row.of if first.row.of else None


def item_rows(sheets: Sequence[PupilSheet]) -> list[Row]:
    """Give what each student got for each item, for `reefkit.assess.analyse`.

    Parameters
    ----------
    sheets
        Of one part of a lesson, those of a student in the order they were begun.
    """
    found = []
    for sheet in sheets:
        for question in sheet.scored:
            share = share_of(sheet, question)
            if share is not None:
                first = sheet.first(question.id)
                item = item_of(question.id)
                wrong = mistakes(first) if first is not None and item == question.id else ()
                found.append(Row(person=sheet.person, item=item, share=share, mistakes=wrong))
    return found


def mistakes(tried: Tried) -> tuple[str, ...]:
    """Name what is wrong in an answer, part by part."""
    if tried.question is None:
        return ()
    return tuple(each.key for each in said(tried.question, tried.row.raw) if not each.right)


def paired(before: Iterable[PupilSheet], after: Iterable[PupilSheet]) -> list[Pair]:
    """Pair each student's answers to the same idea, asked before and after in other words.

    Parameters
    ----------
    before, after
        The sheets of both parts; of several that ask the same idea a student's first counts.
    """
    was, now = _by_concept(before), _by_concept(after)
    found = []
    for key in was:
        if key in now:
            (first, goals), (second, others) = was[key], now[key]
            both = tuple(goal for goal in goals if goal in others) or goals
            found.append(Pair(person=key[0], goals=both, before=first, after=second))
    return found


def of_all(before: Iterable[PupilSheet], after: Iterable[PupilSheet]) -> list[Pair]:
    """Pair each student's mean over all questions of a goal before with that after.

    The questions differ, and may be harder on one side: a difference is not gain alone.
    """
    was, now = _by_goal(before), _by_goal(after)
    return [
        Pair(
            person=person,
            goals=(goal,),
            before=_mean(was[person, goal]),
            after=_mean(now[person, goal]),
        )
        for person, goal in was
        if (person, goal) in now
    ]


def _by_concept(
    sheets: Iterable[PupilSheet],
) -> dict[tuple[str, str], tuple[float, tuple[str, ...]]]:
    found: dict[tuple[str, str], tuple[float, tuple[str, ...]]] = {}
    for sheet in sheets:
        for question in sheet.scored:
            share = share_of(sheet, question)
            key = (sheet.person, question.item.concept)
            if question.item.concept and share is not None and key not in found:
                found[key] = (share, question.item.goals)
    return found


def _by_goal(sheets: Iterable[PupilSheet]) -> dict[tuple[str, str], list[float]]:
    found: dict[tuple[str, str], list[float]] = {}
    for sheet in sheets:
        for question in sheet.scored:
            share = share_of(sheet, question)
            for goal in question.item.goals if share is not None else ():
                found.setdefault((sheet.person, goal), []).append(share or 0.0)
    return found


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
