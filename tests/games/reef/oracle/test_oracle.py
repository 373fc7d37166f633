"""The oracle's pieces and phases, worked by hand from the rules page."""

from __future__ import annotations

from random import Random

import pytest

from . import (
    BOARDS,
    KINDS,
    SPACES,
    Reef,
    active,
    add_algae,
    alga_spaces,
    algae_to_place,
    graze,
    grazing,
    illegal,
    leave,
    legal_spaces,
    mutate,
    nearest_without_alga,
    neighbours,
    offspring,
    overflow,
    random_reef,
    recruit_limit,
    recruiters,
    rescue_spaces,
    set_up_spaces,
    settle,
    skeleton,
    spawn,
    support,
    survey_cleanup,
    takers,
    tolerates,
    urchin_feeding,
)
from .by_hand import builder, reef, row


@pytest.mark.parametrize(
    ("before", "rolls", "after", "strength", "juveniles"),
    [
        ("finger-coral", [1], "finger-coral +stronger", "strong", 1),
        ("finger-coral", [1, 1], "finger-coral +stronger", "strong", 1),
        ("finger-coral", [2], "finger-coral +acid +weaker", "delicate", 1),
        ("finger-coral", [2, 1], "finger-coral +acid", "normal", 1),
        ("finger-coral", [1, 8], "finger-coral +heat", "normal", 1),
        ("finger-coral", [2, 8], "finger-coral +acid +heat +weaker", "delicate", 1),
        ("finger-coral", [2, 1, 2], "finger-coral +acid +weaker", "delicate", 1),
        ("boulder-coral", [1], "boulder-coral", "strong", 1),
        ("boulder-coral", [8], "boulder-coral +heat +weaker", "normal", 1),
        ("boulder-coral", [8, 2], "boulder-coral +acid +heat +weaker", "normal", 1),
        ("boulder-coral", [8, 1], "boulder-coral +heat", "strong", 1),
        ("platy-coral", [2], "platy-coral +acid", "delicate", 1),
        ("platy-coral", [1], "platy-coral +stronger", "normal", 1),
        ("platy-coral", [1, 1], "platy-coral +stronger", "normal", 1),
        ("platy-coral", [1, 8], "platy-coral +heat", "delicate", 1),
        ("bivalve", [3], "bivalve +more", "normal", 2),
        ("bivalve", [4], "bivalve +fewer", "normal", 0),
        ("bivalve", [3, 4], "bivalve", "normal", 1),
        ("bivalve", [4, 3], "bivalve", "normal", 1),
        ("bivalve", [3, 11], "bivalve +low-oxygen", "normal", 1),
        ("bivalve", [11, 11], "bivalve +low-oxygen +fewer", "normal", 0),
        ("bivalve", [11, 3, 7], "bivalve +low-oxygen", "normal", 1),
        ("bivalve", [5, 6, 9, 10, 12], "bivalve +cold +heat +nutrients +sediment", "normal", 1),
        ("soft-sponge", [5], "soft-sponge", "normal", 1),
        ("bryozoan", [5], "bryozoan", "delicate", 1),
        ("microbialite", [7, 9, 10], "microbialite", "strong", 1),
        ("microbialite", [11], "microbialite +fewer", "strong", 0),
    ],
)
def test_rolls(before: str, rolls: list[int], after: str, strength: str, juveniles: int) -> None:
    mutated = builder(before)
    for roll in rolls:
        mutated = mutate(mutated, roll)
    assert mutated == builder(after)
    assert (skeleton(mutated), offspring(mutated)) == (strength, juveniles)


def test_unknown_rolls_and_tolerances_are_refused() -> None:
    with pytest.raises(ValueError, match="twelve-sided"):
        mutate(builder("bivalve"), 13)
    with pytest.raises(ValueError, match="tolerance"):
        tolerates(builder("bivalve"), "stronger")


