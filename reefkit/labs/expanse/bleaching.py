"""The bleaching, over the whole page: which corals of each seat lost their algae to the heat."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.games.expanse.course import CORAL
from reefkit.games.expanse.state import State
from reefkit.games.expanse.supply import LAST_STAGE
from reefkit.labs.expanse.scene import Scene
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.session import LessonSession
from reefkit.widgets.acts import Acts

acts = Acts()
SEEN = "log-expanse-bleaching"
"""Key of the page's setting with the position up to which the bleaching of a match was seen."""


class _Reef(NamedTuple):
    """The corals of a seat before the heat; `pale` has those that have lost their algae."""

    seat: int
    corals: tuple[int, ...]
    pale: frozenset[int]
    own: bool


def _struck(scene: Scene) -> list[int]:
    """List the positions of entries with heat that the reader has not seen yet."""
    if not scene.state.warmed or scene.replaying or scene.covered_hand:
        return []
    if any(task.do == "expel" for task in scene.state.queue):
        return []
    seen = scene.ui.settings.get(SEEN)
    since = seen if isinstance(seen, int) else 0
    return [
        step.position
        for step in scene.table.match.standing(None, since, scene.now.position)
        if any(each.what.id == "expanse-expelled" for each in step.events)
    ]


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
    struck = _struck(scene)
    if not struck:
        return ""
    then: State = scene.table.match.state_at(struck[-1] + 1)
    return scene.render(
        "bleaching.html",
        reefs=_reefs(scene, struck),
        mass=then.stage >= LAST_STAGE,
        warming=then.warmed,
    )


@acts.on("expanse-bleaching-seen")
def _close(session: LessonSession) -> None:
    session.ui.settings[SEEN] = session.open_table.position


BLEACHING_PART = Part("bleaching", _render_bleaching, acts, on=("match",))
