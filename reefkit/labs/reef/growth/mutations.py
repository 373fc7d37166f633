"""1C, mutations: declare a builder, then roll."""

from __future__ import annotations

from reefkit.games.reef import actions as do
from reefkit.games.reef import open_spaces, queries, space_notes
from reefkit.labs.reef.growth.dwellers import acts
from reefkit.labs.reef.scene import (
    SELECTABLE,
    Marks,
    Place,
    ReefSession,
    Scene,
    SpaceIndex,
    StepControls,
)
from reefkit.match.errors import reject
from reefkit.text import Message
from reefkit.widgets.die import die_html

DIE_HEIGHT = 46
"""Height of a rolled die in pixels."""


def _mutable_places(scene: Scene, space: SpaceIndex | None) -> list[Place]:
    mutable = open_spaces.open_spaces(scene.play, scene.seat, do.Mutate)
    return [place for place in mutable if place[:2] == space]


def _mutations_marks(scene: Scene) -> Marks:
    if not scene.is_awaited:
        return {}
    mutable = open_spaces.open_spaces(scene.play, scene.seat, do.Mutate)
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
    events = [each.what for entry in session.play(do.Mutate(*last, level)) for each in entry.events]
    session.tell(next(what for what in events if what.id.startswith("mutation-")))


def _render_mutations(scene: Scene) -> str:
    story = None
    if scene.hand.last is not None and _mutable_places(scene, scene.hand.last):
        story = space_notes.story(scene.play, scene.seat, *scene.hand.last)
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
