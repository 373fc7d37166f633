"""Diversity of sets of reefs, and the distances between them."""

import itertools
import math
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given

from reefkit.ecology import (
    alpha,
    bray_curtis,
    gamma,
    jaccard,
    mean_alpha,
    mean_pairwise,
    richness,
    whittaker_beta,
)
from tests.ecology.reference import sets_of_reefs

# Alpha, gamma and Whittaker's beta of sets of reefs, against examples worked on paper.

# Whittaker (1960, 1972): beta is the richness of the whole over the average richness of its samples.
WORKED = {
    # Each of 4 reefs has the same 3 types: gamma 3, mean alpha 12/4 = 3, beta 1: no turnover.
    "the same everywhere": (
        [[5, 1, 2], [1, 1, 1], [9, 2, 1], [3, 3, 3]],
        [3, 3, 3, 3],
        3.0,
        3,
        1.0,
    ),
    # 3 reefs with 2 types each, none shared: gamma 6, mean alpha 2, beta 3, the number of reefs.
    "nothing shared": (
        [[1, 4, 0, 0, 0, 0], [0, 0, 2, 2, 0, 0], [0, 0, 0, 0, 7, 1]],
        [2, 2, 2],
        2.0,
        6,
        3.0,
    ),
    # Along a gradient, 3 reefs of 4, 3 and 2 types; 6 in all; mean alpha 9/3 = 3; beta 6/3 = 2.
    "a gradient": (
        [[8, 4, 2, 1, 0, 0], [0, 0, 3, 5, 1, 0], [0, 0, 0, 0, 2, 6]],
        [4, 3, 2],
        3.0,
        6,
        2.0,
    ),
    # One of 2 reefs is nested in the other: 4 and 2 types; gamma 4; mean alpha 3; beta 4/3.
    "nested": ([[2, 2, 1, 1], [0, 5, 0, 5]], [4, 2], 3.0, 4, 4 / 3),
    # A dead reef belongs to the set: gamma 3, mean alpha 3/2, beta 2.
    "one of two is empty": ([[1, 1, 1], [0, 0, 0]], [3, 0], 1.5, 3, 2.0),
}


@pytest.mark.parametrize("name", WORKED)
def test_worked_examples(name: str):
    counts, types, average, all_types, beta = WORKED[name]
    np.testing.assert_array_equal(alpha(counts), types)
    assert mean_alpha(counts) == average
    assert gamma(counts) == all_types
    assert whittaker_beta(counts) == pytest.approx(beta, rel=1e-15)


@pytest.mark.parametrize(
    ("counts", "types", "average", "all_types", "beta"),
    [
        (np.zeros((0, 3)), [], math.nan, 0, math.nan),
        (np.zeros((0, 0)), [], math.nan, 0, math.nan),
        ([[2, 1, 0]], [2], 2.0, 2, math.nan),
        ([[0, 0, 0]], [0], 0.0, 0, math.nan),
        ([[0, 0], [0, 0]], [0, 0], 0.0, 0, math.nan),
        ([[1, 0], [0, 0]], [1, 0], 0.5, 1, 2.0),
        ([[1, 0], [0, 1]], [1, 1], 1.0, 2, 2.0),
        ([[1, 0], [1, 0]], [1, 1], 1.0, 1, 1.0),
        (np.zeros((2, 0)), [0, 0], 0.0, 0, math.nan),
    ],
)
def test_sets_of_none_one_and_two_reefs_give_what_is_documented(
    counts: np.ndarray, types: int, average: float, all_types: int, beta: float
):
    np.testing.assert_array_equal(alpha(counts), types)
    np.testing.assert_equal(mean_alpha(counts), average)
    np.testing.assert_equal(gamma(counts), all_types)
    np.testing.assert_equal(whittaker_beta(counts), beta)


@given(sets_of_reefs(min_reefs=2))
def test_gamma_is_mean_alpha_times_beta_and_beta_lies_between_one_and_the_reefs(counts: np.ndarray):
    beta = whittaker_beta(counts)
    if counts.sum() == 0:
        assert np.isnan(beta)
    else:
        np.testing.assert_allclose(mean_alpha(counts) * beta, gamma(counts), rtol=1e-12)
        assert 1 - 1e-12 <= beta <= len(counts) + 1e-12


@given(sets_of_reefs(min_reefs=1))
def test_gamma_is_the_richness_of_the_pooled_counts(counts: np.ndarray):
    assert gamma(counts) == richness(counts.sum(axis=0))
    assert alpha(counts).max() <= gamma(counts) <= alpha(counts).sum()


@given(sets_of_reefs(min_reefs=2, max_reefs=2))
def test_beta_of_two_reefs_is_one_more_than_the_bray_curtis_distance_of_their_presence(
    counts: np.ndarray,
):
    """For two samples Whittaker's beta minus 1 is the Sorensen dissimilarity (Koleff et al. 2003)."""
    if counts.sum():
        np.testing.assert_allclose(
            whittaker_beta(counts) - 1, bray_curtis(counts > 0)[0, 1], atol=1e-12
        )


# Distances between reefs: worked examples, documented edges, and the laws of a distance.

