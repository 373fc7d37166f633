"""For teachers: plans, talk, what to watch for, rubrics and alignment, on one page that prints."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.assess import Bank, read_bank
from reefkit.assess.items import Text
from reefkit.content import Library
from reefkit.labs.acts import Acts
from reefkit.labs.lesson.content import Event, Plan, Teaching, teaching
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.text import Message

acts = Acts()
MOST_LINES = 20
"""More lines than any lab has to say to a teacher before the class."""


class Rubric(NamedTuple):
    """The rubric of an open item: what is asked, and what each level says, the lowest first."""

    id: str
    asked: Message
    levels: tuple[Message, ...]
    goals: tuple[str, ...]


@acts.on("print-teachers")
def print_teachers(session: LessonSession, values: object) -> None:
    """Print the notes."""
    del values
    session.ui.printing = "teachers"


def rubrics(bank: Bank) -> list[Rubric]:
    """Give the rubrics of a bank's open items; those that nobody grades have none."""
    return [
        Rubric(
            id_,
            Message(f"item-{id_}"),
            tuple(Message(f"item-{id_}.level-{level}") for level in range(item.levels + 1)),
            item.goals,
        )
        for id_, item in bank.items.items()
        if isinstance(item, Text) and item.levels
    ]


def plans(notes: Teaching) -> list[tuple[str, Plan, list[int]]]:
    """Give the plans, each with the minutes of its sittings."""
    return [
        (name, plan, [sum(step.minutes for step in sitting) for sitting in plan.sittings])
        for name, plan in notes.plan.items()
    ]


def events(scene: LessonScene, notes: Teaching) -> list[tuple[str, Event, list[Message]]]:
    """Give what really happened, each with the names of the cards it stands behind."""
    name_of = scene.kind.front.card_name
    return [
        (name, event, [name_of(card) for card in event.cards])
        for name, event in notes.event.items()
    ]


def before(scene: LessonScene) -> list[Message]:
    """Give what a teacher thinks of beforehand: ``teach-before-<game>-1``, and so on."""
    ids = (f"teach-before-{scene.kind.id}-{number}" for number in range(1, MOST_LINES))
    return [Message(id_) for id_ in ids if scene.say.has(id_)]


def goals(scene: LessonScene) -> list[tuple[str, Message]]:
    """Give the learning goals, each in the words of the notes."""
    letters = scene.kind.goals.upper()
    return [(each, Message(f"teach-goal-{scene.kind.id}-{each}")) for each in letters]


def render(scene: LessonScene) -> str:
    """Draw the notes, when they are open."""
    if scene.ui.page != "teachers":
        return ""
    game = scene.kind.id
    notes = teaching(game)
    bank = read_bank(Library(), f"{game}/questions-before.toml", f"{game}/questions-after.toml")
    return scene.render(
        "teachers.html",
        before=before(scene),
        goals=goals(scene),
        plans=plans(notes),
        events=events(scene, notes),
        notes=notes,
        rubrics=rubrics(bank),
        axes="axes" in {each.name for each in scene.kind.front.pages},
    )


PAGE = Part("teachers", render, acts)
