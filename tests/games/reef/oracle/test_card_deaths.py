"""Whom each card kills, worked by hand from section 4 of the rules page."""

from __future__ import annotations

import pytest

from . import apply, certain_survivors, fate
from .by_hand import reef, row

CASES = [
    # card, board, stacks, spaces of topmost builders (or spots) that surely die
    (
        "pollution",
        "ramp",
        {(1, 1): "finger-coral", (2, 2): "finger-coral +heat"},
        {(1, 1, 0), (2, 2, 0)},
    ),
    (
        "pollution",
        "ramp",
        {(1, 1): "finger-coral +nutrients", (2, 2): "finger-coral +sediment"},
        set(),
    ),
    ("pollution", "ramp", {(1, 1): "carbonate-alga", (3, 1): "bivalve"}, set()),
    ("pollution", "barrier-reef", {(2, 1): "bivalve / finger-coral"}, {(2, 1, 0)}),
    ("pollution", "atoll", {(1, 1): "finger-coral", (2, 2): "finger-coral"}, set()),
    # Hurricane, hit: R19 judges the value after mutation; deep water is out of it.
    (
        "hurricane-hit",
        "ramp",
        {(1, 1): "finger-coral", (1, 2): "finger-coral +stronger"},
        {(1, 1, 0)},
    ),
    (
        "hurricane-hit",
        "ramp",
        {(1, 1): "boulder-coral +weaker", (1, 2): "boulder-coral"},
        {(1, 1, 0)},
    ),
    ("hurricane-hit", "ramp", {(1, 1): "encrusting-sponge +weaker", (1, 2): "microbialite"}, set()),
    (
        "hurricane-hit",
        "ramp",
        {(3, 1): "platy-coral", (3, 2): "platy-coral +stronger"},
        {(3, 1, 0)},
    ),
    (
        "hurricane-hit",
        "ramp",
        {(3, 1): "bivalve +weaker", (3, 2): "boulder-coral +weaker"},
        {(3, 1, 0)},
    ),
    (
        "hurricane-hit",
        "ramp",
        {(3, 1): "bryozoan / platy-coral", (5, 1): "platy-coral"},
        {(3, 1, 0)},
    ),
    ("gale-force-winds", "ramp", {(1, 1): "soft-sponge", (3, 1): "platy-coral"}, {(1, 1, 0)}),
    (
        "gale-force-winds",
        "ramp",
        {(1, 1): "carbonate-alga +weaker", (1, 2): "boulder-coral"},
        set(),
    ),
    ("gale-force-winds", "atoll", {(2, 2): "carbonate-alga", (2, 1): "bivalve"}, {(2, 2, 0)}),
    (
        "coral-disease",
        "ramp",
        {(1, 1): "finger-coral", (1, 2): "bivalve", (1, 3): "bivalve"},
        {(1, 1, 0)},
    ),
    # Counted among topmost builders, though with what they have built over platy corals lead.
    (
        "coral-disease",
        "ramp",
        {
            (5, 1): "finger-coral / platy-coral / platy-coral",
            (5, 2): "finger-coral / platy-coral",
            (5, 3): "platy-coral",
        },
        {(5, 1, 0), (5, 2, 0)},
    ),
    ("coral-disease", "ramp", {(1, 1): "soft-sponge"}, set()),
    ("spring-hypoxia", "ramp", {(1, 1): "finger-coral", (2, 1): "finger-coral"}, {(1, 1, 0)}),
    ("spring-hypoxia", "ramp", {(1, 1): "finger-coral +low-oxygen", (1, 2): "microbialite"}, set()),
    (
        "spring-hypoxia",
        "patch-reef-lagoon",
        {(1, 1): "carbonate-alga", (6, 1): "bivalve / bivalve"},
        {(1, 1, 0)},
    ),
    ("spring-hypoxia", "atoll", {(1, 1): "bivalve / bivalve"}, set()),
    (
        "carbon-dioxide-pulse",
        "ramp",
        {(1, 1): "finger-coral +acid", (1, 2): "finger-coral +acid +heat", (1, 3): "soft-sponge"},
        {(1, 1, 0)},
    ),
    (
        "carbon-dioxide-pulse",
        "ramp",
        {(3, 1): "bivalve", (5, 1): "bivalve +acid", (5, 2): "bivalve +heat / bivalve"},
        {(5, 2, 0)},
    ),
    ("carbon-dioxide-pulse", "ramp", {(1, 1): "microbialite"}, set()),
    (
        "oceanic-anoxic-event",
        "ramp",
        {(5, 1): "bivalve / bivalve +low-oxygen / platy-coral", (3, 1): "bivalve"},
        {(5, 1, 0), (5, 1, 2)},
    ),
    (
        "corrosive-waters",
        "ramp",
        {
            (5, 1): "bivalve +acid / bryozoan / platy-coral",
            (5, 2): "soft-sponge",
            (3, 1): "bivalve",
        },
        {(5, 1, 2)},
    ),
    ("corrosive-waters", "ramp", {(5, 1): "bivalve +cold / boulder-coral +heat"}, {(5, 1, 1)}),
    (
        "glaciation",
        "ramp",
        {(1, 1): "boulder-coral +cold", (2, 5): "carbonate-alga", (3, 1): "bivalve"},
        {(1, 1, 0), (2, 5, 0)},
    ),
]


