"""What comes from a browser is heard only if it has the shape of an act."""

import math
from typing import Any

import pytest

from reefkit.widgets.panel import LARGEST_FILE, Act, UploadTooLargeError, act_of

SHAPES: list[tuple[dict[str, Any], list[bytes], Act]] = [
    ({"act": "settle"}, [], Act("settle", {}, None)),
    ({"act": "settle", "values": {"row": "4"}}, [], Act("settle", {"row": "4"}, None)),
    ({"act": "a" * 60, "values": {"x": True, "y": 2, "z": 0.5}}, [], Act("a" * 60, {"x": True, "y": 2, "z": 0.5}, None)),
    ({"act": "pick", "values": {"value": ["a", "b"]}}, [], Act("pick", {"value": ["a", "b"]}, None)),
    ({"act": "open", "values": {"name": "m.json"}, "size": 3}, [b"abc"], Act("open", {"name": "m.json"}, b"abc")),
    ({"act": "open", "values": {}, "size": 0}, [b""], Act("open", {}, b"")),
]  # fmt: skip

HOSTILE: list[tuple[Any, list[bytes]]] = [
    (None, []),
    ("settle", []),
    (["act"], []),
    ({}, []),
    ({"act": None}, []),
    ({"act": 3}, []),
    ({"act": ""}, []),
    ({"act": "a" * 61}, []),
    ({"act": "__class__"}, []),
    ({"act": "set tle"}, []),
    ({"act": "settle\n"}, []),
    ({"act": "settle", "values": None}, []),
    ({"act": "settle", "values": [1]}, []),
    ({"act": "settle", "values": {3: "x"}}, []),
    ({"act": "settle", "values": {"k" * 61: "x"}}, []),
    ({"act": "settle", "values": {"x": None}}, []),
    ({"act": "settle", "values": {"x": {"y": 1}}}, []),
    ({"act": "settle", "values": {"x": math.nan}}, []),
    ({"act": "settle", "values": {"x": math.inf}}, []),
    ({"act": "settle", "values": {"x": 10**400}}, []),
    ({"act": "settle", "values": {"x": -(2**60)}}, []),
    ({"act": "settle", "values": {"x": "y" * 20_001}}, []),
    ({"act": "settle", "values": {"x": ["y", 3]}}, []),
    ({"act": "settle", "values": {"x": ["y"] * 201}}, []),
    ({"act": "settle", "values": {"x": ["y" * 20_001]}}, []),
    ({"act": "settle", "values": {str(n): "" for n in range(201)}}, []),
    ({"act": "open", "values": {}}, [b"no size"]),
    ({"act": "open", "values": {}, "size": 4}, [b"abc"]),
    ({"act": "open", "values": {}, "size": "3"}, [b"abc"]),
    ({"act": "open", "values": {}, "size": 3}, [b"abc", b"abc"]),
]


@pytest.mark.parametrize(("content", "buffers", "act"), SHAPES)
def test_an_act_is_heard(content: dict[str, Any], buffers: list[bytes], act: Act):
    assert act_of(content, buffers) == act


@pytest.mark.parametrize(("content", "buffers"), HOSTILE)
def test_anything_else_is_refused(content: object, buffers: list[bytes]):
    with pytest.raises(ValueError):
        act_of(content, buffers)


@pytest.mark.parametrize("data", [[], [bytes(LARGEST_FILE + 1)]])
def test_a_file_may_be_too_large(data: list[bytes]):
    with pytest.raises(UploadTooLargeError):
        act_of({"act": "open", "values": {}, "size": LARGEST_FILE + 1}, data)


def test_the_largest_file_is_heard_whole():
    data = bytes(LARGEST_FILE)
    assert act_of({"act": "open", "values": {}, "size": len(data)}, [data]).data == data


def test_bytes_may_come_as_a_view():
    act = act_of({"act": "open", "values": {}, "size": 2}, [memoryview(b"ab")])
    assert act.data == b"ab"
    assert isinstance(act.data, bytes)
