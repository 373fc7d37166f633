"""Does any game get stuck? Matches of people who choose by chance: `python bench/endless.py`.

Every game that brings ``tests/games/<game>/endless.py`` plays thousands of matches by its real
rules, and tells the longest. A match that nobody can go on with, or that does not end, stops the
script.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))


def main() -> None:
    """Play all games, one after another."""
    for path in sorted((ROOT / "tests" / "games").glob("*/endless.py")):
        game = path.parent.name
        sys.stdout.write(f"{game}: ")
        sys.stdout.flush()
        importlib.import_module(f"tests.games.{game}.endless").main()


if __name__ == "__main__":
    main()
