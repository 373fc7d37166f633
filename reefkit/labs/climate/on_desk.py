"""Climate Change, as the teacher's desk sees it (`reefkit.labs.desk.games.DeskGame`)."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from reefkit.games.climate import guide
from reefkit.games.climate.content import Options
from reefkit.games.climate.game import GAME, new_match
from reefkit.games.climate.state import PHASES, STEPS, State
from reefkit.labs.choice import Choice
from reefkit.labs.climate.desk_maps import land_svg
from reefkit.labs.climate.desk_record import board_at, record_of
from reefkit.labs.climate.moments import moments, told_lines
from reefkit.labs.climate.options import OPTIONS
from reefkit.labs.desk.games import (
    Foreseen,
    Moment,
    Plan,
    PlanStep,
    Reef,
    Standing,
    TableRecord,
    Told,
)
from reefkit.labs.lesson.content import teaching
from reefkit.labs.lesson.moments import openings
from reefkit.match.errors import reject
from reefkit.match.game import Game, Plain, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message, message

__all__ = ["DESK_GAME", "ClimateOnDesk"]


class ClimateOnDesk:
    """Climate Change for the desk."""

    id = GAME.id
    lesson = "climate-change"
    game: Game = GAME

    @property
    def title(self) -> Message:
        """The lesson's name."""
        return message("lesson-climate-change")

    # -- what a class plays --------------------------------------------------------------------

    def defaults(self) -> Plain:
        """Give the options of `data/climate/rules.toml`."""
        return OPTIONS.defaults()

    def choices(self, say: Catalogue, options: Mapping[str, Any]) -> tuple[Choice, ...]:
        """Give every option that a class may turn, those that few turn folded, at the end."""
        return OPTIONS.choices(say, options)

    def check_option(self, name: str, value: object) -> object:
        """Turn what a browser sent into a value of an option.

        Raises
        ------
        Rejection
            When there is no such option, or it cannot have this value.
        """
        return OPTIONS.check(name, value)

    def check_options(self, options: Mapping[str, Any]) -> Plain:
        """Check the options of a setting, and fill in those that it leaves out.

        Raises
        ------
        Rejection
            When there is no such option, or it cannot have its value.
        """
        checked = self.defaults()
        for name, value in options.items():
            checked[name] = OPTIONS.check(name, value)
        try:
            msgspec.convert(checked, Options)
        except msgspec.ValidationError as error:
            raise reject("new-option") from error
        return checked

    def new_match(
        self, seats: Sequence[SeatInfo | str], options: Mapping[str, Any], *, table_key: str = ""
    ) -> Match:
        """Make a class match; one `table_key` makes one climate and one deck for all tables.

        Raises
        ------
        SetupError
            When options or seats do not fit the game.
        """
        who = [each if isinstance(each, SeatInfo) else SeatInfo(each) for each in seats]
        match = new_match(who, options=options)
        if not table_key:
            return match
        return Match(GAME, msgspec.structs.replace(match.setup, table_key=table_key))

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

    def foreseen(self, table: Table) -> tuple[Foreseen, ...]:
        """Tell nothing: no fate is foretold in this game."""
        del table
        return ()

    def plans(self, say: Catalogue) -> tuple[Plan, ...]:
        """List the lesson plans, their steps one after another, sitting after sitting."""
        found = []
        for id_, plan in teaching("climate").plan.items():
            begins, steps = 0, []
            for step in (one for sitting in plan.sittings for one in sitting):
                title = say.render(Message(f"desk-plan-{step.id}"))
                steps.append(PlanStep(begins, step.minutes, title))
                begins += step.minutes
            name = say.render(Message(f"teach-plan-{id_}"))
            found.append(Plan(id_, name, plan.minutes, tuple(steps), plan.rounds))
        return tuple(found)

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
