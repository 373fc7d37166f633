"""The Manage phase: cards make food and act, and counters change (B5)."""

from __future__ import annotations

from collections.abc import Iterable

from reefkit.games.expanse import attachment, counters, tasks
from reefkit.games.expanse.attachment import refresh
from reefkit.games.expanse.carry_out import all_of, bar, timed_abilities
from reefkit.games.expanse.effects import (
    Attach,
    BarCards,
    Eat,
    Gain,
    Multiply,
    StorePollution,
)
from reefkit.games.expanse.food_web import ways
from reefkit.games.expanse.removal import remove
from reefkit.games.expanse.state import NOBODY, ReefCard, Task
from reefkit.games.expanse.step import Step, card_name, card_one
from reefkit.games.expanse.targets import (
    active,
    effects_of,
    fits,
    holds,
    standing,
    times,
    universal,
    usual_time,
)

USUAL_ORDER = ("filter-feeder", "herbivore", "predator", "detritivore")
"""Order of classes in which cards act unless their owner decides otherwise.

Other cards come after these, and cards that find no meal last of all.
"""
_COUNTERS = ("biomass", "capital", "pollution", "warming", "research", "cards")
"""Order in which gains of one time are applied."""


@tasks.handles("turn-begins")
def _turn_begins(step: Step, task: Task) -> None:
    place = step.seat(task.seat)
    place.industry = 0
    for card in place.reef:
        card.turns += 1
        card.acted = card.failed = False
        card.kept = 0
    refresh(step, task.seat)
    for _, card, effect in list(universal(step, Gain)):
        if usual_time(effect) == "turn":
            counters.gain_counter(step, task.seat, card, effect)


@tasks.handles("taken")
def _taken(step: Step, task: Task) -> None:
    """Carry out a bonus or malus card's effects when taken, or remove the card if barred (B19)."""
    card = step.card(task.seat, task.card)
    if card is None:
        return
    for _, other, effect in universal(step, BarCards):
        if other.id != card.id and fits(step, card.kind, effect.cards):
            step.say_of(
                "expanse-kept-away", task.seat, card=card_one(card.kind), by=card_name(other.kind)
            )
            remove(step, task.seat, card.id)
            return
    tasks.do_first(step, *all_of(task.seat, card, timed_abilities(step, card, "taken")))


@tasks.handles("bleaching")
def _bleaching(step: Step, _task: Task) -> None:
    """Bring the cards of the mass bleaching into play, which nobody owns (B16)."""
    for kind, about in step.content.cards.items():
        if about.bleaching and kind not in step.options.without:
            card = ReefCard(step.state.next_id, kind, since=step.state.turn)
            step.state.next_id += 1
            step.state.common.append(card)
            step.say("expanse-comes-by-itself", card=card_name(kind))
            for bars in effects_of(step, card, BarCards):
                bar(step, kind, bars)
            for gains in effects_of(step, card, Gain):
                if usual_time(gains) == "taken" and holds(step, NOBODY, card, gains):
                    counters.gain_counter(step, NOBODY, card, gains)


def begin_manage(step: Step) -> None:
    """Begin Manage: attach loose cards where possible, then make food (B5, a)."""
    seat = step.state.player
    reef = step.seat(seat).reef
    for card in reef:
        card.acted = False
    refresh(step, seat)
    loose = [card for card in reef if attachment.hosts(step, seat, card)]
    tasks.do_later(step, *(Task("attach", seat, card.id) for card in loose))
    tasks.do_later(step, Task("producing", seat))


@tasks.handles("producing")
def _producing(step: Step, task: Task) -> None:
    work = [
        each
        for card in step.seat(task.seat).reef
        if active(card)
        for each in all_of(task.seat, card, timed_abilities(step, card, "producing"))
    ]
    tasks.do_first(step, *sorted(work, key=lambda each: _multiplies(step, each)))


def _multiplies(step: Step, task: Task) -> bool:
    """Return whether a task multiplies food, which happens after all food is made (B30)."""
    card = step.card(task.seat, task.card)
    return card is not None and isinstance(step.kind(card.kind).effects[task.effect], Multiply)


