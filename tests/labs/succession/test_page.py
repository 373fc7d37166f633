"""The page of Succession: what can be pressed, who stands on the rock, and what charts draw of it."""

import random
import re
from xml.etree import ElementTree as ET

import pytest
from bs4 import BeautifulSoup
from hypothesis import given
from hypothesis import strategies as st

from reefkit.games.succession import actions as do
from reefkit.games.succession import settlement_record
from reefkit.games.succession.guide import Rock, RockVisit, Settled
from reefkit.labs.succession import places_picture, regions, rock_picture, timeline
from reefkit.labs.succession.lab import LAB
from reefkit.labs.succession.regions import counts, places, shown
from reefkit.text import Message, catalogue
from tests.games.succession.test_places import grown
from tests.labs.succession.page import Page

# ---- The table on the page: what can be pressed is what the rules allow, and nobody sees a hand.
PIONEERS = ["bacteria", "diatoms", "green-algae", "red-algae"]


NO_MOVES = {"keys", "term", "cover-hand"}


def turn(page: Page, *hands: list[str], top: str = "bacteria", colour: str = "green") -> None:
    page.deal()
    page.put(
        *hands, phase="turn", player=0, coming=1, colour=colour, pile=[top], starters=[],
        opening="", drawn="", uncalled=-1,
    )  # fmt: skip


def test_before_the_deal_one_button_deals_the_cards():
    page = Page()
    assert page.acts() - NO_MOVES == {"round-on"}
    page.deal()
    assert page.scene.phase != "setup"
    assert len(page.scene.cards) == 7


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "15, mussels, blue. Not now."), ("es", "15, mejillones, azul. Ahora no.")],
)
def test_cards_that_do_not_match_are_faded(locale: str, said: str):
    page = Page(locale=locale)
    turn(page, ["mussels", "red-algae", "crab"], PIONEERS, PIONEERS)
    faded = re.findall(r"rk-playing-dim[^>]*aria-label=\"([^\"]*)\"", page.html("controls"))
    assert faded == [said]


def test_a_card_is_chosen_and_then_played():
    page = Page()
    turn(page, ["mussels", "red-algae", "crab"], PIONEERS, PIONEERS)
    assert "lay" not in page.acts()
    page.press("choose", index=1)
    assert 'aria-pressed="true"' in page.html("controls")
    page.press("lay")
    assert not page.session.refused
    assert page.table.match.state.pile[-1] == "red-algae"
    assert page.table.match.state.hands[0] == ["mussels", "crab"]


def voiced(page: Page) -> list[str]:
    """What the controls say aloud when they appear or change."""
    drawn = BeautifulSoup(page.html("controls"), "html.parser")
    return [" ".join(each.get_text(" ").split()) for each in drawn.select("[data-voice]")]


def test_choosing_a_card_says_which_it_is_and_what_comes_next():
    page = Page()
    turn(page, ["mussels", "red-algae", "crab", "nudibranch"], PIONEERS, PIONEERS)
    assert voiced(page) == ["No card is chosen."], "with four cards nothing can be called"
    said = {}
    for index, card in enumerate(page.table.match.state.hands[0]):
        page.press("choose", index=index)
        said[card] = " ".join(voiced(page))
    begins = "Mussels, chosen. The colour in play is green"
    assert said["mussels"].startswith(begins)
    assert said["mussels"].endswith("Choose another card.")
    assert said["red-algae"].endswith("Next comes Play.")
    assert said["crab"].endswith("Next come the numbers, then Play.")
    assert said["nudibranch"].endswith("Next come the colours, then Play.")
    page.press("name", colour="green")
    assert voiced(page)[-1] == "Next comes Play."


