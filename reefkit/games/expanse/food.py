"""Food on a reef: its amounts, how it is made and amplified, and cards that serve as food."""

from __future__ import annotations

from reefkit.games.expanse.counters import earn
from reefkit.games.expanse.effects import (
    Amplify,
    Refit,
    Serve,
)
from reefkit.games.expanse.state import ReefCard
from reefkit.games.expanse.step import Step, card_name
from reefkit.games.expanse.targets import (
    active,
    attached_to,
    effects_of,
    holds,
    standing,
)
from reefkit.text import Message


def food_amount(step: Step, seat: int, food: str) -> int:
    return int(getattr(step.seat(seat).food, food.replace("-", "_")))


def change_food(step: Step, seat: int, food: str, by: int) -> None:
    name = food.replace("-", "_")
    setattr(step.seat(seat).food, name, max(0, food_amount(step, seat, food) + by))


def amount_words(food: str, count: int) -> Message:
    return Message(f"expanse-some-{food}", {"count": count})


def refitted(step: Step, seat: int, card: ReefCard) -> Refit | None:
    """Return the `Refit` of a card attached to this one that applies now; None if there is none."""
    for other in attached_to(step, seat, card):
        for effect in effects_of(step, other, Refit):
            if active(other) and holds(step, seat, other, effect):
                return effect
    return None


def make_food(step: Step, seat: int, card: ReefCard, food: str, count: int) -> None:
    """Make food, which other cards may amplify (B21), or currency in place of it (B22)."""
    if count <= 0:
        return
    refit = refitted(step, seat, card)
    if refit is not None and refit.food == food:
        earn(step, seat, refit.currency, count, card.kind)
        return
    _add(step, seat, card.kind, food, count)
    for other, effect in list(standing(step, seat, Amplify)):
        if effect.food == food:
            _add(step, seat, other.kind, food, effect.count)


def _add(step: Step, seat: int, source: str, food: str, count: int) -> None:
    change_food(step, seat, food, count)
    step.say_of("expanse-produced", seat, card=card_name(source), food=amount_words(food, count))


def servers(step: Step, seat: int, food: str, eater: ReefCard) -> list[ReefCard]:
    """List the cards that can serve an eater as a food, those soonest lost first."""
    able = [
        card
        for card in step.seat(seat).reef
        if card.id != eater.id
        and active(card)
        and any(
            each.food == food and holds(step, seat, card, each)
            for each in effects_of(step, card, Serve)
        )
    ]
    return sorted(able, key=lambda card: (not card.expelled, card.ends, card.id))
