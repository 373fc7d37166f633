"""Hands that are secret, on one screen: nobody sees the next one's before it is asked for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from reefkit.labs.lesson import match_setup
from reefkit.labs.lesson.parts import match_view
from reefkit.match.game import SeatInfo
from tests.labs.lesson.toy_lab import CONTROLS, KIND, Page, make_match


def sit(*seats: SeatInfo, folder: Path | None = None) -> Page:
    """Sit at a match; every seat that is no bot's plays at this screen."""
    page = Page(folder)
    match_setup.begin(page.session, make_match(seats, seed=4))
    return page


@pytest.fixture
def two() -> Page:
    return sit(SeatInfo("Ana"), SeatInfo("Ben"))


def shells(page: Page) -> list[int]:
    """Read the shells that the page shows."""
    return [int(each.get_text()) for each in page.see(CONTROLS).select(".shell")]


def dive(page: Page) -> None:
    """Have the seat here take up a shell, and see it."""
    page.do("show-hand")
    page.do("toy-dive")
    assert shells(page) == page.session.open_table.match.state.hands[page.session.seat]
    assert shells(page) != [0]


def test_a_match_begins_covered_and_opens_when_it_is_asked_to(two: Page) -> None:
    assert two.session.scene().covered_hand
    assert "Ana, it is your turn" in two.see(CONTROLS).get_text()
    assert not two.see(match_view.NOW).select('[data-act="cover-hand"]')
    two.do("show-hand")
    assert not two.session.scene().covered_hand
    assert two.see(match_view.NOW).select('[data-act="cover-hand"]')
    two.do("cover-hand")
    assert two.session.scene().covered_hand


def test_the_next_hand_is_covered_when_the_screen_passes_on(two: Page) -> None:
    dive(two)
    two.do("ready")
    assert two.session.seat == 1
    assert two.session.scene().covered_hand
    assert "Ben, it is your turn" in two.see(CONTROLS).get_text()
    dive(two)
    two.do("ready")
    assert (two.session.scene().phase, two.session.seat) == ("hide", 1)
    assert not two.session.scene().covered_hand, "the same player goes on"
    two.do("toy-hide")
    assert two.session.seat == 0
    assert two.session.scene().covered_hand, "round the circle, the first is covered again"


def test_a_hand_is_covered_again_for_who_only_looked_away(two: Page) -> None:
    two.do("show-hand")
    two.session.choose_seat(1)
    two.session.choose_seat(0)
    assert two.session.scene().covered_hand


def test_while_a_hand_is_covered_the_page_sees_what_somebody_who_watches_sees(two: Page) -> None:
    dive(two)
    two.do("cover-hand")
    scene = two.session.scene()
    assert scene.viewer is None
    assert scene.state == two.session.open_table.view(None).state
    assert "toy-found" not in two.all()
    assert "You found a shell" not in two.all()
    two.do("show-hand")
    assert "You found a shell" in two.all()


def test_the_past_of_a_covered_hand_is_covered_too(two: Page) -> None:
    dive(two)
    two.do("toy-dive")
    two.do("cover-hand")
    two.do("replay-to", value=1)
    assert two.session.ui.moment == 1
    assert two.session.scene().state.hands == [[0], []]


def test_nobody_plays_a_hand_that_is_covered(two: Page) -> None:
    before = two.session.open_table.position
    assert two.refused("toy-dive") == "reject-hand-covered"
    assert "Ana" in two.said
    assert two.refused("ready") == "reject-hand-covered"
    assert two.refused("do-for-me") == "reject-hand-covered"
    assert two.session.open_table.position == before


def test_who_plays_alone_or_with_bots_has_nothing_to_cover() -> None:
    page = sit(SeatInfo("Ana"), SeatInfo("Pebble", bot="calm"))
    assert not page.session.scene().covered_hand
    page.do("toy-dive")
    assert shells(page) != [0]


def test_a_page_that_is_opened_again_is_covered(tmp_path: Path) -> None:
    page = sit(SeatInfo("Ana"), SeatInfo("Ben"), folder=tmp_path)
    dive(page)
    again = Page(tmp_path)
    again.session.reopen()
    assert again.session.scene().covered_hand


def test_a_match_that_is_over_has_no_secrets(two: Page) -> None:
    two.play_on()
    assert not two.session.scene().covered_hand


def test_a_game_without_secret_hands_covers_nothing(two: Page) -> None:
    two.session.kind = replace(KIND, secret_hands=False)
    assert not two.session.scene().covered_hand
