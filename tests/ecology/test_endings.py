"""Extirpated on a reef, or extinct at the table."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as npst

from reefkit.ecology import Ending, gamma, range_endings, table_presence

ABSENT, STANDING, EXTIRPATED, EXTINCT = Ending
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
def test_endings_by_hand(reefs: list, endings: list) -> None:
    record = np.array([[mark == "x" for mark in reef] for reef in reefs]).T[..., np.newaxis]
    assert range_endings(record)[:, 0].tolist() == endings


@pytest.mark.parametrize("shape", [(0, 2, 3), (2, 0, 3), (2, 2, 0), (0, 0, 0), (1, 1, 1)])
def test_tables_without_time_reefs_taxa_or_presence_have_only_absences(shape: tuple) -> None:
    endings = range_endings(np.zeros(shape))
    assert endings.shape == shape[1:]
    assert (endings == ABSENT).all()


@given(TABLES)
def test_endings_as_told_reef_by_reef(record: np.ndarray) -> None:
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
def test_the_table_holds_what_any_reef_holds(record: np.ndarray) -> None:
    anywhere = table_presence(record)
    assert anywhere.shape == (record.shape[0], record.shape[2])
    np.testing.assert_array_equal(anywhere.sum(axis=-1), gamma(record))
    for time, taxon in np.ndindex(anywhere.shape):
        assert anywhere[time, taxon] == any(record[time, :, taxon])


@given(TABLES)
def test_a_taxon_is_extinct_at_the_table_on_some_reef_or_stands_on_one(record: np.ndarray) -> None:
    endings = range_endings(record)
    seen = record.any(axis=(0, 1))
    stands, gone = (endings == STANDING).any(axis=0), (endings == EXTINCT).any(axis=0)
    np.testing.assert_array_equal(stands ^ gone, seen)
