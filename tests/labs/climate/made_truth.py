"""What is right of a match and of the bank, worked out a second time."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache, cached_property, partial
from itertools import product
from typing import Any

from reefkit.assess.bank import read_bank
from reefkit.assess.items import DrawingPicture
from reefkit.content import Library
from reefkit.games.climate import new_match
from reefkit.games.climate.actions import Preadapt
from reefkit.games.climate.adapting import changed_genes, is_adapted, preadaptations
from reefkit.games.climate.content import GENES, HABITATS, LETTERS, default
from reefkit.games.climate.game import GAME
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.support.effort import effort

LIBRARY = Library()
BANK = read_bank(LIBRARY, "climate")
CONTENT = default()
CLIMATE_OF = {
    "savannah": "warm-seasons",
    "tropical-forest": "warm-wet",
    "temperate-forest": "cool-wet",
    "tundra": "cold-dry",
}
PLENTY = (9, 9, 9, 9, 9, 9)
"""More cards of each step than anybody needs."""
MILLION = 1_000_000


def item(id_: str) -> Any:  # noqa: ANN401 (a test knows its items' kinds)
    return BANK.items[id_]


def picture(id_: str) -> dict[str, Any]:
    shown = item(id_).picture
    assert isinstance(shown, DrawingPicture)
    return dict(shown.values)


def genome(id_: str) -> tuple[int, int, int]:
    one, two, three = (picture(id_)[gene] for gene in GENES)
    return one, two, three


def homes(genes: tuple[int, ...]) -> set[str]:
    return {name for n, name in enumerate(HABITATS) if is_adapted(genes, n)}


def fewest(genes: tuple[int, ...], habitat: str) -> int:
    """Count the steps to the nearest of all genomes that fit."""
    place = HABITATS.index(habitat)
    fitting = (each for each in product(range(1, 5), repeat=3) if is_adapted(each, place))
    return min(sum(abs(a - b) for a, b in zip(genes, each, strict=True)) for each in fitting)


def counts(climate: int) -> Counter[str]:
    letters = "".join(CONTENT.map[CONTENT.rules.options.map].boards[climate - 1])
    return Counter({HABITATS[LETTERS.index(each)]: letters.count(each) for each in LETTERS})


def colder_world() -> set[str]:
    """Step through the boards towards the cold, which tell of tundra and rainforest rightly."""
    more = all(counts(n)["tundra"] >= counts(n + 1)["tundra"] for n in range(1, 5))
    warm = "tropical-forest"
    less = all(counts(n)[warm] <= counts(n + 1)[warm] for n in range(1, 5))
    return {"tundra-spreads"} if more and less else set()


CARDS = {
    "shape-and-fur": (1, 1, 0),
    "fur-and-fur": (0, 2, 0),
    "metabolism-once": (0, 0, 1),
    "shape-and-shape": (2, 0, 0),
}


def which_cards() -> set[str]:
    genes, forest = genome("climate-which-cards"), HABITATS.index("temperate-forest")
    return {name for name, by in CARDS.items() if is_adapted(changed_genes(genes, by), forest)}


def free_genes() -> set[str]:
    (home,) = homes(genome("climate-free-gene"))
    found = preadaptations(genome("climate-free-gene"), HABITATS.index(home), PLENTY)
    return {GENES[n] for change in found for n, by in enumerate(change) if by}


def track() -> set[str]:
    """Check each round of the drawn track against the rules, and tell it in words."""
    did = []
    for _, habitat, *genes, what in picture("climate-read-a-track")["rounds"]:
        assert is_adapted(genes, HABITATS.index(habitat)) is (what != "extinct")
        did.append({"extinct": "died"}.get(what, what))
    return {"-".join(did)}


def mean(games: list[int]) -> float:
    return sum(dead * count for dead, count in enumerate(games)) / sum(games)


def heaps(id_: str) -> tuple[list[int], list[int]]:
    told = picture(id_)
    return list(told["without"]), list(told["with"])


def two_heaps() -> set[str]:
    without, with_ = heaps("climate-two-heaps")
    assert sum(without) == sum(with_) == 100
    assert with_[0], "in some games nobody dies out"
    return {"more-on-average" if mean(with_) > mean(without) else "fewer-on-average"}


def nearest(number: float, named: dict[str, float]) -> set[str]:
    return {min(named, key=lambda name: abs(named[name] - number))}


KEYS: dict[str, Callable[[], object]] = {
    "climate-four-habitats": lambda: CLIMATE_OF,
    "climate-colder-world": colder_world,
    "climate-two-of-three": lambda: homes(genome("climate-two-of-three")),
    "climate-cards-to-forest": lambda: fewest(
        genome("climate-cards-to-forest"), "temperate-forest"
    ),
    "climate-generations": partial(
        nearest,
        MILLION / 5,
        {"twenty": 20, "two-thousand": 2e3, "two-hundred-thousand": 2e5, "twenty-million": 2e7},
    ),
    "climate-odds-of-change": partial(
        nearest,
        len([4, 5, 6]) / 6,
        {"one-in-six": 1 / 6, "one-in-three": 1 / 3, "one-in-two": 1 / 2, "two-in-three": 2 / 3},
    ),
    "climate-where-fours-live": lambda: {
        CLIMATE_OF[name] for name in homes(genome("climate-where-fours-live"))
    },
    "climate-which-cards": which_cards,
    "climate-free-gene": free_genes,
    "climate-read-a-track": track,
    "climate-two-heaps": two_heaps,
    "climate-extinction-rate": lambda: 6 / 12,
    "climate-ice-age-rounds": partial(
        nearest,
        10_000 / MILLION,
        {"hundredth": 0.01, "one-round": 1, "ten-rounds": 10, "sixty-rounds": 60},
    ),
    "climate-ice-age-and-now": lambda: {
        "faster-now" if 1 / 150 > 10 * 6 / 10_000 else "slower-now"
    },
}


# ---- A pool of matches of all kinds, from whose logs questions are made.
SEEDS = (1, 2, 3, 4, 5, 7, 10, *range(100, effort(100, 130)))
"""In the last of the first few, taken from many, a gene changed ahead of need was lost again."""
NAMES = ("Ana", "Ben", "Chi", "Dee", "Eli")
_STYLES = tuple(GAME.bots)
_ROUNDS = (8, 10, 12, 6)


@cache
def table(seed: int) -> MemoryTable:
    """Play a match of two to five seats to its end; the first seat is a person whom a bot plays."""
    seats = [
        SeatInfo(name, bot=_STYLES[(seed + number) % len(_STYLES)] if number else None)
        for number, name in enumerate(NAMES[: 2 + seed % 4])
    ]
    options: dict[str, Any] = {
        "rounds": _ROUNDS[seed % 4],
        "human_change_from": (0, 2, 0, 4, 1)[seed % 5],
        "warming_bias": (50, 80, 0)[seed % 3],
    }
    return play(seats, seed, options)


def play(seats: list[SeatInfo], seed: int, options: dict[str, Any]) -> MemoryTable:
    """Play a match to its end: bots decide for the people."""
    played = MemoryTable(new_match(seats, seed=seed, options=options))
    for number, seat in enumerate(seats):
        if seat.bot is None:
            played.set_away(number)
    while played.tick():
        pass
    return played


def seats_of(seed: int) -> list[int]:
    return sorted({0, seed % (2 + seed % 4)})


# ---- What happened in a match, told by its states and its map alone, and which options are right.
#
# Each function of `ANSWERS` takes the match, what a draft is about, and an option's id.

IDS = {"S": "savannah", "R": "tropical-forest", "F": "temperate-forest", "T": "tundra"}
ORDER = "SRFT"


class Raw:
    """A match as its states tell it."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat
        self.states: list[Any] = [match.state_at(at) for at in range(match.position + 1)]
        self.boards = default().map[match.setup.options["map"]].boards

    @cached_property
    def rounds(self) -> int:
        return int(self.states[-1].round)

    @cached_property
    def ends(self) -> dict[int, Any]:
        return {each.round: each for each in self.states if each.round}

    @cached_property
    def begins(self) -> dict[int, Any]:
        return {each.round: each for each in reversed(self.states) if each.round}

    def letter(self, climate: int, cell: int) -> str:
        return "".join(self.boards[climate - 1])[cell - 1]

    def climate(self, round_: int) -> int:
        return int(self.ends[round_].climate)

    def stood(self, round_: int) -> str:
        return IDS[self.letter(self.climate(round_), self.ends[round_].cells[self.seat])]

    def genes(self, round_: int) -> list[int]:
        return list(self.ends[round_].genes[self.seat])

    @cached_property
    def turns(self) -> list[int]:
        return [n for n in range(1, self.rounds) if self.climate(n) != self.climate(n + 1)]

    @cached_property
    def route(self) -> list[str]:
        """Return the habitats in the order in which the last species got their tokens."""
        order, dead = ["savannah"], 0
        for each in self.states:
            if each.extinctions[self.seat] > dead:
                order, dead = ["savannah"], each.extinctions[self.seat]
            for n, has in enumerate(each.tokens[self.seat]):
                if has and IDS[ORDER[n]] not in order:
                    order.append(IDS[ORDER[n]])
        return order


