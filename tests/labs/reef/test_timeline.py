"""The evidence beside the board: its charts are the record, and students plot first."""

import math
from collections import Counter

import pytest

from reefkit.assess.items import RangeChartItem
from reefkit.assess.question import MatchChart
from reefkit.games.reef import new_match
from reefkit.games.reef import timeline as game_timeline
from reefkit.labs.evidence_charts import EvidenceCharts
from reefkit.labs.lesson.parts import match_view
from reefkit.labs.reef import timeline
from reefkit.labs.reef.lab import LAB, MOST_CAUSES
from reefkit.labs.reef.questions.facts import Facts
from reefkit.labs.reef.questions.plot_facts import PLOTS
from reefkit.labs.reef.scene import TableReadings
from reefkit.labs.reef.timeline import Charts
from reefkit.match.game import SeatInfo
from reefkit.text import Message, message
from reefkit.widgets.charts import Bar, Picked, RangeChart
from tests.games.reef.guided import Guided, reef
from tests.labs.reef import matches
from tests.labs.reef.page import TablePage, at, at_survey, go_on, keys
from tests.support.families import each_case
from tests.support.open_page import words

# ---- What the page hands to its charts is the record: bars, curves, layers, disasters, names.


@pytest.fixture(scope="module")
def played() -> TablePage:
    return at_survey(3, rounds=4, seed=2)


@pytest.fixture
def page(played: TablePage) -> TablePage:
    played.session.ui.tab, played.session.ui.looking = "ranges", None
    played.session.ui.moment = None
    played.session.ui.settings.clear()
    return played


@pytest.fixture
def charts(page: TablePage) -> Charts:
    found = Charts(page.session)
    found.show(page.scene)
    return found


def presence(page: TablePage) -> dict[tuple[int, str], list[int]]:
    """Return who was counted on each reef (from 0) at each survey, out of the record."""
    found: dict[tuple[int, str], list[int]] = {}
    for row in page.table.read("presence"):
        if row.round:
            found.setdefault((row.seat - 1, row.type), []).append(row.abundance)
    return found


def shown(bars: tuple[Bar, ...]) -> dict[str, tuple[int, int, str]]:
    return {bar.taxon: (int(bar.first), int(bar.seen or bar.last), bar.ending) for bar in bars}


def views(charts: Charts) -> dict[str, tuple[Bar, ...]]:
    return {view.key: view.bars for view in charts.charts["ranges"]._views}


@pytest.mark.parametrize(("seed", "said"), [(2, "extirpated"), (8, "extinct at the table")])
def test_bars_end_by_the_record(seed: int, said: str):
    """A bar goes on where its type is counted at the last survey, else it says which end it had."""
    page = at_survey(3, rounds=4, seed=seed)
    charts = Charts(page.session)
    charts.show(page.scene)
    counted, bars = presence(page), shown(views(charts)["reef"])
    for (seat, kind), abundance in counted.items():
        if seat != 0 or kind not in bars:
            continue
        _, last, ending = bars[kind]
        there = [n for n, count in enumerate(abundance, 1) if count]
        assert last == max(there, default=0)
        later = any(any(n[last:]) for (_, name), n in counted.items() if name == kind)
        after = "extirpated" if later else "extinct at the table"
        assert ending == ("" if last == 3 else after)
    assert said in {ending for *_, ending in bars.values()}


def test_a_type_that_came_back_has_a_gap_that_says_from_where():
    """In this match boulder corals were gone after round 2 and came from the Coral Triangle."""
    page = TablePage(matches.table(24).match)
    page.session.ui.tab = "ranges"
    charts = Charts(page.session)
    charts.show(page.scene)
    (bar,) = [each for each in views(charts)["reef"] if each.taxon == "boulder-coral"]
    assert bar.gaps == ("gone, came back from the Coral Triangle",)
    assert [(math.ceil(a), math.ceil(b)) for a, b in bar.pieces] == [(0, 2), (3, 4)]
    row = next(row for row in charts.charts["ranges"].table().rows if "boulder" in row.cells[0])
    assert row.cells[3] == "gone, came back from the Coral Triangle; still alive"


