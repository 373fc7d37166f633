"""2A, spawning: every builder spawns; where urchins are too many they eat corals' juveniles."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from reefkit.games.reef import actions as do
from reefkit.games.reef import guide
from reefkit.games.reef.content import COLUMNS, LEVELS
from reefkit.labs.acts import Acts
from reefkit.labs.reef.controls.control import Control, Marks
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.labs.reef.ui import Place, Space
from reefkit.match.errors import reject
from reefkit.text import Message, message

acts = Acts()


class BuilderPlace(Struct, frozen=True):
    """One builder of a space, by its level; the topmost is 0."""

    row: do.Row
    column: do.Column
    level: do.Level = 0


class Parent(NamedTuple):
    """A coral that has juveniles which urchins can reach."""

    row: int
    column: int
    level: int
    builder: str
    name: Message
    juveniles: int


def open_corals(scene: Scene) -> tuple[Place, ...]:
    """List the corals whose juveniles can be eaten now."""
    if not scene.turn.due[scene.seat]:
        return ()
    return guide.open_spaces(scene.play, scene.seat).feed


def marks(scene: Scene) -> Marks:
    """Mark the corals whose juveniles can be eaten."""
    return {(row, column): frozenset({"selectable"}) for row, column, _ in open_corals(scene)}


def pick(session: ReefSession, scene: Scene, space: Space) -> None:
    """Let the urchins eat the juveniles of the touched coral."""
    levels = [level for *at, level in open_corals(scene) if tuple(at) == space]
    if not levels:
        raise reject("no-juveniles-there", row=space[0], column=space[1])
    session.play(do.Feed(((*space, min(levels)),)))


def why_not(scene: Scene, space: Space) -> Message | None:
    """Say that urchins eat the young of corals alone."""
    if not open_corals(scene):
        return None
    return message("reject-no-juveniles-there", row=space[0], column=space[1])


@acts.on("feed", BuilderPlace)
def feed(session: ReefSession, values: BuilderPlace) -> None:
    """Let the urchins eat the juveniles of a coral from the list."""
    session.play(do.Feed(((values.row, values.column, values.level),)))


def render(scene: Scene) -> str:
    """Show what was spawned, the urchins, and the corals to choose from."""
    play, seat = scene.play, scene.seat
    reef, nursery = play.reef(seat), scene.state.nursery[seat]
    corals = []
    for row, column, level in open_corals(scene):
        place = ((row - 1) * COLUMNS + column - 1) * LEVELS + level
        kind = int(reef.kind[row - 1, column - 1, level])
        count = int(((nursery.parent == place) & (nursery.kind != 0)).sum())
        name = play.lookups.builders[kind]
        corals.append(Parent(row, column, level, name, play.organism(kind), count))
    eaters = [n for n, eats in enumerate(play.lookups.eaters) if eats]
    return scene.render(
        "spawning.html",
        corals=corals,
        spawned=guide.spawned(play, seat),
        due=scene.turn.due[seat],
        eaters=sum(int(reef.dwellers[number]) for number in eaters),
        eater=play.lookups.dwellers[eaters[0]] if eaters else None,
        most=play.content.rules.numbers.juvenile_eaters_tolerated,
    )


CONTROL = Control(render, acts, marks, pick, why_not)
