"""2C, migration: offer juveniles to a neighbour, and answer a neighbour's offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from reefkit.games.reef import actions as do
from reefkit.games.reef.migration import neighbours
from reefkit.games.reef.state import TRADED, Trade, name_of
from reefkit.labs.reef.growth.dwellers import acts
from reefkit.labs.reef.scene import ReefSession, Scene, StepControls
from reefkit.match.errors import reject
from reefkit.text import Message, message

GIVE, WANT = "give-", "want-"

WITH, COUNTER = "trade-with-", "trade-counter-"


class _Drift(NamedTuple):
    """Equal juveniles that may drift to another reef."""

    key: str  #: Name, after a prefix, of the count that is set with − and +.
    builder: str
    name: Message
    tokens: tuple[str, ...]
    #: Their slots in the nursery, those not in an open offer first.
    slots: tuple[int, ...]


class _OpenTrade(NamedTuple):
    """An open offer from this seat's side: what it gets and what it gives."""

    id: str
    player: str
    get: tuple[dict[str, object], ...]
    give: tuple[dict[str, object], ...]


def _drifting(scene: Scene, seat: int) -> tuple[_Drift, ...]:
    nursery, play = scene.state.nursery[seat], scene.play
    held = {slot for trade in scene.turn.trades for slot in _slots_of(trade, seat)}
    found: dict[tuple[int, int], list[int]] = {}
    for slot, kind in enumerate(nursery.kind):
        if kind and nursery.origin[slot] != TRADED:
            found.setdefault((int(kind), int(nursery.genes[slot])), []).append(slot)
    return tuple(
        _Drift(
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


def _goods(scene: Scene, seat: int, slots: Sequence[int]) -> tuple[dict[str, object], ...]:
    nursery, play = scene.state.nursery[seat], scene.play
    counts: dict[tuple[int, int], int] = {}
    for slot in slots:
        alike = int(nursery.kind[slot]), int(nursery.genes[slot])
        counts[alike] = counts.get(alike, 0) + 1
    return tuple(
        {
            "builder": play.lookups.builders[kind],
            "name": play.organism(kind),
            "tokens": tuple(play.lookups.token_names(genes)),
            "number": count,
        }
        for (kind, genes), count in counts.items()
    )


def _partner(scene: Scene) -> int:
    around = neighbours(scene.seat, len(scene.seats))
    if not around:
        raise reject("not-a-neighbour")
    trade = _countered(scene)
    if trade is not None:
        return trade.by
    chosen = [seat for seat in around if scene.hand.tool == f"{WITH}{seat}"]
    return chosen[0] if chosen else around[0]


def _countered(scene: Scene) -> Trade | None:
    for trade in scene.turn.trades:
        if trade.to == scene.seat and scene.hand.tool == COUNTER + trade.id:
            return trade
    return None


def _chosen_slots(scene: Scene, seat: int, prefix: str) -> tuple[int, ...]:
    wanted = {
        name.removeprefix(prefix): count
        for name, count in scene.hand.wanted.items()
        if name.startswith(prefix)
    }
    found: list[int] = []
    for each in _drifting(scene, seat):
        count = wanted.get(each.key, 0)
        if count > len(each.slots):
            raise reject("trade-too-many", organism=each.name, count=len(each.slots))
        found += each.slots[:count]
    return tuple(found)


def _forget(session: ReefSession) -> None:
    session.hand.wanted.clear()
    session.hand.tool = ""


@acts.on("trade-with")
def _trade_with(session: ReefSession, seat: do.Seat) -> None:
    """Switch to a neighbour; the goods to give stay, the goods wanted in return do not."""
    scene = session.scene()
    if seat not in neighbours(scene.seat, len(scene.seats)):
        raise reject("not-a-neighbour")
    if seat == _partner(scene):
        return
    session.hand.tool = f"{WITH}{seat}"
    wanted = {name: n for name, n in session.hand.wanted.items() if not name.startswith(WANT)}
    session.hand.wanted = wanted


@acts.on("offer")
def offer(session: ReefSession) -> None:
    scene = session.scene()
    if scene.phase != "migration":
        raise reject("trade-not-now")
    other, trade = _partner(scene), _countered(scene)
    if trade is None and scene.hand.tool.startswith(COUNTER):
        _forget(session)
        raise reject("no-such-offer")
    give = _chosen_slots(scene, scene.seat, GIVE)
    want = _chosen_slots(scene, other, WANT)
    player = scene.name(other)
    if trade is not None:
        session.play(do.Counter(trade.id, give, want))
    else:
        session.play(do.TradeOffer(other, give, want))
    _forget(session)
    session.tell(message("trade-offered", player=player, wants=len(want)))


@acts.on("accept")
def _accept(session: ReefSession, offer: do.Id) -> None:
    session.play(do.Accept(offer))
    _forget(session)
    session.tell(message("trade-accepted"))


@acts.on("decline")
def _decline(session: ReefSession, offer: do.Id) -> None:
    session.play(do.Decline(offer))
    _forget(session)
    session.tell(message("trade-declined"))


@acts.on("withdraw")
def _withdraw(session: ReefSession, offer: do.Id) -> None:
    session.play(do.Withdraw(offer))
    session.tell(message("trade-withdrawn"))


@acts.on("counter")
def _counter(session: ReefSession, offer: do.Id) -> None:
    scene = session.scene()
    if scene.phase != "migration":
        raise reject("trade-not-now")
    trade = next((t for t in scene.turn.trades if t.id == offer), None)
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
def forget(session: ReefSession) -> None:
    _forget(session)


def _filled(scene: Scene, seat: int, slots: Sequence[int], prefix: str) -> dict[str, int]:
    return {
        prefix + each.key: count
        for each in _drifting(scene, seat)
        if (count := len(set(each.slots) & set(slots)))
    }


def _open(scene: Scene, trade: Trade) -> _OpenTrade:
    mine = trade.give if trade.by == scene.seat else trade.want
    theirs = trade.want if trade.by == scene.seat else trade.give
    other = trade.to if trade.by == scene.seat else trade.by
    give, get = _goods(scene, scene.seat, mine), _goods(scene, other, theirs)
    return _OpenTrade(trade.id, scene.name(other), get, give)


def asked_offers(scene: Scene) -> list[Message]:
    """Say what each open offer to the seat gives and wants."""
    found = []
    for each in (_open(scene, trade) for trade in scene.turn.trades if trade.to == scene.seat):
        get, give = (
            [message("trade-goods", count=one["number"], organism=one["name"]) for one in goods]
            for goods in (each.get, each.give)
        )
        found.append(
            message(
                "trade-voice",
                player=each.player,
                get=get,
                give=give,
                wants=len(give),
                gives=len(get),
            )
        )
    return found


def _render_migration(scene: Scene) -> str:
    seat, trades = scene.seat, scene.turn.trades
    most = scene.play.content.rules.numbers.offers_each_phase
    other, trade = _partner(scene), _countered(scene)
    wanted = scene.hand.wanted
    lists = [
        (prefix, [(each, min(wanted.get(prefix + each.key, 0), len(each.slots))) for each in kinds])
        for prefix, kinds in ((GIVE, _drifting(scene, seat)), (WANT, _drifting(scene, other)))
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


def _unoffered(scene: Scene) -> Message | None:
    if any(trade.to == scene.seat for trade in scene.turn.trades):
        return None  # the seat answers the offer first
    wanted = scene.hand.wanted
    drifting = ((GIVE, scene.seat), (WANT, _partner(scene)))
    keys = [prefix + each.key for prefix, seat in drifting for each in _drifting(scene, seat)]
    return message("left-offer") if any(wanted.get(key) for key in keys) else None


MIGRATION = StepControls(_render_migration, acts, unused=_unoffered)
