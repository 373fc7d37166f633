"""Founding and phase 1: boards, builders, dwellers, algae, mutations."""

import numpy as np
import pytest

from reefkit.games.reef import new_match
from reefkit.games.reef.content import decks_due
from reefkit.match.game import Ready, SeatInfo, Undo
from reefkit.match.table import MemoryTable
from tests.games.reef.guided import Guided, do, reef, spaces

# Section 2: each seat picks a board and places five builders where they can live.

FIVE = [
    do.PlaceFounder("boulder-coral", row, column)
    for row, column in [(1, 1), (1, 2), (3, 3), (5, 1)]
]
FIVE += [do.PlaceFounder("finger-coral", 6, 5)]


def test_a_board_comes_first_then_five_builders_and_ready():
    table = Guided("")
    assert table.why_not(0, FIVE[0]) == "choose-board-first"
    assert table.why_not(0, Ready()) == "not-done"
    assert table.act(0, do.ChooseBoard("ramp"), *FIVE[:4]) == [
        "board-chosen",
        *["founder-placed"] * 4,
    ]
    assert table.why_not(0, Ready()) == "not-done"
    table.act(0, FIVE[4])
    assert table.why_not(0, do.PlaceFounder("bivalve", 4, 4)) == "founders-placed"
    assert table.legal(0) == [Ready()]
    table.ready(0)
    assert (table.state.round, table.state.phase) == (1, "dwellers")


def test_a_founder_stands_alone_and_in_water_it_can_live_in():
    table = Guided("")
    table.act(0, do.ChooseBoard("ramp"), do.PlaceFounder("branching-coral", 2, 3))
    assert table.why_not(0, do.PlaceFounder("boulder-coral", 2, 3)) == "space-taken"
    refusal = table.refused(0, do.PlaceFounder("branching-coral", 3, 3))
    assert refusal.id == "reject-wrong-depth"
    assert refusal.values["water"].id == "water-medium"
    assert table.why_not(0, do.PlaceFounder("bivalve", 1, 1)) == "wrong-depth"
    assert table.why_not(0, do.PlaceFounder("microbialite", 6, 1)) == "wrong-depth"
    assert table.why_not(0, do.PlaceFounder("kelp", 6, 1)) == "no-such-builder"
    assert table.why_not(0, do.ChooseBoard("moon")) == "no-such-board"


def test_what_is_listed_is_what_the_depth_table_allows():
    table = Guided("")
    table.act(0, do.ChooseBoard("barrier-reef"))
    listed = {
        (a.builder, a.row, a.column) for a in table.legal(0) if isinstance(a, do.PlaceFounder)
    }
    content = table.lookups.content
    expected = {
        (name, row, column)
        for name, organism in content.organisms.items()
        for row in range(1, 7)
        for column in range(1, 6)
        if content.boards["barrier-reef"].rows[6 - row][column - 1] in organism.depths
    }
    assert listed == expected


def test_another_board_sends_the_founders_back():
    table = Guided("")
    table.act(0, do.ChooseBoard("ramp"), *FIVE[:3], do.ChooseBoard("atoll"))
    assert table.standing() == {}
    assert not table.state.reefs.land[0]
    table.act(0, *(do.PlaceFounder("finger-coral", 2, column) for column in range(1, 6)))
    assert len(table.standing()) == 5


def test_several_seats_may_pick_the_same_board_and_nobody_waits_for_a_turn():
    table = Guided("", "", "")
    for seat in (2, 0, 1):
        table.act(seat, do.ChooseBoard("ramp"), *FIVE)
    assert table.picture(0) == table.picture(1) == table.picture(2)
    assert table.awaits() == {0, 1, 2}
    table.ready(1)
    assert table.awaits() == {0, 2}
    assert table.why_not(1, do.ChooseBoard("atoll")) == "ready-already"


@pytest.mark.parametrize("seats", [1, 2, 5, 8])
def test_one_to_many_seats_play(seats: int):
    table = Guided(*[""] * seats)
    for seat in range(seats):
        table.act(
            seat,
            do.ChooseBoard("atoll"),
            *(do.PlaceFounder("finger-coral", 2, c) for c in range(1, 6)),
        )
    table.ready()
    assert table.state.phase == "dwellers"
    for seat in range(seats):
        assert table.dwellers(seat) == {}
        assert do.Recruit({"fish": 1}) in table.legal(seat)


