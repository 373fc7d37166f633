"""Hands-on pages: a board worked out by hand, right or wrong, compared, challenged and mended."""

import random
from typing import Any

import pytest

from reefkit.games.reef import picture
from reefkit.games.reef.state import Submission
from reefkit.labs.lesson import replay
from reefkit.labs.lesson.parts.pages import acts_of
from reefkit.labs.reef import controls, hands_on_corrections
from reefkit.labs.reef.lab import LAB
from reefkit.labs.reef.scene import Scene
from tests.games.reef.books import SHELTER
from tests.games.reef.guided import LOOKUPS, reef
from tests.labs.reef.page import BooksPage
from tests.support.effort import effort

HEAT = {"token": "heat"}
WEEDS = {(5, column): "~" for column in range(1, 6)}


def growing(phase: str = "algae") -> BooksPage:
    return BooksPage(reef(spaces=SHELTER), reef(spaces=SHELTER), phase=phase)


def submitted(page: BooksPage, seat: int) -> Submission:
    one: Submission = page.table.match.state.turn.submissions[seat]
    return one


# -- the tools ---------------------------------------------------------------------------------
def test_algae_are_put_and_taken_wherever_the_student_touches():
    page = growing()
    page.touch((6, 1), (6, 2), (1, 1), (6, 2))
    assert page.standing() == SHELTER | {(1, 1): "~Bo", (6, 1): "~"}
    page.do("draft-submit")
    assert submitted(page, 0).alga.sum() == 2
    assert submitted(page, 0).findings[0].id == "algae-count"


def test_dwellers_are_counted_up_and_down_past_what_the_reef_can_shelter():
    page = growing("dwellers")
    for _ in range(7):
        page.do("draft-dweller", dweller="urchin", by="1")
    page.do("draft-dweller", dweller="urchin", by="-1")
    page.do("draft-dweller", dweller="fish", by="-1")
    assert page.draft().endswith("fish 0, snail 0, urchin 6")
    assert "urchin 0 before" in page.words()
    page.do("draft-submit")
    assert submitted(page, 0).dwellers == [0, 0, 6]


def test_at_feeding_only_algae_can_be_touched_and_are_brought_back():
    page = BooksPage(reef(spaces=SHELTER | WEEDS, fish=1), reef(spaces=SHELTER), phase="dwellers")
    lit = {(space.row, space.column) for space in page.drawn().spaces if space.states}
    assert lit == set(WEEDS)
    page.touch((5, 1), (5, 2), (5, 3), (5, 1))
    assert set(page.standing()) == set(SHELTER) | {(5, 1), (5, 4), (5, 5)}
    refused = page.refused("pick", row=2, column=2)
    assert refused == "No fleshy alga grows at row 2, column 2, so nothing can be eaten there."


NURSERY = (("Bo", "Bo", "Brh", "Pl"), ("Bo",))


def nursery_desk() -> BooksPage:
    own = SHELTER | {(2, 1): "~", (6, 1): "Pl/Pl"}
    return BooksPage(reef(spaces=own), reef(spaces=SHELTER), phase="settlement", juveniles=NURSERY)


def test_juveniles_go_where_they_are_put_right_or_wrong_until_none_is_left():
    page = nursery_desk()
    page.do("draft-juvenile", slot="2")
    page.touch((6, 5))  # branching coral in deep water
    page.do("draft-juvenile", slot="0")
    page.touch((2, 1), (6, 1))  # on an alga; on a stack while spaces are empty
    assert "One kind of juvenile waits." in page.words()
    page.touch((6, 2))
    assert page.standing() == {
        **SHELTER, (2, 1): "~Bo", (6, 1): "Bo/Pl/Pl", (6, 2): "Pl", (6, 5): "Brh",
    }  # fmt: skip
    assert page.refused("pick", row=3, column=3) == (
        "Every juvenile has a place. Choose Take back to move one."
    )
    page.do("draft-submit")
    found = {finding.id for finding in submitted(page, 0).findings}
    assert found == {"wrong-water", "settled-on-alga", "stacked-too-soon"}


def test_a_juvenile_is_taken_back_and_a_builder_that_stood_there_is_not():
    page = nursery_desk()
    page.touch((6, 1))
    page.do("draft-tool", tool="back")
    page.touch((6, 1))
    assert page.standing()[6, 1] == "Pl/Pl"
    assert "3 kinds of juvenile wait." in page.words()
    assert "You settled no juvenile" in page.refused("pick", row=6, column=1)


def test_no_space_holds_a_fourth_builder():
    page = nursery_desk()
    page.touch((6, 1))
    assert page.refused("pick", row=6, column=1) == (
        "3 builders stand at row 6, column 1, and no space holds more."
    )


