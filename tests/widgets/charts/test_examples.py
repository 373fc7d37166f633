"""Every example in the charts' docstrings works alone."""

import doctest
import importlib
import pkgutil

import pytest

from reefkit.widgets import charts

NAMES = [each.name for each in pkgutil.iter_modules(charts.__path__, f"{charts.__name__}.")]


@pytest.mark.parametrize("name", NAMES)
def test_examples_hold(name: str) -> None:
    module = importlib.import_module(name)
    assert doctest.testmod(module).failed == 0
