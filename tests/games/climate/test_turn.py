"""A turn: the card, the die, moving, adapting, preadapting, tokens and too many cards."""

import pytest
from msgspec.structs import replace

from reefkit.games.climate import turn
from reefkit.games.climate.actions import (
    Adapt,
    Draw,
    Exchange,
    MoveSpecies,
    PlaceSpecies,
    Preadapt,
)
from reefkit.games.climate.bots import decide
from reefkit.games.climate.rules import ClimateRules
from reefkit.match.errors import Rejection
from reefkit.match.game import Ready
from reefkit.match.plain_random import PlainLuck
from tests.games.climate.tables import SAVANNAH, TROPICAL, Sitting, match_of


def refused(table: Sitting, action: object, seat: int = 0) -> str:
    """Return the id of the rejection; the table stays as it is."""
    before = table.state
    with pytest.raises(Rejection) as caught:
        table.act(seat, action)  # type: ignore[arg-type]
    assert table.state is before
    return caught.value.message.id.removeprefix("reject-climate-")


def at_draw(**options: bool) -> Sitting:
    table = Sitting(**options)
    table.state.step = "draw"
    return table


# -- 1 and 2: the card and the die ---------------------------------------------------------------
def test_a_turn_begins_with_a_card_and_a_roll():
    table = at_draw()
    (card,) = table.stack("fur-up")
    told = table.act(0, Draw(), move=[3])
    assert told == ["climate-drew", "climate-roll-stays"]
    assert table.state.hands[0] == [card]
    assert (table.state.roll, table.state.must, table.state.steps) == (3, False, 0)
    assert refused(table, Draw()) == "drawn-already"


def test_only_the_owner_is_told_which_card_was_drawn():
    table = at_draw()
    table.stack("fur-up")
    table.act(0, Draw(), move=[1])
    assert [event.only for event in table.events] == [(0,), None]


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_a_roll_of_1_to_3_is_no_move(roll: int):
    table = at_draw()
    table.act(0, Draw(), move=[roll])
    assert refused(table, MoveSpecies(table.near(table.state.cells[0], SAVANNAH))) == "stays"
    table.act(0, Ready())
    assert table.state.seat == 1


@pytest.mark.parametrize("changed", [False, True])
def test_a_species_that_fits_may_go_one_step_after_a_low_roll_where_steps_are_free(changed: bool):  # noqa: FBT001
    table = at_draw(free_step=True)
    table.state.changed = changed
    assert table.act(0, Draw(), move=[3])[-1] == "climate-roll-free"
    assert table.rules.step(table.state).id == "step-climate-free"
    assert (table.state.steps, table.state.must) == (1, False)
    table.act(0, MoveSpecies(table.near(table.state.cells[0], SAVANNAH)))
    assert table.state.moved


@pytest.mark.parametrize("roll", [4, 5, 6])
def test_a_roll_of_4_to_6_is_a_move_to_a_free_neighbour(roll: int):
    table = at_draw()
    told = table.act(0, Draw(), move=[roll])
    assert told[-1] == "climate-roll-must"
    assert refused(table, Ready()) == "reject-not-done"
    here = table.state.cells[0]
    two_away = next(
        cell
        for step in table.world.near[here]
        for cell in table.world.near[step]
        if cell != here and cell not in table.world.near[here]
    )
    assert refused(table, MoveSpecies(two_away)) == "too-far"
    assert refused(table, MoveSpecies(here)) == "cell-taken"
    assert refused(table, MoveSpecies(41)) == "no-such-cell"
    cell = table.near(here, SAVANNAH)
    table.act(0, MoveSpecies(cell))
    assert table.state.cells[0] == cell
    assert refused(table, MoveSpecies(here)) == "moved-already"
    table.act(0, Ready())
    assert table.state.seat == 1


def test_a_4_to_6_with_no_free_neighbour_is_no_move():
    """C5."""
    table = Sitting(5)
    table.state.step = "draw"
    corner = 36  # first cell of the last row
    table.state.cells = [corner, *table.world.near[corner], 1, 2, 3][:5]
    assert len(table.world.near[corner]) <= 4
    told = table.act(0, Draw(), move=[6])
    assert told[-1] == "climate-roll-blocked"
    assert not table.state.must
    assert refused(table, MoveSpecies(1)) == "no-way"
    table.act(0, Ready())
    assert table.state.seat == 1
    assert table.state.extinctions[0] == 0


