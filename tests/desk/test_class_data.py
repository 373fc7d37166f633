"""The tab *data* of the desk: what it shows, what it hides, and what its buttons do."""

import csv
import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from reefkit.desk import data_tab, data_view
from reefkit.desk.class_export import record_of
from reefkit.desk.class_report import report_values
from reefkit.desk.item_analysis import assessed_of
from reefkit.desk.session import DeskScene, DeskSession
from reefkit.games.reef import new_match
from reefkit.match.game import SeatInfo
from tests.desk.pupils import PUPILS, played, session_of, wall_of
from tests.support.open_page import words

NASTY = ["<script>alert(1)</script>", '"onload=', "\u202eadA", "=1+1"]
NOTES = {(1, 0): "Keep to <b>deep</b> water.", (2, 2): "Many types at once."}

Make = Callable[..., DeskSession]


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> DeskSession:
    matches = [
        played(PUPILS[0:4], 21, notes=NOTES),
        played(NASTY, 22),
        played(PUPILS[4:7], 23, to_round=1),
    ]
    return session_of(tmp_path_factory.mktemp("class"), matches, share=True)


@pytest.fixture(autouse=True)
def fresh(session: DeskSession) -> None:
    session.ui.tab, session.ui.hide_names = "data", False
    session.do("wall-follow", {})
    session.ui.settings.pop("data", None)


def shown(session: DeskSession, **acts: dict[str, object]) -> str:
    for name, values in acts.items():
        session.do(f"data-{name}", values)
        assert not session.refused, session.said
    return data_tab.render_data(session.scene())


def test_the_ocean_says_how_far_the_tables_have_come(session: DeskSession):
    html = shown(session)
    assert "3 tables, 11 reefs. 2 tables have reached survey 2. All have reached survey 1." in html
    ocean = data_view.class_ocean(session.scene())
    assert f"<b>{ocean.whole.gamma[1]:g}</b>" in html  # at the survey that all have come to


def test_another_survey_can_be_chosen(session: DeskSession):
    html = shown(session, time={"value": "2"})
    ocean = data_view.class_ocean(session.scene())
    assert f"<b>{ocean.whole.gamma[2]:g}</b>" in html
    assert '<option value="2" selected>' in html


@pytest.mark.parametrize("view", data_view.VIEWS)
def test_every_view_has_a_question_for_the_class(session: DeskSession, view: str):
    html = shown(session, view={"view": view})
    asked = re.search(r'data-key="data-ask">.*?<p>(.*?)</p>', html, re.DOTALL)
    assert asked is not None
    assert asked[1].endswith("?")


@pytest.mark.parametrize("view", ["ocean", "board", "strategy"])
def test_a_chart_can_be_read_as_a_table(session: DeskSession, view: str):
    html = shown(session, view={"view": view})
    assert 'class="rk-class-chart"' in html
    html = shown(session, table={})
    assert 'class="rk-class-chart"' not in html
    assert "<table" in html


def test_scores_are_in_the_order_of_points(session: DeskSession):
    html = shown(session, view={"view": "scores"}, time={"value": "2"})
    points = [int(n) for n in re.findall(r"<b>(\d+)</b>", html)]
    totals = [
        points
        for row in session.scene().tables[:2]
        for points in session.scene().game.standing(session.scene().handles[row.id]).points
    ]
    assert points == sorted(totals, reverse=True)


def test_strategies_stand_in_the_words_of_those_who_wrote_them(session: DeskSession):
    html = shown(session, view={"view": "strategy"}, time={"value": "2"})
    assert "Keep to &lt;b&gt;deep&lt;/b&gt; water." in html
    assert "Many types at once." in html
    assert "Ada" in html


def test_a_shared_note_is_hidden_from_others_until_it_is_shown_again(session: DeskSession):
    soup = BeautifulSoup(shown(session, view={"view": "strategy"}), "html.parser")
    note = str(soup.select('[data-act="note-hide"]')[0]["data-note"])
    session.do("note-hide", {"note": note, "what": "hide"})
    hidden = BeautifulSoup(shown(session), "html.parser").select("details.rk-data-hidden")
    assert [words(each) for each in hidden] == ["Hidden from others Keep to <b>deep</b> water."]
    assert [row[5:8:2] for row in record_of(session).notes] == [
        ("Keep to <b>deep</b> water.", True), ("Many types at once.", False)
    ]  # fmt: skip
    session.do("note-hide", {"note": note, "what": "show"})
    assert "rk-data-hidden" not in shown(session)
    session.do("note-hide", {"note": "nobody/0/1", "what": "hide"})
    assert session.refused


