"""The fate of every builder if a card were drawn now, for each card of the content.

The masks are those by which predictions are scored (`card_marking.strikes`). A card that rolls a
row is tried on every row.
"""

from __future__ import annotations

from functools import reduce
from typing import Literal, NamedTuple
from weakref import WeakKeyDictionary

import numpy as np

from reefkit.games.reef import cards, growth
from reefkit.games.reef.card_marking import CardStrike, strikes
from reefkit.games.reef.cards import rolls_row
from reefkit.games.reef.content import ROWS, DisasterCard, DisasterEffect
from reefkit.games.reef.state import Array, Reefs, Step
from reefkit.games.reef.type_arrays import Lookups
from reefkit.text import Message, message

Fate = Literal["dies", "may-die", "overgrown", "may-be-overgrown", "safe"]
FATES: tuple[Fate, ...] = ("dies", "may-die", "overgrown", "may-be-overgrown", "safe")
"""All fates, worst first."""

_MOST_CACHED = 64


class CardFates(NamedTuple):
    """The effect of one card on one reef."""

    card: str  #: Id of the card.
    dies: Array  #: bool (6, 5, 3). Builders that die for certain.
    #: bool (6, 5, 3). Builders that die by their owner's choice or on some rolls.
    may_die: Array
    overgrown: Array  #: bool (6, 5). Spaces on which an alga grows for certain.
    may_overgrow: Array  #: bool (6, 5). Spaces on which an alga may grow.
    #: int (6, 5, 3). Index of the first effect that hits the builder, −1 if none does; the highest
    #: of these if they differ between rolled rows.
    by: Array


_cache: WeakKeyDictionary[Lookups, dict[bytes, tuple[CardFates, ...]]] = WeakKeyDictionary()


def card_fates(play: Step, seat: int) -> tuple[CardFates, ...]:
    """Return the effects of every card on a seat's reef, in the order of the content.

    Results are cached by reef, since a page asks about one space after another.
    """
    reef = play.reef(seat)
    shown = (reef.kind, reef.genes, reef.alga, reef.depth, reef.land)
    key = b"".join(np.asarray(each).tobytes() for each in shown)
    cache = _cache.setdefault(play.lookups, {})
    if key not in cache:
        if len(cache) >= _MOST_CACHED:
            cache.clear()
        found = play.content.cards.items()
        cache[key] = tuple(_of_card(play, reef, name, card) for name, card in found)
    return cache[key]


def _of_card(play: Step, reef: Reefs, name: str, card: DisasterCard) -> CardFates:
    rolls = any(rolls_row(effect) for effect in card.effects)
    tries = [_try_row(play, reef, card, row) for row in (range(ROWS) if rolls else [-1])]
    dies, hit, algae, may_grow, by = zip(*tries, strict=True)
    all_die, all_grow = reduce(np.logical_and, dies), reduce(np.logical_and, algae)
    some_grow = reduce(np.logical_or, [*algae, *may_grow])
    return CardFates(
        card=name,
        dies=all_die,
        may_die=reduce(np.logical_or, hit) & ~all_die,
        overgrown=all_grow,
        may_overgrow=some_grow & ~all_grow,
        by=reduce(np.maximum, by),
    )


def _try_row(
    play: Step, reef: Reefs, card: DisasterCard, row: int
) -> tuple[Array, Array, Array, Array, Array]:
    dies, hit = np.zeros(reef.kind.shape, bool), np.zeros(reef.kind.shape, bool)
    grown, may_grow = np.zeros(reef.alga.shape, bool), np.zeros(reef.alga.shape, bool)
    by = np.full(reef.kind.shape, -1)
    rows = [row if rolls_row(effect) else -1 for effect in card.effects]
    for number, strike in enumerate(strikes(play, reef, card, rows)):
        struck = strike.dies | strike.open
        by[struck & (by < 0)] = number
        dies |= strike.dies
        hit |= struck
        grown |= strike.overgrown
        if strike.effect.do == "add-algae":
            sure, possible = _added(strike)
            grown |= sure
            may_grow |= possible
    return dies, hit, grown, may_grow & ~grown, by


