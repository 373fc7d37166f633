"""The four stages: how one begins, up to the mass bleaching."""

from __future__ import annotations

from reefkit.games.expanse import piles, tasks
from reefkit.games.expanse.state import Task
from reefkit.games.expanse.step import Step
from reefkit.text import Message

LAST = 4
"""The stage of the mass bleaching."""


def stage_of(step: Step, loops: int) -> int:
    """Give the stage that so many loops of one player bring."""
    return 1 + sum(loops >= needed for needed in step.content.rules.numbers.stage_loops)


def reach(step: Step, stage: int) -> None:
    """Let every stage up to this one begin that has not yet; its cards join their decks."""
    state = step.state
    while state.stage < min(stage, LAST):
        state.stage += 1
        step.say("stage", stage=state.stage, name=Message(f"expanse-stage-{state.stage}"))
        piles.join(step, state.stage)
        if state.stage == LAST:
            tasks.later(step, Task("bleaching", state.player))
