"""Cards that are taken off reefs by what is no meal: fishing, storms, sharks, runoff (B13, B21)."""

from __future__ import annotations

from reefkit.games.expanse import asks
from reefkit.games.expanse.asks import Owned
from reefkit.games.expanse.counters import earn
from reefkit.games.expanse.effects import Portion, Remove
from reefkit.games.expanse.food import refitted
from reefkit.games.expanse.matching import meant, times
from reefkit.games.expanse.removing import is_protected, lures, remove
from reefkit.games.expanse.state import Card, Task
from reefkit.games.expanse.step import Step, card_one


def targets(step: Step, seat: int, taker: Card, effect: Remove, portion: Portion) -> list[Owned]:
    """List what a card could take for a portion, each after its owner's seat."""
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


def take(step: Step, task: Task, taker: Card, effect: Remove) -> None:
    """Take cards, as many as there are, and earn for them.

    Task: ``picked`` are the cards chosen so far, perhaps ended by ``stop``.
    """
    if refitted(step, task.seat, taker) is not None:
        return
    if not _pick(step, task, taker, effect):
        return
    taken = [asks.chosen_card(step, each) for each in task.picked if each != asks.STOP]
    gone = [each for each in taken if each is not None]
    if not gone:
        step.say(
            "took-nothing",
            task.seat,
            player=step.who(task.seat),
            card=card_one(taker.kind),
        )
        return
    for owner, card in gone:
        step.say(
            "removed",
            owner,
            player=step.who(owner),
            card=card_one(card.kind),
            by=card_one(taker.kind),
        )
        step.ate(taker.id, card.id)
        remove(step, owner, card.id, (task.seat, taker))
    for pay in effect.earns:
        amounts = {
            "cost": sum(step.kind(card.kind).cost for _, card in gone),
            "points": sum(step.kind(card.kind).points for _, card in gone),
            "card": len(gone),
        }
        earn(step, task.seat, pay.currency, amounts[pay.by] * pay.times // pay.divide, taker.kind)


def _pick(step: Step, task: Task, taker: Card, effect: Remove) -> bool:
    """Choose what is taken; False while the owner is asked."""
    if effect.worth:
        return _pick_worth(step, task, taker, effect)
    needed = 0
    for portion in effect.takes:
        count = portion.count * times(step, task.seat, taker, effect.per)
        able = targets(step, task.seat, taker, effect, portion)
        start = needed
        needed += min(count, len([each for each in able if _free(task.picked[:start], each)]))
        while len(task.picked) < needed and asks.STOP not in task.picked:
            free = [each for each in able if _free(task.picked, each)]
            lured = [each for each in free if lures(step, each[1], taker.kind)]
            among = lured if len(lured) >= 1 else free
            left = needed - len(task.picked)
            shown = min(left, len(lured)) if lured else left
            option = asks.next_card(step, task, "take", among, shown, may=effect.may)
            if not option:
                return False
            task.picked.append(option)
    return True


def _free(picked: list[str], each: Owned) -> bool:
    return asks.option_of(each[1]) not in picked


def _pick_worth(step: Step, task: Task, taker: Card, effect: Remove) -> bool:
    """Choose the cheapest set worth enough (B15); False while the owner is asked."""
    fewer = 0
    if effect.less_for is not None:
        own = step.seat(task.seat).reef
        fewer = effect.less * sum(meant(step, each, effect.less_for, taker) for each in own)
    able = [
        each
        for portion in effect.takes
        for each in targets(step, task.seat, taker, effect, portion)
        if step.kind(each[1].kind).cost
    ]
    while True:
        picked = [each for each in able if not _free(task.picked, each)]
        had = sum(step.kind(card.kind).cost for _, card in picked)
        wanted = effect.worth - fewer - had
        if wanted <= 0:
            return True
        free = [each for each in able if _free(task.picked, each)]
        sums = reachable([step.kind(card.kind).cost for _, card in free])
        best = min((each for each in sums if each >= wanted), default=None)
        if best is None:
            return True
        among = [each for each in free if _completes(step, free, each, best)]
        option = asks.next_card(step, task, "take", among, _fewest(step, free, best))
        if not option:
            return False
        task.picked.append(option)


def reachable(costs: list[int]) -> set[int]:
    """Give every sum that some of these costs can make, 0 included."""
    sums = {0}
    for cost in costs:
        sums |= {each + cost for each in sums}
    return sums


def _completes(step: Step, free: list[Owned], one: Owned, best: int) -> bool:
    """Tell whether a card belongs to some set of exactly the best sum."""
    rest = [step.kind(c.kind).cost for _, c in free if c.id != one[1].id]
    return best - step.kind(one[1].kind).cost in reachable(rest)


def _fewest(step: Step, free: list[Owned], best: int) -> int:
    """Give the least number of cards that make the best sum."""
    fewest = {0: 0}
    for _, card in free:
        cost = step.kind(card.kind).cost
        for total, count in list(fewest.items()):
            fewest[total + cost] = min(fewest.get(total + cost, count + 1), count + 1)
    return fewest[best]
