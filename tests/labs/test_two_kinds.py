"""Answers with reasons, and arguments with points of one's own charts, on every lab's page."""

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from bs4 import BeautifulSoup, Tag
from msgspec.structs import replace

from reefkit.assess.bank import Bank
from reefkit.assess.evidence import as_drawn, pinned, points_of, with_charts
from reefkit.assess.form import Form, FormSlot
from reefkit.assess.items import Argument, Choice, Curve, RangeChartItem, TwoTier
from reefkit.assess.plots import CurveAnswer, RangeAnswer
from reefkit.assess.question import MatchChart, Question
from reefkit.data_lab.choices import ExplorerChoices, GraphChoices
from reefkit.data_lab.pins import as_pin
from reefkit.labs.lesson.lab import labs
from reefkit.labs.lesson.page import LessonPage, new_session
from reefkit.labs.lesson.parts.data_page import DATA
from reefkit.labs.lesson.parts.question_acts import pin_graph
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.errors import Rejection
from reefkit.match.table import MemoryTable
from reefkit.text import Message, catalogue
from tests.assess.asked import ITEMS
from tests.labs.test_banks import GAMES

OVERLAY = Path(__file__).parent / "two_kinds"
MICE = TwoTier(
    goals=("B",),
    options=("dark", "light", "mixed"),
    right="dark",
    reasons=("need", "inherited", "learned"),
    reason="inherited",
)
HARM = Argument(goals=("C",), minutes=3, levels=2, points=2, most=60)
BANK = Bank({"mice": MICE, "harm": HARM}, {"mice": "after", "harm": "after"})
PLOT = {"reef": "curve-plot", "climate": "range-plot", "expanse": "curve-plot"}
"""The kind of plot that a form asks for; else a range chart."""


@cache
def played(game: str) -> MemoryTable:
    table: MemoryTable = import_module(f"tests.labs.{game}.matches").table(5)
    return table


class Page:
    """A lab's page on which *After* asks a plot or none, the mice, and an argument."""

    def __init__(
        self, game: str, locale: str = "en", *, plot: bool = False, **more: object
    ) -> None:
        plots = [FormSlot(source="match", kind=PLOT.get(game, "range-plot"), stays=True)]
        slots = (*plots * plot, FormSlot(items=("mice", "harm"), stays=True))
        form = Form(part="after", slots=slots, minutes=30, **more)  # type: ignore[arg-type]
        lab = labs()[game]
        self.session = new_session(lab, catalogue(locale, OVERLAY))
        papers = lab.papers()._replace(bank=BANK, forms={"after": form}, chosen=())
        self.session.papers = papers._replace(texts=catalogue("en", OVERLAY))
        self.session.sit(played(game), [0])
        self.session.ui.part = "after"
        self.page = LessonPage(self.session)
        self.session.changed()
        self.do("ask-begin")
        self.open("harm")

    def open(self, id_: str) -> None:
        ids = [each.id for each in self.session.answering.open_sheet.asked]
        self.do("ask-open", number=ids.index(id_) + 1)

    def do(self, name: str, **values: object) -> None:
        self.session.do(name, values)
        assert not self.session.refused, self.session.said

    def refused(self, name: str, **values: object) -> str:
        before = self.draft
        self.session.do(name, values)
        assert self.session.refused
        assert self.session.said is not None
        assert self.draft == before
        return self.session.say.render(self.session.said)

    @property
    def draft(self) -> object:
        return self.session.answering.draft(self.session.answering.question.id)

    @property
    def points(self) -> list[str]:
        charts = self.session.answering.shown.charts
        return [point.id for chart in charts for point in points_of(chart)]

    def read(self, region: str) -> BeautifulSoup:
        html = self.page.panels[region].html
        assert "⟦" not in html
        assert "{" not in html
        soup = BeautifulSoup(html, "html.parser")
        keys = [each["data-key"] for each in soup.select("[data-key]")]
        assert len(set(keys)) == len(keys)
        return soup

    def said(self, region: str) -> str:
        return re.sub(r"\s+", " ", self.read(region).get_text(" "))

    def button(self, act: str, **values: str) -> Tag:
        wanted = "".join(f'[data-{name}="{value}"]' for name, value in values.items())
        found = self.read("ask-body").select(f'button[data-act="{act}"]{wanted}')
        assert len(found) == 1, found
        return found[0]


