"""Where a page stands when it asks: a seat's view, with all that the rules read of it."""

from __future__ import annotations

from reefkit.games.reef.play import Play
from reefkit.games.reef.rules import ReefRules
from reefkit.match import looking
from reefkit.match.table import Table


def rules_of(handle: Table) -> ReefRules:
    """Give the rules of a table of Reef Survivor.

    Raises
    ------
    TypeError
        When another game is played there.
    """
    return looking.rules_of(handle, ReefRules)


def look(handle: Table, seat: int | None, position: int | None = None) -> Play:
    """Give what a seat may see, with the rules; see `reefkit.match.looking.view_at`."""
    return rules_of(handle).playing(looking.view_at(handle, seat, position).state)
