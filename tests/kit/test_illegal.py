"""What is not allowed is refused by name, and changes nothing."""

# ruff: noqa: S311 - play and damage at random, not secrets

from __future__ import annotations

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
from tests.kit.kits import Kit, every_game, kits
from tests.kit.play import cut, match_of, seats_of
from tests.support.effort import effort

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
    """Give a match that stands somewhere in the middle; the tests leave it as it is."""
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
    return [halted(kit.game.id, place) for place in range(effort(12, 100))]


@every_game
@given(place=st.integers(0, 19), seat=st.integers(-2, 9), action=json)
def test_anything_else_is_refused(kit: Kit, place: int, seat: int, action: Plain) -> None:
    refused = try_it(kit, halted(kit.game.id, place), seat, action)
    assert refused is not None or action in ({"do": "ready"}, {"do": "undo"})


@every_game
@given(place=st.integers(0, 19), data=st.data())
def test_almost_legal_actions_are_legal_or_refused(
    kit: Kit, place: int, data: st.DataObject
) -> None:
    match = halted(kit.game.id, place)
    sent = [dict(entry.action) for entry in match_of(kit, place % 6 + 1).entries]
    action = data.draw(st.sampled_from(sent))
    key = data.draw(st.sampled_from([*action, "other"]))
    changed = {**action, key: data.draw(odd | json)}
    if isinstance(action.get(key), list) and action[key] and data.draw(st.booleans()):
        changed[key] = [*action[key], data.draw(odd | st.sampled_from(action[key]))]
    try_it(kit, match, data.draw(st.sampled_from(seats_of(match.rules))), changed)


@every_game
def test_moves_of_other_seats_phases_and_rounds_are_legal_or_refused(kit: Kit) -> None:
    """Every kind of action is tried at every place, and each is refused somewhere."""
    refused_kinds: set[str] = set()
    every: set[str] = set()
    for match in places(kit):
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
def test_a_seat_that_has_nothing_to_do_is_refused_what_others_may(kit: Kit) -> None:
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
def test_a_forged_seat_or_resumption_is_refused(kit: Kit) -> None:
    for match in places(kit):
        for seat in (-1, len(match.setup.seats), 10**9):
            refused = try_it(kit, match, seat, {"do": "ready"})
            assert refused is not None
            assert refused.message.id == "reject-no-such-seat"
        refused = try_it(kit, match, 0, {"do": "resume", "position": 0, "rules_version": 1})
        assert refused is not None
        assert refused.message.id == "reject-not-an-action"


@every_game
def test_nothing_is_allowed_when_the_match_is_over(kit: Kit) -> None:
    match = match_of(kit, 1)
    for action in {str(entry.action): entry.action for entry in match.entries}.values():
        for seat in seats_of(match.rules):
            assert try_it(kit, match, seat, action) is not None
