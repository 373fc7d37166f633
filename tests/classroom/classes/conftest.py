"""Tests of classes run on SQLite, those that ask most of a database on PostgreSQL too.

The long tier runs all of them on both.
"""

import shutil
from datetime import timedelta
from pathlib import Path

import pytest

from reefkit.classroom.store import Store
from tests.classroom.conftest import Opener
from tests.support.effort import at_length

on_both = pytest.mark.parametrize("place", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=at_length)])
def place(request: pytest.FixtureRequest) -> str:
    fixture = "sqlite_place" if request.param == "sqlite" else "postgres_place"
    return str(request.getfixturevalue(fixture))


@pytest.fixture
def elsewhere(sqlite_made: Path, tmp_path: Path, opened: Opener) -> Store:
    """Another machine, an hour later."""
    store = opened(shutil.copy(sqlite_made, tmp_path / "elsewhere.sqlite"))
    store._clock.now += timedelta(hours=1)  # type: ignore[attr-defined]
    return store
