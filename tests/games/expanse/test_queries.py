"""What is told of a table of Blue Expanse before and after a move."""

import pytest

from reefkit.games.expanse import decks, queries, scoring, terminal, turn_forecast
from reefkit.games.expanse.effects import Eat
from reefkit.games.expanse.food import amount_words
from reefkit.games.expanse.food_web import either, needs_of
from reefkit.games.expanse.game import new_match
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.step import card_name, card_one
from reefkit.games.expanse.targets import effects_of
from reefkit.games.expanse.turn import named
from reefkit.match.codec import copy_state
from reefkit.match.game import SeatInfo
from reefkit.match.random import KeyedChance
from reefkit.text import Message, catalogue, message
from tests.games.expanse.laid_out import lay_out as lay_table
from tests.games.expanse.little_reefs import LEVELS, Table, lay_out
from tests.playthroughs.told import told_otherwise
from tests.support.effort import effort

# A preview says what Manage and End then bring, tells nothing hidden, and changes nothing.

CORAL = "coral+zooxanthellae"
REEFS = [
    f"{CORAL} {CORAL} sea-squirt regal-tang grey-reef-shark sea-cucumber resort",
    f"{CORAL} coral zooxanthellae zooxanthellae spotted-parrotfish giant-trevally clownfish",
    f"{CORAL}+clownfish trawler artisanal-fishing dugong seagrass seagrass reef-cruise",
    "australian-sardine sharpfin-barracuda blue-sea-star phytoplankton barnacle",
    f"crown-of-thorns {CORAL} {CORAL} coral-crab giant-triton whale-shark dwarf-minke-whale",
]


def pictured(table: Table) -> tuple[object, ...]:
    """Return what a preview foretells, as the table shows it after Manage and End."""
    place = table.step.seat(0)
    return (
        sorted(card.id for card in place.reef),
        scoring.victory_points(table.step, 0),
        table.made(),
        place.pollution,
        place.research,
    )


@pytest.mark.parametrize("stage", [1, 2, 3, 4])
@pytest.mark.parametrize("reef", REEFS)
def test_what_is_foreseen_is_what_comes(reef: str, stage: int):
    table = lay_out(reef, "", stage=stage, pollution=3)
    before = copy_state(table.state)
    seen = turn_forecast.foresee(table.step, 0)
    assert table.state == before
    had = {card.id for card in table.step.seat(0).reef}
    table.state.phase = "buy"
    seen_from_buy = turn_forecast.foresee(table.step, 0)
    table.turn(first=seen_from_buy.first)
    ids, points, made, pollution, research = pictured(table)
    left = had - set(seen_from_buy.lost)
    assert left == had & set(ids)  # type: ignore[call-overload]
    assert seen_from_buy.points[1] == points
    gains = {each.values["what"]: each.values for each in seen_from_buy.gains}
    signs = {"+": 1, "−": -1}
    come = [
        gains[name]["count"] * signs[gains[name]["sign"]] if name in gains else 0
        for name in ("biomass", "capital", "pollution", "research")
    ]
    assert come == [*made, pollution - before.seats[0].pollution, research]  # type: ignore[misc, operator]
    starved = {lack.card for lack in seen_from_buy.starves}
    assert len(starved) == table.told.count("starved")
    assert (
        seen.points[0]
        == seen_from_buy.points[0]
        == scoring.victory_points(lay_out(reef, stage=stage).step, 0)
    )


def test_links_say_who_eats_whom_and_starving_ones_what_they_lack():
    table = lay_out("grey-reef-shark regal-tang reef-manta-ray", food="coralline-algae 1")
    seen = turn_forecast.foresee(table.step, 0)
    shark, tang, ray = (
        table.card(kind).id for kind in ("grey-reef-shark", "regal-tang", "reef-manta-ray")
    )
    meals = [tuple(each) for each in seen.meals]
    assert (tang, 0, "coralline-algae", 1, "") in meals
    assert (shark, tang, "", 1, "regal-tang") in meals
    assert [lack.card for lack in seen.starves] == [ray]
    for level in LEVELS:
        assert "4 plankton" in level.render(seen.starves[0].lacks, strict=True)
    assert set(seen.lost) == {tang, ray}