def test_inherent_tolerance_counts_and_r2_r3_r4() -> None:
    assert tolerates(builder("microbialite"), "low-oxygen")
    assert tolerates(builder("bryozoan"), "cold")
    assert tolerates(builder("bivalve +acid"), "acid")
    assert not tolerates(builder("bivalve +acid"), "heat")
    assert not KINDS["soft-sponge"].carbonate
    assert skeleton(builder("microbialite")) == "strong"
    assert not KINDS["microbialite"].carbonate


def test_trait_columns_of_the_table() -> None:
    def having(trait: str) -> set[str]:
        return {name for name, kind in KINDS.items() if getattr(kind, trait)}

    corals = {"boulder-coral", "branching-coral", "finger-coral", "platy-coral"}
    assert having("coral") == corals
    assert having("zooxanthellae") == corals | {"bivalve"}
    assert having("recruiter") == corals | {"bivalve", "carbonate-alga"}
    assert having("encruster") == {"encrusting-sponge", "carbonate-alga"}
    assert set(KINDS) - having("carbonate") == {"soft-sponge", "microbialite"}


@pytest.mark.parametrize(
    ("board", "depths", "land"),
    [
        ("patch-reef-lagoon", (11, 19, 0), True),
        ("ramp", (10, 10, 10), True),
        ("atoll", (10, 10, 10), False),
        ("fringing-reef", (13, 7, 10), True),
        ("barrier-reef", (9, 13, 8), True),
    ],
)
def test_boards_have_the_printed_depths(board: str, depths: tuple[int, ...], land: bool) -> None:  # noqa: FBT001
    rows, has_land = BOARDS[board]
    assert tuple("".join(rows).count(depth) for depth in "SMD") == depths
    assert has_land is land


def test_support_counts_built_over_but_not_overgrown_recruiters() -> None:
    table = reef("ramp", {(5, 1): "soft-sponge / bivalve / platy-coral", (1, 1): "finger-coral"})
    assert (recruiters(table), support(table)) == (3, 1)  # R7
    table.algae = {(5, 1)}
    assert (recruiters(table), support(table)) == (1, 0)
    table.dwellers = {"fish": 2}
    assert overflow(table) == 2  # R18
    assert leave(table, {"fish": 2}).dwellers == {"fish": 0}
    with pytest.raises(ValueError, match="cannot leave"):
        leave(table, {"snail": 1})


def test_recruiting_is_counted_before_feeding() -> None:
    table = reef("ramp", row(1, "finger-coral"), algae={(1, 5), (6, 1)}, dwellers={"fish": 1})
    assert recruit_limit(table) == 1
    assert recruit_limit(table, recruitment_problem=True) == 0
    assert grazing(table) == ({(1, 5), (6, 1)}, 1)
    assert recruiters(graze(table, {(1, 5)})) == 5
    table.dwellers = {"fish": 2, "snail": 2}
    assert grazing(table)[1] == 2
    with pytest.raises(ValueError, match="eaten"):
        graze(table, {(2, 2), (1, 5)})
    with pytest.raises(ValueError, match="eaten"):
        graze(table, set())


def test_r5_added_algae_fill_empty_spaces_first() -> None:
    table = reef("ramp", {(1, 1): "finger-coral", (1, 2): "finger-coral"})
    table.algae = set(SPACES) - {(1, 1), (1, 2), (3, 3)}
    assert alga_spaces(table) == {(3, 3)}
    after = add_algae(table, [(3, 3), (1, 2)], 2)
    assert alga_spaces(after) == {(1, 1)}
    assert algae_to_place(after, 5) == 1
    assert alga_spaces(add_algae(after, [(1, 1)], 5)) == set()
    with pytest.raises(ValueError, match="no alga"):
        add_algae(table, [(1, 2), (3, 3)], 2)
    with pytest.raises(ValueError, match="algae placed of"):
        add_algae(table, [(3, 3)], 2)


