"""2B, the Coral Triangle: juveniles for a poor reef, and the rescue of an overgrown one."""

from __future__ import annotations

from collections.abc import Sequence

from reefkit.games.reef import actions as do
from reefkit.games.reef import type_notes
from reefkit.games.reef.spawning import legal_triangle, poorest_in
from reefkit.labs.reef.growth.dwellers import acts
from reefkit.labs.reef.scene import SELECTABLE, Marks, ReefSession, Scene, SpaceIndex, StepControls
from reefkit.match.errors import reject
from reefkit.match.game import Action
from reefkit.text import Message, message


def triangle_choices(scene: Scene) -> Sequence[Action]:
    if scene.phase != "triangle" or scene.turn.ready[scene.seat]:
        return ()
    return legal_triangle(scene.play, scene.seat)


def _rescues(scene: Scene) -> dict[SpaceIndex, do.Rescue]:
    return {
        (action.row, action.column): action
        for action in triangle_choices(scene)
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
    waits = any(isinstance(action, do.Rescue) for action in triangle_choices(scene))
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
    open_ = triangle_choices(scene)
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
        species=[type_notes.species(play, name) for name in builders if name in takes | saves],
        tokens=tokens,
        chosen=None if chosen is None else type_notes.species(play, chosen),
        takes=chosen in takes,
        saves=chosen in saves,
        due=turn.due[seat],
        why=poorest_in(play, seat) if turn.due[seat] and len(scene.seats) > 1 else None,
        rescue=bool(saves),
        count=most,
        mutates=scene.rules.options.mutate_on_collection,
    )


TRIANGLE = StepControls(
    _render_triangle,
    acts,
    _triangle_marks,
    _triangle_pick,
    _triangle_why_not,
    ghost=lambda scene: scene.hand.builder or "",
)