def test_a_type_that_was_built_over_ends_as_covered():
    """At the end of this match all platy corals and bryozoans of a reef stood under others."""
    page = TablePage(matches.table(51).match)
    page.session.ui.tab = "ranges"
    charts = Charts(page.session)
    charts.show(page.scene)
    ends = {bar.taxon: (bar.last, bar.ending) for bar in views(charts)["reef"]}
    assert {kind for kind, end in ends.items() if end == (4, "covered")} == {
        "platy-coral",
        "bryozoan",
    }
    assert ends["boulder-coral"] == (3, "covered, extirpated")
    reefs = page.table.view(None).state.reefs[0]
    left = {page.scene.play.lookups.builders[int(kind)] for kind in reefs.kind[reefs.kind != 0]}
    assert not left & {kind for kind, (_, ending) in ends.items() if ending}


def test_what_came_before_a_card_begins_before_its_line(page: TablePage, charts: Charts):
    lines = charts.charts["ranges"].axis.places
    drawn = {
        (row.seat, row.type, row.round): row.abundance
        for row in page.table.read("before-cards")
        if row.order == 1
    }
    late = [bar for bar in views(charts)["reef"] if bar.first]
    assert late
    for bar in late:
        first = min(at for key, at in lines.items() if key.startswith(f"{int(bar.first)}-"))
        assert (bar.pieces[0][0] < first) == bool(drawn[1, bar.taxon, int(bar.first)])


def test_a_bar_reaches_the_card_that_ended_it(page: TablePage, charts: Charts):
    chart = charts.charts["ranges"]
    killed = [row for row in page.table.read("losses") if row.seat == 1 and row.cause == "card"]
    ended = [bar for bar in views(charts)["reef"] if bar.ending and bar.last != bar.seen]
    assert ended
    for bar in ended:
        cards = {row.card for row in killed if row.round == bar.seen + 1}
        lines = {at for key, at in chart.axis.places.items() if key.split("-", 2)[2] in cards}
        assert bar.last in lines


def test_a_chart_in_a_question_has_the_bars_of_the_live_one(
    page: TablePage, charts: Charts, monkeypatch: pytest.MonkeyPatch
):
    (made,) = PLOTS[0].ask(Facts(page.table, 0))
    assert isinstance(made.item, RangeChartItem)
    asked: list[Bar] = []
    monkeypatch.setattr(RangeChart, "show", lambda _, bars: asked.extend(bars))
    chart = MatchChart(id="range-plot:own", plot=made.item.plot, labels=made.labels, unit=made.unit)
    EvidenceCharts([chart], page.session.say).show({}, None, open_=True)
    live = {bar.taxon: bar.last for bar in views(charts)["reef"]}
    assert {bar.taxon: bar.last for bar in asked} == pytest.approx(live, abs=0.05)
    assert any(bar.last != bar.seen for bar in asked)


def test_bars_of_the_table_are_never_extirpated(page: TablePage, charts: Charts):
    endings = {ending for *_, ending in shown(views(charts)["table"]).values()}
    assert "" in endings
    assert "extirpated" not in endings


def test_one_reef_has_no_second_view():
    page = at_survey(1, bots=0)
    charts = Charts(page.session)
    charts.show(page.scene)
    assert list(views(charts)) == ["reef"]
    assert [each.key for each in charts.charts["diversity"].measure.series] == ["reef-0"]


def test_disasters_are_named_and_stand_before_their_survey(page: TablePage, charts: Charts):
    found = charts.times["ranges"].disasters
    struck = [(row.round, row.card) for row in TableReadings(page.table).disasters]
    assert [(each.time, each.key.split("-", 2)[2]) for each in found] == struck
    names = [page.session.say.render(message(f"card-{card}")) for _, card in struck]
    assert [each.name for each in found] == names
    assert len({each.key for each in found}) == len(found) > 2


