"""Questions as they are shown, and plots to draw on."""

from collections import Counter
from dataclasses import dataclass

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.assess.form import Form, FormSlot
from reefkit.assess.grading import grade, hinted
from reefkit.assess.items import Choice, Ordering, listed
from reefkit.assess.question import Question
from reefkit.assess.question_page import shown
from reefkit.assess.sitting import Sitting
from reefkit.assess.verdict import Grade
from tests.assess.asked import GOALS, ITEMS, RIGHT, TWO_KEYS, asked, sample, untaught


def sent(question: Question, key: str = "ana") -> bytes:
    return msgspec.json.encode(shown(question, key))


@pytest.mark.parametrize("kind", TWO_KEYS)
@given(data=st.data(), key=st.text(max_size=8))
def test_questions_that_differ_in_their_key_look_the_same(kind: str, data: st.DataObject, key: str):
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
def test_no_feedback_is_sent(kind: str, data: st.DataObject):
    question = asked(data.draw(TWO_KEYS[kind])[0])
    assert b"secret" not in sent(question)
    assert b"98765" not in sent(question)
    assert sent(question) == sent(untaught(question))


@pytest.mark.parametrize("kind", ITEMS)
def test_what_is_sent_has_no_field_for_a_key(kind: str):
    fields = set(msgspec.json.decode(sent(sample(kind))))
    assert not fields & {
        "item",
        "right",
        "why",
        "why_option",
        "tolerance",
        "levels",
        "labels",
        "model",
    }


@pytest.mark.parametrize("kind", ITEMS)
def test_the_same_student_sees_the_same_order_again(kind: str):
    assert sent(sample(kind)) == sent(sample(kind))


def test_two_students_see_different_orders():
    orders = {tuple(o.id for o in shown(sample("several"), f"s{n}").options) for n in range(40)}
    assert len(orders) > 10


@pytest.mark.parametrize("right", ["ant", "bee", "cat", "dog"])
def test_the_right_option_stands_anywhere_alike(right: str):
    """Over 400 students each of four places holds it about a hundred times."""
    question = asked(Choice(options=("ant", "bee", "cat", "dog"), right=right, **GOALS))
    places = Counter(
        [option.id for option in shown(question, f"student {n}").options].index(right)
        for n in range(400)
    )
    assert sorted(places) == [0, 1, 2, 3]
    assert min(places.values()) > 65


def test_every_option_is_there_once():
    for kind in ("choice", "several", "ordering", "matching"):
        options = [each.id for each in shown(sample(kind), "ana").options]
        assert sorted(options) == sorted(listed(ITEMS[kind]))


def test_a_fixed_order_stays():
    options = ("never", "seldom", "always")
    item = Choice(options=options, right="seldom", fixed_order=True, **GOALS)
    assert tuple(each.id for each in shown(asked(item), "x").options) == options


@given(key=st.text(), size=st.integers(3, 5))
def test_things_to_order_never_stand_in_order_already(key: str, size: int):
    item = Ordering(options=("ant", "bee", "cat", "dog", "elk")[:size], **GOALS)
    assert tuple(each.id for each in shown(asked(item), key).options) != item.options


def test_bars_are_listed_by_name_and_not_by_their_beginning():
    plot = shown(sample("range-plot"), "ana").plot
    assert [each.id for each in plot.taxa] == ["coral", "fish", "snail"]
    assert plot.given == {"coral": (0, 4)}
    assert [(each.id, each.times) for each in plot.disasters] == [("gale", 2), ("heat", 1)]


def test_points_given_are_sent_and_no_others():
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
        return msgspec.json.encode([*parts, sitting.score, sitting.by_goal()])


@pytest.mark.parametrize("kind", TWO_KEYS)
@given(data=st.data(), feedback=st.sampled_from(["now", "end", "none"]))
def test_before_an_answer_a_whole_sitting_looks_the_same_with_another_key(
    kind: str, data: st.DataObject, feedback: str
):
    one, other = data.draw(TWO_KEYS[kind])
    if kind == "ordering":
        other = one
    form = Form(part="before", slots=(FormSlot(items=("one",)),), feedback=feedback)
    pages = [Page(Sitting(form, [asked(each)], [], order_key="ana")) for each in (one, other)]
    assert pages[0].bytes() == pages[1].bytes()
    assert b"secret" not in pages[0].bytes()


@pytest.mark.parametrize("kind", ITEMS)
def test_the_search_would_find_a_leak(kind: str):
    """What the tests above look for does stand in the question, and in its grade."""
    assert b"secret" in msgspec.json.encode(sample(kind))
    assert b"secret" in msgspec.json.encode(grade(sample(kind), None))


# ---- A student's own plot is held against the record point by point, each with its reason.
def verdicts(found: Grade) -> dict[str, str]:
    names = {(True, True): "right", (False, True): "wrong", (False, False): "missed"}
    return {mark.key: names[mark.right, mark.chosen] for mark in found.marks}


def test_both_ends_the_ending_and_each_disaster_are_points():
    found = grade(
        sample("range-plot"),
        {
            "ranges": {"snail": [1, 3], "fish": [0, None]},
            "endings": {"snail": "extirpated"},
            "disasters": {"gale": [1], "heat": [2]},
        },
    )
    assert verdicts(found) == {
        "snail/first": "right",
        "snail/last": "wrong",
        "snail/ending": "wrong",
        "fish/first": "right",
        "fish/last": "missed",
        "fish/ending": "missed",
        "disaster/gale": "wrong",
        "disaster/heat": "right",
    }
    assert (found.points, found.right, found.filled) == (3 / 8, False, "half")


