"""A card on the page: predicted in secret, its choices made, and its reveal."""

import re
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import pytest

from reefkit.games.reef.state import Reefs
from reefkit.labs.lesson.page import LessonPage
from reefkit.labs.lesson.parts import head, match_view
from reefkit.labs.reef import card_outcome, card_view, controls, practice
from reefkit.labs.reef.board_picture import picture, picture_of
from reefkit.labs.reef.controls import asked
from reefkit.labs.reef.lab import LAB
from reefkit.labs.reef.scene import reefs_of_state
from reefkit.match.errors import Rejection
from reefkit.text import catalogue, message
from tests.games.reef.guided import LOOKUPS, Guided, reef
from tests.labs.reef.page import BROKEN, TablePage, at, drawn, filled, hurricane, keys
from tests.support.open_page import region, words


# ---- A card on the page: predicted in secret, and its choices made.
def everything(page: TablePage) -> str:
    """Give all that a page shows: its regions, the evidence tabs, and the board with its words."""
    scene = page.scene
    parts = [*LAB.parts, *LAB.bodies.values()]
    return "\n".join([*(region(part, scene) for part in parts), repr(picture(scene))])


# -- prediction ----------------------------------------------------------------------------------
def test_the_card_is_told_with_its_clauses_and_nature():
    soup = hurricane().see(card_view.CARD_PART)
    text = words(soup)
    assert "Hurricane hit" in text
    assert "Short-term disaster" in text
    calm = words(drawn("calm-seas", reef("ramp", BROKEN)).see(card_view.CARD_PART))
    assert calm.startswith("Chance card")
    assert "Card 1 of 1" in text
    assert "Storm waves lose their force with depth" in text


@pytest.mark.parametrize("by_hand", [False, True])
def test_the_question_does_not_say_whether_a_card_kills(*, by_hand: bool):
    asked = set()
    for card in ("hurricane-hit", "nutrification", "calm-seas"):
        options = {"predict": "none", "hands_on": True} if by_hand else {"predict": "all"}
        start = reef("ramp", BROKEN)
        guided = Guided(start, phase="catastrophe", deck=[card], options=options)
        page = TablePage(guided)
        own = "" if by_hand else words(page.controls())
        asked.add((words(page.see(head.NOW)), own))
    assert len(asked) == 1


def test_every_builder_can_be_marked_and_unmarked_and_nothing_else():
    page = hurricane()
    assert set(page.marks()) == set(BROKEN)
    page.touch((4, 2), (2, 1))
    assert page.marks()[4, 2] == {"predicted"}
    assert page.marks()[2, 3] == frozenset()
    assert words(at(page.controls(), "prediction")).count("2 of 6 builders marked") == 1
    page.touch((4, 2))
    assert page.marks()[4, 2] == frozenset()
    page.session.do("pick", {"row": 5, "column": 5})
    assert page.refused("pick", row=5, column=5) == "after-cannot-mark"


def test_a_stack_is_marked_level_by_level_from_the_list():
    page = hurricane()
    page.touch((4, 2))
    assert keys(page.controls(), "mark-") == ["4-2-0", "4-2-1"]
    page.do("mark", row=4, column=2, level=1)
    assert page.session.hand.marked == {(4, 2, 0), (4, 2, 1)}
    page.do("mark", row=4, column=2, level=0)
    assert page.session.hand.marked == {(4, 2, 1)}
    assert page.marks()[4, 2] == {"predicted"}


def test_a_type_is_marked_whole_and_unmarked():
    page = hurricane()
    kinds = page.state.reefs[0].kind
    platy = {
        (row + 1, column + 1, level)
        for row, column, level in np.argwhere(kinds == LOOKUPS.kind["platy-coral"]).tolist()
    }
    page.do("expect-type", builder="platy-coral")
    assert page.session.hand.marked == platy
    page.do("expect-type", builder="platy-coral")
    assert page.session.hand.marked == set()
    assert page.refused("expect-type", builder="snail") == "no-such-builder"


