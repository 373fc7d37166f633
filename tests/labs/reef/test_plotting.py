"""Students plot first: the charts show a survey only when its point was placed."""

from __future__ import annotations

import pytest

from reefkit.games.reef import new_match
from reefkit.labs.reef import timeline
from reefkit.labs.reef.scene import Record
from reefkit.labs.reef.timeline import Charts
from reefkit.match.game import SeatInfo
from tests.labs.reef.outcomes import Page, at
from tests.labs.reef.surveys import at_survey, go_on


@pytest.fixture
def page() -> Page:
    return at_survey(1, plot_first="always")


def types(page: Page, survey: int, seat: int = 0) -> int:
    """Count the types of a reef at a survey from the record, not from what the page counts."""
    return len(Record(page.table).types(survey)[seat + 1])


def wait(charts: Charts) -> bool:
    """Tell whether the point is asked for instead of the ranges."""
    placing = charts._placing
    return placing is not None and "rk-aside" not in placing._dom_classes


def test_the_right_point_is_taken_and_its_types_are_named(page: Page):
    count = types(page, 1)
    assert timeline.due(page.scene) == 1
    page.do("plot", survey=1, value=count)
    assert page.session.said is not None
    assert page.session.said.id == "plot-right"
    assert page.session.said.values["count"] == count
    assert len(page.session.said.values["types"]) == count
    assert page.session.ui.plots == {"0-1": count}
    assert timeline.due(page.scene) is None
    assert timeline.last_seen(page.scene) == timeline.EVERYTHING


def test_a_wrong_point_may_be_moved_once_then_the_chart_fills_in(page: Page):
    wrong = types(page, 1) + 1
    assert page.refused("plot", survey=1, value=wrong) == "plot-once-more"
    assert timeline.due(page.scene) == 1
    assert page.refused("plot", survey=1, value=wrong) == "plot-wrong"
    assert timeline.due(page.scene) is None
    assert page.session.ui.plots == {"0-1": wrong}  # as it was placed: it is the student's


def test_each_survey_has_its_second_try(page: Page):
    wrong = types(page, 1) + 1
    page.refused("plot", survey=1, value=wrong)
    page.refused("plot", survey=1, value=wrong)
    go_on(page, 2)
    assert page.refused("plot", survey=2, value=types(page, 2) + 1) == "plot-once-more"
    page.do("plot", survey=2, value=types(page, 2))


@pytest.mark.parametrize(
    ("survey", "value", "why"),
    [
        (2, 3, "plot-not-due"),
        (0, 3, "lab-not-understood"),
        (1, -1, "lab-not-understood"),
        (1, 100, "lab-not-understood"),
        (1, float("nan"), "lab-not-understood"),
        (1, "many", "lab-not-understood"),
        ("1; 2", 3, "lab-not-understood"),
    ],
)
def test_no_other_point_is_taken(page: Page, survey: object, value: object, why: str):
    assert page.refused("plot", survey=survey, value=value) == why
    assert page.session.ui.plots == {}


def test_a_point_is_placed_once(page: Page):
    page.do("plot", survey=1, value=types(page, 1))
    assert page.refused("plot", survey=1, value=0) == "plot-not-due"
    assert page.session.ui.plots == {"0-1": types(page, 1)}


@pytest.mark.parametrize(("wanted", "due"), [("always", 1), ("never", None), ("hands-on", None)])
def test_the_option_says_whether_points_are_asked(wanted: str, due: int | None):
    assert timeline.due(at_survey(1, bots=0, plot_first=wanted).scene) == due


def test_hands_on_tables_plot_where_that_is_asked():
    page = at_survey(1, bots=0, plot_first="hands-on")
    options = {"hands_on": True, "plot_first": "hands-on"}
    books = Page(new_match([SeatInfo("Ana")], seed=1, options=options))
    assert (timeline.asked(page.scene), timeline.asked(books.scene)) == (False, True)


def test_bots_and_those_who_sit_elsewhere_place_nothing(page: Page):
    page.session.here = ()
    assert timeline.due(page.scene) is None
    page.session.here, page.session.seat = (0, 1), 1
    assert timeline.due(page.scene) is None


def test_each_seat_places_its_own_point():
    page = at_survey(1, people=2, bots=0, plot_first="always")
    first = page.seat
    page.do("plot", survey=1, value=types(page, 1, first))
    assert timeline.due(page.scene) is None
    page.session.choose_seat(1 - first)
    assert timeline.due(page.scene) == 1
    page.do("plot", survey=1, value=types(page, 1, 1 - first))
    assert set(page.session.ui.plots) == {"0-1", "1-1"}


def test_no_chart_shows_the_survey_until_its_point_is_placed():
    page = at_survey(2, plot_first="always")
    charts = Charts(page.session)
    page.session.ui.plots["0-1"] = 5.0
    charts.show(page.scene)
    assert wait(charts)
    page.session.ui.tab = "population"
    charts.show(page.scene)
    assert not wait(charts)
    assert charts.times["population"].now == 1
    assert all(len(each.values) == 2 for each in charts.charts["population"].measure.series)
    assert all(len(each.values) == 2 for each in charts.charts["composition"]._layers)
    assert {each.time for each in charts.times["population"].disasters} == {1}
    page.session.ui.tab = "ranges"
    page.do("plot", survey=2, value=types(page, 2))
    charts.show(page.scene)
    assert not wait(charts)
    assert charts.times["ranges"].now == 2
    assert all(len(each.values) == 3 for each in charts.charts["diversity"].measure.series)


def test_the_chart_to_be_completed_holds_what_is_known_and_the_counts_of_the_survey():
    page = at_survey(2, plot_first="always")
    page.session.ui.plots["0-1"] = 5.0
    charts = Charts(page.session)
    charts.show(page.scene)
    placing = charts._placing
    assert placing is not None
    (known,) = placing.chart.measure.series
    assert [int(n) for n in known.values[1:]] == [types(page, 1)]
    assert len(known.values) == 2
    counted = {
        row.type: row.abundance
        for row in Record(page.table).presence
        if (row.round, row.seat) == (2, 1) and row.present and row.type != "fleshy-alga"
    }
    assert {each.art: int(each.value) for each in placing._counts} == counted
    (place,) = placing._places.values()
    assert (place.at, place.lowest, place.highest) == (2, 0, 14)
    assert types(page, 2) <= place.highest
    assert place.value == known.values[-1]  # where it begins tells nothing of where it belongs


def test_what_is_placed_on_the_chart_is_checked():
    page = at_survey(1, plot_first="always")
    charts = Charts(page.session)
    charts.show(page.scene)
    placing = charts._placing
    assert placing is not None
    assert placing.place("point", types(page, 1))
    placing.check()
    assert page.session.ui.plots == {"0-1": types(page, 1)}


def test_ready_is_not_filled_while_a_point_is_due(page: Page):
    button = at(page.controls(), "survey-ready")
    assert "rk-button-primary" not in str(button["class"])
    page.do("plot", survey=1, value=types(page, 1))
    assert "rk-button-primary" in str(at(page.controls(), "survey-ready")["class"])


def test_replay_asks_for_nothing():
    page = at_survey(2, plot_first="always")
    page.session.ui.plots["0-1"] = 5.0
    charts = Charts(page.session)
    page.session.ui.moment = page.table.position - 1
    charts.show(page.scene)
    assert not wait(charts)
