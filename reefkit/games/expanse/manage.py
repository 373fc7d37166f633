"""Manage: the order in which cards act (B5), what acts when taken, and at a turn's start."""

from __future__ import annotations

from reefkit.games.expanse import attaching, counters, tasks
from reefkit.games.expanse.doing import all_of, bar, timed
from reefkit.games.expanse.eating import ways
from reefkit.games.expanse.effects import Attach, Bar, Eat, Gain, Multiply, Store
from reefkit.games.expanse.laid import refresh
from reefkit.games.expanse.matching import (
    active,
    effects_of,
    fits,
    holds,
    standing,
    times,
    universal,
    usual_time,
)
from reefkit.games.expanse.removing import remove
from reefkit.games.expanse.state import NOBODY, Card, Task
from reefkit.games.expanse.step import Step, card_name, card_one

USUAL_ORDER = ("filter-feeder", "herbivore", "predator", "detritivore")
"""Classes in the order in which cards act unless their owner says otherwise."""
_COUNTERS = ("biomass", "capital", "pollution", "warming", "research", "cards")


# -- a turn's start, and cards taken ------------------------------------------------------------


@tasks.handles("turn-begins")
def turn_begins(step: Step, task: Task) -> None:
    """Let the cards of a player have lain a turn more, and universal cards act."""
    place = step.seat(task.seat)
    place.industry = 0
    for card in place.reef:
        card.turns += 1
        card.acted = card.failed = False
        card.kept = 0
    refresh(step, task.seat)
    for _, card, effect in list(universal(step, Gain)):
        if usual_time(effect) == "turn":
            counters.gain(step, task.seat, card, effect)


@tasks.handles("taken")
def taken(step: Step, task: Task) -> None:
    """Let a bonus or malus card act as it is taken, unless something keeps it away (B19)."""
    card = step.card(task.seat, task.card)
    if card is None:
        return
    for _, other, effect in universal(step, Bar):
        if other.id != card.id and fits(step, card.kind, effect.cards):
            step.say(
                "kept-away",
                task.seat,
                card=card_one(card.kind),
                player=step.who(task.seat),
                by=card_name(other.kind),
            )
            remove(step, task.seat, card.id)
            return
    tasks.first(step, *all_of(task.seat, card, timed(step, card, "taken")))


@tasks.handles("bleaching")
def bleaching(step: Step, task: Task) -> None:
    """Bring the cards of the mass bleaching into play, that nobody owns (B16)."""
    del task
    for kind, about in step.content.cards.items():
        if about.bleaching and kind not in step.options.without:
            card = Card(step.state.next_id, kind, since=step.state.turn)
            step.state.next_id += 1
            step.state.common.append(card)
            step.say("comes-by-itself", card=card_name(kind))
            for bars in effects_of(step, card, Bar):
                bar(step, kind, bars)
            for gains in effects_of(step, card, Gain):
                if usual_time(gains) == "taken" and holds(step, NOBODY, card, gains):
                    counters.gain(step, NOBODY, card, gains)


# -- (a) and (b) --------------------------------------------------------------------------------


def begin(step: Step) -> None:
    """Let a player's Manage begin: what can attach does, then producers make food (B5, a)."""
    seat = step.state.player
    reef = step.seat(seat).reef
    for card in reef:
        card.acted = False
    refresh(step, seat)
    loose = [card for card in reef if attaching.hosts(step, seat, card)]
    tasks.later(step, *(Task("attach", seat, card.id) for card in loose))
    tasks.later(step, Task("producing", seat))


@tasks.handles("producing")
def producing(step: Step, task: Task) -> None:
    """Let all that makes food without eating make it."""
    work = [
        each
        for card in step.seat(task.seat).reef
        if active(card)
        for each in all_of(task.seat, card, timed(step, card, "producing"))
    ]
    tasks.first(step, *sorted(work, key=lambda each: _multiplies(step, each)))


