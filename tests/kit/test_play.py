"""Every game can be played to its end, and says all it has to say."""

from __future__ import annotations

import pytest

from reefkit.match.codec import checksum, to_plain
from reefkit.match.match import Match
from tests.kit.kits import Kit, every_game
from tests.kit.play import match_of, play, played, seats_of
from tests.support.effort import effort

SEEDS = range(1, 1 + effort(4, 60))
every_seed = pytest.mark.parametrize("seed", SEEDS)


@every_game
@every_seed
def test_random_play_comes_to_an_end(kit: Kit, seed: int) -> None:
    match = match_of(kit, seed)
    assert match.is_over
    assert match.position > 5
    assert match.rules.awaited(match.state) == ()
    assert all(match.rules.legal(match.state, seat) == [] for seat in seats_of(match.rules))


@every_game
def test_random_play_meets_people_bots_undo_composed_and_refused_choices(kit: Kit) -> None:
    people = [played(kit.game.id, seed) for seed in range(1, 16)]
    authors = {entry.author for one in people for entry in one.table.match.entries}
    assert {"person", "bot"} <= authors
    assert sum(one.undone for one in people) > 0
    composable = any(one.composable for one in people)  # not in a game without lists of choices
    assert (sum(one.composed for one in people) > 0) is composable
    assert len([refused for one in people for refused in one.refused]) > 2


@every_game
@every_seed
def test_whoever_can_choose_is_awaited_or_asked_nothing_and_whoever_is_awaited_can_choose(
    kit: Kit, seed: int
) -> None:
    match = match_of(kit, seed)
    for position in range(match.position):
        state = match.state_at(position)
        awaited = match.rules.awaited(state)
        assert awaited, "nobody is awaited, and the match is not over"
        assert len({each.id for each in awaited}) == len(awaited)
        for seat in {seat for each in awaited for seat in each.seats}:
            assert match.rules.legal(state, seat), (position, seat)


@every_game
@every_seed
def test_the_rules_never_change_the_state_they_are_given(kit: Kit, seed: int) -> None:
    match = match_of(kit, seed)
    for position, entry in enumerate(match.entries):
        assert checksum(match.state_at(position + 1)) == entry.checksum


@every_game
def test_the_same_seed_plays_the_same_match_and_another_another(kit: Kit) -> None:
    again = Match(kit.game, kit.new_setup(1))
    play(again, 1)
    match = match_of(kit, 1)
    assert again.entries == match.entries
    assert to_plain(again.state) == to_plain(match.state)
    assert match_of(kit, 2).entries != match.entries


@every_game
@every_seed
def test_every_round_ends_with_a_stored_survey(kit: Kit, seed: int) -> None:
    match = match_of(kit, seed)
    stored = [entry.position for entry in match.entries if entry.state is not None]
    rounds = {match.rules.when(match.state_at(n))[0] for n in range(match.position + 1)} - {0}
    assert len(stored) == len(rounds)
    for position in stored:
        assert match.entries[position].state == to_plain(match.state_at(position + 1))


@every_game
@every_seed
def test_everything_that_is_said_can_be_said_on_both_reading_levels(kit: Kit, seed: int) -> None:
    people = played(kit.game.id, seed)
    match = people.table.match
    said = [event.what for event in match.events()]
    said += [refused.message for refused in people.refused]
    for position in range(match.position):
        said += [each.what for each in match.rules.awaited(match.state_at(position))]
    assert len({message.id for message in said}) > 5
    for message in said:
        sentences = kit.render(message)
        assert all(sentence.strip() and "⟦" not in sentence for sentence in sentences)
