"""What a game tells the desk: one object a game, by records that name no rule (`game_records`).

A lab that a class can play has a module ``on_desk`` with its `DESK_GAME`; adding a game changes no
file here.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Protocol

import reefkit.labs
from reefkit.labs.choice import Choice, How
from reefkit.labs.desk.game_records import (
    Counts,
    Dweller,
    Fact,
    Foreseen,
    Moment,
    Place,
    Plan,
    PlanStep,
    Reef,
    Series,
    Standing,
    Struck,
    TableRecord,
    Taxon,
    Told,
)
from reefkit.match.game import Game, Plain, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message

__all__ = [
    "Choice",
    "Counts",
    "DeskGame",
    "Dweller",
    "Fact",
    "Foreseen",
    "How",
    "Moment",
    "Place",
    "Plan",
    "PlanStep",
    "Reef",
    "Series",
    "Standing",
    "Struck",
    "TableRecord",
    "Taxon",
    "Told",
    "desk_games",
]


class DeskGame(Protocol):
    """One game, as the desk shows it."""

    id: str
    lesson: str
    """The folder of the lesson that students open."""
    game: Game

    @property
    def title(self) -> Message:
        """The lesson's name."""
        ...

    # -- what a class plays --------------------------------------------------------------------

    def defaults(self) -> Plain:
        """Give the game's options as they stand in its content."""
        ...

    def choices(self, say: Catalogue, options: Mapping[str, Any]) -> tuple[Choice, ...]:
        """Give every option that a class may turn, as they are set."""
        ...

    def check_option(self, name: str, value: object) -> object:
        """Turn what a browser sent into a value of an option.

        Raises
        ------
        Rejection
            When there is no such option, or it cannot have this value.
        """
        ...

    def check_options(self, options: Mapping[str, Any]) -> Plain:
        """Check the options of a setting, and fill in those that it leaves out.

        Raises
        ------
        Rejection
            When there is no such option, or it cannot have its value.
        """
        ...

    def new_match(
        self, seats: Sequence[SeatInfo | str], options: Mapping[str, Any], *, table_key: str = ""
    ) -> Match:
        """Make a class match: all seats are people's; one `table_key` makes one ocean.

        Raises
        ------
        SetupError
            When options or seats do not fit the game.
        """
        ...

    # -- the wall ------------------------------------------------------------------------------

    def standing(self, table: Table) -> Standing:
        """Tell how a table stands."""
        ...

    def pictures(
        self, table: Table, say: Catalogue, names: Sequence[str], position: int | None = None
    ) -> tuple[str, ...]:
        """Draw each seat's board small, now or at a position, as SVG labelled with its name."""
        ...

    def foreseen(self, table: Table) -> tuple[Foreseen, ...]:
        """Tell how the fates of builders were foreseen, one row a kind of fate and round."""
        ...

    def plans(self, say: Catalogue) -> tuple[Plan, ...]:
        """List the lesson plans."""
        ...

    # -- the class as data ---------------------------------------------------------------------

    def record(self, table: Table) -> TableRecord:
        """Give a table along time."""
        ...

    # -- looking back --------------------------------------------------------------------------

    def moments(self, table: Table) -> tuple[Moment, ...]:
        """List the moments of a match, one a position, the start included."""
        ...

    def beats(self, table: Table) -> tuple[int, ...]:
        """List the positions at which playing back stops, the last position among them."""
        ...

    def surveys(self, table: Table) -> tuple[int, ...]:
        """List the positions at which the founding and each round had been surveyed."""
        ...

    def told(self, table: Table) -> tuple[Told, ...]:
        """Tell what happened in a match, the earliest first."""
        ...

    def board(self, table: Table, seat: int, position: int, say: Catalogue) -> Reef:
        """Show one seat's reef at a moment, large.

        Raises
        ------
        Rejection
            When the table has no such seat, or the log no such position.
        """
        ...


@cache
def desk_games() -> dict[str, DeskGame]:
    """Find every game that a class can play, by id."""
    found: dict[str, DeskGame] = {}
    for module in pkgutil.iter_modules(reefkit.labs.__path__):
        if not module.ispkg:
            continue
        name = f"{reefkit.labs.__name__}.{module.name}.on_desk"
        if importlib.util.find_spec(name) is not None:
            game: DeskGame = importlib.import_module(name).DESK_GAME
            found[game.id] = game
    return found
