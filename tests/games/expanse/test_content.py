"""What is printed on the cards of Blue Expanse, said of them, and ruled."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from reefkit.content import Library
from reefkit.games.expanse.content import FILES, CardKind, Ruling, default
from reefkit.games.expanse.supply import victory_points
from reefkit.text import Message, catalogue
from reefkit.widgets.art import art
from tests.games.expanse.little_reefs import lay_out

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


def test_the_cards_are_those_of_the_rules_page() -> None:
    assert set(default().cards) == {*printed(ANIMALS), *printed(OTHERS)}
    assert len(default().cards) == 68


@pytest.mark.parametrize("kind", list(printed(ANIMALS)))
def test_an_animal_is_as_it_is_printed(kind: str) -> None:
    about = default().cards[kind]
    sort, had, price = printed(ANIMALS)[kind]
    classes = (sort, BESIDES[kind]) if kind in BESIDES else (sort,)
    assert (about.deck, about.classes, about.stage) == ("biomass", classes, 1)
    assert (about.points, about.cost) == (had, price)
    assert about.copies == (3 if price <= 1 else 2)  # B1
    assert (about.universal, about.stays, about.bleaching) == (False, False, False)


@pytest.mark.parametrize("kind", list(printed(OTHERS)))
def test_another_card_is_as_it_is_printed(kind: str) -> None:
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
def test_who_counts_more_with_a_resort_or_a_reef_cruise(
    kind: str, more: int, *, each: bool
) -> None:
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
    "humanitarian": "humanitarian",
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
    """Give the numbers that count: not how many a host holds, a cap of one, or a half."""
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


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("card", cards())
def test_the_numbers_are_those_of_the_data(card: str, level: str) -> None:
    """One is often a word or left out, and what the data leave out is one."""
    numbers = {int(each) for each in re.findall(r"\d+", said(level, card))}
    assert numbers - {1} == numbers_of_data(card) - {1}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("card", cards())
def test_the_cards_that_are_meant_are_named_and_no_others(card: str, level: str) -> None:
    meant = {value for _, value in of_effects(card) if value in cards()}
    if "slow" in does(card):
        meant |= DRIVEN_OUT
    assert kinds_in(said(level, card)) - {card} == meant - {card}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("card", cards())
def test_classes_foods_and_counters_are_named_and_no_others(card: str, level: str) -> None:
    text = said(level, card).lower()
    meant = {value for key, value in of_effects(card) if key != "do" and value in WORDS}
    meant |= {"herbivore", "detritivore"} & set(cards()[card].classes[1:])
    for effect in does(card):
        meant |= IMPLIED.get(effect, set())
    if "price" in dict(of_effects(card)):
        meant.add("capital")
    assert {word for word in WORDS if WORDS[word].lower() in text} == meant


@pytest.mark.parametrize("card", cards())
def test_what_it_counts_as_beside_its_class_is_said(card: str) -> None:
    for other in cards()[card].classes[1:]:
        assert f"counts as a {WORDS[other]} too" in said("en", card)


@pytest.mark.parametrize("level", LEVELS)
def test_every_stage_of_a_clause_is_said(level: str) -> None:
    for card in cards():
        stages = {value for key, value in of_effects(card) if key == "stage"}
        text = said(level, card)
        for stage in stages:
            assert f"stage {stage}" in text, card
        assert {int(each) for each in re.findall(r"stage (\d)", text)} == stages, card


@pytest.mark.parametrize("card", [*cards(), *CURRENCIES])
def test_every_card_is_named_explained_and_drawn(card: str) -> None:
    drawn = art()
    assert card in drawn.organisms
    for level in LEVELS:
        say = catalogue(level)
        for id_ in (f"expanse-{card}", f"expanse-{card}.one", f"expanse-{card}.many",
                    f"expanse-does-{card}", f"expanse-fact-{card}"):  # fmt: skip
            assert say.render(Message(id_), strict=True)


def test_no_text_is_of_a_card_that_is_not_there() -> None:
    known = {*cards(), *CURRENCIES}
    told = {
        id_.removeprefix(family)
        for id_ in catalogue("en").ids()
        for family in ("expanse-does-", "expanse-fact-")
        if id_.startswith(family)
    }
    assert told == known


# Every ruling of the rules page stands in the content, with its text and where it can be turned.

NUMBERED = 22
"""The rulings that the rules page numbers."""
MOST_SENTENCES = 4


def rulings() -> dict[str, Ruling]:
    return Library().load("expanse/rulings.toml", dict[str, Ruling])


def test_they_are_all_there_and_in_order() -> None:
    assert list(rulings()) == [f"b{number}" for number in range(1, len(rulings()) + 1)]
    assert len(rulings()) > NUMBERED


def test_each_is_said_in_a_few_sentences() -> None:
    say = catalogue("en")
    texts = [say.render(Message(f"ruling-{id_}"), strict=True) for id_ in rulings()]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert text.endswith(".")
        assert 1 <= len(re.findall(r"[.?](?:\s|$)", text)) <= MOST_SENTENCES


def test_every_section_has_its_heading() -> None:
    say = catalogue("en")
    sections = {ruling.section for ruling in rulings().values()}
    assert {each for each in sections if not say.has(f"ruling-section-expanse-{each}")} == set()


@pytest.mark.parametrize(("id_", "ruling"), rulings().items())
def test_where_each_can_be_turned_is_there(id_: str, ruling: Ruling) -> None:
    if ruling.where == "rule":
        return
    plain = msgspec.to_builtins(default())
    first, *rest = ruling.where.split(".")
    found = plain["rules"][first] if first in {"numbers", "options"} else plain[first]
    for key in rest:
        assert key in found, id_
        found = found[key]


@pytest.mark.parametrize("path", FILES)
def test_every_file_of_the_content_can_be_loaded(path: str) -> None:
    assert Library().load(path, FILES[path])  # type: ignore[type-var]


def test_the_copies_are_those_of_the_ruling() -> None:
    """B1, which the page of rulings states in numbers."""
    for name, card in default().cards.items():
        resources = {"zooxanthellae": 24, "coral": 24, "phytoplankton": 10, "seagrass": 10}
        by_deck = {
            "biomass": 3 if card.cost <= 1 else 2,
            "humanitarian": 1 if name.startswith("research-") else 2,
            "bonus": 3,
            "malus": 3,
        }
        wanted = resources[name] if card.deck == "resource" else by_deck[card.deck]
        assert card.copies == wanted, name
