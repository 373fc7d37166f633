"""Scoring the students' own texts by the rubric, with a comment.

Every mark is stored before the page says so; students see it when the teacher releases it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Literal

from markupsafe import Markup, escape
from msgspec import Meta

from reefkit.assess.items import FIELDS, Argument, Text
from reefkit.data_lab.choices import ExplorerChoices
from reefkit.data_lab.pins import of_pin
from reefkit.data_lab.series import SERIES
from reefkit.desk.graded_sheet import SURVEY_SUFFIX, TEACHER, GradedAttempt, about, waits
from reefkit.desk.hidden_texts import (
    answer_is_hidden,
    decide,
    names_of,
    place_of,
    without_names,
    words_of,
)
from reefkit.desk.item_analysis import AT_A_LOOK, Assessed, OpenText, assessed_of, reading_of
from reefkit.desk.on_wall import put
from reefkit.desk.session import DeskScene, DeskSession
from reefkit.labs.answer_draft import field_of, pinned_to
from reefkit.labs.content import waits_for_teacher
from reefkit.labs.lesson.dataframe import TableOfClass, class_datasets, datasets
from reefkit.match.errors import Rejection, reject
from reefkit.text import Message, ReefkitError, message
from reefkit.widgets.acts import Acts

if TYPE_CHECKING:
    from reefkit.data_lab.dataset import Dataset

Leaf = Literal["progress", "items", "vote", "gain", "texts", "report"]

Part = Literal["before", "after"]

Pairing = Literal["pairs", "all"]

LEAVES: dict[str, tuple[Leaf, ...]] = {
    "before": ("progress", "items", "vote", "texts"),
    "after": ("progress", "items", "gain", "texts", "report"),
}

UI_KEY = "assessment"


@dataclass
class _AssessUi:
    """A desk page's state of its assessments."""

    leaf: dict[str, Leaf] = field(default_factory=dict)  #: The open leaf, by tab.
    item: dict[str, str] = field(default_factory=dict)  #: The opened item, by tab.
    pairing: Pairing = "pairs"  #: Which questions the gain is computed from.
    #: The question whose texts are read, by tab; without one the first with texts to score.
    text: dict[str, str] = field(default_factory=dict)
    answer: str = ""  #: Id of the person whose text is open; empty for the first to score.
    blind: bool = False  #: Whether names are hidden while texts are scored.
    #: Comments typed before the answer has points, by the answer's id.
    sentences: dict[str, str] = field(default_factory=dict)
    #: Drawings of pinned graphs, by match, pin and language; empty if one cannot be drawn.
    graphs: dict[tuple[str, str, str], Markup] = field(default_factory=dict)
    #: Ids of the answers that stand in the report, without names.
    quoted: list[str] = field(default_factory=list)
    #: Results of the save files that were added, the latest last.
    files: list[Message] = field(default_factory=list)

    def leaf_of(self, part: str) -> Leaf:
        return self.leaf.get(part, "progress")


def ui_of(session: DeskSession) -> _AssessUi:
    found = session.ui.settings.get(UI_KEY)
    if not isinstance(found, _AssessUi):
        found = _AssessUi()
        session.ui.settings[UI_KEY] = found
    return found


MOST_LETTERS = 600
"""Most letters of a comment."""


