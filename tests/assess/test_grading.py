"""Grading: numbers, choices, plots and texts, right, wrong and damaged."""

import copy
import json
import math
from decimal import Decimal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reefkit.assess.answer_parts import said, sayable
from reefkit.assess.answer_reading import _ANSWERS
from reefkit.assess.answers import MOST_PIN
from reefkit.assess.grading import grade, hinted
from reefkit.assess.items import Number
from reefkit.assess.question import Question
from reefkit.assess.question_page import shown
from reefkit.assess.verdict import Grade
from reefkit.text import catalogue
from reefkit.text.typed_number import only_number, read_number
from tests.assess.asked import GOALS, ITEMS, OPINIONS, RIGHT, TWO_KEYS, asked, sample
from tests.support.effort import effort
from tests.support.families import each_case
from tests.text.test_languages import simple_ids


def share(kind: str, raw: object) -> float:
    found = grade(sample(kind), raw)
    return found.points / found.of


def rules(found: Grade) -> list[str]:
    return [each.id.removeprefix("grade-rule-") for each in found.rules]


class Even(Number, frozen=True, tag="even"):
    """A kind that another one derives: any even number."""

    def accepts(self, number: float) -> bool:
        return number % 2 == 0


def test_a_kind_is_answered_and_drawn_as_the_one_that_it_derives_from():
    question = asked(Even(right=4, **GOALS))
    assert question.kind == "even"
    assert shown(question, "k").kind == "number"
    assert [grade(question, {"number": each}).points for each in ("8", "5", "")] == [1, 0, 0]
    assert [each.right for each in said(question, {"number": "8"})] == [True]


@pytest.mark.parametrize("kind", RIGHT)
def test_a_right_answer_gains_everything(kind: str):
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
        # The answer alone is worth half, the reason alone nothing.
        ("two-tier", {"option": "dark", "reason": "need"}, 1 / 2),
        ("two-tier", {"option": "dark"}, 1 / 2),
        ("two-tier", {"option": "light", "reason": "inherited"}, 0),
        ("two-tier", {"reason": "inherited"}, 0),
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
def test_the_rule_of_each_kind(kind: str, raw: object, expected: float):
    assert share(kind, raw) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("typed", "right"),
    [("1000", True), ("1,000", True), ("1.000", True), ("1 000", True), ("1", False)],
)
def test_a_thousand_may_be_grouped(typed: str, right: bool):  # noqa: FBT001
    question = asked(Number(right=1000, **GOALS))
    assert grade(question, {"number": typed}).right is right


def test_a_tenth_three_times_is_three_tenths():
    assert grade(asked(Number(right=0.3, **GOALS)), {"number": 0.1 + 0.1 + 0.1}).right


@each_case("raw", [None, "", {}, [], "blank"])
@each_case("kind", RIGHT)
def test_an_empty_answer_gains_nothing_and_says_so(kind: str, raw: object):
    if raw == "blank":
        raw = dict.fromkeys(RIGHT[kind]) if "plot" not in kind else {}
    found = grade(sample(kind), raw)
    assert (found.points, found.right, found.filled) == (0, False, "empty")
    assert rules(found) == ["empty"]
    assert not any(mark.right or mark.chosen for mark in found.marks)
    assert found.marks


