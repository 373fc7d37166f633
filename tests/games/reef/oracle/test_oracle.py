"""The oracle against the rules page, example by example."""

from itertools import combinations
from random import Random

import pytest

from tests.games.reef.oracle import (
    BOARDS,
    CARDS,
    KINDS,
    LONG_TERM,
    ROLLED,
    SPACES,
    Builder,
    Reef,
    abundances,
    active,
    add_algae,
    alga_spaces,
    algae_to_place,
    apply,
    cards_of_round,
    certain_survivors,
    fate,
    game_score,
    graze,
    grazing,
    illegal,
    leave,
    legal_spaces,
    mutate,
    nearest_without_alga,
    neighbours,
    new_reef,
    offspring,
    overflow,
    present,
    random_reef,
    recruit_limit,
    recruiters,
    region,
    rescue_spaces,
    score,
    set_up_spaces,
    settle,
    skeleton,
    spawn,
    support,
    survey_cleanup,
    takers,
    team_bonus,
    tolerates,
    urchin_feeding,
)
from tests.games.reef.oracle.pieces import POSITIVE
from tests.games.reef.oracle.scoring import scoring_builders


def builder(text: str) -> Builder:
    kind, *tokens = text.split(" +")
    return Builder(kind, frozenset(tokens))


def reef(board: str, stacks: dict[tuple[int, int], str] | None = None, **rest: object) -> Reef:
    """Set up a reef; a stack is written topmost first, ``"bivalve / soft-sponge +heat"``."""
    made = new_reef(board)
    for space, text in (stacks or {}).items():
        made.stacks[space] = [builder(part) for part in text.split(" / ")]
    for name, value in rest.items():
        setattr(made, name, value)
    return made


def row(number: int, text: str) -> dict[tuple[int, int], str]:
    return {(number, column): text for column in range(1, 6)}


# ---- The oracle of Reef Survivor, worked by hand from the rules page.
# The oracle's pieces and phases, worked by hand from the rules page.


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
def test_rolls(before: str, rolls: list[int], after: str, strength: str, juveniles: int):
    mutated = builder(before)
    for roll in rolls:
        mutated = mutate(mutated, roll)
    assert mutated == builder(after)
    assert (skeleton(mutated), offspring(mutated)) == (strength, juveniles)


def test_unknown_rolls_and_tolerances_are_refused():
    with pytest.raises(ValueError, match="twelve-sided"):
        mutate(builder("bivalve"), 13)
    with pytest.raises(ValueError, match="tolerance"):
        tolerates(builder("bivalve"), "stronger")


def test_inherent_tolerance_counts_and_r2_r3_r4():
    assert tolerates(builder("microbialite"), "low-oxygen")
    assert tolerates(builder("bryozoan"), "cold")
    assert tolerates(builder("bivalve +acid"), "acid")
    assert not tolerates(builder("bivalve +acid"), "heat")
    assert not KINDS["soft-sponge"].carbonate
    assert skeleton(builder("microbialite")) == "strong"
    assert not KINDS["microbialite"].carbonate


def test_trait_columns_of_the_table():
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
def test_boards_have_the_printed_depths(board: str, depths: tuple[int, ...], land: bool):  # noqa: FBT001
    rows, has_land = BOARDS[board]
    assert tuple("".join(rows).count(depth) for depth in "SMD") == depths
    assert has_land is land


def test_support_counts_built_over_but_not_overgrown_recruiters():
    table = reef("ramp", {(5, 1): "soft-sponge / bivalve / platy-coral", (1, 1): "finger-coral"})
    assert (recruiters(table), support(table)) == (3, 1)  # R7
    table.algae = {(5, 1)}
    assert (recruiters(table), support(table)) == (1, 0)
    table.dwellers = {"fish": 2}
    assert overflow(table) == 2  # R18
    assert leave(table, {"fish": 2}).dwellers == {"fish": 0}
    with pytest.raises(ValueError, match="cannot leave"):
        leave(table, {"snail": 1})


def test_recruiting_is_counted_before_feeding():
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


def test_r5_added_algae_fill_empty_spaces_first():
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


