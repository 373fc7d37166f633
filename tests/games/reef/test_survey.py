"""Phase 4 and the end: the tally, its bonuses, and who wins."""

from __future__ import annotations

import pytest

from reefkit.match.game import Ready
from tests.games.reef.guided import Guided, do, reef, spaces


def surveyed(*drawn: str, **options: object) -> Guided:
    return Guided(*drawn, phase="survey", options=options)


def points(drawn: str) -> dict[str, int]:
    parts = ("population", "algae", "diversity", "resilience", "three-d", "coastal")
    return dict(zip(parts, surveyed(drawn).points(), strict=True))


def test_the_example_of_the_rulebook_is_eleven_points():
    drawn = {(1, 1): "Bo", (1, 2): "Fi", (3, 3): "Fi", (6, 1): "Fi", (2, 1): "~", (2, 2): "~"}
    table = surveyed(reef("ramp", drawn, fish=1))
    assert table.points() == [5, -2, 8, 0, 0, 0]
    (event,) = table.events("surveyed")
    assert (event["total"], event["population"], event["algae"], event["diversity"]) == (
        11,
        5,
        -2,
        8,
    )


def test_nothing_under_an_alga_counts_and_built_over_builders_do():
    """R7, R12."""
    drawn = {(6, 1): "Fi/Bo/So", (6, 2): "~Ca/Bi", (1, 1): "~Mi"}
    assert points(reef("ramp", drawn)) == {
        "population": 3,
        "algae": -2,
        "diversity": 8,  # finger and boulder coral, soft sponge, and fleshy alga
        "resilience": 0,
        "three-d": 0,
        "coastal": 0,
    }


def test_mutations_make_no_new_type():
    assert points(reef("ramp", {(1, 1): "Fi", (1, 2): "Fi+h", (1, 3): "Fi-"}))["diversity"] == 2


def test_an_empty_reef_scores_nothing():
    assert surveyed(reef("ramp")).points() == [0] * 6


@pytest.mark.parametrize(
    ("carriers", "bonus"),
    [
        (["Fi^", "Fia", "Fi+", "Fic"], 5),
        (["Fi^", "Fia", "Fi+", "Fi+"], 0),  # three different
        (["Fi^a+c", "Fi", "Fi", "Fi"], 0),  # one builder cannot count four times
        (["Fi^a+c", "Fi^a+c", "Fi^a+c", "Fi^a+c"], 5),
        (["Fi^a", "Fi^a", "Fi+c", "Fi+c"], 5),  # a matching, whatever the order
        (["Fi^a", "Fi^a", "Fi^a", "Fi+"], 0),
        (["Fi^", "Fia", "Fi+", "Boc"], 0),  # four of one type
        (["Fiv", "Fi-", "Fi+", "Fic"], 0),  # weaker and fewer are not positive
        (["Fih", "Fihv", "Fio", "Fio-"], 0),  # two traits, whatever was rolled
        (["Fi^", "Fia", "Fi+", "~Fic"], 0),  # nothing under an alga
    ],
)
def test_resilience_is_four_builders_with_a_positive_mutation_each(carriers: list[str], bonus: int):
    """R13, R21."""
    drawn = dict(zip(spaces(2), carriers, strict=False))
    assert points(reef("ramp", drawn))["resilience"] == bonus


def test_inherent_tolerances_are_no_mutations():
    """R21: the microbialite has three by nature."""
    drawn = dict(zip(spaces(2), ["Mih", "Mic", "Mia", "Mi"], strict=False))
    assert points(reef("ramp", drawn))["resilience"] == 0


def test_three_stacks_of_three_in_the_light():
    """R21."""
    tall = dict.fromkeys(spaces(6, "123"), "Fi/Fi/Fi")
    assert points(reef("ramp", tall))["three-d"] == 5
    assert points(reef("ramp", {**tall, (6, 3): "~Fi/Fi/Fi"}))["three-d"] == 0
    assert points(reef("ramp", {**tall, (6, 3): "Fi/Fi"}))["three-d"] == 0
    assert points(reef("ramp", dict.fromkeys(spaces(6), "Fi/Fi/Fi")))["three-d"] == 5  # once


def test_two_full_rows_protect_a_coast():
    """R14: any two rows, no alga, and a board with land."""
    rows = {1: "Fi", 5: "Pl"}
    assert points(reef("ramp", rows=rows))["coastal"] == 5
    assert points(reef("ramp", {(5, 3): ""}, rows=rows))["coastal"] == 0
    assert points(reef("ramp", {(1, 2): "~Fi"}, rows=rows))["coastal"] == 0
    assert points(reef("atoll", rows={1: "Fi", 6: "Pl"}))["coastal"] == 0
    assert points(reef("ramp", rows={1: "Fi", 2: "Fi", 3: "Fi", 4: "Fi"}))["coastal"] == 5  # once


