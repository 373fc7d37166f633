"""Recorded matches give line by line what they gave when they were recorded.

After a change that is meant, ``python -m tests.playthroughs.record expanse/NAME`` writes them again.
"""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from tests.games.expanse.scripts import SCRIPTS
from tests.playthroughs import record
from tests.playthroughs.transcript import parse, write

FOLDER = Path(record.__file__).parent / "expanse"
FILES = sorted(FOLDER.glob("*.txt"))
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@every_file
def test_what_was_recorded_comes_again(path: Path) -> None:
    recorded = read(path)
    again = write(parse(recorded))
    if again != recorded:
        difference = difflib.unified_diff(
            recorded.splitlines(), again.splitlines(), "recorded", "now", lineterm="", n=2
        )
        pytest.fail("\n".join([path.name, *difference]), pytrace=False)


@every_file
def test_a_recorded_match_is_played_to_its_end(path: Path) -> None:
    text = read(path)
    assert text.endswith("over: yes\n")
    assert "It was not refused" not in text
    assert "It was refused" not in text


def test_every_script_is_recorded() -> None:
    assert {path.stem for path in FILES} == set(SCRIPTS)


def test_the_comparison_can_fail() -> None:
    path = FOLDER / "dearer.txt"
    played = parse(read(path))
    played.moves[0].refused = True
    assert "It was not refused." in write(played)


@pytest.mark.parametrize(
    ("name", "pieces"),
    [
        ("first-match", ["! Ann roll", "! Ann buy", "! Ann play", "> Bo undo", "stage 4"]),
        ("dearer", ["! Cy raise", "> Ann raise", "> Bo raise"]),
        ("industry", ["(bot) research", "pollution", "Warming is", "Factory ship"]),
        ("growers", ["! Bo ready", "stage 4", "makes 1 coralline algae"]),
        ("chance", ["starv", "bleach", "into"]),
    ],
)
def test_a_recording_holds_what_it_is_for(name: str, pieces: list[str]) -> None:
    text = read(FOLDER / f"{name}.txt")
    assert [piece for piece in pieces if piece not in text] == []
