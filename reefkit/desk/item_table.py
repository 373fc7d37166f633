"""The items of a part as a table, and the answers to one item."""

from __future__ import annotations

import math
from dataclasses import dataclass

from reefkit.assess.answer_parts import said
from reefkit.assess.item_analysis import ItemFigures
from reefkit.assess.question import Question
from reefkit.desk.analysis_rows import MADE
from reefkit.desk.item_analysis import Assessed, SaidCount
from reefkit.text import Message, message

GOOD, FAIR = 0.3, 0.2
"""Discrimination: from 0.30 good, from 0.20 fair (Ebel & Frisbie 1991, Essentials of Educational
Measurement, chapter 13); below 0 those who know more were wrong more often."""

FEW_STUDENTS = 10
"""Students below whom a discrimination moves much with every one of them."""

MOST_SAID = 12


@dataclass(frozen=True)
class _ItemLine:
    """One item of the table."""

    item: str  #: Which.
    title: Message  #: A few words for it.
    own: bool  #: Whether each student's is about their own match.
    goals: tuple[str, ...]  #: Letters of learning goals.
    students: int  #: How many answers figures are from.
    percent: int | None  #: The difficulty p in percent; none where nobody has a score.
    r: float | None  #: The discrimination; none where it is not defined.
    telling: Message  #: What that says, in a word.
    #: ``mistake``, ``mistaken``: The mistake made most often, and by how many; none where nobody
    #: made one.
    mistake: Message | None
    mistaken: int


@dataclass(frozen=True)
class _ItemOpened:
    """One item, opened."""

    line: _ItemLine  #: Its line of the table.
    question: Question  #: It, with its key.
    #: What was said to it first, and by how many; none where answers cannot be counted.
    counts: tuple[SaidCount, ...]
    more: int  #: How many other things were said.
    most: int  #: How many students answered: the length of a full bar.
    #: How many gave a second answer, and how many of them were right in the end.
    again: tuple[int, int]
    #: Of two tiers: how many gave the right answer first, and how many of them the right reason.
    reasoned: tuple[int, int]


def item_lines(assessed: Assessed, part: str) -> tuple[_ItemLine, ...]:
    figures = assessed.items(part)
    return tuple(
        _item_line(assessed, part, id_, question, figures[id_])
        for id_, question in assessed.asked(part).items()
        if id_ in figures
    )


def item_opened(assessed: Assessed, part: str, item: str) -> _ItemOpened | None:
    line = next((each for each in item_lines(assessed, part) if each.item == item), None)
    if line is None:
        return None
    counts = () if line.own else assessed.counted(part, item)
    shown = tuple(each for each in counts if each.students or each.said.right)
    unsaid = tuple(each for each in counts if each not in shown)
    wrong = sorted((*shown, *unsaid)[:MOST_SAID], key=lambda each: each.said.tier)
    return _ItemOpened(
        line=line,
        question=assessed.asked(part)[item],
        counts=tuple(wrong),
        more=sum(each.students > 0 for each in counts) - sum(each.students > 0 for each in wrong),
        most=max(line.students, *(each.students for each in counts), 0),
        again=_again(assessed, part, item),
        reasoned=_reasoned(assessed, part, item),
    )


def _item_line(
    assessed: Assessed, part: str, id_: str, question: Question, figures: ItemFigures
) -> _ItemLine:
    own = id_.endswith(MADE)
    labels = {} if own or not figures.mistake else _labels(assessed, part, id_)
    r = None if math.isnan(figures.discrimination) else figures.discrimination + 0.0
    return _ItemLine(
        item=id_,
        title=question.title,
        own=own,
        goals=question.item.goals,
        students=figures.students,
        percent=None if math.isnan(figures.difficulty) else round(100 * figures.difficulty),
        r=None if r is None else round(r, 2) + 0.0,
        telling=_telling(r),
        mistake=labels.get(figures.mistake),
        mistaken=figures.mistaken if figures.mistake in labels else 0,
    )


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
