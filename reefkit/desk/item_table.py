"""The items of a part as a table, and the answers to one item."""

from __future__ import annotations

import math
from typing import Any

from reefkit.assess.answer_parts import said
from reefkit.assess.item_analysis import ItemFigures
from reefkit.assess.question import Question
from reefkit.desk.analysis_rows import MADE
from reefkit.desk.item_analysis import Assessed
from reefkit.text import Message, message

GOOD, FAIR = 0.3, 0.2
"""Discrimination: good from 0.30, fair from 0.20 (Ebel & Frisbie 1991, Essentials of Educational
Measurement, chapter 13); below 0 those who know more were wrong more often."""

MOST_SAID = 12
"""Most answers shown for an item."""


def item_lines(assessed: Assessed, part: str) -> tuple[dict[str, Any], ...]:
    """List a line for each item of a part that has figures."""
    figures = assessed.items(part)
    return tuple(
        _item_line(assessed, part, id_, question, figures[id_])
        for id_, question in assessed.asked(part).items()
        if id_ in figures
    )


def item_opened(assessed: Assessed, part: str, item: str) -> dict[str, Any] | None:
    """Return what is shown of one item; None if it has no line."""
    line = next((each for each in item_lines(assessed, part) if each["item"] == item), None)
    if line is None:
        return None
    counts = () if line["own"] else assessed.counted(part, item)
    shown = tuple(each for each in counts if each.students or each.said.right)
    unsaid = tuple(each for each in counts if each not in shown)
    most_said = sorted((*shown, *unsaid)[:MOST_SAID], key=lambda each: each.said.tier)
    shown_too = sum(each.students > 0 for each in most_said)
    return {
        "line": line,
        "question": assessed.asked(part)[item],
        "counts": most_said,
        "more": sum(each.students > 0 for each in counts) - shown_too,
        "most": max(line["students"], *(each.students for each in counts), 0),
        # Number of students with a later attempt that counts, and how many of these were right.
        "again": _again(assessed, part, item),
        # Two tiers: number of students with the right answer first, and with the right reason too.
        "reasoned": _reasoned(assessed, part, item),
    }


def _item_line(
    assessed: Assessed, part: str, id_: str, question: Question, figures: ItemFigures
) -> dict[str, Any]:
    own = id_.endswith(MADE)
    labels = {} if own or not figures.mistake else _labels(assessed, part, id_)
    lacks = figures.no_verdict
    r = None if lacks or math.isnan(figures.discrimination) else figures.discrimination + 0.0
    counts = {"right": figures.right, "count": figures.students}
    return {
        "item": id_,
        "title": question.title,
        "own": own,  # each student's is about their own match
        "students": figures.students,
        # Who gained a part of the points was not right; the exports have the mean share.
        "percent": round(100 * figures.right / figures.students) if figures.students else None,
        "r": None if r is None else round(r, 2) + 0.0,
        "no_verdict": message(f"assessment-no-verdict-{lacks}", **counts) if lacks else None,
        "telling": _telling(r),
        "mistake": labels.get(figures.mistake),
        "mistaken": figures.mistaken if figures.mistake in labels else 0,
    }


def _labels(assessed: Assessed, part: str, item: str) -> dict[str, Message]:
    return {each.said.key: each.said.label for each in assessed.counted(part, item)}


def _telling(r: float | None) -> Message:
    if r is None:
        return message("assessment-telling-none")
    if r < 0:
        return message("assessment-telling-against")
    if r < FAIR:
        return message("assessment-telling-weak")
    return message("assessment-telling-fair") if r < GOOD else message("assessment-telling-good")


def _reasoned(assessed: Assessed, part: str, item: str) -> tuple[int, int]:
    right = reasoned = 0
    for sheet in assessed.of_part(part):
        first = sheet.first(item)
        if first is not None and first.question is not None:
            tiers = {each.tier for each in said(first.question, first.row.raw) if each.right}
            right += "answer" in tiers
            reasoned += {"answer", "reason"} <= tiers
    return right, reasoned


def _again(assessed: Assessed, part: str, item: str) -> tuple[int, int]:
    again = right = 0
    for sheet in assessed.of_part(part):
        first, last = sheet.first(item), sheet.counted(item)
        if first is not None and last is not None and last.row.attempt != first.row.attempt:
            again += 1
            right += last.row.right is True
    return again, right
