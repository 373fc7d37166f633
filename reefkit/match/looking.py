"""Where a page stands when it asks a game's guide: a seat's view, with the rules that read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, Self, TypeVar

from reefkit.match.asked import View
from reefkit.match.game import Awaited
from reefkit.match.match import Match
from reefkit.match.table import Table

R = TypeVar("R")
S = TypeVar("S")


def rules_of(handle: Table | Match, kind: type[R]) -> R:
    """Give the rules of a table, which are of some game.

    Parameters
    ----------
    handle
        The table, or its match.
    kind
        What the game's rules are.

    Raises
    ------
    TypeError
        When another game is played there.
    """
    rules: Any = handle.rules
    if not isinstance(rules, kind):
        raise TypeError("the table plays another game")
    return rules


def view_at(handle: Table, seat: int | None, position: int | None = None) -> View:
    """Give what a seat may see.

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
    return handle.view(seat) if position is None else handle.moment(position, seat)


@dataclass(frozen=True)
class Sight(Generic[R, S]):
    """What a seat may see, with all that the rules read of it.

    Attributes
    ----------
    rules
        The rules of the match.
    state
        The seat's view.
    seat
        Who looks; none: a spectator.
    awaited
        What waits for whom.
    """

    rules: R
    state: S
    seat: int | None
    awaited: tuple[Awaited, ...]

    @classmethod
    def of(
        cls, handle: Table, kind: type[R], seat: int | None, position: int | None = None
    ) -> Self:
        """Look at a table of a game whose rules are of a kind; see `view_at` and `rules_of`."""
        view = view_at(handle, seat, position)
        return cls(rules_of(handle, kind), view.state, seat, view.awaited)
