"""Reef Survivor, as the teacher's desk sees it (`reefkit.labs.desk.games.DeskGame`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from reefkit.games.reef import guide, survey
from reefkit.games.reef.game import GAME, new_match
from reefkit.games.reef.play import name_of
from reefkit.games.reef.state import PHASES, State
from reefkit.labs.desk.games import (
    Choice,
    Foreseen,
    Reef,
    Standing,
    TableRecord,
    Told,
)
from reefkit.labs.lesson.desk_game import LessonOnDesk, waits_of
from reefkit.labs.reef.desk_boards import reef_at, small_boards
from reefkit.labs.reef.desk_record import foreseen_at, record_of
from reefkit.labs.reef.log import log_lines
from reefkit.labs.reef.moments import beats, moments, surveys
from reefkit.labs.reef.options import OPTIONS
from reefkit.match.game import Game
from reefkit.match.table import Table
from reefkit.text import Catalogue

__all__ = ["DESK_GAME", "ReefOnDesk"]

ROUND_STEPS = ("first-round", "next-round")
"""Steps of a plan that are a round of the game each, in order."""

DESKS_OWN = ("hands_on", "gates")
"""Options that follow from how the whole class plays: the desk's own setting has them."""


class ReefOnDesk(LessonOnDesk):
    """Reef Survivor for the desk."""

    id = GAME.id
    lesson = "reef-survivor"
    game: Game = GAME

    options = OPTIONS
    make = staticmethod(new_match)
    read = staticmethod(moments)
    round_steps = ROUND_STEPS

    # -- what a class plays --------------------------------------------------------------------

    def choices(self, say: Catalogue, options: Mapping[str, Any]) -> tuple[Choice, ...]:
        """Give every option that a class may turn, those that few turn folded, at the end."""
        every = OPTIONS.choices(say, options)
        return tuple(each for each in every if each.name not in DESKS_OWN)

    # -- the wall ------------------------------------------------------------------------------

    def standing(self, table: Table) -> Standing:
        """Tell how a table stands."""
        view, rules = table.view(None), guide.rules_of(table)
        state: State = view.state
        waits = waits_of(table, view)
        return Standing(
            stage=waits.gate or rules.stage(state),
            order=(
                state.round,
                PHASES.index(state.phase),
                int(state.cards_drawn),
                bool(waits.gate),
            ),
            round=state.round,
            rounds=rules.options.rounds,
            phase=name_of("phase", state.phase),
            waits=waits.seats,
            gate=waits.gate,
            is_card="-card-" in waits.gate,
            since=waits.since,
            over=view.over,
            points=tuple(int(n) for n in rules.points(state)),
            types=int((survey.abundance(state.reefs, rules.lookups) > 0).any(axis=0).sum()),
        )

    def pictures(
        self, table: Table, say: Catalogue, names: Sequence[str], position: int | None = None
    ) -> tuple[str, ...]:
        """Draw each seat's board small, now or at a position, as SVG labelled with its name."""
        return small_boards(table, say, names, position)

    def foreseen(self, table: Table) -> tuple[Foreseen, ...]:
        """Tell how the fates of builders were foreseen, one row a kind of fate and round."""
        return foreseen_at(table)

    # -- the class as data ---------------------------------------------------------------------

    def record(self, table: Table) -> TableRecord:
        """Give a table along time."""
        return record_of(table)

    # -- looking back --------------------------------------------------------------------------

    def beats(self, table: Table) -> tuple[int, ...]:
        """List the positions at which playing back stops, the last position among them."""
        return tuple(beats(moments(table)))

    def surveys(self, table: Table) -> tuple[int, ...]:
        """List the positions at which the founding was done, and each round was surveyed."""
        opened = self.opened(table)
        return () if opened is None else (opened, *surveys(moments(table)))

    def told(self, table: Table) -> tuple[Told, ...]:
        """Tell what happened in a match, the earliest first."""
        return tuple(
            Told(each.moment, each.seat, each.organism, each.text)
            for each in log_lines(table, None)
        )

    def board(self, table: Table, seat: int, position: int, say: Catalogue) -> Reef:
        """Show one seat's reef at a moment, large.

        Raises
        ------
        Rejection
            When the table has no such seat, or the log no such position.
        """
        return reef_at(table, seat, position, say)


DESK_GAME = ReefOnDesk()
