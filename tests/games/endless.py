"""Matches of people who choose by chance, by the real rules and their real limits.

Every choice comes from what the rules list, and a match has to end. ``bench/endless.py`` plays
thousands; the tests of each game play a few. (Matches of bots that plan are `bench/balance.py`.)
"""

# ruff: noqa: S311 - play at random, not secrets

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, NamedTuple

from reefkit.games import climate, expanse, succession
from reefkit.games.climate import flow
from reefkit.games.climate import turn as climate_turn
from reefkit.games.expanse import turn as expanse_turn
from reefkit.games.succession import turn as succession_turn
from reefkit.match.game import Action, SeatInfo
from reefkit.match.match import Match
from reefkit.match.plain_random import PlainChance
from reefkit.match.random import key_from_seed

MOST_CHOICES = 200_000


@dataclass(frozen=True)
class Chances:
    """What is drawn for a match of one game, and how its people choose."""

    new_match: Callable[..., Match]
    most: int  #: Seats, of two at least.
    options: Callable[[Random], dict[str, Any]]
    asked: Callable[[Any], Sequence[int]]
    legal: Callable[[Any, int], list[Action]]
    act: Callable[[Any, int, Action], None]


def climate_options(random: Random) -> dict[str, Any]:
    """Weigh the die in half of the matches, and have people change the climate in half."""
    return {
        "human_change_from": random.choice([0, 0, 1, 5]),
        "warming_bias": random.choice([50, 50, 80, 100]),
    }


def succession_options(random: Random) -> dict[str, Any]:
    """Take each variation in half of the rounds."""
    return {
        "rounds": 1,
        "disturbances": random.random() < 0.5,
        "invaders": random.random() < 0.5,
        "start": random.choice(["roll", "press"]),
    }


CHANCES = {
    "climate": Chances(
        *(climate.new_match, 5, climate_options),
        *(lambda step: [step.state.seat], climate_turn.legal, flow.act),
    ),
    "expanse": Chances(
        *(expanse.new_match, 5, lambda random: {"dice": random.choice([1, 2])}),
        *(expanse_turn.awaited_seats, expanse_turn.legal, expanse_turn.act),
    ),
    "succession": Chances(
        *(succession.new_match, 6, succession_options),
        *(succession_turn.awaited_seats, succession_turn.legal, succession_turn.act),
    ),
}


class Played(NamedTuple):
    """A match that came to its end."""

    seed: int
    seats: int
    choices: int
    state: Any


@cache
def _rules(game: str, seats: int, options: str) -> Any:  # noqa: ANN401  # of any game
    who = [SeatInfo(f"Player {number + 1}") for number in range(seats)]
    return CHANCES[game].new_match(who, seed=1, options=json.loads(options)).rules


def played(game: str, seed: int, **fixed: Any) -> Played:  # noqa: ANN401  # options of any game
    """Play a match of chance to its end, with these options whatever else is drawn."""
    random, chances = Random(seed), CHANCES[game]
    seats = random.randint(2, chances.most)
    rules = _rules(game, seats, json.dumps(chances.options(random) | fixed))
    step = rules.stepping(rules.start(), PlainChance(key_from_seed(seed)))
    for count in range(MOST_CHOICES):
        if step.state.phase == "over":
            return Played(seed, seats, count, step.state)
        seat = random.choice(chances.asked(step))
        chances.act(step, seat, _chosen(chances.legal(step, seat), random))
    raise AssertionError(f"the match of seed {seed} does not end")


def _chosen(listed: list[Action], random: Random) -> Action:
    """Choose a kind of action before an action, so that rare kinds are not drowned."""
    assert listed, "nobody can choose, and the match is not over"
    kind = random.choice(sorted({type(each) for each in listed}, key=str))
    return random.choice([each for each in listed if type(each) is kind])


def longest(game: str, seeds: Iterable[int], **fixed: Any) -> Played:  # noqa: ANN401
    """Play matches of chance; give the one with the most choices."""
    return max((played(game, seed, **fixed) for seed in seeds), key=lambda one: one.choices)
