"""For teachers: plans, talk, what to watch for, rubrics and alignment, on one page that prints."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.assess import Bank, read_bank
from reefkit.assess.items import Text
from reefkit.content import Library
from reefkit.labs.acts import Acts
from reefkit.labs.lesson.content import Event, Plan, teaching
from reefkit.labs.reef.parts.part import Part
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.text import Message

acts = Acts()
GOALS = ("A", "B", "C", "D", "E")
SECTIONS = (
    "before", "goals", "plans", "talk", "watch", "rubrics", "standards", "outcomes", "extensions",
)  # fmt: skip
"""The sections of the page, as its list of contents names them."""
BEFORE = range(1, 6)


class Rubric(NamedTuple):
    """The rubric of an open item: what is asked, and what each level says, the lowest first."""

    id: str
    asked: Message
    levels: tuple[Message, ...]
    goals: tuple[str, ...]


@acts.on("print-teachers")
def print_teachers(session: ReefSession, values: object) -> None:
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


def plans() -> list[tuple[str, Plan, list[int]]]:
    """Give the plans, each with the minutes of its sittings."""
    return [
        (name, plan, [sum(step.minutes for step in sitting) for sitting in plan.sittings])
        for name, plan in teaching("reef").plan.items()
    ]


def events() -> list[tuple[str, Event, list[Message]]]:
    """Give what really happened, each with the names of the cards it stands behind."""
    return [
        (name, event, [Message(f"card-{card}") for card in event.cards])
        for name, event in teaching("reef").event.items()
    ]


def render(scene: Scene) -> str:
    """Draw the notes, when they are open."""
    if scene.ui.page != "teachers":
        return ""
    bank = read_bank(Library(), "reef/questions-before.toml", "reef/questions-after.toml")
    return scene.render(
        "teachers.html",
        sections=SECTIONS,
        before=BEFORE,
        goals=GOALS,
        plans=plans(),
        events=events(),
        notes=teaching("reef"),
        rubrics=rubrics(bank),
    )


PAGE = Part("teachers", render, acts)
