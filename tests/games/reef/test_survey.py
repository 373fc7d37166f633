"""Phase 4 and the score: the tally, its bonuses, who wins, and a score as a sum."""

import numpy as np
import pytest
from msgspec.structs import replace

from reefkit.games.reef import actions, hands_on, score_sums, sight, survey
from reefkit.games.reef.content import default
from reefkit.games.reef.queries import best_matching
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import TOTAL_PARTS
from reefkit.match.game import Ready
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from tests.games.reef.guided import Guided, do, reef, spaces
from tests.games.reef.test_queries import SEEDS, plays
from tests.kit.kits import kits, match_of

# Phase 4 and the end: the tally, its bonuses, and who wins.


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


def test_resilience_may_ask_for_a_builder_with_each_positive_mutation():
    rules = default().rules
    every = replace(rules, score=replace(rules.score, resilience_builders=8))
    drawn = dict(zip(spaces(2) + spaces(3), (f"Fi{mark}" for mark in "^a+chnos"), strict=False))
    content = replace(default(), rules=every)
    assert Guided(reef("ramp", drawn), phase="survey", content=content).points()[3] == 5


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


def test_dwellers_that_lose_their_support_by_it_leave_after_they_were_counted():
    """R7, R18."""
    table = surveyed(reef("ramp", {(6, 1): "Fi/Fi/Fi", (6, 2): "Fi"}, fish=1, snail=1))
    assert table.points()[0] == 6
    table.ready(0)
    assert table.state.phase == "survey"
    assert table.legal(0) == [do.Dismiss({"fish": 1}), do.Dismiss({"snail": 1})]
    table.act(0, do.Dismiss({"fish": 1}))
    assert (table.state.round, table.dwellers()) == (2, {"snail": 1})


def test_the_region_is_tallied_too():
    table = surveyed(
        reef("ramp", {(1, 1): "Fi", (1, 2): "~Bo"}, fish=1),
        reef("atoll", {(2, 2): "Fi", (2, 3): "So"}),
    )
    assert table.events("region-surveyed") == [{"population": 4, "types": 4}]


def test_a_short_note_is_kept_with_the_round_and_for_its_writer():
    table = surveyed(reef("ramp"), reef("ramp"))
    table.act(0, do.StrategyNote("More algae eaters next time."))
    assert table.state.notes[0][0] == "More algae eaters next time."
    assert table.match.rules.view(table.state, 1).notes[0][0] == ""
    assert table.match.rules.view(table.state, 0).notes[0][0] != ""
    assert table.match.steps(1)[-1].action is None
    table.ready(0)
    assert table.why_not(0, do.StrategyNote("Too late")) == "ready-already"


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


# A score as a sum: the rulebook's example, each bonus, and the engine's score in whole matches.

ENGLISH, SIMPLE = catalogue("en"), catalogue("en-simple")
MARK = {name: token.mark for name, token in default().mutations.token.items()}


def score(picture: str) -> dict[str, tuple[int, list[str]]]:
    table = Guided(picture, phase="mutations")
    rules = table.match.rules
    assert isinstance(rules, ReefRules)
    found = score_sums.score_now(rules.stepping(table.state), 0)
    assert found is not None
    return {
        part.part: (part.points, [ENGLISH.render(row.text, strict=True) for row in part.rows])
        for part in found.parts
    }


def test_the_rulebooks_example():
    """1 boulder coral, 3 finger corals, 1 fish, 2 fleshy algae: 5 − 2 + 2 × 4 = 11 points."""
    spaces = {(1, 1): "Bo", (1, 2): "Fi", (1, 3): "Fi", (2, 1): "Fi", (3, 1): "~", (3, 2): "~"}
    found = score(reef("ramp", spaces, fish=1))
    assert found["population"] == (5, ["One boulder coral", "3 finger corals", "One fish"])
    assert found["algae"] == (-2, ["2 spaces overgrown by fleshy algae"])
    assert found["diversity"] == (
        8,
        [
            "boulder coral",
            "finger coral",
            "fish",
            "Fleshy alga: no type of the reef, but it scores as one",
        ],
    )
    assert found["resilience"] == (0, ["No bonus: 0 of 4 that it needs"])
    assert sum(points for points, _ in found.values()) == 11


def test_the_four_builders_of_the_resilience_bonus_are_named():
    """R13: two carry heat; one of them must be counted for its other mutation."""
    heat, more, cold, acid = (MARK[name] for name in ("heat", "more", "cold", "acid"))
    spaces = {(1, 1): f"Fi{heat}", (1, 2): f"Fi{heat}{more}", (1, 3): f"Fi{cold}",
              (1, 4): f"Fi{acid}", (2, 1): f"Bo{heat}"}  # fmt: skip
    points, rows = score(reef("ramp", spaces))["resilience"]
    assert points == 5
    assert rows == [
        "Finger coral at row 1, column 1: tolerance of heat",
        "Finger coral at row 1, column 2: more offspring",
        "Finger coral at row 1, column 3: tolerance of cold",
        "Finger coral at row 1, column 4: acid resistance",
        "The bonus is won",
    ]
    spaces[1, 4] = f"~Fi{acid}"
    assert score(reef("ramp", spaces))["resilience"][0] == 0