BOTH = [jaccard, bray_curtis]
# Individuals not matched: 4 + 7 + 2 = 13 of 33, 2 + 7 + 6 = 15 of 35, 2 + 0 + 4 = 6 of 34.
THREE = [[6, 7, 4], [10, 0, 6], [8, 0, 10]]
# Types: {a, b, c, d}, {c, d, e}, {e, f}. Shared over all: 2/5, 0/6, 1/4.
GRADIENT = [[8, 4, 2, 1, 0, 0], [0, 0, 3, 5, 1, 0], [0, 0, 0, 0, 2, 6]]


def test_bray_curtis_by_hand():
    expected = [[0, 13 / 33, 15 / 35], [13 / 33, 0, 6 / 34], [15 / 35, 6 / 34, 0]]
    np.testing.assert_allclose(bray_curtis(THREE), expected, rtol=1e-15)
    assert mean_pairwise(bray_curtis(THREE)) == pytest.approx((13 / 33 + 15 / 35 + 6 / 34) / 3)


def test_jaccard_by_hand():
    np.testing.assert_allclose(
        jaccard(GRADIENT), [[0, 3 / 5, 1], [3 / 5, 0, 3 / 4], [1, 3 / 4, 0]], rtol=1e-15
    )
    assert mean_pairwise(jaccard(GRADIENT)) == pytest.approx((0.6 + 1 + 0.75) / 3)


@pytest.mark.parametrize("distance", BOTH)
@pytest.mark.parametrize(
    ("counts", "matrix", "mean"),
    [
        (np.zeros((0, 3)), np.zeros((0, 0)), math.nan),
        ([[3, 1]], [[0.0]], math.nan),
        ([[0, 0]], [[0.0]], math.nan),
        ([[0, 0], [0, 0]], [[0.0, math.nan], [math.nan, 0.0]], math.nan),
        ([[1, 0], [0, 0]], [[0.0, 1.0], [1.0, 0.0]], 1.0),
        ([[1, 0], [0, 1]], [[0.0, 1.0], [1.0, 0.0]], 1.0),
        ([[1, 0], [1, 0]], [[0.0, 0.0], [0.0, 0.0]], 0.0),
        # Of three pairs the one of two empty reefs is left out of the mean.
        ([[1], [0], [0]], [[0, 1, 1], [1, 0, math.nan], [1, math.nan, 0]], 1.0),
    ],
)
def test_distances_of_none_one_and_two_reefs_are_what_is_documented(
    distance: Callable, counts: np.ndarray, matrix: np.ndarray, mean: float
):
    np.testing.assert_equal(distance(counts), np.array(matrix))
    np.testing.assert_equal(mean_pairwise(distance(counts)), mean)


@pytest.mark.parametrize("distance", BOTH)
@given(counts=sets_of_reefs())
def test_distances_are_symmetric_shares_and_nothing_only_between_two_empty_reefs(
    distance: Callable, counts: np.ndarray
):
    matrix = distance(counts)
    empty = counts.sum(axis=1) == 0
    itself = np.eye(len(counts), dtype=bool)
    np.testing.assert_array_equal(matrix, matrix.T)
    np.testing.assert_array_equal(np.isnan(matrix), empty[:, None] & empty[None, :] & ~itself)
    assert (matrix[itself] == 0).all()
    known = matrix[~np.isnan(matrix)]
    assert ((known >= 0) & (known <= 1)).all()


@pytest.mark.parametrize("distance", BOTH)
@given(counts=sets_of_reefs())
def test_the_mean_takes_each_pair_once(distance: Callable, counts: np.ndarray):
    matrix = distance(counts)
    pairs = [matrix[pair] for pair in itertools.combinations(range(len(counts)), 2)]
    known = [pair for pair in pairs if not np.isnan(pair)]
    np.testing.assert_allclose(
        mean_pairwise(matrix), math.fsum(known) / len(known) if known else math.nan
    )


@pytest.mark.parametrize("distance", BOTH)
@given(counts=sets_of_reefs())
def test_the_order_of_reefs_and_taxa_does_not_matter(distance: Callable, counts: np.ndarray):
    np.testing.assert_allclose(distance(counts[::-1, ::-1]), distance(counts)[::-1, ::-1])


@given(sets_of_reefs(min_reefs=3, max_reefs=3))
def test_jaccard_takes_no_detour(counts: np.ndarray):
    """The triangle inequality, which makes the Jaccard distance a metric."""
    matrix = jaccard(counts)
    if not np.isnan(matrix).any():
        assert matrix[0, 2] <= matrix[0, 1] + matrix[1, 2] + 1e-12


@given(sets_of_reefs(min_reefs=2))
def test_on_presence_the_two_distances_tell_the_same(counts: np.ndarray):
    """Jaccard J and Sorensen B, which is Bray-Curtis on presence: J = 2B / (1 + B)."""
    sorensen = bray_curtis(counts > 0)
    np.testing.assert_allclose(jaccard(counts), 2 * sorensen / (1 + sorensen), atol=1e-12)


@given(sets_of_reefs(min_reefs=1))
def test_jaccard_reads_presence_only(counts: np.ndarray):
    np.testing.assert_array_equal(jaccard(counts), jaccard(counts > 0))


@pytest.mark.parametrize("dtype", [np.uint8, np.int8, np.float32, np.bool_])
def test_every_kind_of_number_is_as_far_apart(dtype: type):
    """Differences of unsigned counts would wrap round below zero."""
    counts = np.array([[0, 1, 1], [1, 1, 0]], dtype=dtype)
    np.testing.assert_array_equal(bray_curtis(counts), [[0, 0.5], [0.5, 0]])
