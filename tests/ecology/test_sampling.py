"""Sampling standardised, and rates that allow for gaps: closed forms, draws, the fossil corals."""

import math
from fractions import Fraction
from itertools import combinations, product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit import ecology
from tests.ecology.reference import column, fossil_corals

WHOLE = st.lists(st.integers(0, 6), min_size=1, max_size=4)


@given(WHOLE, st.integers(0, 6))
def test_rarefaction_is_the_mean_over_all_draws(counts: list[int], size: int):
    individuals = [taxon for taxon, count in enumerate(counts) for _ in range(count)]
    found = float(ecology.rarefied_richness(counts, size))
    if size > len(individuals):
        assert math.isnan(found)
        return
    draws = [len(set(draw)) for draw in combinations(individuals, size)]
    assert found == pytest.approx(sum(draws) / len(draws))


def test_rarefaction_of_the_fossil_corals_is_as_published():
    """`rarefied_genera_at_50_occ`, computed by another package from the same occurrences."""
    corals = fossil_corals()
    published = column(corals.by_stage, "rarefied_genera_at_50_occ")
    found = ecology.rarefied_richness(corals.occurrences, 50)
    known = ~np.isnan(published)
    assert known.sum() > 20
    assert found[known] == pytest.approx(published[known], abs=0.006)


TRAPS = {
    "A": ([9, 3, 0, 4, 2, 1, 1, 0, 1, 0, 1, 1], "1 1.818182 2.5048 3.095765 3.616393 4.084312 4.511693 4.906919 5.275811 5.622502 5.950041 6.260802 6.556735"),
    "B": ([1, 0, 1, 0, 0, 0, 1, 2, 0, 5, 3, 0], "1 1.820513 2.5000 3.069930 3.555556 3.976690 4.348485"),
}  # fmt: skip
"""Moths of two traps (Magurran 1988, p. 128-129), and their rarefaction as the R package tabula
gives it (tests/testthat/_snaps/rarefaction.md); for more of the second trap it leaves out the one
draw that misses the commonest moth, 1 of 1287."""


@pytest.mark.parametrize("trap", TRAPS)
def test_rarefaction_of_two_moth_traps_is_that_of_another_package(trap: str):
    counts, published = TRAPS[trap]
    for size, richness in enumerate(published.split(), 1):
        assert float(ecology.rarefied_richness(counts, size)) == pytest.approx(
            float(richness), abs=6e-7
        )


TREES = {
    "edge": ({1: 110, 2: 48, 3: 38, 4: 28, 5: 13, 6: 11, 7: 12, 8: 5, 9: 4, 10: 6, 11: 3, 12: 4, 13: 3, 14: 5, 15: 2, 16: 4, 17: 2, 18: 2, 19: 2, 20: 2, 21: 1, 23: 2, 25: 1, 27: 1, 28: 1, 32: 1, 36: 2, 37: 1, 41: 1, 45: 1, 46: 1, 49: 1, 110: 1}, 302.879),
    "interior": ({1: 123, 2: 48, 3: 41, 4: 32, 5: 19, 6: 17, 7: 6, 8: 7, 9: 6, 10: 7, 11: 6, 12: 3, 13: 3, 14: 3, 15: 3, 16: 4, 17: 2, 18: 1, 19: 3, 20: 4, 21: 5, 23: 2, 25: 1, 27: 2, 28: 1, 30: 1, 32: 1, 34: 1, 35: 1, 52: 1, 123: 1, 140: 1}, 331.917),
}  # fmt: skip
"""Trees of a rainforest in Brazil (Magnago et al. 2014): how many species were counted once, twice, …;
and their richness at a coverage of 0.93 as the R package iNEXT.3D gives it (README.md, example 7a)."""


@pytest.mark.parametrize("place", TREES)
def test_the_quorum_of_a_rainforest_is_that_of_another_package(place: str):
    species, published = TREES[place]
    counts = np.repeat([*species], [*species.values()])
    assert float(ecology.quorum_richness(counts, 0.93)) == pytest.approx(published, abs=0.0005)


LARGE = st.lists(st.integers(0, 10**12) | st.integers(0, 30), min_size=1, max_size=5)


def _exactly(counts: list[int], size: int) -> Fraction:
    total, seen = sum(counts), Fraction(0)
    for count in counts:
        missed, few = Fraction(1), min(count, size)
        for each in range(few):
            missed *= Fraction(max(total - max(count, size) - each, 0), total - each)
        seen += 1 - missed
    return seen


@given(LARGE, st.integers(0, 40))
def test_rarefaction_of_any_counts_is_the_exact_fraction(counts: list[int], size: int):
    for each in (size, sum(counts) - size):
        found = float(ecology.rarefied_richness(counts, max(each, 0)))
        if 0 <= each <= sum(counts) and (each == size or max(counts) <= 30):
            assert found == pytest.approx(float(_exactly(counts, each)), rel=1e-9, abs=1e-12)