# ---- An answer and its reason
def test_an_answer_goes_with_its_reason():
    page = Page("reef")
    page.open("mice")
    page.do("ask-choose", option="dark")
    (send,) = page.read("ask-foot").select("[data-act=ask-send]")
    assert send.get_text() == "Choose an answer and a reason first"
    page.do("ask-choose", option="learned")
    page.do("ask-choose", option="need")
    assert page.draft == {"option": "dark", "reason": "need"}
    page.do("ask-send")
    assert "The answer is right, the reason is not" in page.said("ask-side")
    assert "HINTED-need" in page.said("ask-side")
    assert "TAUGHT" not in page.said("ask-side")
    page.do("ask-choose", option="light")
    page.do("ask-choose", option="inherited")
    page.do("ask-send")
    assert "The reason is right, the answer is not" in page.said("ask-side")
    rows = page.read("ask-body").select(".rk-answer")
    signs = {(row.select_one(".rk-chip") or row).get_text(strip=True) for row in rows}
    assert {"right", "not this one", "the right one"} <= signs


def test_each_tier_is_a_group_of_its_own():
    page = Page("reef")
    page.open("mice")
    groups = page.read("ask-body").select("fieldset")
    assert [group.legend.get_text() for group in groups if group.legend] == [
        "Your answer",
        "Your reason",
    ]
    assert len({field["name"] for field in page.read("ask-body").select("input")}) == 2


# ---- Points of one's own charts
@pytest.mark.parametrize("game", GAMES)
def test_every_labs_charts_have_points_to_pin(game: str):
    page = Page(game)
    assert len(page.points) >= 4
    assert len(set(page.points)) == len(page.points)
    for point in page.points:
        assert page.button("ask-pin", point=point)["aria-pressed"] == "false"
    assert page.page.asking._plot is not None
    page.do("ask-pin", point=page.points[0])
    page.do("ask-pin", point=page.points[3])
    assert page.draft == {"pins": [page.points[0], page.points[3]]}
    assert len(page.read("ask-body").select(".rk-pin")) == 2
    assert page.button("ask-unpin", point=page.points[0], key=f"ask-unpin-{page.points[0]}")
    page.do("ask-unpin", point=page.points[0])
    assert page.draft == {"pins": [page.points[3]]}
    page.do("ask-unpin", point=page.points[3])
    assert page.draft is None


def test_charts_that_come_late_find_their_room_kept_free():
    page = Page("climate")
    sheets = page.page.asking._plot._sheets  # type: ignore[union-attr]
    heights = [chart.height for sheet in sheets for chart in sheet.charts]
    (room,) = page.read("ask-body").select(".rk-ask-room")
    assert room["style"] == f"height: {sum(heights) + 16 * len(heights)}px"


@pytest.mark.parametrize("game", GAMES)
def test_a_click_in_a_chart_pins_its_point_and_takes_it_off_again(game: str):
    page = Page(game)
    charts = page.page.asking._plot
    assert charts is not None
    for sheet in charts._sheets:  # type: ignore[union-attr]
        (chart,) = sheet.charts
        for key in chart.picks():
            before = page.draft
            chart.select(key)
            assert not page.session.refused
            assert page.draft != before
            (point,) = page.draft["pins"]  # type: ignore[index]
            assert point in page.points
            chart.select(key)
            assert page.draft is None


def test_pins_are_said_in_the_readers_language():
    labels = {}
    for locale in ("en", "es"):
        page = Page("reef", locale)
        page.do("ask-pin", point="curve-plot:own/value/1")
        (chip,) = page.read("ask-body").select(".rk-pin > span")
        labels[locale] = chip.get_text()
    assert labels["en"].startswith("Round 1, types on a reef (alpha): ")
    assert labels["es"].startswith("Ronda 1, tipos de un arrecife (alfa): ")