def test_a_note_of_a_later_round_is_not_shown_at_an_earlier_survey(session: DeskSession):
    html = shown(session, view={"view": "strategy"}, time={"value": "1"})
    assert "deep&lt;/b&gt; water." in html
    assert "Many types at once." not in html


@pytest.mark.parametrize("view", data_view.VIEWS)
def test_no_name_is_shown_while_names_are_hidden(session: DeskSession, view: str):
    session.ui.hide_names = True
    html = shown(session, view={"view": view})
    names = [*PUPILS[:7], *NASTY]
    assert not [name for name in names if name in html]
    assert view != "scores" or "Student 3" in html


def test_the_tables_of_the_class_stand_in_the_explorer(
    session: DeskSession,
):
    figures = data_tab._ClassExplorer(session)
    figures.show(session.scene())
    assert figures.explorer is None, "none is made before it is looked at"
    assert "Make graphs" in shown(session, view={"view": "explorer"})
    figures.show(session.scene())
    assert figures.explorer is not None
    found = {k: e for k, e in figures.explorer.datasets.items() if k.startswith("class-")}
    begun = [each.name for each in data_view.class_ocean(session.scene()).tables]
    assert set(found["class-presence"].frame["table"]) == set(begun)
    assert {"class-diversity", "class-scores"} < set(found)
    assert "Ada" in set(found["class-presence"].frame["player"])
    worked = figures.explorer.cards[0].worked
    assert (worked.kind, [each.label for each in worked.categories]) == ("line", begun)
    assert worked.dataset.id == "class-region"
    assert worked.shown == len(worked.dataset)
    ada = int((found["class-presence"].frame["player"] == "Ada").argmax())
    figures.explorer.act("data-open", {"dataset": "class-presence", "row": str(ada)})
    assert 'data-key="data-moment"' in figures.explorer.foot.html
    assert ">Ada<" in figures.explorer.foot.html
    figures.explorer.act("data-source", {"graph": "0", "value": "class-scores"})
    assert figures.explorer.cards[0].worked.shown
    shown(session, view={"view": "explorer"})
    session.do("wall-put", {"what": "data"})
    (graph,) = wall_of(session).select(".rk-data-wall-graphs > svg")
    figures.explorer.act("data-source", {"graph": "0", "value": "class-diversity"})
    assert wall_of(session).select(".rk-data-wall-graphs > svg") not in ([], [graph])
    figures.explorer.act("data-source", {"graph": "0", "value": "class-scores"})
    assert figures.explorer.choices.graphs[0].dataset == "class-scores"
    session.ui.hide_names = True
    figures.show(session.scene())
    hidden = [each for each in figures.explorer.datasets.values() if each.id.startswith("class-")]
    told = "".join(each.frame.to_csv() for each in hidden) + figures.explorer.foot.html
    assert not [
        name for name in (*PUPILS[:7], *NASTY) if f",{name}," in told or f">{name}<" in told
    ]
    assert "Student 3" in told
    session.ui.settings["data"].view = "ocean"  # type: ignore[attr-defined]
    figures.show(session.scene())
    assert "rk-gone" in figures.widget._dom_classes


def test_names_are_text_and_nothing_else(session: DeskSession):
    html = shown(session, view={"view": "scores"})
    assert "<script>" not in html
    assert "&lt;script&gt;" in html
    assert "<bdi>\u202eadA</bdi>" in html or "\u202e" not in html


