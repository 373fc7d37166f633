"""Every game is played to its end, says all it has to say, and refuses what is not allowed."""

# ruff: noqa: S311 - play and damage at random, not secrets

from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.match import save
from reefkit.match.codec import checksum, to_plain
from reefkit.match.errors import Rejection
from reefkit.match.game import Action, Plain
from reefkit.match.match import Match
from tests.kit.kits import Kit, cut, every_game, kits, match_of, play, played, seats_of
from tests.support.effort import effort

# Every game can be played to its end, and says all it has to say.

SEEDS = range(1, 1 + effort(3, 24))
every_seed = pytest.mark.parametrize("seed", SEEDS)


@every_game
@every_seed
def test_random_play_comes_to_an_end(kit: Kit, seed: int):
    match = match_of(kit, seed)
    assert match.is_over
    assert match.position > 5
    assert match.rules.awaited(match.state) == ()
    assert all(match.rules.legal(match.state, seat) == [] for seat in seats_of(match.rules))


@every_game
def test_random_play_meets_people_bots_undo_composed_and_refused_choices(kit: Kit):
    """In the first matches, as many as it takes."""
    authors: set[str] = set()
    undone = composable = composed = refused = 0
    for seed in range(1, 16):
        one = played(kit.game.id, seed)
        authors |= {entry.author for entry in one.table.match.entries}
        undone, composable = undone + one.undone, composable + one.composable
        composed, refused = composed + one.composed, refused + len(one.refused)
        # A game without lists of choices has nothing to compose.
        if (
            {"person", "bot"} <= authors
            and undone
            and refused > 2
            and bool(composed) is bool(composable)
        ):
            return
    pytest.fail(
        f"{authors}, {undone} undone, {composed} of {composable} composed, {refused} refused"
    )


@every_game
@every_seed
def test_whoever_can_choose_is_awaited_or_asked_nothing_and_whoever_is_awaited_can_choose(
    kit: Kit, seed: int
):
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
def test_the_rules_never_change_the_state_they_are_given(kit: Kit, seed: int):
    match = match_of(kit, seed)
    for position, entry in enumerate(match.entries):
        assert checksum(match.state_at(position + 1)) == entry.checksum


@every_game
def test_the_same_seed_plays_the_same_match_and_another_another(kit: Kit):
    again = Match(kit.game, kit.new_setup(1))
    play(again, 1)
    match = match_of(kit, 1)
    assert again.entries == match.entries
    assert to_plain(again.state) == to_plain(match.state)
    assert match_of(kit, 2).entries != match.entries


@every_game
@every_seed
def test_every_round_ends_with_a_stored_survey(kit: Kit, seed: int):
    match = match_of(kit, seed)
    stored = [entry.position for entry in match.entries if entry.state is not None]
    rounds = {match.rules.when(match.state_at(n))[0] for n in range(match.position + 1)} - {0}
    assert len(stored) == len(rounds)
    for position in stored:
        assert match.entries[position].state == to_plain(match.state_at(position + 1))


@every_game
@every_seed
def test_everything_that_is_said_can_be_said_on_both_reading_levels(kit: Kit, seed: int):
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


# What is not allowed is refused by name, and changes nothing.

json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
odd = st.sampled_from(
    [None, True, -1, 0, 1, 2, 7, 63, 64, 10**9, 2**64, -(2**63), 0.5, float("nan"), "", "x" * 5000]
)


@cache
def halted(name: str, place: int) -> Match:
    """Return a match that stands somewhere in the middle; the tests leave it as it is."""
    kit = kits()[name]
    match = match_of(kit, place % 6 + 1)
    return cut(match, Random(place).randrange(match.position))


def try_it(kit: Kit, match: Match, seat: int, action: Action | Plain) -> Rejection | None:
    """Act, and hold the match against what it was where that is refused."""
    before, plain = save.dump(match), to_plain(match.state)
    refused: Rejection | None = None
    try:
        match.propose(seat, action)
    except Rejection as rejection:
        refused = rejection
    if refused is not None:
        assert all(kit.render(refused.message))
        with pytest.raises(Rejection):
            match.act(seat, action)
    assert save.dump(match) == before
    assert to_plain(match.state) == plain
    assert checksum(match.state_at(match.position)) == (
        match.entries[-1].checksum if match.entries else checksum(match.rules.start())
    )
    return refused


def places(kit: Kit) -> list[Match]:
    return [halted(kit.game.id, place) for place in range(effort(12, 48))]


@every_game
@given(place=st.integers(0, 19), seat=st.integers(-2, 9), action=json)
def test_anything_else_is_refused(kit: Kit, place: int, seat: int, action: Plain):
    refused = try_it(kit, halted(kit.game.id, place), seat, action)
    assert refused is not None or action in ({"do": "ready"}, {"do": "undo"})


@every_game
@given(place=st.integers(0, 19), data=st.data())
def test_almost_legal_actions_are_legal_or_refused(kit: Kit, place: int, data: st.DataObject):
    match = halted(kit.game.id, place)
    sent = [dict(entry.action) for entry in match_of(kit, place % 6 + 1).entries]
    action = data.draw(st.sampled_from(sent))
    key = data.draw(st.sampled_from([*action, "other"]))
    changed = {**action, key: data.draw(odd | json)}
    if isinstance(action.get(key), list) and action[key] and data.draw(st.booleans()):
        changed[key] = [*action[key], data.draw(odd | st.sampled_from(action[key]))]
    try_it(kit, match, data.draw(st.sampled_from(seats_of(match.rules))), changed)


@every_game
def test_moves_of_other_seats_phases_and_rounds_are_legal_or_refused(kit: Kit):
    """Every kind of action is tried at every place, and each is refused somewhere."""
    refused_kinds: set[str] = set()
    every: set[str] = set()
    for match in places(kit)[: effort(2, 48)]:
        kinds: dict[tuple[str, int | None], Plain] = {("undo", None): {"do": "undo"}}
        for seed in range(1, 7):
            for entry in match_of(kit, seed).entries:
                kinds[entry.action["do"], entry.seat] = entry.action
        every |= {do for do, _ in kinds}
        for (do, _), action in kinds.items():
            for seat in seats_of(match.rules):
                if try_it(kit, match, seat, action) is not None:
                    refused_kinds.add(do)
    assert refused_kinds >= {"ready", "undo"}
    assert refused_kinds == every or len(refused_kinds) > 4


@every_game
def test_a_seat_that_has_nothing_to_do_is_refused_what_others_may(kit: Kit):
    tried = 0
    for match in places(kit):
        state = match.state
        lists = {seat: match.rules.legal(state, seat) for seat in seats_of(match.rules)}
        for idle in [seat for seat, actions in lists.items() if not actions]:
            for actions in lists.values():
                for action in actions[:3]:
                    assert try_it(kit, match, idle, action) is not None, (idle, action)
                    tried += 1
    assert tried > 5


@every_game
def test_a_forged_seat_is_refused(kit: Kit):
    for match in places(kit):
        for seat in (-1, len(match.setup.seats), 10**9):
            refused = try_it(kit, match, seat, {"do": "ready"})
            assert refused is not None
            assert refused.message.id == "reject-no-such-seat"


@every_game
def test_nothing_is_allowed_when_the_match_is_over(kit: Kit):
    match = match_of(kit, 1)
    for action in {str(entry.action): entry.action for entry in match.entries}.values():
        for seat in seats_of(match.rules):
            assert try_it(kit, match, seat, action) is not None