def test_two_of_large_counts_are_rarefied_as_exactly_as_small_ones():
    found = float(ecology.rarefied_richness([10**9, 1], 10))
    assert found - 1 == pytest.approx(10 / (10**9 + 1), rel=1e-6)
    half = float(ecology.rarefied_richness([4 * 10**15, 1, 1], 2 * 10**15))
    assert half == pytest.approx(2.0)
    assert float(ecology.quorum_richness([5 * 10**6, 3 * 10**6, 10**6], 0.5)) == pytest.approx(
        float(ecology.quorum_richness([5 * 10**9, 3 * 10**9, 10**9], 0.5)), rel=1e-5
    )


def _coverage_of_draws(counts: list[int], size: int) -> float:
    """Cover what Chao & Jost (2012) estimate: one of all is left out, is its type in the draw?"""
    individuals = [taxon for taxon, count in enumerate(counts) for _ in range(count)]
    told = []
    for at, left in enumerate(individuals):
        others = individuals[:at] + individuals[at + 1 :]
        told += [left in draw for draw in combinations(others, size)]
    return sum(told) / len(told)


@given(WHOLE.filter(lambda counts: sum(counts) in range(2, 9)), st.floats(0.05, 0.95))
def test_a_quorum_is_covered_at_the_size_where_richness_is_read(counts: list[int], quorum: float):
    total = sum(counts)
    covered = [_coverage_of_draws(counts, size) for size in range(total)]
    assert covered[-1] == pytest.approx(float(ecology.coverage(counts)))
    found = float(ecology.quorum_richness(counts, quorum))
    if covered[-1] < quorum:
        assert math.isnan(found)
        return
    size = np.interp(quorum, covered, range(total)) if len(set(covered)) == total else None
    if size is not None:
        low = int(size)
        at = [float(ecology.rarefied_richness(counts, each)) for each in (low, min(low + 1, total))]
        assert found == pytest.approx(at[0] + (size - low) * (at[1] - at[0]), rel=1e-6)


def test_many_communities_at_once_are_each_alone():
    counts = np.array([[[30, 20, 4], [9, 9, 9]], [[100, 1, 1], [2, 2, 0]]])
    for measure in (
        lambda each: ecology.rarefied_richness(each, 4),
        ecology.coverage,
        lambda each: ecology.quorum_richness(each, 0.7),
    ):
        whole = measure(counts)
        assert whole.shape == (2, 2)
        for place in product(range(2), range(2)):
            assert whole[place] == pytest.approx(float(measure(counts[place])), nan_ok=True)


@pytest.mark.parametrize(
    ("measure", "given"),
    [("rarefied_richness", ([1.5], 1)), ("rarefied_richness", ([1], -1)), ("quorum_richness", ([3], 1.0)), ("quorum_richness", ([3], 0.0)), ("coverage", ([0.5],))],
)  # fmt: skip
def test_what_is_no_sample_is_refused(measure: str, given: tuple[object, ...]):
    with pytest.raises(ecology.CountsError):
        getattr(ecology, measure)(*given)


def test_nothing_found_gives_no_number():
    assert math.isnan(float(ecology.coverage([0, 0])))
    assert math.isnan(float(ecology.quorum_richness([0, 0], 0.5)))
    assert float(ecology.rarefied_richness([0, 0], 0)) == 0.0


# A record with the very shares that constant rates give: each taxon lives on from interval to interval
# with 1/2, and where it lives it is found with 1/2. Copies of each course of life, by how long it is:
# its chance times that of a pattern of finding, times 128.
SURVIVES, FOUND = 0.5, 0.5
COPIES = {1: 32, 2: 8, 3: 2, 4: 1}


def _expected_record() -> np.ndarray:
    taxa = [
        [*found, *[0] * (4 - lives)]
        for lives, copies in COPIES.items()
        for found in product([0, 1], repeat=lives)
        for _ in range(copies)
    ]
    return np.array(taxa).T


def test_constant_rates_are_told_exactly_whatever_was_found():
    """With s and p constant both estimates are -ln s exactly: 2t = sp, 3t = s²p², pt = s²p(1 - p)."""
    record = _expected_record()
    expected = -math.log(SURVIVES)
    assert ecology.three_timer_sampling(record)[1] == pytest.approx(FOUND)
    assert ecology.three_timer_extinction(record)[1] == pytest.approx(expected)
    assert ecology.gap_filler_extinction(record)[1] == pytest.approx(expected)
    back = record[::-1]
    assert ecology.three_timer_origination(back)[2] == pytest.approx(expected)
    assert ecology.gap_filler_origination(back)[2] == pytest.approx(expected)
    # Foote's rate takes the gaps for ends: it is another number here.
    foote = ecology.per_capita_extinction(ecology.ranges_of(record))[1]
    assert abs(foote - expected) > 0.04


def test_where_everything_is_found_all_three_rates_agree():
    rng = np.random.default_rng(5)
    ends = rng.integers(2, 9, 400)
    record = (np.arange(10)[:, None] < ends).astype(int)
    foote = ecology.per_capita_extinction(ecology.ranges_of(record))
    for rate in (ecology.three_timer_extinction(record), ecology.gap_filler_extinction(record)):
        known = ~np.isnan(rate)
        assert known.sum() >= 5
        assert rate[known] == pytest.approx(foote[known])
