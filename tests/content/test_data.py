"""Every file of our own content is declared by somebody, loads, and says what it means."""

from __future__ import annotations

import pytest

import reefkit.games
import reefkit.labs
import reefkit.widgets
from reefkit.content import Library, declarations
from reefkit.content.validation import fields, is_structure

LIBRARY = Library()
ROOMS = (reefkit.games, reefkit.widgets, reefkit.labs)
DECLARED = {path: each for room in ROOMS for path, each in declarations(room).items()}
SERIES = [each for each in LIBRARY.files() if each.endswith(".csv")]


@pytest.mark.parametrize("path", sorted(DECLARED))
def test_every_declared_file_loads(path: str) -> None:
    assert LIBRARY.load(path, DECLARED[path])


def test_every_file_is_declared() -> None:
    """A TOML file that no type is declared for would be read by nobody, or unchecked."""
    files = [each for each in LIBRARY.files() if each.endswith(".toml")]
    assert sorted(set(files) - DECLARED.keys()) == []
    assert sorted(DECLARED.keys() - set(files)) == []


@pytest.mark.parametrize("path", SERIES)
def test_every_series_loads_and_has_rows(path: str) -> None:
    table = LIBRARY.table(path)
    assert len(table) > 10
    for name, cells in table.columns.items():
        assert any(cell is not None for cell in cells), name
        kinds = {type(cell) for cell in cells} - {type(None)}
        assert len(kinds) == 1, name


def test_the_series_are_there() -> None:
    assert len(SERIES) >= 5


@pytest.mark.parametrize("path", sorted(DECLARED))
def test_declared_structures_refuse_unknown_keys(path: str) -> None:
    assert [
        each.__name__
        for each in _structures(DECLARED[path])
        if not each.__struct_config__.forbid_unknown_fields
    ] == []


def _structures(shape: object) -> list[type]:
    found = []
    waiting = [shape]
    while waiting:
        each = waiting.pop()
        waiting += getattr(each, "__args__", ())
        if is_structure(each) and each not in found:
            found.append(each)
            waiting += [field.type for field in fields(each)]
    return found