def test_a_neighbours_reef_is_drawn_when_it_is_looked_at(page: TablePage, charts: Charts):
    before = views(charts)
    page.do("look", seat=2)
    charts.show(page.scene)
    after = views(charts)
    types = {kind for (seat, kind), n in presence(page).items() if seat == 2 and any(n)}
    assert set(shown(after["reef"])) - {"fleshy-alga"} >= types - {"fleshy-alga"}
    assert shown(after["reef"]) != shown(before["reef"])
    assert after["table"] == before["table"]
    own = [each.key for each in charts.charts["diversity"].measure.series if each.role == "own"]
    assert own == ["reef-2"]


def test_the_past_is_drawn_as_it_was_known(page: TablePage, charts: Charts):
    match = page.table.match
    ends = [n for n in range(match.position) if match.state_at(n).phase == "survey"]
    first = min(n for n in ends if match.state_at(n).round == 1)
    page.session.ui.moment = first
    charts.show(page.scene)
    assert charts.times["ranges"].now == 1
    assert {each.time for each in charts.times["ranges"].disasters} == {1}
    assert all(bar.last <= 1 for bar in views(charts)["reef"])
    assert all(len(each.values) == 2 for each in charts.charts["diversity"].measure.series)


def test_one_sheet_is_shown_and_none_beside_other_evidence(page: TablePage, charts: Charts):
    def seen() -> list[str]:
        return [n for n, sheet in charts._sheets.items() if "rk-aside" not in sheet._dom_classes]

    assert seen() == ["ranges"]
    page.session.ui.tab = "population"
    charts.show(page.scene)
    assert seen() == ["population"]
    page.session.ui.tab = "score"
    charts.show(page.scene)
    assert seen() == []


def test_nothing_is_filled_again_until_something_changed(page: TablePage, charts: Charts):
    calls: list[object] = []
    charts.charts["ranges"].show = lambda *views: calls.append(views)
    charts.show(page.scene)
    page.do("focus", row=1, column=1)
    charts.show(page.scene)
    assert calls == []
    page.do("look", seat=1)
    charts.show(page.scene)
    assert len(calls) == 1


def test_what_is_picked_is_told(page: TablePage, charts: Charts):
    charts.picked("ranges", Picked("ending", "platy-coral", 1.0))
    assert page.session.ui.settings["picked"] == ("ending", "platy-coral", 1.0)
    assert not page.session.refused


# ---- The evidence beside the board: its tabs, and what is told of a mark of a chart that was picked.
def told(page: TablePage, kind: str, key: str, time: float) -> str:
    """Pick a mark of a chart, and read what is told of it."""
    page.do("chart-picked", kind=kind, key=key, time=time)
    found = page.see(match_view.EVIDENCE).select('[data-key="told"] p')
    return words(found[0]) if found else ""


def losses(page: TablePage, round_: int, seat: int | None = 0, kind: str = "") -> Counter[object]:
    """Count what was lost before a survey by its type and cause, out of the record."""
    found: Counter[object] = Counter()
    for row in TableReadings(page.table).losses:
        survey = row.round + (row.phase == "survey")
        fits = survey == round_ and seat in {None, row.seat - 1} and kind in {"", row.organism}
        if fits and row.stage != "juvenile":
            found[row.organism, row.cause, row.card] += row.lost
    return found


def test_the_end_of_a_bar_names_what_ended_it(page: TablePage):
    ended = [bar for bar in game_timeline.bars(page.table.course(), 0) if bar.ending != "standing"]
    assert ended
    for bar in ended:
        said = told(page, "ending", bar.type, bar.last)
        rows = losses(page, bar.last + 1, kind=bar.type)
        assert rows
        for (_, _, card), count in rows.items():
            assert str(count) in said or count == 1
            assert card is None or page.session.say.render(Message(f"card-{card}")) in said


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_a_point_of_a_curve_tells_the_largest_losses_before_it(page: TablePage, round_: int):
    for key, seat in (("reef-0", 0), ("reef-1", 1), ("reef-2", 2), ("gamma", None), ("beta", None)):
        most = losses(page, round_, seat).most_common(MOST_CAUSES)
        page.do("chart-picked", kind="point", key=key, time=round_)
        counts = [each.values["count"] for each in LAB.told(page.scene) if each.values]
        assert counts == [count for _, count in most]
        if not most:
            assert told(page, "point", key, round_).startswith("Nothing was lost")


