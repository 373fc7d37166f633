"""What a game brings to the command line, in its module `terminal`."""

from __future__ import annotations

import importlib
import importlib.util
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from reefkit.games import games
from reefkit.match.game import Action, SeatInfo
from reefkit.match.match import Match
from reefkit.text import Catalogue, Message


class Terminal(Protocol):
    """A game that can be played and shown in a terminal."""

    options: type
    """The structure of the game's options."""

    def add_arguments(self, add: Callable[[str, str, Message], None]) -> None:
        """Add the game's own arguments, each by its flag, what it takes, and its help."""
        ...

    def chosen_options(self, arguments: Namespace) -> dict[str, str]:
        """Give the options that the game's own arguments stand for, as they were typed."""
        ...

    def lists(self, arguments: Namespace) -> dict[str, str | None]:
        """Give the arguments that hold one item a seat."""
        ...

    def new_match(
        self,
        seats: Sequence[SeatInfo],
        seed: int,
        options: Mapping[str, Any],
        overlay: Path | None,
    ) -> Match:
        """Set a match up; ReefkitError where something does not fit."""
        ...

    def openings(self, match: Match, arguments: Mapping[str, Sequence[str]]) -> list[Action]:
        """Give the first action of each seat, where the arguments say it; else nothing."""
        ...

    def report(self, match: Match, say: Catalogue, position: int | None) -> Iterator[str]:
        """Give the lines that show a match."""
        ...

    def ending(self, match: Match, say: Catalogue) -> Iterator[str]:
        """Give the lines that show how a match ended."""
        ...


def terminals() -> dict[str, Terminal]:
    """Find the games that can be played in a terminal, by id."""
    found: dict[str, Terminal] = {}
    for name in games():
        module = f"reefkit.games.{name}.terminal"
        if importlib.util.find_spec(module) is not None:
            found[name] = importlib.import_module(module).TERMINAL
    return found