def texts_of(
    scene: DeskScene, assessed: Assessed, part: str, ui: _AssessUi
) -> dict[str, Any] | None:
    """Return the questions of a tab, the texts of one, and the open text; None without texts."""
    questions = assessed.texts(part)
    if not questions:
        return None
    question = _question(questions, ui.text.get(part, ""))
    places = {member.person: number for number, member in enumerate(assessed.members)}
    answers = sorted(question.answers, key=lambda each: places.get(each.row.person, len(places)))
    now = _open(answers, ui.answer)
    names = [_name(scene, each.row.person, hidden=ui.blind) for each in answers]
    people, opened = [each.row.person for each in answers], answers[now]
    turned = (*answers[now + 1 :], *answers[:now])
    return {
        "questions": questions,
        "question": question,
        "entries": [
            {
                "name": name,
                "waits": waits(each),
                "back": each.row.person in question.back,
                "now": each is opened,
                "row": each.row,
            }
            for each, name in zip(answers, names, strict=True)
        ],
        "open": opened,
        "person": people[now],
        "answer": opened.row.answer,
        "name": names[now],
        "written": _written(scene, opened, ui),
        "returnable": not opened.from_file and not opened.row.sheet.endswith(SURVEY_SUFFIX),
        "hidden": answer_is_hidden(scene.control, opened.row),
        "waits": waits_for_teacher(words_of(opened.row)),
        "on_wall": scene.on_wall.shows == "text"
        and scene.on_wall.of.get("answer") == opened.row.answer,
        "model": None if opened.question is None else opened.question.model,
        "levels": _levels_of(opened),
        "said": ui.sentences.get(opened.row.answer, opened.row.said),
        "number": now + 1,
        "before": people[now - 1] if now else "",
        "after": "".join(people[now + 1 : now + 2]),
        "next_waiting": next((each.row.person for each in turned if waits(each)), ""),
    }


def _written(
    scene: DeskScene, tried: GradedAttempt, ui: _AssessUi
) -> tuple[Mapping[str, Any], ...]:
    raw = tried.row.raw if isinstance(tried.row.raw, dict) else {}
    if tried.question is None or not isinstance(tried.question.item, Argument):
        return ({"name": None, "text": str(raw.get("text") or ""), "pins": ()},)
    pins = [
        (each.label, *_graph_of(scene, tried, each.id, ui))
        for each in pinned_to(tried.question.charts, raw)
    ]
    return tuple(
        {
            "name": Message(f"ask-field-{field}"),
            "text": field_of(raw, field),
            "pins": pins if field == "evidence" else (),
        }
        for field in FIELDS
    )


def _graph_of(
    scene: DeskScene, tried: GradedAttempt, pin: str, ui: _AssessUi
) -> tuple[Markup, Message | None]:
    chosen = of_pin(pin)
    if chosen is None:
        return Markup(), None
    hides, dataset = ui.blind or scene.ui.hide_names, chosen.graphs[0].dataset
    replaced = scene.is_wall and dataset.startswith("match-")
    if (hides or scene.is_wall) and not replaced and dataset not in SERIES:
        return Markup(), message("mark-graph-named")
    match = tried.row.match or about(tried.row.sheet)[0] or ""
    key = (match, pin, scene.say.locale)
    if key not in ui.graphs:
        try:
            ui.graphs[key] = _drawn(scene, match, chosen)
        except ReefkitError:  # its match is gone or damaged
            ui.graphs[key] = Markup()
    drawn = ui.graphs[key]
    return drawn, None if drawn else message("mark-graph-elsewhere")


def _drawn(scene: DeskScene, match: str, chosen: ExplorerChoices) -> Markup:
    from reefkit.data_lab.drawing import pinned_svg  # noqa: PLC0415  # pandas: where one is pinned

    def tables(of: str) -> Sequence[Dataset]:
        if not of.startswith("class-"):
            return datasets(scene.session.opened.match(match), scene.say)
        rows = [each for each in scene.played if each.id in scene.matches]
        there = [TableOfClass(e.id, e.name, scene.matches[e.id], e.names) for e in rows]
        return class_datasets(there, scene.say)

    return pinned_svg(chosen, tables, scene.say)