@pytest.mark.parametrize(
    "point", ["nowhere", "curve-plot:own/value/99", "curve-plot:own/bar/snail", "x" * 500, ""]
)
def test_what_is_no_point_is_refused_in_a_sentence(point: str):
    page = Page("reef")
    assert page.refused("ask-pin", point=point).endswith("Nothing was changed.")


def test_there_is_room_for_eight_pins():
    page = Page("reef")
    for point in page.points[:8]:
        page.do("ask-pin", point=point)
    page.do("ask-pin", point=page.points[0])
    said = page.refused("ask-pin", point=page.points[8])
    assert said == "8 points are pinned already. Remove one first."


def test_a_graph_of_the_page_data_is_pinned_and_opened_again():
    page = Page("climate")
    session = page.session
    assert page.button("page", page="data")
    page.do("page", page="data")
    explorer = page.page.data.explorer
    assert explorer is not None
    explorer.act("data-source", {"graph": "0", "value": "match-diversity"})
    explorer.act("data-put", {"graph": "0", "place": "y", "column": "shannon"})
    explorer.act("data-pin", {"graph": "0"})
    (pin,) = page.draft["pins"]  # type: ignore[index]
    explorer.act("data-put", {"graph": "0", "place": "y", "column": "richness"})
    page.do("part", part="after")
    (chip,) = page.read("ask-body").select(".rk-pin")
    assert chip.button.get_text() == "Graph of time, shannon, and player (the match)"  # type: ignore[union-attr]
    assert "Shannon" in chip.select(".rk-pin-picture svg")[0]["aria-label"]
    page.do("data-graph", point=pin)
    assert session.ui.page == "data"
    assert explorer.choices.graphs[0].y == "shannon"
    assert page.refused("data-graph", point="curve-plot:own/value/1")
    # It counts as evidence, is kept with the answer, and is taken off as a point is.
    page.do("part", part="after")
    page.do("ask-unpin", point=pin)
    assert page.draft is None


def test_plots_that_wait_are_led_to_and_drawn_before_their_match_is_a_picture(
    monkeypatch: pytest.MonkeyPatch,
):
    page = Page("reef", plot=True)
    own, rocks, of_class = (
        as_pin(ExplorerChoices(graphs=(GraphChoices(dataset=id_, x="time", y="richness"),)), 0)
        for id_ in ("match-diversity", "coral-stages", "class-diversity")
    )
    for pin in (own, rocks, of_class):
        pin_graph(page.session, pin)

    def drawn() -> list[bool]:
        page.session.changed()
        pins = page.read("ask-body").select(".rk-pin")
        return [bool(each.select(".rk-pin-picture svg")) for each in pins]

    assert drawn() == [False, True, False]
    with monkeypatch.context() as patched:
        patched.setattr(LessonSession, "charts_are_covered", False)
        assert drawn() == [True, True, False]
    page.do("page", page="data")
    assert 'data-act="data-plots"' in DATA.render(page.session.scene())
    page.do("data-plots")
    assert (page.session.ui.page, page.session.answering.question.kind) == ("", "curve-plot")


def test_a_graph_is_pinned_to_the_open_argument_alone_and_not_by_its_id():
    page = Page("climate")
    page.do("page", page="data")
    explorer = page.page.data.explorer
    assert explorer is not None
    assert explorer.offers_pin
    with pytest.raises(Rejection):
        pin_graph(page.session, "graph/" + "x" * 1_000)
    page.do("part", part="after")
    assert page.refused("ask-pin", point='graph/{"graphs":[{"dataset":"x"}]}')
    page.open("mice")
    page.do("page", page="data")
    assert not explorer.offers_pin
    explorer.act("data-pin", {"graph": "0"})
    page.open("harm")
    assert page.draft is None


def test_only_an_argument_takes_pins_and_fields():
    page = Page("reef")
    page.open("mice")
    page.refused("ask-pin", point="curve-plot:own/value/1")
    page.refused("ask-write", field="claim", value="Yes.")
    page.refused("ask-start", field="claim")
    page.open("harm")
    page.refused("ask-write", field="model", value="Yes.")


