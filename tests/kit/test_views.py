"""Nobody sees what is hidden from them: not in the view, not in the steps, not in what waits.

The strongest way to hold this is to change only what is hidden, and to see nothing change. That a
change is made at all is seen from the owner's own seat.
"""

# ruff: noqa: S311 - play and damage at random, not secrets

from __future__ import annotations

import json
from collections import Counter
from random import Random

from msgspec.structs import replace

from reefkit.match.codec import copy_state, to_plain
from reefkit.match.game import Action
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.kit.kits import (
    Kit,
    every_game,
    every_open_game,
    every_secretive_game,
    secret_actions,
)
from tests.kit.play import NOON, cut, match_of, seats_of
from tests.support.effort import effort

SEEDS = range(1, 1 + effort(6, 60))


def onlookers(match: Match, owner: int) -> list[int | None]:
    """Give whoever looks on: the other seats, and a spectator."""
    return [*(seat for seat in seats_of(match.rules) if seat != owner), None]


def seen(match: Match, seat: int | None) -> str:
    """Give all that a page of a seat is told, as JSON."""
    table = MemoryTable(match, lambda: NOON)
    return json.dumps([to_plain(table.view(seat)), to_plain(table.since(0, seat))])


def halts(match: Match, count: int) -> list[int]:
    return sorted(Random(1).sample(range(match.position), min(count, match.position)))


@every_game
def test_what_is_planted_in_hidden_fields_is_seen_by_its_owner_alone(kit: Kit) -> None:
    shown_to_owner = 0
    for seed in SEEDS:
        match = match_of(kit, seed)
        for position in halts(match, 6):
            for owner in seats_of(match.rules):
                one, other = (copy_state(match.state_at(position)) for _ in range(2))
                kit.plant(one, owner, 3)
                kit.plant(other, owner, 8)
                views = [to_plain(match.rules.view(state, owner)) for state in (one, other)]
                shown_to_owner += views[0] != views[1]
                for seat in onlookers(match, owner):
                    views = [to_plain(match.rules.view(state, seat)) for state in (one, other)]
                    assert views[0] == views[1], (position, owner, seat)
                    assert "canary" not in json.dumps(views)
                    assert [to_plain(match.rules.awaited(state)) for state in (one, other)] == [
                        to_plain(match.rules.awaited(state)) for state in (one, one)
                    ]
    assert shown_to_owner > 20


def fork(match: Match, position: int, seat: int, action: Action) -> Match:
    forked = cut(match, position)
    forked.act(seat, action)
    return forked


@every_open_game
def test_every_action_is_shown_to_all_where_none_is_secret(kit: Kit) -> None:
    for seed in SEEDS:
        match = match_of(kit, seed)
        for seat in [*seats_of(match.rules), None]:
            shown = [step.action for step in match.steps(seat)]
            assert shown == [entry.action for entry in match.entries]


@every_secretive_game
def test_which_secret_action_was_taken_is_seen_by_its_owner_alone(kit: Kit) -> None:
    tried: Counter[type[Action]] = Counter()
    for seed in range(1, 25):
        match = match_of(kit, seed)
        for position in range(match.position):
            for owner in seats_of(match.rules):
                actions = secret_actions(kit, match.rules, match.state_at(position), owner)
                if not actions or tried[type(actions[0])] >= effort(6, 200):
                    continue
                tried[type(actions[0])] += 1
                one, other = (fork(match, position, owner, action) for action in actions)
                assert seen(one, owner) != seen(other, owner)
                for seat in onlookers(match, owner):
                    assert seen(one, seat) == seen(other, seat), (seed, position, owner, seat)
    assert len(tried) >= kit.secret_kinds
    assert min(tried.values()) > 2


@every_game
def test_bots_and_offers_that_lapse_see_no_more_than_their_seat(kit: Kit) -> None:
    tried = 0
    for seed in SEEDS:
        match = match_of(kit, seed)
        rules = match.rules
        for position in halts(match, 10):
            state = match.state_at(position)
            for seat in sorted({seat for each in rules.awaited(state) for seat in each.seats}):
                one, other = copy_state(state), copy_state(state)
                for owner in set(seats_of(rules)) - {seat}:
                    kit.plant(one, owner, 3)
                    kit.plant(other, owner, 8)
                if not rules.legal(one, seat) or rules.awaited(one) != rules.awaited(state):
                    continue
                for style in match.game.bots:
                    luck = match.luck(seat, state)
                    decided = [
                        rules.decide(rules.view(each, seat), seat, style, luck)
                        for each in (one, other)
                    ]
                    assert decided[0] == decided[1]
                    tried += 1
    assert tried > 20


@every_game
def test_the_key_is_told_to_nobody(kit: Kit) -> None:
    for seed in SEEDS:
        match = match_of(kit, seed)
        key = match.setup.key
        for position in [*halts(match, 3), match.position]:
            state = match.state_at(position)
            for seat in [*seats_of(match.rules), None]:
                told = json.dumps(to_plain(match.rules.view(state, seat)))
                assert key not in told
                assert str(int(key, 16)) not in told
        for seat in [*seats_of(match.rules), None]:
            told = seen(match, seat)
            assert key not in told
            assert str(int(key, 16)) not in told


@every_game
def test_a_view_does_not_depend_on_the_key(kit: Kit) -> None:
    match = match_of(kit, 1)
    other = Match(kit.game, replace(match.setup, key=""), match.entries)
    for seat in [*seats_of(match.rules), None]:
        assert seen(other, seat) == seen(match, seat)


@every_game
def test_steps_hold_neither_rolls_to_come_nor_states_nor_checksums(kit: Kit) -> None:
    """A checksum would let a pupil try out which secret fits it."""
    match = match_of(kit, 1)
    for seat in [*seats_of(match.rules), None]:
        told = json.dumps(to_plain(match.steps(seat)))
        assert not any(entry.checksum in told for entry in match.entries)
    assert {*to_plain(match.steps(None)[0])} == {
        *("position", "seat", "action", "author", "time", "events")
    }
