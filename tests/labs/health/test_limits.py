"""The self-check tells which limits were met since yesterday, and what a teacher can do."""

from __future__ import annotations

from pathlib import Path

import pytest

from reefkit.classroom.store import Store
from reefkit.labs.health import machine
from reefkit.text import catalogue
from tests.labs.health.asking import asked, told

KINDS = [
    "pages-of-one", "pages", "memory", "pages-of-address", "sockets", "frames", "messages", "size",
    "unread", "states", "connections", "bodies", "restores", "work", "files", "codes",
]  # fmt: skip
"""All that servers and stores note."""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "reefkit.sqlite"


def note(place: Path, **counts: int) -> None:
    store = Store.open(place)
    for kind, count in counts.items():
        store.limits.note(kind.replace("_", "-"), count)
    store.close()


def test_nothing_met_is_fine(place: Path) -> None:
    assert told(machine.limits_met(asked(place))) == "fine: No limit was met since yesterday."


def test_what_was_met_is_told_with_what_to_do(place: Path) -> None:
    note(place, pages=2, codes=60, files=1)
    finding = machine.limits_met(asked(place))
    assert finding.verdict == "warn"
    assert finding.figures == {"pages": 2, "codes": 60, "files": 1}
    said = told(finding)
    assert said.index("wrong too often (60 times since 20") < said.index("takes (2 times since 20")
    assert "or were too large (once since 20" in said
    assert "door once all are in" in said
    assert "a larger --students" in said


def test_a_limit_that_nobody_foresaw_is_told_by_its_name(place: Path) -> None:
    note(place, whatever=3)
    assert "another limit (“whatever”) was met (3 times" in told(machine.limits_met(asked(place)))


@pytest.mark.parametrize("kind", KINDS)
def test_every_limit_has_its_sentence(place: Path, kind: str) -> None:
    assert catalogue().has(f"limit-{kind}")
    note(place, **{kind: 1})
    assert "another limit" not in told(machine.limits_met(asked(place)))


def test_all_of_them_together_fit_into_a_sentence(place: Path) -> None:
    note(place, **dict.fromkeys(KINDS, 1234))
    said = told(machine.limits_met(asked(place)))
    assert said.count("1,234 times") == len(KINDS)
    assert "…" not in said


def test_a_store_that_cannot_be_read_is_said_to_be_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    finding = machine.limits_met(asked(tmp_path / "file" / "reefkit.sqlite"))
    assert finding.verdict == "warn"
    assert "could not be looked at" in told(finding)
