"""The keys of the bank of Blue Expanse as its cards and the items' own pictures give them."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from reefkit.assess.items import DrawingPicture
from reefkit.content import Library
from reefkit.games.expanse import content as stored
from reefkit.games.expanse.effect_parts import Target
from reefkit.games.expanse.effects import Eat, Produce, Slow
from reefkit.games.expanse.state import FOODS
from reefkit.labs.lesson.measured_graphs import read_graphs
from tests.labs.test_banks import bank_of

BANK = bank_of("expanse").bank
GRAPHS = read_graphs(Library(), "expanse")
CONTENT = stored.default()
CARDS = CONTENT.cards
NUMBERS = CONTENT.rules.numbers


def item(id_: str) -> Any:  # noqa: ANN401 (a test knows its items' kinds)
    return BANK.items[f"expanse-{id_}"]


def picture(id_: str) -> dict[str, Any]:
    shown = item(id_).picture
    assert isinstance(shown, DrawingPicture)
    return dict(shown.values)


def links(id_: str) -> list[tuple[str, str]]:
    return [(food, eater) for food, eater in picture(id_)["links"]]


def row(id_: str, name: str) -> list[int]:
    return next(numbers for first, *numbers in picture(id_)["rows"] if first == name)


def is_meant(kind: str, target: Target) -> bool:
    """Return whether a kind of card is meant, by kind, class, deck or as an animal."""
    card = CARDS[kind]
    return kind not in target.but and (
        kind in target.kinds
        or bool(set(card.classes) & set(target.classes) - set(target.but))
        or card.deck in target.decks
        or (target.animals and card.animal and not set(card.classes) & set(target.but))
    )


def may_eat(eater: str, food: str) -> bool:
    """Return whether a card's data let it eat a food, or a card, or what that card makes."""
    makes = {food}
    if food in CARDS:
        makes |= {each.food for each in CARDS[food].effects if isinstance(each, Produce)}
    portions = [
        portion
        for each in CARDS[eater].effects
        if isinstance(each, Eat)
        for way in each.ways
        for portion in way.takes
    ]
    return any(
        portion.food in makes
        if portion.food
        else food in CARDS and portion.cards is not None and is_meant(food, portion.cards)
        for portion in portions
    )


FEEDS = {
    "herbivore": ("grazes-plants", "grazes"),
    "filter-feeder": ("sieves-plankton", "sieves"),
    "detritivore": ("eats-waste", "dead-things"),
    "predator": ("catches-animals", "hunts"),
    "producer": ("lives-on-light", "light"),
}


def fed(id_: str, word: int) -> dict[str, str]:
    return {card: FEEDS[CARDS[card].classes[0]][word] for card in item(id_).pairs}


def only_eaters(id_: str, food: str) -> set[str]:
    """Return who eats that food and nothing else in a drawn web."""
    eaters = {eater for _, eater in links(id_)}
    diet = {eater: {f for f, e in links(id_) if e == eater} for eater in eaters}
    return {eater for eater, foods in diet.items() if foods == {food}}


def eaten_more_without(id_: str, hunter: str) -> set[str]:
    """Return the food of the hunter's prey, among the options, that no other hunter protects."""
    prey = {food for food, eater in links(id_) if eater == hunter}
    return {food for food, eater in links(id_) if eater in prey} & set(item(id_).options)


def most_added(id_: str, counter: str) -> set[str]:
    steps = [after - before for before, after in pairwise([0, *row(id_, counter)])]
    assert steps.count(max(steps)) == 1
    return {f"turn-{picture(id_)['turns'][steps.index(max(steps))]}"}


def of_the_weed() -> set[str]:
    """Return what is true of the seaweed in the graph of the Virgin Islands."""
    graph = GRAPHS["virgin-islands"]
    coral, weed = (graph.series[each] for each in ("coral", "seaweed"))
    steps = [after - before for before, after in pairwise(weed)]
    fell = min(range(1, len(coral)), key=lambda n: coral[n] - coral[n - 1])
    true = {
        "weed-gained": min(steps) < 0 < max(steps) and weed[-1] > weed[0],
        "weed-fell": weed[-1] < weed[0],
        "weed-steady": max(weed) - min(weed) < 5,
        "weed-first": weed.index(max(weed)) < fell,
    }
    return {name for name, holds in true.items() if holds}


def two_records() -> set[str]:
    one, other, heat = (row("two-records", name) for name in ("corals-a", "corals-b", "warming"))
    lost = {name: max(each) - each[-1] for name, each in (("a", one), ("b", other))}
    true = {
        "a-lost-more": lost["a"] > lost["b"] and heat[-1] > heat[0],
        "both-alike": lost["a"] == lost["b"],
    }
    return {name for name, holds in true.items() if holds}


def slowed() -> int:
    return next(e.every for k in CARDS.values() for e in k.effects if isinstance(e, Slow))


def for_seats(every: int, seats: int) -> int:
    """Return a number of warming for a table of so many, where the rules count for each (B35)."""
    return every * seats if NUMBERS.warming_each_seat else every


KEYS: dict[str, Callable[[], object]] = {
    "own-food": lambda: {
        each
        for each in item("own-food").options
        if each in CARDS and "producer" in CARDS[each].classes
    },
    "how-each-feeds": lambda: fed("how-each-feeds", 0),
    "meals-of-four": lambda: fed("meals-of-four", 1),
    "read-the-web": lambda: only_eaters("read-the-web", "seagrass"),
    "second-web": lambda: eaten_more_without("second-web", "giant-triton"),
    "swept-web": lambda: only_eaters("swept-web", "detritus"),
    "most-pollution": lambda: most_added("most-pollution", "pollution"),
    "most-warming": lambda: most_added("most-warming", "warming"),
    "corals-and-weed": of_the_weed,
    "two-records": two_records,
    "level-of-a-trevally": lambda: {("first", "second", "third", "fourth")[1 + 1]},
    "level-of-a-cheetah": lambda: {("first", "second", "third", "fourth")[1 + 1]},
    "a-tenth-goes-on": lambda: 5000 / 10 / 10,
    "research-in-numbers": lambda: (
        30 // for_seats(NUMBERS.warming_every, 2) - 30 // for_seats(slowed(), 2)
    ),
    "pollution-steps": lambda: 9 // NUMBERS.pollution_every - 3 // NUMBERS.pollution_every,
    "dark-tank": lambda: {
        each for each in item("dark-tank").options if each in CARDS and not CARDS[each].animal
    },
}


def webs() -> list[tuple[str, dict[str, Any]]]:
    return [
        (id_, dict(each.picture.values))
        for id_, each in BANK.items.items()
        if isinstance(each.picture, DrawingPicture) and each.picture.name == "web"
    ]


def made_of_cards(id_: str) -> bool:
    return id_ in FOODS or id_ in CARDS
