"""What is read of a frame agrees with Jupyter's own reader, and a frame that is none is refused."""

from __future__ import annotations

import struct
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from jupyter_server.services.kernels.connection.base import (
    deserialize_msg_from_ws_v1,
    serialize_msg_to_ws_v1,
)

from reefkit.serve.kernels import BadFrame, Frame, read_frame

MOST_PARTS = 64
MOST_STEPS = 40 * MOST_PARTS
"""Lines of Python that a frame may take to be read, whatever it claims."""

channels = st.sampled_from(["shell", "control", "iopub", "stdin", "", "elsewhere"])
parts = st.lists(st.binary(max_size=40), min_size=4, max_size=12)
words = st.one_of(
    st.integers(0, 200), st.integers(0, 2**64 - 1), st.sampled_from([2**63, 2**50, 2**64 - 1])
)


def steps(read: Callable[[], object]) -> int:
    """Count the lines of Python that run."""
    count = 0

    def trace(_frame: FrameType, event: str, _given: object) -> Any:  # noqa: ANN401  # as Python has it
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        read()
    except BadFrame:
        pass
    finally:
        sys.settrace(before)
    return count


def fills(frame: Frame, data: bytes) -> bool:
    """Tell whether the parts of a frame lie one after another, and are all that there is."""
    held = [frame.channel.encode(), *map(bytes, frame.parts)]
    return len(held) <= MOST_PARTS and data[8 * (len(held) + 2) :] == b"".join(held)


@given(channels, parts)
def test_a_frame_is_read_as_jupyter_reads_it(channel: str, held: list[bytes]) -> None:
    data = serialize_msg_to_ws_v1(held, channel)
    frame = read_frame(data)
    assert (frame.channel, [bytes(part) for part in frame.parts]) == (channel, held)
    assert deserialize_msg_from_ws_v1(data) == (channel, held)


@given(channels, parts, st.integers(0, 14), words)
def test_a_frame_with_another_number_is_refused_or_read_as_jupyter_reads_it(
    channel: str, held: list[bytes], place: int, word: int
) -> None:
    data = bytearray(serialize_msg_to_ws_v1(held, channel))
    at = 8 * (place % (len(held) + 3))
    data[at : at + 8] = struct.pack("<Q", word)
    _agrees(bytes(data))


@given(st.binary(max_size=300))
@example(b"")
@example(bytes(8))
@example(struct.pack("<Q", 2**50))
@example(struct.pack("<Q", 2**50) + bytes(64))
@example(struct.pack("<2Q", 1, 16))
@example(struct.pack("<3Q", 2, 24, 24))
@example(struct.pack("<3Q", 2, 24, 25) + b"\xff")
def test_whatever_comes_is_refused_or_read_as_jupyter_reads_it(data: bytes) -> None:
    assert steps(lambda: read_frame(data)) <= MOST_STEPS
    _agrees(data)


@given(channels, parts, st.integers(0, 400))
def test_a_frame_that_was_cut_is_refused(channel: str, held: list[bytes], place: int) -> None:
    data = serialize_msg_to_ws_v1(held, channel)
    with pytest.raises(BadFrame):
        read_frame(data[: place % len(data)])


def test_a_frame_whose_offsets_fall_is_refused() -> None:
    data = bytearray(serialize_msg_to_ws_v1([b"{}", b"[]", b"{}", b"[]"], "shell"))
    data[24:32], data[32:40] = data[32:40], data[24:32]
    with pytest.raises(BadFrame):
        read_frame(bytes(data))


@pytest.mark.parametrize("count", [MOST_PARTS, MOST_PARTS + 1, 1000])
def test_a_frame_with_too_many_parts_is_refused(count: int) -> None:
    data = serialize_msg_to_ws_v1([b"{}"] * count, "shell")
    with pytest.raises(BadFrame):
        read_frame(data)


@pytest.mark.parametrize("count", range(4))
def test_a_frame_that_lacks_a_part_of_a_message_is_refused(count: int) -> None:
    with pytest.raises(BadFrame):
        read_frame(serialize_msg_to_ws_v1([b"{}"] * count, "shell"))


def test_what_it_claims_costs_nothing() -> None:
    for claimed in (MOST_PARTS + 1, 2**20, 2**50, 2**64 - 1):
        data = struct.pack("<Q", claimed) + bytes(2**20)
        assert steps(lambda: read_frame(data)) <= MOST_STEPS  # noqa: B023  # called at once


def test_a_refusal_is_a_value_error() -> None:
    assert issubclass(BadFrame, ValueError)


def _agrees(data: bytes) -> None:
    try:
        frame = read_frame(data)
    except BadFrame:
        return
    channel, held = deserialize_msg_from_ws_v1(data)
    assert (frame.channel, [bytes(part) for part in frame.parts]) == (channel, held)
    assert fills(frame, data)
