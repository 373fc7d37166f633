"""The end of a match: winning told, what is kept of one's own board, records, and a time-lapse."""

import re
from functools import cache
from typing import Any

import numpy as np
import pytest
from bs4 import BeautifulSoup

from reefkit.assess.items import Choice, Curve, RangeChartItem
from reefkit.labs.answer_feedback import PLOTS
from reefkit.labs.lesson import personal_bests, replay
from reefkit.labs.lesson.lab import labs
from reefkit.labs.lesson.moments import LAPSE_STOPS, lapse_stops
from reefkit.labs.lesson.page import new_session
from reefkit.labs.lesson.parts import ending
from reefkit.labs.lesson.parts.questions import AFTER
from reefkit.labs.lesson.personal_bests import own_records
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from tests.support.paces import helped_options

GAMES = ("reef", "climate", "succession", "expanse")


@cache
def match_of(game: str, seed: int, bots: int) -> Match:
    """Play a match to its end, once a process: a helper decides for the person."""
    lab = labs()[game]
    seats = [
        SeatInfo("Ana <b>"),
        *(SeatInfo(f"Bo {n}", bot=lab.quick_bots[0]) for n in range(bots)),
    ]
    table = MemoryTable(lab.new_match(seats, seed=seed, options=helped_options(lab)))
    for _ in range(5_000):
        table.run()
        if table.view(None).over:
            break
        table.do_for_me(0)
    return table.match


def ended(game: str, seed: int = 3, locale: str = "en", bots: int = 2) -> LessonSession:
    """Return a page with a match that is over."""
    session = new_session(labs()[game], catalogue(locale))
    session.sit(MemoryTable(match_of(game, seed, bots)), (0,))
    session.changed()
    assert session.is_over
    return session


def page(session: LessonSession) -> BeautifulSoup:
    return BeautifulSoup(ending.FINAL_PAGE.render(session.scene()), "html.parser")


@pytest.mark.parametrize("game", GAMES)
def test_the_questions_about_the_match_are_at_hand_beside_a_chart_too(game: str):
    session = ended(game)
    for tab in (session.ui.tab, "log"):
        session.do("tab", {"tab": tab})
        scene = session.scene()
        html = "".join(str(part.render(scene)) for part in scene.lab.parts if scene.shows(part))
        assert "Questions about your game" in html


@pytest.mark.parametrize("game", GAMES)
def test_the_end_has_a_certificate_records_and_a_time_lapse(game: str):
    session = ended(game)
    soup = page(session)
    drawn = soup.select_one('svg[data-key="certificate"]')
    assert drawn is not None
    texts = [each.get_text() for each in drawn.select("text")]
    assert "Ana <b>" in texts
    stills = drawn.select("svg[data-still]")
    assert 2 <= len(stills) <= 4
    assert len({str(each)[80:] for each in stills}) > 1
    assert drawn.select_one("path[d^=M]") is not None
    assert soup.select_one('[data-picture="certificate"]') is not None
    assert soup.select_one('[data-act="lapse"]') is not None
    assert len(soup.select('[data-key="final-records"] li')) >= 1
    session.do("print-certificate", {})
    assert session.printing == "certificate"


@pytest.mark.parametrize("game", GAMES)
def test_the_film_of_a_match_is_one_page_that_loads_nothing(game: str):
    session = ended(game)
    files: list[tuple[str, str, bytes]] = []
    session.on_file(lambda *file: files.append(file))
    session.do("film-save", {})
    ((name, mime, data),) = files
    assert (name[-5:], mime) == (".html", "text/html")
    film = BeautifulSoup(data, "html.parser")
    pictures = film.select("figure")
    assert len(pictures) > 5
    assert len([each for each in pictures if not each.has_attr("hidden")]) == 1
    ids = {str(each["id"]) for each in film.select("[id]")}
    used = {str(each["href"]) for each in film.select("figure use")}
    assert used <= {f"#{each}" for each in ids}
    assert b"Ana <b>" not in data
    assert not re.search(rb"(?:src|href)=[\"'](?!#)|url\((?!#)|@import", data)


