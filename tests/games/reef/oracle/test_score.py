"""The oracle's survey, worked by hand from the rules page."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from . import (
    KINDS,
    Reef,
    abundances,
    cards_of_round,
    game_score,
    present,
    random_reef,
    region,
    score,
    team_bonus,
)
from .by_hand import reef, row
from .pieces import POSITIVE
from .scoring import scoring_builders


def test_the_rulebook_example_scores_eleven() -> None:
    stacks = {(1, 1): "boulder-coral", **{(2, c): "finger-coral" for c in (1, 2, 3)}}
    table = reef("ramp", stacks, algae={(6, 1), (6, 2)}, dwellers={"fish": 1})
    parts = score(table)
    assert parts == {
        "population": 5,
        "algae": -2,
        "diversity": 8,
        "resilience": 0,
        "three_d": 0,
        "coastal": 0,
    }
    assert sum(parts.values()) == 11


def test_r12_a_stack_under_an_alga_counts_nothing_and_r31_is_present() -> None:
    stacks = {(5, 1): "soft-sponge / bivalve", (1, 1): "finger-coral +heat", (1, 2): "finger-coral"}
    table = reef("ramp", stacks, algae={(5, 1)}, dwellers={"fish": 1, "snail": 0})
    parts = score(table)
    assert (parts["population"], parts["algae"], parts["diversity"]) == (3, -1, 6)
    assert present(table) == {"soft-sponge", "bivalve", "finger-coral", "fish"}
    assert abundances(table) == {"soft-sponge": 1, "bivalve": 1, "finger-coral": 2, "fish": 1}
    assert region([table, reef("atoll", {(1, 1): "bryozoan"})]) == (4, 5)
    assert present(reef("atoll")) == set()
    assert sum(score(reef("atoll")).values()) == 0


@pytest.mark.parametrize(
    ("tokens", "bonus"),
    [
        (["cold", "heat", "acid", "more"], 5),
        (["cold", "heat", "acid", "fewer"], 0),
        (["cold", "heat", "acid", "weaker"], 0),
        (["cold", "heat", "acid"], 0),
        (["cold +heat", "cold +heat", "acid +more", "acid +more"], 5),
        (["cold", "cold", "cold +heat", "acid +more +heat"], 0),  # the first two share one
        (["cold +heat +acid +more", "cold", "cold", "cold"], 0),
        (["stronger", "nutrients", "sediment", "low-oxygen"], 5),
        (["cold +heat +acid"] * 4, 0),
        (["cold", "heat", "acid", "acid", "more"], 5),
    ],
)
def test_r13_resilience_is_a_matching(tokens: list[str], bonus: int) -> None:
    spaces = [(1, column) for column in range(1, 6)]
    stacks = {s: f"finger-coral +{t}" for s, t in zip(spaces, tokens, strict=False)}
    table = reef("ramp", stacks)
    assert score(table)["resilience"] == bonus
    # R21: only builders that score.
    overgrown = reef("ramp", stacks, algae={(1, column) for column in range(1, 6)})
    assert score(overgrown)["resilience"] == 0


def test_r13_needs_one_type_and_r21_no_inherent_tolerance() -> None:
    mixed = {(1, 1): "finger-coral +cold", (1, 2): "finger-coral +heat"}
    mixed |= {(1, 3): "boulder-coral +acid", (1, 4): "boulder-coral +more"}
    assert score(reef("ramp", mixed))["resilience"] == 0
    stones = {(1, 1): "microbialite", (1, 2): "microbialite +heat"}
    stones |= {(1, 3): "microbialite +acid", (1, 4): "microbialite +more"}
    assert score(reef("ramp", stones))["resilience"] == 0


def _hall(tables: Reef) -> bool:
    """Tell resilience by Hall's theorem: no set of traits has fewer holders than members."""
    for kind in KINDS:
        held = [b.tokens & POSITIVE for b in scoring_builders(tables) if b.kind == kind]
        for four in combinations(sorted(POSITIVE), 4):
            parts = [set(p) for n in range(1, 5) for p in combinations(four, n)]
            if all(sum(bool(tokens & part) for tokens in held) >= len(part) for part in parts):
                return True
    return False


def test_matching_agrees_with_halls_theorem() -> None:
    chance = Random(13)  # noqa: S311 - cases to compare, no secret
    found = set()
    for _ in range(120):
        table = random_reef(chance)
        found.add(_hall(table))
        assert (score(table)["resilience"] == 5) is _hall(table)
    assert found == {True, False}


def test_three_d_and_coastal_r14_r21() -> None:
    tall = {(6, column): "bivalve / bivalve / bivalve" for column in (1, 2, 3)}
    assert score(reef("ramp", tall))["three_d"] == 5
    assert score(reef("ramp", tall, algae={(6, 3)}))["three_d"] == 0
    del tall[6, 2]
    assert score(reef("ramp", tall))["three_d"] == 0
    rows = row(1, "finger-coral") | row(4, "soft-sponge")
    assert score(reef("ramp", rows))["coastal"] == 5
    assert score(reef("ramp", rows, algae={(4, 4)}))["coastal"] == 0
    assert score(reef("atoll", rows))["coastal"] == 0
    assert score(reef("ramp", row(1, "finger-coral")))["coastal"] == 0


def test_schedule_of_cards_and_scores_of_a_game_r27() -> None:
    drawn = [cards_of_round(number) for number in (1, 2, 3, 4, 5, 6)]
    assert [len(cards) for cards in drawn] == [1, 2, 1, 2, 2, 2]
    assert drawn[2] == ["long"]
    assert drawn[5] == ["short", "long"]
    assert game_score([10, -3, 5]) == 12
    assert game_score([10, -3, 5], product=True) == 50
    assert team_bonus([[10, 5], [9, 8]]) == 5
    assert team_bonus([[10, 5], [10, 4]]) == 5
    assert team_bonus([[10, 9], [9, 8]]) == 0
