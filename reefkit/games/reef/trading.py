"""Phase 2C: juveniles drift to a neighbour's reef when both agree (R32)."""

from __future__ import annotations

import numpy as np

from reefkit.games.reef import phases
from reefkit.games.reef.actions import Accept, Counter, Decline, Offer, Withdraw
from reefkit.games.reef.play import Play, name_of
from reefkit.games.reef.state import TRADED, Trade
from reefkit.match.errors import reject
from reefkit.match.game import Action


def neighbours(seat: int, seats: int) -> list[int]:
    """List the seats next to a seat in the circle, each once (R32)."""
    return sorted({(seat - 1) % seats, (seat + 1) % seats} - {seat})


def open_migration(play: Play) -> None:
    """Open phase 2C."""
    play.state.nursery = phases.compact(play.state.nursery)
    play.turn.trades = []
    play.turn.trades_made = [0] * len(play.seats)


def can_trade(play: Play, seat: int) -> bool:
    """Tell whether a seat or a neighbour has anything to offer."""
    there = (play.state.nursery.kind != 0).any(axis=-1)
    around = neighbours(seat, len(play.seats))
    return bool(around) and bool(there[[seat, *around]].any())


def _check_slots(play: Play, seat: int, slots: tuple[int, ...]) -> None:
    nursery = play.state.nursery[seat]
    if len(set(slots)) != len(slots):
        raise reject("juvenile-twice")
    for slot in slots:
        if slot >= nursery.kind.shape[-1] or not nursery.kind[slot]:
            raise reject("no-such-juvenile", slot=slot)
        if nursery.origin[slot] == TRADED:
            raise reject("traded-already", organism=play.organism(nursery.kind[slot]))


def offer(play: Play, seat: int, action: Offer) -> None:
    """Offer juveniles to a neighbour; the neighbour is asked even if it was ready."""
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
    play.say(
        "offer-made",
        seat,
        player=play.who(seat),
        other=play.who(action.to),
        give=_listed(play, seat, action.give),
        want=_listed(play, action.to, action.want),
    )


def _listed(play: Play, seat: int, slots: tuple[int, ...] | list[int]) -> list[object]:
    nursery = play.state.nursery[seat]
    named: list[object] = [play.organism(nursery.kind[slot]) for slot in slots]
    return named or [name_of("offer", "nothing")]


def _find(play: Play, name: str) -> Trade:
    for trade in play.turn.trades:
        if trade.id == name:
            return trade
    raise reject("no-such-offer")


def accept(play: Play, seat: int, action: Accept) -> None:
    """Carry a trade out; what came may settle only here, and is not traded again."""
    trade = _find(play, action.offer)
    if trade.to != seat:
        raise reject("offer-not-yours")
    _check_slots(play, trade.by, tuple(trade.give))
    _check_slots(play, trade.to, tuple(trade.want))
    play.say(
        "offer-accepted",
        seat,
        player=play.who(seat),
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
        phases.empty_slots(nursery, chosen)
        kinds = np.where(np.arange(len(play.seats)) == taker, kind, 0)
        play.state.nursery = phases.receive(
            nursery, kinds, np.full(len(play.seats), genes), TRADED, 1
        )
    play.turn.trades.remove(trade)
    _drop_stale(play)


def _drop_stale(play: Play) -> None:
    """Let offers lapse whose juveniles have gone elsewhere."""
    kind = play.state.nursery.kind
    for trade in list(play.turn.trades):
        gone = [not kind[trade.by, slot] for slot in trade.give]
        gone += [not kind[trade.to, slot] for slot in trade.want]
        if any(gone):
            play.turn.trades.remove(trade)
            play.say("offer-lapsed", trade.by, player=play.who(trade.by), other=play.who(trade.to))


def decline(play: Play, seat: int, action: Decline) -> None:
    """Decline an offer."""
    trade = _find(play, action.offer)
    if trade.to != seat:
        raise reject("offer-not-yours")
    play.turn.trades.remove(trade)
    play.say("offer-declined", seat, player=play.who(seat), other=play.who(trade.by))


def counter(play: Play, seat: int, action: Counter) -> None:
    """Decline an offer and make another to the same neighbour."""
    trade = _find(play, action.offer)
    decline(play, seat, Decline(action.offer))
    offer(play, seat, Offer(trade.by, action.give, action.want))


def withdraw(play: Play, seat: int, action: Withdraw) -> None:
    """Take back one's own offer."""
    trade = _find(play, action.offer)
    if trade.by != seat:
        raise reject("offer-not-yours")
    play.turn.trades.remove(trade)
    play.say("offer-withdrawn", seat, player=play.who(seat), other=play.who(trade.to))


def asked(play: Play, seat: int) -> list[Trade]:
    """List the offers that wait for a seat's answer."""
    return [trade for trade in play.turn.trades if trade.to == seat]


def legal_migration(play: Play, seat: int) -> list[Action]:
    """List answers to open offers, and single gifts and swaps that may be offered."""
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
            choices += [Offer(other, (slot,)) for slot in mine[:4]]
            choices += [Offer(other, (m,), (t,)) for m in mine[:3] for t in theirs[:3]]
    return choices


def _free_slots(play: Play, seat: int) -> list[int]:
    """List one slot of each different juvenile that may still be traded."""
    nursery = play.state.nursery[seat]
    seen: dict[tuple[int, int], int] = {}
    for slot in np.nonzero((nursery.kind != 0) & (nursery.origin != TRADED))[0]:
        seen.setdefault((int(nursery.kind[slot]), int(nursery.genes[slot])), int(slot))
    return list(seen.values())


def close_migration(play: Play) -> None:
    """End trading: offers nobody answered lapse."""
    for trade in play.turn.trades:
        play.say("offer-lapsed", trade.by, player=play.who(trade.by), other=play.who(trade.to))
    play.turn.trades = []
