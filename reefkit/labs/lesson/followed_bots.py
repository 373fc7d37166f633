"""The view of bots' moves next to *Now*: what each did and why, their pace, and skipping ahead."""

from __future__ import annotations

import os
from itertools import accumulate
from typing import Literal, get_args

from reefkit.labs.environment import PACE_VARIABLE
from reefkit.labs.lesson.class_table import check_plays, has_others
from reefkit.labs.lesson.replay import acts
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import reject

PaceName = Literal["calm", "brisk", "at-once"]
PACES: tuple[PaceName, ...] = get_args(PaceName)
USUAL: PaceName = "brisk"
PACE = "pace"
"""Key of a person's setting: the pace of bots."""
MOST_LETTERS = 75
"""Maximum number of characters of a bot's last sentences next to *Now*.

The last sentence is shown even if it is longer; the log has all.
"""
MOST_SKIPPED = 200
"""Maximum number of entries that one press skips: more than all bots make in any phase."""


def chosen_pace(session: LessonSession) -> str:
    """Return the bots' pace: the reader's choice, else the server's, else the default."""
    found = session.work.recall(PACE) or os.environ.get(PACE_VARIABLE)
    return found if found in PACES else USUAL


@acts.on("bots-pace")
def _choose_pace(session: LessonSession, value: PaceName) -> None:
    session.ui.pace = value
    session.work.remember(PACE, value)


@acts.on("bots-skip")
def _skip(session: LessonSession) -> None:
    session.check_present()
    check_plays(session)
    if has_others(session):
        raise reject("lab-others-here")
    table = session.open_table
    for _ in range(MOST_SKIPPED):
        steps = [] if session.awaited_here() else table.tick(hurried=True)
        if not steps:
            break
        session.follow(steps[0])
    session.next_seat()


def _last_lines(lines: list[str]) -> list[str]:
    letters = accumulate(map(len, reversed(lines)))
    fit = sum(1 for each in letters if each <= MOST_LETTERS)
    return lines[-max(fit, 1) :]


def followed_html(scene: LessonScene) -> str:
    bots, standing = scene.table.bot_seats, scene.class_view
    if not bots or has_others(scene.session) or scene.over or scene.replaying:
        return ""
    if standing.is_closed:
        return ""
    move, answer = scene.session.bot_move, scene.session.said
    if scene.withholds:
        move = None
    if (
        move is not None
        and answer is not None
        and (scene.session.refused or answer is not move.after)
    ):
        move = None  # the reader has had an answer since
    lines = [] if move is None else [scene.say.render(each) for each in move.lines]
    return scene.render(
        "followed.html",
        move=move,
        told=(last := _last_lines(lines)),
        more=len(lines) - len(last),
        named=move is not None and any(scene.name(move.seat) in each for each in last),
        paces=PACES,
        skips=not (scene.is_awaited or (standing.is_paused and standing.is_shared))
        and any(seat in bots for seat in scene.awaited_seats),
    )
