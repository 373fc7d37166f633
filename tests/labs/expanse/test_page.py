"""The page of Blue Expanse: the game, a card of a teacher, and the questions around it."""

import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from bs4 import BeautifulSoup
from msgspec.structs import replace

from reefkit.content import Library
from reefkit.games.expanse import content, queries
from reefkit.games.expanse.actions import ActAll, ActCard, Buy, Done
from reefkit.games.expanse.course import turn_ends
from reefkit.games.expanse.game import new_match
from reefkit.games.expanse.state import Ask, ReefCard, Task
from reefkit.labs.expanse import bleaching
from reefkit.labs.expanse.lab import LAB
from reefkit.labs.expanse.timeline import COURSE, WEB, WHAT_IF, Charts
from reefkit.labs.lesson import opening
from reefkit.labs.lesson.content import naming, terms
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.labs.lesson.page import new_session
from reefkit.labs.lesson.parts import questions
from reefkit.labs.lesson.session import LessonSession
from reefkit.match.game import Event, SeatInfo
from reefkit.text import Message, catalogue, message
from tests.labs.expanse import matches
from tests.labs.expanse.page import MOST, Page
from tests.support.effort import effort
from tests.support.open_page import region

DESK_GAME = desk_labs()["expanse"]

# ---- The page of Blue Expanse: what can be pressed is what the rules allow, and deeds are foreseen.
NO_MOVES = {"term", "undo", "expanse-let-go", "expanse-card", "cover-hand"}


def at(phase: str, *cards: ReefCard, tile: int = 1, **state: object) -> Page:
    """Return a page at a phase of the first seat's turn, with cards on its reef."""
    page = Page()
    page.begin("move")
    page.lay(*cards)
    for name, value in {"phase": phase, "rolled": 3, **state}.items():
        setattr(page.state, name, value)
    page.state.seats[0].tile = tile
    if phase in {"buy", "raise"}:
        page.state.opened = ["resource", "biomass"]
    return page


def test_before_the_first_hands_one_button_deals_them():
    page = Page()
    assert {str(each["data-act"]) for each in page.buttons()} - NO_MOVES == {"expanse-go"}
    page.do("expanse-go")
    page.go_on()
    assert page.scene.phase == "move"
    assert len(page.state.seats[0].hand) == 5


def test_a_card_on_offer_is_chosen_read_and_bought():
    page = at("buy")
    page.state.seats[0].hand = ["biomass"] * 5
    offer = next(one for one in page.scene.offers if one.can)
    page.do("expanse-offer", deck=offer.deck, slot=offer.slot)
    story = page.scene.story(offer.card)
    does = page.session.say.render(story.does)
    assert "".join(does.split()) in "".join(page.text("controls").split())
    page.do("expanse-go")
    bought = page.table.match.action_at(page.table.position - 1)
    assert isinstance(bought, Buy)
    assert offer.card in [card.kind for card in page.state.seats[0].reef]


def test_what_cannot_be_paid_says_why_and_is_not_bought():
    page = at("buy")
    page.state.seats[0].hand = []
    offer = next(one for one in page.scene.offers if one.deck == "resource")
    page.do("expanse-offer", deck=offer.deck, slot=offer.slot)
    assert page.html("controls").select_one('[data-key="go"][aria-disabled="true"]') is not None
    assert "you have less" in page.text("controls")
    assert "you have less" in page.refused("expanse-go")


def test_the_marked_offers_are_those_that_the_rules_let_one_buy():
    page = at("buy")
    page.state.seats[0].hand = ["biomass", "capital"]
    marked = {
        (str(each["data-deck"]), int(str(each["data-slot"])))
        for each in page.html("ring").select(".rk-slot-can")
    }
    legal = page.scene.legal
    assert marked == {(each.deck, each.slot) for each in legal if isinstance(each, Buy)}
    assert marked


def test_zooxanthellae_are_attached_to_the_coral_that_is_named():
    page = at("buy", ReefCard(11, "coral", bleached=True), ReefCard(12, "coral", bleached=True),
              ReefCard(13, "zooxanthellae"))  # fmt: skip
    page.do("expanse-card", card=13)
    assert page.html("controls").select_one('[data-key="go"][aria-disabled="true"]') is not None
    page.do("expanse-card", card=12)
    page.do("expanse-go")
    (algae,) = (card for card in page.state.seats[0].reef if card.kind == "zooxanthellae")
    assert algae.host == 12


def test_which_coral_is_bleached_is_said_where_a_card_is_attached():
    page = at("buy", ReefCard(11, "coral", bleached=True), ReefCard(12, "coral"),
              ReefCard(13, "zooxanthellae", host=12), ReefCard(14, "clownfish"))  # fmt: skip
    page.do("expanse-card", card=14)
    hosts = {str(each["data-key"]): each for each in page.html("controls").select(".rk-hosts > *")}
    assert "bleached" in hosts["host-11"].get_text()
    assert "bleached" not in hosts["host-12"].get_text()


def choose(page: Page, card: str) -> None:
    """Have a card lie open, and choose it."""
    deck = page.scene.story(card).deck
    page.state.piles[deck].open[0] = card
    page.session.changed()
    page.do("expanse-offer", deck=deck, slot=0)


