"""Thousands of matches of people who choose by chance: ``python -m tests.games.expanse.endless``.

It plays 2,000 matches of two to five people by the real rules, and tells the longest. Every choice
comes from what the rules list. (Matches of bots that plan are `bench/balance.py`.)
"""

# ruff: noqa: S311 - play at random, not secrets

import sys
from collections.abc import Iterable
from functools import cache
from random import Random
from typing import NamedTuple

from reefkit.games.expanse import new_match, turn
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.state import State
from reefkit.match.game import Action, SeatInfo
from reefkit.match.random import PlainChance, key_from_seed

MOST_CHOICES = 20_000
MATCHES = 2_000


class Played(NamedTuple):
    """A match that came to its end."""

    seed: int
    seats: int
    choices: int
    state: State


@cache
def _rules(seats: int, dice: int, turns: int) -> ExpanseRules:
    who = [SeatInfo(f"Player {number + 1}") for number in range(seats)]
    rules = new_match(who, seed=1, options={"dice": dice, "turns": turns}).rules
    assert isinstance(rules, ExpanseRules)
    return rules


def played(seed: int, turns: int = 0) -> Played:
    """Play a match of chance to its end; `turns` of everybody at most, if any are given."""
    random = Random(seed)
    seats = random.randint(2, 5)
    rules = _rules(seats, random.choice([1, 2]), turns)
    step = rules.stepping(rules.start(), PlainChance(key_from_seed(seed)))
    for count in range(MOST_CHOICES):
        if step.state.phase == "over":
            return Played(seed, seats, count, step.state)
        seat = random.choice(turn.asked(step))
        turn.act(step, seat, _chosen(turn.legal(step, seat), random))
    raise AssertionError(f"the match of seed {seed} does not end")


def _chosen(listed: list[Action], random: Random) -> Action:
    """Choose a kind of action before an action, so that rare kinds are not drowned."""
    assert listed, "nobody can choose, and the match is not over"
    kind = random.choice(sorted({type(each) for each in listed}, key=str))
    return random.choice([each for each in listed if type(each) is kind])


def longest(seeds: Iterable[int], turns: int = 0) -> Played:
    """Play matches of chance; give the one with the most choices."""
    return max((played(seed, turns) for seed in seeds), key=lambda one: one.choices)


def main() -> None:
    one = longest(range(MATCHES))
    sys.stdout.write(
        f"{MATCHES:,} matches end; the longest (seed {one.seed}) has {one.seats} players, "
        f"{one.state.turn} turns and {one.choices} choices\n"
    )


if __name__ == "__main__":
    main()