def test_a_team_sits_at_one_seat():
    team = SeatInfo("Corals", members=("Ann", "Ben", "Cem"))
    match = new_match([team, SeatInfo("Dee")], seed=1)
    assert match.setup.seats[0].members == ("Ann", "Ben", "Cem")
    match.act(0, do.ChooseBoard("ramp"))
    assert match.events()[-1].what.values["player"] == "Corals"


def test_founding_choices_can_be_taken_back_one_by_one():
    table = Guided("")
    table.act(0, do.ChooseBoard("ramp"), *FIVE[:2])
    assert table.undo(0) == ["choice-undone"]
    assert table.standing() == {(1, 1): "Bo"}
    table.undo(0)
    table.undo(0)
    assert table.state.boards.tolist() == [-1]
    assert table.why_not(0, Undo()) == "undo-nothing"


def test_each_founder_rolls_a_mutation_if_the_option_says_so():
    table = Guided("", options={"founder_mutations": 2})
    table.rolls(founder=[6, 9, 12, 1, 5, 12, 5, 12, 12, 12])
    table.act(0, do.ChooseBoard("ramp"), *FIVE, Ready())
    reef = table.state.reefs[0]
    founders = [reef.genes[row, column, 0] for row, column in np.argwhere(reef.kind[..., 0])]
    tokens = [table.lookups.token_names(int(genes)) for genes in founders]
    assert tokens[:3] == [["heat"], ["cold", "nutrients"], []]
    rows = [row for row in MemoryTable(table.match).read("mutations") if row.round == 0]
    assert [row.roll for row in rows] == [6, 9, 12, 1, 5, 12, 5, 12, 12, 12]


@pytest.mark.parametrize(("round_", "decks"), [(1, 2), (2, 3), (7, 3)])
def test_long_term_disasters_come_early_if_the_option_says_so(round_: int, decks: int):
    rules, late = Guided("").match.rules, Guided("", options={"early_long": True}).match.rules
    printed = [decks_due(rules.content.rules, rules.options, n) for n in (1, 2, 3)]
    assert printed == [("short",), ("short", "short"), ("long",)]
    due = decks_due(late.content.rules, late.options, round_)
    assert (len(due), "long" in due) == (decks, round_ > 1)