def test_what_would_die_at_once_is_told_before_it_is_bought():
    page = at("buy")
    page.state.seats[0].hand = ["biomass"] * 5
    choose(page, "coral")
    page.state.piles["resource"].open[1:] = ["seagrass", "seagrass"]
    page.session.changed()
    assert "No zooxanthellae can be bought now" in page.text("controls")
    page.state.piles["resource"].open[1] = "zooxanthellae"
    page.session.changed()
    assert "Buy some with it" in page.text("controls")
    page.lay(ReefCard(11, "zooxanthellae"))
    page.session.changed()
    assert page.html("controls").select_one('[data-key="risk"]') is None
    page.lay()
    page.lay(ReefCard(11, "coral", bleached=True, ends=1))
    choose(page, "phytoplankton")
    assert "it goes into your deck this turn" in page.text("controls")
    page.lay()
    choose(page, "regal-tang")
    assert "It would starve this turn" in page.text("controls")
    assert page.html("controls").select_one('[data-key="go"][aria-disabled="true"]') is None


def test_both_dice_of_a_move_are_seen_and_roll():
    page = Page()
    page.begin("move")
    assert len(page.html("ring").select(".rk-die-square")) == 2
    page.do("expanse-go")
    faces = [int(str(each["data-die"])) for each in page.html("ring").select("[data-die]")]
    assert len(faces) == 2
    assert sum(faces) == page.scene.state.rolled


@pytest.mark.parametrize("alike", ["false", "true"])
def test_a_kind_below_the_ring_says_what_its_tiles_are_for_and_who_stands_on_one(alike: str):
    page = at("buy", tile=3)  # a Biomass tile, as the first is
    names = [page.scene.name(seat) for seat in page.scene.seats]
    for seat in page.state.seats[1:]:
        seat.tile = 0
    page.do("expanse-tile", tile=1, alike=alike)
    assert "Biomass tile: buy resources and animals" in page.said
    assert (names[0] in page.said) == (alike == "true")
    ring = page.html("ring")
    kind = ring.select_one('[data-key="ring-biomass"]')
    assert kind is not None
    assert (kind["data-act"], kind["data-tile"], kind["data-alike"]) == (
        "expanse-tile",
        "1",
        "true",
    )


def test_the_ring_says_what_its_tiles_are_and_prices_have_their_sign():
    page = at("buy")
    ring = page.html("ring")
    legend = [each.get_text(strip=True) for each in ring.select(".rk-ring-legend > li")]
    assert legend == ["start", "Biomass", "Capital", "malus", "bonus", "grant"]
    for deck, sign in (
        ("resource", "biomass"),
        ("biomass", "biomass"),
        ("humanitarian", "capital"),
    ):
        heads = ring.select(f".rk-deck-{deck} .rk-slot-head b")
        assert heads
        assert all(f"rk-org-{sign}" in str(each) for each in heads)


def test_who_hands_a_card_on_reads_the_names_of_the_others():
    """They were looked up as messages: "Who gets illegal fishing?" offered "⟦Bloom⟧"."""
    page = Page(bots=2)
    page.begin("move")
    page.lay(ReefCard(11, "illegal-fishing"))
    page.state.queue = [Task("effect", 0, card=11, effect=2, name="then.0")]
    page.state.ask = Ask(0, "hand-on", ["seat:1", "seat:2"], card=11, kind="illegal-fishing")
    answers = page.html("controls").select('[data-act="expanse-answer"]')
    assert [each.get_text(" ", strip=True) for each in answers] == ["bot 1", "bot 2"]


def test_a_card_that_another_player_hands_on_is_told_to_who_gets_it():
    page = Page(people=2, bots=0)
    page.begin("buy")
    page.lay(ReefCard(11, "illegal-fishing"))
    page.state.seats[0].hand = ["capital"] * 2
    page.session.changed()
    assert "pay 2 Capital and hand it on to another player" in page.text("controls")
    page.do("expanse-card", card=11)
    assert "Pay 2 Capital, hand on illegal fishing" in page.text("controls")
    page.do("expanse-go")
    told = '[data-key="own-lost"]'
    assert page.html("controls").select_one(told) is None
    while page.scene.seat == 0 or page.scene.phase != "manage":
        if page.scene.seat and not page.scene.covered_hand:
            shown = page.html("controls").select_one(told)
            assert shown is not None
            assert "Ana has put illegal fishing on your reef." in shown.get_text()
        page.step(random.Random(0), buys=False)  # noqa: S311  # a test's own


def test_what_people_do_takes_an_animal_and_eats_none():
    page = at("manage", ReefCard(11, "port-jackson-shark"),
              ReefCard(12, "aquaculture", host=11, turns=1))  # fmt: skip
    page.do("expanse-card", card=11)
    assert "Aquaculture will take Port Jackson shark." in page.text("controls")


def test_nobody_is_asked_for_what_cannot_be_done():
    page = at("buy")
    page.state.seats[0].hand = []
    page.state.opened = []
    page.session.changed()
    assert "nothing here that you can pay for" in page.text("now")
    page = at("research")
    assert "no Capital for research" in page.text("now")


def test_research_says_what_it_costs_and_what_for_before_it_is_paid():
    page = at("research", ReefCard(11, "bio-prospecting", placed=[2, 0]))
    page.state.seats[0].research, page.state.seats[0].hand = 1, ["capital"] * 3
    page.session.changed()
    assert "each point on bio-prospecting costs 1 Capital . 1 point is free." in page.text("now")
    go = '[data-key="go"]'
    assert "for" not in page.html("controls").select_one(go).get_text()  # type: ignore[union-attr]
    for _ in range(2):
        page.do("expanse-points", by=1)
    said = page.text("controls")
    assert "Place 3 points on bio-prospecting for 2 Capital" in said
    assert "2 of 10 on bio-prospecting" in said


