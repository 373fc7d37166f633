"""What is said of every card agrees with what its data make it do, number by number, name by name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from reefkit.games.expanse.content import Kind, default
from reefkit.text import Message, catalogue
from reefkit.widgets.art import art

LEVELS = ("en", "en-simple")
CURRENCIES = ("biomass", "capital")
SAID_OTHERWISE = {
    ("aquaculture", "count", -3): 1,  # three less than the 2 printed on it is −1
    ("reef-cruise", "cost", 3): 2,  # a cost of 3 or more is over 2
}
"""Numbers of the data, by card and key, that the text says as another one."""
WORDS = {
    "plankton": "plankton",
    "coralline-algae": "coralline alga",
    "detritus": "detritus",
    "herbivore": "herbivore",
    "detritivore": "detritivore",
    "filter-feeder": "filter feeder",
    "predator": "predator",
    "humanitarian": "humanitarian",
    "capital": "Capital",
    "pollution": "pollution",
    "warming": "warming",
    "research": "research",
}
"""What a word of the data is called in a sentence; cards are called by their names."""
IMPLIED = {
    "study": {"capital", "research"},
    "store": {"pollution"},
    "swap": {"capital", "pollution"},
    "slow": {"warming"},
    "halve": {"pollution"},
}
"""Counters that an effect means by what it does."""
DRIVEN_OUT = {"zooxanthellae"}
"""Whom warming drives out, which an effect that slows warming speaks of."""


def cards() -> dict[str, Kind]:
    return default().cards


def said(level: str, card: str) -> str:
    return catalogue(level).render(Message(f"expanse-does-{card}"), strict=True)


def values(given: Any, key: str = "") -> Iterator[tuple[str, Any]]:  # noqa: ANN401  # plain data
    """Yield every single value of a card's effects with the key that it stands under."""
    if isinstance(given, dict):
        for name, each in given.items():
            yield from values(each, name)
    elif isinstance(given, (list, tuple)):
        for each in given:
            yield from values(each, key)
    else:
        yield key, given


def of_effects(card: str) -> list[tuple[str, Any]]:
    return list(values(msgspec.to_builtins(cards()[card].effects)))


def does(card: str) -> set[str]:
    return {value for key, value in of_effects(card) if key == "do"}


def numbers_of_data(card: str) -> set[int]:
    """Give the numbers that count: not how many a host holds, a cap of one, or a half."""
    passed_over = {"room", "most", "divide"}
    return {
        SAID_OTHERWISE.get((card, key, value), abs(value))
        for key, value in of_effects(card)
        if type(value) is int and key not in passed_over
    }


def kinds_in(text: str) -> set[str]:
    """Find the kinds that a sentence names, a longer name before one that is part of it."""
    say = catalogue("en")
    names = {
        say.render(Message(f"expanse-{kind}{form}"), strict=True): kind
        for kind in cards()
        for form in ("", ".many")
    }
    found = set()
    for name in sorted(names, key=len, reverse=True):
        mentioned = re.compile(rf"\b{re.escape(name)}\b", re.IGNORECASE)
        if mentioned.search(text):
            found.add(names[name])
            text = mentioned.sub("", text)
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("card", cards())
def test_the_numbers_are_those_of_the_data(card: str, level: str) -> None:
    """One is often a word or left out, and what the data leave out is one."""
    numbers = {int(each) for each in re.findall(r"\d+", said(level, card))}
    assert numbers - {1} == numbers_of_data(card) - {1}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("card", cards())
def test_the_cards_that_are_meant_are_named_and_no_others(card: str, level: str) -> None:
    meant = {value for _, value in of_effects(card) if value in cards()}
    if "slow" in does(card):
        meant |= DRIVEN_OUT
    assert kinds_in(said(level, card)) - {card} == meant - {card}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("card", cards())
def test_classes_foods_and_counters_are_named_and_no_others(card: str, level: str) -> None:
    text = said(level, card).lower()
    meant = {value for key, value in of_effects(card) if key != "do" and value in WORDS}
    meant |= {"herbivore", "detritivore"} & set(cards()[card].classes[1:])
    for effect in does(card):
        meant |= IMPLIED.get(effect, set())
    if "price" in dict(of_effects(card)):
        meant.add("capital")
    assert {word for word in WORDS if WORDS[word].lower() in text} == meant


@pytest.mark.parametrize("card", cards())
def test_what_it_counts_as_beside_its_class_is_said(card: str) -> None:
    for other in cards()[card].classes[1:]:
        assert f"counts as a {WORDS[other]} too" in said("en", card)


@pytest.mark.parametrize("level", LEVELS)
def test_every_stage_of_a_clause_is_said(level: str) -> None:
    for card in cards():
        stages = {value for key, value in of_effects(card) if key == "stage"}
        text = said(level, card)
        for stage in stages:
            assert f"stage {stage}" in text, card
        assert {int(each) for each in re.findall(r"stage (\d)", text)} == stages, card


@pytest.mark.parametrize("card", [*cards(), *CURRENCIES])
def test_every_card_is_named_explained_and_drawn(card: str) -> None:
    drawn = art()
    assert card in drawn.organisms
    for level in LEVELS:
        say = catalogue(level)
        for id_ in (f"expanse-{card}", f"expanse-{card}.one", f"expanse-{card}.many",
                    f"expanse-does-{card}", f"expanse-fact-{card}"):  # fmt: skip
            assert say.render(Message(id_), strict=True)


def test_no_text_is_of_a_card_that_is_not_there() -> None:
    known = {*cards(), *CURRENCIES}
    told = {
        id_.removeprefix(family)
        for id_ in catalogue("en").ids()
        for family in ("expanse-does-", "expanse-fact-")
        if id_.startswith(family)
    }
    assert told == known
