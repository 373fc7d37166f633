"""Phase 4: the score of reefs, the abundance of types, and the end of the round.

Scores and counts work on any number of reefs at once; functions that take a `Step` are for a played
match.
"""

from __future__ import annotations

import math
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from reefkit.games.reef import growth
from reefkit.games.reef.actions import StrategyNote
from reefkit.games.reef.content import COLUMNS, Options
from reefkit.games.reef.growth import occupied_levels
from reefkit.games.reef.pick import count_true, words_of
from reefkit.games.reef.state import SPACES, TOTAL_PARTS, Array, Reefs, Step, spaces_in
from reefkit.games.reef.type_arrays import Lookups
from reefkit.match.game import Action

_ROWS = np.uint32((1 << COLUMNS) - 1) << np.arange(0, SPACES, COLUMNS, dtype=np.uint32)
"""Spaces of each row, as bits: uint32 (6,)."""


class Builders(NamedTuple):
    """All builders of reefs as flat arrays, since most places of most reefs are empty."""

    reef: Array  #: Index of the reef, over the flattened leading axes.
    kind: Array
    genes: Array
    shown: Array  #: bool. Whether the space is not overgrown.

    def by_type(self, among: Array | None, reefs: Reefs, lookups: Lookups) -> Array:
        """Count builders by type, all or those in a mask: int16 (..., builder types)."""
        kinds = len(lookups.builders)
        code = self.reef * kinds + self.kind
        counted = np.bincount(
            code if among is None else code[among], minlength=math.prod(reefs.leading) * kinds
        )
        return counted.reshape(*reefs.leading, kinds)[..., 1:].astype(np.int16)


def builders_of(reefs: Reefs) -> Builders:
    levels = occupied_levels(reefs)
    at = np.flatnonzero(reefs.kind[..., :levels] != 0)  # far faster on booleans
    spaces = at // levels
    return Builders(
        spaces // SPACES,
        reefs.kind[..., :levels].reshape(-1)[at],
        reefs.genes[..., :levels].reshape(-1)[at],
        ~reefs.alga.reshape(-1)[spaces],
    )


def abundance(reefs: Reefs, lookups: Lookups, found: Builders | None = None) -> Array:
    """Count individuals by type, builders then dwellers (R31): int16 (..., types)."""
    living = (found or builders_of(reefs)).by_type(None, reefs, lookups)
    return np.concatenate([living, reefs.dwellers], axis=-1)


def resilient_types(reefs: Reefs, lookups: Lookups, found: Builders | None = None) -> Array:
    """Return which types earn the resilience bonus (R13, R21): bool (..., builder types).

    `ScoreNumbers.resilience_builders` builders of one type (4) must be matched with as many
    different positive mutations, one each. By the deficiency form of Hall's theorem (Ore 1955, Duke
    Mathematical Journal 22:625–639) a matching of k among m mutations exists exactly when every set
    of s > m − k mutations is carried by at least s − (m − k) builders.
    """
    needed = lookups.content.rules.score.resilience_builders
    found = found or builders_of(reefs)
    carried = found.genes & np.uint16(lookups.positive)
    carrying = found.shown & (carried != 0)
    counts = found.by_type(carrying, reefs, lookups)
    result = counts >= needed
    if result.any():
        code = found.reef * counts.shape[-1] + (found.kind - 1)
        of_many = np.flatnonzero(carrying & result.reshape(-1)[code])
        of_many = of_many[np.argsort(code[of_many], kind="stable")]
        code, genes = code[of_many], carried[of_many]
        many = np.flatnonzero(result)
        slots = np.arange(int(counts.max()))
        first = np.searchsorted(code, many)[:, None]
        there = slots < counts.reshape(-1)[many][:, None]
        mine = np.where(there, genes[np.minimum(first + slots, len(genes) - 1)], 0)
        result.reshape(-1)[many] = _matches(mine.astype(np.uint16), lookups, needed)
    return result


def _matches(genes: Array, lookups: Lookups, needed: int) -> Array:
    bits = [bit for bit in lookups.bit.values() if bit & lookups.positive]
    spare = len(bits) - needed
    if spare < 0:
        return np.zeros(genes.shape[0], bool)
    carried = np.bitwise_count(np.bitwise_or.reduce(genes, axis=-1)) >= needed
    for size in range(spare + 1, len(bits) + 1):
        rows = np.flatnonzero(carried)
        chosen = np.array([sum(some) for some in combinations(bits, size)], np.uint16)
        reach = count_true((genes[rows] & chosen[:, None, None]) != 0)
        carried[rows] = (reach >= size - spare).all(axis=0)
    return carried


