"""Chance is the same in every order, place and version, and fair."""

from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.match.errors import DamagedError
from reefkit.match.plain_random import PlainChance, PlainLuck, word
from reefkit.match.random import (
    TABLE,
    KeyedChance,
    Luck,
    RecordedChance,
    below,
    fan,
    key_from_seed,
    mix,
    new_key,
    words,
)
from tests.support.effort import effort

# Chance is the same in every order, place and version, and fair.

MASK = (1 << 64) - 1
GOLDEN_KEY = 0x1E0664A65D74E081
GOLDEN_DICE = [5, 10, 8, 10, 6, 3, 1, 12, 6, 1, 7, 11]
GOLDEN_CARDS = [1, 4, 2, 5, 3, 6, 3, 6, 2]
keys = st.integers(0, MASK)
owners = st.integers(-1, 63)


def by_hand(word: int) -> int:
    """Return splitmix64 in plain whole numbers, as its authors publish it."""
    word = (word + 0x9E3779B97F4A7C15) & MASK
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
    return word ^ (word >> 31)


def address_by_hand(  # noqa: PLR0917
    key: int, owner: int, round_: int, phase: str, purpose: str, index: int
) -> int:
    code = 0xCBF29CE484222325
    for byte in f"{phase}/{purpose}".encode():
        code = ((code ^ byte) * 0x100000001B3) & MASK
    when = (code + round_ * 0x9E3779B97F4A7C15) & MASK
    place = (((owner + 1) << 32) | index) & MASK
    return by_hand(by_hand(key ^ when) ^ by_hand(place))


def roll(chance: KeyedChance | RecordedChance, sides: int = 12, owner: int = 0, index: int = 0):
    return chance.roll(
        sides, owner=owner, round=1, phase="mutations", purpose="mutation", index=index
    )


def test_the_generator_is_splitmix64_as_published():
    gamma = 0x9E3779B97F4A7C15
    states = np.array([n * gamma & MASK for n in range(3)], np.uint64)
    assert [hex(word) for word in mix(states).tolist()] == [
        "0xe220a8397b1dcdaf",
        "0x6e789e6aa1b965f4",
        "0x6c45d188009454f",
    ]


@given(
    keys, owners, st.integers(0, 9), st.text(max_size=9), st.text(max_size=9), st.integers(0, 99)
)
def test_every_address_is_hashed_as_by_hand(  # noqa: PLR0917
    key: int, owner: int, round_: int, phase: str, purpose: str, index: int
):
    drawn = words(key, owner=owner, round=round_, phase=phase, purpose=purpose, index=index)
    assert int(drawn) == address_by_hand(key, owner, round_, phase, purpose, index)


def test_golden_rolls():
    """These never change: matches that people have saved were played with them."""
    assert key_from_seed(1) == GOLDEN_KEY
    chance = KeyedChance(key_from_seed(1))
    dice = [
        int(
            chance.roll(
                12, owner=owner, round=number, phase="mutations", purpose="mutation", index=index
            )
        )
        for number, owner, index in product((1, 2), (0, 1), (0, 1, 2))
    ]
    assert dice == GOLDEN_DICE
    cards = [
        int(
            chance.roll(
                6, owner=TABLE, round=number, phase="catastrophe", purpose="card", index=index
            )
        )
        for number, index in product((1, 2, 3), (0, 1, 2))
    ]
    assert cards == GOLDEN_CARDS
    assert chance.drawn == dice + cards


@given(keys, st.permutations(list(product(range(4), range(3)))))
def test_the_order_of_arrival_changes_no_roll(key: int, order: list[tuple[int, int]]):
    live, other = KeyedChance(key), KeyedChance(key)
    first = {(o, n): int(roll(live, owner=o, index=n)) for o, n in sorted(order)}
    assert {(o, n): int(roll(other, owner=o, index=n)) for o, n in order} == first