@each_case(
    ("kind", "raw", "why"),
    [
        ("choice", {"option": "dragon"}, "unknown"),
        ("choice", {"option": 3}, "shape"),
        ("choice", "fish", "shape"),
        ("several", {"options": ["coral", "dragon"]}, "unknown"),
        ("several", {"options": {"coral": 1}}, "shape"),
        ("two-tier", {"option": "inherited", "reason": "dark"}, "unknown"),
        ("two-tier", {"option": "dark", "reason": "dragon"}, "unknown"),
        ("two-tier", {"option": ["dark"]}, "shape"),
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
        ("argument", {"claim": ["a"]}, "shape"),
        ("argument", {"pins": "one/value/1"}, "shape"),
        ("argument", {"pins": [{"one": 7}]}, "shape"),
        ("argument", {"pins": ["a"] * 9}, "shape"),
        ("argument", {"pins": ["a" * (MOST_PIN + 1)]}, "shape"),
        ("argument", {"claim": "a" * 20_001}, "long"),
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
def test_a_strange_answer_gains_nothing_and_hears_why(kind: str, raw: object, why: str):
    found = grade(sample(kind), raw)
    assert (found.points, found.filled) == (0, "strange")
    assert rules(found) == ["strange", f"strange-{why}"]


def test_a_half_filled_answer_is_graded_on_what_is_there():
    found = grade(sample("matching"), {"pairs": {"storm": "break"}})
    assert (found.filled, rules(found)) == ("half", ["half", "matching"])
    assert [(mark.key, mark.right, mark.chosen) for mark in found.marks] == [
        ("storm", True, True),
        ("warmth", False, False),
        ("silt", False, False),
    ]


@pytest.mark.parametrize(("kind", "raw"), OPINIONS.items())
def test_what_has_no_key_is_neither_right_nor_wrong(kind: str, raw: object):
    found = grade(sample(kind), raw)
    assert (found.right, found.points, found.filled) == (None, 0, "whole")
    in_words = kind in {"text", "argument"}
    assert (found.of, rules(found)) == ((1, ["text"]) if in_words else (0, ["opinion"]))


@pytest.mark.parametrize(
    ("raw", "filled"),
    [
        ({"claim": "More."}, "half"),
        ({"pins": ["one/value/1"]}, "half"),
        ({"claim": "More.", "reasoning": "Because.", "evidence": " "}, "half"),
        ({"claim": " ", "evidence": "", "reasoning": None, "pins": []}, "empty"),
    ],
)
def test_an_argument_wants_all_three_fields_and_a_pin_is_evidence(raw: object, filled: str):
    assert grade(sample("argument"), raw).filled == filled


def test_while_an_attempt_is_left_each_tier_that_was_chosen_is_told():
    told = hinted(grade(sample("two-tier"), {"option": "dark", "reason": "need"}))
    assert [(mark.key, mark.right) for mark in told.marks] == [("dark", True), ("need", False)]
    assert [each.id for each in told.whys] == ["secret-need"]


def test_points_weigh_the_share():
    question = asked(
        ITEMS["several"].__class__(options=("a", "b", "c"), right=("a", "b"), points=4, **GOALS)
    )
    assert grade(question, {"options": ["a"]}).points == 2


def test_the_feedback_on_what_was_chosen_comes_before_what_teaches():
    found = grade(sample("choice"), {"option": "snail"})
    assert [each.id for each in found.whys] == ["secret-snail", "secret-why"]
    assert [each.id for each in grade(sample("choice"), {"option": "fish"}).whys] == ["secret-why"]
    assert [(mark.key, mark.right, mark.chosen) for mark in found.marks] == [
        ("snail", False, True),
        ("fish", False, False),
    ]


def test_what_would_be_right_is_told_of_each_part():
    say = catalogue().render
    assert say(grade(sample("number"), {"number": 9}).marks[0].wanted) == "It is 3.5."
    assert say(grade(sample("number"), {"number": 9}).whys[0]) == "It is 3.5."
    found = grade(sample("ordering"), {"order": ["larva", "egg", "polyp", "colony"]})
    assert [say(mark.wanted) for mark in found.marks if not mark.right] == [
        "This comes in place 1.",
        "This comes in place 2.",
    ]


@pytest.mark.parametrize("kind", RIGHT)
def test_a_hint_gives_away_nothing_that_was_not_chosen(kind: str):
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
OF_TEACHERS = {"confidence", "scale", "argument"}
"""Kinds without a rule of their own."""
RULES = (*ITEMS, "opinion", "empty", "half", "strange", *STRANGE)


@pytest.mark.parametrize("rule", [each for each in RULES if each not in OF_TEACHERS])
def test_every_rule_is_stated_at_both_reading_levels(rule: str):
    assert catalogue("en").has(f"grade-rule-{rule}")
    assert f"grade-rule-{rule}" in simple_ids()


# ---- Whatever a browser sends is graded, by a rule that can be said, and nothing is ever raised.
WORDS = sorted(
    {
        "fish",
        "coral",
        "sponge",
        "egg",
        "larva",
        "storm",
        "break",
        "snail",
        "gale",
        "extinct",
        "1",
        "3",
    }
)
FIELDS = sorted({name for each in _ANSWERS.values() for name in each.__struct_fields__})
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([0, 1, 2, 3, 10**400, -(10**40), 2**64])
    | st.floats()
    | st.text()
    | st.sampled_from(["", "3,5 m", "\ud800", "9" * 500, *WORDS])
)
JSON = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text() | st.sampled_from([*WORDS, *FIELDS]), inner, max_size=4)
    ),
    max_leaves=12,
)
NEAR = st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=4)
"""JSON that has the names an answer has, and anything in them."""