def test_each_answer_has_its_outcome_the_usual_one_first():
    table = lay_out("grey-reef-shark regal-tang dugong", food="coralline-algae 1")
    table.act("grey-reef-shark")
    tang, dugong = (f"card:{table.card(kind).id}" for kind in ("regal-tang", "dugong"))
    assert table.state.ask.options == [tang, dugong]
    asked = queries.asked(table.step, 0)
    assert asked is not None
    assert [each.art for each in asked.options] == ["regal-tang", "dugong"]
    assert [SAY.render(each.name) for each in asked.options] == ["Regal tang", "Dugong"]  # type: ignore[arg-type]
    # the dugong would starve anyway
    assert turn_forecast.outcome(table.step, 0, dugong).points[1] == 3 + 1
    assert turn_forecast.outcome(table.step, 0, tang).points[1] == 3


def test_a_choice_tells_points_only_against_the_other_choices():
    """ "Then 6 VP, now 7" spoke of a coral that was lost whatever was chosen."""
    table = lay_out("grey-reef-shark regal-tang dugong coral", food="coralline-algae 1")
    table.act("grey-reef-shark")
    asked = queries.asked(table.step, 0)
    assert asked is not None
    told = [[SAY.render(one, strict=True) for one in each.outcome] for each in asked.options]
    assert told[0][0] == "Leaves you one fewer point."
    assert told[1][0] == "No choice leaves you more points."


def test_copies_of_a_turn_are_one_choice_and_told_from_the_card_that_stays():
    table = lay_out("grey-reef-shark blue-sea-star blue-sea-star~ blue-sea-star~ blue-sea-star~")
    assert [each.number for each in queries.reef(table.step, 0)] == [0] * 5
    table.act("grey-reef-shark")
    assert table.state.ask is not None
    assert len(table.state.ask.options) == 4
    asked = queries.asked(table.step, 0)
    assert asked is not None
    assert [SAY.render(each.name) for each in asked.options] == [  # type: ignore[arg-type]
        "A copy of blue sea star that leaves this turn anyway",
        "Blue sea star",
    ]


def test_a_way_to_eat_names_whom_it_takes():
    """ "1 detritivore: then nothing starves" ate a crab that was not named."""
    table = lay_out("port-jackson-shark coral-crab", food="detritus 2, coralline-algae 1")
    table.act("port-jackson-shark")
    asked = queries.asked(table.step, 0)
    assert asked is not None
    told = {
        LEVELS[0].render(each.name): [LEVELS[0].render(one, strict=True) for one in each.outcome]
        for each in asked.options
        if isinstance(each.name, Message)
    }
    crab, detritus = sorted(told)
    assert "detritivore" in crab
    assert told[crab][0] == "Takes a coral crab."
    assert not any("Takes" in each for each in told[detritus])
    assert queries.asked(table.step, 1) is None


def test_more_eat_where_the_hungry_ones_act_first():
    table = lay_out("regal-tang blue-sea-star", food="plankton 1, coralline-algae 1")
    seen = turn_forecast.foresee(table.step, 0)
    assert seen.first == (table.card("blue-sea-star").id,)
    assert not seen.starves
    table.turn(first=seen.first)
    assert "starved" not in table.told


def test_where_not_all_can_eat_the_one_worth_more_does():
    table = lay_out("barnacle feather-star", food="plankton 2")
    seen = turn_forecast.foresee(table.step, 0)
    assert [each.card for each in seen.starves] == [table.card("barnacle").id]
    assert seen.points == (4, 3)


def test_another_players_reef_is_foreseen_as_if_its_turn_began():
    table = lay_out("dugong", f"{CORAL} {CORAL} regal-tang sea-squirt")
    seen = turn_forecast.foresee(table.step, 1)
    assert not seen.starves
    assert len(seen.meals) == 2


def test_a_preview_from_a_view_neither_needs_nor_tells_what_is_hidden():
    """What is hidden is shuffled: whatever lies there, the same is foreseen."""
    names = [SeatInfo(f"P{seat}", bot="newcomer") for seat in range(3)]
    rules = new_match(names, seed=5).rules
    assert isinstance(rules, ExpanseRules)
    table = lay_out(REEFS[0], REEFS[1], REEFS[2], stage=3, hand="capital biomass")
    for other in (1, 2):
        table.state.seats[other].hand = ["capital", "biomass", "biomass"]
    changed = copy_state(table.state)
    for other in (1, 2):
        changed.seats[other].hand = ["biomass", "biomass", "capital"]
        changed.seats[other].deck = [["capital"] * len(each) for each in changed.seats[other].deck]
    for seat in (0, 1, 2):
        here = turn_forecast.foresee(rules.stepping(rules.view(table.state, 0)), seat)
        there = turn_forecast.foresee(rules.stepping(rules.view(changed, 0), KeyedChance(99)), seat)
        assert here == there


