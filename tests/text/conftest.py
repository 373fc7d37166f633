"""A teacher's overlay, written by a test."""

from pathlib import Path
from textwrap import dedent
from typing import Protocol

import pytest


class WriteOverlay(Protocol):
    """Writes catalogue files, given as text by ``locale/file``, and returns the overlay's folder."""

    def __call__(self, **files: str) -> Path: ...


@pytest.fixture
def overlay(tmp_path: Path) -> WriteOverlay:
    """Return a function that writes ``<locale>=<text of own.ftl>`` into an overlay folder."""

    def write(**files: str) -> Path:
        for locale, text in files.items():
            path = tmp_path / "mine" / "text" / locale.replace("_", "-") / "own.ftl"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(dedent(text), encoding="utf-8")
        return tmp_path / "mine"

    return write
