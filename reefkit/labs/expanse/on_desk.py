"""Blue Expanse, as the teacher's desk sees it (`reefkit.labs.desk.games.DeskGame`)."""

from __future__ import annotations

from collections.abc import Sequence

from reefkit.games.expanse import guide
from reefkit.games.expanse.game import GAME, new_match
from reefkit.games.expanse.state import PHASES, State
from reefkit.labs.desk.games import Reef, Standing, TableRecord
from reefkit.labs.expanse.desk_record import living, record_of
from reefkit.labs.expanse.desk_reefs import board_at, small_reefs
from reefkit.labs.expanse.log import told_lines
from reefkit.labs.expanse.moments import moments, stages
from reefkit.labs.expanse.options import OPTIONS
from reefkit.labs.lesson.desk_game import LessonOnDesk, waits_of
from reefkit.match.game import Game, Plain
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message

__all__ = ["DESK_GAME", "ExpanseOnDesk"]

CLASS_TURNS = 14
"""Turns of everybody until the bleaching, as a class plays it: what fits into a lesson."""


class ExpanseOnDesk(LessonOnDesk):
    """Blue Expanse for the desk."""

    id = GAME.id
    lesson = "blue-expanse"
    game: Game = GAME

    options = OPTIONS
    make = staticmethod(new_match)
    read = staticmethod(moments)
    tell = staticmethod(told_lines)

    # -- what a class plays --------------------------------------------------------------------

    def defaults(self) -> Plain:
        """Give the options of `data/expanse/rules.toml`, as they fit into a lesson."""
        return {**OPTIONS.defaults(), "dice": 2, "turns": CLASS_TURNS}

    # -- the wall ------------------------------------------------------------------------------

    def standing(self, table: Table) -> Standing:
        """Tell how a table stands."""
        view, rules = table.view(None), guide.rules_of(table)
        state: State = view.state
        waits = waits_of(table, view)
        alive = {card.kind for seat in state.seats for card in seat.reef}
        return Standing(
            stage=rules.stage(state),
            order=(state.round, state.turn, PHASES.index(state.phase), state.step),
            round=state.round,
            rounds=rules.options.turns,
            phase=Message(f"phase-expanse-{state.phase}"),
            waits=waits.seats,
            gate="",
            is_card=False,
            since=waits.since,
            over=view.over,
            points=tuple(each.points for each in guide.seats(guide.look(table, None))),
            types=len(alive & set(living(rules))),
        )

    def pictures(
        self, table: Table, say: Catalogue, names: Sequence[str], position: int | None = None
    ) -> tuple[str, ...]:
        """Draw each seat's reef small."""
        return small_reefs(table, say, list(names), position)

    # -- the class as data ---------------------------------------------------------------------

    def record(self, table: Table) -> TableRecord:
        """Give a table along time."""
        return record_of(table)

    # -- looking back --------------------------------------------------------------------------

    def surveys(self, table: Table) -> tuple[int, ...]:
        """List the positions at which the hands were dealt, and each round of turns began."""
        dealt = self.opened(table)
        return () if dealt is None else tuple(sorted({dealt, *stages(moments(table))}))

    def board(self, table: Table, seat: int, position: int, say: Catalogue) -> Reef:
        """Show one seat's reef at a moment, large.

        Raises
        ------
        Rejection
            When the table has no such seat, or the log no such position.
        """
        return board_at(table, seat, position, say)


DESK_GAME = ExpanseOnDesk()