def test_r5_nearest_space_for_a_card() -> None:
    table = reef("ramp", {(2, 3): "finger-coral"}, algae={(3, 3)})
    assert nearest_without_alga(table, (1, 1)) == (1, 1)
    # (2, 3), (3, 2), (3, 4) and (4, 3) are one step away: the lower row first, then the column.
    assert nearest_without_alga(table, (3, 3), empty_first=False) == (2, 3)
    assert nearest_without_alga(table, (3, 3)) == (3, 2)
    table.algae = set(SPACES) - {(2, 3), (6, 5)}
    assert nearest_without_alga(table, (3, 3)) == (6, 5)
    table.algae = set(SPACES)
    assert nearest_without_alga(table, (3, 3)) is None


def test_spawning_and_urchins_r22() -> None:
    stacks = {(1, 1): "finger-coral +more", (1, 2): "finger-coral +fewer", (1, 3): "finger-coral"}
    table = reef("ramp", {**stacks, (3, 1): "bivalve / platy-coral"}, algae={(1, 3)})
    litters = spawn(table)
    assert litters == {
        (1, 1, 0): [builder("finger-coral +more")] * 2,
        (3, 1, 0): [builder("bivalve")],
    }
    assert urchin_feeding(table) == ({(1, 1, 0)}, 0)
    table.dwellers = {"urchin": 7}
    assert urchin_feeding(table) == ({(1, 1, 0)}, 1)
    assert urchin_feeding(table, standing_stacks=True) == ({(1, 1, 0), (3, 1, 1)}, 2)  # R7
    assert len(active(table)) == 3
    assert len(active(table, standing_stacks=True)) == 4


@pytest.mark.parametrize(
    ("totals", "last", "takes"),
    [
        ([30, 20, 40], [10, 5, 3], [0, 1, 1]),
        ([30, 20, 40], [10, 5, 20], [0, 2, 0]),
        ([20, 20, 40], [5, 9, 5], [2, 1, 1]),
        ([50], [7], [1]),  # R6
    ],
)
def test_triangle_takers(totals: list[int], last: list[int], takes: list[int]) -> None:
    assert takers(totals, last, solo=len(totals) == 1) == takes


def test_neighbours_are_pairs_once_r32() -> None:
    assert neighbours(1) == set()
    assert neighbours(2) == {frozenset({0, 1})}
    assert neighbours(3) == {frozenset({0, 1}), frozenset({1, 2}), frozenset({0, 2})}
    assert frozenset({0, 2}) not in neighbours(4)


def test_r17_empty_spaces_before_stacks() -> None:
    table = reef("ramp")
    deep = {(5, column) for column in range(1, 6)} | {(6, column) for column in range(1, 6)}
    medium = {(3, column) for column in range(1, 6)} | {(4, column) for column in range(1, 6)}
    places = legal_spaces(table, "platy-coral")
    assert (places.spaces, places.must) == (deep | medium, True)
    assert set_up_spaces(table, "platy-coral") == deep | medium
    full = dict.fromkeys(deep | medium, "bivalve")
    table = reef("ramp", full, algae={(5, 1)})
    table.stacks[3, 1] = [builder("bivalve")] * 2
    table.stacks[6, 1] = [builder("bivalve")] * 3
    table.stacks[6, 2] = [builder("bivalve")] * 2
    places = legal_spaces(table, "platy-coral")
    assert places.spaces == (deep | medium) - {(5, 1), (3, 1), (6, 1)}
    assert not places.must
    assert legal_spaces(table, "finger-coral").spaces == {(1, column) for column in range(1, 6)} | {
        (2, column) for column in range(1, 6)
    }
    freely = legal_spaces(table, "finger-coral", free_stacking=True)
    assert (6, 2) in freely.spaces
    assert freely.must
    on_top = settle(table, (6, 2), builder("soft-sponge"))
    assert on_top.stacks[6, 2][0] == builder("soft-sponge")
    shallow = reef("ramp", row(1, "branching-coral") | row(2, "branching-coral"))
    assert legal_spaces(shallow, "branching-coral").spaces == set()


