"""Every ruling of the rules page stands in the content, with its text and where it can be turned."""

from __future__ import annotations

import re

import msgspec
import pytest

from reefkit.content import Library
from reefkit.games.succession.content import FILES, Ruling, default
from reefkit.text import Message, catalogue

NUMBERED = 18
"""The rulings that the rules page numbers."""


def rulings() -> dict[str, Ruling]:
    return Library().load("succession/rulings.toml", dict[str, Ruling])


def test_they_are_all_there_and_in_order() -> None:
    assert list(rulings()) == [f"s{number}" for number in range(1, len(rulings()) + 1)]
    assert len(rulings()) > NUMBERED


@pytest.mark.parametrize("level", ["en", "en-simple"])
def test_each_is_said_in_a_few_sentences(level: str) -> None:
    say = catalogue(level)
    texts = [say.render(Message(f"ruling-{id_}"), strict=True) for id_ in rulings()]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert text.endswith(".")
        assert 1 <= len(re.findall(r"[.?](?:\s|$)", text)) <= 3


@pytest.mark.parametrize(("id_", "ruling"), rulings().items())
def test_where_each_can_be_turned_is_there(id_: str, ruling: Ruling) -> None:
    if ruling.where == "rule":
        return
    plain = msgspec.to_builtins(default())
    first, *rest = ruling.where.split(".")
    found = plain["rules"][first] if first in {"numbers", "options"} else plain[first]
    for key in rest:
        assert key in found, id_
        found = found[key]


@pytest.mark.parametrize("path", FILES)
def test_every_file_of_the_content_can_be_loaded(path: str) -> None:
    assert Library().load(path, FILES[path])  # type: ignore[type-var]
