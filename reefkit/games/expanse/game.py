"""The plain object of the game, and the way to set a match up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from reefkit.games.expanse import content as stored
from reefkit.games.expanse.actions import ExpanseAction
from reefkit.games.expanse.bots import STYLES
from reefkit.games.expanse.changes import ExpanseChanges
from reefkit.games.expanse.readings import READINGS
from reefkit.games.expanse.rules import RULES_VERSION, ExpanseRules
from reefkit.games.expanse.state import State
from reefkit.match import new
from reefkit.match.game import SeatInfo, Setup
from reefkit.match.match import Match
from reefkit.match.readings import Reading


class ExpanseGame:
    """Blue Expanse as `reefkit.match.game.Game` wants it."""

    id = "expanse"
    rules_version = RULES_VERSION
    action: Any = ExpanseAction
    state: type = State
    bots: Sequence[str] = tuple(STYLES)
    open_rolls = False
    changes = ExpanseChanges()
    readings: Mapping[str, Reading] = READINGS

    def rules(self, setup: Setup) -> ExpanseRules:
        """Make the rules of a match.

        Raises
        ------
        SetupError
            When content, options, seats or bots do not fit the game.
        """
        new.check_bots(self, setup)
        return ExpanseRules(setup)


GAME = ExpanseGame()


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
        Changes to the options of `data/expanse/rules.toml`.
    content
        The content in force; none: that of `data/`.

    Raises
    ------
    SetupError
        When an option is unknown or out of range, a bot is unknown, or there are too many or too
        few seats.
    """
    return new.new_match(GAME, content or stored.default(), seats, seed=seed, options=options)
