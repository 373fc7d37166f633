"""Climate Change, as the teacher's desk sees it (`reefkit.labs.desk.games.DeskGame`)."""

from __future__ import annotations

from collections.abc import Sequence

from reefkit.games.climate import guide
from reefkit.games.climate.game import GAME, new_match
from reefkit.games.climate.state import PHASES, STEPS, State
from reefkit.labs.climate.desk_maps import land_svg
from reefkit.labs.climate.desk_record import board_at, record_of
from reefkit.labs.climate.moments import moments, told_lines
from reefkit.labs.climate.options import OPTIONS
from reefkit.labs.desk.games import (
    Reef,
    Standing,
    TableRecord,
)
from reefkit.labs.lesson.desk_game import LessonOnDesk, waits_of
from reefkit.labs.lesson.moments import openings
from reefkit.match.game import Game
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message, message

__all__ = ["DESK_GAME", "ClimateOnDesk"]


class ClimateOnDesk(LessonOnDesk):
    """Climate Change for the desk."""

    id = GAME.id
    lesson = "climate-change"
    game: Game = GAME

    options = OPTIONS
    make = staticmethod(new_match)
    read = staticmethod(moments)
    tell = staticmethod(told_lines)

    # -- the wall ------------------------------------------------------------------------------

    def standing(self, table: Table) -> Standing:
        """Tell how a table stands."""
        view, rules = table.view(None), guide.rules_of(table)
        state: State = view.state
        waits = waits_of(table, view)
        order = (state.round, PHASES.index(state.phase), state.seat, STEPS.index(state.step))
        return Standing(
            stage=waits.gate or rules.stage(state),
            order=order,
            round=state.round,
            rounds=rules.options.rounds,
            phase=Message(f"phase-{state.phase}"),
            waits=waits.seats,
            gate=waits.gate,
            is_card=False,
            since=waits.since,
            over=view.over,
            points=tuple(map(sum, state.tokens)),
            types=0,
        )

    def pictures(
        self, table: Table, say: Catalogue, names: Sequence[str], position: int | None = None
    ) -> tuple[str, ...]:
        """Draw the land small for each seat, with its own species the largest."""
        play = guide.look(table, None, position)
        return tuple(
            land_svg(play, seat, say.render(message("climate-desk-map", player=name)))
            for seat, name in enumerate(names)
        )

    # -- the class as data ---------------------------------------------------------------------

    def record(self, table: Table) -> TableRecord:
        """Give a table along time."""
        return record_of(table)

    # -- looking back --------------------------------------------------------------------------

    def surveys(self, table: Table) -> tuple[int, ...]:
        """List the positions at which each round began."""
        return tuple(openings(moments(table)))

    def board(self, table: Table, seat: int, position: int, say: Catalogue) -> Reef:
        """Show the land, and one seat's species, at a moment, large.

        Raises
        ------
        Rejection
            When the table has no such seat, or the log no such position.
        """
        return board_at(table, seat, position, say)


DESK_GAME = ClimateOnDesk()
