"""First and last appearances, ranges and their table."""

import numpy as np
import pytest
from hypothesis import given

from reefkit.ecology import (
    NEVER,
    RangeRow,
    Ranges,
    RangesError,
    first_appearance,
    last_appearance,
    range_rows,
    range_through,
    ranges_of,
)
from tests.ecology.reference import records, records_with_edges

# Five surveys (rows) of six types. Brain coral has a gap; barrel sponge never settles.
TYPES = ["brain coral", "staghorn", "gorgonian", "platy coral", "barrel sponge", "urchin"]
RECORD = [
    [1, 1, 0, 0, 0, 0],
    [0, 1, 0, 1, 0, 0],
    [1, 1, 0, 0, 0, 0],
    [0, 0, 1, 0, 0, 2],
    [0, 0, 3, 0, 0, 0],
]


def test_first_and_last_appearance_by_hand():
    np.testing.assert_array_equal(first_appearance(RECORD), [0, 0, 3, 1, NEVER, 3])
    np.testing.assert_array_equal(last_appearance(RECORD), [2, 2, 4, 1, NEVER, 3])


def test_ranges_run_through_gaps_and_no_further():
    np.testing.assert_array_equal(
        range_through(ranges_of(RECORD)).astype(int),
        [
            [1, 1, 0, 0, 0, 0],
            [1, 1, 0, 1, 0, 0],
            [1, 1, 0, 0, 0, 0],
            [0, 0, 1, 0, 0, 1],
            [0, 0, 1, 0, 0, 0],
        ],
    )


def test_by_default_those_of_the_last_interval_live_on_and_nobody_lived_before():
    ranges = ranges_of(RECORD)
    np.testing.assert_array_equal(ranges.lives_on, [False, False, True, False, False, False])
    assert not ranges.lived_before.any()


def test_who_lives_on_is_carried_to_the_end_and_who_lived_before_to_the_beginning():
    ranges = ranges_of(
        RECORD,
        lived_before=[False, False, False, True, True, False],
        lives_on=[True, False, False, False, True, False],
    )
    np.testing.assert_array_equal(ranges.first, [0, 0, 3, 0, NEVER, 3])
    np.testing.assert_array_equal(ranges.last, [4, 2, 4, 1, NEVER, 3])
    # A type the record does not hold stays out of it, whatever is said of it.
    np.testing.assert_array_equal(ranges.lives_on, [True, False, False, False, False, False])
    np.testing.assert_array_equal(ranges.lived_before, [False, False, False, True, False, False])


def test_without_anyone_living_on_only_the_record_counts():
    assert not ranges_of(RECORD, lives_on=False).lives_on.any()


def test_the_table_is_in_the_order_of_the_chart():
    assert range_rows(ranges_of(RECORD), TYPES) == [
        RangeRow("brain coral", 0, 2, 3, lived_before=False, lives_on=False),
        RangeRow("staghorn", 0, 2, 3, lived_before=False, lives_on=False),
        RangeRow("platy coral", 1, 1, 1, lived_before=False, lives_on=False),
        RangeRow("urchin", 3, 3, 1, lived_before=False, lives_on=False),
        RangeRow("gorgonian", 3, 4, 2, lived_before=False, lives_on=True),
    ]


@pytest.mark.parametrize("shape", [(0, 0), (0, 3), (3, 0), (2, 0, 3), (1, 3)])
def test_records_without_time_taxa_or_presence_give_never(shape: tuple):
    ranges = ranges_of(np.zeros(shape))
    assert ranges.first.shape == (*shape[:-2], shape[-1])
    assert (ranges.first == NEVER).all()
    assert (ranges.last == NEVER).all()
    assert range_through(ranges).shape == shape
    assert not range_through(ranges).any()


