"""Each kind is graded by the rule that its sentence states."""

import pytest

from reefkit.assess import Grade, grade, hinted
from reefkit.assess.items import Number
from reefkit.text import catalogue
from tests.assess.asked import GOALS, ITEMS, OPINIONS, RIGHT, asked, sample
from tests.text.test_simple import simple_ids


def share(kind: str, raw: object) -> float:
    found = grade(sample(kind), raw)
    return found.points / found.of


def rules(found: Grade) -> list[str]:
    return [each.id.removeprefix("grade-rule-") for each in found.rules]


@pytest.mark.parametrize("kind", RIGHT)
def test_a_right_answer_gains_everything(kind: str) -> None:
    found = grade(sample(kind), RIGHT[kind])
    assert (found.points, found.of, found.right, found.filled) == (1, 1, True, "whole")
    assert rules(found) == [kind]
    assert all(mark.right and mark.chosen for mark in found.marks)


@pytest.mark.parametrize(
    ("kind", "raw", "expected"),
    [
        ("choice", {"option": "snail"}, 0),
        # Two are right; one right and one wrong cancel out.
        ("several", {"options": ["coral"]}, 1 / 2),
        ("several", {"options": ["coral", "fish"]}, 0),
        ("several", {"options": ["coral", "sponge", "fish"]}, 1 / 2),
        ("several", {"options": ["fish", "alga"]}, 0),
        ("several", {"options": ["coral", "coral"]}, 1 / 2),
        # 3.5, a quarter either way.
        ("number", {"number": 3.25}, 1),
        ("number", {"number": 3.75}, 1),
        ("number", {"number": 3.76}, 0),
        ("number", {"number": "7/2"}, 1),
        # Four things are six pairs.
        ("ordering", {"order": ["larva", "egg", "polyp", "colony"]}, 5 / 6),
        ("ordering", {"order": ["colony", "polyp", "larva", "egg"]}, 0),
        ("ordering", {"order": ["colony", "egg", "larva", "polyp"]}, 3 / 6),
        ("ordering", {"order": ["egg", "colony"]}, 1 / 6),
        ("ordering", {"order": ["egg"]}, 0),
        ("matching", {"pairs": {"storm": "break", "warmth": "freeze", "silt": "bleach"}}, 1 / 3),
        ("matching", {"pairs": {"storm": "break", "silt": None}}, 1 / 3),
        ("spaces", {"spaces": [[1, 1]]}, 1 / 2),
        ("spaces", {"spaces": [[1, 1], [1, 2], [2, 2]]}, 1 / 2),
        ("spaces", {"spaces": [[1, 1], [3, 3]]}, 0),
        ("place", {"space": [3, 1]}, 1),
        ("place", {"space": [1, 1]}, 0),
    ],
)
def test_the_rule_of_each_kind(kind: str, raw: object, expected: float) -> None:
    assert share(kind, raw) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("typed", "right"),
    [("1000", True), ("1,000", True), ("1.000", True), ("1 000", True), ("1", False)],
)
def test_a_thousand_may_be_grouped(typed: str, right: bool) -> None:  # noqa: FBT001
    question = asked(Number(right=1000, **GOALS))
    assert grade(question, {"number": typed}).right is right


def test_a_tenth_three_times_is_three_tenths() -> None:
    assert grade(asked(Number(right=0.3, **GOALS)), {"number": 0.1 + 0.1 + 0.1}).right


@pytest.mark.parametrize("raw", [None, "", {}, [], "blank"])
@pytest.mark.parametrize("kind", RIGHT)
def test_an_empty_answer_gains_nothing_and_says_so(kind: str, raw: object) -> None:
    if raw == "blank":
        raw = dict.fromkeys(RIGHT[kind]) if "plot" not in kind else {}
    found = grade(sample(kind), raw)
    assert (found.points, found.right, found.filled) == (0, False, "empty")
    assert rules(found) == ["empty"]
    assert not any(mark.right or mark.chosen for mark in found.marks)
    assert found.marks


