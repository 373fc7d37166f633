"""Attaching cards to one another, and what comes off again (B12, B13, B19)."""

from __future__ import annotations

from reefkit.games.expanse import asks, tasks
from reefkit.games.expanse.effects import Attach
from reefkit.games.expanse.laid import refresh
from reefkit.games.expanse.matching import attached_to, effects_of, fresh, holds, meant
from reefkit.games.expanse.state import Card, Task
from reefkit.games.expanse.step import Step, card_one


def attaches(step: Step, seat: int, card: Card) -> Attach | None:
    """Give how a card attaches; none where it cannot (any more)."""
    if card.host or card.expelled or fresh(card):
        return None
    return next((e for e in effects_of(step, card, Attach) if holds(step, seat, card, e)), None)


def hosts(step: Step, seat: int, card: Card) -> list[int]:
    """List the cards that a card of the same reef could be attached to now."""
    how = attaches(step, seat, card)
    if how is None:
        return []
    return [
        host.id
        for host in step.seat(seat).reef
        if host.id != card.id
        and host.copy != "turn"
        and meant(step, host, how.to, card)
        and _has_room(step, seat, card, host, how)
        and not _leads_to(step, seat, host, card)
    ]


def _has_room(step: Step, seat: int, card: Card, host: Card, how: Attach) -> bool:
    same = sum(each.kind == card.kind for each in attached_to(step, seat, host))
    return not how.room or same < how.room


def _leads_to(step: Step, seat: int, card: Card, other: Card) -> bool:
    """Tell whether a card is attached to another, however many lie between."""
    at: Card | None = card
    for _ in step.seat(seat).reef:
        if at is None or not at.host:
            return False
        if at.host == other.id:
            return True
        at = step.card(seat, at.host)
    return True


def attach(step: Step, seat: int, card: Card, host: int) -> None:
    """Attach a card to another of its reef (one of `hosts`)."""
    card.host = host
    card.since = step.state.turn
    to = step.card(seat, host)
    refresh(step, seat)
    step.say(
        "attached",
        seat,
        player=step.who(seat),
        card=card_one(card.kind),
        host=card_one(to.kind if to is not None else card.kind),
    )


def come_off(step: Step, seat: int, card: Card) -> None:
    """Take a card off its host."""
    host = step.card(seat, card.host)
    card.host = 0
    refresh(step, seat)
    if host is not None:
        step.say(
            "came-off",
            seat,
            player=step.who(seat),
            card=card_one(card.kind),
            host=card_one(host.kind),
        )


def expel(step: Step, seat: int, card: Card) -> None:
    """Drive a card off its host by warming: it cannot attach again (B12)."""
    host = step.card(seat, card.host)
    card.host, card.expelled = 0, True
    refresh(step, seat)
    if host is None:
        return
    step.say(
        "expelled", seat, card=card_one(card.kind), player=step.who(seat), host=card_one(host.kind)
    )
    if host.bleached:
        step.say("bleached", seat, card=card_one(host.kind), player=step.who(seat))


@tasks.handles("attach")
def attach_one(step: Step, task: Task) -> None:
    """Attach a card that must attach where it can; the owner says to which, where they differ."""
    card = step.card(task.seat, task.card)
    if card is None:
        return
    if not task.picked:
        among = [
            (task.seat, host)
            for host in step.seat(task.seat).reef
            if host.id in hosts(step, task.seat, card)
        ]
        if not among:
            return
        option = asks.next_card(step, task, "attach", among, 1)
        if not option:
            return
        task.picked.append(option)
    owned = asks.chosen_card(step, task.picked[-1])
    if owned is not None and owned[1].id in hosts(step, task.seat, card):
        attach(step, task.seat, card, owned[1].id)


@tasks.handles("attach-again")
def attach_again(step: Step, task: Task) -> None:
    """Let a card that has removed its host be attached to another at once, if its owner wants."""
    card = step.card(task.seat, task.card)
    if card is None or not task.picked:
        able = hosts(step, task.seat, card) if card is not None else []
        if able:
            among = [(task.seat, each) for each in step.seat(task.seat).reef if each.id in able]
            options = [asks.option_of(each) for _, each in asks.usual(step, task.seat, among)]
            asks.question(step, task, "attach-again", [*options, asks.NO])
        return
    owned = asks.chosen_card(step, task.picked[-1]) if task.picked[-1] != asks.NO else None
    if owned is not None and owned[1].id in hosts(step, task.seat, card):
        attach(step, task.seat, card, owned[1].id)
