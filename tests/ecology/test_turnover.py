"""Origination and extinction: a worked example, a second computation, and the laws of counting."""

import math

import numpy as np
import pytest
from hypothesis import given

from reefkit import ecology
from reefkit.ecology import (
    Ranges,
    bottom_crossers,
    extinctions,
    originations,
    per_capita_extinction,
    per_capita_origination,
    range_through_diversity,
    ranges_of,
    richness,
    single_interval_taxa,
    through_crossers,
    top_crossers,
)
from tests.ecology import plain
from tests.ecology.strategies import records_with_edges

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
def test_worked_example(function: object, expected: list) -> None:
    np.testing.assert_allclose(function(WORKED), expected, rtol=1e-15)


def test_when_all_that_came_in_end_there_is_no_rate() -> None:
    catastrophe = ranges_of([[1, 1, 0], [1, 1, 0], [0, 0, 1]])
    np.testing.assert_array_equal(extinctions(catastrophe), [0, 2, 0])
    assert np.isnan(per_capita_extinction(catastrophe)).all()
    assert np.isnan(per_capita_origination(catastrophe)).all()


def test_no_loss_and_no_gain_are_zero_and_not_minus_zero() -> None:
    steady = ranges_of(np.ones((3, 2)), lived_before=True)
    for rate in (per_capita_origination(steady), per_capita_extinction(steady)):
        np.testing.assert_array_equal(rate, [0.0, 0.0, 0.0])
        assert not np.signbit(rate).any()


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize(("intervals", "taxa"), [(0, 0), (0, 3), (2, 0), (1, 2)])
def test_records_without_anybody_give_zeros_and_no_rates(
    name: str, intervals: int, taxa: int
) -> None:
    numbers = getattr(ecology, name)(ranges_of(np.zeros((intervals, taxa))))
    nothing = math.nan if name.startswith("per_capita") else 0
    np.testing.assert_array_equal(numbers, np.full(intervals, nothing))


@pytest.mark.parametrize("name", FUNCTIONS)
@given(edges=records_with_edges())
def test_every_number_as_counted_taxon_by_taxon(name: str, edges: tuple) -> None:
    record, before, after = edges
    lives = plain.lives(record, before, after)
    expected = [plain.turnover(lives, time)[name] for time in range(len(record))]
    ranges = ranges_of(record, lived_before=before, lives_on=after)
    np.testing.assert_allclose(getattr(ecology, name)(ranges), expected, rtol=1e-12, atol=1e-15)


@given(records_with_edges())
def test_the_classes_of_foote_add_up(edges: tuple) -> None:
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
def test_time_run_backwards_swaps_origination_and_extinction(edges: tuple) -> None:
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
def test_rates_are_never_negative_and_known_where_something_runs_through(edges: tuple) -> None:
    record, before, after = edges
    ranges = ranges_of(record, lived_before=before, lives_on=after)
    for rate in (per_capita_origination(ranges), per_capita_extinction(ranges)):
        np.testing.assert_array_equal(np.isnan(rate), through_crossers(ranges) == 0)
        assert (rate[~np.isnan(rate)] >= 0).all()
