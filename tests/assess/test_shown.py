"""A student's page is given neither key nor feedback, and nothing that either can be told from."""

from collections import Counter
from dataclasses import dataclass

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.assess import Question, Sitting, grade, shown
from reefkit.assess.forms import Form, FormSlot
from reefkit.assess.items import Choice, Ordering, listed
from tests.assess.asked import GOALS, ITEMS, TWO_KEYS, asked, sample, untaught


def sent(question: Question, key: str = "ana") -> bytes:
    return msgspec.json.encode(shown(question, key))


@pytest.mark.parametrize("kind", TWO_KEYS)
@given(data=st.data(), key=st.text(max_size=8))
def test_questions_that_differ_in_their_key_look_the_same(
    kind: str, data: st.DataObject, key: str
) -> None:
    """What a page is given does not change with the key: so the key cannot be told from it."""
    one, other = (asked(item) for item in data.draw(TWO_KEYS[kind]))
    if kind == "ordering":
        # The one exception, itself tested below: a list already in order would leave nothing to do.
        seen = [each.id for each in shown(one, key).options]
        rotated = (seen[-1], *seen[:-1])
        if {one.item.options, other.item.options} & {tuple(seen), rotated}:
            return
    assert sent(one, key) == sent(other, key)


@pytest.mark.parametrize("kind", TWO_KEYS)
@given(data=st.data())
def test_no_feedback_is_sent(kind: str, data: st.DataObject) -> None:
    question = asked(data.draw(TWO_KEYS[kind])[0])
    assert b"secret" not in sent(question)
    assert b"98765" not in sent(question)
    assert sent(question) == sent(untaught(question))


@pytest.mark.parametrize("kind", ITEMS)
def test_what_is_sent_has_no_field_for_a_key(kind: str) -> None:
    fields = set(msgspec.json.decode(sent(sample(kind))))
    assert not fields & {"item", "right", "why", "why_option", "tolerance", "levels", "labels"}


@pytest.mark.parametrize("kind", ITEMS)
def test_the_same_student_sees_the_same_order_again(kind: str) -> None:
    assert sent(sample(kind)) == sent(sample(kind))


def test_two_students_see_different_orders() -> None:
    orders = {tuple(o.id for o in shown(sample("several"), f"s{n}").options) for n in range(40)}
    assert len(orders) > 10


@pytest.mark.parametrize("right", ["ant", "bee", "cat", "dog"])
def test_the_right_option_stands_anywhere_alike(right: str) -> None:
    """Over 400 students each of four places holds it about a hundred times."""
    question = asked(Choice(options=("ant", "bee", "cat", "dog"), right=right, **GOALS))
    places = Counter(
        [option.id for option in shown(question, f"student {n}").options].index(right)
        for n in range(400)
    )
    assert sorted(places) == [0, 1, 2, 3]
    assert min(places.values()) > 65


def test_every_option_is_there_once() -> None:
    for kind in ("choice", "several", "ordering", "matching"):
        options = [each.id for each in shown(sample(kind), "ana").options]
        assert sorted(options) == sorted(listed(ITEMS[kind]))


def test_a_fixed_order_stays() -> None:
    options = ("never", "seldom", "always")
    item = Choice(options=options, right="seldom", fixed_order=True, **GOALS)
    assert tuple(each.id for each in shown(asked(item), "x").options) == options


@given(key=st.text(), size=st.integers(3, 5))
def test_things_to_order_never_stand_in_order_already(key: str, size: int) -> None:
    item = Ordering(options=("ant", "bee", "cat", "dog", "elk")[:size], **GOALS)
    assert tuple(each.id for each in shown(asked(item), key).options) != item.options


def test_bars_are_listed_by_name_and_not_by_their_beginning() -> None:
    plot = shown(sample("range-plot"), "ana").plot
    assert [each.id for each in plot.taxa] == ["coral", "fish", "snail"]
    assert plot.given == {"coral": (0, 4)}
    assert [(each.id, each.times) for each in plot.disasters] == [("gale", 2), ("heat", 1)]


def test_points_given_are_sent_and_no_others() -> None:
    plot = shown(sample("curve-plot"), "ana").plot
    assert plot.given == {"0": 5.0}
    assert (plot.rounds, plot.most, plot.losses) == (3, 14, True)


@dataclass
class Page:
    """All that a page may be given of a form, as the bytes that would travel."""

    sitting: Sitting

    def bytes(self) -> bytes:
        sitting = self.sitting
        parts = [sitting.shown(id_) for id_ in sitting.questions]
        parts += [sitting.standing(id_) for id_ in sitting.questions]
        return msgspec.json.encode([*parts, sitting.progress, sitting.score, sitting.by_goal()])


@pytest.mark.parametrize("kind", TWO_KEYS)
@given(data=st.data(), feedback=st.sampled_from(["now", "end", "none"]))
def test_before_an_answer_a_whole_sitting_looks_the_same_with_another_key(
    kind: str, data: st.DataObject, feedback: str
) -> None:
    one, other = data.draw(TWO_KEYS[kind])
    if kind == "ordering":
        other = one
    form = Form(part="before", slots=(FormSlot(items=("one",)),), feedback=feedback)
    pages = [Page(Sitting(form, [asked(each)], [], order_key="ana")) for each in (one, other)]
    assert pages[0].bytes() == pages[1].bytes()
    assert b"secret" not in pages[0].bytes()


@pytest.mark.parametrize("kind", ITEMS)
def test_the_search_would_find_a_leak(kind: str) -> None:
    """What the tests above look for does stand in the question, and in its grade."""
    assert b"secret" in msgspec.json.encode(sample(kind))
    assert b"secret" in msgspec.json.encode(grade(sample(kind), None))
