"""What stands beside the first and the last questions: who eats whom, the coral, and people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.text import Message

if TYPE_CHECKING:
    from reefkit.labs.expanse.scene import Scene
    from reefkit.labs.lesson.front import Values

EXAMPLES = (
    ("producer", "seagrass"),
    ("herbivore", "green-sea-turtle"),
    ("filter-feeder", "reef-manta-ray"),
    ("detritivore", "sea-cucumber"),
    ("predator", "whitetip-reef-shark"),
)
"""A card of each way to live, from the bottom of a food web up."""
TOGETHER = ("coral", "zooxanthellae")
PEOPLE = ("resort", "trawler", "farming-region")
ASKED_OF_TWO = tuple(Message(f"postlab-expanse-ask-{number}") for number in range(1, 5))


def before_values(scene: Scene) -> Values:
    """Give a card of each way to live, the two of a symbiosis, and three human cards."""
    del scene
    lives = [
        (card, Message(f"expanse-{card}"), Message(f"expanse-class-{each}.does"))
        for each, card in EXAMPLES
    ]
    return {"lives": lives, "together": _named(TOGETHER), "people": _named(PEOPLE)}


def after_values(scene: Scene) -> Values:
    """Give what is to be asked of two reefs."""
    del scene
    return {"asked_of_two": ASKED_OF_TWO}


def _named(cards: tuple[str, ...]) -> list[tuple[str, Message]]:
    return [(card, Message(f"expanse-{card}")) for card in cards]