def test_r30_standing_stacks_raise_the_depth_for_what_settles() -> None:
    shallow = row(1, "boulder-coral") | row(2, "boulder-coral")
    table = reef("ramp", {**shallow, (5, 1): "bivalve / bivalve", (5, 2): "bivalve"})
    table.stacks[3, 1] = [builder("bivalve")]
    places = legal_spaces(table, "branching-coral", standing_stacks=True)
    assert places.spaces == {(5, 1), (3, 1)}
    assert legal_spaces(table, "branching-coral").spaces == set()
    grown = settle(table, (5, 1), builder("branching-coral"))
    assert illegal(grown, standing_stacks=True) == []
    assert illegal(grown) == ["(5, 1): branching-coral in D"]
    # Both below it die: it is left too deep, and lives on.
    grown.stacks[5, 1] = [builder("branching-coral")]
    assert illegal(grown, standing_stacks=True) == []


def test_r26_rescue_only_on_a_reef_all_overgrown() -> None:
    table = reef("ramp", {(1, 1): "finger-coral", (3, 1): "bivalve"}, algae=set(SPACES))
    spaces = rescue_spaces(table, "boulder-coral")
    assert (1, 1) not in spaces
    assert {(3, 1), (1, 2)} <= spaces
    assert (1, 2) not in rescue_spaces(table, "bivalve")
    table.algae.remove((6, 5))
    assert rescue_spaces(table, "boulder-coral") == set()


def test_survey_leaves_the_topmost_r7() -> None:
    stacks = {(5, 1): "soft-sponge / bivalve / bivalve", (5, 2): "bryozoan / platy-coral"}
    table = reef("ramp", stacks, algae={(5, 2)}, dwellers={"fish": 1})
    after = survey_cleanup(table)
    assert after.stacks == {(5, 1): [builder("soft-sponge")], (5, 2): [builder("bryozoan")]}
    assert after.algae == {(5, 2)}
    assert (overflow(table), overflow(after)) == (0, 1)
    assert survey_cleanup(table, standing_stacks=True) == table


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (reef("ramp", {(1, 1): "platy-coral"}), "platy-coral in S"),
        (reef("ramp", {(1, 1): "finger-coral / finger-coral"}), "2 builders in S"),
        (reef("ramp", {(5, 1): "bivalve / bivalve / bivalve / bivalve"}), "4 builders in D"),
        (reef("ramp", {(3, 1): "bivalve +more +fewer"}), "fewer with more"),
        (reef("ramp", {(3, 1): "bivalve +stronger +weaker"}), "stronger with weaker"),
        (reef("ramp", {(3, 1): "microbialite +nutrients"}), "inherent nutrients"),
        (reef("ramp", {(3, 1): "boulder-coral +stronger"}), "stronger than strong"),
        (reef("ramp", {(3, 1): "platy-coral +weaker"}), "weaker than delicate"),
        (reef("ramp", {(3, 1): "kelp"}), "unknown kind"),
        (reef("ramp", {(7, 1): "bivalve"}), "builders outside"),
        (reef("ramp", algae={(1, 6)}), "alga outside"),
        (reef("ramp", dwellers={"fish": 1}), "1 dwellers on a support of 0"),
        (reef("ramp", dwellers={"crab": 1}), "1 of crab"),
        (Reef(["SSSSS"], land=True), "six rows"),
    ],
)
def test_illegal_reefs_are_named(table: Reef, said: str) -> None:
    assert said in " ".join(illegal(table))


def test_random_reefs_are_legal() -> None:
    chance = Random(2)  # noqa: S311 - cases to compare, no secret
    for _ in range(200):
        assert illegal(random_reef(chance)) == []
        assert illegal(random_reef(chance, standing_stacks=True), standing_stacks=True) == []
