"""Origination, extinction and endings: worked examples, laws, and the fossil corals."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as npst

from reefkit import ecology
from reefkit.ecology import (
    NEVER,
    RangeEnd,
    Ranges,
    bottom_crossers,
    extinctions,
    gamma,
    originations,
    per_capita_extinction,
    per_capita_origination,
    range_endings,
    range_rows,
    range_through_diversity,
    ranges_of,
    richness,
    shannon,
    single_interval_taxa,
    table_presence,
    through_crossers,
    top_crossers,
)
from tests.ecology import reference as plain
from tests.ecology.reference import (
    FOLDER,
    FossilCorals,
    column,
    fossil_corals,
    records_with_edges,
    rows,
)

# Origination and extinction: a worked example, a second computation, and the laws of counting.

# Foote (2000): in the middle of three intervals 3 taxa run through, 2 end, 4 begin, 1 does both.
#              N_bt      N_bL   N_Ft         N_FL
WORKED = Ranges(
    first=np.array([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]),
    last=np.array([2, 2, 2, 1, 1, 2, 2, 2, 2, 1]),
    intervals=3,
    lives_on=np.array([True, True, True, False, False, True, True, False, False, False]),
)
FUNCTIONS = list(plain.turnover([], 0))


@pytest.mark.parametrize(
    ("function", "expected"),
    [
        (range_through_diversity, [5, 10, 7]),
        (originations, [5, 5, 0]),
        (extinctions, [0, 3, 2]),
        (single_interval_taxa, [0, 1, 0]),
        (bottom_crossers, [0, 5, 7]),
        (top_crossers, [5, 7, 5]),
        (through_crossers, [0, 3, 5]),
        (per_capita_origination, [math.nan, -math.log(3 / 7), 0.0]),
        (per_capita_extinction, [math.nan, -math.log(3 / 5), -math.log(5 / 7)]),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_worked_example(function: object, expected: list):
    np.testing.assert_allclose(function(WORKED), expected, rtol=1e-15)


def test_when_all_that_came_in_end_there_is_no_rate():
    catastrophe = ranges_of([[1, 1, 0], [1, 1, 0], [0, 0, 1]])
    np.testing.assert_array_equal(extinctions(catastrophe), [0, 2, 0])
    assert np.isnan(per_capita_extinction(catastrophe)).all()
    assert np.isnan(per_capita_origination(catastrophe)).all()


def test_no_loss_and_no_gain_are_zero_and_not_minus_zero():
    steady = ranges_of(np.ones((3, 2)), lived_before=True)
    for rate in (per_capita_origination(steady), per_capita_extinction(steady)):
        np.testing.assert_array_equal(rate, [0.0, 0.0, 0.0])
        assert not np.signbit(rate).any()


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize(("intervals", "taxa"), [(0, 0), (0, 3), (2, 0), (1, 2)])
def test_records_without_anybody_give_zeros_and_no_rates(name: str, intervals: int, taxa: int):
    numbers = getattr(ecology, name)(ranges_of(np.zeros((intervals, taxa))))
    nothing = math.nan if name.startswith("per_capita") else 0
    np.testing.assert_array_equal(numbers, np.full(intervals, nothing))


@pytest.mark.parametrize("name", FUNCTIONS)
@given(edges=records_with_edges())
def test_every_number_as_counted_taxon_by_taxon(name: str, edges: tuple):
    record, before, after = edges
    lives = plain.lives(record, before, after)
    expected = [plain.turnover(lives, time)[name] for time in range(len(record))]
    ranges = ranges_of(record, lived_before=before, lives_on=after)
    np.testing.assert_allclose(getattr(ecology, name)(ranges), expected, rtol=1e-12, atol=1e-15)


@given(records_with_edges())
def test_the_classes_of_foote_add_up(edges: tuple):
    record, before, after = edges
    ranges = ranges_of(record, lived_before=before, lives_on=after)
    diversity, through = range_through_diversity(ranges), through_crossers(ranges)
    begin, end, both = originations(ranges), extinctions(ranges), single_interval_taxa(ranges)
    np.testing.assert_array_equal(through + begin + end - both, diversity)
    np.testing.assert_array_equal(bottom_crossers(ranges), diversity - begin)
    np.testing.assert_array_equal(top_crossers(ranges), diversity - end)
    np.testing.assert_array_equal(bottom_crossers(ranges)[1:], top_crossers(ranges)[:-1])
    assert (diversity >= richness(record)).all()
    appeared = record.any(axis=0)
    assert begin.sum() == (appeared & ~before).sum()
    assert end.sum() == (appeared & ~after).sum()


@given(records_with_edges())
def test_time_run_backwards_swaps_origination_and_extinction(edges: tuple):
    record, before, after = edges
    forwards = ranges_of(record, lived_before=before, lives_on=after)
    backwards = ranges_of(record[::-1], lived_before=after, lives_on=before)
    for one, other in (
        (originations, extinctions),
        (bottom_crossers, top_crossers),
        (per_capita_origination, per_capita_extinction),
        (range_through_diversity, range_through_diversity),
    ):
        np.testing.assert_array_equal(one(forwards), other(backwards)[::-1])


@given(records_with_edges())
def test_rates_are_never_negative_and_known_where_something_runs_through(edges: tuple):
    record, before, after = edges
    ranges = ranges_of(record, lived_before=before, lives_on=after)
    for rate in (per_capita_origination(ranges), per_capita_extinction(ranges)):
        np.testing.assert_array_equal(np.isnan(rate), through_crossers(ranges) == 0)
        assert (rate[~np.isnan(rate)] >= 0).all()


# Extirpated on a reef, or extinct at the table.

ABSENT, STANDING, EXTIRPATED, EXTINCT = RangeEnd
TABLES = st.tuples(st.integers(0, 5), st.integers(0, 4), st.integers(0, 5)).flatmap(
    lambda shape: npst.arrays(np.bool_, shape)
)


@pytest.mark.parametrize(
    ("reefs", "endings"),
    [
        # One type; each text is a reef, each character a survey: x present, . absent.
        (["xxx", "xxx"], [STANDING, STANDING]),
        (["x..", "xxx"], [EXTIRPATED, STANDING]),
        (["x..", "xx."], [EXTIRPATED, EXTINCT]),
        (["x..", "x.."], [EXTINCT, EXTINCT]),
        (["x..", "..."], [EXTINCT, ABSENT]),
        (["...", "..."], [ABSENT, ABSENT]),
        (["x.x", "x.."], [STANDING, EXTIRPATED]),
        # It came back to the table from outside: the other reef's loss was no extinction.
        (["x..", ".x.", "..x"], [EXTIRPATED, EXTIRPATED, STANDING]),
        (["xx."], [EXTINCT]),
        (["x"], [STANDING]),
    ],
)
def test_endings_by_hand(reefs: list, endings: list):
    record = np.array([[mark == "x" for mark in reef] for reef in reefs]).T[..., np.newaxis]
    assert range_endings(record)[:, 0].tolist() == endings


@pytest.mark.parametrize("shape", [(0, 2, 3), (2, 0, 3), (2, 2, 0), (0, 0, 0), (1, 1, 1)])
def test_tables_without_time_reefs_taxa_or_presence_have_only_absences(shape: tuple):
    endings = range_endings(np.zeros(shape))
    assert endings.shape == shape[1:]
    assert (endings == ABSENT).all()


@given(TABLES)
def test_endings_as_told_reef_by_reef(record: np.ndarray):
    surveys, reefs, taxa = record.shape
    endings = range_endings(record)
    for reef in range(reefs):
        for taxon in range(taxa):
            times = [time for time in range(surveys) if record[time, reef, taxon]]
            if not times:
                expected = ABSENT
            elif times[-1] == surveys - 1:
                expected = STANDING
            elif any(record[time, :, taxon].any() for time in range(times[-1] + 1, surveys)):
                expected = EXTIRPATED
            else:
                expected = EXTINCT
            assert endings[reef, taxon] == expected


@given(TABLES)
def test_the_table_holds_what_any_reef_holds(record: np.ndarray):
    anywhere = table_presence(record)
    assert anywhere.shape == (record.shape[0], record.shape[2])
    np.testing.assert_array_equal(anywhere.sum(axis=-1), gamma(record))
    for time, taxon in np.ndindex(anywhere.shape):
        assert anywhere[time, taxon] == any(record[time, :, taxon])


@given(TABLES)
def test_a_taxon_is_extinct_at_the_table_on_some_reef_or_stands_on_one(record: np.ndarray):
    endings = range_endings(record)
    seen = record.any(axis=(0, 1))
    stands, gone = (endings == STANDING).any(axis=0), (endings == EXTINCT).any(axis=0)
    np.testing.assert_array_equal(stands ^ gone, seen)


# Ranges, origination and extinction of the fossil corals, every number of every stage.
#
# The table by stage was computed by another package (divDyn) from the same occurrences. Here it is
# computed twice anew: from the genera found in each stage, with the living genera carried to the
# present; and from the table of ranges, whose record ends one stage later, in the Holocene.

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
def test_every_stage_from_the_finds(corals: FossilCorals, found: Ranges, name: str):
    hold(getattr(ecology, COLUMNS[name])(found), corals, name)


@pytest.mark.parametrize("name", COLUMNS)
def test_every_stage_from_the_ranges(corals: FossilCorals, tabled: Ranges, name: str):
    hold(getattr(ecology, COLUMNS[name])(tabled)[:STAGES], corals, name)


def test_genera_found_in_every_stage(corals: FossilCorals):
    hold(richness(corals.occurrences), corals, "genera_sampled")


def test_occurrences_and_their_entropy_in_every_stage(corals: FossilCorals):
    hold(corals.occurrences.sum(axis=1), corals, "occurrences")
    hold(shannon(corals.occurrences), corals, "shannon_of_occurrences")


def test_every_stage_when_only_fossils_count(corals: FossilCorals):
    fossils = ranges_of(corals.occurrences, lives_on=False)
    hold(range_through_diversity(fossils), corals, "genera_range_through_fossils_only")


@pytest.mark.parametrize(
    ("name", "trait", "value"),
    [
        ("zoox_range_through", "symbiosis", "zooxanthellate"),
        ("azoox_range_through", "symbiosis", "azooxanthellate"),
    ],
)
def test_every_stage_by_symbiosis(corals: FossilCorals, name: str, trait: str, value: str):
    these = np.array([genus[trait] == value for genus in corals.genera])
    ranges = ranges_of(corals.occurrences[:, these], lives_on=corals.living[these])
    hold(range_through_diversity(ranges), corals, name)


@pytest.mark.parametrize(
    ("name", "growth"), [("colonial_sampled", "colonial"), ("solitary_sampled", "solitary")]
)
def test_every_stage_by_growth_form(corals: FossilCorals, name: str, growth: str):
    these = np.array([genus["growth"] == growth for genus in corals.genera])
    hold(richness(corals.occurrences[:, these]), corals, name)


def test_each_genus_has_its_own_first_and_last_stage(corals: FossilCorals, found: Ranges):
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


def test_each_genus_has_its_own_last_fossil(corals: FossilCorals):
    stages = [*(row["stage"] for row in corals.by_stage), ""]  # -1, never, finds the empty name
    last = ecology.last_appearance(corals.occurrences)
    assert [stages[stage] for stage in last] == [row["last_fossil_stage"] for row in corals.genera]


def test_the_ends_of_the_triassic_and_of_the_cretaceous(corals: FossilCorals, found: Ranges):
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
):
    pliocene = corals.stage("Pliocene")
    fossils = ranges_of(corals.occurrences, lives_on=False)
    assert range_through_diversity(fossils)[pliocene] == 135
    assert range_through_diversity(found)[pliocene] == 162


def test_the_table_of_ranges_leaves_out_the_64_genera_without_a_fossil(
    corals: FossilCorals, found: Ranges
):
    table = range_rows(found, [genus["genus"] for genus in corals.genera])
    assert len(table) == 760
    assert table[0].first == 0
    assert sum(row.lives_on for row in table) == 226 - 64


# The shipped series are whole, say where they are from, and carry the licence that must travel.

SERIES = {
    "caribbean_noaa_region_year.csv": (84, 6),
    "fossil_coral_diversity_by_stage.csv": (41, 26),
    "fossil_coral_genus_by_stage.csv": (3377, 4),
    "fossil_coral_genus_ranges.csv": (824, 15),
    "geological_stages_gts2020.csv": (95, 11),
    "usvi_tcrmp_bleaching_thresholds.csv": (43, 3),
    "usvi_tcrmp_coral_species_cover.csv": (7807, 4),
    "usvi_tcrmp_site_year.csv": (590, 20),
}


@pytest.mark.parametrize("name", SERIES)
def test_a_series_is_whole_and_credited(name: str):
    table = rows(name)
    assert (len(table), len(table[0])) == SERIES[name]
    assert all(None not in row and None not in row.values() for row in table)
    assert f"`{name}`" in (FOLDER / "README.md").read_text(encoding="utf-8")


def test_no_series_is_here_without_being_known():
    assert {path.name for path in FOLDER.glob("*.csv")} == set(SERIES)


@pytest.mark.parametrize(
    "credit",
    [
        "Paleobiology Database",
        "10.1111/2041-210X.13161",
        "Kiessling & Kocsis 2015",
        "Gradstein, Ogg, Schmitz & Ogg 2020",
        "Territorial Coral Reef Monitoring Program",
        "Groves & Viehman 2023",
        "CC BY 4.0",
    ],
)
def test_the_credits_are_named(credit: str):
    assert credit in (FOLDER / "README.md").read_text(encoding="utf-8")


def test_the_licence_of_the_reef_monitoring_travels_with_its_files():
    text = (FOLDER / "LICENSE-tcrmp.txt").read_text(encoding="utf-8")
    assert "Copyright (c) 2022 tcrmp authors" in text
    assert "above copyright notice and this permission notice shall be included" in text


def test_the_stages_of_the_corals_are_those_of_the_time_scale():
    scale = {row["stg"]: row for row in rows("geological_stages_gts2020.csv")}
    for stage in rows("fossil_coral_diversity_by_stage.csv"):
        same = scale[stage["stg"]]
        assert stage["stage"] == same["stage"]
        assert stage["system"] == same["system"]
        assert stage["colour"] == same["col"]
        assert float(stage["bottom_ma"]) == float(same["bottom"])
        assert float(stage["top_ma"]) == float(same["top"])
