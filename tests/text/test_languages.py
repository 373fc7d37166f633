"""What a language must say: a pseudo-language, simple English, Spanish, names of cards."""

import re
import sys

import pytest

from reefkit.games.expanse import content
from reefkit.text import Message, catalogue, message
from reefkit.text.local_time import long_date
from reefkit.text.pseudo import pseudo_text
from reefkit.text.sentence_cache import CatalogueSentences
from reefkit.widgets.text_metrics import estimated_width
from tests.support import messages
from tests.text.samples import WORD, samples

MOST_WORDS = 12
"""A value counts as one word."""


def sentences(text: str) -> list[str]:
    return re.split(r"[.!?:;](?:\s|$)", text)


# ---- The pseudo-language: every message renders in it, and no English is left over.
ENGLISH = re.compile(r"[A-Za-z]+")


def test_every_message_renders_in_the_pseudo_language_and_no_english_is_left():
    pseudo = catalogue("x-pseudo")
    rendered = 0
    left = []
    for identifier in pseudo.ids():
        for values in samples(pseudo, identifier):
            text = pseudo.render(Message(identifier, values), strict=True)
            rendered += 1
            if ENGLISH.search(text):
                left.append((identifier, values, text))
    assert left == []
    assert rendered >= len(pseudo.ids()) > 10


def test_the_pseudo_language_has_the_ids_of_english():
    assert catalogue("x-pseudo").ids() == catalogue("en").ids()


def test_a_list_is_joined_without_english():
    text = catalogue("x-pseudo").render(
        message("text-unknown-locale", locale=WORD, known=[WORD, WORD, 7]), strict=True
    )
    assert f"{WORD}, {WORD}, áñđ 7" in text
    assert not ENGLISH.search(text)


