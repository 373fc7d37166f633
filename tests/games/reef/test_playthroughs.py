"""What the recorded matches of Reef Survivor have of their own; `tests.playthroughs` plays them."""

from __future__ import annotations

from pathlib import Path

from reefkit.games.reef import content
from tests.playthroughs import record
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


def test_recordings_are_short_enough_to_be_read() -> None:
    assert [path.name for path in FILES if len(read(path).splitlines()) > LONGEST] == []


def test_every_card_strikes_in_a_recorded_match() -> None:
    struck = set().union(*(cards_of(parse(read(path))) for path in FILES))
    assert struck == set(content.default().cards)


def test_another_seed_is_another_match() -> None:
    path = FOLDER / "rescue.txt"
    played = parse(read(path))
    played.seed += 1
    assert write(played) != read(path)


def test_a_small_box_serves_fewer_than_are_asked_for() -> None:
    """R1: eight fleshy algae for two reefs that place five each."""
    first_round = read(FOLDER / "printed-supply.txt").partition("scored")[0]
    assert first_round.count("Ann: A fleshy alga grew") == 5
    assert first_round.count("Bo: A fleshy alga grew") == 3
