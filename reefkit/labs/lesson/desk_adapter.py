"""A lab's adapter for the teacher's desk, and the simulated students of a class.

Random numbers of simulated students depend only on their address, so that a rehearsal continues
identically after a restart of the server.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from statistics import NormalDist
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from reefkit.assess.bank import Bank, Part
from reefkit.assess.form import Form
from reefkit.assess.items import DrawingPicture, GraphPicture, Text
from reefkit.assess.keyed_order import rank
from reefkit.assess.question import Question
from reefkit.data_lab.dataset import BackReference, OpenedMoment
from reefkit.labs.lesson.content import TeachingStep, teaching
from reefkit.labs.lesson.desk_records import (
    Foreseen,
    LessonPlan,
    Opens,
    PlanStep,
    SeatRecord,
    TableCard,
    TableRecord,
    TableStanding,
)
from reefkit.labs.lesson.lab import AnyLab, every_lab
from reefkit.labs.lesson.measured_graphs import graph_html
from reefkit.labs.setting import OptionChoice, Setting
from reefkit.match.errors import reject
from reefkit.match.game import Action, Plain, Rules, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable, Table
from reefkit.text import Catalogue, Message, message

PREDICTION, BY_HAND, GATES, STRIKE = "predict", "hands_on", "gates", "strike"
"""Options that a class's `Setting` sets (`LabOnDesk.options_of`), in games that have them."""
NAMED_TABLES = 16
"""Number of tables that have names from the sea; further tables have numbers."""


