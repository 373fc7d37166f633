"""What the tests of every game need to play Climate Change."""

# ruff: noqa: S311 - play and damage at random, not secrets

from __future__ import annotations

from random import Random
from typing import Any

from reefkit.content import Library
from reefkit.games.climate import GAME, content, new_match
from reefkit.games.climate.state import State
from reefkit.match.game import SeatInfo, Setup
from tests.kit.kits import Kit


def options(random: Random) -> dict[str, Any]:
    """Turn every option that changes what happens."""
    return {
        "rounds": random.randint(3, 9),
        "human_change_from": random.choice([0, 0, 1, 3]),
        "warming_bias": random.choice([50, 0, 80, 100]),
        "clock": random.choice([0, 600]),
    }


def setup(seed: int, library: Library) -> Setup:
    """Make a set-up of two to five seats."""
    random = Random(seed)
    styles = [*GAME.bots, *[None] * len(GAME.bots)]
    seats = [
        SeatInfo(f"Player {number + 1}", bot=random.choice(styles))
        for number in range(random.randint(2, 5))
    ]
    match = new_match(seats, seed=seed, options=options(random), content=content.load(library))
    return match.setup


def plant(state: State, owner: int, number: int) -> None:
    """Write a number over the owner's cards, and over the one it drew."""
    state.hands[owner] = [number] * len(state.hands[owner])
    if state.seat == owner and state.drawn >= 0:
        state.drawn = number
    state.hope = state.hope if state.seat != owner else number > 5


KIT = Kit(game=GAME, setup=setup, plant=plant)
"""No action of the game is secret: cards are played face up."""
