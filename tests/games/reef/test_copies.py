"""What a page explains of a match, from a seat's copy of it as from the match itself."""

from __future__ import annotations

import pytest

from reefkit.games.reef import GAME, queries, timeline
from reefkit.games.reef.timeline import reefs_before
from reefkit.match import save
from reefkit.match.codec import to_plain
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.games.reef.test_away import left_alone


def copy_of(match: Match, seat: int) -> MemoryTable:
    return MemoryTable(save.parse(save.seat_copy(match, seat), {GAME.id: GAME}))


@pytest.mark.parametrize("options", [{}, {"gates": True}, {"hands_on": True, "predict": "all"}])
def test_a_copy_explains_cards_and_scores_as_the_match_does(options: dict[str, object]) -> None:
    match = left_alone(3, seed=4, **options)
    table, copy = MemoryTable(match), copy_of(match, 1)
    assert timeline.drawn(copy) == timeline.drawn(table)
    for card in timeline.drawn(table):
        there, here = (reefs_before(each, card) for each in (table, copy))
        assert to_plain(here) == to_plain(there)
    for round_ in (1, 2):
        for seat in range(3):
            assert queries.score_of(copy, 1, round_, seat) == queries.score_of(
                table, 1, round_, seat
            )
