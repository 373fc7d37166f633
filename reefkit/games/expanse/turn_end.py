"""The end of a turn up to the refill: thresholds, and cards that leave or starve (B20, B22)."""

from __future__ import annotations

from reefkit.games.expanse import counters, tasks
from reefkit.games.expanse.attachment import leaving, refresh
from reefkit.games.expanse.carry_out import all_of, leave, timed_abilities
from reefkit.games.expanse.effects import (
    Eat,
    Leave,
)
from reefkit.games.expanse.food_web import either, needs_of
from reefkit.games.expanse.removal import remove
from reefkit.games.expanse.state import Food, ReefCard, Task
from reefkit.games.expanse.step import Step, card_one
from reefkit.games.expanse.targets import (
    active,
    attached_to,
    effects_of,
)


def begin_end(step: Step) -> None:
    """Queue the steps of End.

    Pollution thresholds, effects at End, removal of temporary copies and food, of starved cards,
    and of cards whose time is up. On a last turn, cards that would go into their owner's deck stay
    until victory points are counted (B11, B22).
    """
    seat = step.state.player
    steps = ("total-pollution", "end-effects", "sweep", "starve", "time")
    tasks.do_later(step, *(Task(each, seat) for each in steps))


@tasks.handles("total-pollution")
def _total_pollution(step: Step, task: Task) -> None:
    newly = counters.polluted(step, task.seat)
    if newly:
        place = step.seat(task.seat)
        step.say_of("expanse-threshold-pollution", task.seat, count=newly, total=place.pollution)
        tasks.do_first(step, Task("pollution-takes", task.seat, number=newly))


@tasks.handles("pollution-takes")
def _pollution_takes(step: Step, task: Task) -> None:
    among = [
        (task.seat, card)
        for card in step.seat(task.seat).reef
        if step.kind(card.kind).deck == "biomass"
        and card.copy != "turn"
        and tasks.option_of(card) not in task.picked
    ]
    if len(task.picked) < task.number and among:
        if tasks.pick_next(step, task, "pollution", among, task.number - len(task.picked)):
            tasks.do_first(step, task)
        return
    for option in task.picked:
        owned = tasks.chosen_card(step, option)
        if owned is not None:
            step.say_of("expanse-lost-to-pollution", task.seat, card=card_one(owned[1].kind))
            remove(step, task.seat, owned[1].id)


@tasks.handles("end-effects")
def _end_effects(step: Step, task: Task) -> None:
    work = [
        each
        for card in step.seat(task.seat).reef
        if active(card)
        for each in all_of(task.seat, card, timed_abilities(step, card, "end"))
    ]
    tasks.do_first(step, *work)


@tasks.handles("sweep")
def _sweep(step: Step, task: Task) -> None:
    place = step.seat(task.seat)
    for card in [each for each in place.reef if each.copy == "turn"]:
        for loose in attached_to(step, task.seat, card):
            loose.host = 0
        place.reef.remove(card)
    place.food = Food()
    refresh(step, task.seat)


@tasks.handles("starve")
def _starve(step: Step, task: Task) -> None:
    for card in [each for each in step.seat(task.seat).reef if each.failed]:
        needs = [each for meal in effects_of(step, card, Eat) for each in needs_of(meal)]
        step.say_of("expanse-starved", task.seat, card=card_one(card.kind), needs=either(needs))
        remove(step, task.seat, card.id)


@tasks.handles("time")
def _time(step: Step, task: Task) -> None:
    seat = task.seat
    counting = [each for each in step.seat(seat).reef if each.ends]
    for card in counting:
        card.ends -= 1
    due = [each for each in counting if not each.ends]
    for card in due:  # a card that goes may change others, but those due now still go
        if step.card(seat, card.id) is not None:
            _go(step, seat, card)
    refresh(step, seat)


def _go(step: Step, seat: int, card: ReefCard) -> None:
    leaves = leaving(step, seat, card)
    if any(each.deck for each in leaves) and step.state.is_last_turn:
        return
    if card.bleached:
        step.say_of("expanse-died-bleached", seat, card=card_one(card.kind))
        remove(step, seat, card.id)
    elif leaves:
        leave(step, seat, card, next((e for e in leaves if e.deck), leaves[0]))
    else:
        leave(step, seat, card, Leave())
