"""A score as a sum: the rulebook's example, each bonus, and the engine's score in whole matches."""

from __future__ import annotations

import numpy as np

from reefkit.games.reef import actions as do
from reefkit.games.reef import hands_on, queries, survey, timeline
from reefkit.games.reef.content import default
from reefkit.games.reef.queries import best_matching
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import TOTAL_PARTS
from reefkit.match.game import Ready
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from tests.games.reef.guided import Guided, reef
from tests.games.reef.test_guide_places import SEEDS, plays
from tests.kit.kits import kits
from tests.kit.play import match_of

ENGLISH, SIMPLE = catalogue("en"), catalogue("en-simple")
MARK = {name: token.mark for name, token in default().mutations.token.items()}


def score(picture: str) -> dict[str, tuple[int, list[str]]]:
    table = Guided(picture, phase="mutations")
    rules = table.match.rules
    assert isinstance(rules, ReefRules)
    found = queries.score_now(rules.playing(table.state), 0)
    assert found is not None
    return {
        part.part: (part.points, [ENGLISH.render(row.text, strict=True) for row in part.rows])
        for part in found.parts
    }


def test_the_rulebooks_example() -> None:
    """1 boulder coral, 3 finger corals, 1 fish, 2 fleshy algae: 5 − 2 + 2 × 4 = 11 points."""
    spaces = {(1, 1): "Bo", (1, 2): "Fi", (1, 3): "Fi", (2, 1): "Fi", (3, 1): "~", (3, 2): "~"}
    found = score(reef("ramp", spaces, fish=1))
    assert found["population"] == (5, ["One boulder coral", "3 finger corals", "One fish"])
    assert found["algae"] == (-2, ["2 spaces overgrown by fleshy algae"])
    assert found["diversity"] == (8, ["boulder coral", "finger coral", "fish", "fleshy alga"])
    assert found["resilience"] == (0, ["No bonus: 0 of 4 that it needs"])
    assert sum(points for points, _ in found.values()) == 11


def test_the_four_builders_of_the_resilience_bonus_are_named() -> None:
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


def test_stacks_and_rows_are_named() -> None:
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


def test_every_sum_is_the_engines_score() -> None:
    won = 0
    for _, state, play, seat in plays(most=25):
        found = queries.score_now(play, seat)
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


def test_a_matching_is_found_wherever_hall_finds_one() -> None:
    """Against `survey.resilient_types`, which counts sets and names nobody, on scattered tokens."""
    table = Guided(reef("ramp", {(1, 1): "Fi"}), phase="mutations")
    rules = table.match.rules
    assert isinstance(rules, ReefRules)
    play = rules.playing(table.state)
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


def test_past_rounds_add_up_to_what_was_posted() -> None:
    """In hands-on mode too, where dwellers may change hands before the tally."""
    for seed in SEEDS:
        match = match_of(kits()["reef"], seed)
        table = MemoryTable(match)
        for round_ in range(1, match.state.round + 1):
            for seat in range(len(table.setup.seats)):
                found = queries.score_of(table, None, seat, round_)
                assert found is not None
                posted = [int(part) for part in match.state.score[round_ - 1, seat]]
                assert [part.points for part in found.parts] == posted
        assert queries.score_of(table, 0, 0, 99) is None
        assert queries.score_of(table, 0, 0, 0) is None


def test_a_tally_by_hand_is_not_given_away() -> None:
    table = Guided(
        reef("ramp", {(1, 1): "Fi"}), reef("ramp"), phase="survey", options={"hands_on": True}
    )
    handle = MemoryTable(table.match)
    play = timeline.look(handle, 0)
    assert play.turn.step == "submit"
    assert queries.score_now(play, 0) is None
    assert queries.score_of(handle, 0, 0, 1) is None
    assert timeline.timeline(handle, 0).times == ()


def test_dwellers_that_changed_hands_before_the_tally_are_counted_there() -> None:
    """R28: the caught seat loses its fish to the catcher before the tally of this survey."""
    builders = {(1, n): "Bo" for n in range(1, 5)}
    table = Guided(
        reef("ramp", builders, fish=2), reef("ramp", builders, snail=1),
        phase="survey", options={"hands_on": True},
    )  # fmt: skip
    handle = MemoryTable(table.match)
    rules = table.match.rules
    assert isinstance(rules, ReefRules)
    right = [hands_on.model_answer(rules.playing(table.state), seat) for seat in (0, 1)]
    handle.act(0, do.Submit(right[0].board, (99, *right[0].tally[1:])))
    handle.act(1, right[1])
    handle.act(1, do.Challenge(0))
    for seat in (0, 1):
        handle.act(seat, Ready())
    for seat, dwellers in ((0, 0), (1, 3)):
        found = queries.score_of(handle, None, seat, 1)
        assert found is not None
        posted = [int(part) for part in table.match.state.score[0, seat]]
        assert [part.points for part in found.parts] == posted
        assert found.parts[0].points == 4 + dwellers
