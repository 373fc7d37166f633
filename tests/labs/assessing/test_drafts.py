"""An answer is put together touch by touch, and whatever a browser sends, it stays an answer."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.assess import Question, Shown, grade, shown
from reefkit.labs.assessing import answer_session
from tests.labs.assessing import bank

ASKED = {each.id: each for each in bank.questions()}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4)
    ),
    max_leaves=12,
)


def of(id_: str) -> tuple[Question, Shown]:
    return ASKED[id_], shown(ASKED[id_], "somebody")


def test_one_option_takes_the_place_of_another() -> None:
    _, asked = of("deepest")
    draft = answer_session.choose(asked, None, "soft-sponge", on=True)
    draft = answer_session.choose(asked, draft, "branching-coral", on=True)
    assert draft == {"option": "branching-coral"}


def test_of_several_each_is_chosen_and_left_by_itself() -> None:
    _, asked = of("makes-rock")
    draft = None
    for option in ("fish", "boulder-coral", "bivalve"):
        draft = answer_session.choose(asked, draft, option, on=True)
    draft = answer_session.choose(asked, draft, "fish", on=False)
    assert set(answer_session.chosen(draft)) == {"boulder-coral", "bivalve"}
    for option in ("boulder-coral", "bivalve"):
        draft = answer_session.choose(asked, draft, option, on=False)
    assert draft is None


def test_a_number_is_typed_or_counted() -> None:
    _, asked = of("how-many")
    assert answer_session.type_in(asked, " 3,5 cm ") == {"number": "3,5 cm"}
    assert answer_session.type_in(asked, "   ") is None
    assert answer_session.step_number(None, 1) == {"number": "1"}
    assert answer_session.step_number({"number": "3,5"}, -1) == {"number": "2.5"}
    assert answer_session.step_number({"number": "many"}, 1) == {"number": "1"}


def test_an_order_begins_as_it_is_shown_and_stays_whole() -> None:
    _, asked = of("phases")
    begun = answer_session.order_of(asked, None)
    draft = answer_session.move(asked, None, begun[0], -1)
    assert answer_session.order_of(asked, draft) == begun
    draft = answer_session.move(asked, draft, begun[0], 1)
    assert answer_session.order_of(asked, draft) == [begun[1], begun[0], *begun[2:]]
    assert answer_session.move(asked, draft, "nothing-of-the-kind", 1) == draft


def test_a_partner_is_chosen_changed_and_taken_back() -> None:
    draft = answer_session.match(None, "fish", "sand")
    draft = answer_session.match(draft, "snail", "film")
    draft = answer_session.match(draft, "fish", "algae")
    assert answer_session.pairs_of(draft) == {"fish": "algae", "snail": "film"}
    assert answer_session.match(answer_session.match(draft, "fish", ""), "snail", "") is None


def test_spaces_are_touched_twice_and_an_organism_moves() -> None:
    _, asked = of("shallows")
    draft = answer_session.pick(asked, answer_session.pick(asked, None, (1, 1)), (2, 3))
    assert answer_session.spaces_of(draft) == [(1, 1), (2, 3)]
    assert answer_session.pick(asked, answer_session.pick(asked, draft, (1, 1)), (2, 3)) is None
    _, asked = of("place-platy")
    draft = answer_session.pick(asked, answer_session.pick(asked, None, (4, 1)), (4, 2))
    assert draft == {"space": [4, 2]}


RIGHT: dict[str, Any] = {
    "deepest": lambda s: answer_session.choose(s, None, "branching-coral", on=True),
    "how-many": lambda s: answer_session.type_in(s, "12 cm"),
    "place-platy": lambda s: answer_session.pick(s, None, (4, 3)),
    "shallows": lambda s: answer_session.pick(s, answer_session.pick(s, None, (1, 2)), (1, 1)),
}


@pytest.mark.parametrize("id_", RIGHT)
def test_a_draft_is_what_grading_reads(id_: str) -> None:
    question, asked = of(id_)
    assert grade(question, RIGHT[id_](asked)).right is True


@given(JSON, st.sampled_from(sorted(ASKED)))
def test_what_was_kept_of_an_answer_can_be_read_again_whatever_it_is(raw: object, id_: str) -> None:
    _, asked = of(id_)
    draft = raw if isinstance(raw, dict) else None
    assert isinstance(answer_session.typed(draft), str)
    assert sorted(answer_session.order_of(asked, draft)) == sorted(
        each.id for each in asked.options
    )
    for found in (
        answer_session.chosen(draft),
        answer_session.pairs_of(draft),
        answer_session.spaces_of(draft),
    ):
        assert isinstance(found, list | dict)
    assert isinstance(answer_session.step_of(draft), int)


KEYED = st.fixed_dictionaries(
    {},
    optional=dict.fromkeys(
        ("option", "options", "number", "text", "order", "pairs", "spaces", "space", "step"), JSON
    ),
)


@given(KEYED, st.sampled_from(sorted(ASKED)))
def test_nor_does_it_matter_what_stands_under_a_known_name(raw: dict[str, Any], id_: str) -> None:
    test_what_was_kept_of_an_answer_can_be_read_again_whatever_it_is.hypothesis.inner_test(raw, id_)  # type: ignore[attr-defined]
