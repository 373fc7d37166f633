"""Effects that stand: what a card changes for as long as it lies there, and what it counts."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from reefkit.games.expanse.effects_parts import (
    Change,
    Currency,
    Effect,
    Few,
    FoodName,
    Per,
    Some,
    Target,
    When,
)


class Score(Effect, frozen=True, tag="score"):
    """Count more victory points, or fewer."""

    count: Change = 1
    per: Per | None = None


class Serve(Effect, frozen=True, tag="serve"):
    """Serve as one piece of a food."""

    food: FoodName


class Discount(Effect, frozen=True, tag="discount"):
    """Make cards cheaper for its owner."""

    cards: Target
    count: Few = 1


class Protect(Effect, frozen=True, tag="protect"):
    """Keep the owner's cards of a sort from being removed by cards of another."""

    cards: Target
    against: Target


class Idle(Effect, frozen=True, tag="idle"):
    """Let the owner's cards of a sort do nothing."""

    cards: Target


class Restrain(Effect, frozen=True, tag="restrain"):
    """Keep so many of the owner's cards of a sort from making copies, each turn."""

    cards: Target
    count: Few = 1


class Lure(Effect, frozen=True, tag="lure"):
    """Be what a card of a sort must take first."""

    by: Target


class Amplify(Effect, frozen=True, tag="amplify"):
    """Add food whenever its owner produces that food (B21)."""

    food: FoodName
    count: Few = 1


class Refit(Effect, frozen=True, tag="refit"):
    """Let its host remove nothing, and give currency in place of a food (B22)."""

    food: FoodName
    currency: Currency


class Bar(Effect, frozen=True, tag="bar"):
    """Remove cards of a sort from every reef, and keep them away."""

    USUAL: ClassVar[When] = "taken"

    cards: Target


class Swap(Effect, frozen=True, tag="swap"):
    """Let Capital and Biomass spend as each other, for pollution with each card (B15)."""

    pollution: Some = 0


class Study(Effect, frozen=True, tag="study"):
    """Let research points be placed on it.

    Attributes
    ----------
    price
        Capital for a point that is bought.
    needs
        Points that complete it.
    repeats
        It starts again once complete.
    over
        Once complete a die is rolled: over so much it succeeds; 0: no roll.
    points
        Victory points of its owner for success.
    each
        Victory points of whoever placed points, for each of them.
    back
        Points that come back to the owner's counter for failure.
    """

    price: Few
    needs: Annotated[int, Meta(ge=1, le=60)]
    repeats: bool = False
    over: Some = 0
    points: Some = 0
    each: Some = 0
    back: Some = 0


class Slow(Effect, frozen=True, tag="slow"):
    """Let warming reach its threshold at every so many only."""

    every: Few


class Halve(Effect, frozen=True, tag="halve"):
    """Halve the pollution that comes from cards of a sort in a turn, rounded down (B14, B22)."""

    cards: Target