def test_nobody_acts_out_of_turn():
    table = at_draw()
    assert refused(table, Draw(), seat=1) == "not-your-turn"
    assert refused(table, Ready()) == "draw-first"
    assert refused(table, MoveSpecies(1)) == "draw-first"
    assert refused(table, PlaceSpecies(40)) == "placed-already"


# -- 3: adapting and tokens ----------------------------------------------------------------------
def moving(habitat: int, *kinds: str) -> tuple[Sitting, int, tuple[int, ...]]:
    """Return a table whose first species must move, a neighbour of a habitat, and cards in hand."""
    table = Sitting()
    table.rolled(4)
    play = table.play
    start = next(
        cell
        for cell in table.world.cells
        if play.habitat(cell) == SAVANNAH
        and cell != table.state.cells[1]
        and any(play.habitat(other) == habitat for other in table.world.near[cell])
    )
    table.state.cells[0] = start
    return table, table.near(start, habitat), table.hold(0, *kinds)


def test_to_enter_a_habitat_two_genes_must_have_its_value():
    table, cell, cards = moving(TROPICAL, "fur-up", "shape-up")
    told = table.act(0, MoveSpecies(cell, cards))
    assert told == ["climate-moved", "climate-adapted", "climate-token"]
    assert table.state.genes[0] == [2, 2, 1]
    assert table.state.tokens[0] == [True, True, False, False]
    assert table.state.hands[0] == []
    assert table.state.discards == list(cards)
    table.act(0, Ready())
    assert table.state.extinctions[0] == 0


def test_adapting_may_come_after_the_move():
    table, cell, cards = moving(TROPICAL, "fur-up", "shape-up")
    assert refused(table, Adapt(cards)) == "move-first"
    assert table.act(0, MoveSpecies(cell)) == ["climate-moved"]
    assert table.act(0, Adapt(cards)) == ["climate-adapted", "climate-token"]


@pytest.mark.parametrize(
    ("kinds", "why"),
    [
        (["fur-up"], "not-enough"),
        (["fur-up", "shape-up", "metabolism-up"], "superfluous"),
        (["fur-up", "shape-up", "shape-up"], "not-enough"),
        (["fur-up", "shape-up", "fur-down"], "both-ways"),
        (["fur-up", "neutral"], "neutral"),
        (["fur-down", "shape-up"], "out-of-range"),
    ],
)
def test_adapting_plays_no_card_that_could_be_left_out_nor_too_few(kinds: list[str], why: str):
    """C9."""
    table, cell, cards = moving(TROPICAL, *kinds)
    assert refused(table, MoveSpecies(cell, cards)) == why
    table.act(0, MoveSpecies(cell))
    assert refused(table, Adapt(cards)) == why


def test_cards_that_are_not_in_the_hand_are_refused():
    table, cell, cards = moving(TROPICAL, "fur-up", "shape-up")
    assert refused(table, MoveSpecies(cell, (cards[0], cards[0]))) == "not-your-card"
    (other,) = table.hold(1, "shape-up")
    assert refused(table, MoveSpecies(cell, (cards[0], other))) == "not-your-card"


def test_a_species_that_is_adapted_plays_no_card_to_adapt():
    table, _, cards = moving(TROPICAL, "fur-up")
    table.act(0, MoveSpecies(table.near(table.state.cells[0], SAVANNAH)))
    assert refused(table, Adapt(cards)) == "adapted-already"


def test_the_fourth_token_wins_at_once():
    """C11."""
    table, cell, cards = moving(TROPICAL, "fur-up", "shape-up")
    table.state.tokens[0] = [True, False, True, True]
    told = table.act(0, MoveSpecies(cell, cards))
    assert told[-1] == "climate-won"
    assert table.state.phase == "over"
    assert table.state.winners == [0]


# -- the round after a change --------------------------------------------------------------------


def test_one_that_adapts_where_it_stands_has_chosen_to_stay():
    """C16."""
    table = Sitting()
    table.rolled(6, changed=True)
    table.stand(0, TROPICAL, (1, 1, 1))
    table.act(0, Adapt(table.hold(0, "fur-up", "shape-up")))
    assert refused(table, MoveSpecies(table.world.near[table.state.cells[0]][0])) == "settled"


