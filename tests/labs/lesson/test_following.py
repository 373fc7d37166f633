"""Bots that can be followed: each waits as the reader chose, and its move is told."""

from itertools import pairwise

import pytest
from bs4 import BeautifulSoup

from reefkit.labs.lesson.lab import labs
from reefkit.labs.lesson.page import Pace, new_session
from reefkit.labs.lesson.parts import match_view
from reefkit.labs.lesson.replay import pace_kept
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.game import SeatInfo
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue, message

GAMES = ("reef", "climate", "succession", "expanse")


def a_match(game: str = "climate", pace: str = "at-once") -> tuple[LessonSession, Pace]:
    """Return a page with a person and two bots."""
    lab = labs()[game]
    session = new_session(lab, catalogue("en"))
    seats = [SeatInfo("You"), *(SeatInfo(name, bot=lab.quick_bots[0]) for name in ("Ada", "Bo"))]
    session.sit(MemoryTable(lab.new_match(seats, seed=3, options=lab.quick_options)), (0,))
    session.ui.pace = pace
    return session, Pace(session)


def positions(session: LessonSession, pace: Pace, looks: int) -> list[int]:
    found = []
    for _ in range(looks):
        pace.step()
        found.append(session.open_table.position)
    return found


def soup(session: LessonSession) -> BeautifulSoup:
    return BeautifulSoup(match_view.NOW.render(session.scene()), "html.parser")


def play_on(session: LessonSession, pace: Pace) -> None:
    if session.awaited_here():
        session.open_table.do_for_me(0)
    pace.step()


@pytest.mark.parametrize(("chosen", "looks"), [("calm", 4), ("brisk", 2), ("at-once", 1)])
def test_a_bot_waits_for_as_many_looks_as_the_reader_chose(chosen: str, looks: int):
    session, pace = a_match(pace=chosen)
    session.open_table.do_for_me(0)
    found = positions(session, pace, 2 * looks)
    moved = [at for at, (one, two) in enumerate(pairwise([1, *found])) if one != two]
    assert moved == [0, looks]


def test_one_press_plays_the_bots_until_a_person_is_asked():
    session, pace = a_match(pace="calm")
    session.open_table.do_for_me(0)
    pace.step()
    assert not session.awaited_here()
    session.do("bots-skip", {})
    assert session.awaited_here() == (0,)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_says_who_moved_and_what_for(game: str):
    session, pace = a_match(game)
    for _ in range(60):
        play_on(session, pace)
        if session.bot_move is not None:
            break
    assert session.bot_move is not None
    session.said = None
    page = soup(session)
    told = page.select_one(".rk-followed-move")
    assert told is not None
    name = session.open_table.setup.seats[session.bot_move.seat].name
    assert name in told.get_text()
    assert session.say.render(session.bot_move.lines[-1]) in told.get_text()


def test_a_move_takes_the_place_of_an_older_answer_and_gives_way_to_a_newer():
    session, pace = a_match()
    session.tell(message("new-begun"))
    for _ in range(8):
        play_on(session, pace)
    assert soup(session).select_one(".rk-followed-move") is not None
    session.tell(message("new-begun"))
    assert soup(session).select_one(".rk-followed-move") is None


def test_what_is_told_goes_when_the_reader_plays_and_none_is_told_of_people():
    session, pace = a_match()
    for _ in range(8):
        play_on(session, pace)
    assert session.bot_move is not None
    assert session.bot_move.seat != 0
    while not session.awaited_here():
        pace.step()
    before = session.open_table.position
    action = session.open_table.rules.decide(
        session.scene().state,
        0,
        "wanderer",
        session.open_table.match.luck(0, session.scene().state),
    )
    session.play(action)
    assert session.open_table.position > before
    assert session.bot_move is None


def test_the_choice_is_kept_and_what_is_no_pace_is_refused(monkeypatch: pytest.MonkeyPatch):
    session, _ = a_match()
    assert pace_kept(session) == "brisk"
    monkeypatch.setenv("REEFKIT_PACE", "at-once")
    assert pace_kept(session) == "at-once"
    session.do("bots-pace", {"value": "calm"})
    assert not session.refused
    assert session.ui.pace == "calm"
    assert pace_kept(session) == "calm"
    session.do("bots-pace", {"value": "hasty"})
    assert session.refused
    assert session.ui.pace == "calm"


def test_without_bots_there_is_nothing_to_choose():
    session, _ = a_match()
    page = soup(session)
    assert page.select_one("[data-key=bots-pace]") is not None
    lab = session.lab
    alone = lab.new_match([SeatInfo("You"), SeatInfo("Me")], seed=3)
    session.sit(MemoryTable(alone), (0, 1))
    assert "bots-pace" not in match_view.NOW.render(session.scene())
