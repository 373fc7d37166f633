"""Phase 2C: trades of juveniles between neighbours (R32)."""

from __future__ import annotations

import numpy as np

from reefkit.games.reef import growth
from reefkit.games.reef.actions import (
    Accept,
    Counter,
    Decline,
    TradeOffer,
    Withdraw,
)
from reefkit.games.reef.state import (
    TRADED,
    Step,
    Trade,
    name_of,
)
from reefkit.match.errors import reject
from reefkit.match.game import Action


def neighbours(seat: int, seats: int) -> list[int]:
    """List the neighbours of a seat in the circle of seats, without duplicates (R32)."""
    return sorted({(seat - 1) % seats, (seat + 1) % seats} - {seat})


def open_migration(play: Step) -> None:
    play.state.nursery = growth.compact(play.state.nursery)
    play.turn.trades = []
    play.turn.trades_made = [0] * len(play.seats)


def can_trade(play: Step, seat: int) -> bool:
    there = (play.state.nursery.kind != 0).any(axis=-1)
    around = neighbours(seat, len(play.seats))
    return bool(around) and bool(there[[seat, *around]].any())


def _check_slots(play: Step, seat: int, slots: tuple[int, ...]) -> None:
    nursery = play.state.nursery[seat]
    if len(set(slots)) != len(slots):
        raise reject("juvenile-twice")
    for slot in slots:
        if slot >= nursery.kind.shape[-1] or not nursery.kind[slot]:
            raise reject("no-such-juvenile", slot=slot)
        if nursery.origin[slot] == TRADED:
            raise reject("traded-already", organism=play.organism(nursery.kind[slot]))


def offer_trade(play: Step, seat: int, action: TradeOffer) -> None:
    """Offer juveniles to a neighbour, whose *Ready* is withdrawn."""
    if action.to not in neighbours(seat, len(play.seats)):
        raise reject("not-a-neighbour")
    if not action.give and not action.want:
        raise reject("nothing-chosen")
    most = play.content.rules.numbers.offers_each_phase
    if play.turn.trades_made[seat] >= most:
        raise reject("offers-used", most=most)
    _check_slots(play, seat, action.give)
    _check_slots(play, action.to, action.want)
    count = play.turn.trades_made[seat] = play.turn.trades_made[seat] + 1
    name = f"{play.state.round}-{seat}-{count}"
    play.turn.trades.append(Trade(name, seat, action.to, list(action.give), list(action.want)))
    play.turn.ready[action.to] = False
    play.say_of(
        "offer-made",
        seat,
        other=play.who(action.to),
        give=_listed(play, seat, action.give),
        want=_listed(play, action.to, action.want),
    )


def _listed(play: Step, seat: int, slots: tuple[int, ...] | list[int]) -> list[object]:
    nursery = play.state.nursery[seat]
    named: list[object] = [play.organism(nursery.kind[slot]) for slot in slots]
    return named or [name_of("offer", "nothing")]


def _open_trade(play: Step, name: str) -> Trade:
    for trade in play.turn.trades:
        if trade.id == name:
            return trade
    raise reject("no-such-offer")


def accept_trade(play: Step, seat: int, action: Accept) -> None:
    """Carry out a trade; juveniles received cannot be traded again."""
    trade = _open_trade(play, action.offer)
    if trade.to != seat:
        raise reject("offer-not-yours")
    _check_slots(play, trade.by, tuple(trade.give))
    _check_slots(play, trade.to, tuple(trade.want))
    play.say_of(
        "offer-accepted",
        seat,
        other=play.who(trade.by),
        give=_listed(play, trade.by, trade.give),
        want=_listed(play, trade.to, trade.want),
    )
    goods = [(trade.by, trade.to, slot) for slot in trade.give]
    goods += [(trade.to, trade.by, slot) for slot in trade.want]
    for giver, taker, slot in goods:
        nursery = play.state.nursery
        kind, genes = int(nursery.kind[giver, slot]), int(nursery.genes[giver, slot])
        chosen = np.zeros(nursery.kind.shape, bool)
        chosen[giver, slot] = True
        growth.empty_slots(nursery, chosen)
        kinds = np.zeros((len(play.seats), 1), np.uint8)
        kinds[taker] = kind
        play.state.nursery = growth.receive_juveniles(
            nursery, kinds, np.full(len(play.seats), genes), TRADED
        )
    play.turn.trades.remove(trade)
    _drop_stale(play)


def _drop_stale(play: Step) -> None:
    kind = play.state.nursery.kind
    for trade in list(play.turn.trades):
        gone = [not kind[trade.by, slot] for slot in trade.give]
        gone += [not kind[trade.to, slot] for slot in trade.want]
        if any(gone):
            play.turn.trades.remove(trade)
            play.say_of("offer-lapsed", trade.by, other=play.who(trade.to))


def decline_trade(play: Step, seat: int, action: Decline) -> None:
    trade = _open_trade(play, action.offer)
    if trade.to != seat:
        raise reject("offer-not-yours")
    play.turn.trades.remove(trade)
    play.say_of("offer-declined", seat, other=play.who(trade.by))


def counter_trade(play: Step, seat: int, action: Counter) -> None:
    trade = _open_trade(play, action.offer)
    decline_trade(play, seat, Decline(action.offer))
    offer_trade(play, seat, TradeOffer(trade.by, action.give, action.want))


def withdraw_trade(play: Step, seat: int, action: Withdraw) -> None:
    trade = _open_trade(play, action.offer)
    if trade.by != seat:
        raise reject("offer-not-yours")
    play.turn.trades.remove(trade)
    play.say_of("offer-withdrawn", seat, other=play.who(trade.to))


def trades_to_answer(play: Step, seat: int) -> list[Trade]:
    return [trade for trade in play.turn.trades if trade.to == seat]


def legal_migration(play: Step, seat: int) -> list[Action]:
    """List answers to open offers, and some possible offers: gifts and exchanges of one each."""
    choices: list[Action] = []
    for trade in play.turn.trades:
        if trade.to == seat:
            choices += [Accept(trade.id), Decline(trade.id)]
        if trade.by == seat:
            choices.append(Withdraw(trade.id))
    if play.turn.ready[seat]:
        return [c for c in choices if not isinstance(c, Withdraw)]
    if play.turn.trades_made[seat] < play.content.rules.numbers.offers_each_phase:
        mine = _free_slots(play, seat)
        for other in neighbours(seat, len(play.seats)):
            theirs = _free_slots(play, other)
            choices += [TradeOffer(other, (slot,)) for slot in mine[:4]]
            choices += [TradeOffer(other, (m,), (t,)) for m in mine[:3] for t in theirs[:3]]
    return choices


def _free_slots(play: Step, seat: int) -> list[int]:
    nursery = play.state.nursery[seat]
    seen: dict[tuple[int, int], int] = {}
    for slot in np.nonzero((nursery.kind != 0) & (nursery.origin != TRADED))[0]:
        seen.setdefault((int(nursery.kind[slot]), int(nursery.genes[slot])), int(slot))
    return list(seen.values())


def close_migration(play: Step) -> None:
    for trade in play.turn.trades:
        play.say_of("offer-lapsed", trade.by, other=play.who(trade.to))
    play.turn.trades = []
