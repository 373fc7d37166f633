"""The bar below the head: the round, whose turn it is, and the steps of the turn."""

from __future__ import annotations

from reefkit.games.climate import queries
from reefkit.labs.climate.scene import ClimateScene
from reefkit.text import Message, message


def _turns(scene: ClimateScene) -> list[dict[str, object]]:
    state = scene.state
    found = []
    for seat in scene.seats:
        now = state.seat == seat and state.step in {"place", "draw", "act", "restart"}
        mine = now and seat == scene.seat and scene.class_view.is_playing
        name = message("climate-page-your-turn") if mine and not scene.covered_hand else (
            scene.name(seat)
        )  # fmt: skip
        found.append(
            {
                "key": f"{seat}",
                "seat": seat,
                "name": name,
                "now": now,
                "steps": _steps(scene) if now else [],
            }
        )
    went = scene.climate_went
    turned = [(message(f"climate-page-went-{went}"), "done")] if went else []
    name = message("climate-page-climate-roll")
    found.append({"key": "climate", "seat": None, "name": name, "now": False, "steps": turned})
    return found


def _steps(scene: ClimateScene) -> list[tuple[Message, str]]:
    """Return the steps of a turn, each ``done``, ``now`` or ``to-come``."""
    state = scene.state
    if state.step in {"place", "restart"}:
        return [(message(f"climate-page-step-{state.step}"), "now")]
    found = []
    for id_, standing in queries.turn_steps(scene.play).items():
        words = message(f"climate-turn-{id_}")
        if id_ == "roll" and state.roll:
            words = message("climate-page-rolled", roll=state.roll)
        shown = standing
        if _may_move(scene):  # optional, so the rules count the turn as at its end
            shown = {"move": "now", "adapt": "to-come", "end": "to-come"}.get(id_, standing)
        if shown != "none":
            found.append((words, shown))
    return found


def _may_move(scene: ClimateScene) -> bool:
    state = scene.state
    return state.step == "act" and bool(state.steps) and not (state.moved or state.settled)


def render_bar(scene: ClimateScene) -> str:
    return scene.render(
        "climate_bar.html",
        round=scene.state.round,
        rounds=scene.rounds,
        turns=_turns(scene),
    )
