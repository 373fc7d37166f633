"""Rounds of Climate Change: the climate between them, the deck, and how a match ends."""

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from reefkit.games.climate.actions import Draw, MoveSpecies, PlaceSpecies, Preadapt
from reefkit.games.climate.lookups import world_of
from reefkit.games.climate.state import HIDDEN
from reefkit.match.errors import DamagedError, Rejection
from reefkit.match.game import Onward, Ready
from reefkit.match.random import TABLE
from tests.games.climate.tables import SAVANNAH, TEMPERATE, TROPICAL, TUNDRA, Sitting

# The climate between rounds, extinction and new starts, and how a match ends.


def last_turn(climate: int = 3, **options: Any) -> Sitting:  # noqa: ANN401
    """Return a table in the last turn of round 2, with nothing left to do."""
    table = Sitting(**options)
    table.state.seat = 1
    table.state.climate = climate
    return table


def ended(table: Sitting, **dice: Iterable[int]) -> list[str]:
    """End the round, and give what was told of the climate."""
    seat = table.state.seat
    if not table.play.is_adapted(seat):
        cells = list(table.play.free_savannah())
        table.state.cells[seat] = cells[0]
    return [id_ for id_ in table.act(seat, Ready(), **dice) if "round" not in id_]


# -- the climate ---------------------------------------------------------------------------------


def test_people_change_the_climate_at_every_round_from_the_one_that_was_chosen():
    table = last_turn(human_change_from=3)
    assert ended(table, change=[1]) == ["climate-held"]
    table.state.seat, table.state.step = 1, "act"
    assert ended(table, direction=[1]) == ["climate-people-colder"]
    assert table.dice.asked == ["direction"]
    assert table.state.climate == 2


def test_a_share_of_warming_leads_nowhere_beyond_the_ends():
    """C12: no change, an ordinary round."""
    for climate, bias in ((5, 100), (1, 0)):
        table = last_turn(climate, human_change_from=1, warming_bias=bias)
        assert ended(table, direction=[50]) == ["climate-people-stays"]
        assert (table.state.climate, table.state.changed) == (climate, False)


def test_the_climates_rolls_are_the_tables():
    """One table key, one climate: what one ocean asks."""
    table = last_turn()
    owners = []

    class Noting:
        def roll(self, sides: int, *, owner: int, **address: object) -> int:
            del address
            owners.append(owner)
            return sides

    table.rules.apply(table.state, 1, Ready(), Noting(), None)  # type: ignore[arg-type]
    assert owners == [TABLE, TABLE]


def test_at_a_gate_the_class_goes_on_together():
    """C19."""
    table = last_turn(gates=True)
    assert ended(table) == []
    assert table.dice.asked == []
    (gate,) = table.rules.awaited(table.state)
    assert (gate.id, gate.seats) == ("gate-climate-2", ())
    assert table.rules.legal(table.state, 1) == []
    with pytest.raises(Rejection) as caught:
        table.act(0, Draw())
    assert caught.value.message.id == "reject-climate-at-gate"
    table.act(TABLE, Onward(), change=[6], direction=[6])
    assert (table.state.round, table.state.climate, table.state.step) == (3, 4, "draw")
    with pytest.raises(Rejection):
        table.act(TABLE, Onward())


# -- extinction ----------------------------------------------------------------------------------
def doomed(roll: int = 2, *, changed: bool = True) -> Sitting:
    """Return a table whose first species, of savannah, stands in tundra."""
    table = Sitting()
    table.rolled(roll, changed=changed)
    table.state.must = False
    table.stand(0, TUNDRA, (1, 1, 2))
    return table


def test_a_species_that_is_not_adapted_dies_out_and_gives_all_but_savannah_back():
    table = doomed()
    held = table.hold(0, "fur-up", "neutral")
    table.state.tokens[0] = [True, True, False, True]
    told = table.act(0, Ready())
    assert told == ["climate-extinct-stranded"]
    state = table.state
    assert state.hands[0] == []
    assert state.discards == list(held)
    assert state.tokens[0] == [True, False, False, False]
    assert (state.genes[0], state.cells[0], state.extinctions[0]) == ([1, 1, 1], 0, 1)
    assert (state.seat, state.step) == (0, "restart")
    (lost,) = state.lost
    assert (lost.round, lost.seat, lost.habitat, lost.tokens) == (2, 0, TUNDRA, 2)
    assert lost.genes == [1, 1, 2]