def struck(card: str) -> BooksPage:
    own = SHELTER | {(6, 1): "Pl+h/Fi/So", (3, 2): "Bi", (3, 3): "~Fi"}
    return BooksPage(reef(spaces=own), reef(spaces=SHELTER), phase="catastrophe", deck=(card,))


def test_the_dead_are_taken_off_topmost_lowest_or_by_name():
    page = struck("hurricane-hit")
    assert "The card: hurricane hit" in page.words()
    page.touch((6, 1), (3, 2))
    assert page.standing()[6, 1] == "Fi/So"
    assert (3, 2) not in page.standing()
    page.touch((3, 2))
    assert page.standing()[3, 2] == "Bi"
    page.do("draft-tool", tool="under")
    page.touch((6, 1))
    assert page.standing()[6, 1] == "Fi"
    page.do("draft-over")
    page.do("draft-take", row=6, column=1, level=1)
    assert page.standing()[6, 1] == "Pl+h/So"
    page.do("draft-token", row=6, column=1, level=0, **HEAT)
    assert page.standing()[6, 1] == "Pl+/So"
    page.do("draft-tool", tool="alga")
    page.touch((3, 3), (4, 4))
    assert page.standing()[3, 3] == "Fi"
    assert page.standing()[4, 4] == "~"


def test_the_newcomer_of_the_card_can_be_placed_and_the_rolled_row_is_said():
    page = struck("invasive-species")
    row = page.table.match.state.turn.rows[0][0] + 1
    assert f"Your reef rolled row {row}." in page.words()
    page.do("draft-tool", tool="place")
    page.touch((row, 5))
    assert page.standing()[row, 5].startswith("Fi")
    calm = struck("calm-seas")
    calm.refused("draft-tool", tool="place")


def test_the_tally_is_typed_and_nothing_of_it_is_worked_out():
    own = {(1, 1): "Bo", (1, 2): "~Fi", (6, 1): "Pl/Fi/Bo", (6, 2): "Pl", (5, 5): "~"}
    page = BooksPage(reef(spaces=own, fish=1), phase="survey")
    words = page.words()
    assert "boulder coral 2 finger coral 2, 1 under algae platy coral 2" in words
    assert "fleshy algae 2" in words
    fields = page.see(controls.CONTROLS_PART).select("input[name]")
    assert [field.get("value") for field in fields] == [""] * 6
    assert page.refused("draft-submit") == (
        "6 parts of the tally are still empty: type them, noughts too."
    )
    for part, points in {"population": "6", "algae": "0", "diversity": "11"}.items():
        page.do("draft-tally", name=part, value=points)
    for part in ("resilience", "three-d"):
        page.do("draft-tally", name=part, value="0")
    assert "One part" in page.refused("draft-submit")
    page.do("draft-tally", name="coastal", value=" 0 ")
    page.do("draft-tally", name="algae", value="\u22122")
    assert page.refused("draft-tally", name="algae", value="3,5").startswith("A part of the tally")
    assert "clear the board" in page.refused("pick", row=6, column=1)
    page.do("draft-tool", tool="under")
    page.touch((6, 1), (6, 1))
    assert page.standing()[6, 1] == "Pl"
    page.do("draft-submit")
    # alone at the table: mended at once
    (told,) = [e for e in page.table.match.events() if e.what.id == "surveyed"]
    assert told.what.values["population"] == 6
    assert "the tally says 11 for diversity, and it is 10" in page.words()


@pytest.mark.parametrize("typed", ["abc", "1e3", "1.5", "1000", "-1000", "0x10", "∞", "1 2", "1_2"])
def test_what_is_no_number_of_points_is_refused(typed: str):
    page = BooksPage(reef(spaces=SHELTER), phase="survey")
    page.do("draft-tally", name="algae", value="-3")
    assert "whole number of points" in page.refused("draft-tally", name="algae", value=typed)
    assert page.session.hand.tally == [None, -3, None, None, None, None]
    page.do("draft-tally", name="algae", value="")
    assert page.session.hand.tally == [None] * 6


def test_every_change_can_be_undone_and_so_can_starting_over():
    page = growing()
    pictures = [page.draft()]
    for space in ((6, 1), (6, 2), (6, 3)):
        page.touch(space)
        pictures.append(page.draft())
    page.do("draft-over")
    assert page.draft() == pictures[0]
    for expected in reversed(pictures):
        page.do("draft-undo")
        assert page.draft() == expected
    assert page.refused("draft-undo") == (
        "Nothing is changed yet, so there is nothing to take back."
    )
    assert page.table.position == len(page.table.match.entries)


def test_a_draft_is_of_its_own_step_and_not_of_the_next():
    page = BooksPage(reef(spaces=SHELTER | WEEDS, fish=1), phase="dwellers")
    page.touch((5, 1))
    hand = page.session.hand
    page.table.act(0, page.table.match.rules.legal(page.table.match.state, 0)[0])
    assert page.session.scene().phase == "algae"
    assert hand.draft
    page.session.ui.hand = hand
    assert page.draft() == picture.write(page.table.match.state.reefs[0], LOOKUPS)
    page.refused("draft-undo")


