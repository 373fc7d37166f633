"""The content of Blue Expanse, and a card that a teacher adds."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from reefkit.content import ContentError, Library
from reefkit.games.expanse import actions as do
from reefkit.games.expanse import content, effect_parts, effects, new_match, scoring
from reefkit.games.expanse.content import CardKind, default
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.scoring import victory_points
from reefkit.match.game import Ready, SeatInfo
from reefkit.match.table import MemoryTable
from reefkit.text import Message, catalogue
from reefkit.widgets.art import art
from tests.games.expanse.laid_out import LaidOut
from tests.games.expanse.little_reefs import lay_out
from tests.support.families import each_case
from tests.support.tree import ROOT

# What is printed on the cards: decks, classes, stages, points and costs, as the rules page has
# them.

ANIMALS = """
predator: bigfin-reef-squid 1/1, bottlenose-dolphin 3/3, dwarf-minke-whale 4/5, elegant-sea-snake 2/2,
 giant-trevally 2/3, giant-triton 2/2, grey-reef-shark 3/4, whitetip-reef-shark 2/3,
 mantis-shrimp 1/1, port-jackson-shark 1/1, sharpfin-barracuda 1/3, snubfin-dolphin 2/3,
 tropical-rock-lobster 1/2
herbivore: blue-sea-star 1/1, burrowing-sea-urchin 1/1, dugong 4/4, green-sea-turtle 2/3,
 regal-tang 1/2, spotted-parrotfish 2/2, yellow-boxfish 2/1, spotband-butterflyfish 2/1
detritivore: christmas-tree-worm 2/1, common-cleanerfish 1/1, clownfish 3/1, coral-crab 1/1,
 crown-of-thorns 2/1, drupella 2/1, sea-cucumber 1/1
filter-feeder: barnacle 1/0, eastern-spiny-seahorse 2/1, feather-star 3/2, reef-manta-ray 4/4,
 sea-squirt 1/2, whale-shark 5/5, australian-sardine 0/1
"""
BESIDES = {
    "bigfin-reef-squid": "herbivore",
    "mantis-shrimp": "detritivore",
    "tropical-rock-lobster": "detritivore",
    "blue-sea-star": "detritivore",
}
OTHERS = """
resource 1: zooxanthellae 0/1, coral 1/1, phytoplankton 0/2, seagrass 0/2
humanitarian 1: aquaculture 2/3, artisanal-fishing 0/1, trawler 3/2, factory-ship 4/4,
 farming-region 2/4, maritime-patrol 1/2, bio-prospecting 1/1
humanitarian 2: resort 0/2, reef-cruise 1/1, major-port 4/5
humanitarian 3: airport 4/5, research-bleaching 0/4, research-bioplastics 0/2
bonus 1: migration 0/0, reef-wreck 0/0, research-vessel 0/0, coral-spawning 0/0
bonus 2: cleanup 0/0
bonus 3: documentary 0/0, aerial-surveys 0/0
malus 1: illegal-fishing 0/0, runoff 0/0, cyclone 0/0, aggressive-sharks 0/0, shipwreck 0/0
malus 2: oil-spill 0/0, ballast-discharge 0/0
malus 3: el-nino 0/0, warming-seas 0/0
"""
UNIVERSAL = {"research-bleaching", "research-bioplastics", "el-nino", "warming-seas"}
COPIES = {"zooxanthellae": 24, "coral": 24, "phytoplankton": 10, "seagrass": 10}


def printed(table: str) -> dict[str, tuple[str, int, int]]:
    """Read a table: each card's heading, points and cost."""
    rows = table.strip().replace("\n ", " ").splitlines()
    found = {}
    for heading, _, cards in (row.partition(": ") for row in rows):
        for card in cards.split(", "):
            name, numbers = card.split()
            had, price = numbers.split("/")
            found[name] = (heading, int(had), int(price))
    return found


def test_the_cards_are_those_of_the_rules_page():
    assert set(default().cards) == {*printed(ANIMALS), *printed(OTHERS)}
    assert len(default().cards) == 68


@each_case("kind", list(printed(ANIMALS)))
def test_animals_are_as_printed(kind: str):
    about = default().cards[kind]
    sort, had, price = printed(ANIMALS)[kind]
    classes = (sort, BESIDES[kind]) if kind in BESIDES else (sort,)
    assert (about.deck, about.classes, about.stage) == ("biomass", classes, 1)
    assert (about.points, about.cost) == (had, price)
    assert about.copies == (3 if price <= 1 else 2)  # B1
    assert (about.universal, about.stays, about.bleaching) == (False, False, False)


