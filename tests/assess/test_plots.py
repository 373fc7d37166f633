"""A student's own plot is held against the record point by point, each with its reason."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.assess import Grade, grade, hinted
from tests.assess.asked import RIGHT, TWO_KEYS, asked, sample


def verdicts(found: Grade) -> dict[str, str]:
    names = {(True, True): "right", (False, True): "wrong", (False, False): "missed"}
    return {mark.key: names[mark.right, mark.chosen] for mark in found.marks}


def test_both_ends_the_ending_and_each_disaster_are_points() -> None:
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


def test_a_wrong_point_says_why_from_the_record_while_attempts_are_left() -> None:
    told = hinted(grade(sample("range-plot"), {"ranges": {"snail": [1, 4]}}))
    reasons = {mark.key: mark.why and mark.why.id for mark in told.marks}
    assert reasons == {"snail/first": None, "snail/last": "secret-snails-gone"}
    assert told.whys == ()


def test_a_bar_that_was_given_is_no_point() -> None:
    found = grade(sample("range-plot"), {"ranges": {"coral": [3, 3]}})
    assert "coral/first" not in verdicts(found)


@pytest.mark.parametrize(("last", "right"), [(1.6, True), (2.4, True), (1.4, False), (2.6, False)])
def test_a_bar_dragged_by_hand_counts_for_the_nearest_survey(last: float, right: bool) -> None:  # noqa: FBT001
    found = grade(sample("range-plot"), {"ranges": {"snail": [1, last]}})
    assert (verdicts(found)["snail/last"] == "right") is right


@pytest.mark.parametrize(
    ("marked", "verdict"),
    [([1, 3], "right"), ([3, 1], "right"), ([1, 1], "wrong"), ([1, 3, 4], "wrong"), ([], "missed")],
)
def test_a_disaster_that_struck_twice_is_marked_twice(marked: list[int], verdict: str) -> None:
    found = grade(sample("range-plot"), {"disasters": {"gale": marked, "heat": [1]}})
    assert verdicts(found)["disaster/gale"] == verdict


def test_each_value_and_each_loss_of_a_curve_are_points() -> None:
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


def test_a_curve_without_losses_is_right_when_that_is_said() -> None:
    question = sample("curve-plot")
    plot = question.item.plot.__class__(values=(1.0, 2.0), most=5, losses=(), given=(0,))
    question = asked(question.item.__class__(plot=plot, goals=("A",)))
    assert grade(question, {"values": {"1": 2}, "losses": []}).right is True
    assert verdicts(grade(question, {"values": {"1": 2}}))["loss/none"] == "missed"
    assert verdicts(grade(question, {"values": {"1": 2}, "losses": [1]}))["loss/1"] == "wrong"


@pytest.mark.parametrize(("value", "right"), [(1.30, True), (1.34, True), (1.36, False)])
def test_a_measure_may_lie_within_its_tolerance(value: float, right: bool) -> None:  # noqa: FBT001
    old = sample("curve-plot").item
    plot = old.plot.__class__(values=(1.0, 1.25), most=3, tolerance=0.1, given=(0,))
    question = asked(old.__class__(plot=plot, goals=("A",)))
    assert grade(question, {"values": {"1": value}}).right is right


@pytest.mark.parametrize("kind", ["range-plot", "curve-plot"])
@given(data=st.data())
def test_the_truth_itself_is_right_and_each_point_moved_costs_one(
    kind: str, data: st.DataObject
) -> None:
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


def test_the_right_plots_of_the_samples_are_what_the_record_says() -> None:
    for kind in ("range-plot", "curve-plot"):
        assert set(verdicts(grade(sample(kind), RIGHT[kind])).values()) == {"right"}