def check(question: Question, raw: object) -> None:
    before = copy.deepcopy(raw)
    found = grade(question, raw)
    assert repr(raw) == repr(before)  # by what it shows: NaN is not itself
    assert 0 <= found.points <= found.of
    assert math.isfinite(found.points)
    assert found.rules
    if found.filled in {"empty", "strange"}:
        assert found.points == 0
        assert not any(mark.chosen for mark in found.marks)
    if found.right:
        assert found.points == found.of
    for mark in found.marks:
        assert mark.chosen or not mark.right
    for locale in ("en", "en-simple"):
        for rule in found.rules:
            assert catalogue(locale).render(rule, strict=True)
    assert msgspec.json.encode(found)
    assert not any(mark.wanted for mark in hinted(found).marks)
    assert not any(mark.why for mark in hinted(found).marks if not mark.chosen)


@settings(max_examples=effort(80, 1_000))
@given(raw=JSON | NEAR)
def test_any_json_is_graded(raw: object):
    for kind in ITEMS:
        check(sample(kind), raw)


@pytest.mark.parametrize("kind", TWO_KEYS)
@given(data=st.data())
def test_any_question_grades_an_answer_of_its_own_shape(kind: str, data: st.DataObject):
    """The names are the question's own, the values anything of the right type."""
    question = asked(data.draw(TWO_KEYS[kind])[0])
    names = st.sampled_from(sorted({*question.labels, "dragon"}))
    near = st.integers(-1, 8) | st.none() | st.floats(allow_nan=False)
    space = st.lists(st.integers(0, 4), min_size=2, max_size=2)
    shapes = {
        "option": names,
        "options": st.lists(names, max_size=5),
        "number": st.floats() | st.text(),
        "order": st.lists(names, max_size=5),
        "pairs": st.dictionaries(names, names | st.none(), max_size=5),
        "spaces": st.lists(space, max_size=5),
        "space": space,
        "text": st.text(),
        "reason": names,
        "claim": st.text() | st.none(),
        "evidence": st.text(),
        "reasoning": st.text(),
        "pins": st.lists(st.text(), max_size=10),
        "step": st.integers(-1, 6),
        "ranges": st.dictionaries(names, st.lists(near, min_size=2, max_size=2), max_size=5),
        "endings": st.dictionaries(
            names, st.sampled_from(["extinct", "standing", None]), max_size=5
        ),
        "disasters": st.dictionaries(names, st.lists(near, max_size=3), max_size=3),
        "values": st.dictionaries(st.integers(-1, 8).map(str), near, max_size=5),
        "losses": st.none() | st.lists(st.integers(-1, 8) | st.floats(allow_nan=False), max_size=4),
    }
    fields = _ANSWERS[type(question.item)].__struct_fields__
    raw = {name: data.draw(shapes[name]) for name in fields}
    check(question, raw)