# -- 4: preadapting ------------------------------------------------------------------------------
@pytest.mark.parametrize("gene", ["shape", "fur", "metabolism"])
def test_with_three_fitting_genes_any_one_may_be_changed_as_far_as_cards_carry_it(gene: str):
    """C9."""
    table = Sitting()
    cards = table.hold(0, f"{gene}-up", f"{gene}-up", f"{gene}-up")
    table.act(0, Preadapt(cards))
    assert sorted(table.state.genes[0]) == [1, 1, 4]
    assert refused(table, Preadapt(table.hold(0, "fur-up"))) == "preadapted-already"


def test_with_two_fitting_genes_only_the_third_may_be_changed():
    """C9."""
    table = Sitting()
    table.state.genes[0] = [1, 1, 3]
    assert refused(table, Preadapt(table.hold(0, "fur-up"))) == "preadapt-two"
    table.act(0, Preadapt(table.hold(0, "metabolism-down")))
    assert table.state.genes[0] == [1, 1, 2]


@pytest.mark.parametrize(
    ("kinds", "why"),
    [
        (["fur-up", "shape-up"], "preadapt-one"),
        (["fur-up", "fur-down"], "both-ways"),
        (["neutral"], "neutral"),
        ([], "preadapt-one"),
        (["fur-up"] * 4, "out-of-range"),
    ],
)
def test_preadapting_changes_one_gene_one_way_within_its_values(kinds: list[str], why: str):
    """C17."""
    table = Sitting()
    assert refused(table, Preadapt(table.hold(0, *kinds))) == why


def test_a_species_that_is_not_adapted_cannot_preadapt():
    table = Sitting()
    table.rolled(2, changed=True)
    table.stand(0, TROPICAL, (1, 1, 2))
    assert refused(table, Preadapt(table.hold(0, "fur-up"))) == "preadapt-unadapted"


# -- exchanging cards, where that is chosen -------------------------------------------------------
def test_cards_laid_aside_are_replaced_once_a_turn_and_never_by_themselves_or_harmful_ones():
    """C24."""
    table = Sitting(exchange=True)
    laid = table.hold(0, "neutral", "shape-down")
    (kept,) = table.hold(0, "fur-up")
    table.state.hands[0] = [*laid, kept]
    new = table.stack("fur-down", "deleterious", "shape-up")
    told = table.act(0, Exchange(laid))
    assert told == ["climate-exchanged", "climate-drew", "climate-drew", "climate-set-aside"]
    assert table.state.hands[0] == [kept, new[0], new[2]]
    assert set(table.state.discards) == {*laid, new[1]}
    assert refused(table, Exchange((kept,))) == "no-exchange"
    assert not any(isinstance(each, Exchange) for each in turn.legal(table.play, 0))
    table.act(0, Ready())
    table.act(1, Draw(), move=[1])
    table.hold(1, "neutral")
    assert any(isinstance(each, Exchange) for each in turn.legal(table.play, 1))


def test_no_card_is_exchanged_by_the_printed_rules_nor_in_need():
    table = Sitting()
    assert refused(table, Exchange(table.hold(0, "neutral"))) == "no-exchange"
    table = Sitting(exchange=True)
    cards = table.hold(0, "neutral")
    assert refused(table, Exchange((*cards, *cards))) == "not-your-card"
    table.rolled(5)
    assert refused(table, Exchange(cards)) == "no-exchange"
    table.rolled(2, changed=True)
    table.stand(0, TROPICAL, (1, 1, 2))
    assert refused(table, Exchange(cards)) == "no-exchange"


def test_what_an_exchange_drew_is_not_taken_back():
    match = match_of(exchange=True)
    assert isinstance(match.rules, ClimateRules)
    before = replace(match.state, phase="turn", step="act")
    after = replace(before, exchanged=True)
    assert match.rules.undo_scope(before) != match.rules.undo_scope(after)


def test_bots_exchange_only_cards_that_can_change_nothing():
    table = Sitting(exchange=True)
    table.hold(0, "fur-up", "neutral", "fur-down")
    fur, *idle = table.state.hands[0]
    found = decide(table.play, 0, "hoarder", PlainLuck(1, 0, 1, "turn"))
    assert found == Exchange(tuple(idle)), f"{fur} may still be played"
