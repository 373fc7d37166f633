"""Plots that a reader draws: what can be placed where, what a page may send, and what is said."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.text import catalogue
from reefkit.widgets.plots import Count, CurvePlot, PlotEvent, RangePlot, Taxon, Verdict
from reefkit.widgets.plots.plot import Plot

TAXA = (
    Taxon("snail", "snail", "snail"),
    Taxon("platy-coral", "platy coral", "platy-coral"),
    Taxon("urchin", "urchin", "urchin", given=(0, 2)),
)
ENDINGS = {"standing": "still alive", "extinct": "extinct"}


def ranges(**given_: Any) -> RangePlot:  # noqa: ANN401  # whatever a plot takes
    wanted = {
        "endings": ENDINGS,
        "events": [PlotEvent("gale", "gale", 2), PlotEvent("heat", "heat")],
    }
    return RangePlot(TAXA, 4, time="decades", **(wanted | given_))


def curve(**given_: Any) -> CurvePlot:  # noqa: ANN401  # whatever a plot takes
    wanted: dict[str, Any] = {"given": {0: 5}, "marks": "a type was lost"}
    return CurvePlot(3, 14, measure="types", time="decades", **(wanted | given_))


def send(plot: Plot, content: object) -> None:
    plot.paper._handle_custom_msg(content, [])


def act(plot: Plot, name: str, /, **values: object) -> None:
    plot.fields._handle_custom_msg({"act": name, "values": values}, [])


def knobs(plot: Plot) -> dict[str, dict[str, Any]]:
    return {each["key"]: each for each in plot.paper.scene["knobs"]}


# -- bars ----------------------------------------------------------------------------------------
def test_a_bar_is_drawn_by_its_two_ends():
    plot, told = ranges(), []
    plot.observe(lambda change: told.append(change.new), "value")
    send(plot, {"kind": "move", "key": "snail/first", "value": 1})
    send(plot, {"kind": "move", "key": "snail/last", "value": 3})
    assert told[-1] == {"ranges": {"snail": [1, 3]}, "endings": {}, "marks": {}}
    assert len(told) == 2


def test_a_move_is_answered_by_its_name_whether_it_was_taken_or_not():
    plot, answers = ranges(), []
    plot.paper.send = answers.append  # what goes to the page beside the state
    send(plot, {"kind": "move", "key": "snail/first", "value": 1, "name": "hand-1"})
    send(plot, {"kind": "move", "key": "snail/last", "value": 9, "name": "hand-2"})
    send(plot, {"kind": "take", "row": "platy-coral"})
    assert answers == [{"do": "settle", "name": each} for each in ("hand-1", "hand-2")]


def test_an_end_snaps_to_the_nearest_survey():
    plot = ranges()
    send(plot, {"kind": "move", "key": "snail/last", "value": 2.6})
    assert plot.value["ranges"] == {"snail": [None, 3]}


def test_a_bar_never_ends_before_it_begins():
    plot = ranges(value={"ranges": {"snail": [1, 3]}})
    assert not plot.place("snail/first", 4)
    assert not plot.place("snail/last", 0)
    assert plot.value["ranges"] == {"snail": [1, 3]}
    assert (knobs(plot)["snail/first"]["high"], knobs(plot)["snail/last"]["low"]) == (3, 1)
    assert "Give a number from 1 to 4." in plot.fields.html


def test_a_bar_that_is_given_cannot_be_drawn():
    plot = ranges()
    assert "urchin/first" not in knobs(plot)
    assert not plot.place("urchin/first", 0)
    assert not plot.choose_ending("urchin", "extinct")
    assert plot.value["ranges"] == {}


def test_a_step_begins_where_the_end_waits():
    plot = ranges()
    act(plot, "plot-step", knob="snail/first", by="more")
    act(plot, "plot-step", knob="snail/last", by="less")
    assert plot.value["ranges"] == {"snail": [1, 3]}
    act(plot, "plot-step", knob="snail/last", by="less")
    act(plot, "plot-step", knob="snail/last", by="less")
    act(plot, "plot-step", knob="snail/last", by="less")
    assert plot.value["ranges"] == {"snail": [1, 1]}, "and it stops at the other end"


def test_a_typed_number_places_and_an_empty_field_takes_off():
    plot = ranges()
    act(plot, "plot-type", knob="snail/first", name="value", value=" 2 ")
    assert plot.value["ranges"] == {"snail": [2, None]}
    act(plot, "plot-type", knob="snail/first", name="value", value="")
    assert plot.value["ranges"] == {}
    act(plot, "plot-type", knob="snail/first", name="value", value="two")
    assert plot.value["ranges"] == {}
    assert "Give a number from 0 to 4." in plot.fields.html
    for typed, at in (("٣", 3), ("1 ½ + 1", None), ("6/2", 3), ("5,000", None), ("2.000", 2)):
        plot.place("snail/first", None)
        act(plot, "plot-type", knob="snail/first", name="value", value=typed)
        assert plot.value["ranges"] == ({} if at is None else {"snail": [at, None]}), typed


def test_marks_of_one_event_are_told_together_in_order():
    plot = ranges()
    plot.place("mark/gale/2", 1)
    plot.place("mark/gale/1", 3)
    plot.place("mark/heat/1", 3)
    assert plot.value["marks"] == {"gale": [1, 3], "heat": [3]}
    assert not plot.place("mark/heat/1", 0), "nothing strikes before the first round"


def test_an_ending_is_chosen_and_taken_back():
    plot = ranges()
    act(plot, "plot-ending", taxon="snail", name="ending", value="extinct")
    assert plot.value["endings"] == {"snail": "extinct"}
    act(plot, "plot-ending", taxon="snail", name="ending", value="flown away")
    assert plot.value["endings"] == {"snail": "extinct"}
    act(plot, "plot-ending", taxon="snail", name="ending", value="")
    assert plot.value["endings"] == {}


# -- curves --------------------------------------------------------------------------------------
def test_a_point_is_placed_between_the_ends_of_the_axis():
    plot = curve()
    assert plot.place("value/1", 8)
    assert not plot.place("value/2", 15)
    assert not plot.place("value/0", 6), "that one is given"
    assert plot.value == {"values": {"1": 8}, "marks": None}


def test_a_point_that_waits_stands_as_high_as_the_one_before_it():
    plot = curve()
    assert [knobs(plot)[f"value/{at}"]["rest"] for at in (1, 2, 3)] == [5, 5, 5]
    plot.place("value/1", 9)
    assert [knobs(plot)[f"value/{at}"]["rest"] for at in (2, 3)] == [9, 9]
    act(plot, "plot-step", knob="value/2", by="less")
    assert plot.value["values"] == {"1": 9, "2": 8}


def test_a_fine_axis_goes_by_tenths_and_keeps_what_is_typed():
    plot = CurvePlot(2, 3.0, step=0.1)
    act(plot, "plot-step", knob="value/1", by="more")
    assert plot.value["values"] == {"1": 1.6}
    act(plot, "plot-type", knob="value/1", name="value", value="1,257")
    assert plot.value["values"] == {"1": 1.26}


def test_a_round_is_marked_and_none_is_an_answer_too():
    plot = curve()
    send(plot, {"kind": "toggle", "key": "mark/2"})
    assert plot.value["marks"] == [2]
    act(plot, "plot-toggle", knob="mark/3", name="tick", value="on", checked=True)
    assert plot.value["marks"] == [2, 3]
    act(plot, "plot-toggle", knob="mark/none", name="none", value="on", checked=True)
    assert plot.value["marks"] == []
    act(plot, "plot-toggle", knob="mark/none", name="none", value="on", checked=False)
    assert plot.value["marks"] is None
    assert not plot.mark(0)
    assert not plot.mark(4)


def test_the_counts_of_the_survey_in_hand_stand_beside_it():
    plot = curve(counts=[[Count("fish", each, "fish")] for each in (11, 12, 13, 14)])
    assert plot.aside is not None
    assert "<b>12</b>" in plot.aside.html
    send(plot, {"kind": "take", "row": "3"})
    assert "<b>14</b>" in plot.aside.html


# -- what is said --------------------------------------------------------------------------------
def test_a_screen_reader_hears_where_a_knob_stands_and_what_is_told_of_it():
    plot = ranges(value={"ranges": {"snail": [1, 3]}})
    assert knobs(plot)["platy-coral/last"]["text"] == "not placed yet"
    assert knobs(plot)["snail/last"]["text"] == "3"
    plot.show_verdicts({"snail/last": Verdict(False, "Snails were gone after round 2.")})
    last = knobs(plot)["snail/last"]
    assert (last["text"], last["verdict"]) == (
        "3, look again. Snails were gone after round 2.",
        "wrong",
    )
    assert "Snails were gone after round 2." in plot.fields.html


def test_a_point_that_is_moved_loses_its_verdict_and_the_others_keep_theirs():
    plot = ranges(value={"ranges": {"snail": [1, 3]}, "marks": {"gale": [1, 2]}})
    wrong = Verdict(False, "It is not.")
    plot.show_verdicts(dict.fromkeys(("snail/first", "snail/last", "mark/gale"), wrong))
    assert [knobs(plot)[f"mark/gale/{n}"]["verdict"] for n in (1, 2)] == ["wrong", "wrong"]
    plot.place("snail/last", 2)
    plot.place("mark/gale/1", 3)
    verdicts = {key: each["verdict"] for key, each in knobs(plot).items() if each["verdict"]}
    assert verdicts == {"snail/first": "wrong"}


def test_texts_of_others_are_escaped():
    plot = RangePlot([Taxon("a", "<b>snail</b>")], 2, events=[PlotEvent("e", "<i>gale</i>")])
    plot.show_verdicts({"a/first": Verdict(True, "<script>")})
    plot.print_blank()
    assert not any(each in plot.fields.html for each in ("<b>snail", "<i>gale", "<script>"))


def test_easier_words_are_said_to_younger_readers():
    plot = ranges(say=catalogue("en-simple"))
    plot.disabled = True
    plot.place("snail/first", 1)
    assert "You can still read it." in plot.fields.html


def test_blank_axes_have_rows_and_surveys_and_nothing_drawn():
    plot = ranges(value={"ranges": {"snail": [1, 3]}, "marks": {"gale": [2]}})
    assert "rk-draw-print" not in plot.fields.html
    act(plot, "plot-print")
    blank = plot.blank()
    assert blank in plot.fields.html
    assert [blank.count(f">{each}</text>") for each in (*range(5), "snail", "gale")] == [
        1, 1, 1, 1, 1, 1, 2,
    ]  # fmt: skip
    assert not any(each in blank for each in ("<rect", "<circle", "rk-draw-bar", "rk-draw-event"))
    bare = curve(value={"values": {"1": 8}}).blank()
    assert ">14</text>" in bare
    assert "types" in bare


# -- strange messages ----------------------------------------------------------------------------
STRANGE = (
    None,
    [],
    "move",
    {},
    {"kind": "move"},
    {"kind": "move", "key": "snail/first"},
    {"kind": "move", "key": "nobody/first", "value": 1},
    {"kind": "move", "key": "snail/first", "value": "1"},
    {"kind": "move", "key": "snail/first", "value": True},
    {"kind": "move", "key": "snail/first", "value": float("nan")},
    {"kind": "move", "key": "snail/first", "value": 1e300},
    {"kind": "move", "key": "snail/first", "value": 5},
    {"kind": "move", "key": "snail/first", "value": -1},
    {"kind": "move", "key": ["snail/first"], "value": 1},
    {"kind": "move", "key": "snail/first", "value": 1, "verdict": "right"},
    {"kind": "move", "key": "x" * 10_000, "value": 1},
    {"kind": "take", "row": "nobody"},
    {"kind": "toggle", "key": "mark/9"},
    {"kind": "answer", "value": {}},
)


@pytest.mark.parametrize("content", STRANGE, ids=lambda each: repr(each)[:60])
@pytest.mark.parametrize("make", [ranges, curve])
def test_a_strange_message_changes_nothing_and_is_said_in_a_sentence(
    make: Callable[[], Plot], content: object
):
    plot, told = make(), []
    plot.observe(lambda change: told.append(change.new), "value")
    before = plot.value, plot.paper.scene
    send(plot, content)
    assert (plot.value, plot.paper.scene) == before
    assert told == []
    assert "Nothing was changed." in plot.fields.html


def test_a_page_cannot_write_the_scene():
    plot = ranges()
    before = dict(plot.paper.scene)
    plot.paper._handle_msg(
        {"content": {"data": {"method": "update", "state": {"scene": {"kind": "curve"}}}}}
    )
    assert plot.paper.scene == before


def test_a_closed_plot_takes_nothing_and_can_be_read():
    plot = ranges(value={"ranges": {"snail": [1, 3]}})
    plot.disabled = True
    send(plot, {"kind": "move", "key": "snail/first", "value": 0})
    act(plot, "plot-type", knob="snail/first", name="value", value="0")
    act(plot, "plot-ending", taxon="snail", name="ending", value="extinct")
    assert plot.value == {"ranges": {"snail": [1, 3]}, "endings": {}, "marks": {}}
    assert "you can read it, but not change it" in plot.fields.html
    send(plot, {"kind": "take", "row": "platy-coral"})
    assert plot.paper.scene["current"] == "platy-coral"


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
    | st.sampled_from(["ranges", "endings", "marks", "values", "snail", "gale", "1", "extinct"]),
    lambda each: st.lists(each, max_size=4)
    | st.dictionaries(st.sampled_from(["ranges", "endings", "marks", "values", "snail", "gale", "1"]), each),
    max_leaves=12,
)  # fmt: skip


@given(ANYTHING)
def test_of_a_value_from_elsewhere_what_fits_is_drawn_and_drawn_again_the_same(value: object):
    for plot in (_RANGES, _CURVE):
        plot.value = value if isinstance(value, dict) else {}
        drawn = plot.value
        json.dumps(drawn, allow_nan=False)
        for first, last in drawn.get("ranges", {}).values():
            assert first is None or last is None or 0 <= first <= last <= 4
        assert all(0 <= each <= 14 for each in drawn.get("values", {}).values())
        plot.value = drawn
        assert plot.value == drawn


_RANGES, _CURVE = ranges(), curve()


def test_what_was_drawn_is_drawn_again():
    value = {
        "ranges": {"snail": [1, None]},
        "endings": {"snail": "extinct"},
        "marks": {"gale": [2, 4]},
    }
    assert ranges(value=value).value == value
    assert curve(value={"values": {"2": 7}, "marks": []}).value == {"values": {"2": 7}, "marks": []}


def test_a_plot_that_cannot_be_is_refused():
    with pytest.raises(ValueError, match="a key of its own"):
        RangePlot([TAXA[0], TAXA[0]], 3)
    with pytest.raises(ValueError, match="within the time"):
        RangePlot([Taxon("a", "a", given=(2, 1))], 3)
    with pytest.raises(ValueError, match="within the axes"):
        CurvePlot(2, 10, given={3: 1})


def test_a_closed_widget_leaves_nothing_behind():
    plot = curve(counts=[[Count("fish", 1)]] * 4)
    plot.close_all()
    assert all(each.comm is None for each in (plot, plot.paper, plot.fields, plot.aside))


@pytest.mark.parametrize(
    ("most", "step", "levels"),
    [(4, 1, [0, 1, 2, 3, 4]), (4, 0.1, [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4])],
)
def test_an_axis_has_no_number_between_those_that_can_be_set(
    most: float, step: float, levels: list[float]
):
    plot = CurvePlot(3, most, measure="richness", time="round", step=step)
    assert plot.levels == pytest.approx(levels)
    plot.close_all()


# -- a point that the reader draws before a chart shows it ------------------------------------------


def asked() -> CurvePlot:
    return curve(
        given={0: 5, 1: 8}, times=[2], struck=[(1.9, "gale")], counts=[[]] * 3, title="You"
    )


def test_only_the_points_that_are_asked_are_placed():
    plot = asked()
    assert list(knobs(plot)) == ["value/0", "value/1", "value/2"]
    assert knobs(plot)["value/2"]["rest"] == 8, "it waits as high as the point before it"
    assert plot.paper.scene["struck"] == [{"x": 1.9, "name": "gale"}]
    assert plot.aside is not None
    assert "You" in plot.aside.html


def test_what_is_drawn_is_told_at_a_button_once_it_is_whole():
    plot, told = asked(), []
    assert "plot-check" not in plot.fields.html
    plot.on_check(told.append)
    act(plot, "plot-check")
    assert told == []
    assert "Not yet: 1 still to place." in plot.fields.html
    plot.place("value/2", 9)
    act(plot, "plot-check")
    assert told == [{"values": {"2": 9}, "marks": None}]
