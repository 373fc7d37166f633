"""The room's documentation: its examples run, and every index says where it is from."""

import ast
import doctest
import importlib
import inspect
import pkgutil
import sys
from pathlib import Path

import pytest

from reefkit import ecology

MODULES = [f"reefkit.ecology.{module.name}" for module in pkgutil.iter_modules(ecology.__path__)]
FUNCTIONS = [name for name in ecology.__all__ if inspect.isfunction(getattr(ecology, name))]
# Not indices: they lay out what an index has computed.
WITHOUT_SOURCE = {"range_rows", "range_endings", "table_presence"}


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_give_what_they_say(module: str) -> None:
    loaded = importlib.import_module(module)
    result = doctest.testmod(loaded)
    public = [name for name in FUNCTIONS if getattr(ecology, name).__module__ == module]
    assert result.failed == 0
    assert result.attempted >= len(public)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_tells_its_parameters_returns_source_and_an_example(name: str) -> None:
    text = inspect.getdoc(getattr(ecology, name))
    sections = {"Parameters", "Returns", "Examples"} | (
        {"References"} - ({"References"} if name in WITHOUT_SOURCE else set())
    )
    assert all(f"\n{section}\n{'-' * len(section)}\n" in text for section in sections)
    assert "shape (" in text


def test_every_number_of_the_plan_has_its_function() -> None:
    within = {"richness", "shannon", "simpson", "pielou_evenness", "hill_number"}
    between = {"alpha", "mean_alpha", "gamma", "whittaker_beta", "jaccard", "bray_curtis"}
    through_time = {"originations", "extinctions", "range_through_diversity"}
    assert within | between | through_time <= set(FUNCTIONS)
    assert all(f"reefkit.ecology.{name}" in MODULES for name in ("community", "ranges", "turnover"))


@pytest.mark.parametrize(
    "path", sorted(Path(ecology.__file__).parent.glob("*.py")), ids=lambda path: path.name
)
def test_the_room_needs_numpy_and_nothing_of_the_project(path: Path) -> None:
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