@pytest.mark.parametrize("phase", ["dwellers", "algae", "settlement", "catastrophe", "survey"])
@pytest.mark.parametrize("locale", ["en", "en-simple", "x-pseudo"])
def test_the_rule_of_the_step_is_there_to_be_unfolded(phase: str, locale: str):
    page = BooksPage(
        reef(spaces=SHELTER | WEEDS, fish=1), phase=phase, juveniles=[["Bo"]], locale=locale
    )
    (rule,) = page.see(controls.CONTROLS_PART).select('details[data-key="draft-rule"]')
    assert not rule.has_attr("open")
    assert len(rule.select("li")) >= 4


def test_rules_follow_the_options_of_the_match():
    own = reef(spaces=SHELTER)
    free = {"free_stacking": True, "standing_stacks": True}
    usual = BooksPage(own, phase="settlement", juveniles=[["Bo"]]).words()
    other = BooksPage(own, phase="settlement", juveniles=[["Bo"]], options=free).words()
    assert "While an empty space suits it, it settles there." in usual
    assert "While an empty space suits it, it settles there." not in other
    assert "a step shallower" in other
    assert "a step shallower" not in usual
    survey = BooksPage(own, phase="survey", options=free).words()
    assert "take off whatever is built over" not in survey


# -- who sees what, and what comes of it -----------------------------------------------------------
def err(page: BooksPage) -> None:
    for _ in range(77):
        page.do("draft-dweller", dweller="urchin", by=1)
    page.do("draft-submit")


def test_a_submission_is_on_no_other_seats_page_before_all_are_in():
    page = growing()
    empty = page.everything()
    err(page)
    assert page.session.seat == 1
    assert "77" not in page.everything()
    assert page.standing() == SHELTER
    for seat in (0, 1):  # to look at the neighbour's board shows the board as the step found it
        page.do("look", seat=seat)
        assert "77" not in page.everything()
        assert len(page.drawn().swimmers) == 0
    page.do("look", seat=1)
    assert page.refused("books-look", seat=0) == (
        "Boards can be challenged only while all of them lie open."
    )
    assert len(page.everything()) < 2 * len(empty)


def test_an_error_is_caught_at_one_screen_and_put_right():
    page = BooksPage(reef(spaces=SHELTER, fish=2), reef(spaces=SHELTER, snail=1), phase="algae")
    err(page)
    page.touch(*((6, column) for column in range(1, 6)))
    page.do("draft-submit")
    words = page.words()
    assert "Catch an error" in words
    assert "2 dwellers to win" in words
    assert "too many" not in page.everything()
    page.do("books-look", seat=0)
    assert len(page.drawn().swimmers) > 2
    assert "Challenge Seat 1" in page.words()
    page.do("books-challenge", seat=0)
    assert page.said == "Seat 2 found an error on the board of Seat 1."
    assert "there are 77 dwellers too many (urchin)" in page.words()
    assert "Seat 2 caught an error here." in page.words()
    assert "first" in page.refused("books-challenge", seat=0)
    page.do("ready")
    assert page.session.seat == 0
    page.do("ready")
    lines = [line.text.id for line in hands_on_corrections.note(_as(page, 0))]
    assert lines.count("mended") >= 2
    assert "Put right: there are 77 dwellers too many (urchin)." in page.words()
    assert page.table.match.state.stolen == [[1, 0]]
    page.do("books-seen", position=hands_on_corrections.note(_as(page, 0))[0].position)
    assert "Put right" not in page.words()
    page.session.choose_seat(1)
    assert "Your board of the last step was right." in page.words()


def _as(page: BooksPage, seat: int) -> Scene:
    page.session.choose_seat(seat)
    return page.session.scene()


def test_a_challenge_of_a_right_board_changes_nothing():
    page = growing()
    for _ in (0, 1):
        page.touch(*((6, column) for column in range(1, 6)))
        page.do("draft-submit")
    other = 1 - page.session.seat
    page.do("books-challenge", seat=other)
    assert "it was right" in page.said
    assert page.table.match.state.stolen == []
    assert page.words().count("Errors found") == 0


def test_alone_at_the_table_what_was_wrong_is_mended_and_read_at_once():
    page = BooksPage(reef(spaces=SHELTER), phase="algae")
    page.touch((1, 1))
    page.do("draft-submit")
    words = page.words()
    assert words.startswith("What was put right")
    assert "one fleshy alga" not in words
    assert "5 fleshy algae were to be placed, and 1 were" in words


