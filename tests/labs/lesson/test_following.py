"""Bots that can be followed: each waits as the reader chose, and its move is told."""

import asyncio
import math
from itertools import pairwise

import pytest
from bs4 import BeautifulSoup

from reefkit.labs.lesson import pace as bot_pace
from reefkit.labs.lesson.followed_bots import chosen_pace
from reefkit.labs.lesson.pace import Pace
from reefkit.labs.lesson.parts import head
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.game import SeatInfo
from reefkit.match.table import MemoryTable
from reefkit.text import message
from tests.support.effort import at_length
from tests.support.paces import a_match, waits

OTHER_GAMES = ("step-climate-", "step-succession-", "step-expanse-")
NOT_WAITED_FOR = {"step-gate", "step-gate-strike", "step-over"}
GAMES = ("reef", "climate", "succession", "expanse")


def positions(session: LessonSession, pace: Pace, looks: int) -> list[int]:
    found = []
    for _ in range(looks):
        pace.step()
        found.append(session.open_table.position)
    return found


def soup(session: LessonSession) -> BeautifulSoup:
    return BeautifulSoup(head.NOW.render(session.scene()), "html.parser")


def play_on(session: LessonSession, pace: Pace) -> None:
    if session.awaited_here():
        session.open_table.do_for_me(0)
    pace.step()


@pytest.mark.parametrize(("chosen", "looks"), [("calm", 4), ("brisk", 2)])
def test_a_bot_waits_for_as_many_looks_as_the_reader_chose(chosen: str, looks: int):
    session, pace = a_match(pace=chosen)
    session.open_table.do_for_me(0)
    found = positions(session, pace, 2 * looks)
    moved = [at for at, (one, two) in enumerate(pairwise([1, *found])) if one != two]
    assert moved == [0, looks]


@pytest.mark.parametrize(
    "bots", [pytest.param(1, marks=at_length), 2, pytest.param(3, marks=at_length)]
)
@pytest.mark.parametrize("game", GAMES)
def test_at_once_asks_for_no_wait_and_no_pace_is_slower_than_a_slower_one(
    game: str, bots: int, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(bot_pace, "UNSEEN_SECONDS", math.inf)  # however slow the machine is
    calm, brisk, at_once = (waits(game, each, bots) for each in ("calm", "brisk", "at-once"))
    assert sum(calm.all) > sum(brisk.all) > sum(at_once.all)
    assert all(a >= b >= c for a, b, c in zip(calm.all, brisk.all, at_once.all, strict=True))
    assert not any(at_once.followed)


def test_bots_at_once_answer_a_press_without_a_look_of_the_page():
    session, _ = a_match("expanse")
    while session.awaited_here():
        session.open_table.do_for_me(0)
    shown = asyncio.Event()
    session.on_change(shown.set)

    async def press() -> None:
        pace = Pace(session, seconds=3_600.0)
        pace.start()
        await asyncio.sleep(0)
        session.changed()
        async with asyncio.timeout(20):
            while not session.awaited_here():
                shown.clear()
                await shown.wait()
        pace.stop()

    asyncio.run(press())


def test_bots_at_once_show_how_far_they_are_and_can_be_skipped(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("reefkit.labs.lesson.pace.UNSEEN_SECONDS", 0.0)
    session, pace = a_match("expanse", pace="at-once")
    while session.awaited_here():
        session.open_table.do_for_me(0)
    before = session.open_table.position
    assert positions(session, pace, 1) == [before + 1]
    assert soup(session).select_one('[data-act="bots-skip"]') is not None


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


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_of_the_bots_turn_goes_when_ones_own_begins(game: str):
    session, _ = a_match(game, "brisk")
    why = message("reject-expanse-page-not-your-turn")
    while session.awaited_here():
        session.open_table.do_for_me(0)
    session.next_seat()
    session.refuse(why)
    while not session.awaited_here():
        assert session.said == why
        session.open_table.tick(hurried=True)
        session.next_seat()
    assert session.said is None
    session.refuse(why)
    session.next_seat()
    assert session.said == why


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_while_others_are_asked_the_page_says_what_for(game: str, locale: str):
    session, _ = a_match(game)
    session.speak(locale)
    say, table, asked = session.say, session.open_table, set()
    for _ in range(400):
        scene = session.scene()
        if scene.over:
            break
        if session.awaited_here():
            table.do_for_me(0)
            session.next_seat()
            continue
        ids = {each.what.id for each in scene.view.awaited}
        now = head.sentence(scene)
        bare = say.render(message(now.id, **{**now.values, "what": ""}))
        if len(ids) == 1 and not next(iter(ids)).startswith("ask-"):
            assert say.render(now) != bare, ids
        asked |= ids
        table.tick(hurried=True)
        session.next_seat()
    assert len(asked) >= 4


@pytest.mark.parametrize("game", GAMES)
def test_every_step_that_can_be_waited_for_is_named(game: str):
    session, _ = a_match(game)
    say = session.say
    family = "step-" if game == "reef" else f"step-{game}-"
    steps = [each for each in say.ids() if each.startswith(family) and each not in NOT_WAITED_FOR]
    if game == "reef":
        steps = [each for each in steps if not each.startswith(OTHER_GAMES)]
    bare = say.render(message(f"play-wait-{game}", who=["Bo"], what=""))
    unnamed = {
        each
        for each in steps
        if say.render(message(f"play-wait-{game}", who=["Bo"], what=each)) == bare
    }
    assert len(steps) >= 4
    assert not unnamed


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
    assert chosen_pace(session) == "brisk"
    monkeypatch.setenv("REEFKIT_PACE", "at-once")
    assert chosen_pace(session) == "at-once"
    session.do("bots-pace", {"value": "calm"})
    assert not session.refused
    assert session.ui.pace == "calm"
    assert chosen_pace(session) == "calm"
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
    assert "bots-pace" not in head.NOW.render(session.scene())
