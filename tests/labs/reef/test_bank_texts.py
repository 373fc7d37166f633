"""The texts of the reef bank: options that give nothing away, both levels, and how hard they read."""

from __future__ import annotations

import re

import pytest

from reefkit.assess import needed_texts
from reefkit.assess.items import Choice, Several
from tests.labs.reef.bank_keys import BANK
from tests.labs.reef.bank_texts import (
    ASKED,
    LEVELS,
    NUMBERS,
    OWN_OPTIONS,
    SAY,
    options_of,
    said_itself,
    texts_of,
)
from tests.labs.reef.reading_level import grade

# ---- Options


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("id_", [*OWN_OPTIONS])
def test_options_differ_and_are_alike_in_length(id_: str, level: str) -> None:
    options = options_of(id_, level)
    assert len({text.lower() for text in options.values()}) == len(options)
    if id_ not in NUMBERS:
        lengths = [len(text) for text in options.values()]
        assert max(lengths) <= 1.5 * min(lengths)
        ends = {text[-1] == "." for text in options.values()}
        assert len(ends) == 1, "all are sentences, or none"


@pytest.mark.parametrize("level", LEVELS)
def test_the_longest_option_is_seldom_the_right_one(level: str) -> None:
    choices = {
        id_: BANK.items[id_].right  # type: ignore[union-attr]
        for id_ in OWN_OPTIONS
        if isinstance(BANK.items[id_], Choice) and id_ not in NUMBERS
    }
    longest = [id_ for id_, right in choices.items() if _longest(options_of(id_, level)) == {right}]
    assert len(longest) <= 0.35 * len(choices), longest


def _longest(options: dict[str, str]) -> set[str]:
    most = max(len(text) for text in options.values())
    return {option for option, text in options.items() if len(text) == most}


@pytest.mark.parametrize("level", LEVELS)
def test_no_option_says_all_or_none_of_the_above(level: str) -> None:
    for id_ in OWN_OPTIONS:
        said = " ".join(options_of(id_, level).values()).lower()
        assert not re.search(r"\b(all|none|both) of (the|these)( above)?\b(?! (four )?reefs)", said)


def test_choices_have_three_wrong_options_and_feedback_on_one_at_least() -> None:
    for id_, item in ASKED.items():
        if isinstance(item, Choice | Several):
            rights = {item.right} if isinstance(item, Choice) else set(item.right)
            wrong = set(item.options) - rights
            assert len(wrong) >= 3, id_
            told = BANK.question(id_).why_option
            assert told, id_
            assert told.keys() <= wrong, id_


# ---- Texts


@pytest.mark.parametrize("level", LEVELS)
def test_every_text_is_there_at_both_levels(level: str) -> None:
    own = said_itself(level)
    for id_, item in BANK.items.items():
        needed = [each for each in needed_texts(id_, item, SAY[level]) if each.startswith("item-")]
        assert [each for each in needed if each not in own] == []
        assert f"item-{id_}.title" in own


def test_the_levels_have_the_same_texts() -> None:
    english, simple = (
        {each for each in said_itself(level) if each.startswith(("item-", "form-reef-"))}
        for level in LEVELS
    )
    assert english == simple


@pytest.mark.parametrize("level", LEVELS)
def test_no_text_belongs_to_no_item(level: str) -> None:
    for id_, item in BANK.items.items():
        parts = {"title", "why", "unit", "low", "high", ""} | {f"level-{n}" for n in range(7)}
        parts |= BANK.question(id_).labels.keys()
        options = getattr(item, "options", ())
        parts |= {f"why-{each}" for each in options}
        assert texts_of(id_, SAY[level]).keys() <= parts, id_
    items = {each.partition(".")[0] for each in said_itself(level) if each.startswith("item-")}
    assert items == {f"item-{id_}" for id_ in BANK.items}


@pytest.mark.parametrize("level", LEVELS)
def test_titles_fit_the_list_of_questions(level: str) -> None:
    titles = [texts_of(id_, SAY[level])["title"] for id_ in BANK.items]
    assert [title for title in titles if len(title) > 28] == []
    by_part = [(BANK.parts[i], texts_of(i, SAY[level])["title"]) for i in BANK.items]
    assert len(set(by_part)) == len(by_part)


@pytest.mark.parametrize("level", LEVELS)
def test_numbers_of_the_prompt_are_the_same_at_both_levels(level: str) -> None:
    """Same facts: whatever figure one level gives, the other gives too."""
    other = LEVELS[1 - LEVELS.index(level)]
    for id_ in BANK.items:
        figures = set(re.findall(r"\d+(?:[.,]\d+)*", texts_of(id_, SAY[level])[""]))
        twin = set(re.findall(r"\d+(?:[.,]\d+)*", texts_of(id_, SAY[other])[""]))
        assert figures == twin, id_


@pytest.mark.parametrize(("level", "most", "most_of_one"), [("en", 9, 12), ("en-simple", 6, 8)])
def test_texts_can_be_read_at_their_level(level: str, most: float, most_of_one: float) -> None:
    grades = {}
    for id_ in BANK.items:
        said = texts_of(id_, SAY[level])
        read = [t.partition("Data:")[0] for k, t in said.items() if not k.startswith("level-")]
        grades[id_] = grade(read)
    assert sum(grades.values()) / len(grades) <= most
    assert {id_: g for id_, g in grades.items() if g > most_of_one} == {}


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("The cat sat on the mat.", -2, 1),
        ("Corals build reefs in warm water.", 1, 5),
        (
            "Photosynthesising organisms require considerable concentrations of dissolved nutrients.",
            15,
            40,
        ),
    ],
)
def test_the_grade_tells_easy_from_hard(text: str, low: float, high: float) -> None:
    assert low <= grade([text]) <= high


@pytest.mark.parametrize("level", LEVELS)
def test_the_voice_is_calm(level: str) -> None:
    for id_ in BANK.items:
        for text in texts_of(id_, SAY[level]).values():
            assert "!" not in text, id_


def test_real_data_is_credited_where_it_is_used() -> None:
    for level in LEVELS:
        for id_ in ("virgin-islands", "far-from-shore"):
            assert "NOAA National Coral Reef Monitoring Program" in texts_of(id_, SAY[level])["why"]
        for id_ in ("two-great-losses", "share-lost-in-triassic", "recovery-in-jurassic"):
            assert "Paleobiology Database (CC BY 4.0)" in texts_of(id_, SAY[level])["why"]
