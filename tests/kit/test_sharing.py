"""A match keeps once what its states have in common, and nobody can tell."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
import numpy as np
import pytest

from reefkit.match.codec import checksum, from_plain, to_plain
from reefkit.match.log import share_unchanged
from tests.kit.kits import Kit, every_game
from tests.kit.play import match_of


class Pool(msgspec.Struct, frozen=True):
    """A small state."""

    corals: tuple[int, ...]
    depth: np.ndarray
    names: dict[str, float]


def pool(depth: float = 1.5, **names: float) -> Pool:
    """Make one that has no part in common with another."""
    return Pool((1000, 2000), np.full((3, 3), depth), names or {"platy": 0.5})


@every_game
def test_every_state_is_still_the_one_its_entry_vouches_for(kit: Kit) -> None:
    match = match_of(kit, 1)
    for entry in match.entries:
        assert checksum(match.state_at(entry.position + 1)) == entry.checksum


@every_game
def test_the_states_of_a_match_take_less_than_half_of_what_they_would_alone(kit: Kit) -> None:
    match = match_of(kit, 1)
    states = [match.state_at(position) for position in range(match.position + 1)]
    alone: list[Any] = [from_plain(to_plain(state), match.game.state) for state in states]
    assert weight(states) < weight(alone) / 2


def test_what_is_the_same_is_kept_once() -> None:
    one, other = pool(), pool()
    assert share_unchanged(one, other) is one


def test_what_differs_is_kept_and_the_rest_of_it_is_kept_once() -> None:
    one, other = pool(), pool(platy=0.75)
    names = other.names
    both = share_unchanged(one, other)
    assert both is other
    assert both.depth is one.depth
    assert both.corals is one.corals
    assert both.names == names == {"platy": 0.75}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (0.0, -0.0),
        (1, True),
        (1, 1.0),
        ((1,), [1]),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}),
        ({"a": 1}, {"a": 1, "b": 2}),
        ((1, 2), (1, 2, 3)),
        ([1, 2, 3], [1, 2]),
        (np.zeros(3), np.zeros(3, dtype=np.float32)),
        (np.zeros(3), -np.zeros(3)),
        (np.zeros((2, 3)), np.zeros((3, 2))),
        (np.float32(0.0), np.float32(-0.0)),
        (None, 0),
    ],
)
def test_what_could_be_told_apart_is_not_the_same(before: object, after: object) -> None:
    whole = share_unchanged((before,), (after,))[0]
    assert whole is not before
    assert type(whole) is type(after)
    assert repr(whole) == repr(after)


def weight(states: list[Any]) -> int:
    """Give the bytes that states hold together, whatever several of them hold counted once."""
    seen: dict[int, Any] = {}
    waiting = list(states)
    while waiting:
        part = waiting.pop()
        if id(part) in seen or part is None or isinstance(part, bool | str | type):
            continue
        seen[id(part)] = part
        if isinstance(part, msgspec.Struct):
            waiting += [getattr(part, name) for name in part.__struct_fields__]
        elif isinstance(part, dict):
            waiting += part.values()
        elif isinstance(part, list | tuple):
            waiting += part
    return sum(sys.getsizeof(part) for part in seen.values())
