"""Meals: which ways there are to make one, what is eaten, and what follows (B21).

A meal is chosen as a whole before anything is taken, so that it is all or none.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from reefkit.games.expanse import asks, tasks
from reefkit.games.expanse.effects import Eat, Portion, Way
from reefkit.games.expanse.food import change, lying, servers, some
from reefkit.games.expanse.matching import meant
from reefkit.games.expanse.removing import is_protected, lures, remove
from reefkit.games.expanse.state import Card, Task
from reefkit.games.expanse.step import Step, card_one
from reefkit.text import Message, message


def prey(step: Step, seat: int, eater: Card, portion: Portion) -> list[Card]:
    """List the cards of its reef that a card could take for a portion; it never takes itself."""
    if portion.cards is None:
        return []
    able = [
        card
        for card in step.seat(seat).reef
        if card.id != eater.id
        and meant(step, card, portion.cards, eater)
        and not is_protected(step, seat, card, eater)
    ]
    first = [card for card in able if lures(step, card, eater.kind)]
    return first if len(first) >= portion.count else able


def lacking(step: Step, seat: int, eater: Card, way: Way) -> list[Portion]:
    """List the portions of a way that cannot be had now; none: the meal can be made."""
    missing, taken = [], set()
    food: dict[str, int] = {}
    for portion in way.takes:
        if portion.food:
            food[portion.food] = food.get(portion.food, 0) + portion.count
            able = lying(step, seat, portion.food) + len(servers(step, seat, portion.food, eater))
            if able < food[portion.food]:
                missing.append(portion)
            continue
        free = [card.id for card in prey(step, seat, eater, portion) if card.id not in taken]
        if len(free) < portion.count:
            missing.append(portion)
        taken |= set(free[: portion.count])
    return missing


def ways(step: Step, seat: int, eater: Card, meal: Eat) -> list[int]:
    """List the ways in which a meal can be made now."""
    return [number for number, way in enumerate(meal.ways) if not lacking(step, seat, eater, way)]


def portion_words(portion: Portion) -> Message:
    """Say what a portion is, in plain words."""
    if portion.cards is None:
        return some(portion.food, portion.count)
    ids = [f"expanse-{kind}" for kind in portion.cards.kinds]
    ids += [f"expanse-class-{each}" for each in portion.cards.classes]
    ids += ["expanse-any-animal"] if portion.cards.animals else []
    sorts = [Message(each if portion.count == 1 else f"{each}.many") for each in ids]
    return message("expanse-some-cards", count=portion.count, sort=either(sorts))


def either(said: Sequence[Message]) -> Message:
    """Say that one of several does; of none, that it is some meal."""
    if not said:
        return message("expanse-a-meal")
    return reduce(lambda one, other: message("expanse-either", one=one, other=other), said)


def needs_of(meal: Eat) -> list[Message]:
    """Say what a meal takes, one portion after another."""
    return [portion_words(portion) for way in meal.ways for portion in way.takes]


def eat(step: Step, task: Task, eater: Card, meal: Eat) -> None:
    """Make a meal, or find none.

    Task: ``picked`` is the way, then the cards taken, then perhaps a word on what may serve.
    """
    open_ways = ways(step, task.seat, eater, meal)
    if not task.picked:
        if not open_ways:
            _finds_nothing(step, task.seat, eater, meal)
            return
        if len(open_ways) > 1:
            options = [f"way:{number}" for number in open_ways]
            asks.question(step, task, "way", options)
            return
        task.picked.append(f"way:{open_ways[0]}")
    number = int(task.picked[0].removeprefix("way:"))
    way = meal.ways[number]
    picked = _pick(step, task, eater, way)
    if picked is None:
        return
    if task.picked[-1] == asks.NO:
        _finds_nothing(step, task.seat, eater, meal)
        return
    _take(step, task, eater, way, picked)
    after = [f"ways.{number}.then.{each}" for each in range(len(way.then))]
    after += [f"then.{each}" for each in range(len(meal.then))]
    tasks.first(
        step, *(Task("effect", task.seat, eater.id, task.effect, name=each) for each in after)
    )


def _pick(step: Step, task: Task, eater: Card, way: Way) -> list[str] | None:
    """Give the cards that a way takes, or ask for the next and give none."""
    cards = [each for each in task.picked if each.startswith("card:")]
    needed = 0
    for portion in way.takes:
        if portion.cards is None:
            continue
        needed += portion.count
        while len(cards) < needed:
            able = prey(step, task.seat, eater, portion)
            among = [(task.seat, c) for c in able if asks.option_of(c) not in cards]
            option = asks.next_card(step, task, "eat", among, needed - len(cards))
            if not option:
                return None
            cards.append(option)
            task.picked.append(option)
    words = {asks.YES, asks.NO}
    if _serving(step, task.seat, eater, way, loath=True) and not words & set(task.picked):
        asks.question(step, task, "serve", [asks.YES, asks.NO])
        return None
    return cards


def _serving(
    step: Step, seat: int, eater: Card, way: Way, *, loath: bool = False
) -> list[tuple[str, Card]]:
    """List the cards that serve as food in a meal, with the food, where pieces of it are lacking.

    Parameters
    ----------
    loath
        Only those that would stay beyond this turn, so that the owner is asked.
    """
    food: dict[str, int] = {}
    for portion in way.takes:
        if portion.food:
            food[portion.food] = food.get(portion.food, 0) + portion.count
    serving = [
        (name, card)
        for name, count in food.items()
        for card in servers(step, seat, name, eater)[: max(0, count - lying(step, seat, name))]
    ]
    return [(name, card) for name, card in serving if not loath or card.ends != 1]


def _take(step: Step, task: Task, eater: Card, way: Way, picked: list[str]) -> None:
    """Take a meal off the reef."""
    seat = task.seat
    eaten: list[Message] = []
    food: dict[str, int] = {}
    for portion in way.takes:
        if portion.food:
            food[portion.food] = food.get(portion.food, 0) + portion.count
    serving = _serving(step, seat, eater, way)
    for name, count in food.items():
        served = sum(each == name for each, _ in serving)
        change(step, seat, name, served - count)
        if count > served:
            step.ate(eater.id, food=name, amount=count - served)
        eaten += [some(name, count - served)] if count > served else []
    gone = [card for _, card in serving]
    for option in picked:
        owned = asks.chosen_card(step, option)
        gone += [owned[1]] if owned is not None else []
    eaten += [card_one(card.kind) for card in gone]
    step.say("ate", seat, player=step.who(seat), card=card_one(eater.kind), eaten=eaten)
    for card in gone:
        step.ate(eater.id, card.id)
        remove(step, seat, card.id, (seat, eater))


def _finds_nothing(step: Step, seat: int, eater: Card, meal: Eat) -> None:
    """Mark a card that found no meal: it goes at End."""
    eater.failed = True
    needs = either(needs_of(meal))
    step.say("hungry", seat, player=step.who(seat), card=card_one(eater.kind), needs=needs)
