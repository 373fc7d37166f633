"""The cards of Blue Expanse are named and explained, on both levels, card by card."""

import re

import pytest

from reefkit.text import Message, catalogue

FAMILIES = ("expanse-does-", "expanse-fact-", "expanse-class-", "expanse-deck-", "expanse-tile-",
            "expanse-stage-")  # fmt: skip
MOST_WORDS = 12
"""Of an easy sentence."""
MOST_WORDS_OF_A_CARD = 47
MOST_LETTERS = 16
"""Of a name on a small card; a longer one has a `.short`."""


def said(level: str, beginning: str) -> dict[str, str]:
    say = catalogue(level)
    return {
        id_: say.render(Message(id_), strict=True) for id_ in say.ids() if id_.startswith(beginning)
    }


def cards() -> list[str]:
    return [id_.removeprefix("expanse-does-") for id_ in said("en", "expanse-does-")]


def test_there_are_68_cards_and_two_currencies() -> None:
    assert len(cards()) == 68 + 2


@pytest.mark.parametrize("level", ["en", "en-simple"])
def test_every_card_has_its_names_and_its_fact(level: str) -> None:
    say = catalogue(level)
    lacking = [
        id_
        for card in cards()
        for id_ in (f"expanse-{card}", f"expanse-{card}.one", f"expanse-{card}.many",
                    f"expanse-fact-{card}")
        if not say.has(id_)
    ]  # fmt: skip
    assert lacking == []
    assert len(said(level, "expanse-fact-")) == len(cards())


def test_a_name_for_a_small_card_is_short() -> None:
    say = catalogue("en")
    names = {
        card: say.render(
            Message(
                f"expanse-{card}.short" if say.has(f"expanse-{card}.short") else f"expanse-{card}"
            )
        )
        for card in cards()
    }
    assert {card: name for card, name in names.items() if len(name) > MOST_LETTERS} == {}
    assert len(set(names.values())) == len(names)


def test_no_two_cards_say_the_same() -> None:
    for level in ("en", "en-simple"):
        facts = said(level, "expanse-fact-").values()
        assert len(set(facts)) == len(facts)


@pytest.mark.parametrize("beginning", FAMILIES)
def test_easy_sentences_are_short(beginning: str) -> None:
    long = {
        id_: sentence
        for id_, text in said("en-simple", beginning).items()
        for sentence in re.split(r"[.!?:;](?:\s|$)", text)
        if len(sentence.split()) > MOST_WORDS
    }
    assert long == {}


def test_what_a_card_does_is_said_in_few_words() -> None:
    long = {
        id_: len(text.split())
        for id_, text in said("en", "expanse-does-").items()
        if len(text.split()) > MOST_WORDS_OF_A_CARD
    }
    assert long == {}


def test_a_fact_is_one_sentence() -> None:
    texts = said("en", "expanse-fact-")
    assert {
        id_: text for id_, text in texts.items() if len(re.findall(r"\.(?:\s|$)", text)) != 1
    } == {}


NUMBER = re.compile(r"−?\d+")


def test_both_levels_name_the_same_numbers() -> None:
    """A number that one level has and the other lacks is a fact lost or invented."""
    easy = said("en-simple", "expanse-does-")
    differ = {
        id_: (found, other)
        for id_, text in said("en", "expanse-does-").items()
        if (found := sorted(set(NUMBER.findall(text))))
        != (other := sorted(set(NUMBER.findall(easy[id_]))))
    }
    assert differ == {}