def test_where_turns_are_limited_the_page_says_how_many_are_left():
    page = at("move")
    page.state.seats[0].turns = 2
    assert "turn 2 of at most 5" in page.text("controls")
    assert "“growth” comes after a loop or turn 1." in page.text("controls")
    page.state.last = 2
    assert "last turn" in page.text("controls")
    page = Page(turns=0)
    page.begin("move")
    assert "of at most" not in page.text("controls")


def test_while_prices_are_raised_the_list_has_the_room_of_the_stages():
    page = at("raise", raiser=0, player=1)
    controls = page.html("controls")
    assert controls.select_one('[data-key="raising"]') is not None
    assert controls.select_one('[data-key="stages"]') is None


def test_who_never_raises_is_not_asked_until_they_ask_for_it():
    page = at("raise", raiser=0, player=1)
    passes = '[data-act="expanse-pass"][data-after]'
    assert page.html("controls").select_one(passes) is None
    page.do("expanse-let-buy")
    assert page.html("controls").select_one(passes) is not None
    page.do("expanse-pass")
    assert "Ask me to raise again" in page.text("controls")
    page.do("expanse-let-buy")
    assert "Ask me to raise again" not in page.text("controls")


def test_what_is_eaten_goes_to_its_eater_and_what_is_taken_to_who_took_it():
    page = at("manage", ReefCard(11, "regal-tang"), ReefCard(12, "grey-reef-shark"))
    web = page.html("evidence")
    assert web.select_one('[data-key="node-card:11"]')["data-to"] == "node-card:12"  # type: ignore[index]
    faces = page.html("ring").select(".rk-slot-face")
    assert {str(each["data-to"]) for each in faces} == {"look-0"}
    assert len({str(each["data-key"]) for each in faces}) == len(faces)


def test_before_it_acts_a_food_chain_is_drawn_up_to_the_animal_that_eats_an_animal():
    page = Page(chain=True)
    page.begin("move")
    assert len(page.html("evidence").select(".rk-foodweb-wide .rk-web-sure")) == 3


def test_one_s_own_reef_lies_above_the_bar_with_what_would_die_marked():
    page = at("buy", ReefCard(11, "coral", bleached=True, ends=1), ReefCard(12, "regal-tang"))
    own = page.html("controls").select('[data-key="foot"] [data-key="own-reef"] button')
    assert [each["data-card"] for each in own] == ["11", "12"]
    assert all("rk-own-dies" in each["class"] for each in own)
    assert "Red frame: leaves your reef at the end of this turn." in page.text("controls")
    page.press(own[1])
    assert page.html("controls").select_one('[data-key="dock"] [data-key="chosen"]') is not None


def test_cards_that_cannot_be_paid_are_dim():
    page = at("buy")
    page.state.seats[0].hand = ["biomass"]
    dear = [each for each in page.scene.offers if each.open and not each.can]
    assert dear
    dim = page.html("ring").select(".rk-slot-dim")
    assert {(each["data-deck"], int(str(each["data-slot"]))) for each in dim} >= {
        (each.deck, each.slot) for each in dear
    }


def test_a_roll_higher_than_a_die_s_faces_is_written_as_a_number():
    stored = content.default()
    rules = replace(stored.rules, numbers=replace(stored.rules.numbers, die=24))
    page = Page(content=replace(stored, rules=rules), dice=1)
    rolls: set[int] = set()
    while len(rolls) < 4:
        page.step(random.Random(0), buys=False)  # noqa: S311  # a test's own
        rolled = page.state.rolled
        shown = page.html("ring").select_one(".rk-die-sum")
        assert (shown is not None) is (rolled > 6), rolled
        rolls |= {rolled}


def bleached() -> Page:
    """Return a page on which one of two own corals has just bleached."""
    corals = [ReefCard(11, "coral"), ReefCard(12, "zooxanthellae", host=11), ReefCard(13, "coral")]
    corals += [ReefCard(14, "zooxanthellae", host=13)]
    page = at("take", *corals, tile=4, stage=3, warming=5, warmed=5)
    page.state.piles["malus"].open[0] = "warming-seas"
    assert page.html("bleaching").select_one("dialog") is None
    page.do("expanse-offer", deck="malus", slot=0)
    page.do("expanse-go")
    while page.scene.asked:
        assert page.html("bleaching").select_one("dialog") is None
        page.do("expanse-answer", choice=page.scene.asked.options[0].choice)
    return page


def test_the_bleaching_fills_the_page_once_and_says_who_lost_what():
    page = bleached()
    shown = page.html("bleaching")
    assert len(shown.select(".rk-bleaching-own .rk-bleaching-pale")) == 1
    assert len(shown.select(".rk-bleaching-own .rk-bleaching-coral")) == 2
    assert "1 of 2 corals bleached" in page.text("bleaching")
    assert "rises by another 6," in page.text("bleaching")
    assert "The next time is at 12. In every" in page.text("bleaching")
    assert "last turn none are lost." in page.text("bleaching")
    page.do("expanse-bleaching-seen")
    assert page.html("bleaching").select_one("dialog") is None
    page.session.remember({"revealed": page.session.ui.revealed})  # as after a reload
    assert page.html("bleaching").select_one("dialog") is None


