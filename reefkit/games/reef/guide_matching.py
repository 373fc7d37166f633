"""Which builders earn the resilience bonus, each with a mutation that is counted for it alone."""

from __future__ import annotations

from reefkit.games.reef.actions import Place
from reefkit.games.reef.play import Play, places_in
from reefkit.games.reef.state import Reefs

Pairs = list[tuple[Place, str]]


def best_matching(play: Play, reef: Reefs, most: int) -> tuple[int, Pairs]:
    """Match builders of one type with different positive mutations, one each (R13, R21).

    The type that can be matched furthest is taken, the first of a tie.

    Returns
    -------
    int
        The type; 0 where no builder that scores carries a positive mutation.
    list
        At most `most` builders by their places, each with its token.
    """
    best: tuple[int, Pairs] = (0, [])
    for kind in range(1, len(play.lookups.builders)):
        pairs = _matched(play, reef, kind)[:most]
        if len(pairs) > len(best[1]):
            best = kind, pairs
    return best


def _matched(play: Play, reef: Reefs, kind: int) -> Pairs:
    """Find a largest matching by augmenting paths (Kuhn 1955): few builders, few tokens."""
    tokens = play.content.mutations.token
    carried: dict[Place, list[str]] = {}
    for row, column, level in places_in((reef.kind == kind) & ~reef.alga[..., None]):
        genes = int(reef.genes[row - 1, column - 1, level])
        names = [name for name in play.lookups.token_names(genes) if tokens[name].positive]
        if names:
            carried[row, column, level] = names
    holder: dict[str, Place] = {}

    def augment(place: Place, seen: set[str]) -> bool:
        for name in carried[place]:
            if name in seen:
                continue
            seen.add(name)
            if name not in holder or augment(holder[name], seen):
                holder[name] = place
                return True
        return False

    for place in carried:
        augment(place, set())
    return sorted((place, name) for name, place in holder.items())
