"""What the wall shows: chosen at a desk and kept with the class; without a choice, its phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, structs

from reefkit.text import message
from reefkit.widgets.acts import Acts

if TYPE_CHECKING:
    from reefkit.classroom.store import ClassControl
    from reefkit.desk.session import DeskSession

WALL = "wall"
"""Key in `ClassControl.more` for a `WallChoice`."""

Shown = Literal["join", "tables", "talk", "data", "item", "gain", "review"]

FREE: tuple[Shown, ...] = ("join", "tables", "talk", "data")
"""What can be chosen from any tab; the others are of something that is open at the desk."""

LIVE: tuple[Shown, ...] = ("data", "review")
"""What the wall goes on showing as the desk does; also the keys of the page settings for it."""


class WallChoice(Struct, frozen=True):
    """What a class's walls show."""

    shows: Shown | None = None  #: None: what the class is doing.
    names: bool = False  #: Whether students are named.
    of: Annotated[dict[str, Any], Meta(max_length=20)] = {}  #: Which of it.


def chosen(control: ClassControl) -> WallChoice:
    try:
        return msgspec.convert(control.more.get(WALL, {}), WallChoice)
    except msgspec.ValidationError:
        return WallChoice()


def choose(session: DeskSession, **changes: Any) -> None:  # noqa: ANN401  # fields of WallChoice
    control = session.store.classes.control(session.class_id)
    choice = msgspec.to_builtins(structs.replace(chosen(control), **changes))
    more = {**control.more, WALL: choice}
    session.store.classes.set_control(session.class_id, more=more)


def put(session: DeskSession, shows: Shown, of: Mapping[str, object] | None = None) -> None:
    choose(session, shows=shows, of=live(session).get(shows, {}) if of is None else dict(of))
    session.tell(message("desk-wall-told", what=message(f"desk-wall-is-{shows}")))


def live(session: DeskSession) -> dict[str, Any]:
    settings = session.ui.settings
    return {each: msgspec.to_builtins(settings[each]) for each in LIVE if each in settings}


def keep_live(session: DeskSession, before: Mapping[str, Any]) -> None:
    """Show on the wall what changed since `before` in what is there."""
    now = live(session)
    changed = [each for each in now if now[each] != before.get(each)]
    shows = chosen(session.store.classes.control(session.class_id)).shows if changed else None
    if shows in changed:
        choose(session, of=now[shows])


wall_acts = Acts()


@wall_acts.on("wall-put")
def _put(session: DeskSession, what: Literal["join", "tables", "talk", "data", "review"]) -> None:
    put(session, what)


@wall_acts.on("wall-follow")
def _follow(session: DeskSession) -> None:
    choose(session, shows=None, of={})
    session.tell(message("desk-wall-told", what=message("desk-wall-is-phase")))


@wall_acts.on("wall-names")
def _name(session: DeskSession, *, checked: bool = False) -> None:
    choose(session, names=checked)
