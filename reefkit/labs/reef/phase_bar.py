"""The bar of phases below the head."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

from msgspec import Meta

from reefkit.games.reef.content import decks_due
from reefkit.games.reef.flow import ROUND
from reefkit.labs.reef.board_picture import acts
from reefkit.labs.reef.scene import ReefSession, Scene

if TYPE_CHECKING:
    from reefkit.widgets.templates import Templates

GROUPS = (
    ("grow", ("dwellers", "algae", "mutations")),
    ("spread", ("spawning", "triangle", "migration", "settlement")),
    ("catastrophe", ("catastrophe",)),
    ("survey", ("survey",)),
)
"""The phases in the groups that students learn: 1A–C, 2A–D, 3 and 4."""


class _PhaseStep(NamedTuple):
    """One step of the bar; `number`: of its card in the round, from 1, or 0 outside phase 3."""

    phase: str
    number: int
    standing: Literal["done", "now", "later", "skipped"]


@acts.on("phase-events")
def _phase_events(session: ReefSession, phase: Annotated[str, Meta(max_length=20)]) -> None:
    if phase in ROUND:
        session.ui.tab = "log"
        session.ui.settings["log-phase"] = phase


def _cards_of_round(scene: Scene) -> int:
    return len(decks_due(scene.rules.content.rules, scene.rules.options, scene.state.round))


def phase_steps(scene: Scene) -> tuple[tuple[str, tuple[_PhaseStep, ...]], ...]:
    phase, round_ = scene.phase, scene.state.round
    here = ROUND.index(phase) if phase in ROUND else (-1 if phase == "founding" else len(ROUND))
    found = []
    for group, phases in GROUPS:
        listed: list[_PhaseStep] = []
        for each in phases:
            number = ROUND.index(each)
            standing = "done" if number < here else "now" if number == here else "later"
            if each == "triangle" and round_ == 1:
                standing = "skipped"
            listed += _cards(scene, standing) if each == "catastrophe" else []
            listed += [_PhaseStep(each, 0, standing)] if each != "catastrophe" else []  # type: ignore[arg-type]
        found.append((group, tuple(listed)))
    return tuple(found)


def _cards(scene: Scene, standing: str) -> list[_PhaseStep]:
    count, drawn = _cards_of_round(scene), 0
    if standing == "now":
        struck = int(scene.state.struck[scene.state.round - 1].sum())
        left = sum(not each.startswith("put") for each in scene.turn.queue)
        count, drawn = struck + left, struck
    found = []
    for number in range(1, count + 1):
        one = standing
        if standing == "now":
            one = "done" if number < drawn else "now" if number == drawn else "later"
        found.append(_PhaseStep("catastrophe", number, one))  # type: ignore[arg-type]
    return found


def render_phases(scene: Scene) -> str:
    if scene.phase == "founding":
        return ""
    options = scene.rules.options
    told = scene.state.round == 1 and scene.phase != "survey"  # its tally says it
    goal = scene.say.render(scene.goal) if told else ""
    now = (scene.state.round, options.rounds, options.round_label, goal)
    return _drawn(scene.templates, phase_steps(scene), now)


@lru_cache(maxsize=4)  # a phase has many acts
def _drawn(templates: Templates, bar: object, now: tuple[int, int, str, str]) -> str:
    round_, rounds, label, goal = now
    values = {"bar": bar, "goal": goal, "round": round_, "of": rounds, "label": label}
    return str(templates.render("phases.html", **values))
