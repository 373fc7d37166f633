"""The keys of the bank of Climate Change as the rules and the items' own pictures give them."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any

from reefkit.assess.bank import read_bank
from reefkit.assess.items import DrawingPicture
from reefkit.content import Library
from reefkit.games.climate.adapting import changed_genes, is_adapted, preadaptations
from reefkit.games.climate.content import GENES, HABITATS, LETTERS, default

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
