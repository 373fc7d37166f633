"""The lesson plans of the teacher notes, with a clock: when each step begins."""

from __future__ import annotations

from reefkit.labs.desk.games import Plan, PlanStep
from reefkit.labs.lesson.content import Step, teaching
from reefkit.text import Catalogue, Message

ROUND_STEPS = ("first-round", "next-round")
"""Steps that are a round of the game each, in order."""


def plans(say: Catalogue) -> tuple[Plan, ...]:
    """List the plans, their steps one after another, sitting after sitting."""
    return tuple(
        Plan(
            id_,
            say.render(Message(f"teach-plan-{id_}")),
            plan.minutes,
            _steps(say, [step for sitting in plan.sittings for step in sitting]),
            plan.rounds,
        )
        for id_, plan in teaching("reef").plan.items()
    )


def _steps(say: Catalogue, steps: list[Step]) -> tuple[PlanStep, ...]:
    found: list[PlanStep] = []
    begins = rounds = 0
    for step in steps:
        is_round = step.id in ROUND_STEPS
        rounds += is_round
        title = say.render(Message(f"desk-plan-{step.id}", {"round": rounds}))
        found.append(PlanStep(begins, step.minutes, title, rounds if is_round else 0))
        begins += step.minutes
    return tuple(found)
