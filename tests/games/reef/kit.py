"""What the tests of every game need to play Reef Survivor."""

# ruff: noqa: S311 - play and damage at random, not secrets

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from msgspec.structs import replace

from reefkit.content import Library
from reefkit.games.reef import GAME, content, new_match
from reefkit.games.reef import actions as do
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import BoardFinding, State, Submission
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
    chosen["hands_on"] = random.random() < 0.3
    chosen["printed_supply"] &= not chosen["hands_on"]
    return chosen


def setup(seed: int, library: Library) -> Setup:
    """Make a set-up of one to four seats."""
    random = Random(seed)
    styles = [*GAME.bots, *[None] * len(GAME.bots)]
    seats = [
        SeatInfo(f"Player {number + 1}", bot=random.choice(styles))
        for number in range(random.randint(1, 4))
    ]
    match = new_match(seats, seed=seed, options=options(random), content=content.load(library))
    return match.setup


def plant(state: State, owner: int, number: int) -> None:
    """Write a number into the owner's notes, prediction and hands-on bookkeeping."""
    state.notes[owner] = [f"canary {number}"] * len(state.notes[owner])
    turn = state.turn
    if turn is None:
        return
    mask = np.zeros(turn.pool[owner].shape, bool)
    mask[0, 0, 0], mask.flat[number] = True, True
    turn.predictions[owner] = mask
    if turn.step != "revealed":
        reef = state.reefs[owner]
        kind = reef.kind.copy()
        kind[0, 0, 0] = number
        tally, findings = [number], [BoardFinding("canary", row=number)]
        turn.submissions[owner] = Submission(kind, reef.genes, reef.alga, [], tally, findings)


def secrets(rules: Rules, state: State, seat: int) -> list[Action]:
    """List notes while a seat writes; predictions and tallies while somebody else still does."""
    turn = state.turn
    if not isinstance(rules, ReefRules) or turn is None:
        return []
    if state.phase == "catastrophe" and turn.step == "predict":
        choices = [c for c in rules.legal(state, seat) if isinstance(c, do.Predict)]
        awaited = {other for each in rules.awaited(state) for other in each.seats}
        if len(choices) > 1 and awaited - {seat}:
            return [choices[0], choices[-1]]
    if turn.step == "submit" and turn.submissions[seat] is None:
        submits = [c for c in rules.legal(state, seat) if isinstance(c, do.Submit) and c.tally]
        waiting = [n for n, one in enumerate(turn.submissions) if one is None and n != seat]
        if submits and any(
            isinstance(c, do.Submit) for n in waiting for c in rules.legal(state, n)
        ):
            other = replace(submits[0], tally=(submits[0].tally[0] + 7, *submits[0].tally[1:]))
            return [submits[0], other]
    if state.phase == "survey" and not (turn.ready[seat] or turn.dismiss[seat]):
        return [do.StrategyNote("a"), do.StrategyNote("b")]
    return []


def _full(number: int) -> Callable[[np.ndarray], np.ndarray]:
    return lambda array: np.full_like(array, number)


def _wider(array: np.ndarray) -> np.ndarray:
    return np.concatenate([array, array], axis=-1)


ALGAE: dict[str, list[Any]] = {
    "phase": ["dinner"],
    "round": [-1, 99],
    "turn": [None],
    "score": [None, _wider, lambda score: score.astype(np.float64)],
    "deck": [_wider],
    "reefs.kind": [_wider, _full(200)],
    "reefs.genes": [_full(2**15)],
    "reefs.depth": [_full(3)],
    "nursery.kind": [lambda kind: np.full((*kind.shape[:-1], 1), 200, kind.dtype)],
}
"""What no table can hold while algae grow."""

KIT = Kit(game=GAME, setup=setup, plant=plant, secrets=secrets, wrong={"algae": ALGAE})
