"""What holds of every table of Blue Expanse, whatever is played: properties of random matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from reefkit.games.expanse import supply
from reefkit.games.expanse.rules import ExpanseRules, all_cards, expected_cards
from reefkit.games.expanse.state import CURRENCIES, HIDDEN, State, Task
from reefkit.match.codec import copy_state
from reefkit.match.errors import DamagedError
from reefkit.match.match import Match
from tests.games.expanse.laid_out import lay_out
from tests.kit.kits import kits
from tests.kit.play import match_of
from tests.support.effort import effort

KIT = kits()["expanse"]
SEEDS = range(1, 1 + effort(5, 60))
every_seed = pytest.mark.parametrize("seed", SEEDS)


def states(match: Match) -> Iterator[State]:
    """Give every state of a match."""
    for position in range(match.position + 1):
        yield match.state_at(position)


def rules_of(match: Match) -> ExpanseRules:
    """Give the rules of a match."""
    rules = match.rules
    assert isinstance(rules, ExpanseRules)
    return rules


@every_seed
def test_every_card_is_always_somewhere_and_once(seed: int) -> None:
    match = match_of(KIT, seed)
    rules = rules_of(match)
    start = rules.start()
    for state in states(match):
        assert all_cards(state) == expected_cards(state, start, rules.content.rules)
        numbers = [card.id for place in state.seats for card in place.reef]
        assert len(set(numbers)) == len(numbers)


@every_seed
def test_no_counter_is_ever_below_zero_and_what_was_reached_stays_reached(seed: int) -> None:
    before: State | None = None
    for state in states(match_of(KIT, seed)):
        assert min(state.warming, state.pool, state.last) >= 0
        for place in state.seats:
            assert min(place.pollution, place.research, place.loops) >= 0
            assert min(place.purse.biomass, place.purse.capital) >= 0
            assert min(place.made.biomass, place.made.capital) >= 0
            food = place.food
            assert min(food.plankton, food.coralline_algae, food.detritus) >= 0
            assert all(card.stored >= 0 for card in place.reef)
        if before is not None and before.turn <= state.turn:
            assert state.stage >= before.stage
            assert state.warmed >= before.warmed
        before = state


@every_seed
def test_what_lies_attached_has_a_host_on_the_same_reef(seed: int) -> None:
    for state in states(match_of(KIT, seed)):
        if state.queue:  # a removal is being carried out
            continue
        for place in state.seats:
            here = {card.id for card in place.reef}
            assert all(card.host in here for card in place.reef if card.host)


@every_seed
def test_copies_and_food_of_a_turn_are_gone_when_the_next_begins(seed: int) -> None:
    for state in states(match_of(KIT, seed)):
        if state.phase == "move" and not state.queue and state.rolled == 0:
            for place in state.seats:
                assert all(card.copy != "turn" for card in place.reef)
                assert place.food.plankton == place.food.detritus == 0
                assert place.spent == [] or place is not state.seats[state.player - 1]


@every_seed
def test_slots_are_full_while_their_deck_has_cards(seed: int) -> None:
    for state in states(match_of(KIT, seed)):
        if state.phase == "setup":
            continue
        for pile in state.piles.values():
            assert HIDDEN not in pile.open or not pile.deck


@every_seed
def test_everybody_has_as_many_turns_and_one_last_turn(seed: int) -> None:
    match = match_of(KIT, seed)
    last: Counter[int] = Counter()
    for before, after in zip(states(match), list(states(match))[1:], strict=False):
        if before.last and (after.turn > before.turn or after.phase == "over"):
            last[before.player] += 1
    assert last == dict.fromkeys(range(len(match.setup.seats)), 1)
    turns = [place.turns for place in match.state.seats]
    assert max(turns) - min(turns) <= 1


@every_seed
def test_every_state_and_every_view_of_it_could_come_from_a_file(seed: int) -> None:
    match = match_of(KIT, seed)
    for position in range(0, match.position + 1, 7):
        state = match.state_at(position)
        match.rules.check(state)
        for seat in [*range(len(state.seats)), None]:
            match.rules.check(match.rules.view(state, seat))


def test_random_matches_meet_every_kind_of_action_stage_and_question() -> None:
    matches = [match_of(KIT, seed) for seed in range(1, 16)]
    done = {entry.action["do"] for match in matches for entry in match.entries}
    assert done >= {"ready", "undo", "roll", "raise", "pass", "take", "buy", "play", "attach"}
    assert done >= {"use", "done", "act", "rest", "research", "answer", "flow"}
    assert {state.stage for match in matches for state in states(match)} == {1, 2, 3, 4}
    asked = {state.ask.what for match in matches for state in states(match) if state.ask}
    assert len(asked) > 4


# -- what a file may not bring ------------------------------------------------------------------


def _lose_a_card(state: State) -> None:
    state.piles["resource"].deck[0].pop()


def _double_a_card(state: State) -> None:
    state.seats[0].hand.append("dugong")


def _make_money(state: State) -> None:
    state.seats[0].hand[0] = "capital" if state.seats[0].hand[0] == "biomass" else "biomass"


def _leave_the_ring(state: State) -> None:
    state.seats[0].tile = 40


def _owe_pollution(state: State) -> None:
    state.seats[1].pollution = -1


def _ask_nobody(state: State) -> None:
    state.player = 5


def _unknown_phase(state: State) -> None:
    state.phase = "lunch"


def _a_stage_too_many(state: State) -> None:
    state.stage = 9


def _unknown_task(state: State) -> None:
    state.queue = [Task("win", 0)]


def _two_of_a_number(state: State) -> None:
    cards = [card for place in state.seats for card in place.reef]
    cards[0].id = cards[1].id


def _empty_layer(state: State) -> None:
    state.seats[0].deck.append([])


@pytest.mark.parametrize(
    "damage",
    [
        _lose_a_card,
        _double_a_card,
        _make_money,
        _leave_the_ring,
        _owe_pollution,
        _ask_nobody,
        _unknown_phase,
        _a_stage_too_many,
        _unknown_task,
        _two_of_a_number,
        _empty_layer,
    ],
)
def test_a_state_that_no_match_could_hold_is_damaged(damage: object) -> None:
    match = match_of(KIT, 1)
    state = copy_state(match.state_at(match.position // 2))
    match.rules.check(state)
    assert callable(damage)
    damage(state)
    with pytest.raises(DamagedError):
        match.rules.check(state)


# -- decks --------------------------------------------------------------------------------------


def test_a_draw_takes_one_of_the_top_layer_at_random() -> None:
    drawn: Counter[str] = Counter()
    table = lay_out()
    for _ in range(200):
        table.seat().deck, table.seat().hand = [["biomass", "capital"], ["biomass"]], []
        supply.draw(table.step, 0, 1)
        drawn[table.seat().hand[0]] += 1
        assert [len(layer) for layer in table.seat().deck] == [1, 1]
    assert set(drawn) == set(CURRENCIES)
    assert min(drawn.values()) > 70


def test_an_owner_sees_what_her_deck_holds_and_others_how_many() -> None:
    table = lay_out(2).holds(0, 1, 1, "whale-shark")
    table.seat().deck = [["capital"], ["biomass", "dugong"]]
    own, other = (table.rules.view(table.state, seat).seats[0] for seat in (0, 1))
    assert (own.hand, own.deck) == (table.seat().hand, table.seat().deck)
    assert other.hand == [HIDDEN] * 3
    assert other.deck == [[HIDDEN], [HIDDEN] * 2]
    nobody = table.rules.view(table.state, None)
    assert [set(place.hand) for place in nobody.seats] == [{HIDDEN}, {HIDDEN}]
