"""Turns: what may be laid, what is drawn, and the start (rules page, *Play*; S2, S3, S7, S11)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from reefkit.games.succession import actions as do
from reefkit.games.succession import content, new_match
from reefkit.games.succession.state import NOBODY
from reefkit.match.game import Ready, SeatInfo
from tests.games.succession.laid_out import LaidOut, lay_out, named


@pytest.mark.parametrize(("seats", "size"), [(2, 10), (3, 7), (4, 5), (5, 5), (6, 5)])
def test_two_get_ten_cards_three_get_seven_and_more_get_five(seats: int, size: int) -> None:
    match = new_match([SeatInfo(f"P{n}") for n in range(seats)], seed=3)
    for seat in range(seats):
        match.act(seat, Ready())
    assert [len(hand) for hand in match.state.hands] == [size] * seats
    assert len(match.state.deck) == 80 - seats * size
    assert match.state.pile == []


def dealt_as(table: LaidOut) -> LaidOut:
    """Start again from the hands that lie there, as a starfish does."""
    table.state.hands[0].append("starfish")
    table.state.gone.remove("starfish")
    return table.play(0, "starfish")


def restart(*hands: str, **more: object) -> LaidOut:
    return dealt_as(lay_out(*hands, **{"deck": "", "pile": "", **more}))


def test_the_lowest_green_card_starts_and_its_holder_must_lay_it() -> None:
    table = restart("4 7", "2 6", "3 3")
    assert table.stands == ("start", 1)
    assert table.state.opening == "diatoms"
    assert table.refused(0, do.Play("red-algae")) == "not-asked"
    assert table.refused(1, do.Play("ciliates")) == "opening"
    assert table.refused(1, do.DrawOne()) == "not-now"
    table.play(1, "2")
    assert table.stands == ("turn", 2)
    assert table.state.colour == "green"


def test_without_a_green_card_the_lowest_number_starts_and_never_a_red_one() -> None:
    table = restart("12 crab", "9 11 starfish", "13 shrimp")
    assert table.state.opening == "hydroids"
    assert table.play(1, "9").state.colour == "yellow"


def test_one_of_several_with_the_lowest_card_is_rolled_out() -> None:
    table = restart("2 7", "2 6", "3 3")
    assert table.state.starters in ([0], [1])
    assert "rolled" in table.told
    starters = {tuple(_restart_by(draws).state.starters) for draws in range(20)}
    assert starters == {(0,), (1,)}


def _restart_by(draws: int) -> LaidOut:
    return restart("2 7", "2 6", "3 3", draws=draws)


def test_in_class_the_first_of_the_tied_to_press_starts() -> None:
    table = restart("2 7", "2 6", "3 3", start="press")
    assert table.state.starters == [0, 1]
    assert table.told[-1] == "race"
    (awaited,) = table.rules.awaited(table.state)
    assert awaited.seats == (0, 1)
    assert table.refused(2, do.Play("diatoms")) == "not-asked"
    table.play(1, "2")
    assert table.stands == ("turn", 2)
    assert table.refused(0, do.Play("diatoms")) == "not-asked"


def test_against_bots_a_roll_decides_though_the_option_says_press() -> None:
    table = restart("2 7", "2 6", "3 3", start="press", bots="1")
    assert len(table.state.starters) == 1


def test_a_start_with_only_cards_without_numbers_is_dealt_again() -> None:
    """S2: twenty numbered cards among hundreds, so that most deals hold none."""
    stored = content.default()
    cards = {
        kind: replace(card, copies=1 if card.number else 20) for kind, card in stored.cards.items()
    }
    again = 0
    for seed in range(12):
        match = new_match(
            [SeatInfo("A"), SeatInfo("B"), SeatInfo("C"), SeatInfo("D")],
            seed=seed,
            options={"disturbances": True, "invaders": True},
            content=replace(stored, cards=cards),
        )
        for seat in range(4):
            match.act(seat, Ready())
        again += any(event.what.id == "succession-redealt" for event in match.events())
        held = {card for hand in match.state.hands for card in hand}
        assert any(cards[kind].number for kind in held)
        assert match.state.phase == "start"
        assert sum(map(len, match.state.hands)) == 20
    assert 0 < again < 12


def test_a_card_of_the_colour_in_play_is_laid_and_another_refused() -> None:
    table = lay_out("2 7 12", "3 3", pile="1", colour="green")
    assert table.refused(0, do.Play("snails")) == "colour"
    assert table.refused(0, do.Play("green-algae")) == "not-held"
    assert table.refused(1, do.Play("green-algae")) == "not-asked"
    assert table.refused(0, do.Pass()) == "draw-instead"
    table.play(0, "2")
    assert table.state.pile[-1] == "diatoms"
    assert table.stands == ("turn", 1)


def test_turns_go_clockwise() -> None:
    table = lay_out("1 7", "2 7", "3 7", pile="1")
    assert [table.play(n, str(n + 1)).state.player for n in range(3)] == [1, 2, 0]


def test_who_may_play_may_draw_instead() -> None:
    table = lay_out("2 7", "3 3", deck="13 13")
    table.act(0, do.DrawOne())
    assert table.stands == ("drawn", 0)
    assert table.state.drawn == "tunicates"
    assert table.refused(0, do.Play("diatoms")) == "not-drawn"
    table.passes(0)
    assert table.state.hands[0] == named("2 7 13")
    assert table.stands == ("turn", 1)


def test_a_drawn_card_that_matches_is_laid_at_once() -> None:
    table = lay_out("2 7", "3 3", deck="4")
    table.act(0, do.DrawOne())
    assert table.refused(0, do.Pass()) == "drawn-matches"
    table.play(0, "4")
    assert table.stands == ("turn", 1)
    assert table.state.hands[0] == named("2 7")


@pytest.mark.parametrize("kind", ["crab", "storm", "invader"])
def test_a_drawn_card_without_a_number_is_laid_only_if_its_player_wants(kind: str) -> None:
    kept = lay_out("2 7", "3 3", deck=kind).act(0, do.DrawOne()).passes(0)
    assert kept.state.hands[0] == ["diatoms", "snails", kind]
    laid = lay_out("2 7", "3 3", deck=f"{kind} 1").act(0, do.DrawOne())
    while laid.state.drawn != kind:
        laid = lay_out("2 7", "3 3", deck=f"{kind} 1", draws=laid.state.draws).act(0, do.DrawOne())
    assert laid.play(0, kind).state.pile[-1] == kind


def test_others_do_not_learn_what_was_drawn_nor_why_it_was_kept() -> None:
    red, blue = (lay_out("2 7", "3 3", deck=card).act(0, do.DrawOne()) for card in ("crab", "13"))
    for step in range(2):
        views = [table.rules.view(table.state, 1) for table in (red, blue)]
        assert views[0].hands == views[1].hands == [[""] * 3, ["green-algae"] * 2]
        assert views[0].drawn == views[1].drawn == ""
        shown = [[event for event in table.events if event.only is None] for table in (red, blue)]
        assert shown[0] == shown[1]
        if not step:
            red.passes(0)
            blue.passes(0)


def test_an_empty_deck_is_made_of_the_discards_and_the_top_card_stays() -> None:
    table = lay_out("2 7", "3 3", pile="5 6 1", deck="")
    table.act(0, do.DrawOne())
    assert "shuffled" in table.told
    assert table.state.pile == ["bacteria"]
    assert sorted([*table.state.deck, table.state.drawn]) == named("5 6")


def test_with_nothing_to_draw_who_has_a_legal_card_must_play_it() -> None:
    table = lay_out("2 7", "3 3", pile="1", deck="")
    assert table.refused(0, do.DrawOne()) == "nothing-to-draw"
    assert table.refused(0, do.Pass()) == "must-play"
    assert do.DrawOne() not in table.rules.legal(table.state, 0)
    assert table.refused(0, do.Play("snails")) == "colour"
    table.play(0, "2")
    assert table.stands == ("turn", 1)


def test_with_nothing_to_draw_a_red_card_is_a_legal_one_too() -> None:
    table = lay_out("7 crab", "3 3", pile="1", deck="")
    assert table.refused(0, do.Pass()) == "must-play"


def test_with_nothing_to_draw_and_no_legal_card_the_turn_passes() -> None:
    table = lay_out("7 12", "3 3", pile="1", deck="")
    assert table.rules.legal(table.state, 0) == [do.Pass()]
    table.passes(0)
    assert table.told == ["passed"]
    assert table.stands == ("turn", 1)


def test_an_effect_deals_out_what_there_is_one_each_in_turn_order() -> None:
    """S11: four cards for three players who should draw five each."""
    table = restart("2 7 7", "3 8", "4 8", pile="13 14 15 1")
    assert table.sizes == [4, 4, 3]
    assert table.told.count("drew-fewer") == 3
    two = lay_out("nudibranch 2", "3 8", "4 8", "3 3", deck="13 14 15", pile="1")
    two.play(0, "nudibranch", colour="blue", last=True)
    assert two.sizes == [1, 4, 3, 3], "of three cards, the next player gets the third one"


def test_nobody_is_asked_once_the_match_is_over() -> None:
    table = lay_out("2", "3 3", rounds=1, coming=NOBODY)
    table.play(0, "2", winner=True)
    for seat in (0, 1):
        table.act(seat, Ready())
    assert table.state.phase == "over"
    assert table.rules.awaited(table.state) == ()
