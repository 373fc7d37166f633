"""Effects of cards: as a teacher may write them, and the humanitarian cards."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

import pytest

from reefkit.content import ContentError, Library
from reefkit.games.expanse import (
    acquire,
    attachment,
    bots,
    content,
    counters,
    effect_parts,
    effects,
    manage,
    queries,
    research,
    tasks,
)
from reefkit.games.expanse import actions as do
from reefkit.games.expanse.attachment import lay
from reefkit.games.expanse.removal import is_protected
from reefkit.games.expanse.scoring import victory_points
from reefkit.games.expanse.state import State, Task
from reefkit.match.errors import Rejection
from reefkit.match.plain_random import PlainLuck
from tests.games.expanse.little_reefs import Table, lay_out, with_card

# Effects as a teacher may write them: a wrong card is refused, and a mad one comes to an end.

FISH = 'deck = "biomass"\ncopies = 2\nclasses = ["herbivore"]\n'
HEAD = "mine/expanse/cards.toml, entry my-fish"


def wrong(folder: Path, lines: str) -> str:
    """Lay a teacher's card over ours, and give what is said of it."""
    path = folder / "mine" / "expanse" / "cards.toml"
    path.parent.mkdir(parents=True)
    path.write_text(f"[my-fish]\n{lines}", encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        content.load(Library(folder / "mine"))
    return str(caught.value)


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("copies = 2\n", "key deck"),
        ('deck = "biomass"\n', "key copies"),
        (FISH + "price = 3\n", "key price"),
        (FISH + "cost = 99\n", "at most 20"),
        (FISH + 'effects = [{ do = "fly" }]\n', "key do"),
        (FISH + 'effects = [{ food = "plankton" }]\n', "key do"),
        (FISH + 'effects = [{ do = "produce", food = "bread" }]\n', "coralline-algae"),
        (FISH + 'effects = [{ do = "produce", food = "plankton", cuont = 2 }]\n', "count"),
        (FISH + 'effects = [{ do = "eat", ways = [] }]\n', "at least 1 long"),
        (
            FISH + 'effects = [{ do = "eat", ways = [{ takes = [{ cards = { kinds = ["dugon"] } }]'
            " }] }]\n",
            "dugon",
        ),
        (FISH + 'effects = [{ do = "discount", cards = { cost = 3 } }]\n', "say which cards"),
        (
            FISH + 'effects = [{ do = "eat", ways = [{ takes = [{ count = 2 }] }] }]\n',
            "either of a food or of cards",
        ),
        (FISH + 'effects = [{ do = "score", per = { each = 2 } }]\n', "what is counted"),
        (
            FISH + 'effects = [{ do = "remove", takes = [{ food = "plankton" }] }]\n',
            "only a meal takes food",
        ),
        (
            FISH + 'effects = [{ do = "offer", then = [{ do = "gain", what = "biomass" }] }]\n',
            "cannot go on without end",
        ),
        (
            FISH + 'effects = [{ do = "attach", to = { animals = true } },'
            ' { do = "attach", to = { kinds = ["coral"] } }]\n',
            "attaches in one way only",
        ),
        ('deck = "biomass"\ncopies = 2\n', "belong to the biomass deck"),
        (FISH.replace("biomass", "resource"), "belong to the biomass deck"),
        ('deck = "bonus"\ncopies = 2\ncost = 2\n', "neither cost nor points"),
        (FISH.replace("copies = 2", "copies = 60") + "[coral]\ncopies = 600\n", "at most 60"),
    ],
)
def test_a_wrong_card_is_refused_with_a_sentence_that_says_where(
    tmp_path: Path, lines: str, says: str
):
    said = wrong(tmp_path, lines)
    assert says in said
    assert said.endswith(".")
    assert "my-fish" in said or "coral" in said


def test_every_deck_needs_a_card():
    cards = {k: v for k, v in content.default().cards.items() if v.deck != "bonus"}
    with pytest.raises(ContentError, match="five decks"):
        content.check(content.Content(cards, content.default().rules))