@each_case("kind", list(printed(OTHERS)))
def test_other_cards_are_as_printed(kind: str):
    about = default().cards[kind]
    heading, had, price = printed(OTHERS)[kind]
    deck, stage = heading.split()
    assert (about.deck, about.stage) == (deck, int(stage))
    assert about.classes == (("producer",) if deck == "resource" else ())
    assert (about.points, about.cost) == (had, price)
    few = 1 if kind.startswith("research-") and deck == "humanitarian" else 2
    assert about.copies == COPIES.get(kind, few if deck == "humanitarian" else 3)  # B1
    assert about.universal is (kind in UNIVERSAL)
    assert about.bleaching is (kind in {"el-nino", "warming-seas"})


@pytest.mark.parametrize(
    ("kind", "more", "each"),
    [
        ("bottlenose-dolphin", 2, False),
        ("dugong", 3, False),
        ("green-sea-turtle", 2, False),
        ("reef-manta-ray", 2, False),
        ("whale-shark", 2, True),
    ],
)
def test_who_counts_more_with_a_resort_or_a_reef_cruise(kind: str, more: int, *, each: bool):
    def counts(people: str) -> int:
        return victory_points(lay_out(f"{kind} {people}").step, 0) - victory_points(
            lay_out(people).step, 0
        )

    plain = default().cards[kind].points
    dear = default().cards[kind].cost > 2  # a reef cruise counts such animals itself
    assert counts("trawler") == plain
    assert counts("resort") == plain + more
    assert counts("reef-cruise") == plain + more + dear
    assert counts("resort resort") == plain + more * (2 if each else 1)
    assert counts("resort reef-cruise") == plain + dear + more * (2 if each else 1)


# What is said of every card agrees with what its data make it do, number by number, name by name.

LEVELS = ("en", "en-simple")
CURRENCIES = ("biomass", "capital")
SAID_OTHERWISE = {
    ("aquaculture", "count", -3): 1,  # three less than the 2 printed on it is −1
    ("reef-cruise", "cost", 3): 2,  # a cost of 3 or more is over 2
}
"""Numbers of the data, by card and key, that the text says as another one."""
WORDS = {
    "plankton": "plankton",
    "coralline-algae": "coralline alga",
    "detritus": "detritus",
    "herbivore": "herbivore",
    "detritivore": "detritivore",
    "filter-feeder": "filter feeder",
    "predator": "predator",
    "humanitarian": "people",
    "capital": "Capital",
    "pollution": "pollution",
    "warming": "warming",
    "research": "research",
}
"""What a word of the data is called in a sentence; cards are called by their names."""
IMPLIED = {
    "study": {"capital", "research"},
    "store": {"pollution"},
    "swap": {"capital", "pollution"},
    "slow": {"warming"},
    "halve": {"pollution"},
}
"""Counters that an effect means by what it does."""
DRIVEN_OUT = {"zooxanthellae"}
"""Whom warming drives out, which an effect that slows warming speaks of."""


def cards() -> dict[str, CardKind]:
    return default().cards


def said(level: str, card: str) -> str:
    return catalogue(level).render(Message(f"expanse-does-{card}"), strict=True)


def values(given: Any, key: str = "") -> Iterator[tuple[str, Any]]:  # noqa: ANN401  # plain data
    """Yield every single value of a card's effects with the key that it stands under."""
    if isinstance(given, dict):
        for name, each in given.items():
            yield from values(each, name)
    elif isinstance(given, (list, tuple)):
        for each in given:
            yield from values(each, key)
    else:
        yield key, given


def of_effects(card: str) -> list[tuple[str, Any]]:
    return list(values(msgspec.to_builtins(cards()[card].effects)))


def does(card: str) -> set[str]:
    return {value for key, value in of_effects(card) if key == "do"}


def numbers_of_data(card: str) -> set[int]:
    passed_over = {"room", "most", "divide"}
    return {
        SAID_OTHERWISE.get((card, key, value), abs(value))
        for key, value in of_effects(card)
        if type(value) is int and key not in passed_over
    }


