"""Laying cards on a reef, attaching them to one another, and copying them (B12, B13, B19).

`refresh` updates what depends on a reef's other cards: whether a card is bleached, idle or leaving.
"""

from __future__ import annotations

from typing import Literal

from reefkit.games.expanse import tasks
from reefkit.games.expanse.effects import Attach, Copy, Idle, Leave, Restrain, Study
from reefkit.games.expanse.state import ReefCard, Task
from reefkit.games.expanse.step import Step, card_name, card_one
from reefkit.games.expanse.targets import (
    attached_to,
    bleached,
    effects_of,
    fresh,
    holds,
    meant,
    standing,
    times,
)


def lay(step: Step, seat: int, kind: str, copy: Literal["", "turn", "lasting"] = "") -> ReefCard:
    """Lay a card on a reef, without an event; `copy` is as in `ReefCard` (B12)."""
    card = step.new_card(kind, seat, copy=copy, since=step.state.turn)
    if effects_of(step, card, Study):
        card.placed = [0 for _ in step.seats]
    refresh(step, seat)
    return card


def refresh(step: Step, seat: int) -> None:
    """Update all cards of a reef; to be called whenever a card comes, goes, or is attached."""
    reef = step.seat(seat).reef
    for card in reef:
        card.bleached = not fresh(card) and bleached(step, seat, card)
    idling = [card for card in reef if effects_of(step, card, Idle)]
    for card in reef:
        card.idle = bool(idling) and _is_idle(step, seat, card, idling, frozenset())
    for card in reef:
        _count_ends(step, seat, card)


def _is_idle(
    step: Step, seat: int, card: ReefCard, idling: list[ReefCard], asking: frozenset[int]
) -> bool:
    for other in idling:
        if other.id == card.id or other.id in asking or fresh(other):
            continue
        for effect in effects_of(step, other, Idle):
            if (
                holds(step, seat, other, effect)
                and meant(step, card, effect.cards, other)
                and not _is_idle(step, seat, other, idling, asking | {card.id})
            ):
                return True
    return False


def leaving(step: Step, seat: int, card: ReefCard) -> list[Leave]:
    """List the effects for which a card will leave at an End, as things stand now."""
    return [
        each
        for each in effects_of(step, card, Leave)
        if each.at != "once" and holds(step, seat, card, each)
    ]


def _count_ends(step: Step, seat: int, card: ReefCard) -> None:
    """Set `card.ends` when a reason to leave begins, and to 0 when none is left."""
    leaves = leaving(step, seat, card)
    about = step.kind(card.kind)
    goes = about.deck in {"bonus", "malus"} and not about.stays
    if not leaves and not (goes and not effects_of(step, card, Leave)):
        card.ends = 0
    elif not card.ends:
        # The End of the owner's current turn counts, unless it has begun.
        running = step.state.player == seat and step.state.phase != "end"
        soon = not leaves or any(each.at == "turn" for each in leaves)
        # A card that lost its symbiont after its owner's purchases could not be saved before (B34).
        acquired = running and step.state.phase in {"manage", "research"}
        late = acquired and any(each.lacks is not None for each in leaves)
        card.ends = 1 + (late if soon else running)


def _attaches(step: Step, seat: int, card: ReefCard) -> Attach | None:
    if card.host or card.expelled or fresh(card):
        return None
    return next((e for e in effects_of(step, card, Attach) if holds(step, seat, card, e)), None)


def hosts(step: Step, seat: int, card: ReefCard) -> list[int]:
    """List the ids of the cards to which a card can be attached now; empty if it is attached."""
    how = _attaches(step, seat, card)
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


def _has_room(step: Step, seat: int, card: ReefCard, host: ReefCard, how: Attach) -> bool:
    same = sum(each.kind == card.kind for each in attached_to(step, seat, host))
    return not how.room or same < how.room


def _leads_to(step: Step, seat: int, card: ReefCard, other: ReefCard) -> bool:
    at: ReefCard | None = card
    for _ in step.seat(seat).reef:
        if at is None or not at.host:
            return False
        if at.host == other.id:
            return True
        at = step.card(seat, at.host)
    return True


def attach(step: Step, seat: int, card: ReefCard, host: int) -> None:
    card.host = host
    card.since = step.state.turn
    to = step.card(seat, host)
    refresh(step, seat)
    step.say_of(
        "expanse-attached",
        seat,
        card=card_one(card.kind),
        host=card_one(to.kind if to is not None else card.kind),
    )


