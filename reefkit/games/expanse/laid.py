"""Cards that come to a reef, and what each card's company makes of it: bleached, idle, leaving."""

from __future__ import annotations

from typing import Literal

from reefkit.games.expanse.effects import Idle, Leave, Study
from reefkit.games.expanse.matching import bleached, effects_of, fresh, holds, meant
from reefkit.games.expanse.state import Card
from reefkit.games.expanse.step import Step


def lay(step: Step, seat: int, kind: str, copy: Literal["", "turn", "lasting"] = "") -> Card:
    """Lay a card on a reef as it comes; nothing is told.

    Parameters
    ----------
    kind
        Which card.
    copy
        Whether it is a copy, and for how long (B12).

    Returns
    -------
    Card
        The card, at the end of the reef.
    """
    card = step.new_card(kind, seat, copy=copy, since=step.state.turn)
    if effects_of(step, card, Study):
        card.placed = [0 for _ in step.seats]
    refresh(step, seat)
    return card


def refresh(step: Step, seat: int) -> None:
    """Let each card of a reef follow what changed around it; called after every change."""
    reef = step.seat(seat).reef
    for card in reef:
        card.bleached = not fresh(card) and bleached(step, seat, card)
    idling = [card for card in reef if effects_of(step, card, Idle)]
    for card in reef:
        card.idle = bool(idling) and _is_idle(step, seat, card, idling, frozenset())
    for card in reef:
        _count_ends(step, seat, card)


def _is_idle(step: Step, seat: int, card: Card, idling: list[Card], asking: frozenset[int]) -> bool:
    """Tell whether another card keeps this one from doing anything.

    Parameters
    ----------
    idling
        The cards of the reef that keep others from it.
    asking
        Cards that are being asked about already: two that idle each other come to an end.
    """
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


def leaving(step: Step, seat: int, card: Card) -> list[Leave]:
    """List the effects by which a card leaves at an End, as things stand."""
    return [
        each
        for each in effects_of(step, card, Leave)
        if each.at != "once" and holds(step, seat, card, each)
    ]


def _count_ends(step: Step, seat: int, card: Card) -> None:
    """Say after how many Ends a card goes, where that begins or ceases to hold.

    The End of the turn that runs counts, unless it has begun.
    """
    leaves = leaving(step, seat, card)
    about = step.kind(card.kind)
    goes = about.deck in {"bonus", "malus"} and not about.stays
    if not leaves and not (goes and not effects_of(step, card, Leave)):
        card.ends = 0
    elif not card.ends:
        running = step.state.player == seat and step.state.phase != "end"
        soon = not leaves or any(each.at == "turn" for each in leaves)
        # What lost its symbiont after its owner's purchases could not be saved before (B34).
        acquired = running and step.state.phase in {"manage", "research"}
        late = acquired and any(each.lacks is not None for each in leaves)
        card.ends = 1 + (late if soon else running)
