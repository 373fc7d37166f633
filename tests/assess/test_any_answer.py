"""Whatever a browser sends is graded, by a rule that can be said, and nothing is ever raised."""

import copy
import json
import math

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reefkit.assess import grade, hinted
from reefkit.assess.answers import _ANSWERS
from reefkit.assess.items import Question
from reefkit.text import catalogue
from tests.assess.asked import ITEMS, TWO_KEYS, asked, sample
from tests.support.effort import effort

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
    assert not any(mark.wanted or not mark.chosen for mark in hinted(found).marks)


@settings(max_examples=effort(80, 5_000))
@given(raw=JSON | NEAR)
def test_any_json_is_graded(raw: object) -> None:
    for kind in ITEMS:
        check(sample(kind), raw)


@pytest.mark.parametrize("kind", TWO_KEYS)
@given(data=st.data())
def test_any_question_grades_an_answer_of_its_own_shape(kind: str, data: st.DataObject) -> None:
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
def test_deep_long_and_odd_json_is_graded(kind: str) -> None:
    deep: object = []
    for _ in range(20_000):
        deep = [deep]
    for raw in (deep, {"ranges": deep}, {"text": "x" * 10**6}, ["\ud800"], math.nan, math.inf):
        assert grade(sample(kind), raw).points == 0
    for field in FIELDS:
        assert grade(sample(kind), {field: deep}).points == 0
    assert grade(sample(kind), json.loads("[NaN, Infinity, 1e999]")).filled == "strange"
    assert grade(sample(kind), {1, 2}).filled == "strange"