def test_the_triangle_holds_unmutated_builders_unless_the_option_says_otherwise():
    plain, mutated = Guided(""), Guided("", options={"mutated_triangle": True})
    mutated.rolls(triangle=[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    for table in (plain, mutated):
        table.act(0, do.ChooseBoard("ramp"), *FIVE, Ready())
    assert not plain.state.triangle.any()
    tokens = {
        name: table.lookups.token_names(int(mutated.state.triangle[kind]))
        for name, kind in mutated.lookups.kind.items()
    }
    assert tokens == {
        "boulder-coral": [],  # stronger than strong: no token
        "branching-coral": ["weaker", "acid"],
        "finger-coral": ["more"],
        "platy-coral": ["fewer"],
        "soft-sponge": [],  # cold by nature
        "carbonate-sponge": ["heat"],
        "encrusting-sponge": ["low-oxygen"],
        "carbonate-alga": ["weaker", "heat"],
        "bivalve": ["nutrients"],
        "bryozoan": ["sediment"],
        "microbialite": ["fewer"],  # low oxygen by nature
    }
    assert len(mutated.events("triangle-mutated")) == 11


# Phase 1: dwellers come and graze, algae grow, builders mutate.

FIVE_CORALS = {(1, column): "Fi" for column in range(1, 6)}


# -- 1A ----------------------------------------------------------------------------------------
def test_two_recruiters_support_a_dweller_rounded_down():
    table = Guided(reef("ramp", FIVE_CORALS), phase="dwellers")
    refusal = table.refused(0, do.Recruit({"fish": 2, "snail": 1}))
    assert refusal.id == "reject-recruit-too-many"
    assert refusal.values == {"room": 2, "asked": 3}
    table.act(0, do.Recruit({"fish": 1}), do.Recruit({"urchin": 1}))
    assert table.dwellers() == {"fish": 1, "urchin": 1}
    assert table.why_not(0, do.Recruit({"snail": 1})) == "recruit-too-many"


def test_built_over_recruiters_count_for_support():
    """R7."""
    table = Guided(
        reef("ramp", {(6, 1): "So/Fi/Fi"}), phase="dwellers", options={"standing_stacks": True}
    )
    table.act(0, do.Recruit({"fish": 1}))


def test_each_dweller_eats_one_alga_of_the_owners_choice():
    drawn = reef("ramp", {**FIVE_CORALS, (2, 1): "~", (2, 2): "~Br", (6, 1): "~"}, fish=2)
    table = Guided(drawn, phase="dwellers")
    assert table.why_not(0, Ready()) == "not-done"
    assert table.why_not(0, do.Graze(((3, 3),))) == "no-alga-there"
    assert table.why_not(0, do.Graze(((2, 1), (2, 1)))) == "same-twice"
    assert table.why_not(0, do.Graze(((2, 1), (2, 2), (6, 1)))) == "graze-too-many"
    assert table.act(0, do.Graze(((2, 2), (6, 1)))) == ["alga-eaten-over", "alga-eaten"]
    assert table.standing()[2, 2] == "Br"
    assert table.why_not(0, do.Graze(((2, 1),))) == "graze-too-many"


def test_recruiters_are_counted_before_feeding_and_dwellers_just_collected_feed():
    """An uncovered recruiter is back in play, but collecting is over by then."""
    drawn = reef("ramp", {(1, 1): "Fi", (1, 2): "Fi", (2, 1): "~Br", (2, 2): "~Br"})
    table = Guided(drawn, phase="dwellers")
    table.act(0, do.Recruit({"snail": 1}), do.Graze(((2, 1),)))
    assert table.why_not(0, do.Recruit({"snail": 1})) == "recruit-before-grazing"


def test_dwellers_can_only_be_known_ones_and_not_none():
    table = Guided(reef("ramp", FIVE_CORALS), phase="dwellers")
    assert table.why_not(0, do.Recruit({"shark": 1})) == "no-such-dweller"
    assert table.why_not(0, do.Recruit({"fish": 0})) == "nothing-chosen"
    assert table.why_not(0, do.Grow(((3, 3),))) == "not-now"


# -- 1B ----------------------------------------------------------------------------------------
def test_five_algae_fill_empty_spaces_first():
    """R5."""
    table = Guided(reef("ramp", FIVE_CORALS), phase="algae")
    assert table.why_not(0, do.Grow(((1, 1),))) == "empty-spaces-first"
    assert table.why_not(0, do.Grow((*spaces(2), (3, 1)))) == "algae-too-many"
    assert table.act(0, do.Grow(spaces(2))) == ["alga-grew"] * 5
    assert table.why_not(0, do.Grow(((3, 1),))) == "algae-too-many"


def test_an_alga_never_goes_where_one_is():
    """R5: a player's click on one is refused."""
    table = Guided(reef("ramp", {(2, 1): "~"}), phase="algae")
    refusal = table.refused(0, do.Grow(((2, 2), (2, 1))))
    assert (refusal.id, refusal.values) == ("reject-alga-there", {"row": 2, "column": 1})


def test_algae_grow_over_builders_only_when_no_space_is_empty():
    """R5, and R18: what loses its support leaves, the owner choosing whom."""
    drawn = reef("ramp", {(3, 1): "", (3, 2): ""}, fill="Fi", fish=7, snail=7)
    table = Guided(drawn, phase="algae")
    assert table.why_not(0, do.Grow(((3, 1), (1, 1), (1, 2)))) == "empty-spaces-first"
    told = table.act(0, do.Grow(((3, 1), (3, 2), (1, 1), (1, 2), (1, 3))))
    assert told.count("alga-overgrew") == 3
    assert table.standing()[1, 1] == "~Fi"
    # 25 recruiters are left of 28: room for 12 dwellers, so 2 of the 14 leave
    assert table.why_not(0, Ready()) == "not-done"
    assert table.why_not(0, do.Dismiss({"fish": 3})) == "dismiss-too-many"
    assert table.why_not(0, do.Dismiss({"urchin": 1})) == "no-such-dwellers"
    table.act(0, do.Dismiss({"fish": 1, "snail": 1}))
    assert table.dwellers() == {"fish": 6, "snail": 6}


def test_with_all_spaces_overgrown_the_rest_are_not_placed():
    """R5, R25: and a reef with nothing to do passes by itself."""
    almost = reef("ramp", {(6, 4): "", (6, 5): ""}, fill="~")
    whole = reef("ramp", fill="~")
    table = Guided(almost, whole, phase="algae")
    assert table.awaits() == {0}
    assert [e["player"] for e in table.events("pass-algae")] == ["Seat 2"]
    table.act(0, do.Grow(spaces(6, "45")), Ready())
    assert table.state.reefs.alga.all()


def test_a_stack_under_an_alga_is_covered_whole():
    drawn = reef("ramp", {(6, 1): "So/Fi/Fi", (1, 1): "Fi", (1, 2): "Fi"}, fill="~", snail=2)
    table = Guided(drawn, phase="algae", options={"standing_stacks": True})
    told = table.act(0, do.Grow(((6, 1), (1, 1), (1, 2))))
    assert told[-1] == "dweller-left"
    assert table.dwellers() == {}


# -- 1C ----------------------------------------------------------------------------------------
def test_two_builders_are_declared_and_rolled_for():
    table = Guided(reef("ramp", {(1, 1): "Fi", (3, 1): "~Bi"}), phase="mutations")
    assert table.why_not(0, do.Mutate(3, 1)) == "overgrown-cannot-mutate"
    assert table.why_not(0, do.Mutate(6, 1)) == "no-builder-there"
    assert table.why_not(0, Ready()) == "not-done"
    table.rolls(mutation=[3, 6]).act(0, do.Mutate(1, 1), do.Mutate(1, 1))
    assert table.standing()[1, 1] == "Fi+h"
    assert table.why_not(0, do.Mutate(1, 1)) == "mutations-done"


@pytest.mark.parametrize(
    ("before", "rolls", "after", "told"),
    [
        ("Bo", [2, 12], "Bova", ["mutation-gained", "mutation-invisible"]),  # strong + weaker
        ("Fi", [2, 8], "Fivah", ["mutation-gained", "mutation-gained"]),
        ("Pl", [2, 12], "Pla", ["mutation-gained", "mutation-invisible"]),  # delicate + weaker
        ("Pl", [1, 1], "Pl^", ["mutation-gained", "mutation-nothing"]),  # delicate + stronger
        ("Bo", [1, 1], "Bo", ["mutation-nothing", "mutation-nothing"]),  # strong + stronger
        ("Fi", [3, 4], "Fi", ["mutation-gained", "mutation-lost"]),  # more and fewer cancel
        ("Fi", [3, 11], "Fio", ["mutation-gained", "mutation-gained-lost"]),
        ("Fi", [1, 8], "Fih", ["mutation-gained", "mutation-gained-lost"]),
        ("So", [5, 9], "Son", ["mutation-nothing", "mutation-gained"]),  # cold by nature
        ("Mi", [7, 11], "Mi-", ["mutation-nothing", "mutation-gained"]),  # low oxygen by nature
        ("Fi", [7, 11], "Fi-o", ["mutation-gained", "mutation-gained"]),
    ],
)
def test_the_arithmetic_of_skeletons_and_offspring(
    before: str, rolls: list[int], after: str, told: list[str]
):
    place = (3, 1)
    table = Guided(reef("ramp", {place: before}), phase="mutations").rolls(mutation=rolls)
    shown = [id_ for _ in rolls for id_ in table.act(0, do.Mutate(*place))]
    assert shown == told
    standing = table.standing()[place]
    assert (standing[:2], set(standing[2:])) == (after[:2], set(after[2:]))


def test_the_roll_is_told_and_a_mutation_cannot_be_taken_back():
    table = Guided(reef("ramp", {(1, 1): "Fi"}), phase="mutations").rolls(mutation=[10])
    table.act(0, do.Mutate(1, 1))
    (event,) = table.events("mutation-gained")
    assert (event["roll"], event["row"], event["column"]) == (10, 1, 1)
    assert [token.id for token in event["gained"]] == ["token-sediment"]
    assert table.why_not(0, Undo()) == "undo-draw"


def test_a_reef_with_no_builder_in_the_light_skips():
    """R25."""
    table = Guided(reef("ramp", {(1, 1): "~Fi"}), reef("ramp", {(1, 1): "Fi"}), phase="mutations")
    assert table.awaits() == {1}
    assert [e["player"] for e in table.events("pass-mutations")] == ["Seat 1"]