def test_who_has_what_the_card_asks_for_stands_first():
    page = drawn("spring-hypoxia", reef("ramp", BROKEN))
    first, *rest = keys(page.see(card_outcome.WHY_PART), "stands-")[1:]
    assert first == "microbialite"
    assert "bivalve" in rest


def test_a_reason_is_a_sentence():
    page = hurricane()
    page.do("predict")
    page.do("reveal-all")
    assert "Lives in medium water and has delicate skeleton." in words(
        at(page.see(card_outcome.WHY_PART), "why-list")
    )


def test_a_prediction_is_scored_as_the_engine_scores_it():
    page = hurricane()
    page.touch((4, 2), (2, 3))
    page.do("predict")
    (scored,) = page.state.prediction_score[0]
    page.do("reveal-all")
    shown = at(page.see(card_view.CARD_PART), "predicted")
    assert f"{scored[2]} of {scored[3]} right" in words(shown)
    assert "1 missed, 1 marked but lived." in words(shown)
    assert f"{scored[2]} guess points so far." in words(shown)


def test_marks_of_a_card_that_was_played_for_the_seat_are_not_of_the_next():
    start, cards = reef("ramp", BROKEN), ["tsunami", "turbidity-current"]
    options = {"predict": "all"}
    page = TablePage(Guided(start, phase="catastrophe", round_=2, deck=cards, options=options))
    page.do("predict")
    page.touch((4, 4))  # one that the owner may lose
    page.do("do-for-me")
    page.do("reveal-all")
    page.do("ready")
    assert page.step == "catastrophe-predict"
    assert page.marks()[4, 4] == frozenset()  # it lived
    page.touch((4, 2))
    assert [space for space, states in page.marks().items() if states] == [(4, 2)]


@pytest.mark.parametrize("marked", [[], [(4, 2)], [(4, 2), (2, 1), (2, 3)]])
def test_the_next_seat_sees_nothing_of_a_prediction(marked: list[tuple[int, int]]):
    """Canary: whatever one seat marks, the page of the next is the same, letter by letter."""
    page, other = hurricane(3), hurricane(3)
    page.touch(*marked)
    page.do("predict")
    other.touch((6, 1))
    other.do("predict")
    assert (page.seat, other.seat) == (1, 1)
    assert everything(page) == everything(other)
    assert not page.session.hand.marked
    assert all(not states for states in page.marks().values())


def test_the_verdicts_of_others_are_not_told():
    """After the card a seat's own badges stand alone; of others the score is told, as an event."""
    page = hurricane(2)
    page.touch((2, 3))
    page.do("predict")
    page.touch((4, 2), (2, 1))
    page.do("predict")
    page.do("reveal-all")
    badges = {words(each) for each in page.see(card_outcome.WHY_PART).select(".rk-chip")}
    assert (page.seat, badges) == (1, {"✓ predicted"})
    page.session.choose_seat(0)
    page.do("reveal-all")
    badges = {words(each) for each in page.see(card_outcome.WHY_PART).select(".rk-chip")}
    assert badges == {"! missed", "! it lived", "✓ predicted"}


def invaded() -> TablePage:
    guided = Guided(
        reef("ramp", BROKEN),
        phase="settlement",
        deck=["invasive-species"],
        juveniles=[["Fi"]],
        options={"predict": "all"},
    ).rolls(row=[10])
    guided.act(0, {"do": "settle", "juveniles": [[0, 1, 1]]})  # type: ignore[arg-type]
    guided.ready(0)
    return TablePage(guided)


def test_a_rolled_row_is_told_before_it_is_predicted():
    page = invaded()
    assert page.step == "catastrophe-predict"
    assert "Your reef rolled row 4." in words(page.see(card_view.CARD_PART))
    page.touch((4, 2))
    page.do("predict")
    page.do("reveal-all")
    assert "Row 4 was rolled, and all on it went" in words(page.see(card_outcome.WHY_PART))


