"""Phases 1 and 2, in which a reef grows and spreads: what each step shows, lights up and does.

1A dwellers, 1B algae, 1C mutations; 2A spawning, 2B Coral Triangle, 2C trade, 2D settle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from reefkit.games.reef import actions as do
from reefkit.games.reef import explain, growth, queries, timeline
from reefkit.games.reef.content import COLUMNS, LEVELS
from reefkit.games.reef.spawning import legal_triangle, neighbours
from reefkit.games.reef.state import TRADED, Trade, name_of
from reefkit.labs.reef.scene import (
    SELECTABLE,
    Marks,
    Place,
    ReefSession,
    Scene,
    SpaceIndex,
    StepControls,
)
from reefkit.labs.session import Acts
from reefkit.match.errors import reject
from reefkit.match.game import Action
from reefkit.text import Message, message
from reefkit.widgets.match_widgets import die_html

# ---- 1A, dwellers: collect whom the reef can shelter, then let each eat one fleshy alga

acts = Acts()
RECRUIT_PREFIX = "recruit-"


def _room_for_dwellers(scene: Scene) -> int:
    if scene.turn.done[scene.seat]:
        return 0
    return growth.recruit_room(scene.play, scene.seat)


def _wanted_dwellers(session: ReefSession) -> dict[str, int]:
    chosen = session.hand.wanted.items()
    return {
        name.removeprefix(RECRUIT_PREFIX): n
        for name, n in chosen
        if name.startswith(RECRUIT_PREFIX) and n
    }


def _dwellers_marks(scene: Scene) -> Marks:
    if not scene.is_awaited:
        return {}
    return dict.fromkeys(queries.open_spaces(scene.play, scene.seat).graze, SELECTABLE)


def _dwellers_pick(session: ReefSession, _scene: Scene, space: SpaceIndex) -> None:
    session.play(do.Graze((space,)))
    session.hand.last = space


@acts.on("recruit")
def _recruit(session: ReefSession) -> None:
    dwellers = _wanted_dwellers(session)
    if not dwellers:
        raise reject("play-no-dweller-chosen")
    session.play(do.Recruit(dwellers))
    session.hand.wanted.clear()


@acts.on("graze-alike")
def _graze_alike(session: ReefSession) -> None:
    last = session.hand.last
    if last is None:
        raise reject("play-graze-one-first")
    action = queries.graze_alike(
        timeline.look(session.open_table, session.seat), session.seat, last
    )
    if action is None:
        raise reject("play-nothing-alike")
    session.play(action)


def _render_dwellers(scene: Scene) -> str:
    play, seat = scene.play, scene.seat
    left = _room_for_dwellers(scene)
    asked = _wanted_dwellers(scene.session)
    rows = [
        (explain.dweller(play, name), int(play.reef(seat).dwellers[number]), asked.get(name, 0))
        for number, name in enumerate(play.lookups.dwellers)
    ]
    return scene.render(
        "dwellers.html",
        rows=rows,
        room=left,
        asked=sum(asked.values()),
        due=scene.turn.due[seat],
        alike=scene.hand.last is not None and scene.turn.due[seat] > 0,
    )


def _uncollected(scene: Scene) -> Message | None:
    asked = sum(_wanted_dwellers(scene.session).values())
    return message("left-collect", count=asked) if asked and _room_for_dwellers(scene) else None


DWELLERS = StepControls(
    _render_dwellers, acts, _dwellers_marks, _dwellers_pick, unused=_uncollected
)


# ---- 1B, algae: fleshy algae grow on empty spaces first


def _algae_marks(scene: Scene) -> Marks:
    if not scene.is_awaited:
        return {}
    return dict.fromkeys(queries.open_spaces(scene.play, scene.seat).grow, SELECTABLE)


def _algae_pick(session: ReefSession, _scene: Scene, space: SpaceIndex) -> None:
    session.play(do.Grow((space,)))
    session.hand.last = space


@acts.on("grow-alike")
def _grow_alike(session: ReefSession) -> None:
    last = session.hand.last
    if last is None:
        raise reject("play-grow-one-first")
    action = queries.grow_alike(timeline.look(session.open_table, session.seat), session.seat, last)
    if action is None:
        raise reject("play-nothing-alike")
    session.play(action)


def algae_alike(scene: Scene) -> int:
    """Count the algae that can grow round the last one at once.

    None can where no space is empty and the last one grew on bare ground: which builders are
    overgrown, the seat decides one by one.
    """
    last = scene.hand.last
    if last is None or scene.turn.due[scene.seat] <= 0:
        return 0
    action = queries.grow_alike(scene.play, scene.seat, last)
    return 0 if action is None else len(action.spaces)


def _render_algae(scene: Scene) -> str:
    due = scene.turn.due[scene.seat]
    return scene.render("algae.html", due=due, alike=algae_alike(scene))


ALGAE = StepControls(_render_algae, acts, _algae_marks, _algae_pick)


# ---- 1C, mutations: declare a builder, then roll; chance alone decides what changes

DIE_HEIGHT = 46
"""Height in pixels of a die that was rolled."""


def _mutable_places(scene: Scene, space: SpaceIndex | None) -> list[Place]:
    mutable = queries.open_spaces(scene.play, scene.seat).mutate
    return [place for place in mutable if place[:2] == space]


def _mutations_marks(scene: Scene) -> Marks:
    if not scene.is_awaited:
        return {}
    mutable = queries.open_spaces(scene.play, scene.seat).mutate
    found = {place[:2]: SELECTABLE for place in mutable}
    if scene.hand.last in found:
        found[scene.hand.last] = frozenset({"chosen"})
    return found


def _mutations_pick(session: ReefSession, scene: Scene, space: SpaceIndex) -> None:
    """Declare the builder of the touched space; only the button rolls, not a second touch."""
    if not _mutable_places(scene, space):
        raise reject("play-no-builder-to-roll")
    session.hand.last = space


@acts.on("roll")
def _roll(session: ReefSession, level: do.Level) -> None:
    last = session.hand.last
    if last is None:
        raise reject("play-choose-builder-first")
    session.play(do.Mutate(*last, level))


def _render_mutations(scene: Scene) -> str:
    story = None
    if scene.hand.last is not None and _mutable_places(scene, scene.hand.last):
        story = explain.story(scene.play, scene.seat, *scene.hand.last)
    levels = [place[2] for place in _mutable_places(scene, scene.hand.last)]
    rolls = queries.rolls(scene.table, scene.seat, scene.view.position)
    due = scene.turn.due[scene.seat]
    given = [scene.play.content.mutations.roll[str(face)] for face in range(1, 13)]
    faces = [(tokens, [Message(f"token-{name}") for name in tokens]) for tokens in given]
    return scene.render(
        "mutations.html", story=story, levels=levels, rolls=rolls, due=due, faces=faces,
        die=lambda face, count: die_html(scene.templates, face, size=DIE_HEIGHT, count=count),
    )  # fmt: skip


MUTATIONS = StepControls(_render_mutations, acts, _mutations_marks, _mutations_pick)


# ---- 2A, spawning: every builder spawns; where urchins are too many they eat corals' juveniles


class _Parent(NamedTuple):
    """A coral that has juveniles which urchins can reach."""

    row: int
    column: int
    level: int
    builder: str
    name: Message
    juveniles: int


def _open_corals(scene: Scene) -> tuple[Place, ...]:
    if not scene.turn.due[scene.seat]:
        return ()
    return queries.open_spaces(scene.play, scene.seat).feed


def _spawning_marks(scene: Scene) -> Marks:
    return {(row, column): frozenset({"selectable"}) for row, column, _ in _open_corals(scene)}


def _spawning_pick(session: ReefSession, scene: Scene, space: SpaceIndex) -> None:
    levels = [level for *at, level in _open_corals(scene) if tuple(at) == space]
    if not levels:
        raise reject("no-juveniles-there", row=space[0], column=space[1])
    session.play(do.Feed(((*space, min(levels)),)))


def _spawning_why_not(scene: Scene, space: SpaceIndex) -> Message | None:
    if not _open_corals(scene):
        return None
    return message("reject-no-juveniles-there", row=space[0], column=space[1])


@acts.on("feed")
def _feed(session: ReefSession, row: do.Row, column: do.Column, level: do.Level = 0) -> None:
    session.play(do.Feed(((row, column, level),)))


def _render_spawning(scene: Scene) -> str:
    play, seat = scene.play, scene.seat
    reef, nursery = play.reef(seat), scene.state.nursery[seat]
    corals = []
    for row, column, level in _open_corals(scene):
        place = ((row - 1) * COLUMNS + column - 1) * LEVELS + level
        kind = int(reef.kind[row - 1, column - 1, level])
        count = int(((nursery.parent == place) & (nursery.kind != 0)).sum())
        name = play.lookups.builders[kind]
        corals.append(_Parent(row, column, level, name, play.organism(kind), count))
    eaters = [n for n, eats in enumerate(play.lookups.eaters) if eats]
    return scene.render(
        "spawning.html",
        corals=corals,
        spawned=queries.spawned(play, seat),
        due=scene.turn.due[seat],
        eaters=sum(int(reef.dwellers[number]) for number in eaters),
        eater=play.lookups.dwellers[eaters[0]] if eaters else None,
        most=play.content.rules.numbers.juvenile_eaters_tolerated,
    )


SPAWNING = StepControls(_render_spawning, acts, _spawning_marks, _spawning_pick, _spawning_why_not)


# ---- 2B, the Coral Triangle: a poor reef takes juveniles; one that weeds cover is rescued


def _triangle_choices(scene: Scene) -> Sequence[Action]:
    if scene.phase != "triangle" or scene.turn.ready[scene.seat]:
        return ()
    return legal_triangle(scene.play, scene.seat)


def _rescues(scene: Scene) -> dict[SpaceIndex, do.Rescue]:
    return {
        (action.row, action.column): action
        for action in _triangle_choices(scene)
        if isinstance(action, do.Rescue) and action.builder == scene.hand.builder
    }


def _triangle_marks(scene: Scene) -> Marks:
    return dict.fromkeys(_rescues(scene), SELECTABLE)


def _triangle_pick(session: ReefSession, scene: Scene, space: SpaceIndex) -> None:
    action = _rescues(scene).get(space)
    if action is None:
        raise reject("no-rescue")
    session.play(action)
    session.hand.builder = None


def _triangle_why_not(scene: Scene, _space: SpaceIndex) -> Message | None:
    waits = any(isinstance(action, do.Rescue) for action in _triangle_choices(scene))
    return message("reject-triangle-choose-first") if waits and scene.hand.builder is None else None


@acts.on("triangle-choose")
def _choose_from_triangle(session: ReefSession, builder: do.Id) -> None:
    if builder not in session.scene().play.lookups.kind:
        raise reject("no-such-builder", builder=builder)
    session.hand.builder = builder


@acts.on("take")
def _take(session: ReefSession) -> None:
    if session.hand.builder is None:
        raise reject("triangle-choose-first")
    session.play(do.TakeJuveniles(session.hand.builder))
    session.hand.builder = None


def _render_triangle(scene: Scene) -> str:
    play, turn, seat = scene.play, scene.turn, scene.seat
    open_ = _triangle_choices(scene)
    takes = {action.builder for action in open_ if isinstance(action, do.TakeJuveniles)}
    saves = {action.builder for action in open_ if isinstance(action, do.Rescue)}
    builders = [name for name in play.lookups.builders if name]
    tokens = {
        name: tuple(play.lookups.token_names(int(scene.state.triangle[play.lookups.kind[name]])))
        for name in builders
    }
    most = play.content.rules.numbers.triangle_juveniles
    chosen = scene.hand.builder if scene.hand.builder in takes | saves else None
    if chosen is not None and turn.quota:
        most = min(most, turn.quota[seat][play.lookups.kind[chosen]])
    return scene.render(
        "triangle.html",
        species=[explain.species(play, name) for name in builders if name in takes | saves],
        tokens=tokens,
        chosen=None if chosen is None else explain.species(play, chosen),
        takes=chosen in takes,
        saves=chosen in saves,
        due=turn.due[seat],
        rescue=bool(saves),
        count=most,
        mutates=scene.rules.options.mutate_on_collection,
    )


TRIANGLE = StepControls(_render_triangle, acts, _triangle_marks, _triangle_pick, _triangle_why_not)


# ---- 2C, migration: offer juveniles to a neighbour, and answer what neighbours offer

GIVE, WANT = "give-", "want-"
WITH, COUNTER = "trade-with-", "trade-counter-"


class _Drift(NamedTuple):
    """Juveniles that are alike and may drift to another reef."""

    key: str  #: Names them in a number between − and +.
    builder: str
    name: Message
    tokens: tuple[str, ...]
    #: Their slots in the nursery; those that no open offer holds come first.
    slots: tuple[int, ...]


class _Goods(NamedTuple):
    """So many juveniles of one kind, in an offer."""

    builder: str
    name: Message
    tokens: tuple[str, ...]
    number: int


class _OpenTrade(NamedTuple):
    """An open offer as this seat reads it: what it gets and what it gives."""

    id: str
    player: str
    get: tuple[_Goods, ...]
    give: tuple[_Goods, ...]


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


def _goods(scene: Scene, seat: int, slots: Sequence[int]) -> tuple[_Goods, ...]:
    nursery, play = scene.state.nursery[seat], scene.play
    counts: dict[tuple[int, int], int] = {}
    for slot in slots:
        alike = int(nursery.kind[slot]), int(nursery.genes[slot])
        counts[alike] = counts.get(alike, 0) + 1
    return tuple(
        _Goods(
            play.lookups.builders[kind],
            play.organism(kind),
            tuple(play.lookups.token_names(genes)),
            count,
        )
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
    kept = {name: n for name, n in session.hand.wanted.items() if not name.startswith(WANT)}
    session.hand.wanted = kept


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
        return None  # the offer is answered first
    wanted = scene.hand.wanted
    drifting = ((GIVE, scene.seat), (WANT, _partner(scene)))
    keys = [prefix + each.key for prefix, seat in drifting for each in _drifting(scene, seat)]
    return message("left-offer") if any(wanted.get(key) for key in keys) else None


MIGRATION = StepControls(_render_migration, acts, unused=_unoffered)


# ---- 2D, settlement: pick a juvenile, then touch a bright space where it can live


def _juvenile_in_hand(scene: Scene) -> queries.Juveniles | None:
    groups = queries.nursery(scene.play, scene.seat)
    chosen = next((group for group in groups if scene.hand.slot in group.slots), None)
    if chosen is not None and chosen.where != "nowhere":
        return chosen
    return next((group for group in groups if group.where != "nowhere"), None)


def _settlement_marks(scene: Scene) -> Marks:
    group = _juvenile_in_hand(scene)
    if group is None or not scene.is_awaited:
        return {}
    places = queries.settling_places(scene.play, scene.seat, group.slots[0])
    return {(place.row, place.column): SELECTABLE for place in places if place.how}


def _settlement_pick(session: ReefSession, scene: Scene, space: SpaceIndex) -> None:
    group = _juvenile_in_hand(scene)
    if group is None:
        raise reject("play-no-juvenile")
    session.hand.slot = group.slots[1] if len(group.slots) > 1 else None
    session.hand.came = _came_from(scene, group)
    session.play(do.Settle(((group.slots[0], *space),)))
    session.hand.last = space


def _came_from(scene: Scene, group: queries.Juveniles) -> str:
    if group.origin == "triangle":
        return ""
    giver = _giver(scene, group) if group.origin == "traded" else None
    return f"juveniles-{group.slots[0]}" if giver is None else f"neighbour-{giver}"


def _giver(scene: Scene, group: queries.Juveniles) -> int | None:
    for line in reversed(scene.happened):
        if line.round != scene.round:
            return None
        if line.text.id != "offer-accepted":
            continue
        other = line.text.values["other"]
        if line.seat == scene.seat and group.builder in timeline.ids_in(line.text, "give"):
            return next(seat for seat in scene.seats if scene.play.who(seat) == other)
        if other == scene.play.who(scene.seat) and group.builder in timeline.ids_in(
            line.text, "want"
        ):
            return line.seat
    return None


@acts.on("choose-juvenile")
def _choose_juvenile(session: ReefSession, slot: do.Slot) -> None:
    session.hand.slot = slot
    session.hand.last = None


@acts.on("settle-alike")
def _settle_alike(session: ReefSession) -> None:
    """Settle the rest of the group like the last one: same depth first, then nearest."""
    last, play = session.hand.last, timeline.look(session.open_table, session.seat)
    if last is None or session.hand.slot is None:
        raise reject("play-settle-one-first")
    action = queries.place_alike(play, session.seat, session.hand.slot, last)
    if action is None:
        raise reject("play-nothing-alike")
    scene = session.scene()
    group = _juvenile_in_hand(scene)
    session.hand.came = "" if group is None else _came_from(scene, group)
    session.play(action)
    session.hand.slot = session.hand.last = None


def _settlement_alike(scene: Scene) -> int:
    last, slot, group = scene.hand.last, scene.hand.slot, _juvenile_in_hand(scene)
    if last is None or slot is None or group is None or slot not in group.slots:
        return 0
    action = queries.place_alike(scene.play, scene.seat, slot, last)
    return 0 if action is None else len(action.juveniles)


def _render_settlement(scene: Scene) -> str:
    groups = queries.nursery(scene.play, scene.seat)
    group = _juvenile_in_hand(scene)
    species = {each.builder: explain.species(scene.play, each.builder) for each in groups}
    return scene.render(
        "settlement.html",
        groups=groups,
        group=group,
        alike=_settlement_alike(scene),
        species=species,
    )


SETTLEMENT = StepControls(
    _render_settlement, acts, _settlement_marks, _settlement_pick, settles=True
)
