"""Meals of the cards on a reef (B21), and messages that name meals and options of questions.

A meal is chosen as a whole before anything is taken, so that it is eaten completely or not at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from reefkit.games.expanse import effect_parts, tasks
from reefkit.games.expanse import effects as of
from reefkit.games.expanse.effect_parts import Portion
from reefkit.games.expanse.effects import (
    Eat,
    MealWay,
)
from reefkit.games.expanse.food import amount_words, change_food, food_amount, servers
from reefkit.games.expanse.removal import is_protected, lures, remove
from reefkit.games.expanse.state import Ask, ReefCard, Task
from reefkit.games.expanse.step import Step, card_name, card_one
from reefkit.games.expanse.targets import (
    effects_of,
    meant,
)
from reefkit.games.expanse.tasks import chosen_card
from reefkit.text import Message, message


def prey(step: Step, seat: int, eater: ReefCard, portion: Portion) -> list[ReefCard]:
    """List the cards that an eater can take for a portion.

    If enough of them lure the eater, only those.
    """
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


def _lacking(step: Step, seat: int, eater: ReefCard, way: MealWay) -> list[Portion]:
    missing, taken = [], set()
    food: dict[str, int] = {}
    for portion in way.takes:
        if portion.food:
            food[portion.food] = food.get(portion.food, 0) + portion.count
            able = food_amount(step, seat, portion.food) + len(
                servers(step, seat, portion.food, eater)
            )
            if able < food[portion.food]:
                missing.append(portion)
            continue
        free = [card.id for card in prey(step, seat, eater, portion) if card.id not in taken]
        if len(free) < portion.count:
            missing.append(portion)
        taken |= set(free[: portion.count])
    return missing


def ways(step: Step, seat: int, eater: ReefCard, meal: Eat) -> list[int]:
    """List the indices of the ways in which a meal can be completed now."""
    return [number for number, way in enumerate(meal.ways) if not _lacking(step, seat, eater, way)]


def _least(step: Step, seat: int, eater: ReefCard, way: MealWay) -> int:
    """Return the least worth of the cards that a way to eat takes."""
    total = 0
    for portion in way.takes:
        able = prey(step, seat, eater, portion)
        total += sum(sorted(tasks.worth_of(step, seat, each) for each in able)[: portion.count])
    return total


def _portion_words(portion: Portion) -> Message:
    if portion.cards is None:
        return amount_words(portion.food, portion.count)
    ids = [f"expanse-{kind}" for kind in portion.cards.kinds]
    ids += [f"expanse-class-{each}" for each in portion.cards.classes]
    ids += ["expanse-any-animal"] if portion.cards.animals else []
    sorts = [Message(each if portion.count == 1 else f"{each}.many") for each in ids]
    return message("expanse-some-cards", count=portion.count, sort=either(sorts))


def either(texts: Sequence[Message]) -> Message:
    """Join messages by "or"; a meal in general if there are none."""
    if not texts:
        return message("expanse-a-meal")
    return reduce(lambda one, other: message("expanse-either", one=one, other=other), texts)


def needs_of(meal: Eat) -> list[Message]:
    return [_portion_words(portion) for way in meal.ways for portion in way.takes]


def eat(step: Step, task: Task, eater: ReefCard, meal: Eat) -> None:
    """Make a meal, or mark the eater as failed if it finds none.

    `task.picked` has the answers so far: the way, then the cards taken, then ``yes`` or ``no`` if
    the owner was asked whether a card may serve as food.
    """
    open_ways = ways(step, task.seat, eater, meal)
    if not task.picked:
        if not open_ways:
            _finds_nothing(step, task.seat, eater, meal)
            return
        if len(open_ways) > 1:
            if tasks.is_planned(step):
                open_ways.sort(key=lambda each: _least(step, task.seat, eater, meal.ways[each]))
            tasks.question(step, task, "way", [f"way:{number}" for number in open_ways])
            return
        task.picked.append(f"way:{open_ways[0]}")
    number = int(task.picked[0].removeprefix("way:"))
    way = meal.ways[number]
    picked = _pick_prey(step, task, eater, way)
    if picked is None:
        return
    if task.picked[-1] == tasks.NO:
        _finds_nothing(step, task.seat, eater, meal)
        return
    _take_prey(step, task, eater, way, picked)
    after = [f"ways.{number}.then.{each}" for each in range(len(way.then))]
    after += [f"then.{each}" for each in range(len(meal.then))]
    tasks.do_first(
        step, *(Task("effect", task.seat, eater.id, task.effect, name=each) for each in after)
    )


def _pick_prey(step: Step, task: Task, eater: ReefCard, way: MealWay) -> list[str] | None:
    cards = [each for each in task.picked if each.startswith("card:")]
    needed = 0
    for portion in way.takes:
        if portion.cards is None:
            continue
        needed += portion.count
        while len(cards) < needed:
            able = prey(step, task.seat, eater, portion)
            among = [(task.seat, c) for c in able if tasks.option_of(c) not in cards]
            if not tasks.pick_next(step, task, "eat", among, needed - len(cards)):
                return None
            cards.append(task.picked[-1])
    words = {tasks.YES, tasks.NO}
    if _serving(step, task.seat, eater, way, loath=True) and not words & set(task.picked):
        tasks.question(step, task, "serve", [tasks.YES, tasks.NO])
        return None
    return cards


def _serving(
    step: Step, seat: int, eater: ReefCard, way: MealWay, *, loath: bool = False
) -> list[tuple[str, ReefCard]]:
    food: dict[str, int] = {}
    for portion in way.takes:
        if portion.food:
            food[portion.food] = food.get(portion.food, 0) + portion.count
    serving = [
        (name, card)
        for name, count in food.items()
        for card in servers(step, seat, name, eater)[
            : max(0, count - food_amount(step, seat, name))
        ]
    ]
    return [(name, card) for name, card in serving if not loath or card.ends != 1]


def _take_prey(step: Step, task: Task, eater: ReefCard, way: MealWay, picked: list[str]) -> None:
    seat = task.seat
    eaten: list[Message] = []
    food: dict[str, int] = {}
    for portion in way.takes:
        if portion.food:
            food[portion.food] = food.get(portion.food, 0) + portion.count
    serving = _serving(step, seat, eater, way)
    for name, count in food.items():
        served = sum(each == name for each, _ in serving)
        change_food(step, seat, name, served - count)
        if count > served:
            step.ate(eater.id, food=name, amount=count - served)
        eaten += [amount_words(name, count - served)] if count > served else []
    gone = [card for _, card in serving]
    for option in picked:
        owned = tasks.chosen_card(step, option)
        gone += [owned[1]] if owned is not None else []
    eaten += [card_one(card.kind) for card in gone]
    step.say_of("expanse-ate", seat, card=card_one(eater.kind), eaten=eaten)
    for card in gone:
        step.ate(eater.id, card)
        remove(step, seat, card.id, (seat, eater))


def _finds_nothing(step: Step, seat: int, eater: ReefCard, meal: Eat) -> None:
    eater.failed = True
    needs = either(needs_of(meal))
    step.say_of("expanse-hungry", seat, card=card_one(eater.kind), needs=needs)


def option_words(step: Step, question: Ask, option: str) -> Message | str:
    """Return the text of an option; the option itself if it names a card that is gone."""
    what, _, rest = option.partition(":")
    if what == "card":
        owned = chosen_card(step, option)
        if owned is None:
            return option
        name = card_name(owned[1].kind)
        return message("option-expanse-card", card=name, player=step.who(owned[0]))
    if what == "seat":
        return step.who(int(rest))
    if what == "way":
        return _way(step, question, int(rest))
    if what == "count":
        return message("option-expanse-count", count=int(rest))
    return card_one(rest) if what == "kind" else Message(f"option-expanse-{what}")


def _way(step: Step, question: Ask, number: int) -> Message:
    card = step.card(question.seat, question.card)
    for effect in effects_of(step, card, of.Eat) if card is not None else ():
        if number < len(effect.ways) and question.what == "way":
            meal = [_portion_words(portion) for portion in effect.ways[number].takes]
            return message("option-expanse-eats", meal=meal)
    for choose in effects_of(step, card, of.Choose) if card is not None else ():
        if number < len(choose.options):
            return _option(choose.options[number])
    return message("option-expanse-other", number=number + 1)


def _option(option: of.ChooseOption) -> Message:
    for part in option.then:
        if isinstance(part, of.Remove):
            what = [_portion_words(portion) for portion in part.takes]
            return message("option-expanse-takes", what=what)
        if isinstance(part, of.Send):
            sort = _portion_words(effect_parts.Portion(cards=part.cards))
            return message("option-expanse-sends", price=option.price, what=sort)
        return message("option-expanse-gains", price=option.price)
    return message("option-expanse-gains", price=option.price)
