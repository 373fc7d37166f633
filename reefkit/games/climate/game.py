"""The plain object of the game, and the way to set a match up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from reefkit.games.climate import content as stored
from reefkit.games.climate.actions import ClimateAction
from reefkit.games.climate.bots import STYLES
from reefkit.games.climate.changes import ClimateChanges
from reefkit.games.climate.readings import READINGS
from reefkit.games.climate.rules import RULES_VERSION, ClimateRules
from reefkit.games.climate.state import State
from reefkit.match import new
from reefkit.match.game import SeatInfo, Setup
from reefkit.match.match import Match
from reefkit.match.readings import Reading


class ClimateGame:
    """Climate Change as `reefkit.match.game.Game` wants it."""

    id = "climate"
    rules_version = RULES_VERSION
    action: Any = ClimateAction
    state: type = State
    bots: Sequence[str] = tuple(STYLES)
    open_rolls = False
    readings: Mapping[str, Reading] = READINGS
    changes = ClimateChanges()

    def rules(self, setup: Setup) -> ClimateRules:
        """Make the rules of a match.

        Raises
        ------
        SetupError
            When content, options, seats or bots do not fit the game.
        """
        new.check_bots(self, setup)
        return ClimateRules(setup)


GAME = ClimateGame()


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
        Who plays: two to five.
    seed
        A number a person typed; none gives a random key.
    options
        Changes to the options of `data/climate/rules.toml`.
    content
        The content in force; none: that of `data/`.

    Raises
    ------
    SetupError
        When an option is unknown or out of range, a bot is unknown, or the number of seats is not
        one that can play.
    """
    return new.new_match(GAME, content or stored.default(), seats, seed=seed, options=options)
