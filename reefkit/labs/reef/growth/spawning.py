"""2A, spawning: every builder spawns, and dwellers that eat juveniles are fed."""

from __future__ import annotations

from reefkit.games.reef import actions as do
from reefkit.games.reef import open_spaces, queries
from reefkit.games.reef.content import COLUMNS, LEVELS
from reefkit.labs.reef.growth.dwellers import acts
from reefkit.labs.reef.scene import Marks, Place, ReefSession, Scene, SpaceIndex, StepControls
from reefkit.match.errors import reject
from reefkit.text import Message, message


def _open_corals(scene: Scene) -> tuple[Place, ...]:
    if not scene.turn.due[scene.seat]:
        return ()
    return open_spaces.open_spaces(scene.play, scene.seat, do.Feed)


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
        corals.append(
            {
                "row": row,
                "column": column,
                "level": level,
                "builder": name,
                "name": play.organism(kind),
                "juveniles": count,
            }
        )
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