def test_every_sort_of_effect_serves_a_card_of_ours():
    """The set is closed, and no larger than the cards need."""
    used: set[type] = set()

    def gather(part: object) -> None:
        if isinstance(part, effect_parts.Effect):
            used.add(type(part))
        if isinstance(part, tuple):
            for each in part:
                gather(each)
        elif hasattr(part, "__struct_fields__"):
            for name in part.__struct_fields__:
                gather(getattr(part, name))

    for kind in content.default().cards.values():
        gather(kind.effects)
    assert used == {*get_args(effects.AnyEffect), effects.Find, effects.HandOn}


# -- mad cards ----------------------------------------------------------------------------------
MAD: list[Mapping[str, Any]] = [
    {"do": "copy", "when": "producing", "count": 20, "stays": True},
    {"do": "copy", "count": 20, "per": {"of": {"kinds": ["mad"]}}},
    {"do": "idle", "cards": {"kinds": ["mad"]}},
    {"do": "protect", "cards": {"animals": True}, "against": {"animals": True}},
    {"do": "remove", "takes": [{"cards": {"animals": True}, "count": 20}], "others": True},
    {"do": "remove", "when": "end", "takes": [{"cards": {"kinds": ["mad"]}, "count": 20}]},
    {"do": "when-removed", "then": [{"do": "gain", "what": "pollution", "count": 20}]},
    {"do": "when-removed", "sends": True},
    {"do": "gain", "what": "warming", "count": 20, "when": "acting"},
    {"do": "gain", "what": "cards", "count": 20, "when": "turn"},
    {"do": "amplify", "food": "detritus", "count": 20},
    {"do": "multiply", "food": "plankton", "times": 5},
    {"do": "fetch", "when": "acting", "deck": "resource", "kind": "mad", "until": True},
    {"do": "fetch", "when": "producing", "deck": "biomass", "kind": "mad", "count": 20},
    {"do": "leave", "at": "once", "when": "producing"},
    {"do": "travel", "count": 20},
    {"do": "bar", "cards": {"animals": True}, "when": "acting"},
    {"do": "attach", "to": {"kinds": ["mad"]}, "needs": True},
    {"do": "send", "cards": {"animals": True}, "when": "acting"},
    {"do": "shed", "currency": "biomass", "when": "end"},
    {"do": "store", "count": 20},
    {"do": "restrain", "cards": {"animals": True}, "count": 20},
    {"do": "lure", "by": {"animals": True}},
]


def whole(table: Table) -> State:
    for seat in (0, 1, 0):
        table.begin(seat)
        if seat == 0:
            table.turn()
    return table.state


@pytest.mark.parametrize("universal", [False, True])
@pytest.mark.parametrize("effect", MAD, ids=lambda each: each["do"])
def test_every_effect_of_a_mad_card_comes_to_an_end(effect: Mapping[str, Any], *, universal: bool):
    mad = with_card(
        "mad",
        classes=["herbivore"],
        universal=universal,
        effects=[effect, {"do": "gain", "what": "pollution", "count": 9}],
    )
    table = lay_out("mad mad mad coral+zooxanthellae", "mad", stage=3, content=mad)
    state = whole(table)
    assert not state.queue
    assert all(len(place.reef) < 200 for place in state.seats)
    assert state.warming >= 0
    assert all(place.pollution >= 0 for place in state.seats)


def test_all_mad_effects_at_once_come_to_an_end():
    attached = [each for each in MAD if each["do"] != "attach"]
    for start in range(0, len(attached), 6):
        mad = with_card("mad", classes=["predator"], effects=attached[start : start + 6])
        table = lay_out("mad mad coral+zooxanthellae", "mad", stage=3, content=mad)
        assert not whole(table).queue


def test_tasks_that_never_end_are_stopped_with_a_sentence():
    table = lay_out("")

    @tasks.handles("again-and-again")
    def again(step: Any, task: Task) -> None:  # noqa: ANN401
        tasks.do_first(step, task)

    tasks.do_first(table.step, Task("again-and-again", 0))
    try:
        with pytest.raises(Rejection, match="without end"):
            tasks.run_tasks(table.step)
    finally:
        del tasks.HANDLERS["again-and-again"]