def test_a_wrong_point_says_where_to_look_while_attempts_are_left():
    told = hinted(grade(sample("range-plot"), {"ranges": {"snail": [1, 4]}}))
    reasons = {mark.key: mark.why and mark.why.id for mark in told.marks}
    empty = {mark.key for mark in told.marks if not mark.chosen}
    assert {key: reasons[key] for key in reasons if key not in empty} == {
        "snail/first": None, "snail/last": "hint-snails",
    }  # fmt: skip
    assert not any(reasons[key] for key in empty)
    assert told.whys == ()


def test_as_many_parts_count_while_fields_are_empty_as_at_the_end():
    """An ending that is not chosen yet counts from the first attempt on, and is marked."""
    draft = {"ranges": {"snail": [1, 3]}, "endings": {}, "disasters": {"gale": [1]}}
    found = grade(sample("range-plot"), draft)
    assert [mark.key for mark in hinted(found).marks] == [mark.key for mark in found.marks]
    assert "snail/ending" in {mark.key for mark in hinted(found).marks if not mark.right}


def test_a_bar_that_was_given_is_no_point():
    found = grade(sample("range-plot"), {"ranges": {"coral": [3, 3]}})
    assert "coral/first" not in verdicts(found)


@pytest.mark.parametrize(("last", "right"), [(1.6, True), (2.4, True), (1.4, False), (2.6, False)])
def test_a_bar_dragged_by_hand_counts_for_the_nearest_survey(last: float, right: bool):  # noqa: FBT001
    found = grade(sample("range-plot"), {"ranges": {"snail": [1, last]}})
    assert (verdicts(found)["snail/last"] == "right") is right


@pytest.mark.parametrize(
    ("marked", "verdict"),
    [([1, 3], "right"), ([3, 1], "right"), ([1, 1], "wrong"), ([1, 3, 4], "wrong"), ([], "missed")],
)
def test_a_disaster_that_struck_twice_is_marked_twice(marked: list[int], verdict: str):
    found = grade(sample("range-plot"), {"disasters": {"gale": marked, "heat": [1]}})
    assert verdicts(found)["disaster/gale"] == verdict


def test_each_value_and_each_loss_of_a_curve_are_points():
    found = grade(sample("curve-plot"), {"values": {"1": 8, "2": 8, "0": 1}, "losses": [2]})
    assert verdicts(found) == {
        "value/1": "right",
        "value/2": "wrong",
        "value/3": "missed",
        "loss/2": "wrong",
        "loss/3": "missed",
    }
    assert found.filled == "half"
    whole = grade(sample("curve-plot"), {"values": {"1": 8, "2": 8, "3": 7}, "losses": [2]})
    assert (whole.filled, whole.points) == ("whole", 2 / 5)


def test_a_curve_without_losses_is_right_when_that_is_said():
    question = sample("curve-plot")
    plot = question.item.plot.__class__(values=(1.0, 2.0), most=5, losses=(), given=(0,))
    question = asked(question.item.__class__(plot=plot, goals=("A",)))
    assert grade(question, {"values": {"1": 2}, "losses": []}).right is True
    assert verdicts(grade(question, {"values": {"1": 2}}))["loss/none"] == "missed"
    assert verdicts(grade(question, {"values": {"1": 2}, "losses": [1]}))["loss/1"] == "wrong"


@pytest.mark.parametrize(("value", "right"), [(1.30, True), (1.34, True), (1.36, False)])
def test_a_measure_may_lie_within_its_tolerance(value: float, right: bool):  # noqa: FBT001
    old = sample("curve-plot").item
    plot = old.plot.__class__(values=(1.0, 1.25), most=3, tolerance=0.1, given=(0,))
    question = asked(old.__class__(plot=plot, goals=("A",)))
    assert grade(question, {"values": {"1": value}}).right is right


@pytest.mark.parametrize("kind", ["range-plot", "curve-plot"])
@given(data=st.data())
def test_the_truth_itself_is_right_and_each_point_moved_costs_one(kind: str, data: st.DataObject):
    question = asked(data.draw(TWO_KEYS[kind])[0])
    plot = question.item.plot
    if kind == "range-plot":
        answer = {
            "ranges": {each: list(bar) for each, bar in plot.ranges.items()},
            "endings": dict(plot.endings),
            "disasters": {each: list(rounds) for each, rounds in plot.disasters.items()},
        }
    else:
        values = {str(time): value for time, value in enumerate(plot.values)}
        answer = {"values": values, "losses": list(plot.losses)}
    whole = grade(question, answer)
    assert (whole.right, whole.points) == (True, 1)
    if kind == "range-plot":
        moved = data.draw(st.sampled_from([each for each in plot.ranges if each not in plot.given]))
        answer["ranges"][moved][1] += 1
    else:
        moved = data.draw(st.sampled_from(sorted(set(values) - {"0"})))
        values[moved] += 1
    less = grade(question, answer)
    assert less.right is False
    assert sum(not mark.right for mark in less.marks) == 1


def test_the_right_plots_of_the_samples_are_what_the_record_says():
    for kind in ("range-plot", "curve-plot"):
        assert set(verdicts(grade(sample(kind), RIGHT[kind])).values()) == {"right"}
