"""Whole matches by hand: beside the same match in guided play, and with careless people.

Chance is keyed by what it is for, so a guided match and one by hand with the same key draw the same
cards. What people reach in guided play they submit by hand, and it is never called wrong.
"""

# ruff: noqa: S311 - play and damage at random, not secrets

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from reefkit.games import games
from reefkit.games.reef import actions as do
from reefkit.games.reef import hands_on as handson
from reefkit.games.reef import new_match, picture
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import State, equal
from reefkit.match import save
from reefkit.match.game import Action, Ready, SeatInfo
from tests.games.reef import oracle
from tests.games.reef.as_arrays import LOOKUPS, to_arrays, to_reef
from tests.games.reef.outcomes import damage
from tests.support.effort import effort

if TYPE_CHECKING:
    from reefkit.match.match import Match

BOTS = [None, None, "newcomer", None]
Made = tuple[int, Action, State, State]


def options(random: Random) -> dict[str, Any]:
    chosen: dict[str, Any] = {
        name: random.random() < 0.4
        for name in ("free_stacking", "standing_stacks", "rescue", "reshuffle_each_draw")
    }
    return {**chosen, "rounds": random.randint(1, 4), "predict": "none"}


def match_of(seed: int, *, hands_on: bool) -> Match:
    random = Random(seed)
    seats = [SeatInfo(f"Seat {n + 1}", bot=BOTS[n]) for n in range(random.randint(1, 4))]
    return new_match(seats, seed=seed, options={**options(random), "hands_on": hands_on})


def rules_of(match: Match) -> ReefRules:
    assert isinstance(match.rules, ReefRules)
    return match.rules


def play_guided(match: Match, seed: int) -> list[Made]:
    """Play single choices at random, *Ready* rarely while there is another."""
    random = Random(seed)
    made: list[Made] = []
    while not match.is_over:
        seat = random.choice([s for one in match.rules.awaited(match.state) for s in one.seats])
        listed = match.rules.legal(match.state, seat)
        more = [action for action in listed if action != Ready()]
        if match.state.phase == "migration" or random.random() < 0.15:
            more = []
        action = random.choice(more or listed)
        if isinstance(action, do.Note):
            action = Ready()
        before = match.state
        match.act(seat, action)
        made.append((seat, action, before, match.state))
    return made


def step_of(state: State) -> tuple[Any, ...]:
    by_hand = state.phase in handson.PHASES
    return (state.round, state.phase, int(state.cards_drawn)) if by_hand else (by_hand,)


def groups(made: list[Made]) -> list[list[Made]]:
    """Part a match into the steps that are kept by hand, and what lies between them."""
    found: list[list[Made]] = []
    for one in made:
        if not found or step_of(found[-1][-1][2]) != step_of(one[2]):
            found.append([])
        found[-1].append(one)
    return found


def boards(group: list[Made]) -> State:
    """Give the state that shows what the seats had when a step was done."""
    _, last, before, after = group[-1]
    if before.phase == "survey":
        return after  # the last word is Ready, or who leaves once the built-over are gone
    assert last == Ready()
    return before


def keep_books(match: Match, group: list[Made], told: Counter[str]) -> None:
    """Play a step by hand: people submit what they had in guided play, bots do what they did."""
    done, here = boards(group), step_of(match.state)
    rules = rules_of(match)
    moves = {seat: [a for s, a, _, _ in group if s == seat] for seat in range(4) if BOTS[seat]}
    while not match.is_over and step_of(match.state) == here:
        seat = match.rules.awaited(match.state)[-1].seats[0]
        action: Action = Ready()
        if match.setup.seats[seat].bot:
            action = moves[seat].pop(0)
        elif match.state.turn.step == "submit":
            tally: tuple[int, ...] = ()
            if match.state.phase == "survey":
                tally = tuple(int(n) for n in done.score[match.state.round - 1, seat])
            action = do.Submit(picture.write(done.reefs[seat], rules.lookups), tally)
        told.update(event.what.id for event in match.act(seat, action))


@pytest.mark.parametrize("seed", range(effort(10, 600)))
def test_guided_play_submitted_by_hand_is_never_wrong(seed: int) -> None:
    guided, by_hand = match_of(seed, hands_on=False), match_of(seed, hands_on=True)
    told: Counter[str] = Counter()
    for group in groups(play_guided(guided, seed)):
        if group[0][2].phase in handson.PHASES:
            untouched = group[0][2].phase != "catastrophe"  # a card has struck guided reefs by now
            assert equal(by_hand.state.reefs, group[0][2].reefs) or not untouched
            keep_books(by_hand, group, told)
        else:
            for seat, action, _, _ in group:
                by_hand.act(seat, action)
    assert by_hand.is_over
    assert told["mended"] == 0
    assert told["books-right"] > 2  # a lone reef of one round has little to keep books of
    assert equal(by_hand.state.score, guided.state.score)
    assert equal(by_hand.state.abundance, guided.state.abundance)
    assert equal(by_hand.state.reefs, guided.state.reefs)


# -- careless people -----------------------------------------------------------------------------


def careless(right: do.Submit, reef: oracle.Reef, random: Random) -> do.Submit:
    """Make mistakes on a right board, and sometimes in the tally."""
    for _ in range(random.choice([0, 0, 1, 2, 4])):
        reef = damage(reef, random)
    board = picture.write(to_arrays([reef])[0], LOOKUPS)
    tally = tuple(n + random.choice([0, 0, 0, 1, -3]) for n in right.tally)
    return do.Submit(board, tally)


def choose(match: Match, seat: int, random: Random) -> Action:
    listed = match.rules.legal(match.state, seat)
    assert listed, (match.state.phase, match.state.turn.step, seat)
    action = random.choice(listed)
    if isinstance(action, do.Submit):
        return careless(action, to_reef(picture.read(action.board, LOOKUPS)), random)
    return action


def check_table(match: Match) -> None:
    """Between the steps every reef is lawful, even where a catcher has too many for a survey."""
    state = match.state
    done = state.turn.step == "" and state.phase not in {"founding", "survey"}
    standing = rules_of(match).options.standing_stacks
    for seat in range(len(match.setup.seats)):
        wrong = oracle.illegal(to_reef(state.reefs[seat]), standing_stacks=standing)
        if done and not state.turn.dismiss[seat]:
            assert wrong == [], (state.phase, state.turn.step)


@pytest.mark.parametrize("seed", range(effort(7, 400)))
def test_careless_people_leave_lawful_reefs_and_a_record_that_replays(seed: int) -> None:
    match, random = match_of(seed, hands_on=True), Random(seed)
    told: Counter[str] = Counter()
    while not match.is_over:
        seat = random.choice([s for one in match.rules.awaited(match.state) for s in one.seats])
        if match.setup.seats[seat].bot:
            rules, view = rules_of(match), match.rules.view(match.state, seat)
            action = rules.decide(view, seat, "newcomer", match.luck(seat, match.state))
        else:
            action = choose(match, seat, random)
        told.update(event.what.id for event in match.act(seat, action))
        check_table(match)
    assert told["mended"] > 0
    loaded = save.parse(save.dump(match), games())
    assert equal(loaded.state, match.state)
