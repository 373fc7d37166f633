"""2C, migration: offer juveniles to a neighbour, and answer what neighbours offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from reefkit.games.reef import actions as do
from reefkit.games.reef.play import name_of
from reefkit.games.reef.state import TRADED, Trade
from reefkit.games.reef.trading import neighbours
from reefkit.labs.acts import Acts
from reefkit.labs.reef.controls.control import Control
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.match.errors import reject
from reefkit.text import Message, message

acts = Acts()
GIVE, WANT = "give-", "want-"
WITH, COUNTER = "trade-with-", "trade-counter-"


class OtherSeat(Struct, frozen=True):
    """A neighbour, by its seat."""

    seat: do.Seat


class OpenOffer(Struct, frozen=True):
    """An open offer, by its id."""

    offer: do.Id


class Drift(NamedTuple):
    """Juveniles that are alike and may drift to another reef.

    Attributes
    ----------
    key
        Names them in a number between − and +.
    slots
        Their slots in the nursery; those that no open offer holds come first.
    """

    key: str
    builder: str
    name: Message
    tokens: tuple[str, ...]
    slots: tuple[int, ...]


class Goods(NamedTuple):
    """So many juveniles of one kind, in an offer."""

    builder: str
    name: Message
    tokens: tuple[str, ...]
    number: int


class Open(NamedTuple):
    """An open offer as this seat reads it: what it gets and what it gives."""

    id: str
    player: str
    get: tuple[Goods, ...]
    give: tuple[Goods, ...]


def drifting(scene: Scene, seat: int) -> tuple[Drift, ...]:
    """List a seat's juveniles by kind and tokens, without those that were traded already."""
    nursery, play = scene.state.nursery[seat], scene.play
    held = {slot for trade in scene.turn.trades for slot in _slots_of(trade, seat)}
    found: dict[tuple[int, int], list[int]] = {}
    for slot, kind in enumerate(nursery.kind):
        if kind and nursery.origin[slot] != TRADED:
            found.setdefault((int(kind), int(nursery.genes[slot])), []).append(slot)
    return tuple(
        Drift(
            f"{kind}-{genes}",
            play.lookups.builders[kind],
            play.organism(kind),
            tuple(play.lookups.token_names(genes)),
            tuple(sorted(slots, key=lambda slot: (slot in held, slot))),
        )
        for (kind, genes), slots in found.items()
    )


def _slots_of(trade: Trade, seat: int) -> list[int]:
    return trade.give if trade.by == seat else trade.want if trade.to == seat else []


def goods(scene: Scene, seat: int, slots: Sequence[int]) -> tuple[Goods, ...]:
    """Count the juveniles of some slots of a seat's nursery by kind and tokens."""
    nursery, play = scene.state.nursery[seat], scene.play
    counts: dict[tuple[int, int], int] = {}
    for slot in slots:
        alike = int(nursery.kind[slot]), int(nursery.genes[slot])
        counts[alike] = counts.get(alike, 0) + 1
    return tuple(
        Goods(
            play.lookups.builders[kind],
            play.organism(kind),
            tuple(play.lookups.token_names(genes)),
            count,
        )
        for (kind, genes), count in counts.items()
    )


def partner(scene: Scene) -> int:
    """Give the neighbour of the offer in hand: the one chosen, or the first.

    Raises
    ------
    Rejection
        When the seat has no neighbour.
    """
    around = neighbours(scene.seat, len(scene.seats))
    if not around:
        raise reject("not-a-neighbour")
    trade = countered(scene)
    if trade is not None:
        return trade.by
    chosen = [seat for seat in around if scene.hand.tool == f"{WITH}{seat}"]
    return chosen[0] if chosen else around[0]


def countered(scene: Scene) -> Trade | None:
    """Give the offer that is being countered; none where a new one is made."""
    for trade in scene.turn.trades:
        if trade.to == scene.seat and scene.hand.tool == COUNTER + trade.id:
            return trade
    return None


def chosen_slots(scene: Scene, seat: int, prefix: str) -> tuple[int, ...]:
    """Turn what was set with − and + into slots of a seat's nursery.

    Raises
    ------
    Rejection
        When more are asked for than there are.
    """
    wanted = {
        name.removeprefix(prefix): count
        for name, count in scene.hand.wanted.items()
        if name.startswith(prefix)
    }
    found: list[int] = []
    for each in drifting(scene, seat):
        count = wanted.get(each.key, 0)
        if count > len(each.slots):
            raise reject("trade-too-many", organism=each.name, count=len(each.slots))
        found += each.slots[:count]
    return tuple(found)


def _forget(session: ReefSession) -> None:
    session.hand.wanted.clear()
    session.hand.tool = ""