def test_a_point_of_one_layer_tells_of_its_type_alone(page: TablePage):
    for round_ in (1, 2, 3):
        for kind in {kind for kind, *_ in losses(page, round_)}:
            page.do("chart-picked", kind="point", key=kind, time=round_)
            counts = sum(each.values["count"] for each in LAB.told(page.scene))
            assert counts == losses(page, round_, kind=kind).total()


def test_a_bar_that_is_looked_at_on_a_neighbours_reef_tells_of_that_reef(page: TablePage):
    for seat in (1, 2):
        page.do("look", seat=seat)
        kind, _, _ = next(iter(losses(page, 3, seat)))
        page.do("chart-picked", kind="point", key=kind, time=3)
        counts = sum(each.values["count"] for each in LAB.told(page.scene))
        assert counts == losses(page, 3, seat, kind).total()
        page.do("look", seat=0)


def test_a_disaster_tells_its_rule_and_its_science(page: TablePage):
    for row in TableReadings(page.table).disasters:
        said = told(page, "disaster", f"{row.round}-{row.order}-{row.card}", row.round)
        for part in ("rule", "science"):
            sentence = page.session.say.render(Message(f"card-{row.card}.{part}"))
            assert " ".join(sentence.split()) in said


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        ("bar", "no-such-coral"),
        ("ending", "<script>"),
        ("bar", "reef-0"),
        ("ending", "gamma"),
        ("point", "reef-9"),
        ("point", "reef-99"),
        ("disaster", "1-1-no-such-card"),
        ("disaster", ""),
        ("disaster", "-"),
    ],
)
def test_a_mark_that_there_is_not_tells_nothing(page: TablePage, kind: str, key: str):
    assert told(page, kind, key, 1) == ""


@pytest.mark.parametrize(
    "key",
    ["reef-\N{SUPERSCRIPT TWO}", "reef-\N{ARABIC-INDIC DIGIT ONE}", "reef--1", "reef-" + "9" * 70],
)
def test_a_key_that_only_looks_like_a_reefs_is_survived(page: TablePage, key: str):
    """The region stays, with its tabs: what was told can be closed again."""
    page.do("chart-picked", kind="point", key=key, time=1)
    assert keys(page.see(match_view.EVIDENCE), "evidence-") == list(LAB.tabs)


@each_case(
    "values",
    [
        {"kind": "curve", "key": "gamma", "time": 1},
        {"kind": "point", "key": "x" * 81, "time": 1},
        {"kind": "point", "key": "gamma", "time": -1},
        {"kind": "point", "key": "gamma", "time": 100},
        {"kind": "point", "key": "gamma", "time": float("nan")},
        {"kind": "point", "key": "gamma", "time": "soon"},
        {"kind": "point", "key": ["gamma"], "time": 1},
        {"kind": "point"},
    ],
)
def test_what_is_no_mark_is_refused(page: TablePage, values: dict[str, object]):
    assert page.refused("chart-picked", **values) == "lab-not-understood"
    assert "picked" not in page.session.ui.settings


def test_what_is_told_is_closed_and_stands_beside_charts_alone(page: TablePage):
    assert told(page, "point", "gamma", 2)
    page.do("tab", tab="score")
    assert not page.see(match_view.EVIDENCE).select('[data-key="told"]')
    page.do("tab", tab="population")
    assert page.see(match_view.EVIDENCE).select('[data-key="told"]')
    page.do("chart-forget")
    assert not page.see(match_view.EVIDENCE).select('[data-key="told"]')