def test_the_hand_is_one_stop_of_tab_and_none_when_a_round_is_over():
    page = Page(rounds=2)
    turn(page, ["mussels", "red-algae", "crab"], PIONEERS, PIONEERS)

    def stops() -> list[str]:
        drawn = BeautifulSoup(page.html("controls"), "html.parser")
        return [str(each["data-key"]) for each in drawn.select(".rk-playing:not([tabindex])")]

    assert stops() == ["choose-red-algae-1"], "the first that can be played"
    page.press("choose", index=2)
    assert stops() == ["choose-crab-1"], "the chosen one, with what plays it behind it"
    page.put(phase="survey")
    assert stops() == []


def test_explained_words_of_the_top_card_are_no_stops_on_the_way_to_the_hand():
    page = Page()
    turn(page, PIONEERS, PIONEERS, PIONEERS, top="bacteria")
    drawn = BeautifulSoup(page.html("pile"), "html.parser")
    assert len(drawn.select("[data-arrows] .rk-term[data-arrow][tabindex='-1']")) == 2
    (stop,) = drawn.select("button:not([tabindex])")
    assert (stop["data-key"], stop.has_attr("data-arrow")) == ("deck", True), "arrows lead on"


def shouts(page: Page) -> list[str]:
    return [each.values["call"] for each in page.buttons() if each.act == "shout"]


def test_what_is_shouted_is_for_the_player_to_remember():
    """The same two buttons with two cards as with three, and neither is filled."""
    page = Page()
    turn(page, ["red-algae", "mussels"], PIONEERS, PIONEERS)
    two = re.search(r"data-key=\"shouts\".*?</div>", page.html("controls"), re.DOTALL)
    turn(page, ["red-algae", "mussels", "crab"], PIONEERS, PIONEERS)
    three = re.search(r"data-key=\"shouts\".*?</div>", page.html("controls"), re.DOTALL)
    assert two
    assert three
    assert two[0] == three[0]
    assert shouts(page) == ["last", "winner"]
    assert "Press one before you play." in voiced(page)[-1], "said when it may be due"


def test_how_the_round_is_won_is_said_before_the_first_card_and_what_to_shout_near_the_last():
    page = Page()
    page.deal()
    page.put(phase="start", pile=[])
    assert "bad points, and the fewest win" in page.text("controls")
    turn(page, ["red-algae", "mussels"], PIONEERS, PIONEERS)
    said = page.text("controls")
    assert "bad points, and the fewest win" not in said
    assert "Who forgets may have to draw 2." in said


def test_who_cannot_follow_is_told_what_the_others_may_do():
    page = Page()
    turn(page, ["mussels", "crab"], ["ciliates", "snails"], PIONEERS, top="brown-algae")
    page.put(phase="follow")
    said = page.text("controls")
    assert "Ciliates come next on the rock. You have none." in said
    assert "Let the others try" in said


def test_the_story_names_the_predators_and_points_are_called_bad():
    page = Page(people=0, bots=3, seed=4)
    while not page.scene.over:
        assert page.go_on()
    story = [page.session.say.render(each) for each in LAB.ending(page.scene).story]
    came = {each.card for each in page.scene.rock.visits}
    assert came
    assert all(page.session.say.render(Message(f"succession-{card}")) in story[0] for card in came)
    lines = [page.session.say.render(each.text) for each in page.scene.happened]
    assert any("bad point" in line for line in lines)


def test_with_so_many_cards_that_no_call_can_be_due_none_is_offered():
    page = Page()
    turn(page, ["red-algae", "mussels", "crab", "snails"], PIONEERS, PIONEERS)
    assert shouts(page) == []


def test_a_hand_is_shown_by_colour_and_number():
    page = Page()
    turn(page, ["crab", "mussels", "snails", "diatoms", "bacteria"], PIONEERS, PIONEERS)
    shown_cards = re.findall(r'data-key="choose-([a-z-]+)-1"', page.html("controls"))
    assert shown_cards == ["bacteria", "diatoms", "snails", "mussels", "crab"]
    page.press("choose", index=4)
    page.press("lay")
    assert page.table.match.state.pile[-1] == "bacteria"


