"""What a simulated student does next with a sheet of questions."""

from __future__ import annotations

from reefkit.assess.question import Question
from reefkit.labs.lesson.desk_adapter import Ghost, chance
from reefkit.labs.question_sheet import SURVEY_SUFFIX, QuestionSheet
from reefkit.labs.student_work import StudentWork
from reefkit.simulated_class.answering import answer
from reefkit.simulated_class.drawing import Raw
from reefkit.text import Catalogue

TRIES_AGAIN = 0.65
"""Probability of trying again after being told that an answer is wrong."""
LEAVES_OUT = 0.35
"""Probability that a ghost with the habit ``half`` leaves a question out."""


Written = tuple[str, str, Raw | None]
"""Id of the sheet in the store, id of the question, and answer.

An empty question means that the sheet is handed in.
"""


def next_written(
    ghost: Ghost, sheet: QuestionSheet, work: StudentWork, say: Catalogue
) -> Written | None:
    """Return what a ghost does next with a sheet; None once it is done.

    First it answers all questions, then tries some wrong ones again, hands in, and answers the
    survey. With the habit ``half`` it leaves some questions out and never hands in.

    `sheet`: As composed for the ghost.
    `say`: Language in which it writes.
    """
    if work.finished(sheet.id):
        return _survey(ghost, sheet, work, say)
    after = sheet.form.part == "after"
    of_survey = {each.id for each in sheet.survey}
    questions = [each for each in sheet.questions if each.id not in of_survey]
    answered = {each.question for each in work.answers(sheet.id)}
    for question in questions:
        if question.id not in answered and not _leaves_out(ghost, question):
            raw = answer(ghost, question, say, after=after)
            return sheet.id, question.id, raw
    again = _again(ghost, sheet, work, questions)
    if again is not None:
        question, attempt = again
        raw = answer(ghost, question, say, after=after, attempt=attempt)
        return sheet.id, question.id, raw
    return None if ghost.habit == "half" else (sheet.id, "", None)


def _leaves_out(ghost: Ghost, question: Question) -> bool:
    return ghost.habit == "half" and chance(LEAVES_OUT, ghost.key, question.id, "leaves out")


def _again(
    ghost: Ghost, sheet: QuestionSheet, work: StudentWork, questions: list[Question]
) -> tuple[Question, int] | None:
    if sheet.feedback != "now" or sheet.attempts < 2:
        return None
    sitting = sheet.sitting(work)
    tries = [each.question for each in work.answers(sheet.id)]
    for question in questions:
        standing = sitting.standing(question.id)
        marked_wrong = standing.told is not None and standing.told.right is False
        attempt = tries.count(question.id) + 1
        if (
            marked_wrong
            and standing.may_answer
            and attempt <= sheet.attempts
            and chance(TRIES_AGAIN, ghost.key, question.id, attempt, "again")
        ):
            return question, attempt
    return None


def _survey(
    ghost: Ghost, sheet: QuestionSheet, work: StudentWork, say: Catalogue
) -> Written | None:
    named = sheet.id + SURVEY_SUFFIX
    if not sheet.survey or work.finished(named):
        return None
    answered = {each.question for each in work.answers(named)}
    for question in sheet.survey:
        if question.id not in answered:
            return named, question.id, answer(ghost, question, say, after=True)
    return named, "", None