@acts.on("trade-with", OtherSeat)
def trade_with(session: ReefSession, values: OtherSeat) -> None:
    """Turn to a neighbour; what was to be given stays, what was asked of the other does not."""
    scene = session.scene()
    if values.seat not in neighbours(scene.seat, len(scene.seats)):
        raise reject("not-a-neighbour")
    if values.seat == partner(scene):
        return
    session.hand.tool = f"{WITH}{values.seat}"
    kept = {name: n for name, n in session.hand.wanted.items() if not name.startswith(WANT)}
    session.hand.wanted = kept


@acts.on("offer")
def offer(session: ReefSession, values: object) -> None:
    """Make the offer in hand, or counter with it."""
    del values
    scene = session.scene()
    if scene.phase != "migration":
        raise reject("trade-not-now")
    other, trade = partner(scene), countered(scene)
    if trade is None and scene.hand.tool.startswith(COUNTER):
        _forget(session)
        raise reject("no-such-offer")
    give = chosen_slots(scene, scene.seat, GIVE)
    want = chosen_slots(scene, other, WANT)
    player = scene.name(other)
    if trade is not None:
        session.play(do.Counter(trade.id, give, want))
    else:
        session.play(do.Offer(other, give, want))
    _forget(session)
    session.tell(message("trade-offered", player=player, wants=len(want)))


@acts.on("accept", OpenOffer)
def accept(session: ReefSession, values: OpenOffer) -> None:
    """Accept an offer."""
    session.play(do.Accept(values.offer))
    _forget(session)
    session.tell(message("trade-accepted"))


@acts.on("decline", OpenOffer)
def decline(session: ReefSession, values: OpenOffer) -> None:
    """Decline an offer."""
    session.play(do.Decline(values.offer))
    _forget(session)
    session.tell(message("trade-declined"))


@acts.on("withdraw", OpenOffer)
def withdraw(session: ReefSession, values: OpenOffer) -> None:
    """Take back an offer of one's own."""
    session.play(do.Withdraw(values.offer))
    session.tell(message("trade-withdrawn"))


@acts.on("counter", OpenOffer)
def counter(session: ReefSession, values: OpenOffer) -> None:
    """Open the form filled in with an offer, to make another of it."""
    scene = session.scene()
    if scene.phase != "migration":
        raise reject("trade-not-now")
    trade = next((t for t in scene.turn.trades if t.id == values.offer), None)
    if trade is None:
        raise reject("no-such-offer")
    if trade.to != scene.seat:
        raise reject("offer-not-yours")
    session.hand.tool = COUNTER + trade.id
    session.hand.wanted = {
        **_filled(scene, scene.seat, trade.want, GIVE),
        **_filled(scene, trade.by, trade.give, WANT),
    }


@acts.on("trade-forget")
def forget(session: ReefSession, values: object) -> None:
    """Close the form without an offer."""
    del values
    _forget(session)


def _filled(scene: Scene, seat: int, slots: Sequence[int], prefix: str) -> dict[str, int]:
    return {
        prefix + each.key: count
        for each in drifting(scene, seat)
        if (count := len(set(each.slots) & set(slots)))
    }


def _open(scene: Scene, trade: Trade) -> Open:
    mine = trade.give if trade.by == scene.seat else trade.want
    theirs = trade.want if trade.by == scene.seat else trade.give
    other = trade.to if trade.by == scene.seat else trade.by
    give, get = goods(scene, scene.seat, mine), goods(scene, other, theirs)
    return Open(trade.id, scene.name(other), get, give)


def render(scene: Scene) -> str:
    """Show the offers that wait, and the form for a new one."""
    seat, trades = scene.seat, scene.turn.trades
    most = scene.play.content.rules.numbers.offers_each_phase
    other, trade = partner(scene), countered(scene)
    wanted = scene.hand.wanted
    lists = [
        (prefix, [(each, min(wanted.get(prefix + each.key, 0), len(each.slots))) for each in kinds])
        for prefix, kinds in ((GIVE, drifting(scene, seat)), (WANT, drifting(scene, other)))
    ]
    chosen = {prefix: sum(count for _, count in kinds) for prefix, kinds in lists}
    return scene.render(
        "migration.html",
        asked=[_open(scene, t) for t in trades if t.to == seat],
        mine=[_open(scene, t) for t in trades if t.by == seat],
        around=[(each, scene.name(each)) for each in neighbours(seat, len(scene.seats))],
        other=other,
        player=scene.name(other),
        counter=None if trade is None else _open(scene, trade),
        lists=lists,
        chosen=chosen,
        left=most - scene.turn.trades_made[seat],
        nothing=name_of("offer", "nothing"),
    )


CONTROL = Control(render, acts)
