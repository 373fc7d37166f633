"""Phase 4: what a reef is worth, and who is present, for any number of reefs at once."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from reefkit.games.reef.content import Options
from reefkit.games.reef.lookups import Lookups
from reefkit.games.reef.phases import PLACES, occupied_levels
from reefkit.games.reef.picking import count
from reefkit.games.reef.state import Array, Reefs


def counts_by_type(reefs: Reefs, lookups: Lookups, *, scoring: bool) -> Array:
    """Count builders by type: int16 (..., builder types), the empty type left out.

    Parameters
    ----------
    scoring
        True: only what scores, nothing under an alga (R12). False: all that lives, overgrown and
        built-over included (R31).
    """
    levels = occupied_levels(reefs)
    kinds = len(lookups.builders)
    shown = reefs.kind[..., :levels]
    if scoring:
        shown = shown * ~reefs.alga[..., None]
    flat = shown.reshape(-1, PLACES // 3 * levels)
    offset = np.arange(flat.shape[0], dtype=np.int32)[:, None] * kinds
    counted = np.bincount((flat + offset).ravel(), minlength=flat.shape[0] * kinds)
    return counted.reshape(*reefs.leading, kinds)[..., 1:].astype(np.int16)


def abundance(reefs: Reefs, lookups: Lookups) -> Array:
    """Count tokens by type, builders then dwellers (R31): int16 (..., types)."""
    living = counts_by_type(reefs, lookups, scoring=False)
    return np.concatenate([living, reefs.dwellers], axis=-1)


def resilient_types(reefs: Reefs, lookups: Lookups) -> Array:
    """Tell which types earn the resilience bonus (R13, R21): bool (..., builder types).

    Four builders of one type must be matched with four different positive mutations, one each. By
    the deficiency form of Hall's theorem (Ore 1955, Duke Mathematical Journal 22:625–639) a
    matching of k among m mutations exists exactly when every set of s > m − k mutations is carried
    by at least s − (m − k) builders.
    """
    needed = lookups.content.rules.score.resilience_builders
    types = len(lookups.builders) - 1
    lead = reefs.leading
    levels = occupied_levels(reefs)
    shape = (-1, PLACES // 3 * levels)
    genes = (reefs.genes[..., :levels] & np.uint16(lookups.positive)).reshape(shape)
    kind = (reefs.kind[..., :levels] * ~reefs.alga[..., None]).reshape(shape)
    result = np.zeros((kind.shape[0], types), bool)
    carriers = np.where(genes != 0, kind, 0)
    offset = np.arange(kind.shape[0], dtype=np.int32)[:, None] * (types + 1)
    counted = np.bincount((carriers + offset).ravel(), minlength=kind.shape[0] * (types + 1))
    reef, type_ = np.nonzero(counted.reshape(-1, types + 1)[:, 1:] >= needed)
    if reef.size:
        mine = np.where(carriers[reef] == (type_ + 1)[:, None], genes[reef], 0).astype(np.uint16)
        result[reef, type_] = _matches(mine, lookups, needed)
    return result.reshape(*lead, types)


def _matches(genes: Array, lookups: Lookups, needed: int) -> Array:
    """Tell for each row of tokens whether `needed` of them match `needed` different mutations."""
    bits = [bit for bit in lookups.bit.values() if bit & lookups.positive]
    spare = len(bits) - needed
    if spare < 0:
        return np.zeros(genes.shape[0], bool)
    carried = np.bitwise_count(np.bitwise_or.reduce(genes, axis=-1)) >= needed
    for size in range(spare + 1, len(bits) + 1):
        for chosen in combinations(bits, size):
            rows = np.nonzero(carried)[0]
            if not rows.size:
                return carried
            reach = ((genes[rows] & np.uint16(sum(chosen))) != 0).sum(axis=-1)
            carried[rows] = reach >= size - spare
    return carried


def tall_stacks(reefs: Reefs) -> Array:
    """Count the stacks of three without an alga (R21): int (...)."""
    return count((reefs.kind[..., 2] != 0) & ~reefs.alga, 2)


def full_rows(reefs: Reefs) -> Array:
    """Count the rows topped by builders in every space, no alga among them (R14): int (...)."""
    return reefs.open_tops.all(axis=-1).sum(axis=-1)


def score(reefs: Reefs, lookups: Lookups) -> Array:
    """Score reefs for a round: int16 (..., parts), in the order of `TOTAL_PARTS`.

    The rulebook's example: 1 boulder coral, 3 finger corals, 1 fish and 2 fleshy algae give
    population 5, algae −2, diversity 2 × 4 = 8: 11 points.
    """
    worth = lookups.content.rules.score
    scoring = counts_by_type(reefs, lookups, scoring=True)
    algae = count(reefs.alga, 2)
    dwellers = reefs.dwellers.sum(axis=-1)
    kinds = count(scoring > 0) + count(reefs.dwellers > 0) + (algae > 0)
    builders = count((reefs.kind != 0) & ~reefs.alga[..., None], 3)
    population = worth.builder * builders + worth.dweller * dwellers
    resilient = resilient_types(reefs, lookups).any(axis=-1)
    tall = tall_stacks(reefs) >= worth.three_d_stacks
    coast = (full_rows(reefs) >= worth.coastal_rows) & reefs.land
    parts = (
        population,
        worth.alga * algae,
        worth.type * kinds,
        worth.resilience * resilient,
        worth.three_d * tall,
        worth.coastal * coast,
    )
    points = np.empty((*reefs.leading, len(parts)), np.int16)
    for number, part in enumerate(parts):
        points[..., number] = part
    return points


def totals(score_: Array, rounds: int, options: Options) -> Array:
    """Give each seat's points after so many rounds (R27): int64 (..., seats).

    Parameters
    ----------
    score_ : int16 (..., rounds, seats, parts)
    """
    by_round = score_[..., :rounds, :, :].sum(axis=-1, dtype=np.int64)
    if options.scoring == "product":
        return np.maximum(by_round, 1).prod(axis=-2)
    return by_round.sum(axis=-2)


def team_bonus(score_: Array, rounds: int, points: int) -> Array:
    """Give each seat the team bonus when every seat won at least one round; ties count (R27)."""
    by_round = score_[..., :rounds, :, :].sum(axis=-1)
    won = (by_round == by_round.max(axis=-1, keepdims=True)).any(axis=-2)
    return won.all(axis=-1, keepdims=True) * np.full(won.shape, points)
