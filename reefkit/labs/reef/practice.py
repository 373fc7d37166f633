"""The practice round: one round against one bot, with a coach's sentence at each step.

It is a match like any other, so that nothing learned in it is untrue later: one round, a seed of
its own, and a deck that holds one card, a hurricane, since its reasons can be seen on the board.
"""

from __future__ import annotations

from reefkit.games.reef.game import new_match
from reefkit.labs.reef.controls.table import step_of
from reefkit.labs.reef.scene import Scene
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.text import Catalogue, Message, message

SEED = 12
CARD = "hurricane-hit"
BOT = "builder"
STEPS = (
    "founding-board",
    "founding-place",
    "founding-ready",
    "dwellers",
    "algae",
    "mutations",
    "spawning",
    "triangle",
    "migration",
    "settlement",
    "catastrophe-predict",
    "catastrophe-effect",
    "catastrophe-aftermath",
    "dismiss",
    "survey",
    "over",
)
"""What the coach has a sentence for, `practice-<step>`, in the order of play."""


def practice_match(say: Catalogue) -> Match:
    """Make the match of the practice round."""
    seats = (
        SeatInfo(say.render(message("practice-player"))),
        SeatInfo(say.render(message("practice-bot")), bot=BOT),
    )
    options = {"rounds": 1, "predict": "first", "cards": [CARD]}
    return new_match(seats, seed=SEED, options=options)


def practice_step(scene: Scene) -> str:
    """Name the step of the practice round, finer than the game's own in set-up."""
    step = step_of(scene)
    if step != "founding":
        return step
    if scene.state.boards[scene.seat] < 0:
        return "founding-board"
    return "founding-place" if scene.turn.due[scene.seat] else "founding-ready"


def coach(scene: Scene) -> Message | None:
    """Give the coach's sentence for this moment; none outside practice, or with nothing to say."""
    if scene.ui.practice is None or not scene.has_table or scene.replaying:
        return None
    step = practice_step(scene)
    return Message(f"practice-{step}") if step in STEPS else None
