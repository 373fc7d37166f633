"""*Last card*, *Winner*, points, and how rounds end (rules page; S8, S13, S14, S17, S18, S20, S22)."""

from __future__ import annotations

import pytest

from reefkit.games.succession import actions as do
from reefkit.games.succession import content
from reefkit.games.succession.state import NOBODY
from reefkit.match.game import Ready
from tests.games.succession.laid_out import lay_out

# -- Last card ----------------------------------------------------------------------------------


def test_who_says_last_card_cannot_be_caught() -> None:
    table = lay_out("2 7", "3 3", "3 3").play(0, "2", last=True)
    assert "called-last" in table.told
    assert table.refused(1, do.Catch(0)) == "catch-nobody"


def test_who_does_not_say_it_is_caught_before_the_next_card_and_draws_two() -> None:
    table = lay_out("2 7", "3 3", "3 3").play(0, "2")
    assert table.state.uncalled == 0
    assert table.refused(0, do.Catch(0)) == "catch-yourself"
    assert table.refused(1, do.Catch(2)) == "catch-nobody"
    for seat in (1, 2):
        assert do.Catch(0) in table.rules.legal(table.state, seat)
    table.act(2, do.Catch(0))
    assert table.sizes == [3, 2, 2]
    assert table.stands == ("turn", 1), "the turn stays whose it was"
    assert table.refused(1, do.Catch(0)) == "catch-nobody"


def test_the_next_card_laid_ends_the_time_to_catch_and_a_draw_does_not() -> None:
    table = lay_out("2 7", "3 12 3", "3 3", deck="13 13 13").play(0, "2").act(1, do.DrawOne())
    assert do.Catch(0) in table.rules.legal(table.state, 2)
    table.passes(1).play(2, "3", last=True)
    assert table.refused(1, do.Catch(0)) == "catch-nobody"


def test_an_upgrade_is_a_card_laid_too() -> None:
    table = lay_out("5 2", "6 3 3", "3 3").play(0, "5").passes(0)
    assert table.state.uncalled == 0
    table.act(1, do.Upgrade())
    assert table.state.uncalled == NOBODY


def test_who_draws_for_another_reason_holds_more_than_one_card_and_is_not_caught() -> None:
    table = lay_out("2 7", "shrimp 3 3", "3 3", direction=1).play(0, "2")
    table.state.direction = -1
    table.play(1, "shrimp")
    assert table.state.uncalled == NOBODY


def test_it_has_to_be_said_every_time() -> None:
    table = lay_out("7 12", "2 3", colour="yellow", deck="8").play(0, "7", last=True)
    table.state.player, table.state.phase = 0, "turn"
    table.act(0, do.DrawOne()).play(0, "8")
    assert table.state.uncalled == 0


def test_a_call_that_is_not_true_is_refused_and_costs_nothing() -> None:
    table = lay_out("2 7 8", "3 3")
    assert table.refused(0, do.Play("diatoms", last=True)) == "not-last"
    assert table.refused(0, do.Play("diatoms", winner=True)) == "not-winner"
    alone = lay_out("2", "3 3")
    assert alone.refused(0, do.Play("diatoms", last=True)) == "not-last"


def test_from_two_cards_to_none_in_one_turn_needs_winner_only() -> None:
    table = lay_out("5 6", "3 3", rounds=2).play(0, "5")
    assert table.state.uncalled == NOBODY, "the turn is not over"
    assert table.refused(1, do.Catch(0)) == "catch-nobody"
    table.act(0, do.Follow(winner=True))
    assert table.state.phase == "survey"
    assert table.state.out == [0]
    crab = lay_out("crab 6", "3 3").play(0, "crab", number=6, winner=True)
    assert crab.state.phase == "survey"


def test_who_declines_to_follow_with_one_card_must_have_said_it_with_the_first() -> None:
    silent = lay_out("5 6", "3 3").play(0, "5").passes(0)
    assert silent.state.uncalled == 0
    said = lay_out("5 6", "3 3").play(0, "5", last=True).passes(0)
    assert said.state.uncalled == NOBODY


def test_an_upgrader_with_one_card_left_is_caught_only_once_it_lays_no_more() -> None:
    table = lay_out("5 2 2", "6 7", "3 3").play(0, "5").passes(0).act(1, do.Upgrade())
    assert table.state.uncalled == NOBODY
    assert table.passes(1).state.uncalled == 1
    whole = lay_out("5 2 2", "6 7", "3 3").play(0, "5").passes(0).act(1, do.Upgrade())
    assert whole.play(1, "7", winner=True).state.out == [1]


# -- Winner -------------------------------------------------------------------------------------


def test_who_says_winner_ends_the_round() -> None:
    table = lay_out("2", "3 crab", "12").play(0, "2", winner=True)
    assert table.state.phase == "survey"
    assert table.state.points == [[0, 4, 1]]
    assert table.state.out == [0]


def test_who_forgets_draws_two_and_plays_on() -> None:
    table = lay_out("2", "3 3", "12").play(0, "2")
    assert "forgot-winner" in table.told
    assert table.sizes == [2, 2, 1]
    assert table.stands == ("turn", 1)


