"""What every lesson tells the teacher's desk alike (`reefkit.labs.desk.games.DeskGame`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from reefkit.labs.choice import Choice
from reefkit.labs.desk.games import Foreseen, Moment, Plan, PlanStep, Told
from reefkit.labs.lesson.content import Step, teaching
from reefkit.labs.lesson.options import Options
from reefkit.match.asked import View
from reefkit.match.errors import reject
from reefkit.match.game import Game, Plain, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message

if TYPE_CHECKING:
    from reefkit.labs.lesson import moments
    from reefkit.labs.lesson.kind import MakeMatch
    from reefkit.labs.lesson.log import Line


class Waits(NamedTuple):
    """What a table waits for.

    Attributes
    ----------
    seats : tuple of int
        Those that have to decide.
    since : datetime or None
        Since when the longest of it waits; none where nothing does.
    gate : str
        The id of the gate that the desk opens; empty where none is closed.
    """

    seats: tuple[int, ...]
    since: datetime | None
    gate: str


def waits_of(table: Table, view: View) -> Waits:
    """Tell what a table waits for, for the wall."""
    since = [at for each in view.awaited if (at := table.waits_since(each.id)) is not None]
    return Waits(
        tuple(sorted({seat for each in view.awaited for seat in each.seats})),
        min(since, default=None),
        next((each.id for each in view.awaited if not each.seats), ""),
    )


class LessonOnDesk:
    """A lesson for the desk; a lab's own class adds the wall, the record and looking back.

    Attributes
    ----------
    id
        The game's and the lab's.
    lesson
        The folder of the lesson that students open.
    game
        The rules.
    options
        The game's options as a form shows them.
    make
        Sets a match up.
    round_steps
        Steps of a plan that are a round of the game each, in order; none where plans have none.
    read
        Lists the moments of a match, one a position, the start included.
    tell
        Reads the log as lines: of a match, in its first so many entries, as a seat may know it,
        from an entry on.
    """

    id: str
    lesson: str
    game: Game
    options: Options
    make: MakeMatch
    round_steps: tuple[str, ...] = ()
    read: Callable[[Table], list[moments.Moment]]
    tell: Callable[[Match, int, int | None, int], list[Line]]

    @property
    def title(self) -> Message:
        """The lesson's name."""
        return Message(f"lesson-{self.lesson}")

    # -- what a class plays --------------------------------------------------------------------

    def defaults(self) -> Plain:
        """Give the options as they stand in the game's content."""
        return self.options.defaults()

    def choices(self, say: Catalogue, options: Mapping[str, Any]) -> tuple[Choice, ...]:
        """Give every option that a class may turn, those that few turn folded, at the end."""
        return self.options.choices(say, options)

    def check_option(self, name: str, value: object) -> object:
        """Turn what a browser sent into a value of an option.

        Raises
        ------
        Rejection
            When there is no such option, or it cannot have this value.
        """
        return self.options.check(name, value)

    def check_options(self, options: Mapping[str, Any]) -> Plain:
        """Check the options of a setting, and fill in those that it leaves out.

        Raises
        ------
        Rejection
            When there is no such option, or it cannot have its value.
        """
        checked = self.defaults()
        for name, value in options.items():
            checked[name] = self.options.check(name, value)
        try:
            msgspec.convert(checked, self.options.type)
        except msgspec.ValidationError as error:
            raise reject("new-option") from error
        return checked

    def new_match(
        self, seats: Sequence[SeatInfo | str], options: Mapping[str, Any], *, table_key: str = ""
    ) -> Match:
        """Make a class match; tables of one `table_key` draw alike what belongs to the table.

        Raises
        ------
        SetupError
            When options or seats do not fit the game.
        """
        who = [each if isinstance(each, SeatInfo) else SeatInfo(each) for each in seats]
        match = self.make(who, options=options)
        if not table_key:
            return match
        return Match(self.game, msgspec.structs.replace(match.setup, table_key=table_key))

    # -- the wall ------------------------------------------------------------------------------

    def foreseen(self, table: Table) -> tuple[Foreseen, ...]:
        """Tell nothing: no fate is foretold in most games."""
        del table
        return ()

    def plans(self, say: Catalogue) -> tuple[Plan, ...]:
        """List the lesson plans, their steps one after another, sitting after sitting."""
        return tuple(
            Plan(
                id_,
                say.render(Message(f"teach-plan-{id_}")),
                plan.minutes,
                self._steps(say, [step for sitting in plan.sittings for step in sitting]),
                plan.rounds,
            )
            for id_, plan in teaching(self.id).plan.items()
        )

    def _steps(self, say: Catalogue, steps: Sequence[Step]) -> tuple[PlanStep, ...]:
        found: list[PlanStep] = []
        begins = rounds = 0
        for step in steps:
            is_round = step.id in self.round_steps
            rounds += is_round
            title = say.render(Message(f"desk-plan-{step.id}", {"round": rounds}))
            found.append(PlanStep(begins, step.minutes, title, rounds if is_round else 0))
            begins += step.minutes
        return tuple(found)

    # -- looking back --------------------------------------------------------------------------

    def moments(self, table: Table) -> tuple[Moment, ...]:
        """List the moments of a match, one a position, the start included."""
        found = type(self).read(table)
        return tuple(Moment(each.position, each.round, each.name, each.seat) for each in found)

    def beats(self, table: Table) -> tuple[int, ...]:
        """List the positions at which a turn ended, and the last one."""
        found = type(self).read(table)
        ends = [
            one.position
            for one, after in pairwise(found)
            if (one.round, one.name) != (after.round, after.name)
        ]
        return tuple(sorted({0, *ends, found[-1].position}))

    def opened(self, table: Table) -> int | None:
        """Give the position at which the set-up was done; none where it is not."""
        return next((each.position for each in type(self).read(table) if each.round), None)

    def told(self, table: Table) -> tuple[Told, ...]:
        """Tell what happened in a match, the earliest first."""
        lines = type(self).tell(table.match, table.match.position, None, 0)
        return tuple(Told(each.moment, each.seat, each.organism, each.text) for each in lines)