def test_r5_nearest_space_for_a_card():
    table = reef("ramp", {(2, 3): "finger-coral"}, algae={(3, 3)})
    assert nearest_without_alga(table, (1, 1)) == (1, 1)
    # (2, 3), (3, 2), (3, 4) and (4, 3) are one step away: the lower row first, then the column.
    assert nearest_without_alga(table, (3, 3), empty_first=False) == (2, 3)
    assert nearest_without_alga(table, (3, 3)) == (3, 2)
    table.algae = set(SPACES) - {(2, 3), (6, 5)}
    assert nearest_without_alga(table, (3, 3)) == (6, 5)
    table.algae = set(SPACES)
    assert nearest_without_alga(table, (3, 3)) is None


def test_spawning_and_urchins_r22():
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
def test_triangle_takers(totals: list[int], last: list[int], takes: list[int]):
    assert takers(totals, last, solo=len(totals) == 1) == takes


def test_neighbours_are_pairs_once_r32():
    assert neighbours(1) == set()
    assert neighbours(2) == {frozenset({0, 1})}
    assert neighbours(3) == {frozenset({0, 1}), frozenset({1, 2}), frozenset({0, 2})}
    assert frozenset({0, 2}) not in neighbours(4)


def test_r17_empty_spaces_before_stacks():
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


def test_r30_standing_stacks_raise_the_depth_for_what_settles():
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


def test_r26_rescue_only_on_a_reef_all_overgrown():
    table = reef("ramp", {(1, 1): "finger-coral", (3, 1): "bivalve"}, algae=set(SPACES))
    spaces = rescue_spaces(table, "boulder-coral")
    assert (1, 1) not in spaces
    assert {(3, 1), (1, 2)} <= spaces
    assert (1, 2) not in rescue_spaces(table, "bivalve")
    table.algae.remove((6, 5))
    assert rescue_spaces(table, "boulder-coral") == set()


def test_survey_leaves_the_topmost_r7():
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
def test_illegal_reefs_are_named(table: Reef, said: str):
    assert said in " ".join(illegal(table))


def test_random_reefs_are_legal():
    chance = Random(2)  # noqa: S311 - cases to compare, no secret
    for _ in range(200):
        assert illegal(random_reef(chance)) == []
        assert illegal(random_reef(chance, standing_stacks=True), standing_stacks=True) == []


# What else the cards do, and carrying them out, worked by hand from the rules page.


def test_coral_disease_tie_is_the_owners():
    table = reef("ramp", {(1, 1): "finger-coral", (1, 2): "boulder-coral"}, algae={(1, 2)})
    fated = fate(table, "coral-disease")
    assert fated.deaths == set()
    assert sorted(map(sorted, fated.alternatives)) == [[(1, 1, 0)], [(1, 2, 0)]]
    assert certain_survivors(table, fated) == set()
    after, _ = apply(table, "coral-disease", chosen={(1, 2, 0)})
    assert after.stacks == {(1, 1): [builder("finger-coral")]}
    with pytest.raises(ValueError, match="tied"):
        apply(table, "coral-disease", chosen={(1, 1, 0), (1, 2, 0)})


@pytest.mark.parametrize(
    ("card", "lost", "algae"),
    [
        ("predator-on-the-loose", "fish", 3),
        ("urchin-disease", "urchin", 2),
        ("hurricane-near-miss", "urchin", 0),
        ("carbon-dioxide-pulse", "snail", 0),  # R15
        ("corrosive-waters", "", 0),
        ("oceanic-anoxic-event", "", 0),
        ("recruitment-problem", "", 0),
        ("calm-seas", "", 0),
    ],
)
def test_dwellers_a_card_takes_also_without_land(card: str, lost: str, algae: int):
    table = reef("atoll", row(3, "finger-coral +acid +heat"))
    table.stacks[2, 2] = [builder("carbonate-alga +acid +heat")]
    table.dwellers = {"fish": 1, "snail": 1, "urchin": 1}
    fated = fate(table, card)
    assert fated.dwellers_lost == ({lost: 1} if lost else {})
    assert fated.algae_to_choose == algae
    after, leaving = apply(table, card, algae=sorted(alga_spaces(table))[:algae])
    assert after.dwellers == {n: int(n != lost) for n in ("fish", "snail", "urchin")}
    assert (len(after.algae), leaving) == (algae, 0)


def test_added_algae_stop_when_all_is_overgrown():
    table = reef("ramp", algae=set(SPACES) - {(1, 1)})
    assert fate(table, "predator-on-the-loose").algae_to_choose == 1
    after, _ = apply(table, "predator-on-the-loose", algae=[(1, 1)])
    assert after.algae == set(SPACES)