def answered(session: LessonSession) -> None:
    """Answer all choices with their first option, draw the plots as they were, and hand both in."""
    for part in ("before", "after"):
        sheet = session.sheet_of(part)
        assert sheet is not None
        for question in sheet.asked:
            item = question.item
            raw: dict[str, Any] | None = None
            if isinstance(item, Choice):
                raw = {"option": item.options[0]}
            elif isinstance(item, Curve):
                raw = {"values": {str(at): value for at, value in enumerate(item.plot.values)}}
            elif isinstance(item, RangeChartItem):
                raw = {"ranges": {taxon: [0, 1] for taxon in item.plot.ranges}}
            session.work.answer(sheet.id, question.id, raw)
        session.work.finish(sheet.id)


@pytest.mark.parametrize("game", GAMES)
def test_a_report_is_two_sheets_that_load_nothing(game: str):
    """The match, the ideas and the plots, then every question with the answer, and what was right."""
    session = ended(game)
    files: list[tuple[str, str, bytes]] = []
    session.on_file(lambda *file: files.append(file))
    answered(session)
    session.work.remember("idea-first", "Mine <i>")
    session.do("hand-in", {})
    ((name, mime, data),) = files
    assert (name[-5:], mime) == (".html", "text/html")
    assert not re.search(rb"(?:src|href)=[\"'](?!#)|url\((?!#)|@import|Mine <i>", data)
    report = BeautifulSoup(data, "html.parser")
    ids = {str(each["id"]) for each in report.select("[id]")}
    assert {str(each["href"])[1:] for each in report.select("use")} <= ids
    match, answers = report.select(".sheet")
    assert 2 <= len(match.select(".stills figure")) <= 4
    assert {"Ana <b>", "Mine <i>"} <= {each.get_text() for each in match.select("bdi")}
    sheets = [session.sheet_of(part) for part in ("before", "after")]
    asked = [each for sheet in sheets if sheet is not None for each in sheet.asked]
    assert len(answers.select("li")) == len(answers.select(".asked")) == len(asked)
    drawn = match.select(".diagram svg:has(use)")
    assert len(drawn) == (game == "expanse"), "the food web"
    assert all(each.select(".rk-web-arrow") for each in drawn)
    assert len(match.select(".plots figure")) == sum(each.kind in PLOTS for each in asked)
    for line in answers.select("li.is-wrong:has(bdi)"):
        right, said = line.select_one(".right"), line.select_one("bdi")
        assert right is not None
        assert said is not None
        assert said.get_text() not in right.get_text()
    assert not answers.select("li.is-right .right")


def test_there_is_a_report_only_of_a_match_that_is_over():
    session = new_session(labs()["reef"], catalogue())
    session.do("hand-in", {})
    assert session.refused
    over = ended("reef")
    assert page(over).select_one('[data-act="hand-in"]') is not None
    answered(over)
    over.do("part", {"part": "after"})
    over.scene_to_draw()
    over.answering.go("result")
    result = BeautifulSoup(AFTER.render(over.scene()), "html.parser")
    assert result.select_one('[data-act="hand-in"]') is not None


@pytest.mark.parametrize("game", GAMES)
def test_who_won_is_told_with_a_smile_and_who_did_not_without(game: str):
    session = ended(game)
    won = session.lab.ending(session.scene()).winners
    assert won
    assert (page(session).select_one(".rk-star") is not None) == (0 in won)
    loser = next((seat for seat in (0, 1, 2) if seat not in won), None)
    assert loser is not None
    for seat in (won[0], loser):
        session.sit(session.open_table, (seat,))
        assert (page(session).select_one(".rk-star") is not None) == (seat in won)
    session.sit(session.open_table, (loser, won[0]))  # at one screen, whoever had it last
    title = page(session).select_one('[data-key="final-title"]')
    assert title is not None
    assert session.scene().name(won[0]) in title.get_text()


