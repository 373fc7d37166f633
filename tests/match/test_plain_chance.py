"""Chance in plain whole numbers is the chance of every match."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from reefkit.match.random import TABLE, KeyedChance, Luck, PlainChance, PlainLuck, word, words

keys = st.integers(0, 2**64 - 1)
owners = st.integers(TABLE, 63)
names = st.sampled_from(["turn", "deck", "climate", "placing"])
counts = st.integers(0, 10_000)


@given(keys, owners, counts, names, names, counts)
def test_a_word_is_the_one_that_numpy_draws(  # noqa: PLR0917  # what a draw is keyed by
    key: int, owner: int, round_: int, phase: str, purpose: str, index: int
) -> None:
    drawn = words(
        np.uint64(key), owner=owner, round=round_, phase=phase, purpose=purpose, index=index
    )
    plain = word(key, owner=owner, round=round_, phase=phase, purpose=purpose, index=index)
    assert plain == int(drawn)


@given(keys, owners, counts, st.integers(1, 200), st.integers(0, 60))
def test_rolls_are_those_of_a_match_one_or_many_at_once(
    key: int, owner: int, round_: int, sides: int, many: int
) -> None:
    address = {"owner": owner, "round": round_, "phase": "turn", "purpose": "move"}
    plain, live = PlainChance(key), KeyedChance(key)
    assert plain.roll(sides, **address) == int(live.roll(sides, **address))
    dice = np.arange(many, 0, -1)
    rolled = plain.roll(dice, **address, index=np.arange(many))
    assert rolled.tolist() == live.roll(dice, **address, index=np.arange(many)).tolist()


@given(keys, st.integers(0, 63), counts, counts)
def test_a_bots_luck_is_that_of_a_match(key: int, owner: int, round_: int, index: int) -> None:
    plain, live = PlainLuck(key, owner, round_, "turn"), Luck(key, owner, round_, "turn")
    assert plain.words("go", index) == int(live.words("go", index))
