"""What cards cost a player: the printed cost less discounts (B16), and paying across (B15)."""

from __future__ import annotations

from reefkit.games.expanse.counters import pollute
from reefkit.games.expanse.effects import Discount, Swap
from reefkit.games.expanse.matching import fits, standing
from reefkit.games.expanse.step import Step


def price(step: Step, seat: int, kind: str) -> int:
    """Give what a card costs a player, without what raisers put on it; never below 0."""
    less = sum(
        effect.count
        for _, effect in standing(step, seat, Discount)
        if fits(step, kind, effect.cards)
    )
    return max(0, step.kind(kind).cost - less)


def swaps(step: Step, seat: int) -> str:
    """Give the card by which Capital and Biomass spend as each other; an empty text for none."""
    able = [(effect.pollution, card.kind) for card, effect in standing(step, seat, Swap)]
    return min(able)[1] if able else ""


def swapped(step: Step, seat: int, count: int) -> None:
    """Let the pollution rise for so many cards that were spent as the other currency."""
    able = [(effect.pollution, card.kind) for card, effect in standing(step, seat, Swap)]
    if able:
        pollution, kind = min(able)
        pollute(step, seat, pollution * count, kind)
