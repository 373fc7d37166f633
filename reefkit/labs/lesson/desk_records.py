"""What every lesson tells the teacher's desk, and the simulated class, alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from reefkit.assess.forms import Form
from reefkit.assess.items import Bank, DrawingPicture, Part, Question
from reefkit.labs.lesson import log
from reefkit.labs.lesson.content import TeachingStep, teaching
from reefkit.labs.lesson.lab import OptionSet
from reefkit.labs.lesson.lab_records import Foreseen, LessonPlan, NamedMoment, PlanStep, ToldLine
from reefkit.labs.lesson.papers import Papers, after_sheet, as_set, before_sheet
from reefkit.labs.setting import OptionChoice, Setting
from reefkit.match.errors import reject
from reefkit.match.game import Action, Game, Plain, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import Table, View
from reefkit.text import Catalogue, Message

if TYPE_CHECKING:
    from reefkit.labs.assessing.answer_session import QuestionSheet
    from reefkit.labs.lesson.log import LogLine
    from reefkit.labs.lesson.simulated_student import Choosing
    from reefkit.labs.student_work import StudentWork


# ---- What every lesson tells the teacher's desk alike (`lab_records.DeskGame`)


class _Waits(NamedTuple):
    """What a table waits for."""

    seats: tuple[int, ...]  #: Those that have to decide.
    since: datetime | None  #: Since when the longest of it waits; none where nothing does.
    gate: str  #: The id of the gate that the desk opens; empty where none is closed.


def waits_of(table: Table, view: View) -> _Waits:
    """Tell what a table waits for, for the wall."""
    since = [at for each in view.awaited if (at := table.waits_since(each.id)) is not None]
    return _Waits(
        tuple(sorted({seat for each in view.awaited for seat in each.seats})),
        min(since, default=None),
        next((each.id for each in view.awaited if not each.seats), ""),
    )


class LessonOnDesk:
    """A lesson for the desk; a lab's own class adds the wall, the record and looking back."""

    id: str  #: The game's and the lab's.
    lesson: str  #: The folder of the lesson that students open.
    game: Game  #: The rules.
    options: OptionSet  #: The game's options as a form shows them.
    make: Callable[..., Match]  #: Sets a match up.
    #: Steps of a plan that are a round of the game each, in order; none where plans have none.
    round_steps: tuple[str, ...] = ()
    #: Lists the moments of a match, one a position, the start included.
    read: Callable[[Table], list[log.Moment]]
    #: Reads the log as lines: of a match, in its first so many entries, as a seat may know it, from
    #: an entry on.
    tell: Callable[[Match, int, int | None, int], list[LogLine]]

    @property
    def title(self) -> Message:
        """The lesson's name."""
        return Message(f"lesson-{self.lesson}")

    # -- what a class plays --------------------------------------------------------------------

    def defaults(self) -> Plain:
        """Give the options as they stand in the game's content."""
        return self.options.defaults()

    def choices(self, say: Catalogue, options: Mapping[str, Any]) -> tuple[OptionChoice, ...]:
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

    def plans(self, say: Catalogue) -> tuple[LessonPlan, ...]:
        """List the lesson plans, their steps one after another, sitting after sitting."""
        return tuple(
            LessonPlan(
                id_,
                say.render(Message(f"teach-plan-{id_}")),
                plan.minutes,
                self._steps(say, [step for sitting in plan.sittings for step in sitting]),
                plan.rounds,
            )
            for id_, plan in teaching(self.id).plan.items()
        )

    def _steps(self, say: Catalogue, steps: Sequence[TeachingStep]) -> tuple[PlanStep, ...]:
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

    def moments(self, table: Table) -> tuple[NamedMoment, ...]:
        """List the moments of a match, one a position, the start included."""
        found = type(self).read(table)
        return tuple(NamedMoment(each.position, each.round, each.name, each.seat) for each in found)

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

    def told(self, table: Table) -> tuple[ToldLine, ...]:
        """Tell what happened in a match, the earliest first."""
        lines = type(self).tell(table.match, table.match.position, None, 0)
        return tuple(ToldLine(each.moment, each.seat, each.organism, each.text) for each in lines)


