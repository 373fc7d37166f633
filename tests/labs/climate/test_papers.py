"""The questions on the page: before the game, and about one's own match after it."""

from __future__ import annotations

import pytest
from bs4 import BeautifulSoup

from reefkit.labs.lesson import papers
from reefkit.labs.lesson.parts import questions
from tests.labs.climate.hands import Child


def open_part(child: Child, part: str) -> None:
    """Press a part's tab, and draw as the page does."""
    child.do("part", part=part)
    papers.lay(child.session)


@pytest.fixture(scope="module")
def after() -> Child:
    """Give a page whose match is over, with the questions after it open."""
    child = Child(rounds=4, seed=3)
    child.session.open_table.set_away(0)
    child.let_bots_play()
    open_part(child, "after")
    child.do("ask-begin")
    return child


def test_the_first_page_tells_of_habitats_genes_and_cards_and_opens_words() -> None:
    child = Child()
    open_part(child, "before")
    soup = BeautifulSoup(str(questions.BEFORE.render(child.scene)), "html.parser")
    told = soup.select_one('[data-key="before-climate"]')
    assert told is not None
    words = told.get_text(" ")
    for each in ("savannah", "tropical forest", "temperate forest", "tundra", "neutral mutation"):
        assert each in words
    assert told.select(".rk-q-genome")
    assert {"climate-tundra", "climate-neutral"} <= {
        str(each["data-word"]) for each in told.select(".rk-term")
    }


def test_every_question_before_the_game_can_be_seen() -> None:
    child = Child()
    open_part(child, "before")
    child.do("ask-begin")
    desk = child.session.desk
    drawn = []
    for each in desk.open_sheet.asked:
        assert desk.open_question(each.id)
        assert child.text("ask-head"), each.id
        assert child.text("ask-body"), each.id
        drawn += child.html("ask-head").select("figure.rk-ask-drawing table")
    assert len(desk.open_sheet.asked) == 6
    assert drawn, "a genome to look at"


def test_after_the_match_its_gene_is_plotted_from_the_table_above(after: Child) -> None:
    desk = after.session.desk
    first = desk.open_sheet.asked[0]
    assert first.kind == "curve-plot"
    assert desk.open_question(first.id)
    table = after.html("ask-head").select_one(".rk-ask-drawing table")
    assert table is not None
    assert "Cards played for the" in table.get_text()


def test_what_was_answered_of_the_match_points_to_its_moment(after: Child) -> None:
    desk = after.session.desk
    made = [each for each in desk.open_sheet.asked if each.source == "match"]
    assert len(made) == 3
    for each in made:
        assert each.moment is not None
        assert 0 < each.moment <= after.session.open_table.position
