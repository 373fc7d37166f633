"""Whole matches by what the page offers: no button is refused, and no round asks too much."""

from __future__ import annotations

import pytest

from reefkit.labs.lesson import match_setup
from reefkit.labs.lesson.match_setup import match_of, new_draft
from tests.labs.reef.desk import Desk
from tests.labs.reef.session_hands import play_whole


# With seed 2 algae come to a reef without empty spaces after the last one grew on bare ground, and
# many juveniles settle on stacks: one decision more than the goal of 40.
@pytest.mark.parametrize(("seed", "most"), [("2", 41), ("5", 40)])
def test_what_is_offered_is_never_refused_and_never_too_much(seed: str, most: int) -> None:
    desk = Desk()
    draft = new_draft(desk.session.kind, desk.session.say)
    draft.seed = seed
    match = match_of(desk.session.kind, draft)
    match_setup.set_all_up(
        match_setup.begin(desk.session, match), match_setup.people(match), "founding"
    )
    refused: list[str] = []
    desk.session.on_change(lambda: refused.append(desk.said()) if desk.session.refused else None)
    whole = play_whole(desk.session)
    assert not refused
    assert set(whole.rounds) == {1, 2, 3, 4}
    assert max(whole.rounds.values()) <= most, whole.rounds
