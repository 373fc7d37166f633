"""Diversity within a community: published values, its laws, and real reefs."""

import json
import math
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from reefkit.ecology import (
    alpha,
    bray_curtis,
    gamma,
    hill_number,
    jaccard,
    pielou_evenness,
    richness,
    shannon,
    simpson,
    whittaker_beta,
)
from tests.ecology.reference import AMOUNT, column, communities, living, rows, sets_of_reefs

# Diversity within a community, against published values, paper and pencil, and its own laws.

PUBLISHED = json.loads(
    (Path(__file__).parents[1] / "data" / "ecology" / "diversity_checks.json").read_text(
        encoding="utf-8"
    )
)
COMMUNITIES = {
    "BCI_site_1": PUBLISHED["BCI_site_1"],
    "spiders_girdled": PUBLISHED["spiders_girdled"],
} | PUBLISHED["by_hand"]
INDICES = {
    "S": richness,
    "shannon_ln": shannon,
    "hill1_expH": lambda counts: hill_number(counts, 1),
    "simpson_1_minus_D": simpson,
    "hill2_inverse_simpson": lambda counts: hill_number(counts, 2),
    "pielou_J": pielou_evenness,
}
ORDERS = st.one_of(st.sampled_from([0.0, 0.5, 1.0, 1.5, 2.0, math.inf]), st.floats(0.0, 50.0))
CLOSE = {"rtol": 1e-9, "atol": 1e-12}


@pytest.mark.parametrize("index", INDICES)
@pytest.mark.parametrize("name", COMMUNITIES)
def test_published_communities_have_their_published_diversity(name: str, index: str):
    community = COMMUNITIES[name]
    # The file rounds to six decimals.
    assert INDICES[index](community["counts"]) == pytest.approx(community[index], abs=5.1e-7)


@pytest.mark.parametrize("name", COMMUNITIES)
def test_hill_numbers_of_order_zero_and_infinity_are_richness_and_inverse_berger_parker(name: str):
    community = COMMUNITIES[name]
    assert hill_number(community["counts"], 0) == community["S"]
    assert 1 / hill_number(community["counts"], math.inf) == pytest.approx(
        community["berger_parker"], abs=5.1e-7
    )


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        # counts: richness, Shannon, Simpson, evenness, Hill numbers of every order
        ([], (0, 0.0, 0.0, math.nan, 0.0)),
        ([0, 0, 0], (0, 0.0, 0.0, math.nan, 0.0)),
        ([1], (1, 0.0, 0.0, math.nan, 1.0)),
        ([0, 1, 0], (1, 0.0, 0.0, math.nan, 1.0)),
        ([2, 0], (1, 0.0, 0.0, math.nan, 1.0)),
        ([1, 1], (2, math.log(2), 0.5, 1.0, 2.0)),
        ([True, True, False], (2, math.log(2), 0.5, 1.0, 2.0)),
    ],
)
def test_communities_of_none_one_and_two_individuals_give_what_is_documented(
    counts: list, expected: tuple
):
    types, entropy, different, evenness, effective = expected
    np.testing.assert_equal(richness(counts), types)
    np.testing.assert_allclose(shannon(counts), entropy, rtol=1e-15)
    np.testing.assert_equal(simpson(counts), different)
    np.testing.assert_equal(pielou_evenness(counts), evenness)
    for order in (0, 0.5, 0.9, 1, 1.1, 2, 7, math.inf):
        np.testing.assert_allclose(hill_number(counts, order), effective, rtol=1e-14)


def test_no_index_is_a_negative_zero():
    assert not any(np.signbit([shannon([3]), shannon([0]), simpson([3]), simpson([0])]))


@pytest.mark.parametrize("dtype", [np.uint8, np.int16, np.int64, np.float32, np.float64, np.bool_])
def test_every_kind_of_number_counts_the_same(dtype: type):
    counts = np.array([1, 1, 1, 0], dtype=dtype)
    assert shannon(counts) == shannon([1.0, 1.0, 1.0, 0.0])


def test_many_small_unsigned_counts_do_not_wrap_round():
    assert simpson(np.full(4, 200, dtype=np.uint8)) == 0.75


@given(living(AMOUNT), ORDERS, ORDERS)
def test_hill_numbers_fall_with_the_order(counts: np.ndarray, one: float, other: float):
    low, high = sorted((one, other))
    assert hill_number(counts, high) <= hill_number(counts, low) * (1 + 1e-9)


@given(living(AMOUNT), ORDERS)
def test_effective_types_lie_between_one_and_the_richness(counts: np.ndarray, order: float):
    number = hill_number(counts, order)
    assert 1 - 1e-9 <= number <= richness(counts) * (1 + 1e-9)


