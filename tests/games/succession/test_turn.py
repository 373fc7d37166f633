"""A turn of Succession."""

import pytest
from msgspec.structs import replace

from reefkit.games.succession import GAME, content, new_match
from reefkit.games.succession import actions as do
from reefkit.games.succession.state import NOBODY
from reefkit.match.errors import Rejection
from reefkit.match.game import Ready, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.games.succession.laid_out import LaidOut, lay_out, named
from tests.match.test_table import Clock

# Turns: what may be laid, what is drawn, and the start (rules page, *Play*; S2, S3, S7, S11).


def dealt_as(table: LaidOut) -> LaidOut:
    """Start again from the hands that lie there, as a starfish does."""
    table.state.hands[0].append("starfish")
    table.state.gone.remove("starfish")
    return table.play(0, "starfish")


def restart(*hands: str, **more: object) -> LaidOut:
    return dealt_as(lay_out(*hands, **{"deck": "", "pile": "", **more}))


def test_the_lowest_green_card_starts_and_its_holder_must_lay_it():
    table = restart("4 7", "2 6", "3 3")
    assert table.stands == ("start", 1)
    assert table.state.opening == "diatoms"
    assert table.refused(0, do.LayCard("red-algae")) == "not-asked"
    assert table.refused(1, do.LayCard("ciliates")) == "opening"
    assert table.refused(1, do.DrawOne()) == "not-now"
    table.play(1, "2")
    assert table.stands == ("turn", 2)
    assert table.state.colour == "green"


def test_one_of_several_with_the_lowest_card_is_rolled_out():
    table = restart("2 7", "2 6", "3 3")
    assert table.state.starters in ([0], [1])
    assert "rolled" in table.told
    starters = {tuple(_restart_by(draws).state.starters) for draws in range(20)}
    assert starters == {(0,), (1,)}


def _restart_by(draws: int) -> LaidOut:
    return restart("2 7", "2 6", "3 3", draws=draws)


def test_in_class_the_first_of_the_tied_to_press_starts():
    table = restart("2 7", "2 6", "3 3", start="press")
    assert table.state.starters == [0, 1]
    assert table.told[-1] == "race"
    (awaited,) = table.rules.awaited(table.state)
    assert awaited.seats == (0, 1)
    assert awaited.what.id == "step-succession-race"
    assert table.refused(2, do.LayCard("diatoms")) == "not-asked"
    table.play(1, "2")
    assert table.stands == ("turn", 2)
    assert table.rules.step(table.state).id == "step-succession-turn"
    assert table.refused(0, do.LayCard("diatoms")) == "not-asked"


def test_against_bots_a_roll_decides_though_the_option_says_press():
    table = restart("2 7", "2 6", "3 3", start="press", bots="1")
    assert len(table.state.starters) == 1


def test_a_start_with_only_cards_without_numbers_is_dealt_again():
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


def test_a_card_of_the_colour_in_play_is_laid_and_another_refused():
    table = lay_out("2 7 12", "3 3", pile="1", colour="green")
    assert table.refused(0, do.LayCard("snails")) == "colour"
    assert table.refused(0, do.LayCard("green-algae")) == "not-held"
    assert table.refused(1, do.LayCard("green-algae")) == "not-asked"
    assert table.refused(0, do.Pass()) == "draw-instead"
    table.play(0, "2")
    assert table.state.pile[-1] == "diatoms"
    assert table.stands == ("turn", 1)


def test_who_may_play_may_draw_instead():
    table = lay_out("2 7", "3 3", deck="13 13")
    table.act(0, do.DrawOne())
    assert table.stands == ("drawn", 0)
    assert table.state.drawn == "tunicates"
    assert table.refused(0, do.LayCard("diatoms")) == "not-drawn"
    table.passes(0)
    assert table.state.hands[0] == named("2 7 13")
    assert table.stands == ("turn", 1)


def test_a_drawn_card_that_matches_is_laid_at_once():
    table = lay_out("2 7", "3 3", deck="4")
    table.act(0, do.DrawOne())
    assert table.refused(0, do.Pass()) == "drawn-matches"
    table.play(0, "4")
    assert table.stands == ("turn", 1)
    assert table.state.hands[0] == named("2 7")