def test_shouted_with_the_play_nobody_can_be_caught():
    page = Page()
    turn(page, ["red-algae", "mussels"], PIONEERS, PIONEERS)
    page.press("shout", call="last")
    page.press("choose", index=0)
    assert "Play red algae and shout “Last card!”" in page.text("controls")
    page.press("lay")
    assert not page.session.refused
    assert page.table.match.state.uncalled == -1


def test_a_shout_that_is_not_true_is_refused_and_forgotten():
    page = Page()
    turn(page, ["red-algae", "mussels", "snails"], PIONEERS, PIONEERS)
    page.press("shout", call="winner")
    page.press("choose", index=0)
    page.press("lay")
    assert page.session.refused
    assert page.table.match.state.hands[0] == ["red-algae", "mussels", "snails"]
    page.press("lay")
    assert not page.session.refused


def test_a_missed_turn_is_over_when_the_player_plays_again():
    page = Page()
    turn(page, ["red-algae", "mussels"], PIONEERS, ["jellyfish", *PIONEERS])
    page.put(player=2, coming=0)
    page.table.act(2, do.LayCard("jellyfish", colour="green"))
    page.session.next_seat()
    assert "You miss a turn." in page.text("controls")
    page.put(phase="turn", player=0, drawn="")
    assert "You missed a turn. Now you play." in page.text("controls")


def test_whose_card_did_it_stays_until_the_player_has_decided():
    page = Page()
    turn(page, ["red-algae", "mussels", "snails"], ["nudibranch", *PIONEERS], PIONEERS)
    page.put(player=2, coming=0)
    page.put(["red-algae", "mussels"], PIONEERS, ["nudibranch", *PIONEERS])
    page.table.act(2, do.LayCard("nudibranch", colour="green"))
    page.session.next_seat()
    assert "B1\u2019s nudibranch did it. You drew" in page.text("controls")
    assert 'data-key="aloud-cause"' in page.html("controls")
    page.go_on()
    assert "B1\u2019s nudibranch did it." in page.text("controls")
    page.press("draw")
    assert "did it" not in page.text("controls")


def test_the_hand_and_what_a_card_does_can_be_read_aloud():
    page = Page()
    turn(page, ["red-algae", "mussels"], PIONEERS, PIONEERS)
    page.press("choose", index=1)
    drawn = BeautifulSoup(page.html("controls"), "html.parser")
    for key, says in (("hand", "mussels"), ("note", "The colour in play is green")):
        button = drawn.select_one(f'[data-key="aloud-{key}"]')
        assert button is not None, key
        read = " ".join(each.get_text(" ") for each in drawn.select(str(button["data-aloud"])))
        assert says in read


@pytest.mark.parametrize(("rounds", "on"), [(1, "See who won"), (2, "Next round")])
def test_the_end_of_a_round_says_who_won_it_and_what_to_press(rounds: int, on: str):
    page = Page(rounds=rounds)
    turn(page, ["red-algae"], PIONEERS, PIONEERS)
    page.press("shout", call="winner")
    page.press("choose", index=0)
    page.press("lay")
    assert f"You have no card left: you win round 1! Press “{on}”." in page.text("now")
    assert on in page.text("controls")


def test_one_of_a_kind_is_said_as_one():
    told = counts({"snails": 1, "mussels": 3})
    said = [catalogue(level).render(each) for level in ("en", "es") for each in told]
    assert said == ["a snail", "3 mussels", "un caracol", "3 mejillones"]


def test_a_jellyfish_catches_larvae_and_is_not_said_to_starve():
    seen = shown(record(settled(1, "snails"), visits=(visit(2, "jellyfish"),)))
    assert seen.told is not None
    assert "catches larvae" in Page().session.say.render(seen.told)


def test_somebody_else_at_this_screen_catches_who_forgot():
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


def test_alone_at_a_screen_nobody_catches_themselves():
    page = Page()
    turn(page, ["red-algae", "mussels"], PIONEERS, PIONEERS)
    page.press("choose", index=0)
    page.press("lay")
    assert "catch" not in page.acts()


