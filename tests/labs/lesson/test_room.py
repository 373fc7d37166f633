"""What every lesson's page has, shown with a lesson that this room never heard of."""

from __future__ import annotations

from pathlib import Path

import pytest

from reefkit.labs.lesson import match_setup, replay
from reefkit.labs.lesson.log import log_lines
from reefkit.labs.lesson.page import LessonPage
from reefkit.labs.lesson.parts import match_view, pages
from reefkit.labs.lesson.session import FINAL
from reefkit.labs.storage import ENDING
from reefkit.match import save
from reefkit.match.game import SeatInfo
from tests.labs.lesson.toy_lab import CONTROLS, KIND, PARTS, Page, make_match
from tests.match import toy
from tests.match.toy_types import Hide, Note


@pytest.fixture
def page() -> Page:
    """Sit at a match of two people, which plays one round."""
    page = Page()
    seats = [SeatInfo("Ana"), SeatInfo("Ben")]
    match_setup.begin(page.session, make_match(seats, seed=4, options={"rounds": 1}))
    return page


def test_a_lesson_begins_at_its_door_and_plays_to_its_end_with_every_region_drawn() -> None:
    page = Page()
    assert "Dive for shells" in page.see(pages.WHOLE).get_text()
    page.do("quick-start")
    page.play_on()
    assert page.session.ui.tab == FINAL
    assert "won." in page.all()


def test_a_match_is_set_up_as_the_game_says_it_can_be() -> None:
    page = Page()
    page.do("page", page="new")
    assert "Rounds" in page.see(pages.WHOLE).get_text()
    assert page.refused("new-option", name="rounds", value="99") == "reject-new-option"
    page.do("new-option", name="rounds", value="3")
    page.do("new-begin")
    assert page.session.open_table.setup.options["rounds"] == 3
    assert [seat.bot for seat in page.session.open_table.setup.seats] == [None, "calm"]


def test_the_widgets_of_the_page_are_the_regions_of_the_lab_in_their_order(page: Page) -> None:
    made = LessonPage(page.session)
    made.draw()
    assert list(made.panels) == [part.name for part in PARTS]
    assert "rk-lesson-toy" in made.areas._dom_classes
    assert "rk-screen-play" in made.areas._dom_classes
    assert made.stage is None
    assert made.charts is None
    page.do("show-hand")
    assert 'data-key="shells"' in made.panels["controls"].html


def test_what_is_in_hand_is_forgotten_when_the_screen_passes_on(page: Page) -> None:
    page.act()
    page.act()
    assert page.session.scene().phase == "hide"
    page.do("show-hand")
    page.do("toy-think", number=5)
    assert page.session.hand.number == 5
    page.do("toy-hide")
    assert page.session.seat == 0, "it was the second player's turn to hide"
    assert page.session.hand.number == 0


def test_a_page_that_is_opened_again_finds_its_match_its_seat_and_its_hand(tmp_path: Path) -> None:
    page = Page(tmp_path)
    page.do("quick-start")
    page.do("ready")
    page.do("toy-think", number=6)
    again = Page(tmp_path)
    again.session.reopen()
    assert again.session.open_table.setup == page.session.open_table.setup
    assert again.session.open_table.position == page.session.open_table.position
    assert again.session.hand.number == 6


def test_the_past_is_shown_beat_by_beat_and_nobody_plays_in_it(page: Page) -> None:
    page.play_on()
    session = page.session
    found = KIND.moments(session.open_table)
    assert [each.position for each in found] == list(range(session.open_table.position + 1))
    page.do("replay-open")
    page.do("replay-step", by=-1)
    assert session.ui.moment == replay.here(session) < session.open_table.position
    assert page.refused("ready") == "reject-replaying"
    page.do("replay-survey", by=-1)
    assert session.ui.moment == 0
    assert "Dive, or say Ready" in page.see(CONTROLS).get_text()
    page.do("replay-now")
    assert session.ui.moment is None


def test_the_log_tells_each_seat_what_it_may_know_and_forgets_what_was_taken_back(
    page: Page,
) -> None:
    page.do("show-hand")
    page.do("toy-dive")
    table = page.session.open_table

    def ids(seat: int | None) -> list[str]:
        return [line.text.id for line in log_lines(table, seat, KIND.told)]

    assert ids(0) == ["toy-dived", "toy-found"]
    assert ids(1) == ids(None) == ["toy-dived"]
    line = log_lines(table, 0, KIND.told)[0]
    assert (line.round, line.phase, line.moment) == (1, "dive", 1)
    while page.session.scene().phase != "survey":
        page.act()
    seat, before = page.session.seat, ids(page.session.seat)
    page.do("show-hand")
    page.session.play(Note("Deeper next time."))
    assert ids(seat) == [*before, "toy-noted"]
    page.do("undo")
    assert ids(seat) == before


def test_a_match_is_taken_away_as_a_file_named_after_the_lesson_and_goes_on(page: Page) -> None:
    given: list[tuple[str, bytes]] = []
    page.session.on_file(lambda name, _mime, data: given.append((name, data)))
    page.do("show-hand")
    page.do("toy-dive")
    page.do("match-save")
    (name, data), *_ = given
    assert name == match_setup.file_name("toy-lesson", page.session.open_table) + ENDING
    assert name.startswith("toy-lesson-")
    other = Page()
    match_setup.take_in(other.session, data)
    assert other.session.open_table.position == page.session.open_table.position
    assert save.parse(data, toy.TOYS).setup == page.session.open_table.setup


def test_before_the_game_its_own_questions_are_asked(page: Page) -> None:
    page.do("part", part="before")
    made = LessonPage(page.session)
    made.draw()
    assert "Before the dive" in page.see(pages.WHOLE).get_text()
    assert page.session.desk.open_sheet.id == "before"


def test_several_at_one_screen_may_answer_each_for_itself(page: Page) -> None:
    page.act()
    page.act()
    session = page.session
    assert (session.scene().phase, session.seat) == ("hide", 1)
    session.play_for(0, Hide(3))
    assert session.seat == 1
    assert [each.seats for each in session.open_table.view(None).awaited] == [(1,)]


def test_the_notes_of_a_seat_are_its_own(page: Page) -> None:
    while page.session.scene().phase != "survey":
        page.act()
    page.do("show-hand")
    seat = page.session.seat
    page.session.play(Note("My plan."))
    assert KIND.notes(page.session.open_table, seat) == ("My plan.",)
    assert KIND.notes(page.session.open_table, 1 - seat) == ("",)


def test_the_head_and_the_bar_speak_for_the_lesson(page: Page) -> None:
    assert "Shells" in page.see(match_view.TOP).get_text()
    assert "Ana" in page.see(match_view.NOW).get_text()