@pytest.mark.parametrize(
    ("kind", "raw", "why"),
    [
        ("choice", {"option": "dragon"}, "unknown"),
        ("choice", {"option": 3}, "shape"),
        ("choice", "fish", "shape"),
        ("several", {"options": ["coral", "dragon"]}, "unknown"),
        ("several", {"options": {"coral": 1}}, "shape"),
        ("number", {"number": "some"}, "number"),
        ("number", {"number": "3 or 4"}, "number"),
        ("number", {"number": True}, "shape"),
        ("ordering", {"order": ["egg", "egg"]}, "shape"),
        ("ordering", {"order": ["egg", "hen"]}, "unknown"),
        ("matching", {"pairs": {"storm": "storm"}}, "unknown"),
        ("matching", {"pairs": {"break": "storm"}}, "unknown"),
        ("spaces", {"spaces": [[1, 4]]}, "unknown"),
        ("spaces", {"spaces": [[0, 1]]}, "unknown"),
        ("spaces", {"spaces": [1, 1]}, "shape"),
        ("place", {"space": [9, 9]}, "unknown"),
        ("text", {"text": ["a"]}, "shape"),
        ("text", {"text": "a" * 20_001}, "long"),
        ("confidence", {"step": 5}, "unknown"),
        ("scale", {"step": 0}, "unknown"),
        ("scale", {"step": 2.5}, "shape"),
        ("range-plot", {"ranges": {"dragon": [1, 2]}}, "unknown"),
        ("range-plot", {"ranges": {"snail": [1]}}, "shape"),
        ("range-plot", {"endings": {"snail": "asleep"}}, "unknown"),
        ("range-plot", {"disasters": {"flood": [1]}}, "unknown"),
        ("curve-plot", {"values": {"9": 1}}, "unknown"),
        ("curve-plot", {"values": [1, 2]}, "shape"),
    ],
)
def test_a_strange_answer_gains_nothing_and_hears_why(kind: str, raw: object, why: str) -> None:
    found = grade(sample(kind), raw)
    assert (found.points, found.filled) == (0, "strange")
    assert rules(found) == ["strange", f"strange-{why}"]


def test_a_half_filled_answer_is_graded_on_what_is_there() -> None:
    found = grade(sample("matching"), {"pairs": {"storm": "break"}})
    assert (found.filled, rules(found)) == ("half", ["half", "matching"])
    assert [(mark.key, mark.right, mark.chosen) for mark in found.marks] == [
        ("storm", True, True),
        ("warmth", False, False),
        ("silt", False, False),
    ]


@pytest.mark.parametrize(("kind", "raw"), OPINIONS.items())
def test_what_has_no_key_is_neither_right_nor_wrong(kind: str, raw: object) -> None:
    found = grade(sample(kind), raw)
    assert (found.right, found.points, found.filled) == (None, 0, "whole")
    assert (found.of, rules(found)) == ((1, ["text"]) if kind == "text" else (0, ["opinion"]))


def test_points_weigh_the_share() -> None:
    question = asked(
        ITEMS["several"].__class__(options=("a", "b", "c"), right=("a", "b"), points=4, **GOALS)
    )
    assert grade(question, {"options": ["a"]}).points == 2


def test_the_feedback_on_what_was_chosen_comes_before_what_teaches() -> None:
    found = grade(sample("choice"), {"option": "snail"})
    assert [each.id for each in found.whys] == ["secret-snail", "secret-why"]
    assert [each.id for each in grade(sample("choice"), {"option": "fish"}).whys] == ["secret-why"]
    assert [(mark.key, mark.right, mark.chosen) for mark in found.marks] == [
        ("snail", False, True),
        ("fish", False, False),
    ]


def test_what_would_be_right_is_told_of_each_part() -> None:
    say = catalogue().render
    assert say(grade(sample("number"), {"number": 9}).marks[0].wanted) == "It is 3.5."
    assert say(grade(sample("number"), {"number": 9}).whys[0]) == "It is 3.5."
    found = grade(sample("ordering"), {"order": ["larva", "egg", "polyp", "colony"]})
    assert [say(mark.wanted) for mark in found.marks if not mark.right] == [
        "This comes at place 1.",
        "This comes at place 2.",
    ]


@pytest.mark.parametrize("kind", RIGHT)
def test_a_hint_gives_away_nothing_that_was_not_chosen(kind: str) -> None:
    """Of an empty answer nothing is told but that it is empty; of others what was chosen."""
    told = hinted(grade(sample(kind), None))
    assert (told.marks, told.whys, told.complete) == ((), (), False)
    wrong = hinted(grade(sample("several"), {"options": ["fish"]}))
    assert [mark.key for mark in wrong.marks] == ["fish"]
    assert [each.id for each in wrong.whys] == ["secret-fish"]
    number = hinted(grade(sample("number"), {"number": 9}))
    assert [(mark.right, mark.wanted) for mark in number.marks] == [(False, None)]
    assert number.whys == ()


STRANGE = ("strange-shape", "strange-unknown", "strange-long", "strange-number")
RULES = (*ITEMS, "opinion", "empty", "half", "strange", *STRANGE)


@pytest.mark.parametrize("rule", [each for each in RULES if each not in {"confidence", "scale"}])
def test_every_rule_is_stated_at_both_reading_levels(rule: str) -> None:
    assert catalogue("en").has(f"grade-rule-{rule}")
    assert f"grade-rule-{rule}" in simple_ids()
