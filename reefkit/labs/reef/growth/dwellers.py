"""1A, dwellers: collect those the reef can shelter, and let each eat one fleshy alga."""

from __future__ import annotations

from reefkit.games.reef import actions as do
from reefkit.games.reef import (
    growth,
    open_spaces,
    repeats,
    sight,
    type_notes,
)
from reefkit.games.reef.state import spaces_in
from reefkit.labs.reef.scene import SELECTABLE, Marks, ReefSession, Scene, SpaceIndex, StepControls
from reefkit.match.errors import reject
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts
from reefkit.widgets.board.picture import State

acts = Acts()

RECRUIT_PREFIX = "recruit-"


def _room_for_dwellers(scene: Scene) -> int:
    if scene.turn.done[scene.seat]:
        return 0
    return growth.recruit_room(scene.play, scene.seat)


def _wanted_dwellers(session: ReefSession) -> dict[str, int]:
    chosen = session.hand.wanted.items()
    return {
        name.removeprefix(RECRUIT_PREFIX): n
        for name, n in chosen
        if name.startswith(RECRUIT_PREFIX) and n
    }


EDIBLE: frozenset[State] = frozenset({"edible"})


def _dwellers_marks(scene: Scene) -> Marks:
    if not scene.is_awaited:
        return {}
    if _uncollected(scene) is not None:
        return dict.fromkeys(spaces_in(scene.play.reef(scene.seat).alga), EDIBLE)
    grazed = open_spaces.open_spaces(scene.play, scene.seat, do.Graze)
    return dict.fromkeys(grazed, EDIBLE | SELECTABLE)


def _dwellers_pick(session: ReefSession, scene: Scene, space: SpaceIndex) -> None:
    if _uncollected(scene) is not None:
        raise reject("play-collect-first")
    _graze(session, do.Graze((space,)))
    session.hand.last = space


def _graze(session: ReefSession, action: do.Graze) -> None:
    events = [event.what for entry in session.play(action) for event in entry.events]
    eaten = [what for what in events if what.id.startswith("alga-eaten")]
    session.tell(eaten[0] if len(eaten) == 1 else message("play-grazed", count=len(eaten)))


@acts.on("recruit")
def _recruit(session: ReefSession) -> None:
    dwellers = _wanted_dwellers(session)
    if not dwellers:
        raise reject("play-no-dweller-chosen")
    session.play(do.Recruit(dwellers))
    session.hand.wanted.clear()


@acts.on("graze-alike")
def _graze_alike(session: ReefSession) -> None:
    last = session.hand.last
    if last is None:
        raise reject("play-graze-one-first")
    action = repeats.graze_alike(sight.look(session.open_table, session.seat), session.seat, last)
    if action is None:
        raise reject("play-nothing-alike")
    _graze(session, action)


def _render_dwellers(scene: Scene) -> str:
    play, seat = scene.play, scene.seat
    left = _room_for_dwellers(scene)
    wanted = _wanted_dwellers(scene.session)
    rows = [
        (type_notes.dweller(play, name), int(play.reef(seat).dwellers[number]), wanted.get(name, 0))
        for number, name in enumerate(play.lookups.dwellers)
    ]
    weeds = int(play.reef(seat).alga.sum())
    return scene.render(
        "dwellers.html",
        weeds=weeds,
        eat=min(weeds, sum(there for _, there, _ in rows) + sum(wanted.values())),
        rows=rows,
        room=left,
        asked=sum(wanted.values()),
        due=scene.turn.due[seat],
        alike=scene.hand.last is not None and scene.turn.due[seat] > 0,
    )


def _uncollected(scene: Scene) -> Message | None:
    wanted = sum(_wanted_dwellers(scene.session).values())
    return message("left-collect", count=wanted) if wanted and _room_for_dwellers(scene) else None


DWELLERS = StepControls(
    _render_dwellers, acts, _dwellers_marks, _dwellers_pick, unused=_uncollected
)
