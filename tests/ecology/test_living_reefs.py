"""Diversity of coral cover on the reefs of the US Virgin Islands, every reef in every year."""

import numpy as np
import pytest

from reefkit.ecology import alpha, gamma, richness, shannon, simpson, whittaker_beta
from tests.ecology.science import column, rows

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
) -> None:
    """To the digits of the cover, which the series rounds to four."""
    assert len(cover) == 590
    np.testing.assert_allclose(function(cover), column(surveys, name), rtol=0, atol=digits)


def test_alpha_beta_and_gamma_of_the_reefs_of_one_year(surveys: list, cover: np.ndarray) -> None:
    year = np.array([row["year"] == "2021" for row in surveys])
    np.testing.assert_array_equal(alpha(cover[year]), column(surveys, "coral_taxa")[year])
    everywhere = {taxon for reef in cover[year] for taxon in np.flatnonzero(reef)}
    assert gamma(cover[year]) == len(everywhere)
    mean = sum(np.count_nonzero(reef) for reef in cover[year]) / year.sum()
    assert whittaker_beta(cover[year]) == pytest.approx(len(everywhere) / mean)
