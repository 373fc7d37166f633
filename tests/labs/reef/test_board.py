"""The board's picture and the neighbours beside it, and the story of a space."""

import pytest

from reefkit.games.reef import new_match
from reefkit.labs.lesson import match_setup
from reefkit.labs.reef import regions
from reefkit.match.game import SeatInfo
from reefkit.text import Message
from reefkit.widgets.board.drawing import Space
from tests.games.reef.guided import Guided, reef
from tests.labs.reef.desk import BooksDesk
from tests.labs.reef.outcomes import BROKEN, Page, at, at_survey, drawn, hurricane, keys
from tests.support.open_page import words


# ---- The board's picture and the neighbours beside it: labels say all, states are those of the step.
def spaces_of(page: Page) -> dict[tuple[int, int], Space]:
    return {(each.row, each.column): each for each in regions.picture(page.scene).spaces}


def test_a_label_says_everything_of_its_space():
    page = Page(
        Guided(reef("ramp", {(4, 1): "Bi+h/Pl", (6, 1): "~", (2, 2): "~Bo"}), phase="algae")
    )
    found = spaces_of(page)
    stack = found[4, 1]
    assert stack.label.startswith("Row 4, column 1, medium water")
    assert [piece.art for piece in stack.stack] == ["bivalve", "platy-coral"]
    for piece in stack.stack:
        assert (
            page.session.say.render(page.scene.play.organism(_kind(page, piece.art))) in stack.label
        )
    assert stack.stack[0].marks
    assert "alga" in found[2, 2].label
    assert "boulder coral" in found[2, 2].label
    assert (found[6, 1].alga, found[6, 1].stack) == (True, ())
    assert "can be chosen" in found[5, 5].label
    assert "can be chosen" not in stack.label
    assert len({each.label for each in found.values()}) == 30


def _kind(page: Page, name: str) -> int:
    return int(page.scene.play.lookups.kind[name])


def test_depths_are_the_boards():
    page = Page(Guided(reef("ramp"), phase="algae"))
    assert "".join(spaces_of(page)[row, 1].depth for row in range(1, 7)) == "SSMMDD"


def test_states_are_marked_and_said():
    page = hurricane()
    page.do("pick", row=4, column=2)
    found = spaces_of(page)
    assert "predicted" in found[4, 2].states
    assert "you expect it to die" in found[4, 2].label
    assert "you expect it to die" not in found[2, 1].label


def test_a_neighbours_reef_has_no_states_and_cannot_be_played_on():
    page = Page(Guided(reef(), reef("atoll"), phase="algae"))
    page.do("look", seat=1)
    assert all(not each.states for each in regions.picture(page.scene).spaces)
    before = page.plain()
    page.session.do("pick", {"row": 4, "column": 4})
    assert page.plain() == before
    assert page.session.ui.about == (4, 4)
    assert "Seat 2" in regions.picture(page.scene).title
    assert not regions.picture(page.scene).land


def test_the_past_has_no_states_and_cannot_be_played_on():
    page = Page(Guided(reef(), phase="algae"))
    page.touch((4, 4))
    page.session.ui.moment = 1
    assert all(not each.states for each in regions.picture(page.scene).spaces)
    before = page.plain()
    page.session.do("pick", {"row": 5, "column": 5})
    assert page.plain() == before


@pytest.mark.parametrize(("row", "column"), [(0, 1), (7, 1), (1, 6), ("x", 1), (1, None)])
def test_a_space_off_the_board_is_refused(row: object, column: object):
    page = Page(Guided(reef(), phase="algae"))
    assert page.refused("pick", row=row, column=column) == "lab-not-understood"
    assert page.refused("focus", row=row, column=column) == "lab-not-understood"
    assert page.session.ui.about is None


def test_dwellers_swim_as_many_as_can_be_drawn_and_move_with_the_phase():
    page = Page(Guided(reef("ramp", {}, fish=7, snail=1), phase="algae"))
    swimmers = regions.picture(page.scene).swimmers
    assert [art for _, art in swimmers] == ["fish"] * regions.MOST_DRAWN + ["snail"]
    assert len({key for key, _ in swimmers}) == len(swimmers)


# -- neighbours ----------------------------------------------------------------------------------
def test_neighbours_stand_in_the_order_of_the_circle_with_their_points():
    page = at_survey(1, people=2, bots=2)
    page.session.choose_seat(1)
    soup = page.part(regions.NEIGHBOURS_PART)
    assert keys(soup, "neighbour-") == ["2", "3", "0"]
    points = page.scene.rules.points(page.state)
    for seat in (2, 3, 0):
        head = at(soup, f"look-{seat}").select(".rk-neighbour-head > b")
        assert words(head[0]) == str(int(points[seat]))
        assert page.scene.name(seat) in str(at(soup, f"look-{seat}")["aria-label"])
    assert str(int(points[1])) in words(soup.select(".rk-own-points")[0])


def test_a_neighbour_is_still_playing_or_ready_and_its_turn_can_be_taken_here():
    page = Page(Guided(reef(), reef(), reef(), phase="algae"), here=(0, 1))
    soup = page.part(regions.NEIGHBOURS_PART)
    assert keys(soup, "play-") == ["1"]  # seat 2 sits elsewhere
    page.table.do_for_me(2)
    feet = [words(each) for each in page.part(regions.NEIGHBOURS_PART).select(".rk-neighbour-foot")]
    assert len(feet) == 1
    before = words(soup.select(".rk-neighbour-foot")[0])
    assert feet[0] != before
    page.do("play-seat", seat=1)
    assert page.seat == 1
    assert page.refused("play-seat", seat=2) == "lab-not-here"
    assert page.refused("play-seat", seat=7) == "lab-not-here"


def test_looking_opens_and_closes_a_reef():
    page = Page(Guided(reef(), reef(), phase="algae"))
    page.do("look", seat=1)
    button = at(page.part(regions.NEIGHBOURS_PART), "look-1")
    assert (button["aria-pressed"], button["data-seat"]) == ("true", "0")
    page.do("look", seat=0)
    assert page.session.ui.looking is None
    assert page.refused("look", seat=2) == "lab-no-such-seat"
    assert page.refused("look", seat=-1) == "lab-not-understood"


def test_one_alone_has_no_neighbours():
    assert Page(Guided(reef(), phase="algae")).part(regions.NEIGHBOURS_PART).get_text() == ""


def test_names_of_neighbours_are_text():
    seats = [SeatInfo("Ana"), SeatInfo("<script>alert(1)</script>", bot="builder")]
    page = Page(new_match(seats, seed=1, options={"rounds": 1}))
    match_setup.set_all_up(page.table, [0], "founding")
    soup = page.part(regions.NEIGHBOURS_PART)
    assert not soup.select("script")
    assert "<script>" in words(soup)


# ---- The story of a space: its line, its dialog, and what an open card keeps untold.
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