def test_records_are_kept_with_the_persons_work_and_the_better_one_stays():
    first = ended("reef")
    held = {each.id: each for each in own_records(first.lab, first.open_table, first.work)}
    assert set(held) == {"points", "types", "survivor"}
    assert all(each.new for each in held.values())
    first.changed()
    assert own_records(first.lab, first.open_table, first.work) == list(held.values())

    second = ended("reef", seed=4)
    first.sit(second.open_table, (0,))
    first.ui.tab = ""
    first.changed()
    later = {each.id: each for each in own_records(first.lab, first.open_table, first.work)}
    for id_, each in later.items():
        assert each.value >= held[id_].value
        assert each.new == (each.value > held[id_].value)


def test_who_lived_through_no_round_is_no_record(monkeypatch: pytest.MonkeyPatch):
    session = ended("expanse")
    session.work.remember("records", {})
    monkeypatch.setattr(personal_bests, "types_alive", lambda *_: np.eye(3, dtype=bool))
    session._note_records()
    held = own_records(session.lab, session.open_table, session.work)
    assert {each.id for each in held} == {"points", "types"}


def test_in_succession_the_fewest_points_are_the_record():
    session = ended("succession")
    points = session.lab.ending(session.scene()).values["rows"]
    own = next(row.total for row in points if row.seat == 0)
    session.work.remember("records", {"points-3": {"value": own + 1, "match": "older"}})
    session._note_records()  # what the end of a match does
    (record,) = own_records(session.lab, session.open_table, session.work)
    assert (record.value, record.new) == (own, True)


def test_what_is_damaged_or_shared_makes_no_record():
    session = ended("climate")
    session.work.remember("records", {"points-20": "many"})
    assert own_records(session.lab, session.open_table, session.work) == []
    session.sit(session.open_table, (0, 1))
    session._note_records()
    assert own_records(session.lab, session.open_table, session.work) == []


def test_nothing_is_printed_before_the_end():
    lab = labs()["climate"]
    session = new_session(lab, catalogue("en"))
    session.do("print-certificate", {})
    assert session.refused
    assert not session.printing


CARDS = 6
"""Cards of a short match of Reef Survivor, none of which a time-lapse leaves out."""


@pytest.mark.parametrize("game", GAMES)
def test_a_time_lapse_goes_from_the_start_to_the_end_in_few_steps(game: str):
    session = ended(game)
    session.do("lapse", {})
    assert session.ui.moment == 0
    assert session.ui.playing_back
    shown = 0
    while session.ui.playing_back:
        drawn = replay.still(session.scene())
        found = re.search(r'data-act="replay-tick" data-value="(\d+)" data-after="400"', drawn)
        assert found is not None
        assert 'data-still-act="replay-play"' in drawn
        session.do("replay-tick", {"value": int(found[1])})
        shown += 1
    assert shown <= LAPSE_STOPS + 1 + CARDS
    assert session.ui.moment == session.open_table.position
    controls = next(each for each in session.lab.parts if each.name == "controls")
    assert "replay-slider" in controls.render(session.scene())
    session.do("replay-now", {})
    assert not session.ui.lapse
    assert session.scene().screen == "over"


def test_a_time_lapse_is_paused_and_goes_on():
    session = ended("climate")
    session.do("lapse", {})
    session.do("replay-tick", {"value": 20})
    session.do("replay-play", {})
    assert not session.ui.playing_back
    session.do("replay-tick", {"value": 40})
    assert session.ui.moment == 20
    session.do("replay-play", {})
    assert session.ui.playing_back
    assert session.ui.moment == 20


def test_a_short_match_shows_every_beat_and_a_long_one_so_many():
    assert lapse_stops([3]) == [3]
    assert lapse_stops(range(5)) == [0, 1, 2, 3, 4]
    long = lapse_stops(range(0, 4_000, 2))
    assert (long[0], long[-1], len(long)) == (0, 3_998, LAPSE_STOPS + 1)