@pytest.mark.parametrize("card", ["nutrification", "hurricane-near-miss"])
def test_overgrown_row_r10_r11(card: str):
    stacks = {(1, 1): "finger-coral", (1, 2): "finger-coral +nutrients", (1, 3): "microbialite"}
    table = reef("ramp", {**stacks, (2, 1): "finger-coral"}, algae={(1, 4)})
    assert fate(table, card).algae_placed == [(1, 1), (1, 5)]
    assert fate(table, card).deaths == set()
    on_atoll = reef("atoll", {(1, 1): "finger-coral"})
    assert fate(on_atoll, card).algae_placed == []


def test_overgrowing_costs_support_once_after_the_card_r18():
    table = reef("ramp", row(1, "finger-coral"), dwellers={"fish": 1, "urchin": 1})
    after, leaving = apply(table, "hurricane-near-miss")
    assert (after.dwellers, leaving) == ({"fish": 1, "urchin": 0}, 1)
    assert illegal(leave(after, {"fish": 1})) == []
    assert table.algae == set()


def test_invasive_species():
    stacks = {(5, 1): "bivalve / platy-coral", (5, 2): "carbonate-alga", (6, 1): "bivalve"}
    table = reef("ramp", stacks, algae={(5, 2), (5, 3), (6, 2)}, dwellers={"fish": 1})
    for roll in (5, 11):
        fated = fate(table, "invasive-species", roll)
        assert fated.deaths == {(5, 1, 0), (5, 1, 1), (5, 2, 0)}
        after, leaving = apply(table, "invasive-species", roll=roll)
        assert after.stacks == reef("ramp", row(5, "finger-coral") | {(6, 1): "bivalve"}).stacks
        assert (after.algae, after.dwellers, leaving) == ({(6, 2)}, {"fish": 1}, 0)
    # R18: support is judged once, after the five corals have settled.
    small = reef("ramp", {(1, 1): "finger-coral", (1, 2): "finger-coral"}, dwellers={"fish": 1})
    assert apply(small, "invasive-species", roll=1)[1] == 0


def test_invasive_fleshy_algae_r5():
    plain = reef("ramp", row(2, "finger-coral"))
    assert fate(plain, "invasive-fleshy-algae", 8).algae_placed == [(2, c) for c in range(1, 6)]
    # Column 1 is taken, its alga goes to (1, 1), the lower row, though (2, 2) is built and near.
    taken = reef("ramp", row(2, "finger-coral"), algae={(2, 1)})
    assert fate(taken, "invasive-fleshy-algae", 2).algae_placed == [
        (1, 1), (2, 2), (2, 3), (2, 4), (2, 5),
    ]  # fmt: skip
    # A built space that is as near as an empty one may be taken: (1, 1) comes before (3, 1).
    built = reef("ramp", row(1, "finger-coral") | row(2, "finger-coral"), algae={(2, 1)})
    assert fate(built, "invasive-fleshy-algae", 2).algae_placed[0] == (1, 1)
    # In row 1 it moves on to column 2, and each after it moves on in its turn.
    lowest = reef("ramp", algae={(1, 1)})
    assert fate(lowest, "invasive-fleshy-algae", 1).algae_placed == [
        (1, 2), (1, 3), (1, 4), (1, 5), (2, 5),
    ]  # fmt: skip
    nearly = reef("ramp", algae=set(SPACES) - {(6, 1)})
    assert fate(nearly, "invasive-fleshy-algae", 1).algae_placed == [(6, 1)]


def test_reproductive_stress_takes_more_offspring_everywhere():
    stacks = {
        (5, 1): "bivalve / bivalve +more +heat",
        (5, 2): "bivalve +more",
        (5, 3): "bivalve +fewer",
    }
    table = reef("ramp", stacks, algae={(5, 2)})
    assert fate(table, "reproductive-stress").tokens_lost == {(5, 1, 1, "more"), (5, 2, 0, "more")}
    after, _ = apply(table, "reproductive-stress")
    assert after.stacks[5, 1][1] == builder("bivalve +heat")
    assert [offspring(b) for _, b in after.spots()] == [1, 1, 1, 0]


def test_cards_that_act_on_the_game():
    table = reef("ramp")
    assert fate(table, "recruitment-problem").no_recruits_next_round
    assert fate(table, "bad-luck").cards_to_draw == 2
    assert not fate(table, "calm-seas").no_recruits_next_round