def test_a_tab_is_opened_and_said_to_be(page: TablePage):
    for tab in LAB.tabs:
        page.do("tab", tab=tab)
        soup = page.see(match_view.EVIDENCE)
        pressed = [
            str(each["data-tab"]) for each in soup.select('[aria-pressed="true"].rk-evidence-tab')
        ]
        assert pressed == [tab]
        assert bool(soup.select('[data-key="score"]')) == (tab == "score")
    assert keys(page.see(match_view.EVIDENCE), "evidence-") == [
        "ranges",
        "population",
        "score",
        "log",
    ]
    assert page.refused("tab", tab="secrets") == "lab-not-understood"
    assert page.session.ui.tab == "log"


def test_a_tab_opens_the_log_whole(page: TablePage):
    page.do("phase-events", phase="algae")
    assert page.session.ui.settings["log-phase"] == "algae"
    page.do("tab", tab="log")
    assert "log-phase" not in page.session.ui.settings


def test_there_is_no_evidence_before_the_reefs_have_begun():
    page = TablePage(Guided(reef(), reef()))
    assert page.see(match_view.EVIDENCE).get_text() == ""


# ---- Students plot first: the charts show a survey only when its point was placed.
@pytest.fixture
def plotted() -> TablePage:
    return at_survey(1, plot_first="always")


def types(plotted: TablePage, survey: int, seat: int = 0) -> int:
    return len(TableReadings(plotted.table).types(survey)[seat + 1])


def wait(charts: Charts) -> bool:
    placing = charts._placing
    return placing is not None and "rk-aside" not in placing._dom_classes


def test_the_right_point_is_taken_and_its_types_are_named(plotted: TablePage):
    count = types(plotted, 1)
    assert plotted.scene.plot_due == 1
    plotted.do("plot", survey=1, value=count)
    assert plotted.session.said is not None
    assert plotted.session.said.id == "plot-right"
    assert plotted.session.said.values["count"] == count
    assert len(plotted.session.said.values["types"]) == count
    assert plotted.session.ui.plots == {"0-1": count}
    assert plotted.scene.plot_due is None
    assert timeline.last_seen(plotted.scene) == timeline.EVERYTHING


def test_a_wrong_point_may_be_moved_once_then_the_chart_fills_in(plotted: TablePage):
    wrong = types(plotted, 1) + 1
    assert plotted.refused("plot", survey=1, value=wrong) == "plot-once-more"
    assert plotted.scene.plot_due == 1
    assert plotted.refused("plot", survey=1, value=wrong) == "plot-wrong"
    assert plotted.scene.plot_due is None
    assert plotted.session.ui.plots == {"0-1": wrong}  # as it was placed: it is the student's


def test_each_survey_has_its_second_try(plotted: TablePage):
    wrong = types(plotted, 1) + 1
    plotted.refused("plot", survey=1, value=wrong)
    plotted.refused("plot", survey=1, value=wrong)
    go_on(plotted, 2)
    assert plotted.refused("plot", survey=2, value=types(plotted, 2) + 1) == "plot-once-more"
    plotted.do("plot", survey=2, value=types(plotted, 2))


