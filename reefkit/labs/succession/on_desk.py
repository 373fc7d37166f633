"""Succession, as the teacher's desk sees it (`reefkit.labs.desk.games.DeskGame`)."""

from __future__ import annotations

from collections.abc import Sequence

from reefkit.games.succession import guide
from reefkit.games.succession.game import GAME, new_match
from reefkit.games.succession.state import PHASES, State
from reefkit.labs.desk.games import (
    Reef,
    Standing,
    TableRecord,
)
from reefkit.labs.lesson.desk_game import LessonOnDesk, waits_of
from reefkit.labs.succession.desk_record import record_of
from reefkit.labs.succession.desk_rocks import board_at, rock_svgs
from reefkit.labs.succession.log import told_lines
from reefkit.labs.succession.moments import moments, surveys
from reefkit.labs.succession.options import OPTIONS
from reefkit.match.game import Game, Plain
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message

__all__ = ["DESK_GAME", "SuccessionOnDesk"]


class SuccessionOnDesk(LessonOnDesk):
    """Succession for the desk."""

    id = GAME.id
    lesson = "succession"
    game: Game = GAME

    options = OPTIONS
    make = staticmethod(new_match)
    read = staticmethod(moments)
    tell = staticmethod(told_lines)

    # -- what a class plays --------------------------------------------------------------------

    def defaults(self) -> Plain:
        """Give the options of `data/succession/rules.toml`, as a class plays them.

        On devices of their own, the first of those who tie presses and starts (S2).
        """
        return {**OPTIONS.defaults(), "start": "press"}

    # -- the wall ------------------------------------------------------------------------------

    def standing(self, table: Table) -> Standing:
        """Tell how a table stands."""
        view, rules = table.view(None), guide.rules_of(table)
        state: State = view.state
        waits = waits_of(table, view)
        resting = state.phase in {"survey", "over"}
        return Standing(
            stage=rules.stage(state),
            order=(state.round, int(resting), state.turn, PHASES.index(state.phase)),
            round=state.round,
            rounds=rules.options.rounds,
            phase=Message(f"phase-succession-{state.phase}"),
            waits=waits.seats,
            gate="",
            is_card=False,
            since=waits.since,
            over=view.over,
            points=tuple(each.points for each in guide.seats(guide.look(table, None))),
            types=len(guide.cover(guide.rock(table))),
        )

    def pictures(
        self, table: Table, say: Catalogue, names: Sequence[str], position: int | None = None
    ) -> tuple[str, ...]:
        """Draw the rock small for each seat, with what that seat played the largest."""
        return rock_svgs(table, say, list(names), position)

    # -- the class as data ---------------------------------------------------------------------

    def record(self, table: Table) -> TableRecord:
        """Give a table along time."""
        return record_of(table)

    # -- looking back --------------------------------------------------------------------------

    def surveys(self, table: Table) -> tuple[int, ...]:
        """List the positions at which the first cards were dealt, and each round ended."""
        dealt = self.opened(table)
        return () if dealt is None else (dealt, *surveys(moments(table)))

    def board(self, table: Table, seat: int, position: int, say: Catalogue) -> Reef:
        """Show the table's rock, and one seat's cards and points, at a moment.

        Raises
        ------
        Rejection
            When the table has no such seat, or the log no such position.
        """
        return board_at(table, seat, position, say)


DESK_GAME = SuccessionOnDesk()
