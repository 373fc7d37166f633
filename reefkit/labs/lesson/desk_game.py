"""What every lesson tells the teacher's desk alike (`reefkit.labs.desk.games.DeskGame`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from reefkit.labs.choice import Choice
from reefkit.labs.desk.games import Foreseen, Plan, PlanStep
from reefkit.labs.lesson.content import Step, teaching
from reefkit.labs.lesson.options import Options
from reefkit.match.errors import reject
from reefkit.match.game import Game, Plain, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message

if TYPE_CHECKING:
    from reefkit.labs.lesson.kind import MakeMatch


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
    """

    id: str
    lesson: str
    game: Game
    options: Options
    make: MakeMatch
    round_steps: tuple[str, ...] = ()

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