def test_a_predator_asks_what_it_names_before_it_is_played():
    page = Page()
    turn(page, ["jellyfish", "mussels", "mussels"], PIONEERS, PIONEERS)
    page.press("choose", index=0)
    assert "lay" not in page.acts()
    page.press("name", colour="blue")
    page.press("lay")
    assert page.table.match.state.colour == "blue"


def test_a_crab_may_name_a_number_that_is_held_and_need_not():
    page = Page()
    turn(page, ["crab", "mussels", "snails"], PIONEERS, PIONEERS)
    page.press("choose", index=0)
    numbers = [each.values["number"] for each in page.buttons() if each.act == "name"]
    assert sorted(map(int, numbers)) == [7, 15]
    assert "lay" in page.acts()
    page.press("name", number=15)
    page.press("shout", call="last")
    page.press("lay")
    assert page.table.match.state.pile[-1] == "mussels"
    assert page.table.match.state.hands[0] == ["snails"]


@pytest.mark.parametrize(
    ("card", "names"),
    [
        ("jellyfish", ["Colour: green", "Colour: yellow", "Colour: blue", "Name a colour first"]),
        ("crab", ["With snails, 7", "With mussels, 15", "Play crab p"]),
    ],
)
def test_what_a_red_card_names_comes_before_what_plays_it(card: str, names: list[str]):
    page = Page()
    turn(page, [card, "mussels", "snails"], PIONEERS, PIONEERS)
    page.press("choose", index=0)
    drawn = BeautifulSoup(page.html("controls"), "html.parser")
    found = [" ".join(each.get_text(" ").split()) for each in drawn.select(".rk-moves button")]
    assert found[: len(names)] == names
    chosen = drawn.select_one('.rk-playing[aria-pressed="true"]')
    assert chosen is not None
    assert "turn" in str(chosen["aria-description"]), "what it does, also before it is chosen"


def window(page: Page, *hands: list[str]) -> None:
    """Open a window: the last seat, a bot, has laid brown algae and will not follow."""
    page.deal()
    last = len(hands) - 1
    page.put(
        *hands, phase="upgrade", player=last, coming=0, colour="green", pile=["brown-algae"],
        starters=[], opening="", drawn="", uncalled=-1,
        passed=[number == last for number in range(len(hands))],
    )  # fmt: skip


def test_in_a_window_on_a_shared_screen_each_opens_its_hand_first():
    page = Page(people=2, bots=1, window=5)
    window(page, ["ciliates", "mussels", "snails"], PIONEERS, PIONEERS)
    assert page.scene.covered_hand
    assert "P1, it is your turn" in page.text("controls")
    assert not {"upgrade", "let-go"} & page.acts()
    page.show_hand()
    assert "upgrade" not in page.acts()
    assert "You have none" in page.text("now")
    page.press("let-go")
    assert page.scene.covered_hand
    assert "P0, it is your turn" in page.text("controls")
    page.show_hand()
    page.press("upgrade")
    assert not page.session.refused
    assert page.table.match.state.pile[-1] == "ciliates"
    assert page.table.match.state.player == 0


def test_on_a_shared_screen_no_clock_runs_and_bots_let_people_answer_first():
    alone, shared = Page(people=1, bots=2, window=5), Page(people=2, bots=1, window=5)
    for page in (alone, shared):
        window(page, PIONEERS, ["ciliates", "mussels", "snails"], ["ciliates", "mussels", "snails"])
        page.put(
            *page.table.match.state.hands, player=0, passed=[True, False, False], phase="upgrade"
        )
    waits = shared.scene.view.awaited[0]
    assert shared.scene.seconds_left(waits.id, waits.seconds) is None
    for _ in range(40):
        shared.table.tick()
    assert shared.table.match.state.phase == "upgrade", "the person has not answered"
    for _ in range(40):
        alone.table.tick()
    assert alone.table.match.state.phase != "upgrade", "bots alone go on"


def test_a_clock_of_turns_is_seen():
    page = Page(clock=45)
    turn(page, ["mussels", "crab"], ["isopods", "hydroids"], ["tunicates", "shrimp"])
    assert "Seconds left: " in page.html("controls")
    assert "Seconds left" not in page.html("now"), "once is enough"


