"""Recorded matches give line by line what they gave when they were recorded.

After a change that is meant, ``python -m tests.playthroughs.record`` writes them again; the
difference is then read in the commit.
"""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from reefkit.games.reef import content
from tests.playthroughs import record, scripts
from tests.playthroughs.transcript import Playthrough, parse, write

FOLDER = Path(record.__file__).parent
FILES = sorted(FOLDER.glob("*.txt"))
LONGEST = 400


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def cards_of(played: Playthrough) -> set[str]:
    """Play a match and name the cards that struck in it."""
    match = played.match()
    for move in played.moves:
        if not move.refused:
            match.act(move.seat, move.action)
    names = list(match.setup.content["cards"])
    return {
        name for name, count in zip(names, match.state.struck.sum(axis=0), strict=True) if count
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_was_recorded_comes_again(path: Path) -> None:
    recorded = read(path)
    again = write(parse(recorded))
    if again != recorded:
        difference = difflib.unified_diff(
            recorded.splitlines(), again.splitlines(), "recorded", "now", lineterm="", n=2
        )
        pytest.fail("\n".join([path.name, *difference]), pytrace=False)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_match_is_played_to_its_end(path: Path) -> None:
    text = read(path)
    assert text.endswith("over: yes\n")
    assert "It was not refused" not in text
    assert "It was refused" not in text
    assert len(text.splitlines()) <= LONGEST


def test_every_card_strikes_in_a_recorded_match() -> None:
    struck = set().union(*(cards_of(parse(read(path))) for path in FILES))
    assert struck == set(content.default().cards)


def test_every_script_is_recorded() -> None:
    assert {path.stem for path in FILES} == set(scripts.SCRIPTS)


def test_the_comparison_can_fail() -> None:
    path = FOLDER / "rescue.txt"
    played = parse(read(path))
    played.seed += 1
    assert write(played) != read(path)
    refused = parse(read(path))
    refused.moves[0].refused = True
    assert "It was not refused." in write(refused)


def told(name: str) -> str:
    return read(FOLDER / f"{name}.txt")


@pytest.mark.parametrize(
    ("name", "pieces"),
    [
        ("trades", ["! Ann board", "> Ann undo", "> Bo counter", "> Cy decline", "> Ann accept"]),
        ("catch-an-error", ["> Bo challenge", "Bo found an error", "it was right", "Put right"]),
        ("rescue", ["> Ann rescue", "> Bo rescue"]),
        ("standing-stacks", ["Every seat won a round", "settled on top of"]),
        ("predictions", ["> Ann predict", "> Bo note", "correctly"]),
        ("neighbours-from-afar", ["more cards are drawn"]),
    ],
)
def test_a_recording_holds_what_it_is_for(name: str, pieces: list[str]) -> None:
    text = told(name)
    assert [piece for piece in pieces if piece not in text] == []


def test_a_small_box_serves_fewer_than_are_asked_for() -> None:
    """R1: eight fleshy algae for two reefs that place five each."""
    first_round = told("printed-supply").partition("scored")[0]
    assert first_round.count("Ann: A fleshy alga grew") == 5
    assert first_round.count("Bo: A fleshy alga grew") == 3