def test_no_bleaching_covers_the_end_of_a_match():
    page = Page()
    page.session.open_table.set_away(0)
    page.session.open_table.run()
    assert page.state.stage == 4
    assert not page.session.ui.revealed  # as a match opened from a file
    assert page.html("bleaching").select_one("dialog") is None


def test_meals_stay_readable_until_the_next_own_press():
    page = Page(chain=True)
    page.begin("manage")

    def eaters() -> list[str]:
        lines = page.html("controls").select('[data-key="meals"] li .rk-unseen')
        return [each.get_text().split(" eats ")[0] for each in lines]

    assert not eaters()
    while page.scene.phase != "end":
        page.step(random.Random(0), buys=False)  # noqa: S311  # a test's own
    own = eaters()
    assert any("sea star on Ana" in each for each in own)
    assert all("Ana" in each for each in own)
    page.do("expanse-go")
    page.begin("move")
    others = eaters()
    assert others
    assert not any("Ana" in each for each in others)
    page.do("expanse-go")
    assert not eaters()


def test_bots_wait_until_the_reader_has_closed_the_bleaching():
    page = at("move", tile=39)
    page.do("expanse-go")
    assert page.html("bleaching").select_one("dialog") is not None
    page.state.player, page.state.phase = 1, "move"
    before = page.table.position
    assert not page.go_on()
    assert page.table.position == before
    page.do("expanse-bleaching-seen")
    assert page.go_on()


def test_a_coral_that_was_eaten_is_not_counted_as_bleached():
    corals = [ReefCard(11, "coral"), ReefCard(12, "zooxanthellae", host=11), ReefCard(13, "coral")]
    page = at("take", *corals, tile=4, stage=3, warming=5, warmed=5)
    page.state.piles["malus"].open[0] = "warming-seas"
    page.do("expanse-offer", deck="malus", slot=0)
    page.do("expanse-go")
    page.lay(*(card for card in page.state.seats[0].reef if card.id != 13))
    assert "The only coral bleached." in page.text("bleaching")


def test_stages_that_begin_are_told_one_after_the_other_with_who_brought_them():
    page = at("move", tile=39)
    page.state.seats[0].loops = 1
    page.do("expanse-go")
    shown = page.html("bleaching")
    keys = [str(each["data-key"]) for each in shown.select("section")]
    assert keys == ["begun-2", "begun-3"]
    assert "Ana has completed 2 loops" in page.text("bleaching")
    assert "pollution counts" in page.text("bleaching")
    assert "At every 4 pollution of your reef one of your animals dies." in page.text("bleaching")
    assert "oil spill" in shown.select('[data-key="begun-2"]')[0].get_text()
    assert "airport" in shown.select('[data-key="begun-3"]')[0].get_text()
    page.do("expanse-bleaching-seen")
    assert page.html("bleaching").select_one("dialog") is None


def test_a_stage_that_turns_brought_is_not_laid_to_a_loop_of_the_same_turn():
    page = at("move", stage=3)
    begun = Event(message("expanse-stage", stage=4, name=Message("expanse-stage-4")))
    for loops, is_cause in ((1, False), (3, True)):
        loop = Event(message("expanse-loop", player="Ana", loops=loops, count=2, limit=7), 0)
        ((cause, _),) = bleaching.stages_begun(page.scene, [loop, begun])
        assert (cause is not None) is is_cause


def test_malus_cards_stand_side_by_side_with_what_each_does_and_costs():
    corals = [ReefCard(11, "coral"), ReefCard(12, "zooxanthellae", host=11)]
    page = at("take", *corals, tile=4)
    page.state.piles["malus"].open[:] = ["cyclone", "runoff", "shipwreck"]
    page.session.changed()
    rows = page.html("controls").select('[data-key="takes"] li')
    said = [" ".join(each.get_text(" ").split()) for each in rows]
    assert said[0].startswith("cyclone Removes 2 of your corals")
    assert "would cost you this turn" in said[0]
    assert said[1].startswith("runoff Makes 2 pollution")
    assert "without effect" in said[2]
    assert ["rk-row-warn" in str(each) for each in rows] == [True, False, False]
    assert "attaches" not in said[2].lower()
    assert "Which one hurts least?" in page.text("now")
    page.state.piles["malus"].open[:] = ["shipwreck"] * 3
    page.session.changed()
    assert "none of these cards can harm your reef" in page.text("now")
    page.press(page.html("controls").select('[data-key^="taking-"]')[0])
    assert page.scene.chosen_offer is not None


def test_a_grant_says_what_it_pays_before_it_is_reached_and_what_can_be_spent_there():
    page = at("buy", tile=20, pool=4)
    page.do("expanse-tile", tile=20)
    assert "gets 4 Capital and as much Biomass" in page.said
    page.state.opened = ["resource", "biomass", "humanitarian"]
    page.state.seats[0].hand = ["biomass"] * 2 + ["capital"]
    page.state.seats[0].purse.capital, page.state.seats[0].purse.biomass = 4, 4
    page.session.changed()
    assert "With 6 Biomass you may buy resources and animals, with 5 Capital" in page.text("now")


def test_no_bot_is_called_like_a_word_of_the_glossary():
    say = catalogue("en")
    names = {say.render(Message(f"new-bot-expanse-{each}")).lower() for each in LAB.game.bots}
    assert not names & set(terms("expanse"))


