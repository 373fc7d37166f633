"""A community, set or record in a batch gives the very numbers that it gives alone."""

from collections.abc import Callable

import numpy as np
import pytest

from reefkit import ecology
from reefkit.ecology import hill_number, ranges_of
from tests.support.effort import effort

BATCH = (effort(30, 300), 10)
OF_COMMUNITIES = {
    name: getattr(ecology, name) for name in ("richness", "shannon", "simpson", "pielou_evenness")
} | {
    f"hill {order}": lambda counts, order=order: hill_number(counts, order)
    for order in (0, 0.3, 0.8, 1, 1.2, 2, 5.5, np.inf)
}
OF_REEFS = ("alpha", "mean_alpha", "gamma", "whittaker_beta", "jaccard", "bray_curtis")
OF_RECORDS = (
    "range_through",
    "range_through_diversity",
    "originations",
    "extinctions",
    "single_interval_taxa",
    "bottom_crossers",
    "top_crossers",
    "through_crossers",
    "per_capita_origination",
    "per_capita_extinction",
)


def counts_of(shape: tuple) -> np.ndarray:
    """Random counts with many zeros, and with empty communities among them."""
    generator = np.random.default_rng(20)
    counts = generator.geometric(0.2, shape) * (generator.random(shape) < 0.4)
    return counts * (generator.random((*shape[:-1], 1)) < 0.8)


def compare(function: Callable, batch: np.ndarray) -> None:
    """Hold every entry of the two leading axes against the same entry alone, to the last bit."""
    together = function(batch)
    assert together.shape[:2] == batch.shape[:2]
    compared = 0
    for place in np.ndindex(batch.shape[:2]):
        alone = function(batch[place].copy())
        np.testing.assert_array_equal(together[place], alone)
        assert together.dtype == alone.dtype
        compared += 1
    assert compared == batch.shape[0] * batch.shape[1] >= 300


@pytest.mark.parametrize("name", OF_COMMUNITIES)
def test_communities(name: str) -> None:
    compare(OF_COMMUNITIES[name], counts_of((*BATCH, 14)))


@pytest.mark.parametrize("name", OF_REEFS)
@pytest.mark.parametrize("reefs", [0, 1, 4])
def test_sets_of_reefs(name: str, reefs: int) -> None:
    compare(getattr(ecology, name), counts_of((*BATCH, reefs, 14)))


@pytest.mark.parametrize("name", ["jaccard", "bray_curtis"])
def test_mean_distances(name: str) -> None:
    distance = getattr(ecology, name)
    compare(lambda counts: ecology.mean_pairwise(distance(counts)), counts_of((*BATCH, 4, 14)))


@pytest.mark.parametrize("name", ["first_appearance", "last_appearance"])
def test_appearances(name: str) -> None:
    compare(getattr(ecology, name), counts_of((*BATCH, 5, 14)))


@pytest.mark.parametrize("name", OF_RECORDS)
@pytest.mark.parametrize("edges", [{}, {"lives_on": False}, {"lived_before": True}])
def test_records(name: str, edges: dict) -> None:
    function = getattr(ecology, name)
    compare(lambda record: function(ranges_of(record, **edges)), counts_of((*BATCH, 5, 14)))


@pytest.mark.parametrize("name", ["table_presence", "range_endings"])
def test_tables(name: str) -> None:
    compare(getattr(ecology, name), counts_of((*BATCH, 5, 4, 14)))


@pytest.mark.parametrize("name", OF_COMMUNITIES)
def test_the_layout_in_memory_does_not_matter(name: str) -> None:
    counts = counts_of((*BATCH, 14))
    turned = np.asfortranarray(counts)
    np.testing.assert_array_equal(OF_COMMUNITIES[name](turned), OF_COMMUNITIES[name](counts))


@pytest.mark.parametrize("name", [*OF_COMMUNITIES])
def test_what_is_given_is_left_as_it_was(name: str) -> None:
    counts = counts_of((*BATCH, 14)).astype(np.float64)
    before = counts.copy()
    OF_COMMUNITIES[name](counts)
    np.testing.assert_array_equal(counts, before)
