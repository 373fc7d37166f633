"""States as JSON and as checksums: there and back, the same for the same, refused where hostile."""

import base64
import json
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from reefkit.match.codec import checksum, copy_state, from_plain, to_plain

GOLDEN = "5e68ad19d2239684"
KINDS = ["bool", "uint8", "uint16", "uint32", "uint64", "int8", "int16", "int32", "int64"]


class Part(Struct):
    name: str
    marks: tuple[int, ...] = ()


class Held(Struct):
    board: np.ndarray
    parts: list[Part]
    counts: dict[str, int]
    share: float = 0.5
    maybe: np.ndarray | None = None


@st.composite
def arrays(draw: st.DrawFn) -> np.ndarray:
    kind = np.dtype(draw(st.sampled_from(KINDS)))
    shape = draw(st.lists(st.integers(0, 4), max_size=4))
    size = int(np.prod(shape, dtype=int))
    raw = draw(st.binary(min_size=size * 8, max_size=size * 8))
    return np.frombuffer(raw, np.int64).astype(kind).reshape(shape)


parts = st.builds(Part, st.text(max_size=5), st.tuples() | st.tuples(st.integers(0, 9)))
held = st.builds(
    Held,
    arrays(),
    st.lists(parts, max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(-9, 9), max_size=3),
    st.floats(allow_nan=False, allow_infinity=False),
    st.none() | arrays(),
)


@given(held)
def test_a_state_comes_back_from_json_with_the_same_checksum(state: Held):
    plain = to_plain(state)
    again = from_plain(json.loads(json.dumps(plain)), Held)
    assert again.board.dtype == state.board.dtype
    assert again.board.shape == state.board.shape
    assert (again.board == state.board).all()
    assert to_plain(again) == plain
    assert checksum(again) == checksum(state)
    assert again.board.flags.writeable


@given(held)
def test_a_copy_is_equal_and_shares_nothing(state: Held):
    before = checksum(state)
    copy = copy_state(state)
    assert checksum(copy) == before
    assert not np.shares_memory(copy.board, state.board)
    copy.counts["new"] = 1
    copy.parts.append(Part("x"))
    if copy.board.size:
        copy.board.reshape(-1)[0] ^= True
    assert checksum(state) == before


def example() -> Held:
    return Held(np.arange(6, dtype=np.int16).reshape(2, 3), [Part("a", (1,))], {"x": 1, "y": 2})


def add_one(state: Held) -> None:
    state.board[1, 2] += 1


def rename_key(state: Held) -> None:
    state.counts["z"] = state.counts.pop("y")


CHANGES: dict[str, Callable[[Held], object]] = {
    "a value": add_one,
    "the shape": lambda state: setattr(state, "board", state.board.reshape(3, 2)),
    "the type": lambda state: setattr(state, "board", state.board.astype(np.uint16)),
    "a name": lambda state: setattr(state.parts[0], "name", "b"),
    "a mark": lambda state: setattr(state.parts[0], "marks", (1, 0)),
    "a count": lambda state: state.counts.update(y=3),
    "a key": rename_key,
    "true for one": lambda state: state.counts.update(x=True),
    "text for a number": lambda state: state.counts.update(x="1"),  # type: ignore[dict-item]
    "a float": lambda state: setattr(state, "share", 0.25),
    "an empty array for none": lambda state: setattr(state, "maybe", np.zeros(0, np.uint8)),
}


def test_every_change_changes_the_checksum():
    sums = {checksum(example())}
    for change in CHANGES.values():
        state = example()
        change(state)
        sums.add(checksum(state))
    assert len(sums) == len(CHANGES) + 1


def test_the_checksum_is_the_same_for_ever():
    """Saved matches hold such checksums."""
    assert checksum(example()) == GOLDEN


