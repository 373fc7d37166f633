"""Our indices beside those of scikit-bio, an independent implementation, on random communities."""

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from skbio.diversity import alpha as independent
from skbio.diversity import beta_diversity

from reefkit.ecology import (
    alpha,
    bray_curtis,
    hill_number,
    jaccard,
    pielou_evenness,
    richness,
    shannon,
    simpson,
)
from tests.ecology.strategies import AMOUNT, living, sets_of_reefs

CLOSE = {"rtol": 1e-9, "atol": 1e-12}
PAIRS = {
    "richness": (richness, independent.sobs),
    "shannon": (shannon, independent.shannon),
    "simpson": (simpson, independent.simpson),
    "hill 0": (
        lambda counts: hill_number(counts, 0),
        lambda counts: independent.hill(counts, order=0),
    ),
    "hill 1": (
        lambda counts: hill_number(counts, 1),
        lambda counts: independent.hill(counts, order=1),
    ),
    "hill 2": (
        lambda counts: hill_number(counts, 2),
        lambda counts: independent.hill(counts, order=2),
    ),
    "hill 2, inverse Simpson": (lambda counts: hill_number(counts, 2), independent.inv_simpson),
    "hill infinity": (lambda counts: 1 / hill_number(counts, np.inf), independent.berger_parker_d),
}


@pytest.mark.parametrize("name", PAIRS)
@given(counts=living())
def test_alpha_of_random_counts(name: str, counts: np.ndarray) -> None:
    ours, theirs = PAIRS[name]
    np.testing.assert_allclose(ours(counts), theirs(counts.astype(int)), **CLOSE)


@pytest.mark.parametrize("name", PAIRS)
@given(amounts=living(AMOUNT))
def test_alpha_of_random_amounts(name: str, amounts: np.ndarray) -> None:
    ours, theirs = PAIRS[name]
    np.testing.assert_allclose(ours(amounts), theirs(amounts), **CLOSE)


@given(living(), st.floats(0, 6).filter(lambda order: abs(order - 1) > 1e-3))
def test_hill_numbers_of_any_order(counts: np.ndarray, order: float) -> None:
    np.testing.assert_allclose(
        hill_number(counts, order), independent.hill(counts.astype(int), order=order), rtol=1e-8
    )


@given(living())
def test_evenness_above_one_type(counts: np.ndarray) -> None:
    assume((counts > 0).sum() >= 2)
    np.testing.assert_allclose(
        pielou_evenness(counts), independent.pielou_e(counts.astype(int)), **CLOSE
    )


@given(sets_of_reefs(min_reefs=1))
def test_alpha_of_every_reef_in_a_set(counts: np.ndarray) -> None:
    np.testing.assert_array_equal(
        alpha(counts), [independent.sobs(reef) if len(reef) else 0 for reef in counts]
    )


@pytest.mark.parametrize(("ours", "name"), [(jaccard, "jaccard"), (bray_curtis, "braycurtis")])
@given(counts=sets_of_reefs(min_reefs=1))
def test_distances_between_reefs_that_are_not_both_empty(
    ours: Callable, name: str, counts: np.ndarray
) -> None:
    assume(counts.shape[1] > 0)
    counts = counts[counts.sum(axis=1) > 0]
    assume(len(counts) > 0)
    counts = np.vstack(
        [counts, np.zeros_like(counts[:1])]
    )  # one empty reef has a distance to others
    theirs = beta_diversity(name, counts).data
    np.testing.assert_allclose(ours(counts), theirs, **CLOSE)