@pytest.mark.parametrize(
    ("act", "values", "why_"),
    [
        ("mark", {"row": 5, "column": 5, "level": 0}, "after-cannot-mark"),
        ("mark", {"row": 4, "column": 2, "level": 2}, "after-cannot-mark"),
        ("mark", {"row": 4, "column": 2, "level": 9}, "lab-not-understood"),
        ("mark", {"row": 0, "column": 1}, "lab-not-understood"),
        ("mark", {"row": "one", "column": 1}, "lab-not-understood"),
        ("mark", {}, "lab-not-understood"),
        ("sacrifice", {}, "nothing-chosen"),
        ("sacrifice-type", {"builder": "bivalve"}, "not-tied"),
        ("sacrifice-type", {"builder": ["bivalve"]}, "lab-not-understood"),
        ("reveal-next", {}, "after-nothing-revealed"),
        ("reveal-all", {}, "after-nothing-revealed"),
        ("reveal-again", {}, "after-nothing-revealed"),
    ],
)
def test_what_does_not_fit_is_refused(act: str, values: dict[str, object], why_: str):
    page = hurricane()
    assert page.refused(act, **values) == why_
    page.controls()


def test_a_prediction_is_refused_when_no_card_asks():
    page = drawn("calm-seas", reef("ramp", BROKEN), predict="none")
    assert page.refused("predict") == "no-prediction-now"


# -- what the card leaves to its owner -----------------------------------------------------------
def frozen() -> TablePage:
    row = {(6, column): "Fi" for column in range(1, 5)}
    return drawn("deep-freeze", reef("ramp", {**row, (1, 1): "Mi"}), predict="none")


def test_half_are_chosen_on_the_board_and_then_given_up():
    page = frozen()
    assert set(page.marks()) == {(6, column) for column in range(1, 5)}
    assert filled(page.controls()) == []
    page.touch((6, 1))
    assert page.refused("sacrifice") == "after-choose-more"
    page.touch((6, 3))
    assert page.refused("pick", row=6, column=2) == "sacrifice-too-many"
    assert page.marks()[6, 3] == {"predicted", "chosen"}
    assert filled(page.controls()) == ["sacrifice"]
    page.do("sacrifice")
    assert page.step == "catastrophe-aftermath"
    there = page.state.reefs.kind[0, 5, :, 0] != 0
    assert there.tolist() == [False, True, False, True, False]
    assert page.session.hand.marked == set()


def test_a_builder_out_of_reach_cannot_be_given_up():
    page = frozen()
    assert page.refused("pick", row=1, column=1) == "not-in-pool"
    said = catalogue().render(message("reject-not-in-pool", row=1, column=1))
    assert "builder" not in said, "where none stands, too"


def test_of_tied_types_one_is_chosen():
    drawn_ = {(6, 1): "Fi", (6, 2): "Fi", (6, 3): "Bo", (6, 4): "Bo", (1, 1): "Br"}
    page = drawn("coral-disease", reef("ramp", drawn_), predict="none")
    soup = page.controls()
    assert keys(soup, "tied-") == ["boulder-coral", "finger-coral"]
    assert "2 would die" in words(at(soup, "tied-finger-coral"))
    assert page.refused("sacrifice-type", builder="branching-coral") == "not-tied"
    page.do("sacrifice-type", builder="finger-coral")
    assert int((page.state.reefs.kind[0] != 0).sum()) == 3


def test_algae_of_a_card_grow_where_they_are_touched():
    page = drawn("urchin-disease", reef("ramp", BROKEN, urchin=0), predict="none")
    assert "2 fleshy algae to place" in words(page.controls())
    assert page.refused("pick", row=4, column=2) == "after-no-alga-here"
    page.touch((1, 1), (1, 2))
    assert page.step == "catastrophe-aftermath"
    assert page.state.reefs.alga[0, 0].tolist() == [True, True, False, False, False]


# ---- The reveal of a card: the dead stand until they are shown, one at a time, each with a reason.
def struck(predicted: tuple[tuple[int, int], ...] = ((4, 2), (2, 3))) -> TablePage:
    page = hurricane()
    page.touch(*predicted)
    page.do("predict")
    return page


