"""The replay: a slider over the moments of the match, in place of the controls."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.labs.lesson import replay
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.moments import Moment
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.what_if import is_offered
from reefkit.text import Message, message

acts = replay.acts


class Opening(NamedTuple):
    """Where a round begins: a place to jump to."""

    position: int
    round: int
    now: bool


def openings(found: list[Moment], shown: Moment) -> list[Opening]:
    """Give the first moment of the set-up and of each round, and which of them is shown."""
    begun: dict[int, int] = {}
    for each in found:
        begun.setdefault(each.round, each.position)
    return [Opening(position, round_, round_ == shown.round) for round_, position in begun.items()]


def shown_moment(scene: LessonScene) -> Moment:
    """Give the moment that the page shows."""
    return scene.kind.moments(scene.table)[replay.here(scene.session)]


def who(scene: LessonScene, shown: Moment) -> Message | None:
    """Say who made the last move before this moment; none at the start."""
    if shown.seat is None:
        return None
    return message("past-replay-after", player=scene.name(shown.seat))


def render(scene: LessonScene) -> str:
    """Draw the slider and its buttons; nothing while the page shows the present."""
    if not scene.has_table or not scene.replaying:
        return ""
    found, shown = scene.kind.moments(scene.table), shown_moment(scene)
    return scene.render(
        "replay.html",
        shown=shown,
        after=who(scene, shown),
        last=found[-1].position,
        openings=openings(found, shown),
        playing=scene.ui.playing_back,
        what_if=is_offered(scene.session),
    )


PART = Part("replay", render, acts)
