"""Removal of cards by effects other than meals: fishing, storms, sharks, runoff (B13, B21)."""

from __future__ import annotations

from reefkit.games.expanse import tasks
from reefkit.games.expanse.counters import earn
from reefkit.games.expanse.effect_parts import Portion
from reefkit.games.expanse.effects import (
    Remove,
)
from reefkit.games.expanse.food import refitted
from reefkit.games.expanse.removal import is_protected, lures, remove
from reefkit.games.expanse.state import ReefCard, Task
from reefkit.games.expanse.step import Step, card_one
from reefkit.games.expanse.targets import (
    meant,
    times,
)
from reefkit.games.expanse.tasks import Owned


def _targets(
    step: Step, seat: int, taker: ReefCard, effect: Remove, portion: Portion
) -> list[Owned]:
    reefs = [each for each in step.seats if (each != seat) is effect.others]
    return [
        (owner, card)
        for owner in reefs
        for card in step.seat(owner).reef
        if portion.cards is not None
        and (owner, card.id) != (seat, taker.id)
        and meant(step, card, portion.cards, taker)
        and not is_protected(step, owner, card, taker)
    ]


def take_cards(step: Step, task: Task, taker: ReefCard, effect: Remove) -> None:
    """Remove as many cards as there are, up to the effect's number, and earn for them.

    `task.picked` has the cards chosen so far, perhaps ended by ``stop``. A card with a `Refit`
    attached to it removes none.
    """
    if refitted(step, task.seat, taker) is not None:
        return
    if not _pick_targets(step, task, taker, effect):
        return
    taken = [tasks.chosen_card(step, each) for each in task.picked if each != tasks.STOP]
    gone = [each for each in taken if each is not None]
    if not gone:
        step.say_of("expanse-took-nothing", task.seat, card=card_one(taker.kind))
        return
    for owner, card in gone:
        step.say_of("expanse-removed", owner, card=card_one(card.kind), by=card_one(taker.kind))
        step.ate(taker.id, card)
        remove(step, owner, card.id, (task.seat, taker))
    for pay in effect.earns:
        amounts = {
            "cost": sum(step.kind(card.kind).cost for _, card in gone),
            "points": sum(step.kind(card.kind).points for _, card in gone),
            "card": len(gone),
        }
        earn(step, task.seat, pay.currency, amounts[pay.by] * pay.times // pay.divide, taker.kind)


def _pick_targets(step: Step, task: Task, taker: ReefCard, effect: Remove) -> bool:
    if effect.worth:
        return _pick_worth(step, task, taker, effect)
    needed = 0
    for portion in effect.takes:
        count = portion.count * times(step, task.seat, taker, effect.per)
        able = _targets(step, task.seat, taker, effect, portion)
        start = needed
        needed += min(count, len([each for each in able if _free(task.picked[:start], each)]))
        while len(task.picked) < needed and tasks.STOP not in task.picked:
            free = [each for each in able if _free(task.picked, each)]
            lured = [each for each in free if lures(step, each[1], taker.kind)]
            among = lured if len(lured) >= 1 else free
            left = needed - len(task.picked)
            shown = min(left, len(lured)) if lured else left
            if not tasks.pick_next(step, task, "take", among, shown, may=effect.may):
                return False
    return True


def _free(picked: list[str], each: Owned) -> bool:
    return tasks.option_of(each[1]) not in picked


def _pick_worth(step: Step, task: Task, taker: ReefCard, effect: Remove) -> bool:
    """Choose the cheapest cards with enough total cost (B15); False if the owner is asked."""
    fewer = 0
    if effect.less_for is not None:
        own = step.seat(task.seat).reef
        fewer = effect.less * sum(meant(step, each, effect.less_for, taker) for each in own)
    able = [
        each
        for portion in effect.takes
        for each in _targets(step, task.seat, taker, effect, portion)
        if step.kind(each[1].kind).cost
    ]
    while True:
        picked = [each for each in able if not _free(task.picked, each)]
        had = sum(step.kind(card.kind).cost for _, card in picked)
        wanted = effect.worth - fewer - had
        if wanted <= 0:
            return True
        free = [each for each in able if _free(task.picked, each)]
        sums = _reachable([step.kind(card.kind).cost for _, card in free])
        best = min((each for each in sums if each >= wanted), default=None)
        if best is None:
            return True
        among = [each for each in free if _completes(step, free, each, best)]
        if not tasks.pick_next(step, task, "take", among, _fewest(step, free, best)):
            return False


def _reachable(costs: list[int]) -> set[int]:
    sums = {0}
    for cost in costs:
        sums |= {each + cost for each in sums}
    return sums


def _completes(step: Step, free: list[Owned], one: Owned, best: int) -> bool:
    rest = [step.kind(c.kind).cost for _, c in free if c.id != one[1].id]
    return best - step.kind(one[1].kind).cost in _reachable(rest)


def _fewest(step: Step, free: list[Owned], best: int) -> int:
    fewest = {0: 0}
    for _, card in free:
        cost = step.kind(card.kind).cost
        for total, count in list(fewest.items()):
            fewest[total + cost] = min(fewest.get(total + cost, count + 1), count + 1)
    return fewest[best]
