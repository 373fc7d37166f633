"""Removal of cards from a reef: where they go, and what follows."""

from __future__ import annotations

from reefkit.games.expanse import decks, tasks
from reefkit.games.expanse.attachment import come_off, refresh
from reefkit.games.expanse.counters import gain_counter, pollute
from reefkit.games.expanse.effects import (
    Attach,
    Gain,
    Lure,
    Protect,
    WhenRemoved,
)
from reefkit.games.expanse.state import ReefCard, Task
from reefkit.games.expanse.step import Step, card_one
from reefkit.games.expanse.targets import (
    attached_to,
    effects_of,
    fits,
    fresh,
    holds,
    meant,
    standing,
    usual_time,
)


def is_protected(step: Step, seat: int, card: ReefCard, by: ReefCard) -> bool:
    """Return whether something protects a card from being removed by another.

    A guard does not protect from itself; a card that protects itself does so as a fresh copy, too.
    """
    guards = [
        (guard, effect) for guard, effect in standing(step, seat, Protect) if guard.id != by.id
    ]
    if fresh(card):
        own = effects_of(step, card, Protect)
        guards += [(card, effect) for effect in own if effect.cards.this == "itself"]
    return any(
        fits(step, by.kind, effect.against) and meant(step, card, effect.cards, guard)
        for guard, effect in guards
    )


def lures(step: Step, card: ReefCard, by: str) -> bool:
    """Return whether a card is to be taken before others by a kind of card."""
    return any(fits(step, by, effect.by) for effect in effects_of(step, card, Lure))


def remove(
    step: Step, seat: int, id_: int, by: tuple[int, ReefCard] | None = None, *, deck: bool = False
) -> None:
    """Remove a card from a reef, with all that follows; the caller emits the reason.

    `id_`: The card; nothing happens if it is no longer there.
    `by`: Seat and card that remove it; None if no card does.
    `deck`: Whether it goes into its owner's own deck (B11), not back to the middle.
    """
    card = step.card(seat, id_)
    if card is None:
        return
    loose = attached_to(step, seat, card)
    for each in loose:
        come_off(step, seat, each)
    step.seat(seat).reef.remove(card)
    refresh(step, seat)
    if not card.copy:
        if deck:
            decks.to_deck(step, seat, card.kind)
        else:
            decks.give_back(step, card.kind)
    if card.stored:
        pollute(step, seat, card.stored, card.kind)
    if not fresh(card):
        _when_removed(step, seat, card, by)
    for each in loose:
        if any(how.needs for how in effects_of(step, each, Attach)):
            step.say_of("expanse-no-host-left", seat, card=card_one(each.kind))
            remove(step, seat, each.id)


def _when_removed(step: Step, seat: int, card: ReefCard, by: tuple[int, ReefCard] | None) -> None:
    for effect in effects_of(step, card, WhenRemoved):
        if effect.by is None or (by is not None and fits(step, by[1].kind, effect.by)):
            for each in effect.then:
                gain_counter(step, seat, card, each)
            if effect.sends and by is not None:
                _send_after(step, *by, card)


def _send_after(step: Step, seat: int, remover: ReefCard, prey: ReefCard) -> None:
    queue = step.state.queue
    own = [n for n, each in enumerate(queue) if (each.seat, each.card) == (seat, remover.id)]
    task = Task("into-deck", seat, remover.id, name=prey.kind)
    queue.insert(own[-1] + 1 if own else 0, task)


@tasks.handles("into-deck")
def _into_deck(step: Step, task: Task) -> None:
    """Send a card into its owner's deck, its earnings first, since it acted this turn (B28)."""
    card = step.card(task.seat, task.card)
    if card is None:
        return
    for each in effects_of(step, card, Gain):
        if usual_time(each) == "earning" and holds(step, task.seat, card, each):
            gain_counter(step, task.seat, card, each)
    step.say_of("expanse-sent-to-deck", task.seat, card=card_one(card.kind), by=card_one(task.name))
    remove(step, task.seat, card.id, deck=True)