@pytest.mark.parametrize("seed", range(effort(1, 4)))
def test_every_position_of_a_match_can_be_foreseen(seed: int):
    names = [SeatInfo(f"P{seat}", bot="newcomer") for seat in range(2 + seed % 4)]
    match = new_match(names, seed=seed, options={"turns": 5})
    rules = match.rules
    assert isinstance(rules, ExpanseRules)
    state, chance, seen_so_far = rules.start(), KeyedChance(seed), 0
    while not rules.is_over(state):
        seat = next(each for each in range(len(names)) if rules.legal(state, each))
        if state.phase in {"buy", "manage"} or state.ask is not None:
            step = rules.stepping(rules.view(state, seat))
            asked = state.ask.options if state.ask is not None and state.step % 3 == 0 else ()
            seen = [turn_forecast.outcome(step, seat, each) for each in asked]
            assert all(each.points[0] == scoring.victory_points(step, seat) for each in seen)
            assert turn_forecast.foresee(step, seat).points[0] == scoring.victory_points(step, seat)
            seen_so_far += 1
        options = rules.legal(state, seat)
        state = rules.apply(state, seat, options[state.step * 7 % len(options)], chance, None)
    assert seen_so_far > 20


# What happened is told as a person would say it, and as a reading needs it.

SAY = catalogue("en")


def said(told: Message) -> str:
    return SAY.render(told, strict=True)


@pytest.mark.parametrize("food", ["plankton", "coralline-algae", "detritus"])
def test_an_amount_of_food_names_the_food(food: str):
    assert named(amount_words(food, 2)) == food
    assert named(card_one("coral")) == named(card_name("coral")) == "coral"


def test_cards_of_a_kind_are_numbered_where_there_are_several():
    table = lay_out("coral dugong coral dwarf-minke-whale")
    assert [each.number for each in queries.reef(table.step, 0)] == [1, 0, 2, 0]


def test_a_food_web_in_a_terminal_says_who_can_take_what():
    table = lay_out("coral coral seagrass dugong grey-reef-shark giant-triton")
    assert list(terminal.web(table.step, 0, SAY)) == [
        "    predators         a giant triton ← nothing here",
        "                      a grey reef shark ← dugongs",
        "    herbivores        a dugong ← seagrasses",
        "    producers         2 corals and a seagrass",
    ]


def test_equal_cards_are_drawn_together():
    table = lay_table()
    table.state.seats[0].deck = [["biomass"] * 3 + ["capital"]]
    table.events.clear()
    decks.draw(table.step, 0, 4)
    own = next(each.what for each in table.events if each.what.id == "expanse-drew-these")
    assert said(own) == "You draw 3 Biomass and a Capital."


@pytest.mark.parametrize(
    ("biomass", "capital", "put"),
    [
        (0, 0, "nothing"),
        (2, 0, "2 Biomass"),
        (0, 1, "1 Capital"),
        (1, 3, "1 Biomass and 3 Capital"),
    ],
)
def test_what_is_put_under_the_deck_is_told_without_what_is_not(
    biomass: int, capital: int, put: str
):
    told = message("expanse-flowed", player="Ana", biomass=biomass, capital=capital)
    assert said(told) == f"Ana puts {put} of the hand under the deck."


@pytest.mark.parametrize(
    ("kind", "needs"),
    [
        ("port-jackson-shark", "1 detritivore or 2 detritus"),
        ("tropical-rock-lobster", "1 detritivore or filter feeder"),
        ("bigfin-reef-squid", "2 detritivores"),
        ("giant-triton", "1 detritivore or 3 crown-of-thorns starfish"),
        ("dugong", "2 seagrasses"),
    ],
)
def test_a_meal_is_said_with_or_between_its_ways(kind: str, needs: str):
    table = lay_table()
    card = table.lies(0, kind)
    found = [each for meal in effects_of(table.step, card, Eat) for each in needs_of(meal)]
    assert said(either(found)) == needs


def test_whoever_lost_its_meal_for_good_needs_some_meal():
    assert said(either([])) == "a meal"


def test_all_that_is_told_of_recorded_matches_is_told_as_it_was():
    assert told_otherwise("expanse") == []
