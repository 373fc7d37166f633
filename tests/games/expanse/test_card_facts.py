"""What is printed on the cards: decks, classes, stages, points and costs, as the rules page has them."""

from __future__ import annotations

import pytest

from reefkit.games.expanse.content import default
from reefkit.games.expanse.supply import victory_points
from tests.games.expanse.little_reefs import lay_out

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
