"""The end of a turn, up to the refill: thresholds, what leaves, who starves (B20, B22)."""

from __future__ import annotations

from reefkit.games.expanse import asks, counters, tasks
from reefkit.games.expanse.doing import all_of, leave, timed
from reefkit.games.expanse.eating import either, needs_of
from reefkit.games.expanse.effects import Eat, Leave
from reefkit.games.expanse.laid import leaving, refresh
from reefkit.games.expanse.matching import active, attached_to, effects_of
from reefkit.games.expanse.removing import remove
from reefkit.games.expanse.state import Card, Food, Task
from reefkit.games.expanse.step import Step, card_one


def begin(step: Step) -> None:
    """Let the player's turn end: pollution, end effects, copies and food, the starved, the timed.

    On a last turn nothing returns to a deck before victory points are counted (B11, B22).
    """
    seat = step.state.player
    steps = ("total-pollution", "end-effects", "sweep", "starve", "time")
    tasks.later(step, *(Task(each, seat) for each in steps))


@tasks.handles("total-pollution")
def total_pollution(step: Step, task: Task) -> None:
    """Total the pollution; for each multiple newly reached a card of the player's choice goes."""
    newly = counters.polluted(step, task.seat)
    if newly:
        place = step.seat(task.seat)
        step.say(
            "threshold-pollution",
            task.seat,
            count=newly,
            player=step.who(task.seat),
            total=place.pollution,
        )
        tasks.first(step, Task("pollution-takes", task.seat, number=newly))


@tasks.handles("pollution-takes")
def pollution_takes(step: Step, task: Task) -> None:
    """Let pollution take cards of the biomass deck, the owner says which. Task: ``number``."""
    among = [
        (task.seat, card)
        for card in step.seat(task.seat).reef
        if step.kind(card.kind).deck == "biomass"
        and card.copy != "turn"
        and asks.option_of(card) not in task.picked
    ]
    if len(task.picked) < task.number and among:
        option = asks.next_card(step, task, "pollution", among, task.number - len(task.picked))
        if option:
            task.picked.append(option)
            tasks.first(step, task)
        return
    for option in task.picked:
        owned = asks.chosen_card(step, option)
        if owned is not None:
            step.say(
                "lost-to-pollution",
                task.seat,
                player=step.who(task.seat),
                card=card_one(owned[1].kind),
            )
            remove(step, task.seat, owned[1].id)


@tasks.handles("end-effects")
def end_effects(step: Step, task: Task) -> None:
    """Let happen what cards say of the end of a turn."""
    work = [
        each
        for card in step.seat(task.seat).reef
        if active(card)
        for each in all_of(task.seat, card, timed(step, card, "end"))
    ]
    tasks.first(step, *work)


@tasks.handles("sweep")
def sweep(step: Step, task: Task) -> None:
    """Let this turn's copies and all food go."""
    place = step.seat(task.seat)
    for card in [each for each in place.reef if each.copy == "turn"]:
        for loose in attached_to(step, task.seat, card):
            loose.host = 0
        place.reef.remove(card)
    place.food = Food()
    refresh(step, task.seat)


@tasks.handles("starve")
def starve(step: Step, task: Task) -> None:
    """Remove every card whose meal was not to be had."""
    for card in [each for each in step.seat(task.seat).reef if each.failed]:
        needs = [each for meal in effects_of(step, card, Eat) for each in needs_of(meal)]
        step.say(
            "starved",
            task.seat,
            player=step.who(task.seat),
            card=card_one(card.kind),
            needs=either(needs),
        )
        remove(step, task.seat, card.id)


@tasks.handles("time")
def time(step: Step, task: Task) -> None:
    """Let those cards go whose time is up."""
    seat = task.seat
    counting = [each for each in step.seat(seat).reef if each.ends]
    for card in counting:
        card.ends -= 1
    due = [each for each in counting if not each.ends]
    for card in due:  # one that goes may change what holds of the others: due is due
        if step.card(seat, card.id) is not None:
            _go(step, seat, card)
    refresh(step, seat)


def _go(step: Step, seat: int, card: Card) -> None:
    """Let a card go whose time is up; into a deck only where there are turns to come."""
    leaves = leaving(step, seat, card)
    if any(each.deck for each in leaves) and step.state.last:
        return
    if card.bleached:
        step.say("died-bleached", seat, player=step.who(seat), card=card_one(card.kind))
        remove(step, seat, card.id)
    elif leaves:
        leave(step, seat, card, next((e for e in leaves if e.deck), leaves[0]))
    else:
        leave(step, seat, card, Leave())
