"""The table on the page: what can be pressed is what the rules allow, and nobody sees a hand."""

from __future__ import annotations

import random
import re

import pytest

from tests.labs.succession.page import Page

PIONEERS = ["bacteria", "diatoms", "green-algae", "red-algae"]


NO_MOVES = {"keys", "term", "cover-hand"}


def turn(page: Page, *hands: list[str], top: str = "bacteria", colour: str = "green") -> None:
    """Have it be the first seat's turn, with these hands on the table."""
    page.deal()
    page.put(
        *hands, phase="turn", player=0, coming=1, colour=colour, pile=[top], starters=[],
        opening="", drawn="", uncalled=-1,
    )  # fmt: skip


def test_before_the_deal_one_button_deals_the_cards() -> None:
    page = Page()
    assert page.acts() - NO_MOVES == {"round-on"}
    page.deal()
    assert page.scene.phase != "setup"
    assert len(page.scene.cards) == 7


def test_cards_that_do_not_match_are_faded_and_say_why() -> None:
    page = Page()
    turn(page, ["mussels", "red-algae", "crab"], PIONEERS, PIONEERS)
    faded = re.findall(r"rk-playing-dim[^>]*aria-label=\"([^\"]*)\"", page.html("controls"))
    assert [each.split(",")[1].strip() for each in faded] == ["mussels"]
    page.press("choose", index=0)
    assert "The colour in play is green" in page.text("controls")
    assert "lay" not in page.acts()


def test_a_card_is_chosen_and_then_played() -> None:
    page = Page()
    turn(page, ["mussels", "red-algae", "crab"], PIONEERS, PIONEERS)
    assert "lay" not in page.acts()
    page.press("choose", index=1)
    assert 'aria-pressed="true"' in page.html("controls")
    page.press("lay")
    assert not page.session.refused
    assert page.table.match.state.pile[-1] == "red-algae"
    assert page.table.match.state.hands[0] == ["mussels", "crab"]


def test_the_card_that_leaves_one_can_be_played_with_and_without_the_call() -> None:
    page = Page()
    turn(page, ["red-algae", "mussels"], PIONEERS, PIONEERS)
    page.press("choose", index=0)
    offers = [each for each in page.buttons() if each.act == "lay"]
    assert [each.values.get("call") for each in offers] == ["true", None]
    page.press("lay")
    assert page.table.match.state.uncalled == 0


def test_said_with_the_play_nobody_can_be_caught() -> None:
    page = Page()
    turn(page, ["red-algae", "mussels"], PIONEERS, PIONEERS)
    page.press("choose", index=0)
    page.press("lay", call="true")
    assert page.table.match.state.uncalled == -1


def test_somebody_else_at_this_screen_catches_who_forgot() -> None:
    page = Page(people=2, bots=1)
    turn(page, ["red-algae", "mussels"], PIONEERS, PIONEERS)
    page.show_hand()
    page.press("choose", index=0)
    page.press("lay")
    (button,) = [each for each in page.buttons() if each.act == "catch"]
    assert button.values == {"seat": "0"}
    page.press("catch", seat=0)
    assert not page.session.refused
    assert len(page.table.match.state.hands[0]) == 3


def test_alone_at_a_screen_nobody_catches_themselves() -> None:
    page = Page()
    turn(page, ["red-algae", "mussels"], PIONEERS, PIONEERS)
    page.press("choose", index=0)
    page.press("lay")
    assert "catch" not in page.acts()


def test_a_predator_asks_what_it_names_before_it_is_played() -> None:
    page = Page()
    turn(page, ["jellyfish", "mussels", "mussels"], PIONEERS, PIONEERS)
    page.press("choose", index=0)
    assert "lay" not in page.acts()
    page.press("name", colour="blue")
    page.press("lay")
    assert page.table.match.state.colour == "blue"


def test_a_crab_may_name_a_number_that_is_held_and_need_not() -> None:
    page = Page()
    turn(page, ["crab", "mussels", "snails"], PIONEERS, PIONEERS)
    page.press("choose", index=0)
    numbers = [each.values["number"] for each in page.buttons() if each.act == "name"]
    assert sorted(map(int, numbers)) == [7, 15]
    assert "lay" in page.acts()
    page.press("name", number=15)
    page.press("lay", call="true")
    assert page.table.match.state.pile[-1] == "mussels"
    assert page.table.match.state.hands[0] == ["snails"]


