"""Where a page stands when it asks: a seat's view, with all that the rules read of it."""

from __future__ import annotations

from reefkit.games.climate.play import Play
from reefkit.games.climate.rules import ClimateRules
from reefkit.match.table import Table


def rules_of(handle: Table) -> ClimateRules:
    """Give the rules of a table of Climate Change.

    Raises
    ------
    TypeError
        When another game is played there.
    """
    rules = handle.rules
    if not isinstance(rules, ClimateRules):
        raise TypeError("the table plays another game")
    return rules


def look(handle: Table, seat: int | None, position: int | None = None) -> Play:
    """Give what a seat may see, with all that the rules read: what the other functions ask for.

    Parameters
    ----------
    handle
        The table.
    seat
        Who looks; none: a spectator.
    position
        After how many entries of the log; none: now.

    Raises
    ------
    Rejection
        When there is no such seat or position.
    """
    view = handle.view(seat) if position is None else handle.moment(position, seat)
    return rules_of(handle).playing(view.state)
