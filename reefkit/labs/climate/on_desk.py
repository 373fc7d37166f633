"""Climate Change, as the teacher's desk sees it (`reefkit.labs.desk.games.DeskGame`)."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from reefkit.games.climate import guide
from reefkit.games.climate.game import GAME, new_match
from reefkit.games.climate.state import PHASES, STEPS, State
from reefkit.labs.climate.desk_maps import land_svg
from reefkit.labs.climate.desk_record import board_at, record_of
from reefkit.labs.climate.moments import moments, told_lines
from reefkit.labs.climate.options import OPTIONS
from reefkit.labs.desk.games import (
    Moment,
    Reef,
    Standing,
    TableRecord,
    Told,
)
from reefkit.labs.lesson.desk_game import LessonOnDesk
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

    # -- the wall ------------------------------------------------------------------------------

    def standing(self, table: Table) -> Standing:
        """Tell how a table stands."""
        view, rules = table.view(None), guide.rules_of(table)
        state: State = view.state
        gate = next((each.id for each in view.awaited if not each.seats), "")
        since = [at for each in view.awaited if (at := table.waits_since(each.id)) is not None]
        order = (state.round, PHASES.index(state.phase), state.seat, STEPS.index(state.step))
        return Standing(
            stage=gate or rules.stage(state),
            order=order,
            round=state.round,
            rounds=rules.options.rounds,
            phase=Message(f"phase-{state.phase}"),
            waits=tuple(sorted({seat for each in view.awaited for seat in each.seats})),
            gate=gate,
            is_card=False,
            since=min(since, default=None),
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

    def moments(self, table: Table) -> tuple[Moment, ...]:
        """List the moments of a match, one a position, the start included."""
        return tuple(
            Moment(each.position, each.round, each.name, each.seat) for each in moments(table)
        )

    def beats(self, table: Table) -> tuple[int, ...]:
        """List the positions at which a turn ended, and the last one."""
        found = moments(table)
        ends = [
            one.position
            for one, after in itertools.pairwise(found)
            if (one.round, one.name) != (after.round, after.name)
        ]
        return tuple(sorted({0, *ends, found[-1].position}))

    def surveys(self, table: Table) -> tuple[int, ...]:
        """List the positions at which each round began."""
        return tuple(openings(moments(table)))

    def told(self, table: Table) -> tuple[Told, ...]:
        """Tell what happened in a match, the earliest first."""
        lines = told_lines(table.match, table.match.position, None, 0)
        return tuple(Told(each.moment, each.seat, "", each.text) for each in lines)

    def board(self, table: Table, seat: int, position: int, say: Catalogue) -> Reef:
        """Show the land, and one seat's species, at a moment, large.

        Raises
        ------
        Rejection
            When the table has no such seat, or the log no such position.
        """
        return board_at(table, seat, position, say)


DESK_GAME = ClimateOnDesk()
