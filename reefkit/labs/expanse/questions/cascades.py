"""Templates on cascades: why something left the reef, and what followed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reefkit.assess.question_maker import Draft
from reefkit.games.expanse.state import FOODS
from reefkit.labs.expanse.questions.evidence_pictures import name_of
from reefkit.labs.expanse.questions.facts import (
    Facts,
    chosen,
    many,
    one,
    template,
    way,
)
from reefkit.text import message

if TYPE_CHECKING:
    from collections.abc import Iterator

LATER = 3
"""Own turns between a loss and the second count of the prey."""
WAYS = ("more", "fewer", "as-many")
REASONS = ("starved", "eaten", "pollution", "taken", "bleached")


def _after_left(facts: Facts) -> Iterator[Draft]:
    for gone, eater in _last_ones(facts):
        then = min(gone + LATER, facts.turns)
        if then == gone or any(facts.reef(time).get(eater) for time in range(gone, then + 1)):
            continue
        eaten = {
            each
            for meal in facts.meals
            if meal.eater == eater and meal.time <= gone
            for each, _ in meal.eaten
            if each not in FOODS
        }
        for prey in sorted(eaten - {eater}):
            before, after = (facts.reef(time).get(prey, 0) for time in (gone, then))
            if not before:
                continue
            right = way(before, after)
            yield Draft(
                about=f"turn-{gone}-{eater}-{prey}",
                prompt=message(
                    "expanse-made-ask-after-left",
                    one=one(eater),
                    turn=gone,
                    then=then,
                    prey=many(prey),
                ),
                **chosen("way", WAYS, right),
                why=(
                    message(
                        "expanse-made-why-after-left",
                        prey=name_of(prey),
                        turn=gone,
                        then=then,
                        before=before,
                        after=after,
                    ),
                    message("expanse-made-why-cascade", way=right),
                ),
                why_option={
                    each: message("expanse-made-not-way", way=each, turn=gone, before=before)
                    for each in WAYS
                },
                moment=facts.moment(then),
            )


def _last_ones(facts: Facts) -> Iterator[tuple[int, str]]:
    for eater in dict.fromkeys(meal.eater for meal in facts.meals):
        for time in range(2, facts.turns + 1):
            if facts.reef(time - 1).get(eater) and not facts.reef(time).get(eater):
                yield time, eater


def why_gone(facts: Facts) -> Iterator[Draft]:
    for time in range(1, facts.turns + 1):
        left = [each for each in facts.left if each.time == time]
        for card in dict.fromkeys(each.card for each in left):
            if facts.reef(time).get(card, 0) >= max(1, facts.reef(time - 1).get(card, 0)):
                continue  # a copy was eaten, or another has come
            found = [each for each in left if each.card == card]
            first = found[0]
            if len({(each.why, each.by) for each in found}) > 1 or first.why not in REASONS:
                continue
            yield Draft(
                about=f"turn-{time}-{card}",
                prompt=message("expanse-made-ask-why-gone", one=one(card), turn=time),
                **chosen("reason", _likely(card, first.why), first.why),
                why=(
                    message(
                        "expanse-made-why-gone",
                        why=first.why,
                        one=one(card),
                        by=one(first.by) if first.by else "",
                    ),
                ),
                why_option={
                    each: message(
                        "expanse-made-not-gone",
                        why=each,
                        turn=time,
                        count=sum(one.why == each for one in left),
                    )
                    for each in REASONS
                },
                moment=facts.moment(time),
                board_at=facts.moment(time - 1) if facts.reef(time - 1).get(card) else None,
                minutes=0.7,
            )


def _likely(card: str, right: str) -> tuple[str, ...]:
    order = REASONS if card == "coral" else REASONS[:-1]
    return order if right in order else (*order[:3], right)


CASCADES = (
    template("why-gone", ("C", "D"), why_gone),
    template("after-left", ("C",), _after_left),
)
