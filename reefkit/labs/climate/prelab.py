"""What stands beside the questions before the game: the map, the genome and the cards, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup

from reefkit.labs.climate.questions.drawing import drawing
from reefkit.labs.climate.scene import HABITATS_SHOWN
from reefkit.text import message

if TYPE_CHECKING:
    from reefkit.labs.climate.scene import ClimateScene
    from reefkit.labs.lesson.front import Values

EXAMPLE = {"shape": 1, "fur": 1, "metabolism": 1}
"""The genome with which every species begins."""
CARDS = (
    ("gene-fur", message("climate-drawing-step-up"), message("climate-prelab-card-changes")),
    ("mutation-neutral", None, message("climate-prelab-card-neutral")),
    ("mutation-deleterious", None, message("climate-prelab-card-deleterious")),
)
"""A card of each kind: its picture, what it says, and its name."""


def before_values(scene: ClimateScene) -> Values:
    """Give the habitats, a genome and a card of each kind."""
    genome = Markup(drawing("genome", EXAMPLE, scene.say))  # noqa: S704  # of a template of ours
    return {"habitats": HABITATS_SHOWN, "genome": genome, "cards": CARDS}