def text_on_wall(scene: DeskScene) -> tuple[Message, str] | None:
    """Draw a student's text without its author, or the name of anybody in the class."""
    assessed = assessed_of(scene, AT_A_LOOK)
    try:
        tried = _find_text(assessed, str(scene.on_wall.of.get("answer", "")))
    except Rejection:  # it was erased, or changed since
        return None
    if answer_is_hidden(scene.control, tried.row):
        return None
    names = {name for each in assessed.members for name in names_of(each)}
    players = _players(scene, tried)
    shown = [
        {
            "name": each["name"],
            "text": without_names(names, each["text"]),
            "pins": [
                (without_names(names, scene.say.render(label)), Markup(_without(players, picture)))  # noqa: S704  # as it was drawn, but for names
                for label, picture, _ in each["pins"]
            ],
        }
        for each in _written(scene, tried, ui_of(scene.session))
    ]
    size = _size(sum(len(each["text"]) for each in shown))
    drawn = scene.render("wall_text.html", question=tried.question, written=shown, size=size)
    return message("desk-wall-text"), drawn


def _size(letters: int) -> float:
    """Return the height of letters that fill a wall with so many, as a part of the wall's."""
    return round(min(0.065, math.sqrt(1.2 / max(letters, 1))), 4)


def _players(scene: DeskScene, tried: GradedAttempt) -> dict[str, str]:
    """Return what the wall calls the players of a text's match in a graph, by their names there."""
    match = tried.row.match or about(tried.row.sheet)[0]
    try:
        seats = scene.session.opened.match(match).setup.seats if match else ()
    except ReefkitError:  # gone or damaged
        return {}
    called = [
        scene.say.render(message("desk-wall-player", number=n + 1)) for n in range(len(seats))
    ]
    names = {
        str(escape(name)): n for n, each in enumerate(seats) for name in (each.name, *each.members)
    }
    return {name: called[n] for name, n in names.items()}


def _without(names: Mapping[str, str], text: str) -> str:
    """Replace names in a text."""
    longest = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    return (
        re.sub(rf"(?<!\w)({longest})(?!\w)", lambda found: names[found[0]], text) if names else text
    )


def _find_text(assessed: Assessed, answer: str) -> GradedAttempt:
    for part in ("before", "after"):
        for question in assessed.texts(part):
            for each in question.answers:
                if answer and each.row.answer == answer:
                    return each
    raise reject("mark-no-text")


def _levels_of(tried: GradedAttempt) -> tuple[Mapping[str, object], ...]:
    question = tried.question
    item = question.item if question is not None else None
    if question is None or not isinstance(item, Text) or not item.levels:
        return ()
    scored = tried.row.points if tried.row.rule == TEACHER else None
    return tuple(
        {
            "level": level,
            "points": _points_of(item, level),
            "label": label,
            "chosen": scored is not None and _level_of(item, scored) == level,
        }
        for level, label in enumerate(question.levels)
    )


def _points_of(item: Text, level: int) -> float:
    return item.points * level / item.levels


def _level_of(item: Text, points: float) -> int:
    if not item.points:
        return 0
    return min(max(round(item.levels * points / item.points), 0), item.levels)


def _question(questions: Sequence[OpenText], wanted: str) -> OpenText:
    chosen = next((each for each in questions if each.question.id == wanted), None)
    waiting = next((each for each in questions if each.waiting), None)
    return chosen or waiting or questions[0]


def _open(answers: Sequence[GradedAttempt], wanted: str) -> int:
    persons = [each.row.person for each in answers]
    if wanted in persons:
        return persons.index(wanted)
    return next((number for number, each in enumerate(answers) if waits(each)), 0)


def _name(scene: DeskScene, person: str, *, hidden: bool) -> str:
    if not hidden:
        return scene.name(person)
    numbers = {each.person: number for number, each in enumerate(scene.members, 1)}
    return scene.say.render(message("desk-student", number=numbers.get(person, 0)))


marking_acts = Acts()

CARD = "mark-card"
"""Key of the open text's card, on which keys score."""

Id = Annotated[str, Meta(max_length=200)]


@marking_acts.on("mark-question")
def _open_question(session: DeskSession, part: Part, question: Id) -> None:
    ui = ui_of(session)
    ui.text[part], ui.answer = question, ""
    session.focus = CARD


