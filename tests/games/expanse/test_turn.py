"""Turns of Blue Expanse: their flow, what is taken back, and who is awaited."""

from collections import Counter

import pytest
from msgspec.structs import replace

from reefkit.games.expanse import actions as do
from reefkit.games.expanse import content, counters, decks, new_match, queries, tasks
from reefkit.games.expanse.course import own_turns
from reefkit.games.expanse.saved_state import all_cards
from reefkit.games.expanse.state import HIDDEN, Purse, Task
from reefkit.match.errors import DamagedError, Rejection
from reefkit.match.game import Ready, SeatInfo, Undo
from reefkit.match.match import Match
from reefkit.match.random import Luck
from reefkit.match.table import MemoryTable
from tests.games.expanse.laid_out import LaidOut, lay_out

# Turns: the ring, loops, the grant, the flow of currency, the last turns (rules page, *Turn*).

TILES = content.default().rules.tiles


# -- the pieces ---------------------------------------------------------------------------------
def test_the_ring_has_forty_tiles_four_corners_and_four_sides_alike():
    side = ["biomass", "capital", "biomass", "malus", "bonus", "malus", "biomass", "capital"]
    side.append("biomass")
    assert len(TILES) == 40
    assert [TILES[corner] for corner in (0, 10, 20, 30)] == ["start", "bonus", "grant", "bonus"]
    assert all(list(TILES[corner + 1 : corner + 10]) == side for corner in (0, 10, 20, 30))


def test_everybody_begins_with_ten_biomass_and_six_capital_and_holds_five_of_them():
    table = lay_out(5)
    for seat in range(5):
        place = table.seat(seat)
        assert len(place.hand) == place.limit == 5
        assert Counter(place.hand) + table.deck(seat) == {"biomass": 10, "capital": 6}
        assert (place.tile, place.loops, place.reef) == (0, 0, [])
    assert table.stands == ("move", 0)


def test_three_resources_two_animals_and_three_of_each_other_deck_lie_open():
    open_cards = {deck: pile.open for deck, pile in lay_out().state.piles.items()}
    assert {deck: len(cards) for deck, cards in open_cards.items()} == {
        "resource": 3,
        "biomass": 2,
        "humanitarian": 3,
        "bonus": 3,
        "malus": 3,
    }
    assert all(HIDDEN not in cards for cards in open_cards.values())


def test_every_reef_may_begin_with_a_food_chain_that_is_added_to_the_printed_cards():
    chain = content.default().rules.chain
    table, printed = lay_out(5, chain=True), lay_out(5)
    for seat in range(5):
        assert tuple(card.kind for card in table.seat(seat).reef) == chain
        coral, algae = table.seat(seat).reef[:2]
        assert algae.host == coral.id
        assert not coral.bleached
    table.rules.check(table.state)
    added = all_cards(table.state) - all_cards(printed.state)
    assert added == Counter(chain * 5)
    without = lay_out(2, chain=True, without=["blue-sea-star"])
    assert "blue-sea-star" not in [card.kind for card in without.seat(0).reef]


def test_the_course_of_a_reef_that_begins_with_cards_begins_with_their_points():
    seats = [SeatInfo("Ana"), SeatInfo("Ben")]
    table = MemoryTable(new_match(seats, seed=3, options={"chain": True}))
    assert table.course()["points"].values.tolist() == [[0, 0]]
    for seat in range(2):
        table.act(seat, Ready())
    start = table.course()
    points = queries.points(queries.look(table, None))
    assert min(points) > 0
    assert start["points"].values.tolist() == [points]
    assert start["own-cards"].values.tolist() == [[5, 5]]
    assert own_turns(start, 0).times.tolist() == [0]


def test_in_its_first_turn_a_reef_with_a_food_chain_shows_an_animal_eat_an_animal():
    table = lay_out(chain=True, raising=False)
    table.to_buy(1).act(0, do.Done()).act(0, do.ActAll())
    table.act(0, do.AnswerTask(table.state.ask.options[0]))
    shark = next(each.what for each in table.events if each.what.id == "expanse-ate")
    assert [each.id for each in (shark.values["card"], *shark.values["eaten"])] == [
        "expanse-port-jackson-shark.one",
        "expanse-blue-sea-star.one",
    ]
    assert set(content.default().rules.chain) <= {card.kind for card in table.seat(0).reef}


