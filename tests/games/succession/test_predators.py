"""The five predators, and the two variations (rules page; S1, S5, S6, S12 to S16, S18)."""

from __future__ import annotations

import pytest

from reefkit.games.succession import actions as do
from reefkit.games.succession import content
from reefkit.games.succession.state import NOBODY
from tests.games.succession.laid_out import lay_out, named

# -- starfish -----------------------------------------------------------------------------------


def test_a_starfish_makes_all_draw_five_and_the_game_starts_again_from_the_lowest_card() -> None:
    table = lay_out("starfish 7 8", "3 9", "12 13", pile="13 14", colour="blue")
    table.play(0, "starfish")
    assert table.sizes == [7, 7, 7]
    assert table.state.phase == "start"
    assert table.state.pile[:2] == named("13 14"), "the discard pile is left as it is"
    lowest = min(
        table.rules.content.cards[kind].number or 99 for h in table.state.hands for kind in h
    )
    assert table.rules.content.cards[table.state.opening].number == lowest


def test_a_reversed_direction_survives_a_starfish() -> None:
    table = lay_out("starfish 7 8", "3 9", "12 13", deck="", pile="", direction=-1)
    table.play(0, "starfish")
    assert table.stands == ("start", 1)
    assert table.play(1, "3").stands == ("turn", 0)


def test_a_restart_without_a_number_in_any_hand_keeps_the_colour_and_goes_on() -> None:
    table = lay_out("starfish crab", "crab", "shrimp", deck="", pile="", colour="blue")
    table.play(0, "starfish", last=True)
    assert "no-number-to-start" in table.told
    assert table.stands == ("turn", 1)
    assert table.state.colour == "blue"


# -- crab and shrimp ----------------------------------------------------------------------------


def test_a_crab_lays_a_card_of_a_number_named_and_turns_the_other_way() -> None:
    table = lay_out("crab 12 3 3", "3 9", "12 13", colour="green")
    table.play(0, "crab", number=12)
    assert table.state.pile[-2:] == ["crab", "sea-anemones"]
    assert table.state.colour == "blue"
    assert table.stands == ("turn", 2)
    assert table.play(2, "13", last=True).stands == ("turn", 1)


def test_of_two_players_a_crab_gives_the_same_player_another_turn() -> None:
    assert lay_out("crab 2 3 3", "3 9").play(0, "crab", number=2).stands == ("turn", 0)


@pytest.mark.parametrize("kind", ["crab", "shrimp"])
def test_without_a_numbered_card_in_hand_none_is_discarded_and_the_colour_stays(kind: str) -> None:
    table = lay_out(f"{kind} starfish jellyfish", "3 9", "12 13", colour="yellow")
    plays = [each for each in table.rules.legal(table.state, 0) if isinstance(each, do.Play)]
    assert {each.number for each in plays if each.card == kind} == {None}
    assert table.refused(0, do.Play(kind, number=3)) == "number-not-held"
    table.play(0, kind)
    assert table.state.pile[-1] == kind
    assert table.state.colour == "yellow"


@pytest.mark.parametrize("kind", ["crab", "shrimp"])
def test_naming_is_optional_and_the_number_must_be_one_held(kind: str) -> None:
    table = lay_out(f"{kind} 12 3 3", "3 9", "12 13", colour="yellow")
    assert table.refused(0, do.Play(kind, number=9)) == "number-not-held"
    assert table.refused(0, do.Play(kind, colour="blue")) == "names-nothing"
    table.play(0, kind)
    assert table.state.colour == "yellow"
    assert table.sizes[0] == 3


def test_a_shrimp_makes_the_next_player_draw_two() -> None:
    table = lay_out("shrimp 12 3 3", "3 9", "12 13").play(0, "shrimp", number=12)
    assert table.sizes == [2, 4, 2]
    assert table.stands == ("turn", 1)


def test_in_a_reversed_game_the_next_player_is_the_one_before() -> None:
    table = lay_out("shrimp 12 3 3", "3 9", "12 13", direction=-1).play(0, "shrimp", number=12)
    assert table.sizes == [2, 2, 4]


# -- nudibranch and jellyfish -------------------------------------------------------------------


