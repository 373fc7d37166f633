"""The keys of the reef bank as the rules and the data give them, worked out anew.

`KEYS` holds a function for each item whose key the content decides: it returns the right options
(a set), number, order, pairs or spaces without looking at the key that the item has.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from reefkit import ecology
from reefkit.assess.bank import read_bank
from reefkit.assess.items import AnyItem, ReefPicture
from reefkit.content import Library
from reefkit.games.reef import picture, survey
from reefkit.games.reef.cards import fate
from reefkit.games.reef.content import DEPTHS, DisasterCard
from reefkit.games.reef.state import PHASES, Reefs
from tests.games.reef.guided import LOOKUPS

LIBRARY = Library()
BANK = read_bank(LIBRARY, "reef")
CONTENT = LOOKUPS.content
BOARDS = {name: tuple(board.rows) for name, board in CONTENT.boards.items()}
WORDS = {1: "one", 2: "two", 3: "three"}
CODES = {name: organism.code for name, organism in CONTENT.organisms.items()}
Spaces = set[tuple[int, int]]


def item(id_: str) -> Any:  # noqa: ANN401 (a test knows its items' kinds)
    return BANK.items[id_]


def reef_of(id_: str) -> Reefs:
    """Read the picture of an item."""
    shown: AnyItem = BANK.items[id_]
    assert isinstance(shown.picture, ReefPicture)
    return picture.read("\n".join(shown.picture.rows), LOOKUPS)


def reef_with(board: str, builders: dict[tuple[int, int], str], dwellers: str = "") -> Reefs:
    """Return a reef with builders (code and marks; ``~`` for an alga) by row and column."""
    land = "land" if CONTENT.boards[board].land else "no land"
    lines = [f"{board}, {land}"]
    for row, depths in zip(range(6, 0, -1), BOARDS[board], strict=True):
        cells = [f"{d} {builders.get((row, n), '.')}" for n, d in enumerate(depths, 1)]
        lines.append(" | ".join([str(row), *cells]))
    return picture.read("\n".join([*lines, *([dwellers] if dwellers else [])]), LOOKUPS)


def spaces_where(mask: np.ndarray) -> Spaces:
    return {(int(row) + 1, int(column) + 1) for row, column in np.argwhere(mask)}


def deaths(reef: Reefs, card: str) -> Spaces:
    """Return the spaces of whose builders a card kills some for certain."""
    effects = CONTENT.cards[card].effects
    dies = [fate(reef, effect, LOOKUPS).dies for effect in effects]
    return spaces_where(np.any(dies, axis=(0, -1)))


def water(board: str, depths: str) -> Spaces:
    return {
        (6 - line, column)
        for line, row in enumerate(BOARDS[board])
        for column, depth in enumerate(row, 1)
        if depth in depths
    }


def depths_of(name: str) -> str:
    return "".join(CONTENT.organisms[name].depths)


def options_that(id_: str, test: Callable[[str], bool]) -> set[str]:
    return {each for each in item(id_).options if test(each)}


def lives(name: str, card: str, board: str, space: tuple[int, int]) -> bool:
    return space not in deaths(reef_with(board, {space: CODES[name]}), card)


def role(name: str) -> str:
    return {True: "builds", False: "dwells" if name in CONTENT.dwellers else "covers"}[
        name in CONTENT.organisms
    ]


def juveniles(reef: Reefs) -> int:
    tops = reef.open_tops
    return int(LOOKUPS.offspring(reef.genes[..., 0])[tops].sum())


def score_of_survey() -> int:
    stands = {(6, 1): "Pl", (6, 2): "Pl", (5, 1): "Bi", (1, 1): "~", (1, 2): "~", (1, 3): "~"}
    return int(survey.score(reef_with("ramp", stands, "fish 0, snail 2, urchin 0"), LOOKUPS).sum())


def after_a_roll(roll: int) -> str:
    genes = LOOKUPS.genes_of(list(CONTENT.mutations.roll[str(roll)]))
    value = LOOKUPS.skeleton_value(
        np.uint8(LOOKUPS.kind["boulder-coral"]), np.array(genes, np.uint16)
    )
    heat = genes & LOOKUPS.bit["heat"]
    name = {-1: "delicate", 0: "normal", 1: "strong"}[int(value)]
    return f"{name}-heat" if heat else f"{name}-only"


def half_of_heatwave() -> int:
    stands = {(1, n): "Bo" for n in range(1, 6)} | {(2, 1): "Fih", (2, 2): "Fih"}
    effect = CONTENT.cards["heatwave"].effects[0]
    return int(fate(reef_with("ramp", stands), effect, LOOKUPS).due)


def only_from_land(card: DisasterCard) -> bool:
    return all(effect.when == "land" for effect in card.effects)


def earns_resilience(marks: list[str]) -> bool:
    stands = {(6, n): f"Fi{mark}" for n, mark in enumerate(marks, 1)}
    return bool(survey.resilient_types(reef_with("ramp", stands), LOOKUPS).any())


RESILIENCE = {
    "four-different": ["h", "c", "a", "+"],
    "two-alike": ["h", "h", "c", "+"],
    "with-weaker": ["h", "c", "a", "v"],
    "with-invisible": ["h", "c", "a", ""],
}
TWO_REEFS = np.array([[1, 1, 1, 0, 0], [0, 1, 1, 1, 1]])
BARS = {"platy": (1, 3), "bivalve": (1, 2), "urchin": (1, 1), "fish": (2, 4), "snail": (3, 4)}


def corals(stage: str, column: str) -> float:
    table = LIBRARY.table("science/fossil_coral_diversity_by_stage.csv").columns
    return float(table[column][list(table["stage"]).index(stage)])  # type: ignore[arg-type]


def cover(region: str, year: int) -> float:
    table = LIBRARY.table("science/caribbean_noaa_region_year.csv").columns
    rows = zip(table["region"], table["year"], table["hard_coral_pct"], strict=True)
    (found,) = [float(pct) for where, when, pct in rows if where == region and when == year]  # type: ignore[arg-type]
    return found


def island_cover(year: int) -> float:
    """Return the mean cover of the reefs of the Virgin Islands studied in each year from 2005 on."""
    table = LIBRARY.table("science/usvi_tcrmp_site_year.csv")
    by_site: dict[object, dict[object, float]] = {}
    for row in table.rows():
        by_site.setdefault(row["location"], {})[row["year"]] = float(row["coral_cover"])  # type: ignore[arg-type]
    sites = [each for each in by_site.values() if set(range(2005, 2022)) <= each.keys()]
    assert len(sites) == 22
    return float(np.mean([each[year] for each in sites]))


def worse_than_at_the_end_of_the_cretaceous() -> str:
    shares = [share_lost(each) for each in ("Norian", "Rhaetian", "Pliensbachian", "Cenomanian")]
    worse = sum(each > share_lost("Maastrichtian") for each in shares)
    return {3: "three-worse", 1: "one-worse", 0: "was-worst"}[worse]


def back_at_the_peak() -> str:
    """Tell how long it took from the fewest genera after the Norian to as many as there were then."""
    table = LIBRARY.table("science/fossil_coral_diversity_by_stage.csv").columns
    stages = [str(each) for each in table["stage"]]
    later = stages[stages.index("Norian") + 1 :]
    peak = corals("Norian", "genera_range_through")
    again = next(each for each in later if corals(each, "genera_range_through") >= peak)
    fewest = min(later[: later.index(again)], key=lambda each: corals(each, "genera_range_through"))
    took = corals(fewest, "mid_ma") - corals(again, "mid_ma")
    named = {"five": 5, "fifteen": 15, "thirty": 30, "seventy": 70}
    return min(named, key=lambda name: abs(named[name] - took))


def after_the_hot_year() -> str:
    covers = [island_cover(year) for year in range(2006, 2022)]
    rose, fell = max(covers) > 1.1 * covers[0], covers[-1] < covers[0]
    return "rose-then-fell" if rose and fell and max(covers) < island_cover(2005) else "came-back"


def recovery() -> str:
    """Tell the order of magnitude of the time from the end of the Triassic to as many genera."""
    table = LIBRARY.table("science/fossil_coral_diversity_by_stage.csv").columns
    before = corals("Rhaetian", "genera_range_through")
    stages = [str(each) for each in table["stage"]]
    later = stages[stages.index("Hettangian") :]
    again = next(each for each in later if corals(each, "genera_range_through") > before)
    took = 1e6 * (corals("Hettangian", "bottom_ma") - corals(again, "bottom_ma"))
    named = {"years": 1e1, "centuries": 1e2, "thousands": 1e3, "millions": 1e6}
    return max(name for name in named if named[name] == max(n for n in named.values() if n <= took))


def share_lost(stage: str) -> float:
    return 100 * corals(stage, "last_appearances") / corals(stage, "genera_range_through")


def safe_from_gale() -> Spaces:
    can_live = water("atoll", depths_of("finger-coral"))
    return {s for s in can_live if lives("finger-coral", "gale-force-winds", "atoll", s)}


def ending_of_bryozoans() -> str:
    """Surveys 0 to 3 of two reefs: the first loses its bryozoans at the last."""
    record = [[[1], [1]], [[1], [1]], [[1], [1]], [[0], [1]]]
    return ecology.RangeEnd(int(ecology.range_endings(record)[0, 0])).name.lower()


def magnitude(number: float) -> str:
    named = {"two": 2, "twenty": 20, "two-hundred": 200, "two-thousand": 2000}
    return min(named, key=lambda name: abs(named[name] - number))


KEYS: dict[str, Callable[[], object]] = {
    "only-shallow": lambda: options_that("only-shallow", lambda o: depths_of(o) == "S"),
    "every-depth": lambda: options_that("every-depth", lambda o: depths_of(o) == "SMD"),
    "only-deeper": lambda: options_that("only-deeper", lambda o: depths_of(o) == "MD"),
    "three-roles": lambda: {name: role(name) for name in item("three-roles").pairs},
    "shelter": lambda: options_that(
        "shelter", lambda o: "recruiter" in CONTENT.organisms[o].traits
    ),
    "room-for-dwellers": lambda: 7 // CONTENT.rules.numbers.recruiters_per_dweller,
    "place-branching": lambda: water("barrier-reef", depths_of("branching-coral")),
    "barrier-lagoon": lambda: {s for s in water("barrier-reef", "D") if s[0] < 4},
    "stack-limits": lambda: {
        name: WORDS[CONTENT.rules.numbers.stack_limits[letter]]
        for name, letter in zip(("shallow", "medium", "deep"), DEPTHS, strict=True)
    },
    "round-order": lambda: [
        name
        for name, phase in sorted(
            {
                "graze": "dwellers",
                "weeds": "algae",
                "mutate": "mutations",
                "spawn": "spawning",
                "settle": "settlement",
                "disaster": "catastrophe",
                "survey": "survey",
            }.items(),
            key=lambda pair: PHASES.index(pair[1]),
        )
    ],
    "juveniles-spawned": lambda: juveniles(reef_of("juveniles-spawned")),
    "score-a-reef": score_of_survey,
    "roll-of-eight": lambda: {after_a_roll(8)},
    "hurricane-before": lambda: options_that(
        "hurricane-before", lambda o: lives(o, "hurricane-hit", "fringing-reef", (2, 3))
    ),
    "pollution-in-row-one": lambda: options_that(
        "pollution-in-row-one", lambda o: not lives(o, "pollution", "ramp", (1, 3))
    ),
    "anoxia-on-barrier": lambda: deaths(reef_of("anoxia-on-barrier"), "oceanic-anoxic-event"),
    "half-of-heatwave": half_of_heatwave,
    "long-before": lambda: options_that("long-before", lambda o: CONTENT.cards[o].deck == "long"),
    "lifetimes": lambda: {{10_000: "ten-thousand"}.get(1_000_000 // 100)},
    "hurricane-after": lambda: deaths(reef_of("hurricane-after"), "hurricane-hit"),
    "how-long-each": lambda: {
        card: {"long": "ages", "short": "days"}[CONTENT.cards[card].deck]
        for card in item("how-long-each").pairs
    },
    "pulse-on-ramp": lambda: deaths(reef_of("pulse-on-ramp"), "carbon-dioxide-pulse"),
    "place-before-gale": safe_from_gale,
    "resilience-bonus": lambda: {
        option for option, marks in RESILIENCE.items() if earns_resilience(marks)
    },
    "bryozoans-lost": lambda: {f"{ending_of_bryozoans()}-return"},
    "gamma-of-two": lambda: int(ecology.gamma(TWO_REEFS)),
    "beta-of-two": lambda: float(ecology.whittaker_beta(TWO_REEFS)),
    "alive-in-round-two": lambda: sum(first <= 2 <= last for first, last in BARS.values()),
    "rounds-to-triassic": lambda: {magnitude(corals("Hettangian", "bottom_ma"))},
    "recovery-in-jurassic": lambda: {recovery()},
    "share-lost-in-triassic": partial(share_lost, "Rhaetian"),
    "two-great-losses": lambda: {
        "larger-share" if share_lost("Rhaetian") > 2 * share_lost("Maastrichtian") else "equal-loss"
    },
    "virgin-islands-lost": lambda: 100 * (1 - island_cover(2006) / island_cover(2005)),
    "islands-since": lambda: {after_the_hot_year()},
    "genera-since": lambda: {back_at_the_peak()},
    "genera-lost": lambda: {worse_than_at_the_end_of_the_cretaceous()},
}
