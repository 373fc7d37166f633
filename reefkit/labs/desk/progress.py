"""Who has done what: a row a student, a column a question, a sign in every cell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from reefkit.assess import Question
from reefkit.labs.assessing.verdict import PLOTS
from reefkit.labs.desk.answered import Assessed
from reefkit.labs.desk.figures import MADE, item_of
from reefkit.labs.desk.graded import PupilSheet, Stands, Tried, waits
from reefkit.text import Message, message

Sign = Literal["right", "partly", "wrong", "waits", "kept", "left", "open", "none"]
OWN = "own"


@dataclass(frozen=True)
class Column:
    """A question, as a column: of one's own match the first, the second, and so on.

    Attributes
    ----------
    key
        An item's id, or ``own`` with a number.
    title
        What it asks, in a few words.
    item
        The item that it opens; empty where each student has another.
    head
        What stands over it.
    """

    key: str
    title: Message
    item: str
    head: str


@dataclass(frozen=True)
class Cell:
    """What one student did with one question."""

    sign: Sign
    title: Message


@dataclass(frozen=True)
class Line:
    """One student.

    Attributes
    ----------
    person
        Whose.
    cells
        A cell a column.
    stands
        How far the student is; ``away`` where there is no sheet yet, as before a
        match is over; ``reading`` while its questions are being made.
    answered, asked
        How many questions have an answer, of how many.
    points, of
        What is known so far of the score.
    finished
        When the sheet was handed in; empty where it was not.
    from_file
        How many of the answers came in with a save file.
    """

    person: str
    cells: tuple[Cell, ...]
    stands: Stands
    answered: int = 0
    asked: int = 0
    points: float = 0.0
    of: float = 0.0
    finished: str = ""
    from_file: int = 0


@dataclass(frozen=True)
class Progress:
    """The whole grid."""

    columns: tuple[Column, ...]
    lines: tuple[Line, ...]

    def count(self, stands: Stands) -> int:
        """Tell how many students stand so."""
        return sum(each.stands == stands for each in self.lines)


def progress_of(assessed: Assessed, part: str) -> Progress:
    """Read how far every student of a class is on one part.

    Parameters
    ----------
    assessed
        The class.
    part
        ``before`` or ``after``; of several sheets of a student the latest one that was begun.
    """
    sheets: dict[str, PupilSheet] = {}
    for sheet in assessed.of_part(part):
        known = sheets.get(sheet.person)
        if known is None or sheet.stands != "open" or known.stands == "open":
            sheets[sheet.person] = sheet
    columns = _columns(assessed, part, list(sheets.values()))
    lines = []
    for member in assessed.members:
        mine = sheets.get(member.person)
        if part == "after" and member.person in assessed.unread:
            cells = tuple(Cell("none", column.title) for column in columns)
            lines.append(Line(member.person, cells, "reading"))
        elif mine is None:
            cells = tuple(Cell("none", column.title) for column in columns)
            lines.append(Line(member.person, cells, "away"))
        else:
            lines.append(_line(mine, columns))
    return Progress(columns, tuple(lines))


def _columns(assessed: Assessed, part: str, sheets: Sequence[PupilSheet]) -> tuple[Column, ...]:
    """Order the columns: plots, one's own match, then the bank's items in the form's order."""
    plots: dict[str, Question] = {}
    bank: dict[str, Question] = {}
    for id_, question in assessed.asked(part).items():
        if question.kind in PLOTS:
            plots[id_] = question
        elif MADE not in id_:
            bank[id_] = question
    own = max((len(_own(sheet)) for sheet in sheets), default=0)
    found = [(id_, question.title, id_) for id_, question in plots.items()]
    found += [(f"{OWN}{n}", message("assessment-own", number=n), "") for n in range(1, own + 1)]
    found += [(id_, question.title, id_) for id_, question in bank.items()]
    return tuple(Column(*each, str(number)) for number, each in enumerate(found, 1))


def _own(sheet: PupilSheet) -> list[Question]:
    """List the questions of one's own match that are no plots, as they were asked."""
    return [each for each in sheet.listed if MADE in each.id and each.kind not in PLOTS]


def _line(sheet: PupilSheet, columns: Sequence[Column]) -> Line:
    own = {f"{OWN}{n}": question for n, question in enumerate(_own(sheet), 1)}
    mine = {**{item_of(each.id): each for each in sheet.listed}, **own}
    total = sheet.total
    cells = []
    for column in columns:
        question = mine.get(column.key)
        if question is None:
            cells.append(Cell("none", column.title))
        else:
            cells.append(Cell(_sign(sheet, question), question.title))
    return Line(
        person=sheet.person,
        cells=tuple(cells),
        stands=sheet.stands,
        answered=total.answered,
        asked=total.asked,
        points=total.points,
        of=total.of,
        finished=sheet.finished,
        from_file=total.from_file,
    )


def _sign(sheet: PupilSheet, question: Question) -> Sign:
    tried = sheet.counted(question.id)
    if tried is None:
        return "left" if sheet.finished else "open"
    return sign_of(tried)


def sign_of(tried: Tried) -> Sign:
    """Give the sign of an answer."""
    row = tried.row
    if not tried.readable:
        return "left"
    if waits(tried):
        return "waits"
    if row.points is None:
        return "kept"
    if row.right:
        return "right"
    return "partly" if row.points > 0 else "wrong"
