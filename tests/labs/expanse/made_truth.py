"""What is right of a match and of the bank, worked out a second time."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache, cached_property
from itertools import pairwise
from typing import Any

from reefkit.assess.items import DrawingPicture
from reefkit.content import Library
from reefkit.games.expanse import content as stored
from reefkit.games.expanse import scoring
from reefkit.games.expanse.effect_parts import Target
from reefkit.games.expanse.effects import Eat, Produce, Slow
from reefkit.games.expanse.game import GAME, new_match
from reefkit.games.expanse.state import FOODS
from reefkit.labs.lesson.measured_graphs import read_graphs
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.labs.test_banks import bank_of
from tests.support.effort import effort

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


# ---- A pool of short matches of all sizes, from whose logs questions are made.
SEEDS = range(1, effort(4, 33))
NAMES = ("Ana", "Ben", "Chi", "Dee", "Eli")
_STYLES = tuple(GAME.bots)
OPTIONS: dict[str, Any] = {"dice": 2, "raising": False}


@cache
def table(seed: int) -> MemoryTable:
    """Play a match of two to five seats to its end; the first seat is a person whom a bot plays."""
    seats = [
        SeatInfo(name, bot=_STYLES[(seed + number) % len(_STYLES)] if number else None)
        for number, name in enumerate(NAMES[: 2 + seed % 3])
    ]
    turns = {"turns": (12, 0, 9)[seed % 3]} if seed % 3 != 1 else {}
    played = MemoryTable(new_match(seats, seed=seed, options={**OPTIONS, **turns}))
    played.set_away(0)
    while played.tick(hurried=True):
        pass
    return played


def seats_of(seed: int) -> list[int]:
    return sorted({0, seed % (2 + seed % 3)})


# ---- What happened in a match, told by its raw states and events, and which options are right.
#
# Each function of `ANSWERS` takes the match, what a draft is about, and an option's id.

MADE = {"plankton", "coralline-algae"}


def what(told: Any) -> str:  # noqa: ANN401 (a value of an event)
    """Read a card or a food off a message's id."""
    found = re.fullmatch(r"expanse-(?:some-|food-)?([a-z-]+?)(?:\.one)?", told.id)
    assert found, told.id
    return found[1]


class Raw:
    """A match as its states and events tell it; times are the seat's own turns."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat
        self.states: list[Any] = [match.state_at(at) for at in range(match.position + 1)]
        self.cards = match.rules.content.cards  # type: ignore[attr-defined]

    @cached_property
    def ends(self) -> list[int]:
        """The positions at which the seat's own turns had ended."""
        found = []
        for at in range(1, len(self.states)):
            before, after = self.states[at - 1], self.states[at]
            ended = after.turn != before.turn or (after.phase == "over" != before.phase)
            if ended and before.player == self.seat and before.turn:
                found.append(at)
        return found

    @property
    def turns(self) -> int:
        return len(self.ends)

    def at(self, time: int) -> Any:  # noqa: ANN401
        return self.states[self.ends[time - 1]]

    def reef(self, time: int) -> Counter[str]:
        return Counter(card.kind for card in self.at(time).seats[self.seat].reef)

    def bleached(self, time: int) -> int:
        return sum(card.bleached for card in self.at(time).seats[self.seat].reef)

    def points(self, time: int) -> int:
        if not time:
            return 0
        state = self.at(time)
        stepped = self.match.rules.stepping(state)  # type: ignore[attr-defined]
        return int(
            state.final[self.seat] if state.final else scoring.victory_points(stepped, self.seat)
        )

    @cached_property
    def events(self) -> list[tuple[int, str, dict[str, Any]]]:
        """Time, id and values of what happened on the seat's reef, and of the table's warming."""
        found = []
        for step in self.match.steps(None)[: self.ends[-1]]:
            time = 1 + sum(end <= step.position for end in self.ends)
            for event in step.events:
                if event.seat == self.seat or event.what.id == "expanse-warmed":
                    values = dict(event.what.values)
                    found.append((time, event.what.id.removeprefix("expanse-"), values))
        return found

    @cached_property
    def meals(self) -> list[tuple[int, str, Counter[str]]]:
        return [
            (
                time,
                what(values["card"]),
                sum(
                    (Counter({what(e): e.values.get("count", 1)}) for e in values["eaten"]),
                    Counter(),
                ),
            )
            for time, id_, values in self.events
            if id_ == "ate"
        ]

    def diet(self, time: int) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for at, eater, eaten in self.meals:
            if at == time:
                found[eater] = found.get(eater, set()) | set(eaten)
        return found

    @cached_property
    def driven(self) -> list[int]:
        """The times at which cards of the reef were newly marked as driven off by warming."""
        found, known = [], set()
        for at, state in enumerate(self.states[: self.ends[-1] + 1]):
            for card in state.seats[self.seat].reef:
                if card.expelled and card.id not in known:
                    known.add(card.id)
                    found.append(1 + sum(end < at for end in self.ends))
        return found

    def came_in(self, time: int = 0) -> Counter[str]:
        """Count pollution that came in by card, at one time or ever."""
        found: Counter[str] = Counter()
        for at, id_, values in self.events:
            if id_ == "polluted" and values["count"] > 0 and time in {0, at}:
                found[what(values["card"])] += values["count"]
        return found

    def by_people(self) -> Counter[str]:
        decks = {"humanitarian", "malus", "bonus"}
        found = self.came_in()
        return Counter({card: n for card, n in found.items() if self.cards[card].deck in decks})


def _turn(about: str) -> tuple[int, str]:
    found = re.match(r"turn-(\d+)(?:-(.*))?", about)
    assert found, about
    return int(found[1]), found[2] or ""