# ---- Writing, handing in, comparing
def test_a_starter_begins_a_field_that_is_empty():
    page = Page("reef")
    page.do("ask-start", field="claim")
    assert page.draft == {"claim": "There was "}
    assert page.session.answering.focus == "" or page.session.answering.focus.endswith("-claim")
    page.do("ask-write", field="claim", value="Much was lost.")
    page.do("ask-start", field="claim")
    assert page.draft == {"claim": "Much was lost."}
    page.do("ask-write", field="claim", value="x" * 100)
    assert page.draft == {"claim": "x" * 60}
    page.do("ask-write", field="claim", value="  ")
    assert page.draft is None


@pytest.mark.parametrize("feedback", ["now", "end", "none"])
def test_the_model_stands_beside_the_answer_once_it_is_handed_in(feedback: str):
    page = Page("reef", feedback=feedback)
    page.do("ask-write", field="claim", value="Much <b>was</b> lost.")
    page.do("ask-pin", point="curve-plot:own/value/1")
    page.do("ask-send")
    assert "MODEL" not in page.said("ask-side")
    assert "LEVEL" not in page.said("ask-side")
    page.do("ask-end")
    page.do("ask-end")
    page.open("harm")
    assert "MODEL-harm" in page.said("ask-side")
    assert "LEVEL-2" in page.said("ask-side")
    assert "Much <b>was</b> lost." in page.said("ask-body")
    assert "Round 1, types on a reef" in page.said("ask-body")
    assert not page.read("ask-body").select("button, textarea")
    page.session.do("ask-pin", {"point": "curve-plot:own/value/2"})
    assert page.session.refused


# ---- A question made from the match is read from its board, its picture or the charts
def made_from(game: str) -> dict[str, Question]:
    """Make a match's questions as six students get them, with what stands beside."""
    make = labs()[game].papers().make
    every = [made for key in range(6) for made in [make(played(game), 0, str(key))]]
    return {each.id: each for made in every for each in with_charts(made, made)}


@pytest.mark.parametrize("game", GAMES)
def test_a_question_of_the_match_has_its_board_or_charts(game: str):
    made = made_from(game).values()
    for each in made:
        is_choice = isinstance(each.item, Choice)
        if not is_choice or each.board_at is not None or each.item.picture is not None:
            assert each.charts == ()
    assert any(each.charts for each in made)


def test_a_chart_of_one_round_stands_beside_no_other():
    """Succession begins a new rock each round: another round's chart tells of another rock."""
    beside = {id_: each.charts for id_, each in made_from("succession").items() if each.charts}
    assert beside
    for id_, charts in beside.items():
        of = {chart.id.partition(":")[2] for chart in charts}
        assert of == {id_.partition(":")[2][:7]}, id_


# ---- While a plot is to be drawn, only what the student drew stands beside the argument
def test_a_drawing_of_which_nothing_is_whole_is_none_yet(monkeypatch: pytest.MonkeyPatch):
    """One end of a bar was set: there is no bar to pin, and the page leads back to the plot."""
    monkeypatch.setitem(PLOT, "reef", "range-plot")
    monkeypatch.setattr(
        "reefkit.labs.reef.questions.plot_facts.MOST_BARS", 99
    )  # so that none is given
    page = Page("reef", plot=True, feedback="end")
    (asked,) = page.session.answering.sitting.plots
    assert isinstance(asked.item, RangeChartItem)
    assert not asked.item.plot.given
    page.do("ask-open", number=1)
    taxon = next(iter(asked.item.plot.ranges))
    page.session.answering.answer(asked.id, {"ranges": {taxon: [0, None]}})
    page.open("harm")
    assert page.points == []
    assert "Draw your chart first" in page.said("ask-body")
    assert page.session.answering.shown.charts == ()


