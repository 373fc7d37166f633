"""Choosing at a desk what the walls show; without a choice they follow the class."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from reefkit.desk.session import DeskScene, DeskSession
from reefkit.desk.talk import has_talk
from reefkit.desk.wall_choice import FREE, Shown
from reefkit.text import message
from reefkit.widgets.acts import Acts


def offered(scene: DeskScene) -> tuple[Shown, ...]:
    """Return what can be chosen from any tab and is there to be shown."""
    is_there = {"tables": bool(scene.wall), "talk": has_talk(scene)}
    return tuple(each for each in FREE if is_there.get(each, True))


def put(session: DeskSession, shows: Shown, of: Mapping[str, object] | None = None) -> None:
    seen = session.live_on_wall().get(shows, {}) if of is None else dict(of)
    session.choose_for_wall(shows=shows, of=seen)
    is_there = shows not in FREE or shows in offered(session.scene())
    what = message(f"desk-wall-is-{shows if is_there else 'phase'}")
    session.tell(message("desk-wall-told", what=what))


wall_acts = Acts()


@wall_acts.on("wall-put")
def _put(session: DeskSession, what: Literal["join", "tables", "talk", "data", "review"]) -> None:
    put(session, what)


@wall_acts.on("wall-follow")
def _follow(session: DeskSession) -> None:
    session.choose_for_wall(shows=None, of={})
    session.tell(message("desk-wall-told", what=message("desk-wall-is-phase")))


@wall_acts.on("wall-names")
def _name(session: DeskSession, *, checked: bool = False) -> None:
    session.choose_for_wall(names=checked)
