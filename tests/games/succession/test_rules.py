"""Whole matches of Succession: random, against the referee, and changed."""

import json
from collections import Counter
from random import Random

import pytest

from reefkit.games.succession import new_match
from reefkit.games.succession.rules import SuccessionRules
from reefkit.games.succession.state import NOBODY, State
from reefkit.match import save
from reefkit.match.changes import CardRemoved, OptionChanged, changes_of
from reefkit.match.counterfactual import Counterfactual
from reefkit.match.errors import Rejection
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.random import KeyedChance
from reefkit.match.table import MemoryTable
from tests.games.endless import longest, played
from tests.games.succession.oracle import Referee
from tests.kit.kits import kits, match_of
from tests.playthroughs.record import decided_otherwise
from tests.support.effort import effort

# Whole random games: against the referee of the rules page, and what holds in every one of them.

# ruff: noqa: S311 - play at random, not secrets


KIT = kits()["succession"]
SEEDS = range(1, 1 + effort(8, 48))
every_seed = pytest.mark.parametrize("seed", SEEDS)


def rules_of(match: Match) -> SuccessionRules:
    assert isinstance(match.rules, SuccessionRules)
    return match.rules


def referee_of(match: Match) -> Referee:
    rules = rules_of(match)
    numbers = rules.content.rules.numbers
    return Referee(
        players=len(match.setup.seats),
        rounds=rules.options.rounds,
        every=list(rules.deck),
        bots={n for n, seat in enumerate(match.setup.seats) if seat.bot is not None},
        press=rules.options.start == "press",
        turns_a_player=(numbers.restarts_until, numbers.round_until),
        one_deck=rules.options.deck_ends,
    )


def compare(referee: Referee, state: State, awaited: set[int]) -> None:
    assert referee.hands == state.hands
    assert referee.deck == state.deck
    assert referee.pile == state.pile
    assert Counter(referee.out_of_round) == Counter(state.gone)
    assert referee.points == state.points
    assert referee.in_play == state.colour
    assert (1 if referee.clockwise else -1) == state.direction
    assert referee.expects == {"setup": "ready", "survey": "ready"}.get(state.phase, state.phase)
    assert referee.whose == awaited
    assert (NOBODY if referee.forgot is None else referee.forgot) == state.uncalled
    assert referee.limit == (state.limit, state.limit_next)
    assert referee.turn == state.turn


@every_seed
def test_the_referee_of_the_rules_page_sees_the_same_table_after_every_step(seed: int):
    match = match_of(KIT, seed)
    referee = referee_of(match)
    taken_back = _taken_back(match)
    for at, entry in enumerate(match.entries):
        if entry.seat is None or at in taken_back or entry.action == {"do": "undo"}:
            continue
        referee.see(entry.seat, entry.action, list(entry.draws))
        if not any(done <= at < undone for done, undone in taken_back.items()):
            state = match.state_at(at + 1)
            compare(referee, state, {n for each in match.rules.awaited(state) for n in each.seats})


def _taken_back(match: Match) -> dict[int, int]:
    """Return where choices were taken back, by where they were made."""
    folded = enumerate(match._fold.folded)
    found = {at: one.undone_by for at, one in folded if one.undone_by not in {None, at}}
    return {at: undone for at, undone in found.items() if undone is not None}


@every_seed
def test_every_card_is_always_somewhere_and_nowhere_twice(seed: int):
    match = match_of(KIT, seed)
    every = Counter(rules_of(match).deck)
    assert every.total() in {80, 84, 96, 100}
    for at in range(match.position + 1):
        state = match.state_at(at)
        lies = Counter([*state.deck, *state.pile, *state.gone])
        for hand in state.hands:
            lies.update(hand)
        assert lies == every, at


@every_seed
def test_what_the_state_says_holds_together(seed: int):
    match = match_of(KIT, seed)
    for at in range(1, match.position + 1):
        state, before = match.state_at(at), match.state_at(at - 1)
        assert state.drawn == "" or state.drawn in state.hands[state.player]
        assert state.phase != "start" or all(
            state.opening in state.hands[n] for n in state.starters
        )
        assert state.uncalled == NOBODY or len(state.hands[state.uncalled]) == 1
        playing = state.phase not in {"setup", "survey", "over"}
        assert not playing or all(state.hands), "an empty hand ends the round"
        assert len(state.points) == len(state.out)
        if state.round == before.round:
            assert 0 <= state.laid - before.laid <= 2
            assert 0 <= state.turn - before.turn <= 1
        match.rules.check(state)


