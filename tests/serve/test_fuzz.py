"""Bent messages of real pages, against a real server and kernel: nobody else is harmed."""

from __future__ import annotations

import statistics

from tests.load.arena import BEGIN, LIFTED, SHORT, Arena
from tests.load.fuzz import fuzz
from tests.support.effort import effort

SECONDS = effort(4, 60)
"""`bench/fuzz.py`, which is a part of ``make proof``, does it for ten minutes."""
LINES_A_MINUTE = 60


def test_bent_messages_harm_nobody_else() -> None:
    with Arena(begin=f"{SHORT}{LIFTED}{BEGIN}") as arena:
        came = fuzz(arena, SECONDS)
    assert came.messages
    assert statistics.median(came.answers) < 1.0, came
    assert came.lines < LINES_A_MINUTE * (1 + SECONDS / 60), came