def _added(strike: CardStrike) -> tuple[Array, Array]:
    empty, over = growth.growing_pool(strike.reef)
    beyond = strike.effect.count - int(empty.sum())
    if beyond <= 0:
        return np.zeros_like(empty), empty
    if beyond >= int(over.sum()):
        return empty | over, np.zeros_like(over)
    return empty, over


def fate_of(found: CardFates, at: tuple[int, int, int]) -> Fate:
    if found.dies[at]:
        return "dies"
    if found.may_die[at]:
        return "may-die"
    if found.overgrown[at[:2]]:
        return "overgrown"
    return "may-be-overgrown" if found.may_overgrow[at[:2]] else "safe"


def reasons_of(
    play: Step, reef: Reefs, found: CardFates, place: tuple[int, int, int]
) -> tuple[Message, ...]:
    row, column, level = place
    at = (row - 1, column - 1, level)
    card, fate = play.content.cards[found.card], fate_of(found, at)
    if fate in {"dies", "may-die"}:
        effect = card.effects[int(found.by[at])]
        if effect.do == "invade":
            return (message("may-row", row=row),)
        reasons = cards.why_died(play, reef, effect, place, chosen=False)
        return (*reasons, *_choice(effect, sure=fate == "dies"))
    if fate == "safe":
        return tuple(why_spared(play, reef, card, place))
    return tuple(_why_overgrown(play, reef, card, place, sure=fate == "overgrown"))


def _choice(effect: DisasterEffect, *, sure: bool) -> list[Message]:
    if sure:
        return []
    if effect.do == "kill-commonest":
        return [message("may-tie")]
    return [message("may-half")]


def _why_overgrown(
    play: Step, reef: Reefs, card: DisasterCard, place: tuple[int, int, int], *, sure: bool
) -> list[Message]:
    for effect in card.effects:
        if effect.do == "overgrow":
            lacks = [Message(f"lacks-{trait}") for trait in effect.unless]
            return [*cards.reasons_of_place(play, reef, effect, place), *lacks]
        if effect.do == "bloom":
            return [message("may-row-algae")]
    return [message("may-no-ground" if sure else "may-little-ground")]


def why_spared(
    play: Step, reef: Reefs, card: DisasterCard, place: tuple[int, int, int], row: int | None = None
) -> list[Message]:
    """Return why a builder was spared: no effect reached it, or something saved it.

    `row` is the row (from 1) that was rolled; None without a roll, or if it is not known yet.
    """
    kills = [e for e in card.effects if e.do in {"kill", "kill-commonest", "clear"}]
    if not kills:
        if row is not None and row != place[0]:
            return [message("spared-other-row", row=row)]
        return [message("spared-no-deaths")]
    here = [e for e in kills if not e.when or (e.when == "land") == bool(reef.land)]
    if not here:
        return [message("spared-no-land" if kills[0].when == "land" else "spared-land")]
    struck = [e for e in here if _reaches(reef, e, place)]
    if not struck:
        return [_beyond(reef, here, place)]
    reasons = [reason for e in struck for reason in _saved(play, reef, e, place)]
    return reasons or [message("spared-built-over")]


def _reaches(reef: Reefs, effect: DisasterEffect, place: tuple[int, int, int]) -> bool:
    row, column, _ = place
    depth = "SMD"[int(reef.depth[row - 1, column - 1])]
    return (not effect.depths or depth in effect.depths) and (not effect.rows or row in effect.rows)


def _beyond(reef: Reefs, effects: list[DisasterEffect], place: tuple[int, int, int]) -> Message:
    row, column, _ = place
    if any(effect.rows for effect in effects):
        return message("spared-row", row=row)
    water = ("shallow", "medium", "deep")[int(reef.depth[row - 1, column - 1])]
    return message("spared-water", water=Message(f"water-{water}"))


def _saved(
    play: Step, reef: Reefs, effect: DisasterEffect, place: tuple[int, int, int]
) -> list[Message]:
    if place[2] and not effect.stacked and effect.do != "clear":
        return [message("spared-built-over")]
    where = cards.reasons_of_place(play, reef, effect, place)
    reasons = cards.why_lived(play, reef, effect, place)
    if len(reasons) > len(where):
        return reasons
    if effect.do == "kill-commonest":
        return [*reasons, message("spared-not-commonest")]
    return [*reasons, message("spared-by-choice" if effect.share == "half" else "spared-by-chance")]
