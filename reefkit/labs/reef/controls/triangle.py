"""2B, the Coral Triangle: a poor reef takes juveniles; one that weeds cover is rescued."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from reefkit.games.reef import actions as do
from reefkit.games.reef import guide
from reefkit.games.reef.spawning import legal_triangle
from reefkit.labs.acts import Acts
from reefkit.labs.reef.controls.control import SELECTABLE, Control, Marks
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.labs.reef.ui import Space
from reefkit.match.errors import reject
from reefkit.match.game import Action
from reefkit.text import Message, message

acts = Acts()


class Builder(Struct, frozen=True):
    """A builder, by its id."""

    builder: do.Id


def choices(scene: Scene) -> Sequence[Action]:
    """List the takes and rescues that are open to the seat."""
    if scene.phase != "triangle" or scene.turn.ready[scene.seat]:
        return ()
    return legal_triangle(scene.play, scene.seat)


def rescues(scene: Scene) -> dict[Space, do.Rescue]:
    """Give the rescue of each space where the builder in hand could live."""
    return {
        (action.row, action.column): action
        for action in choices(scene)
        if isinstance(action, do.Rescue) and action.builder == scene.hand.builder
    }


def marks(scene: Scene) -> Marks:
    """Light the spaces where the builder in hand could be rescued to."""
    return dict.fromkeys(rescues(scene), SELECTABLE)


def pick(session: ReefSession, scene: Scene, space: Space) -> None:
    """Let the builder in hand settle on the touched space, which is cleared of its alga."""
    action = rescues(scene).get(space)
    if action is None:
        raise reject("no-rescue")
    session.play(action)
    session.hand.builder = None


def why_not(scene: Scene, space: Space) -> Message | None:
    """Say that a builder is to be chosen first, where a rescue waits."""
    del space
    waits = any(isinstance(action, do.Rescue) for action in choices(scene))
    return message("reject-triangle-choose-first") if waits and scene.hand.builder is None else None


@acts.on("triangle-choose", Builder)
def choose(session: ReefSession, values: Builder) -> None:
    """Take a builder of the Triangle in hand."""
    if values.builder not in session.scene().play.lookups.kind:
        raise reject("no-such-builder", builder=values.builder)
    session.hand.builder = values.builder


@acts.on("take")
def take(session: ReefSession, values: object) -> None:
    """Take juveniles of the builder in hand."""
    del values
    if session.hand.builder is None:
        raise reject("triangle-choose-first")
    session.play(do.Take(session.hand.builder))
    session.hand.builder = None


def render(scene: Scene) -> str:
    """Show the builders of the Triangle with their traits, the one in hand opened."""
    play, turn, seat = scene.play, scene.turn, scene.seat
    open_ = choices(scene)
    takes = {action.builder for action in open_ if isinstance(action, do.Take)}
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
        species=[guide.species(play, name) for name in builders if name in takes | saves],
        tokens=tokens,
        chosen=None if chosen is None else guide.species(play, chosen),
        takes=chosen in takes,
        saves=chosen in saves,
        due=turn.due[seat],
        rescue=bool(saves),
        count=most,
        mutates=scene.rules.options.mutate_on_collection,
    )


CONTROL = Control(render, acts, marks, pick, why_not)
