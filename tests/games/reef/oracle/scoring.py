"""The survey: the score of a reef in its parts, who is present, and the score of a game."""

from collections import Counter
from itertools import combinations
from math import prod

from .board import COLUMNS, ROWS, Reef
from .pieces import KINDS, POSITIVE, Builder

BONUS = 5
MATCHED = 4
TALL = 3
TALL_STACKS = 3
ROWS_AT_THE_COAST = 2


def scoring_builders(reef: Reef) -> list[Builder]:
    """Builders that score: built-over ones too, none under an alga (R12)."""
    return [builder for spot, builder in reef.spots() if spot[:2] not in reef.algae]


def _can_be_matched(traits: tuple[str, ...], holders: list[set[str]], used: set[int]) -> bool:
    """Return each trait a builder of its own that carries it, trying all (R13)."""
    if not traits:
        return True
    for index, tokens in enumerate(holders):
        if index not in used and traits[0] in tokens:  # noqa: SIM102 - the two steps read apart
            if _can_be_matched(traits[1:], holders, used | {index}):
                return True
    return False


def is_resilient(reef: Reef) -> bool:
    """Whether four builders of a type match four different positive mutations (R13, R21)."""
    for kind in KINDS:
        holders = [
            set(builder.tokens & POSITIVE)
            for builder in scoring_builders(reef)
            if builder.kind == kind and builder.tokens & POSITIVE
        ]
        carried = sorted(set().union(*holders)) if holders else []
        # Rare traits first, so that an impossible matching is found out early.
        carried.sort(key=lambda trait: sum(trait in tokens for tokens in holders))
        for traits in combinations(carried, MATCHED):
            if _can_be_matched(traits, holders, set()):
                return True
    return False


def is_three_dimensional(reef: Reef) -> bool:
    """Whether there are three stacks of three, none under an alga (R21)."""
    tall = [
        space
        for space, stack in reef.stacks.items()
        if len(stack) >= TALL and space not in reef.algae
    ]
    return len(tall) >= TALL_STACKS


def protects_the_coast(reef: Reef) -> bool:
    """Whether two full rows stand on a board with land, without an alga (R14, R21)."""
    full = [
        row
        for row in ROWS
        if all(reef.stack((row, column)) and (row, column) not in reef.algae for column in COLUMNS)
    ]
    return reef.land and len(full) >= ROWS_AT_THE_COAST


def score(reef: Reef) -> dict[str, int]:
    """Return the parts of a reef's score for the round; their sum is the score.

    Keys: population, algae (not above 0), diversity, resilience, three_d, coastal.
    """
    builders = scoring_builders(reef)
    dweller_types = [name for name, number in reef.dwellers.items() if number > 0]
    alga_type = 1 if reef.algae else 0
    types = len({builder.kind for builder in builders}) + len(dweller_types) + alga_type
    return {
        "population": len(builders) + reef.number_of_dwellers(),
        "algae": -len(reef.algae),
        "diversity": 2 * types,
        "resilience": BONUS if is_resilient(reef) else 0,
        "three_d": BONUS if is_three_dimensional(reef) else 0,
        "coastal": BONUS if protects_the_coast(reef) else 0,
    }


def abundances(reef: Reef) -> dict[str, int]:
    """Tokens of each type that is present: overgrown and built-over ones included (R31).

    Builders and dwellers; fleshy algae are shown apart.
    """
    counts = Counter(builder.kind for _, builder in reef.spots())
    for name, number in reef.dwellers.items():
        if number > 0:
            counts[name] += number
    return dict(counts)


def game_score(rounds: list[int], *, product: bool = False) -> int:
    """Score over all rounds: their sum, or their product with a round at least 1 (R27)."""
    return prod(max(1, points) for points in rounds) if product else sum(rounds)


def team_bonus(seats: list[list[int]]) -> int:
    """5 for each seat when every seat wins a round; a tied round is won by each tied seat (R27).

    Parameters
    ----------
    seats : list of list of int
        Scores of each seat, one a round.
    """
    winners = set()
    for scores in zip(*seats, strict=True):
        winners |= {seat for seat, points in enumerate(scores) if points == max(scores)}
    return BONUS if len(winners) == len(seats) else 0
