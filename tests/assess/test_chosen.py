"""What an answer says, so that a class's answers can be counted: whatever was sent."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.assess import grade
from reefkit.assess.answers import said, sayable
from tests.assess.asked import ITEMS, RIGHT, sample

COUNTED = ("choice", "several", "number", "ordering", "matching", "spaces", "place")
json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@pytest.mark.parametrize("kind", COUNTED)
def test_all_that_a_right_answer_says_is_right(kind: str) -> None:
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
        ("number", {"number": "7 m"}, "7"),
        ("ordering", {"order": ["larva", "egg", "polyp", "colony"]}, "larva>egg"),
        ("matching", {"pairs": {"storm": "bleach", "warmth": "bleach"}}, "storm=bleach"),
        ("spaces", {"spaces": [[1, 1], [3, 3]]}, "3-3"),
        ("place", {"space": [1, 1]}, "1-1"),
    ],
)
def test_what_is_wrong_has_a_name_of_its_own(kind: str, raw: object, key: str) -> None:
    wrong = [each.key for each in said(sample(kind), raw) if not each.right]
    assert wrong == [key]


@pytest.mark.parametrize("kind", [kind for kind in ITEMS if kind not in COUNTED])
def test_what_says_too_much_is_not_counted(kind: str) -> None:
    assert said(sample(kind), RIGHT.get(kind, {"text": "Because."})) == ()
    assert sayable(sample(kind)) == ()


@given(st.sampled_from(sorted(ITEMS)), json)
def test_any_answer_is_read_or_passed_over(kind: str, raw: object) -> None:
    found = said(sample(kind), raw)
    assert len({each.key for each in found}) == len(found)


@given(st.lists(st.sampled_from(["coral", "sponge", "fish", "alga"]), max_size=6))
def test_an_answer_is_right_only_where_nothing_it_says_is_wrong(options: list[str]) -> None:
    raw = {"options": options}
    found = said(sample("several"), raw)
    if grade(sample("several"), raw).right:
        assert all(each.right for each in found)


def test_a_number_typed_in_other_words_is_the_same_answer() -> None:
    typed = ("7", "7,0", "7 m", 7, "7.00 metres")
    assert {said(sample("number"), {"number": each})[0].key for each in typed} == {"7"}
