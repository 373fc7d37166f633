"""What the tests of every game need to play Succession."""

# ruff: noqa: S311 - play and damage at random, not secrets

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from reefkit.content import Library
from reefkit.games.succession import GAME, content, new_match
from reefkit.games.succession import actions as do
from reefkit.games.succession.rules import SuccessionRules
from reefkit.games.succession.state import State
from reefkit.match.game import Action, Rules, SeatInfo, Setup
from tests.kit.kits import Kit


def options(random: Random) -> dict[str, Any]:
    """Turn every option that changes what happens."""
    return {
        "rounds": random.randint(1, 3),
        "disturbances": random.random() < 0.7,
        "invaders": random.random() < 0.5,
        "start": random.choice(["roll", "press"]),
        "window": random.choice([0, 5]),
        "clock": random.choice([0, 30]),
        "deck_ends": random.random() < 0.3,
    }


def setup(seed: int, library: Library) -> Setup:
    """Make a set-up of two to five seats, whose rounds end soon (S14)."""
    random = Random(seed)
    styles = [*GAME.bots, *[None] * len(GAME.bots)]
    seats = [
        SeatInfo(f"Player {number + 1}", bot=random.choice(styles))
        for number in range(random.randint(2, 5))
    ]
    stored = content.load(library)
    short = replace(stored.rules.numbers, restarts_until=4, round_until=8)
    stored = replace(stored, rules=replace(stored.rules, numbers=short))
    return new_match(seats, seed=seed, options=options(random), content=stored).setup


def plant(state: State, owner: int, number: int) -> None:
    """Write a number into the owner's hand, note, drawn card and card to hand on."""
    kind = sorted(content.default().cards)[number]
    state.hands[owner] = [kind] * len(state.hands[owner])
    state.notes[owner] = [f"canary {number}"] * len(state.notes[owner])
    if state.drawn and state.player == owner:
        state.drawn = kind
    if state.given[owner]:
        state.given[owner] = kind


def secrets(rules: Rules, state: State, seat: int) -> list[Action]:
    """List notes while a seat writes, and cards to hand on while somebody else still chooses."""
    if not isinstance(rules, SuccessionRules):
        return []
    if state.phase == "survey" and not state.ready[seat]:
        return [do.RockNote("a"), do.RockNote("b")]
    if state.phase == "hand-on" and state.passed.count(False) > 1:
        choices = [each for each in rules.legal(state, seat) if isinstance(each, do.HandToLeft)]
        return [choices[0], choices[-1]] if len(choices) > 1 else []
    return []


def _short(each: list[Any]) -> list[Any]:
    return each[1:]


TURN: dict[str, list[Any]] = {
    "phase": ["dinner", "start", "survey"],
    "round": [-1, 99],
    "direction": [0, 2],
    "colour": ["mauve"],
    "player": [-2, -1, 99],
    "coming": [-2, 99],
    "uncalled": [-2, 99],
    "starters": [[99]],
    "out": [[99], lambda out: [*out, 0]],
    "hands": [_short],
    "passed": [_short],
    "given": [_short, lambda given: ["a shark", *given[1:]]],
    "ready": [_short],
    "notes": [_short],
    "notes.0": [_short],
    "points": [lambda points: [*points, [0]], lambda points: [*points, [0] * 99]],
    "step": [-1, 2**31],
    "turn": [-1],
    "limit": [-1],
    "limit_next": [-1],
    "laid": [-1],
    "draws": [-1],
    "deck": [_short, lambda deck: [deck[0], *deck], lambda deck: ["a shark", *deck[1:]]],
    "pile": [lambda pile: ["", *pile]],
    "drawn": ["a shark"],
    "opening": ["a shark"],
}
"""What no table in a turn can hold."""

KIT = Kit(game=GAME, setup=setup, plant=plant, secrets=secrets, wrong={"turn": TURN})