# -- what a browser might send -----------------------------------------------------------------
HOSTILE: list[tuple[str, dict[str, Any]]] = [
    ("draft-tool", {"tool": "settle"}),
    ("draft-tool", {"tool": "top"}),
    ("draft-tool", {}),
    ("draft-tool", {"tool": ["alga"]}),
    ("draft-dweller", {"dweller": "shark", "by": 1}),
    ("draft-dweller", {"dweller": "fish", "by": 99}),
    ("draft-dweller", {"dweller": "fish", "by": "1; drop"}),
    ("draft-dweller", {"dweller": "x" * 10_000, "by": 1}),
    ("draft-take", {"row": 1, "column": 1, "level": 0}),
    ("draft-take", {"row": 0, "column": 1, "level": 0}),
    ("draft-token", {"row": 1, "column": 1, "level": 0, "token": "more"}),
    ("draft-juvenile", {"slot": -1}),
    ("draft-juvenile", {"slot": 9_999}),
    ("draft-juvenile", {"slot": "first"}),
    ("draft-tally", {"name": "luck", "value": "5"}),
    ("draft-tally", {"name": "algae", "value": "9" * 5_000}),
    ("books-look", {"seat": 1}),
    ("books-look", {"seat": 63}),
    ("books-challenge", {"seat": 1}),
    ("books-challenge", {"seat": 0}),
    ("books-challenge", {"seat": -1}),
    ("books-seen", {"position": -1}),
    ("draft-undo", {}),
    ("ready", {}),
    ("pick", {"row": 7, "column": 1}),
    ("draft-nothing", {}),
]


@pytest.mark.parametrize(("name", "values"), HOSTILE)
def test_what_does_not_fit_changes_nothing(name: str, values: dict[str, Any]):
    page = growing()
    before = (page.table.position, page.draft(), repr(page.session.hand), repr(page.session.ui))
    said = page.refused(name, **values)
    assert said
    assert (
        page.table.position, page.draft(), repr(page.session.hand), repr(page.session.ui)
    ) == before  # fmt: skip


@pytest.mark.parametrize(
    "name", [n for n in acts_of(LAB).names if n.startswith("draft-") and n != "draft-draft"]
)
def test_nothing_is_drafted_while_no_board_is_asked_for(name: str):
    values: dict[str, Any] = {
        "tool": "alga", "dweller": "fish", "by": 1, "row": 1, "column": 1, "level": 0, "slot": 0,
        "name": "algae", "value": "1", "token": "heat",
    }  # fmt: skip
    page = growing()
    page.do("draft-submit")
    page.do("draft-submit")
    assert page.session.scene().turn.step == "revealed"
    assert page.refused(name, **values) == "No board of yours is asked for now."
    past = growing()
    past.touch((6, 1))
    replay.go_to(past.session, past.table.position)  # the board is asked for at this moment
    drafted = past.session.hand.draft
    past.refused(name, **values)
    assert past.session.hand.draft == drafted


@pytest.mark.parametrize("phase", ["dwellers", "algae", "settlement", "catastrophe", "survey"])
@pytest.mark.parametrize("seed", range(effort(1, 3)))
def test_whatever_is_pressed_the_board_is_one_that_can_be_submitted(phase: str, seed: int):
    luck = random.Random(f"{phase}-{seed}")  # noqa: S311  # no secret
    own = reef(spaces=SHELTER | WEEDS | {(6, 1): "Pl+h/Fi/So", (6, 2): "~Pl"}, fish=1)
    card = luck.choice(["hurricane-hit", "invasive-species", "reproductive-stress"])
    page = BooksPage(own, own, phase=phase, deck=(card,), juveniles=[["Bo", "Brh", "Bo"], ["Bo"]])
    for _ in range(150):
        name, values = luck.choice(
            [
                ("pick", {"row": luck.randint(1, 6), "column": luck.randint(1, 5)}),
                ("pick", {"row": luck.randint(1, 6), "column": luck.randint(1, 5)}),
                ("draft-tool", {"tool": luck.choice(
                    ["alga", "settle", "back", "top", "under", "place"])}),
                ("draft-dweller", {"dweller": "urchin", "by": luck.choice([-1, 1])}),
                ("draft-take", {"row": 6, "column": luck.randint(1, 5), "level": luck.randint(0, 2)}),
                ("draft-token", {"row": 6, "column": 1, "level": 0, "token": "heat"}),
                ("draft-juvenile", {"slot": luck.randint(0, 3)}),
                ("draft-undo", {}),
                ("draft-over", {}),
            ]
        )  # fmt: skip
        page.session.do(name, values)
        assert picture.read(page.draft(), LOOKUPS)
        assert page.words()
    drafted = page.draft()
    if phase == "survey":
        for part in ("population", "algae", "diversity", "resilience", "three-d", "coastal"):
            page.do("draft-tally", name=part, value="0")
    page.do("draft-submit")
    entry = page.table.match.entries[-1]
    assert entry.action["board"] == drafted