def test_cards_of_later_stages_wait():
    table = lay_out()
    cards = content.default().cards
    for pile in table.state.piles.values():
        assert {cards[kind].stage for kind in pile.waiting} <= {2, 3}
        inside = [*pile.open, *(kind for layer in pile.deck for kind in layer)]
        assert {cards[kind].stage for kind in inside} == {1}
    assert table.state.piles["humanitarian"].waiting


# -- the move -----------------------------------------------------------------------------------
@pytest.mark.parametrize(("tile", "shows"), [(0, 1), (4, 6), (17, 3)])
def test_a_token_moves_as_far_as_the_die_shows(tile: int, shows: int):
    table = lay_out(tile=tile).rolls(shows)
    assert (table.seat().tile, table.state.rolled) == (tile + shows, shows)
    assert table.told[0] == "moved"


def test_with_two_dice_a_token_moves_by_both():
    table = lay_out(dice=2).rolls(6, 4)
    assert (table.seat().tile, table.state.rolled) == (10, 10)


def test_only_the_player_rolls_and_once():
    table = lay_out()
    assert table.refused(1, do.RollDie()) == "not-your-turn"
    assert table.rolls(1).refused(0, do.RollDie()) == "not-now"


@pytest.mark.parametrize(
    ("tile", "opened"),
    [
        ("start", ["resource"]),
        ("biomass", ["resource", "biomass"]),
        ("capital", ["resource", "humanitarian"]),
        ("malus", ["resource"]),
        ("bonus", ["resource"]),
        ("grant", ["resource", "biomass", "humanitarian"]),
    ],
)
def test_a_tile_opens_its_decks_and_the_resource_deck_is_always_open(tile: str, opened: list[str]):
    place = len(TILES) if tile == "start" else TILES.index(tile)
    assert lay_out(tile=place - 1).rolls(1).state.opened == opened


@pytest.mark.parametrize(("tile", "shows"), [(38, 6), (39, 1), (35, 5)])
def test_passing_or_landing_on_start_ends_a_loop(tile: int, shows: int):
    table = lay_out(tile=tile).holds(0, 5)
    before = table.deck()
    table.rolls(shows)
    place = table.seat()
    assert place.loops == 1
    assert place.limit == 7
    assert len(place.hand) == 7, "two are drawn now"
    assert Counter(place.hand) + table.deck() - Counter(biomass=5) == before + Counter(capital=2)
    assert len(place.deck) == 1, "the Capital is shuffled in (B18)"
    assert "loop" in table.told


def test_before_start_there_is_no_loop():
    table = lay_out(tile=33).rolls(6)
    assert (table.seat().tile, table.seat().loops, table.seat().limit) == (39, 0, 5)


def test_a_long_move_passes_start_twice():
    table = lay_out(tile=1, numbers={"die": 40}, dice=2).rolls(40, 40)
    assert (table.seat().tile, table.seat().loops, table.seat().limit) == (1, 2, 9)
    assert table.state.stage == 3


# -- the grant ----------------------------------------------------------------------------------
def test_the_grant_pays_the_pool_twice_for_this_turn_and_empties_it():
    table = lay_out(tile=19)
    table.state.pool = 4
    table.to_buy(1)
    assert table.seat().purse == Purse(4, 4)
    assert table.state.pool == 0
    table.to_next()
    assert table.seat().purse == Purse(0, 0)


def test_temporary_currency_is_lost_at_the_end_of_the_turn_after_the_one_that_made_it():
    table = lay_out(tile=0)
    table.seat().made = Purse(2, 1)
    table.to_next()
    assert (table.seat().purse, table.seat().made) == (Purse(2, 1), Purse(0, 0))
    table.to_next()
    assert table.seat().purse == Purse(2, 1), "another's turn takes nothing"
    table.to_next()
    assert table.seat().purse == Purse(0, 0)


# -- the end of a turn --------------------------------------------------------------------------
def test_players_take_turns():
    table = lay_out(3)
    players = []
    for _ in range(7):
        players.append(table.state.player)
        table.to_next()
    assert players == [0, 1, 2, 0, 1, 2, 0]
    assert (table.state.turn, table.state.round) == (8, 3)


def test_the_hand_is_refilled_to_its_limit():
    table = lay_out().holds(0, 1, 1).to_next()
    assert len(table.seat().hand) == 5
    assert "drew" in table.told


@pytest.mark.parametrize(("more", "held"), [(2, 7), (-2, 3), (-9, 2)])
def test_draw_more_and_draw_fewer_move_the_refill_but_discard_nothing(more: int, held: int):
    table = lay_out().holds(0, 1, 1)
    table.to_end().seat().more = more
    table.act(0, do.Flow())
    assert (len(table.seat().hand), table.seat().more) == (held, 0)