@given(st.lists(keys, min_size=1, max_size=20), st.data())
def test_a_table_in_a_batch_rolls_as_it_does_alone(some: list[int], data: st.DataObject):
    batch = KeyedChance(np.array(some, np.uint64)[:, None])
    rolled = batch.roll(
        12,
        owner=np.arange(4),
        round=2,
        phase="spawning",
        purpose="offspring",
        index=np.zeros((len(some), 4), np.int64),
    )
    assert rolled.shape == (len(some), 4)
    place = data.draw(st.integers(0, len(some) - 1))
    for owner in range(4):
        alone = KeyedChance(some[place]).roll(
            12, owner=owner, round=2, phase="spawning", purpose="offspring"
        )
        assert int(alone) == int(rolled[place, owner])
    assert batch.drawn == [], "a batch keeps no record"


def test_every_part_of_the_address_changes_the_roll():
    address = {"owner": 1, "round": 1, "phase": "a", "purpose": "b", "index": 0}
    others = {"owner": 2, "round": 2, "phase": "c", "purpose": "d", "index": 1}
    first = int(words(7, **address))
    changed = [int(words(7, **{**address, name: value})) for name, value in others.items()]
    changed.append(int(words(8, **address)))
    assert len({first, *changed}) == 7


def chi_square(counts: np.ndarray) -> float:
    expected = counts.sum() / counts.size
    return float(((counts - expected) ** 2 / expected).sum())