def _round(about: str) -> int:
    found = re.match(r"round-(\d+)", about)
    assert found, about
    return int(found[1])


def cell_turned(raw: Raw, about: str, option: str) -> bool:
    cell = raw.ends[_round(about)].cells[raw.seat]
    return option == IDS[raw.letter(raw.climate(_round(about) + 1), cell)]


def habitat_change(raw: Raw, about: str, option: str) -> bool:
    was, now = (
        Counter("".join(raw.boards[raw.climate(n) - 1])) for n in (_round(about), _round(about) + 1)
    )
    sign = 1 if about.endswith("gained") else -1
    sizes = {IDS[letter]: sign * (now[letter] - was[letter]) for letter in ORDER}
    return all(sizes[option] > size for each, size in sizes.items() if each != option)


def fits(raw: Raw, about: str, option: str) -> bool:
    value, count = Counter(raw.genes(_round(about))).most_common(1)[0]
    return option == (IDS[ORDER[value - 1]] if count > 1 else "none")


def cards_needed(raw: Raw, about: str, option: str) -> bool:
    """Look through all genomes that fit for the nearest one."""
    if about.startswith("end-"):
        genes, name = raw.genes(raw.rounds), about.removeprefix("end-")
    else:
        at = int(about.rpartition("-")[2])
        before, after = raw.states[at], raw.states[at + 1]
        genes = list(before.genes[raw.seat])
        name = IDS[raw.letter(after.climate, after.cells[raw.seat])]
    value = ORDER.index(next(k for k, v in IDS.items() if v == name)) + 1
    fitting = (each for each in product(range(1, 5), repeat=3) if each.count(value) > 1)
    ways = (sum(abs(a - b) for a, b in zip(genes, each, strict=True)) for each in fitting)
    return int(option) == min(ways)