def test_survivors_of_a_stack_move_down_r16():
    table = reef("ramp", {(6, 1): "bivalve / bivalve +low-oxygen / platy-coral"}, algae={(6, 1)})
    after, _ = apply(table, "oceanic-anoxic-event")
    assert after.stacks == {(6, 1): [builder("bivalve +low-oxygen")]}
    assert after.algae == {(6, 1)}


def test_survivors_of_a_stack_keep_their_order_r16():
    table = reef("ramp", {(6, 1): "bivalve / bryozoan / soft-sponge"})
    after, _ = apply(table, "corrosive-waters")
    assert after.stacks == {(6, 1): [builder("bryozoan"), builder("soft-sponge")]}


def test_spring_hypoxia_reaches_down_a_stack_where_row_1_is_deep():
    table = Reef(["DDDDD", *["MMMMM"] * 5], land=True)
    table.stacks[1, 1] = [
        builder("microbialite"),
        builder("bivalve"),
        builder("bivalve +low-oxygen"),
    ]
    assert fate(table, "spring-hypoxia").deaths == {(1, 1, 1)}


def test_glaciation_takes_algae_r20():
    table = reef(
        "ramp", {(1, 1): "boulder-coral", (5, 1): "bivalve"}, algae={(1, 1), (2, 2), (5, 1)}
    )
    after, _ = apply(table, "glaciation")
    assert (after.algae, set(after.stacks)) == ({(5, 1)}, {(5, 1)})


def test_there_are_18_and_4_cards_and_wrong_calls_are_refused():
    assert len(CARDS) == 22
    assert len(LONG_TERM) == 4
    for card, roll in (("flood", None), ("heatwave", 3), ("invasive-species", None)):
        with pytest.raises(ValueError, match=card):
            fate(reef("ramp"), card, roll)
    with pytest.raises(ValueError, match="1 to 12"):
        fate(reef("ramp"), "invasive-fleshy-algae", 0)


def _any_choice(chance: Random, table: Reef, card: str, roll: int | None) -> tuple[Reef, int]:
    """Carry a card out with choices drawn from what its fate leaves open."""
    fated = fate(table, card, roll)
    chosen = set(chance.sample(sorted(fated.pool), fated.pool_deaths))
    if fated.alternatives:
        chosen = chance.choice(fated.alternatives)
    emptied = Reef(table.board, table.land, table.stacks, set(table.algae))
    algae = []
    for _ in range(fated.algae_to_choose):
        algae.append(chance.choice(sorted(alga_spaces(emptied))))
        emptied.algae.add(algae[-1])
    return apply(table, card, chosen=chosen, algae=algae, roll=roll)


@pytest.mark.parametrize("card", CARDS)
def test_any_card_leaves_a_legal_reef(card: str):
    chance = Random(card)  # noqa: S311 - cases to compare, no secret
    for _ in range(40):
        table = random_reef(chance)
        roll = chance.randint(1, 12) if card in ROLLED else None
        after, leaving = _any_choice(chance, table, card, roll)
        while leaving:
            name = chance.choice([n for n, number in after.dwellers.items() if number])
            after, leaving = leave(after, {name: 1}), leaving - 1
        assert illegal(after) == []
        if card == "calm-seas":
            assert after == table


# Whom each card kills, worked by hand from section 4 of the rules page.

