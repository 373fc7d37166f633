"""Controls of dwellers, algae, mutations and settlement: what is touched, asked, placed alike."""

from __future__ import annotations

import pytest

from reefkit.games.reef import new_match
from reefkit.games.reef.queries import grow_alike
from reefkit.match.game import SeatInfo
from tests.games.reef.guided import LOOKUPS, Guided, reef, spaces
from tests.labs.reef.outcomes import Page, at, filled, keys, words


def grazing(fish: int = 1, seats: int = 1) -> Page:
    weeds = {(6, 1): "~", (6, 2): "~", (2, 2): "~Bo", (1, 1): "Pl", (4, 4): "Bi"}
    pictures = [reef("ramp", weeds, fish=fish) for _ in range(seats)]
    return Page(Guided(*pictures, phase="dwellers"))


def algae(page: Page) -> set[tuple[int, int]]:
    found = page.state.reefs[0].alga
    return {(r + 1, c + 1) for r in range(6) for c in range(5) if found[r, c]}


# -- dwellers ------------------------------------------------------------------------------------


def test_the_algae_to_be_eaten_are_bright_and_nothing_else():
    assert set(grazing().marks()) == {(6, 1), (6, 2), (2, 2)}


def test_a_touched_alga_is_eaten_and_the_rest_alike():
    page = grazing(fish=2)
    due = page.scene.turn.due[0]
    assert due > 1
    assert keys(page.controls(), "graze-alike") == []
    assert page.refused("graze-alike") == "play-graze-one-first"
    page.touch((6, 2))
    assert algae(page) == {(6, 1), (2, 2)}
    page.do("graze-alike")
    assert algae(page) == {(2, 2)} if due == 2 else set()
    assert page.refused("graze-alike") == "play-nothing-alike"


def test_dwellers_are_asked_for_and_collected():
    sheltering = dict.fromkeys((*spaces(6), *spaces(5), *spaces(4)), "Bo")
    page = Page(Guided(reef("ramp", sheltering), phase="dwellers"))
    soup = page.controls()
    names = list(LOOKUPS.dwellers)
    assert keys(soup, "more-recruit-") == names
    assert at(soup, "recruit")["aria-disabled"] == "true"
    assert page.refused("recruit") == "play-no-dweller-chosen"
    page.do("count", name="recruit-snail", by=1)
    assert filled(page.controls()) == ["recruit"]
    page.do("recruit")
    assert dict(zip(names, page.state.reefs[0].dwellers.tolist(), strict=True))["snail"] == 1
    assert page.session.hand.wanted == {}


def test_more_than_there_is_shelter_for_cannot_be_asked_on_the_page_or_collected():
    page = Page(
        Guided(reef("ramp", dict.fromkeys((*spaces(6), *spaces(5)), "Bo")), phase="dwellers")
    )
    for _ in range(20):
        if at(page.controls(), "more-recruit-fish").get("aria-disabled") == "true":
            break
        page.do("count", name="recruit-fish", by=1)
    wanted = page.session.hand.wanted["recruit-fish"]
    for name in LOOKUPS.dwellers:
        assert at(page.controls(), f"more-recruit-{name}")["aria-disabled"] == "true"
    assert str(wanted) in words(page.controls())
    page.do("count", name="recruit-fish", by=1)
    page.refused("recruit")
    page.do("count", name="recruit-fish", by=-1)
    page.do("recruit")
    assert int(page.state.reefs[0].dwellers.sum()) == wanted


# -- algae ---------------------------------------------------------------------------------------


def test_algae_grow_where_they_are_put_and_the_rest_round_them():
    page = Page(Guided(reef("ramp", {(1, 1): "Pl", (1, 2): "Pl"}), phase="algae"))
    due = page.scene.turn.due[0]
    assert set(page.marks()).isdisjoint({(1, 1), (1, 2)})
    assert page.refused("grow-alike") == "play-grow-one-first"
    assert keys(page.controls(), "grow-alike") == []
    page.touch((4, 4))
    expected = grow_alike(page.scene.play, 0, (4, 4))
    assert expected is not None
    page.do("grow-alike")
    assert algae(page) == {(4, 4), *expected.spaces}
    assert len(algae(page)) == due
    assert page.refused("grow-alike") == "play-nothing-alike"


def test_an_alga_on_a_builder_while_bare_ground_is_left_is_refused():
    page = Page(Guided(reef("ramp", {(1, 1): "Pl"}), phase="algae"))
    before = page.plain()
    page.session.do("pick", {"row": 1, "column": 1})
    assert page.plain() == before
    assert page.session.ui.about == (1, 1)