@pytest.mark.parametrize("sides", [2, 6, 12, 18])
@pytest.mark.parametrize("along", ["index", "key", "owner", "round"])
def test_dice_are_fair_along_every_part_of_the_address(sides: int, along: str):
    count = effort(20_000, 2_000_000)
    many = np.arange(count, dtype=np.int64)
    address = {"key": np.uint64(1), "owner": 0, "round": 1, "index": 0, along: many}
    if along == "round":
        drawn = np.concatenate(
            [
                words(
                    np.arange(200, dtype=np.uint64),
                    owner=0,
                    round=n,
                    phase="p",
                    purpose="q",
                    index=0,
                )
                for n in range(count // 200)
            ]
        )
    else:
        drawn = words(
            address["key"],
            owner=address["owner"],
            round=1,
            phase="p",
            purpose="q",
            index=address["index"],
        )
    faces = below(drawn, sides)
    counts = np.bincount(faces, minlength=sides)
    assert counts.size == sides
    # Degrees of freedom d: mean d, deviation √2d; five deviations and a little for few sides.
    free = sides - 1
    assert chi_square(counts) < free + 5 * (2 * free) ** 0.5 + 8
    # And the next roll does not follow from the last.
    pairs = np.bincount(faces[:-1] * sides + faces[1:], minlength=sides**2)
    free = sides**2 - 1
    assert chi_square(pairs) < free + 5 * (2 * free) ** 0.5 + 8


def test_words_made_of_words_are_as_many_and_as_different():
    seeds = words(3, owner=np.arange(50), round=1, phase="p", purpose="q", index=0)
    made = fan(seeds, 40)
    assert made.shape == (50, 40)
    assert np.unique(made).size == 2_000
    assert (fan(seeds[7], 40) == made[7]).all()


def test_nothing_to_choose_from_gives_the_lowest():
    assert below(np.array([MASK, 0], np.uint64), 0).tolist() == [0, 0]
    assert below(np.array([MASK, 0], np.uint64), [12, 12]).tolist() == [11, 0]


def test_keys_of_seeds_differ_and_new_keys_are_no_seeds():
    assert len({key_from_seed(seed) for seed in range(-50, 1_000)}) == 1_050
    assert key_from_seed(2**64 + 5) == key_from_seed(5)
    assert len({new_key() for _ in range(100)}) == 100


def test_recorded_rolls_are_given_out_again():
    live = KeyedChance(9)
    first = [int(roll(live)), int(roll(live, index=1))]
    both = live.roll(6, owner=np.arange(3), round=1, phase="p", purpose="q")
    again = RecordedChance(live.drawn)
    assert [int(roll(again)), int(roll(again, index=1))] == first
    shaped = again.roll(6, owner=np.arange(3), round=1, phase="p", purpose="q")
    assert shaped.tolist() == both.tolist()
    again.finish()


@pytest.mark.parametrize(
    ("drawn", "id_"),
    [
        ([], "save-draws-wrong"),
        ([0], "save-draws-wrong"),
        ([13], "save-draws-wrong"),
        ([-1], "save-draws-wrong"),
        ([3, 4], "save-draws-left"),
    ],
)
def test_a_record_that_does_not_fit_is_named(drawn: list[int], id_: str):
    def played() -> None:
        chance = RecordedChance(drawn)
        roll(chance)
        chance.finish()

    with pytest.raises(DamagedError) as caught:
        played()
    assert caught.value.message.id == id_


def test_the_luck_of_a_seat_is_its_own_and_the_same_on_every_page():
    one, other = (Luck(5, 0, 1, "algae").words("grow", np.arange(9)) for _ in range(2))
    assert one.tolist() == other.tolist()
    for changed in (
        Luck(5, 1, 1, "algae"),
        Luck(5, 0, 2, "algae"),
        Luck(5, 0, 1, "dwellers"),
        Luck(6, 0, 1, "algae"),
    ):
        assert changed.words("grow", np.arange(9)).tolist() != one.tolist()
    rolls = words(5, owner=0, round=1, phase="algae", purpose="grow", index=np.arange(9))
    assert rolls.tolist() != one.tolist(), "a bot must not foresee the dice"


def test_the_luck_of_many_seats_is_each_seats_own():
    tables = np.array([11, 12, 13], np.uint64)[:, None]
    luck = Luck(tables, np.arange(4), 1, "algae")
    drawn = luck.words("grow")
    assert drawn.shape == (3, 4)
    for table, seat in product(range(3), range(4)):
        alone = Luck(int(tables[table, 0]), seat, 1, "algae").words("grow")
        assert int(drawn[table, seat]) == int(alone)
    flat = luck.flat((3, 4), np.array([7, 0, 11]))
    assert flat.words("grow").tolist() == drawn.reshape(-1)[[7, 0, 11]].tolist()
    assert flat[1:].words("grow").tolist() == drawn.reshape(-1)[[0, 11]].tolist()
    assert luck.fan("grow", 5).shape == (3, 4, 5)


# Chance in plain whole numbers is the chance of every match.

plain_keys = st.integers(0, 2**64 - 1)
plain_owners = st.integers(TABLE, 63)
names = st.sampled_from(["turn", "deck", "climate", "placing"])
counts = st.integers(0, 10_000)


@given(plain_keys, plain_owners, counts, names, names, counts)
def test_a_word_is_the_one_that_numpy_draws(  # noqa: PLR0917  # what a draw is keyed by
    key: int, owner: int, round_: int, phase: str, purpose: str, index: int
):
    drawn = words(
        np.uint64(key), owner=owner, round=round_, phase=phase, purpose=purpose, index=index
    )
    plain = word(key, owner=owner, round=round_, phase=phase, purpose=purpose, index=index)
    assert plain == int(drawn)


@given(plain_keys, plain_owners, counts, st.integers(1, 200), st.integers(0, 60))
def test_rolls_are_those_of_a_match_one_or_many_at_once(
    key: int, owner: int, round_: int, sides: int, many: int
):
    address = {"owner": owner, "round": round_, "phase": "turn", "purpose": "move"}
    plain, live = PlainChance(key), KeyedChance(key)
    assert plain.roll(sides, **address) == int(live.roll(sides, **address))
    dice = np.arange(many, 0, -1)
    rolled = plain.roll(dice, **address, index=np.arange(many))
    assert rolled.tolist() == live.roll(dice, **address, index=np.arange(many)).tolist()


@given(plain_keys, st.integers(0, 63), counts, counts)
def test_a_bots_luck_is_that_of_a_match(key: int, owner: int, round_: int, index: int):
    plain, live = PlainLuck(key, owner, round_, "turn"), Luck(key, owner, round_, "turn")
    assert plain.words("go", index) == int(live.words("go", index))
