"""Section 2: each seat picks a board and places five builders where they can live."""

from __future__ import annotations

import pytest

from reefkit.games.reef import new_match
from reefkit.match.errors import SetupError
from reefkit.match.game import Ready, SeatInfo, Undo
from tests.games.reef.guided import Guided, do

FIVE = [do.Found("boulder-coral", row, column) for row, column in [(1, 1), (1, 2), (3, 3), (5, 1)]]
FIVE += [do.Found("finger-coral", 6, 5)]


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
    assert table.why_not(0, do.Found("bivalve", 4, 4)) == "founders-placed"
    assert table.legal(0) == [Ready()]
    table.ready(0)
    assert (table.state.round, table.state.phase) == (1, "dwellers")


def test_a_founder_stands_alone_and_in_water_it_can_live_in():
    table = Guided("")
    table.act(0, do.ChooseBoard("ramp"), do.Found("branching-coral", 2, 3))
    assert table.why_not(0, do.Found("boulder-coral", 2, 3)) == "space-taken"
    refusal = table.refused(0, do.Found("branching-coral", 3, 3))
    assert refusal.id == "reject-wrong-depth"
    assert refusal.values["water"].id == "water-medium"
    assert table.why_not(0, do.Found("bivalve", 1, 1)) == "wrong-depth"
    assert table.why_not(0, do.Found("microbialite", 6, 1)) == "wrong-depth"
    assert table.why_not(0, do.Found("kelp", 6, 1)) == "no-such-builder"
    assert table.why_not(0, do.ChooseBoard("moon")) == "no-such-board"


def test_what_is_listed_is_what_the_depth_table_allows():
    table = Guided("")
    table.act(0, do.ChooseBoard("barrier-reef"))
    listed = {(a.builder, a.row, a.column) for a in table.legal(0) if isinstance(a, do.Found)}
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
    table.act(0, *(do.Found("finger-coral", 2, column) for column in range(1, 6)))
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
            seat, do.ChooseBoard("atoll"), *(do.Found("finger-coral", 2, c) for c in range(1, 6))
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


@pytest.mark.parametrize(
    ("seats", "options", "id_"),
    [
        (13, {}, "setup-too-many-seats"),
        (2, {"rounds": 8}, "setup-option-wrong"),
        (2, {"rounds": 0}, "setup-option-wrong"),
        (2, {"scoring": "best"}, "setup-option-wrong"),
        (2, {"speed": 3}, "setup-no-such-option"),
    ],
)
def test_a_wrong_set_up_is_refused_by_name(seats: int, options: dict[str, object], id_: str):
    with pytest.raises(SetupError) as refusal:
        new_match([SeatInfo(f"Seat {n}") for n in range(seats)], seed=1, options=options)
    assert refusal.value.message.id == id_


def test_an_unknown_bot_is_refused_by_name():
    with pytest.raises(SetupError) as refusal:
        new_match([SeatInfo("Robby", bot="champion")], seed=1)
    assert refusal.value.message.id == "setup-no-such-bot"


def test_founding_choices_can_be_taken_back_one_by_one():
    table = Guided("")
    table.act(0, do.ChooseBoard("ramp"), *FIVE[:2])
    assert table.undo(0) == ["choice-undone"]
    assert table.standing() == {(1, 1): "Bo"}
    table.undo(0)
    table.undo(0)
    assert table.state.boards.tolist() == [-1]
    assert table.why_not(0, Undo()) == "undo-nothing"


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
