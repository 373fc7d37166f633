"""What holds of every index: batches, refusals, documentation."""

import ast
import doctest
import importlib
import inspect
import math
import pkgutil
import re
import sys
from collections.abc import Callable
from pathlib import Path

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
from tests.support.effort import effort
from tests.support.families import each_case

# What is no count, order or distance is refused by name, with a sentence that says why.

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


@each_case(
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
@each_case(("axes", "name"), FUNCTIONS)
def test_invalid_counts_raise(axes: int, name: str, value: object, sentence: str):
    counts = np.full((2,) * axes, value)
    with pytest.raises(CountsError, match=sentence):
        call(name, counts)


@each_case(("axes", "name"), FUNCTIONS)
def test_a_missing_axis_is_named(axes: int, name: str):
    with pytest.raises(CountsError, match=r"must have at least the axes .*taxa.*their shape is"):
        call(name, np.ones((2,) * (axes - 1)))


@each_case(("axes", "name"), FUNCTIONS)
def test_ragged_counts_raise(axes: int, name: str):
    with pytest.raises(CountsError, match="regular array"):
        call(name, [[1, 2], [1]])


@pytest.mark.parametrize("order", [-1, -1e-9, math.nan, -math.inf])
def test_negative_orders_raise(order: float):
    with pytest.raises(OrderError, match="zero or more, not"):
        hill_number([1, 2], order)


@pytest.mark.parametrize(
    "distances", [0.0, [0.0, 1.0], np.zeros((2, 3)), [["near"]], [[0], [1, 0]]]
)
def test_distances_that_are_not_square_raise(distances: object):
    with pytest.raises(
        DistancesError, match=r"must be numbers with the last axes \(reefs, reefs\)"
    ):
        mean_pairwise(distances)


def test_masks_of_another_length_raise():
    with pytest.raises(RangesError, match="does not fit"):
        ranges_of([[1, 0]], lives_on=[True, False, True])
    with pytest.raises(RangesError, match="must be booleans"):
        ranges_of([[1, 0]], lived_before=[1, 0])


@pytest.mark.parametrize("error", [CountsError, DistancesError, OrderError, RangesError])
def test_every_error_of_the_room_can_be_caught_as_one_and_as_a_value_error(error: type):
    assert issubclass(error, EcologyError)
    assert issubclass(error, ValueError)


# A community, set or record in a batch gives the very numbers that it gives alone.

BATCH = (effort(30, 300), 10)
OF_COMMUNITIES = {
    name: getattr(ecology, name) for name in ("richness", "shannon", "simpson", "pielou_evenness")
} | {
    f"hill {order}": lambda counts, order=order: hill_number(counts, order)
    for order in (0, 0.3, 0.8, 1, 1.2, 2, 5.5, np.inf)
}
REEF_MEASURES = ("alpha", "mean_alpha", "gamma", "whittaker_beta", "jaccard", "bray_curtis")
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


@each_case("name", OF_COMMUNITIES)
def test_communities(name: str):
    compare(OF_COMMUNITIES[name], counts_of((*BATCH, 14)))


@each_case("name", REEF_MEASURES)
@each_case("reefs", [0, 1, 4])
def test_sets_of_reefs(name: str, reefs: int):
    compare(getattr(ecology, name), counts_of((*BATCH, reefs, 14)))


@pytest.mark.parametrize("name", ["jaccard", "bray_curtis"])
def test_mean_distances(name: str):
    distance = getattr(ecology, name)
    compare(lambda counts: ecology.mean_pairwise(distance(counts)), counts_of((*BATCH, 4, 14)))


@pytest.mark.parametrize("name", ["first_appearance", "last_appearance"])
def test_appearances(name: str):
    compare(getattr(ecology, name), counts_of((*BATCH, 5, 14)))


@each_case("name", OF_RECORDS)
@each_case("edges", [{}, {"lives_on": False}, {"lived_before": True}])
def test_records(name: str, edges: dict):
    function = getattr(ecology, name)
    compare(lambda record: function(ranges_of(record, **edges)), counts_of((*BATCH, 5, 14)))


@pytest.mark.parametrize("name", ["table_presence", "range_endings"])
def test_tables(name: str):
    compare(getattr(ecology, name), counts_of((*BATCH, 5, 4, 14)))


@each_case("name", OF_COMMUNITIES)
def test_the_layout_in_memory_does_not_matter(name: str):
    counts = counts_of((*BATCH, 14))
    turned = np.asfortranarray(counts)
    np.testing.assert_array_equal(OF_COMMUNITIES[name](turned), OF_COMMUNITIES[name](counts))


@each_case("name", [*OF_COMMUNITIES])
def test_counts_are_not_changed(name: str):
    counts = counts_of((*BATCH, 14)).astype(np.float64)
    before = counts.copy()
    OF_COMMUNITIES[name](counts)
    np.testing.assert_array_equal(counts, before)


# The room's documentation: its examples run, and every index says where it is from.

MODULES = [f"reefkit.ecology.{module.name}" for module in pkgutil.iter_modules(ecology.__path__)]
DOCUMENTED = [name for name in ecology.__all__ if inspect.isfunction(getattr(ecology, name))]
# Not indices: they lay out what an index has computed.
WITHOUT_SOURCE = {"range_rows", "range_endings", "table_presence"}


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_give_what_they_say(module: str):
    loaded = importlib.import_module(module)
    result = doctest.testmod(loaded, globs={})
    public = [name for name in DOCUMENTED if getattr(ecology, name).__module__ == module]
    assert result.failed == 0
    assert result.attempted >= len(public)


@each_case("name", DOCUMENTED)
def test_docstrings_have_all_sections_and_cite_a_source(name: str):
    function = getattr(ecology, name)
    text = inspect.getdoc(function)
    sections = {"Returns", "Examples"}
    if list(inspect.signature(function).parameters) != ["ranges"]:  # `Ranges` say their shapes
        sections.add("Parameters")
    assert all(f"\n{section}\n{'-' * len(section)}\n" in text for section in sections)
    cited = re.findall(
        r"([A-Z]\w+)(?: and [A-Z]\w+| et al\.)?,? \(?(\d{4})\)", " ".join(text.split())
    )
    assert cited or name in WITHOUT_SOURCE
    listed = inspect.getdoc(inspect.getmodule(function))
    for author, year in cited:
        assert re.search(rf"^- {author},.* \({year}\)\.", listed, re.MULTILINE), (author, year)
    assert "shape (" in text


def test_every_number_of_the_plan_has_its_function():
    within = {"richness", "shannon", "simpson", "pielou_evenness", "hill_number"}
    between = {"alpha", "mean_alpha", "gamma", "whittaker_beta", "jaccard", "bray_curtis"}
    through_time = {"originations", "extinctions", "range_through_diversity"}
    assert within | between | through_time <= set(DOCUMENTED)
    assert all(f"reefkit.ecology.{name}" in MODULES for name in ("community", "ranges", "turnover"))


@each_case("path", sorted(Path(ecology.__file__).parent.glob("*.py")), ids=lambda path: path.name)
def test_the_room_needs_numpy_and_nothing_of_the_project(path: Path):
    imported = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(node.module)
    others = {
        name for name in imported if name.split(".")[0] not in sys.stdlib_module_names | {"numpy"}
    }
    assert all(name.startswith("reefkit.ecology") for name in others)