@pytest.mark.parametrize(("left", "deck_ends"), [(10, True), (11, True), (10, False)])
def test_a_deck_that_ends_the_round_says_so_when_few_cards_are_left(left: int, *, deck_ends: bool):
    page = Page(people=1, bots=1, deck_ends=deck_ends)
    hands = ["mussels", "red-algae"], ["isopods", "hydroids"]
    turn(page, *hands)
    page.put(*hands, deck=["snails"] * left)
    said = "10 cards left to draw, then the round ends." in page.text("pile")
    assert said is (left == 10 and deck_ends)


def test_with_open_hands_nothing_is_covered_and_all_see_the_cards():
    page = Page(people=2, bots=1, open_hands=True)
    turn(page, ["mussels", "red-algae", "crab"], ["isopods", "hydroids"], ["tunicates", "shrimp"])
    assert not page.scene.covered_hand
    assert "#rk-org-tunicates" in page.html("others")
    assert "In the hand: isopods and hydroids" in page.html("others")
    assert 'data-key="passed-0"' in page.html("now"), "whose turn it is is seen for a moment"
    closed = Page(people=2, bots=1)
    assert "passed-" not in closed.html("now")
    turn(closed, ["mussels", "red-algae"], ["isopods", "hydroids"], ["tunicates", "shrimp"])
    assert "tunicates" not in closed.html("others")


def test_touching_the_card_is_the_claim():
    page = Page()
    window(page, ["ciliates", "mussels", "snails"], PIONEERS, PIONEERS)
    page.press("choose", index=0)
    assert page.table.match.state.pile[-1] == "ciliates"


def test_who_does_not_hold_the_card_is_told_so():
    page = Page()
    window(page, PIONEERS, PIONEERS, PIONEERS)
    assert {"upgrade", "let-go"} & page.acts() == {"let-go"}
    assert "You have none, so you can only pass." in page.text("now")
    page.press("upgrade", seat=0)
    assert page.session.refused
    assert page.table.match.state.pile[-1] == "brown-algae"


def test_letters_press_no_buttons_when_they_are_turned_off():
    page = Page()
    turn(page, ["mussels", "red-algae", "crab"], PIONEERS, PIONEERS)
    assert 'data-hotkeys="page"' in page.html("controls")
    page.press("keys")
    assert "data-hotkey" not in page.html("controls")


def test_a_covered_hand_and_a_bots_hand_are_in_no_region():
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
        ("shout", {"call": "perhaps"}),
        ("shout", {}),
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
def test_what_no_page_of_ours_sends_changes_nothing(act: str, values: dict[str, object]):
    page = Page()
    turn(page, ["mussels", "red-algae", "crab"], PIONEERS, PIONEERS)
    before = page.table.position
    page.press(act, **values)
    assert page.session.refused
    assert page.session.said is not None
    assert page.table.position == before


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_by_what_the_page_offers(seed: int):
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


# ---- The rock: who stands where, who came to eat, and what the charts draw of it.
def settled(time: int, card: str, until: int = 0, by: str = "") -> Settled:
    return Settled(
        time=time, turn=time, position=time, seat=0, card=card, guild="pioneers", until=until, by=by
    )  # fmt: skip


def visit(time: int, card: str, *eaten: int, position: int | None = None) -> RockVisit:
    at = time if position is None else position
    return RockVisit(
        time=time, turn=time, position=at, seat=0, card=card, guild="predators", eaten=eaten
    )  # fmt: skip


def record(*settlers: Settled, visits: tuple[RockVisit, ...] = ()) -> Rock:
    times = max([each.time for each in (*settlers, *visits)], default=0)
    return Rock(round=1, times=times, settled=settlers, visits=visits, out=-1)