def test_an_animal_that_would_starve_is_asked_about_twice():
    page = at("manage", ReefCard(11, "regal-tang"))
    assert "regal tang needs" in page.text("controls")
    page.do("expanse-card", card=11)
    before = page.table.position
    page.do("expanse-go")
    assert page.table.position == before
    assert "too little to eat" in page.text("controls")
    page.do("expanse-not-sure")
    assert page.html("controls").select_one("dialog") is None
    page.do("expanse-go")
    page.do("expanse-go")
    assert isinstance(page.table.match.action_at(before), ActCard)


def test_done_buying_asks_twice_where_corals_would_die_and_does_not_ask_again_that_turn():
    pale = [ReefCard(number, "coral", bleached=True, ends=1) for number in (11, 12)]
    page = at("buy", *pale, ReefCard(13, "regal-tang"))
    before = page.table.position
    page.do("expanse-offer", deck="resource", slot=0)
    page.do("expanse-done")
    assert page.table.position == before
    asked = page.text("controls")
    assert "2 corals have no zooxanthellae" in asked
    assert "regal tang (needs" in asked
    page.do("expanse-go")
    assert isinstance(page.table.match.action_at(before), Done)
    page.do("expanse-rest")
    assert isinstance(page.table.match.action_at(before + 1), ActAll)


@pytest.mark.parametrize("offered", ["coral", "zooxanthellae"])
def test_think_again_is_offered_where_a_purchase_helps(offered: str):
    helps = offered == "zooxanthellae"
    page = at("buy", ReefCard(11, "coral", bleached=True, ends=1))
    page.state.piles["resource"].open[:] = [offered] * 3
    page.state.piles["biomass"].open.clear()
    page.state.seats[0].hand = ["biomass"] * 2
    page.do("expanse-done")
    again = page.html("controls").select('dialog [data-key="sure-no"]')
    assert bool(again) is helps
    assert ("No card that you can buy now helps" in page.text("controls")) is not helps


def test_a_hand_over_its_limit_and_currency_for_the_next_turn_are_told():
    page = at("end")
    page.state.seats[0].hand = ["capital"] * 7
    page.state.seats[0].made.biomass = 1
    assert "7 now: 2 more than a hand is refilled to" in page.text("controls")
    assert "1 Biomass beside the hand: made for your next turn" in page.text("controls")
    assert "No Biomass in your hand, but 1 made for your next turn" in page.text("now")
    assert page.html("controls").select('[data-key="dock"] [data-key="flow-capital-more"]')


def test_done_buying_asks_nothing_where_all_live_or_only_prey_dies():
    corals = [ReefCard(11, "coral"), ReefCard(12, "zooxanthellae", host=11)]
    page = at("buy", *corals, ReefCard(13, "blue-sea-star"), ReefCard(14, "grey-reef-shark"))
    before = page.table.position
    page.do("expanse-done")
    assert isinstance(page.table.match.action_at(before), Done)


def test_a_malus_card_says_which_cards_it_would_cost():
    corals = [ReefCard(11, "coral"), ReefCard(12, "zooxanthellae", host=11)]
    page = at("take", *corals, tile=4)
    page.state.piles["malus"].open[0] = "cyclone"
    page.do("expanse-offer", deck="malus", slot=0)
    assert "would cost you this turn: coral" in page.text("controls").lower()


def test_what_a_card_took_off_the_own_reef_is_told_beside_the_reef():
    page = at("take", ReefCard(11, "blue-sea-star"), tile=4)
    page.state.piles["malus"].open[0] = "aggressive-sharks"
    page.do("expanse-offer", deck="malus", slot=0)
    page.do("expanse-go")
    page.do("expanse-go")
    told = page.html("controls").select('[data-key="foot"] [data-key^="lost-"]')
    assert "Aggressive sharks take a blue sea star off" in told[0].get_text()


@pytest.mark.parametrize("cured", ["no", "yes"])
def test_a_coral_is_told_to_have_bleached_for_as_long_as_it_is_bleached(cured: str):
    corals = [
        ReefCard(11, "coral"),
        ReefCard(12, "zooxanthellae", host=11),
        ReefCard(15, "zooxanthellae"),
    ]
    page = at("take", *corals, tile=4, stage=3, warming=5, warmed=5)
    page.state.piles["malus"].open[0] = "warming-seas"
    page.do("expanse-offer", deck="malus", slot=0)
    page.do("expanse-go")
    page.do("expanse-bleaching-seen")
    if cured == "yes":
        page.do("expanse-card", card=15)
        page.do("expanse-card", card=11)
        page.do("expanse-go")
        assert not page.state.seats[0].reef[0].bleached
    lost = page.html("controls").select_one('[data-key="own-lost"]')
    assert ("is bleached" in lost.get_text() if lost else False) is (cured == "no")


def test_a_starving_whale_that_would_go_into_the_deck_is_asked_about_too():
    page = at("buy", ReefCard(11, "dwarf-minke-whale"))
    before = page.table.position
    assert "0 after loss" in page.text("tallies")
    page.do("expanse-done")
    assert page.table.position == before
    assert (
        "dwarf minke whale (needs 2 herbivores or 4 plankton) will find too little to eat"
        in page.text("controls")
    )