def test_a_hand_above_the_limit_is_kept():
    assert len(lay_out().holds(0, 6, 3).to_next().seat().hand) == 9


def test_a_draw_takes_what_there_is():
    table = lay_out().holds(0)
    table.seat().deck = [["biomass"], ["capital"]]
    table.to_next()
    assert table.seat().hand == ["biomass", "capital"]
    assert table.seat().deck == []
    assert "drew-fewer" in table.told


def test_currency_may_be_put_under_the_deck_before_the_refill():
    table = lay_out().holds(0, 2, 3)
    table.seat().deck = [["biomass"] * 9]
    table.to_end()
    assert table.stands == ("end", 0)
    assert table.refused(0, do.Flow(biomass=3)) == "flows-too-much"
    table.act(0, do.Flow(biomass=1, capital=3))
    assert table.seat().hand == ["biomass"] * 5
    assert table.seat().deck == [["biomass"] * 5, ["biomass", "capital", "capital", "capital"]]
    assert "flowed" in table.told


def test_spent_currency_goes_under_the_deck_and_is_drawn_last():
    table = lay_out().holds(0, 4, 1)
    table.seat().deck = [["capital"] * 3]
    table.to_end().seat().spent = ["biomass", "capital"]
    table.seat().hand = []
    table.act(0, do.Flow())
    assert table.seat().hand[:3] == ["capital"] * 3
    assert sorted(table.seat().hand[3:]) == ["biomass", "capital"]
    assert (table.seat().deck, table.seat().spent) == ([], [])


def test_cards_given_back_go_under_their_deck_at_the_end_of_the_turn():
    table = lay_out()
    pile = table.state.piles["biomass"]
    layers = len(pile.deck)
    for kind in ("dugong", "barnacle"):
        decks.give_back(table.step, kind)
    assert len(pile.deck) == layers
    table.to_next()
    assert table.state.piles["biomass"].deck[-1] == ["barnacle", "dugong"]
    assert table.state.piles["biomass"].returned == []


def test_a_slot_that_stayed_empty_is_filled_once_cards_come_back():
    table = lay_out().opens("biomass", "dugong")
    table.state.piles["biomass"].deck = []
    decks.fill(table.step, "biomass")
    assert table.state.piles["biomass"].open == ["dugong", HIDDEN]
    decks.give_back(table.step, "barnacle")
    table.to_next()
    assert table.state.piles["biomass"].open == ["dugong", "barnacle"]


# -- stages -------------------------------------------------------------------------------------
def test_stages_begin_with_any_players_first_second_and_third_loop():
    table = lay_out(3)
    reached = []
    for loops, seat in [(0, 0), (0, 1), (1, 2), (0, 0), (2, 1)]:
        while table.state.player != seat:
            table.to_next()
        table.seat(seat).tile, table.seat(seat).loops = 39, loops
        table.rolls(1)
        reached.append(table.state.stage)
        table.to_next()
    assert reached == [2, 2, 3, 3, 4]


def test_the_cards_of_a_stage_are_shuffled_into_their_decks_when_it_begins():
    table = lay_out(tile=39)
    cards = content.default().cards
    before = {deck: len(pile.waiting) for deck, pile in table.state.piles.items()}
    table.rolls(1)
    assert "stage" in table.told
    for deck, pile in table.state.piles.items():
        assert {cards[kind].stage for kind in pile.waiting} <= {3}
        if before[deck]:
            (layer,) = pile.deck
            assert {cards[kind].stage for kind in [*layer, *pile.open]} == {1, 2}


def at_the_bleaching(seats: int, player: int) -> LaidOut:
    """Let a player complete the third loop."""
    table = lay_out(seats)
    while table.state.player != player:
        table.to_next()
    table.seat(player).tile, table.seat(player).loops = 39, 2
    return table.to_buy(1)


def test_after_the_bleaching_everybody_plays_one_last_turn_beginning_with_the_next():
    table = at_the_bleaching(3, 1)
    assert (table.state.stage, table.state.last) == (4, 0), "this turn is not a last one"
    table.to_next()
    last = []
    while table.state.phase != "over":
        last.append((table.state.player, table.state.last))
        table.to_next()
    assert last == [(2, 3), (0, 2), (1, 1)]
    assert len(table.state.final) == 3
    assert table.told[-1] == "match-over"


