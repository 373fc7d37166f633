"""The story of a space: its line, its dialog, and what an open card keeps untold."""

from __future__ import annotations

import pytest

from reefkit.labs.reef import regions
from reefkit.text import Message
from tests.games.reef.guided import Guided, reef
from tests.labs.reef.books_desk import BooksDesk
from tests.labs.reef.outcomes import BROKEN, Page, at, drawn, hurricane, words

CARD = "hurricane-hit"


def test_a_touched_space_is_told_in_a_line_and_whole():
    page = Page(Guided(reef("ramp", {(4, 1): "Bi/Pl+h"}), phase="algae"))
    assert words(page.read(regions.line(page.scene))) == "Touch a space to read its story."
    page.do("story")
    assert page.part(regions.STORY_PART).get_text() == ""  # of no space: nothing opens
    page.do("focus", row=4, column=1)
    assert "2 builders stand here" in words(page.read(regions.line(page.scene)))
    page.do("story")
    soup = page.part(regions.STORY_PART)
    assert words(at(soup, "story-dialog")).startswith("Row 4, column 1")
    names = [words(each) for each in soup.select(".rk-story h3")]
    assert [name.split()[0] for name in names] == ["bivalve", "platy"]
    assert "Mutations" not in words(at(soup, "story-0"))
    assert "Mutations" in words(at(soup, "story-1"))
    page.do("close-dialog")
    assert page.part(regions.STORY_PART).get_text() == ""


def test_the_story_is_of_the_reef_that_is_looked_at():
    page = Page(Guided(reef("ramp", {(4, 1): "Bi"}), reef("ramp", {(4, 1): "Mi"}), phase="algae"))
    page.do("look", seat=1 - page.seat)
    page.do("focus", row=4, column=1)
    page.do("story")
    names = words(page.part(regions.STORY_PART))
    assert ("microbialite" in names, "bivalve" in names) == (page.seat == 0, page.seat == 1)


def threats(page: Page, row: int, column: int) -> list[str]:
    """List the cards that the dialog of a space tells of."""
    page.do("focus", row=row, column=column)
    page.do("story")
    return [words(each) for each in page.part(regions.STORY_PART).select(".rk-threats b")]


@pytest.mark.parametrize("predict", ["all", "first", "none"])
def test_an_open_card_is_told_only_when_it_is_no_longer_predicted(predict: str):
    name = Page(Guided(reef(), phase="algae")).session.say.render(Message(f"card-{CARD}"))
    page = drawn(CARD, reef("ramp", BROKEN), predict=predict)
    told = threats(page, 4, 2)
    assert told
    if page.step == "catastrophe-predict":
        assert name not in told
        assert name in words(page.part(regions.STORY_PART).select_one(".rk-story .rk-quiet"))
        page.do("predict")
    assert regions.untold(page.scene) == ""


def test_every_other_card_is_told_while_one_is_predicted():
    page = hurricane()
    assert page.step == "catastrophe-predict"
    before = threats(Page(Guided(reef("ramp", BROKEN), phase="algae")), 4, 2)
    name = page.session.say.render(Message(f"card-{CARD}"))
    assert name in before
    assert [each for each in before if each != name] == threats(page, 4, 2)


def test_a_card_that_is_kept_by_hand_is_not_told():
    desk = BooksDesk(reef("ramp", BROKEN), phase="catastrophe", deck=[CARD])
    assert regions.untold(desk.session.scene()) == CARD
    desk.do("focus", row=4, column=2)
    desk.do("story")
    name = desk.session.say.render(Message(f"card-{CARD}"))
    told = [words(each) for each in desk.see(regions.STORY_PART).select(".rk-threats b")]
    assert told
    assert name not in told