@each_case(
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
def test_no_other_point_is_taken(plotted: TablePage, survey: object, value: object, why: str):
    assert plotted.refused("plot", survey=survey, value=value) == why
    assert plotted.session.ui.plots == {}


def test_a_point_is_placed_once(plotted: TablePage):
    plotted.do("plot", survey=1, value=types(plotted, 1))
    assert plotted.refused("plot", survey=1, value=0) == "plot-not-due"
    assert plotted.session.ui.plots == {"0-1": types(plotted, 1)}


@pytest.mark.parametrize(("wanted", "due"), [("always", 1), ("never", None), ("hands-on", None)])
def test_the_option_says_whether_points_are_asked(wanted: str, due: int | None):
    assert at_survey(1, bots=0, plot_first=wanted).scene.plot_due == due


def test_hands_on_tables_plot_where_that_is_asked():
    plotted = at_survey(1, bots=0, plot_first="hands-on")
    options = {"hands_on": True, "plot_first": "hands-on"}
    books = TablePage(new_match([SeatInfo("Ana")], seed=1, options=options))
    assert (plotted.scene.plots_first, books.scene.plots_first) == (False, True)


def test_bots_and_those_who_sit_elsewhere_place_nothing(plotted: TablePage):
    plotted.session.here = ()
    assert plotted.scene.plot_due is None
    plotted.session.here, plotted.session.seat = (0, 1), 1
    assert plotted.scene.plot_due is None


def test_each_seat_places_its_own_point():
    plotted = at_survey(1, people=2, bots=0, plot_first="always")
    first = plotted.seat
    plotted.do("plot", survey=1, value=types(plotted, 1, first))
    assert plotted.scene.plot_due is None
    plotted.session.choose_seat(1 - first)
    assert plotted.scene.plot_due == 1
    plotted.do("plot", survey=1, value=types(plotted, 1, 1 - first))
    assert set(plotted.session.ui.plots) == {"0-1", "1-1"}


def test_no_chart_shows_the_survey_until_its_point_is_placed():
    plotted = at_survey(2, plot_first="always")
    charts = Charts(plotted.session)
    plotted.session.ui.plots["0-1"] = 5.0
    charts.show(plotted.scene)
    assert wait(charts)
    plotted.session.ui.tab = "population"
    charts.show(plotted.scene)
    assert not wait(charts)
    assert charts.times["population"].now == 1
    assert all(len(each.values) == 2 for each in charts.charts["population"].measure.series)
    assert all(len(each.values) == 2 for each in charts.charts["composition"]._layers)
    assert {each.time for each in charts.times["population"].disasters} == {1}
    plotted.session.ui.tab = "ranges"
    plotted.do("plot", survey=2, value=types(plotted, 2))
    charts.show(plotted.scene)
    assert not wait(charts)
    assert charts.times["ranges"].now == 2
    assert all(len(each.values) == 3 for each in charts.charts["diversity"].measure.series)


def test_the_chart_to_be_completed_holds_what_is_known_and_the_counts_of_the_survey():
    plotted = at_survey(2, plot_first="always")
    plotted.session.ui.plots["0-1"] = 5.0
    charts = Charts(plotted.session)
    charts.show(plotted.scene)
    placing = charts._placing
    assert placing is not None
    given, (point,) = (
        [each for each in placing.scene()["knobs"] if each["locked"] is locked]
        for locked in (True, False)
    )
    assert [int(each["value"]) for each in given[1:]] == [types(plotted, 1)]
    assert len(given) == 2
    counted = {
        row.type: row.abundance
        for row in plotted.table.read("presence")
        if (row.round, row.seat) == (2, 1) and row.present and row.type != "fleshy-alga"
    }
    assert {each.art: int(each.value) for each in placing.counts[2]} == counted
    assert (point["time"], point["least"], point["most"]) == (2, 0, 14)
    assert types(plotted, 2) <= point["most"]
    assert point["value"] is None
    assert point["rest"] == given[-1]["value"]  # where it waits tells nothing of where it belongs


def test_what_is_placed_on_the_chart_is_checked():
    plotted = at_survey(1, plot_first="always")
    charts = Charts(plotted.session)
    charts.show(plotted.scene)
    placing = charts._placing
    assert placing is not None
    placing.check()
    assert plotted.session.ui.plots == {}, "nothing is placed yet"
    assert placing.place("value/1", types(plotted, 1))
    placing.check()
    assert plotted.session.ui.plots == {"0-1": types(plotted, 1)}


def test_ready_is_not_filled_while_a_point_is_due(plotted: TablePage):
    button = at(plotted.controls(), "survey-ready")
    assert "rk-button-primary" not in str(button["class"])
    plotted.do("plot", survey=1, value=types(plotted, 1))
    assert "rk-button-primary" in str(at(plotted.controls(), "survey-ready")["class"])


def test_replay_asks_for_nothing():
    plotted = at_survey(2, plot_first="always")
    plotted.session.ui.plots["0-1"] = 5.0
    charts = Charts(plotted.session)
    plotted.session.ui.moment = plotted.table.position - 1
    charts.show(plotted.scene)
    assert not wait(charts)
