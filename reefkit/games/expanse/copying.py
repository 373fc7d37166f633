"""Copies that cards lay: prey for this turn, or cards that stay (B12)."""

from __future__ import annotations

from reefkit.games.expanse import asks
from reefkit.games.expanse.effects import Copy, Restrain
from reefkit.games.expanse.laid import lay
from reefkit.games.expanse.matching import meant, standing, times
from reefkit.games.expanse.state import Card, Task
from reefkit.games.expanse.step import Step, card_name, card_one

MOST_AT_ONCE = 30
"""Copies that one effect lays: far more than any card of ours does, but an end of a mad one."""


def copy(step: Step, task: Task, card: Card, effect: Copy) -> None:
    """Lay copies of a card, if its owner wants and nothing keeps it from doing so.

    Task: ``picked`` is yes or no where the owner may, or the card that is copied.
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
    if effect.may and not set(task.picked) & {asks.YES, asks.NO}:
        asks.question(step, task, "copy", [asks.YES, asks.NO])
        return
    if asks.NO in task.picked:
        return
    for _ in range(laid):
        lay(step, seat, kind, "lasting" if effect.stays else "turn")
    step.say(
        "copied",
        seat,
        player=step.who(seat),
        card=card_one(card.kind),
        copy=card_name(kind),
        count=laid,
        stays="yes" if effect.stays else "no",
    )


def _of_whom(step: Step, task: Task, card: Card, effect: Copy) -> str:
    """Give the kind that is copied; an empty text where there is none, or the owner is asked."""
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
        order = asks.usual(step, task.seat, [(task.seat, each) for each in able.values()])
        asks.question(step, task, "copy-whom", [f"kind:{each.kind}" for _, each in order])
        return ""
    return next(iter(able), "")


def _is_restrained(step: Step, seat: int, card: Card) -> bool:
    """Tell whether another card keeps this one from copying itself, and let it have done so."""
    for guard, effect in standing(step, seat, Restrain):
        if guard.kept < effect.count and meant(step, card, effect.cards, guard):
            guard.kept += 1
            step.say(
                "kept-from-copying",
                seat,
                player=step.who(seat),
                card=card_one(card.kind),
                by=card_one(guard.kind),
            )
            return True
    return False