def ready(raw: Raw, about: str, option: str) -> bool:
    at = int(about.rpartition("-")[2])
    assert isinstance(raw.match.action_at(at), Preadapt)
    before, after = raw.states[at].genes[raw.seat], raw.states[at + 1].genes[raw.seat]
    (gene,) = [n for n in range(3) if before[n] != after[n]]
    state = raw.states[at]
    home = raw.letter(state.climate, state.cells[raw.seat])
    assert after[gene] != ORDER.index(home) + 1, "that would be of use at once"
    dead = raw.states[at].extinctions[raw.seat]
    for round_ in range(_round(about), raw.rounds + 1):
        state = raw.ends[round_]
        if state.extinctions[raw.seat] > dead:
            return option == "lost"
        if state.genes[raw.seat][gene] == after[gene]:
            letter = raw.letter(state.climate, state.cells[raw.seat])
            if ORDER.index(letter) + 1 == after[gene]:
                return option == "used"
    return option == "unused"


def saving_cards(raw: Raw, about: str, option: str) -> bool:
    """Look through all genomes that fit for the one nearest to the species that died out."""
    round_, seat = (int(each) for each in re.findall(r"\d+", about))
    lost = next(e for e in raw.states[-1].lost if (e.round, e.seat) == (round_, seat - 1))
    return int(option) == fewest(tuple(lost.genes), HABITATS[lost.habitat])


def deleterious(raw: Raw, about: str, option: str) -> bool:
    del raw, about
    return option == "chance"


def own_extinctions(raw: Raw, about: str, option: str) -> bool:
    del about
    return int(option) == raw.states[-1].extinctions[raw.seat]


def climate_step(raw: Raw, about: str, option: str) -> bool:
    one, other = raw.climate(_round(about)), raw.climate(_round(about) + 1)
    return option == {True: "same", False: "colder" if other < one else "warmer"}[one == other]


def times_changed(raw: Raw, about: str, option: str) -> bool:
    del about
    return int(option) == len(raw.turns)


def still_adapted(raw: Raw, about: str, option: str) -> bool:
    state = raw.begins[_round(about)]
    letters = [raw.letter(state.climate, cell) for cell in state.cells]
    fitting = [
        list(genes).count(ORDER.index(letter) + 1) > 1
        for genes, letter in zip(state.genes, letters, strict=True)
    ]
    return int(option) == sum(fitting)


def rate(raw: Raw, about: str, option: str) -> bool:
    del about
    off = abs(float(option) - sum(raw.states[-1].extinctions) / raw.rounds)
    return off < 0.00501  # two places: 0.12 is as near to an eighth as 0.13


ANSWERS: dict[str, Callable[[Raw, str, str], bool]] = {
    "cell-turned": cell_turned,
    "habitat-change": habitat_change,
    "fits": fits,
    "cards-needed": cards_needed,
    "ready": ready,
    "saving-cards": saving_cards,
    "deleterious": deleterious,
    "own-extinctions": own_extinctions,
    "climate-step": climate_step,
    "times-changed": times_changed,
    "still-adapted": still_adapted,
    "rate": rate,
}
