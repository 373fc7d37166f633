"""The bar marked *Now*: one sentence says what to do and why, or what the last act came to."""

from __future__ import annotations

from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.scene import LessonScene
from reefkit.text import Message, message


def sentence(scene: LessonScene) -> Message:
    """Say what to do now, and why it matters."""
    return _standing(scene) or _asked(scene)


def _standing(scene: LessonScene) -> Message | None:
    """Say why there is nothing to do on what is shown; none where there may be."""
    if scene.replaying:
        return message("play-replaying")
    if scene.over:
        return scene.own("play-over")
    if scene.attendance.is_closed:
        return message("class-table-gone")
    if scene.attendance.is_paused and scene.attendance.is_shared:
        return message("class-paused-title")
    own = scene.kind.front.standing(scene)  # what all may answer at once is asked over a cover
    if own is None and scene.covered_hand:
        return message("cover-title", player=scene.name(scene.seat))
    return own


def _asked(scene: LessonScene) -> Message:
    """Say what the seat is asked, or whom the table waits for."""
    if scene.attendance.at_gate:
        return message("class-gate-now")
    if scene.attendance.is_watching:
        waits = message("class-watch-waits", who=scene.awaited_names)
        return message("class-watch-now", table=scene.attendance.table_name, waits=waits)
    if not scene.is_awaited:
        return scene.own("play-wait", who=scene.awaited_names)
    return scene.kind.now(scene)


def render(scene: LessonScene) -> str:
    """Draw the bar, with whose turn it is where several play at this screen."""
    if not scene.has_table:
        return ""
    turns = len(scene.here) > 1 and not scene.over
    return scene.render(
        "now.html",
        sentence=sentence(scene),
        player=scene.name(scene.seat) if turns else "",
        open_hand=turns and scene.kind.secret_hands and not scene.covered_hand,
        said=scene.session.said,
        refused=scene.session.refused,
    )


PART = Part("now", render)
