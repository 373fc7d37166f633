"""Messages hold plain values, travel through JSON, and are what errors carry."""

import pickle
import sys

import msgspec
import numpy as np
import pytest

from reefkit.text import Message, ReefkitError, TextError, Value, message


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        (np.int64(3), 3),
        (np.uint8(3), 3),
        (np.float32(0.5), 0.5),
        (np.float64(0.1), 0.1),
        (np.bool_(1), True),
        (np.str_("coral"), "coral"),
        (np.array([1, 2]), [1, 2]),
        (np.array(4), 4),
        ((1, "a", message("b")), [1, "a", message("b")]),
        ([np.int8(1), np.True_], [1, True]),
    ],
)
def test_numpy_becomes_plain(value: object, plain: Value) -> None:
    made = message("a", value=value).values["value"]
    assert made == plain
    assert type(made) is type(plain)
    assert msgspec.json.decode(
        msgspec.json.encode(message("a", value=value)), type=Message
    ) == Message("a", {"value": plain})


@pytest.mark.parametrize(
    "value", [None, {1, 2}, frozenset("a"), {"a": 1}, object(), b"a", 1j, [[1]], [None]]
)
def test_what_no_sentence_can_hold_is_refused(value: object) -> None:
    with pytest.raises(TypeError):
        message("a", value=value)


def test_a_message_travels_through_json() -> None:
    said = message(
        "a",
        names=[message("b", count=1), 2, 2.5, True, "x"],
        inner=message("c", text="y"),
        yes=False,
    )
    again = msgspec.json.decode(msgspec.json.encode(said), type=Message)
    assert again == said
    assert again.values["names"] == [message("b", count=1), 2, 2.5, True, "x"]


def test_messages_share_no_values() -> None:
    assert Message("a").values is not Message("b").values


def test_an_error_is_said_in_english_and_keeps_its_message() -> None:
    error = TextError(message("text-unreadable", file="a.ftl"))
    assert isinstance(error, ReefkitError)
    assert str(error) == "a.ftl cannot be read."
    assert error.message == message("text-unreadable", file="a.ftl")
    assert pickle.loads(pickle.dumps(error)).message == error.message  # noqa: S301


def test_an_error_is_said_even_when_no_catalogue_can_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(_locale: str) -> None:
        raise TextError(message("text-unreadable", file="en"))

    monkeypatch.setattr(sys.modules["reefkit.text.catalogue"], "catalogue", broken)
    assert "text-unreadable" in str(TextError(message("text-unreadable", file="a.ftl")))