def test_another_seats_turn_has_no_last_space():
    page = Page(Guided(reef(), reef(), phase="algae"))
    page.touch((4, 4))
    page.session.choose_seat(1)
    assert page.refused("grow-alike") == "play-grow-one-first"


# -- mutations -----------------------------------------------------------------------------------


def rolling() -> Page:
    return Page(Guided(reef("ramp", {(1, 1): "Pl", (2, 2): "Bo/Mi"}), phase="mutations"))


def test_a_builder_is_declared_before_the_die_is_rolled():
    page = rolling()
    assert page.refused("roll", level=0) == "play-choose-builder-first"
    assert keys(page.controls(), "roll-") == []
    page.touch((2, 2))
    assert page.marks()[2, 2] == {"chosen"}
    assert page.marks()[1, 1] == {"selectable"}
    before = page.plain()
    page.touch((1, 1))
    page.touch((1, 1))
    assert page.plain() == before  # a second touch does not roll
    assert page.marks()[2, 2] == {"selectable"}


def test_a_roll_is_shown_with_its_face_and_counts():
    page = Page(new_match([SeatInfo("Ana")], seed=1, options={"rounds": 1}))
    while page.state.phase != "mutations":
        page.table.do_for_me(0)
    due = page.scene.turn.due[0]
    space = min(page.marks())
    page.touch(space)
    page.do("roll", level=0)
    assert page.scene.turn.due[0] == due - 1
    told = [each.what for each in page.table.match.events() if each.what.id.startswith("mutation-")]
    faces = [words(each).split()[0] for each in page.controls().select(".rk-rolls li")]
    assert faces == [str(each.values["roll"]) for each in told]
    assert len(faces) == 1
    assert len(page.controls().select(".rk-faces li")) == 12


def test_each_builder_of_a_stack_can_be_declared():
    page = rolling()
    page.touch((2, 2))
    levels = keys(page.controls(), "declared-")
    assert [f"roll-{each}" for each in levels] == [
        f"roll-{each}" for each in keys(page.controls(), "roll-")
    ]
    assert len(filled(page.controls())) == 1
    assert page.refused("roll", level=5) == "lab-not-understood"


# -- settlement ----------------------------------------------------------------------------------


def settling(*juveniles: str) -> Page:
    return Page(Guided(reef("ramp", {(1, 1): "Pl"}), phase="settlement", juveniles=[juveniles]))


def standing(page: Page) -> dict[tuple[int, int], str]:
    kinds = page.state.reefs[0].kind[..., 0]
    names = LOOKUPS.builders
    return {
        (r + 1, c + 1): names[int(kinds[r, c])] for r in range(6) for c in range(5) if kinds[r, c]
    }


def test_a_juvenile_settles_where_it_is_put_and_its_like_alike():
    page = settling("Bo", "Bo", "Bo", "Bi")
    assert page.refused("settle-alike") == "play-settle-one-first"
    page.touch((5, 3))
    assert standing(page)[5, 3] == "boulder-coral"
    assert keys(page.controls(), "settle-alike") == [""]
    page.do("settle-alike")
    found = [space for space, name in standing(page).items() if name == "boulder-coral"]
    assert len(found) == 3
    assert {row for row, _ in found} <= {5, 6}  # of the same depth as the first
    assert page.refused("settle-alike") == "play-settle-one-first"


def test_another_juvenile_is_taken_in_hand():
    page = settling("Bo", "Bo", "Bi")
    page.touch((5, 3))
    page.do("choose-juvenile", slot=2)
    assert keys(page.controls(), "settle-alike") == []
    page.touch((5, 4))
    assert standing(page)[5, 4] == "bivalve"


def test_bright_spaces_are_those_of_the_juvenile_in_hand():
    page = settling("Br", "Bo")
    shallow = set(page.marks())
    page.do("choose-juvenile", slot=1)
    assert set(page.marks()) > shallow
    depths = page.state.reefs[0].depth
    lives = LOOKUPS.content.organisms["branching-coral"].depths
    assert {"SMD"[int(depths[r - 1, c - 1])] for r, c in shallow} == set(lives)


@pytest.mark.parametrize("slot", [-1, "x", 10**9])
def test_no_other_slot_is_taken_in_hand(slot: object):
    page = settling("Bo", "Bi")
    page.session.do("choose-juvenile", {"slot": slot})
    page.touch((5, 3))
    assert standing(page)[5, 3] == "boulder-coral"


def test_nothing_left_to_place_lights_nothing():
    page = settling("Bo")
    page.touch((5, 3))
    assert page.step != "settlement" or page.marks() == {}