def test_only_the_topmost_stays_after_the_survey():
    drawn = {(6, 1): "Fi/Bo/So", (6, 2): "~Ca/Bi", (1, 1): "~Mi"}
    table = surveyed(reef("ramp", drawn))
    table.ready()
    assert table.standing() == {(6, 1): "Fi", (6, 2): "~Ca", (1, 1): "~Mi"}
    cleared = [
        (e["row"], e["column"], e["organism"].id) for e in table.events("built-over-cleared")
    ]
    assert cleared == [
        (6, 1, "organism-boulder-coral"),
        (6, 1, "organism-soft-sponge"),
        (6, 2, "organism-bivalve"),
    ]


def test_all_stay_with_standing_stacks():
    table = surveyed(reef("ramp", {(6, 1): "Fi/Bo/So"}), standing_stacks=True)
    table.ready()
    assert table.standing() == {(6, 1): "Fi/Bo/So"}


def test_dwellers_that_lose_their_support_by_it_leave_after_they_were_counted():
    """R7, R18."""
    table = surveyed(reef("ramp", {(6, 1): "Fi/Fi/Fi", (6, 2): "Fi"}, fish=1, snail=1))
    assert table.points()[0] == 6
    table.ready(0)
    assert table.state.phase == "survey"
    assert table.legal(0) == [do.Dismiss({"fish": 1}), do.Dismiss({"snail": 1})]
    table.act(0, do.Dismiss({"fish": 1}))
    assert (table.state.round, table.dwellers()) == (2, {"snail": 1})


def test_present_is_what_lives_overgrown_and_built_over_included():
    """R31: algae apart."""
    table = surveyed(reef("ramp", {(6, 1): "Fi/Bo", (1, 1): "~Mi", (1, 2): "~"}, snail=2))
    names = (*table.lookups.builders[1:], *table.lookups.dwellers)
    there = {n: int(c) for n, c in zip(names, table.state.abundance[0, 0], strict=True) if c}
    assert there == {"boulder-coral": 1, "finger-coral": 1, "microbialite": 1, "snail": 2}
    assert table.state.algae[0, 0] == 2


def test_the_region_is_tallied_too():
    table = surveyed(
        reef("ramp", {(1, 1): "Fi", (1, 2): "~Bo"}, fish=1),
        reef("atoll", {(2, 2): "Fi", (2, 3): "So"}),
    )
    assert table.events("region-surveyed") == [{"population": 4, "types": 4}]


def test_a_short_note_is_kept_with_the_round_and_for_its_writer():
    table = surveyed(reef("ramp"), reef("ramp"))
    table.act(0, do.Note("More algae eaters next time."))
    assert table.state.notes[0][0] == "More algae eaters next time."
    assert table.match.rules.view(table.state, 1).notes[0][0] == ""
    assert table.match.rules.view(table.state, 0).notes[0][0] != ""
    assert table.match.steps(1)[-1].action is None
    table.ready(0)
    assert table.why_not(0, do.Note("Too late")) == "ready-already"


# -- the end -----------------------------------------------------------------------------------


def ended(score: list[list[int]], **options: object) -> Guided:
    """End a match whose last round adds one point (one soft sponge: 1 + 2) to each seat."""
    rounds = len(score[0]) + 1
    table = Guided(
        *[reef("ramp", {(1, 1): "So"})] * len(score),
        phase="survey",
        round_=rounds,
        score=score,
        options={"rounds": rounds, **options},
    )
    table.ready()
    assert table.match.is_over
    return table


def test_most_points_over_all_rounds_win():
    table = ended([[10, 2], [6, 5]])
    assert table.events("match-won") == [{"winners": ["Seat 1"], "points": 15}]
    assert table.why_not(0, Ready()) == "match-over"
    assert table.match.rules.awaited(table.state) == ()


def test_a_tie_is_won_by_all_of_the_tied():
    table = ended([[10, 2], [6, 6], [1, 1]])
    assert table.events("match-won") == [{"winners": ["Seat 1", "Seat 2"], "points": 15}]


def test_product_scoring_counts_a_round_as_at_least_one():
    """R27."""
    table = ended([[20, -4], [5, 5]], scoring="product")
    assert table.events("match-won") == [{"winners": ["Seat 2"], "points": 75}]
    assert table.match.rules.points(table.state).tolist() == [60, 75]


def test_the_team_bonus_is_five_for_each_when_every_seat_won_a_round():
    """R27: a tied round is won by each of the tied (the last one here)."""
    table = ended([[9, 2, 8], [6, 5, 1]], team_bonus=True)
    assert table.events("team-bonus") == [{"points": 5}]
    assert table.match.rules.points(table.state).tolist() == [27, 20]


def test_no_team_bonus_unless_it_is_played_for():
    assert not ended([[9, 2], [6, 5]]).state.bonus.any()


@pytest.mark.parametrize("rounds", [1, 3, 7])
def test_a_match_has_as_many_rounds_as_asked_for(rounds: int):
    table = Guided(reef("ramp"), phase="survey", round_=rounds, options={"rounds": rounds})
    table.ready()
    assert table.match.is_over
