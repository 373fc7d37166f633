"""How a ghost works through a sheet: one answer after another, some tried again, then handed in."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.assess import Question
from reefkit.labs.assessing.sheet import SURVEY, Sheet
from reefkit.labs.ghosts.answering import Raw, answer
from reefkit.labs.ghosts.chance import chance
from reefkit.labs.ghosts.pupils import Ghost
from reefkit.labs.keeping import Work
from reefkit.text import Catalogue

TRIES_AGAIN = 0.65
"""How often somebody who was told that an answer is wrong tries again."""
LEAVES_OUT = 0.35
"""Of the questions, what a ghost that does things by halves leaves out."""


class Written(NamedTuple):
    """What a ghost does next with a sheet.

    Attributes
    ----------
    sheet
        Under which name the store keeps it.
    question
        What is answered; empty for handing the sheet in.
    raw
        The answer.
    """

    sheet: str
    question: str = ""
    raw: Raw | None = None


def next_written(ghost: Ghost, sheet: Sheet, work: Work, say: Catalogue) -> Written | None:
    """Give what a ghost does next with a sheet; none once it is done with it.

    Parameters
    ----------
    ghost, sheet
        Who writes, and on what, as it was composed for them.
    work
        What they have answered already.
    say
        The language that they write in.
    """
    if work.finished(sheet.id):
        return _survey(ghost, sheet, work, say)
    after = sheet.form.part == "after"
    of_survey = {each.id for each in sheet.survey}
    asked = [each for each in sheet.questions if each.id not in of_survey]
    answered = {each.question for each in work.answers(sheet.id)}
    for question in asked:
        if question.id not in answered and not _leaves_out(ghost, question):
            raw = answer(ghost, question, say, after=after)
            return Written(sheet.id, question.id, raw)
    again = _again(ghost, sheet, work, asked)
    if again is not None:
        question, attempt = again
        raw = answer(ghost, question, say, after=after, attempt=attempt)
        return Written(sheet.id, question.id, raw)
    return None if ghost.habit == "half" else Written(sheet.id)


def _leaves_out(ghost: Ghost, question: Question) -> bool:
    return ghost.habit == "half" and chance(LEAVES_OUT, ghost.key, question.id, "leaves out")


def _again(
    ghost: Ghost, sheet: Sheet, work: Work, asked: list[Question]
) -> tuple[Question, int] | None:
    """Give a question that the ghost was told to have wrong and tries again, and which try it is.

    What it was told, and whether another answer is taken, is the sitting's to say.
    """
    if sheet.feedback != "now" or sheet.attempts < 2:
        return None
    sitting = sheet.sitting(work)
    tries = [each.question for each in work.answers(sheet.id)]
    for question in asked:
        standing = sitting.standing(question.id)
        told_wrong = standing.told is not None and standing.told.right is False
        attempt = tries.count(question.id) + 1
        if (
            told_wrong
            and standing.may_answer
            and attempt <= sheet.attempts
            and chance(TRIES_AGAIN, ghost.key, question.id, attempt, "again")
        ):
            return question, attempt
    return None


def _survey(ghost: Ghost, sheet: Sheet, work: Work, say: Catalogue) -> Written | None:
    """Give what the ghost says of the lesson, once the rest is handed in."""
    named = sheet.id + SURVEY
    if not sheet.survey or work.finished(named):
        return None
    answered = {each.question for each in work.answers(named)}
    for question in sheet.survey:
        if question.id not in answered:
            return Written(named, question.id, answer(ghost, question, say, after=True))
    return Written(named)
