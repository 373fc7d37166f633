"""How to play, and the rulings: two whole pages, made from the content."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from msgspec import Struct

from reefkit.content import Library
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.scene import LessonScene
from reefkit.text import Message, message


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a ruling can be turned: a key of the content or an option, or ``rule`` for none."""

    where: str
    section: str


class Turned(NamedTuple):
    """A ruling with where it can be turned."""

    number: str
    text: Message
    where: Message


def render_how(scene: LessonScene) -> str:
    """Draw *How to play*, when it is open."""
    front = scene.kind.front
    if scene.ui.page != "how" or front.how is None:
        return ""
    values = front.how_values(scene)
    return scene.render("how.html", steps=front.how(scene), practice=front.practice, **values)


# -- rulings -------------------------------------------------------------------------------------


@cache
def rulings(game: str) -> dict[str, Ruling]:
    """Load the rulings of a game once a process: ``data/<game>/rulings.toml``."""
    return Library().load(f"{game}/rulings.toml", dict[str, Ruling])


def turned(scene: LessonScene, id_: str, ruling: Ruling) -> Turned:
    """Say a ruling, and where it can be turned."""
    return Turned(id_.upper(), Message(f"ruling-{id_}"), _where(scene, ruling.where))


def _where(scene: LessonScene, where: str) -> Message:
    """Say where a ruling is turned: an option of a match, a number, or a line of the content."""
    if where == "rule":
        return message("turn-rule")
    file, _, rest = where.partition(".")
    if file == "options":
        return message("turn-option", option=scene.own_of("option", rest.replace("_", "-")))
    folder, (entry, _, key) = f"data/{scene.kind.id}", rest.rpartition(".")
    if not entry or file in {"numbers", "score", "schedule"}:
        return message("turn-number", key=rest, file="rules.toml", folder=folder)
    return message("turn-file", key=key, entry=entry, file=f"{file}.toml", folder=folder)


def render_rulings(scene: LessonScene) -> str:
    """Draw the page of rulings, when it is open, in the order of `data/`, by section."""
    if scene.ui.page != "rulings":
        return ""
    sections: dict[str, list[Turned]] = {}
    for id_, ruling in rulings(scene.kind.id).items():
        sections.setdefault(ruling.section, []).append(turned(scene, id_, ruling))
    said = [(name, scene.own_of("ruling-section", name), each) for name, each in sections.items()]
    return scene.render("rulings.html", sections=said)


HOW = Part("how", render_how)
RULINGS = Part("rulings", render_rulings)
