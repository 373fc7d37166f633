"""2D, settlement: pick a juvenile, then touch a bright space where it can live."""

from __future__ import annotations

from reefkit.games.reef import actions as do
from reefkit.games.reef import bots, open_spaces, repeats, sight, type_notes
from reefkit.games.reef.match_events import ids_in
from reefkit.labs.reef.growth.dwellers import acts
from reefkit.labs.reef.scene import SELECTABLE, Marks, ReefSession, Scene, SpaceIndex, StepControls
from reefkit.match.errors import reject


def _juvenile_in_hand(scene: Scene) -> open_spaces.Juveniles | None:
    groups = scene.nursery
    chosen = next((group for group in groups if scene.hand.slot in group.slots), None)
    if chosen is not None and chosen.where != "nowhere":
        return chosen
    return next((group for group in groups if group.where != "nowhere"), None)


def _settlement_marks(scene: Scene) -> Marks:
    group = _juvenile_in_hand(scene)
    if group is None or not scene.is_awaited:
        return {}
    spaces = open_spaces.settling_spaces(scene.play, scene.seat, group.slots[0])
    return dict.fromkeys(spaces, SELECTABLE)


def _settlement_ghost(scene: Scene) -> str:
    group = _juvenile_in_hand(scene)
    return "" if group is None else group.builder


def _settlement_pick(session: ReefSession, scene: Scene, space: SpaceIndex) -> None:
    group = _juvenile_in_hand(scene)
    if group is None:
        raise reject("play-no-juvenile")
    session.hand.slot = group.slots[1] if len(group.slots) > 1 else None
    session.hand.came = _came_from(scene, group)
    session.play(do.Settle(((group.slots[0], *space),)))
    session.hand.last = space


def _came_from(scene: Scene, group: open_spaces.Juveniles) -> str:
    if group.origin == "triangle":
        return ""
    giver = _giver(scene, group) if group.origin == "traded" else None
    return f"juveniles-{group.slots[0]}" if giver is None else f"neighbour-{giver}"


def _giver(scene: Scene, group: open_spaces.Juveniles) -> int | None:
    for line in reversed(scene.happened):
        if line.round != scene.round:
            return None
        if line.text.id != "offer-accepted":
            continue
        other = line.text.values["other"]
        if line.seat == scene.seat and group.builder in ids_in(line.text, "give"):
            return next(seat for seat in scene.seats if scene.play.who(seat) == other)
        if other == scene.play.who(scene.seat) and group.builder in ids_in(line.text, "want"):
            return line.seat
    return None


@acts.on("choose-juvenile")
def _choose_juvenile(session: ReefSession, slot: do.Slot) -> None:
    session.hand.slot = slot
    session.hand.last = None


@acts.on("settle-alike")
def _settle_alike(session: ReefSession) -> None:
    """Settle the rest of the group like the last one: same depth first, then nearest."""
    last, play = session.hand.last, sight.look(session.open_table, session.seat)
    if last is None or session.hand.slot is None:
        raise reject("play-settle-one-first")
    action = repeats.place_alike(play, session.seat, session.hand.slot, last)
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
    action = repeats.place_alike(scene.play, scene.seat, slot, last)
    return 0 if action is None else len(action.juveniles)


def settle_rest(scene: Scene) -> do.Settle | None:
    """Choose where a bot would settle the rest of the nursery."""
    match = scene.table.match
    luck = match.luck(scene.seat, match.state)
    return bots.settle_rest(scene.play, scene.seat, match.game.bots[0], luck)


def _would_cover(scene: Scene) -> int:
    rest = settle_rest(scene) if scene.is_awaited else None
    if rest is None or scene.hand.settled_in == scene.round:
        return 0
    topmost = scene.play.reef(scene.seat).kind[..., 0]
    spaces = [(row, column) for _, row, column in rest.juveniles]
    free = sum(int(topmost[row - 1, column - 1] == 0) for row, column in set(spaces))
    return len(spaces) - free


def _render_settlement(scene: Scene) -> str:
    group = _juvenile_in_hand(scene)
    species = {each.builder: type_notes.species(scene.play, each.builder) for each in scene.nursery}
    return scene.render(
        "settlement.html",
        groups=scene.nursery,
        group=group,
        alike=_settlement_alike(scene),
        species=species,
        would_cover=_would_cover(scene),
        built_over=0 if scene.rules.options.standing_stacks else scene.built_over,
    )


SETTLEMENT = StepControls(
    _render_settlement,
    acts,
    _settlement_marks,
    _settlement_pick,
    ghost=_settlement_ghost,
    settles=True,
)