@pytest.mark.parametrize("kind", ["crab", "storm", "invader"])
def test_a_drawn_card_without_a_number_is_laid_only_if_its_player_wants(kind: str):
    kept = lay_out("2 7", "3 3", deck=kind).act(0, do.DrawOne()).passes(0)
    assert kept.state.hands[0] == ["diatoms", "snails", kind]
    laid = lay_out("2 7", "3 3", deck=f"{kind} 1").act(0, do.DrawOne())
    while laid.state.drawn != kind:
        laid = lay_out("2 7", "3 3", deck=f"{kind} 1", draws=laid.state.draws).act(0, do.DrawOne())
    assert laid.play(0, kind).state.pile[-1] == kind


def test_others_do_not_learn_what_was_drawn_nor_why_it_was_kept():
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


def test_an_empty_deck_is_made_of_the_discards_and_the_top_card_stays():
    table = lay_out("2 7", "3 3", pile="5 6 1", deck="")
    table.act(0, do.DrawOne())
    assert "shuffled" in table.told
    assert table.state.pile == ["bacteria"]
    assert sorted([*table.state.deck, table.state.drawn]) == named("5 6")


def test_with_nothing_to_draw_who_has_a_legal_card_must_play_it():
    table = lay_out("2 7", "3 3", pile="1", deck="")
    assert table.refused(0, do.DrawOne()) == "nothing-to-draw"
    assert table.refused(0, do.Pass()) == "must-play"
    assert do.DrawOne() not in table.rules.legal(table.state, 0)
    assert table.refused(0, do.LayCard("snails")) == "colour"
    table.play(0, "2")
    assert table.stands == ("turn", 1)


def test_with_nothing_to_draw_and_no_legal_card_the_turn_passes():
    table = lay_out("7 12", "3 3", pile="1", deck="")
    assert table.rules.legal(table.state, 0) == [do.Pass()]
    table.passes(0)
    assert table.told == ["passed"]
    assert table.stands == ("turn", 1)


def test_nobody_is_asked_once_the_match_is_over():
    table = lay_out("2", "3 3", rounds=1, coming=NOBODY)
    table.play(0, "2", winner=True)
    for seat in (0, 1):
        table.act(seat, Ready())
    assert table.state.phase == "over"
    assert table.rules.awaited(table.state) == ()


# *Last card*, *Winner*, points, and how rounds end (rules page; S8, S13, S14, S17, S18, S20, S22).


# -- Last card ----------------------------------------------------------------------------------


def test_who_does_not_say_it_is_caught_before_the_next_card_and_draws_two():
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


def test_a_call_that_is_not_true_is_refused_and_costs_nothing():
    table = lay_out("2 7 8", "3 3")
    assert table.refused(0, do.LayCard("diatoms", last=True)) == "not-last"
    assert table.refused(0, do.LayCard("diatoms", winner=True)) == "not-winner"
    alone = lay_out("2", "3 3")
    assert alone.refused(0, do.LayCard("diatoms", last=True)) == "not-last"


# -- points and rounds --------------------------------------------------------------------------


def test_after_the_agreed_rounds_the_fewest_points_win_and_ties_share_the_place():
    table = lay_out("2", "3 3", "3 12", rounds=2, round=2, points=[[4, 0, 0]], out=[1])
    table.play(0, "2", winner=True)
    for seat in range(3):
        assert table.rules.remaining_task(table.state, seat) is None
        table.act(seat, Ready())
    assert table.state.phase == "over"
    assert table.events[-1].what.values["players"] == ["P1", "P2"]
    assert table.events[-1].what.values["points"] == 2


def test_three_rounds_are_played_unless_the_option_says_otherwise():
    assert content.default().rules.options.rounds == 3


# -- S14 ----------------------------------------------------------------------------------------
def test_after_sixty_turns_a_player_starfish_leave_at_each_reshuffle():
    numbers = content.default().rules.numbers
    assert (numbers.restarts_until, numbers.round_until) == (60, 120)
    pile = "starfish 12 starfish 13 1"
    for turn, left in ((2 * 60, 0), (2 * 60 + 1, 2)):
        table = lay_out("2 7", "3 3", pile=pile, deck="", turn=turn).act(0, do.DrawOne())
        shuffled = [*table.state.deck, *table.state.hands[0]]
        assert shuffled.count("starfish") == 2 - left
        assert ("starfish-leave" in table.told) is bool(left)