class LabOnDesk:
    """A lab on the teacher's desk; each game's subclass draws and summarises its tables."""

    #: Ids of the steps of a plan in which one round is played; empty if plans name no rounds.
    round_steps: tuple[str, ...] = ()
    #: Ids of the steps in which the match is played, where a step is not a round.
    play_steps: tuple[str, ...] = ()
    #: The option that a plan's number of rounds sets.
    rounds_option: ClassVar[str] = "rounds"

    certificate_series: ClassVar[str] = ""
    """Id of the `TableSeries` drawn on a certificate.

    If empty, the number of living types is drawn, or the points in a game without types.
    """

    def __init__(self, lab: AnyLab) -> None:
        self.lab = lab
        self.id = lab.id
        self.lesson = lab.lesson
        self.title = lab.title
        self.game = lab.game

    # -- what a class plays --------------------------------------------------------------------

    def defaults(self) -> Plain:
        return self.lab.options.defaults()

    def choices(self, say: Catalogue, options: Mapping[str, Any]) -> tuple[OptionChoice, ...]:
        return self.lab.options.choices(say, options)

    def check_options(self, options: Mapping[str, Any]) -> Plain:
        """Check the options of a setting, and fill in the missing ones.

        Raises
        ------
        Rejection
            If there is no such option, or a value is invalid.
        """
        checked = self.defaults()
        for name, value in options.items():
            checked[name] = self.lab.options.check(name, value)
        try:
            msgspec.convert(checked, self.lab.options.type)
        except msgspec.ValidationError as error:
            raise reject("new-option") from error
        return checked

    def check_playable(self, options: Mapping[str, Any]) -> None:
        """Raise a `Rejection` if nothing could happen with these valid options; never here."""

    def new_match(
        self, seats: Sequence[SeatInfo | str], options: Mapping[str, Any], *, table_key: str = ""
    ) -> Match:
        """Make a class match; tables with one `table_key` share the table's random draws.

        Raises
        ------
        SetupError
            If options or seats do not fit the game.
        """
        who = [each if isinstance(each, SeatInfo) else SeatInfo(each) for each in seats]
        match = self.lab.new_match(who, options=options)
        if not table_key:
            return match
        return Match(self.game, msgspec.structs.replace(match.setup, table_key=table_key))

    def begin(self, setting: Setting, names: Sequence[str], ocean: str) -> Match:
        """Make a table's match; if the setting's way is ``founded``, bots have played the set-up.

        `ocean`: Key of the draws that all tables share, 16 hexadecimal digits; empty if each table
        draws its own.

        Raises
        ------
        ReefkitError
            If the setting does not fit the game, or the lesson plays no match.
        """
        if not self.lab.plays:
            raise reject("desk-no-match")
        self.check_playable(setting.options)
        match = self.new_match(names, self.options_of(setting), table_key=ocean)
        if setting.way == "founded":
            table = MemoryTable(match)
            for seat in range(len(names)):
                table.do_for_me(seat)
        return match

    def options_of(self, setting: Setting) -> dict[str, object]:
        """Return all options of a match: the setting's own, and those that follow from its choices.

        Raises
        ------
        Rejection
            As `check_options`.
        """
        options = dict(self.check_options(setting.options))
        if BY_HAND in options:
            options[BY_HAND] = setting.way == "hands-on"
        if GATES in options:
            options[GATES] = setting.gates
        if STRIKE in options:
            options[STRIKE] = setting.chance == "ocean"
        return options

    def plans(self, say: Catalogue) -> tuple[LessonPlan, ...]:
        return tuple(
            LessonPlan(
                id_,
                say.render(Message(f"teach-plan-{id_}")),
                plan.minutes,
                self._steps(say, plan.sittings),
                plan.rounds,
                {self.rounds_option: plan.rounds, **plan.options} if plan.rounds else plan.options,
                plan,
            )
            for id_, plan in teaching(self.id).plan.items()
        )

    def _steps(
        self, say: Catalogue, sittings: Sequence[Sequence[TeachingStep]]
    ) -> tuple[PlanStep, ...]:
        found: list[PlanStep] = []
        begins = rounds = 0
        for number, sitting in enumerate(sittings):
            for step in sitting:
                is_round = step.id in self.round_steps
                rounds += is_round
                title = say.render(Message(f"desk-plan-{step.id}", {"round": rounds}))
                plays = is_round or step.id in self.play_steps
                round_ = rounds if is_round else 0
                home = bool({"before", "after"} & set(step.id.split("-")))
                found.append(PlanStep(begins, step.minutes, title, round_, plays, number, home))
                begins += step.minutes
        return tuple(found)

    # -- the wall ------------------------------------------------------------------------------

    def standing(self, table: Table) -> TableStanding:
        raise NotImplementedError

    def gate(self, table: Table) -> str:
        """Return the id of the gate at which a table waits for the class; empty for none."""
        return next((each.id for each in table.view(None).awaited if not each.seats), "")

    def stands(  # noqa: PLR0913  # facts that only the lab knows
        self,
        table: Table,
        *,
        order: tuple[int, ...],
        rounds: int,
        phase: Message,
        points: Sequence[int],
        types: int = 0,
        opens: Opens = "phase",
    ) -> TableStanding:
        """Make the standing of a table from the lab's arguments and what every table has."""
        view, gate = table.view(None), self.gate(table)
        since = [at for each in view.awaited if (at := table.waits_since(each.id)) is not None]
        return TableStanding(
            stage=gate or table.rules.undo_scope(view.state),
            order=order,
            round=view.state.round,
            rounds=rounds,
            phase=phase,
            waits=tuple(sorted({seat for each in view.awaited for seat in each.seats})),
            gate=gate,
            opens=opens,
            since=min(since, default=None),
            over=view.over,
            points=tuple(points),
            types=types,
        )

    def pictures(
        self, table: Table, say: Catalogue, names: Sequence[str], position: int | None = None
    ) -> tuple[str, ...]:
        """Draw the boards of all seats at a position of the log, small, as SVG.

        `names`: Names to show, by seat. `position`: None for the present.
        """
        raise NotImplementedError

    def legend(self) -> Sequence[tuple[str, Message]]:
        """List the colours of `pictures` that need a name on the wall, with their names."""
        return ()

    def foreseen(self, table: Table) -> tuple[Foreseen, ...]:
        """Count the right predictions for each fate so far; empty in games without predictions."""
        return ()

    def card(self, table: Table) -> TableCard | None:
        """Return the latest card, to discuss with the class; None if there is none."""
        return None

    # -- the class as data ---------------------------------------------------------------------

    def record(self, table: Table) -> TableRecord:
        raise NotImplementedError

    # -- looking back --------------------------------------------------------------------------

    def beats(self, table: Table) -> tuple[int, ...]:
        """List the positions where playback pauses: the start, each turn's end, and the end."""
        found = self.lab.moments(table)
        ends = [
            one.position
            for one, after in pairwise(found)
            if (one.round, one.name) != (after.round, after.name)
        ]
        return tuple(sorted({0, *ends, found[-1].position}))

    def surveys(self, table: Table) -> tuple[int, ...]:
        """List the position at which round 1 begins, and those of the lab's surveys.

        Empty while the table is in its set-up.
        """
        found = self.lab.moments(table)
        opened = next((each.position for each in found if each.round), None)
        return () if opened is None else tuple(sorted({opened, *self.lab.surveys(found)}))

    def board(self, table: Table, seat: int, position: int, say: Catalogue) -> SeatRecord:
        """Return one seat's board at a position, drawn large.

        Raises
        ------
        Rejection
            If the table has no such seat, or the log no such position.
        """
        raise NotImplementedError

    def opened(self, table: Table, leads: BackReference, name: str, say: Catalogue) -> OpenedMoment:
        """Return the moment that a row of a table's data leads back to, as everybody may see it.

        It shows the board of the row's seat; for a row about all seats their boards, or the one
        board that they share.

        `table`: As its readers may see it (`dataframe.as_seen`). `leads`: Has a ``position``, and a
        ``seat`` if the row belongs to one. `name`: The table's name.

        Raises
        ------
        Rejection
            As `board`.
        """
        position, seat = int(leads["position"]), leads.get("seat")
        title = message("data-moment", table=name, moment=self.lab.moments(table)[position].name)
        names = [each.name for each in table.setup.seats]
        if seat is None and self.lab.has_places:
            drawn = self.pictures(table, say, names, position)
            return OpenedMoment(title, tuple(zip(drawn, names, strict=True)))
        board = self.board(table, int(seat or 0), position, say)
        whose = names[int(seat)] if seat is not None and self.lab.has_places else ""
        facts = [(each.name, each.value) for each in board.facts] if seat is not None else []
        said = [each if isinstance(each, str) else say.render(each) for each in board.said]
        return OpenedMoment(title, ((board.picture, whose),), said, facts)

    def unlike_bot(self, choosing: Choosing, action: Action) -> Action:
        """Return a simulated student's action in place of the one that a bot would take.

        The result must be legal. By default it is the bot's own.
        """
        return action

    # -- questions -----------------------------------------------------------------------------

    @property
    def bank(self) -> Bank:
        return self.lab.papers().bank

    @property
    def forms(self) -> Mapping[str, Form]:
        return self.lab.papers().forms

    def own_form(self, part: Part) -> str:
        """Return the id of the lesson's own form for a part."""
        wanted = self.lab.papers().form(part)
        return next(id_ for id_, form in self.forms.items() if form is wanted)

    @property
    def youngest_forms(self) -> tuple[str, ...]:
        return tuple(id_ for id_, form in self.forms.items() if form.youngest)

    def forms_with_texts(self, part: str) -> tuple[str, ...]:
        """List the ids of a part's forms that ask for a text in students' own words."""
        texts = {id_ for id_, item in self.bank.items.items() if isinstance(item, Text)}
        return tuple(
            id_
            for id_, form in self.forms.items()
            if form.part == part
            and not texts.isdisjoint(
                (*form.survey, *(i for slot in form.slots for i in slot.items))
            )
        )

    def form_name(self, form: str) -> Message:
        return Message(f"form-{self.id}-{form}")

    def goals(self) -> Mapping[str, Message]:
        return {each.upper(): Message(f"goal-{self.id}-{each}") for each in self.lab.goals}

    def made(self, table: Table, seat: int, key: str) -> Sequence[Question]:
        """Make the questions about a finished match; empty before its end."""
        if not table.view(None).over or not 0 <= seat < len(table.setup.seats):
            return ()
        return self.lab.papers().make(table, seat, key)

    def question_picture(self, question: Question, say: Catalogue) -> str:
        seen = question.item.picture
        if isinstance(seen, GraphPicture):
            return str(graph_html(self.id, seen.name, say))
        return (
            self.lab.drawing(seen.name, seen.values, say)
            if isinstance(seen, DrawingPicture)
            else ""
        )