def kinds_in(text: str) -> set[str]:
    """Find the kinds that a sentence names, a longer name before one that is part of it."""
    say = catalogue("en")
    names = {
        say.render(Message(f"expanse-{kind}{form}"), strict=True): kind
        for kind in cards()
        for form in ("", ".many")
    }
    found = set()
    for name in sorted(names, key=len, reverse=True):
        mentioned = re.compile(rf"\b{re.escape(name)}\b", re.IGNORECASE)
        if mentioned.search(text):
            found.add(names[name])
            text = mentioned.sub("", text)
    return found


@each_case("level", LEVELS)
@each_case("card", cards())
def test_texts_have_the_numbers_of_the_data(card: str, level: str):
    """One is often a word or left out, and what the data leave out is one."""
    numbers = {int(each) for each in re.findall(r"\d+", said(level, card))}
    assert numbers - {1} == numbers_of_data(card) - {1}


@each_case("level", LEVELS)
@each_case("card", cards())
def test_texts_name_the_cards_of_the_data(card: str, level: str):
    meant = {value for _, value in of_effects(card) if value in cards()}
    if "slow" in does(card):
        meant |= DRIVEN_OUT
    assert kinds_in(said(level, card)) - {card} == meant - {card}


@each_case("level", LEVELS)
@each_case("card", cards())
def test_texts_name_classes_foods_and_counters_of_the_data(card: str, level: str):
    text = said(level, card).lower()
    meant = {value for key, value in of_effects(card) if key != "do" and value in WORDS}
    meant |= {"herbivore", "detritivore"} & set(cards()[card].classes[1:])
    for effect in does(card):
        meant |= IMPLIED.get(effect, set())
    if "price" in dict(of_effects(card)):
        meant.add("capital")
    assert {word for word in WORDS if WORDS[word].lower() in text} == meant


@each_case("card", cards())
def test_texts_name_further_classes(card: str):
    for other in cards()[card].classes[1:]:
        assert f"counts as a {WORDS[other]} too" in said("en", card)


@pytest.mark.parametrize("level", LEVELS)
def test_every_stage_of_a_clause_is_said(level: str):
    for card in cards():
        stages = {value for key, value in of_effects(card) if key == "stage"}
        text = said(level, card)
        for stage in stages:
            assert f"stage {stage}" in text, card
        assert {int(each) for each in re.findall(r"stage (\d)", text)} == stages, card


@each_case("card", [*cards(), *CURRENCIES])
def test_every_card_is_named_explained_and_drawn(card: str):
    drawn = art()
    assert card in drawn.organisms
    for level in LEVELS:
        say = catalogue(level)
        for id_ in (f"expanse-{card}", f"expanse-{card}.one", f"expanse-{card}.many",
                    f"expanse-does-{card}", f"expanse-fact-{card}"):  # fmt: skip
            assert say.render(Message(id_), strict=True)


def test_no_text_is_of_a_card_that_is_not_there():
    known = {*cards(), *CURRENCIES}
    told = {
        id_.removeprefix(family)
        for id_ in catalogue("en").ids()
        for family in ("expanse-does-", "expanse-fact-")
        if id_.startswith(family)
    }
    assert told == known


# ---- The page *Make your own card for Blue Expanse* is true: its card plays, its tables are whole.
HERE = Path("teachers") / "blue-expanse-cards.md"
PAGE = (ROOT / "docs" / HERE).read_text(encoding="utf-8")
SPANISH = (ROOT / "docs" / "es" / HERE).read_text(encoding="utf-8")
FOLDER = "my-class"
CLAM = "giant-clam"
COMMON = {"when", "stage", "attached", "alone", "carries", "lacks", "owns", "later", "complete"}
INSIDE_OFFERS = (effects.Find, effects.HandOn)


def example(page: str = PAGE) -> str:
    found = re.search(r"```toml new=\S+\n(.*?)```", page, re.DOTALL)
    assert found is not None
    return found[1]


def rows(heading: str, page: str = PAGE) -> list[list[str]]:
    """Return the rows of all tables below a heading, up to the next one of its level."""
    level = heading.partition(" ")[0]
    part = page.partition(f"\n{heading}\n")[2]
    cells = cells_of(re.split(rf"\n{level} ", part)[0])
    assert cells, heading
    return cells


def cells_of(part: str) -> list[list[str]]:
    return [
        [cell.strip() for cell in line.strip("|").split(" | ")]
        for line in part.splitlines()
        if line.startswith("| `")
    ]