def test_every_kind_has_a_place_of_its_own_and_keeps_it():
    kinds = [
        "bacteria",
        "diatoms",
        "bacteria",
        "snails",
        "mussels",
        "diatoms",
        "snails",
        "hydroids",
    ]
    first = record(*(settled(time, kind) for time, kind in enumerate(kinds, 1)))
    found = places(first)
    at = dict(zip(kinds, found, strict=True))
    assert [at[kind] for kind in kinds] == found, "all of a kind stand together"
    assert len(set(at.values())) == len(at)
    later = record(*first.settled, *(settled(time, "crab") for time in range(9, 30)))
    assert places(later)[: len(found)] == found


def test_of_many_of_a_kind_three_are_drawn_and_a_sign_counts_them():
    seen = shown(
        record(*(settled(time, "snails") for time in range(1, 12)), settled(12, "mussels"))
    )
    assert [(each.art, each.many) for each in seen.settlers] == [("snails", 11), ("mussels", 1)]
    drawn = rock_picture.picture(seen.settlers, None, "a rock")
    assert drawn.count("#rk-org-snails") == 3
    assert "×11" in drawn
    assert "×1<" not in drawn


@pytest.mark.parametrize("cards", range(15))
def test_a_hand_is_one_row_or_two(cards: int):
    broad, slim = regions._columns(cards)
    assert broad * (1 if cards <= 6 else 2) >= cards
    assert slim * (1 if cards <= 4 else 2 if cards <= 10 else 3) >= cards


def test_the_place_of_who_was_eaten_goes_to_the_next_but_one():
    found = places(
        record(
            settled(1, "bacteria"),
            settled(2, "mussels", 3, "crab"),
            settled(4, "snails"),
            settled(5, "diatoms"),
            visits=(visit(3, "crab", 1),),
        )
    )
    assert found[2] != found[1], "who came with the crab stands beside what it took"
    assert found[3] == found[1]


@given(st.integers(0, 400))
def test_every_place_is_on_the_rock(place: int):
    at = rock_picture.spot(place % 100)
    assert 0 < at.x < rock_picture.ROCK_WIDTH
    assert 100 < at.y < rock_picture.ROCK_HEIGHT


def test_what_a_predator_took_is_seen_once_and_then_gone():
    eaten = record(
        settled(1, "snails", 3, "crab"), settled(2, "bacteria"), visits=(visit(3, "crab", 0),)
    )
    seen = shown(eaten)
    assert seen.visit is not None
    assert [each.art for each in seen.visit.eaten] == ["snails"]
    assert seen.kinds == {"bacteria": 1}
    assert seen.told is not None
    drawn = rock_picture.picture(seen.settlers, seen.visit, "a rock")
    assert "rk-rock-gone" in drawn
    assert "#rk-org-crab" in drawn
    later = record(*eaten.settled, settled(4, "diatoms"), visits=eaten.visits)
    assert shown(later).visit is None
    assert "snails" not in rock_picture.picture(shown(later).settlers, None, "a rock")


def test_a_predator_and_the_card_named_with_it_are_seen_together():
    both = record(
        settled(1, "snails", 2, "crab"), settled(2, "mussels"), visits=(visit(2, "crab", 0),)
    )
    seen = shown(both)
    assert seen.visit is not None
    assert [each.art for each in seen.settlers if each.is_new] == ["mussels"]


def test_the_picture_is_well_formed_and_says_what_it_shows():
    page = Page(people=0, bots=3, seed=4)
    while not page.scene.over and page.scene.rock.times < 12:
        assert page.go_on()
    found = re.search(r"<svg.*</svg>", page.html("rock"), re.DOTALL)
    assert found is not None
    root = ET.fromstring(found[0])  # noqa: S314  # our own picture
    label = root.get("aria-label") or ""
    assert label.startswith("A rock under water.")
    standing = shown(page.scene.rock)
    assert f"{len(standing.kinds)} kind" in page.text("rock")
    uses = [each.get("href", "") for each in root.iter("{http://www.w3.org/2000/svg}use")]
    for card, count in standing.kinds.items():
        assert uses.count(f"#rk-org-{card}") >= min(count, 3)