def test_a_nudibranch_names_the_colour_and_all_others_draw_two() -> None:
    table = lay_out("nudibranch 12 3", "3 9", "12 13")
    assert table.refused(0, do.Play("nudibranch")) == "name-colour"
    assert table.refused(0, do.Play("nudibranch", number=3, colour="blue")) == "names-nothing"
    table.play(0, "nudibranch", colour="blue")
    assert table.sizes == [2, 4, 4]
    assert table.state.colour == "blue"
    assert table.stands == ("turn", 1)


def test_a_jellyfish_names_the_colour_and_the_next_player_is_skipped() -> None:
    table = lay_out("jellyfish 12 3", "3 9", "12 13").play(0, "jellyfish", colour="yellow")
    assert table.state.colour == "yellow"
    assert table.sizes == [2, 2, 2]
    assert table.stands == ("turn", 2)


def test_of_two_players_a_jellyfish_gives_the_same_player_another_turn() -> None:
    assert lay_out("jellyfish 2 3", "3 9").play(0, "jellyfish", colour="green").stands == (
        "turn",
        0,
    )


def test_only_green_yellow_and_blue_can_be_named() -> None:
    table = lay_out("jellyfish 2 3", "3 9")
    named_colours = {
        each.colour
        for each in table.rules.legal(table.state, 0)
        if isinstance(each, do.Play) and each.card == "jellyfish"
    }
    assert named_colours == {"green", "yellow", "blue"}


@pytest.mark.parametrize("kind", ["starfish", "crab", "shrimp", "nudibranch", "jellyfish"])
def test_predators_go_over_any_colour_on_ones_own_turn_alone(kind: str) -> None:
    for colour in ("green", "yellow", "blue"):
        table = lay_out(f"{kind} 2 7 12", f"{kind} 3", colour=colour)
        assert any(
            isinstance(each, do.Play) and each.card == kind
            for each in table.rules.legal(table.state, 0)
        )
        assert table.refused(1, do.Play(kind)) == "not-asked"


# -- the variations -----------------------------------------------------------------------------


def test_the_variations_bring_sixteen_black_and_four_purple_cards_and_are_off() -> None:
    cards = content.default().cards
    for options, count in (
        ({"disturbances": False, "invaders": False}, 80),
        ({"disturbances": True, "invaders": False}, 96),
        ({"disturbances": False, "invaders": True}, 84),
        ({"disturbances": True, "invaders": True}, 100),
    ):
        assert len(lay_out("2", "3", **options).rules.deck) == count
    default = content.default().rules.options
    assert not default.disturbances
    assert not default.invaders
    assert all(each.copies == 4 for each in cards.values())
    assert {each.points for each in cards.values() if each.number} == {1}
    assert {each.points for each in cards.values() if not each.number} == {3}
    assert sorted(each.number for each in cards.values() if each.number) == list(range(1, 16))


def test_a_storm_sweeps_the_top_card_away_and_the_next_may_lay_any_green_card() -> None:
    table = lay_out("storm 12 3", "3 9", "12 13", pile="12 13", colour="blue")
    before = table.every_card()
    table.play(0, "storm")
    assert table.state.pile == ["sea-anemones", "storm"]
    assert table.state.gone.count("tunicates") == 1
    assert table.state.colour == "green"
    assert table.every_card() == before
    assert table.stands == ("turn", 1)


def test_a_swept_card_stays_out_of_the_round_and_comes_back_in_the_next() -> None:
    table = lay_out("storm 2", "3 9", pile="12 13", deck="", colour="blue")
    table.play(0, "storm", last=True)
    assert table.refused(1, do.Pass()) == "draw-instead"
    table.act(1, do.DrawOne())
    assert table.state.drawn == "sea-anemones"
    assert "tunicates" not in table.state.deck


def test_ice_scour_makes_everybody_hand_a_card_to_the_left() -> None:
    table = lay_out("ice-scour 12 3", "3 9", "12 13", direction=-1)
    table.play(0, "ice-scour")
    assert table.state.phase == "hand-on"
    for seat, card in enumerate(("sea-anemones", "hydroids")):
        table.act(seat, do.HandOn(card))
        assert table.refused(seat, do.HandOn(card)) == "not-asked"
        assert table.told == []
    assert table.refused(2, do.HandOn("snails")) == "not-held"
    table.act(2, do.HandOn("tunicates"))
    assert table.state.hands == [named("3 13"), named("3 12"), named("12 9")]
    assert table.stands == ("turn", 2), "left is clockwise, whichever way the turns go"