@pytest.mark.parametrize("game", GAMES)
def test_the_record_waits_until_the_plots_are_drawn(game: str):
    page = Page(game, plot=True, feedback="end")
    assert page.points == []
    assert "Draw your chart first" in page.said("ask-body")
    (asked,) = page.session.answering.sitting.plots
    page.do("ask-open", number=1)
    item = asked.item
    if isinstance(item, RangeChartItem):
        drawn = next(each for each in item.plot.ranges if each not in item.plot.given)
        page.session.answering.answer(asked.id, {"ranges": {drawn: [0, item.plot.rounds]}})
        wanted = {f"{asked.id}/bar/{each}" for each in (drawn, *item.plot.given)}
    else:
        assert isinstance(item, Curve)
        wrong = next(t for t in range(1, len(item.plot.values)) if t not in item.plot.given)
        page.session.answering.answer(asked.id, {"values": {str(wrong): 0}})
        wanted = {f"{asked.id}/value/{each}" for each in (wrong, *item.plot.given)}
    page.open("harm")
    assert set(page.points) == wanted
    assert "as you drew it" in page.said("ask-body")
    page.do("ask-pin", point=page.points[0])
    page.do("ask-end")
    page.do("ask-end")
    page.open("harm")
    assert "as you drew it" not in page.said("ask-body")
    assert len(page.points) > len(wanted)
    assert page.read("ask-body").select(".rk-pin")


def test_a_chart_as_it_was_drawn_holds_what_was_set_and_what_was_given():
    curve, ranges = ITEMS["curve-plot"], ITEMS["range-plot"]
    assert isinstance(curve, Curve)
    assert isinstance(ranges, RangeChartItem)
    chart = MatchChart(id="c", plot=curve.plot)
    drawn = as_drawn(chart, CurveAnswer(values={"1": 3.0, "2": 99.0, "7": 1.0}))
    assert [each.id for each in points_of(drawn)] == ["c/value/0", "c/value/1"]
    plot = ranges.plot
    chart = MatchChart(id="r", plot=plot)
    answer = RangeAnswer(
        ranges={"snail": (0.2, 2.9), "fish": (3, 1)}, disasters={"gale": (3, None, 77), "no": (1,)}
    )
    drawn = as_drawn(chart, answer)
    found = {each.id: each.label.values for each in points_of(drawn)}
    assert found.keys() == {"r/bar/coral", "r/bar/snail", "r/event/gale/3"}
    assert found["r/bar/snail"]["rounds"] == 3
    later = replace(plot, ranges={"coral": (2, 4), "snail": (1, 2), "fish": (0, 1)})
    say = catalogue("en")
    assert [say.render(each.label) for each in points_of(MatchChart(id="r", plot=later))] == [
        "fish: At the start – Round 1, then extirpated here",
        "snail: Round 1 – Round 2, then extinct at the table",
        "coral: Round 2 – Round 4",
        "Round 1: gale",
        "Round 3: gale",
        "Round 2: heat",
    ]


def test_a_pin_that_no_chart_has_says_so():
    curve = ITEMS["curve-plot"]
    assert isinstance(curve, Curve)
    one, gone = pinned([MatchChart(id="c", plot=curve.plot)], ["c/value/1", "x/y", "c/value/1"])
    assert one.id == "c/value/1"
    assert gone.label == Message("evidence-gone")


def test_the_right_line_is_next_to_one_that_was_drawn_wrong_twice(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(PLOT, "climate", "curve-plot")
    page = Page("climate", plot=True, feedback="now", attempts=2)
    (asked,) = page.session.answering.sitting.plots
    assert isinstance(asked.item, Curve)
    plot = asked.item.plot
    open_ = [time for time in range(len(plot.values)) if time not in plot.given]
    page.do("ask-open", number=1)
    box = page.page.asking
    before = len(box.widget.children)
    for value in (1.0, 2.0):
        assert len(box.widget.children) == before
        drawn = {str(time): value + (plot.values[time] == value) for time in open_}
        page.session.answering.answer(asked.id, {"values": drawn})
        page.session.changed()
    assert len(box.widget.children) == before + 1
    assert box._truth is not None
    assert box.widget.children[-2] is box._truth.widget
    page.open("harm")
    assert box._truth is None, "it is closed with the question"