def test_a_state_that_leaves_out_defaults_can_gain_a_field():
    """What was saved before the field was there keeps its checksum, and a value changes it."""
    older = msgspec.defstruct("State", [("turn", int)], omit_defaults=True)
    newer = msgspec.defstruct(
        "State",
        [("turn", int), ("lain", dict[str, int], msgspec.field(default_factory=dict))],
        omit_defaults=True,
    )
    assert checksum(newer(turn=3)) == checksum(older(turn=3))
    assert to_plain(newer(turn=3)) == to_plain(older(turn=3))
    assert checksum(newer(turn=3, lain={"resource": 1})) != checksum(newer(turn=3))


def test_a_field_that_is_unset_is_left_out():
    older = msgspec.defstruct("State", [("turn", int), ("seat", int, 0)])
    animals = ("animals", list[int] | msgspec.UnsetType, msgspec.UNSET)
    newer = msgspec.defstruct("State", [("turn", int), ("seat", int, 0), animals])
    assert checksum(newer(turn=3)) == checksum(older(turn=3))
    assert to_plain(newer(turn=3)) == to_plain(older(turn=3))
    assert checksum(newer(turn=3, animals=[])) != checksum(newer(turn=3))
    assert copy_state(newer(turn=3)) == newer(turn=3)


def test_the_layout_in_memory_does_not_matter():
    state, other = example(), example()
    other.board = np.asfortranarray(other.board.astype(">i2")).astype(">i2")
    other.counts = dict(reversed(other.counts.items()))
    other.parts = list(other.parts)
    assert checksum(other) == checksum(state)
    wide = np.zeros((4, 6), np.int16)
    wide[::2, ::2] = state.board
    other.board = wide[::2, ::2]
    assert checksum(other) == checksum(state)
    assert to_plain(other) == to_plain(state)


def test_numpys_numbers_count_as_plain_ones():
    for one, other in ((3, np.int64(3)), (True, np.bool_(1)), (0.5, np.float64(0.5))):
        assert checksum([one]) == checksum([other])
        assert to_plain([one]) == to_plain([other])


@pytest.mark.parametrize("value", [{1, 2}, frozenset("ab"), b"raw", object(), 1j])
def test_what_has_no_one_way_to_be_written_is_no_state(value: object):
    with pytest.raises(TypeError):
        checksum([value])


def packed(dtype: object = "uint8", shape: object = (2,), raw: object = b"\x00\x01") -> Any:  # noqa: ANN401
    if isinstance(raw, bytes):
        raw = base64.b64encode(raw).decode()
    return {"dtype": dtype, "shape": shape, "bytes": raw}


HOSTILE = {
    "no object": 7,
    "a list": [0, 1],
    "another key": {**packed(), "order": "F"},
    "no bytes": {"dtype": "uint8", "shape": [2]},
    "objects": packed("object"),
    "texts": packed("U1"),
    "dates": packed("datetime64[s]"),
    "an expression": packed("uint8,uint8"),
    "a shape below": packed(shape=[-2]),
    "two shapes below": packed(shape=[-1, -2]),
    "a shape beyond": packed(shape=[10**9]),
    "a product beyond": packed(shape=[10**5, 10**5]),
    "a product that wraps": packed(shape=[2**32, 2**32]),
    "nothing times much": packed(shape=[0, 10**18, 10**18], raw=b""),
    "axes without end": packed(shape=[1] * 1_000, raw=b"\x00"),
    "a shape of texts": packed(shape=["2"]),
    "bytes too few": packed(raw=b"\x00"),
    "bytes too many": packed(raw=b"\x00\x01\x02"),
    "no base64": packed(raw="€€"),
    "truth beyond": packed("bool", raw=b"\x00\x07"),
}


@pytest.mark.parametrize("array", HOSTILE.values(), ids=HOSTILE)
def test_hostile_arrays_are_refused(array: Any):  # noqa: ANN401
    plain = to_plain(example())
    plain["board"] = array
    with pytest.raises(msgspec.ValidationError):
        from_plain(plain, Held)
