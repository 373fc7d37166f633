"""A lab as the teacher's desk sees it: what a class can play of it, its tables, its questions."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import cache
from itertools import pairwise
from statistics import NormalDist
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from reefkit.assess.bank import Bank, Part
from reefkit.assess.form import Form
from reefkit.assess.items import DrawingPicture, GraphPicture
from reefkit.assess.keyed_order import rank
from reefkit.assess.question import Question
from reefkit.data_lab.dataset import BackReference, OpenedMoment
from reefkit.labs.lesson.content import TeachingStep, graph_html, teaching
from reefkit.labs.lesson.lab import AnyLab, labs
from reefkit.labs.lesson.log import log_lines
from reefkit.labs.setting import OptionChoice, Setting
from reefkit.match.course import Course
from reefkit.match.errors import reject
from reefkit.match.game import Action, Plain, Rules, SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable, Table
from reefkit.text import Catalogue, Message, message

# ---- What a lab tells the desk of its tables: plain records that name no rule

Opens = Literal["phase", "card", "strike"]
Counts = NDArray[np.integer[Any]]


class TableStanding(NamedTuple):
    """How a table stands."""

    #: Names round, phase, card and step, or the gate: the same at every table that stands there.
    stage: str
    #: How far that is: round, phase, cards; tables further on have a larger one.
    order: tuple[int, ...]
    #: ``round``, ``rounds``: The round that is played (0: set-up), and of how many.
    round: int
    rounds: int
    phase: Message  #: What is played, short.
    #: The seats that the table waits for, absent ones left out: a bot decides for those.
    waits: tuple[int, ...]
    gate: str  #: The id of the gate where it waits for the class; empty for none.
    #: What that gate opens: a phase; or, once every table is there, a card that is drawn, or what a
    #: card does to those who have all predicted it.
    opens: Opens
    #: Since when the longest of them is awaited, or the gate; none where nobody is.
    since: datetime | None
    over: bool  #: Whether the match has ended.
    points: tuple[int, ...]  #: The points of each seat.
    types: int  #: How many types live at the table now.


class CountedType(Struct, frozen=True):
    """A type that counts for diversity; `family` is the key of its colour, `id` of its drawing."""

    id: str
    name: Message
    role: str
    family: str


class SeatSetup(Struct, frozen=True):
    """How a seat began: on which board, with what, and who plays it."""

    seat: int
    #: ``board``, ``board_name``: What was picked; empty and none before that.
    board: str
    board_name: Message | None
    #: Ids of the types that it was founded with, each once, in the content's order.
    founders: tuple[str, ...]
    #: ``bot``, ``bot_name``: Id and name of the bot's style; empty and none where people sit.
    bot: str
    bot_name: Message | None


class RoundDisaster(Struct, frozen=True):
    """A disaster of a round."""

    round: int
    card: str
    name: Message


class TableSeries(Struct, frozen=True):
    """Something else that a table's game measures along time, as one line of a chart."""

    #: ``id``, ``name``: Which it is, the same at every table; the name is the chart's title.
    id: str
    name: Message
    ask: Message  #: What to ask the class when it sees the lines of all tables.
    #: From time 0, as many as `TableRecord.counts` has times; NaN where it is undefined.
    values: tuple[float, ...]
    whole: bool = False  #: Whether only whole numbers can be.


class TableRecord(Struct, frozen=True):
    """A table along time, as far as it has been surveyed and told."""

    rounds: int  #: How many rounds the match has.
    label: Message  #: What time counts, as an axis says it.
    taxa: tuple[CountedType, ...]  #: The types.
    #: int (times, seats, types). Living tokens; time 0 is the start. No times before the set-up is
    #: done.
    counts: Counts
    points: Counts  #: int (rounds, seats). What each seat scored in each round that was surveyed.
    #: int (rounds, seats). Of each seat by then, as the game adds points up; at the end with the
    #: bonus.
    totals: Counts
    places: tuple[SeatSetup, ...]  #: How each seat began.
    struck: tuple[RoundDisaster, ...]  #: The disasters, in order.
    #: What else the game measures; a game without types has this alone.
    series: tuple[TableSeries, ...] = ()
    #: What points are called, where they are something else, such as tokens.
    unit: Message | None = None


