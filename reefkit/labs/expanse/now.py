"""The sentence of the *Now* bar: what the seat at this screen is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reefkit.labs.expanse import moves
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.labs.expanse.scene import Scene


def now_asked(scene: Scene) -> Message:
    """Say what the seat is asked now."""
    if scene.asked is not None:
        return scene.asked.what
    phase = scene.standing_now.phase
    ask = _ASKED.get(phase)
    return Message(f"expanse-page-now-{phase}") if ask is None else ask(scene)


def standing(scene: Scene) -> Message | None:
    """Say what all here are asked at once, or whom they wait for, while a hand is covered."""
    if not scene.covered_hand:
        return None
    if not scene.is_awaited:
        return message("play-wait", who=scene.awaited_names)
    return message("expanse-page-now-setup") if scene.standing_now.phase == "setup" else None


def _move(scene: Scene) -> Message:
    return message("expanse-page-now-move", last="yes" if scene.standing_now.last else "no")


def _raise(scene: Scene) -> Message:
    most = scene.rules.content.rules.numbers.raised_cards
    return message(
        "expanse-page-now-raise", player=scene.name(scene.standing_now.player), most=most
    )


def _take(scene: Scene) -> Message:
    return message("expanse-page-now-take", deck=scene.standing_now.tile)


def _buy(scene: Scene) -> Message:
    return message("expanse-page-now-buy", opened="-".join(sorted(scene.standing_now.opened)))


def _manage(scene: Scene) -> Message:
    return message("expanse-page-now-manage", count=len(moves.waiting(scene)))


def _end(scene: Scene) -> Message:
    held = {one.card: one.count for one in scene.held}
    return message("expanse-page-now-end", biomass=held.get("biomass", 0))


_ASKED: dict[str, Callable[[Scene], Message]] = {
    "move": _move,
    "raise": _raise,
    "take": _take,
    "buy": _buy,
    "manage": _manage,
    "end": _end,
}
"""What is asked in each phase that has more to say than its name."""