@pytest.mark.parametrize("kind", ITEMS)
def test_deep_long_and_odd_json_is_graded(kind: str):
    deep: object = []
    for _ in range(20_000):
        deep = [deep]
    for raw in (deep, {"ranges": deep}, {"text": "x" * 10**6}, ["\ud800"], math.nan, math.inf):
        assert grade(sample(kind), raw).points == 0
    for field in FIELDS:
        assert grade(sample(kind), {field: deep}).points == 0
    assert grade(sample(kind), json.loads("[NaN, Infinity, 1e999]")).filled == "strange"
    assert grade(sample(kind), {1, 2}).filled == "strange"


# ---- What an answer says, so that a class's answers can be counted: whatever was sent.
COUNTED = ("choice", "several", "two-tier", "number", "ordering", "matching", "spaces", "place")
any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@pytest.mark.parametrize("kind", COUNTED)
def test_all_that_a_right_answer_says_is_right(kind: str):
    question = sample(kind)
    found = said(question, RIGHT[kind])
    assert found
    assert all(each.right for each in found)
    assert {each.key for each in found} <= {each.key for each in sayable(question)} | {"3.5"}


@pytest.mark.parametrize(
    ("kind", "raw", "key"),
    [
        ("choice", {"option": "snail"}, "snail"),
        ("several", {"options": ["coral", "alga"]}, "alga"),
        ("two-tier", {"option": "dark", "reason": "need"}, "need"),
        ("two-tier", {"option": "light", "reason": "inherited"}, "light"),
        ("number", {"number": "7 m"}, "7"),
        ("ordering", {"order": ["larva", "egg", "polyp", "colony"]}, "larva>egg"),
        ("matching", {"pairs": {"storm": "bleach", "warmth": "bleach"}}, "storm=bleach"),
        ("spaces", {"spaces": [[1, 1], [3, 3]]}, "3-3"),
        ("place", {"space": [1, 1]}, "1-1"),
    ],
)
def test_what_is_wrong_has_a_name_of_its_own(kind: str, raw: object, key: str):
    wrong = [each.key for each in said(sample(kind), raw) if not each.right]
    assert wrong == [key]


@pytest.mark.parametrize("kind", [kind for kind in ITEMS if kind not in COUNTED])
def test_what_says_too_much_is_not_counted(kind: str):
    assert said(sample(kind), RIGHT.get(kind, {"text": "Because."})) == ()
    assert sayable(sample(kind)) == ()


def test_answer_and_reason_are_counted_apart():
    tiers = {each.key: (each.tier, each.right) for each in sayable(sample("two-tier"))}
    assert tiers == {
        "dark": ("answer", True),
        "light": ("answer", False),
        "mixed": ("answer", False),
        "need": ("reason", False),
        "inherited": ("reason", True),
        "learned": ("reason", False),
    }


@given(st.sampled_from(sorted(ITEMS)), any_json)
def test_any_answer_is_read_or_passed_over(kind: str, raw: object):
    found = said(sample(kind), raw)
    assert len({each.key for each in found}) == len(found)


@given(st.lists(st.sampled_from(["coral", "sponge", "fish", "alga"]), max_size=6))
def test_an_answer_is_right_only_where_nothing_it_says_is_wrong(options: list[str]):
    raw = {"options": options}
    found = said(sample("several"), raw)
    if grade(sample("several"), raw).right:
        assert all(each.right for each in found)


def test_a_number_typed_in_other_words_is_the_same_answer():
    typed = ("7", "7,0", "7 m", 7, "7.00 metres")
    assert {said(sample("number"), {"number": each})[0].key for each in typed} == {"7"}