def test_nothing_is_put_under_a_deck_or_drawn_in_a_last_turn():
    table = at_the_bleaching(2, 0).to_next()
    hand = list(table.seat(1).hand)
    table.to_next()
    assert table.state.player == 0
    assert table.seat(1).hand == hand


def test_whoever_has_most_points_wins_and_ties_share_the_place():
    table = at_the_bleaching(3, 0)
    for seat in (0, 2):
        table.seat(seat).points = 7
    while table.state.phase != "over":
        table.to_next()
    over = table.events[-1].what
    assert (over.values["players"], over.values["count"]) == (["P0", "P2"], 2)
    assert over.values["points"] == max(table.state.final) == table.state.final[2]
    scored = [each.what for each in table.events if each.what.id == "expanse-scored"]
    assert [each.values["points"] for each in scored] == table.state.final
    assert table.rules.awaited(table.state) == ()


def test_the_bleaching_comes_after_as_many_turns_as_the_option_says():
    table = lay_out(2, turns=2)
    for _ in range(4):
        assert table.state.stage < 4
        table.to_next()
    assert (table.state.stage, table.state.last, table.state.player) == (4, 4, 0)
    assert all(pile.waiting == [] for pile in table.state.piles.values())
    for _ in range(2):
        assert not table.state.is_last_turn
        table.to_next()
        assert len(table.seat(0).hand) >= 5, "who has a turn left draws for it"
    assert table.state.is_last_turn
    assert table.to_next().to_next().state.phase == "over"


def test_where_turns_are_limited_stages_come_one_after_another():
    table = lay_out(2, turns=5)
    stages = []
    while table.state.phase != "over":
        stages.append(table.state.stage)
        table.to_next()
    assert stages[::2] == stages[1::2] == [1, 1, 2, 2, 3, 4, 4]


def test_everybody_has_a_turn_to_act_on_the_corals_that_the_bleaching_took():
    """El Niño brings warming to its first limit in the first turns after it begins (B33)."""
    table = lay_out(3, turns=3)
    while not table.state.warmed // 9:
        assert table.state.phase != "over"
        table.to_next()
    turns = []
    while table.state.phase != "over":
        turns.append(table.state.player)
        table.to_next()
    assert {0, 1, 2} <= set(turns)


@pytest.mark.parametrize(("turns", "last", "bleached"), [(3, 2, 0), (3, 3, 1), (0, 2, 1)])
def test_no_coral_bleaches_where_nobody_could_save_it(turns: int, last: int, bleached: int):
    table = lay_out(2, turns=turns)
    table.state.stage, table.state.last = 4, last
    coral = table.lies(0, "coral")
    table.lies(0, "zooxanthellae", host=coral.id)
    table.events.clear()
    step = table.step
    counters.warm(step, 6, "el-nino")
    tasks.run_tasks(step)
    assert table.told.count("expelled") == table.told.count("threshold-warming") == bleached


def test_cards_left_out_are_in_no_deck():
    table = lay_out(without=["coral-crab", "airport"])
    every = [
        kind
        for pile in table.state.piles.values()
        for kind in [*pile.open, *pile.waiting, *(one for layer in pile.deck for one in layer)]
    ]
    assert not {"coral-crab", "airport"} & set(every)
    assert {"clownfish", "resort"} <= set(every)


# What may be taken back, who is awaited and for how long, and what happens when time is up.


def began(**options: object) -> Match:
    match = new_match([SeatInfo("P0"), SeatInfo("P1")], seed=5, options=options)
    for seat in (0, 1):
        match.act(seat, Ready())
    return match


def refused(match: Match, seat: int) -> str:
    with pytest.raises(Rejection) as caught:
        match.act(seat, Undo())
    return caught.value.message.id


def test_an_answer_to_nothing_is_refused():
    with pytest.raises(Rejection) as caught:
        began().act(0, do.AnswerTask("coral"))
    assert caught.value.message.id == "reject-expanse-not-asked"


def test_a_roll_stands():
    match = began(raising=False)
    match.act(0, do.RollDie())
    assert refused(match, 0) == "reject-undo-draw"


def test_a_pass_cannot_be_taken_back_once_the_window_has_gone_on():
    match = began()
    match.act(0, do.RollDie())
    match.act(1, do.NoBid())
    assert refused(match, 1) == "reject-undo-moved-on"