def test_the_dead_stand_on_the_board_until_they_are_shown():
    page = struck()
    assert page.state.reefs.kind[0, 3, 1, 0] != page.scene.play.lookups.kind["platy-coral"]
    assert page.marks() == {}
    shown = page.scene.control.reefs(page.scene)  # type: ignore[union-attr]
    assert shown.kind[0, 3, 1, 0] == page.scene.play.lookups.kind["platy-coral"]
    assert reefs_of_state(page.scene).kind[0, 3, 1, 0] == page.scene.play.lookups.kind["bivalve"]
    page.do("reveal-all")
    still = page.scene.control.reefs(page.scene)  # type: ignore[union-attr]
    assert still.kind[0, 3, 1, 0] == page.scene.play.lookups.kind["platy-coral"]


def test_invaders_are_on_the_board_as_soon_as_they_are_said_to_settle():
    page = invaded()
    page.do("predict")
    page.do("reveal-all")
    row = [space for space in picture(page.scene).spaces if space.row == 4]
    assert [space.stack[0].art for space in row] == ["finger-coral"] * 5
    assert all("settled" in space.states and "died" not in space.states for space in row)
    assert "Finger coral took over row 4, 5 of them" in words(page.controls())
    assert "builders-invaded" in [each.id for each in card_view.DisasterReport.spoken(page.scene)]


def test_fates_are_shown_one_at_a_time_with_a_reason():
    page = struck()
    soup = page.controls()
    assert "There are 4 builders to look at" in words(soup)
    assert filled(soup) == ["reveal-next"]
    assert not page.see(card_outcome.WHY_PART).select(".rk-fate")
    page.do("reveal-next")
    now = words(at(page.controls(), "fate-now"))
    assert "Platy coral, row 4, column 2" in now
    assert "delicate skeleton" in now
    assert "✓ predicted" in now
    assert page.marks() == {(4, 2): {"died", "right"}}
    assert page.session.ui.about == (4, 2)
    assert len(page.see(card_outcome.WHY_PART).select(".rk-fate")) == 1
    for _ in range(3):
        page.do("reveal-next")
    assert filled(page.controls()) == ["ready"]
    assert page.marks()[2, 1] == {"died", "wrong"}
    assert page.marks()[2, 3] == {"wrong"}


def test_after_all_the_missed_stand_first_and_the_counts_are_the_boards():
    page = struck()
    page.do("reveal-all")
    soup = page.see(card_outcome.WHY_PART)
    badges = [words(each) for each in soup.select(".rk-chip")]
    assert badges[:3] == ["! missed", "! it lived", "✓ predicted"]
    first = words(soup.select(".rk-fate")[0])
    assert first.startswith("Branching coral, row 2, column 1")
    counts = words(at(page.controls(), "counts"))
    assert counts == "2 died of 6 4 lived", "as many as could be marked, one built over among them"
    waters = [words(each) for each in page.controls().select(".rk-lived > li")]
    assert waters == ["Shallow 1 lived, 1 died", "Medium 2 lived, 1 died", "Deep 1 lived, 0 died"]
    assert "Sheltered under another builder" in words(
        at(page.see(card_outcome.WHY_PART), "why-safe")
    )
    assert "Talk" in words(at(page.controls(), "talk"))


def test_the_reveal_can_be_seen_again():
    page = struck()
    page.do("reveal-all")
    page.do("reveal-again")
    assert page.marks() == {}
    assert filled(page.controls()) == ["reveal-next"]


def test_what_each_reef_lost_is_what_was_lost():
    page = drawn("hurricane-hit", reef("ramp", BROKEN), reef("ramp", {(2, 2): "Br"}, fish=1))
    page.do("predict")
    page.do("predict")
    page.session.choose_seat(0)
    page.do("reveal-all")
    rows = [words(each) for each in page.see(card_outcome.WHY_PART).select(".rk-table tbody tr")]
    assert [row[:6] for row in rows] == ["Seat 1"], "the other at this screen has not looked yet"
    page.do("ready")
    page.do("reveal-all")
    rows = [words(each) for each in page.see(card_outcome.WHY_PART).select(".rk-table tbody tr")]
    assert rows[0].startswith("Seat 1 1 × ")
    assert "platy coral" in rows[0]
    assert "branching coral" in rows[0]
    assert rows[1].startswith("Seat 2 1 × branching coral")