@cache
def desk_labs() -> dict[str, LabOnDesk]:
    return {id_: lab.desk for id_, lab in every_lab().items() if lab.desk is not None}


def table_names(say: Catalogue, count: int) -> list[str]:
    return [
        say.render(message(f"desk-table-{number}"))
        if number <= NAMED_TABLES
        else say.render(message("desk-table-number", number=number))
        for number in range(1, count + 1)
    ]


T = TypeVar("T")
A = TypeVar("A", bound=Action)
_STEPS = 2.0**64
_NORMAL = NormalDist()


def share(*address: object) -> float:
    """Return a uniform number between 0 and 1 that depends on the address alone.

    `address`: Names the draw, such as class seed, student, round and purpose.
    """
    drawn = int.from_bytes(rank("ghosts", "share", "\x1f".join(map(str, address)))[:8], "big")
    return (drawn + 0.5) / _STEPS  # never 0, for which `normal` is undefined


def normal(*address: object) -> float:
    """Return a standard normal number that depends on the address alone."""
    return _NORMAL.inv_cdf(share(*address))


def chance(probability: float, *address: object) -> bool:
    """Return True with this probability; the outcome depends on the address alone."""
    return share(*address) < probability


def pick(choices: Sequence[T], *address: object) -> T:
    """Return one of several choices with equal probability, depending on the address alone.

    Raises
    ------
    IndexError
        If there are no choices.
    """
    return choices[int(share(*address) * len(choices))]


Habit = Literal["", "absent", "late", "half", "strange", "quiet", "together"]


class Ghost(Struct, frozen=True):
    """One simulated student."""

    number: int  #: From 0, in order of arrival.
    name: str  #: As typed on joining; not necessarily unique.
    key: str  #: Address of their random draws: the class's seed and the number.
    ability: float  #: On the scale of the item response model; 0 is average.
    style: str  #: Style of the bot they play like.
    care: float  #: From 0 to 1; a share `MISTAKES` x (1 - care) of their choices is random.
    habit: Habit = ""  #: Unusual behaviour; empty for none.


MISTAKES = 0.35
"""Share of choices made at random by a student with no care."""


class Choosing(NamedTuple):
    """A simulated student about to choose an action."""

    rules: Rules
    state: Any  #: As the seat sees it.
    seat: int
    ghost: Ghost
    say: Catalogue  #: Language of the notes they write.

    def legal(self, kind: type[A]) -> list[A]:
        """List the legal actions of one type."""
        every = self.rules.legal(self.state, self.seat)
        return [each for each in every if isinstance(each, kind)]