def _one_most(counted: Counter[Any], option: Any) -> bool:  # noqa: ANN401
    return all(counted[option] > n for each, n in counted.items() if each != option)


def ate(raw: Raw, about: str, option: str) -> bool:
    time, eater = _turn(about)
    return option in raw.diet(time)[eater]


def only_food(raw: Raw, about: str, option: str) -> bool:
    time, food = _turn(about)
    return raw.diet(time).get(option) == {food}


def level(raw: Raw, about: str, option: str) -> bool:
    """Lay levels from the bottom up until nothing changes."""
    time, eater = _turn(about)
    diet, levels = raw.diet(time), {each: {1} for each in MADE}
    for card, kind in raw.cards.items():
        if kind.classes and kind.classes[0] == "producer":
            levels[card] = {1}
    for _ in range(9):
        for each, foods in diet.items():
            if all(food in levels for food in foods):
                levels[each] = {n + 1 for food in foods for n in levels[food]}
    return levels[eater] == {("first", "second", "third", "fourth").index(option) + 1}


def starved(raw: Raw, about: str, option: str) -> bool:
    time, _ = _turn(about)
    return (time, option) in {(t, what(v["card"])) for t, id_, v in raw.events if id_ == "starved"}


def most_eaten(raw: Raw, about: str, option: str) -> bool:
    del about
    return _one_most(sum((eaten for *_, eaten in raw.meals), Counter()), option)


def after_left(raw: Raw, about: str, option: str) -> bool:
    time, rest = _turn(about)
    ((eater, prey),) = {(e, p) for _, e, eaten in raw.meals for p in eaten if f"{e}-{p}" == rest}
    then = min(time + 3, raw.turns)
    assert raw.reef(time - 1)[eater]
    assert not any(raw.reef(n)[eater] for n in range(time, then + 1))
    before, after = raw.reef(time)[prey], raw.reef(then)[prey]
    return (
        option == {True: "as-many", False: "more" if after > before else "fewer"}[before == after]
    )


WHY = {
    "starved": "starved",
    "lost-to-pollution": "pollution",
    "removed": "taken",
    "died-bleached": "bleached",
}


def why_gone(raw: Raw, about: str, option: str) -> bool:
    time, card = _turn(about)
    why = {
        WHY[id_] for t, id_, v in raw.events if id_ in WHY and (t, what(v["card"])) == (time, card)
    }
    if any(t == time and eaten[card] for t, _, eaten in raw.meals):
        why.add("eaten")
    return why == {option}


def first_lost(raw: Raw, about: str, option: str) -> bool:
    del about
    return int(option) == min(raw.driven)


def lost(raw: Raw, about: str, option: str) -> bool:
    del about
    return int(option) == len(raw.driven)


def most_bleached(raw: Raw, about: str, option: str) -> bool:
    del about
    return _one_most(Counter({n: raw.bleached(n) for n in range(1, raw.turns + 1)}), int(option))


def research(raw: Raw, about: str, option: str) -> bool:
    del about
    warmed = raw.at(raw.turns).warmed
    seats = len(raw.match.setup.seats)
    every = [for_seats(each, seats) for each in (NUMBERS.warming_every, slowed())]
    losses = [sum(n % each == 0 for n in range(1, warmed + 1)) for each in every]
    return int(option) == losses[0] - losses[1]


def price(raw: Raw, about: str, option: str) -> bool:
    card = about.partition("-turns-")[0]
    return int(option) == raw.came_in()[card]


def source(raw: Raw, about: str, option: str) -> bool:
    del about
    return _one_most(raw.by_people(), option)


def added(raw: Raw, about: str, option: str) -> bool:
    time, _ = _turn(about)
    return int(option) == raw.came_in(time).total()


def taken(raw: Raw, about: str, option: str) -> bool:
    del about
    return int(option) == sum(id_ == "lost-to-pollution" for _, id_, _ in raw.events)


def points_from(raw: Raw, about: str, option: str) -> bool:
    del about
    stepped = raw.match.rules.stepping(raw.states[-1])  # type: ignore[attr-defined]
    counted: Counter[str] = Counter()
    for card, points in scoring.points_by_part(stepped, raw.seat):
        deck = raw.cards[card].deck if card in raw.cards else "other"
        counted[deck if deck in {"resource", "biomass", "humanitarian"} else "other"] += points
    return _one_most(counted, option)


def best_turn(raw: Raw, about: str, option: str) -> bool:
    del about
    rises = Counter({n: raw.points(n) - raw.points(n - 1) for n in range(1, raw.turns + 1)})
    return _one_most(rises, int(option))


def kinds(raw: Raw, about: str, option: str) -> bool:
    time, _ = _turn(about)
    return int(option) == sum(bool(raw.cards[each].classes) for each in raw.reef(time))


def stage(raw: Raw, about: str, option: str) -> bool:
    wanted, time = int(about.removeprefix("stage-")), int(option)
    before = raw.at(time - 1).stage if time > 1 else 1
    return bool(before < wanted <= raw.at(time).stage)


ANSWERS: dict[str, Callable[[Raw, str, str], bool]] = {
    "ate": ate,
    "only-food": only_food,
    "level": level,
    "starved": starved,
    "most-eaten": most_eaten,
    "after-left": after_left,
    "why-gone": why_gone,
    "first-lost": first_lost,
    "lost": lost,
    "most-bleached": most_bleached,
    "research": research,
    "price": price,
    "source": source,
    "added": added,
    "taken": taken,
    "points-from": points_from,
    "best-turn": best_turn,
    "kinds": kinds,
    "stage": stage,
}