def test_when_only_starfish_would_be_shuffled_there_is_nothing_to_draw():
    table = lay_out("7 7", "3 3", pile="starfish 1", deck="", turn=121)
    assert table.rules.legal(table.state, 0) == [do.Pass()]


def test_a_restart_after_so_many_turns_ends_the_round_too():
    table = lay_out("starfish 7 7", "3 crab", turn=240).play(0, "starfish")
    assert table.state.phase == "survey"
    assert table.state.out == [NOBODY]


# -- S31 ----------------------------------------------------------------------------------------


def test_where_an_empty_deck_ends_the_round_nothing_is_shuffled():
    table = lay_out("nudibranch 7", "3 3", pile="5 6 1", deck="2", deck_ends=True)
    table.play(0, "nudibranch", colour="green", last=True)
    assert table.sizes == [1, 3]
    assert "shuffled" not in table.told
    assert table.state.phase == "survey"


# The five predators, and the two variations (rules page; S1, S5, S6, S12 to S16, S18).


# -- starfish -----------------------------------------------------------------------------------


def test_a_restart_without_a_number_in_any_hand_keeps_the_colour_and_goes_on():
    table = lay_out("starfish crab", "crab", "shrimp", deck="", pile="", colour="blue")
    table.play(0, "starfish", last=True)
    assert "no-number-to-start" in table.told
    assert table.stands == ("turn", 1)
    assert table.state.colour == "blue"


# -- crab and shrimp ----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["crab", "shrimp"])
def test_naming_is_optional_and_the_number_must_be_one_held(kind: str):
    table = lay_out(f"{kind} 12 3 3", "3 9", "12 13", colour="yellow")
    assert table.refused(0, do.LayCard(kind, number=9)) == "number-not-held"
    assert table.refused(0, do.LayCard(kind, colour="blue")) == "names-nothing"
    table.play(0, kind)
    assert table.state.colour == "yellow"
    assert table.sizes[0] == 3


# -- nudibranch and jellyfish -------------------------------------------------------------------
def test_a_nudibranch_names_the_colour_and_all_others_draw_two():
    table = lay_out("nudibranch 12 3", "3 9", "12 13")
    assert table.refused(0, do.LayCard("nudibranch")) == "name-colour"
    assert table.refused(0, do.LayCard("nudibranch", number=3, colour="blue")) == "names-nothing"
    table.play(0, "nudibranch", colour="blue")
    assert table.sizes == [2, 4, 4]
    assert table.state.colour == "blue"
    assert table.stands == ("turn", 1)


def test_only_green_yellow_and_blue_can_be_named():
    table = lay_out("jellyfish 2 3", "3 9")
    named_colours = {
        each.colour
        for each in table.rules.legal(table.state, 0)
        if isinstance(each, do.LayCard) and each.card == "jellyfish"
    }
    assert named_colours == {"green", "yellow", "blue"}


@pytest.mark.parametrize("kind", ["starfish", "crab", "shrimp", "nudibranch", "jellyfish"])
def test_predators_go_over_any_colour_on_ones_own_turn_alone(kind: str):
    for colour in ("green", "yellow", "blue"):
        table = lay_out(f"{kind} 2 7 12", f"{kind} 3", colour=colour)
        assert any(
            isinstance(each, do.LayCard) and each.card == kind
            for each in table.rules.legal(table.state, 0)
        )
        assert table.refused(1, do.LayCard(kind)) == "not-asked"


# -- the variations -----------------------------------------------------------------------------
def test_the_variations_bring_sixteen_black_and_four_purple_cards_and_are_off():
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


def test_a_swept_card_stays_out_of_the_round_and_comes_back_in_the_next():
    table = lay_out("storm 2", "3 9", pile="12 13", deck="", colour="blue")
    table.play(0, "storm", last=True)
    assert table.refused(1, do.Pass()) == "draw-instead"
    table.act(1, do.DrawOne())
    assert table.state.drawn == "sea-anemones"
    assert "tunicates" not in table.state.deck


