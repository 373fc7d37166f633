"""Bots that can be followed: what each did and why, how fast they move, and skipping ahead."""

from __future__ import annotations

import os
from typing import Literal, get_args

from msgspec import Struct

from reefkit.labs.environment import PACE_VARIABLE
from reefkit.labs.lesson.class_table import is_shared
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.session import Acts

PaceName = Literal["calm", "brisk", "at-once"]
PACES: tuple[PaceName, ...] = get_args(PaceName)
USUAL: PaceName = "brisk"
PACE = "pace"
"""The setting of a person that names how fast bots move."""
MOST_TOLD = 3
"""Sentences of a bot's move that stand beside *Now*, its last ones: the log has them all."""
MOST_SKIPPED = 200
"""Entries that one press skips: more than any phase asks of all bots."""

acts = Acts()


class _BotPace(Struct, frozen=True):
    """How fast bots move."""

    value: PaceName


def pace_kept(session: LessonSession) -> str:
    """Return how fast bots move for this reader: as chosen once, as the server says, or usual."""
    found = session.work.recall(PACE) or os.environ.get(PACE_VARIABLE)
    return found if found in PACES else USUAL


@acts.on("bots-pace", _BotPace)
def _choose_pace(session: LessonSession, values: _BotPace) -> None:
    """Have bots move as fast as the reader likes, from now on and on later visits."""
    session.ui.pace = values.value
    session.work.remember(PACE, values.value)


@acts.on("bots-skip")
def _skip(session: LessonSession, values: object) -> None:
    """Have bots play at once until a person is asked."""
    del values
    session.check_present()
    table = session.open_table
    for _ in range(MOST_SKIPPED):
        steps = [] if session.awaited_here() else table.tick(hurried=True)
        if not steps:
            break
        session.follow(steps[0])
    session.next_seat()


def followed_html(scene: LessonScene) -> str:
    """Draw what the last bot did, how fast bots move, and the way past them; empty without bots."""
    bots = [seat for seat in scene.seats if scene.is_bot(seat)]
    if not bots or scene.over or scene.replaying:
        return ""
    move, said = scene.session.bot_move, scene.session.said
    if move is not None and said is not None and (scene.session.refused or said is not move.after):
        move = None  # the reader was answered since
    lines = [] if move is None else [scene.say.render(each) for each in move.lines]
    return scene.render(
        "followed.html",
        move=move,
        told=(told := lines[-MOST_TOLD:]),
        more=max(len(lines) - MOST_TOLD, 0),
        named=move is not None and any(scene.name(move.seat) in each for each in told),
        paces=() if is_shared(scene.session) else PACES,
        skips=not scene.is_awaited and any(seat in bots for seat in scene.awaited_seats),
    )
