"""Does any game get stuck? Matches of people who choose by chance: `python bench/endless.py`.

Thousands of matches are played by the real rules, and the longest is told. A match that nobody can
go on with, or that does not end, stops the script.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from reefkit.games.climate.content import HABITATS  # noqa: E402
from reefkit.games.succession.state import NOBODY  # noqa: E402
from tests.games.endless import played  # noqa: E402

RUNS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("climate", 20_000, {"rounds": 20}),
    ("climate", 200, {"rounds": 0}),
    ("expanse", 2_000, {}),
    ("succession", 5_000, {}),
)
"""A game, how many matches, and the options that all of them have; no rounds: no last round."""
ENDS = {
    "climate": ("by four tokens", lambda end: max(map(sum, end.tokens)) == len(HABITATS)),
    "expanse": ("won by several", lambda end: end.final.count(max(end.final)) > 1),
    "succession": ("as they stand (S14)", lambda end: end.out[0] == NOBODY),
}
"""One way in which a match can end: how many do is told."""


def main() -> None:
    """Play all games, one after another."""
    for game, count, options in RUNS:
        how, is_so = ENDS[game]
        lengths: list[tuple[int, int, int]] = []
        so = 0
        for number in range(count):
            one = played(game, number, **options)
            lengths.append((one.choices, one.seats, one.seed))
            so += is_so(one.state)
        choices, seats, seed = max(lengths)
        sys.stdout.write(
            f"{game} {options or ''}: {count:,} matches end, {so:,} of them {how}; the longest "
            f"(seed {seed}) has {seats} players and {choices:,} choices\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
