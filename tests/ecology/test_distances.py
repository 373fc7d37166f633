"""Distances between reefs: worked examples, documented edges, and the laws of a distance."""

import itertools
import math
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given

from reefkit.ecology import bray_curtis, jaccard, mean_pairwise
from tests.ecology.strategies import sets_of_reefs

BOTH = [jaccard, bray_curtis]
# Individuals not matched: 4 + 7 + 2 = 13 of 33, 2 + 7 + 6 = 15 of 35, 2 + 0 + 4 = 6 of 34.
THREE = [[6, 7, 4], [10, 0, 6], [8, 0, 10]]
# Types: {a, b, c, d}, {c, d, e}, {e, f}. Shared over all: 2/5, 0/6, 1/4.
GRADIENT = [[8, 4, 2, 1, 0, 0], [0, 0, 3, 5, 1, 0], [0, 0, 0, 0, 2, 6]]


def test_bray_curtis_by_hand() -> None:
    expected = [[0, 13 / 33, 15 / 35], [13 / 33, 0, 6 / 34], [15 / 35, 6 / 34, 0]]
    np.testing.assert_allclose(bray_curtis(THREE), expected, rtol=1e-15)
    assert mean_pairwise(bray_curtis(THREE)) == pytest.approx((13 / 33 + 15 / 35 + 6 / 34) / 3)


def test_jaccard_by_hand() -> None:
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
def test_sets_of_none_one_and_two_reefs_give_what_is_documented(
    distance: Callable, counts: np.ndarray, matrix: np.ndarray, mean: float
) -> None:
    np.testing.assert_equal(distance(counts), np.array(matrix))
    np.testing.assert_equal(mean_pairwise(distance(counts)), mean)


@pytest.mark.parametrize("distance", BOTH)
@given(counts=sets_of_reefs())
def test_distances_are_symmetric_shares_and_nothing_only_between_two_empty_reefs(
    distance: Callable, counts: np.ndarray
) -> None:
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
def test_the_mean_takes_each_pair_once(distance: Callable, counts: np.ndarray) -> None:
    matrix = distance(counts)
    pairs = [matrix[pair] for pair in itertools.combinations(range(len(counts)), 2)]
    known = [pair for pair in pairs if not np.isnan(pair)]
    np.testing.assert_allclose(
        mean_pairwise(matrix), math.fsum(known) / len(known) if known else math.nan
    )


@pytest.mark.parametrize("distance", BOTH)
@given(counts=sets_of_reefs())
def test_the_order_of_reefs_and_taxa_does_not_matter(
    distance: Callable, counts: np.ndarray
) -> None:
    np.testing.assert_allclose(distance(counts[::-1, ::-1]), distance(counts)[::-1, ::-1])


@given(sets_of_reefs(min_reefs=3, max_reefs=3))
def test_jaccard_takes_no_detour(counts: np.ndarray) -> None:
    """The triangle inequality, which makes the Jaccard distance a metric."""
    matrix = jaccard(counts)
    if not np.isnan(matrix).any():
        assert matrix[0, 2] <= matrix[0, 1] + matrix[1, 2] + 1e-12


@given(sets_of_reefs(min_reefs=2))
def test_on_presence_the_two_distances_tell_the_same(counts: np.ndarray) -> None:
    """Jaccard J and Sorensen B, which is Bray-Curtis on presence: J = 2B / (1 + B)."""
    sorensen = bray_curtis(counts > 0)
    np.testing.assert_allclose(jaccard(counts), 2 * sorensen / (1 + sorensen), atol=1e-12)


@given(sets_of_reefs(min_reefs=1))
def test_jaccard_reads_presence_only(counts: np.ndarray) -> None:
    np.testing.assert_array_equal(jaccard(counts), jaccard(counts > 0))


@pytest.mark.parametrize("dtype", [np.uint8, np.int8, np.float32, np.bool_])
def test_every_kind_of_number_is_as_far_apart(dtype: type) -> None:
    """Differences of unsigned counts would wrap round below zero."""
    counts = np.array([[0, 1, 1], [1, 1, 0]], dtype=dtype)
    np.testing.assert_array_equal(bray_curtis(counts), [[0, 0.5], [0.5, 0]])