def come_off(step: Step, seat: int, card: ReefCard) -> None:
    """Detach a card from its host; it may be attached again."""
    host = step.card(seat, card.host)
    card.host = 0
    refresh(step, seat)
    if host is not None:
        step.say_of("expanse-came-off", seat, card=card_one(card.kind), host=card_one(host.kind))


def expel(step: Step, seat: int, card: ReefCard) -> None:
    """Drive a card off its host by warming; it cannot attach again (B12)."""
    host = step.card(seat, card.host)
    card.host, card.expelled = 0, True
    refresh(step, seat)
    if host is None:
        return
    step.say_of("expanse-expelled", seat, card=card_one(card.kind), host=card_one(host.kind))
    if host.bleached:
        step.say_of("expanse-bleached", seat, card=card_one(host.kind))


@tasks.handles("attach")
def attach_one(step: Step, task: Task) -> None:
    card = step.card(task.seat, task.card)
    if card is None:
        return
    if not task.picked:
        among = [
            (task.seat, host)
            for host in step.seat(task.seat).reef
            if host.id in hosts(step, task.seat, card)
        ]
        if not among or not tasks.pick_next(step, task, "attach", among, 1):
            return
    owned = tasks.chosen_card(step, task.picked[-1])
    if owned is not None and owned[1].id in hosts(step, task.seat, card):
        attach(step, task.seat, card, owned[1].id)


@tasks.handles("attach-again")
def _attach_again(step: Step, task: Task) -> None:
    card = step.card(task.seat, task.card)
    if card is None or not task.picked:
        able = hosts(step, task.seat, card) if card is not None else []
        if able:
            among = [(task.seat, each) for each in step.seat(task.seat).reef if each.id in able]
            options = [tasks.option_of(each) for _, each in tasks.usual(step, task.seat, among)]
            tasks.question(step, task, "attach-again", [*options, tasks.NO])
        return
    owned = tasks.chosen_card(step, task.picked[-1]) if task.picked[-1] != tasks.NO else None
    if owned is not None and owned[1].id in hosts(step, task.seat, card):
        attach(step, task.seat, card, owned[1].id)


MOST_AT_ONCE = 30
"""Most copies laid by one effect: far more than by any printed card; a guard for teachers' own."""


def copy(step: Step, task: Task, card: ReefCard, effect: Copy) -> None:
    """Lay copies of a card, unless its owner declines or a card with `Restrain` prevents it.

    `task.picked` has the owner's answers so far: the kind to copy, ``yes`` or ``no``.
    """
    seat = task.seat
    reef = step.seat(seat).reef
    if effect.only_one and any(c.kind == card.kind and c.id != card.id for c in reef):
        return
    count = min(MOST_AT_ONCE, effect.count * times(step, seat, card, effect.per))
    kind = _of_whom(step, task, card, effect)
    if not kind:
        return
    room = count
    if effect.stays:
        most = step.content.rules.numbers.lasting_copies
        room = max(0, most - sum(c.kind == kind and c.copy == "lasting" for c in reef))
    laid = min(count, room)
    if laid <= 0 or _is_restrained(step, seat, card):
        return
    if effect.may and not set(task.picked) & {tasks.YES, tasks.NO}:
        tasks.question(step, task, "copy", [tasks.YES, tasks.NO])
        return
    if tasks.NO in task.picked:
        return
    for _ in range(laid):
        lay(step, seat, kind, "lasting" if effect.stays else "turn")
    step.say_of(
        "expanse-copied",
        seat,
        card=card_one(card.kind),
        copy=card_name(kind),
        count=laid,
        stays="yes" if effect.stays else "no",
    )


def _of_whom(step: Step, task: Task, card: ReefCard, effect: Copy) -> str:
    if effect.of is None:
        return card.kind
    able = {
        each.kind: each
        for each in step.seat(task.seat).reef
        if each.id != card.id and meant(step, each, effect.of, card)
    }
    chosen = next((each for each in task.picked if each.startswith("kind:")), "")
    if chosen:
        return chosen.removeprefix("kind:")
    if len(able) > 1:
        order = tasks.usual(step, task.seat, [(task.seat, each) for each in able.values()])
        tasks.question(step, task, "copy-whom", [f"kind:{each.kind}" for _, each in order])
        return ""
    return next(iter(able), "")


def _is_restrained(step: Step, seat: int, card: ReefCard) -> bool:
    for guard, effect in standing(step, seat, Restrain):
        if guard.kept < effect.count and meant(step, card, effect.cards, guard):
            guard.kept += 1
            step.say_of(
                "expanse-kept-from-copying", seat, card=card_one(card.kind), by=card_one(guard.kind)
            )
            return True
    return False