@given(st.integers(1, 12), st.floats(0.001, 1000), ORDERS)
def test_equally_common_types_are_as_many_as_they_are_at_every_order(
    types: int, amount: float, order: float
):
    np.testing.assert_allclose(hill_number(np.full(types, amount), order), types, rtol=1e-9)


@given(living(), ORDERS, st.integers(1, 5))
def test_communities_that_share_no_type_multiply_effective_types(
    counts: np.ndarray, order: float, copies: int
):
    """The replication principle (Hill 1973; Jost 2006)."""
    together = np.tile(counts, copies)
    np.testing.assert_allclose(
        hill_number(together, order), copies * hill_number(counts, order), rtol=1e-8
    )
    np.testing.assert_allclose(shannon(together), shannon(counts) + math.log(copies), **CLOSE)


@given(living(), st.floats(0.0, 8.0))
def test_hill_numbers_follow_the_formula(counts: np.ndarray, order: float):
    """The definition, summed term by term in plain Python; near order 1 it has no digits left."""
    assume(abs(order - 1) > 1e-4)
    shares = [float(count) / float(counts.sum()) for count in counts if count]
    expected = math.fsum(share**order for share in shares) ** (1 / (1 - order))
    np.testing.assert_allclose(hill_number(counts, order), expected, rtol=1e-9)


@given(living(AMOUNT), st.floats(1e-12, 1e-5))
def test_hill_numbers_run_smoothly_through_order_one(counts: np.ndarray, step: float):
    middle = float(hill_number(counts, 1))
    np.testing.assert_allclose(hill_number(counts, 1 - step), middle, rtol=200 * step + 1e-12)
    np.testing.assert_allclose(hill_number(counts, 1 + step), middle, rtol=200 * step + 1e-12)


@given(living())
def test_orders_one_and_two_are_shannon_and_simpson(counts: np.ndarray):
    np.testing.assert_allclose(hill_number(counts, 1), np.exp(shannon(counts)), **CLOSE)
    np.testing.assert_allclose(1 - 1 / hill_number(counts, 2), simpson(counts), **CLOSE)


@given(communities(), st.randoms(use_true_random=False), ORDERS)
def test_neither_the_order_of_taxa_nor_absent_taxa_matter(
    counts: np.ndarray, random: Random, order: float
):
    shuffled = [*counts, 0.0, 0.0]
    random.shuffle(shuffled)
    for index in (
        richness,
        shannon,
        simpson,
        pielou_evenness,
        lambda these: hill_number(these, order),
    ):
        np.testing.assert_allclose(index(shuffled), index(counts), **CLOSE)


@given(communities(), st.floats(0.001, 1000))
def test_only_shares_matter(counts: np.ndarray, factor: float):
    for index in (
        richness,
        shannon,
        simpson,
        pielou_evenness,
        lambda these: hill_number(these, 1.5),
    ):
        np.testing.assert_allclose(index(counts * factor), index(counts), **CLOSE)


@given(living())
def test_evenness_is_a_share_and_one_only_when_all_are_alike(counts: np.ndarray):
    present = counts[counts > 0]
    evenness = pielou_evenness(counts)
    if len(present) < 2:
        assert np.isnan(evenness)
    elif (present == present[0]).all():
        assert evenness == pytest.approx(1, abs=1e-12)
    else:
        assert 0 < evenness < 1