@marking_acts.on("mark-open")
def _open_text(session: DeskSession, person: Id = "") -> None:
    ui_of(session).answer = person
    session.focus = CARD


@marking_acts.on("mark-level")
def _give_level(session: DeskSession, answer: Id, level: Annotated[int, Meta(ge=0, le=20)]) -> None:
    tried = _text(session, answer)
    item = tried.question.item if tried.question is not None else None
    if not isinstance(item, Text) or level > item.levels:
        raise reject("mark-no-level")
    sentence = ui_of(session).sentences.get(answer, tried.row.said)
    _mark(session, tried, _points_of(item, level), sentence)
    session.focus = CARD


@marking_acts.on("mark-say")
def _say_sentence(
    session: DeskSession, answer: Id, value: Annotated[str, Meta(max_length=8000)] = ""
) -> None:
    tried = _text(session, answer)
    sentence = value.strip()[:MOST_LETTERS]
    item = tried.question.item if tried.question is not None else None
    due = isinstance(item, Text) and item.levels > 0 and tried.row.points is None
    if due:
        ui_of(session).sentences[answer] = sentence
    elif sentence != tried.row.said:
        _mark(session, tried, tried.row.points or 0.0, sentence)


@marking_acts.on("mark-return")
def _return(session: DeskSession, answer: Id) -> None:
    """Give a text back to its student, with the comment as what to change."""
    tried, ui = _text(session, answer), ui_of(session)
    sentence = ui.sentences.get(answer, tried.row.said)
    if not sentence:
        session.focus = f"say-{answer}"
        raise reject("mark-return-why")
    if tried.from_file or tried.row.sheet.endswith(SURVEY_SUFFIX):
        raise reject("lab-not-understood")
    _mark(session, tried, 0.0, sentence, returned=True)
    session.tell(message("mark-returned-told"))


@marking_acts.on("mark-wall")
def _put_on_wall(session: DeskSession, answer: Id) -> None:
    row = _text(session, answer).row
    if answer_is_hidden(session.scene().control, row):
        raise reject("desk-text-hidden")
    put(session, "text", {"answer": row.answer})


@marking_acts.on("mark-hide")
def _hide_text(session: DeskSession, answer: Id, what: Literal["hide", "show"]) -> None:
    row = _text(session, answer).row
    decide(session, place_of(row), words_of(row), hide=what == "hide")


@marking_acts.on("mark-blind")
def _hide_names(session: DeskSession, *, checked: bool = False) -> None:
    ui_of(session).blind = checked


@marking_acts.on("mark-release")
def _release(session: DeskSession, part: Part, what: Literal["show", "hide"]) -> None:
    scene = session.scene()
    name = f"{assessed_of(scene, AT_A_LOOK).papers.id}/{part}"
    others = tuple(each for each in scene.control.released if each != name)
    released = (*others, name) if what == "show" else others
    session.store.classes.set_control(session.class_id, released=released)


def _text(session: DeskSession, answer: str) -> GradedAttempt:
    return _find_text(assessed_of(session.scene(), AT_A_LOOK), answer)


def _mark(
    session: DeskSession,
    tried: GradedAttempt,
    points: float,
    sentence: str,
    *,
    returned: bool = False,
) -> None:
    scene = session.scene()
    part = "before" if tried.row.sheet.startswith("before") else "after"
    ui = ui_of(session)
    texts = texts_of(scene, assessed_of(scene, AT_A_LOOK), part, ui)
    if texts is not None:
        ui.answer = texts["person"]  # else the next that waits would open by itself
        ui.text[part] = texts["question"].question.id
    teacher, answer = scene.klass.teacher, tried.row.answer
    session.store.classes.mark(
        session.class_id, answer, points, sentence, teacher, returned=returned
    )
    ui.sentences.pop(tried.row.answer, None)
    reading_of(session).forget()