def test_using_a_card_says_what_comes_of_it_and_whom_it_starves():
    page = at("buy", ReefCard(11, "phytoplankton"), ReefCard(12, "sea-squirt"))
    assert "remove it and get 2 Biomass in your next turn" in page.text("controls")
    page.do("expanse-card", card=11)
    assert "Remove phytoplankton, get 2 Biomass next turn" in page.text("controls")
    assert "would cost you this turn: sea squirt" in page.text("controls")
    page.do("expanse-go")
    assert page.state.seats[0].made.biomass == 2


def test_nothing_is_promised_for_a_turn_after_the_last():
    page = at("buy", ReefCard(11, "phytoplankton"))
    page.state.last = 2
    assert "in your next turn" not in page.text("controls")
    assert "would come too late" in page.text("controls")
    page.do("expanse-card", card=11)
    assert "Remove phytoplankton, get nothing for it" in page.text("controls")


def test_a_purchase_says_which_cards_it_dooms_and_they_say_why():
    page = at("buy", ReefCard(11, "coral-crab"), ReefCard(12, "port-jackson-shark"))
    page.state.seats[0].hand = ["biomass"] * 5
    choose(page, "port-jackson-shark")
    assert "would starve this turn" in page.text("controls")
    choose(page, "spotted-parrotfish")
    page.do("expanse-card", card=11)
    doom = page.html("controls").select_one('[data-key="doom"]')
    assert doom is not None
    assert "will starve: needs" in doom.get_text() or "will eat coral crab" in doom.get_text()


def test_letting_all_act_feeds_as_many_as_can_be_fed():
    reef = ("barnacle", "feather-star", "regal-tang")
    page = at("manage", *(ReefCard(11 + number, kind) for number, kind in enumerate(reef)))
    page.state.seats[0].food.plankton = 2
    page.state.seats[0].food.coralline_algae = 1
    before = page.table.position
    page.do("expanse-rest")
    assert "barnacle (needs 1 plankton) will find too little" in page.text("controls")
    page.do("expanse-go")
    assert page.table.match.action_at(before) == ActAll((12,), planned=True)


def test_a_card_that_attaches_itself_and_starves_there_is_told_before_the_tap_that_leads_to_it():
    star = ReefCard(13, "feather-star")
    page = at("buy", ReefCard(12, "phytoplankton"), star)
    page.state.seats[0].hand = ["biomass"] * 5
    choose(page, "coral")
    page.state.piles["resource"].open[1] = "zooxanthellae"
    page.session.changed()
    said = page.text("controls")
    assert "Buy some with it" in said
    assert "feather star (attaches itself to a coral, and then needs 1 detritus)" in said
    page = at("buy", ReefCard(11, "coral"), ReefCard(12, "zooxanthellae", host=11), star)
    before = page.table.position
    page.do("expanse-card", card=13)
    page.do("expanse-go")
    assert page.table.position == before
    assert "feather star (attaches itself to a coral" in page.text("controls")
    page.do("expanse-go")
    assert page.state.seats[0].reef[2].host == 11


def test_what_is_told_to_be_eaten_is_eaten_without_a_question():
    page = at("manage", ReefCard(11, "blue-sea-star"), ReefCard(12, "seagrass"))
    page.state.seats[0].food.coralline_algae = 3
    assert "will eat 1 coralline algae" in page.text("controls")
    page.do("expanse-rest")
    assert page.state.ask is None
    assert "seagrass" in [one.kind for one in page.state.seats[0].reef]


def test_a_card_touched_to_choose_for_it_is_asked_about():
    page = at("manage", ReefCard(11, "blue-sea-star"), ReefCard(12, "seagrass"))
    page.state.seats[0].food.coralline_algae = 3
    page.do("expanse-card", card=11)
    page.do("expanse-go")
    assert page.state.ask is not None


def test_who_finds_a_meal_is_not_asked_about():
    page = at("manage", ReefCard(11, "regal-tang"))
    page.state.seats[0].food.plankton = 1
    assert "will eat 1 plankton" in page.text("controls")
    before = page.table.position
    page.do("expanse-rest")
    assert page.table.position == before + 1


def test_the_food_web_says_who_eats_whom_and_who_starves():
    page = at(
        "manage",
        ReefCard(11, "regal-tang"),
        ReefCard(12, "grey-reef-shark"),
        ReefCard(13, "reef-manta-ray"),
    )
    page.state.seats[0].food.coralline_algae = 1
    words = page.text("evidence")
    found = page.scene.forecast
    assert "Reef manta ray will starve: needs" in words
    assert {each.card for each in found.starves} >= {13}
    eaters = {each.eater for each in found.meals}
    assert all(f"{name} will eat" in words for name, id_ in (("Regal tang", 11),) if id_ in eaters)


def test_every_answer_is_shown_with_what_comes_of_it():
    page = at("manage", ReefCard(11, "trawler"), ReefCard(12, "whale-shark"), ReefCard(13, "barnacle"),
              ReefCard(14, "regal-tang"), ReefCard(15, "sea-cucumber"))  # fmt: skip
    page.do("expanse-card", card=11)
    page.do("expanse-go")
    asked = page.scene.asked
    assert asked is not None
    words = page.text("controls")
    assert "Which card does" in words
    points = {page.session.say.render(each) for one in asked.options for each in one.outcome}
    assert len(points) > 1
    assert all(each in words for each in points)
    page.do("expanse-answer", choice=asked.options[-1].choice)
    assert page.scene.asked is None or page.scene.asked.options != asked.options


