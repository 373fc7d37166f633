"""The cards that an effect means, whether it applies, and its multiplier; all read-only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from reefkit.games.expanse.effect_parts import ANIMALS, Effect, Per, Target
from reefkit.games.expanse.effects import Leave, Study
from reefkit.games.expanse.state import NOBODY, ReefCard
from reefkit.games.expanse.step import Step

E = TypeVar("E")


def fits(step: Step, kind: str, target: Target) -> bool:
    """Return whether a target includes a kind of card, leaving `Target.this` and `living` aside."""
    known = step.fitted.get((kind, id(target)))
    if known is None or known[0] is not target:
        known = step.fitted[kind, id(target)] = target, _fits(step, kind, target)
    return known[1]


def _fits(step: Step, kind: str, target: Target) -> bool:
    about = step.kind(kind)
    named = (
        kind in target.kinds
        or about.deck in target.decks
        or any(each in target.classes for each in about.classes)
        or (target.animals and any(each in ANIMALS for each in about.classes))
    )
    left_out = kind in target.but or any(each in target.but for each in about.classes)
    return named and not left_out and about.cost >= target.cost


def meant(step: Step, card: ReefCard, target: Target, me: ReefCard | None = None) -> bool:
    """Return whether a target includes a card on a reef.

    `me`: The card that has the effect, for `Target.this`.
    """
    if target.living and card.bleached:
        return False
    if target.this == "itself":
        return me is not None and card.id == me.id
    if target.this == "host":
        return me is not None and bool(me.host) and card.id == me.host
    return fits(step, card.kind, target)


def fresh(card: ReefCard) -> bool:
    """Return whether a card is a copy that does nothing and counts for nothing yet.

    Temporary copies always are; lasting ones until their owner's next turn.
    """
    return card.copy == "turn" or (card.copy == "lasting" and card.turns == 0)


def active(card: ReefCard) -> bool:
    return not card.idle and not fresh(card)


def attached_to(step: Step, seat: int, card: ReefCard) -> list[ReefCard]:
    return [each for each in step.seat(seat).reef if each.host == card.id]


def effects_of(step: Step, card: ReefCard, sort: type[E]) -> list[E]:
    """List a card's effects of a sort, whether or not they apply now."""
    found = step.sorts.get((card.kind, sort))
    if found is None:
        found = [each for each in step.kind(card.kind).effects if isinstance(each, sort)]
        step.sorts[card.kind, sort] = found
    return found


def holds(step: Step, seat: int, card: ReefCard, effect: Effect) -> bool:
    """Return whether the conditions of a card's effect are met."""
    if step.state.stage < effect.stage or (effect.later and card.since >= step.state.turn):
        return False
    if effect.alone and card.host:
        return False
    if effect.complete and not is_complete(step, card):
        return False
    if effect.attached is not None:
        host = step.card(seat, card.host) if seat != NOBODY else None
        if host is None or not meant(step, host, effect.attached, card):
            return False
    return _holds_company(step, seat, card, effect)


def _holds_company(step: Step, seat: int, card: ReefCard, effect: Effect) -> bool:
    if effect.carries is None and effect.lacks is None and effect.owns is None:
        return True
    reef = step.seat(seat).reef if seat != NOBODY else []
    on_it = [each for each in reef if each.host == card.id]
    if effect.carries is not None and not _any(step, on_it, effect.carries, card):
        return False
    if effect.lacks is not None and _any(step, on_it, effect.lacks, card):
        return False
    others = [each for each in reef if each.id != card.id and not fresh(each)]
    return effect.owns is None or _any(step, others, effect.owns, card)


def _any(step: Step, cards: list[ReefCard], target: Target, me: ReefCard) -> bool:
    return any(meant(step, each, target, me) for each in cards)


def is_complete(step: Step, card: ReefCard) -> bool:
    """Return whether a card's research is complete; False if it repeats."""
    study = next((each for each in effects_of(step, card, Study) if not each.repeats), None)
    return study is not None and sum(card.placed) >= study.needs


def usual_time(effect: Effect) -> str:
    """Return when an effect happens: the time in its data, else the usual one of its sort."""
    return effect.when or effect.USUAL


def standing(step: Step, seat: int, sort: type[E]) -> Iterator[tuple[ReefCard, E]]:
    """Yield the effects of a sort that apply now on a seat's reef, each with its card."""
    for card in step.seat(seat).reef:
        effects = effects_of(step, card, sort)
        if effects and active(card):
            for effect in effects:
                if holds(step, seat, card, effect):  # type: ignore[arg-type]
                    yield card, effect


def universal(step: Step, sort: type[E]) -> Iterator[tuple[int, ReefCard, E]]:
    """Yield each effect of a sort of all universal cards in play: its owner, the card, the effect.

    The owner of a card that nobody owns is `NOBODY` (B16).
    """
    reefs = [(seat, card) for seat in step.seats for card in step.seat(seat).reef]
    for seat, card in [*reefs, *((NOBODY, card) for card in step.state.common)]:
        if step.kind(card.kind).universal and active(card):
            for effect in effects_of(step, card, sort):
                if holds(step, seat, card, effect):  # type: ignore[arg-type]
                    yield seat, card, effect


def bleached(step: Step, seat: int, card: ReefCard) -> bool:
    """Return whether a card has to leave because no card that it needs is attached to it (B20)."""
    return any(
        each.lacks is not None and holds(step, seat, card, each)
        for each in effects_of(step, card, Leave)
    )


def times(step: Step, seat: int, card: ReefCard, per: Per | None) -> int:
    """Return the multiplier of an effect's number; 1 if it has none."""
    if per is None:
        return 1
    return min(per.most, _counted(step, seat, card, per) // per.each)


def _counted(step: Step, seat: int, card: ReefCard, per: Per) -> int:
    if per.what == "warming":
        return step.state.warming
    if per.what == "players":
        return len(step.seats)
    if seat == NOBODY:
        return 0
    place = step.seat(seat)
    if per.what == "capital":
        return place.hand.count("capital") + place.purse.capital + place.made.capital
    if per.of is not None:
        return sum(not fresh(c) and meant(step, c, per.of, card) for c in place.reef)
    return int(getattr(place.food, per.what.replace("-", "_")))
