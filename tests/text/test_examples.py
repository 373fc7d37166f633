"""The examples in the docstrings of this room and of `content` are true."""

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import reefkit

PACKAGE = Path(reefkit.__file__).parent
MODULES = [
    each.name
    for room in ("text", "content")
    for each in pkgutil.iter_modules([str(PACKAGE / room)], f"reefkit.{room}.")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples() -> None:
    found = [doctest.DocTestFinder().find(importlib.import_module(name)) for name in MODULES]
    assert sum(len(test.examples) for tests in found for test in tests) >= 2