def test_others_are_made_dearer_by_what_is_counted():
    page = Page(people=2, bots=1)
    page.begin("move")
    page.state.seats[1].hand = ["biomass"] * 3
    page.state.seats[0].tile = 1
    page.state.phase, page.state.raiser, page.state.opened = "raise", 1, ["resource", "biomass"]
    page.session.next_seat()
    page.do("show-hand")
    offer = next(one for one in page.scene.offers if one.can_raise)
    for _ in range(2):
        page.do("expanse-bid", deck=offer.deck, slot=offer.slot, by=1)
    page.do("expanse-bid", deck=offer.deck, slot=offer.slot, by=-1)
    page.do("expanse-go")
    assert page.state.piles[offer.deck].raised[offer.slot] == 1


def test_another_reef_can_be_looked_at_while_one_plays():
    page = at("buy")
    page.lay(ReefCard(21, "coral"), seat=1)
    page.do("expanse-look", seat=1)
    assert page.scene.web_seat == 1
    page.do("expanse-node", node="card:21")
    assert "Coral" in page.text("controls")
    assert page.html("controls").select_one('[data-key="done"]') is None  # nothing to do with it
    page.do("expanse-look", seat=0)
    assert page.scene.web_seat == 0


def test_a_covered_hand_is_in_no_region():
    page = Page(people=2, bots=0)
    page.begin("move")
    page.session.do("cover-hand", {})
    page.state.seats[page.scene.seat].hand = ["dwarf-minke-whale"] * 3
    assert page.scene.covered_hand
    assert "minke" not in str(page.html()).replace("rk-org-dwarf-minke-whale", "")
    page.do("show-hand")
    assert page.html("controls").select('[data-key="held-dwarf-minke-whale"]')


@pytest.mark.parametrize(
    ("act", "values"),
    [
        ("expanse-offer", {"deck": "resource", "slot": 9}),
        ("expanse-offer", {"deck": "treasure", "slot": 0}),
        ("expanse-offer", {}),
        ("expanse-card", {"card": 99_999}),
        ("expanse-card", {"card": -1}),
        ("expanse-held", {"kind": "whale-shark"}),
        ("expanse-node", {"node": "food:cake"}),
        ("expanse-node", {"node": "card:x"}),
        ("expanse-tile", {"tile": 199}),
        ("expanse-look", {"seat": 40}),
        ("expanse-bid", {"deck": "resource", "slot": 0, "by": 1}),
        ("expanse-bid", {"deck": "resource", "slot": 0, "by": 50}),
        ("expanse-flow", {"currency": "gold", "by": 1}),
        ("expanse-points", {"by": 1}),
        ("expanse-answer", {"choice": "yes"}),
        ("expanse-rest", {}),
        ("expanse-pass", {}),
    ],
)
def test_what_no_page_of_ours_sends_changes_nothing(act: str, values: dict[str, object]):
    page = at("buy")
    page.refused(act, **values)
    assert page.said


@pytest.mark.parametrize("seed", range(2, 2 + effort(1, 5)))
def test_a_whole_game_by_what_the_page_offers(seed: int):
    """Somebody who presses whatever is offered comes to the end, and is never at a loss."""
    page = Page(people=1 + seed % 2, bots=1, seed=seed)
    chance = random.Random(seed)  # noqa: S311  # a test's own
    for _ in range(MOST):
        if page.scene.over:
            break
        page.step(chance)
    assert page.scene.over
    assert WHAT_IF.bands is not None  # stages of the match stand over the other course, too
    stages = WHAT_IF.bands(page.scene)
    assert [each.short for each in stages][-1] == str(page.state.stage)
    assert "win" in page.text("final")
    points = page.state.final
    assert queries.points(queries.look(page.table, None)) == points
    course = turn_ends(page.table.match)
    assert course[-1].points == tuple(points)
    assert [each.turn for each in course] == list(range(1, page.state.turn + 1))
    charts = Charts(page.session)
    for page.session.ui.tab in (WEB, COURSE):
        charts.show(page.scene)
        ended = f"at the end points {points[page.scene.seat]}, warming {page.state.warming}"
        assert ended in charts.times[page.session.ui.tab].axis.label


def asked_of_two(page: Page) -> list[str]:
    return [each.id for each in LAB.page_values["after"](page.scene)["asked_of_two"]]


def test_pollution_and_warming_are_asked_about_where_there_was_some():
    first = [f"postlab-expanse-ask-{number}" for number in (1, 2)]
    assert asked_of_two(Page()) == first
    page, chance = Page(), random.Random(5)  # noqa: S311  # a test's own
    while not page.scene.over:
        page.step(chance)
    course = page.scene.course
    shown = {"3": course["pollution"].values.any(), "4": course["warming"].values.any()}
    assert shown["4"]
    assert asked_of_two(page) == first + [
        f"postlab-expanse-ask-{each}" for each, there in shown.items() if there
    ]


def test_a_card_of_the_hand_that_can_be_played_is_in_the_bar_of_a_phone():
    page = at("buy")
    page.state.seats[0].hand = ["biomass", "phytoplankton"]
    assert page.html("controls").select_one('[data-key="own-reef"] [data-kind="phytoplankton"]')
    page.do("expanse-held", kind="phytoplankton")
    page.do("expanse-go")
    assert not page.html("controls").select_one('[data-key="own-reef"] [data-kind]')
    assert "phytoplankton" in [one.kind for one in page.state.seats[0].reef]


