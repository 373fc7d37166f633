"""Victory points: what each card counts, and what was gained for good."""

from __future__ import annotations

from reefkit.games.expanse.effects import Score, Study
from reefkit.games.expanse.matching import effects_of, fresh, holds, is_complete, times
from reefkit.games.expanse.state import Card
from reefkit.games.expanse.step import Step

RESEARCH = "research"
"""The reason of points that were gained for good."""


def of_card(step: Step, seat: int, card: Card) -> int:
    """Give what a card counts now; copies made this turn count nothing."""
    if fresh(card):
        return 0
    points = step.kind(card.kind).points
    for effect in effects_of(step, card, Score):
        if holds(step, seat, card, effect):
            points += effect.count * times(step, seat, card, effect.per)
    if is_complete(step, card):
        points += sum(each.points for each in effects_of(step, card, Study) if not each.repeats)
    return points


def parts(step: Step, seat: int) -> list[tuple[str, int]]:
    """Give what a player's points come from: kinds of cards, and research.

    Returns
    -------
    list of (str, int)
        Each card of the reef that counts, in its order; then ``research``, where there is any.
    """
    place = step.seat(seat)
    counted = [(card.kind, of_card(step, seat, card)) for card in place.reef]
    counted += [(RESEARCH, place.points)]
    return [(why, points) for why, points in counted if points]


def points(step: Step, seat: int) -> int:
    """Give a player's victory points, as if they were counted now."""
    return sum(each for _, each in parts(step, seat))
