"""Thousands of matches of people who choose by chance: ``python -m tests.games.climate.endless``.

It plays 20,000 matches of 20 rounds and two hundred without a last round, and tells the longest
of each. Every choice comes from what the rules list, and the rules are the real ones.
"""

# ruff: noqa: S311 - play at random, not secrets

import sys
from collections.abc import Iterable
from functools import cache
from random import Random

from reefkit.games.climate import flow, new_match
from reefkit.games.climate import turn as turns
from reefkit.games.climate.content import HABITATS
from reefkit.games.climate.rules import ClimateRules
from reefkit.games.climate.state import State
from reefkit.match.game import SeatInfo
from reefkit.match.random import PlainChance, key_from_seed

MOST_CHOICES = 200_000


@cache
def _rules(seats: int, rounds: int, people: int, bias: int) -> ClimateRules:
    options = {"rounds": rounds, "human_change_from": people, "warming_bias": bias}
    who = [SeatInfo(f"Player {number + 1}") for number in range(seats)]
    rules = new_match(who, seed=1, options=options).rules
    assert isinstance(rules, ClimateRules)
    return rules


def played(seed: int, *, rounds: int) -> tuple[State, int]:
    """Play a match of chance; give its last state and how many choices it took."""
    random = Random(seed)
    rules = _rules(
        random.randint(2, 5), rounds, random.choice([0, 0, 1, 5]), random.choice([50, 50, 80, 100])
    )
    play = rules.stepping(rules.start(), PlainChance(key_from_seed(seed)))
    for choice in range(MOST_CHOICES):
        if play.state.phase == "over":
            return play.state, choice
        listed = turns.legal(play, play.state.seat)
        assert listed, "nobody can choose, and the match is not over"
        kind = random.choice(sorted({type(each) for each in listed}, key=str))
        flow.act(play, play.state.seat, random.choice([one for one in listed if type(one) is kind]))
    raise AssertionError(f"the match of seed {seed} does not end")


def random_match(seed: int, *, rounds: int) -> State:
    return played(seed, rounds=rounds)[0]


def longest(seeds: Iterable[int], *, rounds: int) -> int:
    """Play matches of chance; give how many choices the longest took."""
    return max(played(seed, rounds=rounds)[1] for seed in seeds)


def main() -> None:
    """Tell how long matches of chance are."""
    choices = longest(range(20_000), rounds=20)
    sys.stdout.write(f"20,000 matches of 20 rounds end; the longest has {choices} choices\n")
    ends = [played(seed, rounds=0) for seed in range(200)]
    whole = sum(max(map(sum, state.tokens)) == len(HABITATS) for state, _ in ends)
    state, choices = max(ends, key=lambda end: end[1])
    sys.stdout.write(
        f"200 matches without a last round end, {whole} of them by four tokens; the longest has "
        f"{state.round} rounds and {choices} choices\n"
    )


if __name__ == "__main__":
    main()