def ticked(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def keys(heading: str) -> set[str]:
    return {key for row in rows(heading) for key in ticked(row[0])}


def laid_over(folder: Path, cards: str) -> content.Content:
    """Load our content with a teacher's cards over it."""
    path = folder / FOLDER / "expanse" / "cards.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(cards, encoding="utf-8")
    return content.load(Library(folder / FOLDER))


@pytest.fixture
def stored(tmp_path: Path) -> content.Content:
    return laid_over(tmp_path, example())


@pytest.fixture
def table(stored: content.Content) -> LaidOut:
    """Return a table of two with the clam in its decks, at stage 2, before the first one's move."""
    match = new_match([SeatInfo("Ann"), SeatInfo("Bo")], seed=3, content=stored)
    assert isinstance(match.rules, ExpanseRules)
    laid = LaidOut(match.rules, match.rules.start())
    for seat in range(2):
        laid.act(seat, Ready())
    laid.state.stage = 2
    return laid


def reef(table: LaidOut, *, corals: int) -> None:
    table.lies(0, CLAM)
    for _ in range(corals):
        coral = table.lies(0, "coral")
        table.lies(0, "zooxanthellae", host=coral.id)


# -- the card ------------------------------------------------------------------------------------
def test_the_card_joins_ours(stored: content.Content):
    assert set(stored.cards) == {*content.default().cards, CLAM}
    assert stored.cards[CLAM].animal


def test_cards_of_ours_are_changed_and_taken_out(tmp_path: Path):
    lines = "[dugong]\ncost = 3\n[el-nino]\nremove = true\n"
    assert all(f"`{each}`" in PAGE for each in lines.split("\n") if each)
    stored = laid_over(tmp_path, lines)
    assert stored.cards["dugong"].cost == 3
    assert stored.cards["dugong"].points == content.default().cards["dugong"].points
    assert set(stored.cards) == {*content.default().cards} - {"el-nino"}


def test_it_says_itself_what_it_is_called_and_does(stored: content.Content):
    say = catalogue("en").with_names(content.own_words(stored.cards))
    assert say.render(Message(f"expanse-{CLAM}"), strict=True) == "giant clam"
    assert say.render(Message(f"expanse-does-{CLAM}"), strict=True).startswith("Eats 2 plankton.")
    assert say.render(Message(f"expanse-fact-{CLAM}"), strict=True).endswith("as corals do.")
    assert say.render(Message("expanse-dugong"), strict=True) == "dugong"


def test_its_copies_are_in_the_deck(table: LaidOut):
    pile = table.state.piles["biomass"]
    held = [*pile.open, *(kind for layer in pile.deck for kind in layer), *pile.waiting]
    assert held.count(CLAM) == 2


def test_it_eats_and_stores(table: LaidOut):
    reef(table, corals=2)
    table.seat().pollution = 3
    table.to_buy(1).to_next()
    assert CLAM in table.kinds()
    assert table.seat().pollution == 2
    assert next(card.stored for card in table.seat().reef if card.kind == CLAM) == 1


def test_it_starves_where_there_is_too_little(table: LaidOut):
    reef(table, corals=1)
    table.to_buy(1).to_next()
    assert CLAM not in table.kinds()


def test_illegal_fishing_takes_it_first(table: LaidOut):
    for kind in ("dugong", "whale-shark", CLAM, "regal-tang"):
        table.lies(0, kind)
    table.opens("malus", "illegal-fishing")
    table.to_buy(4)
    assert table.stands == ("take", 0)
    table.act(0, do.TakeCard(0))
    while table.state.ask is not None:
        table.act(0, do.AnswerTask(table.state.ask.options[-1]))
    assert CLAM not in table.kinds()
    assert len(table.kinds()) == 3


@pytest.mark.parametrize(("corals", "points"), [(0, 3), (1, 3 + 1 + 1), (2, 3 + 1 + 2)])
def test_it_is_worth_a_point_more_with_a_coral(table: LaidOut, corals: int, points: int):
    reef(table, corals=corals)
    assert scoring.victory_points(table.step, 0) == points


def test_whole_matches_with_it_end(stored: content.Content):
    seats = [SeatInfo("Ann", bot="newcomer"), SeatInfo("Bo", bot="newcomer")]
    match = new_match(seats, seed=5, options={"turns": 4}, content=stored)
    MemoryTable(match).run()
    assert match.is_over


# -- what is wrong ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("right", "wrong", "answer"),
    [
        (ticked(right)[0], ticked(wrong)[0], answer.removesuffix(" |"))
        for right, wrong, answer in rows("## What a wrong card is answered with")
    ],
)
def test_a_wrong_card_is_answered_so(tmp_path: Path, right: str, wrong: str, answer: str):
    assert example().count(right) == 1
    with pytest.raises(ContentError) as caught:
        laid_over(tmp_path, example().replace(right, wrong))
    assert str(caught.value) == answer