CASES = [
    # card, board, stacks, spaces of topmost builders (or spots) that surely die
    (
        "pollution",
        "ramp",
        {(1, 1): "finger-coral", (2, 2): "finger-coral +heat"},
        {(1, 1, 0), (2, 2, 0)},
    ),
    (
        "pollution",
        "ramp",
        {(1, 1): "finger-coral +nutrients", (2, 2): "finger-coral +sediment"},
        set(),
    ),
    ("pollution", "ramp", {(1, 1): "carbonate-alga", (3, 1): "bivalve"}, set()),
    ("pollution", "barrier-reef", {(2, 1): "bivalve / finger-coral"}, {(2, 1, 0)}),
    ("pollution", "atoll", {(1, 1): "finger-coral", (2, 2): "finger-coral"}, set()),
    # Hurricane, hit: R19 judges the value after mutation; deep water is out of it.
    (
        "hurricane-hit",
        "ramp",
        {(1, 1): "finger-coral", (1, 2): "finger-coral +stronger"},
        {(1, 1, 0)},
    ),
    (
        "hurricane-hit",
        "ramp",
        {(1, 1): "boulder-coral +weaker", (1, 2): "boulder-coral"},
        {(1, 1, 0)},
    ),
    ("hurricane-hit", "ramp", {(1, 1): "encrusting-sponge +weaker", (1, 2): "microbialite"}, set()),
    (
        "hurricane-hit",
        "ramp",
        {(3, 1): "platy-coral", (3, 2): "platy-coral +stronger"},
        {(3, 1, 0)},
    ),
    (
        "hurricane-hit",
        "ramp",
        {(3, 1): "bivalve +weaker", (3, 2): "boulder-coral +weaker"},
        {(3, 1, 0)},
    ),
    (
        "hurricane-hit",
        "ramp",
        {(3, 1): "bryozoan / platy-coral", (5, 1): "platy-coral"},
        {(3, 1, 0)},
    ),
    ("gale-force-winds", "ramp", {(1, 1): "soft-sponge", (3, 1): "platy-coral"}, {(1, 1, 0)}),
    (
        "gale-force-winds",
        "ramp",
        {(1, 1): "carbonate-alga +weaker", (1, 2): "boulder-coral"},
        set(),
    ),
    ("gale-force-winds", "atoll", {(2, 2): "carbonate-alga", (2, 1): "bivalve"}, {(2, 2, 0)}),
    (
        "coral-disease",
        "ramp",
        {(1, 1): "finger-coral", (1, 2): "bivalve", (1, 3): "bivalve"},
        {(1, 1, 0)},
    ),
    # Counted among topmost builders, though with what they have built over platy corals lead.
    (
        "coral-disease",
        "ramp",
        {
            (5, 1): "finger-coral / platy-coral / platy-coral",
            (5, 2): "finger-coral / platy-coral",
            (5, 3): "platy-coral",
        },
        {(5, 1, 0), (5, 2, 0)},
    ),
    ("coral-disease", "ramp", {(1, 1): "soft-sponge"}, set()),
    ("spring-hypoxia", "ramp", {(1, 1): "finger-coral", (2, 1): "finger-coral"}, {(1, 1, 0)}),
    ("spring-hypoxia", "ramp", {(1, 1): "finger-coral +low-oxygen", (1, 2): "microbialite"}, set()),
    (
        "spring-hypoxia",
        "patch-reef-lagoon",
        {(1, 1): "carbonate-alga", (6, 1): "bivalve / bivalve"},
        {(1, 1, 0)},
    ),
    ("spring-hypoxia", "atoll", {(1, 1): "bivalve / bivalve"}, set()),
    (
        "carbon-dioxide-pulse",
        "ramp",
        {(1, 1): "finger-coral +acid", (1, 2): "finger-coral +acid +heat", (1, 3): "soft-sponge"},
        {(1, 1, 0)},
    ),
    (
        "carbon-dioxide-pulse",
        "ramp",
        {(3, 1): "bivalve", (5, 1): "bivalve +acid", (5, 2): "bivalve +heat / bivalve"},
        {(5, 2, 0)},
    ),
    ("carbon-dioxide-pulse", "ramp", {(1, 1): "microbialite"}, set()),
    (
        "oceanic-anoxic-event",
        "ramp",
        {(5, 1): "bivalve / bivalve +low-oxygen / platy-coral", (3, 1): "bivalve"},
        {(5, 1, 0), (5, 1, 2)},
    ),
    (
        "corrosive-waters",
        "ramp",
        {
            (5, 1): "bivalve +acid / bryozoan / platy-coral",
            (5, 2): "soft-sponge",
            (3, 1): "bivalve",
        },
        {(5, 1, 2)},
    ),
    ("corrosive-waters", "ramp", {(5, 1): "bivalve +cold / boulder-coral +heat"}, {(5, 1, 1)}),
    (
        "glaciation",
        "ramp",
        {(1, 1): "boulder-coral +cold", (2, 5): "carbonate-alga", (3, 1): "bivalve"},
        {(1, 1, 0), (2, 5, 0)},
    ),
]


@pytest.mark.parametrize(("card", "board", "stacks", "deaths"), CASES)
def test_certain_deaths(
    card: str, board: str, stacks: dict[tuple[int, int], str], deaths: set[tuple[int, int, int]]
):
    table = reef(board, stacks)
    assert fate(table, card).deaths == deaths
    # R8: under an alga they die just the same, and the alga stays (but for glaciation, R20).
    overgrown = reef(board, stacks, algae=set(stacks))
    assert fate(overgrown, card).deaths == deaths
    after, _ = apply(overgrown, card)
    assert after.algae == {s for s in stacks if card != "glaciation" or table.depth(s) != "S"}