# -- keys that no card of ours combines so --------------------------------------------------------
def made(*rows: Mapping[str, Any], **about: Any) -> content.Content:  # noqa: ANN401
    return with_card("own", **{"classes": ["herbivore"], "effects": rows, **about})


def test_later_waits_a_turn_and_owns_looks_at_other_cards():
    rows: list[Mapping[str, Any]] = [
        {"do": "gain", "what": "capital", "later": True},
        {"do": "gain", "what": "biomass", "owns": {"kinds": ["own"]}},
    ]
    table = lay_out("", content=made(*rows))
    lay(table.step, 0, "own")
    assert table.count().made() == (0, 0)
    lay(table.step, 0, "own")
    table.begin(1).begin(0)
    assert table.count().made() == (2, 2)


def test_an_option_may_give_what_it_says_and_a_meal_have_several_portions():
    rows: list[Mapping[str, Any]] = [
        {
            "do": "eat",
            "ways": [
                {"takes": [{"food": "plankton", "count": 2}, {"cards": {"kinds": ["coral"]}}]}
            ],
            "then": [{"do": "gain", "what": "biomass", "count": 3}],
        },
        {
            "do": "choose",
            "options": [
                {"then": [{"do": "gain", "what": "capital", "count": 2}]},
                {"then": [{"do": "produce", "food": "detritus", "count": 2}], "price": 1},
            ],
        },
    ]
    table = lay_out("own coral", food="plankton 3", hand="capital", content=made(*rows))
    table.act("own")
    assert table.options == ["way:0", "way:1"]
    table.run("way:1")
    assert (table.reef(), table.food()) == ("own", "plankton 1, detritus 2")
    assert (table.made(), table.step.seat(0).hand) == ((3, 0), [])


def test_research_of_ones_own_may_need_no_roll():
    rows = [{"do": "study", "price": 1, "needs": 3, "points": 4}]
    table = lay_out("own", research=3, content=made(*rows))
    research.place_research(table.step, 0, table.card("own"), 3)
    assert victory_points(table.step, 0) == 4
    assert research.research_places(table.step, 0) == {}


def test_an_offer_with_hand_on_of_an_animal_lands_on_the_other_reef():
    rows = [{"do": "offer", "then": [{"do": "hand-on"}]}]
    table = lay_out("own", content=made(*rows))
    acquire.carry_out_offer(table.step, 0, table.card("own"))
    table.run()
    assert (table.reef(0), table.reef(1)) == ("", "own")
    table.begin(1)
    table.state.phase = "manage"
    assert manage.waiting(table.step) == []


# The humanitarian cards of Blue Expanse, clause by clause, at each stage.

STAGES = (1, 2, 3, 4)
each_stage = pytest.mark.parametrize("stage", STAGES)


def from_stage(first: int, stage: int, amount: int) -> int:
    return amount if stage >= first else 0


def pollution(table: Table) -> int:
    return table.step.seat(0).pollution


# -- fishing ------------------------------------------------------------------------------------
@each_stage
def test_artisanal_fishing_takes_an_animal_for_its_cost_and_one_capital(stage: int):
    table = lay_out("artisanal-fishing dugong regal-tang coral", stage=stage)
    table.act("artisanal-fishing", "dugong")
    assert table.reef() == "artisanal-fishing coral regal-tang"
    assert table.made() == (4, 1)
    empty = lay_out("artisanal-fishing coral seagrass", stage=stage).act("artisanal-fishing")
    assert (empty.made(), empty.told) == ((0, 0), ["took-nothing"])
    assert empty.end().reef().split()[0] == "artisanal-fishing"  # it stays (B21)


@each_stage
def test_artisanal_fishing_counts_two_more_with_a_resort(stage: int):
    assert victory_points(lay_out("artisanal-fishing", stage=stage).step, 0) == 0
    assert victory_points(lay_out("artisanal-fishing resort", stage=stage).step, 0) == 2
    assert victory_points(lay_out("artisanal-fishing resort resort", stage=stage).step, 0) == 2


