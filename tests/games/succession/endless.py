"""Thousands of matches of people who choose by chance: ``python -m tests.games.succession.endless``.

It plays 5,000 rounds of two to six people, with and without the variations, by the real rules and
their real limits (S14), and tells the longest. Every choice comes from what the rules list.
"""

# ruff: noqa: S311 - play at random, not secrets

import sys
from collections.abc import Iterable
from functools import cache
from random import Random
from typing import NamedTuple

from reefkit.games.succession import new_match, turn
from reefkit.games.succession.rules import SuccessionRules
from reefkit.games.succession.state import NOBODY
from reefkit.match.game import Action, SeatInfo
from reefkit.match.random import PlainChance, key_from_seed

MOST_CHOICES = 20_000


class Played(NamedTuple):
    """A round that came to its end."""

    seed: int
    seats: int
    choices: int
    turns: int
    cards: int
    out: int  #: Who laid the last card; `NOBODY` where it was scored as it stood.


@cache
def _rules(seats: int, more: bool, start: str) -> SuccessionRules:  # noqa: FBT001
    options = {"rounds": 1, "disturbances": more, "invaders": more, "start": start}
    who = [SeatInfo(f"Player {number + 1}") for number in range(seats)]
    rules = new_match(who, seed=1, options=options).rules
    assert isinstance(rules, SuccessionRules)
    return rules


def played(seed: int) -> Played:
    """Play a round of chance to its end."""
    random = Random(seed)
    seats = random.randint(2, 6)
    rules = _rules(seats, random.random() < 0.5, random.choice(["roll", "press"]))
    step = rules.stepping(rules.start(), PlainChance(key_from_seed(seed)))
    for count in range(MOST_CHOICES):
        state = step.state
        if state.phase == "over":
            return Played(seed, seats, count, state.turn, state.laid, state.out[0])
        seat = random.choice(turn.asked(step))
        turn.act(step, seat, _chosen(turn.legal(step, seat), random))
    raise AssertionError(f"the match of seed {seed} does not end")


def _chosen(listed: list[Action], random: Random) -> Action:
    """Choose a kind of action before an action, so that rare kinds are not drowned."""
    assert listed, "nobody can choose, and the match is not over"
    kind = random.choice(sorted({type(each) for each in listed}, key=str))
    return random.choice([each for each in listed if type(each) is kind])


def longest(seeds: Iterable[int]) -> tuple[Played, int]:
    """Play rounds of chance; give the one with the most choices, and how many nobody won."""
    ended = [played(seed) for seed in seeds]
    return max(ended, key=lambda one: one.choices), sum(one.out == NOBODY for one in ended)


def main() -> None:
    one, stopped = longest(range(5_000))
    sys.stdout.write(
        f"5,000 rounds end, {stopped} of them as they stand (S14); the longest (seed {one.seed}) "
        f"has {one.seats} players, {one.turns} turns, {one.cards} cards and {one.choices} choices\n"
    )


if __name__ == "__main__":
    main()
