"""2D, settlement: pick a juvenile, then touch a bright space where it can live."""

from __future__ import annotations

from msgspec import Struct

from reefkit.games.reef import actions as do
from reefkit.games.reef import guide
from reefkit.labs.acts import Acts
from reefkit.labs.reef.controls.control import SELECTABLE, Control, Marks
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.labs.reef.ui import Space
from reefkit.match.errors import reject

acts = Acts()


class Juvenile(Struct, frozen=True):
    """A juvenile of the nursery, by a slot that stands for its group."""

    slot: do.Slot


def in_hand(scene: Scene) -> guide.Juveniles | None:
    """Give the group in hand: the one chosen, or the first that can be placed."""
    groups = guide.nursery(scene.play, scene.seat)
    chosen = next((group for group in groups if scene.hand.slot in group.slots), None)
    if chosen is not None and chosen.where != "nowhere":
        return chosen
    return next((group for group in groups if group.where != "nowhere"), None)


def marks(scene: Scene) -> Marks:
    """Light the spaces where the juvenile in hand can live."""
    group = in_hand(scene)
    if group is None or not scene.is_awaited:
        return {}
    places = guide.settling_places(scene.play, scene.seat, group.slots[0])
    return {(place.row, place.column): SELECTABLE for place in places if place.how}


def pick(session: ReefSession, scene: Scene, space: Space) -> None:
    """Settle the juvenile in hand on the touched space."""
    group = in_hand(scene)
    if group is None:
        raise reject("play-no-juvenile")
    session.hand.slot = group.slots[1] if len(group.slots) > 1 else None
    session.play(do.Settle(((group.slots[0], *space),)))
    session.hand.last = space


@acts.on("choose-juvenile", Juvenile)
def choose(session: ReefSession, values: Juvenile) -> None:
    """Take a group of juveniles in hand."""
    session.hand.slot = values.slot
    session.hand.last = None


@acts.on("settle-alike")
def settle_alike(session: ReefSession, values: object) -> None:
    """Settle the rest of the group like the last one: same depth first, then nearest."""
    del values
    last, play = session.hand.last, guide.look(session.open_table, session.seat)
    if last is None or session.hand.slot is None:
        raise reject("play-settle-one-first")
    action = guide.place_alike(play, session.seat, session.hand.slot, last)
    if action is None:
        raise reject("play-nothing-alike")
    session.play(action)
    session.hand.slot = session.hand.last = None


def alike(scene: Scene) -> int:
    """Count the rest of a group that can settle like its last one, on a stack where that did."""
    last, slot, group = scene.hand.last, scene.hand.slot, in_hand(scene)
    if last is None or slot is None or group is None or slot not in group.slots:
        return 0
    action = guide.place_alike(scene.play, scene.seat, slot, last)
    return 0 if action is None else len(action.juveniles)


def render(scene: Scene) -> str:
    """Show the nursery, and whether the rest of a group can be placed alike."""
    groups = guide.nursery(scene.play, scene.seat)
    group = in_hand(scene)
    species = {each.builder: guide.species(scene.play, each.builder) for each in groups}
    return scene.render(
        "settlement.html", groups=groups, group=group, alike=alike(scene), species=species
    )


CONTROL = Control(render, acts, marks, pick)