@pytest.mark.parametrize(
    ("card", "board", "stacks", "pool", "number"),
    [
        (
            "deep-freeze",
            "ramp",
            row(5, "bivalve / platy-coral"),
            {(5, c, 0) for c in range(1, 6)},
            2,
        ),
        (
            "deep-freeze",
            "ramp",
            {(5, 1): "bivalve +cold", (5, 2): "soft-sponge", (5, 3): "bryozoan"},
            set(),
            0,
        ),
        ("deep-freeze", "ramp", {(5, 1): "bivalve", (3, 1): "bivalve"}, {(5, 1, 0)}, 0),
        ("deep-freeze", "patch-reef-lagoon", row(6, "bivalve"), set(), 0),
        # R9: half of those that are not tolerant; the tolerant are not in the count.
        (
            "heatwave",
            "ramp",
            row(1, "finger-coral +heat") | {(2, 1): "finger-coral", (2, 2): "microbialite"},
            {(2, 1, 0), (2, 2, 0)},
            1,
        ),
        # R23: shallow and medium are one pool, rounded down once; no land is needed.
        (
            "tsunami",
            "atoll",
            {(2, 1): "bivalve", (2, 2): "finger-coral", (3, 2): "platy-coral", (1, 1): "bivalve"},
            {(2, 1, 0), (2, 2, 0), (3, 2, 0)},
            1,
        ),
        (
            "tsunami",
            "ramp",
            {
                (1, 1): "encrusting-sponge +weaker",
                (1, 2): "finger-coral +stronger",
                (3, 1): "boulder-coral +weaker",
            },
            {(3, 1, 0)},
            0,
        ),
    ],
)
def test_half_cards(
    card: str,
    board: str,
    stacks: dict[tuple[int, int], str],
    pool: set[tuple[int, int, int]],
    number: int,
):
    table = reef(board, stacks)
    fated = fate(table, card)
    assert (fated.pool, fated.pool_deaths, fated.deaths) == (pool, number, set())
    # R29: in doubt is only what the owner can give up.
    everybody = {spot for spot, _ in table.spots()}
    assert certain_survivors(table, fated) == (everybody - pool if number else everybody)
    chosen = set(sorted(pool)[:number])
    after, _ = apply(table, card, chosen=chosen)
    assert len(list(after.spots())) == len(everybody) - number
    with pytest.raises(ValueError, match="have to be chosen"):
        apply(table, card, chosen={*chosen, (6, 5, 2)})


# The oracle's survey, worked by hand from the rules page.


def test_the_rulebook_example_scores_eleven():
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


def test_r12_a_stack_under_an_alga_counts_nothing_and_r31_is_present():
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
def test_r13_resilience_is_a_matching(tokens: list[str], bonus: int):
    spaces = [(1, column) for column in range(1, 6)]
    stacks = {s: f"finger-coral +{t}" for s, t in zip(spaces, tokens, strict=False)}
    table = reef("ramp", stacks)
    assert score(table)["resilience"] == bonus
    # R21: only builders that score.
    overgrown = reef("ramp", stacks, algae={(1, column) for column in range(1, 6)})
    assert score(overgrown)["resilience"] == 0


def test_r13_needs_one_type_and_r21_no_inherent_tolerance():
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


def test_matching_agrees_with_halls_theorem():
    chance = Random(13)  # noqa: S311 - cases to compare, no secret
    found = set()
    for _ in range(120):
        table = random_reef(chance)
        found.add(_hall(table))
        assert (score(table)["resilience"] == 5) is _hall(table)
    assert found == {True, False}


def test_three_d_and_coastal_r14_r21():
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


def test_schedule_of_cards_and_scores_of_a_game_r27():
    drawn = [cards_of_round(number) for number in (1, 2, 3, 4, 5, 6)]
    assert [len(cards) for cards in drawn] == [1, 2, 1, 2, 2, 2]
    assert drawn[2] == ["long"]
    assert drawn[5] == ["short", "long"]
    assert game_score([10, -3, 5]) == 12
    assert game_score([10, -3, 5], product=True) == 50
    assert team_bonus([[10, 5], [9, 8]]) == 5
    assert team_bonus([[10, 5], [10, 4]]) == 5
    assert team_bonus([[10, 9], [9, 8]]) == 0
