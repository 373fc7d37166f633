"""What is no count, order or distance is refused by name, with a sentence that says why."""

import math

import numpy as np
import pytest

from reefkit import ecology
from reefkit.ecology import (
    CountsError,
    DistancesError,
    EcologyError,
    OrderError,
    RangesError,
    hill_number,
    mean_pairwise,
    ranges_of,
)

AXES = {
    1: ("richness", "shannon", "simpson", "pielou_evenness", "hill_number"),
    2: ("alpha", "mean_alpha", "gamma", "whittaker_beta", "jaccard", "bray_curtis"),
    # A record has two axes too: time in the place of reefs.
    -2: ("first_appearance", "last_appearance", "ranges_of"),
    3: ("table_presence", "range_endings"),
}
FUNCTIONS = [(abs(axes), name) for axes, names in AXES.items() for name in names]


def call(name: str, counts: object) -> object:
    function = getattr(ecology, name)
    return function(counts, 2) if name == "hill_number" else function(counts)


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (-1, "zero or more, but one is -1"),
        (-1e-300, "zero or more"),
        (math.nan, "must be finite"),
        (math.inf, "must be finite"),
        (-math.inf, "zero or more"),
        (1e308, "small enough to be added up"),
        (1j, "must be real numbers"),
        ("three", "must be real numbers"),
        (None, "must be real numbers"),
    ],
)
@pytest.mark.parametrize(("axes", "name"), FUNCTIONS)
def test_counts_that_are_none_are_refused_everywhere(
    axes: int, name: str, value: object, sentence: str
) -> None:
    counts = np.full((2,) * axes, value)
    with pytest.raises(CountsError, match=sentence):
        call(name, counts)


@pytest.mark.parametrize(("axes", "name"), FUNCTIONS)
def test_a_missing_axis_is_named(axes: int, name: str) -> None:
    with pytest.raises(CountsError, match=r"must have at least the axes .*taxa.*their shape is"):
        call(name, np.ones((2,) * (axes - 1)))


@pytest.mark.parametrize(("axes", "name"), FUNCTIONS)
def test_ragged_counts_are_refused(axes: int, name: str) -> None:
    with pytest.raises(CountsError, match="regular array"):
        call(name, [[1, 2], [1]])


@pytest.mark.parametrize("order", [-1, -1e-9, math.nan, -math.inf])
def test_an_order_below_zero_is_refused(order: float) -> None:
    with pytest.raises(OrderError, match="zero or more, not"):
        hill_number([1, 2], order)


@pytest.mark.parametrize(
    "distances", [0.0, [0.0, 1.0], np.zeros((2, 3)), [["near"]], [[0], [1, 0]]]
)
def test_distances_that_are_no_square_matrix_are_refused(distances: object) -> None:
    with pytest.raises(
        DistancesError, match=r"must be numbers with the last axes \(reefs, reefs\)"
    ):
        mean_pairwise(distances)


def test_a_mask_that_does_not_fit_the_taxa_is_refused() -> None:
    with pytest.raises(RangesError, match="does not fit"):
        ranges_of([[1, 0]], lives_on=[True, False, True])
    with pytest.raises(RangesError, match="must be booleans"):
        ranges_of([[1, 0]], lived_before=[1, 0])


@pytest.mark.parametrize("error", [CountsError, DistancesError, OrderError, RangesError])
def test_every_error_of_the_room_can_be_caught_as_one_and_as_a_value_error(error: type) -> None:
    assert issubclass(error, EcologyError)
    assert issubclass(error, ValueError)
