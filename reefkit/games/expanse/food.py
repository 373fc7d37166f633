"""Food on a reef: what is made, what adds to it, and what can be taken."""

from __future__ import annotations

from reefkit.games.expanse.counters import earn
from reefkit.games.expanse.effects import Amplify, Refit, Serve
from reefkit.games.expanse.matching import active, attached_to, effects_of, holds, standing
from reefkit.games.expanse.state import Card
from reefkit.games.expanse.step import Step, card_name
from reefkit.text import Message


def lying(step: Step, seat: int, food: str) -> int:
    """Count a food that lies on a reef."""
    return int(getattr(step.seat(seat).food, food.replace("-", "_")))


def change(step: Step, seat: int, food: str, by: int) -> None:
    """Let there be more or less of a food on a reef."""
    name = food.replace("-", "_")
    setattr(step.seat(seat).food, name, max(0, lying(step, seat, food) + by))


def some(food: str, count: int) -> Message:
    """Say how much of a food."""
    return Message(f"expanse-some-{food}", {"count": count})


def refitted(step: Step, seat: int, card: Card) -> Refit | None:
    """Give how a card attached to this one changes its work (B22); none mostly."""
    for other in attached_to(step, seat, card):
        for effect in effects_of(step, other, Refit):
            if active(other) and holds(step, seat, other, effect):
                return effect
    return None


def make(step: Step, seat: int, card: Card, food: str, count: int) -> None:
    """Let a card make so much food, and whoever adds to it do so (B21)."""
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
    change(step, seat, food, count)
    step.say(
        "produced",
        seat,
        player=step.who(seat),
        card=card_name(source),
        food=some(food, count),
    )


def servers(step: Step, seat: int, food: str, eater: Card) -> list[Card]:
    """List the cards that may serve as a piece of a food, those first that leave soonest."""
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
