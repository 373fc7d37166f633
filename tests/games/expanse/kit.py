"""What the tests of every game need to play Blue Expanse."""

# ruff: noqa: S311 - play and damage at random, not secrets

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from reefkit.content import Library
from reefkit.games.expanse import GAME, content, new_match
from reefkit.games.expanse.state import State
from reefkit.match.game import SeatInfo, Setup
from tests.kit.kits import Kit


def options(random: Random) -> dict[str, Any]:
    """Turn every option that changes what happens."""
    return {
        "dice": random.choice([1, 1, 2]),
        "turns": random.choice([0, 5]),
        "raising": random.random() < 0.7,
        "window": random.choice([0, 20]),
        "clock": random.choice([0, 60]),
        "chain": random.random() < 0.3,
        "research": random.choice([0, 0, 3]),
        "without": random.choice([[], [], ["coral-crab", "oil-spill"]]),
    }


def setup(seed: int, library: Library) -> Setup:
    """Make a set-up of two to five seats, whose die has many sides so that loops come soon."""
    random = Random(seed)
    styles = [*GAME.bots, *[None] * len(GAME.bots)]
    seats = [
        SeatInfo(f"Player {number + 1}", bot=random.choice(styles))
        for number in range(2 + seed % 4)
    ]
    stored = content.load(library)
    far = replace(stored.rules.numbers, die=30)
    stored = replace(stored, rules=replace(stored.rules, numbers=far))
    return new_match(seats, seed=seed, options=options(random), content=stored).setup


def plant(state: State, owner: int, number: int) -> None:
    """Write a kind over every card of the owner's hand and deck: currency, or a card."""
    kind = "biomass" if number < 5 else sorted(content.default().cards)[number]
    place = state.seats[owner]
    place.hand = [kind] * len(place.hand)
    place.deck = [[kind] * len(layer) for layer in place.deck]


def _short(each: list[Any]) -> list[Any]:
    return each[1:]


MUCH = 2**31
BUY: dict[str, list[Any]] = {
    "phase": ["dinner", "raise", "setup", "over"],
    "seats": [_short],
    "ready": [_short],
    "final": [[1]],
    "piles": [lambda piles: dict(list(piles.items())[1:])],
    "piles.resource.open": [_short],
    "piles.resource.raised": [_short],
    "piles.resource.raised.0": [-1, MUCH],
    "piles.resource.deck": [lambda deck: [*deck, []]],
    "lain": [lambda lain: {**lain, "dinner": [0]}],
    "opened": [["dinner"]],
    "seats.0.deck": [lambda deck: [*deck, []]],
    "seats.0.tile": [-1, MUCH],
    "seats.0.points": [MUCH, -MUCH],
    "seats.0.more": [MUCH],
    "stage": [0, 5],
    "last": [-1, 99],
    "player": [-1, 99],
    "raiser": [0],
    "next_id": [1],
    **{
        name: [-1, MUCH]
        for name in (
            *("step", "turn", "round", "rolled", "warming", "warmed", "pool"),
            *(f"seats.0.{each}" for each in ("loops", "limit", "pollution", "polluted")),
            *(f"seats.0.{each}" for each in ("research", "turns", "purse.biomass")),
            *(f"seats.0.{each}" for each in ("purse.capital", "made.biomass", "made.capital")),
            *(f"seats.0.food.{each}" for each in ("plankton", "coralline_algae", "detritus")),
        )
    },
}
"""What no table in *buy* can hold."""

KIT = Kit(game=GAME, setup=setup, plant=plant, wrong={"buy": BUY})
"""No action of the game is secret: currency that is played or put under a deck is shown."""
