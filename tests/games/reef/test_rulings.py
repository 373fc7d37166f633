"""Every ruling of the rules page stands in the content, with its text and where it can be turned."""

from __future__ import annotations

import re

import msgspec
import pytest

from reefkit.content import Library
from reefkit.games.reef.content import Content, Ruling, default
from reefkit.text import Message, catalogue

FIRST = [f"r{number}" for number in range(1, 33)]
"""The rulings that the rules page numbers."""

RULES = {"numbers", "score", "schedule", "options"}
"""The tables of `rules.toml`, which `where` names without the file."""


def rulings() -> dict[str, Ruling]:
    return Library().load("reef/rulings.toml", dict[str, Ruling])


def resolves(content: Content, where: str) -> bool:
    """Tell whether there is such a key in the content."""
    first, *rest = where.split(".")
    found: object = msgspec.to_builtins(content)
    for key in ["rules", first, *rest] if first in RULES else [first, *rest]:
        if not isinstance(found, dict) or key not in found:
            return False
        found = found[key]
    return bool(rest)


def test_the_rulings_of_the_rules_page_are_all_there_and_in_order() -> None:
    ids = list(rulings())
    assert ids[: len(FIRST)] == FIRST
    assert ids == [f"r{number}" for number in range(1, len(ids) + 1)]
    assert len(ids) >= 43


def test_every_ruling_and_every_section_has_a_text_and_no_text_is_left_over() -> None:
    english = catalogue("en")
    named = set()
    for path in Library().files():  # the texts of all games stand in one catalogue
        if not path.endswith("/rulings.toml"):
            continue
        of_game = Library().load(path, dict[str, Ruling])
        named |= {f"ruling-{id_}" for id_ in of_game}
        for section in {ruling.section for ruling in of_game.values()}:
            own = f"ruling-section-{path.partition('/')[0]}-{section}"
            named.add(own if english.has(own) else f"ruling-section-{section}")
    assert {f"ruling-{id_}" for id_ in rulings()} <= named
    assert {id_ for id_ in english.ids() if id_.startswith("ruling-")} == named


def test_every_ruling_is_said_in_a_few_sentences() -> None:
    english = catalogue("en")
    texts = {id_: english.render(Message(f"ruling-{id_}"), strict=True) for id_ in rulings()}
    assert len(set(texts.values())) == len(texts)
    assert {
        id_: text
        for id_, text in texts.items()
        if not (text.endswith(".") and 1 <= len(re.findall(r"\.(?:\s|$)", text)) <= 3)
    } == {}


def test_every_place_where_a_ruling_can_be_turned_exists() -> None:
    content = default()
    wrong = {
        id_: ruling.where
        for id_, ruling in rulings().items()
        if ruling.where != "rule" and not resolves(content, ruling.where)
    }
    assert wrong == {}


@pytest.mark.parametrize(
    ("where", "exists"),
    [
        ("options.rescue", True),
        ("cards.tsunami.effects", True),
        ("mutations.token.heat.positive", True),
        ("options", False),
        ("options.resque", False),
        ("organisms.table-coral", False),
        ("organisms.bivalve.wings", False),
        ("options.rescue.more", False),
    ],
)
def test_a_place_is_found_only_where_there_is_one(where: str, exists: bool) -> None:  # noqa: FBT001
    assert resolves(default(), where) is exists
