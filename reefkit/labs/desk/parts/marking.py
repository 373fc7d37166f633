"""Scoring texts: which one lies open, its points by the rubric, and a sentence to the student.

Every mark is on the store before the page says so; what students see of it waits until the teacher
releases it.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reefkit.assess.items import Text
from reefkit.labs.acts import Acts
from reefkit.labs.desk.assess_ui import Part, ui_of
from reefkit.labs.desk.assessed import AT_A_LOOK, assessed_of, reading_of
from reefkit.labs.desk.graded import Tried
from reefkit.labs.desk.open_texts import MOST_LETTERS, find_text, points_of, texts_of
from reefkit.labs.desk.session import DeskSession
from reefkit.match.errors import reject

acts = Acts()
CARD = "mark-card"
"""The key of the open text's card: there the keyboard scores."""
Id = Annotated[str, Meta(max_length=200)]


class QuestionChosen(Struct, frozen=True):
    """Whose texts are to be read."""

    part: Part
    question: Id


class PersonChosen(Struct, frozen=True):
    """Whose text is to lie open; an empty one for the first that waits."""

    person: Id = ""


class LevelGiven(Struct, frozen=True):
    """A level of the rubric for a text."""

    answer: Id
    level: Annotated[int, Meta(ge=0, le=20)]


class SentenceTyped(Struct, frozen=True):
    """A sentence to a student about a text."""

    answer: Id
    value: Annotated[str, Meta(max_length=8_000)] = ""


class Blind(Struct, frozen=True):
    """Whether names are hidden while texts are read."""

    checked: bool = False


class Release(Struct, frozen=True):
    """Whether students see points and sentences of a part."""

    part: Part
    what: Literal["show", "hide"]


@acts.on("mark-question", QuestionChosen)
def open_question(session: DeskSession, values: QuestionChosen) -> None:
    """Read the texts of another question."""
    ui = ui_of(session)
    ui.text[values.part], ui.answer = values.question, ""
    session.ui.focus = CARD


@acts.on("mark-open", PersonChosen)
def open_text(session: DeskSession, values: PersonChosen) -> None:
    """Open another student's text."""
    ui_of(session).answer = values.person
    session.ui.focus = CARD


@acts.on("mark-level", LevelGiven)
def give_level(session: DeskSession, values: LevelGiven) -> None:
    """Give a text its points, and the sentence that was typed for it."""
    tried = _text(session, values.answer)
    item = tried.question.item if tried.question is not None else None
    if not isinstance(item, Text) or values.level > item.levels:
        raise reject("mark-no-level")
    sentence = ui_of(session).sentences.get(values.answer, tried.row.said)
    _mark(session, tried, points_of(item, values.level), sentence)
    session.ui.focus = CARD


@acts.on("mark-say", SentenceTyped)
def say_sentence(session: DeskSession, values: SentenceTyped) -> None:
    """Keep a sentence to a student; where points are due it waits for them."""
    tried = _text(session, values.answer)
    sentence = values.value.strip()[:MOST_LETTERS]
    item = tried.question.item if tried.question is not None else None
    due = isinstance(item, Text) and item.levels > 0 and tried.row.points is None
    if due:
        ui_of(session).sentences[values.answer] = sentence
    elif sentence != tried.row.said:
        _mark(session, tried, tried.row.points or 0.0, sentence)


@acts.on("mark-blind", Blind)
def hide_names(session: DeskSession, values: Blind) -> None:
    """Hide names while texts are read, or show them again."""
    ui_of(session).blind = values.checked


@acts.on("mark-release", Release)
def release(session: DeskSession, values: Release) -> None:
    """Let students see the points and sentences of a part, or keep them back again."""
    scene = session.scene()
    name = f"{assessed_of(scene, AT_A_LOOK).papers.lesson}/{values.part}"
    others = tuple(each for each in scene.control.released if each != name)
    released = (*others, name) if values.what == "show" else others
    session.store.classes.set_control(session.class_id, released=released)


def _text(session: DeskSession, answer: str) -> Tried:
    return find_text(assessed_of(session.scene(), AT_A_LOOK), answer)


def _mark(session: DeskSession, tried: Tried, points: float, sentence: str) -> None:
    """Put a mark on the store, and have it stay open."""
    scene = session.scene()
    part = "before" if tried.row.sheet.startswith("before") else "after"
    ui = ui_of(session)
    texts = texts_of(scene, assessed_of(scene, AT_A_LOOK), part, ui)
    if texts is not None:
        ui.answer = texts.person  # else the next that waits would open by itself
        ui.text[part] = texts.question.question.id
    session.store.classes.mark(
        session.class_id, tried.row.answer, points, sentence, scene.klass.teacher
    )
    ui.sentences.pop(tried.row.answer, None)
    reading_of(session).forget()
