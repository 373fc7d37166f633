"""The pseudo-language: every message renders in it, and no English is left over."""

import re

import pytest

from reefkit.text import Message, catalogue, message
from reefkit.text.languages import pseudo_text
from tests.text.samples import WORD, samples

ENGLISH = re.compile(r"[A-Za-z]+")


def test_every_message_renders_in_the_pseudo_language_and_no_english_is_left() -> None:
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


def test_the_pseudo_language_has_the_ids_of_english() -> None:
    assert catalogue("x-pseudo").ids() == catalogue("en").ids()


def test_a_list_is_joined_without_english() -> None:
    text = catalogue("x-pseudo").render(
        message("text-unknown-locale", locale=WORD, known=[WORD, WORD, 7]), strict=True
    )
    assert f"{WORD}, {WORD}, áñđ 7" in text
    assert not ENGLISH.search(text)


def test_what_a_value_brings_stays_as_it_is() -> None:
    assert "reef.ftl" in catalogue("x-pseudo").render(message("text-unreadable", file="reef.ftl"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [(" ", " "), ("", ""), ("a", "[á]"), (" Zz 1,", " [Žž 1,]"), ("two\nlines ", "[ťŵó\nļíñéš] ")],
)
def test_pseudo_text(text: str, expected: str) -> None:
    assert pseudo_text(text) == expected


def test_every_letter_has_another() -> None:
    letters = "".join(map(chr, range(128)))
    assert not ENGLISH.search(pseudo_text(letters))
    assert len(set(pseudo_text(letters))) == len(set(letters.strip() + "[]"))