def test_numbers_can_be_saved_and_run_no_formula(session: DeskSession):
    files: list[tuple[str, bytes]] = []
    session.on_file(lambda name, _mime, content: files.append((name, content)))
    shown(session, view={"view": "scores"}, save={"kind": "csv"})
    shown(session, view={"view": "ocean"}, save={"kind": "csv"})
    names = [name for name, _ in files]
    assert names == ["class-scores.csv", "class-ocean.csv", "class-ocean-2.csv"]
    rows = list(csv.reader(io.StringIO(files[0][1].decode("utf-8-sig"))))
    assert len(rows) == 12
    assert "'=1+1" in {row[1] for row in rows}


def test_a_drawing_can_be_saved_and_stands_alone(session: DeskSession):
    files: list[tuple[str, bytes]] = []
    session.on_file(lambda name, _mime, content: files.append((name, content)))
    shown(session, save={"kind": "svg"})
    ((name, content),) = files
    assert name == "class-ocean.svg"
    assert content.startswith(b'<svg xmlns="http://www.w3.org/2000/svg"')
    assert b"<use" not in content


@pytest.mark.parametrize(
    ("act", "values"),
    [
        ("view", {"view": "answers"}),
        ("way", {"way": "board"}),
        ("measure", {"measure": "age"}),
        ("time", {"value": "100"}),
        ("time", {"value": "<b>"}),
        ("save", {"kind": "exe"}),
    ],
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(
    session: DeskSession, act: str, values: dict[str, str]
):
    before = data_tab.render_data(session.scene())
    session.do(f"data-{act}", values)
    assert session.refused
    assert data_tab.render_data(session.scene()) == before


def test_a_survey_that_nobody_has_come_to_shows_the_latest_of_all(session: DeskSession):
    assert shown(session, time={"value": "7"}) == shown(session, time={"value": "-1"})


def test_the_wall_shows_the_chart_that_the_desk_shows(session: DeskSession):
    session.do("wall-put", {"what": "data"})
    assert wall_of(session).select('[data-key="data-wall"] .rk-class-chart')
    shown(session, view={"view": "scores"}, time={"value": "2"})
    scores = wall_of(session).select('[data-key="data-scores"] tbody th')
    assert [each.get_text(strip=True) for each in scores][:1] != ["Ada"]
    assert {each.get_text(strip=True) for each in scores} >= {"Turtle, seat 1"}
    assert not [name for name in (*PUPILS[:7], *NASTY) if name in str(scores)]
    session.do("wall-names", {"checked": True})
    assert "Ada" in {each.get_text(strip=True) for each in wall_of(session).select("tbody th")}
    session.do("wall-names", {"checked": False})


def small_chart(scene: DeskScene) -> str:
    return data_view.small_chart(data_view.class_ocean(scene), scene.say)


def test_the_wall_of_tables_has_the_small_chart(session: DeskSession):
    assert small_chart(session.scene()).startswith("<svg")


def test_a_class_that_is_not_seated_is_told_what_to_do(tmp_path: Path):
    session = session_of(tmp_path, [])
    html = data_tab.render_data(session.scene())
    assert "Seat the class" in html
    assert 'data-tab="class"' in html
    assert small_chart(session.scene()) == ""


def test_closed_tables_stay_in_data_and_report_until_the_class_is_seated_again(tmp_path: Path):
    session = session_of(tmp_path, [])
    for name, match in (("Turtle", played(PUPILS[0:4], 21)), ("Manta", played(PUPILS[4:7], 23))):
        seats: list[list[str]] = [[] for _ in match.setup.seats]
        session.store.classes.lay_table(session.class_id, name, "reef", match, seats)
    before = shown(session)
    session.do("lesson-end", {})
    assert not session.scene().tables
    assert not session.scene().handles  # nothing of them is played on
    assert shown(session) == before
    told = report_values(session.scene(), assessed_of(session.scene()))
    assert told["rounds"]
    assert len(session.scene().matches) == 2


def test_a_class_that_founds_its_reefs_is_told_when_charts_begin(tmp_path: Path):
    session = session_of(tmp_path, [new_match([SeatInfo("Ada"), SeatInfo("Ben")], seed=1)])
    for view in data_view.VIEWS:
        html = shown(session, view={"view": view})
        assert "Charts appear when the first table starts round 1" in html
    session.do("wall-put", {"what": "data"})
    assert not wall_of(session).select('[data-key="data-wall"]')