def test_what_a_value_brings_stays_as_it_is():
    assert "reef.ftl" in catalogue("x-pseudo").render(message("text-unreadable", file="reef.ftl"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [(" ", " "), ("", ""), ("a", "[á]"), (" Zz 1,", " [Žž 1,]"), ("two\nlines ", "[ťŵó\nļíñéš] ")],
)
def test_pseudo_text(text: str, expected: str):
    assert pseudo_text(text) == expected


def test_every_letter_has_another():
    letters = "".join(map(chr, range(128)))
    assert not ENGLISH.search(pseudo_text(letters))
    assert len(set(pseudo_text(letters))) == len(set(letters.strip() + "[]"))


# ---- Sentences said before: the same for what is alike, another for whatever differs.
def test_a_message_is_worked_out_once():
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
def test_messages_that_differ_are_said_apart(one: Message, other: Message):
    said = CatalogueSentences(repr)
    assert said(one) == repr(one)
    assert said(other) == repr(other)


def test_what_no_sentence_can_hold_is_said_as_ever():
    broken = Message("board-of", {"player": {}})  # type: ignore[dict-item]
    assert catalogue().render(broken) == "⟦board-of⟧"
    deep = Message("board-of", {"player": "Ana"})
    for _ in range(5_000):
        deep = Message("board-of", {"player": deep})
    assert "⟦board-of⟧" in catalogue().render(deep)


def test_no_more_are_kept_than_a_page_needs(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys.modules["reefkit.text.sentence_cache"], "MOST_KEPT", 3)
    said = CatalogueSentences(repr)
    for number in range(10):
        assert said(message("a", n=number)) == repr(message("a", n=number))
        assert len(said._cache) <= 3


# ---- The easier reading level says the same with fewer words.
def simple_ids() -> list[str]:
    """Return the ids that the easier level says in its own words, attributes too."""
    return messages.ids("en-simple")


def test_every_simple_message_exists_in_english():
    english = catalogue("en")
    assert simple_ids()
    assert [
        each for each in simple_ids() if not each.startswith("-") and not english.has(each)
    ] == []


def test_a_simple_message_has_all_forms_of_the_english_one():
    assert catalogue("en-simple").ids() == catalogue("en").ids()


def test_simple_messages_use_only_values_that_english_uses():
    simple, english = catalogue("en-simple"), catalogue("en")
    more = {
        each: simple.variables(each) - english.variables(each)
        for each in simple.ids()
        if simple.variables(each) - english.variables(each)
    }
    assert more == {}


def test_simple_sentences_are_short():
    """At most twelve words a sentence, a value counting as one word."""
    simple = catalogue("en-simple")
    long = {}
    for identifier in simple_ids():
        for values in samples(simple, identifier):
            text = simple.render(Message(identifier, values), strict=True)
            for sentence in sentences(text):
                if len(sentence.split()) > MOST_WORDS:
                    long[identifier] = sentence
    assert long == {}


def test_simple_falls_back_message_by_message():
    simple, english = catalogue("en-simple"), catalogue("en")
    assert simple.render(Message("number-undefined")) == "no number"
    assert english.render(Message("number-undefined")) == "undefined"
    assert simple.render(Message("list-empty")) == english.render(Message("list-empty")) == "none"


# ---- The cards of Blue Expanse are named and explained, on both levels, card by card.
FAMILIES = ("expanse-does-", "expanse-fact-", "expanse-class-", "expanse-deck-", "expanse-tile-",
            "expanse-stage-")  # fmt: skip
"""Of an easy sentence."""
MOST_WORDS_OF_A_CARD = 47
MOST_LETTERS = 18
"""Of a name on a small card; a longer one has a `.short`."""
MOST_PIECE = 7
"""Of its letters between two places where a phone may break it, and the hyphen there."""
NARROW = {"bonus", "malus"}
"""Decks with three cards side by side in half of a phone's board."""
MOST_WIDTH = 50.0
"""Of a piece there: "cyclone" fits at 390 pixels, and "warming" broke before its last letter."""


def said(level: str, beginning: str) -> dict[str, str]:
    say = catalogue(level)
    return {
        id_: say.render(Message(id_), strict=True) for id_ in say.ids() if id_.startswith(beginning)
    }


def cards() -> list[str]:
    return [id_.removeprefix("expanse-does-") for id_ in said("en", "expanse-does-")]


def test_there_are_68_cards_and_two_currencies():
    assert len(cards()) == 68 + 2


@pytest.mark.parametrize("level", ["en", "en-simple"])
def test_every_card_has_its_names_and_its_fact(level: str):
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


@pytest.mark.parametrize("locale", ["en", "es"])
def test_a_name_for_a_small_card_is_short(locale: str):
    say = catalogue(locale)
    names = {
        card: say.render(
            Message(
                f"expanse-{card}.short" if say.has(f"expanse-{card}.short") else f"expanse-{card}"
            )
        )
        for card in cards()
    }
    assert [name for name in names.values() if len(name.replace("\u00ad", "")) > MOST_LETTERS] == []
    pieces = {each for name in names.values() for each in re.findall(r"[^\s\u00ad-]+\u00ad?", name)}
    assert [piece for piece in pieces if len(piece) > MOST_PIECE] == []
    assert len(set(names.values())) == len(names)
    decks = {name: card.deck for name, card in content.default().cards.items()}
    thirds = "".join(name + " " for card, name in names.items() if decks.get(card) in NARROW)
    pieces = re.findall(r"[^\s\u00ad-]+\u00ad?", thirds)
    assert [piece for piece in pieces if estimated_width(piece) > MOST_WIDTH] == []


@pytest.mark.parametrize("locale", ["en", "es"])
def test_a_short_name_is_a_part_of_the_whole_one(locale: str):
    """Who speaks to the page says what stands on the card: "green turtle" was no green sea turtle."""
    say = catalogue(locale)
    others = {
        short: whole
        for card in cards()
        if say.has(f"expanse-{card}.short")
        and (short := say.render(Message(f"expanse-{card}.short")).replace("\u00ad", ""))
        and (whole := say.render(Message(f"expanse-{card}")))
        and short.replace("-", " ") not in whole.replace("-", " ")
    }
    assert others == {}


def test_no_two_cards_say_the_same():
    for level in ("en", "en-simple"):
        facts = said(level, "expanse-fact-").values()
        assert len(set(facts)) == len(facts)


@pytest.mark.parametrize("beginning", FAMILIES)
def test_easy_sentences_are_short(beginning: str):
    long = {
        id_: sentence
        for id_, text in said("en-simple", beginning).items()
        for sentence in re.split(r"[.!?:;](?:\s|$)", text)
        if len(sentence.split()) > MOST_WORDS
    }
    assert long == {}


def test_what_a_card_does_is_said_in_few_words():
    long = {
        id_: len(text.split())
        for id_, text in said("en", "expanse-does-").items()
        if len(text.split()) > MOST_WORDS_OF_A_CARD
    }
    assert long == {}


def test_a_fact_is_one_sentence():
    texts = said("en", "expanse-fact-")
    assert {
        id_: text for id_, text in texts.items() if len(re.findall(r"\.(?:\s|$)", text)) != 1
    } == {}


NUMBER = re.compile(r"−?\d+")


def test_both_levels_name_the_same_numbers():
    """A number that one level has and the other lacks is a fact lost or invented."""
    easy = said("en-simple", "expanse-does-")
    differ = {
        id_: (found, other)
        for id_, text in said("en", "expanse-does-").items()
        if (found := sorted(set(NUMBER.findall(text))))
        != (other := sorted(set(NUMBER.findall(easy[id_]))))
    }
    assert differ == {}


@pytest.mark.parametrize(
    ("locale", "written"),
    [
        ("en", "4 March 2027"),
        ("en-simple", "4 March 2027"),
        ("x-pseudo", "4 March 2027"),
        ("es", "4 de marzo de 2027"),
    ],
)
def test_a_date_in_words_has_the_day_first(locale: str, written: str):
    assert long_date("2027-03-04T12:00:00+00:00", locale) == written