def _acts(step: Step, seat: int, card: ReefCard) -> list[int]:
    if not active(card):
        return []
    numbers = timed_abilities(step, card, "acting")
    if card.handed:
        numbers = sorted({*numbers, *timed_abilities(step, card, "taken")})
    effects = step.kind(card.kind).effects
    return [number for number in numbers if holds(step, seat, card, effects[number])]


def waiting(step: Step) -> list[int]:
    """List the ids of the player's cards that can still act, in the usual order."""
    seat = step.state.player
    able = [c for c in step.seat(seat).reef if not c.acted and _acts(step, seat, c)]
    return [card.id for card in sorted(able, key=lambda card: _order(step, seat, card))]


def _order(step: Step, seat: int, card: ReefCard) -> tuple[bool, int, int]:
    meals = [each for each in effects_of(step, card, Eat) if holds(step, seat, card, each)]
    hungry = any(not ways(step, seat, card, each) for each in meals)
    classes = step.kind(card.kind).classes
    rank = next((USUAL_ORDER.index(each) for each in classes if each in USUAL_ORDER), 9)
    return hungry, rank, card.id


def act(step: Step, card: ReefCard) -> None:
    """Let a card act: queue its effects, also those whose conditions may only be met by then."""
    seat = step.state.player
    card.acted = True
    numbers = _acts(step, seat, card)
    if card.handed:
        card.handed = False
    work = all_of(seat, card, sorted({*numbers, *timed_abilities(step, card, "acting")}))
    if card.host and any(each.again for each in effects_of(step, card, Attach)):
        work.append(Task("attach-again", seat, card.id))
    tasks.do_first(step, *work)


def rest(step: Step, first: Iterable[int] = (), *, planned: bool = False) -> None:
    """Queue the acting of all cards that have not acted: `first` in this order, then as usual."""
    name = tasks.PLANNED if planned else ""
    picked = [str(card) for card in first]
    tasks.do_first(step, Task("rest", step.state.player, picked=picked, name=name))


@tasks.handles("rest")
def _rest_one(step: Step, task: Task) -> None:
    left = waiting(step)
    first = (int(each) for each in task.picked)
    card = (
        step.card(task.seat, next((each for each in first if each in left), left[0]))
        if left
        else None
    )
    if card is not None:
        tasks.do_first(step, task)
        act(step, card)


def after(step: Step) -> None:
    """Queue changes of counters, then draws, after all cards have acted (B5, c and d)."""
    seat = step.state.player
    tasks.do_later(step, Task("earning", seat), Task("drawing", seat))


@tasks.handles("earning")
def _earning(step: Step, task: Task) -> None:
    """Change currency, then pollution, warming and research; store pollution last."""
    _give_all(step, task.seat, "earning")
    for card, effect in list(standing(step, task.seat, StorePollution)):
        _store(step, task.seat, card, effect.count)


@tasks.handles("drawing")
def _drawing(step: Step, task: Task) -> None:
    _give_all(step, task.seat, "drawing")


def _give_all(step: Step, seat: int, when: str) -> None:
    """Apply all gains of a time of the turn; all are computed before the first is applied."""
    gains = [
        (card.kind, effect.what, effect.count * times(step, seat, card, effect.per))
        for card, effect in standing(step, seat, Gain)
        if usual_time(effect) == when
    ]
    order = {what: number for number, what in enumerate(_COUNTERS)}
    for kind, what, count in sorted(gains, key=lambda each: order.get(each[1], len(order))):
        counters.give(step, seat, what, count, kind)


def _store(step: Step, seat: int, card: ReefCard, count: int) -> None:
    """Move pollution from the owner's counter to a card (B14)."""
    place = step.seat(seat)
    stored = min(count, place.pollution)
    if stored:
        place.pollution -= stored
        card.stored += stored
        step.say_of(
            "expanse-stored", seat, card=card_one(card.kind), count=stored, total=place.pollution
        )
