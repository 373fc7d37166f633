"""1B, algae: fleshy algae grow on empty spaces first."""

from __future__ import annotations

from reefkit.games.reef import actions as do
from reefkit.games.reef import open_spaces, repeats, sight
from reefkit.labs.reef.growth.dwellers import acts
from reefkit.labs.reef.scene import SELECTABLE, Marks, ReefSession, Scene, SpaceIndex, StepControls
from reefkit.match.errors import reject


def _algae_marks(scene: Scene) -> Marks:
    if not scene.is_awaited:
        return {}
    return dict.fromkeys(open_spaces.open_spaces(scene.play, scene.seat, do.Grow), SELECTABLE)


def _algae_pick(session: ReefSession, _scene: Scene, space: SpaceIndex) -> None:
    session.play(do.Grow((space,)))
    session.hand.last = space


@acts.on("grow-alike")
def _grow_alike(session: ReefSession) -> None:
    last = session.hand.last
    if last is None:
        raise reject("play-grow-one-first")
    action = repeats.grow_alike(sight.look(session.open_table, session.seat), session.seat, last)
    if action is None:
        raise reject("play-nothing-alike")
    session.play(action)


def algae_alike(scene: Scene) -> int:
    """Count the algae that can grow around the last one at once.

    It is 0 before the first one, and if no space is empty and the last one grew on bare ground,
    since the seat decides one by one which builders are overgrown.
    """
    last = scene.hand.last
    if last is None or scene.turn.due[scene.seat] <= 0:
        return 0
    action = repeats.grow_alike(scene.play, scene.seat, last)
    return 0 if action is None else len(action.spaces)


def _render_algae(scene: Scene) -> str:
    due = scene.turn.due[scene.seat]
    return scene.render("algae.html", due=due, alike=algae_alike(scene))


ALGAE = StepControls(_render_algae, acts, _algae_marks, _algae_pick)
