"""Recorded matches of all games give line by line what they gave when they were recorded.

After a change that is meant, ``python -m tests.playthroughs.record`` writes them again; the
difference is then read in the commit.
"""

import difflib
from pathlib import Path

import pytest

from reefkit.games import games
from tests.playthroughs import record
from tests.playthroughs.transcript import parse, write

FOLDER = Path(record.__file__).parent
SCRIPTS = record.all_scripts()
FILES = sorted(FOLDER.rglob("*.txt"))
HELD = [(name, script.holds) for name, script in SCRIPTS.items() if script.holds]


def name_of(path: Path) -> str:
    return path.relative_to(FOLDER).with_suffix("").as_posix()


every_file = pytest.mark.parametrize("path", FILES, ids=name_of)


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@every_file
def test_what_was_recorded_comes_again(path: Path):
    recorded = read(path)
    again = write(parse(recorded))
    if again != recorded:
        difference = difflib.unified_diff(
            recorded.splitlines(), again.splitlines(), "recorded", "now", lineterm="", n=2
        )
        pytest.fail("\n".join([path.name, *difference]), pytrace=False)


@every_file
def test_a_recorded_match_is_played_to_its_end(path: Path):
    text = read(path)
    assert text.endswith("over: yes\n")
    assert "It was not refused" not in text
    assert "It was refused" not in text


def test_every_script_is_recorded_and_every_game_has_some():
    assert {name_of(path) for path in FILES} == set(SCRIPTS)
    assert {script.game for script in SCRIPTS.values()} == set(games())


def test_the_comparison_can_fail():
    """A move said to have been refused was not."""
    played = parse(read(FOLDER / "climate/reckless.txt"))
    played.moves[0].refused = True
    assert "It was not refused." in write(played)


@pytest.mark.parametrize(("name", "pieces"), HELD)
def test_a_recording_holds_what_it_is_for(name: str, pieces: tuple[str, ...]):
    text = read(FOLDER / f"{name}.txt")
    assert [piece for piece in pieces if piece not in text] == []
