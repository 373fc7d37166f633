"""A plot question in its widget: what is drawn is the answer, and what is told stands beside it."""

from typing import Any

import msgspec
import pytest

from reefkit.assess import Question, grade, shown
from reefkit.assess.items import Choice, Curve, RangeChartItem, TrueCurve, TrueRanges
from reefkit.labs.assessing.plot_item import PlotItem
from reefkit.text import Message, catalogue, message

SAY = catalogue("en")
NAMES = {each: Message(f"organism-{each}") for each in ("snail", "urchin", "platy-coral")}
RANGE = TrueRanges(
    rounds=3,
    ranges={"snail": (0, 2), "urchin": (1, 3), "platy-coral": (0, 3)},
    endings={"snail": "extirpated", "urchin": "standing", "platy-coral": "standing"},
    disasters={"bleaching": (1, 3)},
    given=("platy-coral",),
    reasons={"snail/last": message("plots-less", what="snail")},
)
CURVE = TrueCurve(values=(5.0, 8.0, 7.0), most=14.0, losses=(2,), given=(0,))


def question(item: Any) -> Question:  # noqa: ANN401  # any item
    labels = {**NAMES, "bleaching": message("plots-mark"), "measure": message("plots-first")}
    asked = message("plots-range-label")
    return Question(id="q", item=item, title=asked, prompt=asked, labels=labels, unit=asked)


RANGES = question(RangeChartItem(goals=("C",), plot=RANGE))
LINE = question(Curve(goals=("D",), plot=CURVE))


def opened(asked: Question, draft: dict[str, Any] | None = None) -> PlotItem:
    return PlotItem(shown(asked, "key"), SAY, draft)


def test_a_range_chart_drawn_right_is_graded_right() -> None:
    item, told = opened(RANGES), list[object]()
    item.on_change(told.append)
    widget = item.widget
    for key, at in (
        ("snail/first", 0), ("snail/last", 2), ("urchin/first", 1), ("urchin/last", 3),
        ("mark/bleaching/1", 3), ("mark/bleaching/2", 1),
    ):  # fmt: skip
        assert widget.place(key, at)
    widget.choose_ending("snail", "extirpated")  # type: ignore[union-attr]  # a range chart
    widget.choose_ending("urchin", "standing")  # type: ignore[union-attr]  # a range chart
    assert grade(RANGES, item.answer).right
    assert told[-1] == item.answer
    assert not widget.place("platy-coral/first", 1), "that bar is given"


def test_times_that_are_no_rounds_are_called_what_they_are() -> None:
    called = {f"time-{time}": message("rock-drawn-look", look=time) for time in range(3)}
    looks = msgspec.structs.replace(LINE, labels={**LINE.labels, **called})
    assert "Round 2" in opened(LINE).widget.fields.html
    assert "Look 2" in opened(looks).widget.fields.html
    assert "Round 2" not in opened(looks).widget.fields.html


def test_a_curve_drawn_right_is_graded_right() -> None:
    item = opened(LINE)
    for key, at in (("value/1", 8), ("value/2", 7)):
        assert item.widget.place(key, at)
    assert grade(LINE, item.answer).right is False, "nothing is said of losses yet"
    item.widget.mark(2)  # type: ignore[union-attr]  # a curve
    assert grade(LINE, item.answer).right


@pytest.mark.parametrize("asked", [RANGES, LINE])
def test_nothing_drawn_is_no_answer(asked: Question) -> None:
    assert opened(asked).answer is None
    assert grade(asked, opened(asked).answer).filled == "empty"


def test_no_loss_is_an_answer() -> None:
    item = opened(LINE)
    item.widget.mark(None)  # type: ignore[union-attr]  # a curve
    assert item.answer == {"values": {}, "losses": []}


def test_what_is_told_stands_at_the_points() -> None:
    draft = {"ranges": {"snail": [0, 3]}, "endings": {}, "disasters": {"bleaching": [2]}}
    item = opened(RANGES, draft)
    assert item.answer == draft
    item.show(draft, grade(RANGES, draft), open_=False)
    verdicts = {each["key"]: each["verdict"] for each in item.widget.paper.scene["knobs"]}
    assert verdicts["snail/first"] == "right"
    assert {verdicts[each] for each in ("snail/last", "mark/bleaching/1")} == {"wrong"}
    assert item.widget.disabled
    item.show(draft, None, open_=True)
    assert {each["verdict"] for each in item.widget.paper.scene["knobs"]} == {""}


def test_another_draft_is_drawn_anew_and_the_same_is_left_alone() -> None:
    item = opened(LINE)
    item.widget.place("value/1", 9)
    scene = item.widget.paper.scene
    item.show(item.answer, None, open_=True)
    assert item.widget.paper.scene is scene
    item.show({"values": {"2": 4}, "losses": None}, None, open_=True)
    assert item.answer == {"values": {"2": 4}, "losses": None}


@pytest.mark.parametrize("asked", [RANGES, LINE])
@pytest.mark.parametrize(
    "draft", [{}, {"ranges": 3}, {"values": {"1": "x"}}, {"losses": [None, "a"]}]
)
def test_a_strange_draft_draws_nothing(asked: Question, draft: dict[str, Any]) -> None:
    assert opened(asked, draft).answer in (None, {"values": {}, "losses": []})


def test_neither_key_nor_reason_is_in_what_a_page_is_sent() -> None:
    item = opened(RANGES)
    sent = repr(item.widget.paper.get_state()) + repr(item.widget.fields.get_state())
    assert "snail: one less" not in sent
    assert "extirpated here" in sent, "it can be chosen"
    ends = [each["value"] for each in item.widget.paper.scene["knobs"]]
    assert ends == [None] * len(ends)


def test_a_question_without_a_plot_is_refused() -> None:
    asked = question(Choice(goals=("A",), options=("snail", "urchin"), right="snail"))
    with pytest.raises(ValueError, match="no plot"):
        opened(asked)
