"""1C, mutations: declare a builder, then roll; chance alone decides what changes."""

from __future__ import annotations

from msgspec import Struct

from reefkit.games.reef import actions as do
from reefkit.games.reef import guide
from reefkit.labs.acts import Acts
from reefkit.labs.reef.controls.control import SELECTABLE, Control, Marks
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.labs.reef.ui import Place, Space
from reefkit.match.errors import reject
from reefkit.text import Message
from reefkit.widgets.die import die_html

acts = Acts()
DIE = 46
"""Height in pixels of a die that was rolled."""


class Level(Struct, frozen=True):
    """A builder of the space in hand, by its level."""

    level: do.Level


def choices(scene: Scene, space: Space | None) -> list[Place]:
    """List the builders of a space that may be declared."""
    mutable = guide.open_spaces(scene.play, scene.seat).mutate
    return [place for place in mutable if place[:2] == space]


def marks(scene: Scene) -> Marks:
    """Light the builders that can be declared, and the one that is."""
    if not scene.is_awaited:
        return {}
    mutable = guide.open_spaces(scene.play, scene.seat).mutate
    found = {place[:2]: SELECTABLE for place in mutable}
    if scene.hand.last in found:
        found[scene.hand.last] = frozenset({"chosen"})
    return found


def pick(session: ReefSession, scene: Scene, space: Space) -> None:
    """Declare the builder of the touched space; a second touch does not roll, the button does."""
    if not choices(scene, space):
        raise reject("play-no-builder-to-roll")
    session.hand.last = space


@acts.on("roll", Level)
def roll(session: ReefSession, values: Level) -> None:
    """Roll the die for the declared builder."""
    last = session.hand.last
    if last is None:
        raise reject("play-choose-builder-first")
    session.play(do.Mutate(*last, values.level))


def render(scene: Scene) -> str:
    """Show the die, what was rolled, and the builder that was declared."""
    story = None
    if scene.hand.last is not None and choices(scene, scene.hand.last):
        story = guide.story(scene.play, scene.seat, *scene.hand.last)
    levels = [place[2] for place in choices(scene, scene.hand.last)]
    rolls = guide.rolls(scene.table, scene.seat, scene.view.position)
    due = scene.turn.due[scene.seat]
    given = [scene.play.content.mutations.roll[str(face)] for face in range(1, 13)]
    faces = [(tokens, [Message(f"token-{name}") for name in tokens]) for tokens in given]
    return scene.render(
        "mutations.html", story=story, levels=levels, rolls=rolls, due=due, faces=faces,
        die=lambda face, count: die_html(scene.templates, face, size=DIE, count=count),
    )  # fmt: skip


CONTROL = Control(render, acts, marks, pick)