def test_who_holds_no_biomass_is_told_how_to_get_some():
    page = at("end")
    page.state.seats[0].hand = ["capital"] * 5
    assert "No Biomass in your hand" in page.text("now")
    page.state.seats[0].hand = ["capital", "biomass"]
    assert "No Biomass in your hand" not in page.text("now")


def test_after_the_end_nothing_is_foreseen():
    """No turn comes: nobody starves any more, and nothing is earned."""
    page = at("manage", ReefCard(901, "regal-tang"), ReefCard(902, "resort"))
    assert page.scene.forecast.starves
    assert page.scene.forecast.gains
    page.state.phase = "over"
    assert not page.scene.forecast.starves
    assert not page.scene.forecast.gains
    assert "too little" not in page.text("web")


# ---- A card that a teacher added has its words on the page, on every level.
CARD = """
[giant-clam]
name = "giant clam"
does = "Eats 2 plankton."
deck = "biomass"
classes = ["filter-feeder"]
copies = 2
effects = [{ do = "eat", ways = [{ takes = [{ food = "plankton", count = 2 }] }] }]
"""


@pytest.fixture
def with_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "expanse").mkdir()
    (tmp_path / "expanse" / "cards.toml").write_text(CARD, encoding="utf-8")
    stored = content.load(Library(tmp_path))
    monkeypatch.setattr(content, "default", lambda: stored)


@pytest.mark.usefixtures("with_card")
def test_the_page_says_what_the_card_is_called_and_does():
    session = new_session(LAB, catalogue("en"))
    for level in ("en", "en-simple"):
        session.speak(level)
        assert session.say.render(Message("expanse-giant-clam.one"), strict=True) == "giant clam"
        assert session.say.render(Message("expanse-does-giant-clam")) == "Eats 2 plankton."
        assert session.say.render(Message("expanse-fact-giant-clam")) == ""
        assert session.say.locale == level


@pytest.mark.usefixtures("with_card")
def test_the_page_begins_with_the_words_too():
    say = new_session(LAB, catalogue("en")).say
    assert say.render(Message("expanse-giant-clam"), strict=True) == "giant clam"
    assert new_session(LAB, catalogue("en")).say is say


def test_what_the_catalogue_says_stays():
    say = naming(catalogue("en"), {"expanse-dugong": "sea cow", "expanse-giant-clam": "clam"})
    assert say.render(Message("expanse-dugong")) == "dugong"
    assert say.render(Message("expanse-giant-clam")) == "clam"


# ---- The questions on the page: before the game, about one's own match after it, and the notes.
LEVELS = ("en", "en-simple")


def drawn(session: LessonSession, part: Any) -> BeautifulSoup:  # noqa: ANN401 (any region)
    return BeautifulSoup(region(part, session.scene()), "html.parser")


def opened(part: str, level: str = "en") -> LessonSession:
    """Open a page, and on it a part."""
    session = new_session(LAB, catalogue(level))
    session.do("part", {"part": part})
    session.open_sheet_of_part()
    return session


@cache
def over() -> LessonSession:
    """Return a page whose match is over, with the questions after it open."""
    session = new_session(LAB, catalogue("en"))
    seats = [SeatInfo("Ana"), SeatInfo("bot 1", bot=LAB.game.bots[0])]
    opening.begin(session, new_match(seats, seed=4, options={**matches.OPTIONS, "turns": 8}))
    session.open_table.set_away(0)
    while session.open_table.tick(hurried=True):
        pass
    session.do("part", {"part": "after"})
    session.open_sheet_of_part()
    return session


@pytest.mark.parametrize("level", LEVELS)
def test_the_first_page_names_cards_and_answers_nothing(level: str):
    soup = drawn(opened("before", level), questions.BEFORE)
    assert len(soup.select('[data-key="before-meet"] li')) == 7
    assert soup.select_one('[data-key="before-people"]') is not None
    told = soup.get_text(" ", strip=True).lower()
    for answer in ("bleaches", "sugar", "starve", "sieve", "producer"):
        assert answer not in told
    assert not soup.select('[data-key^="before-"] .rk-term')


def test_after_the_match_its_reef_is_plotted_first():
    session = over()
    soup = drawn(session, questions.AFTER)
    assert soup.select_one('[data-key="after-two-reefs"]') is not None
    session.do("ask-begin", {})
    asked = session.answering.open_sheet.asked
    assert asked[0].kind == "curve-plot"
    made = [each for each in asked if each.source == "match"]
    assert len(made) == 3
    for each in made:
        assert each.moment is not None
        assert 0 < each.moment <= session.open_table.position
        assert session.answering.open_question(each.id)
        assert drawn(session, questions.HEAD).get_text(strip=True), each.id


def test_the_desk_makes_the_same_questions_and_draws_their_pictures():
    table = matches.table(16)
    made = DESK_GAME.made(table, 0, "Ana")
    assert [each.id for each in made] == [each.id for each in LAB.papers().make(table, 0, "Ana")]
    pictured = [each for each in made if each.item.picture is not None]
    assert pictured
    assert all(DESK_GAME.question_picture(each, catalogue("en")) for each in pictured)
    assert set(DESK_GAME.goals()) == set("ABCDE")


def test_the_cards_of_a_deck_and_the_kinds_of_tiles_are_one_stop_each():
    ring = at("manage", tile=3).html("ring")
    groups = ring.select("[data-arrows]")
    stops = [len(each.select('[data-arrow]:not([tabindex="-1"])')) for each in groups]
    assert len(groups) >= 5
    assert set(stops) <= {0, 1}
