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
        "free_step": random.choice([False, True]),
        "exchange": random.choice([False, True]),
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


def _short(each: list[Any]) -> list[Any]:
    return each[1:]


def _no_genes(genes: list[list[int]]) -> list[list[int]]:
    return [[0, 1, 1], *genes[1:]]


MUCH = 10**6 + 1
ALWAYS: dict[str, list[Any]] = {
    "phase": ["dinner"],
    "step": ["wait"],
    "round": [-1, 10],
    "seat": [-1, 5],
    "climate": [0, 6],
    "roll": [-1, 7],
    "steps": [-1, 3],
    "adapted": [-1, 6],
    "living": [-1, 6],
    "shuffles": [-1, MUCH],
    "winners": [[-1], [5]],
    "hands": [_short],
    "genes": [_short, _no_genes],
    "genes.0": [[1, 1, 5], [1, 1]],
    "cells": [_short, lambda cells: [7] * len(cells)],
    "cells.0": [-1, 41],
    "tokens": [_short, lambda tokens: [_short(each) for each in tokens]],
    "extinctions": [_short],
    "extinctions.0": [-1, MUCH],
    "animals": [[0]],
    "deck": [_short, lambda deck: [deck[1], *deck[1:]]],
    "deck.0": [-2, 999],
    "drawn": [-2, 999],
}
"""What no table of two to five can hold, whatever its phase."""
OVER: dict[str, list[Any]] = {
    "record.0.climate": [0, 6],
    "record.0.habitats": [_short],
    "record.0.habitats.0": [-2, 4],
    "record.0.genes": [_short, _no_genes],
    "record.0.cells": [_short],
    "record.0.tokens": [_short, lambda tokens: [_short(each) for each in tokens]],
    "record.0.hands": [_short],
    "record.0.round": [2],
    "record": [_short],
    "round": [0],
    "lost.0.cause": ["bored"],
    "lost.0.seat": [-1, 5],
    "lost.0.cell": [0, 41],
    "lost.0.habitat": [-1, 4],
    "lost.0.genes": [[1, 1], [0, 1, 1]],
}

KIT = Kit(game=GAME, setup=setup, plant=plant, wrong={"turn": ALWAYS, "over": OVER})
"""No action of the game is secret: cards are played face up."""