def window(page: Page, *hands: list[str]) -> None:
    """Open a window: the last seat, a bot, has laid brown algae and will not follow."""
    page.deal()
    last = len(hands) - 1
    page.put(
        *hands, phase="upgrade", player=last, coming=0, colour="green", pile=["brown-algae"],
        starters=[], opening="", drawn="", uncalled=-1,
        passed=[number == last for number in range(len(hands))],
    )  # fmt: skip


def test_in_a_window_every_seat_here_has_its_own_button_over_covered_hands() -> None:
    page = Page(people=2, bots=1)
    window(page, PIONEERS, ["ciliates", "mussels", "snails"], PIONEERS)
    assert page.scene.covered_hand
    assert {each.values["seat"] for each in page.buttons() if each.act == "upgrade"} == {"0", "1"}
    keys = {each.key for each in page.buttons() if each.act == "upgrade"}
    assert keys == {"1", "2"}
    page.press("upgrade", seat=1)
    assert not page.session.refused
    assert page.table.match.state.pile[-1] == "ciliates"
    assert page.table.match.state.player == 1


def test_a_button_in_a_window_says_nothing_of_a_hand() -> None:
    """Who holds the card and who does not see the same buttons."""
    pages = []
    for held in ("ciliates", "mussels"):
        page = Page(people=2, bots=1)
        window(page, PIONEERS, [held, "mussels", "snails"], PIONEERS)
        pages.append(page.html("controls"))
    assert pages[0] == pages[1]


def test_touching_the_card_is_the_claim() -> None:
    page = Page()
    window(page, ["ciliates", "mussels", "snails"], PIONEERS, PIONEERS)
    page.press("choose", index=0)
    assert page.table.match.state.pile[-1] == "ciliates"


def test_who_does_not_hold_the_card_is_told_so() -> None:
    page = Page()
    window(page, PIONEERS, PIONEERS, PIONEERS)
    page.press("upgrade", seat=0)
    assert page.session.refused
    assert page.table.match.state.pile[-1] == "brown-algae"


def test_letters_press_no_buttons_when_they_are_turned_off() -> None:
    page = Page()
    turn(page, ["mussels", "red-algae", "crab"], PIONEERS, PIONEERS)
    assert 'data-hotkeys="page"' in page.html("controls")
    page.press("keys")
    assert "data-hotkey" not in page.html("controls")


def test_a_covered_hand_and_a_bots_hand_are_in_no_region() -> None:
    secret = {"sea-anemones", "isopods", "hydroids"}
    page = Page(people=2, bots=1)
    turn(page, sorted(secret), sorted(secret), sorted(secret))
    assert page.scene.covered_hand
    drawn = page.all_html()
    assert not [each for each in secret if each in drawn or each.replace("-", " ") in drawn]
    page.show_hand()
    assert all(each in page.html("controls") for each in secret)


@pytest.mark.parametrize(
    ("act", "values"),
    [
        ("choose", {"index": 99}),
        ("choose", {"index": -1}),
        ("choose", {}),
        ("lay", {}),
        ("lay", {"call": "perhaps"}),
        ("name", {"colour": "pink"}),
        ("name", {"number": 1000}),
        ("upgrade", {"seat": 2}),
        ("upgrade", {"seat": 63}),
        ("let-go", {"seat": 1}),
        ("start", {"seat": 1}),
        ("start", {}),
        ("catch", {"seat": 0}),
        ("catch", {"seat": 9}),
        ("follow", {}),
        ("rock-round", {"value": 0}),
        ("rock-round", {"value": "x"}),
    ],
)
def test_what_no_page_of_ours_sends_changes_nothing(act: str, values: dict[str, object]) -> None:
    page = Page()
    turn(page, ["mussels", "red-algae", "crab"], PIONEERS, PIONEERS)
    before = page.table.position
    page.press(act, **values)
    assert page.session.refused
    assert page.session.said is not None
    assert page.table.position == before


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_by_what_the_page_offers(seed: int) -> None:
    """Somebody who presses whatever can be pressed comes to the end, and is never at a loss."""
    page = Page(people=1 + seed % 2, bots=2, seed=seed, disturbances=True, invaders=True)
    chance = random.Random(seed)  # noqa: S311  # a test's own
    for _ in range(3_000):
        if page.scene.over:
            break
        offered = [each for each in page.buttons() if each.act not in NO_MOVES]
        decided = [each for each in offered if each.act != "choose"]
        if offered and page.scene.is_awaited:
            button = chance.choice(decided if decided and chance.random() < 0.7 else offered)
            page.press(button.act, **button.values)
            page.go_on()
        else:
            assert any(page.go_on() for _ in range(9)), f"at a loss: {page.text('now')}"
    assert page.scene.over
    assert "wins" in page.text("final") or "win together" in page.text("final")