def drawn(cards: str, places: int) -> tuple[str, list[str]]:
    """Return the picture of a rock of places after cards, and what is said of the latest."""
    rock = grown(cards, places)
    record = Rock(
        rock.round, rock.times, tuple(rock.settled), tuple(rock.visits), -1,
        rock.places, tuple(rock.turned_away),
    )  # fmt: skip
    texts = [catalogue("en").render(each.text) for each in regions.happened(record)]
    return places_picture.picture(record, "a rock"), texts


def test_who_covers_whom_is_seen_on_the_rock_and_said():
    picture, texts = drawn("1 2 3 6", 8)
    assert texts == ["Ciliates cover bacteria."]
    assert picture.count("#rk-org-bacteria") == 1, "who was covered peeps out"
    assert 'data-key="covered-4"' in picture
    later, _ = drawn("1 2 3 6 7", 8)
    assert "bacteria" not in later


def test_who_finds_no_room_drifts_in_the_water():
    picture, texts = drawn("11 1 2", 8)
    assert texts == ["No room for diatoms."]
    assert picture.count("#rk-org-diatoms") == 1
    assert 'data-key="away-3"' in picture


def test_a_predator_opens_places_and_what_it_ate_is_seen_there():
    picture, texts = drawn("15 1 starfish", 8)
    assert texts == ["Eaten by the starfish: mussels"]
    assert picture.count("#rk-org-mussels") == 1
    assert "rk-rock-gone" in picture


def test_the_page_says_how_many_places_are_free():
    page = Page(people=0, bots=3, seed=4, places=20)
    while not page.scene.over and page.scene.rock.times < 12:
        assert page.go_on()
        free = 20 - int(page.table.course()["taken"].last())
        said = f"{free} of 20 places free" if free else "The rock is full"
        assert said in page.text("rock") or not page.scene.rock.times


def test_a_full_rock_and_who_finds_no_room_on_it_are_said():
    page = Page(people=0, bots=3, seed=4, places=20)
    heard = set[str]()
    while not page.scene.over and page.go_on():
        drawn = BeautifulSoup(page.html("rock"), "html.parser")
        heard |= {each.get_text(" ").strip() for each in drawn.select("[data-voice=comes]")}
    assert "The rock is full" in heard
    assert any(each.startswith("No room for") for each in heard)


def test_a_kind_that_was_eaten_and_came_back_has_two_pieces():
    twice = record(
        settled(1, "snails", 3, "crab"), settled(2, "bacteria"), settled(5, "snails"),
        visits=(visit(3, "crab", 0),),
    )  # fmt: skip
    assert settlement_record.spans(twice, "snails") == ((1, 3), (5, 5))
    assert settlement_record.spans(twice, "bacteria") == ((2, 5),)


def test_after_a_round_no_time_is_still_to_come():
    page = Page(people=0, bots=3, rounds=1)
    ends = set[bool]()
    while not page.scene.over and page.go_on():
        scene = page.scene
        end = timeline.Charts(page.session).time(scene).rounds
        is_past = scene.phase in {"survey", "over"}
        assert end == scene.rock.times if is_past else end > scene.rock.times
        ends.add(is_past)
    assert ends == {False, True}


def test_at_the_end_of_a_shared_screen_each_has_its_story_the_winner_first():
    page = Page(people=2, bots=0, rounds=1, open_hands=True, places=20)
    turn(page, ["starfish"], ["mussels", "crab"])
    page.press("shout", call="winner")
    page.press("choose", index=0)
    page.press("lay")
    page.press("round-on")
    assert page.scene.over
    assert "The story of P0 Round 1" in page.text("final")
    assert "You won!" in page.text("final")
    assert [each.seat for each in timeline.moments(page.table)][-3:] == [0, None, None]
    page.press("story-of", seat=1)
    assert "You came in place 2" in page.text("final")


def test_the_axis_grows_by_steps():
    assert [timeline.length(times) for times in (0, 19, 20, 39, 61)] == [20, 20, 40, 40, 80]