def test_a_forgotten_winner_is_penalised_first_and_then_the_card_does_what_it_does() -> None:
    """S18, with what is drawn told in order."""
    table = lay_out("starfish", "3 3", "12").play(0, "starfish")
    assert table.sizes == [7, 7, 6]
    assert table.told[:2] == ["laid", "forgot-winner"]
    assert table.told.index("forgot-winner") < table.told.index("restarts")
    crab = lay_out("crab", "3 3", "12").play(0, "crab")
    assert crab.sizes[0] == 2
    assert crab.stands == ("turn", 2)
    brown = lay_out("5", "3 3", deck="6 6").play(0, "5")
    assert brown.stands == ("follow", 0)
    assert brown.act(0, do.Follow(last=True)).state.colour == "yellow"


def test_with_nothing_left_to_draw_the_last_card_ends_the_round_without_the_call() -> None:
    table = lay_out("2", "3 3", deck="", pile="").play(0, "2")
    assert table.state.phase == "survey"
    assert table.state.out == [0]


def test_with_one_card_left_to_draw_one_penalty_is_enough() -> None:
    table = lay_out("2", "3 3", deck="13", pile="").play(0, "2")
    assert table.sizes == [1, 2]
    assert table.state.uncalled == NOBODY


@pytest.mark.parametrize(
    ("card", "sizes"),
    [("starfish", [0, 7, 7]), ("nudibranch", [0, 4, 4]), ("shrimp", [0, 4, 2]), ("jellyfish", [0, 2, 2]), ("invader", [0, 3, 2]), ("crab", [0, 2, 2]), ("ice-scour", [0, 2, 2]), ("bare-patch", [0, 2, 2])],
)  # fmt: skip
def test_a_last_card_ends_the_round_at_once_and_what_it_does_falls_on_the_others(
    card: str, sizes: list[int]
) -> None:
    colour = "blue" if card in {"nudibranch", "jellyfish"} else None
    table = lay_out(card, "3 3", "12 13").play(0, card, winner=True, colour=colour)
    assert table.state.phase == "survey"
    assert table.sizes == sizes


def test_a_number_that_ends_the_hand_ends_the_round_before_any_window() -> None:
    table = lay_out("2 5", "6 3", "12 13").play(0, "2", last=True)
    table.state.player, table.state.phase = 0, "turn"
    assert table.play(0, "5", winner=True).state.phase == "survey"


# -- points and rounds --------------------------------------------------------------------------


def test_a_numbered_card_left_counts_one_and_any_other_three() -> None:
    table = lay_out("2", "3 12 crab", "storm invader 1").play(0, "2", winner=True)
    assert table.state.points == [[0, 5, 7]]


def test_after_the_agreed_rounds_the_fewest_points_win_and_ties_share_the_place() -> None:
    table = lay_out("2", "3 3", "3 12", rounds=2, round=2, points=[[4, 0, 0]], out=[1])
    table.play(0, "2", winner=True)
    for seat in range(3):
        assert table.rules.left(table.state, seat) is None
        table.act(seat, Ready())
    assert table.state.phase == "over"
    assert table.events[-1].what.values["players"] == ["P1", "P2"]
    assert table.events[-1].what.values["points"] == 2


def test_the_next_round_is_dealt_from_all_cards_when_everybody_is_ready() -> None:
    table = lay_out("2", "3 3", rounds=3, deck="12 12 14 14 15 15 1 1")
    assert table.state.gone
    every = table.every_card()
    table.play(0, "2", winner=True).act(0, Ready())
    assert table.refused(0, Ready()) == "not-asked"
    table.act(1, Ready())
    assert table.state.round == 2
    assert table.state.phase == "start"
    assert table.every_card() == every
    assert table.state.gone == []
    assert table.sizes == [10, 10]


def test_three_rounds_are_played_unless_the_option_says_otherwise() -> None:
    assert content.default().rules.options.rounds == 3


# -- S14 ----------------------------------------------------------------------------------------


def test_after_sixty_turns_a_player_starfish_leave_at_each_reshuffle() -> None:
    numbers = content.default().rules.numbers
    assert (numbers.restarts_until, numbers.round_until) == (60, 120)
    pile = "starfish 12 starfish 13 1"
    for turn, left in ((2 * 60, 0), (2 * 60 + 1, 2)):
        table = lay_out("2 7", "3 3", pile=pile, deck="", turn=turn).act(0, do.DrawOne())
        shuffled = [*table.state.deck, *table.state.hands[0]]
        assert shuffled.count("starfish") == 2 - left
        assert ("starfish-leave" in table.told) is bool(left)


def test_when_only_starfish_would_be_shuffled_there_is_nothing_to_draw() -> None:
    table = lay_out("7 7", "3 3", pile="starfish 1", deck="", turn=121)
    assert table.rules.legal(table.state, 0) == [do.Pass()]


def test_after_a_hundred_and_twenty_turns_a_player_the_round_is_scored_as_it_stands() -> None:
    table = lay_out("2 7", "3 crab", rounds=2, turn=239).play(0, "2", last=True)
    assert table.stands == ("turn", 1)
    assert table.state.turn == 240
    table.play(1, "3", last=True)
    assert table.state.phase == "survey"
    assert table.state.out == [NOBODY]
    assert table.state.points == [[1, 3]]
    assert "round-stopped" in table.told


def test_a_restart_after_so_many_turns_ends_the_round_too() -> None:
    table = lay_out("starfish 7 7", "3 crab", turn=240).play(0, "starfish")
    assert table.state.phase == "survey"
    assert table.state.out == [NOBODY]
