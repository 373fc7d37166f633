"""A class under load keeps everything, and shows it in time."""

from __future__ import annotations

from pathlib import Path

from tests.load.__main__ import tell
from tests.load.lesson import lesson
from tests.support.effort import at_length


@at_length
def test_eight_students_at_two_tables_lose_nothing(tmp_path: Path) -> None:
    """`bench/load.py` does it with thirty, for ten minutes, on both stores."""
    held = lesson(
        str(tmp_path / "reefkit.sqlite"),
        tmp_path,
        minutes=0.5,
        students=8,
        real=0,
        database=[],
        say=lambda _: None,
    )
    tell("eight students", held)
    assert held.decisions
    assert (held.lost, held.faults, held.seen.late) == ([], [], 0)
