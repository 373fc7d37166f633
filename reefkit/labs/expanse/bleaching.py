"""A new stage, and the bleaching, over the whole page: who lost which corals to the heat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from reefkit.games.expanse.course import CORAL
from reefkit.games.expanse.state import State
from reefkit.games.expanse.supply import LAST_STAGE
from reefkit.labs.expanse.scene import Scene
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.game import Event
from reefkit.text import Message
from reefkit.widgets.acts import Acts

acts = Acts()
SEEN = "log-expanse-bleaching"
"""Key of the page's setting with the position up to which the bleaching of a match was seen."""


_HEAT = {"expanse-expelled"}
"""Ids of the events by which corals bleach."""


class _Reef(NamedTuple):
    """The corals of a seat before the heat; `pale` has those that have lost their algae."""

    seat: int
    corals: tuple[int, ...]
    pale: frozenset[int]
    own: bool


def _unseen(scene: Scene) -> list[tuple[int, tuple[Event, ...]]]:
    """List the positions and events of entries that the reader has not been shown yet."""
    if scene.state.stage == 1 or scene.replaying or scene.covered_hand:
        return []
    if any(task.do == "expel" for task in scene.state.queue):
        return []
    seen = scene.ui.settings.get(SEEN)
    since = seen if isinstance(seen, int) else 0
    return [
        (step.position, tuple(step.events))
        for step in scene.table.match.standing(None, since, scene.now.position)
    ]


def _begun(events: Iterable[Event]) -> list[tuple[Message | None, Event]]:
    """List the stages that began, each with the loop that brought it; None for the turn limit."""
    found, loop = [], None
    for each in events:
        if each.what.id == "expanse-loop":
            loop = each.what
        elif each.what.id == "expanse-stage":
            found.append((loop, each))
        elif each.what.id == "expanse-turn":
            loop = None
    return found


def _reefs(scene: Scene, struck: list[int]) -> list[_Reef]:
    match = scene.table.match
    before: State = match.state_at(struck[0])
    after: State = match.state_at(struck[-1] + 1)
    order = [(scene.seat + step) % len(scene.seats) for step in scene.seats]
    found = []
    for seat in order:
        corals = [each for each in before.seats[seat].reef if each.kind == CORAL]
        alive = {each.id for each in after.seats[seat].reef if not each.bleached}
        pale = frozenset(each.id for each in corals if not each.bleached) - alive
        own = seat == scene.seat and bool(scene.here)
        found.append(_Reef(seat, tuple(each.id for each in corals), pale, own))
    return found


def _render_bleaching(scene: Scene) -> str:
    unseen = _unseen(scene)
    struck = [position for position, events in unseen if _HEAT & {one.what.id for one in events}]
    begun = _begun(one for _, events in unseen for one in events)
    if not struck and not begun:
        return ""
    then: State = scene.table.match.state_at(struck[-1] + 1) if struck else scene.state
    return scene.render(
        "bleaching.html",
        begun=begun,
        reefs=_reefs(scene, struck) if struck else (),
        mass=then.stage >= LAST_STAGE,
        warming=then.warmed,
    )


@acts.on("expanse-bleaching-seen")
def _close(session: LessonSession) -> None:
    session.ui.settings[SEEN] = session.open_table.position


BLEACHING_PART = Part("bleaching", _render_bleaching, acts, on=("match",))