def score(reefs: Reefs, lookups: Lookups, found: Builders | None = None) -> Array:
    """Score reefs for one round: int16 (..., parts), in the order of `TOTAL_PARTS`.

    The rulebook's example: 1 boulder coral, 3 finger corals, 1 fish and 2 fleshy algae give
    population 5, algae −2, diversity 2 × 4 = 8: 11 points.
    """
    worth = lookups.content.rules.score
    found = found or builders_of(reefs)
    scoring = found.by_type(found.shown, reefs, lookups)
    algae = count_true(reefs.alga, 2)
    dwellers = reefs.dwellers_in_all
    kinds = count_true(scoring > 0) + count_true(reefs.dwellers > 0) + (algae > 0)
    population = worth.builder * scoring.sum(axis=-1) + worth.dweller * dwellers
    resilient = resilient_types(reefs, lookups, found).any(axis=-1)
    tall = count_true((reefs.kind[..., 2] != 0) & ~reefs.alga, 2) >= worth.three_d_stacks
    tops = words_of(reefs.open_tops.reshape(*reefs.leading, SPACES))
    whole_rows = (tops & _ROWS) == _ROWS
    coast = (count_true(whole_rows) >= worth.coastal_rows) & reefs.land
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
    """Return each seat's points after `rounds` rounds, without bonus (R27): int64 (..., seats).

    They are the sum of the rounds' scores or, with the option ``product``, the product of these,
    with scores below 1 counted as 1. `score_` is int16 (..., rounds, seats, parts).
    """
    by_round = score_[..., :rounds, :, :].sum(axis=-1, dtype=np.int64)
    if options.scoring == "product":
        return np.maximum(by_round, 1).prod(axis=-2)
    return by_round.sum(axis=-2)


def team_bonus(score_: Array, rounds: int, points: int) -> Array:
    """Return each seat's bonus: `points` if every seat won a round, ties included; else 0 (R27)."""
    by_round = score_[..., :rounds, :, :].sum(axis=-1)
    won = (by_round == by_round.max(axis=-1, keepdims=True)).any(axis=-2)
    return won.all(axis=-1, keepdims=True) * np.full(won.shape, points)


def open_survey(play: Step) -> None:
    tally(play, list(play.seats))
    bots = [play.is_bot(seat) for seat in play.seats]
    by_hand = play.options.hands_on and not all(bots)
    if not by_hand:
        tell(play)
    if not by_hand or any(bots):
        emit_region(play)  # before bots clear their boards


def tally(play: Step, seats: list[int]) -> None:
    """Record the score, the abundance of types (R31) and the algae of reefs in this round."""
    state, round_ = play.state, play.state.round - 1
    reefs = state.reefs[seats]
    state.score[round_, seats] = score(reefs, play.lookups)
    state.abundance[round_, seats] = abundance(reefs, play.lookups)
    state.algae[round_, seats] = reefs.alga.sum(axis=(-2, -1))


def tell(play: Step) -> None:
    """Emit the score of every seat."""
    state = play.state
    for seat in play.seats:
        parts: dict[str, Any] = {
            name.replace("-", "_"): int(points)
            for name, points in zip(TOTAL_PARTS, state.score[state.round - 1, seat], strict=True)
        }
        play.say_of("surveyed", seat, round=state.round, total=sum(parts.values()), **parts)


def emit_region(play: Step) -> None:
    """Emit the population and the number of types of all reefs together."""
    state = play.state
    found = builders_of(state.reefs)
    scoring = found.by_type(found.shown, state.reefs, play.lookups)
    play.say(
        "region-surveyed",
        population=int(scoring.sum() + state.reefs.dwellers.sum()),
        types=int((state.abundance[state.round - 1].sum(axis=0) > 0).sum()),
    )


def note(play: Step, seat: int, action: StrategyNote) -> None:
    play.state.notes[seat][play.state.round - 1] = action.text
    play.say_of("note-kept", seat, only=(seat,))


def close(play: Step, seat: int) -> None:
    """Clear built-over builders from a reef; dwellers that then lack support leave (R18)."""
    reef = play.reef(seat)
    if not play.options.standing_stacks:
        for row, column in spaces_in(reef.kind[..., 1] != 0):
            for level in range(1, reef.kind.shape[-1]):
                kind = int(reef.kind[row - 1, column - 1, level])
                if kind:
                    play.say(
                        "built-over-cleared",
                        seat,
                        organism=play.organism(kind),
                        row=row,
                        column=column,
                    )
    growth.clear_built_over(reef, play.options)
    growth.settle_support(play, seat)


def end_round(play: Step) -> None:
    state = play.state
    state.recruits_stopped[...] = state.stopping
    state.stopping[...] = False
    state.cards_drawn[...] = 0
    state.rows_rolled[...] = 0


def end_match(play: Step) -> None:
    state = play.state
    if play.options.team_bonus:
        points = play.content.rules.score.team_bonus
        state.bonus[:] = team_bonus(state.score, state.round, points)
        if state.bonus.any():
            play.say("team-bonus", points=points)
    final = final_points(play)
    winners = [play.who(int(seat)) for seat in np.nonzero(final == final.max())[0]]
    play.say("match-won", winners=list(winners), points=int(final.max()))


def final_points(play: Step) -> Array:
    state = play.state
    return totals(state.score, min(state.round, play.options.rounds), play.options) + state.bonus


def legal_survey(play: Step, seat: int) -> list[Action]:
    if play.turn.ready[seat]:
        return []
    written = play.state.notes[seat][play.state.round - 1]
    return [] if written else [StrategyNote("…")]
