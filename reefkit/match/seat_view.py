"""A seat's view together with the rules that can read it, for a game's guide."""

from __future__ import annotations

from typing import Any, TypeVar

from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.match.table_queries import View

R = TypeVar("R")


def rules_of(handle: Table | Match, kind: type[R]) -> R:
    """Return the rules of a table, checked to be of one game.

    Raises
    ------
    TypeError
        If the table plays another game.
    """
    rules: Any = handle.rules
    if not isinstance(rules, kind):
        raise TypeError("the table plays another game")
    return rules


def read(handle: Table | Match) -> Match:
    """Return the match of a table, up to date with what others appended."""
    if isinstance(handle, Match):
        return handle
    _ = handle.position  # reads the entries that others appended
    return handle.match


def view_at(handle: Table, seat: int | None, position: int | None = None) -> View:
    """Return a seat's view, at a position if one is given.

    Raises
    ------
    Rejection
        If there is no such seat or position.
    """
    return handle.view(seat) if position is None else handle.moment(position, seat)