def test_a_storm_that_is_the_last_card_sweeps_pile_and_rock_alike():
    """S13: the round ends at once, and the card below has left the pile as it left the rock."""
    table = lay_out("storm", "3 9", "12 13", pile="12 13", colour="blue")
    before = table.every_card()
    table.play(0, "storm", winner=True)
    assert table.state.phase == "survey"
    assert table.state.pile == ["sea-anemones", "storm"]
    assert table.state.gone.count("tunicates") == 1
    assert table.every_card() == before
    assert "swept" in table.told
    assert "new-colour" not in table.told


def test_ice_scour_makes_everybody_hand_a_card_to_the_left():
    table = lay_out("ice-scour 12 3", "3 9", "12 13", direction=-1)
    table.play(0, "ice-scour")
    assert table.state.phase == "hand-on"
    for seat, card in enumerate(("sea-anemones", "hydroids")):
        table.act(seat, do.HandToLeft(card))
        assert table.refused(seat, do.HandToLeft(card)) == "not-asked"
        assert table.told == []
    assert table.refused(2, do.HandToLeft("snails")) == "not-held"
    table.act(2, do.HandToLeft("tunicates"))
    assert table.state.hands == [named("3 13"), named("3 12"), named("12 9")]
    assert table.stands == ("turn", 2), "left is clockwise, whichever way the turns go"


def test_what_is_handed_on_is_seen_by_giver_and_receiver_alone():
    table = lay_out("ice-scour 12 3", "3 9", "12 13").play(0, "ice-scour")
    table.act(0, do.HandToLeft("sea-anemones"))
    for seat in (1, 2, None):
        assert table.rules.view(table.state, seat).given == [""] * 3
        assert table.rules.redact(table.state, 0, do.HandToLeft("sea-anemones"), seat) is None
    table.act(1, do.HandToLeft("hydroids")).act(2, do.HandToLeft("tunicates"))
    told = [event for event in table.events if event.what.id == "succession-handed"]
    assert [event.only for event in told] == [(0, 1), (1, 2), (2, 0)]


def test_after_sedimentation_the_next_player_may_play_no_number_above_ten():
    table = lay_out("sedimentation 12 3", "12 9 crab 11", "12 13", pile="12", colour="blue").play(
        0, "sedimentation"
    )
    assert table.state.limit == 10
    assert table.refused(1, do.LayCard("sea-anemones")) == "limit"
    assert table.refused(1, do.LayCard("crab", number=12)) == "number-not-held"
    table.play(1, "crab", number=9)
    assert table.state.limit == 0
    assert table.state.colour == "yellow"


def test_sedimentation_holds_for_one_turn_and_for_the_follower_too():
    table = lay_out("sedimentation 7 3", "10 11 2", "12 13", pile="7", colour="yellow")
    table.play(0, "sedimentation").play(1, "10")
    assert table.refused(1, do.Follow()) == "limit"
    assert do.Follow() not in table.rules.legal(table.state, 1)
    table.passes(1, 0, 2)
    assert table.state.limit == 0


def test_a_bare_patch_is_followed_by_a_green_card_of_the_same_player_at_once():
    table = lay_out("bare-patch 12 3 5", "3 9", pile="12", colour="blue")
    table.play(0, "bare-patch")
    assert table.stands == ("patch", 0)
    assert table.refused(0, do.LayCard("sea-anemones")) == "patch"
    assert table.refused(0, do.Pass()) == "not-now"
    table.play(0, "5")
    assert table.stands == ("follow", 0), "a brown alga opens succession by whatever way (S13)"
    assert table.state.colour == "green"


@pytest.mark.parametrize("kind", ["storm", "ice-scour", "sedimentation", "bare-patch", "invader"])
def test_black_and_purple_cards_are_laid_on_ones_own_turn_over_any_colour(kind: str):
    for colour in ("green", "yellow", "blue"):
        table = lay_out(f"{kind} 2 7 12", f"{kind} 3", colour=colour)
        assert table.refused(1, do.LayCard(kind)) == "not-asked"
        assert table.play(0, kind).state.pile[-1] == kind
    more = lay_out(f"{kind} 7 12 6", "5 3 3", player=1).play(1, "5").passes(1)
    more.act(0, do.Upgrade())
    assert more.refused(0, do.LayCard(kind)) == "more"
    assert more.state.uncalled == NOBODY


# ---- Succession and *Upgrade* (rules page, *Succession*; S4, S10, S12, S13, S19).