# ---- Numbers as people type them.
NO_NUMBERS = (math.inf, -math.inf, math.nan, 10**400)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("3", [3]),
        (" 3.5 ", [3.5]),
        ("3,5", [3.5]),
        ("3,5 m", [3.5]),
        ("about 3.5 metres", [3.5]),
        (".5", [0.5]),
        ("5 m2", [5]),
        ("CO2: 400", [400]),
        ("−2", [-2]),
        ("-2,5", [-2.5]),
        ("+4", [4]),
        ("3/4", [0.75]),
        ("3 / 4 of it", [0.75]),
        ("1e3", [1000]),
        ("1 000", [1000]),
        ("12 000 000 years", [12_000_000]),
        ("1.234,5", [1234.5]),
        ("1,234.5", [1234.5]),
        ("1,000", [1000, 1]),
        ("1.000", [1000, 1]),
        ("1,0005", [1.0005]),
        ("40 %", [40, 0.4]),
        ("½", [0.5]),
        ("3 ½", [3.5]),
        ("3½ m", [3.5]),
        ("−3 ½", [-3.5]),
        ("3 1/2", [3.5]),
        ("1 200 ¾", [1200.75]),
        ("\uff13\uff0e\uff15", [3.5]),
        ("\u06f3\u066b\u06f5", [3.5]),
        ("\u0663\u066b\u0665", [3.5]),
        ("१२", [12]),
        ("\u0661\u066c\u0660\u0660\u0660", [1000]),
        ("٤٠٪", [40, 0.4]),
        ("1\u202f000", [1000]),
        ("1\u2019000,5", [1000.5]),
        ("- 3", [-3]),
        ("x = − 3", [-3]),
        ("\u200b3\u200f", [3]),
        ("2 × 10³", [2000]),
        ("2,5x10^3", [2500]),
        ("2·10⁻³", [0.002]),
        ("10³", [1000]),
        ("10^-2", [0.01]),
        ("5 m²", [5]),
        ("1,000.000", [1000]),
        ("0.500", [0.5]),
        ("3 ‰", [3, 0.003]),
        (7, [7]),
        (2.5, [2.5]),
    ],
)
def test_what_a_number_can_mean(typed: str | float, meant: list[float]):
    assert list(read_number(typed)) == pytest.approx(meant)


@pytest.mark.parametrize(
    ("typed", "mark", "meant"),
    [
        ("3 ½", ".", 3.5), ("1.234", ".", 1.234), ("-12,345", ",", -12.345), ("1.234", ",", None),
        ("1,000", "", None), ("40 %", ".", None), ("none", ".", None), ("−3", "", -3),
    ],
)  # fmt: skip
def test_a_number_alone_has_one_meaning_or_none(typed: str, mark: str, meant: float | None):
    assert only_number(typed, mark) == meant


@pytest.mark.parametrize(
    "typed",
    [
        "", "none", "3 or 4", "3-4", "3–4", "3, 4", "1/0", "1/2/3", "9" * 301, *NO_NUMBERS,
        "½ 3", "3 ½ ½", "3 5/2", "3.5 1/2", "3/½", "3³", "2^10", "10^10^2", "3₂", "③", "3 x 10",
        "3 e5", "3e9999", "0x10", "1,00,000", "1.000.5", "1.000,000,5", "3'5", "3·5", "5 million",
        "2 dozen", "3 and a half", "3 y media", "5 mil", "< 3", "±3", "5 − 3", "12:30", "1,2,3", "五",
    ],
)  # fmt: skip
def test_what_is_no_number_or_more_than_one(typed: str | float):
    assert read_number(typed) == ()


@given(st.text())
def test_any_text_can_be_read(typed: str):
    assert all(math.isfinite(each) for each in read_number(typed))


@given(st.decimals(-10_000, 10_000, places=2))
def test_a_number_written_with_a_point_or_a_comma_is_itself(number: Decimal):
    for written in (f"{number:f}", f"{number:f}".replace(".", ",")):
        assert float(number) in read_number(written)