def record_of(  # noqa: PLR0913  # what only the lab knows
    table: Table,
    course: Course,
    *,
    rounds: int,
    points: str,
    series: Mapping[str, str],
    struck: tuple[RoundDisaster, ...] = (),
    names: str,
    bots: str,
) -> TableRecord:
    """Make the record of a table without types from its course.

    Parameters
    ----------
    table, course
        The table, and its course at the times of the record.
    rounds, struck
        As `TableRecord` has them.
    points
        The quantity of seats that counts as points.
    series
        The quantities that are drawn, by the id of the series: of seats, the mean.
    names, bots
        How the messages begin of the series, before ``series-`` and ``ask-``, and of the bots.
    """
    counted = course[points]
    own = counted.values.astype(np.int64)
    return TableRecord(
        rounds=rounds,
        label=course.label,
        taxa=(),
        counts=np.zeros((*own.shape, 0), np.int64),
        points=np.diff(own, axis=0),
        totals=own[1:],
        places=tuple(
            _place(seat, info.bot or "", bots) for seat, info in enumerate(table.setup.seats)
        ),
        struck=struck,
        series=tuple(
            TableSeries(
                id_,
                Message(names + "series-" + id_),
                Message(names + "ask-" + id_),
                tuple(each.mean.tolist()),
                whole=each.whole and each.scope == "table",
            )
            for id_, quantity in series.items()
            for each in (course[quantity],)
        ),
        unit=counted.unit,
    )


def _place(seat: int, bot: str, names: str) -> SeatSetup:
    return SeatSetup(seat, "", None, (), bot, Message(names + bot) if bot else None)


class NamedMoment(NamedTuple):
    """A position of a match's log, named; `seat` is whose entry led there, if one's did."""

    position: int
    round: int
    name: Message
    seat: int | None


class ToldLine(NamedTuple):
    """A line of a match's log, as everybody at the table may know it."""

    moment: int  #: The position of the match after it.
    seat: int | None  #: Whom it happened to; none: the table.
    art: str  #: The id of the drawing of what it tells of; empty where it tells of none.
    text: Message  #: What happened, and why.


class Fact(Struct, frozen=True):
    """Something to read beside a board: what it is, and how much or which."""

    name: Message
    value: Message | int
    art: str = ""  #: The id of its drawing; empty for none.


class SeatRecord(Struct, frozen=True):
    """One seat's board at a moment."""

    picture: str  #: The board as SVG; a screen reader passes it over.
    said: tuple[str, ...]  #: What stands where, a place a text.
    facts: tuple[Fact, ...]  #: What is to be read beside it.


class Foreseen(Struct, frozen=True):
    """How one kind of fate was foreseen, in one round, over the seats that were asked."""

    #: ``round``, ``card``, ``card_name``: The disaster.
    round: int
    card: str
    card_name: Message
    #: ``type``, ``name``: Whose fate it was.
    type: str
    name: Message
    died: bool  #: What happened to it.
    why: tuple[Message, ...]  #: The reasons that were told.
    #: ``right``, ``of``: How many of the asked seats that had such foresaw it for all of theirs.
    right: int
    of: int


class TableCard(Struct, frozen=True):
    """The latest card of a table, to be shown to the class and talked about."""

    #: ``round``, ``order``, ``id``: Which it is: of its round, and the card's id.
    round: int
    order: int
    id: str
    title: Message
    kind: Message  #: What sort of card it is.
    says: tuple[Message, ...]  #: What it does, sentence by sentence.
    science: Message  #: What is behind it.
    ask: Message  #: What to ask the class about it.
    picture: str  #: As HTML.
    #: ``predict``: students say what it will do, or have said it and it has not struck; ``works``:
    #: it strikes, and somebody decides still; ``struck``: all can be told.
    step: Literal["predict", "works", "struck"]


class PlanStep(NamedTuple):
    """One step of a lesson plan: when it begins in minutes, how long it takes, what it is."""

    begins: int
    minutes: int
    title: str
    round: int = 0


class LessonPlan(NamedTuple):
    """A lesson plan: its id, name, minutes, steps sitting after sitting, and rounds."""

    id: str
    title: str
    minutes: int
    steps: tuple[PlanStep, ...]
    rounds: int


# ---- The lab as the desk asks it

PREDICTION, BY_HAND, GATES, STRIKE = "predict", "hands_on", "gates", "strike"
"""Options that the way and the pace of a class turn, in games that have them."""
NAMED_TABLES = 16
"""Tables that have a name of the sea; those beyond have a number."""


