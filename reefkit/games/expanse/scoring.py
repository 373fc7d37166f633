"""Victory points: those of each card, and those gained for good."""

from __future__ import annotations

from reefkit.games.expanse.effects import CountPoints, Study
from reefkit.games.expanse.state import ReefCard
from reefkit.games.expanse.step import Step
from reefkit.games.expanse.targets import effects_of, fresh, holds, is_complete, times

RESEARCH = "research"
"""Key of the points that do not depend on cards (`Seat.points`)."""


def _points_of_card(step: Step, seat: int, card: ReefCard) -> int:
    if fresh(card):
        return 0
    points = step.kind(card.kind).points
    for effect in effects_of(step, card, CountPoints):
        if holds(step, seat, card, effect):
            points += effect.count * times(step, seat, card, effect.per)
    if is_complete(step, card):
        points += sum(each.points for each in effects_of(step, card, Study) if not each.repeats)
    return points


def points_by_part(step: Step, seat: int) -> list[tuple[str, int]]:
    """Return a player's points by part: the kinds of cards on the reef, then ``research``.

    Cards are in the order of the reef; parts without points are left out.
    """
    place = step.seat(seat)
    counted = [(card.kind, _points_of_card(step, seat, card)) for card in place.reef]
    counted += [(RESEARCH, place.points)]
    return [(why, points) for why, points in counted if points]


def victory_points(step: Step, seat: int) -> int:
    return sum(each for _, each in points_by_part(step, seat))
