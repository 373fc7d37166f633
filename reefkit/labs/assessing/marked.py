"""What a teacher gave a student for their own words: points, and a sentence.

It is told once the teacher has released it and the student has handed the sheet in: until then the
text can still be changed, and then waits to be read again.
"""

from __future__ import annotations

from dataclasses import dataclass

from reefkit.assess import Question
from reefkit.assess.items import Text
from reefkit.labs.assessing.desk import Desk
from reefkit.labs.assessing.sheet import SURVEY
from reefkit.text import Message


@dataclass(frozen=True)
class Marked:
    """A teacher's word on one answer.

    Attributes
    ----------
    question, title
        Which question.
    points, of
        Points given, of how many; both 0 where nothing is scored.
    said
        The teacher's sentence, as it was typed; empty for none.
    """

    question: str
    title: Message
    points: float
    of: float
    said: str


def marked(desk: Desk, question: Question) -> Marked | None:
    """Give the teacher's word on an answer of the open sheet; none where there is none to be told.

    Parameters
    ----------
    desk
        The desk; a sheet lies open.
    question
        A question of the sheet or of its survey.
    """
    if not isinstance(question.item, Text):
        return None
    sheet = desk.open_sheet
    in_survey = any(each.id == question.id for each in sheet.survey)
    id_ = sheet.id + SURVEY if in_survey else sheet.id
    if not desk.work.finished(id_):
        return None
    given = desk.work.marks(id_).get(question.id)
    if given is None:
        return None
    of = float(question.item.points) if question.item.levels else 0.0
    return Marked(question.id, question.title, min(given.points, of), of, given.text)


def all_marked(desk: Desk) -> tuple[Marked, ...]:
    """List the teacher's words on a whole sheet, its survey included, in its order."""
    sheet = desk.open_sheet
    found = (marked(desk, each) for each in (*sheet.asked, *sheet.survey))
    return tuple(each for each in found if each is not None)
