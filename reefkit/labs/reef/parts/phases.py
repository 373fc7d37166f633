"""The bar below the head: the phases of the round, what is done of them and what is to come."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

from reefkit.games.reef.flow import ROUND
from reefkit.labs.acts import Acts
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession

acts = Acts()

GROUPS = (
    ("grow", ("dwellers", "algae", "mutations")),
    ("spread", ("spawning", "triangle", "migration", "settlement")),
    ("catastrophe", ("catastrophe",)),
    ("survey", ("survey",)),
)
"""The phases as students learn them: 1A–C, 2A–D, 3 and 4."""


class Step(NamedTuple):
    """One step of the bar: which phase, which card of it, and whether it is done."""

    phase: str
    number: int
    standing: Literal["done", "now", "later", "skipped"]


class PhaseName(Struct, frozen=True):
    """A phase of the round."""

    phase: Annotated[str, Meta(max_length=20)]


@acts.on("phase-events", PhaseName)
def phase_events(session: ReefSession, values: PhaseName) -> None:
    """Open the log at what happened in a phase."""
    if values.phase in ROUND:
        session.ui.tab = "log"
        session.ui.settings["log-phase"] = values.phase


def cards_of_round(scene: Scene) -> int:
    """Give how many cards this round's schedule draws."""
    schedule = scene.rules.content.rules.schedule.cards
    return len(schedule[min(max(scene.state.round, 1), len(schedule)) - 1])


def steps(scene: Scene) -> list[tuple[str, list[Step]]]:
    """Give the bar: each group with its steps, and where they stand."""
    phase, round_ = scene.phase, scene.state.round
    here = ROUND.index(phase) if phase in ROUND else (-1 if phase == "founding" else len(ROUND))
    found = []
    for group, phases in GROUPS:
        listed = []
        for each in phases:
            number = ROUND.index(each)
            standing = "done" if number < here else "now" if number == here else "later"
            if each == "triangle" and round_ == 1:
                standing = "skipped"
            listed += _cards(scene, standing) if each == "catastrophe" else []
            listed += [Step(each, 0, standing)] if each != "catastrophe" else []  # type: ignore[arg-type]
        found.append((group, listed))
    return found


def _cards(scene: Scene, standing: str) -> list[Step]:
    """Give one step a card: those drawn, the one that is open, and those to come."""
    count, drawn = cards_of_round(scene), 0
    if standing == "now":
        struck = int(scene.state.struck[scene.state.round - 1].sum())
        left = sum(not each.startswith("put") for each in scene.turn.queue)
        count, drawn = struck + left, struck
    found = []
    for number in range(1, count + 1):
        one = standing
        if standing == "now":
            one = "done" if number < drawn else "now" if number == drawn else "later"
        found.append(Step("catastrophe", number, one))  # type: ignore[arg-type]
    return found


def render(scene: Scene) -> str:
    """Draw the bar; nothing before the reefs are founded."""
    return "" if scene.phase == "founding" else scene.render("phases.html", bar=steps(scene))
