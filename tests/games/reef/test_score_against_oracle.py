"""The survey on random reefs: score by part, who is present, and the points of a match."""

from __future__ import annotations

from random import Random

import msgspec
import numpy as np
import pytest

from reefkit.games.reef import survey
from tests.games.reef import oracle
from tests.games.reef.as_arrays import LOOKUPS, chance, random_reefs, to_arrays
from tests.support.effort import effort

REEFS = effort(1_500, 40_000)
PARTS = ("population", "algae", "diversity", "resilience", "three_d", "coastal")
POSITIVE = sorted(oracle.POSITIVE)
OPTIONS = LOOKUPS.content.rules.options


def _built_up(random: Random) -> oracle.Reef:
    """Draw a reef that is near to a bonus: full rows, tall stacks, a few algae."""
    reef = oracle.new_reef(random.choice(sorted(oracle.BOARDS)))
    for space in oracle.SPACES:
        limit = {"S": 1, "M": 2, "D": 3}[reef.depth(space)]
        height = random.choice([0, limit, limit, limit])
        if height:
            reef.stacks[space] = [
                oracle.Builder(random.choice(["boulder-coral", "finger-coral"]))
                for _ in range(height)
            ]
    reef.algae = set(random.sample(oracle.SPACES, random.choice([0, 0, 1, 3, 8, 20])))
    return reef


def test_every_part_of_the_score_is_what_the_rules_page_gives():
    random = chance("score")
    drawn = [*random_reefs(REEFS, "score"), *(_built_up(random) for _ in range(REEFS))]
    shown = survey.score(to_arrays(drawn), LOOKUPS)
    won = dict.fromkeys(PARTS, 0)
    for number, reef in enumerate(drawn):
        expected = oracle.score(reef)
        assert dict(zip(PARTS, shown[number].tolist(), strict=True)) == expected, number
        for part, points in expected.items():
            won[part] += points != 0
    assert all(count > REEFS // 40 for part, count in won.items() if part != "resilience"), won


def _carriers(random: Random) -> oracle.Reef:
    """Draw a reef of few types with many tokens, near to the resilience bonus from both sides."""
    reef = oracle.new_reef("ramp")
    tokens = random.sample(POSITIVE, random.randint(3, len(POSITIVE)))
    each = random.choice([1, 1, 2, 3])
    for space in random.sample(oracle.SPACES, random.randint(3, 12)):
        carried = random.sample(tokens, min(random.randint(0, each), len(tokens)))
        bad = random.sample(["weaker", "fewer"], random.randint(0, 2))
        if "stronger" in carried:
            bad = [mark for mark in bad if mark != "weaker"]
        if "more" in carried:
            bad = [mark for mark in bad if mark != "fewer"]
        kind = random.choice(["finger-coral", "finger-coral", "soft-sponge"])
        reef.stacks[space] = [oracle.Builder(kind, frozenset([*carried, *bad]))]
    reef.algae = set(random.sample(oracle.SPACES, random.choice([0, 3])))
    return reef


def test_resilience_is_a_matching_tried_out_by_hand():
    """R13, R21: against a search of every assignment."""
    random = chance("resilience")
    drawn = [_carriers(random) for _ in range(REEFS)]
    shown = survey.score(to_arrays(drawn), LOOKUPS)[:, 3]
    expected = [oracle.score(reef)["resilience"] for reef in drawn]
    assert shown.tolist() == expected
    assert REEFS // 10 < sum(points > 0 for points in expected) < REEFS * 9 // 10


def test_who_is_present_and_how_many():
    """R31: overgrown and built-over included, algae apart."""
    drawn = random_reefs(REEFS, "score")
    counted = survey.abundance(to_arrays(drawn), LOOKUPS)
    names = (*LOOKUPS.builders[1:], *LOOKUPS.dwellers)
    for number, reef in enumerate(drawn):
        there = {n: c for n, c in zip(names, counted[number].tolist(), strict=True) if c}
        assert there == oracle.abundances(reef), number


@pytest.mark.parametrize("scoring", ["sum", "product"])
def test_points_over_all_rounds(scoring: str):
    """R27: a product counts a round as at least 1."""
    random = chance(scoring)
    options = msgspec.structs.replace(OPTIONS, scoring=scoring)
    for _ in range(200):
        rounds, seats = random.randint(1, 7), random.randint(1, 5)
        points = [[random.randint(-8, 60) for _ in range(seats)] for _ in range(rounds)]
        score = np.zeros((rounds + 1, seats, 6), np.int16)
        score[:rounds, :, 0] = points
        score[rounds] = 99
        total = survey.totals(score, rounds, options)
        expected = [
            oracle.game_score([by_seat[n] for by_seat in points], product=scoring == "product")
            for n in range(seats)
        ]
        assert total.tolist() == expected


def test_the_team_bonus_wants_every_seat_to_win_a_round():
    """R27: ties count for each of the tied."""
    random = chance("team")
    given = 0
    for _ in range(400):
        rounds, seats = random.randint(1, 7), random.randint(1, 5)
        points = [[random.randint(0, 4) for _ in range(seats)] for _ in range(rounds)]
        score = np.zeros((rounds, seats, 6), np.int16)
        score[:, :, 2] = points
        expected = oracle.team_bonus([[r[n] for r in points] for n in range(seats)])
        assert survey.team_bonus(score, rounds, 5).tolist() == [expected] * seats
        given += expected > 0
    assert 40 < given < 360
