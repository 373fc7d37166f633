"""Recorded matches give line by line what they gave when they were recorded.

After a change that is meant, ``python -m tests.playthroughs.record succession/NAME`` writes them again.
"""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from tests.games.succession.scripts import SCRIPTS
from tests.playthroughs import record
from tests.playthroughs.transcript import parse, write

FOLDER = Path(record.__file__).parent / "succession"
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
    path = FOLDER / "first-round.txt"
    played = parse(read(path))
    played.moves[0].refused = True
    assert "It was not refused." in write(played)


@pytest.mark.parametrize(
    ("name", "pieces"),
    [
        ("first-round", ["! Ann pass", "! Ann follow", "> Bo undo", "> Ann note", "Upgrade:"]),
        ("silent", ["> Bo catch", "! Bo catch", "forgot to say Winner", "caught Ann"]),
        ("variations", ["storm swept", "Mud came down", "Ice scrapes", "handed", "an invader"]),
        ("long-round", ["became a new one", "leave it", "ends as it stands"]),
        ("race", ["The first to play it starts", "! Ann draw", "! Ann note", "! Ann ready"]),
    ],
)
def test_a_recording_holds_what_it_is_for(name: str, pieces: list[str]) -> None:
    text = read(FOLDER / f"{name}.txt")
    assert [piece for piece in pieces if piece not in text] == []