@every_seed
def test_no_message_of_a_seat_names_a_card_that_it_may_not_see(seed: int):
    """Hidden are others' hands and the deck: no view holds a card that is not open or its own."""
    match = match_of(KIT, seed)
    for at in range(match.position + 1):
        state = match.state_at(at)
        for seat in [*range(len(match.setup.seats)), None]:
            view = match.rules.view(state, seat)
            for other, hand in enumerate(view.hands):
                assert (hand == state.hands[other]) if other == seat else not any(hand)
                assert len(hand) == len(state.hands[other])
            assert not any(view.deck)
            assert len(view.deck) == len(state.deck)
            assert view.drawn in {"", state.drawn if seat == state.player else ""}
            assert not any(card for n, card in enumerate(view.given) if n != seat)


def test_a_copy_of_a_match_holds_no_roll_and_no_card_of_another_hand_or_the_deck():
    """What was rolled tells which card was drawn, so a seat's copy of a match leaves it out."""
    match = match_of(KIT, 2)
    _, *entries = map(json.loads, save.seat_copy(match, 0).splitlines())
    assert any(entry.draws for entry in match.entries)
    for entry in entries:
        assert not entry.get("draws")
        changes = entry["action"]["view"]
        (hands,) = changes.get("hands", [[]])
        assert not any(card for hand in hands[1:] for card in hand)
        assert not any(changes.get("deck", [[]])[0])


@every_seed
def test_every_choice_that_is_listed_is_accepted(seed: int):
    match = match_of(KIT, seed)
    random = Random(seed)
    for at in random.sample(range(match.position), min(12, match.position)):
        state = match.state_at(at)
        for seat in range(len(match.setup.seats)):
            for action in match.rules.legal(state, seat):
                match.rules.apply(state, seat, action, KeyedChance(5), None)


def test_rounds_of_chance_come_to_an_end():
    """Thousands of them are played by `bench/endless.py`."""
    one = longest("succession", range(effort(12, 120)))
    assert one.choices > 100
    assert one.state.turn <= 120 * one.seats
    assert played("succession", one.seed) == one


# What may be changed in a finished match of Succession.


def match_of_bots(**options: object) -> Match:
    seats = [SeatInfo(name, bot="newcomer") for name in ("Ana", "Ben", "Noor")]
    match = new_match(seats, seed=6, options={"rounds": 2, **options})
    MemoryTable(match).run()
    return match


def surveyed(match: Match) -> int:
    return next(at for at in range(match.position) if match.state_at(at).phase == "survey")


def held(match: Match, since: int) -> set[str]:
    states = [match.state_at(at) for at in range(since, match.position + 1)]
    return {card for state in states for hand in (*state.hands, state.deck) for card in hand}


def test_a_removed_card_is_dealt_no_more_and_what_was_laid_of_it_is_still_told():
    match = match_of_bots()
    at = surveyed(match)
    assert "snails" in held(match, at + 5)
    course = Counterfactual(match, CardRemoved("snails"), at).run()
    assert "snails" not in held(course.match, at)
    assert match.game.readings["laid"].read(course.match, None)
    for number in range(at):
        assert course.match.state_at(number) is match.state_at(number)


def test_a_variation_is_shuffled_in_from_the_next_round_on():
    match = match_of_bots()
    assert "storm" not in held(match, 0)
    course = Counterfactual(match, OptionChanged("disturbances", value=True), surveyed(match)).run()
    black = {
        name for name, card in match.setup.content["cards"].items() if card["colour"] == "black"
    }
    assert black & held(course.match, surveyed(match))


@pytest.mark.parametrize(("when", "why"), [(5, "dealing"), (-1, "last")])
def test_cards_change_between_two_rounds_alone(when: int, why: str):
    match = match_of_bots()
    last = max(at for at in range(match.position) if match.state_at(at).phase == "survey")
    with pytest.raises(Rejection) as refused:
        Counterfactual(match, CardRemoved("snails"), last if when < 0 else when)
    assert refused.value.message.id == f"what-if-succession-{why}"


def test_no_card_is_offered_without_which_nothing_can_be_dealt():
    match = match_of_bots()
    offered = changes_of(match.game).cards(match.setup)
    assert "snails" in offered
    assert set(offered) <= set(match.rules.kinds)  # type: ignore[attr-defined]


def test_bots_that_are_asked_again_decide_as_they_did():
    assert decided_otherwise("succession") == []
