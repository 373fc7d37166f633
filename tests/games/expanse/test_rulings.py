"""Every ruling of the rules page stands in the content, with its text and where it can be turned."""

from __future__ import annotations

import re

import msgspec
import pytest

from reefkit.content import Library
from reefkit.games.expanse.content import FILES, Ruling, default
from reefkit.text import Message, catalogue

NUMBERED = 22
"""The rulings that the rules page numbers."""
MOST_SENTENCES = 4


def rulings() -> dict[str, Ruling]:
    return Library().load("expanse/rulings.toml", dict[str, Ruling])


def test_they_are_all_there_and_in_order() -> None:
    assert list(rulings()) == [f"b{number}" for number in range(1, len(rulings()) + 1)]
    assert len(rulings()) > NUMBERED


def test_each_is_said_in_a_few_sentences() -> None:
    say = catalogue("en")
    texts = [say.render(Message(f"ruling-{id_}"), strict=True) for id_ in rulings()]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert text.endswith(".")
        assert 1 <= len(re.findall(r"[.?](?:\s|$)", text)) <= MOST_SENTENCES


def test_every_section_has_its_heading() -> None:
    say = catalogue("en")
    sections = {ruling.section for ruling in rulings().values()}
    assert {each for each in sections if not say.has(f"ruling-section-expanse-{each}")} == set()


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


def test_the_copies_are_those_of_the_ruling() -> None:
    """B1, which the page of rulings states in numbers."""
    for name, card in default().cards.items():
        resources = {"zooxanthellae": 24, "coral": 24, "phytoplankton": 10, "seagrass": 10}
        by_deck = {
            "biomass": 3 if card.cost <= 1 else 2,
            "humanitarian": 1 if name.startswith("research-") else 2,
            "bonus": 3,
            "malus": 3,
        }
        wanted = resources[name] if card.deck == "resource" else by_deck[card.deck]
        assert card.copies == wanted, name