def test_the_windows_open_though_nobody_holds_the_follower():
    """S19: what is asked tells nothing of a hand."""
    table = lay_out("5 2 2", "3 3", "3 3").play(0, "5")
    assert table.stands == ("follow", 0)
    assert table.refused(0, do.Follow()) == "no-follower"
    table.passes(0)
    assert table.refused(1, do.Upgrade()) == "no-follower"
    assert table.rules.legal(table.state, 1) == [do.Pass()]


# -- the clock ----------------------------------------------------------------------------------
def at_the_window(*bots: str | None, seconds: int = 5) -> tuple[MemoryTable, Clock]:
    """Play a match by its bots until an upgrade is open that a person may claim."""
    for seed in range(1, 400):
        seats = [SeatInfo(f"P{n}", bot=bot or "keeper") for n, bot in enumerate(bots)]
        match = new_match(seats, seed=seed, options={"window": seconds, "rounds": 1})
        while match.state.phase not in {"upgrade", "survey"}:
            seat = match.rules.awaited(match.state)[0].seats[0]
            view = match.rules.view(match.state, seat)
            match.act(seat, match.rules.decide(view, seat, "keeper", match.luck(seat, match.state)))
        people = [n for n, bot in enumerate(bots) if bot is None]
        holds = [n for n in range(len(bots)) if "ciliates" in match.state.hands[n]]
        if match.state.phase == "upgrade" and holds and set(people) - {match.state.player}:
            clock = Clock()
            who = [SeatInfo(f"P{n}", bot=bot) for n, bot in enumerate(bots)]
            setup = replace(match.setup, seats=tuple(who))
            again = Match(GAME, setup)
            for entry in match.entries:
                again.act(entry.seat, entry.action, time=clock().isoformat())
            return MemoryTable(again, clock), clock
    raise LookupError("no window opened")


def test_bots_leave_it_to_people_for_a_moment_and_then_answer():
    table, clock = at_the_window(None, "keeper", "keeper", "keeper")
    assert table.tick() == []
    clock.wait(2.4)
    assert table.tick() == []
    clock.wait(0.2)
    assert table.tick()[0].author == "bot"


def test_bots_do_not_wait_for_one_another():
    table, _ = at_the_window(None, "keeper", "keeper", "keeper")
    table.act(0, do.Pass())
    while table.match.state.phase == "upgrade":
        assert table.tick()[0].author == "bot"


def test_the_clock_closes_the_window_for_those_who_said_nothing():
    table, clock = at_the_window(None, None, None, None)
    player = table.match.state.player
    assert table.tick() == []
    clock.wait(4.9)
    assert table.tick() == []
    clock.wait(0.2)
    assert table.run() == 3
    assert table.match.state.phase == "turn"
    assert {step.author for step in table.since(table.position - 3)} == {"clock"}
    assert player != table.match.state.player


def test_without_a_clock_everybody_is_waited_for():
    table, clock = at_the_window(None, None, None, None, seconds=0)
    clock.wait(10_000)
    assert table.tick() == []


def test_the_first_claim_in_the_log_wins():
    table, _ = at_the_window(None, None, None, None)
    state = table.match.state
    holder = next(
        n for n, hand in enumerate(state.hands) if "ciliates" in hand and n != state.player
    )
    other = next(n for n in range(4) if n not in {holder, state.player})
    table.act(holder, do.Upgrade())
    with pytest.raises(Rejection):
        table.act(other, do.Upgrade())


def test_bots_take_a_moment_for_their_own_turns_so_that_people_can_follow():
    for seed in range(20):
        clock = Clock()
        table = MemoryTable(
            new_match([SeatInfo("A"), SeatInfo("B", bot="keeper")], seed=seed), clock
        )
        table.act(0, Ready())
        table.tick()  # the bot is ready at once: nothing is played yet
        if table.match.state.player == 1:
            assert table.tick() == []
            clock.wait(1.1)
            assert table.tick() == []
            clock.wait(0.2)
            assert table.tick()[0].author == "bot"
            return
    raise LookupError("the bot never starts")


def test_who_plays_on_unseen_need_not_wait():
    table, _ = at_the_window(None, "keeper", "keeper", "keeper")
    assert table.tick() == []
    assert table.tick(hurried=True)[0].author == "bot"
