"""The bar below the head: the round, whose turn it is, and the steps of the turn."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.games.climate import guide
from reefkit.labs.climate.scene import ClimateScene
from reefkit.text import Message, message


class Step(NamedTuple):
    """One step of a turn."""

    id: str
    words: Message
    standing: str


class Turn(NamedTuple):
    """One box of the bar: a seat's turn, or the climate's."""

    key: str
    seat: int | None
    name: Message | str
    now: bool
    steps: list[Step]


def turns(scene: ClimateScene) -> list[Turn]:
    """List the turns of the round, and how far the one that is played has come."""
    state = scene.state
    found = []
    for seat in scene.seats:
        now = state.seat == seat and state.step in {"place", "draw", "act", "restart"}
        mine = now and seat == scene.seat
        name = message("climate-page-your-turn") if mine and not scene.covered_hand else (
            scene.name(seat)
        )  # fmt: skip
        found.append(Turn(f"{seat}", seat, name, now, _steps(scene) if now else []))
    found.append(Turn("climate", None, message("climate-page-climate-roll"), now=False, steps=[]))
    return found


def _steps(scene: ClimateScene) -> list[Step]:
    """Give the steps of the turn that is played; of set-up and a new start the one there is."""
    state = scene.state
    if state.step in {"place", "restart"}:
        return [Step(state.step, message(f"climate-page-step-{state.step}"), "now")]
    found = []
    for each in guide.turn_steps(scene.play):
        words = message(f"climate-turn-{each.id}")
        if each.id == "roll" and state.roll:
            words = message("climate-page-rolled", roll=state.roll)
        standing = each.standing
        if _may_move(scene):  # it need not, so the rules see the turn at its end already
            standing = {"move": "now", "adapt": "to-come", "end": "to-come"}.get(each.id, standing)
        if standing != "none":
            found.append(Step(each.id, words, standing))
    return found


def _may_move(scene: ClimateScene) -> bool:
    """Tell whether the species may still move in this turn."""
    state = scene.state
    return state.step == "act" and bool(state.steps) and not (state.moved or state.settled)


def render(scene: ClimateScene) -> str:
    """Draw the bar."""
    return scene.render(
        "climate_bar.html",
        round=scene.state.round,
        rounds=scene.rounds,
        turns=turns(scene),
    )