def _multiplies(step: Step, task: Task) -> bool:
    """Tell whether a task multiplies food: that comes once all is made (B30)."""
    card = step.card(task.seat, task.card)
    return card is not None and isinstance(step.kind(card.kind).effects[task.effect], Multiply)


def acts(step: Step, seat: int, card: Card) -> list[int]:
    """List the effects with which a card would act now."""
    if not active(card):
        return []
    numbers = timed(step, card, "acting")
    if card.handed:
        numbers = sorted({*numbers, *timed(step, card, "taken")})
    effects = step.kind(card.kind).effects
    return [number for number in numbers if holds(step, seat, card, effects[number])]


def waiting(step: Step) -> list[int]:
    """List the cards of the player that have not acted in this Manage, in the usual order."""
    seat = step.state.player
    able = [c for c in step.seat(seat).reef if not c.acted and acts(step, seat, c)]
    return [card.id for card in sorted(able, key=lambda card: _order(step, seat, card))]


def _order(step: Step, seat: int, card: Card) -> tuple[bool, int, int]:
    """Give where a card stands in the usual order: who cannot eat yet waits for food."""
    meals = [each for each in effects_of(step, card, Eat) if holds(step, seat, card, each)]
    hungry = any(not ways(step, seat, card, each) for each in meals)
    classes = step.kind(card.kind).classes
    rank = next((USUAL_ORDER.index(each) for each in classes if each in USUAL_ORDER), 9)
    return hungry, rank, card.id


def act(step: Step, card: Card) -> None:
    """Let a card of the player act: its sentence from left to right."""
    seat = step.state.player
    card.acted = True
    numbers = acts(step, seat, card)
    if card.handed:
        card.handed = False
    work = all_of(seat, card, sorted({*numbers, *timed(step, card, "acting")}))
    if card.host and any(each.again for each in effects_of(step, card, Attach)):
        work.append(Task("attach-again", seat, card.id))
    tasks.first(step, *work)


def rest(step: Step) -> None:
    """Let all cards that have not acted do so, in the usual order."""
    tasks.first(step, Task("rest", step.state.player))


@tasks.handles("rest")
def rest_one(step: Step, task: Task) -> None:
    """Let the next card act, then those after it."""
    left = waiting(step)
    card = step.card(task.seat, left[0]) if left else None
    if card is not None:
        tasks.first(step, task)
        act(step, card)


# -- (c) and (d) --------------------------------------------------------------------------------


def after(step: Step) -> None:
    """Let counters change and draws be promised, once all cards have acted (B5, c and d)."""
    seat = step.state.player
    tasks.later(step, Task("earning", seat), Task("drawing", seat))


@tasks.handles("earning")
def earning(step: Step, task: Task) -> None:
    """Let currency, then pollution, warming and research change; then pollution is stored."""
    _give_all(step, task.seat, "earning")
    for card, effect in list(standing(step, task.seat, Store)):
        _store(step, task.seat, card, effect.count)


@tasks.handles("drawing")
def drawing(step: Step, task: Task) -> None:
    """Let draws be promised or lost for the refill, or cards be drawn."""
    _give_all(step, task.seat, "drawing")


def _give_all(step: Step, seat: int, when: str) -> None:
    """Give what all cards give at a time; what they count is counted before any of it."""
    gains = [
        (card.kind, effect.what, effect.count * times(step, seat, card, effect.per))
        for card, effect in standing(step, seat, Gain)
        if usual_time(effect) == when
    ]
    order = {what: number for number, what in enumerate(_COUNTERS)}
    for kind, what, count in sorted(gains, key=lambda each: order.get(each[1], len(order))):
        counters.give(step, seat, what, count, kind)


def _store(step: Step, seat: int, card: Card, count: int) -> None:
    """Take pollution off the owner's counter and keep it on a card (B14)."""
    place = step.seat(seat)
    stored = min(count, place.pollution)
    if stored:
        place.pollution -= stored
        card.stored += stored
        step.say(
            "stored",
            seat,
            card=card_one(card.kind),
            count=stored,
            player=step.who(seat),
            total=place.pollution,
        )