@pytest.mark.parametrize(("card", "board", "stacks", "deaths"), CASES)
def test_certain_deaths(
    card: str,
    board: str,
    stacks: dict[tuple[int, int], str],
    deaths: set[tuple[int, int, int]],
) -> None:
    table = reef(board, stacks)
    assert fate(table, card).deaths == deaths
    # R8: under an alga they die just the same, and the alga stays (but for glaciation, R20).
    overgrown = reef(board, stacks, algae=set(stacks))
    assert fate(overgrown, card).deaths == deaths
    after, _ = apply(overgrown, card)
    assert after.algae == {s for s in stacks if card != "glaciation" or table.depth(s) != "S"}


@pytest.mark.parametrize(
    ("card", "board", "stacks", "pool", "number"),
    [
        (
            "deep-freeze",
            "ramp",
            row(5, "bivalve / platy-coral"),
            {(5, c, 0) for c in range(1, 6)},
            2,
        ),
        (
            "deep-freeze",
            "ramp",
            {(5, 1): "bivalve +cold", (5, 2): "soft-sponge", (5, 3): "bryozoan"},
            set(),
            0,
        ),
        ("deep-freeze", "ramp", {(5, 1): "bivalve", (3, 1): "bivalve"}, {(5, 1, 0)}, 0),
        ("deep-freeze", "patch-reef-lagoon", row(6, "bivalve"), set(), 0),
        # R9: half of those that are not tolerant; the tolerant are not in the count.
        (
            "heatwave",
            "ramp",
            row(1, "finger-coral +heat") | {(2, 1): "finger-coral", (2, 2): "microbialite"},
            {(2, 1, 0), (2, 2, 0)},
            1,
        ),
        # R23: shallow and medium are one pool, rounded down once; no land is needed.
        (
            "tsunami",
            "atoll",
            {(2, 1): "bivalve", (2, 2): "finger-coral", (3, 2): "platy-coral", (1, 1): "bivalve"},
            {(2, 1, 0), (2, 2, 0), (3, 2, 0)},
            1,
        ),
        (
            "tsunami",
            "ramp",
            {
                (1, 1): "encrusting-sponge +weaker",
                (1, 2): "finger-coral +stronger",
                (3, 1): "boulder-coral +weaker",
            },
            {(3, 1, 0)},
            0,
        ),
    ],
)
def test_half_cards(
    card: str,
    board: str,
    stacks: dict[tuple[int, int], str],
    pool: set[tuple[int, int, int]],
    number: int,
) -> None:
    table = reef(board, stacks)
    fated = fate(table, card)
    assert (fated.pool, fated.pool_deaths, fated.deaths) == (pool, number, set())
    # R29: in doubt is only what the owner can give up.
    everybody = {spot for spot, _ in table.spots()}
    assert certain_survivors(table, fated) == (everybody - pool if number else everybody)
    chosen = set(sorted(pool)[:number])
    after, _ = apply(table, card, chosen=chosen)
    assert len(list(after.spots())) == len(everybody) - number
    with pytest.raises(ValueError, match="have to be chosen"):
        apply(table, card, chosen={*chosen, (6, 5, 2)})
