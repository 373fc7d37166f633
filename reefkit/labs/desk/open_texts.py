"""Texts to read: which questions have some, whose lies open, and what its rubric offers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reefkit.assess.items import Text
from reefkit.labs.desk.answered import Assessed, OpenText
from reefkit.labs.desk.assess_ui import AssessUi
from reefkit.labs.desk.graded import TEACHER, Tried, waits
from reefkit.match.errors import reject
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.labs.desk.scene import DeskScene

MOST_LETTERS = 600
"""How long a sentence to a student may be."""


@dataclass(frozen=True)
class Level:
    """A level of a rubric: what it is worth, and what an answer of it has."""

    level: int
    points: float
    label: Message
    chosen: bool


@dataclass(frozen=True)
class Entry:
    """One student's text in the list."""

    person: str
    name: str
    waits: bool
    points: float | None
    said: bool
    now: bool


@dataclass(frozen=True)
class Texts:
    """What is read on a tab.

    Attributes
    ----------
    questions
        The questions that have texts.
    question
        The one that is read.
    entries
        Its texts, in the order of the class.
    open
        The text that lies open; none where there is none.
    name
        Whose it is, or a number while names are hidden.
    text
        What was written.
    levels
        The rubric; none where nothing is scored.
    said
        The sentence to the student, as far as it is written.
    number
        Where the open text stands among all, from 1.
    before, after
        The persons before and after it; empty at the ends.
    """

    questions: tuple[OpenText, ...]
    question: OpenText
    entries: tuple[Entry, ...]
    open: Tried
    name: str
    text: str
    levels: tuple[Level, ...]
    said: str
    number: int
    before: str
    after: str

    @property
    def person(self) -> str:
        """Whose text lies open."""
        return self.open.row.person

    @property
    def answer(self) -> str:
        """The store's id of the open text."""
        return self.open.row.answer

    @property
    def changed(self) -> bool:
        """Whether the student has written anew since an earlier text of theirs was scored."""
        return self.open.row.attempt > 1

    @property
    def next_waiting(self) -> str:
        """The next text that waits for points, going round; empty for none."""
        turned = (*self.entries[self.number :], *self.entries[: self.number - 1])
        return next((each.person for each in turned if each.waits), "")


def texts_of(scene: DeskScene, assessed: Assessed, part: str, ui: AssessUi) -> Texts | None:
    """Read the texts of a part; none where there are none yet."""
    questions = assessed.texts(part)
    if not questions:
        return None
    question = _question(questions, ui.text.get(part, ""))
    places = {member.person: number for number, member in enumerate(assessed.members)}
    answers = sorted(question.answers, key=lambda each: places.get(each.row.person, len(places)))
    now = _open(answers, ui.answer)
    names = [_name(scene, each.row.person, hidden=ui.blind) for each in answers]
    entries = tuple(
        Entry(
            person=each.row.person,
            name=name,
            waits=waits(each),
            points=each.row.points,
            said=bool(each.row.said),
            now=number == now,
        )
        for number, (each, name) in enumerate(zip(answers, names, strict=True))
    )
    opened = answers[now]
    raw = opened.row.raw
    return Texts(
        questions=questions,
        question=question,
        entries=entries,
        open=opened,
        name=names[now],
        text=str(raw.get("text") or "") if isinstance(raw, dict) else "",
        levels=levels_of(opened),
        said=ui.sentences.get(opened.row.answer, opened.row.said),
        number=now + 1,
        before=entries[now - 1].person if now else "",
        after=entries[now + 1].person if now + 1 < len(entries) else "",
    )


def find_text(assessed: Assessed, answer: str) -> Tried:
    """Find the text of an answer that a page names.

    Raises
    ------
    Rejection
        When no text of the class that counts has this id.
    """
    for part in ("before", "after"):
        for question in assessed.texts(part):
            for each in question.answers:
                if answer and each.row.answer == answer:
                    return each
    raise reject("mark-no-text")


def levels_of(tried: Tried) -> tuple[Level, ...]:
    """Give the rubric of a text; none where nothing is scored."""
    question = tried.question
    item = question.item if question is not None else None
    if question is None or not isinstance(item, Text) or not item.levels:
        return ()
    scored = tried.row.points if tried.row.rule == TEACHER else None
    return tuple(
        Level(
            level=level,
            points=points_of(item, level),
            label=label,
            chosen=scored is not None and level_of(item, scored) == level,
        )
        for level, label in enumerate(question.levels)
    )


def points_of(item: Text, level: int) -> float:
    """Give what a level is worth: the top one all points, the others their share."""
    return item.points * level / item.levels


def level_of(item: Text, points: float) -> int:
    """Give the level that points stand for, the nearest where the item was worth less before."""
    if not item.points:
        return 0
    return min(max(round(item.levels * points / item.points), 0), item.levels)


def _question(questions: Sequence[OpenText], wanted: str) -> OpenText:
    """Give the question that was chosen, else the first that waits, else the first."""
    chosen = next((each for each in questions if each.question.id == wanted), None)
    waiting = next((each for each in questions if each.waiting), None)
    return chosen or waiting or questions[0]


def _open(answers: Sequence[Tried], wanted: str) -> int:
    """Give the place of the text that was chosen, else of the first that waits, else the first."""
    persons = [each.row.person for each in answers]
    if wanted in persons:
        return persons.index(wanted)
    return next((number for number, each in enumerate(answers) if waits(each)), 0)


def _name(scene: DeskScene, person: str, *, hidden: bool) -> str:
    if not hidden:
        return scene.name(person)
    numbers = {each.person: number for number, each in enumerate(scene.members, 1)}
    return scene.say.render(message("desk-student", number=numbers.get(person, 0)))
