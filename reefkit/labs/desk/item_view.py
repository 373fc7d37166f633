"""The items of a part as a table, and one item opened: what was said to it, by how many."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reefkit.assess import ItemFigures, Question
from reefkit.labs.desk.answered import Assessed
from reefkit.labs.desk.figures import MADE
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.labs.desk.answered import Counted

GOOD, FAIR = 0.3, 0.2
"""Discrimination: from 0.30 good, from 0.20 fair (Ebel & Frisbie 1991, Essentials of Educational
Measurement, chapter 13); below 0 those who know more were wrong more often."""
FEW = 10
"""Students below whom a discrimination moves much with every one of them."""
MOST_SAID = 12


@dataclass(frozen=True)
class ItemLine:
    """One item of the table.

    Attributes
    ----------
    item
        Which.
    title
        A few words for it.
    own
        Whether each student's is about their own match.
    goals
        Letters of learning goals.
    students
        How many answers figures are from.
    percent
        The difficulty p in percent; none where nobody has a score.
    r
        The discrimination; none where it is not defined.
    telling
        What that says, in a word.
    mistake, mistaken
        The mistake made most often, and by how many; none where nobody made one.
    """

    item: str
    title: Message
    own: bool
    goals: tuple[str, ...]
    students: int
    percent: int | None
    r: float | None
    telling: Message
    mistake: Message | None
    mistaken: int


@dataclass(frozen=True)
class ItemOpened:
    """One item, opened.

    Attributes
    ----------
    line
        Its line of the table.
    question
        It, with its key.
    counts
        What was said to it first, and by how many; none where answers cannot be counted.
    more
        How many other things were said.
    most
        By how many the most frequent was said: the length of a full bar.
    again
        How many gave a second answer, and how many of them were right in the end.
    """

    line: ItemLine
    question: Question
    counts: tuple[Counted, ...]
    more: int
    most: int
    again: tuple[int, int]


def item_lines(assessed: Assessed, part: str) -> tuple[ItemLine, ...]:
    """List the items of a part that points can be won for, in the form's order."""
    figures = assessed.items(part)
    return tuple(
        _line(assessed, part, id_, question, figures[id_])
        for id_, question in assessed.asked(part).items()
        if id_ in figures
    )


def item_opened(assessed: Assessed, part: str, item: str) -> ItemOpened | None:
    """Open an item; none where the part has asked no such one."""
    line = next((each for each in item_lines(assessed, part) if each.item == item), None)
    if line is None:
        return None
    counts = () if line.own else assessed.counted(part, item)
    shown = tuple(each for each in counts if each.students or each.said.right)
    unsaid = tuple(each for each in counts if each not in shown)
    kept = (*shown, *unsaid)[:MOST_SAID]
    return ItemOpened(
        line=line,
        question=assessed.asked(part)[item],
        counts=kept,
        more=sum(each.students > 0 for each in counts) - sum(each.students > 0 for each in kept),
        most=max((each.students for each in counts), default=0),
        again=_again(assessed, part, item),
    )


def _line(
    assessed: Assessed, part: str, id_: str, question: Question, figures: ItemFigures
) -> ItemLine:
    own = id_.endswith(MADE)
    labels = {} if own or not figures.mistake else _labels(assessed, part, id_)
    r = None if math.isnan(figures.discrimination) else figures.discrimination + 0.0
    return ItemLine(
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


def _again(assessed: Assessed, part: str, item: str) -> tuple[int, int]:
    """Tell how many answered again, and how many of those were right in the end."""
    again = right = 0
    for sheet in assessed.of_part(part):
        first, last = sheet.first(item), sheet.counted(item)
        if first is not None and last is not None and last.row.attempt != first.row.attempt:
            again += 1
            right += last.row.right is True
    return again, right