def test_an_attachment_can_be_taken_back_and_a_purchase_cannot():
    for seed in range(20):
        match = new_match([SeatInfo("P0"), SeatInfo("P1")], seed=seed, options={"raising": False})
        for seat in (0, 1):
            match.act(seat, Ready())
        while not match.is_over:
            state, player = match.state, match.state.player
            legal = match.rules.legal(state, player if state.ask is None else state.ask.seat)
            attach = [each for each in legal if isinstance(each, do.AttachCard)]
            if attach:
                match.act(player, attach[0])
                match.act(player, Undo())
                assert match.state == state
                return
            buys = [each for each in legal if isinstance(each, do.Buy)]
            wanted = [
                each
                for each in buys
                if state.piles[each.deck].open[each.slot] in {"coral", "zooxanthellae"}
            ]
            if wanted:
                match.act(player, wanted[0])
                assert refused(match, player) == "reject-undo-draw"
            elif state.ask is not None:
                match.act(state.ask.seat, legal[0])
            else:
                match.act(player, legal[0])
    raise AssertionError("nothing was ever attached")


def test_cards_that_acted_in_a_chosen_order_can_be_taken_back():
    table = ready_to_manage()
    first, second = table.seat().reef[0].id, table.seat().reef[1].id
    before = table.rules.undo_scope(table.state)
    table.act(0, do.ActCard(second))
    assert table.rules.undo_scope(table.state) == before
    assert table.refused(0, do.ActCard(second)) == "has-acted"
    assert do.ActCard(first) in table.rules.legal(table.state, 0)


def ready_to_manage() -> LaidOut:
    table = lay_out(2, raising=False).to_buy(1)
    for kind in ("sea-cucumber", "sea-cucumber", "regal-tang"):
        table.lies(0, kind)
    table.seat().food.detritus = 5
    return table.act(0, do.Done())


def test_one_seat_is_awaited_at_a_time_and_each_choice_has_a_clock_of_its_own():
    table = lay_out(2, clock=30)
    ids = set()
    for _ in range(4):
        (awaited,) = table.rules.awaited(table.state)
        assert awaited.seconds in {30, 20}
        assert awaited.id not in ids
        ids.add(awaited.id)
        seat = awaited.seats[0]
        luck = Luck(1, seat, 1, "x")
        table.act(seat, table.rules.default_action(table.state, awaited, seat, luck))


def test_a_match_can_be_played_by_its_clock_alone():
    table = lay_out(2, clock=5, numbers={"die": 40})
    phases = set()
    for _ in range(2_000):
        waiting = table.rules.awaited(table.state)
        if not waiting:
            break
        phases.add(table.state.phase)
        seat = waiting[0].seats[0]
        luck = Luck(1, seat, 1, "x")
        table.act(seat, table.rules.default_action(table.state, waiting[0], seat, luck))
    assert table.state.phase == "over"
    assert phases >= {"move", "raise", "take", "buy", "end"}


def test_bots_leave_people_time_to_follow_and_none_among_themselves():
    bots = [SeatInfo("B0", bot="newcomer"), SeatInfo("B1", bot="newcomer")]
    alone = new_match(bots, seed=1)
    for seat in (0, 1):
        alone.act(seat, Ready())
    (awaited,) = alone.rules.awaited(alone.state)
    assert awaited.follow_seconds == 0
    beside = new_match([bots[0], SeatInfo("P1")], seed=1)
    for seat in (0, 1):
        beside.act(seat, Ready())
    (awaited,) = beside.rules.awaited(beside.state)
    assert awaited.follow_seconds == beside.rules.content.rules.numbers.bot_moment > 0


# What a file may not bring: a task that names an effect which its card does not have.


def test_a_task_names_an_effect_of_its_card():
    match = new_match([SeatInfo("Ana", bot="newcomer"), SeatInfo("Ben", bot="newcomer")], seed=4)
    eaters = []
    while not eaters:
        seat = match.rules.awaited(match.state)[0].seats[0]
        luck = match.luck(seat, match.state)
        match.act(seat, match.rules.decide(match.state, seat, "newcomer", luck), "bot")
        cards = [(at, card) for at, place in enumerate(match.state.seats) for card in place.reef]
        eaters = [(at, card) for at, card in cards if match.rules.content.cards[card.kind].animal]
    seat, card = eaters[0]
    effects = match.rules.content.cards[card.kind].effects

    def check(effect: int, name: str) -> None:
        task = Task("effect", seat, card.id, effect, name=name)
        match.rules.check(replace(match.state, queue=[task]))

    check(next(n for n, each in enumerate(effects) if hasattr(each, "ways")), "")
    for effect, name in ((99, ""), (0, "ways.7.then.0"), (0, "nothing"), (0, "ways.x")):
        with pytest.raises(DamagedError):
            check(effect, name)
