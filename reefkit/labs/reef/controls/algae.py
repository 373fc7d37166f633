"""1B, algae: fleshy algae grow on empty spaces first."""

from __future__ import annotations

from reefkit.games.reef import actions as do
from reefkit.games.reef import guide
from reefkit.labs.acts import Acts
from reefkit.labs.reef.controls.control import SELECTABLE, Control, Marks
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.labs.reef.ui import Space
from reefkit.match.errors import reject

acts = Acts()


def marks(scene: Scene) -> Marks:
    """Light the spaces where an alga may grow now."""
    if not scene.is_awaited:
        return {}
    return dict.fromkeys(guide.open_spaces(scene.play, scene.seat).grow, SELECTABLE)


def pick(session: ReefSession, scene: Scene, space: Space) -> None:
    """Let an alga grow on the touched space."""
    del scene
    session.play(do.Grow((space,)))
    session.hand.last = space


@acts.on("grow-alike")
def grow_alike(session: ReefSession, values: object) -> None:
    """Let the rest grow round the last one."""
    del values
    last = session.hand.last
    if last is None:
        raise reject("play-grow-one-first")
    action = guide.grow_alike(guide.look(session.open_table, session.seat), session.seat, last)
    if action is None:
        raise reject("play-nothing-alike")
    session.play(action)


def alike(scene: Scene) -> int:
    """Count the algae that can grow round the last one at once.

    None can where no space is empty and the last one grew on bare ground: which builders are
    overgrown, the seat decides one by one.
    """
    last = scene.hand.last
    if last is None or scene.turn.due[scene.seat] <= 0:
        return 0
    action = guide.grow_alike(scene.play, scene.seat, last)
    return 0 if action is None else len(action.spaces)


def render(scene: Scene) -> str:
    """Say how many are left, and offer to place the rest like the last."""
    due = scene.turn.due[scene.seat]
    return scene.render("algae.html", due=due, alike=alike(scene))


CONTROL = Control(render, acts, marks, pick)