@pytest.mark.parametrize(
    ("right", "wrong", "answer"),
    [
        (ticked(right)[0], ticked(wrong)[0], answer.removesuffix(" |"))
        for right, wrong, answer in rows("## Qué dice el juego de una carta con errores", SPANISH)
    ],
)
def test_a_wrong_card_is_answered_so_in_spanish(
    tmp_path: Path, right: str, wrong: str, answer: str
):
    card = example(SPANISH)
    assert card.count(right) == 1
    with pytest.raises(ContentError) as caught:
        laid_over(tmp_path, card.replace(right, wrong))
    assert catalogue("es").render(caught.value.message) == answer


# -- the tables ------------------------------------------------------------------------------------
def fields(struct: Any) -> set[str]:  # noqa: ANN401  # a class of msgspec's
    return set(struct.__struct_fields__)


def every_effect() -> dict[str, Any]:
    found = [*get_args(effects.AnyEffect), *INSIDE_OFFERS]
    return {each.__struct_config__.tag: each for each in found}


def test_every_effect_is_explained_with_its_keys():
    told = {ticked(row[0])[0]: set(ticked(row[1])) for row in rows("## The effects")}
    assert told == {word: fields(each) - COMMON for word, each in every_effect().items()}


def test_what_is_left_out_has_the_value_in_brackets():
    for word, told, *_ in rows("## The effects"):
        effect = every_effect()[ticked(word)[0]]
        defaults = dict(
            zip(effect.__struct_fields__[-len(effect.__struct_defaults__) :],
                effect.__struct_defaults__, strict=True)
        )  # fmt: skip
        numbers = {
            name: str(value)
            for name, value in defaults.items()
            if name not in COMMON and type(value) is int
        }
        assert dict(re.findall(r"`([a-z_]+)` \((\d+)\)", told)) == numbers


def test_the_card_that_shows_an_effect_has_it():
    cards = content.default().cards
    for row in rows("## The effects"):
        word, (card,) = ticked(row[0])[0], ticked(row[-1].removesuffix(" |"))
        assert f"'{word}'" in str(msgspec.to_builtins(cards[card])), (word, card)


def test_every_key_of_a_card_is_explained():
    told = keys("## What stands on a card")
    assert told == fields(content.CardKind)


def test_every_condition_is_explained():
    assert fields(effect_parts.Effect) == COMMON
    assert keys("## When, and on what condition") - set(get_args(effect_parts.When)) == COMMON


def test_the_usual_times_are_those_of_the_effects():
    times = {ticked(row[0])[0]: ticked(row[1]) for row in rows("## When, and on what condition")}
    told = {word: time for time in get_args(effect_parts.When) for word in times.get(time, [])}
    effect = {word: each.USUAL for word, each in every_effect().items()}
    assert told == {word: usual for word, usual in effect.items() if usual not in {"acting", ""}}


def test_every_way_to_mean_cards_and_to_count_is_explained():
    told = keys("## Which cards are meant")
    assert told == fields(effect_parts.Target) | fields(effect_parts.Per)


def test_every_time_and_count_that_can_be_named_is_named():
    named = set(ticked(re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)))
    assert set(get_args(effect_parts.When)) - {""} <= named
    assert set(get_args(effect_parts.FoodName)) <= named
    assert set(get_args(effect_parts.Class)) <= named
    assert set(get_args(effect_parts.Deck)) <= named


def test_the_spanish_page_names_the_same_keys_and_cards():
    """Every table names them in the same order, and its card is the same but for its words."""
    ours, theirs = cells_of(PAGE), cells_of(SPANISH)
    assert [row[0] for row in theirs] == [row[0] for row in ours]
    named = [[(row[1], row[-1]) for row in each if len(row) == 4] for each in (ours, theirs)]
    assert named[0] == named[1]
    assert len(named[0]) > 30
    words = re.compile(r"^(name|does|fact) = .*", re.MULTILINE)
    assert words.sub("", example(SPANISH)) == words.sub("", example())