@given(living(), st.data())
def test_giving_from_a_commoner_to_a_rarer_type_never_lowers_diversity(
    counts: np.ndarray, data: st.DataObject
):
    """The transfer principle: the indices weigh types and not names."""
    rare, common = int(counts.argmin()), int(counts.argmax())
    assume(counts[common] - counts[rare] >= 2)
    given_away = data.draw(st.integers(1, int(counts[common] - counts[rare]) // 2))
    fairer = counts.copy()
    fairer[common] -= given_away
    fairer[rare] += given_away
    assert shannon(fairer) > shannon(counts)
    assert simpson(fairer) > simpson(counts)


# Diversity of coral cover on the reefs of the US Virgin Islands, every reef in every year.

UNIDENTIFIED = {"unidentified coral", "unidentified juvenile coral"}


@pytest.fixture(scope="module")
def surveys() -> list[dict[str, str]]:
    return rows("usvi_tcrmp_site_year.csv")


@pytest.fixture(scope="module")
def cover(surveys: list) -> np.ndarray:
    """Mean cover in per cent, shape (reefs and years, taxa), without the unidentified."""
    found = [
        row
        for row in rows("usvi_tcrmp_coral_species_cover.csv")
        if row["taxon"] not in UNIDENTIFIED
    ]
    taxa = {name: place for place, name in enumerate(sorted({row["taxon"] for row in found}))}
    reefs = {(row["location"], row["year"]): place for place, row in enumerate(surveys)}
    table = np.zeros((len(reefs), len(taxa)))
    for row in found:
        table[reefs[row["location"], row["year"]], taxa[row["taxon"]]] = float(
            row["mean_cover_pct"]
        )
    return table


@pytest.mark.parametrize(
    ("function", "name", "digits"),
    [(richness, "coral_taxa", 0), (shannon, "shannon", 2e-4), (simpson, "simpson_1_minus_D", 1e-4)],
    ids=["richness", "shannon", "simpson"],
)
def test_every_reef_in_every_year(
    surveys: list, cover: np.ndarray, function: object, name: str, digits: float
):
    """To the digits of the cover, which the series rounds to four."""
    assert len(cover) == 590
    np.testing.assert_allclose(function(cover), column(surveys, name), rtol=0, atol=digits)


def test_alpha_beta_and_gamma_of_the_reefs_of_one_year(surveys: list, cover: np.ndarray):
    year = np.array([row["year"] == "2021" for row in surveys])
    np.testing.assert_array_equal(alpha(cover[year]), column(surveys, "coral_taxa")[year])
    everywhere = {taxon for reef in cover[year] for taxon in np.flatnonzero(reef)}
    assert gamma(cover[year]) == len(everywhere)
    mean = sum(np.count_nonzero(reef) for reef in cover[year]) / year.sum()
    assert whittaker_beta(cover[year]) == pytest.approx(len(everywhere) / mean)


# Our indices beside those of scikit-bio, an independent implementation, on random communities.


def independent(index: str, counts: np.ndarray, **given: object) -> Any:  # noqa: ANN401
    """Return an index by scikit-bio, whose import takes seconds that other tests need not wait."""
    return getattr(import_module("skbio.diversity.alpha"), index)(counts, **given)


PAIRS = {
    "sobs": richness,
    "shannon": shannon,
    "simpson": simpson,
    "inv_simpson": lambda counts: hill_number(counts, 2),
    "berger_parker_d": lambda counts: 1 / hill_number(counts, np.inf),
}
"""Our indices by scikit-bio's names for them."""


@pytest.mark.parametrize("name", PAIRS)
@given(counts=living())
def test_alpha_of_random_counts(name: str, counts: np.ndarray):
    theirs = independent(name, counts.astype(int))
    np.testing.assert_allclose(PAIRS[name](counts), theirs, **CLOSE)


@pytest.mark.parametrize("name", PAIRS)
@given(amounts=living(AMOUNT))
def test_alpha_of_random_amounts(name: str, amounts: np.ndarray):
    np.testing.assert_allclose(PAIRS[name](amounts), independent(name, amounts), **CLOSE)


@pytest.mark.parametrize("order", [0, 1, 2])
@given(amounts=living(AMOUNT))
def test_hill_numbers_of_random_amounts(order: int, amounts: np.ndarray):
    theirs = independent("hill", amounts, order=order)
    np.testing.assert_allclose(hill_number(amounts, order), theirs, **CLOSE)


@given(living(), st.floats(0, 6).filter(lambda order: abs(order - 1) > 1e-3))
def test_hill_numbers_of_any_order(counts: np.ndarray, order: float):
    theirs = independent("hill", counts.astype(int), order=order)
    np.testing.assert_allclose(hill_number(counts, order), theirs, rtol=1e-8)


@given(living())
def test_evenness_above_one_type(counts: np.ndarray):
    assume((counts > 0).sum() >= 2)
    theirs = independent("pielou_e", counts.astype(int))
    np.testing.assert_allclose(pielou_evenness(counts), theirs, **CLOSE)


@given(sets_of_reefs(min_reefs=1))
def test_alpha_of_every_reef_in_a_set(counts: np.ndarray):
    theirs = [independent("sobs", reef) if len(reef) else 0 for reef in counts]
    np.testing.assert_array_equal(alpha(counts), theirs)


@pytest.mark.parametrize(("ours", "name"), [(jaccard, "jaccard"), (bray_curtis, "braycurtis")])
@given(counts=sets_of_reefs(min_reefs=1))
def test_distances_between_reefs_that_are_not_both_empty(
    ours: Callable, name: str, counts: np.ndarray
):
    assume(counts.shape[1] > 0)
    counts = counts[counts.sum(axis=1) > 0]
    assume(len(counts) > 0)
    counts = np.vstack(
        [counts, np.zeros_like(counts[:1])]
    )  # one empty reef has a distance to others
    theirs = import_module("skbio.diversity").beta_diversity(name, counts).data
    np.testing.assert_allclose(ours(counts), theirs, **CLOSE)
