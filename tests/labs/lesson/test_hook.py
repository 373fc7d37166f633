"""Each lesson opens on a real phenomenon: its question stays, and is answered at the end."""

import pytest
from bs4 import BeautifulSoup, Tag

from reefkit.labs.lesson.content import opening_question
from reefkit.labs.lesson.lab import labs
from reefkit.labs.lesson.page import new_session
from reefkit.labs.lesson.page_memory import FINAL
from reefkit.labs.lesson.session import LessonSession
from reefkit.text import Message, catalogue, message
from reefkit.text.languages import is_simple
from tests.labs.lesson.test_every_lab import GAMES, LOCALES, begun, do, played, read
from tests.support.open_page import one, region, words


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=LOCALES)
def session(game: str, request: pytest.FixtureRequest) -> LessonSession:
    return new_session(labs()[game], catalogue(request.param), None)


def said(session: LessonSession, part: str = "") -> str:
    return letters(session.say.render(Message(f"hook-{session.lab.id}{part}"), strict=True))


def letters(shown: BeautifulSoup | Tag | str) -> str:
    """Return what is said in letters alone: a term of the glossary is a button of its own."""
    return (
        "".join(each for each in shown if each.isalnum())
        if isinstance(shown, str)
        else letters(words(shown))
    )


def press(session: LessonSession, shown: BeautifulSoup | Tag, key: str, **more: str) -> None:
    """Press an element, or write into it, as the page would."""
    found = {
        name.removeprefix("data-"): str(value)
        for name, value in one(shown, f'[data-key="{key}"]').attrs.items()
        if name.startswith("data-") and name != "data-key"
    }
    do(session, found.pop("act"), **found, **more)


def drawn(session: LessonSession) -> BeautifulSoup:
    """Draw the whole page, whose food web is drawn twice with the same keys."""
    parts = (region(part, session.scene()) for part in session.lab.parts)
    return BeautifulSoup("".join(parts), "html.parser")


def test_the_door_opens_on_it_with_its_graph_and_credit(session: LessonSession):
    hook = opening_question(session.lab.id)
    assert hook is not None
    shown = one(read(session), '[data-key="door-hook"]')
    assert said(session) in letters(shown)
    assert said(session, ".what") in letters(shown)
    for source in hook.source.split("; "):  # simple words leave out where to find it
        assert letters(source.partition(", doi")[0]) in letters(shown)
    assert ("doi 10." in shown.get_text()) is not is_simple(session.say.locale)
    assert len(shown.select(".rk-graph svg")) == 2
    assert said(session, ".answer") not in letters(shown)


def test_it_stands_before_before_and_stays_in_the_head(session: LessonSession):
    do(session, "part", part="before")
    session.open_sheet_of_part()
    page = read(session)
    assert said(session) in letters(one(page, '[data-key="before-hook"]'))
    do(session, "ask-begin")
    page = read(session)
    tab = one(page, ".rk-hook-tab")
    assert said(session) in letters(tab)
    title = session.say.render(message("hook-title"))
    assert tab.get_text().count(title) == 1  # it takes the place of the question in a small head
    assert str(tab["aria-label"]).startswith(f"{title}: ")
    assert said(session, ".answer") not in letters(page)
    do(session, "hook")
    window = one(read(session), 'dialog[data-key="hook-window"]')
    assert said(session, ".what") in letters(window)
    assert window.select_one(".rk-graph") is not None
    do(session, "close-hook")
    assert read(session).select_one('[data-key="hook-window"]') is None


def test_it_comes_back_when_the_match_is_over_and_the_answer_is_folded(session: LessonSession):
    session.sit(played(session.lab.id), (0,))
    session.ui.page, session.ui.tab = "", FINAL
    shown = one(drawn(session), '[data-key="final-hook"]')
    assert said(session) in letters(shown)
    do(session, "hook")
    folded = one(drawn(session), 'dialog[data-key="hook-window"] details:not(.rk-described)')
    assert said(session, ".answer") in letters(folded)
    assert not folded.has_attr("open")
    window = words(one(drawn(session), 'dialog[data-key="hook-window"]'))
    assert session.scene().alone, "bots are no neighbours"
    assert session.say.render(message("hook-think", alone="yes")) in window


def test_two_people_at_a_table_are_not_alone(session: LessonSession):
    assert session.scene().alone
    session.sit(begun(session.lab), (0, 1))
    assert not session.scene().alone


def test_the_answer_is_not_to_be_had_while_after_asks_and_stands_at_its_end(
    session: LessonSession,
):
    session.sit(played(session.lab.id), (0,))
    do(session, "part", part="after")
    session.open_sheet_of_part()
    assert said(session) in letters(one(read(session), '[data-key="after-hook"]'))
    do(session, "ask-begin")
    do(session, "hook")
    assert said(session, ".answer") not in letters(read(session))
    do(session, "close-hook")
    do(session, "ask-end")
    do(session, "ask-end")
    closing = one(read(session), '[data-key="result-hook"]')
    assert said(session, ".answer") not in letters(closing)
    press(session, closing, "idea-compare")
    assert said(session, ".answer") in letters(one(read(session), '[data-key="result-hook"]'))


def test_the_first_idea_is_shown_next_to_the_last_with_what_was_right(session: LessonSession):
    press(session, read(session), "door-to-before")
    session.open_sheet_of_part()
    assert read(session).select_one('[data-key="idea-first-kept"]') is None
    press(session, read(session), "idea-first", value="Heat <kills> them")
    assert read(session).select_one('[data-key="idea-first-kept"]') is not None
    for act in ("ask-begin", "ask-end", "ask-end"):
        do(session, act)
    do(session, "part", part="play")
    assert read(session).select_one('[data-key="door-to-before"]') is None
    session.sit(played(session.lab.id), (0,))
    do(session, "part", part="after")
    session.open_sheet_of_part()
    for act in ("ask-begin", "ask-end", "ask-end"):
        do(session, act)
    page = read(session)
    assert words(one(page, '[data-key="idea-then"]')) == "Heat <kills> them"
    for key in ("idea-then-right", "idea-now-right"):
        assert words(one(page, f'[data-key="{key}"]')).split(": ")[1].startswith("0 ")
    press(session, page, "idea-now", value="Fast ones died")
    press(session, page, "idea-compare")
    page = read(session)
    assert words(one(page, '[data-key="idea-now"]')) == "Fast ones died"
    assert page.select_one("textarea") is None
    assert page.select_one('[data-key="next-lesson"]') is None  # a notebook has no other pages


def test_teachers_read_question_answer_and_source(session: LessonSession):
    do(session, "page", page="teachers")
    shown = one(read(session), '[data-key="teach-hook"]')
    for part in ("", ".what", ".answer"):
        assert said(session, part) in letters(shown)
