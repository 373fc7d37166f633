"""The page *For teachers*: plans, discussion, rubrics and alignment."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.assess.bank import Bank, read_bank
from reefkit.assess.items import Argument, Text
from reefkit.content import Library
from reefkit.labs.lesson.content import LessonEvent, Teaching, TeachingPlan, teaching, terms
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.parts.how_to_play import reads_settings
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import Rejection
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts

teachers_acts = Acts()

MOST_LINES = 20
"""Limit on the numbers of a lab's lines of advice for preparation; more than any lab has."""


class _Rubric(NamedTuple):
    """Rubric of an item that a teacher grades."""

    id: str
    asked: Message  #: The question.
    levels: tuple[Message, ...]  #: Description of each level, from level 0.
    goals: tuple[str, ...]
    model: Message | None  #: A model answer; None if there is none.


@teachers_acts.on("print-teachers")
def _print_teachers(session: LessonSession) -> None:
    if session.answers_wait:
        raise Rejection(message("teach-closed"))
    session.printing = "teachers"


def _rubrics(bank: Bank) -> list[_Rubric]:
    return [
        _Rubric(
            id_,
            Message(f"item-{id_}"),
            tuple(Message(f"item-{id_}.level-{level}") for level in range(item.levels + 1)),
            item.goals,
            Message(f"item-{id_}.model") if isinstance(item, Argument) else None,
        )
        for id_, item in bank.items.items()
        if isinstance(item, Text) and item.levels
    ]


def _plans(notes: Teaching) -> list[tuple[str, TeachingPlan, list[int]]]:
    """Return the plans, each with the minutes of its sittings."""
    return [
        (name, plan, [sum(step.minutes for step in sitting) for sitting in plan.sittings])
        for name, plan in notes.plan.items()
    ]


def _events(scene: LessonScene, notes: Teaching) -> list[tuple[str, LessonEvent, list[Message]]]:
    name_of = scene.lab.card_name
    return [
        (name, event, [name_of(card) for card in event.cards])
        for name, event in notes.event.items()
    ]


def _sources(game: str, notes: Teaching, bank: Bank) -> list[tuple[Message, str]]:
    named = [(Message(f"word-{id_}"), term.source) for id_, term in terms(game).items()]
    named += [(Message(id_), source) for id_, source in notes.source.items()]
    named += [(bank.question(id_).title, item.source) for id_, item in bank.items.items()]
    return [(claim, source) for claim, source in named if source]


def _before(scene: LessonScene) -> list[Message]:
    """Return the advice for preparation, from messages `teach-before-<game>-1` and so on."""
    ids = (f"teach-before-{scene.lab.id}-{number}" for number in range(1, MOST_LINES))
    return [Message(id_) for id_ in ids if scene.say.has(id_)]


def goals(scene: LessonScene) -> list[tuple[str, Message]]:
    letters = scene.lab.goals.upper()
    return [(each, Message(f"teach-goal-{scene.lab.id}-{each}")) for each in letters]


def _render_teachers(scene: LessonScene) -> str:
    if scene.session.answers_wait:
        return scene.render("teachers_closed.html")
    game = scene.lab.id
    notes = teaching(game)
    bank = read_bank(Library(), game)
    return scene.render(
        "teachers.html",
        before=_before(scene),
        goals=goals(scene),
        plans=_plans(notes),
        events=_events(scene, notes),
        notes=notes,
        rubrics=_rubrics(bank),
        sources=_sources(game, notes, bank),
        axes="axes" in {each.name for each in scene.lab.own_pages},
    )


def _reads_notes(scene: LessonScene) -> object:
    return reads_settings(scene), scene.session.answers_wait


TEACHERS = Part("teachers", _render_teachers, teachers_acts, reads=_reads_notes)
