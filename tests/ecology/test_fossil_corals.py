"""Ranges, origination and extinction of the fossil corals, every number of every stage.

The table by stage was computed by another package (divDyn) from the same occurrences. Here it is
computed twice anew: from the genera found in each stage, with the living genera carried to the
present; and from the table of ranges, whose record ends one stage later, in the Holocene.
"""

import numpy as np
import pytest

from reefkit import ecology
from reefkit.ecology import (
    NEVER,
    Ranges,
    extinctions,
    per_capita_extinction,
    range_rows,
    range_through_diversity,
    ranges_of,
    richness,
    shannon,
)
from tests.ecology.science import FossilCorals, column, fossil_corals

COLUMNS = {
    "genera_range_through": "range_through_diversity",
    "boundary_crossers_bottom": "bottom_crossers",
    "boundary_crossers_top": "top_crossers",
    "first_appearances": "originations",
    "last_appearances": "extinctions",
    "single_stage_genera": "single_interval_taxa",
    "origination_per_capita": "per_capita_origination",
    "extinction_per_capita": "per_capita_extinction",
}
STAGES = 41


@pytest.fixture(scope="module")
def corals() -> FossilCorals:
    return fossil_corals()


@pytest.fixture(scope="module")
def found(corals: FossilCorals) -> Ranges:
    """From the record of finds."""
    return ranges_of(corals.occurrences, lives_on=corals.living)


@pytest.fixture(scope="module")
def tabled(corals: FossilCorals) -> Ranges:
    """From the table of first and last stages, 54 to 95."""
    oldest = int(corals.by_stage[0]["stg"])
    first = column(corals.genera, "fad_stg").astype(int) - oldest
    last = column(corals.genera, "lad_stg").astype(int) - oldest
    return Ranges(first=first, last=last, intervals=STAGES + 1, lives_on=last == STAGES)


def hold(ours: np.ndarray, corals: FossilCorals, name: str) -> None:
    """Hold one number of every stage against a column of the table, rounded to four decimals."""
    theirs = column(corals.by_stage, name)
    assert len(theirs) == len(ours) == STAGES
    np.testing.assert_allclose(ours, theirs, rtol=0, atol=5.1e-5)


@pytest.mark.parametrize("name", COLUMNS)
def test_every_stage_from_the_finds(corals: FossilCorals, found: Ranges, name: str) -> None:
    hold(getattr(ecology, COLUMNS[name])(found), corals, name)


@pytest.mark.parametrize("name", COLUMNS)
def test_every_stage_from_the_ranges(corals: FossilCorals, tabled: Ranges, name: str) -> None:
    hold(getattr(ecology, COLUMNS[name])(tabled)[:STAGES], corals, name)


def test_genera_found_in_every_stage(corals: FossilCorals) -> None:
    hold(richness(corals.occurrences), corals, "genera_sampled")


def test_occurrences_and_their_entropy_in_every_stage(corals: FossilCorals) -> None:
    hold(corals.occurrences.sum(axis=1), corals, "occurrences")
    hold(shannon(corals.occurrences), corals, "shannon_of_occurrences")


def test_every_stage_when_only_fossils_count(corals: FossilCorals) -> None:
    fossils = ranges_of(corals.occurrences, lives_on=False)
    hold(range_through_diversity(fossils), corals, "genera_range_through_fossils_only")


@pytest.mark.parametrize(
    ("name", "trait", "value"),
    [
        ("zoox_range_through", "symbiosis", "zooxanthellate"),
        ("azoox_range_through", "symbiosis", "azooxanthellate"),
    ],
)
def test_every_stage_by_symbiosis(corals: FossilCorals, name: str, trait: str, value: str) -> None:
    these = np.array([genus[trait] == value for genus in corals.genera])
    ranges = ranges_of(corals.occurrences[:, these], lives_on=corals.living[these])
    hold(range_through_diversity(ranges), corals, name)


@pytest.mark.parametrize(
    ("name", "growth"), [("colonial_sampled", "colonial"), ("solitary_sampled", "solitary")]
)
def test_every_stage_by_growth_form(corals: FossilCorals, name: str, growth: str) -> None:
    these = np.array([genus["growth"] == growth for genus in corals.genera])
    hold(richness(corals.occurrences[:, these]), corals, name)


def test_each_genus_has_its_own_first_and_last_stage(corals: FossilCorals, found: Ranges) -> None:
    stages = [row["stage"] for row in corals.by_stage]
    bases = column(corals.by_stage, "bottom_ma")
    tops = column(corals.by_stage, "top_ma")
    compared = 0
    for genus, first, last, lives_on in zip(
        corals.genera, found.first, found.last, found.lives_on, strict=True
    ):
        if first == NEVER:
            assert genus["occurrences"] == "0"
            assert genus["extant"] == "1"
            continue
        assert genus["first_stage"] == stages[first]
        assert float(genus["first_max_ma"]) == bases[first]
        assert genus["last_stage"] == ("Holocene" if lives_on else stages[last])
        assert float(genus["last_min_ma"]) == (0 if lives_on else tops[last])
        compared += 1
    assert compared == 824 - 64


def test_each_genus_has_its_own_last_fossil(corals: FossilCorals) -> None:
    stages = [*(row["stage"] for row in corals.by_stage), ""]  # -1, never, finds the empty name
    last = ecology.last_appearance(corals.occurrences)
    assert [stages[stage] for stage in last] == [row["last_fossil_stage"] for row in corals.genera]


def test_the_ends_of_the_triassic_and_of_the_cretaceous(
    corals: FossilCorals, found: Ranges
) -> None:
    rhaetian, maastrichtian = corals.stage("Rhaetian"), corals.stage("Maastrichtian")
    diversity, gone, rate = (
        function(found)
        for function in (range_through_diversity, extinctions, per_capita_extinction)
    )
    assert (gone[rhaetian], diversity[rhaetian]) == (42, 69)
    assert (gone[maastrichtian], diversity[maastrichtian]) == (41, 150)
    assert rate[rhaetian] == pytest.approx(0.869, abs=5e-4)
    assert rate[maastrichtian] == pytest.approx(0.307, abs=5e-4)


def test_the_pull_of_the_recent_lifts_the_pliocene_from_135_to_162(
    corals: FossilCorals, found: Ranges
) -> None:
    pliocene = corals.stage("Pliocene")
    fossils = ranges_of(corals.occurrences, lives_on=False)
    assert range_through_diversity(fossils)[pliocene] == 135
    assert range_through_diversity(found)[pliocene] == 162


def test_the_table_of_ranges_leaves_out_the_64_genera_without_a_fossil(
    corals: FossilCorals, found: Ranges
) -> None:
    table = range_rows(found, [genus["genus"] for genus in corals.genera])
    assert len(table) == 760
    assert table[0].first == 0
    assert sum(row.lives_on for row in table) == 226 - 64