@each_stage
def test_a_trawler_takes_three_animals_and_a_coral_for_half_their_cost(stage: int):
    table = lay_out("trawler dugong regal-tang sea-squirt whale-shark coral", stage=stage)
    table.act("trawler", "dugong", "regal-tang", "sea-squirt")
    assert table.reef() == "trawler whale-shark"
    assert table.food() == "detritus 2"
    assert table.made() == (0, (4 + 2 + 2 + 1) // 2)
    few = lay_out("trawler dugong", stage=stage).act("trawler")  # it does what it can
    assert (few.reef(), few.made()) == ("trawler", (0, 2))
    none = lay_out("trawler", stage=stage).act("trawler")
    assert (none.made(), none.food()) == ((0, 0), "detritus 2")
    assert none.end().reef() == "trawler"


@each_stage
@pytest.mark.parametrize(
    ("who", "dirt", "heat"),
    [
        ("trawler", (0, 1, 1), 1),
        ("factory-ship", (0, 1, 1), 1),
        ("farming-region", (0, 2, 2), 1),
        ("resort", (0, 2, 2), 0),
        ("reef-cruise", (0, 1, 1), 1),
        ("major-port", (0, 0, 0), 1),
        ("airport", (0, 0, 0), 2),
        ("aquaculture", (0, 0, 0), 0),
        ("artisanal-fishing", (0, 0, 0), 0),
        ("maritime-patrol", (0, 0, 0), 0),
        ("bio-prospecting", (0, 0, 0), 0),
        ("research-bleaching", (0, 0, 0), 0),
        ("research-bioplastics", (0, 0, 0), 0),
    ],
)
def test_pollution_comes_from_stage_two_and_warming_from_stage_three(
    who: str, dirt: tuple[int, ...], heat: int, stage: int
):
    table = lay_out(who, stage=stage).count()
    assert pollution(table) == dirt[min(stage, 3) - 1]
    assert table.state.warming == from_stage(3, stage, heat)


@each_stage
def test_a_factory_ship_takes_the_cheapest_set_worth_six_for_twice_their_points(stage: int):
    table = lay_out("factory-ship dugong regal-tang whale-shark", stage=stage)
    table.act("factory-ship")  # 4 + 2 = 6 is cheaper than 5 + 2 or 4 + 5
    assert table.reef() == "factory-ship whale-shark"
    assert table.made() == (0, 2 * (4 + 1))
    assert table.food() == "detritus 2"


def test_no_card_lowers_the_cost_that_a_card_takes_unless_it_says_so():
    row = {"do": "remove", "when": "acting", "worth": 4, "takes": [{"cards": {"animals": True}}]}
    table = lay_out("own dugong giant-trevally", content=made(row)).act("own")
    assert table.reef() == "giant-trevally own"  # costs 4, not 3


@each_stage
def test_where_several_sets_are_as_cheap_the_owner_says_which(stage: int):
    table = lay_out("factory-ship dugong regal-tang reef-manta-ray sea-squirt", stage=stage)
    table.act("factory-ship")
    assert len(table.options) == 4
    table.run("reef-manta-ray")
    assert sorted(table.options) == ["regal-tang", "sea-squirt"]
    table.run("sea-squirt")
    assert table.reef() == "dugong factory-ship regal-tang"


@each_stage
def test_a_factory_ship_fails_where_there_is_too_little_and_needs_less_with_trawlers(stage: int):
    table = lay_out("factory-ship dugong yellow-boxfish", stage=stage).act("factory-ship")
    assert table.reef() == "dugong factory-ship yellow-boxfish"
    assert table.made() == (0, 0)
    assert table.end().reef() == "dugong factory-ship yellow-boxfish"
    helped = lay_out("factory-ship trawler dugong regal-tang", stage=stage).act("factory-ship")
    assert helped.reef() == "factory-ship regal-tang trawler"
    twice = lay_out("factory-ship trawler trawler dugong regal-tang", stage=stage)
    assert twice.act("factory-ship").reef() == "dugong factory-ship trawler trawler"


# -- aquaculture and patrol ---------------------------------------------------------------------
@each_stage
def test_aquaculture_sells_its_animal_from_the_turn_after_it_was_attached(stage: int):
    table = lay_out("aquaculture dugong", stage=stage).produce()
    assert table.card("aquaculture").host == table.card("dugong").id
    table.card("dugong").acted = True
    assert table.rest().reef() == "aquaculture dugong"  # not in this turn (B15)
    table.begin(1).begin(0)
    table.produce().act("aquaculture")
    assert (table.reef(), table.made()) == ("aquaculture", (0, 4))
    assert not table.card("aquaculture").host


@each_stage
def test_after_the_sale_aquaculture_may_attach_at_once(stage: int):
    table = lay_out("dugong+aquaculture regal-tang sea-squirt", stage=stage)
    table.act("aquaculture")
    assert sorted(table.options) == ["no", "regal-tang", "sea-squirt"]
    table.run("sea-squirt")
    assert table.card("aquaculture").host == table.card("sea-squirt").id
    refused = lay_out("dugong+aquaculture regal-tang", stage=stage).act("aquaculture", "no")
    assert not refused.card("aquaculture").host


@each_stage
@pytest.mark.parametrize(
    ("by", "reef"),
    [
        ("artisanal-fishing", "dugong+aquaculture"),
        ("trawler", "dugong+aquaculture"),
        ("snubfin-dolphin", "dugong+aquaculture"),
    ],
)
def test_no_other_humanitarian_card_or_animal_removes_what_aquaculture_keeps(
    by: str, reef: str, stage: int
):
    table = lay_out(f"{by} {reef}", stage=stage).act(by)
    assert "dugong" in table.reef()
    malus = lay_out(reef, stage=stage).take("illegal-fishing")
    assert "dugong" not in malus.reef()


@each_stage
def test_aquaculture_counts_minus_one_unattached(stage: int):
    assert victory_points(lay_out("aquaculture", stage=stage).step, 0) == -1
    assert victory_points(lay_out("dugong+aquaculture", stage=stage).step, 0) == 4 + 2


@each_stage
def test_a_lobster_counts_four_more_under_aquaculture(stage: int):
    assert victory_points(lay_out("tropical-rock-lobster", stage=stage).step, 0) == 1
    kept = lay_out("tropical-rock-lobster+aquaculture", stage=stage)
    assert victory_points(kept.step, 0) == 1 + 4 + 2


@each_stage
def test_a_patrol_keeps_dear_animals_from_humanitarian_cards(stage: int):
    table = lay_out("maritime-patrol artisanal-fishing dugong regal-tang", stage=stage)
    assert table.act("artisanal-fishing").reef() == "artisanal-fishing dugong maritime-patrol"
    for by in ("artisanal-fishing", "trawler", "factory-ship"):
        kept = lay_out(f"maritime-patrol {by} dugong whale-shark", stage=stage).act(by)
        assert {"dugong", "whale-shark"} <= set(kept.reef().split())
    eaten = lay_out("maritime-patrol snubfin-dolphin dugong", stage=stage).act("snubfin-dolphin")
    assert "dugong" not in eaten.reef()  # animals still eat


@each_stage
def test_with_a_patrol_illegal_fishing_does_nothing(stage: int):
    table = lay_out("maritime-patrol regal-tang", stage=stage).take("illegal-fishing")
    assert (table.food(), table.reef()) == ("", "illegal-fishing maritime-patrol regal-tang")


# -- currency, draws and prices -----------------------------------------------------------------
@each_stage
@pytest.mark.parametrize(("capital", "biomass"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_a_farming_region_makes_a_biomass_for_two_capital_without_spending_it(
    capital: int, biomass: int, stage: int
):
    table = lay_out("farming-region", hand="capital " * capital, stage=stage).count()
    assert table.made() == (biomass, 0)
    assert table.step.seat(0).hand.count("capital") == capital
    beside = lay_out("farming-region", hand="capital", stage=stage)
    beside.step.seat(0).purse.capital = 1
    assert beside.count().made() == (1, 1)


@each_stage
@pytest.mark.parametrize(
    ("reef", "capital"),
    [
        ("resort", 1),
        ("reef-cruise", 2),
        ("airport", 1),
        ("airport airport trawler", 6),
        ("dwarf-minke-whale resort reef-cruise", 1 + 2 + 2),
        ("whale-shark resort reef-cruise", 1 + 2 + 4),
        ("whale-shark", 0),
    ],
)
def test_what_brings_capital_each_turn(reef: str, capital: int, stage: int):
    assert lay_out(reef, stage=stage).count().made() == (0, capital)


@each_stage
@pytest.mark.parametrize(("who", "more"), [("resort", 2), ("major-port", 2), ("airport", 0)])
def test_who_lets_its_owner_draw_more(who: str, more: int, stage: int):
    assert lay_out(who, stage=stage).count().step.seat(0).more == more


@each_stage
@pytest.mark.parametrize(
    ("reef", "card", "price"),
    [
        ("", "coral", 1),
        ("regal-tang", "coral", 0),
        ("regal-tang regal-tang", "coral", 0),
        ("regal-tang", "seagrass", 2),
        ("dwarf-minke-whale", "resort", 0),
        ("dwarf-minke-whale", "reef-cruise", 0),
        ("dwarf-minke-whale", "airport", 5),
        ("sea-cucumber", "clownfish", 0),
        ("sea-cucumber", "whale-shark", 4),
        ("sea-cucumber", "mantis-shrimp", 0),
        ("sea-cucumber", "dugong", 4),
        ("sea-cucumber sea-cucumber", "whale-shark", 3),
    ],
)
def test_what_makes_cards_cheaper(reef: str, card: str, price: int, stage: int):
    assert acquire.price(lay_out(reef, stage=stage).step, 0, card) == price


@each_stage
def test_a_major_port_lets_currencies_spend_as_each_other_for_pollution(stage: int):
    table = lay_out("major-port", stage=stage)
    assert acquire.swaps(table.step, 0) == "major-port"
    acquire.swapped(table.step, 0, 3)
    assert pollution(table) == from_stage(2, stage, 3)
    assert acquire.swaps(lay_out("airport", stage=stage).step, 0) == ""
    clean = lay_out("own", stage=stage, pollution=5, content=made({"do": "swap"}))
    acquire.swapped(clean.step, 0, 3)
    assert pollution(clean) == 5


@pytest.mark.parametrize("copy", ["", "=", "~"])
def test_a_starfish_protects_itself_from_removal_as_a_copy_too(copy: str):
    table = lay_out(f"crown-of-thorns{copy} grey-reef-shark giant-triton")
    starfish, shark, triton = table.step.seat(0).reef
    assert is_protected(table.step, 0, starfish, shark)
    assert not is_protected(table.step, 0, starfish, triton)


# -- points -------------------------------------------------------------------------------------
@each_stage
@pytest.mark.parametrize(
    ("reef", "counts"),
    [
        ("resort", 0),
        ("resort coral+zooxanthellae coral", 2 + 4),
        ("reef-cruise", 1),
        ("reef-cruise dugong regal-tang giant-trevally", 1 + 2 + 4 + 3 + 1 + 2),
        ("airport", 5),
        ("airport trawler resort", 4 + 3 + 3),
        ("bottlenose-dolphin", 3),
        ("bottlenose-dolphin resort resort reef-cruise", 3 + 2 + 1 + 1),
        ("dugong", 4),
        ("dugong dugong reef-cruise", 8 + 6 + 1 + 2),
        ("green-sea-turtle reef-cruise", 2 + 2 + 1 + 1),
        ("reef-manta-ray resort", 4 + 2),
        ("whale-shark resort reef-cruise", 5 + 4 + 1 + 1),
        ("snubfin-dolphin", 3),
        ("snubfin-dolphin snubfin-dolphin", 8),
        ("reef-cruise+barnacle", 1 + 1 - 1),
        ("coral+zooxanthellae+barnacle", 2),
        ("coral+zooxanthellae+clownfish", 4),
        ("drupella drupella=", 4),
        ("drupella drupella~", 2),
        ("grey-reef-shark whitetip-reef-shark giant-triton", 3 + 2 + 2),
    ],
)
def test_what_a_reef_counts(reef: str, counts: int, stage: int):
    table = lay_out(reef, stage=stage)
    assert victory_points(table.step, 0) == counts


def test_a_lasting_copy_of_the_turn_counts_nothing():
    table = lay_out("drupella coral").act("drupella")
    assert victory_points(table.step, 0) == 2
    table.end().begin(0)
    assert victory_points(table.step, 0) == 4


# -- research -----------------------------------------------------------------------------------
@each_stage
def test_a_sea_squirt_brings_a_research_point_a_turn(stage: int):
    assert lay_out("sea-squirt sea-squirt", stage=stage).count().step.seat(0).research == 2


@each_stage
def test_bio_prospecting_takes_points_of_the_counter_free_and_others_for_one_capital(stage: int):
    table = lay_out("bio-prospecting", hand="capital capital", research=3, stage=stage)
    card = table.card("bio-prospecting")
    assert research.research_places(table.step, 0) == {card.id: 5}
    assert research.research_places(table.step, 1) == {}  # one's own only
    research.place_research(table.step, 0, card, 4)
    assert (card.placed, table.step.seat(0).research) == ([4, 0], 0)
    assert table.step.seat(0).hand == ["capital"]
    assert table.step.seat(0).spent == ["capital"]
    assert table.state.pool == 0  # not taxed (B22)


def test_in_its_evaluation_of_research_a_bot_places_all_points_that_it_has():
    table = lay_out("bio-prospecting", research=3)
    table.state.phase = "research"
    placed = bots.decide(table.step, 0, "grower", PlainLuck(7, 0, 1, "research"))
    assert placed == do.Research(table.card("bio-prospecting").id, 3)


@each_stage
@pytest.mark.parametrize("key", range(8))
def test_ten_points_on_bio_prospecting_roll_for_two_points_or_four_come_back(stage: int, key: int):
    table = lay_out("bio-prospecting", research=10, stage=stage)
    table.state.draws["research/0"] = key
    card = table.card("bio-prospecting")
    research.place_research(table.step, 0, card, 10)
    table.run()
    rolled = table.events[-1][1]["rolled"]
    won = int(str(rolled)) > 4
    place = table.step.seat(0)
    assert (place.points, place.research) == ((2, 0) if won else (0, 4))
    assert card.placed == [0, 0]  # it starts again
    assert research.research_places(table.step, 0)[card.id] == (0 if won else 4)


@each_stage
@pytest.mark.parametrize(
    ("who", "needs", "counts"), [("research-bleaching", 16, 10), ("research-bioplastics", 15, 8)]
)
def test_universal_research_is_everybodys_and_its_contributors_gain_a_point_each(
    who: str, needs: int, counts: int, stage: int
):
    table = lay_out(who, "", hand="capital " * 9, research=needs - 2, stage=stage)
    card = table.card(who)
    table.step.seat(1).hand = ["capital"] * 5
    assert research.research_places(table.step, 1) == {card.id: 2}  # two Capital each
    research.place_research(table.step, 1, card, 2)
    assert table.step.seat(1).hand == ["capital"]
    assert victory_points(table.step, 0) == 0
    assert research.research_places(table.step, 0) == {card.id: needs - 2}
    research.place_research(table.step, 0, card, needs - 2)
    table.run()
    assert "research-complete" in table.told
    assert victory_points(table.step, 0) == needs - 2 + counts
    assert victory_points(table.step, 1) == 2
    assert research.research_places(table.step, 0) == {}


def complete(table: Table, who: str) -> None:
    table.card(who).placed[1] = 16


@each_stage
def test_bioplastics_halves_the_turns_pollution_of_humanitarian_cards_rounded_down(stage: int):
    table = lay_out("research-bioplastics resort reef-cruise farming-region", stage=stage)
    complete(table, "research-bioplastics")
    assert pollution(table.count()) == from_stage(2, stage, (2 + 1 + 2) // 2)
    table = lay_out("research-bioplastics major-port resort", stage=stage)
    complete(table, "research-bioplastics")
    acquire.swapped(table.step, 0, 1)
    assert pollution(table) == 0
    assert pollution(table.count()) == from_stage(2, stage, (1 + 2) // 2)
    malus = lay_out("research-bioplastics", stage=stage)
    complete(malus, "research-bioplastics")
    assert pollution(malus.take("runoff")) == from_stage(2, stage, 2)


@each_stage
def test_bioplastics_is_universal(stage: int):
    table = lay_out("resort resort", "research-bioplastics", stage=stage)
    table.card("research-bioplastics", 1).placed[0] = 15
    assert pollution(table.count()) == from_stage(2, stage, 2)


@each_stage
@pytest.mark.parametrize("by", ["points", "option"])
def test_with_the_bleaching_research_warming_takes_zooxanthellae_at_every_five(stage: int, by: str):
    corals = "coral+zooxanthellae coral+zooxanthellae coral+zooxanthellae"
    options = {"research": 3} if by == "option" else None
    reef = corals if by == "option" else f"research-bleaching {corals}"
    table = lay_out(reef, stage=stage, options=options)
    if by == "points":
        complete(table, "research-bleaching")
    table.state.phase = "buy"
    table.take("warming-seas")  # 2 seats: +4
    assert table.told.count("expelled") == 0
    table.take("warming-seas")  # 8: past 5
    assert table.told.count("expelled") == from_stage(3, stage, 1)


@each_stage
def test_research_that_is_not_complete_changes_nothing(stage: int):
    corals = "coral+zooxanthellae coral+zooxanthellae"
    table = lay_out(f"research-bleaching research-bioplastics resort {corals}", stage=stage)
    table.card("research-bleaching").placed[0] = 15
    table.card("research-bioplastics").placed[0] = 14
    assert pollution(table.count()) == from_stage(2, stage, 2)
    counters.warm(table.step, 3, "airport")
    assert table.run().told.count("expelled") == from_stage(3, stage, 1)


@each_stage
@pytest.mark.parametrize(("warming", "gone"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_complete_bleaching_research_counts_fives(warming: int, gone: int, stage: int):
    corals = "coral+zooxanthellae coral+zooxanthellae coral+zooxanthellae"
    table = lay_out(f"research-bleaching {corals}", stage=stage)
    complete(table, "research-bleaching")
    counters.warm(table.step, warming, "airport")
    assert table.run().told.count("expelled") == from_stage(3, stage, gone)


@pytest.mark.parametrize(
    ("reef", "expelled", "spared"), [("coral+zooxanthellae", 1, 1), ("coral", 0, 2)]
)
def test_each_reef_that_has_no_zooxanthellae_to_lose_says_so(reef: str, expelled: int, spared: int):
    table = lay_out(reef, "coral", stage=3)
    counters.warm(table.step, 6, "airport")
    table.run()
    assert table.told.count("threshold-warming") == 1
    assert (table.told.count("expelled"), table.told.count("spared")) == (expelled, spared)


def test_a_threshold_in_the_last_turn_says_that_none_are_lost():
    table = lay_out("coral+zooxanthellae", stage=4, options={"turns": 4})
    counters.warm(table.step, 3, "airport")
    assert table.run().told.count("threshold-over") == 1
    assert table.told.count("expelled") == 0
    assert queries.next_warming(table.step) == -1
    table.state.phase, table.state.last = "over", 0
    assert queries.next_warming(table.step) == -1, "nothing follows the end"


@each_stage
def test_a_trawler_takes_one_coral_and_three_animals_at_most(stage: int):
    table = lay_out("trawler coral coral dugong dugong dugong dugong", stage=stage).act("trawler")
    assert table.reef() == "coral dugong trawler"


def test_attaching_leaves_everything_else_where_it_is():
    table = lay_out("aquaculture dugong regal-tang")
    attachment.attach(table.step, 0, table.card("aquaculture"), table.card("dugong").id)
    assert table.reef() == "aquaculture dugong regal-tang"
