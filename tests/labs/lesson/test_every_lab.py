"""Every lab's page, of whatever game: all that it says is written, all that it asks can be done."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

import reefkit.labs
from reefkit.labs.lesson import papers
from reefkit.labs.lesson.kind import Kind
from reefkit.labs.lesson.page import new_session
from reefkit.labs.lesson.session import LessonSession
from reefkit.text import catalogue

LABS = Path(reefkit.labs.__file__).parent
GAMES = sorted(each.parent.name for each in LABS.glob("*/kind.py") if each.parent.name != "lesson")
LOCALES = ("en", "en-simple")
WHOLE = ("door", "new", "how", "glossary", "rulings", "teachers")


def kind_of(game: str) -> Kind:
    kind: Kind = import_module(f"reefkit.labs.{game}.kind").KIND
    return kind


@pytest.fixture(params=GAMES)
def kind(request: pytest.FixtureRequest) -> Kind:
    return kind_of(request.param)


@pytest.fixture(params=LOCALES)
def session(kind: Kind, request: pytest.FixtureRequest) -> LessonSession:
    return new_session(kind, catalogue(request.param), None)


def read(session: LessonSession) -> BeautifulSoup:
    """Draw the whole page: every message is there, every act is known, every key is one element's."""
    html = "".join(str(part.render(session.scene())) for part in session.kind.parts)
    assert "⟦" not in html, html[html.index("⟦") :][:80]
    soup = BeautifulSoup(html, "html.parser")
    acts = {str(each["data-act"]) for each in soup.select("[data-act]")}
    assert acts <= set(session.acts.names), acts - set(session.acts.names)
    keys = [str(each["data-key"]) for each in soup.select("[data-key]")]
    assert sorted(set(keys)) == sorted(keys), {each for each in keys if keys.count(each) > 1}
    return soup


def do(session: LessonSession, name: str, /, **values: object) -> None:
    """Do what the page must not refuse."""
    session.do(name, values)
    assert not session.refused, session.said


def test_there_are_labs() -> None:
    assert {"reef", "climate", "succession", "expanse"} <= set(GAMES)


def test_every_whole_page_is_written(session: LessonSession) -> None:
    pages = (*WHOLE, *(each.name for each in session.kind.front.pages))
    assert set(session.kind.front.more) <= set(pages)
    for page in pages:
        do(session, "page", page=page)
        assert session.ui.page == page
        assert read(session).select_one("h1") is not None, page


def test_the_door_says_what_this_lab_is(session: LessonSession) -> None:
    soup, say = read(session), session.say
    scene = session.scene()
    title, lesson = soup.select("h1")[0].get_text(), soup.select(".rk-lesson")[0].get_text()
    assert title.split() == say.render(scene.own("door-title")).split()
    assert lesson == say.render(scene.own("lesson-title"))
    assert soup.select_one(".rk-door-picture") is not None


def test_a_match_has_its_tabs_its_log_and_its_past(session: LessonSession) -> None:
    do(session, "quick-start")
    assert len(read(session).select(".rk-button-primary")) <= 1
    for tab in session.kind.tabs:
        do(session, "tab", tab=tab)
        assert read(session).select(f'[data-key="evidence-{tab}"][aria-pressed="true"]')
    do(session, "replay-open")
    assert read(session).select_one('[data-key="replay-slider"]') is not None
    do(session, "replay-now")


def test_both_parts_open_beside_a_match(session: LessonSession) -> None:
    do(session, "quick-start")
    do(session, "part", part="after")
    assert read(session).select_one('[data-key="after-early"]') is not None
    do(session, "part", part="before")
    papers.lay(session)
    do(session, "ask-begin")
    assert read(session).select_one('[data-key="ask-title"]') is not None


def test_every_option_is_offered_with_its_values_and_a_match_of_them_begins(
    session: LessonSession,
) -> None:
    do(session, "page", page="new")
    new = session.kind.new_match
    soup = read(session)
    offered = {str(each["name"]) for each in soup.select('[data-act="new-option"]')}
    several = {str(each["name"]) for each in soup.select('[data-act="new-several"]')}
    choices = new.choices(session.say, new.defaults())
    assert offered | several == {each.name for each in choices}
    for choice in choices:
        for value, _ in choice.values if choice.how == "choice" else ():
            do(session, "new-option", name=choice.name, value=value)
            do(session, "new-option", name=choice.name, value=str(choice.now))
    for number in range(len(soup.select('[data-act="new-drop"]')), new.most):
        assert number < new.most
        do(session, "new-add")
    session.do("new-add", {})
    assert session.refused
    do(session, "new-begin")
    assert len(session.open_table.setup.seats) == new.most