def test_a_saved_state_has_every_card_once_and_may_have_lost_a_species_on_any_cell():
    table = doomed()
    table.act(0, Ready())
    table.state.lost[0].cell = 1
    table.rules.check(table.state)
    table.state.deck.append(HIDDEN)
    with pytest.raises(DamagedError):
        table.rules.check(table.state)


def test_it_starts_again_at_once_with_two_new_cards_where_it_likes():
    """C7."""
    table = doomed()
    table.act(0, Ready())
    free = set(table.play.free_savannah())
    assert {action.cell for action in table.rules.legal(table.state, 0)} == free  # type: ignore[attr-defined]
    for wrong, why in ((1, "no-savannah"), (table.state.cells[1], "cell-taken")):
        with pytest.raises(Rejection) as caught:
            table.act(0, PlaceSpecies(wrong))
        assert caught.value.message.id == f"reject-climate-{why}"
    top = table.stack("fur-up", "shape-down")
    table.act(0, PlaceSpecies(max(free)))
    assert table.state.hands[0] == list(top)
    assert (table.state.cells[0], table.state.seat) == (max(free), 0)
    with pytest.raises(Rejection) as caught:
        table.act(0, MoveSpecies(min(free)))
    assert caught.value.message.id == "reject-climate-moved-already"
    table.act(0, Ready())
    assert table.state.seat == 1


def test_a_new_start_never_draws_what_it_has_set_aside():
    """C12: the deck is refilled while deleterious cards lie aside, and no other card is left."""
    table = doomed()
    table.act(0, Ready())
    state = table.state
    bad = [n for n in state.deck if table.rules.cards.kinds[n] == "deleterious"]
    last = next(n for n in state.deck if n not in bad)
    rest = [n for n in state.deck if n not in {*bad, last}]
    state.hands[1], state.deck, state.discards = rest, bad, [last]
    told = table.act(0, PlaceSpecies(table.play.free_savannah()[0]))
    assert table.state.hands[0] == [last]
    assert "climate-reshuffled" in told
    assert set(table.state.discards) == set(bad)
    assert table.state.deck == []


@pytest.mark.parametrize(
    ("roll", "changed", "cause"), [(2, True, "stranded"), (5, True, "unreached")]
)
def test_the_cause_says_whether_it_could_have_moved(roll: int, changed: bool, cause: str):  # noqa: FBT001
    table = doomed(roll, changed=changed)
    table.act(0, Ready())
    assert table.state.lost[0].cause == cause


def test_a_species_that_must_move_into_a_deadly_cell_is_pushed_out():
    """C5: any free neighbour may be chosen, and there was none to live in."""
    table = Sitting(5)
    table.rolled(6)
    play = table.play
    here = next(
        cell
        for cell in table.world.cells
        if play.habitat(cell) == TEMPERATE
        and TUNDRA in {play.habitat(other) for other in table.world.near[cell]}
    )
    table.state.cells[0], table.state.genes[0] = here, [3, 3, 3]
    good = [c for c in table.world.near[here] if play.habitat(c) == TEMPERATE]
    table.state.cells[1 : 1 + len(good)] = good[:4]
    assert len(good) <= 4
    table.state.cells = ([*table.state.cells, 1, 2, 3])[:5]
    table.act(0, MoveSpecies(table.near(here, TUNDRA)))
    assert table.act(0, Ready())[0] == "climate-extinct-pushed"


def test_one_that_could_have_lived_is_said_to_have_been_saveable():
    table = doomed()
    table.stand(0, TROPICAL, (1, 1, 2))
    table.hold(0, "fur-up")
    assert table.act(0, Ready()) == ["climate-extinct-unsaved"]


def test_one_that_moved_past_a_cell_to_live_in_could_have_been_saved():
    table = Sitting()
    table.rolled(6)
    table.state.cells[0] = next(
        cell
        for cell in table.world.cells
        if table.play.habitat(cell) == SAVANNAH
        and TROPICAL in {table.play.habitat(c) for c in table.world.near[cell]}
        and cell != table.state.cells[1]
    )
    table.act(0, MoveSpecies(table.near(table.state.cells[0], TROPICAL)))
    assert table.act(0, Ready())[0] == "climate-extinct-unsaved"


def small_land(table: Sitting, *boards: list[str]) -> None:
    land = table.rules.content.map["coast"]
    table.rules.world = world_of(replace(land, boards=tuple(map(tuple, boards)) * 5))


