"""What stands beside the first and the last questions: the groups, who eats whom, and the model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.games.succession import content as stored
from reefkit.labs.succession.questions.facts import names, one
from reefkit.labs.succession.questions.records import GROUPS
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.labs.lesson.front import Values
    from reefkit.labs.succession.scene import Scene


def before_values(scene: Scene) -> Values:
    """Give the groups with their cards, and the predators with what they eat."""
    del scene
    cards = stored.default().cards
    groups = []
    for guild in GROUPS:
        mine = [name for name, card in cards.items() if card.guild == guild]
        groups.append((guild, list(zip(mine, names(mine), strict=True))))
    hunters = [
        (name, _eats(name, card.eats)) for name, card in cards.items() if card.guild == "predators"
    ]
    return {"groups": groups, "hunters": hunters}


def _eats(hunter: str, prey: tuple[str, ...]) -> Message:
    if not prey:
        return message("prelab-rock-eats-none", one=one(hunter))
    return message("prelab-rock-eats", one=one(hunter), prey=names(prey))


ASKED_OF_TWO = tuple(Message(f"postlab-rock-ask-{number}") for number in range(1, 5))


def after_values(scene: Scene) -> Values:
    """Give what is to be asked of two rocks."""
    del scene
    return {"asked_of_two": ASKED_OF_TWO}