class LabOnDesk:
    """A lab for the desk; a lab's own class adds the wall, the record and looking back.

    Attributes
    ----------
    lab
        The lab.
    """

    #: Steps of a plan that are a round of the game each, in order; none where plans have none.
    round_steps: tuple[str, ...] = ()

    certificate_series: ClassVar[str] = ""
    """The series that a certificate draws; empty: types alive, or points where no types count."""

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

    def check_option(self, name: str, value: object) -> object:
        """Turn what a browser sent into a value of an option.

        Raises
        ------
        Rejection
            When there is no such option, or it cannot have this value.
        """
        return self.lab.options.check(name, value)

    def check_options(self, options: Mapping[str, Any]) -> Plain:
        """Check the options of a setting, and fill in those that it leaves out.

        Raises
        ------
        Rejection
            When there is no such option, or it cannot have its value.
        """
        checked = self.defaults()
        for name, value in options.items():
            checked[name] = self.check_option(name, value)
        try:
            msgspec.convert(checked, self.lab.options.type)
        except msgspec.ValidationError as error:
            raise reject("new-option") from error
        return checked

    def check_playable(self, options: Mapping[str, Any]) -> None:
        """Refuse options that could each be chosen, but with which nothing would happen.

        Raises
        ------
        Rejection
            Saying what is missing; here nothing ever is.
        """

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
        match = self.lab.new_match(who, options=options)
        if not table_key:
            return match
        return Match(self.game, msgspec.structs.replace(match.setup, table_key=table_key))

    def begin(self, setting: Setting, names: Sequence[str], ocean: str) -> Match:
        """Make a table's match; where it goes quick, bots have done the set-up.

        `ocean`: The key that the tables share, as 16 hexadecimal digits; empty where each has its
        own.

        Raises
        ------
        ReefkitError
            When the setting does not fit the game.
        """
        self.check_playable(setting.options)
        match = self.new_match(names, self.options_of(setting), table_key=ocean)
        if setting.way == "quick":
            table = MemoryTable(match)
            for seat in range(len(names)):
                table.do_for_me(seat)
        return match

    def options_of(self, setting: Setting) -> dict[str, object]:
        """Return all options of a match of this setting, with what its way and pace turn.

        Raises
        ------
        Rejection
            When an option is none of the game's.
        """
        options = dict(self.check_options(setting.options))
        if BY_HAND in options:
            options[BY_HAND] = setting.way == "hands-on"
        if PREDICTION in options and setting.way == "quick":
            options[PREDICTION] = "none"
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

    # -- the wall ------------------------------------------------------------------------------

    def standing(self, table: Table) -> TableStanding:
        raise NotImplementedError

    def gate(self, table: Table) -> str:
        return next((each.id for each in table.view(None).awaited if not each.seats), "")

    def stands(  # noqa: PLR0913  # what only the lab knows
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
        raise NotImplementedError

    def foreseen(self, table: Table) -> tuple[Foreseen, ...]:
        return ()

    def card(self, table: Table) -> TableCard | None:
        return None

    # -- the class as data ---------------------------------------------------------------------

    def record(self, table: Table) -> TableRecord:
        raise NotImplementedError

    # -- looking back --------------------------------------------------------------------------

    def moments(self, table: Table) -> tuple[NamedMoment, ...]:
        found = self.lab.moments(table)
        return tuple(NamedMoment(each.position, each.round, each.name, each.seat) for each in found)

    def beats(self, table: Table) -> tuple[int, ...]:
        """List the positions where playback stops: each end of a turn, and the last one."""
        found = self.lab.moments(table)
        ends = [
            one.position
            for one, after in pairwise(found)
            if (one.round, one.name) != (after.round, after.name)
        ]
        return tuple(sorted({0, *ends, found[-1].position}))

    def surveys(self, table: Table) -> tuple[int, ...]:
        """List the positions at the end of the set-up and at each round's survey or start."""
        found = self.lab.moments(table)
        opened = next((each.position for each in found if each.round), None)
        return () if opened is None else tuple(sorted({opened, *self.lab.surveys(found)}))

    def told(self, table: Table) -> tuple[ToldLine, ...]:
        lines = log_lines(table, None, self.lab.lines)
        return tuple(ToldLine(each.moment, each.seat, each.organism, each.text) for each in lines)

    def board(self, table: Table, seat: int, position: int, say: Catalogue) -> SeatRecord:
        """Show one seat's board at a moment, large.

        Raises
        ------
        Rejection
            When the table has no such seat, or the log no such position.
        """
        raise NotImplementedError

    def opened(self, table: Table, leads: BackReference, name: str, say: Catalogue) -> OpenedMoment:
        """Show the moment of a table that a row of its data leads back to, as everybody may see it.

        Parameters
        ----------
        table
            As its readers may see it (`dataframe.as_seen`).
        leads
            What the row leads back to: a ``position``, and a ``seat`` where it is one's.
        name
            What the table is called.

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
        return OpenedMoment(title, ((board.picture, whose),), board.said, facts)

    # -- questions -----------------------------------------------------------------------------

    @property
    def bank(self) -> Bank:
        return self.lab.papers().bank

    @property
    def forms(self) -> Mapping[str, Form]:
        return self.lab.papers().forms

    def own_form(self, part: Part) -> str:
        wanted = self.lab.papers().form(part)
        return next(id_ for id_, form in self.forms.items() if form is wanted)

    def form_name(self, form: str) -> Message:
        return Message(f"form-{self.id}-{form}")

    def goals(self) -> Mapping[str, Message]:
        return {each.upper(): Message(f"goal-{self.id}-{each}") for each in self.lab.goals}

    def made(self, table: Table, seat: int, key: str) -> Sequence[Question]:
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
    found = {}
    for id_, lab in labs().items():
        if lab.desk:
            adapter: type[LabOnDesk] = pkgutil.resolve_name(lab.desk)
            found[id_] = adapter(lab)
    return found


def table_names(say: Catalogue, count: int) -> list[str]:
    return [
        say.render(message(f"desk-table-{number}"))
        if number <= NAMED_TABLES
        else say.render(message("desk-table-number", number=number))
        for number in range(1, count + 1)
    ]


# ---- Chance of the ghosts: a pure function of whose it is and what for, from no random state
#
# So a ghost class that goes on after its server was restarted goes on as it would have.

T = TypeVar("T")
A = TypeVar("A", bound=Action)
_STEPS = 2.0**64
_NORMAL = NormalDist()


def share(*address: object) -> float:
    """Return a uniform number from the open interval (0, 1), determined by the address."""
    drawn = int.from_bytes(rank("ghosts", "share", "\x1f".join(map(str, address)))[:8], "big")
    return (drawn + 0.5) / _STEPS


def normal(*address: object) -> float:
    return _NORMAL.inv_cdf(share(*address))


def chance(probability: float, *address: object) -> bool:
    return share(*address) < probability


def pick(choices: Sequence[T], *address: object) -> T:
    """Return one of several, each as likely.

    Raises
    ------
    IndexError
        When there is none.
    """
    return choices[int(share(*address) * len(choices))]


# ---- Who a ghost is: name, ability, way to play, and habit

Habit = Literal["", "absent", "late", "half", "strange", "quiet", "together"]


class Ghost(Struct, frozen=True):
    """One simulated student."""

    number: int  #: From 0, in the order in which they come.
    name: str  #: As typed on joining; names may be alike.
    key: str  #: Whose chance is theirs: the class's seed and the number.
    ability: float  #: On the scale of the item model, 0 in the middle.
    style: str  #: The bot whose play they come nearest to.
    care: float  #: From 0 to 1: how seldom they choose at random what the bot would have weighed.
    habit: Habit = ""  #: What is out of the ordinary with them; empty for nothing.


MISTAKES = 0.35
"""Of the choices of somebody without any care, how many are made at random."""


class Choosing(NamedTuple):
    """Somebody about to decide."""

    #: ``rules``, ``state``: Of the match; the state as the seat sees it.
    rules: Rules
    state: Any
    #: ``seat``, ``ghost``: Whose decision it is.
    seat: int
    ghost: Ghost
    say: Catalogue  #: The language that notes are written in.

    def legal(self, kind: type[A]) -> list[A]:
        every = self.rules.legal(self.state, self.seat)
        return [each for each in every if isinstance(each, kind)]


UnlikeBot = Callable[[Choosing, Action], Action]
"""Returns what a student does where a bot would take an action; it must be allowed."""