def test_where_no_savannah_is_free_a_species_waits_and_skips_its_turns():
    """C8."""
    table = doomed()
    small_land(table, ["STRF"])
    table.state.cells = [2, 1]
    told = table.act(0, Ready())
    assert told == ["climate-extinct-stranded", "climate-waits"]
    assert (table.state.seat, table.state.cells) == (1, [0, 1])
    table.act(1, Draw(), move=[1])
    told = table.act(1, Ready(), change=[1])
    assert "climate-skips" in told
    assert (table.state.round, table.state.seat) == (3, 1)
    assert table.state.record[-1].habitats == [-1, 0]


def test_one_that_waits_starts_again_in_its_turn_when_a_cell_is_free():
    """C8."""
    table = doomed()
    small_land(table, ["STRF"])
    table.state.cells = [2, 1]
    table.act(0, Ready())
    table.state.step = "act"
    table.state.cells, table.state.genes[1] = [0, 3], [2, 2, 2]
    table.act(1, Ready(), change=[1])
    assert (table.state.seat, table.state.step) == (0, "restart")
    table.act(0, PlaceSpecies(1))
    assert len(table.state.hands[0]) == 2
    table.act(0, Ready())
    assert table.state.seat == 1


# -- the end -------------------------------------------------------------------------------------
def finished(tokens: list[int], extinctions: list[int]) -> list[int]:
    """End the last round with so many tokens and extinctions; give the winners."""
    seats = len(tokens)
    table = Sitting(seats, rounds=2)
    table.state.seat = seats - 1
    for seat, count in enumerate(tokens):
        table.state.tokens[seat] = [number < count for number in range(4)]
    table.state.extinctions = extinctions
    told = table.act(seats - 1, Ready())
    assert told == ["climate-ended"]
    assert table.state.phase == "over"
    return table.state.winners


def test_with_no_last_round_the_game_goes_on():
    """C13."""
    table = Sitting(rounds=0)
    table.state.round, table.state.seat = 60, 1
    table.state.record = []
    table.act(1, Ready(), change=[1])
    assert (table.state.phase, table.state.round) == ("turn", 61)


def test_a_match_without_a_last_round_still_ends():
    """C21: people who choose by chance may never gather four tokens."""
    table = Sitting(rounds=0)
    table.state.round, table.state.seat = 200, 1
    assert table.act(1, Ready()) == ["climate-ended"]


# The deck: what its top shows, when it is refilled, and when no card is left (C2, C18, C20).


def at_draw() -> Sitting:
    table = Sitting()
    table.state.step = "draw"
    return table


def test_when_every_card_is_in_a_hand_nothing_is_drawn():
    """C18."""
    table = at_draw()
    table.state.hands[1], table.state.deck = table.state.deck, []
    told = table.act(0, Draw(), move=[1])
    assert told[0] == "climate-no-card"
    assert table.state.hands[0] == []
    assert table.state.step == "act"


def test_a_deleterious_card_on_top_is_seen_by_all_and_nothing_under_it():
    """C2."""
    table = at_draw()
    (bad, _) = table.stack("deleterious", "fur-up")
    for seat in (0, 1, None):
        deck = table.rules.view(table.state, seat).deck
        assert deck[-1] == bad
        assert set(deck[:-1]) == {HIDDEN}
    table.stack("fur-up")
    assert set(table.rules.view(table.state, 0).deck) == {HIDDEN}


def test_a_card_that_was_played_or_lost_lies_open_and_a_hand_is_its_owners():
    """C20."""
    table = Sitting()
    mine = table.hold(0, "fur-up", "neutral")
    other = table.hold(1, "shape-up")
    table.act(0, Preadapt(mine[:1]))
    for seat in (0, 1, None):
        seen = table.rules.view(table.state, seat)
        assert seen.discards == [mine[0]]
        assert seen.hands == [
            [mine[1]] if seat == 0 else [HIDDEN],
            list(other) if seat == 1 else [HIDDEN],
        ]


def test_the_card_drawn_is_seen_by_its_owner_alone_unless_it_is_deleterious():
    table = at_draw()
    (card,) = table.stack("fur-up")
    table.act(0, Draw(), move=[1])
    assert table.rules.view(table.state, 0).drawn == card
    assert table.rules.view(table.state, 1).drawn == HIDDEN
    table = at_draw()
    (bad,) = table.stack("deleterious")
    table.act(0, Draw(), move=[1])
    assert table.rules.view(table.state, 1).drawn == bad


def test_whether_another_could_live_elsewhere_is_not_told():
    """Its hand stands in that."""
    table = Sitting()
    table.state.hope = True
    assert table.rules.view(table.state, 0).hope
    assert not table.rules.view(table.state, 1).hope
    assert not table.rules.view(table.state, None).hope
