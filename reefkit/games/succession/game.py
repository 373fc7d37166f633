"""The plain object of the game, and the way to set a match up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from reefkit.games.succession import content as stored
from reefkit.games.succession.actions import SuccessionAction
from reefkit.games.succession.bots import STYLES
from reefkit.games.succession.changes import SuccessionChanges
from reefkit.games.succession.readings import READINGS
from reefkit.games.succession.rules import RULES_VERSION, SuccessionRules
from reefkit.games.succession.state import State
from reefkit.match import new
from reefkit.match.game import SeatInfo, Setup
from reefkit.match.match import Match
from reefkit.match.readings import Reading


class SuccessionGame:
    """Succession as `reefkit.match.game.Game` wants it."""

    id = "succession"
    rules_version = RULES_VERSION
    action: Any = SuccessionAction
    state: type = State
    bots: Sequence[str] = tuple(STYLES)
    open_rolls = False
    readings: Mapping[str, Reading] = READINGS
    changes = SuccessionChanges()

    def rules(self, setup: Setup) -> SuccessionRules:
        """Make the rules of a match.

        Raises
        ------
        SetupError
            When content, options, seats or bots do not fit the game.
        """
        new.check_bots(self, setup)
        return SuccessionRules(setup)


GAME = SuccessionGame()


def new_match(
    seats: Sequence[SeatInfo],
    *,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    content: stored.Content | None = None,
) -> Match:
    """Set up a match.

    Parameters
    ----------
    seats
        Who plays.
    seed
        A number a person typed; none gives a random key.
    options
        Changes to the options of `data/succession/rules.toml`.
    content
        The content in force; none: that of `data/`.

    Raises
    ------
    SetupError
        When an option is unknown or out of range, a bot is unknown, or there are too many or too
        few seats.
    """
    return new.new_match(GAME, content or stored.default(), seats, seed=seed, options=options)
