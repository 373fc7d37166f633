"""Where a page is when it asks a game's guide: a seat's view, with the rules that read it."""

from __future__ import annotations

from typing import Any, TypeVar

from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.match.table_queries import View

R = TypeVar("R")


def rules_of(handle: Table | Match, kind: type[R]) -> R:
    """Return the rules of a table, which are of some game.

    Raises
    ------
    TypeError
        When another game is played there.
    """
    rules: Any = handle.rules
    if not isinstance(rules, kind):
        raise TypeError("the table plays another game")
    return rules


def read(handle: Table | Match) -> Match:
    if isinstance(handle, Match):
        return handle
    _ = handle.position  # others' entries are read first
    return handle.match


def view_at(handle: Table, seat: int | None, position: int | None = None) -> View:
    """Return what a seat may see.

    Raises
    ------
    Rejection
        When there is no such seat or position.
    """
    return handle.view(seat) if position is None else handle.moment(position, seat)
