"""The games that can be played on the command line, by their module `terminal`."""

from __future__ import annotations

import importlib
import importlib.util

from reefkit.games import games
from reefkit.match.terminal import GameTerminal


def terminals() -> dict[str, GameTerminal]:
    found: dict[str, GameTerminal] = {}
    for name in games():
        module = f"reefkit.games.{name}.terminal"
        if importlib.util.find_spec(module) is not None:
            found[name] = importlib.import_module(module).TERMINAL
    return found
