"""Alpha, gamma and Whittaker's beta of sets of reefs, against examples worked on paper."""

import math

import numpy as np
import pytest
from hypothesis import given

from reefkit.ecology import alpha, bray_curtis, gamma, mean_alpha, richness, whittaker_beta
from tests.ecology.strategies import sets_of_reefs

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
def test_worked_examples(name: str) -> None:
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
) -> None:
    np.testing.assert_array_equal(alpha(counts), types)
    np.testing.assert_equal(mean_alpha(counts), average)
    np.testing.assert_equal(gamma(counts), all_types)
    np.testing.assert_equal(whittaker_beta(counts), beta)


@given(sets_of_reefs(min_reefs=2))
def test_gamma_is_mean_alpha_times_beta_and_beta_lies_between_one_and_the_reefs(
    counts: np.ndarray,
) -> None:
    beta = whittaker_beta(counts)
    if counts.sum() == 0:
        assert np.isnan(beta)
    else:
        np.testing.assert_allclose(mean_alpha(counts) * beta, gamma(counts), rtol=1e-12)
        assert 1 - 1e-12 <= beta <= len(counts) + 1e-12


@given(sets_of_reefs(min_reefs=1))
def test_gamma_is_the_richness_of_the_pooled_counts(counts: np.ndarray) -> None:
    assert gamma(counts) == richness(counts.sum(axis=0))
    assert alpha(counts).max() <= gamma(counts) <= alpha(counts).sum()


@given(sets_of_reefs(min_reefs=2, max_reefs=2))
def test_beta_of_two_reefs_is_one_more_than_the_bray_curtis_distance_of_their_presence(
    counts: np.ndarray,
) -> None:
    """For two samples Whittaker's beta minus 1 is the Sorensen dissimilarity (Koleff et al. 2003)."""
    if counts.sum():
        np.testing.assert_allclose(
            whittaker_beta(counts) - 1, bray_curtis(counts > 0)[0, 1], atol=1e-12
        )