@given(records())
def test_a_taxon_is_present_at_both_ends_of_its_range_and_never_outside(record: np.ndarray):
    first, last = first_appearance(record), last_appearance(record)
    filled = range_through(ranges_of(record))
    assert (first <= last).all()
    assert (filled >= record).all()
    for taxon in np.flatnonzero(record.any(axis=0)):
        assert record[first[taxon], taxon]
        assert record[last[taxon], taxon]
        assert not record[: first[taxon], taxon].any()
        assert not record[last[taxon] + 1 :, taxon].any()
        assert filled[:, taxon].sum() == last[taxon] - first[taxon] + 1


@given(records())
def test_a_filled_record_has_the_ranges_it_was_filled_from(record: np.ndarray):
    ranges = ranges_of(record)
    again = ranges_of(range_through(ranges))
    np.testing.assert_array_equal(again.first, ranges.first)
    np.testing.assert_array_equal(again.last, ranges.last)


@given(records_with_edges())
def test_ranges_can_be_given_instead_of_a_record(edges: tuple):
    record, before, after = edges
    ranges = ranges_of(record, lived_before=before, lives_on=after)
    again = Ranges(
        first=ranges.first,
        last=ranges.last,
        intervals=ranges.intervals,
        lived_before=ranges.lived_before,
        lives_on=ranges.lives_on,
    )
    np.testing.assert_array_equal(range_through(again), range_through(ranges))


@given(records_with_edges())
def test_the_table_holds_every_taxon_once_by_first_then_last_appearance(edges: tuple):
    record, before, after = edges
    ranges = ranges_of(record, lived_before=before, lives_on=after)
    rows = range_rows(ranges, [str(taxon) for taxon in range(record.shape[1])])
    assert [(row.first, row.last) for row in rows] == sorted((row.first, row.last) for row in rows)
    assert sorted(int(row.taxon) for row in rows) == np.flatnonzero(record.any(axis=0)).tolist()
    for row in rows:
        taxon = int(row.taxon)
        assert (row.first, row.last) == (ranges.first[taxon], ranges.last[taxon])
        assert row.intervals == row.last - row.first + 1
        assert (row.lived_before, row.lives_on) == (before[taxon], after[taxon])


@pytest.mark.parametrize(
    ("given_ranges", "sentence"),
    [
        ({"first": [1], "last": [0]}, "before the first"),
        ({"first": [0], "last": [3]}, "outside the 3 intervals"),
        ({"first": [-2], "last": [0]}, "outside the 3 intervals"),
        ({"first": [NEVER], "last": [0]}, "has a last one too"),
        ({"first": [0], "last": [NEVER]}, "has a last one too"),
        ({"first": [0, 1], "last": [0]}, "same shape"),
        ({"first": 0, "last": 0}, "same shape"),
        ({"first": [0.5], "last": [1.0]}, "whole numbers"),
        ({"first": [1], "last": [1], "lived_before": [True]}, "lived before it"),
        ({"first": [1], "last": [1], "lives_on": [True]}, "live on after it"),
        ({"first": [NEVER], "last": [NEVER], "lives_on": [True]}, "live on after it"),
        ({"first": [0], "last": [2], "lives_on": [True, False]}, "does not fit"),
        ({"first": [0], "last": [2], "lives_on": [2]}, "must be booleans"),
        ({"first": [], "last": [], "intervals": -1}, "cannot have -1 intervals"),
    ],
)
def test_ranges_that_contradict_themselves_are_refused(given_ranges: dict, sentence: str):
    arrays = {"intervals": 3} | given_ranges
    with pytest.raises(RangesError, match=sentence):
        Ranges(**arrays)


def test_no_taxon_can_live_on_after_a_record_without_intervals():
    with pytest.raises(RangesError, match="live on after it"):
        Ranges(first=[NEVER], last=[NEVER], intervals=0, lives_on=[True])


def test_a_table_is_of_one_record_with_a_name_for_each_taxon():
    with pytest.raises(RangesError, match="5 names do not fit"):
        range_rows(ranges_of(RECORD), TYPES[:5])
    with pytest.raises(RangesError, match="a table is of one record"):
        range_rows(ranges_of([RECORD, RECORD]), TYPES)
