"""The questions on the page: before the game, about one's own match after it, and the notes."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from bs4 import BeautifulSoup

from reefkit.games.expanse.game import new_match
from reefkit.labs.expanse.desk_adapter import DESK_PAPERS
from reefkit.labs.expanse.kind import KIND
from reefkit.labs.lesson import match_setup, papers
from reefkit.labs.lesson.page import new_session
from reefkit.labs.lesson.parts import pages, questions
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.game import SeatInfo
from reefkit.text import catalogue
from tests.labs.expanse import made_pool

LEVELS = ("en", "en-simple")


def drawn(session: LessonSession, part: Any) -> BeautifulSoup:  # noqa: ANN401 (any region)
    return BeautifulSoup(str(part.render(session.scene())), "html.parser")


def opened(part: str, level: str = "en") -> LessonSession:
    """Open a page, and on it a part."""
    session = new_session(KIND, catalogue(level))
    session.do("part", {"part": part})
    papers.lay(session)
    return session


@cache
def over() -> LessonSession:
    """Give a page whose match is over, with the questions after it open."""
    session = new_session(KIND, catalogue("en"))
    seats = [SeatInfo("Ana"), SeatInfo("bot 1", bot=KIND.game.bots[0])]
    match_setup.begin(session, new_match(seats, seed=4, options={**made_pool.OPTIONS, "turns": 8}))
    session.open_table.set_away(0)
    while session.open_table.tick(hurried=True):
        pass
    session.do("part", {"part": "after"})
    papers.lay(session)
    return session


@pytest.mark.parametrize("level", LEVELS)
def test_the_first_page_tells_who_eats_whom_and_opens_words(level: str) -> None:
    soup = drawn(opened("before", level), questions.BEFORE)
    for key in ("before-web", "before-coral", "before-people"):
        assert soup.select_one(f'[data-key="{key}"]') is not None
    assert len(soup.select('[data-key="before-web"] li')) == 5
    assert {"expanse-trophic-level", "expanse-bleaching", "expanse-zooxanthellae"} <= {
        str(each["data-word"]) for each in soup.select(".rk-term")
    }


def test_every_question_before_the_game_can_be_seen() -> None:
    session = opened("before")
    session.do("ask-begin", {})
    asked = session.desk.open_sheet.asked
    webs = 0
    for each in asked:
        assert session.desk.open_question(each.id)
        soup = drawn(session, questions.HEAD)
        assert soup.get_text(strip=True), each.id
        webs += len(soup.select(".rk-foodweb"))
    assert len(asked) == 6
    assert webs == 1


def test_after_the_match_its_reef_is_plotted_first() -> None:
    session = over()
    soup = drawn(session, questions.AFTER)
    assert soup.select_one('[data-key="after-two-reefs"]') is not None
    session.do("ask-begin", {})
    asked = session.desk.open_sheet.asked
    assert asked[0].kind == "curve-plot"
    made = [each for each in asked if each.source == "match"]
    assert len(made) == 3
    for each in made:
        assert each.moment is not None
        assert 0 < each.moment <= session.open_table.position
        assert session.desk.open_question(each.id)
        assert drawn(session, questions.HEAD).get_text(strip=True), each.id


def test_the_desk_makes_the_same_questions_and_draws_their_pictures() -> None:
    table = made_pool.table(1)
    made = DESK_PAPERS.made(table, 0, "Ana")
    assert [each.id for each in made] == [each.id for each in KIND.papers().make(table, 0, "Ana")]
    pictured = [each for each in made if each.item.picture is not None]
    assert pictured
    assert all(DESK_PAPERS.picture(each, catalogue("en")) for each in pictured)
    assert set(DESK_PAPERS.goals()) == set("ABCDE")


@pytest.mark.parametrize("level", LEVELS)
def test_the_notes_for_teachers_can_be_read(level: str) -> None:
    session = new_session(KIND, catalogue(level))
    session.do("page", {"page": "teachers"})
    soup = drawn(session, pages.TEACHERS)
    assert len(soup.select('[data-key^="plan-expanse-"]')) == 4
    assert len(soup.select('[data-key^="event-expanse-"]')) == 12
    assert "{" not in soup.get_text()
