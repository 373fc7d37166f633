"""1A, dwellers: collect whom the reef can shelter, then let each eat one fleshy alga."""

from __future__ import annotations

from reefkit.games.reef import actions as do
from reefkit.games.reef import growing, guide
from reefkit.labs.acts import Acts
from reefkit.labs.reef.controls.control import SELECTABLE, Control, Marks
from reefkit.labs.reef.scene import Scene
from reefkit.labs.reef.session import ReefSession
from reefkit.labs.reef.ui import Space
from reefkit.match.errors import reject

acts = Acts()
PREFIX = "recruit-"


def room(scene: Scene) -> int:
    """Give how many dwellers may still be collected now."""
    if scene.turn.done[scene.seat]:
        return 0
    return growing.recruit_room(scene.play, scene.seat)


def wanted(session: ReefSession) -> dict[str, int]:
    """Give the dwellers that were asked for with − and +, so many of each type."""
    chosen = session.hand.wanted.items()
    return {name.removeprefix(PREFIX): n for name, n in chosen if name.startswith(PREFIX) and n}


def marks(scene: Scene) -> Marks:
    """Light the fleshy algae that can be eaten."""
    if not scene.is_awaited:
        return {}
    return dict.fromkeys(guide.open_spaces(scene.play, scene.seat).graze, SELECTABLE)


def pick(session: ReefSession, scene: Scene, space: Space) -> None:
    """Let a dweller eat the alga of the touched space."""
    del scene
    session.play(do.Graze((space,)))
    session.hand.last = space


@acts.on("recruit")
def recruit(session: ReefSession, values: object) -> None:
    """Collect the dwellers that were asked for."""
    del values
    dwellers = wanted(session)
    if not dwellers:
        raise reject("play-no-dweller-chosen")
    session.play(do.Recruit(dwellers))
    session.hand.wanted.clear()


@acts.on("graze-alike")
def graze_alike(session: ReefSession, values: object) -> None:
    """Let the rest be eaten round the last one."""
    del values
    last = session.hand.last
    if last is None:
        raise reject("play-graze-one-first")
    action = guide.graze_alike(guide.look(session.open_table, session.seat), session.seat, last)
    if action is None:
        raise reject("play-nothing-alike")
    session.play(action)


def render(scene: Scene) -> str:
    """Show the dwellers with their counts, how many the reef shelters, and what they eat."""
    play, seat = scene.play, scene.seat
    left = room(scene)
    asked = wanted(scene.session)
    rows = [
        (guide.dweller(play, name), int(play.reef(seat).dwellers[number]), asked.get(name, 0))
        for number, name in enumerate(play.lookups.dwellers)
    ]
    return scene.render(
        "dwellers.html",
        rows=rows,
        room=left,
        asked=sum(asked.values()),
        due=scene.turn.due[seat],
        alike=scene.hand.last is not None and scene.turn.due[seat] > 0,
    )


CONTROL = Control(render, acts, marks, pick)