def test_what_another_at_the_screen_lost_waits_for_its_owner_where_no_builder_was_struck():
    page = drawn(
        "urchin-disease", reef("ramp", {}, urchin=0), reef("ramp", BROKEN, urchin=2), predict="none"
    )
    page.do("do-for-me")
    page.do("do-for-me")
    page.session.choose_seat(0)
    assert page.step == "catastrophe-aftermath"
    table = page.see(card_outcome.WHY_PART).select(".rk-table tbody tr")
    assert [words(row)[:6] for row in table] == ["Seat 1"]


def now(page: TablePage) -> str:
    return page.scene.say.render(asked(page.scene))


def test_one_builder_is_not_offered_at_once_as_well():
    page = struck()
    for left in (4, 3, 2):
        assert keys(page.controls(), "reveal-") == ["all", "next"]
        assert words(at(page.controls(), "reveal-all")) == f"Show all {left}"
        page.do("reveal-next")
    assert keys(page.controls(), "reveal-") == ["next"]


def test_ready_and_the_bar_say_what_comes_next():
    one = struck()
    one.do("reveal-all")
    assert words(at(one.controls(), "ready")) == "To the survey"
    assert now(one).endswith("and why. Then go on to the survey.")
    two = TablePage(
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
    assert now(two).endswith("go on to the next card.")
    assert "of 2" in words(two.see(card_view.CARD_PART))
    two.do("ready")
    two.do("reveal-all")
    assert words(at(two.controls(), "ready")) == "To the survey"


def test_a_card_that_reaches_nobody_says_so():
    page = drawn("calm-seas", reef("ramp", BROKEN), predict="none")
    soup = page.controls()
    assert "The card reached no builder of your reef." in words(soup)
    assert now(page) == "No builder of your reef died: go on to the survey."
    assert keys(soup, "reveal-") == []
    assert filled(soup) == ["ready"]


def test_algae_that_land_on_builders_of_a_rolled_row_are_told():
    row = {(4, column): "Fi" for column in range(1, 4)}
    guided = Guided(
        reef("ramp", {**row, (1, 1): "Fi"}),
        phase="settlement",
        deck=["invasive-fleshy-algae"],
        juveniles=[["Fi"]],
        options={"predict": "none"},
    ).rolls(row=[10])
    guided.act(0, {"do": "settle", "juveniles": [[0, 1, 2]]})  # type: ignore[arg-type]
    guided.ready(0)
    page = TablePage(guided)
    assert "Fleshy algae cover 3 builders" in words(page.controls())
    safe = words(at(page.see(card_outcome.WHY_PART), "why-safe"))
    assert "3 in row 4 This card kills no builder" in safe
    assert "row 1 Row 4 was rolled, not this one" in safe


def test_lost_mutations_are_told():
    page = drawn("reproductive-stress", reef("ramp", {(1, 1): "Fi+", (1, 2): "Fi"}), predict="none")
    assert "One builder lost a mutation." in words(page.controls())
    assert "reached no builder" not in words(page.controls())


def test_a_seat_that_waits_for_anothers_choice_reads_of_its_reef_as_before_the_card():
    tied = {(2, 1): "Fi", (2, 2): "Bo"}
    page = drawn(
        "coral-disease",
        reef("ramp", {(2, 1): "Br", (2, 2): "Br", (2, 3): "Bo"}),
        reef("ramp", tied),
        predict="none",
    )
    slow = TablePage(page.table.match, here=(0,))
    assert slow.step == "catastrophe-effect"
    assert not slow.scene.is_awaited
    assert "Branching coral × 2" in words(slow.see(card_outcome.WHY_PART))


def test_an_empty_reef_has_a_reveal_too():
    page = drawn("hurricane-hit", reef("ramp"))
    page.do("predict")
    assert "No builder stood on your reef." in words(page.controls())


# ---- Consequences come after their cause: no dweller leaves before the card and its dead were seen.
SHELTER = {**{(2, column): "Br" for column in range(1, 5)}, (6, 1): "Bo", (6, 2): "Bo"}
"""A hurricane breaks the four branching corals: shelter is left for one dweller."""
LEAVES = re.compile(r"dweller|fish|snail|who leaves", re.IGNORECASE)


def bereft(seats: int = 1, predict: str = "none", **more: object) -> TablePage:
    """Open a page at which a hurricane takes the shelter of two dwellers of each reef."""
    reefs = [reef("ramp", SHELTER, fish=1, snail=2) for _ in range(seats)]
    return drawn("hurricane-hit", *reefs, predict=predict, **more)


def shown(page: TablePage) -> str:
    """Give the words of all regions that are seen, the card and what it did aside."""
    scene = page.scene
    parts = (head.NOW, practice.COACH_PART, controls.CONTROLS_PART, match_view.EVIDENCE)
    return words(page.read("".join(region(each, scene) for each in parts)))


def test_dwellers_leave_after_the_dead_were_seen():
    page = bereft()
    assert (page.step, LAB.screen(page.scene)) == ("catastrophe-aftermath", "card")
    assert filled(page.controls()) == ["reveal-next"]
    assert not LEAVES.search(shown(page))
    assert page.refused("reveal-pass") == "after-look-first"
    page.do("reveal-all")
    assert filled(page.controls()) == ["reveal-pass"]
    assert now(page).endswith("fewer builders are left to shelter your dwellers.")
    page.do("reveal-pass")
    soup = page.controls()
    assert (page.step, LAB.screen(page.scene)) == ("dismiss", "card")
    assert keys(soup, "leaving-") == ["fish", "snail"]
    assert "2 dwellers leave" in words(soup)
    assert "Hurricane hit" in words(at(soup, "card-line"))
    assert "Hurricane hit" in words(page.see(card_view.CARD_PART))
    assert "Branching coral, 4 in row 2" in words(page.see(card_outcome.WHY_PART))
    assert page.refused("dismiss") == "dismiss-none-chosen"
    page.do("count", name="dismiss-snail", by=2)
    assert filled(page.controls()) == ["dismiss"]
    page.do("dismiss")
    assert page.state.reefs.dwellers[0].tolist().count(0) == 2
    assert page.step == "catastrophe-aftermath"
    assert filled(page.controls()) == ["ready"]
    assert "2 snails were lost" in words(at(page.controls(), "waters"))


def test_a_card_that_only_takes_the_shelter_is_seen_before_they_leave():
    """Weeds cover the row that sheltered them, and no builder dies."""
    covered = {**{(1, column): "Br" for column in range(1, 5)}, (6, 1): "Bo", (6, 2): "Bo"}
    page = drawn("nutrification", reef("ramp", covered, fish=1, snail=2), predict="none")
    assert page.step == "catastrophe-aftermath"
    assert filled(page.controls()) == ["reveal-pass"]
    assert now(page).startswith("No builder of your reef died, but fewer of them give shelter")
    for part in (controls.CONTROLS_PART, card_outcome.WHY_PART):
        assert "Fleshy algae cover 4 builders" in words(page.see(part))
        assert "reached no builder" not in words(page.see(part))
    assert any(each.startswith("Fleshy algae cover 4 builders") for each in heard(page))
    page.do("reveal-pass")
    assert page.step == "dismiss"


def test_each_seat_of_a_screen_sees_its_dead_before_its_dwellers_leave():
    page = bereft(2)
    page.do("reveal-all")
    page.do("reveal-pass")
    page.do("count", name="dismiss-snail", by=2)
    page.do("dismiss")
    page.do("ready")
    assert (page.seat, page.step) == (1, "catastrophe-aftermath")
    assert filled(page.controls()) == ["reveal-next"]
    assert not LEAVES.search(shown(page))


def test_a_seat_that_is_quick_tells_a_slow_one_nothing():
    """At a shared table one seat is through with the card; the page of the other has not looked."""
    quick = bereft(2)
    slow = TablePage(quick.table.match, here=(1,))
    slow.session.table = quick.session.table
    quick.session.here = (0,)
    before = repr(slow.scene.open_reefs.kind.tolist())
    quick.do("reveal-all")
    quick.do("reveal-pass")
    quick.do("count", name="dismiss-snail", by=2)
    quick.do("dismiss")
    quick.do("ready")
    assert slow.scene.awaited_seats == (1,)
    assert repr(slow.scene.open_reefs.kind.tolist()) == before
    assert not LEAVES.search(shown(slow))
    assert slow.scene.lines[-1].text.id == "card-drawn"
    slow.do("log-see", position=slow.table.position)
    assert slow.scene.lines[-1].text.id == "card-drawn"
    assert repr(picture(slow.scene)) == repr(picture_of(slow.scene, 1))
    slow.do("replay-now")
    slow.do("reveal-all")
    assert len(slow.scene.lines) > len([each for each in slow.scene.lines if each.seat is None])
    assert quick.scene.lines[-1].text.id != "card-drawn"


def test_the_record_waits_for_the_reveal():
    page = bereft()
    with pytest.raises(Rejection):
        page.scene.check_record()
    page.do("reveal-all")
    page.scene.check_record()


@pytest.mark.parametrize(
    ("acts", "step", "filled_"),
    [
        ((), "catastrophe-aftermath", "reveal-next"),
        (("reveal-next",), "catastrophe-aftermath", "reveal-next"),
        (("reveal-all",), "catastrophe-aftermath", "reveal-pass"),
        (("reveal-all", "reveal-pass"), "dismiss", None),
    ],
)
def test_a_reload_resumes_at_the_same_step(acts: tuple[str, ...], step: str, filled_: str | None):
    page = bereft()
    for each in acts:
        page.do(each)
    again = TablePage(page.table.match)
    again.session.remember({"revealed": page.session.ui.revealed})
    assert (again.step, filled(again.controls())) == (step, [filled_] if filled_ else [])
    assert words(again.controls()) == words(page.controls())


def test_in_replay_the_card_lies_open_when_the_dead_are_gone():
    page = bereft()
    for act in ("reveal-all", "reveal-pass", "do-for-me"):
        page.do(act)
    if page.step == "catastrophe-aftermath":
        page.do("ready")
    assert page.state.phase == "survey"
    seen: list[tuple[int, bool]] = []
    for position in range(page.table.position + 1):
        page.do("replay-to", value=position)
        builders = int((board(page).kind != 0).sum())
        seen.append((builders, "card-line" in str(page.see(controls.CONTROLS_PART))))
    pairs = list(pairwise(seen))
    assert any(after[0] < before[0] for before, after in pairs)
    assert all(before[1] for before, after in pairs if after[0] < before[0])


def test_in_replay_the_dead_are_marked_before_they_are_gone():
    row = {(6, column): "Fi" for column in range(1, 5)}
    page = drawn("deep-freeze", reef("ramp", row), reef("ramp", row), predict="none")
    for space in ((6, 1), (6, 2)):
        page.touch(space)
    page.do("sacrifice")
    begun = page.table.position
    for act in ("do-for-me", "reveal-all", "ready", "reveal-all", "ready"):
        page.do(act)
    page.session.choose_seat(0)
    stood, died = [], []
    for position in range(begun, page.table.position + 1):
        page.do("replay-to", value=position)
        spaces = picture(page.scene).spaces
        stood.append(sum(len(space.stack) for space in spaces))
        died.append([(each.row, each.column) for each in spaces if "died" in each.states])
    assert stood == sorted(stood, reverse=True), "nobody who is gone comes back"
    assert [(6, 1), (6, 2)] in died
    assert stood[died.index([(6, 1), (6, 2)])] == 4


def board(page: TablePage) -> Reefs:
    control = page.scene.control
    return page.scene.state.reefs if control is None else control.reefs(page.scene)


# ---- What a screen reader is told, in order: the card, what it does, who died and why, what to do.
BROKE = "shallow water, no encrusting growth, and no strong skeleton"


def heard(page: TablePage) -> list[str]:
    return [page.session.say.render(each) for each in card_view.DisasterReport.spoken(page.scene)]


def test_a_screen_reader_hears_the_card_then_the_dead_with_reasons_then_what_to_do():
    page = bereft()
    assert heard(page)[0] == "Hurricane hit."
    assert not any("died" in each for each in heard(page)[3:])
    begun = len(heard(page))
    page.do("reveal-next")
    assert heard(page)[begun:] == [f"Branching coral at row 2, column 1 died: {BROKE}."]
    page.do("reveal-all")
    told = heard(page)[begun:]
    assert told == [
        *(f"Branching coral at row 2, column {n} died: {BROKE}." for n in range(1, 5)),
        "4 builders died, 2 lived.",
    ]


def test_a_screen_reader_hears_the_dead_first_and_the_living_in_one_sentence():
    mixed = {(1, 1): "Br", (1, 2): "Br", (1, 3): "Br", (2, 1): "Mi", (2, 2): "Mi", (6, 1): "Bi"}
    page = drawn("coral-disease", reef("ramp", mixed), predict="none")
    begun = len(heard(page))
    page.do("reveal-next")
    page.do("reveal-all")
    died = "died: one of the corals and the most abundant type."
    assert heard(page)[begun:] == [
        "Bivalve at row 6, column 1 lived: not a coral.",
        *(f"Branching coral at row 1, column {n} {died}" for n in range(1, 4)),
        "3 builders died, 3 lived.",
        "Why they lived: 2 (not a coral).",
    ]


def test_a_page_speaks_what_is_new_and_then_what_to_do():
    page = bereft()
    lesson = LessonPage(page.session)
    said = heard_aloud(lesson)
    lesson.draw()
    page.do("reveal-next")
    page.do("reveal-all")
    page.do("reveal-pass")
    assert said[0].startswith("Hurricane hit. ")
    assert said[0].endswith(now_text("play-reveal"))
    assert said[1] == f"Branching coral at row 2, column 1 died: {BROKE}.", "asked for nothing new"
    assert said[2].index("column 4 died") < said[2].index("4 builders died")
    assert said[2].endswith("shelter your dwellers.")
    assert said[3] == "Choose 2 dwellers to leave: too few builders are left to shelter them."


def test_the_next_person_at_the_screen_hears_the_card_too():
    page = hurricane(2)
    lesson = LessonPage(page.session)
    said = heard_aloud(lesson)
    lesson.draw()
    page.do("predict")
    assert page.seat == 1
    assert said[1] == f"The prediction is in. It is shown once the card has struck. {said[0]}"
    assert said[0].startswith("Hurricane hit. ")


def heard_aloud(lesson: LessonPage) -> list[str]:
    said: list[str] = []

    def announce(*texts: str, others: Sequence[str], now: str) -> None:
        said.append(" ".join([*texts, now]).strip())

    lesson.panels["now"].announce = announce  # type: ignore[method-assign]
    return said


def now_text(name: str, **values: int) -> str:
    return catalogue("en").render(message(name, **values))


def test_more_dwellers_than_have_to_leave_are_refused():
    more = {(2, 1): "Br", (2, 2): "Br", (6, 1): "Bo", (6, 2): "Bo"}
    page = drawn("hurricane-hit", reef("ramp", more, fish=1, snail=1), predict="none")
    page.do("count", name="dismiss-snail", by=9)
    assert page.refused("dismiss") in {"no-such-dwellers", "dismiss-too-many"}
    page.do("count", name="dismiss-whale", by=1)
    assert page.refused("dismiss") == "no-such-dweller"


# -- what is seen of a card on its way ------------------------------------------------------------
def strike_of(page: TablePage) -> tuple[tuple[int, ...], str] | None:
    found = page.scene.control.strike(page.scene)
    return None if found is None else (found.rows, found.what)


def test_a_card_crosses_the_rows_that_it_strikes_once():
    page = hurricane()
    assert strike_of(page) is None
    page.do("predict")
    assert strike_of(page) == ((4, 3, 2, 1), "wind")  # shallow and medium, the ocean's first
    page.do("reveal-next")
    assert strike_of(page) is None


def test_a_card_that_names_no_water_crosses_where_it_reached_somebody():
    page = drawn("coral-disease", reef("ramp", {(2, 1): "Br", (2, 2): "Br"}), predict="none")
    assert strike_of(page) == ((2,), "waves")


def test_a_card_that_reaches_nobody_crosses_nothing():
    page = drawn("calm-seas", reef("ramp", BROKEN), predict="none")
    assert strike_of(page) is None
