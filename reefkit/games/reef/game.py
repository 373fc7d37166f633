"""The plain object of the game, and the way to set a match up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from reefkit.games.reef import content as stored
from reefkit.games.reef.actions import ReefAction
from reefkit.games.reef.bots import STYLES
from reefkit.games.reef.changes import ReefChanges
from reefkit.games.reef.readings import READINGS
from reefkit.games.reef.rules import RULES_VERSION, ReefRules
from reefkit.games.reef.state import State
from reefkit.match import new
from reefkit.match.game import SeatInfo, Setup
from reefkit.match.match import Match
from reefkit.match.readings import Reading


class ReefGame:
    """Reef Survivor as `reefkit.match.game.Game` wants it."""

    id = "reef"
    rules_version = RULES_VERSION
    action: Any = ReefAction
    state: type = State
    bots: Sequence[str] = tuple(STYLES)
    open_rolls = True
    readings: Mapping[str, Reading] = READINGS
    changes = ReefChanges()

    def rules(self, setup: Setup) -> ReefRules:
        """Make the rules of a match.

        Raises
        ------
        SetupError
            When content, options, seats or bots do not fit the game.
        """
        new.check_bots(self, setup)
        return ReefRules(setup)


GAME = ReefGame()


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
        Changes to the options of `data/reef/rules.toml`.
    content
        The content in force; none: that of `data/`.

    Raises
    ------
    SetupError
        When an option is unknown or out of range, a bot is unknown, or there are too many seats.
    """
    return new.new_match(GAME, content or stored.default(), seats, seed=seed, options=options)
