"""Sentences said before: the same for what is alike, another for whatever differs."""

import sys

import pytest

from reefkit.text import Message, catalogue, message
from reefkit.text.catalogue import CatalogueSentences


def test_a_message_is_worked_out_once() -> None:
    asked: list[Message] = []

    def say(one: Message) -> str:
        asked.append(one)
        return f"sentence {len(asked)}"

    said = CatalogueSentences(say)
    assert said(message("a", n=1, of=[message("b"), "c"])) == "sentence 1"
    assert said(message("a", n=1, of=[message("b"), "c"])) == "sentence 1"
    assert len(asked) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (message("a"), message("b")),
        (message("a", n=1), message("a", n=2)),
        (message("a", n=1), message("a", n=True)),
        (message("a", n=1), message("a", n=1.0)),
        (message("a", n=1), message("a", m=1)),
        (message("a", n=1), message("a", n="1")),
        (message("a", n="b"), message("a", n=message("b"))),
        (message("a", n="b"), message("a", n=["b"])),
        (message("a", n=["b", "c"]), message("a", n=["c", "b"])),
        (message("a", n=message("b", m=1)), message("a", n=message("b", m=2))),
    ],
)
def test_messages_that_differ_are_said_apart(one: Message, other: Message) -> None:
    said = CatalogueSentences(repr)
    assert said(one) == repr(one)
    assert said(other) == repr(other)


def test_what_no_sentence_can_hold_is_said_as_ever() -> None:
    broken = Message("board-of", {"player": {}})  # type: ignore[dict-item]
    assert catalogue().render(broken) == "⟦board-of⟧"
    deep = Message("board-of", {"player": "Ana"})
    for _ in range(5_000):
        deep = Message("board-of", {"player": deep})
    assert "⟦board-of⟧" in catalogue().render(deep)


def test_no_more_are_kept_than_a_page_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["reefkit.text.catalogue"], "MOST_KEPT", 3)
    said = CatalogueSentences(repr)
    for number in range(10):
        assert said(message("a", n=number)) == repr(message("a", n=number))
        assert len(said._kept) <= 3
