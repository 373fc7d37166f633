"""What the tests of every game need to play Reef Survivor."""

# ruff: noqa: S311 - play and damage at random, not secrets

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from reefkit.content import Library
from reefkit.games.reef import GAME, content, new_match
from reefkit.games.reef import actions as do
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import State
from reefkit.match.game import Action, Rules, SeatInfo, Setup
from tests.kit.kits import Kit

_SWITCHES = (
    "free_stacking",
    "mutate_on_collection",
    "mutated_triangle",
    "printed_supply",
    "rescue",
    "reshuffle_each_draw",
    "standing_stacks",
    "team_bonus",
)


def options(random: Random) -> dict[str, Any]:
    """Turn every option that changes what happens."""
    chosen: dict[str, Any] = {name: random.random() < 0.5 for name in _SWITCHES}
    chosen["rounds"] = random.randint(1, 3)
    chosen["scoring"] = random.choice(["sum", "product"])
    chosen["predict"] = random.choice(["none", "first", "all"])
    chosen["clock"] = random.choice([0, 600])
    return chosen


def setup(seed: int, library: Library) -> Setup:
    """Make a set-up of one to four seats."""
    random = Random(seed)
    styles = [None, None, *GAME.bots]
    seats = [
        SeatInfo(f"Player {number + 1}", bot=random.choice(styles))
        for number in range(random.randint(1, 4))
    ]
    match = new_match(seats, seed=seed, options=options(random), content=content.load(library))
    return match.setup


def plant(state: State, owner: int, number: int) -> None:
    """Write a number into the owner's notes and prediction."""
    state.notes[owner] = [f"canary {number}"] * len(state.notes[owner])
    if state.turn is not None:
        mask = np.zeros(state.turn.pool[owner].shape, bool)
        mask[0, 0, 0], mask.flat[number] = True, True
        state.turn.predictions[owner] = mask


def secrets(rules: Rules, state: State, seat: int) -> list[Action]:
    """List notes while a seat writes, and predictions while somebody else still predicts."""
    turn = state.turn
    if not isinstance(rules, ReefRules) or turn is None:
        return []
    if state.phase == "survey" and not turn.ready[seat]:
        return [do.Note("a"), do.Note("b")]
    if state.phase == "catastrophe" and turn.step == "predict":
        choices = [c for c in rules.legal(state, seat) if isinstance(c, do.Predict)]
        awaited = {other for each in rules.awaited(state) for other in each.seats}
        if len(choices) > 1 and awaited - {seat}:
            return [choices[0], choices[-1]]
    return []


KIT = Kit(game=GAME, setup=setup, plant=plant, secrets=secrets)
