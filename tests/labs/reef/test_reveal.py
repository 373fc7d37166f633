"""The reveal of a card: the dead stand until they are shown, one at a time, each with a reason."""

from __future__ import annotations

import numpy as np

from reefkit.labs.reef import catastrophe
from reefkit.labs.reef.controls import control_for
from reefkit.labs.reef.scene import reefs_of_state
from tests.games.reef.guided import Guided, reef
from tests.labs.reef.outcomes import BROKEN, Page, at, drawn, filled, hurricane, keys, words


def struck(predicted: tuple[tuple[int, int], ...] = ((4, 2), (2, 3))) -> Page:
    page = hurricane()
    page.touch(*predicted)
    page.do("predict")
    return page


def test_the_dead_stand_on_the_board_until_they_are_shown():
    page = struck()
    assert page.state.reefs.kind[0, 3, 1, 0] != page.scene.play.lookups.kind["platy-coral"]
    assert page.marks() == {}
    shown = control_for(page.scene).reefs(page.scene)  # type: ignore[union-attr]
    assert shown.kind[0, 3, 1, 0] == page.scene.play.lookups.kind["platy-coral"]
    assert reefs_of_state(page.scene).kind[0, 3, 1, 0] == page.scene.play.lookups.kind["bivalve"]
    before, marks = catastrophe.ghosts(page.scene) or (None, None)
    assert before is not None
    assert marks == {}
    page.do("reveal-all")
    still = control_for(page.scene).reefs(page.scene)  # type: ignore[union-attr]
    assert still.kind[0, 3, 1, 0] == page.scene.play.lookups.kind["platy-coral"]


def test_fates_are_shown_one_at_a_time_with_a_reason():
    page = struck()
    soup = page.controls()
    assert "The card reached 4 builders" in words(soup)
    assert filled(soup) == ["reveal-next"]
    assert not page.part(catastrophe.WHY_PART).select(".rk-fate")
    page.do("reveal-next")
    now = words(at(page.controls(), "fate-now"))
    assert "Platy coral, row 4, column 2" in now
    assert "delicate skeleton" in now
    assert "✓ predicted" in now
    assert page.marks() == {(4, 2): {"died", "right"}}
    assert page.session.ui.about == (4, 2)
    assert len(page.part(catastrophe.WHY_PART).select(".rk-fate")) == 1
    for _ in range(3):
        page.do("reveal-next")
    assert filled(page.controls()) == ["ready"]
    assert page.marks()[2, 1] == {"died", "wrong"}
    assert page.marks()[2, 3] == {"wrong"}


def test_after_all_the_missed_stand_first_and_the_counts_are_the_boards():
    page = struck()
    page.do("reveal-all")
    soup = page.part(catastrophe.WHY_PART)
    badges = [words(each) for each in soup.select(".rk-chip")]
    assert badges[:3] == ["! missed", "! it lived", "✓ predicted"]
    first = words(soup.select(".rk-fate")[0])
    assert first.startswith("Branching coral, row 2, column 1")
    counts = words(at(page.controls(), "counts"))
    tops = int((catastrophe.reef_before(page.scene).kind[0, ..., 0] != 0).sum())  # type: ignore[union-attr]
    assert counts == f"2 died of {tops} {tops - 2} lived"
    waters = [words(each) for each in page.controls().select(".rk-lived > li")]
    assert waters == [
        "Shallow 1 lived, 1 died",
        "Medium 1 lived, 1 died",
        "Deep 1 lived, 0 died",
    ]
    assert "Talk" in words(at(page.controls(), "talk"))


def test_the_reveal_can_be_seen_again():
    page = struck()
    page.do("reveal-all")
    page.do("reveal-again")
    assert page.marks() == {}
    assert filled(page.controls()) == ["reveal-next"]


def test_each_seat_of_a_screen_sees_its_own_reveal():
    page = hurricane(2)
    page.do("predict")
    page.do("predict")
    page.do("reveal-all")
    page.do("ready")
    assert page.seat == 0
    assert filled(page.controls()) == ["reveal-next"]


def test_what_each_reef_lost_is_what_was_lost():
    page = drawn("hurricane-hit", reef("ramp", BROKEN), reef("ramp", {(2, 2): "Br"}, fish=1))
    page.do("predict")
    page.do("predict")
    page.do("reveal-all")
    rows = [words(each) for each in page.part(catastrophe.WHY_PART).select(".rk-table tbody tr")]
    assert rows[0].startswith("Seat 1 1 × ")
    assert "platy coral" in rows[0]
    assert "branching coral" in rows[0]
    assert rows[1].startswith("Seat 2 1 × branching coral")


def test_ready_says_what_comes_next():
    one = struck()
    one.do("reveal-all")
    assert words(at(one.controls(), "ready")) == "To the survey"
    two = Page(
        Guided(
            reef("ramp", BROKEN),
            phase="catastrophe",
            round_=2,
            deck=["calm-seas", "hurricane-hit"],
            options={"predict": "none"},
        )
    )
    two.do("reveal-all")
    assert words(at(two.controls(), "ready")) == "Next card"
    assert "of 2" in words(two.part(catastrophe.CARD_PART))
    two.do("ready")
    two.do("reveal-all")
    assert words(at(two.controls(), "ready")) == "To the survey"


def test_a_card_that_reaches_nobody_says_so():
    page = drawn("calm-seas", reef("ramp", BROKEN), predict="none")
    soup = page.controls()
    assert "The card reached no builder of your reef." in words(soup)
    assert keys(soup, "reveal-") == []
    assert filled(soup) == ["ready"]


def test_an_empty_reef_has_a_reveal_too():
    page = drawn("hurricane-hit", reef("ramp"))
    page.do("predict")
    assert "No builder stood on your reef." in words(page.controls())


def test_dwellers_leave_after_the_dead_were_seen():
    sheltering = {(2, column): "Br" for column in range(1, 5)}
    more = {**sheltering, (6, 1): "Bo", (6, 2): "Bo"}
    page = drawn("hurricane-hit", reef("ramp", more, fish=1, snail=2), predict="none")
    assert page.step == "dismiss"
    assert filled(page.controls()) == ["reveal-next"]
    page.do("reveal-all")
    soup = page.controls()
    assert keys(soup, "leaving-") == ["fish", "snail"]
    assert "2 dwellers leave" in words(soup)
    assert page.refused("dismiss") == "dismiss-none-chosen"
    page.do("count", name="dismiss-snail", by=2)
    assert filled(page.controls()) == ["dismiss"]
    page.do("dismiss")
    assert page.state.reefs.dwellers[0].tolist().count(0) == 2
    assert page.step == "catastrophe-aftermath"


def test_more_dwellers_than_have_to_leave_are_refused():
    more = {(2, 1): "Br", (2, 2): "Br", (6, 1): "Bo", (6, 2): "Bo"}
    page = drawn("hurricane-hit", reef("ramp", more, fish=1, snail=1), predict="none")
    page.do("count", name="dismiss-snail", by=9)
    assert page.refused("dismiss") in {"no-such-dwellers", "dismiss-too-many"}
    page.do("count", name="dismiss-whale", by=1)
    assert page.refused("dismiss") == "no-such-dweller"


def test_the_board_before_a_card_is_the_board_that_was_drawn_on():
    page = struck()
    before = catastrophe.reef_before(page.scene)
    assert before is not None
    told = Guided(reef("ramp", BROKEN), phase="algae").state.reefs
    assert np.array_equal(before.kind, told.kind)