def test_stacks_and_rows_are_named():
    spaces = {(6, n): "Bo/Bo/Bo" for n in (1, 2, 3)}
    found = score(reef("ramp", spaces, rows={1: "Fi", 2: "Fi"}))
    assert found["three-d"][0] == 5
    assert found["three-d"][1][0] == "A stack of three at row 6, column 1"
    assert found["coastal"][0] == 5
    assert found["coastal"][1][:2] == [
        "Row 1 is topped by builders in every space",
        "Row 2 is topped by builders in every space",
    ]
    atoll = score(reef("atoll", rows={1: "Bo", 2: "Bo"}))
    assert atoll["coastal"] == (
        0,
        ["No land lies behind this reef, so there is no coast to protect"],
    )


def test_every_sum_is_the_engines_score():
    won = 0
    for _, state, play, seat in plays(most=25):
        found = score_sums.score_now(play, seat)
        if found is None:
            assert state.phase == "survey"
            assert play.options.hands_on
            continue
        expected = [int(part) for part in survey.score(play.reef(seat), play.lookups)]
        assert [part.part for part in found.parts] == list(TOTAL_PARTS)
        assert [part.points for part in found.parts] == expected
        assert found.total == sum(expected)
        won += sum(part.points == 5 for part in found.parts[3:])
        for part in found.parts:
            for say in (ENGLISH, SIMPLE):
                assert all(say.render(row.text, strict=True) for row in part.rows)
    assert won > 5


def test_a_matching_is_found_wherever_hall_finds_one():
    """Against `survey.resilient_types`, which counts sets and names nobody, on scattered tokens."""
    table = Guided(reef("ramp", {(1, 1): "Fi"}), phase="mutations")
    rules = table.match.rules
    assert isinstance(rules, ReefRules)
    play = rules.stepping(table.state)
    reef_ = play.reef(0).copy()
    random = np.random.default_rng(1)
    full = 0
    for _ in range(600):
        reef_.kind[..., 0] = random.integers(0, 4, (6, 5))
        bits = random.random((6, 5, len(play.lookups.tokens))) < 0.06
        reef_.genes[..., 0] = (bits << np.arange(bits.shape[-1])).sum(axis=-1)
        reef_.alga = random.random((6, 5)) < 0.2
        kind, pairs = best_matching(play, reef_, 4)
        assert (len(pairs) == 4) is bool(survey.resilient_types(reef_, play.lookups).any())
        assert len({place for place, _ in pairs}) == len({token for _, token in pairs})
        for (row, column, level), token in pairs:
            at = (row - 1, column - 1, level)
            assert reef_.kind[at] == kind
            assert not reef_.alga[at[:2]]
            assert token in play.lookups.token_names(int(reef_.genes[at]))
            assert play.content.mutations.token[token].positive
        full += len(pairs) == 4
    assert 50 < full < 550


def test_past_rounds_add_up_to_what_was_posted():
    """In hands-on mode too, where dwellers may change hands before the tally."""
    for seed in SEEDS:
        match = match_of(kits()["reef"], seed)
        table = MemoryTable(match)
        for round_ in range(1, match.state.round + 1):
            for seat in range(len(table.setup.seats)):
                found = score_sums.score_of(table, None, seat, round_)
                assert found is not None
                posted = [int(part) for part in match.state.score[round_ - 1, seat]]
                assert [part.points for part in found.parts] == posted
        assert score_sums.score_of(table, 0, 0, 99) is None
        assert score_sums.score_of(table, 0, 0, 0) is None


def test_a_tally_by_hand_is_not_given_away():
    table = Guided(
        reef("ramp", {(1, 1): "Fi"}), reef("ramp"), phase="survey", options={"hands_on": True}
    )
    handle = MemoryTable(table.match)
    play = sight.look(handle, 0)
    assert play.turn.step == "submit"
    assert score_sums.score_now(play, 0) is None
    assert score_sums.score_of(handle, 0, 0, 1) is None
    assert len(handle.course().times) == 1


def test_dwellers_that_changed_hands_before_the_tally_are_counted_there():
    """R28: the caught seat loses its fish to the catcher before the tally of this survey."""
    builders = {(1, n): "Bo" for n in range(1, 5)}
    table = Guided(
        reef("ramp", builders, fish=2), reef("ramp", builders, snail=1),
        phase="survey", options={"hands_on": True},
    )  # fmt: skip
    handle = MemoryTable(table.match)
    rules = table.match.rules
    assert isinstance(rules, ReefRules)
    right = [hands_on.model_answer(rules.stepping(table.state), seat) for seat in (0, 1)]
    handle.act(0, actions.Submit(right[0].board, (99, *right[0].tally[1:])))
    handle.act(1, right[1])
    handle.act(1, actions.Challenge(0))
    for seat in (0, 1):
        handle.act(seat, Ready())
    for seat, dwellers in ((0, 0), (1, 3)):
        found = score_sums.score_of(handle, None, seat, 1)
        assert found is not None
        posted = [int(part) for part in table.match.state.score[0, seat]]
        assert [part.points for part in found.parts] == posted
        assert found.parts[0].points == 4 + dwellers