def test_what_is_handed_on_is_seen_by_giver_and_receiver_alone() -> None:
    table = lay_out("ice-scour 12 3", "3 9", "12 13").play(0, "ice-scour")
    table.act(0, do.HandOn("sea-anemones"))
    for seat in (1, 2, None):
        assert table.rules.view(table.state, seat).given == [""] * 3
        assert table.rules.veil(table.state, 0, do.HandOn("sea-anemones"), seat) is None
    table.act(1, do.HandOn("hydroids")).act(2, do.HandOn("tunicates"))
    told = [event for event in table.events if event.what.id == "succession-handed"]
    assert [event.only for event in told] == [(0, 1), (1, 2), (2, 0)]


def test_after_sedimentation_the_next_player_may_play_no_number_above_ten() -> None:
    table = lay_out("sedimentation 12 3", "12 9 crab 11", "12 13", pile="12", colour="blue").play(
        0, "sedimentation"
    )
    assert table.state.limit == 10
    assert table.refused(1, do.Play("sea-anemones")) == "limit"
    assert table.refused(1, do.Play("crab", number=12)) == "number-not-held"
    table.play(1, "crab", number=9)
    assert table.state.limit == 0
    assert table.state.colour == "yellow"


def test_sedimentation_holds_for_one_turn_and_for_the_follower_too() -> None:
    table = lay_out("sedimentation 7 3", "10 11 2", "12 13", pile="7", colour="yellow")
    table.play(0, "sedimentation").play(1, "10")
    assert table.refused(1, do.Follow()) == "limit"
    assert do.Follow() not in table.rules.legal(table.state, 1)
    table.passes(1, 0, 2)
    assert table.state.limit == 0


def test_a_bare_patch_is_followed_by_a_green_card_of_the_same_player_at_once() -> None:
    table = lay_out("bare-patch 12 3 5", "3 9", pile="12", colour="blue")
    table.play(0, "bare-patch")
    assert table.stands == ("patch", 0)
    assert table.refused(0, do.Play("sea-anemones")) == "patch"
    assert table.refused(0, do.Pass()) == "not-now"
    table.play(0, "5")
    assert table.stands == ("follow", 0), "a brown alga opens succession by whatever way (S13)"
    assert table.state.colour == "green"


def test_a_bare_patch_without_a_green_card_ends_the_turn() -> None:
    table = lay_out("bare-patch 12 7", "3 9", pile="12", colour="blue").play(0, "bare-patch")
    assert table.stands == ("turn", 1)
    assert table.state.colour == "blue"


@pytest.mark.parametrize(
    ("pile", "colour", "then"),
    [("7", "yellow", "yellow"), ("7 crab", "blue", "blue"), ("7 storm", "green", "green")],
)
def test_an_invader_takes_the_colour_below_it_and_the_next_player_draws_one(
    pile: str, colour: str, then: str
) -> None:
    table = lay_out("invader 12 3", "3 9", "12 13", pile=pile, colour=colour)
    table.play(0, "invader")
    assert table.state.colour == then
    assert table.sizes == [2, 3, 2]
    assert table.stands == ("turn", 1)


@pytest.mark.parametrize("kind", ["storm", "ice-scour", "sedimentation", "bare-patch", "invader"])
def test_black_and_purple_cards_are_laid_on_ones_own_turn_over_any_colour(kind: str) -> None:
    for colour in ("green", "yellow", "blue"):
        table = lay_out(f"{kind} 2 7 12", f"{kind} 3", colour=colour)
        assert table.refused(1, do.Play(kind)) == "not-asked"
        assert table.play(0, kind).state.pile[-1] == kind
    more = lay_out(f"{kind} 7 12 6", "5 3 3", player=1).play(1, "5").passes(1)
    more.act(0, do.Upgrade())
    assert more.refused(0, do.Play(kind)) == "more"
    assert more.state.uncalled == NOBODY