# ---- A lesson's questions as the teacher's desk grades and shows them (`desk.papers`)
#
# It is made of what the questions need and no more: the desk loads no page of a lesson for it.

Draw = Callable[[str, Mapping[str, Any], "Catalogue"], str]
"""Gives the HTML of a picture that an item names, as `Lab.drawing` does."""


class LessonDeskPapers:
    """The questions of one lesson.

    Parameters
    ----------
    lesson
        The lab's id.
    goals
        The letters of its learning goals, as `Lab.goals` has them.
    own
        Loads bank and forms, with the teacher's overlay.
    drawing
        Draws the pictures that items name; none where they name none.
    papers
        What to read instead of what `own` loads; none for that.
    """

    def __init__(
        self,
        lesson: str,
        goals: str,
        own: Callable[[], Papers],
        drawing: Draw | None = None,
        papers: Papers | None = None,
    ) -> None:
        self.lesson = lesson
        self._letters = goals
        self._own = own
        self._drawing = drawing
        self._papers = papers

    @property
    def papers(self) -> Papers:
        """Bank, forms and what makes questions."""
        return self._papers or self._own()

    @property
    def bank(self) -> Bank:
        """All items."""
        return self.papers.bank

    @property
    def forms(self) -> Mapping[str, Form]:
        """All forms by id."""
        return self.papers.forms

    def own_form(self, part: Part) -> str:
        """Give the id of the form that a student of this server gets without a class."""
        wanted = self.papers.form(part)
        return next(id_ for id_, form in self.papers.forms.items() if form is wanted)

    def form_name(self, form: str) -> Message:
        """Name a form."""
        return Message(f"form-{self.lesson}-{form}")

    def goals(self) -> Mapping[str, Message]:
        """Give the learning goals by letter."""
        return {each.upper(): Message(f"goal-{self.lesson}-{each}") for each in self._letters}

    def made(self, table: Table, seat: int, key: str) -> Sequence[Question]:
        """Make the questions that a match asked of a seat; none while it is not over."""
        if not table.view(None).over or not 0 <= seat < len(table.setup.seats):
            return ()
        return self.papers.make(table, seat, key)

    def picture(self, question: Question, say: Catalogue) -> str:
        """Draw what a question has to look at, as HTML; empty where it has nothing."""
        seen = question.item.picture
        if not isinstance(seen, DrawingPicture) or self._drawing is None:
            return ""
        return self._drawing(seen.name, seen.values, say)


# ---- A lesson's questions as the ghost class is asked them (`reefkit.simulated_class`)


class LessonGhosts:
    """What every lesson tells the ghosts; a lab's own adds how a student plays unlike a bot.

    Parameters
    ----------
    game
        The game's id.
    own
        Loads bank and forms.
    """

    def __init__(self, game: str, own: Callable[[], Papers]) -> None:
        self.game = game
        self._own = own

    def before(self, work: StudentWork, setting: Setting) -> QuestionSheet:
        """Compose the questions before the game, as a student's page does."""
        return before_sheet(as_set(self._own(), setting), work)

    def after(self, work: StudentWork, setting: Setting, table: Table, seat: int) -> QuestionSheet:
        """Compose the questions after a match, as a student's page does."""
        return after_sheet(as_set(self._own(), setting), work, table, seat)

    def notes(self, table: Table, seat: int) -> Sequence[str]:
        """Give what a seat wrote down, by round; here the game asks for no notes."""
        del table, seat
        return ()

    def unlike(self, choosing: Choosing, action: Action) -> Action:
        """Turn what a bot would do into what this student does; here it is the same."""
        del choosing
        return action
