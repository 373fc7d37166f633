"""The sentence of the *Now* bar."""

from __future__ import annotations

from collections.abc import Callable

from reefkit.games.expanse import actions as do
from reefkit.games.expanse import queries
from reefkit.games.expanse.state import CURRENCIES
from reefkit.games.expanse.supply import spendable
from reefkit.labs.expanse.button_plans import (
    name_of,
    research_card,
    study_of,
    waiting_animals,
)
from reefkit.labs.expanse.scene import Scene
from reefkit.text import Message, message


def now_asked(scene: Scene) -> Message:
    if scene.asked is not None:
        return scene.asked.what
    phase = scene.state.phase
    ask = _NOW.get(phase)
    return Message(f"expanse-page-now-{phase}") if ask is None else ask(scene)


def standing(scene: Scene) -> Message | None:
    if not scene.covered_hand:
        return None
    if not scene.is_awaited:
        return scene.waiting
    return message("expanse-page-now-setup") if scene.state.phase == "setup" else None


def _now_move(scene: Scene) -> Message:
    return message("expanse-page-now-move", last="yes" if scene.state.is_last_turn else "no")


def _now_raise(scene: Scene) -> Message:
    most = scene.rules.content.rules.numbers.raised_cards
    return message("expanse-page-now-raise", player=scene.name(scene.state.player), most=most)


def _now_take(scene: Scene) -> Message:
    cards = (each.card for each in scene.offers if each.deck == scene.tile)
    vain = all(queries.finds_no_host(scene.step, scene.seat, each) for each in cards)
    return message("expanse-page-now-take", deck=scene.tile, vain="yes" if vain else "no")


def _now_research(scene: Scene) -> Message:
    card = research_card(scene)
    if card is None:
        return message("expanse-page-now-research-none")
    price = study_of(scene, card).price
    free = scene.state.seats[scene.seat].research
    name = name_of(card.card)
    return message("expanse-page-now-research", card=name, price=price, free=free)


def _now_buy(scene: Scene) -> Message:
    if all(isinstance(each, do.Done) for each in scene.legal):
        return message("expanse-page-now-buy-nothing")
    return message(
        "expanse-page-now-buy",
        opened="-".join(sorted(scene.state.opened)),
        tile=scene.tile,
        **{name: spendable(scene.step, scene.seat, name) for name in CURRENCIES},
    )


def _now_manage(scene: Scene) -> Message:
    return message("expanse-page-now-manage", count=len(waiting_animals(scene)))


def _now_end(scene: Scene) -> Message:
    biomass = scene.held.get("biomass", 0) if scene.held else -1
    made = scene.state.seats[scene.seat].made.biomass
    return message("expanse-page-now-end", biomass=biomass, made=made)


_NOW: dict[str, Callable[[Scene], Message]] = {
    "move": _now_move,
    "raise": _now_raise,
    "take": _now_take,
    "buy": _now_buy,
    "manage": _now_manage,
    "research": _now_research,
    "end": _now_end,
}
"""Function for each phase whose sentence has values; other phases have a fixed sentence."""
